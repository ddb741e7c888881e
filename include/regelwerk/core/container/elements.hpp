#pragma once
#include <cstddef>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// The end of a range of elements.
struct EndOfElements {};

/// An iterator over the elements of a set, in order. It holds the elements that are left: front() is the present one,
/// pop_front() removes it.
template <class Set>
class ElementsOf {
 public:
  using value_type = decltype(Set{}.front());  ///< what front() of the set returns
  using difference_type = std::ptrdiff_t;      ///< required of every iterator; differences are never computed

  constexpr ElementsOf() = default;
  /// Starts at the first element of `rest`, or at the end if it is empty.
  constexpr explicit ElementsOf(const Set& rest) noexcept : rest_(rest) {}

  [[nodiscard]] constexpr value_type operator*() const noexcept { return rest_.front(); }
  constexpr ElementsOf& operator++() noexcept {
    rest_.pop_front();
    return *this;
  }
  constexpr ElementsOf operator++(int) noexcept {
    const ElementsOf before = *this;
    rest_.pop_front();
    return before;
  }
  friend constexpr bool operator==(const ElementsOf& a, const ElementsOf& b) noexcept { return a.rest_ == b.rest_; }
  friend constexpr bool operator==(const ElementsOf& elements, EndOfElements /*end*/) noexcept {
    return elements.rest_.empty();
  }

 private:
  Set rest_{};
};

}  // namespace regelwerk::inline shared
