#include <channels.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include <regelwerk/tock.hpp>
#include <regelwerk/tock/board/concerned.hpp>
#include <regelwerk/tock/board/parts.hpp>
#include <regelwerk/tock/language/cause_phrase.hpp>
#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>
#include <regelwerk/tock/players/encoding.hpp>
#include <regelwerk/tock/players/rule_of_thumb.hpp>
#include <regelwerk/tock/view/recall.hpp>

// Non-interference on channels that leak: each lets one hidden thing through, and the suite must name it.

namespace {

using namespace regelwerk;
using namespace regelwerk::tock;

constexpr Game<Options{.mode = Mode::two_pairs, .quick_start = true}> pairs;

/// What the comparison finds in this channel alone.
template <class Say>
std::vector<std::string> leaks(Say say) {
  conformance::Report report;
  channels::Compared compared;
  channels::compare(report, compared, pairs, 1, 60, channels::Channel{"it", say});
  CHECK(compared.acting > 10);
  return report.faults;
}
void check_leaks(const std::vector<std::string>& found) {
  REQUIRE(found.size() == 1);
  CHECK(found[0].starts_with("it tells of what is hidden"));
}

/// Plays by the cards of the next seat.
struct Peeks {
  Move operator()(const auto& at, const State& state, auto& /*source*/) const {
    const Seat next{(state.table.turn.index() + 1) % 4};
    const auto moves = at.moves(state);
    return moves[static_cast<std::size_t>(state.hand(next).word() % moves.size())];
  }
};

TEST_CASE("non-interference red: a player that peeks") {
  CHECK(leaks(channels::Plays<RuleOfThumb>{}).empty());
  check_leaks(leaks(channels::Plays<Peeks>{}));
}

TEST_CASE("non-interference red: an encoding with a card too many") {
  CHECK(leaks(channels::encoded).empty());
  check_leaks(leaks([](const auto& at) {
    const Cards deck = at.state.deck;
    return channels::encoded(at) + static_cast<char>(deck.count(Rank::king));
  }));
}

/// A search, a hint and an explanation in the world as it is.
struct InTruth {
  const State& state;
  State operator()(auto& /*source*/) const { return state; }
};

TEST_CASE("non-interference red: searches, hints and explanations that know the truth") {
  CHECK(leaks(channels::searched).empty());
  check_leaks(leaks([](const auto& at) {
    using G = std::remove_cvref_t<decltype(at.game)>;
    if (!at.acts()) return std::string{};
    std::vector<SearchNode<G>> nodes(60);
    Search search{at.game, at.view, nodes, Random{5}, {}, Rollout<>{{}, {}, 10}};
    search.run(20, InTruth{at.state});
    std::vector<MoveValue<G>> values(search.root_moves({}));
    search.root_moves(values);
    return channels::values_in_bytes<G>(values);
  }));
  CHECK(leaks(channels::hinted).empty());
  check_leaks(leaks([](const auto& at) {
    using G = std::remove_cvref_t<decltype(at.game)>;
    if (!at.acts()) return std::string{};
    std::vector<MoveValue<G>> values(8);
    (void)rate_moves(
        at.game, at.view, values, 11, 2, InTruth{at.state}, [] { return true; }, Rollout<>{{}, {}, 10});
    return channels::values_in_bytes<G>(values);
  }));
  CHECK(leaks(channels::explained).empty());
  check_leaks(leaks(
      [](const auto& at) { return channels::explained(at) + (at.acts() ? std::to_string(hash(at.state)) : ""); }));
}

TEST_CASE("non-interference red: rules and JSON that tell a hand") {
  CHECK(leaks(channels::told).empty());
  check_leaks(leaks([](const auto& at) { return channels::told(at) + std::to_string(at.state.hands[0].word()); }));
  CHECK(leaks(channels::shown_as_json).empty());
  check_leaks(leaks([](const auto& at) {
    std::string said;
    write_json([&](std::string_view part) { said += part; }, at.game, at.state);
    return said;
  }));
}

TEST_CASE("non-interference red: causes that name a card of somebody else") {
  CHECK(leaks(channels::reasoned).empty());
  check_leaks(leaks([](const auto& at) {
    const Seat next{(at.state.table.turn.index() + 1) % 4};
    return channels::reasoned(at) + (at.acts() ? std::to_string(at.state.hand(next).word()) : "");
  }));
}

/// What the comparison finds in this channel of moves alone.
template <class Say>
std::vector<std::string> leaks_of_moves(Say say) {
  conformance::Report report;
  channels::Compared compared;
  channels::compare_steps(report, compared, pairs, 1, 60, channels::Channel{"they", say});
  CHECK(compared.steps > 100);
  return report.faults;
}

TEST_CASE("non-interference red: events, records and words that are told as they are, and not as they are shown") {
  CHECK(leaks_of_moves(channels::told_of_moves).empty());
  const auto unmasked = [](const auto& say) {
    const auto found = leaks_of_moves([&](const auto& step) {
      std::string said;
      auto view = step.view;
      for (const Event& event : step.events) {
        say(said, view, event);
        REQUIRE(pairs.apply(view, pairs.shown(event, view.viewer)));
      }
      return said;
    });
    REQUIRE(found.size() == 1);
    CHECK(found[0].starts_with("they tell of what is hidden"));
  };
  unmasked([](std::string& said, const View& /*view*/, const Event& event) { said += to_text(pairs, event).view(); });
  unmasked([](std::string& said, const View& view, const Event& event) {
    said += tell(pairs, view, event, english).view();
  });
  unmasked(
      [](std::string& said, const View& view, const Event& event) { said += tell(pairs, view, event, german).view(); });
  unmasked([](std::string& said, const View& /*view*/, const Event& event) {
    write_json([&](std::string_view part) { said += part; }, pairs, event);
  });
  unmasked([](std::string& said, const View& /*view*/, const Event& event) {
    const auto bytes = pairs.pack(event);
    said.append(bytes.begin(), bytes.end());
  });
}

}  // namespace
