#pragma once
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
      : svg_(width, height, title, description), panel_(svg_, {10'380, 160}, height - 100) {}

  [[nodiscard]] Svg& svg() { return svg_; }
  [[nodiscard]] Panel& panel() { return panel_; }
  /// What follows lies on the board, in its units, until svg().close().
  void open_board() { svg_.open("the board", {100, 100}); }

 private:
  static constexpr int width = 15'250;
  static constexpr int height = 10'200;

  Svg svg_;
  Panel panel_;
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
