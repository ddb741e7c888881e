#pragma once
#include <concepts>
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/leaf.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/spelling.hpp>
#include <regelwerk/core/description/tree.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>

// Events as sentences. Each language of a game has a pattern for every kind of event, `sentences_of(type<Event>,
// language)`, a table as in core/language/sentence.hpp. A pattern is text with
//   {member}                 a member of the event in words of the language
//   [member:text|otherwise]  the text if the member does not have its usual value, else the optional text after the bar
//   [member=word:text|..]    the text if the spelling of the member is `word`
// Texts in brackets may contain members, but no brackets. An empty pattern is an event that needs no sentence. A game
// may define further names: `write_detail(out, game, view, event, name, language)` returns whether it wrote one. A
// member is written by `write_phrase(out, game, view, member, language)` if the game defines it, else by `word(member,
// language)`, else as it is spelled. Both functions of a game may take `names` as a last argument, to name other seats.

namespace regelwerk::inline shared {

/// Names seats by their numbers.
template <Language Tongue>
struct SeatNumbers {
  constexpr void operator()(auto& out, Seat seat) const noexcept { out << word(seat, Tongue{}) << ' ' << seat.index(); }
};

/// The most bytes of a player's name that a sentence tells; a longer name is cut between two letters.
inline constexpr std::size_t player_name_limit = 64;

/// Names seats by their players: `names` by seat. A seat without a name keeps its number, as one does
/// whose name is empty or nothing but ends of letters.
template <Language Tongue>
struct PlayerNames {
  std::span<const std::string_view> names;

  constexpr void operator()(auto& out, Seat seat) const noexcept {
    const auto index = static_cast<std::size_t>(seat.index());
    if (index >= names.size() || names[index].empty()) return SeatNumbers<Tongue>{}(out, seat);
    const std::string_view name = names[index];
    std::size_t size = lesser(name.size(), player_name_limit);
    // A byte that goes on with a letter is not the first of what is left out.
    while (size < name.size() && size > 0 && (static_cast<unsigned char>(name[size]) & 0xC0U) == 0x80U) --size;
    if (size == 0) return SeatNumbers<Tongue>{}(out, seat);
    out << name.substr(0, size);
  }
};

/// Writes every name in braces, for sentences about a kind of event, whatever it happens to: write_indefinite finds
/// words for them. Uses only the rule of the event and those of its members that do not have their usual value.
struct Blanks {};

/// The maximum number of characters that a language uses for one thing; names from editions fit as well.
inline constexpr std::size_t phrase_limit = 96;

namespace detail {

/// A member that is spelled as a single word or number. Patterns cannot name other members, since those have members of
/// their own.
template <class T>
concept SpelledAsOne = !Described<T> && !Row<T> && !Counted<T> && !BitSet<T>;

template <class Out, class G, class Tongue, class Names>
class SentenceWriter {
 public:
  using View = typename G::View;
  using Event = typename G::Event;

  constexpr SentenceWriter(Out& out, const G& game, const View& view, const Event& event, const Names& names) noexcept
      : out_(out), game_(game), view_(view), event_(event), names_(names) {}

  constexpr void write(std::string_view pattern) noexcept {
    while (!pattern.empty()) {
      const std::size_t open = lesser(pattern.find('['), pattern.size());
      write_plain(pattern.substr(0, open));
      pattern.remove_prefix(open);
      if (pattern.empty()) return;
      const std::size_t close = pattern.find(']');
      write_choice(pattern.substr(1, close - 1));
      pattern.remove_prefix(close + 1);
    }
  }

 private:
  /// Calls f with the member of this name and its hints.
  template <class F>
  struct Named {
    std::string_view name;
    F f;

    constexpr void operator()(std::string_view other, const auto& member, const auto&... hint) noexcept {
      if (name == other) f(member, hint...);
    }
  };
  constexpr void visit_member(std::string_view name, const auto& f) const noexcept {
    Named<std::remove_cvref_t<decltype(f)>> named{name, f};  // clang 16 deduces nothing for a nested aggregate
    for_each_member(event_, named);
  }

  constexpr void write_choice(std::string_view choice) noexcept {
    const std::size_t colon = choice.find(':');
    const std::string_view condition = choice.substr(0, colon);
    const std::string_view texts = choice.substr(colon + 1);
    const std::size_t bar = lesser(texts.find('|'), texts.size());
    if (is_open(condition)) {
      if (bar < texts.size()) write_open(condition, texts.substr(bar + 1));
      return;
    }
    if (holds(condition)) return write_plain(texts.substr(0, bar));
    if (bar < texts.size()) write_plain(texts.substr(bar + 1));
  }

  /// Writes a choice that depends on a member that stays blank: its other text after `some` if that begins with a
  /// number, as in "{count} fields", else the member's name.
  constexpr void write_open(std::string_view condition, std::string_view otherwise) noexcept {
    if (otherwise.starts_with('{')) {
      out_ << "{some}";
      write_plain(otherwise.substr(otherwise.find('}') + 1));
    } else {
      out_ << '{' << condition.substr(0, condition.find('=')) << '}';
    }
  }

  /// True if a condition depends on a member that stays blank, because it has its usual value and is not the rule.
  [[nodiscard]] constexpr bool is_open(std::string_view condition) const noexcept {
    if constexpr (!std::same_as<Names, Blanks>) return false;
    const std::size_t sign = condition.find('=');
    return sign != std::string_view::npos && !condition.starts_with("rule=") && !holds(condition.substr(0, sign));
  }
  [[nodiscard]] constexpr bool holds(std::string_view condition) const noexcept {
    const std::size_t sign = condition.find('=');
    bool found = false;
    visit_member(condition.substr(0, sign), [&]<class T>(const T& member, const auto&... hint) {
      if (sign == std::string_view::npos) {
        found = !is_usual(member, hint...);
      } else if constexpr (SpelledAsOne<T>) {
        found = !is_none(member) && std::string_view{spelling(game_, member)} == condition.substr(sign + 1);
      }
    });
    return found;
  }

  constexpr void write_plain(std::string_view text) noexcept {
    while (!text.empty()) {
      const std::size_t open = lesser(text.find('{'), text.size());
      out_ << text.substr(0, open);
      text.remove_prefix(open);
      if (text.empty()) return;
      const std::size_t close = text.find('}');
      write_named(text.substr(1, close - 1));
      text.remove_prefix(close + 1);
    }
  }

  constexpr void write_named(std::string_view name) noexcept {
    if constexpr (std::same_as<Names, Blanks>) {
      out_ << '{' << name << '}';
    } else {
      write_known(name);
    }
  }

  constexpr void write_known(std::string_view name) noexcept {
    if constexpr (requires { write_detail(out_, game_, view_, event_, name, Tongue{}, names_); }) {
      if (write_detail(out_, game_, view_, event_, name, Tongue{}, names_)) return;
    } else if constexpr (requires { write_detail(out_, game_, view_, event_, name, Tongue{}); }) {
      if (write_detail(out_, game_, view_, event_, name, Tongue{})) return;
    }
    bool is_member = false;
    visit_member(name, [&](const auto& member, const auto&... /*hint*/) {
      is_member = true;
      write_thing(member);
    });
    if (!is_member) out_ << '{' << name << '}';
  }

  template <class T>
  constexpr void write_thing(const T& thing) noexcept {
    if constexpr (std::same_as<T, Seat>) {
      names_(out_, thing);
    } else if constexpr (requires { write_phrase(out_, game_, view_, thing, Tongue{}, names_); }) {
      write_phrase(out_, game_, view_, thing, Tongue{}, names_);
    } else if constexpr (requires { write_phrase(out_, game_, view_, thing, Tongue{}); }) {
      write_phrase(out_, game_, view_, thing, Tongue{});
    } else if constexpr (requires { word(thing, Tongue{}); }) {
      out_ << std::string_view{word(thing, Tongue{})};
    } else if constexpr (SpelledAsOne<T>) {
      out_ << std::string_view{spelling(game_, thing)};
    }
  }

  Out& out_;
  const G& game_;
  const View& view_;
  const Event& event_;
  const Names& names_;
};

}  // namespace detail

/// The maximum number of characters of a sentence about an event: the longest pattern, with a phrase in place of each
/// name. `more` is what a phrase takes beyond the usual.
template <class G, Language Tongue>
[[nodiscard]] constexpr std::size_t sentence_limit(std::size_t more = 0) noexcept {
  std::size_t longest = 0;
  for (const auto& sentence : sentences_of(type<typename G::Event>, Tongue{})) {
    const std::string_view pattern = sentence.pattern;
    const auto names = static_cast<std::size_t>(count_equal(pattern, '{'));
    longest = greater(longest, pattern.size() + names * (phrase_limit + more));
  }
  return longest;
}

/// Writes the sentence about an event, without a punctuation mark at its end; writes nothing for an event that needs
/// none. `view` belongs to the viewer who is shown the event, before the event; `names(out, seat)` writes the name of a
/// seat.
template <Playable G, Language Tongue, class Names = SeatNumbers<Tongue>>
constexpr void write_sentence(auto& out, const G& game, const typename G::View& view, const typename G::Event& event,
                              Tongue language, const Names& names = {}) noexcept {
  const auto& sentences = sentences_of(type<typename G::Event>, language);
  detail::SentenceWriter<std::remove_reference_t<decltype(out)>, G, Tongue, Names>{out, game, view, event, names}.write(
      sentences[static_cast<std::size_t>(detail::lead_of(event))].pattern);
}

/// The sentence about an event in a language, with seats named by their numbers; see write_sentence.
template <Playable G, Language Tongue>
[[nodiscard]] constexpr auto tell(const G& game, const typename G::View& view, const typename G::Event& event,
                                  Tongue language) noexcept {
  Text<sentence_limit<G, Tongue>()> out;
  write_sentence(out, game, view, event, language);
  return out;
}
/// The same with seats called by the names of their players, see PlayerNames. A phrase names two seats at most.
template <Playable G, Language Tongue>
[[nodiscard]] constexpr auto tell(const G& game, const typename G::View& view, const typename G::Event& event,
                                  Tongue language, std::span<const std::string_view> players) noexcept {
  Text<sentence_limit<G, Tongue>(2 * player_name_limit)> out;
  write_sentence(out, game, view, event, language, PlayerNames<Tongue>{players});
  return out;
}

}  // namespace regelwerk::inline shared
