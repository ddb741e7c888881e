#pragma once

// A plain, slow implementation of Tock that follows the rule ledger line by line. The IDs (TK-n) beside the checks are
// those of the ledger. It serves as a second witness in tests: clarity comes before speed everywhere.

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace naive_tock {

struct Config {
  int seats = 4;
  std::string mode = "free_for_all";  // "free_for_all" "two_pairs" "three_pairs"
  bool quick_start = false;
  std::string seven = "split";     // "split" "single"
  std::string own_start = "open";  // "open" "closed"
  int fields_per_section = 18;
  int entrance_offset = 2;
  int section_count = 4;
  std::vector<int> section_of_seat{0, 1, 2, 3};
  std::vector<int> schedule{5, 4, 4};
};

struct Marble {
  enum class Where { area, ring, lane } where = Where::area;
  int index = 0;  // ring field or lane field
  bool is_protected = false;
};

using Board = std::vector<std::vector<Marble>>;  // [colour][4]

struct Position {
  Config config;
  std::string node;                        // "deal" "exchange" "play" "step" "over"
  Board marbles;                           // [colour][4]
  std::vector<std::multiset<char>> hands;  // rank letters A 2..9 T J Q K
  std::multiset<char> deck, discards;      // discards: all played or discarded since the last shuffle
  std::map<int, char> chosen;              // exchange: seat -> rank chosen that has not yet changed hands
  std::map<int, char> known_gift;          // seat -> rank it gave and of which its view says that the partner holds it
  int leader = 0;                          // the seat that plays first in this deal
  int turn = 0;                            // in a deal: the seat that gets the next card
  int deal_index = 0;                      // which number of the schedule this deal follows
  bool ban = false;                        // the seat to play must discard (TK-14)
  int steps_left = 0;                      // of a 7 in progress
  int colour = 0;                          // of a 7 in progress, else 0
};

enum { nobody = -2, chance = -1 };

// ---------------------------------------------------------------------------------------------------------------------
// Board, seats and teams

inline std::size_t ix(int number) { return static_cast<std::size_t>(number); }

inline Config standard_config(int seats) {
  // Edition
  static const std::map<int, std::vector<int>> schedules{
      {2, {5, 5, 4, 4, 4, 4}}, {3, {5, 4, 4, 4}}, {4, {5, 4, 4}}, {5, {4, 3, 3}}, {6, {4, 4}}};
  Config config;
  config.seats = seats;
  config.section_count = seats;
  config.section_of_seat.clear();
  for (int seat = 0; seat < seats; ++seat) config.section_of_seat.push_back(seat);
  config.schedule = schedules.at(seats);
  return config;
}

// TK-1
inline int ring_size(const Config& config) { return config.fields_per_section * config.section_count; }

inline int next_ring_field(const Config& config, int field) {
  return field + 1 == ring_size(config) ? 0 : field + 1;  // TK-1: after the last field comes field 0
}

inline int previous_ring_field(const Config& config, int field) {
  return field == 0 ? ring_size(config) - 1 : field - 1;  // TK-1
}

// TK-2
inline int start_field(const Config& config, int colour) {
  return config.fields_per_section * config.section_of_seat.at(ix(colour));
}

// TK-3
inline int entrance_field(const Config& config, int colour) {
  int field = start_field(config, colour);
  for (int i = 0; i < config.entrance_offset; ++i) field = previous_ring_field(config, field);
  return field;
}

// TK-6
inline bool plays_in_teams(const Config& config) {
  if (config.mode == "two_pairs") return config.seats == 4;
  if (config.mode == "three_pairs") return config.seats == 6 || config.seats == 4;  // with 4 seats: as two pairs
  return false;
}

// TK-7
inline int partner(const Config& config, int seat) { return (seat + config.seats / 2) % config.seats; }

inline int left_neighbour(const Config& config, int seat) { return (seat + 1) % config.seats; }

inline bool all_home(const Board& board, int colour) {
  for (const Marble& marble : board.at(ix(colour))) {
    if (marble.where != Marble::Where::lane) return false;
  }
  return true;
}

// The colour that a seat plays for with a card that it plays now.
inline int colour_played(const Position& position, int seat) {
  const bool for_partner = plays_in_teams(position.config) && all_home(position.marbles, seat);  // TK-15
  return for_partner ? partner(position.config, seat) : seat;
}

inline std::multiset<char> full_deck() {
  std::multiset<char> deck;
  for (const char rank : std::string("A23456789TJQK")) {
    for (int i = 0; i < 4; ++i) deck.insert(rank);  // TK-8: four of each of the 13 ranks
  }
  return deck;
}

inline Position initial(const Config& config, int first_dealer) {
  Position position;
  position.config = config;
  position.node = "deal";
  position.marbles.assign(ix(config.seats), std::vector<Marble>(4));  // TK-4, TK-5: four each, all in their start areas
  if (config.quick_start) {
    for (int seat = 0; seat < config.seats; ++seat) {
      position.marbles.at(ix(seat)).at(0) = Marble{Marble::Where::ring, start_field(config, seat), true};  // TK-5
    }
  }
  position.hands.resize(ix(config.seats));
  position.deck = full_deck();
  position.leader = left_neighbour(config, first_dealer);  // TK-9, TK-37
  position.turn = position.leader;
  return position;
}

// ---------------------------------------------------------------------------------------------------------------------
// Moves of marbles. A place is a Marble of which only `where` and `index` count.

inline bool same_place(const Marble& a, const Marble& b) { return a.where == b.where && a.index == b.index; }

// Text, place a or b
inline std::string place_text(const Marble& place) {
  return (place.where == Marble::Where::lane ? "h" : "") + std::to_string(place.index);
}

inline std::string from_to(const Marble& from, const Marble& to) { return place_text(from) + "-" + place_text(to); }

// The places that a single step forward of a marble of this colour may lead to as far as the board goes.
inline std::vector<Marble> places_ahead(const Config& config, int colour, const Marble& from) {
  std::vector<Marble> places;
  if (from.where == Marble::Where::ring) {
    places.push_back(Marble{Marble::Where::ring, next_ring_field(config, from.index), false});
    if (from.index == entrance_field(config, colour)) {
      places.push_back(Marble{Marble::Where::lane, 0, false});  // TK-3, TK-20: a choice; TK-22: the own lane only
    }
  }
  if (from.where == Marble::Where::lane && from.index < 3) {  // TK-3: four fields; TK-21: forward only
    places.push_back(Marble{Marble::Where::lane, from.index + 1, false});
  }
  return places;
}

// A place that a marble of this colour can be moved neither onto nor past.
inline bool is_barred(const Config& config, const Board& board, int colour, const Marble& place) {
  if (place.where == Marble::Where::lane) {
    for (const Marble& other : board.at(ix(colour))) {
      if (same_place(other, place)) return true;  // TK-21: never onto or past another marble
    }
    return false;
  }
  for (const std::vector<Marble>& marbles : board) {
    for (const Marble& other : marbles) {
      if (same_place(other, place) && other.is_protected) return true;  // TK-16, TK-19: anybody's, the own included
    }
  }
  return config.own_start == "closed" && place.index == start_field(config, colour);  // TK-39
}

// All places that a marble reaches with exactly `count` fields forward (TK-20), walked field by field.
inline std::vector<Marble> ends_forward(const Config& config, const Board& board, int colour, const Marble& from,
                                        int count) {
  if (count == 0) return {from};
  std::vector<Marble> ends;
  for (const Marble& place : places_ahead(config, colour, from)) {
    if (is_barred(config, board, colour, place)) continue;
    for (const Marble& end : ends_forward(config, board, colour, place, count - 1)) ends.push_back(end);
  }
  return ends;
}

// The same backward: at most one place.
inline std::vector<Marble> ends_backward(const Config& config, const Board& board, int colour, const Marble& from,
                                         int count) {
  if (from.where != Marble::Where::ring) return {};  // TK-25: never out of a lane
  Marble place = from;
  for (int i = 0; i < count; ++i) {
    place = Marble{Marble::Where::ring, previous_ring_field(config, place.index), false};  // TK-25: along the ring
    if (is_barred(config, board, colour, place)) return {};
  }
  return {place};
}

// The board after one marble was put on a place, and whatever stood there on the ring was captured.
inline Board with_marble_put(Board board, int colour, std::size_t number, const Marble& place, bool is_protected) {
  for (std::vector<Marble>& marbles : board) {
    for (Marble& other : marbles) {
      if (other.where == Marble::Where::ring && same_place(other, place)) other = Marble{};  // TK-18
    }
  }
  board.at(ix(colour)).at(number) = Marble{place.where, place.index, is_protected};  // TK-17
  return board;
}

// Move texts and the boards that the moves lead to.
using BoardMoves = std::map<std::string, Board>;

// Bringing in (TK-24).
inline BoardMoves moves_in(const Config& config, const Board& board, int colour, char rank) {
  BoardMoves result;
  const Marble start{Marble::Where::ring, start_field(config, colour), false};
  for (const std::vector<Marble>& marbles : board) {
    for (const Marble& other : marbles) {
      if (same_place(other, start) && other.is_protected) return result;  // TK-24, TK-16
    }
  }
  for (std::size_t number = 0; number < 4; ++number) {
    if (board.at(ix(colour)).at(number).where != Marble::Where::area) continue;  // TK-24: from the start area
    result[std::string(1, rank) + ":in"] = with_marble_put(board, colour, number, start, true);  // TK-16
    break;  // Nodes 3: identical moves appear once
  }
  return result;
}

// Moves of one marble by a fixed count, forward or backward.
inline BoardMoves moves_by_count(const Config& config, const Board& board, int colour, char rank, int count,
                                 bool backward) {
  BoardMoves result;
  for (std::size_t number = 0; number < 4; ++number) {
    const Marble from = board.at(ix(colour)).at(number);
    const std::vector<Marble> ends =
        backward ? ends_backward(config, board, colour, from, count) : ends_forward(config, board, colour, from, count);
    for (const Marble& end : ends) {
      result[std::string(1, rank) + ":" + from_to(from, end)] = with_marble_put(board, colour, number, end, false);
    }
  }
  return result;
}

// Swaps (TK-32).
inline BoardMoves moves_jack(const Board& board, int colour) {
  BoardMoves result;
  for (std::size_t number = 0; number < 4; ++number) {
    const Marble own = board.at(ix(colour)).at(number);
    if (own.where != Marble::Where::ring || own.is_protected) continue;  // TK-32, TK-16
    for (std::size_t other_colour = 0; other_colour < board.size(); ++other_colour) {
      for (std::size_t other_number = 0; other_number < 4; ++other_number) {
        const Marble other = board.at(other_colour).at(other_number);
        if (other.where != Marble::Where::ring || other.is_protected) continue;  // TK-32, TK-16
        if (other_colour == ix(colour) && own.index >= other.index) continue;    // TK-32: another marble, once per pair
        Board after = board;
        after.at(ix(colour)).at(number) = Marble{Marble::Where::ring, other.index, false};  // TK-32: no protection
        after.at(other_colour).at(other_number) = Marble{Marble::Where::ring, own.index, false};
        result["J:" + place_text(own) + "x" + place_text(other)] = after;
      }
    }
  }
  return result;
}

// One marble makes 1 to `left` single steps and captures on each (TK-30).
inline void add_moves_of_single_seven(const Config& config, const Board& board, int colour, std::size_t number,
                                      const Marble& origin, int left, BoardMoves& result) {
  if (left == 0) return;
  for (const Marble& place : places_ahead(config, colour, board.at(ix(colour)).at(number))) {
    if (is_barred(config, board, colour, place)) continue;                     // TK-26, TK-29
    const Board after = with_marble_put(board, colour, number, place, false);  // TK-29
    result["7:" + from_to(origin, place)] = after;                             // TK-30: the rest may lapse
    add_moves_of_single_seven(config, after, colour, number, origin, left - 1, result);
  }
}

inline BoardMoves moves_single_seven(const Config& config, const Board& board, int colour) {
  BoardMoves result;
  for (std::size_t number = 0; number < 4; ++number) {
    add_moves_of_single_seven(config, board, colour, number, board.at(ix(colour)).at(number), 7, result);
  }
  return result;
}

// All single steps of a split 7 (TK-26), whether or not the rest can be made after them. The texts are without a
// prefix.
inline BoardMoves single_steps(const Config& config, const Board& board, int colour) {
  BoardMoves result;
  for (std::size_t number = 0; number < 4; ++number) {  // TK-28: the one colour
    const Marble from = board.at(ix(colour)).at(number);
    for (const Marble& place : places_ahead(config, colour, from)) {
      if (is_barred(config, board, colour, place)) continue;                                // TK-16, TK-21, TK-39
      result[from_to(from, place)] = with_marble_put(board, colour, number, place, false);  // TK-29
    }
  }
  return result;
}

// TK-27
inline bool can_make_steps(const Config& config, const Board& board, int colour, int count) {
  if (count == 0) return true;
  for (const auto& [text, after] : single_steps(config, board, colour)) {
    if (can_make_steps(config, after, colour, count - 1)) return true;
  }
  return false;
}

// The legal steps of a split 7 when `left` steps are still to be made, the one chosen now included.
inline BoardMoves moves_split_seven(const Config& config, const Board& board, int colour, int left,
                                    const std::string& prefix) {
  BoardMoves result;
  for (const auto& [text, after] : single_steps(config, board, colour)) {
    if (can_make_steps(config, after, colour, left - 1)) result[prefix + text] = after;  // TK-27
  }
  return result;
}

// All moves that one card allows for one colour.
inline BoardMoves moves_of_card(const Config& config, const Board& board, int colour, char rank) {
  if (rank == 'A' || rank == 'K') {  // TK-23
    BoardMoves result = moves_in(config, board, colour, rank);
    result.merge(moves_by_count(config, board, colour, rank, rank == 'A' ? 1 : 13, false));
    return result;
  }
  if (rank == '7' && config.seven == "single") return moves_single_seven(config, board, colour);  // TK-30
  if (rank == '7') return moves_split_seven(config, board, colour, 7, "7:");                      // TK-26
  if (rank == 'J') return moves_jack(board, colour);                                              // TK-32
  if (rank == '4') return moves_by_count(config, board, colour, rank, 4, true);                   // TK-25
  if (rank == 'T') return moves_by_count(config, board, colour, rank, 10, false);                 // TK-31
  if (rank == 'Q') return moves_by_count(config, board, colour, rank, 12, false);                 // TK-23
  return moves_by_count(config, board, colour, rank, rank - '0', false);                          // TK-23, TK-33
}

// All moves with marbles at a play or step node; discards are not among them.
inline BoardMoves board_moves(const Position& position) {
  if (position.node == "step") {
    return moves_split_seven(position.config, position.marbles, position.colour, position.steps_left, "step:");
  }
  BoardMoves result;
  if (position.ban) return result;  // TK-14
  const int colour = colour_played(position, position.turn);
  const std::multiset<char>& hand = position.hands.at(ix(position.turn));
  for (const char rank : std::set<char>(hand.begin(), hand.end())) {
    result.merge(moves_of_card(position.config, position.marbles, colour, rank));
  }
  return result;
}

// ---------------------------------------------------------------------------------------------------------------------
// Nodes

inline int actor(const Position& position) {
  if (position.node == "over") return nobody;
  if (position.node == "deal") return chance;  // Nodes 1
  return position.turn;
}

inline std::map<std::string, int> moves(const Position& position) {
  std::map<std::string, int> result;
  if (position.node == "deal") {
    for (const char rank : position.deck) ++result[std::string("deal:") + rank];  // Nodes 1: weighted by their number
  } else if (position.node == "exchange") {
    for (const char rank : position.hands.at(ix(position.turn))) result[std::string("give:") + rank] = 1;  // TK-11
  } else if (position.node == "play" || position.node == "step") {
    for (const auto& [text, after] : board_moves(position)) result[text] = 1;  // TK-12
    if (position.node == "play" && result.empty()) {                           // TK-13, TK-14
      for (const char rank : position.hands.at(ix(position.turn))) result[std::string("discard:") + rank] = 1;
    }
  }
  return result;
}

inline void take_one(std::multiset<char>& cards, char rank) { cards.erase(cards.find(rank)); }

// Whether a seat has reached its goal: alone (TK-34) or with its partner (TK-35).
inline bool has_won(const Position& position, int seat) {
  if (!all_home(position.marbles, seat)) return false;  // TK-34
  if (!plays_in_teams(position.config)) return true;
  return all_home(position.marbles, partner(position.config, seat));  // TK-35
}

// TK-38
inline std::vector<int> winners(const Position& position) {
  std::vector<int> result;
  if (position.node != "over") return result;
  for (int seat = 0; seat < position.config.seats; ++seat) {
    if (has_won(position, seat)) result.push_back(seat);
  }
  return result;
}

// All hands are empty: the next deal.
inline void begin_next_deal(Position& position) {
  position.node = "deal";
  position.leader = left_neighbour(position.config, position.leader);  // TK-10
  position.turn = position.leader;
  position.ban = false;         // TK-31: nor in the next deal
  position.known_gift.clear();  // Hidden: until the deal is over
  ++position.deal_index;
  if (ix(position.deal_index) == position.config.schedule.size()) {  // TK-8: all 52 cards are shuffled
    position.deal_index = 0;
    position.deck = full_deck();
    position.discards.clear();
  }
}

// A card has been carried out, or discarded, completely.
inline void finish_card(Position& position, char rank) {
  position.steps_left = 0;
  position.colour = 0;
  position.ban = false;
  for (int seat = 0; seat < position.config.seats; ++seat) {
    if (has_won(position, seat)) position.node = "over";  // TK-36
  }
  if (position.node == "over") return;
  bool cards_left = false;
  for (const std::multiset<char>& hand : position.hands) cards_left = cards_left || !hand.empty();
  if (!cards_left) {  // TK-9
    begin_next_deal(position);
    return;
  }
  position.node = "play";
  position.turn = left_neighbour(position.config, position.turn);               // TK-9
  position.ban = rank == 'T' && !position.hands.at(ix(position.turn)).empty();  // TK-14, TK-31
}

inline void play_deal(Position& position, char rank) {
  take_one(position.deck, rank);
  std::multiset<char>& hand = position.hands.at(ix(position.turn));
  hand.insert(rank);
  if (hand.size() < ix(position.config.schedule.at(ix(position.deal_index)))) return;  // TK-8; Nodes 1: the whole hand
  position.turn = left_neighbour(position.config, position.turn);
  if (position.turn != position.leader) return;
  position.node = plays_in_teams(position.config) ? "exchange" : "play";  // TK-11
}

inline void play_exchange(Position& position, char rank) {
  take_one(position.hands.at(ix(position.turn)), rank);  // Nodes 2: a chosen card is in no hand
  position.chosen[position.turn] = rank;
  position.turn = left_neighbour(position.config, position.turn);
  if (position.turn != position.leader) return;
  for (const auto& [seat, chosen_rank] : position.chosen) {  // TK-11: when all have chosen
    position.hands.at(ix(partner(position.config, seat))).insert(chosen_rank);
  }
  position.known_gift = position.chosen;
  position.chosen.clear();
  position.node = "play";
}

inline void play_card(Position& position, const std::string& move) {
  const bool is_discard = move.rfind("discard:", 0) == 0;
  const char rank = is_discard ? move.back() : move.front();
  const int colour = colour_played(position, position.turn);  // TK-15: judged when the card is played
  if (!is_discard) position.marbles = board_moves(position).at(move);
  take_one(position.hands.at(ix(position.turn)), rank);
  position.discards.insert(rank);  // Nodes 4: a 7 from its first step
  if (plays_in_teams(position.config)) {
    const auto gift = position.known_gift.find(partner(position.config, position.turn));
    if (gift != position.known_gift.end() && gift->second == rank) position.known_gift.erase(gift);  // Hidden
  }
  if (rank == '7' && !is_discard && position.config.seven == "split") {  // Nodes 4
    position.node = "step";
    position.steps_left = 6;
    position.colour = colour;  // TK-28
    return;
  }
  finish_card(position, rank);
}

inline void play_step(Position& position, const std::string& move) {
  position.marbles = board_moves(position).at(move);
  --position.steps_left;
  if (position.steps_left == 0) finish_card(position, '7');  // TK-36: a 7 is all of its steps
}

// The move must be one of moves(position).
inline void play(Position& position, const std::string& move) {
  if (position.node == "deal") {
    play_deal(position, move.back());
  } else if (position.node == "exchange") {
    play_exchange(position, move.back());
  } else if (position.node == "play") {
    play_card(position, move);
  } else if (position.node == "step") {
    play_step(position, move);
  }
}

}  // namespace naive_tock
