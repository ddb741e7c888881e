#pragma once

// The plan, for the second witness: what is workable, what a completed part brings, and where fired symbols go. The IDs
// (CL-n, CK-n) are those of the ledger.

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <clou/witness/naive_sheet.hpp>

namespace naive_clou {

// ---------------------------------------------------------------------------------------------------------------------
// The plan

inline std::string demand_name(const Challenge& challenge, std::size_t part, std::size_t demand) {
  return numbered(numbered(challenge.name, part + 1), demand + 1);
}

// CL-51
inline bool is_needed(const Position& position, const Demand& demand) {
  return players(position) >= demand.from_players;
}

// Whether a demand of a part is crossed or counts as crossed (CL-51).
inline bool is_fulfilled(const Position& position, const Challenge& challenge, std::size_t part, std::size_t demand) {
  if (!is_needed(position, challenge.parts.at(part).demands.at(demand))) return true;
  return position.crossed.contains(demand_name(challenge, part, demand));
}

inline bool is_done(const Position& position, const Challenge& challenge) {
  return position.done.contains(challenge.name);
}

inline bool is_workable(const Position& position, const Challenge& challenge) {
  if (is_done(position, challenge)) return false;              // CL-49
  if (!position.rooms.contains(challenge.room)) return false;  // CL-46
  if (phase(position) == "instrumental") {                     // CK-33
    const Plan& plan = plan_of(position);
    if (challenge.room == plan.wardrobe || challenge.name == plan.wardrobe_door) return false;
  }
  if (challenge.after.empty()) return true;                           // CL-47
  return std::any_of(challenge.after.begin(), challenge.after.end(),  // CL-48: one is enough
                     [&](const std::string& name) { return position.done.contains(name); });
}

// CK-14: the combination is the special loot of the second heist (CK-13)
inline bool is_allowed(const Position& position, const Part& part) {
  return !part.needs_combination || position.special_loot.contains(2);
}

// CL-67: an uncrossed, needed demand of the same unordered part that asks for the same stands before this one
inline bool has_earlier_twin(const Position& position, const Challenge& challenge, std::size_t part,
                             std::size_t demand) {
  const std::vector<Demand>& demands = challenge.parts.at(part).demands;
  if (challenge.parts.at(part).ordered) return false;
  for (std::size_t other = 0; other < demand; ++other) {
    if (is_fulfilled(position, challenge, part, other)) continue;
    const bool same_symbols = demands.at(other).symbols == demands.at(demand).symbols;
    if (same_symbols && demands.at(other).number == demands.at(demand).number) return true;
  }
  return false;
}

struct OpenDemand {
  std::string name;
  Demand demand;
};

// The demands of the plan that are workable now, without twins (CL-50, CL-67).
inline std::vector<OpenDemand> workable_demands(const Position& position) {
  std::vector<OpenDemand> result;
  for (const Challenge& challenge : plan_of(position).challenges) {
    if (!is_workable(position, challenge)) continue;
    for (std::size_t part = 0; part < challenge.parts.size(); ++part) {
      if (!is_allowed(position, challenge.parts.at(part))) continue;  // CK-14
      for (std::size_t demand = 0; demand < challenge.parts.at(part).demands.size(); ++demand) {
        if (!is_fulfilled(position, challenge, part, demand)) {
          if (!has_earlier_twin(position, challenge, part, demand)) {
            result.push_back({demand_name(challenge, part, demand), challenge.parts.at(part).demands.at(demand)});
          }
          if (challenge.parts.at(part).ordered) break;  // CL-50: all earlier ones are crossed
        }
      }
    }
  }
  return result;
}

// CK-20
inline Names demands_to_scout(const Position& position) {
  Names result;
  for (const Challenge& challenge : plan_of(position).challenges) {
    if (is_done(position, challenge)) continue;
    for (std::size_t part = 0; part < challenge.parts.size(); ++part) {
      for (std::size_t demand = 0; demand < challenge.parts.at(part).demands.size(); ++demand) {
        if (challenge.parts.at(part).demands.at(demand).symbols.empty()) continue;  // CK-20: not numbers
        if (is_fulfilled(position, challenge, part, demand)) continue;
        if (has_earlier_twin(position, challenge, part, demand)) continue;
        result.push_back(demand_name(challenge, part, demand));
      }
    }
  }
  return result;
}

// The heist has ended or an escape has begun: the chain of events stops here (Nodes).
inline bool is_stopped(const Position& position) { return !position.end.empty() || position.alarm_went_off; }

// CL-16
inline void add_trace(Position& position) {
  ++position.traces;
  if (position.traces == available(position, plan_of(position).traces)) position.end = "arrested";
}

// CK-13, CK-34: the special loot of the first heist
inline bool has_glass_diamonds(const Position& position) { return position.special_loot.contains(1); }

// CL-18, CK-34
inline void check_time(Position& position) {
  if (position.time < available(position, plan_of(position).time)) return;
  if (!plan_of(position).concert.empty() && has_glass_diamonds(position)) {
    position.end = "success";  // CK-34
  } else {
    position.alarm_went_off = true;  // CL-18
  }
}

// CL-56
inline void add_alarm(Position& position) {
  const Plan& plan = plan_of(position);
  if (position.alarms == plan.alarms) return;  // none is left
  ++position.alarms;
  if (position.alarms < plan.alarms) return;
  if (plan.last_alarm == "escape") {
    position.alarm_went_off = true;
    return;
  }
  const int place = std::stoi(words(plan.last_alarm).at(1));  // "jump g": 0-based on the whole track
  const int crossed_at_setup = plan.time.length - available(position, plan.time);
  position.time = std::max(position.time, place - crossed_at_setup);
  check_time(position);
}

// CK-22
inline bool costs_no_trace(const Position& position, const Part& part) {
  if (!is_prepared(position, "training")) return false;
  return std::all_of(part.demands.begin(), part.demands.end(), [&](const Demand& demand) {
    return !is_needed(position, demand) || demand.symbols == Symbols{"strength"};
  });
}

// A challenge is done by one of its parts.
inline void complete(Position& position, const Challenge& challenge, const Part& part) {
  position.done.insert(challenge.name);
  for (const Loot& loot : challenge.loot) {  // CL-53: first what it gives, CL-54
    position.loot += loot.value;
    if (loot.tag == "diamond") ++position.diamonds;
    if (loot.tag == "double") ++position.doubles;
    if (loot.tag == "special") position.special = true;
  }
  position.rooms.insert(challenge.opens.begin(), challenge.opens.end());               // CL-47, CL-54
  const int traces = costs_no_trace(position, part) ? 0 : part.traces;                 // CK-22
  for (int i = 0; i < traces && !is_stopped(position); ++i) add_trace(position);       // CL-53: then the price,
  for (int i = 0; i < part.alarms && !is_stopped(position); ++i) add_alarm(position);  // the alarms last
}

// One step of CL-55; false: nothing was found.
inline bool complete_one(Position& position) {
  for (const Challenge& challenge : plan_of(position).challenges) {
    if (!is_workable(position, challenge)) continue;
    for (std::size_t part = 0; part < challenge.parts.size(); ++part) {
      if (!is_allowed(position, challenge.parts.at(part))) continue;
      bool all = true;
      for (std::size_t demand = 0; demand < challenge.parts.at(part).demands.size(); ++demand) {
        all = all && is_fulfilled(position, challenge, part, demand);
      }
      if (!all) continue;
      complete(position, challenge, challenge.parts.at(part));
      return true;
    }
  }
  return false;
}

// CL-55
inline void cascade(Position& position) {
  while (!is_stopped(position) && complete_one(position)) {
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Firing

// A symbol fires; white symbols are kept, the others wait.
inline void fire(Position& position, const std::string& thief, const std::string& symbol, bool by_a_tool) {
  if (by_a_tool && phase(position) == "quiet") return;  // CK-33
  const Names pieces = words(symbol);
  const bool is_white = pieces.at(0) == "shift" || pieces.at(0) == "extra" || pieces.at(0) == "fill";
  if (!is_white) {
    position.waiting.push_back(Fired{thief, symbols_of(symbol)});  // CL-66
    return;
  }
  if (thief.empty()) return;  // CK-33: a white symbol lapses
  Thief& owner = position.thieves.at(thief);
  if (pieces.at(0) == "shift") owner.shifts.insert(std::stoi(pieces.at(1)));  // CL-39
  if (pieces.at(0) == "extra") owner.extras.insert(std::stoi(pieces.at(1)));
  if (pieces.at(0) == "fill") ++owner.fills;
}

inline Spot spot_named(const Position& position, const std::string& thief, const std::string& name) {
  const std::vector<Spot> all = spots(position, thief);
  return *std::find_if(all.begin(), all.end(), [&](const Spot& spot) { return spot.element->name == name; });
}

// A box is written, or a circle crossed, without firing. Writing needs the number.
inline void put_mark(Position& position, const std::string& thief, const Spot& spot, int number) {
  Marks& marks = spot.on_campaign_sheet ? position.campaign_marks : position.thieves.at(thief).marks;
  if (is_box_now(marks, *spot.element)) {
    marks.numbers[spot.element->name] = number;
  } else {
    marks.crossed.insert(spot.element->name);
  }
}

// The same with what it fires.
inline void mark(Position& position, const std::string& thief, const std::string& name, int number) {
  const Spot spot = spot_named(position, thief, name);
  const bool fires_nothing = spot.element->kind == "ring" && is_box_now(marks_of(position, thief, spot), *spot.element);
  put_mark(position, thief, spot, number);
  if (fires_nothing) return;  // CL-32
  for (const std::string& symbol : spot.element->fires) fire(position, thief, symbol, spot.of_a_tool);
  const Marks marks = marks_of(position, thief, spot);
  for (const Line& line : *spot.lines) {
    if (!contains(line.members, name)) continue;
    const bool is_complete = std::all_of(line.members.begin(), line.members.end(),
                                         [&](const std::string& member) { return is_crossed(marks, member); });
    if (!is_complete) continue;  // CL-21
    for (const std::string& symbol : line.fires) fire(position, thief, symbol, spot.of_a_tool);
  }
}

// CL-37
inline bool shows(const std::string& pattern, const std::multiset<int>& dice) {
  const std::vector<int> sorted(dice.begin(), dice.end());
  if (pattern == "triple") return sorted.at(0) == sorted.at(2);
  if (pattern == "straight") return sorted.at(1) == sorted.at(0) + 1 && sorted.at(2) == sorted.at(1) + 1;
  std::multiset<int> left = dice;
  const Names faces = words(pattern);
  for (std::size_t i = 1; i < faces.size(); ++i) {
    const auto found = left.find(std::stoi(faces.at(i)));
    if (found == left.end()) return false;
    left.erase(found);  // CL-37: counting copies
  }
  return true;
}

inline bool in_common(const Symbols& one, const Symbols& other) {  // CL-25
  return std::any_of(one.begin(), one.end(), [&](const std::string& symbol) { return other.contains(symbol); });
}

// Text: a waiting symbol as `thief.symbols`, the symbols in the order of CL-24
inline const Names& vocabulary() {
  static const Names ordinary{"strength", "dexterity", "clever", "electro", "lock", "safe", "escape"};
  return ordinary;
}
inline std::string fired_text(const Fired& fired) {
  std::string symbols;
  for (const std::string& symbol : vocabulary()) {
    if (fired.symbols.contains(symbol)) symbols += (symbols.empty() ? "" : "/") + symbol;
  }
  return (fired.thief.empty() ? "loud" : fired.thief) + "." + symbols;
}

// Text: all that wait, in canonical order (CL-66), equal ones as one entry with a count
inline Names waiting_texts(const Position& position) {
  std::map<std::vector<std::size_t>, std::pair<std::string, int>> entries;
  for (const Fired& fired : position.waiting) {
    std::vector<std::size_t> order{0};
    while (order[0] < position.gang.size() && position.gang[order[0]] != fired.thief) ++order[0];  // nobody last
    for (std::size_t i = 0; i < vocabulary().size(); ++i) {
      if (fired.symbols.contains(vocabulary()[i])) order.push_back(i);
    }
    entries[order].first = fired_text(fired);
    ++entries[order].second;
  }
  Names texts;
  for (const auto& [order, entry] : entries) {
    texts.push_back(entry.first + (entry.second > 1 ? "*" + std::to_string(entry.second) : ""));
  }
  return texts;
}

// The specials circles of a thief, or what a fired symbol fits on the campaign sheet as well (CL-36, CK-23).
inline Names fitting_circles(const Position& position, const std::string& thief, const Symbols& symbols) {
  Names result;
  for (const Spot& spot : spots(position, thief)) {
    if (spot.element->kind != "symbol" || !in_common(symbols, spot.element->symbols)) continue;
    if (is_crossed(marks_of(position, thief, spot), spot.element->name)) continue;
    if (!has_earlier_twin(position, thief, spot)) result.push_back(spot.element->name);
  }
  return result;
}

// The places for a fired symbol (CL-22), as the moves name them.
inline Names places(const Position& position, const Fired& fired) {
  Names result;
  for (const OpenDemand& open : workable_demands(position)) {
    if (in_common(fired.symbols, open.demand.symbols)) result.push_back(open.name);
  }
  const bool arrow_left = position.arrows < plan_of(position).arrows;
  if (fired.symbols.contains("escape") && arrow_left) result.emplace_back("escape");  // CL-57
  for (const std::string& name : fitting_circles(position, fired.thief, fired.symbols)) result.push_back(name);
  if (position.config.specials == "own") return result;
  for (const std::string& other : position.gang) {  // CL-36, CK-33: on the sheets of others, their specials alone
    if (other == fired.thief) continue;
    for (const std::string& name : fitting_circles(position, other, fired.symbols)) {
      if (name.starts_with("special.")) result.push_back(other + ":" + name);
    }
  }
  return result;
}

}  // namespace naive_clou
