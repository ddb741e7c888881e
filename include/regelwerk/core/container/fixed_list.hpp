#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::inline shared {

/// A list with room for `Capacity` elements inside the object; it never allocates. At run time unused room stays
/// uninitialised, so a long list with few elements costs nothing.
template <class T, std::size_t Capacity>
// NOLINTBEGIN(cppcoreguidelines-pro-type-union-access): the union has one member only.
class FixedList {
 public:
  using value_type = T;  ///< as in standard containers

  constexpr FixedList() noexcept = default;

  [[nodiscard]] static constexpr std::size_t capacity() noexcept { return Capacity; }  ///< the maximum size
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
    // std::construct_at would work for both cases, but its header takes longer to include than all of core.
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
  // A union, so that the elements are not initialised, not even those with default member initialisers.
  struct Filled {};
  union Room {
    constexpr Room() noexcept {}  // NOLINT(*-member-init, *-use-equals-default)
    // Initialised in place: a second array would double the stack use of a long list.
    constexpr explicit Room(Filled /*unused*/) noexcept : items{} {}

    std::array<T, Capacity> items;
  };

  // Constant evaluation cannot copy uninitialised elements.
  Room room_ = std::is_constant_evaluated() ? Room{Filled{}} : Room{};
  std::uint32_t size_ = 0;
};

}  // namespace regelwerk::inline shared
