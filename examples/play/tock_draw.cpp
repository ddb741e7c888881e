#include <cstddef>
#include <string>
#include <vector>

#include "text.hpp"
#include "tock.hpp"
#include "tock_board.hpp"
#include "tock_words.hpp"

namespace play {
namespace {

using regelwerk::Seat;
using regelwerk::tock::Cards;
using regelwerk::tock::lane_length;
using regelwerk::tock::Layout;
using regelwerk::tock::Place;
using regelwerk::tock::Table;

/// The sheet that the board is drawn on: cells of two columns, with the numbers of the fields around them.
class Sheet {
 public:
  Sheet(const Layout& layout, const Table& table, const Ink& ink)
      : layout_(layout), table_(table), ink_(ink), board_(layout), cells_(size(), "  "), numbers_(size(), -1) {}

  [[nodiscard]] std::string drawn() {
    for (int field = 0; field < layout_.ring; ++field) {
      cells_[index(board_.ring(field))] = field_text(field);
      numbers_[index(board_.ring(field))] = field;
    }
    if (const auto gap = board_.gap()) cells_[index(*gap)] = ink_.dim(" -");
    for (int seat = 0; seat < layout_.seats; ++seat) {
      for (int field = 0; field < lane_length; ++field) draw_lane(Seat{seat}, field);
    }
    std::string text = side(0);
    for (int y = 0; y < board_.height(); ++y) text += row(y);
    return text + side(board_.height() - 1);
  }

 private:
  [[nodiscard]] std::size_t width() const { return static_cast<std::size_t>(board_.width()); }
  [[nodiscard]] std::size_t size() const { return width() * static_cast<std::size_t>(board_.height()); }
  [[nodiscard]] std::size_t index(Spot spot) const {
    return static_cast<std::size_t>(spot.y) * width() + static_cast<std::size_t>(spot.x);
  }

  /// The numbers along the upper or lower side: the even ones, for there is no room for more.
  [[nodiscard]] std::string side(int y) const {
    std::string line;
    for (int x = 0; x < board_.width(); ++x) {
      const int number = numbers_[index({x, y})];
      if (number < 0 || number % 2 != 0) continue;
      const std::size_t column = margin + 2 * static_cast<std::size_t>(x) + (number < 10 ? 1 : 0);
      if (columns_of(line) < column) line.append(column - columns_of(line), ' ');
      line += std::to_string(number);
    }
    return ink_.dim(line) + '\n';
  }

  [[nodiscard]] std::string row(int y) const {
    const auto number_at = [&](int x) {
      const int number = numbers_[index({x, y})];
      return number < 0 ? std::string{} : std::to_string(number);
    };
    const std::string left = number_at(0);
    std::string line = join(ink_.dim(std::string(margin - 1 - left.size(), ' ') + left), " ");
    for (int x = 0; x < board_.width(); ++x) line += cells_[index({x, y})];
    return join(line, " ", ink_.dim(number_at(board_.width() - 1)), "\n");
  }

  [[nodiscard]] std::string field_text(int field) const {
    std::string_view sign = " ";
    std::string inner = ink_.dim(".");
    Seat owner;
    for (int seat = 0; seat < layout_.seats; ++seat) {
      const bool start = start_of(layout_, Seat{seat}) == field;
      if (!start && entrance_of(layout_, Seat{seat}) != field) continue;
      owner = Seat{seat};
      inner = ink_.of(owner, small(owner));
      sign = !start ? "(" : table_.guarded.contains(owner) ? "!" : "[";
    }
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (table_.of(Seat{seat}).stands_on(Place::ring(field))) inner = ink_.name(Seat{seat});
    }
    return join(sign == " " ? std::string{sign} : ink_.of(owner, sign), inner);
  }

  void draw_lane(Seat seat, int field) {
    const bool taken = table_.of(seat).stands_on(Place::lane(field));
    cells_[index(board_.lane(seat, field))] = join(" ", taken ? ink_.name(seat) : ink_.of(seat, small(seat)));
  }

  [[nodiscard]] static std::string small(Seat seat) { return join(static_cast<char>('a' + seat.index())); }

  /// Where the cells begin, behind the numbers of the left side.
  static constexpr std::size_t margin = 4;

  const Layout& layout_;
  const Table& table_;
  const Ink& ink_;
  TockBoard board_;
  std::vector<std::string> cells_;
  std::vector<int> numbers_;  ///< of the fields, -1 for other cells
};

/// Many cards, those of a rank together.
std::string heap_of(Cards cards, const Ink& ink) {
  std::string text;
  cards.for_each_kind([&](regelwerk::tock::Rank rank) {
    if (cards.count(rank) == 0) return;
    text += join(text.empty() ? "" : " ", cards.count(rank) > 1 ? join(cards.count(rank), "x") : "", tock_card(rank));
  });
  return text.empty() ? ink.text("none") : text;
}

/// Where the marbles of a seat stand, for those who would rather read than look.
std::string marbles_of(const Layout& layout, const Table& table, Seat seat, const Ink& ink) {
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
  return ink.text("area {}  ring{}home{}", area, padded(ring.empty() ? " -" : ring, 18),
                  padded(home.empty() ? " -" : home, 14));
}

}  // namespace

std::string Tock::draw(const Game& game, const Game::View& view, const Ink& ink) {
  const Layout& layout = game.layout();
  const Table& table = view.table;
  std::string text = Sheet{layout, table, ink}.drawn();
  for (int i = 0; i < layout.seats; ++i) {
    const Seat seat{i};
    text += join("  ", ink.name(seat), "  ", marbles_of(layout, table, seat, ink),
                 ink.text("cards {}", view.hand_size(seat)));
    if (game.actor(view).is(seat)) {
      text += table.ban              ? ink.text(", must discard")
              : table.steps_left > 0 ? ink.text(", {} steps left", table.steps_left)
                                     : ink.text(", to act");
    }
    text += view.viewer.is(seat) ? ink.text(" (you)\n") : "\n";
  }
  text += ink.dim(ink.text("  deal {} of {}, deck {}, played: {}", table.deal + 1, layout.deals, view.deck_size,
                           heap_of(view.discards, ink))) +
          '\n';
  if (!view.viewer.is_spectator()) text += ink.text("  your hand: {}", ink.bold(tock_hand(view.hand)));
  if (!view.gave.none()) text += ink.text("   you gave your partner: {}", tock_card(view.gave.rank()));
  return view.viewer.is_spectator() ? text : text + '\n';
}

}  // namespace play
