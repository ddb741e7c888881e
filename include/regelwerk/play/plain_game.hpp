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

// What programs for any game ask besides the contract, answered for a game whose author has written none of it: a
// refusal has no cause but its rule, a move is one part, an event happens to all alike, and no board has places.

namespace regelwerk::inline shared {

/// A game that speaks plainly (core/language/plain_speech.hpp). The functions below answer for it.
template <class G>
concept PlainGame = Playable<G> && SpeaksPlainly<typename G::Rule>;

/// The causes of refusals in a plain game: there are none.
enum class PlainCauseKind : std::uint8_t { none };
/// The parts of moves in a plain game: the move itself, by its code.
enum class PlainPartKind : std::uint8_t { move };
using PlainCause = CauseOfKind<PlainCauseKind>;  ///< always none
using PlainPart = PartOfKind<PlainPartKind>;     ///< a whole move

namespace detail {

inline constexpr std::array<std::string_view, 1> plain_cause_words{"none"};
inline constexpr std::array<std::string_view, 1> plain_part_words{"move"};

/// The move that a part is, whether or not it is legal.
template <class G>
[[nodiscard]] constexpr typename G::Move move_in(const PlainPart& part) noexcept {
  return G::Move::from_code(part.value);
}

}  // namespace detail

/// For word() and count_of() (core/description/words.hpp).
[[nodiscard]] constexpr const auto& words_of(std::type_identity<PlainCauseKind> /*type*/) noexcept {
  return detail::plain_cause_words;
}
[[nodiscard]] constexpr const auto& words_of(std::type_identity<PlainPartKind> /*type*/) noexcept {
  return detail::plain_part_words;
}

/// Nothing but the rule.
template <PlainGame G>
[[nodiscard]] constexpr PlainCause cause_of(const G& /*game*/, const auto& /*position*/,
                                            const typename G::Move& /*move*/, typename G::Rule /*rule*/) noexcept {
  return {};
}
/// The word of a cause: none.
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

/// The move as its only part. A game whose codes have more than 16 bits has to write parts of its own.
template <PlainGame G>
[[nodiscard]] constexpr Chain<PlainPartKind> parts_of(const G& /*game*/, const auto& /*position*/,
                                                      const typename G::Move& move) noexcept {
  static_assert(G::Move::code_bits <= 16, "the codes of moves fit the value of a part");
  Chain<PlainPartKind> chain;
  chain.push_back({PlainPartKind::move, static_cast<std::uint16_t>(move.code())});
  return chain;
}
/// True if it is a legal move.
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
/// The one move that these parts may have meant.
template <PlainGame G, class Visitor>
constexpr bool for_each_completion(const G& /*game*/, const auto& /*position*/, std::span<const PlainPart> chain,
                                   Visitor&& visitor) noexcept {
  return chain.empty() || visit(visitor, detail::move_in<G>(chain.front()));
}

/// Everything happens to all alike.
template <PlainGame G>
[[nodiscard]] constexpr SeatSet concerned_by(const G& /*game*/, const typename G::Event& /*event*/) noexcept {
  return {};
}

/// There is no board with places.
[[nodiscard]] constexpr int boards(const PlainGame auto& /*game*/) noexcept { return 0; }
/// The places of a board that there is not: none.
[[nodiscard]] constexpr Geometry<std::uint8_t, 1, 1> geometry(const PlainGame auto& /*game*/,
                                                              int /*board*/ = 0) noexcept {
  return {};
}
/// The word of a place. Precondition: there is one.
[[nodiscard]] constexpr Text<1> word_of(const PlainGame auto& /*game*/, std::uint8_t /*place*/,
                                        int /*board*/ = 0) noexcept {
  return {};
}

}  // namespace regelwerk::inline shared
