#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/playable.hpp>

namespace regelwerk::inline shared {

/// Why a move is impossible, in terms of a thing: a card, a field, a tool, a number. Each game has its own kinds, of
/// which the first is none; the kind gives `value` its meaning. `words_of(type<CauseKind>)` has the words of all kinds,
/// `text_of(game, position, cause)` that of the value.
template <class CauseKind>
struct CauseOfKind {
  CauseKind kind{};         ///< for example a card or a field; the first kind is none
  std::uint16_t value = 0;  ///< identifies the thing among those of its kind

  friend constexpr bool operator==(const CauseOfKind&, const CauseOfKind&) = default;
};

/// Why a move is refused: the rule from why_not, and the thing that the rule applies to here.
template <class RuleOfGame, class CauseOfGame>
struct Because {
  RuleOfGame rule{};    ///< the rule that forbids the move
  CauseOfGame cause{};  ///< of kind none if the rule says everything

  friend constexpr bool operator==(const Because&, const Because&) = default;
};

/// The result of why() in a game.
template <class G>
using BecauseOf =
    Because<typename G::Rule, decltype(cause_of(std::declval<const G&>(), std::declval<const typename G::State&>(),
                                                std::declval<const typename G::Move&>(), typename G::Rule{}))>;

namespace detail {

/// The name of a header as a template argument, so that compilers show it in error messages.
template <std::size_t Size>
struct HeaderName {
  char letters[Size + 1]{};  // NOLINT(*-avoid-c-arrays)
};

/// The header with this name in the folder of a game.
template <class G, HeaderName File>
[[nodiscard]] consteval auto header_of() noexcept {
  constexpr std::string_view file{File.letters};
  constexpr std::string_view folder = "regelwerk/";
  HeaderName<folder.size() + G::name.size() + 1 + file.size()> name;
  std::size_t at = 0;
  for (const std::string_view part : {folder, G::name, std::string_view{"/"}, file}) {
    for (const char letter : part) name.letters[at++] = letter;
  }
  return name;
}
template <std::size_t Size>
[[nodiscard]] consteval HeaderName<Size - 1> file(const char (&name)[Size]) noexcept {  // NOLINT(*-avoid-c-arrays)
  HeaderName<Size - 1> out;
  for (std::size_t i = 0; i < Size; ++i) out.letters[i] = name[i];
  return out;
}

/// Never compiles: the compiler's message names this type, and with it the missing header.
template <HeaderName Header>
struct IncludeFirst {
  static constexpr bool is_included = sizeof(Header) == 0;
  static_assert(is_included, "a header is missing: the argument of IncludeFirst tells which");
};

template <class G>
concept HasCauses = requires(const G& game, const typename G::State& state, const typename G::Move& move) {
  cause_of(game, state, move, typename G::Rule{});
};

/// Room for a phrase about a cause.
using Phrase = Text<320>;

template <class G, class Position, class Tongue>
concept HasPhrases = requires(Phrase& out, const G& game, const Position& position, const BecauseOf<G>& because) {
  write_cause(out, game, position, because.rule, because.cause, Tongue{});
};

}  // namespace detail

/// Empty if `move` is legal, else the rule from why_not with its cause. `position` is a State or a View; `move` may
/// have any value. Include the game's cause.hpp, which finds the causes.
template <Playable G, class Position>
[[nodiscard]] constexpr auto why(const G& game, const Position& position, const typename G::Move& move) noexcept {
  if constexpr (detail::HasCauses<G>) {
    const auto rule = game.why_not(position, move);
    if (!rule) return std::optional<BecauseOf<G>>{};
    return std::make_optional(BecauseOf<G>{*rule, cause_of(game, position, move, *rule)});
  } else {
    static_assert(detail::IncludeFirst<detail::header_of<G, detail::file("cause.hpp")>()>::is_included);
  }
}

/// A phrase in everyday words that describes the situation, where the sentence of the rule describes a requirement: "2
/// trowels are missing", "saw is not on space 1,1", "due now: laying out tiles". `because` is the result of why() in
/// this position. Include the game's cause_phrase.hpp and its english.hpp or that of another language.
template <Playable G, class Position, class Because, Language Tongue = English>
[[nodiscard]] constexpr detail::Phrase phrase_of(const G& game, const Position& position, const Because& because,
                                                 Tongue tongue = {}) noexcept {
  detail::Phrase out;
  if constexpr (detail::HasPhrases<G, Position, Tongue>) {
    write_cause(out, game, position, because.rule, because.cause, tongue);
  } else {
    static_assert(detail::IncludeFirst<detail::header_of<G, detail::file("cause_phrase.hpp")>()>::is_included,
                  "the game's cause_phrase.hpp and the header of the language, such as its english.hpp, are missing");
  }
  return out;
}

}  // namespace regelwerk::inline shared
