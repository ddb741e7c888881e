#pragma once
#include <cstddef>
#include <string_view>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/leaf.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/spelling.hpp>
#include <regelwerk/core/description/tree.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

namespace regelwerk::inline shared {

namespace detail {

/// Computes the maximum number of characters of a value in a line.
template <class Setup>
struct TreeLimit {
  std::size_t room = 0;

  template <class T, class... Hint>
  constexpr void operator()(std::string_view name, const T& member, const Hint&... /*hint*/) noexcept {
    room += name.size() + 2;
    measure(member);
  }

  template <class T>
  constexpr void measure(const T& value) noexcept {
    if constexpr (Described<T>) {
      room += 2;
      for_each_member(value, *this);
    } else if constexpr (SpelledOtherwise<T>) {
      measure(as_spelled(value));
    } else if constexpr (MaybeValue<T>) {
      measure(typename T::value_type{});
    } else if constexpr (Row<T>) {
      measure_row(row_of(value));
    } else if constexpr (Counted<T>) {
      room += 2;
      measure_counts(value);
    } else if constexpr (BitSet<T>) {
      using Item = decltype(item_at(type<T>, 0));
      room += 2 + 8 * sizeof(T) * (1 + spelling_limit<Setup, Item>());
    } else {
      room += greater(spelling_limit<Setup, T>(), LineStyle::none.size());
    }
  }

  /// No element of a row takes more than the first one can take.
  constexpr void measure_row(const auto& row) noexcept {
    room += 2;
    if (row.empty()) return;
    const std::size_t before = room;
    measure(*row.begin());
    room = before + row.size() * (1 + room - before);
  }

  template <class Kind, int Kinds, int Bits, int Most>
  constexpr void measure_counts(const Multiset<Kind, Kinds, Bits, Most>& /*counts*/) noexcept {
    constexpr std::size_t signs = 2;   // blank and =
    constexpr std::size_t digits = 3;  // of a count of at most 8 bits
    room += static_cast<std::size_t>(Kinds) * (signs + digits + spelling_limit<Setup, Kind>());
  }
};

template <class Setup, class T>
constexpr std::size_t tree_room() noexcept {
  const T value{};
  TreeLimit<Setup> limit;
  limit.measure(value);
  return limit.room;
}

}  // namespace detail

/// The maximum number of characters of a value in a line.
template <class Setup, class T>
inline constexpr std::size_t tree_limit = detail::tree_room<Setup, T>();

}  // namespace regelwerk::inline shared
