#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/text/names.hpp>
#include <regelwerk/clou/text/words.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/play/why.hpp>

namespace regelwerk::clou {

/// The kinds of things that can make a move impossible.
enum class CauseKind : std::uint8_t {
  none,       ///< there is nothing to point at
  thief,      ///< a thief that is not in the gang or in jail, that lacks a tool or a fill, or that could use a die; see
              ///< thief_of
  die,        ///< the face of a used die
  extra,      ///< a place among the kept extras
  shift,      ///< a place among the kept shifts
  number,     ///< a number that does not fit, is required, or is missing
  element,    ///< a box or circle that is marked, not open, or has to be marked before; see place_of
  demand,     ///< a demand that is crossed, not needed, or has to be crossed before; see place_of
  challenge,  ///< a challenge that is done, closed, or has to be done before, by its number
  room,       ///< a room that is not entered yet, by its number
  symbols,    ///< symbols that do not wait, or that are required: one bit each, see symbols_of
  item,       ///< a tool or preparation that is not bought or not on offer, by its number
  seat,       ///< the seat that decides
};

inline constexpr std::array<std::string_view, 13> cause_words{"none",    "thief",   "die",    "extra",     "shift",
                                                              "number",  "element", "demand", "challenge", "room",
                                                              "symbols", "item",    "seat"};

/// For word() and count_of() (core/description/words.hpp).
[[nodiscard]] constexpr const auto& words_of(std::type_identity<CauseKind> /*type*/) noexcept { return cause_words; }

using Cause = regelwerk::CauseOfKind<CauseKind>;

/// Each of the following functions returns an empty value if the cause is of another kind. The place is an element or a
/// demand.
[[nodiscard]] constexpr std::optional<Target> place_of(const Cause& cause) noexcept {
  if (cause.kind == CauseKind::element) return Target{Element::from_code(cause.value)};
  return cause.kind == CauseKind::demand ? std::make_optional(Target::demand(cause.value)) : std::nullopt;
}
[[nodiscard]] constexpr std::optional<Thief> thief_of(const Cause& cause) noexcept {
  return cause.kind == CauseKind::thief ? std::make_optional(static_cast<Thief>(cause.value)) : std::nullopt;
}
[[nodiscard]] constexpr std::optional<SymbolSet> symbols_of(const Cause& cause) noexcept {
  return cause.kind == CauseKind::symbols ? std::make_optional(SymbolSet{unsigned{cause.value}}) : std::nullopt;
}

/// The word of a cause: `matt`, `grid.4`, `window.1.2`, the name of a challenge, room or item, `lock/safe`, or a
/// number; empty for none.
[[nodiscard]] constexpr Text<96> text_of(const auto& setup, const auto& position, const Cause& cause) noexcept {
  const Names names = names_in(setup, state_of(position));
  Text<96> out;
  switch (cause.kind) {
    case CauseKind::none:
      break;
    case CauseKind::thief:
      out << name_of(static_cast<Thief>(cause.value));
      break;
    case CauseKind::element:
    case CauseKind::demand:
      names.write(out, *place_of(cause));
      break;
    case CauseKind::challenge:
      out << names.challenge(cause.value);
      break;
    case CauseKind::room:
      out << names.room(cause.value);
      break;
    case CauseKind::symbols:
      detail::write_symbols(out, *symbols_of(cause));
      break;
    case CauseKind::item:
      out << names.item(cause.value);
      break;
    default:
      out << int{cause.value};
      break;
  }
  return out;
}

}  // namespace regelwerk::clou
