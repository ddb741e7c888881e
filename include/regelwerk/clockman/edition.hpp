#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clockman/board.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/vocabulary.hpp>

namespace regelwerk::clockman {

/// A passage field and the blockade on it (CM-6, CM-10).
struct Passage {
  std::uint8_t gap = 0;    ///< 1 to 3: between ring gap and ring gap + 1
  std::uint8_t outer = 0;  ///< index on ring gap
  std::uint8_t inner = 0;  ///< index on ring gap + 1
  Pose pose{};
};

/// How many cards of one kind a deck has.
struct DeckCard {
  Effect effect{};
  int number = 0;
  int copies = 0;
};

/// For every index of a ring the index on the neighbouring ring that a straight line meets.
using Line = std::array<std::uint8_t, max_ring_size[0]>;

/// Component data of Clockman.
struct Edition {
  std::string_view name;
  std::array<std::string_view, rings> rows{};        ///< CM-8: the field kinds of rings 1 to 4, see field_letters
  std::array<std::uint8_t, places> entries{};        ///< CM-7: by place, on ring 1
  std::array<std::uint8_t, places> junctions{};      ///< CM-7: by place, on ring 4
  std::array<Pose, places> last_poses{};             ///< CM-10: of the blockades on g3, by place
  std::array<Passage, passages> passages_in_gaps{};  ///< CM-6, CM-10
  std::array<Line, gaps> lift{};                     ///< CM-37: from rings 1 to 3 inward
  std::array<Line, gaps> out{};                      ///< CM-25: from rings 2 to 4 outward
  std::array<DeckCard, card_kinds> deck{};           ///< CM-38: entries without copies do not count
  std::array<std::uint8_t, poses> symbols{};         ///< CM-3: symbol cards of each pose

  /// The number of fields of ring 1 to 4.
  [[nodiscard]] constexpr int ring_size(int ring) const noexcept {
    return static_cast<int>(rows[static_cast<std::size_t>(ring - 1)].size());
  }
};

/// CM-25, CM-37. The table for rings that lie evenly around one centre: floor(i x to / from + 1/2) modulo to, so that
/// of two fields the clockwise one is met.
[[nodiscard]] constexpr Line even_line(int from, int to) noexcept {
  Line line{};
  for (int i = 0; i < from; ++i) {
    line[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>((2 * i * to + from) / (2 * from) % to);
  }
  return line;
}

/// Own reconstruction: the rulebook's board is a picture, and the texts of its event cards are lost.
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
