#pragma once
#include <array>
#include <cstddef>
#include <span>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// A view of elements that are contiguous in memory: a plain std::span<const T>. It is here for build times: a compiler
/// takes about 7 ms for each type of std::span, for its iterator concepts.
template <class T>
class Sequence {
 public:
  constexpr Sequence() noexcept = default;  ///< empty
  /// The elements [first, first + size), which must outlive it.
  constexpr Sequence(const T* first, std::size_t size) noexcept : first_(first), size_(size) {}
  /// All elements of an array, which must outlive it. Implicit, as in std::span.
  template <std::size_t Size>
  constexpr Sequence(const std::array<T, Size>& all) noexcept  // NOLINT(*-explicit-*)
      : first_(all.data()), size_(Size) {}

  /// The same elements as a std::span.
  constexpr operator std::span<const T>() const noexcept { return {first_, size_}; }  // NOLINT(*-explicit-*)

  [[nodiscard]] constexpr const T* begin() const noexcept { return first_; }
  [[nodiscard]] constexpr const T* end() const noexcept { return first_ + size_; }
  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  /// The element at `index`. Precondition: index < size().
  [[nodiscard]] constexpr const T& operator[](std::size_t index) const noexcept { return first_[index]; }
  /// The first `count` elements. Precondition: count <= size().
  [[nodiscard]] constexpr Sequence first(std::size_t count) const noexcept { return {first_, count}; }

 private:
  const T* first_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace regelwerk::inline shared
