#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <regelwerk/core/contract.hpp>

namespace regelwerk {

/// A list in place of at most `Capacity` elements; it never allocates. Room that is not in use stays uninitialised at
/// run time, so that making a long list for a short answer costs nothing.
template <class T, std::size_t Capacity>
class FixedList {
 public:
  using value_type = T;

  // The constructor must not value-initialise the storage; constant evaluation cannot copy what was never written.
  constexpr FixedList() noexcept {  // NOLINT(*-member-init)
    if (std::is_constant_evaluated()) items_ = {};
  }

  [[nodiscard]] static constexpr std::size_t capacity() noexcept { return Capacity; }
  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] constexpr const T* begin() const noexcept { return items_.data(); }
  [[nodiscard]] constexpr const T* end() const noexcept { return items_.data() + size_; }
  [[nodiscard]] constexpr const T* data() const noexcept { return items_.data(); }

  /// The element at `index`. Precondition: index < size().
  [[nodiscard]] constexpr const T& operator[](std::size_t index) const noexcept {
    expects([&] { return index < size_; });
    return items_[index];
  }

  /// Appends `item`. Precondition: size() < capacity().
  constexpr void push_back(const T& item) noexcept {
    expects([&] { return size_ < Capacity; });
    items_[size_++] = item;
  }

  constexpr void clear() noexcept { size_ = 0; }

  friend constexpr bool operator==(const FixedList& a, const FixedList& b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<T, Capacity> items_;
  std::uint32_t size_ = 0;
};

}  // namespace regelwerk
