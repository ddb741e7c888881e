#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/sheet_layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>
#include <regelwerk/clou/state/waiting.hpp>
#include <regelwerk/clou/text/move_text.hpp>
#include <regelwerk/clou/text/names.hpp>
#include <regelwerk/clou/text/words.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/play/parts.hpp>

namespace regelwerk::clou {

/// The choices of a player. For a mark: a thief, its dice and kept symbols, the target, and the number if the shifts
/// leave it open. For a symbol: the symbol and its target, with the owner before it if the target is on another thief's
/// specials. Boxes and circles are chosen by their group or area, demands by their challenge.
enum class PartKind : std::uint8_t {
  thief,      ///< a thief, see thief_of
  die,        ///< a die, by its face
  extra,      ///< a kept extra, by its number
  shift,      ///< a kept shift, by its maximum
  fill,       ///< a fill instead of dice
  symbol,     ///< a waiting symbol with its thief, by its index in the canonical order
  group,      ///< a group of a sheet; the areas of the campaign sheet follow
  element,    ///< a box or circle, see place_of
  challenge,  ///< a challenge, by its number
  demand,     ///< a demand, see place_of
  escape,     ///< the escape track
  number,     ///< the number to write
  item,       ///< a tool or preparation, by its number
  nothing,    ///< takes or crosses nothing
  answer,     ///< a move of one word, by its kind
  face,       ///< chance: the face of a die; of three dice the lowest first
};

inline constexpr std::array<std::string_view, 16> part_words{
    "thief",     "die",    "extra",  "shift",  "fill", "symbol",  "group",  "element",
    "challenge", "demand", "escape", "number", "item", "nothing", "answer", "face"};

/// For word() and count_of() (core/description/words.hpp).
[[nodiscard]] constexpr const auto& words_of(std::type_identity<PartKind> /*type*/) noexcept { return part_words; }

/// Not named Part, because a Part belongs to a challenge (CL-49).
using MovePart = regelwerk::PartOfKind<PartKind>;

// The step with the most choices comes after a die: eight more dice, extras and shifts, all groups except specials, all
// areas, and all challenges.
static_assert(3 * max_kept - 1 + (group_count - 1) + max_areas + max_challenges <= parts_limit);
// The longest chain: a thief, its dice, extras and shifts, group, box and number.
static_assert(1 + 3 * max_kept + 3 <= chain_limit);

/// The element, demand or escape track of a part; empty for other parts.
[[nodiscard]] constexpr std::optional<Target> place_of(const MovePart& part) noexcept {
  switch (part.kind) {
    case PartKind::element:
      return Target{Element::from_code(part.value)};
    case PartKind::demand:
      return Target::demand(part.value);
    case PartKind::escape:
      return Target::escape();
    default:
      return std::nullopt;
  }
}
/// The thief of a part; empty for other parts.
[[nodiscard]] constexpr std::optional<Thief> thief_of(const MovePart& part) noexcept {
  return part.kind == PartKind::thief && part.value < thief_count ? std::make_optional(static_cast<Thief>(part.value))
                                                                  : std::nullopt;
}

namespace detail {

constexpr void write_group(auto& out, const auto& edition, std::uint16_t group) noexcept {
  out << (group < group_count ? group_words[group]
                              : std::string_view{edition.campaign.areas[group - group_count].name});
}

/// CL-22. True for the index of a symbol in the canonical order; the symbols of nobody have only one value for the
/// thief.
constexpr bool is_fired(std::uint16_t order) noexcept {
  const Fired fired = Fired::at(order);
  return fired.order() == order && !fired.symbols.empty();
}

/// True for an element on the sheet of one of these thieves, or on the campaign sheet.
constexpr bool is_element(const Layout& layout, ThiefSet thieves, std::uint16_t code) noexcept {
  if (code >= element_count) return false;
  const Element element = Element::from_code(code);
  if (element.is_area()) return static_cast<std::size_t>(element.index()) < layout.campaign.elements.size();
  return !thieves.for_each([&](Thief thief) { return !is_on_sheet(layout.sheet(thief), element); });
}

/// True if an answer, which is a move of one word, exists in this game; `save` exists only in a campaign (CK-12).
constexpr bool is_answer(const Layout& layout, std::uint16_t kind) noexcept {
  if (kind >= move_words.size() || move_words[kind].ends_with(':')) return false;
  return static_cast<MoveKind>(kind) != MoveKind::save || layout.is_campaign();
}

}  // namespace detail

/// True if this game has the part, whether or not it can be chosen now; challenges and demands are those of the plan in
/// this position.
[[nodiscard]] constexpr bool is_part(const auto& setup, const auto& position, const MovePart& part) noexcept {
  const Layout& layout = setup.layout();
  const ThiefSet thieves = layout.is_campaign() ? all_thieves : layout.gang;
  const auto thief = thief_of(part);
  const std::uint16_t value = part.value;
  switch (part.kind) {
    case PartKind::thief:
      return thief && thieves.contains(*thief);
    case PartKind::die:
    case PartKind::extra:
    case PartKind::shift:
    case PartKind::face:
      return 1 <= value && value <= die_faces;
    case PartKind::symbol:
      return detail::is_fired(value);
    case PartKind::group:
      return value < group_count + layout.campaign.areas.size();
    case PartKind::element:
      return detail::is_element(layout, thieves, value);
    case PartKind::challenge:
      return value < plan_of(layout, state_of(position)).challenge_count;
    case PartKind::demand:
      return value < plan_of(layout, state_of(position)).demand_count;
    case PartKind::number:
      return 1 <= value && value <= highest_number;
    case PartKind::item:
      return value < layout.campaign.items.size();
    case PartKind::fill:
    case PartKind::escape:
    case PartKind::nothing:
      return value == 0;
    case PartKind::answer:
      return detail::is_answer(layout, value);
  }
  return false;
}

/// The word of a part: `matt`, `3`, `4x`, `~2`, `fill`, `matt.lock`, `grid`, `grid.4`, `window`, `window.1.2`,
/// `escape`, `done`, an item. Precondition: is_part(setup, position, part).
[[nodiscard]] constexpr Text<96> text_of(const auto& setup, const auto& position, const MovePart& part) noexcept {
  const State& state = state_of(position);
  const Names names = names_in(setup, state);
  const std::size_t value = part.value;
  Text<96> out;
  switch (part.kind) {
    case PartKind::thief:
      out << name_of(static_cast<Thief>(value));
      break;
    case PartKind::extra:
      out << int{part.value} << 'x';
      break;
    case PartKind::shift:
      out << '~' << int{part.value};
      break;
    case PartKind::fill:
    case PartKind::escape:
    case PartKind::nothing:
      out << regelwerk::word(part.kind);
      break;
    case PartKind::answer:
      out << move_words[value];
      break;
    case PartKind::symbol:
      detail::write_fired(out, Fired::at(part.value));
      break;
    case PartKind::group:
      detail::write_group(out, setup.edition(), part.value);
      break;
    case PartKind::element:
    case PartKind::demand:
      names.write(out, *place_of(part));
      break;
    case PartKind::challenge:
      out << names.challenge(value);
      break;
    case PartKind::item:
      out << names.item(value);
      break;
    default:
      out << int{part.value};
      break;
  }
  return out;
}

}  // namespace regelwerk::clou
