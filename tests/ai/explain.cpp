#include <regelwerk/ai/explain/explain.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <core/both.hpp>
#include <play/guess.hpp>
#include <regelwerk/ai/search/rate_moves.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/tock/board/concerned.hpp>
#include <regelwerk/tock/view/recall.hpp>
#include <tock/position.hpp>

namespace guess {

/// A deal happens to seat 0, a guess to seat 1, the end to both.
constexpr SeatSet concerned_by(const auto& /*game*/, const Rules::Event& event) {
  if (event.rule == Rules::Rule::end) return {};
  return regelwerk::seats_of(event.rule == Rules::Rule::deal ? Seat{0} : Seat{1});
}

}  // namespace guess

namespace {

using namespace regelwerk;
using namespace tock_test;

using Two = std::remove_const_t<decltype(two)>;

/// An explanation with its memory.
template <class G>
struct Kept {
  std::vector<MoveValue<G>> values;
  std::vector<Tally<G>> memory;
  Explanation<G> explanation;

  explicit Kept(const std::vector<typename G::Move>& moves, std::size_t things = most_things)
      : values(moves.size()), memory(moves.size() * things), explanation{(fill(moves), values), memory} {}
  Kept(const Kept&) = delete;
  Kept& operator=(const Kept&) = delete;

 private:
  void fill(const std::vector<typename G::Move>& moves) {
    for (std::size_t i = 0; i < moves.size(); ++i) values[i].move = moves[i];
  }
};

template <class G>
std::vector<typename G::Move> all_moves(const G& game, const typename G::View& view) {
  std::vector<typename G::Move> moves;
  game.for_each_move(view, [&](const typename G::Move& move) { moves.push_back(move); });
  return moves;
}

template <class G>
bool same(const Explanation<G>& a, const Explanation<G>& b) {
  if (!std::ranges::equal(a.values(), b.values()) || a.things() != b.things() || a.left_out() != b.left_out()) {
    return false;
  }
  for (std::size_t i = 0; i < a.things(); ++i) {
    if (!std::ranges::equal(a.row(i), b.row(i))) return false;
  }
  return true;
}

/// The row of a thing, if it happened.
template <class G>
std::optional<std::size_t> row_of(const Explanation<G>& explanation, const Happening<G>& thing) {
  for (std::size_t i = 0; i < explanation.things(); ++i) {
    if (explanation.row(i)[0].thing == thing) return i;
  }
  return std::nullopt;
}

TEST_CASE("explain: a marble that goes where it must be captured, and one that does not (TK-17, TK-18)") {
  // Seat 1 holds a 5 only, which must be played from 10 to 15.
  const State state = position(two, {.marbles = {"12 25", "10"}, .hand = "3", .hands = {"", "5"}});
  REQUIRE(has_moves(two, state, "3:12-15 3:25-28"));
  const View view = two.view(state, seat(0));
  Kept<Two> kept{all_moves(two, view)};
  explain(
      two, view, kept.explanation, {1, 50, 0}, [&](Random& /*source*/) { return state; }, [] { return true; },
      Rollout<>{{}, {}, 1});
  const auto captured = [&](Side side) {
    std::vector<Happening<Two>> found;
    for (std::size_t i = 0; i < kept.explanation.things(); ++i) {
      const auto& thing = kept.explanation.row(i)[0].thing;
      if (thing.kind == EventKind::marble_captured && thing.side == side) found.push_back(thing);
    }
    return found;
  };
  REQUIRE(captured(Side::own).size() == 1);
  CHECK(captured(Side::others).empty());
  const auto row = row_of(kept.explanation, captured(Side::own)[0]);
  CHECK(kept.explanation.row(*row)[0].playouts == 50);
  CHECK(kept.explanation.row(*row)[0].times == 50);
  CHECK(kept.explanation.row(*row)[1].playouts == 0);
  std::array<Difference, 8> all{};
  CHECK(differences(kept.explanation, std::span<Difference>{all}) == 1);
  CHECK(all[0] == Difference{*row, 50});
  CHECK(mean_payoff(kept.values[0], seat(0)) < mean_payoff(kept.values[1], seat(0)));
  CHECK(differences(kept.explanation, std::span<Difference>{all}, [](const auto& /*thing*/) { return false; }) == 0);
}

TEST_CASE("explain: what was counted goes on in a copy of its memory (TK-17)") {
  const State state = position(two, {.marbles = {"12 25", "10"}, .hand = "3", .hands = {"", "5"}});
  const View view = two.view(state, seat(0));
  const auto run = [&](Explanation<Two>& explanation, Rounds rounds) {
    explain(
        two, view, explanation, rounds, [&](Random& /*source*/) { return state; }, [] { return true; }, Rollout<>{});
  };
  Kept<Two> whole{all_moves(two, view)};
  Kept<Two> half{all_moves(two, view)};
  run(whole.explanation, {1, 50, 0});
  run(half.explanation, {1, 20, 0});
  auto values = half.values;
  auto memory = half.memory;
  Explanation<Two> again{values, memory, half.explanation.extent()};
  CHECK(same(again, half.explanation));
  run(again, {1, 30, 20});
  CHECK(same(again, whole.explanation));
}

TEST_CASE("explain: of few rounds no difference is more than luck") {
  CHECK_FALSE(is_more_than_luck({0, 3}, 3));
  CHECK(is_more_than_luck({0, 4}, 4));
  CHECK_FALSE(is_more_than_luck({0, 19}, 100));
  CHECK(is_more_than_luck({0, 20}, 100));
  CHECK(is_more_than_luck({0, std::uint64_t{1} << 33U}, std::uint64_t{1} << 40U));
}

TEST_CASE("explain: whom an event happens to (TK-18, TK-32)") {
  CHECK(concerned_by(two, Event{.kind = EventKind::marble_captured, .seat = seat(0), .colour = seat(1)}) ==
        seats_of(seat(1)));
  CHECK(concerned_by(two, Event{.kind = EventKind::marbles_swapped, .colour = seat(1), .other = seat(0)}) ==
        SeatSet::first(2));
  CHECK(concerned_by(two, Event{.kind = EventKind::seat_banned, .seat = seat(1)}) == seats_of(seat(1)));
  CHECK(concerned_by(two, Event{.kind = EventKind::cards_shuffled}).empty());
}

TEST_CASE("explain: a partner's marble is one's own (TK-6)") {
  const State state = position(pairs, {.marbles = {"22 40", "20", "60"}, .hand = "3", .hands = {"", "5", "8", "8"}});
  const View view = pairs.view(state, seat(0));
  Kept<std::remove_const_t<decltype(pairs)>> kept{all_moves(pairs, view)};
  explain(
      pairs, view, kept.explanation, {1, 5, 0}, [&](Random& /*source*/) { return state; }, [] { return true; },
      Rollout<>{{}, {}, 2});
  std::uint64_t own = 0;
  std::uint64_t others = 0;
  for (std::size_t i = 0; i < kept.explanation.things(); ++i) {
    const auto row = kept.explanation.row(i);
    if (row[0].thing.kind != EventKind::card_played) continue;
    (row[0].thing.side == Side::own ? own : others) += row[0].times;
  }
  // Seat 0 and its partner have played one card each, seat 1 one.
  CHECK(own == 10);
  CHECK(others == 5);
}

/// The same counted plainly.
template <class G>
using Plain = std::map<std::pair<std::size_t, std::uint32_t>, std::pair<std::uint64_t, std::uint64_t>>;

template <class G>
Plain<G> plainly(const G& game, const typename G::View& view, const std::vector<typename G::Move>& moves,
                 std::uint64_t key, std::uint64_t rounds) {
  Plain<G> counts;
  const int team = game.team(view.viewer.seat());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    for (std::uint64_t round = 0; round < rounds; ++round) {
      Random source = Random::stream(key, round);
      auto state = game.resample(view, source);
      std::map<std::uint32_t, std::uint64_t> times;
      const auto hear = [&](const typename G::Event& event) {
        if constexpr (HasKind<typename G::Event>) {
          if (word(event.kind) == "course_changed") return;
        }
        bool own = false;
        bool others = false;
        for (int seat = 0; seat < game.seats(); ++seat) {
          if (!concerned_by(game, event).contains(Seat{seat})) continue;
          (game.team(Seat{seat}) == team ? own : others) = true;
        }
        const auto lead = regelwerk::detail::lead_of(event);
        if (own) ++times[Happening<G>{lead, event.rule, Side::own}.code()];
        if (others) ++times[Happening<G>{lead, event.rule, Side::others}.code()];
        if (!own && !others) ++times[Happening<G>{lead, event.rule, Side::all}.code()];
      };
      game.advance(state, moves[i], hear);
      for (std::uint64_t n = 0; n < explained_moves && !game.actor(state).is_nobody(); ++n) {
        game.advance(state, random_move(game, state, source), hear);
      }
      for (const auto& [code, number] : times) {
        auto& count = counts[{i, code}];
        ++count.first;
        count.second += number;
      }
    }
  }
  return counts;
}

template <class G>
void check_plainly(const G& game, const typename G::View& view) {
  const auto moves = all_moves(game, view);
  Kept<G> kept{moves};
  explain(game, view, kept.explanation, {3, 40, 0});
  auto counts = plainly(game, view, moves, 3, 40);
  for (std::size_t i = 0; i < kept.explanation.things(); ++i) {
    const auto row = kept.explanation.row(i);
    CHECK((i == 0 || kept.explanation.row(i - 1)[0].thing.code() < row[0].thing.code()));
    for (std::size_t at = 0; at < row.size(); ++at) {
      CHECK(row[at].thing == row[0].thing);
      CHECK(row[at].in_this_playout == 0);
      const auto& count = counts[{at, row[at].thing.code()}];
      CHECK(row[at].playouts == count.first);
      CHECK(row[at].times == count.second);
    }
  }
  for (const auto& [key, count] : counts) {
    bool is_there = false;
    for (std::size_t i = 0; i < kept.explanation.things(); ++i) {
      is_there = is_there || kept.explanation.row(i)[0].thing.code() == key.second;
    }
    CHECK(is_there);
  }
}

TEST_CASE("explain: counts are those of a plain loop") {
  const State state = position(two, {.marbles = {"0! 5 25", "30 9"}, .hand = "A37"});
  check_plainly(two, two.view(state, seat(0)));
  constexpr guess::Game<> game;
  check_plainly(game, game.view(game.play(game.initial(), guess::Rules::Move{2}), Seat{1}));
}

TEST_CASE("explain: events without kinds go by their rule") {
  constexpr guess::Game<> game;
  const auto dealt = game.play(game.initial(), guess::Rules::Move{2});
  const auto view = game.view(dealt, Seat{1});
  Kept<guess::Game<>> kept{all_moves(game, view)};
  explain(game, view, kept.explanation, {1, 30, 0});
  REQUIRE(kept.explanation.things() == 2);
  CHECK(kept.explanation.row(0)[0].thing ==
        Happening<guess::Game<>>{guess::Rules::Rule::one_guess, guess::Rules::Rule::one_guess, Side::own});
  CHECK(kept.explanation.row(1)[2].thing.side == Side::all);
  CHECK(kept.explanation.row(1)[2].playouts == 30);
  // In every world one of the guesses is right.
  CHECK(kept.values[0].sums[1] + kept.values[1].sums[1] + kept.values[2].sums[1] == std::int64_t{30} * payoff_scale);
  CHECK(differences(kept.explanation, std::span<Difference>{}) == 0);
}

const State three_moves = position(two, {.marbles = {"0! 5 25", "30 9"}, .hand = "A37"});

TEST_CASE("explain: the same whatever the splitting") {
  const View view = two.view(three_moves, seat(0));
  const auto moves = all_moves(two, view);
  const auto part = [&](Kept<Two>& kept, std::uint64_t first, std::uint64_t rounds) {
    explain(two, view, kept.explanation, {7, rounds, first});
  };
  Kept<Two> whole{moves};
  part(whole, 0, 60);
  for (const std::uint64_t cut : {1U, 20U, 59U}) {
    Kept<Two> front{moves};
    Kept<Two> back{moves};
    part(front, 0, cut);
    part(back, cut, 60 - cut);
    CHECK(!same(back.explanation, whole.explanation));
    back.explanation.merge(front.explanation);
    CHECK(same(back.explanation, whole.explanation));
    // One after the other into the same memory.
    part(front, cut, 60 - cut);
    CHECK(same(front.explanation, whole.explanation));
  }
  CHECK(whole.explanation.left_out() == 0);
}

TEST_CASE("explain: stops between rounds, so that all candidates have been tried as often") {
  const View view = two.view(three_moves, seat(0));
  const auto moves = all_moves(two, view);
  for (const std::uint64_t budget : {0U, 1U, 2U, 7U}) {
    Kept<Two> stopped{moves};
    std::uint64_t left = budget;
    explain(
        two, view, stopped.explanation, {7, 60, 0}, [&](Random& source) { return two.resample(view, source); },
        [&] { return left > 0 && left-- > 0; });
    Kept<Two> plain{moves};
    explain(two, view, plain.explanation, {7, budget, 0});
    CHECK(same(stopped.explanation, plain.explanation));
    for (const auto& value : stopped.values) CHECK(value.visits == budget);
    CHECK(stopped.explanation.rounds() == budget);
  }
}

TEST_CASE("explain: values are those that rate_moves would find") {
  const View view = two.view(three_moves, seat(0));
  const auto moves = all_moves(two, view);
  Kept<Two> kept{moves};
  explain(two, view, kept.explanation, {7, 20, 0});
  std::vector<MoveValue<Two>> values(moves.size());
  rate_moves(
      two, view, values, 7, 20, [&](Random& source) { return two.resample(view, source); }, [] { return true; },
      Rollout<>{{}, {}, explained_moves});
  CHECK(kept.values == values);
}

TEST_CASE("explain: too little memory leaves things out and says so") {
  const View view = two.view(three_moves, seat(0));
  const auto moves = all_moves(two, view);
  Kept<Two> kept{moves, 5};
  explain(two, view, kept.explanation, {7, 20, 0});
  CHECK(kept.explanation.things() == 5);
  CHECK(kept.explanation.left_out() > 0);
  Kept<Two> more{moves, 5};
  more.explanation.merge(kept.explanation);
  CHECK(same(more.explanation, kept.explanation));
}

TEST_CASE("explain: the greatest differences first, as many as there is room for") {
  const View view = two.view(three_moves, seat(0));
  Kept<Two> kept{all_moves(two, view)};
  explain(two, view, kept.explanation, {7, 60, 0});
  std::vector<Difference> all(kept.explanation.things());
  all.resize(differences(kept.explanation, std::span{all}));
  REQUIRE(all.size() > 5);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto row = kept.explanation.row(all[i].row);
    std::uint64_t most = 0;
    std::uint64_t least = 60;
    for (const auto& tally : row) {
      most = std::max(most, tally.playouts);
      least = std::min(least, tally.playouts);
    }
    CHECK(all[i].spread == most - least);
    if (i == 0) continue;
    CHECK(all[i - 1].spread >= all[i].spread);
    if (all[i - 1].spread == all[i].spread) CHECK(all[i - 1].row < all[i].row);
  }
  std::array<Difference, 3> first{};
  CHECK(differences(kept.explanation, std::span<Difference>{first}) == all.size());
  CHECK(std::equal(first.begin(), first.end(), all.begin()));
}

TEST_CASE("explain: in worlds that a memory allows") {
  const View view = two.view(three_moves, seat(0));
  const auto memory = two.memory(view);
  Kept<Two> kept{all_moves(two, view)};
  explain(
      two, view, kept.explanation, {7, 3, 0}, [&](Random& source) { return two.resample(view, memory, source); },
      [] { return true; });
  CHECK(kept.explanation.rounds() == 3);
}

TEST_CASE("explain: at compile time") {
  constexpr State state = position(two, {.marbles = {"12 25", "10"}, .hand = "3", .hands = {"", "5"}});
  CHECK_BOTH([&] {
    std::array<MoveValue<Two>, 2> values{};
    const View view = two.view(state, Seat{0});
    two.for_each_move(view, [&, at = std::size_t{0}](const Move& move) mutable { values[at++].move = move; });
    std::array<Tally<Two>, 40> memory{};
    Explanation<Two> explanation{values, memory};
    explain(
        two, view, explanation, {1, 2, 0}, [&](Random& /*source*/) { return state; }, [] { return true; },
        Rollout<>{{}, {}, 1});
    std::array<Difference, 2> found{};
    return differences<Two>(explanation, found) == 1 && found[0].spread == 2;
  }());
}

}  // namespace
