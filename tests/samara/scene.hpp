#pragma once

// Positions built by hand for the rule tests of Samara: little is said, the rest is filled so that the state is valid.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <questions.hpp>
#include <regelwerk/samara.hpp>

namespace samara_test {

using namespace regelwerk::samara;
using questions::complain, questions::for_each_word, questions::number_of, questions::seat;
using regelwerk::Seat;

inline constexpr Game<Options{.seats = 2}> two;
inline constexpr Game<Options{.seats = 3}> three;
inline constexpr Game<> four;
inline constexpr Game<Options{.seats = 5}> five;
inline constexpr Game<Options{.seats = 2, .specials = false}> plain;
inline constexpr Game<Options{.seats = 2, .spare_helpers = true}> spare;
inline constexpr Game<Options{.seats = 2, .last_half_year = 1}> short_two;
inline constexpr Game<Options{.seats = 3, .last_half_year = 1}> short_three;

/// An action node. What is left out is filled: a seat without workers has a woman in the last month, missing tools lie
/// heaped where strength 4 is needed, missing tiles have been built or are not used, permanent ones are not used.
struct Scene {
  std::string_view calendar{};                      ///< for example "0: 0W 1W 1MM 3: 1M"
  std::string_view tiles{};                         ///< "1,1=boat 3,1=hut"; by default a Cathedral far away
  std::array<std::string_view, max_seats> tools{};  ///< by seat, for example "saw saw glassA"; "all" for all six
  std::array<std::string_view, max_seats> built{};  ///< by seat, for example "bridge hut"
  std::string_view laid{};                          ///< "2,1=saw 1,3=compass"
  int m = 6;                                        ///< months from NOW to the end of its board
  bool fill_board = false;                          ///< the other tiles lie on the other spaces
  int boards = 0;
  std::string_view rest = "6,4";  ///< where missing tools lie
};

constexpr Tool tool_of(std::string_view name) {
  for (std::size_t i = 0; i < tool_words.size(); ++i) {
    if (tool_words[i] == name) return static_cast<Tool>(i);
  }
  complain("no tool", name);
  return {};
}

template <class G>
constexpr Tile tile_of(const G& game, std::string_view name) {
  for (int kind = 0; kind < game.layout().tile_kinds; ++kind) {
    if (word(game.edition(), Tile{kind}) == name) return Tile{kind};
  }
  complain("no tile", name);
  return {};
}

template <class G>
constexpr Space space_of(const G& game, std::string_view text) {
  for (int index = 0; index < space_count; ++index) {
    const Space space{index};
    if (game.layout().column(space) == text[0] - '0' && game.layout().row(space) == text[2] - '0') return space;
  }
  complain("no space", text);
  return {};
}

/// A worker as it is written, `1MW`: of seat 1, a man on top of a woman.
constexpr Worker worker_of(int month, std::string_view text) {
  Worker worker{static_cast<std::uint8_t>(month), Seat{text[0] - '0'}, {}};
  for (const char c : text.substr(1)) {
    const Sex sex = c == 'W' ? Sex::woman : Sex::man;
    worker.figures = worker.figures.none() ? Stack{sex} : worker.figures.with(sex);
  }
  return worker;
}

constexpr void put_workers(Table& table, int seats, std::string_view text) {
  int month = 0;
  for_each_word(text, [&](std::string_view word_here) {
    if (word_here.back() == ':') {
      month = number_of(word_here.substr(0, word_here.size() - 1));
    } else {
      table.calendar.add(worker_of(month, word_here));
    }
  });
  for (int i = 0; i < seats; ++i) {
    int women = women_per_seat;
    int men = men_per_seat;
    bool any = false;
    for (const Worker& worker : table.calendar) {
      if (worker.seat != seat(i)) continue;
      any = true;
      women -= worker.figures.count(Sex::woman);
      men -= worker.figures.count(Sex::man);
    }
    if (women < 0 || men < 0) return complain("too many figures", text);
    if (!any) table.calendar.add({static_cast<std::uint8_t>(last_month(table)), seat(i), Stack{Sex::woman}});
    table.reserve(seat(i)) = Reserve{any ? women : women - 1, men};
  }
}

template <class G>
constexpr void put_tools(const G& game, Table& table, const Scene& scene) {
  Tools left = Tools::sets(game.seats());
  const auto take = [&](Tool tool) {
    if (left.contains(tool)) return left.remove(tool);
    complain("too many tools", "");
  };
  const auto lay = [&](std::string_view space, Tool tool) {
    take(tool);
    table.board.add(space_of(game, space), tool);
  };
  for (int i = 0; i < game.seats(); ++i) {
    const std::string_view text = scene.tools[static_cast<std::size_t>(i)];
    for_each_word(text == "all" ? "saw saw compass square glassA glassB" : text, [&](std::string_view name) {
      take(tool_of(name));
      table.tools_of(seat(i)).add(tool_of(name));
    });
  }
  for_each_word(scene.laid, [&](std::string_view text) { lay(text, tool_of(text.substr(4))); });
  for (int kind = 0; kind < tool_kinds; ++kind) {
    const Tool tool{static_cast<std::uint8_t>(kind)};
    while (left.contains(tool)) lay(scene.rest, tool);
  }
}

template <class G>
constexpr void put_tiles(const G& game, Table& table, const Scene& scene) {
  const Layout& layout = game.layout();
  int in_bag = tile_count;
  const auto lay = [&](Space space, Tile tile) {
    hand_over(layout, table, tile, Holder::bag(), Holder::board());
    table.board.set_plot(space, Plot{tile});
    --in_bag;
  };
  for_each_word(scene.tiles.empty() && !scene.fill_board ? "9,1=cathedral" : scene.tiles,
                [&](std::string_view text) { lay(space_of(game, text), tile_of(game, text.substr(4))); });
  for (int i = 0; i < game.seats(); ++i) {
    for_each_word(scene.built[static_cast<std::size_t>(i)], [&](std::string_view name) {
      hand_over(layout, table, tile_of(game, name), Holder::bag(), Holder{seat(i)});
      --in_bag;
    });
  }
  int space = 0;
  for (int kind = layout.tile_kinds; kind-- > 0 && in_bag > tile_count - space_count;) {
    const std::string_view name = game.edition().tiles()[static_cast<std::size_t>(kind)].name;
    const bool keep = special(effect_of(name)).permanent;
    while (!keep && in_bag > tile_count - space_count && any_in_bag(layout, table, Tile{kind})) {
      if (!scene.fill_board) {
        hand_over(layout, table, Tile{kind}, Holder::bag(), Holder{seat(game.seats() - 1)});
        --in_bag;
        continue;
      }
      while (!table.plot(Space{space}).none()) ++space;
      lay(Space{space}, Tile{kind});
    }
  }
}

/// The state of a scene; a scene that cannot occur fails the test.
template <class G>
constexpr State position(const G& game, const Scene& scene) {
  State state = blank_state(game.layout());
  Table& table = state.table;
  table.phase = Phase::action;
  table.months = static_cast<std::uint8_t>(scene.m);
  table.boards = static_cast<std::uint8_t>(scene.boards);
  put_workers(table, game.seats(), scene.calendar);
  put_tools(game, table, scene);
  put_tiles(game, table, scene);
  table.turn = table.calendar.active().seat;
  if (const auto broken = game.validate(state); !broken.empty()) complain("no such position", describe(broken[0]));
  return state;
}

}  // namespace samara_test
