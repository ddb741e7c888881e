#include <cstddef>
#include <string>
#include <vector>

#include "text.hpp"
#include "tock.hpp"
#include "tock_board.hpp"

namespace play {
namespace {

using regelwerk::Seat;
using regelwerk::tock::Cards;
using regelwerk::tock::lane_length;
using regelwerk::tock::Layout;
using regelwerk::tock::Place;
using regelwerk::tock::Table;

/// The sheet that the board is drawn on: cells of three columns, with a margin for the numbers of the fields.
class Sheet {
 public:
  Sheet(const Layout& layout, const Table& table, const Ink& ink)
      : layout_(layout), table_(table), ink_(ink), board_(layout), cells_(columns() * rows(), "   ") {}

  [[nodiscard]] std::string drawn() {
    for (int field = 0; field < layout_.ring; ++field) draw_field(field);
    if (const auto gap = board_.gap()) cell(*gap) = ink_.dim(" - ");
    for (int seat = 0; seat < layout_.seats; ++seat) {
      for (int field = 0; field < lane_length; ++field) draw_lane(Seat{seat}, field);
    }
    std::string text;
    for (std::size_t row = 0; row < rows(); ++row) {
      for (std::size_t column = 0; column < columns(); ++column) text += cells_[row * columns() + column];
      text.erase(text.find_last_not_of(' ') + 1);
      text += '\n';
    }
    return text;
  }

 private:
  [[nodiscard]] std::size_t columns() const { return static_cast<std::size_t>(board_.width()) + 2; }
  [[nodiscard]] std::size_t rows() const { return static_cast<std::size_t>(board_.height()) + 2; }
  std::string& cell(Spot spot) {
    return cells_[static_cast<std::size_t>(spot.y + 1) * columns() + static_cast<std::size_t>(spot.x + 1)];
  }

  void draw_field(int field) {
    const Spot spot = board_.ring(field);
    cell(spot) = field_text(field);
    // Numbers of three digits would run into each other along a side.
    const bool upper_or_lower = spot.y == 0 || spot.y == board_.height() - 1;
    if (upper_or_lower && field >= 100 && field % 2 != 0) return;
    const std::string digits = std::to_string(field);
    const bool left = !upper_or_lower && spot.x == 0;
    const std::size_t before = digits.size() == 3 ? 0 : left ? 2 - digits.size() : 1;
    const std::string after(3 - before - digits.size(), ' ');
    cell(beside(spot)) = ink_.dim(join(std::string(before, ' '), digits, after));
  }

  /// Where the number of a field stands: outside.
  [[nodiscard]] Spot beside(Spot spot) const {
    if (spot.y == 0) return spot + Spot{0, -1};
    if (spot.y == board_.height() - 1) return spot + Spot{0, 1};
    return spot + Spot{spot.x == 0 ? -1 : 1, 0};
  }

  [[nodiscard]] std::string field_text(int field) const {
    std::string inner = ink_.dim(".");
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (start_of(layout_, Seat{seat}) == field || entrance_of(layout_, Seat{seat}) == field) {
        inner = ink_.of(Seat{seat}, small(Seat{seat}));
      }
    }
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (table_.of(Seat{seat}).stands_on(Place::ring(field))) inner = ink_.name(Seat{seat});
    }
    for (int seat = 0; seat < layout_.seats; ++seat) {
      const auto around = [&](const char* left, const char* right) {
        return join(ink_.of(Seat{seat}, left), inner, ink_.of(Seat{seat}, right));
      };
      if (start_of(layout_, Seat{seat}) == field) {
        return table_.guarded.contains(Seat{seat}) ? around("!", "!") : around("[", "]");
      }
      if (entrance_of(layout_, Seat{seat}) == field) return around("(", ")");
    }
    return join(" ", inner, " ");
  }

  void draw_lane(Seat seat, int field) {
    const bool taken = table_.of(seat).stands_on(Place::lane(field));
    cell(board_.lane(seat, field)) = join(" ", taken ? ink_.name(seat) : ink_.of(seat, small(seat)), " ");
  }

  [[nodiscard]] static std::string small(Seat seat) { return join(static_cast<char>('a' + seat.index())); }

  const Layout& layout_;
  const Table& table_;
  const Ink& ink_;
  TockBoard board_;
  std::vector<std::string> cells_;
};

std::string letters_of(Cards cards, std::string_view between) {
  std::string text;
  cards.for_each_kind([&](regelwerk::tock::Rank rank) {
    for (int i = cards.count(rank); i > 0; --i) {
      if (!text.empty()) text += between;
      text += letter(rank);
    }
  });
  return text.empty() ? "none" : text;
}

/// Where the marbles of a seat stand, for those who would rather read than look.
std::string marbles_of(const Layout& layout, const Table& table, Seat seat) {
  std::string ring;
  std::string home;
  int area = 0;
  for (const Place place : table.of(seat)) {
    if (place.is_area()) ++area;
    if (place.is_lane()) home += join(" h", place.field());
    if (!place.is_ring()) continue;
    ring += join(" ", place.field());
    if (place.field() == start_of(layout, seat) && table.guarded.contains(seat)) ring += "!";
  }
  return join("area ", area, "   ring", padded(ring.empty() ? " -" : ring, 19), "home",
              padded(home.empty() ? " -" : home, 15));
}

}  // namespace

std::string Tock::draw(const Game& game, const Game::View& view, const Ink& ink) {
  const Layout& layout = game.layout();
  const Table& table = view.table;
  std::string text = Sheet{layout, table, ink}.drawn();
  for (int i = 0; i < layout.seats; ++i) {
    const Seat seat{i};
    text += join("  ", ink.name(seat), "   ", marbles_of(layout, table, seat), "cards ", view.hand_size(seat));
    if (game.actor(view).is(seat)) text += table.ban ? "   must discard" : "   to act";
    if (table.steps_left > 0 && game.actor(view).is(seat)) text += join(", steps left: ", table.steps_left);
    if (view.viewer.is(seat)) text += "   (you)";
    text += '\n';
  }
  text += join(ink.dim(join("  deal ", table.deal + 1, " of ", layout.deals, ", deck ", view.deck_size,
                            ", played: ", letters_of(view.discards, ""))),
               '\n');
  text += ink.dim("  [a] start  (a) entrance  a home lane  A marble  !A! protected; clockwise") + '\n';
  if (!view.viewer.is_spectator()) text += join("  your hand: ", ink.bold(letters_of(view.hand, " ")), '\n');
  if (!view.gave.none()) text += join("  you gave your partner: ", letter(view.gave.rank()), '\n');
  return text;
}

}  // namespace play
