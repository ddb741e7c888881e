#pragma once

// The first part of the plain implementation of Samara in naive.hpp: what a position consists of, the edition, texts,
// setup, and the workers on the calendar.

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace naive_samara {

struct Tile {
  std::string name;  // as in the ledger's table: "Weight room"
  int copies = 0, prestige = 0;
  int saws = 0, trowels = 0, glass = 0;
};

struct Space {
  int column = 0, row = 0;
};

struct Config {
  int seats = 4;
  bool specials = true;
  int start_month = 6;
  int last_half_year = 0;
  bool spare_helpers = false;
  std::vector<int> order;  // the laying order
  std::vector<Space> spaces;
  std::vector<Tile> tiles;
  std::vector<std::pair<Space, std::array<int, 4>>> tool_spaces;  // digits for 2, 3, 4, 5 seats
};

struct Worker {
  int seat = 0;
  std::string figures;  // from the top one down, W or M: "WM" is a woman on top of a man; the last letter came last
};

struct SpaceState {
  std::string tile;                  // the tile's text, "weight-room"; "" when it is taken or not yet laid
  std::multiset<std::string> tools;  // kinds: saw compass square glassA glassB
};

// Where a worker stands.
struct Spot {
  int month = 0;  // months ahead of NOW
  int place = 0;  // in the row of that month, 0 = nearest the board
};

struct FollowUp {
  std::string node;  // "lose" "give" "hurt" "train" "bury" "imprison"
  int seat = 0;      // the seat concerned: whose tool or worker it is
};

struct Position {
  Config config;
  std::string node;                // "tile" "tool" "action" "lose" "give" "hurt" "train" "bury" "imprison" "over"
  std::vector<SpaceState> spaces;  // in the order of config.spaces
  std::vector<std::vector<Worker>> months;        // the months in view, [0] = NOW, each row nearest the board first
  int months_to_end = 6;                          // m: from NOW to the end of its calendar board, NOW included
  int boards_laid = 0;                            // boards laid at the other end since the beginning
  std::vector<std::multiset<std::string>> tools;  // [seat], kinds
  std::vector<std::pair<int, int>> reserve;       // [seat], women and men
  std::vector<std::vector<std::string>> taken;    // [seat], texts of the tiles taken, in order
  std::map<std::string, int> tiles_left;          // tile text -> copies not laid out; every kind stays a key
  std::multiset<std::string> tools_left;          // kinds still in the supply
  // The follow-ups of the tile just built; outside them empty and -1.
  int builder = -1;
  int space = -1;                    // index of the space that the tile was taken from
  std::vector<Spot> took_part;       // where the workers stand that built it
  std::vector<FollowUp> follow_ups;  // the first one is the one at this node; of the others some may have no node
  std::map<int, std::string> given;  // seat -> kind chosen that has not yet changed hands
};

enum { nobody = -2, chance = -1 };

// ---------------------------------------------------------------------------------------------------------------------
// Edition and texts

inline std::size_t ix(int number) { return static_cast<std::size_t>(number); }

inline int count_of(std::size_t number) { return static_cast<int>(number); }

inline Config standard_config(int seats) {
  Config config;
  config.seats = seats;
  for (int seat = 0; seat < seats; ++seat) config.order.push_back(seat);  // SM-6
  for (int column = 1; column <= 9; ++column) {                           // Edition: spaces
    const int rows = column <= 6 ? 4 : 10 - column;
    for (int row = 1; row <= rows; ++row) config.spaces.push_back(Space{column, row});
  }
  for (int column = 1; column <= 6; ++column) {  // Edition: tool spaces
    const int low = column % 2 == 1 ? 1 : 2;
    for (const int row : {low, low + 2}) {
      const std::array<int, 4> low_digits{1, 1, 2, 2};
      const std::array<int, 4> high_digits{1, 2, 2, 3};
      config.tool_spaces.emplace_back(Space{column, row}, row <= 2 ? low_digits : high_digits);
    }
  }
  config.tiles = {
      // Edition: name, copies, prestige, saws, trowels, glass tools
      {"Sandcastle", 2, 1, 0, 0, 0},   {"Cave", 2, 1, 0, 0, 0},       {"Hut", 3, 2, 0, 0, 0},
      {"Fence", 2, 2, 1, 0, 0},        {"Wall", 2, 2, 0, 1, 0},       {"Stable", 1, 2, 2, 0, 0},
      {"Well", 1, 2, 1, 1, 0},         {"Mill", 1, 3, 2, 1, 0},       {"Tower", 1, 3, 0, 2, 0},
      {"Greenhouse", 1, 3, 1, 0, 1},   {"Inn", 1, 4, 1, 1, 1},        {"Chapel", 1, 5, 0, 2, 2},
      {"Palace", 1, 5, 2, 2, 1},       {"Cathedral", 1, 7, 2, 2, 2},  {"Boat", 2, 3, 1, 0, 0},
      {"Sculpture", 1, 3, 0, 1, 0},    {"Vase", 1, 4, 0, 0, 2},       {"Ruin", 1, 4, 1, 1, 0},
      {"Barracks", 1, 2, 2, 0, 0},     {"University", 1, 2, 1, 1, 0}, {"Hospital", 1, 2, 0, 1, 1},
      {"Weight room", 3, 1, 1, 0, 0},  {"School", 1, 1, 0, 1, 0},     {"Tombstone", 1, 4, 0, 1, 0},
      {"Hermit house", 1, 4, 1, 0, 0}, {"Prison", 1, 2, 0, 2, 0},     {"Bridge", 1, 1, 2, 1, 0},
  };
  return config;
}

// Text: TILE
inline std::string tile_text(const std::string& name) {
  std::string text;
  for (const char letter : name) {
    if (letter == ' ') {
      text += '-';
    } else if (letter >= 'A' && letter <= 'Z') {
      text += static_cast<char>(letter - 'A' + 'a');
    } else {
      text += letter;
    }
  }
  return text;
}

inline const Tile& tile_of_text(const Config& config, const std::string& text) {
  const auto found = std::find_if(config.tiles.begin(), config.tiles.end(),
                                  [&](const Tile& tile) { return tile_text(tile.name) == text; });
  return *found;
}

// Text: Space
inline std::string space_text(const Space& space) {
  return std::to_string(space.column) + "," + std::to_string(space.row);
}

// Text: Worker
inline std::string spot_text(const Spot& spot) { return std::to_string(spot.month) + "." + std::to_string(spot.place); }

// Text: Helpers
inline std::string helpers_text(const std::vector<int>& helpers) {
  std::string text;
  for (const int place : helpers) text += "+" + std::to_string(place);
  return text;
}

// How many tools a space gets in setup (SM-3).
inline int tool_digit(const Config& config, const Space& space) {
  for (const auto& [tool_space, digits] : config.tool_spaces) {
    if (tool_space.column == space.column && tool_space.row == space.row) return digits.at(ix(config.seats - 2));
  }
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// Setup

inline Position initial(const Config& config) {
  Position position;
  position.config = config;
  position.node = "tile";
  position.spaces.resize(config.spaces.size());
  position.months_to_end = config.start_month;         // SM-7
  position.months.resize(ix(config.start_month + 6));  // SM-4, SM-11: m + 6 months in view
  for (const int seat : config.order) position.months.front().push_back(Worker{seat, "W"});  // SM-6: a woman each
  for (auto seat = config.order.rbegin(); seat != config.order.rend(); ++seat) {
    position.months.front().push_back(Worker{*seat, "MM"});  // SM-6: in reverse order two men each, behind them
  }
  position.tools.resize(ix(config.seats));
  position.taken.resize(ix(config.seats));
  for (int seat = 0; seat < config.seats; ++seat) {
    position.reserve.emplace_back(1, 1);  // SM-5: one woman and one man
    for (const char* kind : {"saw", "saw", "compass", "square", "glassA", "glassB"}) {
      position.tools_left.insert(kind);  // SM-3: one set per seat
    }
  }
  for (const Tile& tile : config.tiles) position.tiles_left[tile_text(tile.name)] = tile.copies;  // SM-1
  return position;
}

// Nodes 1: the first space without a tile, in the order of the edition; -1 if there is none.
inline int space_for_next_tile(const Position& position) {
  for (std::size_t space = 0; space < position.spaces.size(); ++space) {
    if (position.spaces.at(space).tile.empty()) return count_of(space);
  }
  return -1;
}

// Nodes 2: the first tool space with a free place, in the order of the spaces; -1 if there is none.
inline int space_for_next_tool(const Position& position) {
  for (std::size_t space = 0; space < position.spaces.size(); ++space) {
    const int digit = tool_digit(position.config, position.config.spaces.at(space));
    if (count_of(position.spaces.at(space).tools.size()) < digit) return count_of(space);
  }
  return -1;
}

// ---------------------------------------------------------------------------------------------------------------------
// Workers and months

inline int strength(const Worker& worker) { return count_of(worker.figures.size()); }  // SM-8

inline bool is_woman(const Worker& worker) { return worker.figures.front() == 'W'; }  // SM-8: of the top figure

inline const Worker& worker_at(const Position& position, const Spot& spot) {
  return position.months.at(ix(spot.month)).at(ix(spot.place));
}

// SM-11: m + 5 months ahead
inline int last_month(const Position& position) { return position.months_to_end + 5; }

// All workers of a seat on the calendar, in month order, then in row order.
inline std::vector<Spot> workers_of(const Position& position, int seat) {
  std::vector<Spot> result;
  for (std::size_t month = 0; month < position.months.size(); ++month) {
    for (std::size_t place = 0; place < position.months.at(month).size(); ++place) {
      const Spot spot{count_of(month), count_of(place)};
      if (worker_at(position, spot).seat == seat) result.push_back(spot);
    }
  }
  return result;
}

inline Worker remove_worker(Position& position, const Spot& spot) {
  std::vector<Worker>& row = position.months.at(ix(spot.month));
  const Worker worker = row.at(ix(spot.place));
  row.erase(row.begin() + spot.place);
  return worker;
}

// SM-8: behind those already there. Answers where the worker stands now.
inline Spot put_worker(Position& position, int month, const Worker& worker) {
  std::vector<Worker>& row = position.months.at(ix(month));
  row.push_back(worker);
  return Spot{month, count_of(row.size()) - 1};
}

// Moves the active worker and helpers of NOW together; they keep their order (SM-13).
inline std::vector<Spot> move_from_now(Position& position, const std::vector<int>& helpers, int month) {
  std::vector<Worker> stay, go;
  const std::vector<Worker> row = position.months.front();
  for (std::size_t place = 0; place < row.size(); ++place) {
    const bool goes = place == 0 || std::count(helpers.begin(), helpers.end(), count_of(place)) > 0;  // SM-12
    (goes ? go : stay).push_back(row.at(place));
  }
  position.months.front() = stay;
  std::vector<Spot> result;
  for (const Worker& worker : go) result.push_back(put_worker(position, month, worker));
  return result;
}

inline void figure_to_reserve(Position& position, int seat, char figure) {
  auto& [women, men] = position.reserve.at(ix(seat));
  ++(figure == 'W' ? women : men);
}

inline bool reserve_is_empty(const Position& position, int seat) {
  return position.reserve.at(ix(seat)) == std::pair<int, int>(0, 0);
}

// SM-26: the only worker of its seat on the calendar that is a woman
inline bool is_last_woman(const Position& position, const Spot& spot) {
  if (!is_woman(worker_at(position, spot))) return false;
  int women = 0;
  for (const Spot& other : workers_of(position, worker_at(position, spot).seat)) {
    if (is_woman(worker_at(position, other))) ++women;
  }
  return women == 1;
}

// Whether a seat's permanent tile acts (SM-33, SM-37, SM-39, SM-41). It is asked in an action before the tile that the
// action takes has gone to its owner (SM-43).
inline bool owns_effect(const Position& position, int seat, const std::string& tile) {
  if (!position.config.specials) return false;  // SM-25
  const std::vector<std::string>& taken = position.taken.at(ix(seat));
  return std::count(taken.begin(), taken.end(), tile) > 0;
}

// SM-39
inline int past_others(const Position& position, int seat, int month) {
  if (!owns_effect(position, seat, "hermit-house")) return month;
  for (int candidate = month; candidate <= last_month(position); ++candidate) {
    bool others = false;
    for (const Worker& worker : position.months.at(ix(candidate))) others = others || worker.seat != seat;
    if (!others) return candidate;
  }
  return last_month(position);
}

// The month that an action of so many months reaches, tools, buildings and births alike; in the order of SM-42.
inline int month_reached(const Position& position, int seat, int distance) {
  int month = distance;
  month = std::min(month, last_month(position));                    // SM-20
  if (owns_effect(position, seat, "bridge") && month > 1) --month;  // SM-41: at least one is left
  return past_others(position, seat, month);                        // SM-39
}

}  // namespace naive_samara
