#pragma once
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/clou.hpp>
#include <regelwerk/clou/board/geometry.hpp>

#include "../play/clou_words.hpp"
#include "svg.hpp"

namespace draw {

/// A symbol in two letters.
[[nodiscard]] std::string letters_of(const play::ClouWords& words, regelwerk::clou::Symbol symbol);
/// A symbol, or a choice of several side by side: two letters on a colour.
void symbols(Svg& svg, const play::ClouWords& words, const Frame& frame, regelwerk::clou::SymbolSet set,
             std::string_view title = {});
/// What fires, side by side from this point to the right; answers how wide that is.
int effects(Svg& svg, const play::ClouWords& words, Spot left, int height, const regelwerk::clou::Effects& effects);
/// How wide effects() will be.
[[nodiscard]] int width_of(const regelwerk::clou::Effects& effects, int height);
/// So many squares in a frame, behind a word; those that are crossed out. `fill_of` gives the colour of each, and
/// `title_of` its title.
struct Track {
  std::string word;
  int crossed = 0;
  int length = 0;
};
void track(Svg& svg, const play::Ink& ink, const Frame& frame, const Track& track, std::string_view fill = "#fff");

/// The seat whose colour a thief has.
[[nodiscard]] inline regelwerk::Seat colour_seat(regelwerk::clou::Thief thief) {
  return regelwerk::Seat{static_cast<int>(thief)};
}

// The boards of a position, each in its own unit square.

void plan_board(Svg& svg, const play::ClouWords& words, const regelwerk::clou::State& state,
                const regelwerk::clou::BoardGeometry& places);
void sheet_board(Svg& svg, const play::ClouWords& words, const regelwerk::clou::State& state,
                 regelwerk::clou::Thief thief, const regelwerk::clou::BoardGeometry& places);
void campaign_board(Svg& svg, const play::ClouWords& words, const regelwerk::clou::State& state,
                    const regelwerk::clou::BoardGeometry& places);

/// One board of a picture.
struct ClouBoard {
  regelwerk::clou::Board what;
  regelwerk::clou::BoardGeometry places;
};

/// The whole picture: those of the boards that are in use at the position.
[[nodiscard]] std::string clou_picture(play::ClouWords words, const regelwerk::clou::State& state,
                                       const std::vector<ClouBoard>& boards);

}  // namespace draw
