#include "../play/ostfriesenlauf.hpp"

#include <string>
#include <vector>

#include <regelwerk/ostfriesenlauf/board/geometry.hpp>

#include "../play/ostfriesenlauf_words.hpp"
#include "../play/text.hpp"
#include "table.hpp"

namespace draw {
namespace {

using play::join;
using play::LaufWords;
using regelwerk::Seat;
using regelwerk::ostfriesenlauf::all_places;
using regelwerk::ostfriesenlauf::BoardKind;
using regelwerk::ostfriesenlauf::Face;
using regelwerk::ostfriesenlauf::FaceKind;
using regelwerk::ostfriesenlauf::lane_place;
using regelwerk::ostfriesenlauf::Layout;
using regelwerk::ostfriesenlauf::Phase;
using regelwerk::ostfriesenlauf::Place;
using regelwerk::ostfriesenlauf::Runner;
using regelwerk::ostfriesenlauf::runner_count;
using regelwerk::ostfriesenlauf::Sign;
using regelwerk::ostfriesenlauf::Table;
using Game = play::Ostfriesenlauf::Game;

class LaufPicture {
 public:
  LaufPicture(const Game& game, const Game::View& view, const play::Ink& ink)
      : game_(game),
        ink_(ink),
        layout_(game.layout()),
        view_(view),
        table_(view.table),
        places_(geometry(game)),
        picture_("Ostfriesenlauf",
                 ink.text("A game of Ostfriesenlauf, {}: a winding track of {} fields with four lanes, run clockwise; "
                          "the finish is at the {}.",
                          seen_by(view.viewer, ink), game.layout().length, name(view.table.sign)),
                 ink) {}

  [[nodiscard]] std::string drawn() {
    picture_.open_board();
    track();
    for (const auto& here : places_) place(here);
    finish();
    for (int i = 0; i < runner_count; ++i) runner(Runner{i});
    stacks();
    picture_.close_board();
    panel();
    return picture_.done();
  }

 private:
  using Located = regelwerk::Located<regelwerk::ostfriesenlauf::BoardPlace>;

  [[nodiscard]] Svg& svg() { return picture_.svg(); }
  [[nodiscard]] int goal() const { return layout_.sign_fields[static_cast<std::size_t>(table_.sign)]; }
  [[nodiscard]] Spot lane(int field, int lane) const {
    return spot(places_[lane_place(field_of_track(layout_, field), lane)].at);
  }

  /// The way beneath the fields, lane by lane.
  void track() {
    for (int field = 0; field < layout_.length; ++field) {
      svg().polygon({lane(field, 1), lane(field + 1, 1), lane(field + 1, 4), lane(field, 4)},
                    {.fill = "#ece6d6", .stroke = "#ece6d6", .width = 260});
    }
  }

  void place(const Located& here) {
    const Spot at = spot(here.at);
    const auto word = word_of(game_, here.place);
    switch (here.place.kind) {
      case BoardKind::lane:
        svg().circle(at, here.box.width / 2, {.fill = "#fff", .stroke = colour::rim, .width = 10},
                     ink_.text("lane {}", word.view()));
        break;
      case BoardKind::field:
        svg().text_within(at, here.box.width, word,
                          {.size = here.box.width * 6 / 10,
                           .bold = here.place.number % 5 == 0,
                           .colour = here.place.number % 5 == 0 ? colour::ink : colour::dim});
        break;
      default:
        station(here);
    }
  }

  void station(const Located& here) {
    const auto which = static_cast<Sign>(here.place.number);
    const bool is_goal = which == table_.sign;
    const std::string word = name(which);
    const int field = layout_.sign_fields[here.place.number];
    const Frame sign = frame(here.box);
    svg().circle(sign.centre(), sign.width / 2 - 20,
                 {.fill = is_goal ? colour::mark : "#fff", .stroke = colour::ink, .width = is_goal ? 40 : 16},
                 is_goal ? ink_.text("the finish is at the {}, field {}", word, field)
                         : ink_.text("here the finish can be: {}, field {}", word, field));
    svg().text_within(sign.centre(), sign.width - 100, word, {.size = 150, .bold = is_goal});
  }

  /// OL-25. The line lies behind the field of the sign, across all lanes, in squares of black and white.
  void finish() {
    svg().open(ink_.text("finish line behind field {}", goal()));
    const auto between = [&](int at) {
      const Spot here = lane(goal(), at);
      const Spot next = lane(goal() + 1, at);
      return Spot{(here.x + next.x) / 2, (here.y + next.y) / 2};
    };
    const Spot inner = between(1);
    const Spot outer = between(runner_count);
    const Spot past_in{inner.x - (outer.x - inner.x) / 6, inner.y - (outer.y - inner.y) / 6};
    const Spot past_out{outer.x + (outer.x - inner.x) / 6, outer.y + (outer.y - inner.y) / 6};
    svg().line(past_in, past_out, {.stroke = "#111", .width = 90});
    svg().line(past_in, past_out, {.stroke = "#fff", .width = 46, .dashed = true});
    svg().close();
  }

  [[nodiscard]] std::string name(Sign sign) const {
    return ink_.spoken([&](auto tongue) { return join(word(sign, tongue)); });
  }
  [[nodiscard]] std::string name(Runner runner) const {
    return join(static_cast<char>((is_owned(layout_, runner) ? 'A' : 'a') + runner.index()));
  }

  void runner(Runner runner) {
    const auto& here = places_[board_place(layout_, table_.race, runner)];
    const int side = here.box.width * 13 / 10;
    const std::string title = ink_.text("runner {} on {}", name(runner), table_.race.position(runner));
    if (is_owned(layout_, runner)) {
      piece(svg(), spot(here.at), side, owner_of(runner), title);
    } else {
      grey_piece(svg(), spot(here.at), side, name(runner), title);
    }
  }

  /// In the middle: the stacks, and below them what is laid in this round.
  void stacks() {
    constexpr int wide = 560;
    constexpr int high = 780;
    for (const Place back : all_places) {
      const int number = regelwerk::ostfriesenlauf::number(back);
      const int left = 5'000 + (number - 1) * 720 - 1'360;
      const int size = view_.stack_size(back);
      card(svg(), {left, 3'500, wide, high}, {join(number), true, {}, ink_.text("stack {}: {}", number, cards(size))});
      svg().text({left + wide / 2, 3'500 + high + 160}, cards(size), {.size = 170, .colour = colour::dim});
    }
    if (table_.phase == Phase::deal || table_.phase == Phase::over) return;
    svg().text({5'000, 4'900}, ink_.text("laid in this round"), {.size = 190, .colour = colour::dim});
    for (int turn = 0; turn < runner_count; ++turn) {
      const Runner who = table_.race.at(regelwerk::ostfriesenlauf::place_in_turn(turn));
      const auto back = view_.laid_backs[static_cast<std::size_t>(turn)];
      const int left = 5'000 + turn * 720 - 1'360;
      const Frame at{left, 5'080, wide, high};
      if (back.none()) {
        svg().rectangle(
            at, {.stroke = colour::rim, .dashed = true, .corner = 50},
            turn < table_.turn ? ink_.text("{} lays nothing", name(who)) : ink_.text("{} has not laid yet", name(who)));
      } else {
        const int number = regelwerk::ostfriesenlauf::number(back.back());
        card(svg(), at, {join(number), true, {}, ink_.text("{} laid a card with back {}", name(who), number)});
      }
      const Spot below{left + wide / 2, 5'080 + high + 210};
      if (is_owned(layout_, who)) {
        piece(svg(), below, 260, owner_of(who), ink_.text("runner {}", name(who)));
      } else {
        grey_piece(svg(), below, 260, name(who), ink_.text("runner {}", name(who)));
      }
    }
  }

  void panel() {
    Panel& panel = picture_.panel();
    panel.heading("Ostfriesenlauf");
    panel.text(ending(game_, view_, ink_));
    for (const Place place : all_places) runner_line(place);
    panel.gap(40);
    if (!view_.laid.none()) {
      const auto laid = view_.laid.card();
      panel.text(
          ink_.text("You laid {}:{}.", regelwerk::ostfriesenlauf::number(laid.back()), face(layout_.face(laid))));
    }
    for (const Place back : all_places) {
      std::string played;
      for (const regelwerk::ostfriesenlauf::Slot slot : view_.played[index(back)].kinds_present()) {
        const int count = view_.played[index(back)].count(slot);
        played += join(" ", count > 1 ? join(count, "x") : "", face(layout_.face(back, slot)));
      }
      if (!played.empty())
        panel.text(ink_.text("played of {}:{}", regelwerk::ostfriesenlauf::number(back), played), true);
    }
  }

  [[nodiscard]] std::string cards(int count) const {
    return count == 1 ? ink_.text("1 card") : ink_.text("{} cards", count);
  }
  /// What is done by a card; in another language than that of moves without their words.
  [[nodiscard]] std::string face(Face face) const {
    const auto& effect = effect_of(face);
    if (ink_.language() == "en" || !(effect.kind == FaceKind::start || effect.kind == FaceKind::finish)) {
      return LaufWords::face(face);
    }
    return effect.kind == FaceKind::start ? ink_.text("start") : ink_.text("finish at {}", name(effect.sign));
  }
  [[nodiscard]] std::string ordinal(Place place) const {
    if (ink_.language() == "en") return LaufWords::ordinal(place);
    return ink_.spoken([&](auto tongue) { return join(word(place, tongue)); });
  }

  void runner_line(Place place) {
    const Runner runner = table_.race.at(place);
    const bool owned = is_owned(layout_, runner);
    const bool acts = owned && game_.actor(view_).is(owner_of(runner));
    std::string words = ink_.text("{}, field {}", ordinal(place), table_.race.position(runner));
    const int across = fields_across(layout_, table_, runner);
    if (across > 0) words += ink_.text(", across by {}", across);
    if (owned) words += you(view_.viewer, owner_of(runner), ink_);
    if (acts) words += table_.phase == Phase::draw ? ink_.text(": to draw") : ink_.text(": to lay");
    if (!owned) return picture_.panel().nobody(name(runner), words + ink_.text(", nobody's"));
    picture_.panel().seat(owner_of(runner), words, acts);
    hand(owner_of(runner));
    picture_.panel().gap(80);
  }

  void hand(Seat seat) {
    std::vector<Card> cards;
    if (view_.viewer.is(seat)) {
      for (const regelwerk::ostfriesenlauf::Card card : view_.hand) {
        const std::string both = join(regelwerk::ostfriesenlauf::number(card.back()), ":", face(layout_.face(card)));
        cards.push_back({both, false, "#fff", ink_.text("card {}", both)});
      }
    } else {
      for (const Place back : all_places) {
        const int number = regelwerk::ostfriesenlauf::number(back);
        for (const Card& card :
             backs(view_.hand_size(seat, back), ink_.text("hidden card of {} with back {}", letter_of(seat), number),
                   join(number))) {
          cards.push_back(card);
        }
      }
    }
    picture_.panel().cards(cards);
  }

  const Game& game_;
  const play::Ink& ink_;
  const Layout& layout_;
  const Game::View& view_;
  const Table& table_;
  regelwerk::ostfriesenlauf::BoardGeometry places_;
  TablePicture picture_;
};

}  // namespace
}  // namespace draw

namespace play {

std::string Ostfriesenlauf::picture(const Game& game, const Game::View& view, std::string_view language) {
  return draw::LaufPicture{game, view, Ink::speaking(language)}.drawn();
}

}  // namespace play
