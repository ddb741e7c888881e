#pragma once
#include <cstddef>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// Where the elements of a set end.
struct EndOfElements {};

/// The elements of a set in order, as a loop goes through them: an iterator that holds what is left of the set, and
/// takes its front() away by pop_front().
template <class Set>
class ElementsOf {
 public:
  using value_type = decltype(Set{}.front());  ///< what front() of the set gives
  using difference_type = std::ptrdiff_t;      ///< asked of every iterator; no difference is ever taken

  constexpr ElementsOf() = default;
  /// Stands at the first element of `rest`, or at the end if that is empty.
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
