#pragma once
#include <regelwerk/clockman/edition/constraints.hpp>
#include <regelwerk/clockman/edition/edition.hpp>

namespace regelwerk::clockman {

/// even_line, turned by some fields.
constexpr Line turned_line(int from, int to, int by) {
  Line line = even_line(from, to);
  for (int i = 0; i < from; ++i) {
    line[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>((line[static_cast<std::size_t>(i)] + by) % to);
  }
  return line;
}

/// Small rings, most passages in the second gap, a deck that is mostly kept in hands.
inline constexpr Edition narrow_edition{
    "narrow",
    {".SLE.S.E.SLE.S.E.SLE.S.E.SLE.S.E", "0S00L000S00.000S00L000S00.00", "S1X1TES1.1TES1X1TES1.1TE", "2ST2ST2ST2ST"},
    {3, 11, 19, 27},
    {2, 5, 8, 11},
    {Pose::a, Pose::e, Pose::a, Pose::e},
    {{{1, 1, 2, Pose::a},
      {1, 9, 9, Pose::b},
      {1, 17, 16, Pose::c},
      {1, 25, 23, Pose::d},
      {2, 0, 0, Pose::a},
      {2, 7, 6, Pose::b},
      {2, 14, 12, Pose::c},
      {2, 21, 18, Pose::d},
      {2, 4, 3, Pose::e},
      {2, 11, 9, Pose::b},
      {2, 18, 15, Pose::c},
      {2, 25, 21, Pose::d},
      {3, 1, 1, Pose::b},
      {3, 7, 4, Pose::c},
      {3, 13, 7, Pose::d},
      {3, 19, 10, Pose::e}}},
    {even_line(32, 28), turned_line(28, 24, 1), even_line(24, 12)},
    {even_line(28, 32), even_line(24, 28), turned_line(12, 24, 23)},
    {{{Effect::move, 6, 1},  {Effect::move, 5, 1},  {Effect::move, -4, 1}, {Effect::move, -6, 1}, {Effect::oback, 4, 2},
      {Effect::oback, 6, 1}, {Effect::again, 0, 2}, {Effect::skip, 0, 2},  {Effect::sym, 3, 1},   {Effect::sym, 4, 1},
      {Effect::lose, 0, 2},  {Effect::mix, 0, 3},   {Effect::drop, 0, 2},  {Effect::grab, 0, 2},  {Effect::free, 0, 4},
      {Effect::stay, 0, 6},  {Effect::guard, 0, 4}, {Effect::veto, 0, 6},  {Effect::add, 1, 2},   {Effect::add, 2, 1},
      {Effect::add, 3, 2},   {Effect::add, -1, 1},  {Effect::add, -2, 1},  {Effect::add, -3, 2},  {Effect::swap, 0, 3},
      {Effect::barin, 2, 2}, {Effect::barin, 4, 1}, {Effect::peace, 1, 2}, {Effect::peace, 6, 1}}},
    {8, 8, 8, 8, 8}};

/// The largest rings, most passages in the third gap, a deck without anything to keep.
inline constexpr Edition wide_edition{"wide",
                                      {"E.S.L.S.E.S...E.E.S...S.E.S...E.E.S.L.S.E.S...E.E.S...S.E.S...E.",
                                       "0S0.00S0E.L.S.E0S0.00S0E...S.E0S0.00S0E.L.S.E0S0.00S0E...S.E",
                                       "S1T.XES1.E.S.LS1T..ES1.E.S..S1T.XES1.E.S.LS1T..ES1.E.S..",
                                       "S.2SET.E.S.E.S.2SET.E.S.E.S.2SET.E.S.E.S.2SET.E.S.E."},
                                      {5, 21, 37, 53},
                                      {4, 17, 30, 43},
                                      {Pose::d, Pose::e, Pose::a, Pose::b},
                                      {{{1, 3, 3, Pose::a},
                                        {1, 19, 18, Pose::b},
                                        {1, 35, 33, Pose::c},
                                        {1, 51, 48, Pose::d},
                                        {2, 4, 4, Pose::e},
                                        {2, 19, 18, Pose::a},
                                        {2, 34, 32, Pose::b},
                                        {2, 49, 46, Pose::c},
                                        {3, 2, 1, Pose::c},
                                        {3, 16, 14, Pose::d},
                                        {3, 30, 27, Pose::e},
                                        {3, 44, 40, Pose::a},
                                        {3, 5, 6, Pose::b},
                                        {3, 19, 19, Pose::c},
                                        {3, 33, 32, Pose::d},
                                        {3, 47, 45, Pose::e}}},
                                      {even_line(64, 60), even_line(60, 56), even_line(56, 52)},
                                      {even_line(60, 64), even_line(56, 60), even_line(52, 56)},
                                      {{{Effect::move, 6, 4},
                                        {Effect::move, -5, 4},
                                        {Effect::oback, 6, 6},
                                        {Effect::again, 0, 8},
                                        {Effect::sym, 1, 6},
                                        {Effect::mix, 0, 4},
                                        {Effect::grab, 0, 8},
                                        {Effect::go_to_symbol, 0, 6},
                                        {Effect::go_to_digit, 0, 8},
                                        {Effect::peace, 6, 6}}},
                                      {8, 8, 8, 8, 8}};

static_assert(validate(narrow_edition).empty());
static_assert(validate(wide_edition).empty());

}  // namespace regelwerk::clockman
