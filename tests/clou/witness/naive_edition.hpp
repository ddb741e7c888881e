#pragma once

// The tables of Clou - Roll & Heist as the second witness reads them: plain structures, a reader for a compact text
// that looks like the ledger's tables, and the standard edition in that text. The IDs (CL-n, CK-n) are those of the
// ledger.

#include <cstddef>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace naive_clou {

using Names = std::vector<std::string>;
using Symbols = std::set<std::string>;  // CL-25: any one of them

// A box or circle of a thief sheet or of the campaign sheet.
struct Element {
  std::string name;  // "strength.1" "grid.5" "costume.1"
  std::string kind;  // boxes: "row" "pyramid"; both: "ring"; circles with a number: "grid" "tree" "circle"; "symbol"
  Names conditions;  // of a box: "any" "<4" ">p"
  int number = 0;    // of a circle
  Symbols symbols;   // of a symbol circle
  Names fires;       // "clever" "clever/dexterity" "shift 1" "extra 4" "fill"
  Names follows;     // of a tree circle: those that lead to it; none: a start
};

struct Line {
  Names members;
  Names fires;
};

struct Bonus {
  std::string pattern;  // "faces 6 6" "triple" "straight"
  std::string fires;
};

struct Sheet {
  std::string thief;
  int escape_value = 0;
  std::vector<Element> elements;  // table order
  std::vector<Line> lines;        // table order
  std::vector<Bonus> bonuses;
};

// CL-5
struct Track {
  int length = 0;
  std::vector<int> first;  // symbols crossed at setup for 1, 2, 3 players
};

struct Demand {
  Symbols symbols;  // empty for a number (CL-52)
  int number = 0;
  int from_players = 1;  // CL-51
};

struct Part {
  std::vector<Demand> demands;
  bool ordered = false;            // CL-50
  bool needs_combination = false;  // CK-14
  int traces = 0, alarms = 0;      // CL-53
};

// CL-54
struct Loot {
  int value = 0;
  std::string tag;  // "" "special" "diamond" "double"
};

struct Challenge {
  std::string name, room;
  Names after;  // CL-48
  std::vector<Part> parts;
  std::vector<Loot> loot;
  Names opens;  // CL-47
};

struct Plan {
  std::string name, first_room;
  Track time, traces, police;
  int arrows = 0, alarms = 0;
  std::string last_alarm;                                                       // CL-56: "escape" or "jump 9"
  int per_diamond = 0, per_alarm_circle = 0, per_trace = 0, for_the_alarm = 0;  // CL-63: d, a, t, x
  std::vector<Challenge> challenges;
  Names concert;                        // CK-32: the phases; empty: not a concert plan
  std::set<std::string> sneaking;       // CK-25: rooms
  std::string tickets_room;             // CK-25
  std::string wardrobe, wardrobe_door;  // CK-33: a room, a challenge
};

// An area of the campaign sheet: experience (CK-16) or a tool (CK-17).
struct Area {
  std::string name;
  int from_heist = 0;  // experience
  int boxes = 0;       // tools
  std::vector<Element> elements;
  std::vector<Line> lines;
};

struct Preparation {
  std::string name, thief;
  int boxes = 0;
};

struct Campaign {
  Names heists;
  Track traces;
  int passports = 0;  // CK-26
  int price = 0;      // CK-12
  int per_jailed = 0, per_trace = 0, per_double = 0;
  std::vector<std::pair<int, std::string>> ranks;  // up to so many points
  std::string top_rank;
  std::vector<Area> areas;
  std::vector<Preparation> preparations;
};

struct Edition {
  std::vector<Sheet> sheets;  // gang order
  std::vector<Plan> plans;
  Campaign campaign;
};

inline std::size_t ix(int number) { return static_cast<std::size_t>(number); }

// ---------------------------------------------------------------------------------------------------------------------
// Reading

inline std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \n");
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find_last_not_of(" \n") - begin + 1);
}

// The pieces between the separators, without the blanks around them; of an empty text none.
inline Names split(const std::string& text, char separator) {
  Names pieces;
  if (trimmed(text).empty()) return pieces;
  std::string piece;
  for (const char letter : text + separator) {
    if (letter == separator) {
      pieces.push_back(trimmed(piece));
      piece.clear();
    } else {
      piece += letter;
    }
  }
  return pieces;
}

inline Names words(const std::string& text) {
  Names result;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) result.push_back(word);
  return result;
}

inline Symbols symbols_of(const std::string& text) {
  const Names pieces = split(text, '/');
  return {pieces.begin(), pieces.end()};
}

// "a; b, c, d"
inline Track track_of(const std::string& text) {
  Track track;
  track.length = std::stoi(text);
  for (const std::string& first : split(split(text, ';').at(1), ',')) track.first.push_back(std::stoi(first));
  return track;
}

// "conditions: symbols"
inline Element box_of(const std::string& name, const std::string& kind, const std::string& cell) {
  const Names pieces = split(cell, ':');
  Element box;
  box.name = name;
  box.kind = kind;
  box.conditions = words(pieces.at(0));
  if (pieces.size() > 1) box.fires = split(pieces.at(1), ',');
  return box;
}

// "circle k: symbols", "ring conditions: symbols" or "symbol a/b"
inline Element campaign_element_of(const std::string& name, const std::string& cell) {
  const std::string kind = words(cell).at(0);
  Element element = box_of(name, kind, cell.substr(kind.size()));
  if (kind == "circle") element.number = std::stoi(element.conditions.at(0));
  if (kind == "symbol") element.symbols = symbols_of(element.conditions.at(0));
  if (kind != "ring") element.conditions.clear();
  return element;
}

inline Part part_of(const std::string& text) {
  Part part;
  for (const std::string& word : words(text)) {
    if (word == ">") {
      part.ordered = true;
    } else if (word == "!trace") {
      ++part.traces;
    } else if (word == "!alarm") {
      ++part.alarms;
    } else if (word == "?combination") {
      part.needs_combination = true;
    } else {
      Demand demand;
      const Names pieces = split(word, '@');
      if (pieces.size() > 1) demand.from_players = std::stoi(pieces.at(1));
      if (pieces.at(0).front() == '#') {
        demand.number = std::stoi(pieces.at(0).substr(1));
      } else {
        demand.symbols = symbols_of(pieces.at(0));
      }
      part.demands.push_back(demand);
    }
  }
  return part;
}

// name, room, after, parts, loot, opens
inline Challenge challenge_of(const Names& cells) {
  Challenge challenge;
  challenge.name = cells.at(0);
  challenge.room = cells.at(1);
  challenge.after = split(cells.at(2), ',');
  for (std::size_t i = 3; i + 2 < cells.size(); ++i) {
    if (!cells.at(i).empty()) challenge.parts.push_back(part_of(cells.at(i)));
  }
  for (const std::string& piece : split(cells.at(cells.size() - 2), ',')) {
    const Names pair = words(piece);
    challenge.loot.push_back(Loot{std::stoi(pair.at(0)), pair.size() > 1 ? pair.at(1) : ""});
  }
  challenge.opens = split(cells.back(), ',');
  return challenge;
}

inline std::string numbered(const std::string& group, std::size_t number) {
  return group + "." + std::to_string(number);
}

// How many elements of a group a sheet has so far.
inline std::size_t count_of(const Sheet& sheet, const std::string& group) {
  std::size_t count = 0;
  for (const Element& element : sheet.elements) count += element.name.rfind(group + ".", 0) == 0 ? 1U : 0U;
  return count;
}

// One row of a sheet's table.
inline void read_sheet_row(Sheet& sheet, const std::string& key, const Names& cells) {
  if (key == "escape") {
    sheet.escape_value = std::stoi(cells.at(0));
  } else if (key == "strength" || key == "dexterity" || key == "clever" || key == "pyramid") {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      sheet.elements.push_back(box_of(numbered(key, i + 1), key == "pyramid" ? key : "row", cells.at(i)));
    }
  } else if (key == "grid") {  // three numbers, then what the row fires
    Line line{{}, split(cells.at(3), ',')};
    for (std::size_t i = 0; i < 3; ++i) {
      Element circle = box_of(numbered(key, count_of(sheet, key) + 1), key, "any");
      circle.conditions.clear();
      circle.number = std::stoi(cells.at(i));
      line.members.push_back(circle.name);
      sheet.elements.push_back(circle);
    }
    sheet.lines.push_back(line);
  } else if (key == "columns") {
    for (std::size_t i = 1; i <= 3; ++i) {
      sheet.lines.push_back(
          Line{{numbered("grid", i), numbered("grid", i + 3), numbered("grid", i + 6)}, split(cells.at(i - 1), ',')});
    }
  } else if (key == "rings" || key == "specials") {  // the circles of a line, then what the line fires
    Line line{{}, split(cells.back(), ',')};
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
      const std::string group = key == "rings" ? "ring" : "special";
      Element circle = box_of(numbered(group, count_of(sheet, group) + 1), "ring", cells.at(i));
      if (group == "special") {
        circle.kind = "symbol";
        circle.symbols = symbols_of(cells.at(i));
        circle.conditions.clear();
      }
      line.members.push_back(circle.name);
      sheet.elements.push_back(circle);
    }
    sheet.lines.push_back(line);
  } else if (key == "tree") {  // number, fires, follows
    Element circle = box_of(numbered(key, count_of(sheet, key) + 1), key, "any:" + cells.at(1));
    circle.conditions.clear();
    circle.number = std::stoi(cells.at(0));
    if (cells.at(2) != "start") circle.follows = split(cells.at(2), ',');
    sheet.elements.push_back(circle);
  } else if (key == "bonus") {
    sheet.bonuses.push_back(Bonus{cells.at(0), cells.at(1)});
  }
}

// One row of a plan's tables.
inline void read_plan_row(Plan& plan, const std::string& key, const Names& cells) {
  if (key == "time") plan.time = track_of(cells.at(0));
  if (key == "traces") plan.traces = track_of(cells.at(0));
  if (key == "police") plan.police = track_of(cells.at(0));
  if (key == "arrows") plan.arrows = std::stoi(cells.at(0));
  if (key == "alarms") {
    plan.alarms = std::stoi(cells.at(0));
    plan.last_alarm = cells.at(1);
  }
  if (key == "score") {
    const Names values = split(cells.at(0), ',');
    plan.per_diamond = std::stoi(values.at(0));
    plan.per_alarm_circle = std::stoi(values.at(1));
    plan.per_trace = std::stoi(values.at(2));
    plan.for_the_alarm = std::stoi(values.at(3));
  }
  if (key == "concert") plan.concert = words(cells.at(0));
  if (key == "sneaking") {
    const Names rooms = split(cells.at(0), ',');
    plan.sneaking.insert(rooms.begin(), rooms.end());
    plan.tickets_room = cells.at(1);
  }
  if (key == "wardrobe") {
    plan.wardrobe = cells.at(0);
    plan.wardrobe_door = cells.at(1);
  }
  if (key == "challenge") plan.challenges.push_back(challenge_of(cells));
}

// One row of the campaign sheet's tables.
inline void read_campaign_row(Campaign& campaign, const std::string& key, const Names& cells) {
  if (key == "heists") campaign.heists = cells;
  if (key == "traces") {
    campaign.traces = track_of(cells.at(0));
    campaign.passports = std::stoi(cells.at(1));
  }
  if (key == "price") campaign.price = std::stoi(cells.at(0));
  if (key == "score") {
    const Names values = split(cells.at(0), ',');
    campaign.per_jailed = std::stoi(values.at(0));
    campaign.per_trace = std::stoi(values.at(1));
    campaign.per_double = std::stoi(values.at(2));
  }
  if (key == "ranks") {
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
      campaign.ranks.emplace_back(std::stoi(cells.at(i)), words(cells.at(i)).at(1));
    }
    campaign.top_rank = cells.back();
  }
  if (key == "experience" || key == "tool") {  // name, from heist or boxes, elements
    Area area;
    area.name = cells.at(0);
    (key == "tool" ? area.boxes : area.from_heist) = std::stoi(cells.at(1));
    for (std::size_t i = 2; i < cells.size(); ++i) {
      area.elements.push_back(campaign_element_of(numbered(area.name, i - 1), cells.at(i)));
    }
    campaign.areas.push_back(area);
  }
  if (key == "line") {  // of the area before it: members, fires
    campaign.areas.back().lines.push_back(Line{split(cells.at(0), ','), split(cells.at(1), ',')});
  }
  if (key == "preparation") {
    campaign.preparations.push_back(Preparation{cells.at(0), cells.at(1), std::stoi(cells.at(2))});
  }
}

// An edition in the form of standard_text: one row a line, cells between bars; a line that begins with a bar goes on
// with the row before it.
inline Edition edition_of(const std::string& text) {
  Edition edition;
  Names rows;
  for (const std::string& line : split(text, '\n')) {
    if (line.empty()) continue;
    if (line.front() == '|') {
      rows.back() += " " + line;
    } else {
      rows.push_back(line);
    }
  }
  std::string section;
  for (const std::string& row : rows) {
    Names cells = split(row, '|');
    const std::string key = cells.front();
    cells.erase(cells.begin());
    if (key == "sheet" || key == "plan" || key == "campaign") {
      section = key;
      if (key == "sheet") edition.sheets.push_back(Sheet{cells.at(0), 0, {}, {}, {}});
      if (key == "plan") {
        edition.plans.emplace_back();
        edition.plans.back().name = cells.at(0);
        edition.plans.back().first_room = cells.at(1);
      }
    } else if (section == "sheet") {
      read_sheet_row(edition.sheets.back(), key, cells);
    } else if (section == "plan") {
      read_plan_row(edition.plans.back(), key, cells);
    } else {
      read_campaign_row(edition.campaign, key, cells);
    }
  }
  return edition;
}

// ---------------------------------------------------------------------------------------------------------------------
// The standard edition

// A line of circle-boxes or specials ends with what it fires. A challenge: name, room, after, its parts, loot, opens.
inline const std::string& standard_text() {
  static const std::string text = R"(sheet | matt
escape | 5
strength | any | >p: strength | <4 | >p: strength | any | <p: strength
dexterity | <3: clever | >p: shift 1 | any: dexterity | <p | >4: lock | <p: dexterity
clever | any | =p: clever | <4 | >p: electro | any: clever | >p: fill
grid | 5 | 8 | 6 | dexterity
grid | 3 | 10 | 4 | lock
grid | 7 | 2 | 9 | clever
columns | lock | electro | dexterity
rings | >3 | <5 | lock, safe
rings | <4 | >5 | lock, clever
tree | 6 | shift 1 | start
tree | 8 | dexterity | start
tree | 2 | lock | tree.1
tree | 13 | clever | tree.1
tree | 4 | lock | tree.2
tree | 9 | clever | tree.2
tree | 15 | electro | tree.3, tree.4
tree | 11 | safe | tree.5, tree.6
specials | dexterity | dexterity | lock
specials | strength | clever | electro
bonus | faces 6 6 | dexterity
bonus | triple | lock

sheet | janet
escape | 4
strength | any | <p: strength | >2 | >p: strength | <4: dexterity | >p: strength
dexterity | any: dexterity | >p: lock | <p: dexterity | <3: extra 4 | >p: dexterity | any: lock
clever | <4: clever | >p: clever | >3: electro | <p | any: clever | =p: electro
grid | 4 | 9 | 2 | electro
grid | 7 | 5 | 11 | clever
grid | 3 | 6 | 8 | dexterity
columns | clever | escape | electro
rings | <4 | >5 | clever, strength
rings | >2 | <3 | dexterity, extra 3
pyramid | <4 | any | <4 | =p: dexterity | >p: clever | >p: escape, electro
specials | clever | electro | escape
specials | dexterity | dexterity | escape
specials | lock | electro | safe
bonus | faces 1 1 | fill
bonus | straight | escape

sheet | trixie
escape | 5
strength | any: strength | >p: strength | <p | any: strength | >3: dexterity | <p: safe
dexterity | >2: dexterity | <p: dexterity | any | =p: dexterity | <4: lock | >p: dexterity
clever | any: clever | <4 | >p: clever | >4: electro | <p: clever | any
rings | >3 | >3 | safe, dexterity
rings | <5 | any | safe
tree | 5 | strength | start
tree | 9 | electro | start
tree | 7 | electro | tree.1
tree | 12 | safe | tree.1, tree.2
tree | 3 | dexterity | tree.2
tree | 10 | safe | tree.3, tree.4
tree | 4 | clever | tree.4, tree.5
tree | 14 | safe, lock | tree.6, tree.7
pyramid | any | <5 | any | =p: electro | >p: safe | =p: lock
specials | strength | electro | safe
specials | clever | dexterity | lock
bonus | faces 1 3 | shift 2
bonus | faces 4 4 | fill

sheet | bruce
escape | 5
strength | any: strength | >p: strength | <p: strength | any: strength | >4: lock | >p: strength
dexterity | <4: dexterity | >p: dexterity | <p | >3: dexterity | =p: lock | <3: dexterity
clever | >4 | <p: clever | <3: electro | >p: shift 1 | any: clever | <p: clever
grid | 6 | 3 | 10 | strength
grid | 12 | 5 | 4 | lock
grid | 2 | 7 | 8 | strength
columns | safe | dexterity | strength
tree | 4 | strength | start
tree | 7 | strength | start
tree | 11 | clever | tree.1
tree | 3 | strength | tree.1, tree.2
tree | 8 | dexterity | tree.2
tree | 16 | lock | tree.3, tree.4
tree | 6 | strength | tree.4, tree.5
tree | 10 | safe | tree.6, tree.7
pyramid | >3 | >2 | >3 | >p: strength | =p: strength | <p: lock
specials | strength | strength | lock
specials | strength | dexterity | clever
specials | lock | strength | safe
bonus | faces 6 6 | strength
bonus | triple | safe

plan | villa | garden
time | 9; 0, 1, 3
traces | 7; 0, 1, 2
police | 13; 0, 3, 8
arrows | 3
alarms | 1 | escape
score | 0, 0, 1, 0
challenge | window | garden |  | dexterity strength strength@2 clever@3 |  |  | hall
challenge | sidedoor | garden |  | clever > lock@2 | strength strength@2 strength@3 !trace |  | kitchen
challenge | camera | hall |  | electro electro@2 dexterity@3 | clever clever@2 dexterity strength@3 | 2 |
challenge | cabinet | hall |  | dexterity dexterity@2 | strength strength@3 !trace | 2 |
challenge | door | hall |  | lock lock@2 | strength strength strength@2 !trace |  | study
challenge | silver | kitchen |  | dexterity/clever strength@2 |  | 2 |
challenge | stairs | kitchen |  | strength dexterity clever@2 |  |  | hall
challenge | desk | study |  | lock clever@2 strength@2 | clever clever dexterity@2 !trace | 3 |
challenge | safe | study |  | safe > electro@2 > safe@2 | strength strength electro !alarm | 5 |
challenge | bust | study | desk | strength strength@2 dexterity@2 |  | 3 |

plan | museum | street
time | 11; 0, 2, 3
traces | 7; 0, 1, 2
police | 13; 0, 3, 8
arrows | 3
alarms | 2 | escape
score | 0, 0, 1, 0
challenge | gate | street |  | lock strength@2 strength@3 | strength strength dexterity@2 !trace |  | lobby
challenge | drainpipe | street |  | dexterity strength strength@2 dexterity@3 |  |  | attic
challenge | watchman | lobby |  | clever clever | strength strength strength@2 !trace |  | gallery
challenge | shop | lobby |  | dexterity/lock clever@2 |  | 2 |
challenge | fusebox | attic |  | electro > electro@2 | strength !alarm |  | gallery
challenge | crate | attic |  | strength strength@2 strength@3 |  | 2 |
challenge | painting | gallery |  | dexterity clever@2 | strength !trace | 2 |
challenge | mummy | gallery |  | strength strength dexterity@2 clever@3 |  | 3 |
challenge | laser | gallery |  | electro electro@3 dexterity | clever clever dexterity@2 |  | vault
challenge | showcase | vault |  | lock dexterity@2 | strength !alarm | 3 |
challenge | crown | vault | showcase | safe > dexterity > clever@2 | safe safe | 4 |
challenge | strongbox | vault |  | safe lock@2 safe@3 electro@2 |  | 3 |

plan | glassworks | yard
time | 12; 0, 2, 2
traces | 3; 0, 0, 1
police | 13; 0, 3, 7
arrows | 3
alarms | 1 | escape
score | 2, 0, 1, 2
challenge | fence | yard |  | strength strength dexterity@2 strength@3 | dexterity clever@2 !trace |  | furnace
challenge | skylight | yard |  | dexterity dexterity lock@2 |  |  | showroom
challenge | dog | yard |  | clever dexterity@2 |  | 1 |
challenge | moulds | furnace |  | strength strength@2 dexterity@2 | electro clever@2 | 2 |
challenge | polisher | furnace |  | electro dexterity strength@2 clever@3 |  | 0 diamond, 0 diamond |
challenge | officedoor | furnace |  | lock strength@2 dexterity@2
| strength strength dexterity@2 !trace |  | office
challenge | till | office |  | lock clever@2 dexterity@2 strength@3 | clever clever strength@2 !trace | 3 |
challenge | paysafe | office |  | safe > lock@2 > safe@3 | electro safe lock@2 !alarm | 5 |
challenge | hamper | office |  | strength/dexterity clever@2 lock@3 |  | 0 double |
challenge | display | showroom |  | clever dexterity strength@2 lock@3
| strength strength dexterity@2 !alarm | 2, 0 diamond |
challenge | mantrap | showroom |  | electro strength@2 | dexterity clever@2 clever@3 !trace |  |
challenge | replica | showroom | mantrap | lock > safe > dexterity@2 |  | 2 special |
challenge | tree | showroom |  | dexterity clever@2 strength@2 electro@3 |  | 0 double |

plan | hotel | street
time | 12; 0, 2, 3
traces | 7; 0, 1, 2
police | 13; 0, 3, 8
arrows | 3
alarms | 1 | jump 9
score | 0, 2, 1, 0
challenge | porter | street |  | clever clever clever@2 | strength strength strength@2 !alarm |  | lobby
challenge | delivery | street |  | strength dexterity dexterity@2 strength@3 |  |  | kitchen
challenge | pantry | kitchen |  | dexterity/strength clever@2 dexterity@3 |  | 0 double |
challenge | goose | kitchen | pantry | dexterity clever@2 strength@2 |  | 0 double |
challenge | lift | kitchen |  | electro strength@2 | strength strength strength@2 !trace |  | corridor
challenge | keyboard | lobby |  | #7 > #11@2 | lock dexterity@3 !alarm |  | corridor
challenge | cloakroom | lobby |  | dexterity clever@3 |  | 3 |
challenge | room21 | corridor |  | lock clever@2 | strength strength@3 !alarm | 5 |
challenge | suitedoor | corridor |  | #9 lock@2 | electro lock !trace |  | suite
challenge | jewelcase | suite |  | dexterity clever | safe lock@2 | 6 |
challenge | notebook | suite |  | #4 > #13 > #8 | clever clever electro !trace | 2 special |
challenge | gifts | suite |  | strength/clever dexterity@2 clever@2 |  | 0 double |
challenge | strongroom | lobby |  | lock > electro > safe@2 | safe safe@3 !alarm |  | strongroom
challenge | deposits | strongroom |  | safe dexterity@2 safe@3 |  | 7 |

plan | concert | alley
time | 13; 0, 1, 2
traces | 8; 0, 0, 3
police | 13; 0, 3, 8
arrows | 3
alarms | 2 | escape
score | 0, 0, 1, 0
concert | pause pause loud quiet loud instrumental pause loud quiet instrumental loud quiet loud
sneaking | alley, backstage | foyer
wardrobe | wardrobe | wardrobedoor
challenge | stagedoor | alley |  | lock clever clever@2 dexterity@2
| strength strength strength@2 !trace |  |  | backstage
challenge | doorman | backstage |  | clever clever dexterity@2 strength@2
| strength strength strength@2 !trace |  |  | foyer
challenge | props | backstage |  | dexterity dexterity strength@2 | electro electro@2 |  |  | foyer
challenge | bar | foyer |  | dexterity clever@2 |  |  | 1 |
challenge | buffet | foyer |  | clever/dexterity strength@2 dexterity@2 |  |  | 0 double |
challenge | coats | foyer |  | dexterity/strength dexterity@2 |  |  | 1 |
challenge | boxoffice | foyer |  | lock > safe@2 > electro@2 | strength electro !alarm |  | 3 |
challenge | staircase | foyer |  | strength dexterity@2 strength@2 |  |  |  | gallery
challenge | royalbox | gallery |  | dexterity clever lock@2 electro@2 |  |  | 4 |
challenge | lighting | gallery |  | electro electro@2 |  |  |  | stage
challenge | presents | stage |  | strength dexterity@2 clever@2 |  |  | 0 double |
challenge | wardrobedoor | foyer |  | lock dexterity@2 clever@2 | electro clever !trace |  |  | wardrobe
challenge | bouquet | wardrobe |  | clever dexterity@2 |  |  | 0 double |
challenge | jewellery | wardrobe |  | dexterity lock@2 | strength strength@2 !trace |  | 3 |
challenge | case | wardrobe |  | ?combination clever dexterity@2 | safe > safe > electro > clever
| lock electro strength strength !trace !alarm | 14 special |

campaign
heists | glassworks | hotel | concert
traces | 12; 0, 3, 5 | 2
price | 5
score | 5, 3, 3
ranks | 50 ordinary | 63 pros | 72 legends | century
experience | exp1 | 1 | circle 1: extra 5 | circle 12: electro
experience | exp2 | 2 | ring >2: strength/dexterity/clever | circle 11: lock
tool | costume | 1 | circle 10: clever, dexterity | circle 4: dexterity, lock | circle 6: clever, electro
line | costume.1, costume.2 | clever/dexterity, safe
tool | canes | 1 | ring >4 | ring <4 | circle 6: strength, dexterity
line | canes.1, canes.2 | strength, lock
tool | lights | 1 | symbol electro/clever | symbol strength/dexterity | circle 5: electro, safe | circle 8: lock
line | lights.1, lights.2 | safe
preparation | affair | janet | 1
preparation | scouting | matt | 1
preparation | training | bruce | 1
preparation | pimping | trixie | 1
preparation | tickets |  | 1
preparation | passports |  | 2
)";
  return text;
}

inline std::shared_ptr<const Edition> standard_edition() {
  static const std::shared_ptr<const Edition> edition = std::make_shared<const Edition>(edition_of(standard_text()));
  return edition;
}

}  // namespace naive_clou
