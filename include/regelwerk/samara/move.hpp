#pragma once
#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/elements.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/tool.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// SM-5, SM-8. The sex of a figure; a worker has that of its top figure.
enum class Sex : std::uint8_t { woman, man };

/// The words of Sex; move texts use them.
inline constexpr std::array<std::string_view, 2> sex_words{"woman", "man"};
[[nodiscard]] constexpr auto words_of(std::type_identity<Sex> /*type*/) noexcept { return sex_words; }  ///< for word()
inline constexpr std::string_view sex_letters = "WM";  ///< letters by Sex, for figures in state texts

/// SM-14. A set of helpers of the active worker. Helpers are the other workers of its seat in NOW, numbered from 0,
/// nearest the board first.
class Helpers {
 public:
  /// The active worker keeps at least one figure for itself.
  static constexpr int max_count = figures_per_seat - 1;

  constexpr Helpers() = default;
  constexpr explicit Helpers(unsigned bits) noexcept : bits_(static_cast<std::uint8_t>(bits)) {}  ///< bit i is helper i

  [[nodiscard]] constexpr unsigned bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  /// The number of helpers.
  [[nodiscard]] constexpr int size() const noexcept {
    // They are few, and std::popcount is a function call on processors without an instruction for it.
    int count = 0;
    for (unsigned rest = bits_; rest != 0; rest &= rest - 1) ++count;
    return count;
  }
  [[nodiscard]] constexpr bool contains(int helper) const noexcept { return ((bits_ >> helper) & 1U) != 0; }
  /// The set with this helper added.
  [[nodiscard]] constexpr Helpers with(int helper) const noexcept { return Helpers{bits_ | 1U << helper}; }
  /// The set without this helper.
  [[nodiscard]] constexpr Helpers without(int helper) const noexcept { return Helpers{bits_ & ~(1U << helper)}; }
  /// False if a bit of max_count or above is set.
  [[nodiscard]] constexpr bool valid() const noexcept { return bits_ >> max_count == 0; }

  /// The elements in ascending order as a range. Precondition of front() and pop_front(): not empty.
  [[nodiscard]] constexpr ElementsOf<Helpers> begin() const noexcept { return ElementsOf<Helpers>{*this}; }
  [[nodiscard]] static constexpr EndOfElements end() noexcept { return {}; }
  [[nodiscard]] constexpr int front() const noexcept { return std::countr_zero(unsigned{bits_}); }
  constexpr void pop_front() noexcept { bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1U)); }

  friend constexpr auto operator<=>(Helpers, Helpers) = default;

 private:
  std::uint8_t bits_ = 0;
};

/// The position of a worker: months ahead of NOW, and place in the row of that month, 0 nearest the board.
struct Spot {
  std::uint8_t month = 0;  ///< number of months ahead of NOW, 0 to 11
  std::uint8_t place = 0;  ///< place in the row, counting workers of all seats

  friend constexpr auto operator<=>(const Spot&, const Spot&) = default;
};

/// The kind of a move.
enum class MoveKind : std::uint8_t {
  tile,      ///< chance: the next space gets this tile (SM-1)
  tool,      ///< chance: the next place of a tool space gets this tool (SM-3)
  take,      ///< a tool is taken from a space (SM-16)
  build,     ///< the tile on a space is built (SM-19)
  raise,     ///< a new worker is raised (SM-18)
  vacation,  ///< SM-22: the active worker goes to the next month that has another worker of its seat
  step,      ///< no action is possible (SM-23)
  lose,      ///< the builder loses a tool (SM-27 to SM-30)
  give,      ///< a tool is chosen for the Barracks (SM-32)
  hurt,      ///< a worker loses one strength (SM-34)
  train,     ///< a worker gains one strength (SM-35)
  bury,      ///< a worker is lost (SM-38)
  imprison,  ///< a worker goes to prison (SM-40)
};

/// The words before the colon, by kind; `vacation` and `step` have no colon.
inline constexpr std::array<std::string_view, 13> move_words{
    "tile", "tool", "take", "build", "raise", "vacation", "step", "lose", "give", "hurt", "train", "bury", "imprison"};
/// Read by word() of core/description/words.hpp.
[[nodiscard]] constexpr auto words_of(std::type_identity<MoveKind> /*type*/) noexcept { return move_words; }

/// One decision or one chance outcome. Members that a kind does not use are 0. Moves are ordered by their codes.
struct Move {
  MoveKind kind{};        ///< determines the meaning of `at` and `what`
  std::uint8_t at = 0;    ///< a space, a kind of tile, or the month of a worker
  std::uint8_t what = 0;  ///< a tool, a sex, or the place of a worker in its row
  Helpers helpers;        ///< for take and build

  /// The number of bits that code() uses.
  static constexpr int code_bits = 19;

  [[nodiscard]] constexpr Space space() const noexcept { return Space{at}; }              ///< for take and build
  [[nodiscard]] constexpr Tile tile() const noexcept { return Tile{at}; }                 ///< for tile
  [[nodiscard]] constexpr Tool tool() const noexcept { return static_cast<Tool>(what); }  ///< tool, take, lose, give
  [[nodiscard]] constexpr Sex sex() const noexcept { return static_cast<Sex>(what); }     ///< for raise
  [[nodiscard]] constexpr Spot spot() const noexcept { return {at, what}; }  ///< for hurt, train, bury, imprison

  /// The code of the move, a number below 2^code_bits.
  [[nodiscard]] constexpr std::uint32_t code() const noexcept {
    return static_cast<std::uint32_t>(kind) << 15U | static_cast<std::uint32_t>(at) << 9U |
           static_cast<std::uint32_t>(what) << 4U | helpers.bits();
  }
  /// The move with this code. Accepts any number; the result need not be a legal move.
  [[nodiscard]] static constexpr Move from_code(std::uint32_t code) noexcept {
    return {static_cast<MoveKind>(code >> 15U & 0xFU), static_cast<std::uint8_t>(code >> 9U & 0x3FU),
            static_cast<std::uint8_t>(code >> 4U & 0x1FU), Helpers{code & 0xFU}};
  }

  friend constexpr auto operator<=>(const Move&, const Move&) = default;
};

static_assert(sizeof(Move) == 4);
static_assert(tile_count <= 64 && max_months <= 64 && max_workers <= 32 && Helpers::max_count <= 4);

namespace detail {

constexpr Move move_of(MoveKind kind, int at, int what, Helpers helpers = {}) noexcept {
  return {kind, static_cast<std::uint8_t>(at), static_cast<std::uint8_t>(what), helpers};
}

}  // namespace detail

/// SM-1. Chance: the next space gets this tile.
[[nodiscard]] constexpr Move tile_laid(Tile tile) noexcept { return detail::move_of(MoveKind::tile, tile.index(), 0); }
/// SM-3. Chance: the next place of a tool space gets this tool.
[[nodiscard]] constexpr Move tool_laid(Tool tool) noexcept {
  return detail::move_of(MoveKind::tool, 0, static_cast<int>(tool));
}
/// SM-16. The active worker and these helpers take a tool from a space.
[[nodiscard]] constexpr Move taken(Tool tool, Space space, Helpers helpers = {}) noexcept {
  return detail::move_of(MoveKind::take, space.index(), static_cast<int>(tool), helpers);
}
/// SM-19. The active worker and these helpers build the tile on a space.
[[nodiscard]] constexpr Move built(Space space, Helpers helpers = {}) noexcept {
  return detail::move_of(MoveKind::build, space.index(), 0, helpers);
}
/// SM-18. The active woman raises a new worker of this sex.
[[nodiscard]] constexpr Move raised(Sex sex) noexcept {
  return detail::move_of(MoveKind::raise, 0, static_cast<int>(sex));
}
/// SM-22. The active worker goes to the next month that has another worker of its seat.
[[nodiscard]] constexpr Move vacation() noexcept { return detail::move_of(MoveKind::vacation, 0, 0); }
/// SM-23. The active worker goes one month ahead, since no action is possible.
[[nodiscard]] constexpr Move stepped() noexcept { return detail::move_of(MoveKind::step, 0, 0); }
/// SM-27 to SM-30. The builder loses this tool.
[[nodiscard]] constexpr Move lost(Tool tool) noexcept {
  return detail::move_of(MoveKind::lose, 0, static_cast<int>(tool));
}
/// SM-32. The seat chooses this tool of its own for the Barracks.
[[nodiscard]] constexpr Move given(Tool tool) noexcept {
  return detail::move_of(MoveKind::give, 0, static_cast<int>(tool));
}
/// A move of this kind for one worker: hurt, train, bury or imprison.
[[nodiscard]] constexpr Move named(MoveKind kind, Spot spot) noexcept {
  return detail::move_of(kind, spot.month, spot.place);
}

/// SM-49. The maximum number of sets of helpers for one action.
inline constexpr int max_helper_sets = 1 << Helpers::max_count;

/// An upper bound on the number of legal moves, reached by an action with four helpers: then no figure is left for a
/// birth and no worker elsewhere for a vacation. There are 30 tiles. By SM-17 a seat can take at most two saws, both
/// trowels and one glass tool; with 5 seats the supply has 10 saws, 5 trowels of each kind and 5 glass tools of one
/// kind, 25 in all, each possibly on a space of its own. Each tile or tool can be combined with at most 16 sets of
/// helpers.
inline constexpr int max_moves = max_helper_sets * (space_count + max_seats * (tools_per_seat - 1));
static_assert(max_moves == 880);

}  // namespace regelwerk::samara
