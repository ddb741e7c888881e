#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/core/board/circle.hpp>
#include <regelwerk/core/board/geometry.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state/race.hpp>

namespace regelwerk::ostfriesenlauf {

/// The kinds of places on the board.
enum class BoardKind : std::uint8_t {
  field,    ///< the milestone of a field of the track, on its inner side
  lane,     ///< a lane on that field, on which a runner stands (OL-6)
  station,  ///< a spot of the finish sign (OL-3), beside its field
};

/// A place of the board.
struct BoardPlace {
  BoardKind kind{};         ///< determines the meaning of `number`
  std::uint8_t number = 0;  ///< for a field or a lane the track field, 0 to L - 1; for a station its Sign
  std::uint8_t lane = 0;    ///< 1 to 4, 1 the innermost; lanes only

  friend constexpr bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

/// OL-4. The track field of a position; positions increase from lap to lap.
[[nodiscard]] constexpr int field_of_track(const Layout& layout, int position) noexcept {
  const int rest = position % layout.length;
  return rest < 0 ? rest + layout.length : rest;
}

/// The milestone of a field. Precondition: 0 <= field < L (OL-25).
[[nodiscard]] constexpr BoardPlace field_place(int field) noexcept {
  return {BoardKind::field, static_cast<std::uint8_t>(field), 0};
}
/// OL-6. A lane of a field. Precondition: 0 <= field < L (OL-25), lane is 1 to 4.
[[nodiscard]] constexpr BoardPlace lane_place(int field, int lane) noexcept {
  return {BoardKind::lane, static_cast<std::uint8_t>(field), static_cast<std::uint8_t>(lane)};
}
/// OL-3. The station of this sign, beside its field of the track.
[[nodiscard]] constexpr BoardPlace station_place(Sign sign) noexcept {
  return {BoardKind::station, static_cast<std::uint8_t>(sign), 0};
}

/// Room for a track of max_length fields; ways lead from milestone to milestone and on to the stations.
using BoardGeometry = Geometry<BoardPlace, max_length * (1 + runner_count) + sign_count, max_length + sign_count>;

namespace detail {

/// The shape of the track: a circle that bulges into the corners of the board, as a closed line of short pieces.
class Track {
 public:
  explicit constexpr Track(int fields) noexcept : fields_(fields) {
    for (int i = 0; i < pieces; ++i) {
      const int wave = cosine(bulge, 4 * (i + first_piece), pieces);
      corners_[index(i)] = on_circle(middle, mean_radius - wave, i + first_piece, pieces);
    }
    for (int i = 0; i < pieces; ++i) {
      lengths_[index(i + 1)] = lengths_[index(i)] + distance(corner(i), corner(i + 1));
    }
  }

  /// The point of a track field, moved `outward` units sideways.
  [[nodiscard]] constexpr Point at(int field, int outward) const noexcept {
    const std::int64_t gone = std::int64_t{lengths_[pieces]} * field / fields_;
    int piece = 0;
    while (piece + 1 < pieces && lengths_[index(piece + 1)] <= gone) ++piece;
    const Point from = corner(piece);
    const Point to = corner(piece + 1);
    const auto rest = static_cast<int>(gone) - lengths_[index(piece)];
    const int whole = lengths_[index(piece + 1)] - lengths_[index(piece)];
    // Averages the direction over several pieces, so that it changes evenly.
    const Point behind = corner(piece - 2);
    const Point ahead = corner(piece + 3);
    const int x = ahead.x - behind.x;
    const int y = ahead.y - behind.y;
    const int norm = distance(behind, ahead);
    // The track runs clockwise, so its outer side is the left one.
    return point(from.x + (to.x - from.x) * rest / whole + outward * y / norm,
                 from.y + (to.y - from.y) * rest / whole - outward * x / norm);
  }

 private:
  static constexpr int pieces = 240;
  static constexpr int first_piece = 150;  ///< the start lies at the lower left
  static constexpr int mean_radius = 4'480;
  static constexpr int bulge = 400;
  static constexpr Point middle = point(board_side / 2, board_side / 2);

  [[nodiscard]] static constexpr std::size_t index(int number) noexcept { return static_cast<std::size_t>(number); }
  [[nodiscard]] constexpr Point corner(int number) const noexcept {
    return corners_[index((number + pieces) % pieces)];
  }
  int fields_;
  std::array<Point, pieces> corners_{};
  std::array<int, pieces + 1> lengths_{};
};

inline constexpr int lane_step = 400;
inline constexpr int milestone_offset = -1'020;
inline constexpr int station_offset = -1'610;
inline constexpr int widest_lane = 370;
inline constexpr int widest_milestone = 360;
inline constexpr int widest_station = 680;

}  // namespace detail

/// A winding circle of fields with four lanes side by side, milestones on the inner side, and the stations of the sign
/// inside of these. Order: milestones from field 0 on, lanes field by field from the innermost, stations.
[[nodiscard]] constexpr BoardGeometry make_geometry(const Layout& layout) noexcept {
  BoardGeometry board;
  if (layout.length == 0) return board;
  const detail::Track track{layout.length};
  for (int field = 0; field < layout.length; ++field) {
    board.add(field_place(field), track.at(field, detail::milestone_offset));
  }
  board.fit(0, detail::widest_milestone);
  const std::size_t lanes = board.size();
  for (int field = 0; field < layout.length; ++field) {
    for (int lane = 1; lane <= runner_count; ++lane) {
      // Half of the lanes lie on each side of the middle.
      board.add(lane_place(field, lane), track.at(field, (2 * lane - runner_count - 1) * detail::lane_step / 2));
    }
  }
  board.fit(lanes, detail::widest_lane);
  const std::size_t stations = board.size();
  for (int sign = 0; sign < sign_count; ++sign) {
    board.add(station_place(static_cast<Sign>(sign)),
              track.at(layout.sign_fields[static_cast<std::size_t>(sign)], detail::station_offset));
  }
  board.fit(stations, detail::widest_station);
  const auto index = [](int number) { return static_cast<std::size_t>(number); };
  for (int field = 0; field < layout.length; ++field) {
    board.connect(index(field), index((field + 1) % layout.length));
  }
  for (std::size_t sign = 0; sign < index(sign_count); ++sign) {
    board.connect(index(layout.sign_fields[sign]), stations + sign);
  }
  return board;
}

/// A game of Ostfriesenlauf has one board.
[[nodiscard]] constexpr int boards(const auto& /*game*/) noexcept { return 1; }
/// Where the places of the board lie. Precondition: board is 0.
[[nodiscard]] constexpr BoardGeometry geometry(const auto& game, int /*board*/ = 0) noexcept {
  return make_geometry(game.layout());
}

/// The place on which a runner stands: a lane of its track field. If runners of different laps meet (OL-4), those
/// farther ahead stand farther in.
[[nodiscard]] constexpr BoardPlace board_place(const Layout& layout, const Race& race, Runner runner) noexcept {
  const int field = field_of_track(layout, race.position(runner));
  int lane = 1;
  for (const Place place : all_places) {
    const Runner other = race.at(place);
    if (other == runner) break;
    if (field_of_track(layout, race.position(other)) == field) ++lane;
  }
  return lane_place(field, lane);
}

/// The text of a place: a field as its number, `17`, which is also the position in states of the first lap; a lane as
/// field and lane, `17.2`; a station as its sign, `snail`.
[[nodiscard]] constexpr Text<8> word_of(const auto& /*game*/, const BoardPlace& at, int /*board*/ = 0) noexcept {
  Text<8> word;
  if (at.kind == BoardKind::station) return word << sign_words[at.number];
  word << int{at.number};
  if (at.kind == BoardKind::lane) word << '.' << int{at.lane};
  return word;
}

}  // namespace regelwerk::ostfriesenlauf
