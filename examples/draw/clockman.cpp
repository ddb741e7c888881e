#include "../play/clockman.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/clockman/board/geometry.hpp>

#include "../play/clockman_words.hpp"
#include "../play/text.hpp"
#include "table.hpp"

namespace draw {
namespace {

using play::ClockWords;
using play::join;
using regelwerk::Seat;
using regelwerk::clockman::board_place;
using regelwerk::clockman::card_kinds;
using regelwerk::clockman::field_letters;
using regelwerk::clockman::FieldKind;
using regelwerk::clockman::Layout;
using regelwerk::clockman::Pose;
using regelwerk::clockman::Space;
using regelwerk::clockman::Table;
using Game = play::Clockman::Game;
// Of the cards, not of the canvas.
using CardSpot = regelwerk::clockman::Spot;
using EventCard = regelwerk::clockman::Card;

/// What a kind of field is called, and its colour (CM-8): digits yellow, symbols green, events blue, transfers orange.
struct KindLook {
  play::Phrase name;
  std::string_view fill;
};
constexpr std::array<KindLook, field_letters.size()> looks{{{"digit 0", "#f0e442"},
                                                            {"digit 1", "#f0e442"},
                                                            {"digit 2", "#f0e442"},
                                                            {"joker X", "#f0e442"},
                                                            {"lift", "#ccc"},
                                                            {"symbol", "#9dc"},
                                                            {"event", "#ade"},
                                                            {"transfer", "#fc7"},
                                                            {"field", "#fff"}}};

class ClockPicture {
 public:
  ClockPicture(const Game& game, const Game::View& view, const play::Ink& ink)
      : game_(game),
        ink_(ink),
        layout_(game.layout()),
        view_(view),
        table_(view.table),
        words_(layout_, ink),
        places_(geometry(game)),
        picture_("Clockman",
                 ink.text("A game of Clockman, {}: four rings around the centre, run clockwise, with passages between "
                          "them and a straight to the centre for every seat.",
                          seen_by(view.viewer, ink)),
                 ink) {}

  [[nodiscard]] std::string drawn() {
    picture_.open_board();
    std::vector<Line> ways;
    for (const auto& way : places_.ways()) {
      ways.push_back(
          {spot(places_[static_cast<std::size_t>(way.from)].at), spot(places_[static_cast<std::size_t>(way.to)].at)});
    }
    svg().lines(ways, {.stroke = colour::way, .width = 70});
    for (const auto& here : places_) field(here);
    for (const auto& here : places_) {
      if (here.place.space == Space::ring(1, 0)) svg().open_lettering(here.box.width * 6 / 10);
      if (here.place.space.is_ring()) sign(here);
    }
    svg().close();
    figures();
    picture_.close_board();
    panel();
    return picture_.done();
  }

 private:
  using Located = regelwerk::Located<regelwerk::clockman::BoardPlace>;

  [[nodiscard]] Svg& svg() { return picture_.svg(); }

  void field(const Located& here) {
    const Space space = here.place.space;
    if (space.is_ring()) return ring_field(here);
    if (space.is_passage()) return passage(here);
    const Spot at = spot(here.at);
    const int radius = here.box.width / 2;
    const Seat seat = here.place.seat;
    if (space.is_centre()) {
      svg().circle(at, radius, {.fill = colour::mark, .stroke = "#222", .width = 30}, ink_.text("the centre"));
      svg().text_within(at, here.box.width * 8 / 10, "2000", {.size = radius * 7 / 10, .bold = true});
      return;
    }
    const bool last = space.is_straight() && space.number() == regelwerk::clockman::straight_length;
    std::string title = space.is_start() ? ink_.text("start of {}", letter_of(seat))
                                         : ink_.text("g{} of the straight of {}", space.number(), letter_of(seat));
    std::string text = space.is_start() ? std::string{} : join("g", space.number());
    if (last) {
      const char pose = letter(last_pose_of(layout_, seat));
      title += ink_.text(", blockade {}", pose);
      text = std::string(1, pose);
    }
    svg().circle(at, radius, {.fill = pale(seat), .stroke = last ? "#c0392b" : colour_of(seat), .width = 40}, title);
    svg().text_within(at, 2 * radius, text, {.size = radius * 9 / 10, .bold = last});
  }

  void ring_field(const Located& here) {
    const Space space = here.place.space;
    const FieldKind kind = layout_.kind[space];
    const bool is_digit = is_digit_field(kind);
    const bool gone = is_digit && !digit_lies(layout_, table_.board, space);
    const KindLook& look = looks[static_cast<std::size_t>(kind)];
    svg().circle(spot(here.at), here.box.width / 2, {.fill = gone ? "#faf7d5" : look.fill, .stroke = colour::rim},
                 join(word_of(game_, here.place).view(), " ", ink_.text(look.name), gone ? ink_.text(", taken") : ""));
  }

  /// What lies on a ring field, and of every fourth its name, by which moves call it.
  void sign(const Located& here) {
    const Space space = here.place.space;
    const FieldKind kind = layout_.kind[space];
    const bool gone = is_digit_field(kind) && !digit_lies(layout_, table_.board, space);
    const int side = here.box.width;
    const char letter = gone ? '-' : field_letters[static_cast<std::size_t>(kind)];
    if (kind != FieldKind::plain) svg().text(spot(here.at), std::string(1, letter), {.size = side * 6 / 10});
    if (space.index() % 4 != 0) return;
    svg().text_within({here.at.x, here.at.y + side * 37 / 100}, side * 6 / 10, word_of(game_, here.place),
                      {.size = side * 22 / 100});
  }

  /// A blockade, or the gap where one stood.
  void passage(const Located& here) {
    const int number = here.place.space.number();
    const bool open = table_.opened.contains(number);
    const char pose = letter(pose_of(layout_, number));
    const int radius = here.box.width / 2;
    svg().polygon(spot(here.at), radius * 115 / 100, 8,
                  {.fill = open ? "#fff" : "#c0392b", .stroke = open ? "#c0392b" : "#222", .width = 14},
                  open ? ink_.text("passage p{}, open", number) : ink_.text("passage p{}, blockade {}", number, pose));
    if (!open) {
      svg().text(spot(here.at), std::string(1, pose), {.size = radius * 12 / 10, .bold = true, .colour = "#fff"});
    }
  }

  /// Figures that share a field stand side by side.
  void figures() {
    for (int i = 0; i < layout_.seats; ++i) {
      const Seat seat{i};
      const auto place = board_place(seat, table_.figure(seat));
      const auto& here = places_[place];
      int before = 0;
      int all = 0;
      for (int other = 0; other < layout_.seats; ++other) {
        if (!(board_place(Seat{other}, table_.figure(Seat{other})) == place)) continue;
        ++all;
        if (other < i) ++before;
      }
      constexpr int step = 260;
      const Spot at{here.at.x + (2 * before - all + 1) * step / 2, here.at.y};
      piece(svg(), at, all > 1 ? 300 : 420, seat,
            ink_.text("figure of {} on {}", letter_of(seat), words_.field(table_.figure(seat))));
    }
  }

  void panel() {
    Panel& panel = picture_.panel();
    panel.heading("Clockman");
    panel.text(ending(game_, view_, ink_));
    panel.text(words_.node(table_));
    panel.gap(60);
    for (int i = 0; i < layout_.seats; ++i) seat(Seat{i});
    std::string piles = ink_.text("symbol pile {}", int{view_.symbol_pile});
    if (!view_.put_back.empty()) piles += ink_.text(", put back {}", ClockWords::symbols(view_.put_back));
    piles += ink_.text("; event pile {}, put back {}", int{view_.event_pile}, view_.events.count(CardSpot::put_back()));
    panel.text(piles, true);
    panel.text(ink_.text("S symbol, E event, T transfer, L lift; red: blockades with the symbol that pays for them"),
               true);
  }

  void seat(Seat seat) {
    Panel& panel = picture_.panel();
    const auto& digits = table_.of(seat);
    panel.seat(seat, join(words_.date(digits.date), you(view_.viewer, seat, ink_)), game_.actor(view_).is(seat));
    std::vector<Card> cards;
    if (view_.viewer.is(seat)) {
      for (const Pose pose : view_.symbols) {
        cards.push_back({std::string(1, letter(pose)), false, "#9dc", ink_.text("symbol card {}", letter(pose))});
      }
      event_cards(cards, "event card {}", [&](CardSpot at) { return at == CardSpot::hand(seat); });
    } else {
      for (const Card& each :
           backs(view_.symbol_count(seat), ink_.text("hidden symbol card of {}", letter_of(seat)), "S")) {
        cards.push_back(each);
      }
      const int events = view_.events.hand_size(seat);
      for (const Card& each : backs(events, ink_.text("hidden event card of {}", letter_of(seat)), "E")) {
        cards.push_back(each);
      }
    }
    event_cards(cards, "open event card {}", [&](CardSpot at) { return at.is_open_before(seat); });
    panel.cards(cards);
    std::string more;
    if (!digits.loose.empty()) more += ink_.text("not transferred: {} ", ClockWords::digits(digits.loose));
    const int skips = table_.skips[static_cast<std::size_t>(seat.index())];
    if (skips > 0) more += skips > 1 ? ink_.text("misses {} turns ", skips) : ink_.text("misses 1 turn ");
    for (int other = 0; other < layout_.seats; ++other) {
      if (Seat{other} != seat && table_.pacts.contains(seat, Seat{other})) {
        more += ink_.text("pact with {} ", letter_of(Seat{other}));
      }
    }
    panel.text(more);
    panel.gap(100);
  }

  /// As moves name it; in another language than theirs what it does.
  [[nodiscard]] std::string name(EventCard card) const {
    if (ink_.language() == "en") return std::string{card.info().token};
    return ink_.spoken([&](auto tongue) { return join(word(card, tongue)); });
  }

  template <class IsHere>
  void event_cards(std::vector<Card>& cards, play::Phrase what, const IsHere& is_here) const {
    for (int kind = 0; kind < card_kinds; ++kind) {
      for (std::size_t i = layout_.deck.first(kind); i < layout_.deck.first(kind + 1); ++i) {
        const CardSpot at = view_.events[i];
        if (!is_here(at)) continue;
        std::string text = name(EventCard{kind});
        if (at.is_open() && at.counter() > 0) text += join(":", at.counter());
        cards.push_back({text, false, "#ade", ink_.text(what, text)});
      }
    }
  }

  const Game& game_;
  const play::Ink& ink_;
  const Layout& layout_;
  const Game::View& view_;
  const Table& table_;
  ClockWords words_;
  regelwerk::clockman::BoardGeometry places_;
  TablePicture picture_;
};

}  // namespace
}  // namespace draw

namespace play {

std::string Clockman::picture(const Game& game, const Game::View& view, std::string_view language) {
  return draw::ClockPicture{game, view, Ink::speaking(language)}.drawn();
}

}  // namespace play
