#pragma once
#include <optional>
#include <type_traits>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

// NOLINTBEGIN(*-union-access): the flag tells which member is there.
/// A trivially copyable value, or empty: std::optional without conversions and destructors. It is here for build times:
/// a compiler takes about 4 ms for each type in a std::optional, and next to nothing for these.
template <class T>
class Maybe {
 public:
  using value_type = T;  ///< as std::optional has it, so that a described type may have such members

  constexpr Maybe() noexcept : empty_{} {}  ///< empty
  /// Empty. Implicit, as in std::optional.
  constexpr Maybe(std::nullopt_t /*none*/) noexcept : Maybe() {}  // NOLINT(*-explicit-*)
  /// Holds a copy. Implicit, as in std::optional.
  constexpr Maybe(const T& value) noexcept : value_(value), is_there_(true) {  // NOLINT(*-explicit-*)
    static_assert(std::is_trivially_copyable_v<T>, "std::optional takes what is not copied as bytes");
  }

  [[nodiscard]] constexpr bool has_value() const noexcept { return is_there_; }  ///< false if empty
  [[nodiscard]] constexpr explicit operator bool() const noexcept { return is_there_; }
  /// The value. Precondition, here and for `->`: has_value().
  [[nodiscard]] constexpr const T& operator*() const noexcept { return value_; }
  [[nodiscard]] constexpr const T* operator->() const noexcept { return &value_; }
  /// The value, or `other` if empty.
  [[nodiscard]] constexpr T value_or(const T& other) const noexcept { return is_there_ ? value_ : other; }
  constexpr void reset() noexcept { *this = Maybe{}; }  ///< makes it empty
  /// Makes a new default value and returns a reference to it.
  constexpr T& emplace() noexcept {
    *this = Maybe{T{}};
    return value_;
  }

  friend constexpr bool operator==(const Maybe& a, const Maybe& b) noexcept {
    return a.is_there_ == b.is_there_ && (!a.is_there_ || *a == *b);
  }

 private:
  // Covers every byte of T: g++ warns of uninitialised bytes where it does not see that the flag is false.
  struct Bytes {
    unsigned char bytes[sizeof(T)]{};  // NOLINT(*-avoid-c-arrays)
  };
  union {
    Bytes empty_;
    T value_;
  };
  bool is_there_ = false;
};
// NOLINTEND(*-union-access)

/// A Maybe of this value, for `condition ? maybe(value) : std::nullopt`.
template <class T>
[[nodiscard]] constexpr Maybe<T> maybe(const T& value) noexcept {
  return value;
}

}  // namespace regelwerk::inline shared
