#pragma once
#include <optional>
#include <type_traits>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared::detail {

/// A plain value or none: what std::optional is, less all that lets it convert, assign and hold what must be destroyed.
/// A compiler takes some 5 ms for each type that std::optional holds, and next to nothing for these.
template <class T>
class PlainMaybe {
 public:
  constexpr PlainMaybe() noexcept : none_{} {}
  constexpr PlainMaybe(const T& value) noexcept : value_(value), filled_(true) {}  // NOLINT(*-explicit-*)

  [[nodiscard]] constexpr bool has_value() const noexcept { return filled_; }
  /// Precondition: has_value().
  [[nodiscard]] constexpr const T& operator*() const noexcept { return value_; }  // NOLINT(*-union-access)

  friend constexpr bool operator==(const PlainMaybe& a, const PlainMaybe& b) noexcept {
    return a.filled_ == b.filled_ && (!a.filled_ || *a == *b);
  }

 private:
  struct None {};
  union {
    None none_;
    T value_;
  };
  bool filled_ = false;
};

/// For types that are copied as bytes; others take std::optional.
template <class T>
using Maybe = std::conditional_t<std::is_trivially_copyable_v<T>, PlainMaybe<T>, std::optional<T>>;

}  // namespace regelwerk::inline shared::detail
