#pragma once
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/sequence.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/word.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/field_row.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::inline shared {

/// The words for the values of bool options.
inline constexpr std::array<std::string_view, 2> bool_words{"false", "true"};

/// One member of an aggregate of options or setup parameters: its name in texts and its allowed values. These are
/// either words (for an enum or bool, in the order of its values) or the numbers low to high. An array has one value
/// per element, joined by commas. A set has `low` to `high` of the words, in their order, joined by plus signs. A Word
/// may have any word as its value; its `words` are then examples.
template <class Owner, class Member>
struct Field {
  std::string_view name;             ///< as texts spell it before the equals sign
  Member Owner::*member = nullptr;   ///< the member in the aggregate
  Sequence<std::string_view> words;  ///< of the values, in their order; for a Word, examples; for numbers, empty
  int low = 0;                       ///< the lowest value; of a set, the fewest words
  int high = 0;                      ///< the highest value, included; of a set, the most words
};

/// A member that is true or false.
template <class Owner>
constexpr Field<Owner, bool> flag_field(std::string_view name, bool Owner::*member) noexcept {
  return {name, member, bool_words, 0, 1};
}
/// A member whose values have words, in the order of the values from 0 on.
template <class Owner, class Enum>
constexpr Field<Owner, Enum> word_field(std::string_view name, Enum Owner::*member,
                                        Sequence<std::string_view> words) noexcept {
  return {name, member, words, 0, static_cast<int>(words.size()) - 1};
}
/// A number, a Seat or an array of them. Precondition: 0 <= low <= high.
template <class Owner, class Member>
constexpr Field<Owner, Member> number_field(std::string_view name, Member Owner::*member, int low, int high) noexcept {
  expects([&] { return 0 <= low && low <= high; }, "a range of numbers begins at 0 or above and is not empty");
  return {name, member, {}, low, high};
}
/// A set of `fewest` to `most` of the words, one bit each in their order.
template <class Owner, class Set>
constexpr Field<Owner, Set> set_field(std::string_view name, Set Owner::*member, Sequence<std::string_view> words,
                                      int fewest, int most) noexcept {
  return {name, member, words, fewest, most};
}
/// A member that is a Word; `examples` are some of its possible values.
template <class Owner>
constexpr Field<Owner, Word> name_field(std::string_view name, Word Owner::*member,
                                        Sequence<std::string_view> examples) noexcept {
  return {name, member, examples};
}

namespace detail {

/// A set whose elements have words, one bit for each.
template <class T>
concept WordSet = requires(const T& set) {
  { set.bits() } -> std::same_as<unsigned>;
  T{0U};
};

template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;

template <class T>
constexpr int to_number(const T& value) noexcept {
  if constexpr (std::is_same_v<T, Seat>) {
    return value.index();
  } else {
    return static_cast<int>(value);
  }
}

template <class Value, class Visitor>
constexpr bool for_each_element(Value& value, const Visitor& visitor) noexcept {
  if constexpr (is_array<std::remove_const_t<Value>>) {
    for (auto& element : value) {
      if (!visitor(element)) return false;
    }
    return true;
  } else {
    return visitor(value);
  }
}

template <class Owner, class Member>
constexpr bool in_range(const Owner& owner, const Field<Owner, Member>& field) noexcept {
  if constexpr (std::is_same_v<Member, Word>) {
    return is_word((owner.*field.member).view()) && (owner.*field.member).ends_clean();
  } else if constexpr (WordSet<Member>) {
    const unsigned bits = (owner.*field.member).bits();
    return bits >> field.words.size() == 0 && field.low <= std::popcount(bits) && std::popcount(bits) <= field.high;
  } else {
    return for_each_element(owner.*field.member, [&](const auto& value) {
      return field.low <= to_number(value) && to_number(value) <= field.high;
    });
  }
}

template <class Out>
constexpr void write_words(Out& out, unsigned set, Sequence<std::string_view> words) noexcept {
  for (char before = '='; set != 0; set &= set - 1) {
    out << before << words[static_cast<std::size_t>(std::countr_zero(set))];
    before = '+';
  }
}

template <class Out, class Owner, class Member>
constexpr void write_values(Out& out, const Owner& owner, const Field<Owner, Member>& field) noexcept {
  char before = '=';
  for_each_element(owner.*field.member, [&](const auto& value) {
    out << before;
    before = ',';
    const int number = to_number(value);
    if (field.words.empty()) {
      out << number;
    } else {
      out << field.words[static_cast<std::size_t>(number)];
    }
    return true;
  });
}

template <class Out, class Owner, class Member>
constexpr void write_field(Out& out, const Owner& owner, const Field<Owner, Member>& field) noexcept {
  if (!out.view().empty()) out << ' ';
  out << field.name;
  if constexpr (std::is_same_v<Member, Word>) {
    out << '=' << (owner.*field.member).view();
  } else if constexpr (WordSet<Member>) {
    write_words(out, (owner.*field.member).bits(), field.words);
  } else {
    write_values(out, owner, field);
  }
}

/// Reads one of the words and returns its index. Tries the longest first, because a word may begin with another one.
constexpr std::optional<int> take_word_of(TextReader& in, Sequence<std::string_view> words) noexcept {
  std::optional<int> best;
  for (std::size_t i = 0; i < words.size(); ++i) {
    TextReader probe = in;
    if (probe.take(words[i]) && (!best || words[i].size() > words[static_cast<std::size_t>(*best)].size())) {
      best = static_cast<int>(i);
    }
  }
  if (best) in.take(words[static_cast<std::size_t>(*best)]);
  return best;
}

/// Reads a set of words in their order; empty if none follows.
constexpr std::optional<unsigned> take_words_of(TextReader& in, Sequence<std::string_view> words) noexcept {
  unsigned set = 0;
  do {
    const auto word = take_word_of(in, words);
    if (!word || set >> *word != 0) return std::nullopt;
    set |= 1U << *word;
  } while (in.take("+"));
  return set;
}

/// Reads any word; empty if none follows.
constexpr std::optional<Word> take_any_word(TextReader& in) noexcept {
  Word word;
  for (char& letter : word.letters) {
    const char next = lower(in.peek());
    if (!is_word_sign(next)) break;
    letter = next;
    in.take(one_letter(next));
  }
  return is_word(word.view()) ? std::make_optional(word) : std::nullopt;
}

template <class Owner, class Member>
constexpr std::optional<Reason> read_values(TextReader& in, Owner& owner, const Field<Owner, Member>& field) noexcept {
  std::string_view before = "=";
  std::optional<Reason> wrong;
  for_each_element(owner.*field.member, [&](auto& value) {
    if (!in.take(before)) {
      wrong = Reason::value_due;
      return false;
    }
    before = ",";
    const TextReader before_value = in;
    const auto number = field.words.empty() ? in.take_number(field.high) : take_word_of(in, field.words);
    if (!number || *number < field.low || *number > field.high) {
      in = before_value;
      wrong = Reason::no_such_value;
      return false;
    }
    value = static_cast<std::remove_reference_t<decltype(value)>>(*number);
    return true;
  });
  return wrong;
}

template <class Owner, class Member>
constexpr std::optional<Reason> read_field(TextReader& in, Owner& owner, const Field<Owner, Member>& field) noexcept {
  if (!in.take(field.name)) return Reason::setting_due;
  if constexpr (std::is_same_v<Member, Word>) {
    if (!in.take("=")) return Reason::value_due;
    const auto word = take_any_word(in);
    if (!word) return Reason::name_due;
    owner.*field.member = *word;
    return std::nullopt;
  } else if constexpr (WordSet<Member>) {
    if (!in.take("=")) return Reason::value_due;
    const TextReader before_value = in;
    const auto set = take_words_of(in, field.words);
    if (set) owner.*field.member = Member{*set};
    if (set && in_range(owner, field)) return std::nullopt;
    in = before_value;
    return Reason::no_such_value;
  } else {
    return read_values(in, owner, field);
  }
}

}  // namespace detail

/// The name of the first field whose value is out of range; empty if all are in range.
template <class Owner, class... Members>
[[nodiscard]] constexpr std::optional<std::string_view> field_out_of_range(
    const Owner& owner, const Fields<Owner, Members...>& fields) noexcept {
  std::optional<std::string_view> name;
  fields.all([&](const auto& field) {
    const bool sound = detail::in_range(owner, field);
    if (!sound) name = field.name;
    return sound;
  });
  return name;
}

/// Writes all fields as `name=value`, with a blank before each except at the beginning of the text. Precondition: no
/// field is out of range.
template <class Out, class Owner, class... Members>
constexpr void write_fields(Out& out, const Owner& owner, const Fields<Owner, Members...>& fields) noexcept {
  fields.each([&](const auto& field) { detail::write_field(out, owner, field); });
}

/// Reads what write_fields writes: all fields in their order, without the first blank at the beginning of a text.
template <class Owner, class... Members>
[[nodiscard]] constexpr Result<Owner, Refusal> read_fields(TextReader& in,
                                                           const Fields<Owner, Members...>& fields) noexcept {
  Owner owner{};
  std::optional<Reason> wrong;
  const auto read = [&](const auto& field) {
    wrong =
        in.at_begin() || in.take(" ") ? detail::read_field(in, owner, field) : std::make_optional(Reason::setting_due);
    return !wrong;
  };
  fields.all(read);
  if (wrong) return Refusal{in.position(), *wrong};
  return owner;
}

/// Reads the fields that follow, in their order; fields left out keep their value in `usual`.
template <class Owner, class... Members>
[[nodiscard]] constexpr Result<Owner, Refusal> read_known_fields(TextReader& in, const Owner& usual,
                                                                 const Fields<Owner, Members...>& fields) noexcept {
  Owner owner = usual;
  std::optional<Reason> wrong;
  const auto read = [&](const auto& field) {
    TextReader ahead = in;
    if (!ahead.take(" ") || !ahead.take(field.name) || !ahead.take("=")) return true;
    in.take(" ");
    wrong = detail::read_field(in, owner, field);
    return !wrong;
  };
  fields.all(read);
  if (wrong) return Refusal{in.position(), *wrong};
  return owner;
}

}  // namespace regelwerk::inline shared
