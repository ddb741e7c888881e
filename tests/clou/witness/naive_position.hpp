#pragma once

// The position of Clou - Roll & Heist as the second witness holds it, and what the tables say about it. The IDs (CL-n,
// CK-n) are those of the ledger.

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <clou/witness/naive_edition.hpp>

namespace naive_clou {

struct Config {
  std::string mode = "heist";                // "heist" "campaign"
  std::string scenario = "villa";            // heist: the plan
  std::vector<std::string> thieves{"matt"};  // heist: the gang
  int players = 1;                           // campaign
  std::string jail_rule = "jailed";          // "jailed" "free"
  bool experience_resets = false;
  std::string use_dice = "must";  // "must" "own" "may"
  std::string specials = "own";   // "own" "gang"
  std::string tree_way = "dice";  // "dice" "last"
  bool fill_free = true;
  bool clamp_dice = false;
  std::shared_ptr<const Edition> edition = standard_edition();
};

// What is written on a sheet, by the names of the elements.
struct Marks {
  std::map<std::string, int> numbers;  // boxes and circle-boxes with a number
  std::set<std::string> crossed;       // circles
};

struct Thief {
  Marks marks;
  std::string end_of_way;             // CL-33: the circle of the tree crossed last, by "dice" with dice; empty: none
  std::multiset<int> dice;            // not used yet
  std::multiset<int> shifts, extras;  // CL-39: white symbols kept, by their X and V
  int fills = 0;
};

struct Fired {
  std::string thief;  // empty: nobody (CK-33)
  Symbols symbols;
};

struct Position {
  Config config;
  std::string node;  // "roll" "symbol" "dice" "leave" "driver" "drive" "gift" "gang" "scout" "pimp" "wages" "over"

  // The heist. In a campaign all of it is as at the beginning while the node is "gift", "gang", "wages" or "over".
  std::string scenario;                  // the plan
  std::vector<std::string> gang;         // in gang order
  std::map<std::string, Thief> thieves;  // those of the gang
  std::multiset<int> rolled;      // CL-9: the dice as they lie there, used ones too; none while no die plays a part
  std::set<std::string> crossed;  // demands, "window.1.2"; those that are not needed (CL-51) are never here
  std::set<std::string> done;     // challenges
  std::set<std::string> rooms;    // entered
  int time = 0, traces = 0, police = 0;  // symbols crossed since setup
  int arrows = 0, alarms = 0;            // crossed
  std::vector<Fired> waiting;            // CL-66, in any order; equal ones stand there more than once
  int loot = 0;                          // values taken
  int diamonds = 0, doubles = 0;         // loot with these tags taken
  bool special = false;                  // the plan's special loot taken
  bool alarm_went_off = false;           // the escape has begun
  std::string driver;                    // empty: not chosen
  std::string end;                       // "" "success" "arrested" "caught"
  std::string pimping;                   // at the node "pimp": the thief whose turn it is

  // The campaign
  int heists_played = 0;
  std::set<int> special_loot;             // the heists, from 1, whose special loot is crossed on the campaign sheet
  int rest = 0;                           // CK-10, CK-12: points not spent
  int campaign_traces = 0;                // symbols crossed since setup
  std::set<std::string> jail;             // thieves
  int campaign_doubles = 0;               // without those of the current heist
  std::map<std::string, int> item_boxes;  // crossed boxes of tools and preparations; no entry: none
  Marks campaign_marks;                   // of the areas
  std::string lost_by;                    // "" "traces" "jail"
};

struct Result {
  std::string end;  // "success" "arrested" "caught", "won" "lost"
  int points = 0;
  std::string rank;
  std::string lost_by;  // a lost campaign: "traces" "jail"
};

enum { nobody = -2, chance = -1 };

// ---------------------------------------------------------------------------------------------------------------------
// Tables and what they say about the position

inline bool contains(const Names& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

inline bool in_campaign(const Position& position) { return position.config.mode == "campaign"; }

inline const Edition& edition_in(const Position& position) { return *position.config.edition; }

inline const Campaign& campaign_in(const Position& position) { return edition_in(position).campaign; }

inline const Sheet& sheet_of(const Position& position, const std::string& thief) {
  const std::vector<Sheet>& sheets = edition_in(position).sheets;
  return *std::find_if(sheets.begin(), sheets.end(), [&](const Sheet& sheet) { return sheet.thief == thief; });
}

inline const Plan& plan_of(const Position& position) {
  const std::vector<Plan>& plans = edition_in(position).plans;
  return *std::find_if(plans.begin(), plans.end(), [&](const Plan& plan) { return plan.name == position.scenario; });
}

// CL-4, CK-1: one thief for each player
inline int players(const Position& position) {
  return in_campaign(position) ? position.config.players : static_cast<int>(position.gang.size());
}

// CL-5: the symbols that are not crossed at setup
inline int available(const Position& position, const Track& track) {
  return track.length - track.first.at(ix(players(position) - 1));
}

// Tools and preparations with the number of their boxes, in the order of the items.
inline std::vector<std::pair<std::string, int>> items(const Position& position) {
  std::vector<std::pair<std::string, int>> result;
  for (const Area& area : campaign_in(position).areas) {
    if (area.boxes > 0) result.emplace_back(area.name, area.boxes);
  }
  for (const Preparation& preparation : campaign_in(position).preparations) {
    result.emplace_back(preparation.name, preparation.boxes);
  }
  return result;
}

inline int boxes_crossed(const Position& position, const std::string& item) {
  const auto found = position.item_boxes.find(item);
  return found == position.item_boxes.end() ? 0 : found->second;
}

// CK-19
inline bool is_prepared(const Position& position, const std::string& name) {
  if (!in_campaign(position)) return false;
  for (const Preparation& preparation : campaign_in(position).preparations) {
    if (preparation.name != name) continue;
    if (boxes_crossed(position, name) < preparation.boxes) return false;
    return preparation.thief.empty() || contains(position.gang, preparation.thief);
  }
  return false;
}

// CK-3, CK-26
inline int campaign_traces_available(const Position& position) {
  const Campaign& campaign = campaign_in(position);
  return available(position, campaign.traces) + (is_prepared(position, "passports") ? campaign.passports : 0);
}

// Whether an area of the campaign sheet may be used in the current heist.
inline bool is_open(const Position& position, const Area& area) {
  if (!in_campaign(position)) return false;                                     // Options: no campaign sheet
  if (area.boxes > 0) return boxes_crossed(position, area.name) == area.boxes;  // CK-17, CK-12
  return position.heists_played + 1 >= area.from_heist;                         // CK-16
}

// CK-32: a field for each time symbol crossed, those crossed at setup too
inline std::string phase(const Position& position) {
  const Plan& plan = plan_of(position);
  if (plan.concert.empty()) return "pause";
  const int crossed_at_setup = plan.time.length - available(position, plan.time);
  return plan.concert.at(std::min(ix(crossed_at_setup + position.time), plan.concert.size() - 1));
}

}  // namespace naive_clou
