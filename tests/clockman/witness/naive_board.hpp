#pragma once

// Board, cards and digits of the plain, slow implementation of Clockman in naive.hpp. The IDs (CM-n) beside the checks
// are those of the rule ledger.

#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace naive_clockman {

struct Passage {
  int gap = 1;    // between ring gap and ring gap + 1
  int outer = 0;  // index on ring gap
  int inner = 0;  // index on ring gap + 1
  char pose = 'A';
};

struct Config {
  int seats = 4;
  int ones = 2;
  bool blockades_stay = true;
  std::string outward = "need";  // "need" "free"
  bool transfer = false;
  std::string hoarding = "none";  // "none" "one" "extended"
  bool robbery = false;
  bool rob_date = true;
  bool trade = false;
  int trade_offers = 2;
  std::array<std::string, 4> rings;  // field kinds of rings 1 to 4: . S E T 0 1 2 X L
  std::vector<Passage> passages;     // by their numbers
  std::array<int, 4> entries{};      // by place
  std::array<int, 4> junctions{};    // by place
  std::array<char, 4> last_poses{};  // by place
  std::array<std::vector<int>, 3> lift;
  std::array<std::vector<int>, 3> out;
  std::map<std::string, int> deck;  // token of an event card -> copies
};

struct Place {
  enum class Where { start, ring, passage, straight, centre } where = Where::start;
  int ring = 0;   // of a ring field 1 to 4, else 0
  int index = 0;  // of a ring field; the number of a passage; 1 to 3 on the straight; else 0

  bool operator==(const Place&) const = default;
};

// Something that is still to be done.
struct Step {
  std::string what;
  int seat = 0;
  std::string card{};
  std::vector<int> group{};  // arrival: the figures that arrive together, the first one first
  bool own = false;          // arrival: CM-30
};

struct Position {
  Config config;

  // Nodes, as they are numbered in the ledger, and who acts there:
  //   1 "start_roll" (chance)
  //   2 "window_a" (turn) "answer" (asked: to a proposal) "window_o" (asked) "roll" (chance) "window_b" (turn)
  //     "move" (turn)
  //   3 "spare" (turn) "spare_answer" (asked) "guard" (asked) "rob" (turn) "stay" (asked)
  //   4 "symbol" (chance) "event" (chance) "lift" (turn) "hoard" (turn)
  //   5 "veto" (asked) "lose" (turn) "mix" (turn) "mix_card" (chance) "drop" (turn) "grab" (turn) "grab_guard" (asked)
  //   6 "over"
  std::string node;
  int asked = 0;  // the seat that acts; at "roll", "symbol", "event", "mix_card": turn; at "start_roll": who rolls

  std::vector<Place> figures;
  std::vector<std::multiset<char>> symbols;  // in hand
  std::multiset<char> symbol_draw, symbol_back;
  std::vector<std::multiset<std::string>> cards;                 // on-demand cards in hand
  std::vector<std::multiset<std::pair<std::string, int>>> open;  // open cards with their counters (barin: 0)
  std::multiset<std::string> event_draw, event_back;
  std::vector<std::multiset<char>> date, loose;  // digits 0 1 2 X; without transfer all of them in the date
  std::map<std::pair<int, int>, char> board;     // (ring, index) -> card lying there: 0 1 2 X L
  int lifts_used = 0;                            // cards L that have left the game
  std::set<int> blockades;                       // passages whose blockade still stands
  std::set<std::pair<int, int>> pacts;           // smaller seat first

  // Starting rolls
  std::vector<int> starting_rolls;     // by seat: the first one; 0 before it
  std::vector<int> to_roll;            // seats that roll in this round, in order, those that have done so included
  std::map<int, int> round_rolls;      // what they rolled in this round
  std::vector<bool> had_first_turn{};  // by seat; true from the beginning of that turn

  // Turns
  int turn = 0;            // the active seat; among the starting rolls the seat that rolls
  std::vector<int> skips;  // turns still to be missed
  bool again = false;      // this turn brought an extra turn
  int roll = 0;            // of this turn, CM-62 included; 0 before it
  int played = 0;          // on-demand cards that the active seat played in this turn
  int offers = 0;          // proposals in this turn, until its window (b) is closed

  std::set<std::string> declined;  // proposals declined in this turn, as the moves name them; until the same moment

  // What a node is about
  std::string proposal;    // "answer": the move that made it
  std::string drawn;       // "veto" "lose" "mix" "mix_card" "drop" "grab" "grab_guard": the event card; else empty
  int target = 0;          // "spare" "spare_answer" "guard" "rob" "stay": whose figure was met; "mix_card" "grab_guard"
  char chosen = '.';       // "mix_card": the active seat's symbol card; "grab_guard": the digit
  std::vector<int> group;  // the arrival being settled: the figures that arrived together
  bool own = false;        // the arrival being settled: CM-30
  std::vector<int> sent;   // the arrival being settled: seats to be sent away when all are asked, in order

  std::vector<Step> agenda;  // what is still to be done, the next one last
};

enum { nobody = -2, chance = -1 };

inline std::size_t ix(int number) { return static_cast<std::size_t>(number); }

// Edition
inline Config standard_config(int seats) {
  Config config;
  config.seats = seats;
  config.rings = {".SE.SL.SESE..SE.S..SESE..SE.SL.SESE..SE.S..SESE.",  // ring 1
                  "0S0.00S0ET0S0L00S0ET0S0.00S0ET0S0L00S0ET",          // ring 2
                  "S1TELS1.S1TEXS1.S1TELS1.S1TEXS1.",                  // ring 3
                  ".2SET.2SET.2SET.2SET"};                             // ring 4
  config.entries = {0, 12, 24, 36};
  config.junctions = {0, 5, 10, 15};
  config.last_poses = {'D', 'E', 'A', 'B'};
  config.passages = {
      {1, 3, 3, 'A'},   {1, 9, 8, 'B'},   {1, 15, 13, 'C'}, {1, 21, 18, 'D'},  // p0 to p3
      {1, 27, 23, 'E'}, {1, 33, 28, 'A'}, {1, 39, 33, 'B'}, {1, 45, 38, 'C'},  // p4 to p7
      {2, 5, 4, 'B'},   {2, 15, 12, 'C'}, {2, 25, 20, 'D'}, {2, 35, 28, 'E'},  // p8 to p11
      {3, 2, 1, 'C'},   {3, 10, 6, 'D'},  {3, 18, 11, 'E'}, {3, 26, 16, 'A'},  // p12 to p15
  };
  config.lift = {
      std::vector<int>{0,  1,  2,  3,  3,  4,  5,  6,  7,  8,  8,  9,  10, 11, 12, 13, 13, 14, 15, 16, 17, 18, 18, 19,
                       20, 21, 22, 23, 23, 24, 25, 26, 27, 28, 28, 29, 30, 31, 32, 33, 33, 34, 35, 36, 37, 38, 38, 39},
      std::vector<int>{0,  1,  2,  2,  3,  4,  5,  6,  6,  7,  8,  9,  10, 10, 11, 12, 13, 14, 14, 15,
                       16, 17, 18, 18, 19, 20, 21, 22, 22, 23, 24, 25, 26, 26, 27, 28, 29, 30, 30, 31},
      std::vector<int>{0,  1,  1,  2,  3,  3,  4,  4,  5,  6,  6,  7,  8,  8,  9,  9,
                       10, 11, 11, 12, 13, 13, 14, 14, 15, 16, 16, 17, 18, 18, 19, 19}};
  config.out = {std::vector<int>{0,  1,  2,  4,  5,  6,  7,  8,  10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 22, 23,
                                 24, 25, 26, 28, 29, 30, 31, 32, 34, 35, 36, 37, 38, 40, 41, 42, 43, 44, 46, 47},
                std::vector<int>{0,  1,  3,  4,  5,  6,  8,  9,  10, 11, 13, 14, 15, 16, 18, 19,
                                 20, 21, 23, 24, 25, 26, 28, 29, 30, 31, 33, 34, 35, 36, 38, 39},
                std::vector<int>{0, 2, 3, 5, 6, 8, 10, 11, 13, 14, 16, 18, 19, 21, 22, 24, 26, 27, 29, 30}};
  config.deck = {
      {"move+1", 1}, {"move+2", 2}, {"move+3", 1}, {"move+4", 1}, {"move-1", 1}, {"move-2", 2}, {"move-3", 1},
      {"oback1", 1}, {"oback2", 1}, {"oback3", 1}, {"again", 4},  {"skip", 4},   {"sym1", 4},   {"sym2", 2},
      {"lose", 2},   {"mix", 2},    {"drop", 2},   {"grab", 2},   {"gotoS", 2},  {"gotoD", 2},  // at once
      {"free", 5},   {"stay", 3},   {"guard", 2},  {"veto", 2},   {"add+1", 1},  {"add+2", 1},  {"add-1", 1},
      {"swap", 1},                                                                // on demand
      {"barin1", 1}, {"barin5", 1}, {"barin6", 1}, {"peace2", 2}, {"peace3", 1},  // open
  };
  return config;
}

// ---------------------------------------------------------------------------------------------------------------------
// Seats and fields

// CM-7
inline int place_of_seat(const Config& config, int seat) { return config.seats == 2 ? 2 * seat : seat; }

inline int left_neighbour(const Config& config, int seat) { return (seat + 1) % config.seats; }

// "The others in order": beginning with the left neighbour of the seat named.
inline std::vector<int> others_in_order(const Config& config, int seat) {
  std::vector<int> others;
  for (int other = left_neighbour(config, seat); other != seat; other = left_neighbour(config, other)) {
    others.push_back(other);
  }
  return others;
}

inline int ring_size(const Config& config, int ring) { return static_cast<int>(config.rings.at(ix(ring - 1)).size()); }

inline Place ring_field(int ring, int index) { return Place{Place::Where::ring, ring, index}; }

inline Place passage_field(int number) { return Place{Place::Where::passage, 0, number}; }

inline Place straight_field(int index) { return Place{Place::Where::straight, 0, index}; }

// A field so many steps clockwise (CM-11), or back if they are fewer than 0, on the same ring.
inline Place along_ring(const Config& config, const Place& place, int steps) {
  const int size = ring_size(config, place.ring);
  return ring_field(place.ring, ((place.index + steps) % size + size) % size);
}

inline char field_kind(const Config& config, int ring, int index) {
  return config.rings.at(ix(ring - 1)).at(ix(index));
}

inline bool on_ring(const Position& position, int seat) {
  return position.figures.at(ix(seat)).where == Place::Where::ring;
}

inline bool on_straight(const Position& position, int seat) {
  return position.figures.at(ix(seat)).where == Place::Where::straight;
}

// CM-7: the seat's entry
inline Place entry_field(const Config& config, int seat) {
  return ring_field(1, config.entries.at(ix(place_of_seat(config, seat))));
}

// CM-7: the seat's junction
inline Place junction_field(const Config& config, int seat) {
  return ring_field(4, config.junctions.at(ix(place_of_seat(config, seat))));
}

// CM-10: the pose of the blockade on the seat's g3
inline char last_pose(const Config& config, int seat) { return config.last_poses.at(ix(place_of_seat(config, seat))); }

inline Place outer_field(const Passage& passage) { return ring_field(passage.gap, passage.outer); }

inline Place inner_field(const Passage& passage) { return ring_field(passage.gap + 1, passage.inner); }

// Where a figure that is sent away from this place goes (CM-25).
inline Place place_outward(const Config& config, const Place& place) {
  if (place.where == Place::Where::passage) return outer_field(config.passages.at(ix(place.index)));
  if (place.ring == 1) return Place{};  // its own start field
  return ring_field(place.ring - 1, config.out.at(ix(place.ring - 2)).at(ix(place.index)));
}

// CM-36, CM-37
inline Place place_of_lift(const Config& config, const Place& place) {
  return ring_field(place.ring + 1, config.lift.at(ix(place.ring - 1)).at(ix(place.index)));
}

// Nodes, Positions; a start field, which no move names, is "start".
inline std::string place_text(const Place& place) {
  if (place.where == Place::Where::ring) return std::to_string(place.ring) + "." + std::to_string(place.index);
  if (place.where == Place::Where::passage) return "p" + std::to_string(place.index);
  if (place.where == Place::Where::straight) return "g" + std::to_string(place.index);
  return place.where == Place::Where::centre ? "c" : "start";
}

// ---------------------------------------------------------------------------------------------------------------------
// Cards

template <class Card>
inline void take_one(std::multiset<Card>& cards, const Card& card) {
  cards.erase(cards.find(card));
}

inline bool has_card(const Position& position, int seat, const std::string& card) {
  return position.cards.at(ix(seat)).contains(card);
}

// Whether the seat may play the on-demand card now as far as CM-45 goes.
inline bool can_play(const Position& position, int seat, const std::string& card) {
  if (!has_card(position, seat, card)) return false;
  return seat != position.turn || position.played < 3;  // CM-45
}

inline void play_card(Position& position, int seat, const std::string& card) {
  take_one(position.cards.at(ix(seat)), card);
  position.event_back.insert(card);              // CM-43
  if (seat == position.turn) ++position.played;  // CM-45
}

inline std::string mode_of(const std::string& card) {
  static const std::set<std::string> on_demand{"free", "stay", "guard", "veto", "swap"};
  if (on_demand.contains(card) || card.starts_with("add")) return "on demand";  // CM-43
  if (card.starts_with("barin") || card.starts_with("peace")) return "open";    // CM-44
  return "at once";                                                             // CM-42
}

// The number in a token, with its sign.
inline int number_of(const std::string& card) { return std::stoi(card.substr(card.find_first_of("+-0123456789"))); }

// CM-64
inline bool is_barred(const Position& position, int seat) {
  for (const auto& [card, counter] : position.open.at(ix(seat))) {
    if (card.starts_with("barin")) return true;
  }
  return false;
}

// CM-65
inline bool is_peaceful(const Position& position, int seat) {
  for (const auto& [card, counter] : position.open.at(ix(seat))) {
    if (card.starts_with("peace")) return true;
  }
  return false;
}

// ---------------------------------------------------------------------------------------------------------------------
// Digits

using Digits = std::multiset<char>;

inline const std::string& digit_kinds() {
  static const std::string kinds = "012X";
  return kinds;
}

// CM-4, CM-5: N
inline int date_size(const Config& config) { return 6 + config.ones; }

inline int count_of(const Digits& digits, char kind) { return static_cast<int>(digits.count(kind)); }

inline int at_most(int number, int limit) { return number < limit ? number : limit; }

// CM-5
inline int usable(const Config& config, const Digits& digits) {
  const int p = at_most(count_of(digits, '0'), 5) + at_most(count_of(digits, '1'), config.ones) +
                at_most(count_of(digits, '2'), 1);
  return p + at_most(count_of(digits, 'X'), date_size(config) - p);
}

// CM-5
inline int surplus(const Config& config, const Digits& digits) {
  return static_cast<int>(digits.size()) - usable(config, digits);
}

inline Digits with_digit(Digits digits, char kind) {
  digits.insert(kind);
  return digits;
}

inline Digits without_digit(Digits digits, char kind) {
  take_one(digits, kind);
  return digits;
}

// CM-71: both together
inline Digits all_digits(const Position& position, int seat) {
  Digits digits = position.date.at(ix(seat));
  for (const char kind : position.loose.at(ix(seat))) digits.insert(kind);
  return digits;
}

// CM-5
inline bool needs(const Position& position, int seat, char kind) {
  const Digits digits = all_digits(position, seat);
  return usable(position.config, with_digit(digits, kind)) > usable(position.config, digits);
}

// CM-5; CM-71: only digits in the date
inline bool is_complete(const Position& position, int seat) {
  return usable(position.config, position.date.at(ix(seat))) == date_size(position.config);
}

// CM-72, CM-74
inline bool within_limit(const Config& config, const Digits& digits) {
  if (config.hoarding == "extended") return true;                        // CM-74: no limit
  return surplus(config, digits) <= (config.hoarding == "one" ? 1 : 0);  // CM-72
}

// CM-73
inline bool can_spare(const Position& position, int seat, char kind) {
  const Digits digits = all_digits(position, seat);
  if (!digits.contains(kind)) return false;
  return usable(position.config, without_digit(digits, kind)) == usable(position.config, digits);
}

inline bool lies_on_board(const Position& position, char kind) {
  for (const auto& [field, card] : position.board) {
    if (card == kind) return true;
  }
  return false;
}

// CM-75
inline bool hunts(const Position& position, int seat, int other) {
  for (const char kind : digit_kinds()) {
    if (can_spare(position, other, kind) && needs(position, seat, kind) && !lies_on_board(position, kind)) return true;
  }
  return false;
}

// CM-75: a third seat is hunted by both
inline bool have_common_hunt(const Position& position, int a, int b) {
  for (int third = 0; third < position.config.seats; ++third) {
    if (third != a && third != b && hunts(position, a, third) && hunts(position, b, third)) return true;
  }
  return false;
}

// A digit comes to a seat.
inline void receive_digit(Position& position, int seat, char kind) {
  (position.config.transfer ? position.loose : position.date).at(ix(seat)).insert(kind);  // CM-71
}

// A seat gives up a digit.
inline void give_up_digit(Position& position, int seat, char kind) {
  Digits& loose = position.loose.at(ix(seat));
  take_one(loose.contains(kind) ? loose : position.date.at(ix(seat)), kind);  // CM-71: a loose one first
}

// The kinds of digit that the seat may take from a seat that it captured.
inline std::set<char> kinds_to_rob(const Position& position, int seat, int captured) {
  const Config& config = position.config;
  std::set<char> kinds;
  for (const char kind : all_digits(position, captured)) {
    if (can_spare(position, captured, kind) && needs(position, seat, kind)) kinds.insert(kind);  // CM-73
    if (!config.robbery) continue;                                                               // CM-76
    const bool takeable = config.rob_date || !config.transfer || position.loose.at(ix(captured)).contains(kind);
    if (takeable && within_limit(config, with_digit(all_digits(position, seat), kind))) kinds.insert(kind);  // CM-76
  }
  return kinds;
}

}  // namespace naive_clockman
