#pragma once

// A plain, slow implementation of Samara that follows the rule ledger line by line. The IDs (SM-n) beside the checks
// are those of the ledger. It serves as a second witness in tests: clarity comes before speed everywhere.

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <samara/witness/naive_position.hpp>

namespace naive_samara {

// ---------------------------------------------------------------------------------------------------------------------
// Actions

// SM-17
inline bool may_take(const std::multiset<std::string>& owned, const std::string& kind) {
  if (kind == "saw") return owned.count("saw") < 2;  // up to two
  if (kind == "glassB" && owned.count("glassA") == 0) return false;
  return owned.count(kind) == 0;  // one of each other kind
}

// SM-19: the tile's tools in possession
inline bool has_tools_for(const Position& position, int seat, const Tile& tile) {
  const std::multiset<std::string>& owned = position.tools.at(ix(seat));
  if (owns_effect(position, seat, "university")) {
    return count_of(owned.size()) >= tile.saws + tile.trowels + tile.glass;  // SM-33
  }
  const int saws = count_of(owned.count("saw"));
  const int trowels = count_of(owned.count("compass") + owned.count("square"));  // SM-21
  const int glass = count_of(owned.count("glassA") + owned.count("glassB"));     // SM-21
  return saws >= tile.saws && trowels >= tile.trowels && glass >= tile.glass;
}

// The strength of the active worker together with helpers.
inline int strength_together(const Position& position, const std::vector<int>& helpers) {
  int sum = strength(worker_at(position, Spot{0, 0}));
  for (const int place : helpers) sum += strength(worker_at(position, Spot{0, place}));
  const int seat = worker_at(position, Spot{0, 0}).seat;
  if (!helpers.empty() && owns_effect(position, seat, "school")) ++sum;  // SM-37
  return sum;
}

// SM-14
inline bool all_are_needed(const Position& position, const std::vector<int>& helpers, int row) {
  for (const int left_out : helpers) {
    std::vector<int> others;
    for (const int place : helpers) {
      if (place != left_out) others.push_back(place);
    }
    if (strength_together(position, others) >= row) return false;
  }
  return true;
}

// Every set of other workers of the active seat in NOW, the empty one included.
inline std::vector<std::vector<int>> sets_of_helpers(const Position& position) {
  const std::vector<Worker>& now = position.months.front();
  std::vector<std::vector<int>> sets{{}};
  for (std::size_t place = 1; place < now.size(); ++place) {
    if (now.at(place).seat != now.front().seat) continue;  // SM-12: workers of others may stand between
    const std::vector<std::vector<int>> without = sets;
    for (std::vector<int> with : without) {
      with.push_back(count_of(place));
      sets.push_back(with);
    }
  }
  return sets;
}

// The sets of helpers with which the active worker may take a tool or a tile in a row of the board.
inline std::vector<std::vector<int>> helpers_for_row(const Position& position, int row) {
  std::vector<std::vector<int>> result;
  for (const std::vector<int>& helpers : sets_of_helpers(position)) {
    if (strength_together(position, helpers) < row) continue;                                 // SM-15
    if (!position.config.spare_helpers && !all_are_needed(position, helpers, row)) continue;  // SM-14, SM-49
    result.push_back(helpers);
  }
  return result;
}

struct Action {
  std::string name;          // "take" "build" "raise" "vacation" "step"
  int space = -1;            // take, build
  std::string kind;          // take
  std::vector<int> helpers;  // take, build
  char child = ' ';          // raise
  int month = 0;             // the one that the workers go to
};

inline std::map<std::string, Action> actions(const Position& position) {
  std::map<std::string, Action> result;
  const Worker active = worker_at(position, Spot{0, 0});  // SM-9
  const int seat = active.seat;
  for (std::size_t number = 0; number < position.spaces.size(); ++number) {
    const Space space = position.config.spaces.at(number);
    const SpaceState& state = position.spaces.at(number);
    Action action;
    action.space = count_of(number);
    action.month = month_reached(position, seat, space.column);  // SM-15
    for (const std::vector<int>& helpers : helpers_for_row(position, space.row)) {
      action.helpers = helpers;
      for (const std::string& kind : state.tools) {  // SM-16: its tile still there or not; equal ones are one move
        if (!may_take(position.tools.at(ix(seat)), kind)) continue;  // SM-17
        action.name = "take";
        action.kind = kind;
        result["take:" + kind + "@" + space_text(space) + helpers_text(helpers)] = action;
      }
      if (state.tile.empty()) continue;
      if (!has_tools_for(position, seat, tile_of_text(position.config, state.tile))) continue;  // SM-19
      action.name = "build";
      action.kind = "";
      result["build:" + space_text(space) + helpers_text(helpers)] = action;
    }
  }
  if (is_woman(active)) {  // SM-18: no figure of a sex that the reserve lacks
    const auto [women, men] = position.reserve.at(ix(seat));
    Action action;
    action.name = "raise";
    action.month = month_reached(position, seat, last_month(position));  // SM-18
    action.child = 'W';
    if (women > 0) result["raise:woman"] = action;
    action.child = 'M';
    if (men > 0) result["raise:man"] = action;
  }
  for (const Spot& own : workers_of(position, seat)) {
    if (own.month == 0) continue;
    Action action;
    action.name = "vacation";
    action.month = own.month;  // SM-22: the next one; SM-39, SM-41: not for vacation
    result["vacation"] = action;
    break;
  }
  if (result.empty()) {  // SM-23, SM-24
    Action action;
    action.name = "step";
    action.month = past_others(position, seat, 1);  // SM-39; SM-41: not changed
    result["step"] = action;
  }
  return result;
}

// ---------------------------------------------------------------------------------------------------------------------
// Follow-ups

// The tools that a seat may give up if the choice is free.
inline std::set<std::string> tools_to_give_up(const Position& position, int seat) {
  const std::multiset<std::string>& owned = position.tools.at(ix(seat));
  std::set<std::string> kinds(owned.begin(), owned.end());
  if (kinds.count("glassB") > 0) kinds.erase("glassA");  // SM-31
  return kinds;
}

inline std::set<std::string> own_losses(const Position& position, int seat) {
  const std::string& tile = position.taken.at(ix(seat)).back();
  std::set<std::string> named;
  if (tile == "boat") named = {"saw"};                     // SM-27
  if (tile == "sculpture") named = {"compass", "square"};  // SM-28
  if (tile == "vase") named = {"glassB"};                  // SM-29
  std::set<std::string> result;
  for (const std::string& kind : named) {
    if (position.tools.at(ix(seat)).count(kind) > 0) result.insert(kind);
  }
  if (!result.empty()) return result;
  return tools_to_give_up(position, seat);  // SM-30; SM-27 to SM-29: without the one named, another of its choice
}

// SM-34
inline std::vector<Spot> workers_to_hurt(const Position& position, int seat) {
  std::vector<Spot> result;
  for (const Spot& spot : workers_of(position, seat)) {
    const bool would_leave = strength(worker_at(position, spot)) == 1;
    if (would_leave && is_last_woman(position, spot)) continue;  // SM-26: but she may lose strength
    result.push_back(spot);
  }
  return result;
}

// SM-38
inline std::vector<Spot> workers_to_bury(const Position& position, int seat) {
  std::vector<Spot> result;
  for (const Spot& spot : workers_of(position, seat)) {
    if (!is_last_woman(position, spot)) result.push_back(spot);  // SM-26
  }
  return result;
}

// Those of a seat's workers whose strength is the lowest that occurs (rank 0) or the second lowest (rank 1) and that
// can go five months ahead within the months in view (SM-40, steps 1 and 2).
inline std::vector<Spot> workers_to_send_five_ahead(const Position& position, int seat, std::size_t rank) {
  std::set<int> strengths;
  for (const Spot& spot : workers_of(position, seat)) strengths.insert(strength(worker_at(position, spot)));
  std::vector<Spot> result;
  if (strengths.size() <= rank) return result;  // none if all are equally strong
  const int wanted = std::vector<int>(strengths.begin(), strengths.end()).at(rank);
  for (const Spot& spot : workers_of(position, seat)) {
    if (strength(worker_at(position, spot)) != wanted) continue;
    if (spot.month + 5 <= last_month(position)) result.push_back(spot);
  }
  return result;
}

// SM-40: the workers of a seat that may be moved, each with the month that it would go to.
inline std::vector<std::pair<Spot, int>> workers_to_imprison(const Position& position, int seat) {
  std::vector<std::pair<Spot, int>> result;
  for (const std::size_t rank : {std::size_t{0}, std::size_t{1}}) {  // steps 1 and 2
    for (const Spot& spot : workers_to_send_five_ahead(position, seat, rank)) {
      result.emplace_back(spot, spot.month + 5);
    }
    if (!result.empty()) return result;
  }
  for (const Spot& spot : workers_of(position, seat)) {  // step 3
    if (spot.month != last_month(position)) result.emplace_back(spot, last_month(position));
  }
  return result;
}

// The month that a worker of the builder reaches when it is trained (SM-35, in the order of SM-42).
inline int month_of_training(const Position& position, const Spot& spot) {
  const int month = std::min(spot.month + 1, last_month(position));          // SM-35, SM-20
  if (month == spot.month) return month;                                     // SM-35: stays; SM-39: not if it stays
  if (owns_effect(position, position.builder, "bridge")) return spot.month;  // SM-41: stays
  return past_others(position, position.builder, month);                     // SM-39
}

// The workers among which a follow-up chooses.
inline std::vector<Spot> workers_to_choose(const Position& position, const FollowUp& follow_up) {
  if (follow_up.node == "hurt") return workers_to_hurt(position, follow_up.seat);
  if (follow_up.node == "bury") return workers_to_bury(position, follow_up.seat);
  std::vector<Spot> result;
  if (follow_up.node == "train" && !reserve_is_empty(position, follow_up.seat)) result = position.took_part;  // SM-35
  if (follow_up.node == "imprison") {
    for (const auto& [spot, month] : workers_to_imprison(position, follow_up.seat)) result.push_back(spot);
  }
  return result;
}

// The texts of a follow-up's moves; if there are none it has no node (Nodes 4).
inline std::set<std::string> follow_up_moves(const Position& position, const FollowUp& follow_up) {
  std::set<std::string> kinds;
  if (follow_up.node == "lose") kinds = own_losses(position, follow_up.seat);
  if (follow_up.node == "give") kinds = tools_to_give_up(position, follow_up.seat);  // SM-32
  std::set<std::string> result;
  for (const std::string& kind : kinds) result.insert(follow_up.node + ":" + kind);
  for (const Spot& spot : workers_to_choose(position, follow_up)) {
    result.insert(follow_up.node + ":" + spot_text(spot));
  }
  return result;
}

// Nodes 4: the follow-ups that a tile may have.
inline std::vector<FollowUp> follow_ups_of(const Position& position, int builder, const std::string& tile) {
  std::vector<FollowUp> result;
  if (!position.config.specials) return result;  // SM-25
  if (tile == "boat" || tile == "sculpture" || tile == "vase" || tile == "ruin") result.push_back({"lose", builder});
  if (tile == "ruin") result.push_back({"lose", builder});  // SM-30: two
  for (int i = 1; i < position.config.seats; ++i) {         // clockwise from the left neighbour of the builder
    const int seat = (builder + i) % position.config.seats;
    if (tile == "barracks") result.push_back({"give", seat});    // SM-32
    if (tile == "hospital") result.push_back({"hurt", seat});    // SM-34
    if (tile == "prison") result.push_back({"imprison", seat});  // SM-40
  }
  if (tile == "weight-room") result.push_back({"train", builder});  // SM-35
  if (tile == "tombstone") result.push_back({"bury", builder});     // SM-38
  return result;
}

// ---------------------------------------------------------------------------------------------------------------------
// Nodes

inline int actor(const Position& position) {
  if (position.node == "over") return nobody;
  if (position.node == "tile" || position.node == "tool") return chance;
  if (position.node == "action") return worker_at(position, Spot{0, 0}).seat;  // SM-9
  if (position.node == "give" || position.node == "hurt") return position.follow_ups.front().seat;
  return position.builder;  // Nodes 4: the builder acts, but in Barracks and Hospital the seat concerned
}

inline std::map<std::string, int> moves(const Position& position) {
  std::map<std::string, int> result;
  if (position.node == "over") return result;
  if (position.node == "tile") {
    for (const auto& [tile, copies] : position.tiles_left) {
      if (copies > 0) result["tile:" + tile] = copies;  // Nodes 1: weight = copies left
    }
  } else if (position.node == "tool") {
    for (const std::string& kind : position.tools_left) ++result["tool:" + kind];  // Nodes 2: weight = tools left
  } else if (position.node == "action") {
    for (const auto& [text, action] : actions(position)) result[text] = 1;
  } else {
    for (const std::string& text : follow_up_moves(position, position.follow_ups.front())) result[text] = 1;
  }
  return result;
}

// SM-10: one month on
inline void move_calendar(Position& position) {
  position.months.erase(position.months.begin());
  --position.months_to_end;
  if (position.months_to_end > 0) return;
  position.months_to_end = 6;  // SM-11: the board that NOW has left is laid at the other end
  ++position.boards_laid;
  position.months.resize(12);
}

// Nodes 5
inline void finish_turn(Position& position) {
  for (const auto& [seat, kind] : position.given) {  // SM-32: all have chosen
    std::multiset<std::string>& owned = position.tools.at(ix(seat));
    owned.erase(owned.find(kind));
    position.spaces.at(ix(position.space)).tools.insert(kind);
  }
  position.given.clear();
  position.follow_ups.clear();
  position.took_part.clear();
  position.builder = -1;
  position.space = -1;
  bool tiles_left = false;
  for (const SpaceState& space : position.spaces) tiles_left = tiles_left || !space.tile.empty();
  if (!tiles_left) {  // SM-44
    position.node = "over";
    return;
  }
  while (position.months.front().empty()) move_calendar(position);  // SM-10
  const int limit = position.config.last_half_year;
  position.node = limit > 0 && position.boards_laid >= limit ? "over" : "action";  // SM-47
}

// To the first follow-up that has a node, or to the end of the turn.
inline void go_to_next_follow_up(Position& position) {
  while (!position.follow_ups.empty()) {
    if (!follow_up_moves(position, position.follow_ups.front()).empty()) {  // Nodes 4: judged when its turn comes
      position.node = position.follow_ups.front().node;
      return;
    }
    position.follow_ups.erase(position.follow_ups.begin());
  }
  finish_turn(position);
}

inline void play_tile(Position& position, const std::string& tile) {
  --position.tiles_left.at(tile);
  position.spaces.at(ix(space_for_next_tile(position))).tile = tile;
  if (space_for_next_tile(position) == -1) position.node = "tool";
}

inline void play_tool(Position& position, const std::string& kind) {
  position.tools_left.erase(position.tools_left.find(kind));
  position.spaces.at(ix(space_for_next_tool(position))).tools.insert(kind);
  if (space_for_next_tool(position) == -1) position.node = "action";
}

inline void play_action(Position& position, const std::string& move) {
  const Action action = actions(position).at(move);
  const int seat = worker_at(position, Spot{0, 0}).seat;
  const std::vector<Spot> arrived = move_from_now(position, action.helpers, action.month);
  if (action.name == "take") {
    SpaceState& space = position.spaces.at(ix(action.space));
    space.tools.erase(space.tools.find(action.kind));
    position.tools.at(ix(seat)).insert(action.kind);  // SM-16
  } else if (action.name == "raise") {
    auto& [women, men] = position.reserve.at(ix(seat));
    --(action.child == 'W' ? women : men);
    put_worker(position, action.month, Worker{seat, std::string(1, action.child)});  // SM-18: behind the mother
  } else if (action.name == "build") {
    SpaceState& space = position.spaces.at(ix(action.space));
    const std::string tile = space.tile;
    space.tile = "";  // SM-19: tools stay on the space
    position.taken.at(ix(seat)).push_back(tile);
    position.builder = seat;
    position.space = action.space;
    position.took_part = arrived;
    position.follow_ups = follow_ups_of(position, seat, tile);  // SM-25: after the workers have moved
  }
  go_to_next_follow_up(position);
}

// SM-34
inline void hurt_worker(Position& position, const Spot& spot) {
  Worker& worker = position.months.at(ix(spot.month)).at(ix(spot.place));
  figure_to_reserve(position, worker.seat, worker.figures.back());  // SM-36: the one added last
  worker.figures.pop_back();
  if (worker.figures.empty()) remove_worker(position, spot);
}

// SM-35
inline void train_worker(Position& position, const Spot& spot) {
  Worker& worker = position.months.at(ix(spot.month)).at(ix(spot.place));
  auto& [women, men] = position.reserve.at(ix(worker.seat));
  const bool adds_woman = is_woman(worker) ? women > 0 : men == 0;  // the same sex if there is one, else the other
  worker.figures += adds_woman ? 'W' : 'M';
  --(adds_woman ? women : men);
  const int month = month_of_training(position, spot);
  if (month != spot.month) put_worker(position, month, remove_worker(position, spot));
}

// SM-38
inline void bury_worker(Position& position, const Spot& spot) {
  const Worker worker = remove_worker(position, spot);
  for (const char figure : worker.figures) figure_to_reserve(position, worker.seat, figure);
}

// SM-40
inline void imprison_worker(Position& position, int seat, const Spot& chosen) {
  for (const auto& [spot, month] : workers_to_imprison(position, seat)) {
    if (spot_text(spot) != spot_text(chosen)) continue;
    put_worker(position, month, remove_worker(position, spot));
    return;
  }
}

inline void play_follow_up(Position& position, const std::string& choice) {
  const FollowUp follow_up = position.follow_ups.front();
  if (follow_up.node == "lose") {
    std::multiset<std::string>& owned = position.tools.at(ix(follow_up.seat));
    owned.erase(owned.find(choice));
    position.spaces.at(ix(position.space)).tools.insert(choice);  // SM-27
  }
  if (follow_up.node == "give") position.given[follow_up.seat] = choice;  // SM-32: it stays with its owner until then
  const std::vector<Spot> spots = workers_to_choose(position, follow_up);
  for (const Spot& spot : spots) {
    if (spot_text(spot) != choice) continue;
    if (follow_up.node == "hurt") hurt_worker(position, spot);
    if (follow_up.node == "train") train_worker(position, spot);
    if (follow_up.node == "bury") bury_worker(position, spot);
    if (follow_up.node == "imprison") imprison_worker(position, follow_up.seat, spot);
  }
  position.follow_ups.erase(position.follow_ups.begin());
  go_to_next_follow_up(position);
}

// The move must be one of moves(position).
inline void play(Position& position, const std::string& move) {
  const std::string argument = move.substr(move.find(':') + 1);
  if (position.node == "tile") {
    play_tile(position, argument);
  } else if (position.node == "tool") {
    play_tool(position, argument);
  } else if (position.node == "action") {
    play_action(position, move);
  } else {
    play_follow_up(position, argument);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Outcome

inline int prestige_of(const Position& position, int seat) {
  int sum = 0;
  for (const std::string& tile : position.taken.at(ix(seat))) sum += tile_of_text(position.config, tile).prestige;
  return sum;  // SM-48
}

struct Result {
  std::vector<int> places, scores;  // [seat]
  bool tie_broken = false;
};

// Only when the game is over.
inline Result result(const Position& position) {
  std::vector<std::pair<std::pair<int, std::pair<int, int>>, int>> ranking;  // ((-prestige, first worker), seat)
  Result outcome;
  for (int seat = 0; seat < position.config.seats; ++seat) {
    outcome.scores.push_back(prestige_of(position, seat));
    const Spot first = workers_of(position, seat).front();  // SM-45: in month order, then in row order
    ranking.push_back({{-outcome.scores.back(), {first.month, first.place}}, seat});
  }
  std::sort(ranking.begin(), ranking.end());  // SM-44: the most prestige first
  outcome.places.resize(ranking.size());
  for (std::size_t place = 0; place < ranking.size(); ++place) {
    outcome.places.at(ix(ranking.at(place).second)) = count_of(place) + 1;  // SM-48
  }
  outcome.tie_broken = ranking.at(0).first.first == ranking.at(1).first.first;  // SM-48
  return outcome;
}

}  // namespace naive_samara
