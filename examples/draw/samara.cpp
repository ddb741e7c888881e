#include "../play/samara.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/samara/board/geometry.hpp>

#include "../play/samara_words.hpp"
#include "../play/text.hpp"
#include "art/paper.hpp"
#include "art/samara.hpp"
#include "table.hpp"

namespace draw {
namespace {

using play::join;
using regelwerk::Seat;
using regelwerk::samara::BoardKind;
using regelwerk::samara::Effect;
using regelwerk::samara::Holder;
using regelwerk::samara::Phase;
using regelwerk::samara::Sex;
using regelwerk::samara::Space;
using regelwerk::samara::Table;
using regelwerk::samara::Tile;
using regelwerk::samara::Tool;
using regelwerk::samara::tool_kinds;
using Game = play::Samara::Game;

/// What tools and needs are drawn as (SM-21): saws, trowels and glass tools.
struct Look {
  std::string_view drawing;
  std::string_view more;    ///< drawn upon it
  std::string_view letter;  ///< or written
  std::string_view fill;
};
constexpr std::array<Look, 3> needs{{{art::saw_of_samara, {}, {}, art::samara_saw},
                                     {art::trowel_of_samara, {}, {}, art::samara_trowel},
                                     {art::pane_of_samara, art::shine_of_samara, {}, art::samara_glass}}};
constexpr std::array<Look, tool_kinds> tools{{{art::saw_of_samara, {}, {}, art::samara_saw},
                                              {art::trowel_of_samara, art::compass_of_samara, {}, art::samara_trowel},
                                              {art::trowel_of_samara, art::square_of_samara, {}, art::samara_trowel},
                                              {art::pane_of_samara, {}, "A", art::samara_glass},
                                              {art::pane_of_samara, {}, "B", art::samara_glass}}};
constexpr std::array<std::string_view, 2> figure_drawings{art::woman_of_samara, art::man_of_samara};
/// SM-25. Tiles by their colours, and what they act on: nothing, tools, workers, time.
constexpr std::array<std::string_view, 4> tile_colours{art::samara_plain, art::samara_grey, art::samara_red,
                                                       art::samara_blue};
constexpr std::array<std::string_view, 4> acted_on{"", art::wrench_of_samara, art::man_of_samara,
                                                   art::hourglass_of_samara};

class SamaraPicture {
 public:
  SamaraPicture(const Game& game, const Game::View& view, const play::Ink& ink)
      : game_(game),
        ink_(ink),
        view_(view),
        table_(view.table),
        words_(game, ink),
        places_(geometry(game)),
        picture_("Samara",
                 ink.text("A game of Samara, {}: spaces with tiles by months of work and strength, below them the "
                          "calendar with the workers, NOW at the left.",
                          seen_by(view.viewer, ink)),
                 ink) {}

  [[nodiscard]] std::string drawn() {
    picture_.open_board();
    for (const auto& here : places_) {
      if (here.place.kind == BoardKind::space) {
        space(here);
      } else {
        month(here);
      }
    }
    picture_.close_board();
    panel();
    return picture_.done();
  }

 private:
  using Located = regelwerk::Located<regelwerk::samara::BoardPlace>;

  [[nodiscard]] Svg& svg() { return picture_.svg(); }

  void space(const Located& here) {
    const Space space{here.place.number};
    const Frame in = frame(here.box);
    const auto word = word_of(game_, here.place);
    const auto plot = table_.plot(space);
    if (plot.none()) {
      svg().rectangle(in, {.fill = art::paper, .stroke = art::line, .dashed = true, .corner = 60},
                      ink_.text("space {}, no tile", word.view()));
      svg().text({in.x + 60, in.y + 110}, word, {.size = 150, .anchor = Anchor::start, .colour = colour::dim});
    } else {
      tile(in, plot.tile(), word);
    }
    const int lying = table_.tools_on(space).size();
    const int step = std::min(315, (in.width - 330) / std::max(lying - 1, 1));
    int x = in.centre().x - (lying - 1) * step / 2;
    for (const Tool tool : table_.tools_on(space)) {
      chip({x, in.y + 1'240}, 2'950, tool);
      x += step;
    }
  }

  [[nodiscard]] std::string name(Tool tool) const {
    return ink_.language() == "en" ? join(word(tool))
                                   : ink_.spoken([&](auto tongue) { return join(word(tool, tongue)); });
  }

  /// A tool or a need on its ground, which is a shape around it.
  void icon(const Look& look, Spot at, int size, std::string_view ground, std::string_view title = {}) {
    const std::string line = join(R"(fill="none" stroke=")", art::samara_dark, "\" stroke-width=\"");
    std::string parts;
    if (!title.empty()) parts = join("<title>", escaped(title), "</title>");
    parts += join("<", ground, " fill=\"", look.fill, "\" stroke=\"", art::samara_dark, R"(" stroke-width="5"/>)");
    // A trowel with something beside it is smaller.
    parts += look.fill == art::samara_trowel && !look.more.empty()
                 ? join("<g transform=\"translate(-12 12) scale(.72)\">", look.drawing, "</g>")
                 : std::string{look.drawing};
    parts += look.more;
    if (!look.letter.empty()) {
      parts += join(R"(<text y="19" font-size="54" font-weight="bold">)", look.letter, "</text>");
    }
    svg().drawing(parts, at, size, art::samara_dark,
                  {{"samara-metal",
                    join("fill=\"", art::samara_metal, "\" stroke=\"", art::samara_dark, R"(" stroke-width="4")")},
                   {"samara-stroke", join(line, R"(8" stroke-linecap="round")")},
                   {"samara-stroke samara-bold", join(line, "11\"")}});
  }
  /// A tool that lies there, or that somebody has.
  void chip(Spot at, int size, Tool tool) {
    icon(tools[static_cast<std::size_t>(tool)], at, size * 74 / 100, "circle r=\"68\"", name(tool));
  }

  void tile(const Frame& in, Tile tile, std::string_view where) {
    const auto& data = words_.data(tile);
    const auto& special = regelwerk::samara::special(game_.layout().facts(tile).effect);
    const bool acts = game_.layout().facts(tile).effect != Effect::none;
    const auto kind = static_cast<std::size_t>(acts ? special.colour : regelwerk::samara::Colour{});
    const std::string name = words_.tile(tile);
    std::string title = ink_.text("space {}: {}, prestige {}", where, name, data.prestige);
    if (acts) title += ink_.spoken([&](auto tongue) { return join(". ", info(special.rule, tongue).sentence); });
    svg().open(title, {in.x, in.y});
    const Frame whole{0, 0, in.width, in.height};
    svg().rectangle(whole, {.fill = tile_colours[kind], .corner = 60, .opacity = 25});
    svg().drawing(
        join("<path fill=\"", tile_colours[kind], "\" d=\"M0 60q0-60 60-60H", in.width - 60, "q60 0 60 60V335H0Z\"/>"),
        {});
    svg().rectangle(whole, {.stroke = art::ink, .width = 18, .corner = 60, .opacity = 35});
    svg().text_within({in.width / 2, 185}, in.width - 50, name, {.size = 200, .bold = true});
    prestige({265, acts ? 610 : 715}, data.prestige, acts && special.permanent);
    if (acts) svg().drawing(acted_on[kind], {265, 940}, 1'900, art::faint, {});
    needed({data.saws, data.trowels, data.glass});
    svg().close();
  }

  /// In a house; in a circle where the tile acts for good, as on the printed tiles.
  void prestige(Spot at, int amount, bool permanent) {
    if (permanent) {
      svg().circle(at, 205, {.fill = art::sheet, .stroke = art::ink, .width = 41});
    } else {
      svg().drawing(art::house_of_samara, at, 4'100, {},
                    {{"samara-house", join("fill=\"", art::sheet, "\" stroke=\"", art::ink, R"(" stroke-width="5")")}});
    }
    svg().text({at.x, at.y + (permanent ? 8 : 33)}, join(amount), {.size = 254, .bold = true});
  }

  /// What a tile needs, as large as there is room.
  void needed(const std::array<int, 3>& counts) {
    const int all = counts[0] + counts[1] + counts[2];
    const int columns = all > 2 ? 2 : 1;
    const int rows = (all + columns - 1) / columns;
    const int size = std::min({300, 700 / std::max(rows, 1), columns == 2 ? 250 : 300});
    int number = 0;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
      for (int left = counts[kind]; left > 0; --left, ++number) {
        const Spot at{740 + (2 * (number % columns) - columns + 1) * size / 2,
                      715 + (2 * (number / columns) - rows + 1) * size / 2};
        icon(needs[kind], at, (size - 24) * 86 / 10, R"(rect x="-58" y="-58" width="116" height="116" rx="19")");
      }
    }
  }

  void month(const Located& here) {
    const int month = here.place.number;
    const Frame in = frame(here.box);
    const bool in_view = month <= last_month(table_);
    svg().rectangle(in,
                    {.fill = month == 0 ? art::sheet : art::paper,
                     .stroke = month == 0 ? art::accent : art::line,
                     .width = month == 0 ? 36 : 18,
                     .dashed = !in_view,
                     .corner = 50},
                    join(month == 0   ? ink_.text("NOW")
                         : month == 1 ? ink_.text("1 month ahead")
                                      : ink_.text("{} months ahead", month),
                         in_view ? "" : ink_.text(", not in view")));
    // The calendar is of two boards laid end to end.
    if (month > 0 && month == table_.months) {
      svg().line({in.x - 20, in.y - 40}, {in.x - 20, in.y + in.height}, {.stroke = art::ink, .width = 40});
    }
    svg().text_within({in.centre().x, in.y + 200}, in.width - 80, words_.month(month),
                      {.size = 290, .bold = true, .colour = month == 0 ? art::accent : art::faint});
    const auto& calendar = table_.calendar;
    const int first = calendar.before(month);
    int count = 0;
    while (first + count < calendar.size() && calendar[first + count].month == month) ++count;
    const int step = std::min(560, (in.height - 440) / std::max(1, count));
    for (int i = 0; i < count; ++i) {
      worker({in.x + 25, in.y + 400 + i * step, in.width - 50, step - 36}, calendar[first + i], month, i);
    }
  }

  void worker(const Frame& in, const regelwerk::samara::Worker& worker, int month, int place) {
    const std::string figures = play::SamaraWords::figures(worker.figures);
    const int count = worker.figures.strength();
    const int size = std::min(in.height * 86 / 100, 300) * 10;
    const int spread = std::min(size * 40 / 1'000, (in.width - 450 - size * 70 / 1'000) / std::max(count - 1, 1));
    const int disc = std::min(124, in.height / 2 - 10);
    const std::string_view own = colour_of(worker.seat);
    svg().open(ink_.text("worker {}.{} of {}, figures {}", month, place, letter_of(worker.seat), figures),
               {in.x, in.y});
    svg().rectangle({0, 0, in.width, in.height}, {.fill = own, .corner = std::min(110, in.height / 2)});
    for (int depth = count - 1; depth >= 0; --depth) {
      const auto sex = static_cast<std::size_t>(worker.figures.figure(depth));
      svg().drawing(join("<g stroke=\"", own, R"(" stroke-width="5">)", figure_drawings[sex], "</g>"),
                    {262 + size * 35 / 1'000 + depth * spread, in.height / 2}, size, ink_on(worker.seat), {});
    }
    svg().circle({140, in.height / 2}, disc, {.fill = art::sheet, .stroke = own, .width = 18});
    svg().text({140, in.height / 2}, letter_of(worker.seat), {.size = disc * 17 / 10, .bold = true});
    svg().text({in.width - 100, in.height / 2}, join(count),
               {.size = std::min(290, in.height * 9 / 10), .bold = true, .colour = ink_on(worker.seat)});
    svg().close();
  }

  void panel() {
    picture_.panel().heading("Samara");
    picture_.panel().text(ending(game_, view_, ink_));
    for (int i = 0; i < game_.seats(); ++i) seat(Seat{i});
    if (!view_.choice.empty()) {
      picture_.panel().text(ink_.text("You have chosen: {}.", words_.tools(view_.choice)));
    }
    const int half_years = game_.options().last_half_year - table_.boards;
    if (half_years > 0) picture_.panel().text(ink_.text("half-years until the end: {}", half_years), true);
  }

  void seat(Seat seat) {
    Panel& panel = picture_.panel();
    const bool acts = game_.actor(view_).is(seat);
    std::string words =
        join(ink_.text("prestige {}", prestige_of(game_.layout(), table_, seat)), you(view_.viewer, seat, ink_));
    if (acts) {
      words += table_.phase == Phase::effect ? join(": ", words_.tile(regelwerk::samara::special(table_.effect).name))
                                             : ink_.text(": to act");
    }
    panel.seat(seat, words, acts);
    const auto& reserve = table_.reserve(seat);
    const auto times = [](int count, char letter) { return std::string(static_cast<std::size_t>(count), letter); };
    const std::string figures = times(reserve.count(Sex::woman), 'W') + times(reserve.count(Sex::man), 'M');
    panel.text(ink_.text("reserve {}", figures.empty() ? "-" : figures));
    panel.lay(table_.tools_of(seat), 330, 330, [&](Spot corner, Tool tool) {
      chip(corner + Spot{165, 165}, 3'200, tool);
    });
    std::string built;
    for (int kind = 0; kind < game_.layout().tile_kinds; ++kind) {
      const int count = copies_with(game_.layout(), table_, Tile{kind}, Holder{seat});
      if (count == 0) continue;
      built += join(built.empty() ? "" : ", ", count > 1 ? join(count, " x ") : "", words_.tile(Tile{kind}));
    }
    if (!built.empty()) panel.text(ink_.text("built: {}", built), true);
    panel.gap(90);
  }

  const Game& game_;
  const play::Ink& ink_;
  const Game::View& view_;
  const Table& table_;
  play::SamaraWords words_;
  regelwerk::samara::BoardGeometry places_;
  TablePicture picture_;
};

}  // namespace
}  // namespace draw

namespace play {

std::string Samara::picture(const Game& game, const Game::View& view, std::string_view language) {
  return draw::SamaraPicture{game, view, Ink::speaking(language)}.drawn();
}

}  // namespace play
