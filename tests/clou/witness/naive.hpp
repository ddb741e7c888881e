#pragma once

// A plain, slow implementation of Clou - Roll & Heist and its campaign that follows the rule ledger line by line. The
// IDs (CL-n, CK-n) beside the checks are those of the ledger. It serves as a second witness in tests: clarity comes
// before speed everywhere.

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <clou/witness/naive_plan.hpp>

namespace naive_clou {

// ---------------------------------------------------------------------------------------------------------------------
// The end of a heist and the police report

// CL-63, before it is known whether the gang keeps them
inline int points(const Position& position) {
  const Plan& plan = plan_of(position);
  int sum = position.loot;
  sum += plan.per_diamond * position.diamonds;
  sum += plan.per_alarm_circle * (plan.alarms - position.alarms);
  if (!is_prepared(position, "affair")) sum -= plan.per_trace * position.traces;  // CK-24
  if (position.alarm_went_off) sum -= plan.for_the_alarm;
  return std::max(sum, 0);
}

// What was kept and the dice go when they play no part any more (CL-20, Nodes).
inline void drop_dice(Position& position) {
  position.waiting.clear();  // CL-16, CL-56: what waits lapses
  position.rolled.clear();
  for (auto& [name, thief] : position.thieves) {
    thief.dice.clear();
    thief.shifts.clear();
    thief.extras.clear();
    thief.fills = 0;
  }
}

inline void clear_heist(Position& position) {
  Position fresh;
  fresh.config = position.config;
  fresh.node = position.node;
  fresh.heists_played = position.heists_played;
  fresh.special_loot = position.special_loot;
  fresh.rest = position.rest;
  fresh.campaign_traces = position.campaign_traces;
  fresh.jail = position.jail;
  fresh.campaign_doubles = position.campaign_doubles;
  fresh.item_boxes = position.item_boxes;
  fresh.campaign_marks = position.campaign_marks;
  fresh.lost_by = position.lost_by;
  position = fresh;
}

inline Names free_thieves(const Position& position) {
  Names result;
  for (const Sheet& sheet : edition_in(position).sheets) {
    if (!position.jail.contains(sheet.thief)) result.push_back(sheet.thief);
  }
  return result;
}

// CK-10
inline void report_to_the_police(Position& position) {
  ++position.heists_played;
  if (position.special) position.special_loot.insert(position.heists_played);  // CK-11: kept in every case
  const int all_traces = campaign_traces_available(position);
  position.campaign_traces = std::min(position.campaign_traces + position.traces, all_traces);
  if (position.end == "arrested") position.jail.insert(position.gang.begin(), position.gang.end());  // CK-11
  if (position.end == "caught") position.jail.insert(position.driver);                               // CK-11
  position.campaign_doubles += position.doubles;                                                     // CK-11
  position.rest += position.end == "caught" ? points(position) / 2 : points(position);               // CK-11
  if (position.config.experience_resets) {                                                           // CK-18
    for (const Area& area : campaign_in(position).areas) {
      if (area.boxes > 0) continue;
      for (const Element& element : area.elements) {
        position.campaign_marks.numbers.erase(element.name);
        position.campaign_marks.crossed.erase(element.name);
      }
    }
  }
  const int jailed = static_cast<int>(position.jail.size());
  const int free = static_cast<int>(free_thieves(position).size());
  position.node = "over";
  if (position.campaign_traces == all_traces) {
    position.lost_by = "traces";
  } else if (position.config.jail_rule == "jailed" && jailed > position.config.players) {  // CK-8
    position.lost_by = "jail";
  } else if (ix(position.heists_played) == campaign_in(position).heists.size()) {
    // CK-28: won
  } else if (free < position.config.players) {  // CK-7
    position.lost_by = "jail";
  } else {
    position.node = "wages";
  }
  clear_heist(position);
}

// ---------------------------------------------------------------------------------------------------------------------
// From node to node

// After every move of the heist but those that lead to the next throw: the heist has ended, the escape begins or goes
// on, or the gang goes on with what waits and its dice.
inline void go_on(Position& position) {
  const Plan& plan = plan_of(position);
  if (is_stopped(position)) drop_dice(position);
  if (position.alarm_went_off && position.end.empty()) {
    if (position.arrows == plan.arrows) {
      position.end = "success";  // CL-61
    } else if (position.police == available(position, plan.police)) {
      position.end = "caught";  // CL-61
    } else {
      position.node = position.driver.empty() ? "driver" : "drive";
    }
  }
  if (!position.end.empty()) {  // CL-65
    position.node = "over";
    if (in_campaign(position)) report_to_the_police(position);
    return;
  }
  if (position.alarm_went_off) return;
  const bool has_a_place = std::any_of(position.waiting.begin(), position.waiting.end(),
                                       [&](const Fired& fired) { return !places(position, fired).empty(); });
  if (!has_a_place) position.waiting.clear();  // CL-23
  position.node = has_a_place ? "symbol" : "dice";
}

// Fresh sheets and a fresh plan (CK-3). The gang is in gang order.
inline void begin_heist(Position& position, const std::string& scenario, const Names& gang) {
  position.scenario = scenario;
  position.gang = gang;
  for (const std::string& name : gang) position.thieves[name] = Thief{};
  const Plan& plan = plan_of(position);
  position.rooms = {plan.first_room};  // CL-46
  position.node = "roll";
  if (!plan.sneaking.empty() && is_prepared(position, "tickets")) {  // CK-25
    position.rooms = {plan.tickets_room};
    for (const Challenge& challenge : plan.challenges) {
      if (!plan.sneaking.contains(challenge.room)) continue;
      position.done.insert(challenge.name);
      position.rooms.insert(challenge.opens.begin(), challenge.opens.end());  // CL-47
    }
  }
}

// After scouting, or when there is none, or after a thief's pimping: the next thief's, or the first throw.
inline void go_on_before_the_throw(Position& position) {
  position.node = "roll";
  if (!is_prepared(position, "pimping")) return;  // CK-21
  const auto here = std::find(position.gang.begin(), position.gang.end(), position.pimping);
  const auto next = here == position.gang.end() ? position.gang.begin() : here + 1;
  position.pimping = next == position.gang.end() ? "" : *next;
  if (!position.pimping.empty()) position.node = "pimp";
}

inline Position initial(const Config& config) {
  Position position;
  position.config = config;
  if (config.mode == "campaign") {
    position.node = "gift";  // CK-4
    return position;
  }
  Names gang;
  for (const Sheet& sheet : edition_in(position).sheets) {
    if (contains(config.thieves, sheet.thief)) gang.push_back(sheet.thief);
  }
  begin_heist(position, config.scenario, gang);
  return position;
}

inline int actor(const Position& position) {
  if (position.node == "over") return nobody;
  return position.node == "roll" || position.node == "drive" ? chance : 0;  // CL-1
}

// ---------------------------------------------------------------------------------------------------------------------
// Moves

using Moves = std::map<std::string, int>;

// CL-8
inline Moves moves_roll() {
  Moves result;
  for (int a = 1; a <= 6; ++a) {
    for (int b = 1; b <= 6; ++b) {
      for (int c = 1; c <= 6; ++c) {
        const std::multiset<int> sorted{a, b, c};
        std::string text = "roll:";
        for (const int face : sorted) text += std::to_string(face);
        ++result[text];
      }
    }
  }
  return result;
}

inline Moves moves_symbol(const Position& position) {
  Moves result{{"lapse", 1}};                    // CL-23
  for (const Fired& fired : position.waiting) {  // CL-66: in any order
    for (const std::string& place : places(position, fired)) result["cross:" + fired_text(fired) + ":" + place] = 1;
  }
  return result;
}

inline std::string mark_text(const std::string& thief, const std::string& target, const std::string& making) {
  return "mark:" + thief + ":" + target + ":" + making;
}

inline void add_marks(const Position& position, const std::string& thief, Moves& result) {
  const std::map<std::string, int> numbers = makings(position, thief);
  for (const Spot& spot : spots(position, thief)) {
    const Marks& marks = marks_of(position, thief, spot);
    if (is_used_up(marks, *spot.element) || !is_in_order(position, thief, spot)) continue;
    for (const auto& [text, number] : numbers) {
      if (fits(marks, *spot.element, number)) result[mark_text(thief, spot.element->name, text)] = 1;
    }
  }
  for (const OpenDemand& open : workable_demands(position)) {
    if (!open.demand.symbols.empty()) continue;
    for (const auto& [text, number] : numbers) {
      if (number == open.demand.number) result[mark_text(thief, open.name, text)] = 1;  // CL-52
    }
  }
}

// CL-43, CL-44
inline void add_fills(const Position& position, const std::string& thief, Moves& result) {
  if (position.thieves.at(thief).fills == 0) return;
  const bool free = position.config.fill_free;
  for (const Spot& spot : spots(position, thief)) {
    const Marks& marks = marks_of(position, thief, spot);
    if (is_used_up(marks, *spot.element)) continue;
    const std::string text = "fill:" + thief + ":" + spot.element->name;
    if (spot.element->kind == "symbol") {  // in both readings
      if (!has_earlier_twin(position, thief, spot)) result[text] = 1;
      continue;
    }
    if (!free && !is_in_order(position, thief, spot)) continue;  // CL-44
    if (!is_box_now(marks, *spot.element)) {
      result[text] = 1;
      continue;
    }
    for (int number = 1; number <= 18; ++number) {
      if (free || fits(marks, *spot.element, number)) result[text + ":" + std::to_string(number)] = 1;
    }
  }
}

// CL-13: a mark that keeps the gang from being done: one that needs neither a virtual die nor a shift, by use_dice=own
// only on the sheet of the thief that makes it
inline bool must_be_made_first(const Position& position, const std::string& mark) {
  if (position.config.use_dice == "may") return false;
  if (position.config.use_dice == "own") {
    const Names pieces = split(mark, ':');
    const std::vector<Element>& elements = sheet_of(position, pieces.at(1)).elements;
    const auto is_named = [&](const Element& element) { return element.name == pieces.at(2); };
    if (std::none_of(elements.begin(), elements.end(), is_named)) return false;
  }
  const std::string dice = mark.substr(mark.find('='));
  return dice.find('x') == std::string::npos && dice.find('~') == std::string::npos;
}

inline Moves moves_dice(const Position& position) {
  Moves result;
  for (const std::string& thief : position.gang) add_marks(position, thief, result);  // CL-10
  const bool must_go_on = std::any_of(result.begin(), result.end(),
                                      [&](const auto& entry) { return must_be_made_first(position, entry.first); });
  if (!must_go_on) result["done"] = 1;  // CL-13
  for (const std::string& thief : position.gang) add_fills(position, thief, result);
  return result;
}

// CK-6
inline Moves moves_gang(const Position& position) {
  const Names free = free_thieves(position);
  Moves result;
  for (unsigned bits = 1; bits < 1U << free.size(); ++bits) {
    const Names gang = subset(free, bits);
    if (gang.size() != ix(position.config.players)) continue;
    std::string text = "gang";
    for (const std::string& thief : gang) text += (text == "gang" ? ":" : "+") + thief;
    result[text] = 1;
  }
  return result;
}

// CK-21: any circle, whatever the order
inline Moves moves_pimp(const Position& position) {
  const std::string thief = position.pimping;
  Moves result{{"pimp:" + thief + ":nothing", 1}};
  for (const Spot& spot : spots(position, thief)) {
    const Marks& marks = marks_of(position, thief, spot);
    if (is_box_now(marks, *spot.element) || is_crossed(marks, spot.element->name)) continue;  // circles only
    if (spot.element->kind == "symbol" && has_earlier_twin(position, thief, spot)) continue;
    result["pimp:" + thief + ":" + spot.element->name] = 1;
  }
  return result;
}

inline Moves moves(const Position& position) {
  const std::string& node = position.node;
  if (node == "roll") return moves_roll();
  if (node == "symbol") return moves_symbol(position);
  if (node == "dice") return moves_dice(position);
  if (node == "leave") return {{"stay", 1}, {"run", 1}};  // CL-19
  if (node == "gang") return moves_gang(position);
  if (node == "pimp") return moves_pimp(position);
  Moves result;
  if (node == "driver") {  // CL-59
    for (const std::string& thief : position.gang) result["driver:" + thief] = 1;
  } else if (node == "drive") {  // CL-59
    for (int face = 1; face <= 6; ++face) result["drive:" + std::to_string(face)] = 1;
  } else if (node == "gift") {  // CK-4
    result["gift:nothing"] = 1;
    for (const auto& [item, boxes] : items(position)) result["gift:" + item] = 1;
  } else if (node == "scout") {  // CK-20
    result["scout:nothing"] = 1;
    for (const std::string& demand : demands_to_scout(position)) result["scout:" + demand] = 1;
  } else if (node == "wages") {  // CK-12
    result["save"] = 1;
    for (const auto& [item, boxes] : items(position)) {
      if (boxes_crossed(position, item) == boxes || position.rest < campaign_in(position).price) continue;
      result["buy:" + item] = 1;
    }
  }
  return result;
}

// ---------------------------------------------------------------------------------------------------------------------
// Play

inline void play_roll(Position& position, const std::string& faces) {
  std::multiset<int> dice;
  for (const char face : faces) dice.insert(face - '0');
  position.rolled = dice;
  for (auto& [name, thief] : position.thieves) thief.dice = dice;                                 // CL-9
  if (phase(position) == "loud") position.waiting.push_back(Fired{"", {"strength", "electro"}});  // CK-33
  for (const std::string& name : position.gang) {
    for (const Bonus& bonus : sheet_of(position, name).bonuses) {
      if (shows(bonus.pattern, dice)) fire(position, name, bonus.fires, false);  // CL-37, CL-38
    }
  }
  cascade(position);  // CL-55
  go_on(position);
}

inline void play_symbol(Position& position, const std::string& move) {
  if (move == "lapse") {
    position.waiting.clear();  // CL-23: all together
  } else {
    const Names pieces = split(move, ':');
    const std::string& place = pieces.back();
    const auto used = std::find_if(position.waiting.begin(), position.waiting.end(),
                                   [&](const Fired& fired) { return fired_text(fired) == pieces.at(1); });
    const std::string thief = pieces.size() > 3 ? pieces.at(2) : used->thief;  // CL-36: whose sheet it is
    position.waiting.erase(used);
    if (place == "escape") {
      ++position.arrows;  // CL-57
    } else if (std::count(place.begin(), place.end(), '.') == 2) {
      position.crossed.insert(place);
      cascade(position);  // CL-55
    } else {
      mark(position, thief, place, 0);  // CL-36, CK-23
    }
  }
  go_on(position);
}

// After the phase of the dice (Nodes 4).
inline void pass_time(Position& position) {
  for (const std::string& name : position.gang) {
    for (std::size_t i = 0; i < position.thieves.at(name).dice.size(); ++i) {
      if (!is_stopped(position)) add_trace(position);  // CL-14
    }
  }
  if (!is_stopped(position)) {
    ++position.time;  // CL-17
    check_time(position);
  }
  drop_dice(position);  // CL-20
  if (is_stopped(position)) {
    go_on(position);
  } else {
    position.node = "leave";  // CL-19
  }
}

inline void play_dice(Position& position, const std::string& move) {
  if (move == "done") {
    pass_time(position);
    return;
  }
  const Names pieces = split(move, ':');
  const std::string& thief = pieces.at(1);
  const std::string& target = pieces.at(2);
  int number = 0;
  if (pieces.at(0) == "mark") {
    number = std::stoi(pieces.at(3));
    use_up(position.thieves.at(thief), pieces.at(3));
  } else {
    if (pieces.size() > 3) number = std::stoi(pieces.at(3));
    --position.thieves.at(thief).fills;
  }
  if (std::count(target.begin(), target.end(), '.') == 2) {
    position.crossed.insert(target);  // CL-52
    cascade(position);                // CL-55
  } else {
    const bool in_tree = spot_named(position, thief, target).element->kind == "tree";
    const bool ends_way = pieces.at(0) == "mark" || position.config.tree_way == "last";
    if (in_tree && ends_way) position.thieves.at(thief).end_of_way = target;  // CL-33
    mark(position, thief, target, number);
  }
  go_on(position);
}

// CL-19, CK-34
inline void play_leave(Position& position, const std::string& move) {
  if (move == "stay") {
    position.node = "roll";
    return;
  }
  const bool is_noticed = !plan_of(position).concert.empty() && position.special && !has_glass_diamonds(position);
  if (is_noticed) {
    position.alarm_went_off = true;  // CK-34
  } else {
    position.end = "success";  // CL-58
  }
  go_on(position);
}

// CL-60
inline void play_drive(Position& position, int face) {
  const int escape_value = sheet_of(position, position.driver).escape_value;
  const int arrows = plan_of(position).arrows;
  if (face < escape_value) {
    ++position.police;
  } else {
    position.arrows = std::min(position.arrows + (face >= escape_value + 2 ? 2 : 1), arrows);
  }
  go_on(position);
}

// CK-5, CK-6, CK-9
inline void play_gang(Position& position, const std::string& gang) {
  begin_heist(position, campaign_in(position).heists.at(ix(position.heists_played)), split(gang, '+'));
  if (is_prepared(position, "scouting")) {
    position.node = "scout";  // CK-20
  } else {
    go_on_before_the_throw(position);
  }
}

inline void play_scout(Position& position, const std::string& demand) {
  if (demand != "nothing") position.crossed.insert(demand);
  cascade(position);  // CL-55
  if (is_stopped(position)) {
    go_on(position);
  } else {
    go_on_before_the_throw(position);
  }
}

// The move must be one of moves(position).
inline void play(Position& position, const std::string& move) {
  const std::string node = position.node;
  const std::string rest = move.substr(move.find(':') + 1);
  if (node == "roll") play_roll(position, rest);
  if (node == "symbol") play_symbol(position, move);
  if (node == "dice") play_dice(position, move);
  if (node == "leave") play_leave(position, move);
  if (node == "driver") {
    position.driver = rest;
    position.node = "drive";
  }
  if (node == "drive") play_drive(position, std::stoi(rest));
  if (node == "gift") {
    if (rest != "nothing") ++position.item_boxes[rest];
    position.node = "gang";
  }
  if (node == "gang") play_gang(position, rest);
  if (node == "scout") play_scout(position, rest);
  if (node == "pimp") {  // CK-21: nothing fires
    const std::string target = rest.substr(rest.find(':') + 1);
    if (target != "nothing") {
      const Spot spot = spot_named(position, position.pimping, target);
      put_mark(position, position.pimping, spot, 0);
      const bool ends_way = spot.element->kind == "tree" && position.config.tree_way == "last";
      if (ends_way) position.thieves.at(position.pimping).end_of_way = target;  // CL-33
    }
    go_on_before_the_throw(position);
  }
  if (node == "wages") {
    if (move == "save") {
      position.node = "gang";
    } else {
      ++position.item_boxes[rest];
      position.rest -= campaign_in(position).price;
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Result

inline Result result(const Position& position) {
  Result result;
  if (!in_campaign(position)) {
    result.end = position.end;
    result.points = position.end == "success" ? points(position) : 0;               // CL-62
    result.rank = result.points > 14 ? "coup" : result.points > 9 ? "ok" : "poor";  // CL-64
    if (position.end != "success") result.rank = "lost";
    return result;
  }
  result.end = position.lost_by.empty() ? "won" : "lost";
  result.lost_by = position.lost_by;
  result.rank = "lost";  // CK-31
  if (result.end == "lost") return result;
  const Campaign& campaign = campaign_in(position);
  result.points = position.rest;  // CK-29
  result.points -= campaign.per_jailed * static_cast<int>(position.jail.size());
  result.points -= campaign.per_trace * position.campaign_traces;
  result.points += campaign.per_double * position.campaign_doubles;
  result.rank = campaign.top_rank;  // CK-31
  for (const auto& [up_to, rank] : campaign.ranks) {
    if (result.points > up_to) continue;
    result.rank = rank;
    break;
  }
  return result;
}

}  // namespace naive_clou
