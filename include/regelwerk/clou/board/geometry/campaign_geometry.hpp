#pragma once
#include <bit>
#include <cstddef>

#include <regelwerk/clou/board/geometry/board_place.hpp>
#include <regelwerk/clou/edition/campaign_layout.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/core/board/geometry.hpp>
#include <regelwerk/core/container/algorithms.hpp>

namespace regelwerk::clou {

namespace detail {

/// Lays out the campaign sheet from top to bottom: the heists, the areas, the items, the trace track.
class CampaignGeometry {
 public:
  constexpr explicit CampaignGeometry(const CampaignLayout& campaign) noexcept : campaign_(campaign) {
    for (int i = 0; i < campaign_heists; ++i) {
      add_box(BoardKind::heist, i, in_row(i, campaign_heists, 0, heists_height));
    }
    const auto areas = static_cast<int>(campaign.areas.size());
    const int rows = (areas + 1) / 2;
    for (int i = 0; i < areas; ++i) {
      const int height = areas_height / rows;
      area(static_cast<std::size_t>(i), in_row(i % 2, 2, heists_height + i / 2 * height, height));
    }
    const auto items = static_cast<int>(campaign.items.size());
    const int in_first_row = (items + 1) / 2;
    for (int i = 0; i < items; ++i) {
      const int row = i < in_first_row ? 0 : 1;
      add_box(BoardKind::item, i,
              in_row(i - row * in_first_row, in_first_row, items_top + row * item_height, item_height));
    }
    board_.add(board_place(TrackKind::traces), in_row(0, 1, track_top, board_side - track_top), Outline::square);
  }

  [[nodiscard]] constexpr const BoardGeometry& board() const noexcept { return board_; }

 private:
  static constexpr int margin = 80;
  static constexpr int heists_height = 1'250;
  static constexpr int areas_height = 4'950;
  static constexpr int items_top = heists_height + areas_height;
  static constexpr int item_height = 1'450;
  static constexpr int track_top = items_top + 2 * item_height;
  static constexpr int widest_element = 620;

  [[nodiscard]] static constexpr Rectangle in_row(int place, int places, int top, int height) noexcept {
    const int width = board_side / places;
    return rectangle(place * width + margin, top + margin, width - 2 * margin, height - 2 * margin);
  }
  constexpr void add_box(BoardKind kind, int number, Rectangle at) noexcept {
    board_.add(board_place(kind, static_cast<std::size_t>(number)), at, Outline::square);
  }

  /// CK-15. Lays out the elements of an area side by side, with room for their effects above and below.
  constexpr void area(std::size_t index, Rectangle outer) noexcept {
    const int head = outer.height / 4;
    const std::size_t holder = board_.add(board_place(BoardKind::area, index),
                                          point(outer.centre().x, outer.corner.y + head / 2), outer, Outline::square);
    const AreaElementSet elements = campaign_.areas[index].elements;
    const int first = std::countr_zero(elements);
    const int count = std::popcount(elements);
    for (int i = 0; i < count; ++i) {
      const int pitch = outer.width / count;
      const int side = lesser(pitch * 3 / 5, widest_element, (outer.height - head) / 2) / 2 * 2;
      const Point at = point(outer.corner.x + (2 * i + 1) * outer.width / (2 * count),
                             outer.corner.y + head + (outer.height - head) * 2 / 5);
      const int element = first + i;
      const auto kind = campaign_.elements[static_cast<std::size_t>(element)].kind;
      board_.add(board_place(Element{Group::area, element}), square_at(at, side),
                 kind == AreaElementKind::symbol ? Outline::square : Outline::circle, static_cast<int>(holder));
    }
    for (const AreaLineLayout& line : campaign_.effect_lines) {
      int before = -1;
      for (unsigned rest = line.elements & elements; rest != 0; rest &= rest - 1) {
        const int at = std::countr_zero(rest) - first;
        if (before >= 0) connect(holder, before, at);
        before = at;
      }
    }
  }
  constexpr void connect(std::size_t holder, int from, int to) noexcept {
    board_.connect(holder + 1 + static_cast<std::size_t>(from), holder + 1 + static_cast<std::size_t>(to),
                   to == from + 1);
  }

  const CampaignLayout& campaign_;
  BoardGeometry board_;
};

}  // namespace detail

/// Where the parts of the campaign sheet lie: heists, areas with their elements, items, the trace track.
[[nodiscard]] constexpr BoardGeometry make_campaign_geometry(const CampaignLayout& campaign) noexcept {
  return detail::CampaignGeometry{campaign}.board();
}

}  // namespace regelwerk::clou
