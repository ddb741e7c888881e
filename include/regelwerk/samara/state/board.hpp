#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/tool.hpp>

namespace regelwerk::samara {

/// The tile on a space, or none.
class Plot {
 public:
  constexpr Plot() = default;
  /// This tile lies on the space.
  constexpr explicit Plot(Tile tile) noexcept : code_(static_cast<std::uint8_t>(tile.index())) {}

  [[nodiscard]] constexpr bool none() const noexcept { return code_ == none_code; }
  /// The tile. Precondition: not none.
  [[nodiscard]] constexpr Tile tile() const noexcept {
    expects([&] { return !none(); }, "there is a tile");
    return Tile{code_};
  }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr Plot from_code(std::uint8_t code) noexcept {
    Plot plot;
    plot.code_ = code;
    return plot;
  }

  /// False for a code that is neither that of a tile nor none.
  [[nodiscard]] constexpr bool valid() const noexcept { return code_ <= none_code; }

  friend constexpr bool operator==(Plot, Plot) = default;

 private:
  /// The number after the last tile, so that a table indexed by tile can have an entry for none.
  static constexpr std::uint8_t none_code = tile_count;
  std::uint8_t code_ = none_code;
};

using Plots = std::array<Plot, space_count>;    ///< by space
using Stocks = std::array<Tools, space_count>;  ///< by space

/// SM-1, SM-3. The tiles and tools on the spaces. Also keeps the sets of spaces with a tile and with tools, and the sum
/// of all tools, so queries need not scan all spaces.
class Board {
 public:
  // Written out: g++ 12 cannot read default array elements of a constexpr object.
  constexpr Board() noexcept {
    plots_.fill({});
    tools_.fill({});
  }
  /// A board with these tiles and tools, by space. Precondition: all tools together fit one Tools.
  constexpr Board(const Plots& plots, const Stocks& tools) noexcept : plots_(plots), tools_(tools) {
    for (int index = 0; index < space_count; ++index) {
      with_tile_.put(Space{index}, !plot(Space{index}).none());
      with_tools_.put(Space{index}, !tools_on(Space{index}).empty());
      laid_ += tools_on(Space{index});
    }
  }

  /// The tile on a space, or none.
  [[nodiscard]] constexpr Plot plot(Space space) const noexcept { return plots_[at(space)]; }
  /// All tools on a space.
  [[nodiscard]] constexpr Tools tools_on(Space space) const noexcept { return tools_[at(space)]; }
  [[nodiscard]] constexpr const Plots& plots() const noexcept { return plots_; }   ///< by space
  [[nodiscard]] constexpr const Stocks& tools() const noexcept { return tools_; }  ///< by space
  /// SM-44. The spaces that still have a tile.
  [[nodiscard]] constexpr SpaceSet with_tile() const noexcept { return with_tile_; }
  /// The spaces with at least one tool.
  [[nodiscard]] constexpr SpaceSet with_tools() const noexcept { return with_tools_; }

  /// All tools on the board.
  [[nodiscard]] constexpr Tools laid() const noexcept { return laid_; }

  /// Precondition: the space has no tile.
  constexpr void lay(Space space, Tile tile) noexcept {
    plots_[at(space)] = Plot{tile};
    with_tile_.insert_if(true, space);
  }
  /// Replaces the tile on a space, or removes it.
  constexpr void set_plot(Space space, Plot plot) noexcept {
    plots_[at(space)] = plot;
    with_tile_.put(space, !plot.none());
  }
  /// Replaces the tools on a space. Precondition: all tools on the board fit one Tools.
  constexpr void set_tools(Space space, Tools tools) noexcept {
    laid_ -= tools_on(space);
    laid_ += tools;
    tools_[at(space)] = tools;
    with_tools_.put(space, !tools.empty());
  }
  /// Precondition: as for Tools::add.
  constexpr void add(Space space, Tool tool) noexcept {
    Tools tools = tools_on(space);
    tools.add(tool);
    set_tools(space, tools);
  }
  /// Precondition: as for Tools::remove.
  constexpr void remove(Space space, Tool tool) noexcept {
    Tools tools = tools_on(space);
    tools.remove(tool);
    set_tools(space, tools);
  }

  friend constexpr bool operator==(const Board&, const Board&) = default;

 private:
  [[nodiscard]] static constexpr std::size_t at(Space space) noexcept {
    return static_cast<std::size_t>(space.index());
  }

  Plots plots_{};
  Stocks tools_{};
  Tools laid_;
  SpaceSet with_tile_;
  SpaceSet with_tools_;
};

static_assert(sizeof(Board) == 100);

}  // namespace regelwerk::samara
