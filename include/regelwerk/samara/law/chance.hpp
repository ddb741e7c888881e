#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/core/container/visit.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>

namespace regelwerk::samara {

namespace detail {

/// SM-1. True if a copy of this tile is not laid out yet.
constexpr bool in_bag(const Layout& layout, const Table& table, Tile tile) noexcept {
  return tile.index() < layout.tile_kinds && any_in_bag(layout, table, tile);
}

}  // namespace detail

/// SM-1, SM-3. Lays out one of the remaining tiles or tools. Precondition: chance decides.
class Chance {
 public:
  constexpr Chance(const Layout& layout, const State& state) noexcept : layout_(layout), state_(state) {}

  /// SM-1, SM-3. Visits the tiles or tools that are left.
  constexpr bool for_each_move(auto& visitor) const noexcept {
    if (state_.table.phase == Phase::tool) {
      return supply_of(layout_, state_.table).for_each_kind([&](Tool tool) { return visit(visitor, tool_laid(tool)); });
    }
    for (int kind = 0; kind < layout_.tile_kinds; ++kind) {
      if (detail::in_bag(layout_, state_.table, Tile{kind}) && !visit(visitor, tile_laid(Tile{kind}))) return false;
    }
    return true;
  }

  /// Why chance cannot lay this out; empty for a remaining tile or tool.
  [[nodiscard]] constexpr std::optional<Rule> why_not(Move move) const noexcept {
    if (state_.table.phase == Phase::tool) {
      const bool is_left = move == tool_laid(move.tool()) && move.what < tool_kinds &&
                           supply_of(layout_, state_.table).contains(move.tool());
      return is_left ? std::nullopt : std::make_optional(Rule::tools_laid);
    }
    const bool is_left = move == tile_laid(move.tile()) && detail::in_bag(layout_, state_.table, move.tile());
    return is_left ? std::nullopt : std::make_optional(Rule::tiles_laid);
  }

  /// SM-1, SM-3. The number of remaining tiles or tools of this kind.
  [[nodiscard]] constexpr std::uint32_t weight(Move move) const noexcept {
    const bool tile = move.kind == MoveKind::tile;
    return static_cast<std::uint32_t>(tile ? copies_with(layout_, state_.table, move.tile(), Holder::bag())
                                           : supply_of(layout_, state_.table).count(move.tool()));
  }
  [[nodiscard]] constexpr std::uint32_t total_weight() const noexcept {
    const int all = state_.table.phase == Phase::tile ? tile_count : layout_.tools();
    return static_cast<std::uint32_t>(all - state_.table.draws);
  }

  /// The outcome at `index` when each outcome covers as many indexes as its weight. Precondition: index <
  /// total_weight().
  [[nodiscard]] constexpr Move nth(std::uint32_t index) const noexcept {
    if (state_.table.phase == Phase::tool)
      return tool_laid(supply_of(layout_, state_.table).nth(static_cast<int>(index)));
    // Reads four copies at a time. While tiles are laid out, a copy is on the board or in the bag; it is in the bag if
    // its lowest bit is set.
    static_assert(tile_count % 4 == 0 && Holder::bag().code() % 2 == 1 && Holder::board().code() % 2 == 0);
    for (std::size_t first = 0;; first += 4) {
      std::uint32_t in_bag = four_holders(first) & 0x01010101U;
      const std::uint32_t count = wrapping_product(in_bag, 0x01010101U) >> 24U;
      if (index >= count) {
        index -= count;
        continue;
      }
      for (; index > 0; --index) in_bag &= in_bag - 1;
      return tile_laid(layout_.kinds[first + static_cast<std::size_t>(std::countr_zero(in_bag)) / 8]);
    }
  }

 private:
  /// The holders of four copies, one byte each.
  [[nodiscard]] constexpr std::uint32_t four_holders(std::size_t first) const noexcept {
    const Holder* const holders = state_.table.holders.data() + first;
    const auto holder = [&](int i) { return std::uint32_t{holders[i].code()} << (8 * i); };
    return holder(0) | holder(1) | holder(2) | holder(3);
  }

  const Layout& layout_;
  const State& state_;
};

[[nodiscard]] constexpr Chance chance_of(const auto& setup, const State& state) noexcept {
  return {setup.layout(), state};
}

}  // namespace regelwerk::samara
