#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/word.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/reason.hpp>

// Fields in headers: all of them in bytes; in lines only those whose value is not the usual one.

namespace regelwerk::inline shared {

namespace detail {

template <class T>
inline constexpr std::size_t element_count = 1;
template <class T, std::size_t N>
inline constexpr std::size_t element_count<std::array<T, N>> = N;

/// How many bytes a field takes: the letters of a Word, otherwise one for each value.
template <class Owner, class Member>
constexpr std::size_t size_of_field(const Field<Owner, Member>& /*field*/) noexcept {
  return std::is_same_v<Member, Word> ? word_limit : element_count<Member>;
}

/// The maximum number of characters of a field in a text: blank, name and `=`, then the values with separators.
template <class Owner, class Member>
constexpr std::size_t limit_of_field(const Field<Owner, Member>& field) noexcept {
  constexpr std::size_t digits_of_int = 11;
  std::size_t longest = 0;
  std::size_t all = 0;
  for (const std::string_view word : field.words) {
    if (word.size() > longest) longest = word.size();
    all += word.size() + 1;
  }
  if constexpr (std::is_same_v<Member, Word>) {
    longest = word_limit;
  } else if constexpr (WordSet<Member>) {
    longest = all;
  } else if (field.words.empty()) {
    longest = digits_of_int;
  }
  return 2 + field.name.size() + element_count<Member> * (longest + 1);
}

template <class Out, class Owner, class Member>
constexpr void put_field(Out& out, const Owner& owner, const Field<Owner, Member>& field) noexcept {
  const auto put = [&](auto number) { out.put(static_cast<std::uint8_t>(number)); };
  if constexpr (std::is_same_v<Member, Word>) {
    for (const char letter : (owner.*field.member).letters) put(letter);
  } else if constexpr (WordSet<Member>) {
    put((owner.*field.member).bits());
  } else {
    for_each_element(owner.*field.member, [&](const auto& value) {
      put(to_number(value));
      return true;
    });
  }
}

/// Reads what put_field writes. Precondition: there are size_of_field(field) bytes.
template <class Owner, class Member>
constexpr void take_field(std::span<const std::uint8_t> bytes, Owner& owner,
                          const Field<Owner, Member>& field) noexcept {
  if constexpr (std::is_same_v<Member, Word>) {
    for (std::size_t i = 0; i < word_limit; ++i) (owner.*field.member).letters[i] = static_cast<char>(bytes[i]);
  } else if constexpr (WordSet<Member>) {
    owner.*field.member = Member{unsigned{bytes[0]}};
  } else {
    std::size_t at = 0;
    for_each_element(owner.*field.member, [&](auto& value) {
      value = static_cast<std::remove_reference_t<decltype(value)>>(bytes[at++]);
      return true;
    });
  }
}

/// Calls `visitor(field)` for the field at `index`.
template <class Visitor>
constexpr void visit_field(const auto& fields, std::size_t index, const Visitor& visitor) noexcept {
  const auto take = [&](const auto& field) {
    if (index == 0) visitor(field);
    return pass_one(index);
  };
  fields.all(take);
}

}  // namespace detail

/// Stands for a value that has no number, or whose number does not fit into a refusal.
inline constexpr std::size_t untold_value = 31;

/// The value of a field as a short number for write_value: the number itself, the index of a word, or the bits of a
/// set.
template <class Owner, class Member>
[[nodiscard]] constexpr std::size_t value_number(const Owner& owner, const Field<Owner, Member>& field) noexcept {
  std::size_t number = untold_value;
  if constexpr (std::is_same_v<Member, Word>) {
    for (std::size_t i = 0; i < field.words.size(); ++i) {
      if (field.words[i] == (owner.*field.member).view()) number = i;
    }
  } else if constexpr (detail::WordSet<Member>) {
    number = (owner.*field.member).bits();
  } else if constexpr (detail::element_count<Member> == 1) {
    number = static_cast<std::size_t>(detail::to_number(owner.*field.member));
  }
  return number < untold_value ? number : untold_value;
}

/// Writes the value with this number, as texts spell it.
template <class Out, class Owner, class Member>
constexpr void write_value(Out& out, std::size_t number, const Field<Owner, Member>& field) noexcept {
  if constexpr (detail::WordSet<Member>) {
    for (std::size_t i = 0, left = number; i < field.words.size() && left != 0; ++i) {
      if ((left >> i & 1U) == 0) continue;
      left &= ~(std::size_t{1} << i);
      out << field.words[i];
      if (left != 0) out << '+';
    }
  } else if (field.words.empty()) {
    out << static_cast<int>(number);
  } else if (number < field.words.size()) {
    out << field.words[number];
  }
}

/// How many bytes put_fields writes.
template <class Owner, class... Members>
[[nodiscard]] constexpr std::size_t fields_size(const Fields<Owner, Members...>& fields) noexcept {
  std::size_t size = 0;
  fields.each([&](const auto& field) { size += detail::size_of_field(field); });
  return size;
}

/// The most characters that write_fields and write_other_fields write.
template <class Owner, class... Members>
[[nodiscard]] constexpr std::size_t fields_limit(const Fields<Owner, Members...>& fields) noexcept {
  std::size_t limit = 0;
  fields.each([&](const auto& field) { limit += detail::limit_of_field(field); });
  return limit;
}

/// Writes all fields as bytes. Precondition: no field is out of range, and every range or set fits one byte.
template <class Out, class Owner, class... Members>
constexpr void put_fields(Out& out, const Owner& owner, const Fields<Owner, Members...>& fields) noexcept {
  fields.each([&](const auto& field) { detail::put_field(out, owner, field); });
}

/// Reads what put_fields writes. Does not check the ranges. Precondition: there are fields_size(fields) bytes.
template <class Owner, class... Members>
[[nodiscard]] constexpr Owner take_fields(std::span<const std::uint8_t> bytes,
                                          const Fields<Owner, Members...>& fields) noexcept {
  Owner owner{};
  std::size_t at = 0;
  const auto take = [&](const auto& field) {
    detail::take_field(bytes.subspan(at), owner, field);
    at += detail::size_of_field(field);
  };
  fields.each(take);
  return owner;
}

/// A field and the offset of its first byte.
struct FieldPlace {
  std::size_t index = 0;
  std::size_t begin = 0;
};

/// The field whose bytes, as written by put_fields, include byte `at`. Precondition: at < fields_size(fields).
template <class Owner, class... Members>
[[nodiscard]] constexpr FieldPlace field_at(const Fields<Owner, Members...>& fields, std::size_t at) noexcept {
  FieldPlace place;
  const auto ends_before = [&](const auto& field) {
    if (place.begin + detail::size_of_field(field) > at) return false;
    ++place.index;
    place.begin += detail::size_of_field(field);
    return true;
  };
  fields.all(ends_before);
  return place;
}

/// The first field whose value is out of range; empty if all are in range.
template <class Owner, class... Members>
[[nodiscard]] constexpr Maybe<FieldPlace> place_out_of_range(const Owner& owner,
                                                             const Fields<Owner, Members...>& fields) noexcept {
  FieldPlace place;
  const auto is_sound = [&](const auto& field) {
    if (!detail::in_range(owner, field)) return false;
    ++place.index;
    place.begin += detail::size_of_field(field);
    return true;
  };
  const bool all = fields.all(is_sound);
  return all ? std::nullopt : maybe(place);
}

namespace detail {

/// True for a member that can have only one value: it distinguishes two games of one name.
template <class Owner, class Member>
constexpr bool tells_form(const Field<Owner, Member>& field) noexcept {
  return std::is_enum_v<Member> && field.low == field.high;
}

}  // namespace detail

/// Writes ` name=value` for each field in which `owner` differs from `usual` and for each field that can have only one
/// value. Precondition: no field is out of range.
template <class Out, class Owner, class... Members>
constexpr void write_other_fields(Out& out, const Owner& owner, const Owner& usual,
                                  const Fields<Owner, Members...>& fields) noexcept {
  const auto write = [&](const auto& field) {
    if (owner.*field.member != usual.*field.member || detail::tells_form(field)) detail::write_field(out, owner, field);
  };
  fields.each(write);
}

/// The first field in which two aggregates differ; empty if they are equal.
template <class Owner, class... Members>
[[nodiscard]] constexpr std::optional<std::size_t> first_difference(const Owner& a, const Owner& b,
                                                                    const Fields<Owner, Members...>& fields) noexcept {
  std::size_t index = 0;
  const auto equal = [&](const auto& field) { return a.*field.member == b.*field.member && ++index != 0; };
  const bool all = fields.all(equal);
  return all ? std::nullopt : std::make_optional(index);
}

/// The result of take_other_fields: the values read, or why they cannot be read.
template <class Owner, std::size_t Count>
struct OtherFields {
  Owner owner{};
  std::array<std::size_t, Count> begins{};  ///< the position of each field, or where it would be
  std::optional<Reason> wrong;              ///< why a field cannot be read
  std::optional<std::size_t> other_form;    ///< the field that can have only one value but has another one in the text
  std::size_t found_form = untold_value;    ///< that value, as value_number gives it
};

/// Reads what write_other_fields writes.
template <class Owner, class... Members>
[[nodiscard]] constexpr OtherFields<Owner, sizeof...(Members)> take_other_fields(
    TextReader& in, const Owner& usual, const Fields<Owner, Members...>& fields) noexcept {
  OtherFields<Owner, sizeof...(Members)> found;
  found.owner = usual;
  std::size_t index = 0;
  const auto take = [&](const auto& field) {
    found.begins[index] = in.position();
    TextReader ahead = in;
    const bool is_here = ahead.take(" ") && ahead.take(field.name) && ahead.take("=");
    if (is_here) {
      in.take(" ");
      found.wrong = detail::read_field(in, found.owner, field);
    }
    if (detail::tells_form(field) && found.wrong) {
      if (const auto word = detail::take_word_of(ahead, field.words)) {
        found.found_form = static_cast<std::size_t>(*word);
      }
      found.wrong.reset();
      found.other_form = index;
    }
    ++index;
    return !found.wrong && !found.other_form;
  };
  fields.all(take);
  return found;
}

}  // namespace regelwerk::inline shared
