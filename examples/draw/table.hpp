#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include <regelwerk/core/viewer.hpp>

#include "../play/text.hpp"
#include "panel.hpp"
#include "svg.hpp"

namespace draw {

/// A picture of one board with a panel beside it.
class TablePicture {
 public:
  TablePicture(std::string_view title, std::string_view description)
      : svg_(width, height, title, description), panel_(svg_, panel_corner, height - 100) {}

  [[nodiscard]] Svg& svg() { return svg_; }
  [[nodiscard]] Panel& panel() { return panel_; }
  /// What follows lies on the board, in its units, until close_board(); then only the panel follows.
  void open_board() { svg_.open("the board", {100, 100}); }
  void close_board() {
    svg_.close();
    board_end_ = svg_.written();
  }
  /// The whole file; a panel that is longer than the board is made smaller.
  [[nodiscard]] std::string done() {
    const int room = height - 100 - panel_corner.y;
    if (panel_.left() < 0) svg_.shrink_since(board_end_, panel_corner, room, room - panel_.left());
    return svg_.done();
  }

 private:
  static constexpr int width = 15'250;
  static constexpr int height = 10'200;
  static constexpr Spot panel_corner{10'380, 160};

  Svg svg_;
  Panel panel_;
  std::size_t board_end_ = 0;
};

/// Who looks on, for a description.
[[nodiscard]] inline std::string seen_by(regelwerk::Viewer viewer) {
  return viewer.is_spectator() ? std::string{"seen by a spectator"}
                               : play::join("seen by seat ", letter_of(viewer.seat()));
}
/// A mark behind the seat of the viewer.
[[nodiscard]] inline std::string_view you(regelwerk::Viewer viewer, regelwerk::Seat seat) {
  return viewer.is(seat) ? std::string_view{" (you)"} : std::string_view{};
}

}  // namespace draw
