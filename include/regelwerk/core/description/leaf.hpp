#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

// Leaves: values without members, such as numbers, enumerators, and small classes that represent a code. Each is a
// number of as many bytes as its type has.

namespace regelwerk::inline shared {

/// The number that represents a leaf.
template <class T>
[[nodiscard]] constexpr std::uint64_t number_of(const T& value) noexcept {
  if constexpr (std::is_enum_v<T>) {
    return number_of(static_cast<std::underlying_type_t<T>>(value));
  } else if constexpr (std::same_as<T, bool>) {
    return value ? 1 : 0;
  } else if constexpr (std::integral<T>) {
    return static_cast<std::make_unsigned_t<T>>(value);
  } else if constexpr (requires { value.code(); }) {
    return value.code();
  } else if constexpr (requires { value.bits(); }) {
    return value.bits();
  } else if constexpr (requires { value.word(); }) {
    return value.word();
  } else {
    return static_cast<std::uint64_t>(value.index());
  }
}

/// The leaf that a number represents. Precondition: is_leaf<T>(number).
template <class T>
[[nodiscard]] constexpr T leaf_of(std::uint64_t number) noexcept {
  if constexpr (std::is_enum_v<T> || std::integral<T>) {
    return static_cast<T>(number);
  } else if constexpr (requires(const T& value) { value.code(); }) {
    return T::from_code(static_cast<decltype(T{}.code())>(number));
  } else if constexpr (requires(const T& value) { value.bits(); }) {
    return T{static_cast<decltype(T{}.bits())>(number)};
  } else if constexpr (requires(const T& value) { value.word(); }) {
    return T::from_word(static_cast<decltype(T{}.word())>(number));
  } else if constexpr (requires { T::from_index(0); }) {
    return T::from_index(static_cast<int>(number));
  } else {
    return T{static_cast<int>(number)};
  }
}

/// An enum with a table of words, or one whose namespace has `word` and `count_of` for it.
template <class T>
concept Enumerated = std::is_enum_v<T> && requires { count_of(type<T>); };

/// A leaf that may represent nothing.
template <class T>
concept MaybeNone = requires(const T& leaf) {
  { leaf.none() } -> std::same_as<bool>;
};

/// True if a leaf represents nothing.
template <class T>
[[nodiscard]] constexpr bool is_none(const T& leaf) noexcept {
  if constexpr (MaybeNone<T>) {
    return leaf.none();
  } else {
    return false;
  }
}

/// True if a number, of as many bytes as T, represents a value of T.
template <class T>
[[nodiscard]] constexpr bool is_leaf(std::uint64_t number) noexcept {
  if constexpr (std::same_as<T, bool>) {
    return number <= 1;
  } else if constexpr (std::is_enum_v<T>) {
    static_assert(Enumerated<T>, "the enum needs words, see core/description/words.hpp");
    return number < count_of(type<T>);
  } else if constexpr (std::same_as<T, Seat>) {
    return number < seat_limit;
  } else if constexpr (std::same_as<T, Viewer>) {
    return number <= seat_limit;
  } else if constexpr (requires { T::is_code(0U); }) {
    return T::is_code(static_cast<unsigned>(number));
  } else if constexpr (requires(const T& value) { value.valid(); }) {
    return leaf_of<T>(number).valid();
  } else {
    return true;
  }
}

/// True if a number represents a value in the member's range.
template <std::integral T>
[[nodiscard]] constexpr bool is_leaf(std::uint64_t number, Range range) noexcept {
  const auto value = static_cast<std::int64_t>(static_cast<T>(number));
  return range.low <= value && value <= range.high;
}
/// Ignores the mark, which does not restrict values, and applies the other hints.
template <class T, class... Hint>
[[nodiscard]] constexpr bool is_leaf(std::uint64_t number, InCourse /*mark*/, const Hint&... hint) noexcept {
  return is_leaf<T>(number, hint...);
}
/// A member whose usual value is not zero may have any value of its type.
template <class T>
[[nodiscard]] constexpr bool is_leaf(std::uint64_t number, const Usually<T>& /*usual*/) noexcept {
  return is_leaf<T>(number);
}

/// The seat that bit `index` of a SeatSet stands for.
[[nodiscard]] constexpr Seat item_at(std::type_identity<SeatSet> /*type*/, std::size_t index) noexcept {
  return Seat{static_cast<int>(index)};
}
/// The viewer that bit `index` of an Audience stands for.
[[nodiscard]] constexpr Viewer item_at(std::type_identity<Audience> /*type*/, std::size_t index) noexcept {
  return Viewer::from_index(static_cast<int>(index));
}

/// The value of an unused member.
template <class T>
[[nodiscard]] constexpr T usual_value() noexcept {
  return T{};
}
/// 0, or the lowest number of the range if that is above 0.
template <class T>
[[nodiscard]] constexpr T usual_value(Range range) noexcept {
  return static_cast<T>(range.low > 0 ? range.low : 0);
}
/// The value that the hint names.
template <class T>
[[nodiscard]] constexpr T usual_value(const Usually<T>& usual) noexcept {
  return usual.value;
}

/// The value that the hints after the mark name.
template <class T, class... Hint>
[[nodiscard]] constexpr T usual_value(InCourse /*mark*/, const Hint&... hint) noexcept {
  return usual_value<T>(hint...);
}

}  // namespace regelwerk::inline shared
