#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>

#include <regelwerk/core/fields.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/text.hpp>
#include <regelwerk/core/word.hpp>

// Fields as the heads of bytes and lines have them: as bytes, and only those that differ from the usual ones.

namespace regelwerk {

namespace detail {

template <class T>
inline constexpr std::size_t element_count = 1;
template <class T, std::size_t N>
inline constexpr std::size_t element_count<std::array<T, N>> = N;

/// How many bytes a field takes: the letters of a word, else one for each value.
template <class Owner, class Member>
constexpr std::size_t size_of_field(const Field<Owner, Member>& /*field*/) noexcept {
  return std::is_same_v<Member, Word> ? word_limit : element_count<Member>;
}

/// The most characters that a field takes in a text: blank, name and `=`, then values with a sign between them.
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

}  // namespace detail

/// How many bytes put_fields writes.
template <class... Fields>
[[nodiscard]] constexpr std::size_t fields_size(const std::tuple<Fields...>& fields) noexcept {
  return std::apply([](const auto&... field) { return (std::size_t{0} + ... + detail::size_of_field(field)); }, fields);
}

/// The most characters that write_fields and write_other_fields write.
template <class... Fields>
[[nodiscard]] constexpr std::size_t fields_limit(const std::tuple<Fields...>& fields) noexcept {
  return std::apply([](const auto&... field) { return (std::size_t{0} + ... + detail::limit_of_field(field)); },
                    fields);
}

/// Writes all fields as bytes. Precondition: no field is out of range, and no range or set goes beyond one byte.
template <class Out, class Owner, class... Members>
constexpr void put_fields(Out& out, const Owner& owner, const std::tuple<Field<Owner, Members>...>& fields) noexcept {
  std::apply([&](const auto&... field) { (detail::put_field(out, owner, field), ...); }, fields);
}

/// A field and where its bytes begin.
struct FieldPlace {
  std::size_t index = 0;
  std::size_t begin = 0;
};

/// The field to which the byte `at` of put_fields belongs. Precondition: at < fields_size(fields).
template <class... Fields>
[[nodiscard]] constexpr FieldPlace field_at(const std::tuple<Fields...>& fields, std::size_t at) noexcept {
  FieldPlace place;
  const auto ends_before = [&](const auto& field) {
    if (place.begin + detail::size_of_field(field) > at) return false;
    ++place.index;
    place.begin += detail::size_of_field(field);
    return true;
  };
  std::apply([&](const auto&... field) { (void)((ends_before(field) && ...)); }, fields);
  return place;
}

namespace detail {

/// True for a member that can have one value only: it tells two games of one name apart.
template <class Owner, class Member>
constexpr bool tells_form(const Field<Owner, Member>& field) noexcept {
  return std::is_enum_v<Member> && field.low == field.high;
}

}  // namespace detail

/// Writes the fields in which `owner` differs from `usual`, each as ` name=value`, and those that can have one value
/// only. Precondition: no field is out of range.
template <class Out, class Owner, class... Members>
constexpr void write_other_fields(Out& out, const Owner& owner, const Owner& usual,
                                  const std::tuple<Field<Owner, Members>...>& fields) noexcept {
  const auto write = [&](const auto& field) {
    if (owner.*field.member != usual.*field.member || detail::tells_form(field)) detail::write_field(out, owner, field);
  };
  std::apply([&](const auto&... field) { (write(field), ...); }, fields);
}

/// The first field in which two aggregates differ; empty if they are equal.
template <class Owner, class... Members>
[[nodiscard]] constexpr std::optional<std::size_t> first_difference(
    const Owner& a, const Owner& b, const std::tuple<Field<Owner, Members>...>& fields) noexcept {
  std::size_t index = 0;
  const auto equal = [&](const auto& field) { return a.*field.member == b.*field.member && ++index != 0; };
  const bool all = std::apply([&](const auto&... field) { return (equal(field) && ...); }, fields);
  return all ? std::nullopt : std::make_optional(index);
}

/// What take_other_fields found: a value that cannot be read, or the first field that has another value than expected.
struct OtherFields {
  std::optional<Reason> wrong;
  std::optional<std::size_t> differing;
  std::size_t begin = 0;  ///< where the differing field stands, or would stand
};

/// Reads what write_other_fields writes and compares it with `expected`.
template <class Owner, class... Members>
[[nodiscard]] constexpr OtherFields take_other_fields(TextReader& in, const Owner& expected, const Owner& usual,
                                                      const std::tuple<Field<Owner, Members>...>& fields) noexcept {
  OtherFields found;
  std::size_t index = 0;
  const auto take = [&](const auto& field) {
    found.begin = in.position();
    TextReader ahead = in;
    Owner owner = usual;
    if (ahead.take(" ") && ahead.take(field.name) && ahead.peek() == '=') {
      in.take(" ");
      found.wrong = detail::read_field(in, owner, field);
    }
    const bool is_other_form = found.wrong && detail::tells_form(field);
    if (found.wrong && !is_other_form) return false;
    if (is_other_form || owner.*field.member != expected.*field.member) {
      found.wrong.reset();
      found.differing = index;
    }
    ++index;
    return !found.differing;
  };
  std::apply([&](const auto&... field) { (void)((take(field) && ...)); }, fields);
  return found;
}

}  // namespace regelwerk
