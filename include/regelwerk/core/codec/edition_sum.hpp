#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/member.hpp>

// Editions are told apart by their names and by a short checksum of their contents. Headers of bytes contain the
// checksum. Headers of lines and records contain it if the edition is not the game's own.

namespace regelwerk::inline shared {

namespace detail {

/// The largest number of members of an aggregate that a content sum supports.
inline constexpr std::size_t most_members = 12;

template <class T>
concept HasTooManyMembers = requires { T{{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}}; };

/// Calls `f` with all members of an aggregate at once. Finds their number by trying how many braces initialise the
/// aggregate.
template <class T, class F>
constexpr void with_members(const T& v, const F& f) noexcept {
  static_assert(std::is_aggregate_v<T> && !HasTooManyMembers<T>, "an aggregate of at most most_members members");
  if constexpr (requires { T{{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}}; }) {
    const auto& [a, b, c, d, e, g, h, i, j, k, l, m] = v;
    f(a, b, c, d, e, g, h, i, j, k, l, m);
  } else if constexpr (requires { T{{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}}; }) {
    const auto& [a, b, c, d, e, g, h, i, j, k, l] = v;
    f(a, b, c, d, e, g, h, i, j, k, l);
  } else if constexpr (requires { T{{}, {}, {}, {}, {}, {}, {}, {}, {}, {}}; }) {
    const auto& [a, b, c, d, e, g, h, i, j, k] = v;
    f(a, b, c, d, e, g, h, i, j, k);
  } else if constexpr (requires { T{{}, {}, {}, {}, {}, {}, {}, {}, {}}; }) {
    const auto& [a, b, c, d, e, g, h, i, j] = v;
    f(a, b, c, d, e, g, h, i, j);
  } else if constexpr (requires { T{{}, {}, {}, {}, {}, {}, {}, {}}; }) {
    const auto& [a, b, c, d, e, g, h, i] = v;
    f(a, b, c, d, e, g, h, i);
  } else if constexpr (requires { T{{}, {}, {}, {}, {}, {}, {}}; }) {
    const auto& [a, b, c, d, e, g, h] = v;
    f(a, b, c, d, e, g, h);
  } else if constexpr (requires { T{{}, {}, {}, {}, {}, {}}; }) {
    const auto& [a, b, c, d, e, g] = v;
    f(a, b, c, d, e, g);
  } else if constexpr (requires { T{{}, {}, {}, {}, {}}; }) {
    const auto& [a, b, c, d, e] = v;
    f(a, b, c, d, e);
  } else if constexpr (requires { T{{}, {}, {}, {}}; }) {
    const auto& [a, b, c, d] = v;
    f(a, b, c, d);
  } else if constexpr (requires { T{{}, {}, {}}; }) {
    const auto& [a, b, c] = v;
    f(a, b, c);
  } else if constexpr (requires { T{{}, {}}; }) {
    const auto& [a, b] = v;
    f(a, b);
  } else if constexpr (!std::is_empty_v<T>) {
    const auto& [a] = v;
    f(a);
  }
}

template <class T>
concept HasElements = requires(const T& value) {
  value.begin();
  value.end();
};

}  // namespace detail

/// Adds everything that `value` contains to a sum: numbers, enumerators, texts, sets, optional values, arrays and
/// aggregates of these. Members of aggregates are found by structured bindings; only a type with its own constructors
/// needs for_each_member (core/description/member.hpp), bits() or code().
template <class T>
constexpr void add_content(std::uint64_t& sum, const T& value) noexcept {
  const auto add = [&](auto number) { sum = summed(sum, static_cast<std::uint64_t>(number)); };
  if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
    add(static_cast<std::int64_t>(value));
  } else if constexpr (std::is_same_v<T, std::string_view>) {
    add(value.size());
    for (const char letter : value) add(static_cast<std::uint8_t>(letter));
  } else if constexpr (requires { value.bits(); }) {
    add(value.bits());
  } else if constexpr (detail::HasElements<T>) {
    add(value.end() - value.begin());
    for (const auto& element : value) add_content(sum, element);
  } else if constexpr (MaybeValue<T>) {
    add(value.has_value());
    if (value.has_value()) add_content(sum, *value);
  } else if constexpr (requires { value.code(); }) {
    add(value.code());
  } else if constexpr (Described<T>) {
    const auto each = [&](std::string_view /*name*/, const auto& member, const auto&... /*hint*/) {
      add_content(sum, member);
    };
    for_each_member(value, each);
  } else {
    detail::with_members(value, [&](const auto&... member) { (add_content(sum, member), ...); });
  }
}

/// The checksum of one value.
[[nodiscard]] constexpr std::uint64_t content_sum(const auto& value) noexcept {
  std::uint64_t sum = 0;
  add_content(sum, value);
  return sum;
}

/// The checksum of a game's own edition depends on its name alone.
[[nodiscard]] constexpr std::uint32_t own_edition_sum(std::string_view name) noexcept {
  std::uint64_t sum = 0;
  for (const char letter : name) sum = summed(sum, static_cast<std::uint8_t>(letter));
  return static_cast<std::uint32_t>(sum);
}

namespace detail {

/// The content sum of the game's own edition, computed at compile time.
template <class Rules>
inline constexpr std::uint64_t own_content = content_sum(Rules::standard_edition);

/// True for the game's own edition, and for an edition that equals it in every number and name.
template <class Rules, class Edition>
[[nodiscard]] constexpr bool is_own_edition(const Edition& edition) noexcept {
  if (&edition == &Rules::standard_edition) return true;
  return edition.name == Rules::standard_edition.name && content_sum(edition) == own_content<Rules>;
}

}  // namespace detail

/// The checksum of an edition of the game of `Rules`.
template <class Rules, class Edition>
[[nodiscard]] constexpr std::uint32_t edition_sum(const Edition& edition) noexcept {
  if (detail::is_own_edition<Rules>(edition)) return own_edition_sum(edition.name);
  return static_cast<std::uint32_t>(content_sum(edition));
}

/// The number of digits of a checksum in a text.
inline constexpr std::size_t sum_digits = 8;

/// Writes a checksum as eight digits from 0 to f.
constexpr void write_sum(auto& out, std::uint32_t sum) noexcept {
  for (int shift = 28; shift >= 0; shift -= 4) out << "0123456789abcdef"[sum >> shift & 15U];
}

/// Reads what write_sum writes; empty if no checksum follows.
[[nodiscard]] constexpr std::optional<std::uint32_t> take_sum(TextReader& in) noexcept {
  TextReader ahead = in;
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < sum_digits; ++i) {
    const auto digit = ahead.take_one_of("0123456789abcdef");
    if (!digit) return std::nullopt;
    sum = sum << 4 | static_cast<std::uint32_t>(*digit);
  }
  in = ahead;
  return sum;
}

}  // namespace regelwerk::inline shared
