#include "../play/tock.hpp"

#include <string>
#include <vector>

#include <regelwerk/tock/board/geometry.hpp>

#include "../play/text.hpp"
#include "../play/tock_words.hpp"
#include "table.hpp"

namespace draw {
namespace {

using play::join;
using regelwerk::Seat;
using regelwerk::tock::board_place;
using regelwerk::tock::Cards;
using regelwerk::tock::Layout;
using regelwerk::tock::Place;
using regelwerk::tock::Table;
using Game = play::Tock::Game;

class TockPicture {
 public:
  TockPicture(const Game& game, const Game::View& view, const play::Ink& ink)
      : game_(game),
        ink_(ink),
        layout_(game.layout()),
        view_(view),
        table_(view.table),
        places_(geometry(game)),
        picture_("Tock",
                 ink.text("A game of Tock, {}: a ring of {} fields, home lanes inside, start areas outside.",
                          seen_by(view.viewer, ink), game.layout().ring),
                 ink) {}

  [[nodiscard]] std::string drawn() {
    picture_.open_board();
    std::vector<Line> ways;
    for (const auto& way : places_.ways()) {
      ways.push_back(
          {spot(places_[static_cast<std::size_t>(way.from)].at), spot(places_[static_cast<std::size_t>(way.to)].at)});
    }
    svg().lines(ways, {.stroke = colour::way, .width = 60});
    for (const auto& here : places_) place(here);
    for (int i = 0; i < layout_.seats; ++i) marbles(Seat{i});
    middle();
    picture_.close_board();
    panel();
    return picture_.done();
  }

 private:
  using Located = regelwerk::Located<regelwerk::tock::BoardPlace>;

  [[nodiscard]] Svg& svg() { return picture_.svg(); }

  void place(const Located& here) {
    const Spot at = spot(here.at);
    const int radius = here.box.width / 2;
    const Place place = here.place.place;
    const auto word = word_of(game_, here.place);
    const std::string_view own = pale(here.place.seat);
    const std::string_view rim = colour_of(here.place.seat);
    if (place.is_area()) {
      svg().circle(at, radius, {.fill = own, .stroke = rim, .width = 30},
                   ink_.text("start area of {}", letter_of(here.place.seat)));
      return;
    }
    if (place.is_lane()) {
      svg().circle(at, radius, {.fill = own, .stroke = rim, .width = 30},
                   ink_.text("home {} of {}", word.view(), letter_of(here.place.seat)));
      svg().text_within(at, 2 * radius, word, {.size = radius * 8 / 10, .colour = colour::dim});
      return;
    }
    Paint paint{.fill = "#fff", .stroke = colour::rim};
    std::string title = ink_.text("field {}", word.view());
    for (int i = 0; i < layout_.seats; ++i) {
      if (start_of(layout_, Seat{i}) == place.field()) {
        paint = {.fill = pale(Seat{i}), .stroke = colour_of(Seat{i}), .width = 50};
        title += ink_.text(", start of {}", letter_of(Seat{i}));
      } else if (entrance_of(layout_, Seat{i}) == place.field()) {
        paint = {.fill = "#fff", .stroke = colour_of(Seat{i}), .width = 40, .dashed = true};
        title += ink_.text(", entrance of {}", letter_of(Seat{i}));
      }
    }
    svg().circle(at, radius, paint, title);
    svg().text_within(at, 2 * radius * 9 / 10, word, {.size = radius * 9 / 10, .colour = colour::dim});
  }

  void marbles(Seat seat) {
    int in_area = 0;
    for (const Place place : table_.of(seat)) {
      const auto& here = places_[board_place(seat, place)];
      if (place.is_area()) {
        const int aside = here.box.width / 5;
        const Spot at{here.at.x + (in_area % 2 == 0 ? -aside : aside), here.at.y + (in_area < 2 ? -aside : aside)};
        ++in_area;
        piece(svg(), at, here.box.width * 3 / 10, seat, ink_.text("marble of {} in its area", letter_of(seat)));
        continue;
      }
      const bool guarded = table_.guarded.contains(seat) && place == Place::ring(start_of(layout_, seat));
      if (guarded) {
        svg().circle(spot(here.at), here.box.width * 7 / 10, {.stroke = "#111", .width = 40});
      }
      piece(svg(), spot(here.at), here.box.width * 9 / 10, seat,
            join(ink_.text("marble of {} on {}", letter_of(seat), word_of(game_, here.place).view()),
                 guarded ? ink_.text(", protected") : ""));
    }
  }

  /// The deck and what has been played.
  void middle() {
    const Frame deck{4'420, 4'300, 480, 660};
    card(svg(), deck, {join(int{view_.deck_size}), true, {}, ink_.text("deck of {} cards", int{view_.deck_size})});
    const int played = view_.discards.size();
    card(svg(), {5'100, 4'300, 480, 660}, {join(played), false, "#e9e6dc", ink_.text("{} cards played", played)});
    svg().text({4'660, 5'110}, ink_.text("deck"), {.size = 170, .colour = colour::dim});
    svg().text({5'340, 5'110}, ink_.text("played"), {.size = 170, .colour = colour::dim});
    svg().text({5'000, 5'480}, ink_.text("deal {} of {}", table_.deal + 1, layout_.deals), {.size = 200});
  }

  void panel() {
    Panel& panel = picture_.panel();
    panel.heading("Tock");
    panel.text(ending(game_, view_, ink_));
    for (int i = 0; i < layout_.seats; ++i) seat(Seat{i});
    panel.gap(60);
    if (!view_.gave.none()) panel.text(ink_.text("You gave your partner: {}", play::tock_card(view_.gave.rank())));
    if (!view_.received.none())
      panel.text(ink_.text("Your partner gave you: {}", play::tock_card(view_.received.rank())));
    std::string played;
    for (const regelwerk::tock::Rank rank : view_.discards.kinds_present()) {
      const int count = view_.discards.count(rank);
      played += join(" ", count > 1 ? join(count, "x") : "", play::tock_card(rank));
    }
    panel.text(ink_.text("played:{}", played.empty() ? ink_.text(" none") : played), true);
  }

  void seat(Seat seat) {
    const bool acts = game_.actor(view_).is(seat);
    std::string words = join(ink_.text("seat {}", letter_of(seat)), you(view_.viewer, seat, ink_));
    if (layout_.teams) words += ink_.text(", with {}", letter_of(regelwerk::tock::partner_of(seat, layout_.seats)));
    if (acts) {
      words += table_.ban              ? ink_.text(": must discard")
               : table_.steps_left > 0 ? ink_.text(": {} steps left", int{table_.steps_left})
                                       : ink_.text(": to act");
    }
    picture_.panel().seat(seat, words, acts);
    if (view_.viewer.is(seat)) {
      std::vector<Card> hand;
      for (const regelwerk::tock::Rank rank : view_.hand) {
        hand.push_back({play::tock_card(rank), false, "#fff", ink_.text("card {}", name_of(rank))});
      }
      picture_.panel().cards(hand);
    } else {
      picture_.panel().cards(backs(view_.hand_size(seat), ink_.text("hidden card of {}", letter_of(seat))));
    }
    picture_.panel().gap(100);
  }

  [[nodiscard]] std::string name_of(regelwerk::tock::Rank rank) const {
    using regelwerk::tock::Rank;
    if (ink_.language() != "en") return ink_.spoken([&](auto tongue) { return join(word(rank, tongue)); });
    return rank == Rank::ace     ? std::string{"ace"}
           : rank == Rank::jack  ? std::string{"jack"}
           : rank == Rank::queen ? std::string{"queen"}
           : rank == Rank::king  ? std::string{"king"}
                                 : play::tock_card(rank);
  }

  const Game& game_;
  const play::Ink& ink_;
  const Layout& layout_;
  const Game::View& view_;
  const Table& table_;
  regelwerk::tock::BoardGeometry places_;
  TablePicture picture_;
};

}  // namespace
}  // namespace draw

namespace play {

std::string Tock::picture(const Game& game, const Game::View& view, std::string_view language) {
  return draw::TockPicture{game, view, Ink::speaking(language)}.drawn();
}

}  // namespace play
