#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/word.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

// Settings as people write them: `seats=3 seven=single`, in any order.

namespace regelwerk::inline shared {

/// Room for the list of values that a setting accepts; parsing does not compile for fields that need more.
inline constexpr std::size_t choices_limit = 192;

/// Why a text of settings was refused, and which values the setting accepts; describe() writes it as a sentence.
struct SettingRefusal {
  std::size_t position = 0;     ///< number of characters before the error
  Reason reason{};              ///< what is wrong there
  std::string_view setting;     ///< the name of the setting; empty if the text names no known setting
  Text<choices_limit> choices;  ///< the accepted values; if the name is unknown, all names of settings

  friend constexpr bool operator==(const SettingRefusal&, const SettingRefusal&) = default;
};

/// Writes the values that a field accepts: `2 to 6`, `split or single`, `1 to 3 of matt, janet, joined by +`.
template <class Out, class Owner, class Member>
constexpr void write_choices(Out& out, const Field<Owner, Member>& field) noexcept {
  constexpr bool is_set = detail::WordSet<Member>;
  if (field.words.empty() || is_set) out << field.low << " to " << field.high;
  if (is_set) out << " of ";
  // An enum accepts the words in its range. A set may use all words, and for a Word all words are examples.
  const bool is_ranged = !is_set && !std::is_same_v<Member, Word> && !field.words.empty();
  const std::size_t begin = is_ranged ? static_cast<std::size_t>(field.low) : 0;
  const std::size_t end = is_ranged ? static_cast<std::size_t>(field.high) + 1 : field.words.size();
  for (std::size_t i = begin; i < end; ++i) {
    if (i > begin) out << (is_set ? std::string_view{", "} : std::string_view{" or "});
    out << field.words[i];
  }
  if (is_set) out << ", joined by +";
}

/// Writes the names of fields: `seats, mode, seven`.
template <class Out>
constexpr void write_names(Out& out, const auto& fields) noexcept {
  std::string_view between;
  const auto write = [&](std::string_view name) {
    out << between << name;
    between = ", ";
  };
  fields.each([&](const auto& field) { write(field.name); });
}

namespace detail {

/// Counts the letters that are written to it, without storing them.
struct LetterCount {
  std::size_t letters = 0;

  constexpr LetterCount& operator<<(std::string_view text) noexcept {
    letters += text.size();
    return *this;
  }
  constexpr LetterCount& operator<<(int number) noexcept {
    do ++letters;
    while ((number /= 10) != 0);
    return *this;
  }
};

[[nodiscard]] constexpr std::size_t longest_choices(const auto& fields) noexcept {
  LetterCount names;
  write_names(names, fields);
  std::size_t longest = names.letters;
  fields.each([&](const auto& field) {
    LetterCount count;
    write_choices(count, field);
    longest = greater(longest, count.letters);
  });
  return longest;
}

/// Reads settings into an aggregate, each name once.
template <class Owner, class... Members>
class SettingsParser {
 public:
  using Described = Fields<Owner, Members...>;

  constexpr SettingsParser(std::string_view text, const Owner& usual, const Described& fields) noexcept
      : in_(text), owner_(usual), fields_(fields) {}

  [[nodiscard]] constexpr Result<Owner, SettingRefusal> read() noexcept {
    for (take_blanks(); !in_.at_end() && !is_refused_; take_blanks()) take_setting();
    if (is_refused_) return refused_;
    return owner_;
  }

 private:
  constexpr void take_blanks() noexcept {
    while (!in_.at_end() && is_blank(in_.peek())) {
      const char next = in_.peek();
      in_.take(one_letter(next));
    }
  }

  constexpr void refuse(const TextReader& at, Reason reason) noexcept {
    refused_.position = at.position();
    refused_.reason = reason;
    is_refused_ = true;
  }

  constexpr void take_setting() noexcept {
    const TextReader begin = in_;
    const std::string_view word = in_.take_word();
    const std::string_view name = word.substr(0, lesser(word.find('='), word.size()));
    bool is_known = false;
    std::uint64_t bit = 1;
    const auto read = [&](const auto& field) {
      if (!is_known && same_letters(field.name, name)) {
        is_known = true;
        refused_.setting = field.name;
        value(begin, field, bit);
      }
      bit <<= 1;
    };
    fields_.each(read);
    if (is_known) return;
    refused_.setting = {};
    refused_.choices = {};
    write_names(refused_.choices, fields_);
    refuse(begin, Reason::no_such_setting);
  }

  template <class Member>
  constexpr void value(const TextReader& begin, const Field<Owner, Member>& field, std::uint64_t bit) noexcept {
    refused_.choices = {};
    write_choices(refused_.choices, field);
    if ((found_ & bit) != 0) return refuse(begin, Reason::twice);
    found_ |= bit;
    TextReader at_value = begin;
    at_value.take(field.name);
    at_value.take("=");
    in_ = begin;
    const auto wrong = read_field(in_, owner_, field);
    const bool is_whole = in_.at_end() || is_blank(in_.peek());
    if (is_whole && is_row_begun<Member>(at_value, wrong)) return;
    if (wrong) return refuse(in_, *wrong);
    // What follows makes another value of it: 2.5 is no number.
    if (!is_whole) refuse(at_value, Reason::no_such_value);
  }

  /// True if an array ends before all its elements are said: the others are as usual.
  template <class Member>
  [[nodiscard]] constexpr bool is_row_begun(const TextReader& begin, std::optional<Reason> wrong) const noexcept {
    return is_array<Member> && wrong == Reason::value_due && in_.position() > begin.position();
  }

  TextReader in_;
  Owner owner_;
  const Described& fields_;
  std::uint64_t found_ = 0;
  SettingRefusal refused_{};
  bool is_refused_ = false;
};

}  // namespace detail

/// Reads the settings that `fields` describe, in any order, each at most once; settings left out keep their value in
/// `usual`, and so do the elements of an array that are left out at its end. Ignores the case of letters.
template <class Owner, class... Members>
[[nodiscard]] constexpr Result<Owner, SettingRefusal> parse_settings(std::string_view text, const Owner& usual,
                                                                     const Fields<Owner, Members...>& fields) noexcept {
  static_assert(sizeof...(Members) <= 64, "a bit for each setting");
  return detail::SettingsParser<Owner, Members...>{text, usual, fields}.read();
}

/// Reads the options of a game, `seats=3 seven=single`, in any order; options left out have their defaults. `G::make`
/// checks whether the options are compatible.
template <class G>
[[nodiscard]] constexpr Result<typename G::Options, SettingRefusal> parse_options(std::string_view text) noexcept {
  static_assert(detail::longest_choices(G::option_fields) <= choices_limit);
  return parse_settings(text, typename G::Options{}, G::option_fields);
}

/// A setup fact with the least and the greatest value that fit a game where the other facts are as usual; an array as
/// it is.
template <class G, class Member>
[[nodiscard]] constexpr Field<typename G::Start, Member> fitting(const G& game,
                                                                 Field<typename G::Start, Member> field) noexcept {
  if constexpr (!detail::is_array<Member>) {
    auto start = game.default_start();
    const auto fits = [&](int number) {
      start.*field.member = static_cast<Member>(number);
      return game.accepts(start);
    };
    while (field.low < field.high && !fits(field.low)) ++field.low;
    while (field.low < field.high && !fits(field.high)) --field.high;
  }
  return field;
}

namespace detail {

/// Writes which values of a setup fact fit a game; of an array also the usual one.
template <class G, class Member>
constexpr void write_fitting(auto& out, const G& game, const Field<typename G::Start, Member>& field) noexcept {
  write_choices(out, fitting(game, field));
  if constexpr (is_array<Member>) {
    Text<choices_limit> usual;
    write_values(usual, game.default_start(), field);
    out << ", usually " << usual.view().substr(1);
  }
}

/// Why setup facts that could be read do not fit a game: the first fact that does not, even if all others are as usual.
/// Precondition: the game does not accept them, and the text was read as `start`.
template <class G>
[[nodiscard]] constexpr SettingRefusal why_not_start(const G& game, std::string_view text,
                                                     const typename G::Start& start) noexcept {
  SettingRefusal refused{0, Reason::no_such_value, {}, {}};
  const auto look = [&](const auto& field) {
    auto one = game.default_start();
    one.*field.member = start.*field.member;
    if (refused.setting.empty() && !game.accepts(one)) refused.setting = field.name;
  };
  G::start_fields.each(look);
  TextReader in{text};
  while (!in.at_end() && !(in.take(refused.setting) && in.take("="))) in.take(one_letter(in.peek()));
  refused.position = in.position();
  return refused;
}

}  // namespace detail

/// Reads the setup facts of `game` in the same way; those left out are as in default_start(). Refuses facts that do not
/// fit the game, with the values that do.
template <class G>
[[nodiscard]] constexpr Result<typename G::Start, SettingRefusal> parse_start(const G& game,
                                                                              std::string_view text) noexcept {
  static_assert(detail::longest_choices(G::start_fields) <= choices_limit);
  if constexpr (std::remove_cvref_t<decltype(G::start_fields)>::size == 0) {
    TextReader in{text};
    if (!in.at_end()) return SettingRefusal{in.position(), Reason::no_such_setting, {}, {}};
    return typename G::Start{};
  } else {
    const auto start = parse_settings(text, game.default_start(), G::start_fields);
    if (start && game.accepts(*start)) return start;
    SettingRefusal refused = start ? detail::why_not_start(game, text, *start) : start.error();
    const auto tell_fitting = [&](const auto& field) {
      if (field.name != refused.setting) return;
      refused.choices = {};
      detail::write_fitting(refused.choices, game, field);
    };
    G::start_fields.each(tell_fitting);
    return refused;
  }
}

}  // namespace regelwerk::inline shared
