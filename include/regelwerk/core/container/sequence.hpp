#pragma once
#include <array>
#include <cstddef>
#include <span>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// Elements that lie one behind another elsewhere: what std::span<const T> is, for which a compiler takes some 7 ms with
/// each type, asking what kind of iterators a pointer is.
template <class T>
class Sequence {
 public:
  constexpr Sequence() noexcept = default;  ///< none
  constexpr Sequence(const T* first, std::size_t size) noexcept : first_(first), size_(size) {}
  /// All of an array that outlives it. Implicit, as that of std::span.
  template <std::size_t Size>
  constexpr Sequence(const std::array<T, Size>& all) noexcept  // NOLINT(*-explicit-*)
      : first_(all.data()), size_(Size) {}

  /// As the standard library has it.
  constexpr operator std::span<const T>() const noexcept { return {first_, size_}; }  // NOLINT(*-explicit-*)

  [[nodiscard]] constexpr const T* begin() const noexcept { return first_; }
  [[nodiscard]] constexpr const T* end() const noexcept { return first_ + size_; }
  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  /// The element at `index`. Precondition: index < size().
  [[nodiscard]] constexpr const T& operator[](std::size_t index) const noexcept { return first_[index]; }
  /// Those that stand first. Precondition: count <= size().
  [[nodiscard]] constexpr Sequence first(std::size_t count) const noexcept { return {first_, count}; }

 private:
  const T* first_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace regelwerk::inline shared
