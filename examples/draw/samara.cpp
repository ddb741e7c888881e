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

/// The tools by letters and colours, as in the terminal program.
constexpr std::array<std::string_view, tool_kinds> tool_letters{"s", "c", "q", "A", "B"};
constexpr std::array<std::string_view, tool_kinds> tool_colours{"#e69f00", "#56b4e9", "#56b4e9", "#cc79a7", "#cc79a7"};
/// Tools that a tile needs count as saws, trowels and glass tools (SM-21).
constexpr std::array<std::string_view, 3> need_letters{"S", "T", "G"};
constexpr std::array<std::string_view, 3> need_colours{"#e69f00", "#56b4e9", "#cc79a7"};
/// SM-25. Tiles by their colours.
constexpr std::array<std::string_view, 4> tile_colours{"#fff8e6", "#dedede", "#f7d6c4", "#cfe3f3"};

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
      svg().rectangle(in, {.fill = "#f1eee4", .stroke = colour::rim, .dashed = true, .corner = 60},
                      ink_.text("space {}, no tile", word.view()));
    } else {
      tile(in, plot.tile(), word);
    }
    svg().text({in.x + 60, in.y + in.height - 110}, word,
               {.size = 150, .anchor = Anchor::start, .colour = colour::dim});
    int x = in.x + in.width - 120;
    for (const Tool tool : table_.tools_on(space)) {
      chip({x, in.y + in.height - 120}, tool);
      x -= 205;
    }
  }

  [[nodiscard]] std::string name(Tool tool) const {
    return ink_.language() == "en" ? join(word(tool))
                                   : ink_.spoken([&](auto tongue) { return join(word(tool, tongue)); });
  }

  /// A tool that lies there.
  void chip(Spot at, Tool tool) {
    const auto kind = static_cast<std::size_t>(tool);
    svg().circle(at, 95, {.fill = tool_colours[kind], .stroke = "#222", .width = 12}, name(tool));
    svg().text(at, tool_letters[kind], {.size = 140, .bold = true});
  }

  void tile(const Frame& in, Tile tile, std::string_view where) {
    const auto& data = words_.data(tile);
    const auto& special = regelwerk::samara::special(game_.layout().facts(tile).effect);
    const bool acts = game_.layout().facts(tile).effect != Effect::none;
    const std::string name = words_.tile(tile);
    std::string title = ink_.text("space {}: {}, prestige {}", where, name, data.prestige);
    if (acts) title += ink_.spoken([&](auto tongue) { return join(". ", info(special.rule, tongue).sentence); });
    svg().rectangle(
        in,
        {.fill = tile_colours[static_cast<std::size_t>(acts ? special.colour : regelwerk::samara::Colour{})],
         .stroke = "#222",
         .width = 18,
         .corner = 60},
        title);
    svg().text_within({in.centre().x, in.y + 180}, in.width - 80, name, {.size = 175, .bold = true});
    const Spot prestige{in.x + 240, in.y + 580};
    // What acts for good shows its prestige in a circle, as the printed tiles do.
    if (acts && special.permanent) svg().circle(prestige, 190, {.fill = "#fff", .stroke = "#222", .width = 24});
    svg().text(prestige, join(data.prestige), {.size = 340, .bold = true});
    int needed = 0;
    const std::array<int, 3> needs{data.saws, data.trowels, data.glass};
    for (std::size_t kind = 0; kind < needs.size(); ++kind) {
      for (int left = needs[kind]; left > 0; --left, ++needed) {
        const Frame at{in.x + 470 + needed % 2 * 225, in.y + 340 + needed / 2 * 225, 200, 200};
        svg().rectangle(at, {.fill = need_colours[kind], .stroke = "#222", .width = 12, .corner = 20});
        svg().text(at.centre(), need_letters[kind], {.size = 150, .bold = true});
      }
    }
  }

  void month(const Located& here) {
    const int month = here.place.number;
    const Frame in = frame(here.box);
    const bool in_view = month <= last_month(table_);
    svg().rectangle(in,
                    {.fill = !in_view     ? "#f1eee4"
                             : month == 0 ? colour::mark
                                          : "#fff",
                     .stroke = month == table_.months ? colour::ink : colour::rim,
                     .width = 16,
                     .corner = 40},
                    join(month == 0   ? ink_.text("NOW")
                         : month == 1 ? ink_.text("1 month ahead")
                                      : ink_.text("{} months ahead", month),
                         in_view ? "" : ink_.text(", not in view")));
    svg().text({in.centre().x, in.y + 150}, words_.month(month),
               {.size = 190, .bold = true, .colour = in_view ? colour::ink : colour::dim});
    const auto& calendar = table_.calendar;
    const int first = calendar.before(month);
    int count = 0;
    while (first + count < calendar.size() && calendar[first + count].month == month) ++count;
    const int step = std::min(560, (in.height - 320) / std::max(1, count));
    for (int i = 0; i < count; ++i) {
      worker({in.x, in.y + 290 + i * step, in.width, step}, calendar[first + i], month, i);
    }
  }

  void worker(const Frame& in, const regelwerk::samara::Worker& worker, int month, int place) {
    const std::string figures = play::SamaraWords::figures(worker.figures);
    const int side = std::min(330, in.height * 80 / 100);
    piece(svg(), {in.x + 60 + side / 2, in.centre().y}, side, worker.seat,
          ink_.text("worker {}.{} of {}, figures {}", month, place, letter_of(worker.seat), figures));
    const int left = in.x + side + 115;
    svg().text_within({left, in.centre().y}, in.x + in.width - left - 20, figures,
                      {.size = std::min(200, in.height * 5 / 10), .anchor = Anchor::start, .bold = true});
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
    std::vector<Card> tools;
    for (const Tool tool : table_.tools_of(seat)) {
      const auto kind = static_cast<std::size_t>(tool);
      tools.push_back({std::string{tool_letters[kind]}, false, tool_colours[kind], name(tool)});
    }
    panel.cards(tools);
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
