#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include <regelwerk/core/contract.hpp>

namespace regelwerk::clou {

/// A list of at most `Most` entries, written between braces; more do not compile. Unlike core's FixedList it has an
/// initializer-list constructor, its entries can be changed, and unused entries are initialised too, as constant
/// expressions need.
template <class T, std::size_t Most>
class Listed {
 public:
  constexpr Listed() = default;
  /// Implicit, so that a table can be written as a list of its entries. Precondition: at most Most entries.
  constexpr Listed(std::initializer_list<T> entries) noexcept {  // NOLINT(*-explicit-*)
    for (const T& entry : entries) push_back(entry);
  }

  /// The maximum number of entries.
  [[nodiscard]] static constexpr std::size_t capacity() noexcept { return Most; }
  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] constexpr const T* begin() const noexcept { return entries_.data(); }
  [[nodiscard]] constexpr const T* end() const noexcept { return entries_.data() + size_; }
  [[nodiscard]] constexpr T* begin() noexcept { return entries_.data(); }
  [[nodiscard]] constexpr T* end() noexcept { return entries_.data() + size_; }

  /// Precondition: index < size().
  [[nodiscard]] constexpr const T& operator[](std::size_t index) const noexcept {
    expects([&] { return index < size_; }, "the index lies within the list");
    return entries_[index];
  }
  [[nodiscard]] constexpr T& operator[](std::size_t index) noexcept {
    expects([&] { return index < size_; }, "the index lies within the list");
    return entries_[index];
  }

  /// Precondition: size() < capacity().
  constexpr void push_back(const T& entry) noexcept {
    expects([&] { return size_ < Most; }, "the list has room for one more");
    entries_[size_++] = entry;
  }

 private:
  std::array<T, Most> entries_{};
  std::uint8_t size_ = 0;
};

}  // namespace regelwerk::clou
