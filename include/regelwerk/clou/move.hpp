#pragma once
#include <array>
#include <compare>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/campaign_layout.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state/number_makings.hpp>
#include <regelwerk/clou/state/waiting.hpp>
#include <regelwerk/core/description/words.hpp>

namespace regelwerk::clou {

/// The target of a move: an element of a sheet, a demand of the plan, the escape track, an item to buy, or nothing.
class Target {
 public:
  constexpr Target() = default;
  /// A box or circle of a sheet or of the campaign sheet. Implicit, since an element is a target.
  constexpr Target(Element element) noexcept  // NOLINT(*-explicit-*)
      : code_(static_cast<std::uint8_t>(element.code())) {}
  /// A demand of the plan by its index in the layout.
  [[nodiscard]] static constexpr Target demand(int index) noexcept { return from_code(first_demand + index); }
  /// CL-57. The next arrow of the escape track.
  [[nodiscard]] static constexpr Target escape() noexcept { return from_code(escape_code); }
  /// The target of moves that need none, and of declined offers.
  [[nodiscard]] static constexpr Target nothing() noexcept { return from_code(nothing_code); }
  /// A tool or preparation by its index, tools first.
  [[nodiscard]] static constexpr Target item(int index) noexcept { return from_code(first_item + index); }
  /// The inverse of code(); see valid().
  [[nodiscard]] static constexpr Target from_code(int code) noexcept {
    Target target;
    target.code_ = static_cast<std::uint8_t>(code);
    return target;
  }

  /// True for a box or circle, also on the campaign sheet.
  [[nodiscard]] constexpr bool is_element() const noexcept { return code_ < first_demand; }
  /// CL-49. True for a demand of the plan.
  [[nodiscard]] constexpr bool is_demand() const noexcept { return first_demand <= code_ && code_ < escape_code; }
  /// CK-12. True for a tool or preparation.
  [[nodiscard]] constexpr bool is_item() const noexcept { return first_item <= code_ && code_ < end; }

  /// Precondition of the next three: the target is of that kind.
  [[nodiscard]] constexpr Element element() const noexcept { return Element::from_code(code_); }
  [[nodiscard]] constexpr int demand() const noexcept { return code_ - first_demand; }  ///< index in the layout
  [[nodiscard]] constexpr int item() const noexcept { return code_ - first_item; }      ///< index in the layout
  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  /// False for a code after the last target.
  [[nodiscard]] constexpr bool valid() const noexcept { return code_ < end; }

  friend constexpr auto operator<=>(Target, Target) = default;

 private:
  static constexpr int first_demand = element_count;
  static constexpr int escape_code = first_demand + static_cast<int>(max_demands);
  static constexpr int nothing_code = escape_code + 1;
  static constexpr int first_item = nothing_code + 1;
  static constexpr int end = first_item + static_cast<int>(max_items);
  static_assert(end <= 256);

  std::uint8_t code_ = nothing_code;
};

/// The kind of a move.
enum class MoveKind : std::uint8_t {
  mark,    ///< a thief writes or crosses with its dice (CL-12)
  roll,    ///< chance: the dice show this throw (CL-8)
  cross,   ///< a waiting symbol is used on a target (CL-22)
  lapse,   ///< all waiting symbols lapse (CL-23)
  fill,    ///< a thief writes or crosses with a fill (CL-43)
  done,    ///< the dice phase ends (CL-13)
  stay,    ///< the gang stays for another round (CL-19)
  run,     ///< the gang runs away (CL-19)
  driver,  ///< a thief drives (CL-59)
  drive,   ///< chance: the escape die shows this face (CL-59)
  gift,    ///< the gang takes a first box for free, or nothing (CK-4)
  gang,    ///< these thieves break in (CK-6)
  scout,   ///< a demand is crossed before the first throw, or nothing (CK-20)
  pimp,    ///< a thief crosses a circle before the first throw, or nothing (CK-21)
  buy,     ///< the gang buys a box of an item (CK-12)
  save,    ///< the gang buys no more (CK-12)
};

/// The beginning of a move's text, by kind.
inline constexpr std::array<std::string_view, 16> move_words{
    "mark:",   "roll:",  "cross:", "lapse", "fill:",  "done",  "stay", "run",
    "driver:", "drive:", "gift:",  "gang:", "scout:", "pimp:", "buy:", "save"};

/// The words of MoveKind, for word(): move_words without their colons.
[[nodiscard]] constexpr auto words_of(std::type_identity<MoveKind> /*type*/) noexcept {
  auto words = move_words;
  for (std::string_view& one : words) {
    if (one.ends_with(':')) one.remove_suffix(1);
  }
  return words;
}

/// One decision or one chance outcome, packed. A mark holds thief, target and the way its number is made; the use of a
/// symbol holds kind, symbol, owner and target; any other move holds kind, thief, target and number. Unused fields are
/// 0, an unused target is `nothing`. Moves are ordered by their codes, marks first.
class Move {
 public:
  /// The number of bits that code() uses.
  static constexpr int code_bits = 25;

  constexpr Move() = default;
  /// A mark.
  constexpr Move(Thief thief, Target target, MadeNumber making) noexcept : Move(base(thief, target) | making.code) {}
  /// Any move except a mark and the use of a symbol.
  constexpr Move(MoveKind kind, Thief thief, Target target, int number) noexcept
      : Move(1U << mark_bits | static_cast<std::uint32_t>(kind) << kind_at |
             static_cast<std::uint32_t>(thief) << thief_at | std::uint32_t{target.code()} << target_at |
             static_cast<std::uint32_t>(number)) {}

  /// The use of a symbol. `owner` is the other thief on whose specials the target is, nobody if it is elsewhere.
  constexpr Move(Fired fired, MaybeThief owner, Target target) noexcept
      : Move(1U << mark_bits | static_cast<std::uint32_t>(MoveKind::cross) << kind_at |
             static_cast<std::uint32_t>(fired.order()) << fired_at | owner_code(fired.by, owner) << owner_at |
             std::uint32_t{target.code()}) {}

  /// The code of a mark without the way its number is made.
  [[nodiscard]] static constexpr std::uint32_t base(Thief thief, Target target) noexcept {
    return static_cast<std::uint32_t>(thief) << mark_thief_at | std::uint32_t{target.code()} << mark_target_at;
  }

  /// The kind; determines which of the following functions have a meaning.
  [[nodiscard]] constexpr MoveKind kind() const noexcept {
    return is_mark() ? MoveKind::mark : static_cast<MoveKind>(code_ >> kind_at & kind_mask);
  }
  /// The thief that acts. Precondition: the kind is not cross, see fired().
  [[nodiscard]] constexpr Thief thief() const noexcept {
    return static_cast<Thief>(code_ >> (is_mark() ? mark_thief_at : thief_at) & thief_mask);
  }
  /// The target; `nothing` if the move needs none.
  [[nodiscard]] constexpr Target target() const noexcept {
    const unsigned at = is_mark() ? mark_target_at : kind() == MoveKind::cross ? 0U : target_at;
    return Target::from_code(static_cast<int>(code_ >> at & target_mask));
  }
  /// The waiting symbol that is used, with its thief. Precondition: the kind is cross.
  [[nodiscard]] constexpr Fired fired() const noexcept {
    return Fired::at(static_cast<int>(code_ >> fired_at & fired_mask));
  }
  /// CL-36. The other thief on whose specials the symbol is used, nobody elsewhere. Precondition: the kind is cross.
  [[nodiscard]] constexpr MaybeThief owner() const noexcept {
    const std::uint32_t code = code_ >> owner_at & thief_mask;
    const std::uint32_t thief = code_ >> fired_thief_at & fired_thief_mask;
    if (thief == nobodys_on_sheet) return static_cast<Thief>(code);
    return thief < thief_count && code != 0 ? MaybeThief{static_cast<Thief>(thief ^ code)} : MaybeThief{};
  }
  /// By kind: the number that a mark makes or a fill writes, the index of a throw, the face of the escape die, or the
  /// gang as bits.
  [[nodiscard]] constexpr int number() const noexcept {
    return static_cast<int>(code_ & (is_mark() ? MadeNumber::number_mask : number_mask));
  }
  /// The dice, extras and shifts of a mark.
  [[nodiscard]] constexpr DiceUse how() const noexcept { return DiceUse::from_code(code_ >> MadeNumber::number_bits); }

  /// The code of the move, a number below 2^code_bits.
  [[nodiscard]] constexpr std::uint32_t code() const noexcept { return code_; }
  /// The inverse of code(). Accepts every number; the result need not be a legal move.
  [[nodiscard]] static constexpr Move from_code(std::uint32_t code) noexcept { return Move{code}; }

  friend constexpr auto operator<=>(Move, Move) = default;

 private:
  // Positions and masks of the fields in a code; in a mark the lowest bits hold how its number is made.
  static constexpr unsigned mark_target_at = MadeNumber::code_bits;
  static constexpr unsigned mark_thief_at = mark_target_at + 8;
  static constexpr unsigned mark_bits = mark_thief_at + 2;
  static constexpr unsigned target_at = 10;
  static constexpr unsigned thief_at = target_at + 8;
  static constexpr unsigned kind_at = thief_at + 2;
  static constexpr unsigned fired_at = kind_at - Fired::order_bits;
  static constexpr unsigned fired_thief_at = fired_at + symbol_count;
  static constexpr unsigned owner_at = fired_at - 2;
  static constexpr std::uint32_t fired_mask = (1U << Fired::order_bits) - 1U;
  static constexpr std::uint32_t number_mask = (1U << target_at) - 1U;
  static constexpr std::uint32_t target_mask = 255;
  static constexpr std::uint32_t thief_mask = 3;
  static constexpr std::uint32_t kind_mask = 15;
  static constexpr std::uint32_t fired_thief_mask = 7;
  /// The value of the thief field for a symbol of nobody used on the specials of a thief; it follows the thieves and
  /// nobody.
  static constexpr std::uint32_t nobodys_on_sheet = thief_count + 1;

  /// The owner field: its code XOR the code of the thief that fired, 0 if there is no other owner. For nobody's symbol
  /// the owner's code, with the thief field set to nobodys_on_sheet.
  [[nodiscard]] static constexpr std::uint32_t owner_code(MaybeThief by, MaybeThief owner) noexcept {
    if (owner.is_nobody()) return 0;
    const auto thief = static_cast<std::uint32_t>(owner.thief());
    if (!by.is_nobody()) return thief ^ static_cast<std::uint32_t>(by.thief());
    return thief | std::uint32_t{Fired::order_step} << (fired_at - owner_at);
  }

  constexpr explicit Move(std::uint32_t code) noexcept : code_(code) {}

  [[nodiscard]] constexpr bool is_mark() const noexcept { return code_ >> mark_bits == 0; }

  std::uint32_t code_ = 0;
};

static_assert(sizeof(Move) == 4 && MadeNumber::code_bits == 14 && Move::code_bits == 25);

/// A move of a kind that has no thief.
[[nodiscard]] constexpr Move of_kind(MoveKind kind, Target target = {}, int number = 0) noexcept {
  return {kind, Thief{}, target, number};
}

/// CL-8. Chance: the dice show the throw with this index.
[[nodiscard]] constexpr Move rolled(int index) noexcept { return of_kind(MoveKind::roll, {}, index); }
/// CL-59. Chance: the escape die shows this face, 1 to 6.
[[nodiscard]] constexpr Move drove(int face) noexcept { return of_kind(MoveKind::drive, {}, face); }

/// CL-22. A waiting symbol is used on a target.
[[nodiscard]] constexpr Move crossed(Fired fired, Target target) noexcept { return {fired, {}, target}; }
/// CL-36. A waiting symbol is used on the specials of `owner`, who is not the thief that fired it.
[[nodiscard]] constexpr Move crossed(Fired fired, MaybeThief owner, Target target) noexcept {
  return {fired, owner, target};
}
/// CL-23. All waiting symbols lapse.
[[nodiscard]] constexpr Move lapsed() noexcept { return of_kind(MoveKind::lapse); }

/// CL-12, CL-27. A thief makes a number in this way and marks an element or crosses a number demand.
[[nodiscard]] constexpr Move marked(Thief thief, Target target, DiceUse how, int number) noexcept {
  return {thief, target, MadeNumber{how, number}};
}
/// CL-43. A thief uses a fill: it writes `number`, or crosses if that is 0.
[[nodiscard]] constexpr Move filled(Thief thief, Element element, int number = 0) noexcept {
  return {MoveKind::fill, thief, element, number};
}
/// CL-13. The dice phase ends.
[[nodiscard]] constexpr Move finished() noexcept { return of_kind(MoveKind::done); }

/// CL-19. The gang stays for another round.
[[nodiscard]] constexpr Move stayed() noexcept { return of_kind(MoveKind::stay); }
[[nodiscard]] constexpr Move ran() noexcept { return of_kind(MoveKind::run); }  ///< CL-19: the gang runs away
/// CL-59. A thief drives.
[[nodiscard]] constexpr Move driven_by(Thief thief) noexcept { return {MoveKind::driver, thief, {}, 0}; }

/// CK-4. The gang takes a first box of an item for free, or nothing.
[[nodiscard]] constexpr Move given(Target item) noexcept { return of_kind(MoveKind::gift, item); }
/// CK-6. These thieves break in.
[[nodiscard]] constexpr Move ganged(ThiefSet gang) noexcept {
  return of_kind(MoveKind::gang, {}, static_cast<int>(gang.bits()));
}
/// CK-20. Before the first throw the gang crosses a demand, or nothing.
[[nodiscard]] constexpr Move scouted(Target target) noexcept { return of_kind(MoveKind::scout, target); }
/// CK-21. Before the first throw this thief crosses a circle, or nothing.
[[nodiscard]] constexpr Move pimped(Thief thief, Target target) noexcept { return {MoveKind::pimp, thief, target, 0}; }
/// CK-12. The gang buys a box of an item.
[[nodiscard]] constexpr Move bought(Target item) noexcept { return of_kind(MoveKind::buy, item); }
/// CK-12. The gang buys no more and keeps the rest.
[[nodiscard]] constexpr Move saved() noexcept { return of_kind(MoveKind::save); }

}  // namespace regelwerk::clou
