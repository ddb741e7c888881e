#pragma once
#include <optional>
#include <type_traits>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// A trivially copyable value or none, like std::optional but without its conversions and its destructor. A compiler
/// takes about 4 ms for each type in a std::optional, and next to no time for one in a Maybe.
template <class T>
class Maybe {
 public:
  using value_type = T;  ///< as in std::optional, so that described types may have such members

  constexpr Maybe() noexcept : none_{} {}  ///< without a value
  /// Without a value. Implicit, as in std::optional.
  constexpr Maybe(std::nullopt_t /*none*/) noexcept : Maybe() {}  // NOLINT(*-explicit-*)
  /// With this value. Implicit, as in std::optional.
  constexpr Maybe(const T& value) noexcept : value_(value), is_there_(true) {  // NOLINT(*-explicit-*)
    static_assert(std::is_trivially_copyable_v<T>, "std::optional takes what is not copied as bytes");
  }

  /// True if there is a value.
  [[nodiscard]] constexpr bool has_value() const noexcept { return is_there_; }
  [[nodiscard]] constexpr explicit operator bool() const noexcept { return is_there_; }
  /// The value. Precondition of this and the next function: has_value().
  [[nodiscard]] constexpr const T& operator*() const noexcept { return value_; }    // NOLINT(*-union-access)
  [[nodiscard]] constexpr const T* operator->() const noexcept { return &value_; }  // NOLINT(*-union-access)
  /// The value; `other` if there is none.
  [[nodiscard]] constexpr T value_or(const T& other) const noexcept { return is_there_ ? value_ : other; }
  constexpr void reset() noexcept { *this = Maybe{}; }  ///< removes the value
  /// Sets a default value and returns it for changing.
  constexpr T& emplace() noexcept {
    *this = Maybe{T{}};
    return value_;  // NOLINT(*-union-access)
  }

  friend constexpr bool operator==(const Maybe& a, const Maybe& b) noexcept {
    return a.is_there_ == b.is_there_ && (!a.is_there_ || *a == *b);
  }

 private:
  // As many bytes as a value has: with fewer, a compiler that does not follow the flag would warn of reading what was
  // never written.
  struct None {
    unsigned char bytes[sizeof(T)]{};  // NOLINT(*-avoid-c-arrays)
  };
  union {
    None none_;
    T value_;
  };
  bool is_there_ = false;
};

/// A Maybe with this value, so that `found ? maybe(value) : std::nullopt` compiles.
template <class T>
[[nodiscard]] constexpr Maybe<T> maybe(const T& value) noexcept {
  return value;
}

}  // namespace regelwerk::inline shared
