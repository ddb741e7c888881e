#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/ostfriesenlauf/board/cause.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/face_text.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/play/parts.hpp>

namespace regelwerk::ostfriesenlauf {

/// The choices of a player; every move is a single choice.
enum class PartKind : std::uint8_t {
  stack,  ///< the place of a stack, see place_of
  card,   ///< a card of the hand: its back, and the code of its face in the low bits
  face,   ///< chance: the code of a face
};

/// The words of PartKind, for word().
inline constexpr std::array<std::string_view, 3> part_words{"stack", "card", "face"};

/// For word() and count_of() (core/description/words.hpp).
[[nodiscard]] constexpr const auto& words_of(std::type_identity<PartKind> /*type*/) noexcept { return part_words; }

using Part = regelwerk::PartOfKind<PartKind>;  ///< a chosen stack or card, or the face that chance chooses

/// The stack of a part; empty unless its kind is stack.
[[nodiscard]] constexpr std::optional<Place> place_of(const Part& part) noexcept {
  return part.kind == PartKind::stack ? std::make_optional(static_cast<Place>(part.value)) : std::nullopt;
}

/// The choices that make up a move: one.
[[nodiscard]] constexpr Chain<PartKind> parts_of(const auto& /*setup*/, const auto& /*position*/, Move move) noexcept {
  Chain<PartKind> chain;
  switch (move.kind) {
    case MoveKind::draw:
      chain.push_back({PartKind::stack, static_cast<std::uint16_t>(move.back)});
      break;
    case MoveKind::lay:
      chain.push_back({PartKind::card, detail::card_value(move.back, move.face)});
      break;
    default:
      chain.push_back({PartKind::face, move.face.code()});
      break;
  }
  return chain;
}

/// True if this part exists in this game, whether or not it is legal now: a stack, a card of its edition, a face of
/// such a card.
[[nodiscard]] constexpr bool is_part(const auto& setup, const auto& /*position*/, const Part& part) noexcept {
  const auto has_card = [&](Place back) {
    return setup.layout().card(back, detail::face_of_value(part.value)).has_value();
  };
  switch (part.kind) {
    case PartKind::stack:
      return part.value < stack_count;
    case PartKind::card:
      return part.value >> 8U < stack_count && has_card(detail::back_of_value(part.value));
    case PartKind::face:
      for (const Place back : all_places) {
        if (part.value < Face::count && has_card(back)) return true;
      }
      break;
  }
  return false;
}

/// The word of a part: `3`, `2:+4`, `+4`. Precondition: is_part(setup, position, part).
[[nodiscard]] constexpr Text<18> text_of(const auto& /*setup*/, const auto& /*position*/, const Part& part) noexcept {
  Text<18> out;
  switch (part.kind) {
    case PartKind::stack:
      out << number(static_cast<Place>(part.value));
      break;
    case PartKind::card:
      detail::write_card_value(out, part.value);
      break;
    case PartKind::face:
      write_face(out, detail::face_of_value(part.value));
      break;
  }
  return out;
}

/// Visits the move that consists of this part, legal or not.
constexpr bool for_each_completion(const auto& /*setup*/, const auto& position, std::span<const Part> chain,
                                   const auto& visitor) noexcept {
  if (chain.empty()) return true;
  const std::uint16_t value = chain[0].value;
  switch (chain[0].kind) {
    case PartKind::stack:
      return visitor(chosen(static_cast<Place>(value)));
    case PartKind::card:
      return visitor(laid(detail::back_of_value(value), detail::face_of_value(value)));
    default:
      return visitor(position.table.phase == Phase::deal ? dealt(Face::from_code(value))
                                                         : drawn(Face::from_code(value)));
  }
}

}  // namespace regelwerk::ostfriesenlauf
