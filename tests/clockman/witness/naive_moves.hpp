#pragma once

// Who acts and which moves there are, for the plain, slow implementation of Clockman in naive.hpp. The IDs (CM-n)
// beside the checks are those of the rule ledger.

#include <map>
#include <set>
#include <string>
#include <vector>

#include <clockman/witness/naive_board.hpp>
#include <clockman/witness/naive_trade.hpp>

namespace naive_clockman {

// ---------------------------------------------------------------------------------------------------------------------
// Ways of a figure

struct End {
  Place place;
  bool is_paid = false;
};

// CM-15: whether the seat may go outward through a passage of this gap
inline bool outward_is_open(const Position& position, int seat, int gap) {
  if (position.config.outward == "free") return true;
  if (gap >= 2 && needs(position, seat, '0')) return true;  // CM-9: home rings 2, 3, 4
  if (gap >= 3 && needs(position, seat, '1')) return true;
  if (gap >= 4 && needs(position, seat, '2')) return true;
  // A joker for a digit that is not to be had; `home` is the rule of before, which knew nothing of that
  bool is_gone = false;
  for (const char kind : {'0', '1', '2'}) {
    if (needs(position, seat, kind) && !lies_on_board(position, kind)) is_gone = true;
  }
  for (const auto& [field, kind] : position.board) {
    if (position.config.outward == "need" && is_gone && kind == 'X' && field.first <= gap) return true;
  }
  for (int other = 0; other < position.config.seats; ++other) {
    if (other == seat || !on_ring(position, other)) continue;
    if (position.figures.at(ix(other)).ring <= gap && hunts(position, seat, other)) return true;
  }
  return false;
}

// CM-18
inline bool straight_is_open(const Position& position, int seat) {
  return is_complete(position, seat) && position.symbols.at(ix(seat)).contains(last_pose(position.config, seat)) &&
         !is_barred(position, seat);
}

// A path that has come to a place, with so many steps left. `heading` is "inward" or "outward" on a passage field that
// was entered in this move, else empty; `passed` are the passage fields of this move.
inline void follow(const Position& position, int seat, const Place& place, const std::string& heading, int left,
                   const std::set<int>& passed, std::vector<End>& ends) {
  const Config& config = position.config;
  if (left == 0) {
    ends.push_back(End{place, false});
    return;
  }
  if (place.where == Place::Where::start) {
    follow(position, seat, entry_field(config, seat), "", left - 1, passed, ends);  // CM-17
  }
  if (place.where == Place::Where::ring) {
    follow(position, seat, along_ring(config, place, 1), "", left - 1, passed, ends);  // CM-11, CM-12
    for (int number = 0; ix(number) < config.passages.size(); ++number) {
      if (passed.contains(number)) continue;  // CM-12: no passage field twice
      const Passage& passage = config.passages.at(ix(number));
      std::set<int> passed_now = passed;
      passed_now.insert(number);
      if (place == outer_field(passage) && !is_barred(position, seat)) {  // CM-13, CM-64
        if (!position.blockades.contains(number)) {
          follow(position, seat, passage_field(number), "inward", left - 1, passed_now, ends);  // CM-16
        } else if (left == 1) {
          ends.push_back(End{passage_field(number), true});  // CM-13
        }
      }
      if (place == inner_field(passage) && outward_is_open(position, seat, passage.gap)) {
        follow(position, seat, passage_field(number), "outward", left - 1, passed_now, ends);  // CM-15
      }
    }
    if (place == junction_field(config, seat) && straight_is_open(position, seat)) {
      follow(position, seat, straight_field(1), "", left - 1, passed, ends);  // CM-18
    }
  }
  if (place.where == Place::Where::passage) {
    const Passage& passage = config.passages.at(ix(place.index));
    if (heading != "outward") {
      follow(position, seat, inner_field(passage), "", left - 1, passed, ends);  // CM-14, CM-16
    }
    if (heading == "outward" || (heading.empty() && outward_is_open(position, seat, passage.gap))) {
      follow(position, seat, outer_field(passage), "", left - 1, passed, ends);  // CM-14, CM-15
    }
  }
  if (place.where == Place::Where::straight) {
    if (place.index == 1) follow(position, seat, straight_field(2), "", left - 1, passed, ends);
    if (place.index == 2 && left == 1) ends.push_back(End{straight_field(3), true});                   // CM-20
    if (place.index == 3 && left == 1) ends.push_back(End{Place{Place::Where::centre, 0, 0}, false});  // CM-21
  }
}

struct Way {
  Place end;
  std::string payment;  // empty, a symbol, or "e" for a card `free`
};

// Move texts with where they lead, without `forfeit`.
inline std::map<std::string, Way> ways(const Position& position) {
  const int seat = position.turn;
  const Place& place = position.figures.at(ix(seat));
  std::set<int> passed;
  if (place.where == Place::Where::passage) passed.insert(place.index);  // CM-12: the one where the move begins
  std::vector<End> ends;
  follow(position, seat, place, "", position.roll, passed, ends);

  std::map<std::string, Way> result;
  for (const End& end : ends) {
    if (!end.is_paid) result["go:" + place_text(end.place)] = Way{end.place, ""};  // CM-12: named by its end
  }
  for (const End& end : ends) {
    const std::string text = "go:" + place_text(end.place);
    if (!end.is_paid || result.contains(text)) continue;  // CM-22: only the free move exists
    const bool is_passage = end.place.where == Place::Where::passage;
    const char pose =
        is_passage ? position.config.passages.at(ix(end.place.index)).pose : last_pose(position.config, seat);
    if (position.symbols.at(ix(seat)).contains(pose)) {  // CM-13, CM-20
      result[text + "+" + pose] = Way{end.place, std::string(1, pose)};
    }
    if (is_passage && can_play(position, seat, "free")) result[text + "+e"] = Way{end.place, "e"};  // CM-20, CM-58
  }
  return result;
}

// CM-19: the choice to stay instead of going round ring 4
inline bool overshoots(const Position& position) {
  const Place& place = position.figures.at(ix(position.turn));
  if (place.where != Place::Where::ring || place.ring != 4 || !is_complete(position, position.turn)) return false;
  int k = 0;
  while (along_ring(position.config, place, k) != junction_field(position.config, position.turn)) ++k;
  return position.roll > k + 3;
}

// The moves of a `move` node.
inline std::set<std::string> figure_moves(const Position& position) {
  std::set<std::string> result;
  bool any_free = false;
  for (const auto& [text, way] : ways(position)) {
    result.insert(text);
    any_free = any_free || way.payment.empty();
  }
  if (!any_free || overshoots(position)) result.insert("forfeit");  // CM-23, CM-19
  return result;
}

// ---------------------------------------------------------------------------------------------------------------------
// Moves at the nodes

inline int actor(const Position& position) {
  static const std::set<std::string> chance_nodes{"start_roll", "roll", "symbol", "event", "mix_card"};
  if (position.node == "over") return nobody;
  return chance_nodes.contains(position.node) ? chance : position.asked;
}

using Moves = std::map<std::string, int>;

inline Moves dice_moves() { return {{"d1", 1}, {"d2", 1}, {"d3", 1}, {"d4", 1}, {"d5", 1}, {"d6", 1}}; }  // CM-3

// Weights: the number of such cards
inline Moves symbol_moves(const std::multiset<char>& symbols) {
  Moves result;
  for (const char symbol : symbols) ++result[std::string("s") + symbol];
  return result;
}

inline Moves event_moves(const Position& position) {
  Moves result;
  for (const std::string& card : position.event_draw) ++result["e:" + card];
  return result;
}

// Windows are listed without `pass`. Window (o) of a seat: CM-63.
inline Moves swap_moves(const Position& position, int seat) {
  Moves result;
  if (!can_play(position, seat, "swap") || !on_ring(position, seat)) return result;
  for (const int other : others_in_order(position.config, seat)) {
    if (!on_ring(position, other)) continue;
    if (position.figures.at(ix(seat)).ring != position.figures.at(ix(other)).ring) continue;
    result["play:swap:" + std::to_string(other)] = 1;
  }
  return result;
}

// CM-63, CM-77
inline Moves window_a_moves(const Position& position) {
  Moves result = swap_moves(position, position.turn);
  for (const std::string& proposal : proposals(position)) result[proposal] = 1;
  return result;
}

// Nodes 2: as window (a), and the roll may be changed
inline Moves window_b_moves(const Position& position) {
  Moves result = window_a_moves(position);
  if (on_straight(position, position.turn)) return result;  // CM-46, CM-62
  for (const std::string& card : position.cards.at(ix(position.turn))) {
    if (!card.starts_with("add") || !can_play(position, position.turn, card)) continue;
    if (position.roll + number_of(card) >= 1) result["play:" + card] = 1;  // CM-62
  }
  return result;
}

inline Moves lose_moves(const Position& position) {
  Moves result;
  for (const char symbol : position.symbols.at(ix(position.turn))) result[std::string("lose:") + symbol] = 1;  // CM-53
  return result;
}

inline Moves mix_moves(const Position& position) {
  Moves result;
  for (const int other : others_in_order(position.config, position.turn)) {
    if (position.symbols.at(ix(other)).empty() || on_straight(position, other)) continue;  // CM-54, CM-46
    for (const char symbol : position.symbols.at(ix(position.turn))) {
      result["mix:" + std::to_string(other) + ":" + symbol] = 1;
    }
  }
  return result;
}

inline Moves drop_moves(const Position& position) {
  Moves result;
  for (const char kind : all_digits(position, position.turn)) result[std::string("drop:") + kind] = 1;  // CM-55
  return result;
}

inline Moves grab_moves(const Position& position) {
  Moves result;
  const Digits own = all_digits(position, position.turn);
  for (const int other : others_in_order(position.config, position.turn)) {
    if (on_straight(position, other)) continue;  // CM-56, CM-46
    for (const char kind : all_digits(position, other)) {
      if (!within_limit(position.config, with_digit(own, kind))) continue;  // CM-56, CM-72
      result["grab:" + std::to_string(other) + ":" + kind] = 1;
    }
  }
  return result;
}

inline Moves rob_moves(const Position& position) {
  Moves result{{"rob:none", 1}};  // CM-76, Nodes 3
  for (const char kind : kinds_to_rob(position, position.turn, position.target)) result[std::string("rob:") + kind] = 1;
  return result;
}

inline Moves figure_node_moves(const Position& position) {
  Moves result;
  for (const std::string& text : figure_moves(position)) result[text] = 1;
  return result;
}

inline Moves moves(const Position& position) {
  static const std::map<std::string, Moves> fixed{
      {"start_roll", dice_moves()},
      {"roll", dice_moves()},
      {"answer", {{"accept", 1}, {"decline", 1}}},
      {"spare", {{"capture", 1}, {"spare", 1}}},
      {"spare_answer", {{"accept", 1}, {"decline", 1}}},
      {"guard", {{"play:guard", 1}, {"pass", 1}}},
      {"stay", {{"play:stay", 1}, {"pass", 1}}},
      {"lift", {{"lift", 1}, {"remain", 1}}},
      {"hoard", {{"take", 1}, {"leave", 1}}},
      {"veto", {{"play:veto", 1}, {"pass", 1}}},
      {"grab_guard", {{"play:guard", 1}, {"pass", 1}}},
      {"over", {}},
  };
  const std::string& node = position.node;
  if (fixed.contains(node)) return fixed.at(node);
  if (node == "window_a" || node == "window_b" || node == "window_o") {
    Moves result = node == "window_a"   ? window_a_moves(position)
                   : node == "window_b" ? window_b_moves(position)
                                        : swap_moves(position, position.asked);
    result["pass"] = 1;
    return result;
  }
  if (node == "move") return figure_node_moves(position);
  if (node == "rob") return rob_moves(position);
  if (node == "symbol") return symbol_moves(position.symbol_draw);
  if (node == "event") return event_moves(position);
  if (node == "lose") return lose_moves(position);
  if (node == "mix") return mix_moves(position);
  if (node == "mix_card") return symbol_moves(position.symbols.at(ix(position.target)));  // CM-54
  if (node == "drop") return drop_moves(position);
  return grab_moves(position);
}

// CM-70
inline std::vector<int> winners(const Position& position) {
  std::vector<int> result;
  if (position.node != "over") return result;
  for (int seat = 0; seat < position.config.seats; ++seat) {
    if (position.figures.at(ix(seat)).where == Place::Where::centre) result.push_back(seat);
  }
  return result;
}

}  // namespace naive_clockman
