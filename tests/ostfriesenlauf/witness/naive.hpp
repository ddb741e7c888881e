#pragma once

// A plain, slow implementation of Ostfriesenlauf that follows the rule ledger line by line. The IDs (OL-n) beside the
// checks are those of the ledger. It serves as a second witness in tests: clarity comes before speed everywhere.

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace naive_ostfriesenlauf {

using Faces = std::multiset<std::string>;
using FacesByBack = std::map<int, Faces>;  // back 1..4 -> face texts; the four keys are always there

struct Config {
  int seats = 4;
  bool unowned_wins = true;
  int length = 40;
  std::map<std::string, int> sign_fields{{"fish", 31}, {"hedgehog", 35}, {"turtle", 28}, {"snail", 25}, {"sheep", 37}};
  FacesByBack stacks;
  std::array<int, 4> start_numbers{4, 3, 2, 1};  // of runners 0..3 (OL-8)
};

struct LaidCard {
  int back = 0;
  std::string face;
  int runner = 0;  // for whom it was laid; it need not be the one that it moves (OL-14)
};

struct Position {
  Config config;
  std::string node;                // "deal" "draw" "card" "lay" "over"
  std::array<int, 4> positions{};  // of runners 0..3
  std::vector<int> order;          // race order now, leader first; runners on one field from inner to outer lane
  std::string sign = "fish";       // OL-3
  std::vector<FacesByBack> hands;  // [seat]
  FacesByBack stacks;              // what is left in each stack
  FacesByBack played;              // carried out since the last OL-21
  std::vector<LaidCard> laid;      // this round, in laying order; empty again once they are carried out
  std::vector<int> laying_order;   // runners, first to lay first, fixed for the round; empty during the deal
  int turn = 0;                    // deal: cards dealt so far; else index into laying_order, 4 when over
  int drawn_stack = 0;             // card: the stack that the card comes from, chosen or an unowned runner's; else 0
};

enum { nobody = -2, chance = -1 };

inline std::size_t ix(int number) { return static_cast<std::size_t>(number); }

// ---------------------------------------------------------------------------------------------------------------------
// Setup

inline Config standard_config(int seats) {
  Config config;
  config.seats = seats;
  config.stacks = {
      // OL-1, OL-2, Edition
      {1,
       {"-2", "+2", "+2", "+3", "+3", "+4", "+4", "+5", "+5", "+5@2", "x@2", "-1@2", "+3@3", "-6@4",
        "finish@hedgehog"}},
      {2,
       {"start", "-2", "+2", "+2", "+3", "+3", "+4", "+4", "+5", "+6", "+2@1", "-1@1", "x@3", "-3@3", "finish@turtle"}},
      {3,
       {"-3", "+2", "+3", "+3", "+4", "+4", "+5", "+6", "+7", "+3@1", "-4@1", "x@2", "-1@2", "-5@4", "finish@snail"}},
      {4,
       {"-6", "+2", "+3", "+3", "+4", "+4", "+5", "+6", "+7", "+1@1", "x@1", "-5@1", "-2@2", "+4@3", "finish@sheep"}}};
  return config;
}

inline FacesByBack no_faces() { return {{1, {}}, {2, {}}, {3, {}}, {4, {}}}; }

inline Position initial(const Config& config) {
  Position position;
  position.config = config;
  position.node = "deal";             // OL-9, Nodes 1
  position.positions = {0, 0, 0, 0};  // OL-7
  for (int number = 1; number <= 4; ++number) {
    for (int runner = 0; runner < 4; ++runner) {
      if (config.start_numbers.at(ix(runner)) == number) position.order.push_back(runner);  // OL-7: 1 is innermost
    }
  }
  position.sign = "fish";  // OL-3
  position.hands.assign(ix(config.seats), no_faces());
  position.stacks = no_faces();
  for (const auto& [back, faces] : config.stacks) position.stacks[back] = faces;
  position.played = no_faces();
  return position;
}

// ---------------------------------------------------------------------------------------------------------------------
// The track

inline bool is_owned(const Config& config, int runner) { return runner < config.seats; }  // OL-8

// The runner in a place, 1 to 4, of the race order (OL-5).
inline int runner_in_place(const Position& position, int place) { return position.order.at(ix(place - 1)); }

// The runner leaves its lane and arrives on a field, which may be the one that it stood on (OL-20).
inline void arrive(Position& position, int runner, int field) {
  std::vector<int> order;
  for (const int other : position.order) {
    if (other != runner && position.positions.at(ix(other)) >= field) order.push_back(other);  // OL-5, OL-6
  }
  order.push_back(runner);  // OL-6: behind all who stand there already
  for (const int other : position.order) {
    if (other != runner && position.positions.at(ix(other)) < field) order.push_back(other);
  }
  position.order = order;
  position.positions.at(ix(runner)) = field;  // OL-4: never modulo the length
}

// Carries out one card (OL-14).
inline void carry_out(Position& position, int back, const std::string& face) {
  const int runner = runner_in_place(position, back);  // OL-14: at this moment, whoever laid it
  const int field = position.positions.at(ix(runner));
  const std::size_t at = face.find('@');
  if (face == "start") {
    arrive(position, runner, 0);  // OL-18
    return;
  }
  if (face.rfind("finish@", 0) == 0) {
    position.sign = face.substr(at + 1);  // OL-19: no runner moves
    return;
  }
  if (face.rfind("x@", 0) == 0) {
    const int place = std::stoi(face.substr(at + 1));
    const int other = runner_in_place(position, place);
    position.positions.at(ix(runner)) = position.positions.at(ix(other));  // OL-17: position
    position.positions.at(ix(other)) = field;
    position.order.at(ix(back - 1)) = other;  // OL-17: and lane
    position.order.at(ix(place - 1)) = runner;
    return;
  }
  const int count = std::stoi(face);  // with its sign, as far as an '@'
  if (at == std::string::npos) {
    arrive(position, runner, field + count);  // OL-15
    return;
  }
  const int other = runner_in_place(position, std::stoi(face.substr(at + 1)));  // OL-16: as it stood before the card
  arrive(position, runner, position.positions.at(ix(other)) + count);           // OL-16
}

// ---------------------------------------------------------------------------------------------------------------------
// The end

// OL-25: by how many fields a runner is across; 0 if it is not.
inline int fields_across(const Position& position, int runner) {
  const int p = position.positions.at(ix(runner));
  const int g = position.config.sign_fields.at(position.sign);  // OL-19
  const int length = position.config.length;
  if (p > g) return p - g;
  if (p <= g - length) return g - length - p + 1;
  return 0;
}

inline bool is_across_forward(const Position& position, int runner) {
  return position.positions.at(ix(runner)) > position.config.sign_fields.at(position.sign);  // OL-25
}

inline int place_in_race(const Position& position, int runner) {
  for (int place = 1; place <= 4; ++place) {
    if (runner_in_place(position, place) == runner) return place;
  }
  return 0;
}

// Whether one runner goes before another in the order of OL-31.
inline bool goes_before(const Position& position, int a, int b) {
  const int across_a = fields_across(position, a);
  const int across_b = fields_across(position, b);
  const bool a_leads = place_in_race(position, a) < place_in_race(position, b);
  if (across_a != across_b) return across_a > across_b;  // OL-28; OL-31: those across before the rest
  if (across_a == 0) return a_leads;                     // OL-31: the rest by race order
  const bool forward_a = is_across_forward(position, a);
  const bool forward_b = is_across_forward(position, b);
  if (forward_a != forward_b) return forward_a;  // OL-29: forward before backward
  return forward_a ? a_leads : !a_leads;         // OL-29: on the same field
}

// All four runners in the order of OL-31.
inline std::vector<int> final_order(const Position& position) {
  std::vector<int> runners{0, 1, 2, 3};
  std::sort(runners.begin(), runners.end(), [&](int a, int b) { return goes_before(position, a, b); });
  return runners;
}

struct Result {
  std::vector<int> places;  // per seat
  std::vector<int> scores;  // per seat
  bool tie_broken = false;
};

// OL-32. Empty unless the game is over.
inline Result result(const Position& position) {
  Result result;
  if (position.node != "over") return result;
  const int seats = position.config.seats;
  std::vector<int> counted;
  for (const int runner : final_order(position)) {
    if (position.config.unowned_wins || is_owned(position.config, runner)) counted.push_back(runner);  // OL-30, OL-32
  }
  result.places.assign(ix(seats), 0);
  result.scores.assign(ix(seats), 0);
  for (std::size_t i = 0; i < counted.size(); ++i) {
    if (is_owned(position.config, counted.at(i))) result.places.at(ix(counted.at(i))) = static_cast<int>(i) + 1;
  }
  if (is_owned(position.config, counted.at(0))) result.scores.at(ix(counted.at(0))) = 1;  // OL-30: else all lose
  if (counted.size() >= 2) {
    const int first = fields_across(position, counted.at(0));
    const int second = fields_across(position, counted.at(1));
    result.tie_broken = first > 0 && first == second;  // OL-32; OL-29
  }
  return result;
}

// ---------------------------------------------------------------------------------------------------------------------
// Nodes

// The runner whose turn it is; not during the deal, not when over.
inline int runner_to_lay(const Position& position) { return position.laying_order.at(ix(position.turn)); }

// The runner's place in the race order at the start of the round, of which the laying order is the reverse (OL-12).
inline int place_at_start_of_round(const Position& position) { return 4 - position.turn; }

inline int deal_seat(const Position& position) { return position.turn / 4; }      // Nodes 1
inline int deal_back(const Position& position) { return position.turn % 4 + 1; }  // Nodes 1

inline int actor(const Position& position) {
  if (position.node == "over") return nobody;
  if (position.node == "deal" || position.node == "card") return chance;  // Nodes 1, 2
  return runner_to_lay(position);                                         // OL-8: runner i belongs to seat i
}

inline std::map<std::string, int> moves(const Position& position) {
  std::map<std::string, int> result;
  if (position.node == "deal") {
    for (const std::string& face : position.stacks.at(deal_back(position))) ++result["deal:" + face];  // Nodes 1
  } else if (position.node == "draw") {
    for (const auto& [back, faces] : position.stacks) {
      if (!faces.empty()) result["draw:" + std::to_string(back)] = 1;  // OL-10; OL-22: not from an empty one
    }
  } else if (position.node == "card") {
    for (const std::string& face : position.stacks.at(position.drawn_stack)) ++result["card:" + face];  // Nodes 2
  } else if (position.node == "lay") {
    for (const auto& [back, faces] : position.hands.at(ix(runner_to_lay(position)))) {
      for (const std::string& face : faces) result["lay:" + std::to_string(back) + ":" + face] = 1;  // Nodes 2
    }
  }
  return result;
}

inline void take_one(Faces& faces, const std::string& face) { faces.erase(faces.find(face)); }

// OL-21: at the moment that a card is to be drawn.
inline void return_played_cards(Position& position) {
  bool any_empty = false;
  for (const auto& [back, faces] : position.stacks) any_empty = any_empty || faces.empty();
  if (!any_empty) return;
  for (auto& [back, faces] : position.played) {
    for (const std::string& face : faces) position.stacks.at(back).insert(face);  // OL-21: mixed with what is left
    faces.clear();
  }
}

// A round begins or goes on: prepares the turn of the next runner that gets a card, carries out the round after the
// last one, and begins the next round then (Nodes 2, 3).
inline void prepare_turn(Position& position) {
  while (true) {
    if (position.turn == 4) {
      for (const LaidCard& card : position.laid) carry_out(position, card.back, card.face);  // OL-13: laid first
      for (const LaidCard& card : position.laid) position.played.at(card.back).insert(card.face);
      position.laid.clear();
      for (int runner = 0; runner < 4; ++runner) {
        if (fields_across(position, runner) > 0) position.node = "over";  // OL-26, OL-27: owned or not
      }
      if (position.node == "over") return;
      position.laying_order.assign(position.order.rbegin(), position.order.rend());  // OL-12
      position.turn = 0;
    }
    return_played_cards(position);  // OL-21
    if (is_owned(position.config, runner_to_lay(position))) {
      position.node = "draw";  // OL-10
      return;
    }
    const int back = place_at_start_of_round(position);
    if (!position.stacks.at(back).empty()) {
      position.node = "card";  // OL-23
      position.drawn_stack = back;
      return;
    }
    ++position.turn;  // OL-24
  }
}

inline void play_deal(Position& position, const std::string& face) {
  const int back = deal_back(position);
  take_one(position.stacks.at(back), face);
  position.hands.at(ix(deal_seat(position))).at(back).insert(face);
  ++position.turn;
  if (position.turn < 4 * position.config.seats) return;                         // OL-9
  position.laying_order.assign(position.order.rbegin(), position.order.rend());  // OL-12
  position.turn = 0;
  prepare_turn(position);
}

inline void play_draw(Position& position, int back) {
  position.drawn_stack = back;
  position.node = "card";
}

// The card is laid for the runner whose turn it is.
inline void put_on_pile(Position& position, int back, const std::string& face) {
  position.laid.push_back(LaidCard{back, face, runner_to_lay(position)});
  ++position.turn;
  prepare_turn(position);
}

inline void play_card(Position& position, const std::string& face) {
  const int back = position.drawn_stack;
  const int runner = runner_to_lay(position);
  position.drawn_stack = 0;
  take_one(position.stacks.at(back), face);
  if (!is_owned(position.config, runner)) {
    put_on_pile(position, back, face);  // OL-23
    return;
  }
  position.hands.at(ix(runner)).at(back).insert(face);  // OL-10
  position.node = "lay";
}

inline void play_lay(Position& position, int back, const std::string& face) {
  take_one(position.hands.at(ix(runner_to_lay(position))).at(back), face);  // OL-10
  put_on_pile(position, back, face);
}

// The move must be one of moves(position).
inline void play(Position& position, const std::string& move) {
  if (position.node == "deal") {
    play_deal(position, move.substr(5));  // deal:FACE
  } else if (position.node == "draw") {
    play_draw(position, std::stoi(move.substr(5)));  // draw:K
  } else if (position.node == "card") {
    play_card(position, move.substr(5));  // card:FACE
  } else if (position.node == "lay") {
    play_lay(position, std::stoi(move.substr(4, 1)), move.substr(6));  // lay:K:FACE
  }
}

}  // namespace naive_ostfriesenlauf
