#include "../play/ostfriesenlauf.hpp"

#include <array>
#include <string>
#include <vector>

#include <regelwerk/ostfriesenlauf/board/geometry.hpp>

#include "../play/ostfriesenlauf_words.hpp"
#include "../play/text.hpp"
#include "art/ostfriesenlauf.hpp"
#include "art/paper.hpp"
#include "table.hpp"

namespace draw {
namespace {

using play::join;
using play::LaufWords;
using regelwerk::Seat;
using regelwerk::ostfriesenlauf::all_places;
using regelwerk::ostfriesenlauf::BoardKind;
using regelwerk::ostfriesenlauf::Effect;
using regelwerk::ostfriesenlauf::Face;
using regelwerk::ostfriesenlauf::FaceKind;
using regelwerk::ostfriesenlauf::field_place;
using regelwerk::ostfriesenlauf::lane_place;
using regelwerk::ostfriesenlauf::Layout;
using regelwerk::ostfriesenlauf::Phase;
using regelwerk::ostfriesenlauf::Place;
using regelwerk::ostfriesenlauf::Runner;
using regelwerk::ostfriesenlauf::runner_count;
using regelwerk::ostfriesenlauf::Sign;
using regelwerk::ostfriesenlauf::sign_count;
using regelwerk::ostfriesenlauf::Table;
using Game = play::Ostfriesenlauf::Game;

/// By sign.
constexpr std::array<std::string_view, sign_count> animals{art::fish_of_ostfriesenlauf, art::hedgehog_of_ostfriesenlauf,
                                                           art::turtle_of_ostfriesenlauf, art::snail_of_ostfriesenlauf,
                                                           art::sheep_of_ostfriesenlauf};

/// Cards are drawn in a frame of 100 by 140.
constexpr int card_unit = 100;
constexpr int on_board = 940;
constexpr int in_hand = 560;
constexpr int back_in_hand = 340;
constexpr int high(int width) { return width * 14 / 10; }

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
    finish();
    for (const auto& here : places_) {
      if (here.place.kind == BoardKind::station) station(here);
    }
    stacks();
    laid();
    for (int i = 0; i < runner_count; ++i) runner(Runner{i});
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
  /// Across a field, in sixths of the way from the middle of the first lane to that of the last; half a lane lies
  /// beyond each of them.
  static constexpr int inner_edge = -1;
  static constexpr int outer_edge = 7;
  [[nodiscard]] Spot across(int field, int sixths) const {
    return between(lane(field, 1), lane(field, runner_count), sixths, 6);
  }
  /// The same on the border behind a field.
  [[nodiscard]] Spot border(int field, int sixths) const {
    return between(across(field, sixths), across(field + 1, sixths), 1, 2);
  }
  [[nodiscard]] std::vector<Spot> loop(int sixths) const {
    std::vector<Spot> spots;
    spots.reserve(static_cast<std::size_t>(layout_.length));
    for (int field = 0; field < layout_.length; ++field) spots.push_back(across(field, sixths));
    return spots;
  }

  /// The surface of the track with its lanes and fields, and the numbers of the fields along its inner side.
  void track() {
    svg().rectangle({0, 0, 10'000, 10'000}, {.fill = art::lauf_grass, .corner = 150}, ink_.text("the board"));
    svg().curves({loop(3)}, {.fill = art::sheet, .opacity = 78});
    svg().curves({loop(outer_edge), loop(inner_edge)},
                 {.fill = art::lauf_lane, .stroke = art::lauf_white, .width = 45});
    svg().polygon({border(-1, inner_edge), border(-1, outer_edge), across(0, outer_edge), border(0, outer_edge),
                   border(0, inner_edge), across(0, inner_edge)},
                  {.fill = art::lauf_white, .opacity = 60});
    svg().text_along(across(0, outer_edge), across(0, inner_edge), ink_.text("Start"),
                     {.size = 400, .bold = true, .colour = art::lauf_word});
    std::vector<Line> borders;
    std::vector<Line> marked;
    for (int field = 0; field < layout_.length; ++field) {
      const bool is_marked = field % 5 == 4 || field % 5 == 0;
      (is_marked ? marked : borders).push_back({border(field, inner_edge), border(field, outer_edge)});
    }
    svg().lines(borders, {.stroke = art::lauf_white, .width = 14, .opacity = 55});
    svg().lines(marked, {.stroke = art::lauf_white, .width = 30, .opacity = 90});
    svg().curves({loop(1), loop(3), loop(5)}, {.stroke = art::lauf_white, .width = 18, .opacity = 75});
    for (const auto& here : places_) {
      if (here.place.kind != BoardKind::field) continue;
      const bool five = here.place.number % 5 == 0;
      svg().text(spot(here.at), word_of(game_, here.place),
                 {.size = five ? 310 : 265, .bold = five, .colour = five ? art::ink : art::faint});
    }
  }

  /// Where the sign can stand; where it stands there is a flag.
  void station(const Located& here) {
    const auto which = static_cast<Sign>(here.place.number);
    const bool is_goal = which == table_.sign;
    const int field = layout_.sign_fields[here.place.number];
    const Spot at = frame(here.box).centre();
    const auto& mile = places_[field_place(field)];
    svg().line(at, between(at, spot(mile.at), 65, 100),
               {.stroke = is_goal ? art::lauf_black : art::line, .width = is_goal ? 70 : 40});
    svg().circle(at, here.box.width / 2 - (is_goal ? 0 : 30),
                 {.fill = is_goal ? art::lauf_goal : art::sheet,
                  .stroke = is_goal ? art::lauf_black : art::faint,
                  .width = is_goal ? 60 : 24},
                 is_goal ? ink_.text("the finish is at the {}, field {}", name(which), field)
                         : ink_.text("here the finish can be: {}, field {}", name(which), field));
    animal(which, at, 5'000, is_goal ? art::lauf_black : art::lauf_animal, is_goal ? art::lauf_goal : art::sheet);
  }

  void animal(Sign sign, Spot at, int thousandths, std::string_view colour, std::string_view ground) {
    const std::string line = join(R"(fill="none" stroke-width="3.5" stroke-linecap="round" stroke=")");
    svg().drawing(animals[static_cast<std::size_t>(sign)], at, thousandths, colour,
                  {{"lauf-eye", join("fill=\"", ground, "\"")},
                   {"lauf-cut", join(line, ground, "\"")},
                   {"lauf-stalk", join(line, colour, "\"")},
                   {"lauf-head", join(R"(stroke-width="3" stroke=")", ground, "\"")}});
  }

  /// OL-25. The line lies behind the field of the sign, across all lanes, in two rows of squares.
  void finish() {
    svg().open(ink_.text("finish line behind field {}", goal()));
    const Spot inner = border(goal(), inner_edge);
    const Spot outer = border(goal(), outer_edge);
    constexpr int squares = 14;
    const Spot aside{-(outer.y - inner.y) / squares, (outer.x - inner.x) / squares};
    const Spot back{-aside.x, -aside.y};
    svg().polygon({inner + aside, outer + aside, outer + back, inner + back},
                  {.fill = "#fff", .stroke = "#111", .width = 20});
    std::vector<std::vector<Spot>> black;
    for (int i = 0; i < squares; ++i) {
      const Spot from = between(inner, outer, i, squares);
      const Spot to = between(inner, outer, i + 1, squares);
      const Spot row = i % 2 == 0 ? back : aside;
      black.push_back({from, to, to + row, from + row});
    }
    svg().polygons(black, {.fill = art::lauf_black});
    svg().close();
  }

  [[nodiscard]] std::string name(Sign sign) const {
    return ink_.spoken([&](auto tongue) { return join(word(sign, tongue)); });
  }
  [[nodiscard]] std::string name(Runner runner) const {
    return join(static_cast<char>((is_owned(layout_, runner) ? 'A' : 'a') + runner.index()));
  }

  void token(Runner runner, Spot at, int side, const std::string& title) {
    const Seat seat{runner.index()};
    if (is_owned(layout_, runner)) {
      piece(svg(), at, side, seat, title);
    } else {
      piece_of_nobody(svg(), at, side, seat, name(runner), title);
    }
  }
  void runner(Runner runner) {
    const auto& here = places_[board_place(layout_, table_.race, runner)];
    token(runner, spot(here.at), 430, ink_.text("runner {} on {}", name(runner), table_.race.position(runner)));
  }

  [[nodiscard]] static int column(int at) { return 5'000 + (2 * at - 3) * (on_board + 140) / 2; }

  /// A card with its back up; of a stack how many lie there.
  void back(Spot corner, int width, Place back, std::string_view title, std::string_view count = {}) {
    svg().open(title, corner, width * 1'000 / card_unit);
    svg().drawing(art::back_of_ostfriesenlauf,
                  {{"lauf-back", join("fill=\"", art::lauf_back, "\"")},
                   {"lauf-frame", R"(fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.5")"}});
    svg().text({50, count.empty() ? 72 : 60}, join(regelwerk::ostfriesenlauf::number(back)),
               {.size = 62, .bold = true, .colour = "#fff"});
    if (!count.empty()) svg().text({50, 110}, count, {.size = 27, .bold = true, .colour = "#fff"});
    svg().close();
  }

  /// The front of a card: on top the place on its back, for which it is.
  void front(Spot corner, int width, Place back, Face face, std::string_view title) {
    svg().open(title, corner, width * 1'000 / card_unit);
    svg().drawing(
        art::front_of_ostfriesenlauf,
        {{"lauf-front", join("fill=\"", art::lauf_card, "\" stroke=\"", art::lauf_rim, R"(" stroke-width="2")")},
         {"lauf-head-band", join("fill=\"", art::lauf_back, "\"")}});
    svg().text({50, 19}, ordinal(back), {.size = 25, .bold = true, .colour = "#fff"});
    effect(effect_of(face));
    svg().close();
  }
  void effect(const Effect& effect) {
    const bool is_plus = effect.kind == FaceKind::forward || effect.kind == FaceKind::before;
    const std::string fields = join(is_plus ? "+" : "\u2212", effect.fields);
    switch (effect.kind) {
      case FaceKind::forward:
      case FaceKind::back:
        print(72, fields, 40);
        arrow(art::forward_of_ostfriesenlauf, 112, is_plus ? 1'000 : -1'000);
        break;
      case FaceKind::before:
      case FaceKind::behind:
        print(62, fields, 40);
        arrow(art::near_of_ostfriesenlauf, 90);
        of_place(114, effect.place);
        break;
      case FaceKind::swap:
        arrow(art::swap_of_ostfriesenlauf, 66);
        of_place(111, effect.place);
        break;
      case FaceKind::start:
        arrow(art::back_to_start_of_ostfriesenlauf, 78);
        print(114, ink_.text("Start"), 25);
        break;
      default:
        animal(effect.sign, {50, 70}, 720, art::lauf_printed_animal, art::lauf_printed_white);
        svg().drawing(art::line_of_ostfriesenlauf,
                      {{"lauf-black", join("fill=\"", art::lauf_black, "\"")}, {"lauf-white", "fill=\"#fff\""}});
    }
  }
  void print(int y, std::string_view text, int size) {
    svg().text({50, y}, text, {.size = size, .bold = true, .colour = art::lauf_print});
  }
  void arrow(std::string_view drawing, int y, int across = 1'000) {
    svg().drawing(drawing, {50, y}, across, {},
                  {{"lauf-arrow", join(R"(fill="none" stroke=")", art::lauf_arrow,
                                       R"(" stroke-width="5.5" stroke-linecap="round")")}});
  }
  /// A place in the race, as the number of whoever is there.
  void of_place(int y, int place) {
    svg().drawing(art::place_of_ostfriesenlauf, {50, y}, 1'000, {},
                  {{"lauf-place", join(R"(fill="none" stroke=")", art::lauf_place, R"(" stroke-width="3.5")")}});
    print(y + 1, join(place), 21);
  }

  void stacks() {
    for (const Place place : all_places) {
      const int number = regelwerk::ostfriesenlauf::number(place);
      const int size = view_.stack_size(place);
      back({column(number - 1) - on_board / 2, 3'060 - high(on_board) / 2}, on_board, place,
           ink_.text("stack {}: {}", number, cards(size)), join("\u00d7 ", size));
    }
  }

  /// What is laid in this round, in the order in which it is.
  void laid() {
    if (table_.phase != Phase::deal && table_.phase != Phase::over) {
      svg().text({5'000, 4'130}, ink_.text("Laid in this round"), {.size = 290});
      for (int turn = 0; turn < runner_count; ++turn) laid_at(turn);
    }
    const int field = layout_.sign_fields[static_cast<std::size_t>(table_.sign)];
    svg().text({5'000, 6'540}, ink_.text("Finish: {}, behind field {}", name(table_.sign), field), {.size = 275});
  }
  void laid_at(int turn) {
    const Runner who = table_.race.at(regelwerk::ostfriesenlauf::place_in_turn(turn));
    const auto laid = view_.laid_backs[static_cast<std::size_t>(turn)];
    const Spot corner{column(turn) - on_board / 2, 5'110 - high(on_board) / 2};
    const bool own = is_owned(layout_, who) && view_.viewer.is(owner_of(who)) && !view_.laid.none();
    if (laid.none()) {
      svg().rectangle(
          {corner.x + 38, corner.y + 38, on_board - 76, high(on_board) - 76},
          {.stroke = turn == table_.turn ? art::ink : art::faint,
           .width = turn == table_.turn ? 47 : 24,
           .dashed = true,
           .corner = 94},
          turn < table_.turn ? ink_.text("{} lays nothing", name(who)) : ink_.text("{} has not laid yet", name(who)));
    } else {
      const int number = regelwerk::ostfriesenlauf::number(laid.back());
      const std::string title = ink_.text("{} laid a card with back {}", name(who), number);
      if (own) {
        front(corner, on_board, laid.back(), layout_.face(view_.laid.card()), title);
      } else {
        back(corner, on_board, laid.back(), title);
      }
    }
    token(who, {column(turn), 5'110 + high(on_board) / 2 + 280}, 420, ink_.text("runner {}", name(who)));
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
      if (!played.empty()) {
        panel.text(ink_.text("played of {}:{}", regelwerk::ostfriesenlauf::number(back), played), true);
      }
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
    return effect.kind == FaceKind::start ? ink_.text("Start") : ink_.text("finish at {}", name(effect.sign));
  }
  [[nodiscard]] std::string ordinal(Place place) const {
    constexpr std::array<play::Phrase, runner_count> words{"1st", "2nd", "3rd", "4th"};
    return ink_.text(words[index(place)]);
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
    if (!owned) {
      return picture_.panel().nobody(Seat{runner.index()}, name(runner), words + ink_.text(", nobody's"));
    }
    picture_.panel().seat(owner_of(runner), words, acts);
    hand(owner_of(runner));
    picture_.panel().gap(80);
  }

  void hand(Seat seat) {
    if (view_.viewer.is(seat)) {
      picture_.panel().lay(view_.hand, in_hand, high(in_hand), [&](Spot corner, regelwerk::ostfriesenlauf::Card card) {
        const std::string both = join(regelwerk::ostfriesenlauf::number(card.back()), ":", face(layout_.face(card)));
        front(corner, in_hand, card.back(), layout_.face(card), ink_.text("card {}", both));
      });
      return;
    }
    std::vector<Place> hidden;
    for (const Place each : all_places) {
      hidden.insert(hidden.end(), static_cast<std::size_t>(view_.hand_size(seat, each)), each);
    }
    picture_.panel().lay(hidden, back_in_hand, high(back_in_hand), [&](Spot corner, Place each) {
      back(corner, back_in_hand, each,
           ink_.text("hidden card of {} with back {}", letter_of(seat), regelwerk::ostfriesenlauf::number(each)));
    });
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
