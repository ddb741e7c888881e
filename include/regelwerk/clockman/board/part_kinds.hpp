#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/clockman/board/in_force.hpp>
#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/clockman/text/move_text.hpp>
#include <regelwerk/clockman/text/words.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/parts.hpp>

namespace regelwerk::clockman {

/// The choices that make up a move: a field, then the card that pays for it; a card, then the seat to swap with; an
/// offer, then its seat, the given and the wanted digits; a circle, then its seats and digits in the order of
/// Proposal::circle. A move without further choices is an answer.
enum class PartKind : std::uint8_t {
  answer,  ///< a move without further choices, by its kind
  field,   ///< a field, see place_of
  symbol,  ///< a symbol card by its pose
  card,    ///< an event card by its kind
  offer,   ///< CM-77: an exchange with one seat
  circle,  ///< CM-77: an exchange of three seats, one digit each
  seat,
  bundle,  ///< one or two digits of an offer, given and then wanted
  digit,
  number,  ///< chance: the face of the die
  effect,  ///< chance: the effect of the event card, chosen before the card
};

inline constexpr std::array<std::string_view, 11> part_words{"answer", "field",  "symbol", "card",   "offer", "circle",
                                                             "seat",   "bundle", "digit",  "number", "effect"};

/// For word() and count_of() (core/description/words.hpp).
[[nodiscard]] constexpr const auto& words_of(std::type_identity<PartKind> /*type*/) noexcept { return part_words; }

using Part = regelwerk::PartOfKind<PartKind>;

/// The field of a part; empty if it has none.
[[nodiscard]] constexpr std::optional<Space> place_of(const Part& part) noexcept {
  if (part.kind != PartKind::field) return std::nullopt;
  return Space::from_code(static_cast<std::uint8_t>(part.value));
}

namespace detail {

constexpr Part part_of(PartKind kind, int value) noexcept { return {kind, static_cast<std::uint16_t>(value)}; }
constexpr Part part_of(Seat seat) noexcept { return part_of(PartKind::seat, seat.index()); }
constexpr Part part_of(Pose pose) noexcept { return part_of(PartKind::symbol, static_cast<int>(pose)); }
constexpr Part part_of(Digit digit) noexcept { return part_of(PartKind::digit, static_cast<int>(digit)); }
constexpr Part part_of(Card card) noexcept { return part_of(PartKind::card, card.kind()); }
constexpr Part part_of(Space field) noexcept { return part_of(PartKind::field, field.code()); }
constexpr Part part_of(Bundle bundle) noexcept { return part_of(PartKind::bundle, bundle.code()); }

/// The name of an effect: the letters with which the tokens of its cards begin.
constexpr std::string_view word_of_effect(std::uint16_t effect) noexcept {
  const std::string_view token = first_card(static_cast<Effect>(effect)).info().token;
  return token.substr(0, token.find_first_of("+-0123456789"));
}
constexpr bool is_effect(std::uint16_t effect) noexcept { return effect <= static_cast<unsigned>(Effect::peace); }
constexpr bool has_card_of(const Deck& deck, Effect effect) noexcept {
  for (int kind = 0; kind < card_kinds; ++kind) {
    if (Card{kind}.has(effect) && deck.copies(Card{kind}) > 0) return true;
  }
  return false;
}

/// False for an answer that only extra rules use, if none of these rules is in force. CM-72: take or leave. CM-75:
/// capture or spare. CM-75, CM-76: rob nothing. CM-75, CM-77: accept or decline.
constexpr bool is_answer(const Options& options, MoveKind kind) noexcept {
  switch (kind) {
    case MoveKind::take:
    case MoveKind::leave:
      return in_force(options, Rule::hoarding);
    case MoveKind::capture:
    case MoveKind::spare:
      return in_force(options, Rule::hunting);
    case MoveKind::rob_none:
      return in_force(options, Rule::hunting) || in_force(options, Rule::robbery);
    case MoveKind::accept:
    case MoveKind::decline:
      return in_force(options, Rule::hunting) || in_force(options, Rule::trade);
    default:
      return true;
  }
}

}  // namespace detail

/// True if this game has the part, whether or not it is legal now: a field of its board, a card of its deck, an answer
/// of its extra rules.
[[nodiscard]] constexpr bool is_part(const auto& setup, const auto& /*position*/, const Part& part) noexcept {
  const Layout& layout = setup.layout();
  const unsigned value = part.value;
  switch (part.kind) {
    case PartKind::answer:
      return holds_for_any(move_words, [&](const MoveWord& each) {
        return static_cast<unsigned>(each.kind) == value && detail::is_answer(setup.options(), each.kind);
      });
    case PartKind::field:
      return value <= 0xFF && is_on_board(layout, Space::from_code(static_cast<std::uint8_t>(value)));
    case PartKind::symbol:
      return value < poses;
    case PartKind::card:
      return value < card_kinds && layout.deck.copies(Card{part.value}) > 0;
    case PartKind::offer:
      return value == 0 && setup.options().trade;
    case PartKind::circle:
      return value == 0 && setup.options().trade && layout.seats > 2;
    case PartKind::seat:
      return value < static_cast<unsigned>(layout.seats);
    case PartKind::bundle:
      return value < Bundle::kinds && setup.options().trade;
    case PartKind::digit:
      return value < digit_kinds;
    case PartKind::number:
      return 1 <= value && value <= die_faces;
    case PartKind::effect:
      return detail::is_effect(part.value) && detail::has_card_of(layout.deck, static_cast<Effect>(value));
  }
  return false;
}

/// The word of a part: `pass`, `1.29`, `B`, `free`, `offer`, `2`, `0X`. Precondition: is_part(setup, position, part).
[[nodiscard]] constexpr Text<12> text_of(const auto& /*setup*/, const auto& /*position*/, const Part& part) noexcept {
  Text<12> out;
  switch (part.kind) {
    case PartKind::answer:
      for (const auto& [word, kind] : move_words) {
        if (kind == static_cast<MoveKind>(part.value)) out << word;
      }
      break;
    case PartKind::field:
      detail::write_field(out, *place_of(part));
      break;
    case PartKind::symbol:
      out << letter(static_cast<Pose>(part.value));
      break;
    case PartKind::card:
      out << Card{part.value}.info().token;
      break;
    case PartKind::bundle:
      out << Bundle{part.value}.text();
      break;
    case PartKind::digit:
      out << letter(static_cast<Digit>(part.value));
      break;
    case PartKind::effect:
      out << detail::word_of_effect(part.value);
      break;
    case PartKind::offer:
    case PartKind::circle:
      out << regelwerk::word(part.kind);
      break;
    default:
      out << int{part.value};
      break;
  }
  return out;
}

}  // namespace regelwerk::clockman
