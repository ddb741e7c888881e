#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/board/concerned.hpp>
#include <regelwerk/core/board/geometry.hpp>
#include <regelwerk/core/codec/game_text.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/description/idle_setting.hpp>
#include <regelwerk/core/language/plain_speech.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/parts.hpp>
#include <regelwerk/play/why.hpp>

// Default implementations of what generic programs need besides the contract, for a game whose author has not written
// them: a refusal has no cause but its rule, a move is one part, an event happens to all seats alike, and no board has
// places.

namespace regelwerk::inline shared {

/// A game that uses PlainSpeech (core/language/plain_speech.hpp). The functions below serve it.
template <class G>
concept PlainGame = Playable<G> && SpeaksPlainly<typename G::Rule>;

/// The causes of refusals in a plain game: there are none.
enum class PlainCauseKind : std::uint8_t { none };
/// The parts of moves in a plain game: the move itself, by its code.
enum class PlainPartKind : std::uint8_t { move };
using PlainCause = CauseOfKind<PlainCauseKind>;  ///< always none
using PlainPart = PartOfKind<PlainPartKind>;     ///< a complete move

namespace detail {

inline constexpr std::array<std::string_view, 1> plain_cause_words{"none"};
inline constexpr std::array<std::string_view, 1> plain_part_words{"move"};

/// The move that a part represents, whether or not it is legal.
template <class G>
[[nodiscard]] constexpr typename G::Move move_in(const PlainPart& part) noexcept {
  return G::Move::from_code(part.value);
}

}  // namespace detail

/// For word() and count_of() (core/description/words.hpp).
[[nodiscard]] constexpr const auto& words_of(std::type_identity<PlainCauseKind> /*type*/) noexcept {
  return detail::plain_cause_words;
}
/// For word() and count_of() (core/description/words.hpp).
[[nodiscard]] constexpr const auto& words_of(std::type_identity<PlainPartKind> /*type*/) noexcept {
  return detail::plain_part_words;
}

/// No cause: only the rule is known.
template <PlainGame G>
[[nodiscard]] constexpr PlainCause cause_of(const G& /*game*/, const auto& /*position*/,
                                            const typename G::Move& /*move*/, typename G::Rule /*rule*/) noexcept {
  return {};
}
/// The word of a cause: empty.
template <PlainGame G>
[[nodiscard]] constexpr Text<1> text_of(const G& /*game*/, const auto& /*position*/,
                                        const PlainCause& /*cause*/) noexcept {
  return {};
}
/// Writes the sentence of the rule, since nothing more is known.
template <PlainGame G>
constexpr void write_cause(auto& out, const G& /*game*/, const auto& /*position*/, typename G::Rule rule,
                           const PlainCause& /*cause*/, Language auto tongue) noexcept {
  out << info(rule, tongue).sentence;
}

/// The move as its only part. A game whose move codes have more than 16 bits must write its own parts.
template <PlainGame G>
[[nodiscard]] constexpr Chain<PlainPartKind> parts_of(const G& /*game*/, const auto& /*position*/,
                                                      const typename G::Move& move) noexcept {
  static_assert(G::Move::code_bits <= 16, "the codes of moves fit the value of a part");
  Chain<PlainPartKind> chain;
  chain.push_back({PlainPartKind::move, static_cast<std::uint16_t>(move.code())});
  return chain;
}
/// True if the part is a legal move.
template <PlainGame G>
[[nodiscard]] constexpr bool is_part(const G& game, const auto& position, const PlainPart& part) noexcept {
  const auto move = detail::move_in<G>(part);
  return move.code() == part.value && !game.why_not(position, move);
}
/// The text of the move. Precondition: is_part().
template <PlainGame G>
[[nodiscard]] constexpr auto text_of(const G& game, const auto& position, const PlainPart& part) noexcept {
  return to_text(game, position, detail::move_in<G>(part));
}
/// The only move that these parts can mean.
template <PlainGame G, class Visitor>
constexpr bool for_each_completion(const G& /*game*/, const auto& /*position*/, std::span<const PlainPart> chain,
                                   Visitor&& visitor) noexcept {
  return chain.empty() || visit(visitor, detail::move_in<G>(chain.front()));
}

/// Every event happens to all seats alike.
template <PlainGame G>
[[nodiscard]] constexpr SeatSet concerned_by(const G& /*game*/, const typename G::Event& /*event*/) noexcept {
  return {};
}

/// Zero: there is no board with places.
[[nodiscard]] constexpr int boards(const PlainGame auto& /*game*/) noexcept { return 0; }
/// An empty board.
[[nodiscard]] constexpr Geometry<std::uint8_t, 1, 1> geometry(const PlainGame auto& /*game*/,
                                                              int /*board*/ = 0) noexcept {
  return {};
}
/// The word of a place; never called, since a plain game has no places.
[[nodiscard]] constexpr Text<1> word_of(const PlainGame auto& /*game*/, std::uint8_t /*place*/,
                                        int /*board*/ = 0) noexcept {
  return {};
}

}  // namespace regelwerk::inline shared
