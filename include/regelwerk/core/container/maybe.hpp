#pragma once
#include <optional>
#include <type_traits>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// A plain value or none: what std::optional is, less all that lets it convert and hold what must be destroyed. A
/// compiler takes some 4 ms for each type that std::optional holds, and next to nothing for these.
template <class T>
class Maybe {
 public:
  using value_type = T;  ///< as std::optional has it, so that a described type may have such members

  constexpr Maybe() noexcept : none_{} {}                                      ///< none
  constexpr Maybe(std::nullopt_t /*none*/) noexcept : Maybe() {}               // NOLINT(*-explicit-*)
  constexpr Maybe(const T& value) noexcept : value_(value), is_there_(true) {  // NOLINT(*-explicit-*)
    static_assert(std::is_trivially_copyable_v<T>, "std::optional takes what is not copied as bytes");
  }

  [[nodiscard]] constexpr bool has_value() const noexcept { return is_there_; }
  [[nodiscard]] constexpr explicit operator bool() const noexcept { return is_there_; }
  /// The value. Precondition, as of the next: has_value().
  [[nodiscard]] constexpr const T& operator*() const noexcept { return value_; }    // NOLINT(*-union-access)
  [[nodiscard]] constexpr const T* operator->() const noexcept { return &value_; }  // NOLINT(*-union-access)
  /// The value, or this one where there is none.
  [[nodiscard]] constexpr T value_or(const T& other) const noexcept { return is_there_ ? value_ : other; }
  constexpr void reset() noexcept { *this = Maybe{}; }  ///< leaves none
  /// Makes a new value, and gives access to it.
  constexpr T& emplace() noexcept {
    *this = Maybe{T{}};
    return value_;  // NOLINT(*-union-access)
  }

  friend constexpr bool operator==(const Maybe& a, const Maybe& b) noexcept {
    return a.is_there_ == b.is_there_ && (!a.is_there_ || *a == *b);
  }

 private:
  // All bytes, not one: a compiler that looks into a Maybe without its flag would warn of what was never written.
  struct None {
    unsigned char bytes[sizeof(T)]{};  // NOLINT(*-avoid-c-arrays)
  };
  union {
    None none_;
    T value_;
  };
  bool is_there_ = false;
};

/// The value of a condition's other side is std::nullopt.
template <class T>
[[nodiscard]] constexpr Maybe<T> maybe(const T& value) noexcept {
  return value;
}

}  // namespace regelwerk::inline shared
