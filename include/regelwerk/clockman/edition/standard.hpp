#pragma once
#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/edition.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>

namespace regelwerk::clockman {

/// Reconstructed: the rulebook shows the board only as a picture, and the texts of its event cards are lost.
inline constexpr Edition standard_edition{
    "reconstruction",
    {".SE.SL.SESE..SE.S..SESE..SE.SL.SESE..SE.S..SESE.", "0S0.00S0ET0S0L00S0ET0S0.00S0ET0S0L00S0ET",
     "S1TELS1.S1TEXS1.S1TELS1.S1TEXS1.", ".2SET.2SET.2SET.2SET"},
    {0, 12, 24, 36},
    {0, 5, 10, 15},
    {Pose::d, Pose::e, Pose::a, Pose::b},
    {{{1, 3, 3, Pose::a},
      {1, 9, 8, Pose::b},
      {1, 15, 13, Pose::c},
      {1, 21, 18, Pose::d},
      {1, 27, 23, Pose::e},
      {1, 33, 28, Pose::a},
      {1, 39, 33, Pose::b},
      {1, 45, 38, Pose::c},
      {2, 5, 4, Pose::b},
      {2, 15, 12, Pose::c},
      {2, 25, 20, Pose::d},
      {2, 35, 28, Pose::e},
      {3, 2, 1, Pose::c},
      {3, 10, 6, Pose::d},
      {3, 18, 11, Pose::e},
      {3, 26, 16, Pose::a}}},
    {even_line(48, 40), even_line(40, 32), even_line(32, 20)},
    {even_line(40, 48), even_line(32, 40), even_line(20, 32)},
    {{{Effect::move, 1, 1},  {Effect::move, 2, 2},  {Effect::move, 3, 1},         {Effect::move, 4, 1},
      {Effect::move, -1, 1}, {Effect::move, -2, 2}, {Effect::move, -3, 1},        {Effect::oback, 1, 1},
      {Effect::oback, 2, 1}, {Effect::oback, 3, 1}, {Effect::again, 0, 4},        {Effect::skip, 0, 4},
      {Effect::sym, 1, 4},   {Effect::sym, 2, 2},   {Effect::lose, 0, 2},         {Effect::mix, 0, 2},
      {Effect::drop, 0, 2},  {Effect::grab, 0, 2},  {Effect::go_to_symbol, 0, 2}, {Effect::go_to_digit, 0, 2},
      {Effect::free, 0, 5},  {Effect::stay, 0, 3},  {Effect::guard, 0, 2},        {Effect::veto, 0, 2},
      {Effect::add, 1, 1},   {Effect::add, 2, 1},   {Effect::add, -1, 1},         {Effect::swap, 0, 1},
      {Effect::barin, 1, 1}, {Effect::barin, 5, 1}, {Effect::barin, 6, 1},        {Effect::peace, 2, 2},
      {Effect::peace, 3, 1}}},
    {8, 8, 8, 8, 8}};

}  // namespace regelwerk::clockman
