#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::inline shared {

/// A list in place of at most `Capacity` elements; it never allocates. Room that is not in use stays uninitialised at
/// run time, so that making a long list for a short answer costs nothing.
template <class T, std::size_t Capacity>
// NOLINTBEGIN(cppcoreguidelines-pro-type-union-access): the union has one member only.
class FixedList {
 public:
  using value_type = T;  ///< as in standard containers

  constexpr FixedList() noexcept = default;

  [[nodiscard]] static constexpr std::size_t capacity() noexcept { return Capacity; }  ///< the most elements that fit
  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] constexpr const T* begin() const noexcept { return room_.items.data(); }
  [[nodiscard]] constexpr const T* end() const noexcept { return room_.items.data() + size_; }
  [[nodiscard]] constexpr const T* data() const noexcept { return room_.items.data(); }

  /// The element at `index`. Precondition: index < size().
  [[nodiscard]] constexpr const T& operator[](std::size_t index) const noexcept {
    expects([&] { return index < size_; }, "the index lies within the list");
    return room_.items[index];
  }

  /// Appends `item`. Precondition: size() < capacity().
  constexpr void push_back(const T& item) noexcept {
    expects([&] { return size_ < Capacity; }, "the list has room for one more");
    // std::construct_at would do for both, but its header costs more time to include than all of core.
    if (std::is_constant_evaluated()) {
      room_.items[size_++] = item;
    } else {
      ::new (static_cast<void*>(&room_.items[size_++])) T(item);
    }
  }

  // NOLINTEND(cppcoreguidelines-pro-type-union-access)

  constexpr void clear() noexcept { size_ = 0; }  ///< takes all elements out

  friend constexpr bool operator==(const FixedList& a, const FixedList& b) noexcept {
    return a.size() == b.size() && starts_with(a, b);
  }

 private:
  // A union, so that elements with default member initialisers are not initialised either.
  struct Filled {};
  union Room {
    constexpr Room() noexcept {}  // NOLINT(*-member-init, *-use-equals-default)
    // Filled where it stands: a second array beside it would double the stack that a long list needs.
    constexpr explicit Room(Filled /*unused*/) noexcept : items{} {}

    std::array<T, Capacity> items;
  };

  // Constant evaluation cannot copy what was never written.
  Room room_ = std::is_constant_evaluated() ? Room{Filled{}} : Room{};
  std::uint32_t size_ = 0;
};

}  // namespace regelwerk::inline shared
