#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/description/line_reader.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

[[nodiscard]] constexpr char letter(Rank rank) noexcept { return rank_letters[static_cast<std::size_t>(rank)]; }

namespace detail {

constexpr void write_place(auto& out, Place at) noexcept {
  if (at.is_area()) {
    out << '-';
    return;
  }
  if (at.is_lane()) out << 'h';
  out << at.field();
}

constexpr void write_cards(auto& out, Cards cards_to_write) noexcept {
  if (cards_to_write.empty()) out << '-';
  cards_to_write.for_each_kind([&](Rank rank) {
    for (int i = cards_to_write.count(rank); i > 0; --i) out << letter(rank);
  });
}

/// Reads the words that move and state texts share. Does not consume text that does not match, and records the reason
/// in `in_`.
class WordReader {
 public:
  constexpr WordReader(const Layout& layout, std::string_view text) noexcept : layout_(layout), in_(text) {}

 protected:
  constexpr Maybe<Rank> rank_if_any() noexcept {
    const auto found = in_.take_one_of(rank_letters);
    return found ? maybe(static_cast<Rank>(*found)) : std::nullopt;
  }
  [[nodiscard]] constexpr Maybe<Rank> rank() noexcept {
    const auto found = rank_if_any();
    if (!found) in_.fail(Reason::rank_due);
    return found;
  }

  [[nodiscard]] constexpr Maybe<Place> place() noexcept {
    if (in_.take("h")) {
      if (const auto field = in_.take_number(lane_length - 1)) return Place::lane(*field);
    } else if (const auto field = in_.take_number(layout_.ring - 1)) {
      return Place::ring(*field);
    }
    in_.fail(Reason::place_due);
    return std::nullopt;
  }

  const Layout& layout_;
  LineReader in_;
};

}  // namespace detail

}  // namespace regelwerk::tock
