#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/face_text.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/state/race.hpp>
#include <regelwerk/play/why.hpp>

namespace regelwerk::ostfriesenlauf {

/// The kinds of things that can make a move impossible.
enum class CauseKind : std::uint8_t {
  none,    ///< there is nothing to point at
  stack,   ///< an empty stack, see place_of
  card,    ///< a card that is not in the hand: its back, and the code of its face in the low bits
  face,    ///< a face that is not in the stack, by its code
  runner,  ///< the leader, after the end of the game
  seat,    ///< the seat whose turn it is
};

/// The words of CauseKind, for word().
inline constexpr std::array<std::string_view, 6> cause_words{"none", "stack", "card", "face", "runner", "seat"};

/// For word() and count_of() (core/description/words.hpp).
[[nodiscard]] constexpr const auto& words_of(std::type_identity<CauseKind> /*type*/) noexcept { return cause_words; }

/// The kind determines the meaning of `value`; with `none` it has no meaning.
using Cause = regelwerk::CauseOfKind<CauseKind>;

namespace detail {

/// Packs the back and face of a card into a number.
constexpr std::uint16_t card_value(Place back, Face face) noexcept {
  return static_cast<std::uint16_t>(static_cast<unsigned>(back) << 8U | face.code());
}
constexpr Place back_of_value(std::uint16_t value) noexcept { return static_cast<Place>(value >> 8U); }
constexpr Face face_of_value(std::uint16_t value) noexcept { return Face::from_code(value & 0xFFU); }

/// True if this is the value of a card that some edition may have.
constexpr bool is_card_value(std::uint16_t value) noexcept {
  return back_of_value(value) <= Place::fourth && face_of_value(value).valid();
}

constexpr void write_card_value(auto& out, std::uint16_t value) noexcept {
  out << number(back_of_value(value)) << ':';
  write_face(out, face_of_value(value));
}

}  // namespace detail

/// The stack of a cause; empty unless its kind is stack.
[[nodiscard]] constexpr std::optional<Place> place_of(const Cause& cause) noexcept {
  return cause.kind == CauseKind::stack ? std::make_optional(static_cast<Place>(cause.value)) : std::nullopt;
}

/// The word of a cause: `3`, `2:+4`, `+4` or a number; empty for none.
[[nodiscard]] constexpr Text<18> text_of(const auto& /*setup*/, const auto& /*position*/, const Cause& cause) noexcept {
  Text<18> out;
  switch (cause.kind) {
    case CauseKind::none:
      break;
    case CauseKind::stack:
      out << number(static_cast<Place>(cause.value));
      break;
    case CauseKind::card:
      detail::write_card_value(out, cause.value);
      break;
    case CauseKind::face:
      write_face(out, detail::face_of_value(cause.value));
      break;
    default:
      out << int{cause.value};
      break;
  }
  return out;
}

/// What `rule` refers to in this position. Precondition: why_not refuses `move` by `rule`.
[[nodiscard]] constexpr Cause cause_of(const auto& /*setup*/, const auto& position, Move move, Rule rule) noexcept {
  const Table& table = position.table;
  const auto of_face = [&]() -> Cause {
    const MoveKind asked = table.phase == Phase::deal ? MoveKind::deal : MoveKind::card;
    return move.kind == asked && move.face.valid() ? Cause{CauseKind::face, move.face.code()} : Cause{};
  };
  switch (rule) {
    case Rule::laying_order:
      return actor_of(table).is_seat()
                 ? Cause{CauseKind::seat, static_cast<std::uint16_t>(actor_of(table).seat().index())}
                 : Cause{};
    case Rule::empty_stack:
      return {CauseKind::stack, static_cast<std::uint16_t>(move.back)};
    case Rule::end:
      return {CauseKind::runner, static_cast<std::uint16_t>(table.race.at(Place::first).index())};
    case Rule::first_hands:
    case Rule::unowned_runner:
      return of_face();
    case Rule::draw_and_lay: {
      if (table.phase == Phase::card) return of_face();
      const std::uint16_t value = detail::card_value(move.back, move.face);
      const bool is_card = table.phase == Phase::lay && move.kind == MoveKind::lay && detail::is_card_value(value);
      return is_card ? Cause{CauseKind::card, value} : Cause{};
    }
    default:
      return {};
  }
}

}  // namespace regelwerk::ostfriesenlauf
