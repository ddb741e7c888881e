#pragma once

// The sheets, for the second witness: which element takes which number, and the numbers that dice make. The IDs (CL-n,
// CK-n) are those of the ledger.

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <clou/witness/naive_position.hpp>

namespace naive_clou {

// ---------------------------------------------------------------------------------------------------------------------
// Elements

// An element that a thief may mark, and the lines that it may lie on.
struct Spot {
  const Element* element = nullptr;
  const std::vector<Line>* lines = nullptr;
  bool on_campaign_sheet = false;
  bool of_a_tool = false;
};

// A thief's own sheet, then the open areas of the campaign sheet (CK-15). Nobody has no sheet (CK-33).
inline std::vector<Spot> spots(const Position& position, const std::string& thief) {
  std::vector<Spot> result;
  if (!thief.empty()) {
    const Sheet& sheet = sheet_of(position, thief);
    for (const Element& element : sheet.elements) {
      const bool of_a_tool = element.kind != "row" && element.kind != "symbol";  // CL-29, CL-30, CL-35
      result.push_back(Spot{&element, &sheet.lines, false, of_a_tool});
    }
  }
  for (const Area& area : campaign_in(position).areas) {
    if (!is_open(position, area)) continue;
    for (const Element& element : area.elements) result.push_back(Spot{&element, &area.lines, true, area.boxes > 0});
  }
  return result;
}

inline const Marks& marks_of(const Position& position, const std::string& thief, const Spot& spot) {
  return spot.on_campaign_sheet ? position.campaign_marks : position.thieves.at(thief).marks;
}

inline bool is_written(const Marks& marks, const std::string& name) { return marks.numbers.contains(name); }

inline bool is_crossed(const Marks& marks, const std::string& name) { return marks.crossed.contains(name); }

// Whether an element is a box now, that is, takes a number that is written; a circle-box with a number is a circle.
inline bool is_box_now(const Marks& marks, const Element& element) {
  if (element.kind == "ring") return !is_written(marks, element.name);  // CL-32
  return element.kind == "row" || element.kind == "pyramid";
}

// CL-26: a box is written and a circle crossed once
inline bool is_used_up(const Marks& marks, const Element& element) {
  return is_box_now(marks, element) ? is_written(marks, element.name) : is_crossed(marks, element.name);
}

// CL-28, CL-34: all conditions must hold
inline bool fulfils(const Names& conditions, int number, int previous) {
  for (const std::string& condition : conditions) {
    if (condition == "any") continue;
    const int limit = condition.substr(1) == "p" ? previous : std::stoi(condition.substr(1));
    if (condition.front() == '<' && number >= limit) return false;
    if (condition.front() == '>' && number <= limit) return false;
    if (condition.front() == '=' && number != limit) return false;
  }
  return true;
}

inline int number_of(const std::string& name) { return std::stoi(name.substr(name.find('.') + 1)); }

inline std::string sibling(const std::string& name, int number) {
  return numbered(name.substr(0, name.find('.')), ix(number));
}

// The boxes that must be written before this one, by the order of rows and pyramids.
inline Names boxes_before(const Element& element) {
  const int number = number_of(element.name);
  if (element.kind == "row" && number > 1) return {sibling(element.name, number - 1)};  // CL-29
  if (element.kind == "pyramid" && number >= 4) {                                       // CL-34
    const int left = number == 4 ? 1 : number == 5 ? 2 : 4;
    return {sibling(element.name, left), sibling(element.name, left + 1)};
  }
  return {};
}

// CL-33: the circles of the tree that the way leads to: those that follow its end, or the starts, and what follows
// those of them that were crossed without dice. (A circle that follows the end of the way was not crossed with dice.)
// By tree_way=last only those that follow it directly.
inline std::set<std::string> reached_in_tree(const Position& position, const std::string& thief) {
  const Thief& owner = position.thieves.at(thief);
  std::set<std::string> reached;
  for (const Element& circle : sheet_of(position, thief).elements) {  // a circle stands behind those that lead to it
    if (circle.kind != "tree") continue;
    bool follows = owner.end_of_way.empty() ? circle.follows.empty() : contains(circle.follows, owner.end_of_way);
    for (const std::string& before : circle.follows) {
      if (position.config.tree_way == "last") break;
      follows = follows || (reached.contains(before) && is_crossed(owner.marks, before));
    }
    if (follows) reached.insert(circle.name);
  }
  return reached;
}

// Whether the order lets an element with a number be marked now (CL-29, CL-33, CL-34).
inline bool is_in_order(const Position& position, const std::string& thief, const Spot& spot) {
  const Marks& marks = marks_of(position, thief, spot);
  for (const std::string& name : boxes_before(*spot.element)) {
    if (!is_written(marks, name)) return false;
  }
  if (spot.element->kind == "row") {  // CL-43: a row goes on with its leftmost empty box
    for (int number = 1; number < number_of(spot.element->name); ++number) {
      if (!is_written(marks, sibling(spot.element->name, number))) return false;
    }
  }
  if (spot.element->kind == "tree") return reached_in_tree(position, thief).contains(spot.element->name);
  return true;
}

// Whether a number fits into an element that is not used up (CL-28, CL-31 to CL-34).
inline bool fits(const Marks& marks, const Element& element, int number) {
  if (element.kind == "symbol") return false;  // CL-36
  if (!is_box_now(marks, element)) {
    return number == (element.kind == "ring" ? marks.numbers.at(element.name) : element.number);  // CL-31, CL-32, CL-33
  }
  int previous = 0;
  for (const std::string& name : boxes_before(element)) previous += marks.numbers.at(name);
  return fulfils(element.conditions, number, previous);
}

// CL-67: an uncrossed symbol circle of the same line with the same symbols stands before this one
inline bool has_earlier_twin(const Position& position, const std::string& thief, const Spot& spot) {
  const Marks& marks = marks_of(position, thief, spot);
  for (const Spot& other : spots(position, thief)) {
    if (other.element == spot.element) return false;
    if (other.lines != spot.lines || other.element->kind != "symbol") continue;
    if (other.element->symbols != spot.element->symbols || is_crossed(marks, other.element->name)) continue;
    for (const Line& line : *spot.lines) {
      if (contains(line.members, spot.element->name) && contains(line.members, other.element->name)) return true;
    }
  }
  return false;
}

// ---------------------------------------------------------------------------------------------------------------------
// Numbers made of dice

struct Die {
  int pips = 0;
  bool is_virtual = false;
};

// All numbers that these dice make together when each shift may be put on another die.
inline std::set<int> sums(const std::vector<int>& pips, const std::vector<int>& shifts, bool clamp_dice) {
  std::set<int> result;
  if (shifts.size() > pips.size()) return result;  // CL-40: each shift goes on another die
  if (shifts.empty()) {
    int sum = 0;
    for (const int value : pips) sum += value;
    return {sum};
  }
  const std::vector<int> other_shifts(shifts.begin() + 1, shifts.end());
  for (std::size_t i = 0; i < pips.size(); ++i) {
    std::vector<int> other_pips = pips;
    other_pips.erase(other_pips.begin() + static_cast<std::ptrdiff_t>(i));
    for (int by = -shifts.front(); by <= shifts.front(); ++by) {  // CL-40: up to X more or less
      const int value = pips.at(i) + by;
      if (value < 1 || (clamp_dice && value > 6)) continue;  // CL-41
      for (const int sum : sums(other_pips, other_shifts, clamp_dice)) result.insert(value + sum);
    }
  }
  return result;
}

// The members of a list whose bits are set.
template <class Member>
inline std::vector<Member> subset(const std::vector<Member>& members, unsigned bits) {
  std::vector<Member> result;
  for (std::size_t i = 0; i < members.size(); ++i) {
    if ((bits >> i & 1U) != 0) result.push_back(members.at(i));
  }
  return result;
}

// CL-41: without one of the shifts the number could not be made
inline bool needs_all_shifts(const std::vector<int>& pips, const std::vector<int>& shifts, bool clamp_dice,
                             int number) {
  for (std::size_t i = 0; i < shifts.size(); ++i) {
    std::vector<int> fewer = shifts;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (sums(pips, fewer, clamp_dice).contains(number)) return false;
  }
  return true;
}

// Text, how
inline std::string how(int number, const std::vector<Die>& dice, const std::vector<int>& shifts) {
  std::string text = std::to_string(number);
  std::string separator = "=";
  for (const Die& die : dice) {
    text += separator + std::to_string(die.pips) + (die.is_virtual ? "x" : "");
    separator = "+";
  }
  for (const int shift : shifts) text += "~" + std::to_string(shift);
  return text;
}

// All makings of numbers that a thief has now, by their texts (CL-27, CL-40, CL-41, CL-42).
inline std::map<std::string, int> makings(const Position& position, const std::string& name) {
  const Thief& thief = position.thieves.at(name);
  const bool clamp_dice = position.config.clamp_dice;
  std::vector<Die> all_dice;
  for (const int pips : thief.dice) all_dice.push_back(Die{pips, false});
  for (const int pips : thief.extras) all_dice.push_back(Die{pips, true});  // CL-42
  const std::vector<int> all_shifts(thief.shifts.begin(), thief.shifts.end());
  std::map<std::string, int> result;
  for (unsigned dice_bits = 1; dice_bits < 1U << all_dice.size(); ++dice_bits) {  // CL-27: a non-empty set
    const std::vector<Die> dice = subset(all_dice, dice_bits);
    std::vector<int> pips;
    pips.reserve(dice.size());
    for (const Die& die : dice) pips.push_back(die.pips);
    for (unsigned shift_bits = 0; shift_bits < 1U << all_shifts.size(); ++shift_bits) {
      const std::vector<int> shifts = subset(all_shifts, shift_bits);
      for (const int number : sums(pips, shifts, clamp_dice)) {
        if (number < 1 || number > 30) continue;                            // CL-27
        if (!needs_all_shifts(pips, shifts, clamp_dice, number)) continue;  // CL-41
        result[how(number, dice, shifts)] = number;
      }
    }
  }
  return result;
}

inline void take_one(std::multiset<int>& values, int value) { values.erase(values.find(value)); }

// The dice, virtual dice and shifts of a making are gone.
inline void use_up(Thief& thief, const std::string& making) {
  const Names pieces = split(making.substr(making.find('=') + 1), '~');
  for (const std::string& die : split(pieces.at(0), '+')) {
    take_one(die.back() == 'x' ? thief.extras : thief.dice, std::stoi(die));
  }
  for (std::size_t i = 1; i < pieces.size(); ++i) take_one(thief.shifts, std::stoi(pieces.at(i)));
}

}  // namespace naive_clou
