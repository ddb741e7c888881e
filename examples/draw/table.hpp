#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include <regelwerk/core/viewer.hpp>

#include "../play/terminal.hpp"
#include "../play/text.hpp"
#include "panel.hpp"
#include "svg.hpp"

namespace draw {

/// A picture of one board with a panel beside it.
class TablePicture {
 public:
  TablePicture(std::string_view title, std::string_view description, const play::Ink& ink)
      : ink_(ink),
        svg_(width, height, title, description, ink.language()),
        panel_(svg_, ink, panel_corner, height - 100) {}

  [[nodiscard]] Svg& svg() { return svg_; }
  [[nodiscard]] Panel& panel() { return panel_; }
  /// What follows lies on the board, in its units, until close_board(); then only the panel follows.
  void open_board() { svg_.open(ink_.text("the board"), {100, 100}); }
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

  const play::Ink& ink_;
  Svg svg_;
  Panel panel_;
  std::size_t board_end_ = 0;
};

/// Who looks on, for a description.
[[nodiscard]] inline std::string seen_by(regelwerk::Viewer viewer, const play::Ink& ink) {
  return viewer.is_spectator() ? ink.text("seen by a spectator")
                               : ink.text("seen by seat {}", letter_of(viewer.seat()));
}
/// A mark behind the seat of the viewer.
[[nodiscard]] inline std::string you(regelwerk::Viewer viewer, regelwerk::Seat seat, const play::Ink& ink) {
  return viewer.is(seat) ? ink.text(" (you)") : std::string{};
}

/// How the game ended; nothing while it goes on.
[[nodiscard]] std::string ending(const auto& game, const auto& view, const play::Ink& ink) {
  const auto outcome = game.outcome(view);
  if (!outcome) return {};
  std::string first;
  for (int i = 0; i < game.seats(); ++i) {
    const regelwerk::Seat seat{i};
    if (outcome->place(seat) == 1) first += play::join(first.empty() ? "" : ink.text(" and "), letter_of(seat));
  }
  return ink.text("The game is over; first: {}.", first.empty() ? ink.text("nobody") : first);
}

}  // namespace draw
