#include <regelwerk/ai/explain/explain_text.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include <regelwerk/clockman/board/concerned.hpp>
#include <regelwerk/clockman/language/english.hpp>
#include <regelwerk/clockman/language/german.hpp>
#include <regelwerk/clou/board/concerned.hpp>
#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>
#include <regelwerk/ostfriesenlauf/board/concerned.hpp>
#include <regelwerk/ostfriesenlauf/language/english.hpp>
#include <regelwerk/ostfriesenlauf/language/german.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/regelwerk.hpp>
#include <regelwerk/samara/board/concerned.hpp>
#include <regelwerk/samara/language/english.hpp>
#include <regelwerk/samara/language/german.hpp>
#include <regelwerk/tock/board/concerned.hpp>
#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>

// Explanations of all titles in words, at decisions that random games lead to.

namespace {

using namespace regelwerk;

/// The decisions of a random game, with at least two moves.
template <class G>
std::vector<typename G::State> decisions(const G& game, std::uint64_t key) {
  Random random{key};
  std::vector<typename G::State> found;
  for (auto state = game.initial(); !game.actor(state).is_nobody();) {
    std::size_t moves = 0;
    if (game.actor(state).is_seat()) game.for_each_move(state, [&](const auto& /*move*/) { ++moves; });
    if (moves >= 2) found.push_back(state);
    game.advance(state, random_move(game, state, random));
  }
  return found;
}

/// The first and the last move of a view explained, the greatest differences as lines.
template <class G, class Tongue>
std::vector<std::string> lines(const G& game, const typename G::View& view, std::uint64_t rounds, Tongue tongue,
                               std::uint64_t cap = explained_moves) {
  std::vector<MoveValue<G>> values(2);
  bool is_first = true;
  game.for_each_move(view, [&](const typename G::Move& move) {
    values[is_first ? 0 : 1].move = move;
    is_first = false;
  });
  std::vector<Tally<G>> memory(2 * most_things);
  Explanation<G> explanation{values, memory};
  explain(
      game, view, explanation, {1, rounds, 0}, [&](Random& source) { return game.resample(view, source); },
      [] { return true; }, Rollout<>{{}, {}, cap});
  CHECK(explanation.left_out() == 0);
  std::vector<Difference> found(20);
  const auto told = [&](const Happening<G>& thing) { return is_told(thing, tongue); };
  found.resize(std::min(found.size(), differences(explanation, std::span{found}, told)));
  std::vector<std::string> texts;
  for (const Difference& difference : found) {
    texts.emplace_back(tell_difference(game, view, explanation, difference, tongue).view());
  }
  return texts;
}

template <class G>
void check_lines(const G& game) {
  const auto states = decisions(game, 1);
  const auto& state = states[states.size() / 2];
  const auto view = game.view(state, game.actor(state).seat());
  const auto said = lines(game, view, 60, english);
  const auto in_german = lines(game, view, 60, german);
  CHECK(!said.empty());
  CHECK(said.size() == in_german.size());
  for (const auto& texts : {said, in_german}) {
    for (const std::string& text : texts) {
      INFO(text);
      CHECK(text.find(" %") != std::string::npos);
      CHECK(text.find('{') == std::string::npos);
      CHECK(text.find("…") == std::string::npos);
      CHECK(text.find("  ") == std::string::npos);
    }
  }
}

TEST_CASE("explanations: every title gives lines in all languages") {
  check_lines(tock::Game<>{});
  check_lines(ostfriesenlauf::Game<>{});
  check_lines(samara::Game<>{});
  check_lines(clockman::Game<>{});
  check_lines(clou::Heist<>{});
  check_lines(clou::Campaign<>{});
}

/// Views of equal content are explained alike: another world that looks the same gives the same lines.
template <class G>
int lookalikes(const G& game) {
  int different = 0;
  const auto states = decisions(game, 5);
  Random random{9};
  for (std::size_t i = 0; i < states.size(); i += states.size() / 5 + 1) {
    const Seat seat = game.actor(states[i]).seat();
    const auto other = game.resample(game.view(states[i], seat), random);
    different += other == states[i] ? 0 : 1;
    CHECK(lines(game, game.view(states[i], seat), 10, english) == lines(game, game.view(other, seat), 10, english));
  }
  return different;
}

TEST_CASE("explanations: what looks the same is explained the same") {
  CHECK(lookalikes(tock::Game<>{}) >= 3);
  CHECK(lookalikes(ostfriesenlauf::Game<>{}) >= 2);
  CHECK(lookalikes(samara::Game<>{}) >= 0);
  CHECK(lookalikes(clockman::Game<>{}) >= 3);
  CHECK(lookalikes(clou::Heist<>{}) == 0);
}

/// The different things of some random games, for a viewer that both sides have things happen to.
template <class G>
std::size_t things(const G& game, std::uint64_t games) {
  std::set<std::uint32_t> seen;
  for (std::uint64_t key = 0; key < games; ++key) {
    Random random{key};
    for (auto state = game.initial(); !game.actor(state).is_nobody();) {
      game.advance(state, random_move(game, state, random), [&](const typename G::Event& event) {
        seen.insert(Happening<G>{event.kind, event.rule, Side::own}.code());
      });
    }
  }
  return seen.size();
}

TEST_CASE("explanations: most_things has room for whatever happens") {
  CHECK(2 * things(tock::Game<>{}, 20) < most_things);
  CHECK(2 * things(ostfriesenlauf::Game<>{}, 20) < most_things);
  CHECK(2 * things(samara::Game<>{}, 20) < most_things);
  CHECK(2 * things(clockman::Game<>{}, 40) < most_things);
  CHECK(2 * things(clou::Heist<>{}, 20) < most_things);
  CHECK(2 * things(clou::Campaign<>{}, 20) < most_things);
}

TEST_CASE("explanations: a line says what, by which rule, to whom, how often after which move (TK-17, TK-18)") {
  constexpr tock::Game<tock::Options{.seats = 2}> game;
  const auto read = parse_state(game, to_text(game, decisions(game, 3).front()).view());
  REQUIRE(read);
  std::vector<MoveValue<tock::Game<tock::Options{.seats = 2}>>> values(2);
  const auto view = game.view(*read, game.actor(*read).seat());
  bool is_first = true;
  game.for_each_move(view, [&](const tock::Move& move) {
    values[is_first ? 0 : 1].move = move;
    is_first = false;
  });
  std::vector<Tally<tock::Game<tock::Options{.seats = 2}>>> memory(2 * most_things);
  Explanation explanation{std::span{values}, std::span{memory}};
  explanation.count(0, {tock::EventKind::marble_captured, tock::Rule::capture, Side::own});
  for (int round = 0; round < 3; ++round) {
    for (std::size_t at = 0; at < 2; ++at) {
      if (at == 1) explanation.count(1, {tock::EventKind::card_dealt, tock::Rule::deal, Side::others});
      explanation.end_playout(at, {});
    }
  }
  std::vector<Difference> found(2);
  REQUIRE(differences(explanation, std::span{found}) == 2);
  const std::string first{to_text(game, view, values[0].move).view()};
  const std::string second{to_text(game, view, values[1].move).view()};
  const std::string_view id = info(tock::Rule::capture).id;
  CHECK(tell_difference(game, view, explanation, found[0], english) ==
        std::string_view{"somebody gets a card (TK-8), another's: 0 % after " + first + ", 100 % after " + second});
  CHECK(tell_difference(game, view, explanation, found[1], english) ==
        std::string_view{"somebody is captured (" + std::string{id} + "), yours: 33 % after " + first + ", 0 % after " +
                         second});
  CHECK(tell_difference(game, view, explanation, found[1], german) ==
        std::string_view{"jemand wird geschlagen (" + std::string{id} + "), bei dir: 33 % nach " + first +
                         ", 0 % nach " + second});
  // Each candidate's playouts are counted for itself.
  values[1].visits = 6;
  CHECK(tell_difference(game, view, explanation, found[0], english) ==
        std::string_view{"somebody gets a card (TK-8), another's: 0 % after " + first + ", 50 % after " + second});
}

/// Kinds of events that the language has no sentence for, which go by their words.
template <class G>
int check_untold(const G& game) {
  const auto view = game.view(game.initial(), spectator);
  int untold = 0;
  for (std::size_t kind = 0; kind < sentences_of(type<typename G::Event>, english).size(); ++kind) {
    Happening<G> thing{};
    thing.kind = static_cast<decltype(thing.kind)>(kind);
    Text<1024> out;
    write_happening(out, game, view, thing, english);
    if (is_told(thing, english)) continue;
    ++untold;
    CHECK(out.view().starts_with(std::string{word(thing.kind)} + " ("));
  }
  return untold;
}

TEST_CASE("explanations: what the language has no sentence for goes by its word") {
  CHECK(check_untold(tock::Game<>{}) + check_untold(ostfriesenlauf::Game<>{}) + check_untold(samara::Game<>{}) +
            check_untold(clockman::Game<>{}) + check_untold(clou::Heist<>{}) >
        0);
}

TEST_CASE("explanations: parts of a hundred") {
  CHECK(in_hundred(0, 3) == 0);
  CHECK(in_hundred(1, 3) == 33);
  CHECK(in_hundred(2, 3) == 67);
  CHECK(in_hundred(1, 200) == 1);
  CHECK(in_hundred(3, 3) == 100);
}

}  // namespace
