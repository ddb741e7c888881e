#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/number_set.hpp>
#include <regelwerk/clou/edition/sheet_layout.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/white_symbols.hpp>
#include <regelwerk/clou/state/marks.hpp>

// The single changes that events make, for apply.hpp. Each function returns false and changes nothing if the change is
// impossible.

namespace regelwerk::clou::detail {

/// Sets a bit; false if there is no such bit, or if it is set already.
template <class Bits>
[[nodiscard]] constexpr bool insert_bit(Bits& bits, int index) noexcept {
  if (index < 0 || index >= static_cast<int>(8 * sizeof(Bits)) || (bits >> index & 1U) != 0) return false;
  bits = static_cast<Bits>(bits | Bits{1} << index);
  return true;
}

/// Crosses one more symbol on a track; false if it is full.
[[nodiscard]] constexpr bool cross_next(std::uint8_t& crossed, int length) noexcept {
  return crossed < length && ++crossed > 0;
}

template <class Enum>
[[nodiscard]] constexpr bool is_between(Enum first, int number, Enum last) noexcept {
  return static_cast<int>(first) <= number && number <= static_cast<int>(last);
}

/// CL-11. Uses dice; false if `places` is empty or contains a used die.
[[nodiscard]] constexpr bool use_dice(Hand& hand, int places) noexcept {
  if (places <= 0 || (places & ~int{hand.left}) != 0) return false;
  hand.left = static_cast<std::uint8_t>(hand.left & ~places);
  return true;
}

/// CL-39. The kept shifts or the kept extras, by the kind of `effect`.
[[nodiscard]] constexpr Pips kept_of(const Hand& hand, Effect effect) noexcept {
  return effect.kind == EffectKind::shift ? hand.shifts : hand.extras;
}

[[nodiscard]] constexpr bool keep_white(Hand& hand, Effect effect) noexcept {
  const bool has_room =
      effect.kind == EffectKind::fill ? hand.fills < max_fills : kept_of(hand, effect).size() < max_kept;
  if (!effect.is_white() || !has_room) return false;
  hand.keep(effect);
  return true;
}

[[nodiscard]] constexpr bool spend_white(Hand& hand, Effect effect) noexcept {
  if (!effect.is_white()) return false;
  const bool is_there =
      effect.kind == EffectKind::fill ? hand.fills > 0 : kept_of(hand, effect).count(effect.value) > 0;
  if (is_there) hand.spend(effect);
  return is_there;
}

/// CL-26. Writes a number; false if the element is not a box, or has a number already.
[[nodiscard]] constexpr bool write_number(SheetMarks& sheet, Element element, int number) noexcept {
  const Group group = element.group();
  if (group > Group::clever && group != Group::ring && group != Group::pyramid) return false;
  Row& row = group == Group::ring      ? sheet.rings
             : group == Group::pyramid ? sheet.pyramid
                                       : sheet.rows[static_cast<std::size_t>(group)];
  if (!row.is_empty(element.index())) return false;
  row.write(element.index(), number);
  return true;
}

/// CL-33. Crosses a circle; false if the element is not a circle, or is crossed already. If `is_way`, a tree's circle
/// becomes the end of the way.
[[nodiscard]] constexpr bool cross_circle(Circles& circles, Element element, bool is_way) noexcept {
  if (element.group() <= Group::clever || element.group() == Group::pyramid) return false;
  if (circles.contains(circle_of(element))) return false;
  circles.cross(circle_of(element));
  if (element.group() == Group::tree && is_way) circles.set_end_of_way(element.index() + 1);
  return true;
}

}  // namespace regelwerk::clou::detail
