#pragma once
#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include <regelwerk/ai/search/move_value.hpp>
#include <regelwerk/ai/search/paired_rounds.hpp>
#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/core/board/concerned.hpp>
#include <regelwerk/core/codec/event_text.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/random.hpp>

// Explains moves: counts how often each rule applies after each candidate move, on the viewer's side and on the
// others', from the events of playouts with common worlds and random numbers (ai/search/paired_rounds.hpp).

namespace regelwerk::inline shared {

/// How many moves, chance included, an explanation looks ahead by default.
inline constexpr std::uint64_t explained_moves = 40;

/// The number of tallies per candidate that suffices for every game of this library.
inline constexpr std::size_t most_things = 320;

/// The seats that something happens to: the viewer's team, the other seats, or all alike. An event that happens to both
/// sides counts once for each.
enum class Side : std::uint8_t { own, others, all };

/// What is counted: a kind of event with its rule and the side that it happens to.
template <Playable G>
struct Happening {
  /// The kind of an event; its rule in games whose events have no kind.
  using Kind = std::remove_cvref_t<decltype(detail::lead_of(std::declval<typename G::Event&>()))>;

  Kind kind{};              ///< of the event
  typename G::Rule rule{};  ///< the one that the event names
  Side side{};              ///< the side that it happens to, seen from the viewer

  /// The sort key: kind, then rule, then side.
  [[nodiscard]] constexpr std::uint32_t code() const noexcept {
    return (static_cast<std::uint32_t>(kind) << 18) | (static_cast<std::uint32_t>(rule) << 2) |
           static_cast<std::uint32_t>(side);
  }
  friend constexpr bool operator==(const Happening&, const Happening&) = default;
};

/// How often a happening occurred after one candidate.
template <Playable G>
struct Tally {
  Happening<G> thing;                 ///< the same for all candidates of a row
  std::uint32_t in_this_playout = 0;  ///< the count in the present playout; 0 between playouts
  std::uint64_t playouts = 0;         ///< the number of playouts with at least one occurrence
  std::uint64_t times = 0;            ///< the count in all playouts together

  friend constexpr bool operator==(const Tally&, const Tally&) = default;
};

/// How much of its memory an explanation has used. Keep it together with the memory to continue the explanation later.
struct Extent {
  std::size_t things = 0;      ///< rows in use
  std::uint64_t left_out = 0;  ///< events that were not counted because the memory was full

  friend constexpr bool operator==(const Extent&, const Extent&) = default;
};

/// Counts of what happened after some candidate moves, in the caller's memory: a sorted row for each happening, with a
/// tally for each candidate. All candidates have been tried equally often at any time.
template <Playable G>
class Explanation {
 public:
  /// The candidates are the moves of `values`, whose counts begin at 0. There is room for memory.size() / values.size()
  /// happenings; most_things per candidate are enough. Precondition: there is a candidate.
  constexpr Explanation(std::span<MoveValue<G>> values, std::span<Tally<G>> memory) noexcept
      : values_(values), memory_(memory) {
    expects([&] { return !values.empty(); }, "there is a candidate");
    for (MoveValue<G>& value : values_) value = MoveValue<G>{value.move, 0, {}};
  }
  /// Continues an explanation. Precondition: `values` and `memory` are unchanged since an explanation with this extent
  /// wrote them.
  constexpr Explanation(std::span<MoveValue<G>> values, std::span<Tally<G>> memory, const Extent& extent) noexcept
      : values_(values), memory_(memory), extent_(extent) {
    expects([&] { return !values.empty() && extent.things <= memory.size() / values.size(); }, "memory of such extent");
  }

  /// The candidates with their values.
  [[nodiscard]] constexpr std::span<const MoveValue<G>> values() const noexcept { return values_; }
  /// The number of playouts after each candidate.
  [[nodiscard]] constexpr std::uint64_t rounds() const noexcept { return values_.back().visits; }
  /// The number of different happenings.
  [[nodiscard]] constexpr std::size_t things() const noexcept { return extent_.things; }
  /// The tallies of a happening, one for each candidate. Precondition: row < things().
  [[nodiscard]] constexpr std::span<const Tally<G>> row(std::size_t row) const noexcept {
    expects([&] { return row < things(); }, "so many things happened");
    return memory_.subspan(row * values_.size(), values_.size());
  }
  /// The number of events that were not counted because the memory was full. If it is not 0, the result depends on how
  /// the rounds were split over threads.
  [[nodiscard]] constexpr std::uint64_t left_out() const noexcept { return extent_.left_out; }
  /// Keep this together with the memory to continue later.
  [[nodiscard]] constexpr const Extent& extent() const noexcept { return extent_; }

  /// Counts `thing` once in the current playout of this candidate.
  constexpr void count(std::size_t candidate, const Happening<G>& thing) noexcept {
    const std::size_t row = row_of(thing);
    if (row == things()) {
      ++extent_.left_out;
    } else {
      ++memory_[row * values_.size() + candidate].in_this_playout;
    }
  }
  /// Ends the present playout of this candidate: adds its payoffs and its counts.
  constexpr void end_playout(std::size_t candidate, const Payoffs<G::max_seats>& payoffs) noexcept {
    add_payoffs(values_[candidate], payoffs);
    for (std::size_t row = 0; row < things(); ++row) {
      Tally<G>& tally = memory_[row * values_.size() + candidate];
      tally.playouts += tally.in_this_playout > 0 ? 1U : 0U;
      tally.times += tally.in_this_playout;
      tally.in_this_playout = 0;
    }
  }

  /// Adds the counts of other rounds. Precondition: both explain the same moves of the same view.
  constexpr void merge(const Explanation& more) noexcept {
    regelwerk::merge<G>(values_, more.values());
    extent_.left_out += more.left_out();
    for (std::size_t from = 0; from < more.things(); ++from) {
      const auto added = more.row(from);
      const std::size_t row = row_of(added[0].thing);
      for (std::size_t i = 0; i < added.size(); ++i) {
        if (row == things()) {
          extent_.left_out += added[i].times;
        } else {
          memory_[row * values_.size() + i].playouts += added[i].playouts;
          memory_[row * values_.size() + i].times += added[i].times;
        }
      }
    }
  }

 private:
  /// The row of a happening, inserted if it is new; the number of rows if there is no room for it.
  constexpr std::size_t row_of(const Happening<G>& thing) noexcept {
    std::size_t row = 0;
    for (std::size_t end = things(); row < end;) {
      const std::size_t middle = row + (end - row) / 2;
      if (memory_[middle * values_.size()].thing.code() < thing.code()) {
        row = middle + 1;
      } else {
        end = middle;
      }
    }
    const bool is_known = row < things() && memory_[row * values_.size()].thing == thing;
    if (is_known) return row;
    const std::size_t size = values_.size();
    if ((things() + 1) * size > memory_.size()) return things();
    const auto used = memory_.first(++extent_.things * size);
    std::copy_backward(used.begin() + static_cast<std::ptrdiff_t>(row * size),
                       used.end() - static_cast<std::ptrdiff_t>(size), used.end());
    std::ranges::fill(used.subspan(row * size, size), Tally<G>{thing, 0, 0, 0});
    return row;
  }

  std::span<MoveValue<G>> values_;
  std::span<Tally<G>> memory_;
  Extent extent_;
};

namespace detail {

/// Counts the events of one playout.
template <KnowsConcerned G>
class EventCounter {
 public:
  using Event = typename G::Event;

  constexpr EventCounter(const G& game, SeatSet own, Explanation<G>& explanation, std::size_t candidate) noexcept
      : game_(game), own_(own), explanation_(explanation), candidate_(candidate) {}

  constexpr void operator()(const Event& event) const noexcept {
    if constexpr (requires { is_bookkeeping(event); }) {
      if (is_bookkeeping(event)) return;
    }
    const SeatSet concerned = concerned_by(game_, event);
    if (concerned.empty()) count(event, Side::all);
    if ((concerned.bits() & own_.bits()) != 0) count(event, Side::own);
    if ((concerned.bits() & ~own_.bits()) != 0) count(event, Side::others);
  }

 private:
  constexpr void count(const Event& event, Side side) const noexcept {
    explanation_.count(candidate_, {lead_of(event), event.rule, side});
  }

  const G& game_;
  SeatSet own_;
  Explanation<G>& explanation_;
  std::size_t candidate_;
};

/// The seats of the team of `seat`.
[[nodiscard]] constexpr SeatSet team_mates(const Playable auto& game, Seat seat) noexcept {
  SeatSet mates;
  for (int other = 0; other < game.seats(); ++other) {
    if (game.team(Seat{other}) == game.team(seat)) mates.insert(Seat{other});
  }
  return mates;
}

}  // namespace detail

/// Explains candidates of a view. In each round draw_world(source) draws one world, every candidate is played in this
/// world, and `rollout` plays on with the same random numbers up to its cap of moves. All events count, including those
/// of the candidate itself. `go_on()` is called before each round and ends the explanation by returning false, so only
/// whole rounds are counted. Rounds can be split over threads and merged. Precondition: the candidates are legal for
/// the viewer, and every drawn world is possible under the view.
template <KnowsConcerned G, class DrawWorld, class GoOn, class Choose = UniformPlayer, class Utility = ByGoal>
constexpr void explain(const G& game, const typename G::View& view, Explanation<G>& explanation, Rounds rounds,
                       DrawWorld&& draw_world, GoOn&& go_on,
                       const Rollout<Choose, Utility>& rollout = {{}, {}, explained_moves}) noexcept {
  const SeatSet own = detail::team_mates(game, view.viewer.seat());
  const std::size_t candidates = explanation.values().size();
  std::uint64_t asked = 0;
  const auto at_round = [&] { return asked++ % candidates != 0 || go_on(); };
  paired_rounds<G>(rounds, candidates, draw_world, at_round,
                   [&](std::size_t at, const typename G::State& world, Random& same) {
                     const detail::EventCounter<G> counter{game, own, explanation, at};
                     const auto next = game.play(world, explanation.values()[at].move, counter);
                     const auto end = playout(game, next, same, rollout.cap, rollout.choose, counter).end;
                     explanation.end_playout(at, position_payoffs(game, end, rollout.utility));
                   });
}
/// Explains candidates in worlds drawn from the view alone; plays all rounds.
template <KnowsConcerned G>
constexpr void explain(const G& game, const typename G::View& view, Explanation<G>& explanation,
                       Rounds rounds) noexcept {
  explain(
      game, view, explanation, rounds, [&](auto& source) { return game.resample(view, source); }, [] { return true; });
}

/// A happening that occurred more often after some candidates than after others.
struct Difference {
  std::size_t row = 0;  ///< its row in the explanation
  /// The largest number of playouts with this happening after any candidate, minus the smallest.
  std::uint64_t spread = 0;

  /// True if this difference comes before the other: its spread is larger, or the spreads are equal and its row is
  /// earlier.
  [[nodiscard]] constexpr bool comes_before(const Difference& other) const noexcept {
    return spread > other.spread || (spread == other.spread && row < other.row);
  }
  friend constexpr bool operator==(const Difference&, const Difference&) = default;
};

/// True if the difference is unlikely to be luck: with independent playouts the spread of two counts stays below twice
/// the square root of their number in 99 of 100 cases. Precondition: rounds < 2^61.
[[nodiscard]] constexpr bool is_more_than_luck(const Difference& difference, std::uint64_t rounds) noexcept {
  expects([&] { return rounds < std::uint64_t{1} << 61U; }, "so many rounds can be counted");
  return difference.spread >= (std::uint64_t{1} << 32U) || difference.spread * difference.spread >= 4 * rounds;
}

/// Writes the largest differences in descending order, ties in the order of rows, as many as fit. Returns the total
/// number of differences. Ignores happenings for which `matters(thing)` is false.
template <Playable G, class Matters>
constexpr std::size_t differences(const Explanation<G>& explanation, std::span<Difference> room,
                                  Matters&& matters) noexcept {
  std::size_t found = 0;
  for (std::size_t row = 0; row < explanation.things(); ++row) {
    const auto [least, most] = std::ranges::minmax(explanation.row(row), {}, &Tally<G>::playouts);
    Difference next{row, most.playouts - least.playouts};
    if (next.spread == 0 || !matters(explanation.row(row)[0].thing)) continue;
    for (Difference& at : room.first((std::min)(found, room.size()))) {
      if (next.comes_before(at)) std::swap(at, next);
    }
    if (found < room.size()) room[found] = next;
    ++found;
  }
  return found;
}
/// Writes the largest differences of all happenings, as many as fit. Returns the total number of differences.
template <Playable G>
constexpr std::size_t differences(const Explanation<G>& explanation, std::span<Difference> room) noexcept {
  return differences(explanation, room, [](const Happening<G>& /*thing*/) { return true; });
}

}  // namespace regelwerk::inline shared
