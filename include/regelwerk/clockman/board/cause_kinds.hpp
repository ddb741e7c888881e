#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/clockman/text/words.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/play/why.hpp>

namespace regelwerk::clockman {

/// The kinds of things that can make a move impossible.
enum class CauseKind : std::uint8_t {
  none,    ///< there is nothing to point at
  field,   ///< a closed passage, or a field that can be reached without paying; see place_of
  symbol,  ///< the pose of a symbol card that is missing or not needed, see pose_of
  card,    ///< a kind of event card that is missing, not needed, does not fit, or bars the way; see card_of
  digit,   ///< a digit card that is missing, cannot be taken, or is not needed; see digit_of
  seat,    ///< the seat whose turn it is, that has won, that is on its straight or in another place, or whose limit is
           ///< reached
  number,  ///< the roll, the steps to a field of the straight, or the number of cards or proposals that a turn allows
};

inline constexpr std::array<std::string_view, 7> cause_words{"none",  "field", "symbol", "card",
                                                             "digit", "seat",  "number"};

/// For word() and count_of() (core/description/words.hpp).
[[nodiscard]] constexpr const auto& words_of(std::type_identity<CauseKind> /*type*/) noexcept { return cause_words; }

using Cause = regelwerk::CauseOfKind<CauseKind>;

/// The field of a cause; empty if its kind is another. The following functions work alike.
[[nodiscard]] constexpr std::optional<Space> place_of(const Cause& cause) noexcept {
  if (cause.kind != CauseKind::field) return std::nullopt;
  return Space::from_code(static_cast<std::uint8_t>(cause.value));
}
[[nodiscard]] constexpr std::optional<Pose> pose_of(const Cause& cause) noexcept {
  return cause.kind == CauseKind::symbol && cause.value < poses ? std::make_optional(static_cast<Pose>(cause.value))
                                                                : std::nullopt;
}
[[nodiscard]] constexpr std::optional<Card> card_of(const Cause& cause) noexcept {
  return cause.kind == CauseKind::card && cause.value < card_kinds ? std::make_optional(Card{cause.value})
                                                                   : std::nullopt;
}
[[nodiscard]] constexpr std::optional<Digit> digit_of(const Cause& cause) noexcept {
  return cause.kind == CauseKind::digit && cause.value < digit_kinds
             ? std::make_optional(static_cast<Digit>(cause.value))
             : std::nullopt;
}

/// The word of a cause: `1.29`, `B`, `free`, `0`, or a number; empty for none.
[[nodiscard]] constexpr Text<12> text_of(const auto& /*setup*/, const auto& /*position*/, const Cause& cause) noexcept {
  Text<12> out;
  if (const auto place = place_of(cause)) {
    detail::write_field(out, *place);
  } else if (const auto pose = pose_of(cause)) {
    out << letter(*pose);
  } else if (const auto card = card_of(cause)) {
    out << card->info().token;
  } else if (const auto digit = digit_of(cause)) {
    out << letter(*digit);
  } else if (cause.kind != CauseKind::none) {
    out << int{cause.value};
  }
  return out;
}

}  // namespace regelwerk::clockman
