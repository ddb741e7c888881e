#pragma once
#include <cstddef>

#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

[[nodiscard]] constexpr char letter(Rank rank) noexcept { return rank_letters[static_cast<std::size_t>(rank)]; }

namespace detail {

template <class Out>
constexpr void write_place(Out& out, Place at) noexcept {
  if (at.is_area()) {
    out << '-';
    return;
  }
  if (at.is_lane()) out << 'h';
  out << at.field();
}

template <class Out>
constexpr void write_cards(Out& out, Cards cards_to_write) noexcept {
  if (cards_to_write.empty()) out << '-';
  cards_to_write.for_each_kind([&](Rank rank) {
    for (int i = cards_to_write.count(rank); i > 0; --i) out << letter(rank);
  });
}

}  // namespace detail

}  // namespace regelwerk::tock
