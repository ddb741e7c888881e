#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/container/multiset.hpp>
#include <regelwerk/core/container/padding.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state/board.hpp>
#include <regelwerk/samara/state/calendar.hpp>

namespace regelwerk::samara {

/// What happens next in a position: a seat decides, chance decides, or nothing, since the game is over.
enum class Phase : std::uint8_t {
  tile,    ///< chance lays a tile on the next space (SM-1)
  tool,    ///< chance lays a tool on the next place (SM-3)
  action,  ///< the foreman of the active worker chooses an action (SM-9)
  effect,  ///< a seat makes a choice for the tile just built (SM-25)
  over,    ///< SM-44, SM-47: the last tile is taken or the last half-year has passed
};

/// The words of Phase; state texts use them.
inline constexpr std::array<std::string_view, 5> phase_words{"tile", "tool", "action", "effect", "over"};
/// Read by word() of core/description/words.hpp.
[[nodiscard]] constexpr auto words_of(std::type_identity<Phase> /*type*/) noexcept { return phase_words; }

/// The holder of a copy of a tile. Ascending order: seats, the board, the bag (after setup, the unused copies).
class Holder {
 public:
  constexpr Holder() = default;
  /// SM-19. The seat that has built the tile.
  constexpr explicit Holder(Seat seat) noexcept : code_(static_cast<std::uint8_t>(seat.index())) {}

  /// SM-1. The copy lies on a space.
  [[nodiscard]] static constexpr Holder board() noexcept { return from_code(board_code); }
  /// SM-1. The copy is not laid yet, or after setup is one of the six unused ones.
  [[nodiscard]] static constexpr Holder bag() noexcept { return from_code(bag_code); }

  /// True if this seat has built the tile.
  [[nodiscard]] constexpr bool is(Seat seat) const noexcept { return code_ == seat.index(); }
  /// False for the board and the bag.
  [[nodiscard]] constexpr bool is_seat() const noexcept { return code_ < max_seats; }
  /// Precondition: is_seat().
  [[nodiscard]] constexpr Seat seat() const noexcept {
    expects([&] { return is_seat(); }, "it is a seat");
    return Seat{code_};
  }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr Holder from_code(std::uint8_t code) noexcept {
    Holder holder;
    holder.code_ = code;
    return holder;
  }

  /// False for a code that no holder uses.
  [[nodiscard]] constexpr bool valid() const noexcept { return is_seat() || code_ >= board_code; }

  friend constexpr auto operator<=>(Holder, Holder) = default;

 private:
  static constexpr std::uint8_t board_code = 254;
  static constexpr std::uint8_t bag_code = 255;

  std::uint8_t code_ = bag_code;
};

/// Numbers of figures by sex, the form used by texts.
using FigureCounts = Multiset<Sex, 2, 4>;

/// SM-5. A seat's figures that are not on the calendar: counts by sex, four bits each.
class Reserve {
 public:
  constexpr Reserve() = default;
  /// Precondition: each number is 0 to 15.
  constexpr Reserve(int women, int men) noexcept : code_(static_cast<std::uint8_t>(women + men * one(Sex::man))) {}

  [[nodiscard]] constexpr int count(Sex sex) const noexcept { return code_ / one(sex) % one(Sex::man); }
  [[nodiscard]] constexpr bool contains(Sex sex) const noexcept { return count(sex) != 0; }
  [[nodiscard]] constexpr bool empty() const noexcept { return code_ == 0; }
  [[nodiscard]] constexpr int size() const noexcept { return count(Sex::woman) + count(Sex::man); }
  /// Adds a figure that comes back from the calendar. Precondition: there are fewer than 15 of its sex.
  constexpr void add(Sex sex) noexcept { code_ = static_cast<std::uint8_t>(code_ + one(sex)); }
  /// Precondition: contains(sex).
  constexpr void remove(Sex sex) noexcept {
    expects([&] { return contains(sex); }, "there is such a figure");
    code_ = static_cast<std::uint8_t>(code_ - one(sex));
  }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr Reserve from_code(std::uint8_t code) noexcept {
    Reserve reserve;
    reserve.code_ = code;
    return reserve;
  }

  friend constexpr bool operator==(const Reserve&, const Reserve&) = default;
  /// The counts by sex (core/description/member.hpp).
  [[nodiscard]] friend constexpr FigureCounts as_spelled(Reserve reserve) noexcept {
    return FigureCounts::from_word(reserve.code_);
  }
  /// Sets the counts; always returns true, since all counts fit.
  [[nodiscard]] friend constexpr bool take_spelled(Reserve& reserve, FigureCounts counts) noexcept {
    reserve = from_code(static_cast<std::uint8_t>(counts.word()));
    return true;
  }

 private:
  [[nodiscard]] static constexpr int one(Sex sex) noexcept { return sex == Sex::woman ? 1 : 16; }

  std::uint8_t code_ = 0;
};

/// The public part of a position.
struct Table {
  Calendar calendar;                          ///< SM-4, SM-8: all workers
  Board board;                                ///< SM-1, SM-3: the tiles and tools on the spaces
  std::array<Holder, tile_count> holders{};   ///< by copy, ascending among the copies of one kind
  std::array<Tools, max_seats> owned{};       ///< SM-16: tools, by seat
  std::array<Reserve, max_seats> reserves{};  ///< SM-5: figures that are not on the calendar, by seat
  Phase phase = Phase::tile;                  ///< determines what happens next
  std::uint8_t seats = 0;                     ///< of the game, 2 to 5
  Seat turn;                                  ///< the seat that acts; seat 0 if none does
  std::uint8_t months = 0;  ///< SM-7, SM-11: number of months from NOW to the end of its board, including NOW; 1 to 6
  std::uint8_t boards = 0;  ///< SM-47: number of boards laid at the other end; stays 0 without last_half_year
  std::uint8_t draws = 0;   ///< SM-1, SM-3: number of outcomes so far in this phase of the setup, 0 afterwards
  Effect effect{};  ///< SM-25: effect of the tile just built while it asks for choices; the members below are also used
                    ///< only then
  Seat builder;     ///< the seat that built the tile
  Space site;       ///< where the tile lay
  Seat victim;      ///< SM-40: the seat whose worker goes to prison
  std::uint8_t losses = 0;     ///< SM-27 to SM-30: number of tools still to be lost
  std::uint8_t reached = 0;    ///< SM-35: month to which the builder's workers went
  std::uint8_t took_part = 0;  ///< SM-35: number of these workers

  /// SM-1. The tile on a space, or none.
  [[nodiscard]] constexpr Plot plot(Space space) const noexcept { return board.plot(space); }
  /// SM-3, SM-27 to SM-32. All tools lying on a space.
  [[nodiscard]] constexpr Tools tools_on(Space space) const noexcept { return board.tools_on(space); }
  /// SM-16. All tools of a seat, including one chosen for the Barracks (SM-32).
  [[nodiscard]] constexpr Tools tools_of(Seat seat) const noexcept {
    return owned[static_cast<std::size_t>(seat.index())];
  }
  /// All tools of a seat, for changing them.
  [[nodiscard]] constexpr Tools& tools_of(Seat seat) noexcept { return owned[static_cast<std::size_t>(seat.index())]; }
  /// SM-5. The figures of a seat that are not on the calendar.
  [[nodiscard]] constexpr const Reserve& reserve(Seat seat) const noexcept {
    return reserves[static_cast<std::size_t>(seat.index())];
  }
  /// The reserve of a seat, for changing it.
  [[nodiscard]] constexpr Reserve& reserve(Seat seat) noexcept {
    return reserves[static_cast<std::size_t>(seat.index())];
  }

  friend constexpr bool operator==(const Table&, const Table&) = default;
};

/// A position in canonical form, so that equal positions compare equal: workers and copies of tiles are sorted, unused
/// members are zero.
struct State {
  Table table;  ///< the public part
  /// SM-32. By seat: the chosen tool while other seats still choose. The seat still owns it.
  std::array<Tools, max_seats> choices{};
  Padding<2> padding{};

  /// SM-32. The chosen tool of a seat; none if the seat has not chosen, or if all seats have.
  [[nodiscard]] constexpr Tools choice(Seat seat) const noexcept {
    return choices[static_cast<std::size_t>(seat.index())];
  }
  /// The choice of a seat, for changing it.
  [[nodiscard]] constexpr Tools& choice(Seat seat) noexcept { return choices[static_cast<std::size_t>(seat.index())]; }

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) == 240);
static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);

/// A state with all tiles in the bag, and no worker and no tool anywhere.
[[nodiscard]] constexpr State blank_state(const Layout& layout) noexcept {
  State state;
  state.table.seats = static_cast<std::uint8_t>(layout.seats);
  // Written out: g++ 12 cannot read default array elements of a constexpr object.
  state.table.holders.fill({});
  state.table.reserves.fill({});
  state.table.owned.fill({});
  state.choices.fill({});
  return state;
}

/// Who decides next.
[[nodiscard]] constexpr Actor actor_of(const Table& table) noexcept {
  if (table.phase == Phase::over) return Actor::nobody();
  return table.phase == Phase::tile || table.phase == Phase::tool ? Actor::chance() : Actor{table.turn};
}
/// Who decides next, in a State or a View.
[[nodiscard]] constexpr Actor actor_of(const auto& position) noexcept { return actor_of(position.table); }

/// SM-1. The number of copies of `tile` that this holder has.
[[nodiscard]] constexpr int copies_with(const Layout& layout, const Table& table, Tile tile, Holder holder) noexcept {
  const TileFacts& facts = layout.facts(tile);
  int count = 0;
  for (int copy = facts.first_copy; copy < facts.first_copy + facts.copies; ++copy) {
    count += table.holders[static_cast<std::size_t>(copy)] == holder ? 1 : 0;
  }
  return count;
}

/// SM-1. True if a copy of `tile` is in the bag. Copies are sorted by holder, so only the last one needs a test.
[[nodiscard]] constexpr bool any_in_bag(const Layout& layout, const Table& table, Tile tile) noexcept {
  const TileFacts& facts = layout.facts(tile);
  return table.holders[static_cast<std::size_t>(facts.first_copy + facts.copies - 1)] == Holder::bag();
}

/// Moves one copy of `tile` from one holder to another. Precondition: `from` has one.
constexpr void hand_over(const Layout& layout, Table& table, Tile tile, Holder from, Holder to) noexcept {
  expects([&] { return copies_with(layout, table, tile, from) > 0; }, "there is a copy of the tile");
  const TileFacts& facts = layout.facts(tile);
  const auto first = static_cast<std::size_t>(facts.first_copy);
  const auto end = first + facts.copies;
  std::size_t at = first;
  while (table.holders[at] != from) ++at;
  for (; at + 1 < end && table.holders[at + 1] < to; ++at) table.holders[at] = table.holders[at + 1];
  for (; at > first && to < table.holders[at - 1]; --at) table.holders[at] = table.holders[at - 1];
  table.holders[at] = Holder{to};
}

/// SM-25, SM-43. True if `seat` has built the tile with this permanent effect.
[[nodiscard]] constexpr bool has_permanent(const Layout& layout, const Table& table, Seat seat,
                                           Effect effect) noexcept {
  expects([&] { return special(effect).permanent; }, "the effect is a permanent one");
  return layout.specials && table.holders[layout.permanent_copies[static_cast<std::size_t>(effect)]].is(seat);
}

/// SM-44, SM-46. The prestige of all tiles that `seat` has built.
[[nodiscard]] constexpr int prestige_of(const Layout& layout, const Table& table, Seat seat) noexcept {
  int sum = 0;
  for (std::size_t copy = 0; copy < layout.kinds.size(); ++copy) {
    sum += table.holders[copy].is(seat) ? layout.facts(layout.kinds[copy]).prestige : 0;
  }
  return sum;
}

/// SM-3. The tools that are not laid out yet.
[[nodiscard]] constexpr Tools supply_of(const Layout& layout, const Table& table) noexcept {
  Tools supply = Tools::sets(layout.seats);
  supply -= table.board.laid();
  return supply;
}

/// SM-44. True if a tile is left to build.
[[nodiscard]] constexpr bool any_tile_left(const Table& table) noexcept { return !table.board.with_tile().empty(); }

}  // namespace regelwerk::samara
