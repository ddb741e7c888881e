#include "clou.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include "../play/clou.hpp"
#include "../play/text.hpp"

namespace draw {
namespace {

using play::ClouWords;
using play::join;
using regelwerk::clou::BoardSort;
using regelwerk::clou::Fired;
using regelwerk::clou::State;
using regelwerk::clou::Thief;

constexpr int head = 900;
constexpr int margin = 200;
constexpr int cell_width = regelwerk::board_side + margin;
constexpr int cell_height = regelwerk::board_side + head + margin;
constexpr int columns = 2;

/// The line above a plan: what is played, what waits, what has been taken.
void plan_head(Svg& svg, const ClouWords& words, const State& state) {
  const play::Ink& ink = words.ink();
  const std::string name = words.called(words.printed().name);
  svg.text({100, 300}, name, {.size = 420, .anchor = Anchor::start, .bold = true});
  const int behind = 100 + width_of(name, 420) + 350;
  svg.text_within({behind, 300}, 10'000 - behind - 100, words.node(state), {.size = 230, .anchor = Anchor::start});
  std::string taken;
  if (state.haul.loot > 0) taken += ink.text("loot ${} ", int{state.haul.loot});
  if (state.haul.diamonds > 0) taken += join("\u25c6 x", int{state.haul.diamonds}, " ");
  if (state.haul.doubles > 0) taken += join("\u25ce x", int{state.haul.doubles}, " ");
  if (state.haul.specials > 0) taken += ink.text("special loot ");
  if (state.alarm_off > 0) taken += ink.text("the alarm is on ");
  svg.text({100, 700}, taken.empty() ? ink.text("no loot yet") : taken, {.size = 230, .anchor = Anchor::start});
  if (state.waiting.empty()) return;
  svg.text({3'900, 700}, ink.text("fired:"), {.size = 230, .anchor = Anchor::end});
  int x = 4'000;
  for (const Fired& fired : state.waiting) {
    symbols(svg, words, {x, 540, 380, 320}, fired.symbols,
            ink.text("waits: {} of {}", words.called(fired.symbols), words.thief(fired.by)));
    if (!fired.by.is_nobody()) {
      svg.circle({x + 380, 560}, 70, {.fill = colour_of(colour_seat(fired.by.thief())), .stroke = "#111", .width = 12});
    }
    x += 480;
  }
}

/// The line above a thief's sheet: its dice and what it keeps.
void sheet_head(Svg& svg, const ClouWords& words, const State& state, Thief thief) {
  const auto& sheet = words.layout().sheet(thief);
  const play::Ink& ink = words.ink();
  svg.rectangle({60, 60, 9'880, 780}, {.fill = pale(colour_seat(thief)), .corner = 120});
  svg.text({200, 450}, name_of(thief), {.size = 420, .anchor = Anchor::start, .bold = true});
  svg.text({2'000, 450}, ink.text("escape value {}", int{sheet.escape_value}), {.size = 220, .anchor = Anchor::start});
  if (!state.gang.contains(thief)) return;
  const auto& hand = state.hand(thief);
  int x = 4'200;
  for (int i = 0; i < regelwerk::clou::dice_count && !state.roll.none(); ++i) {
    const bool left = (hand.left >> i & 1U) != 0;
    const Frame die{x, 200, 500, 500};
    svg.rectangle(die,
                  {.fill = left ? "#fff" : "#d9d6cd", .stroke = left ? "#222" : colour::rim, .width = 24, .corner = 90},
                  join(ink.text("die {}", state.roll.face(i)), left ? "" : ink.text(", used")));
    svg.text(die.centre(), join(state.roll.face(i)),
             {.size = 340, .bold = left, .colour = left ? colour::ink : colour::dim});
    x += 600;
  }
  std::string kept;
  for (int value = 1; value <= regelwerk::clou::die_faces; ++value) {
    for (int i = hand.shifts.count(value); i > 0; --i) kept += join("~", value, " ");
    for (int i = hand.extras.count(value); i > 0; --i) kept += join(value, "x ");
  }
  for (int i = hand.fills; i > 0; --i) kept += join(ink.text("fill"), " ");
  if (!kept.empty())
    svg.text({6'300, 450}, ink.text("keeps {}", kept), {.size = 260, .anchor = Anchor::start, .bold = true});
}

void campaign_head(Svg& svg, const ClouWords& words, const State& state) {
  const auto& marks = state.campaign;
  const play::Ink& ink = words.ink();
  svg.text({100, 300}, ink.text("campaign"), {.size = 420, .anchor = Anchor::start, .bold = true});
  svg.text({100, 700},
           ink.text("jail: {}; presents and meals {}; rest {}; {} points if it ended now",
                    marks.jail.empty() ? ink.text("nobody") : words.thieves(marks.jail), int{marks.doubles},
                    int{marks.rest}, final_points(words.layout(), state)),
           {.size = 230, .anchor = Anchor::start});
}

/// What the letters of symbols stand for.
std::string key(const ClouWords& words) {
  std::string text;
  for (std::size_t i = 0; i < regelwerk::clou::symbol_count; ++i) {
    const auto symbol = static_cast<regelwerk::clou::Symbol>(i);
    text += join(text.empty() ? "" : ", ", letters_of(words, symbol), " ",
                 words.called(regelwerk::clou::SymbolSet{symbol}));
  }
  return text;
}

/// Of a campaign the plan of this heist; sheets only of those who break in.
bool is_in_use(const ClouWords& words, const State& state, const regelwerk::clou::Board& board) {
  if (board.sort == BoardSort::plan) return !words.layout().is_campaign() || board.number == heist_of(state);
  return board.sort == BoardSort::campaign || state.gang.contains(static_cast<Thief>(board.number));
}

}  // namespace

std::string clou_picture(ClouWords words, const State& state, const std::vector<ClouBoard>& boards) {
  words.turn_to(words.layout().is_campaign() ? heist_of(state) : 0);
  std::vector<const ClouBoard*> used;
  for (const ClouBoard& board : boards) {
    if (is_in_use(words, state, board.what)) used.push_back(&board);
  }
  const int rows = (static_cast<int>(used.size()) + columns - 1) / columns;
  const play::Ink& ink = words.ink();
  const std::string plan = words.called(words.printed().name);
  Svg svg{columns * cell_width + margin, rows * cell_height + margin, "Clou",
          ink.text("A game of Clou: the plan {}, and the sheets of the thieves who break in. {}.", plan, key(words)),
          ink.language()};
  int place = 0;
  for (const ClouBoard* used_board : used) {
    const ClouBoard& board = *used_board;
    const Spot corner{margin + place % columns * cell_width, margin + place / columns * cell_height};
    ++place;
    const auto thief = static_cast<Thief>(board.what.number);
    const bool is_plan = board.what.sort == BoardSort::plan;
    const bool is_sheet = board.what.sort == BoardSort::sheet;
    svg.open(is_plan    ? ink.text("plan {}", plan)
             : is_sheet ? ink.text("sheet of {}", name_of(thief))
                        : ink.text("campaign"),
             corner);
    if (is_plan) plan_head(svg, words, state);
    if (is_sheet) sheet_head(svg, words, state, thief);
    if (!is_plan && !is_sheet) campaign_head(svg, words, state);
    svg.open(ink.text("board"), {0, head});
    if (is_plan) plan_board(svg, words, state, board.places);
    if (is_sheet) sheet_board(svg, words, state, thief, board.places);
    if (!is_plan && !is_sheet) campaign_board(svg, words, state, board.places);
    svg.close();
    svg.close();
  }
  return svg.done();
}

}  // namespace draw

namespace play {

template <class G>
std::string ClouOf<G>::picture(const G& game, const regelwerk::clou::View& view, std::string_view language) {
  const Ink ink = Ink::speaking(language);
  std::vector<draw::ClouBoard> all;
  all.reserve(static_cast<std::size_t>(boards(game)));
  for (int i = 0; i < boards(game); ++i) all.push_back({board_at(game, i), geometry(game, i)});
  return draw::clou_picture({game.layout(), game.edition(), ink}, view.state, all);
}

template std::string ClouOf<regelwerk::clou::RuntimeHeist>::picture(const regelwerk::clou::RuntimeHeist& game,
                                                                    const regelwerk::clou::View& view,
                                                                    std::string_view language);
template std::string ClouOf<regelwerk::clou::RuntimeCampaign>::picture(const regelwerk::clou::RuntimeCampaign& game,
                                                                       const regelwerk::clou::View& view,
                                                                       std::string_view language);

}  // namespace play
