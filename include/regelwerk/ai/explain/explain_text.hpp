#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include <regelwerk/ai/explain/explain.hpp>
#include <regelwerk/ai/search/move_value.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/language/indefinite.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/tell.hpp>
#include <regelwerk/core/playable.hpp>

// Explanations in words. An event kind appears as its sentence in the language, with indefinite words in place of the
// names: "somebody plays a card"; include the game's english.hpp or german.hpp.

namespace regelwerk::inline shared {

/// The maximum number of candidates in a line.
inline constexpr std::size_t most_told = 4;

/// `part` of `whole` in percent, rounded to the nearest. Precondition: part <= whole, 0 < whole < 2^56.
[[nodiscard]] constexpr int in_hundred(std::uint64_t part, std::uint64_t whole) noexcept {
  expects([&] { return part <= whole && whole > 0; }, "a part of something");
  return static_cast<int>((200 * part + whole) / (2 * whole));
}

/// True if the language has a sentence for such events; there is no need to show the others.
template <Playable G, Language Tongue>
[[nodiscard]] constexpr bool is_told(const Happening<G>& thing, Tongue language) noexcept {
  return !sentences_of(type<typename G::Event>, language)[static_cast<std::size_t>(thing.kind)].pattern.empty();
}

/// Writes a happening in the words of a language: its sentence, or the word of its kind if it has no sentence. Omits
/// the rule.
template <Playable G, Language Tongue>
constexpr void write_what_happens(auto& out, const G& game, const typename G::View& view, const Happening<G>& thing,
                                  Tongue language) noexcept {
  typename G::Event event{};
  if constexpr (HasKind<typename G::Event>) event.kind = thing.kind;
  event.rule = thing.rule;
  if constexpr (requires { complete(event); }) complete(event);
  Text<sentence_limit<G, Tongue>()> sentence;
  write_sentence(sentence, game, view, event, language, Blanks{});
  if (sentence.view().empty()) sentence << word(thing.kind);
  Text<sentence_limit<G, Tongue>()> indefinite;
  write_indefinite(indefinite, sentence.view(), indefinite_words(language));
  out << indefinite.view();
}

/// Writes a happening and, in parentheses, the ID of its rule.
template <Playable G, Language Tongue>
constexpr void write_happening(auto& out, const G& game, const typename G::View& view, const Happening<G>& thing,
                               Tongue language) noexcept {
  write_what_happens(out, game, view, thing, language);
  out << " (" << info(thing.rule).id << ')';
}

/// Writes a difference as a line without a line break: what happens, by which rule, to which side, how often after each
/// candidate. Precondition: the difference belongs to the explanation.
template <Playable G, Language Tongue>
constexpr void write_difference(auto& out, const G& game, const typename G::View& view,
                                const Explanation<G>& explanation, const Difference& difference,
                                Tongue language) noexcept {
  const CommonWords words = common_words(language);
  const auto row = explanation.row(difference.row);
  write_happening(out, game, view, row[0].thing, language);
  if (row[0].thing.side == Side::own) out << ", " << words.yours;
  if (row[0].thing.side == Side::others) out << ", " << words.others;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const MoveValue<G>& value = explanation.values()[i];
    out << (i == 0 ? ": " : ", ") << in_hundred(row[i].playouts, value.visits) << " % " << words.after << ' '
        << to_text(game, view, value.move).view();
  }
}

/// The maximum number of characters of a line about most_told candidates.
template <Playable G, Language Tongue>
inline constexpr std::size_t difference_limit =
    sentence_limit<G, Tongue>() + phrase_limit +
    most_told * (decltype(to_text(std::declval<const G&>(), std::declval<const typename G::View&>(),
                                  typename G::Move{}))::capacity() +
                 phrase_limit);

/// Returns the line of write_difference as a text. Precondition: the explanation has at most most_told candidates.
template <Playable G, Language Tongue>
[[nodiscard]] constexpr auto tell_difference(const G& game, const typename G::View& view,
                                             const Explanation<G>& explanation, const Difference& difference,
                                             Tongue language) noexcept {
  expects([&] { return explanation.values().size() <= most_told; }, "a line has room for all candidates");
  Text<difference_limit<G, Tongue>> out;
  write_difference(out, game, view, explanation, difference, language);
  return out;
}

}  // namespace regelwerk::inline shared
