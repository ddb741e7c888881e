#pragma once

// A plain, slow implementation of Clockman that follows the rule ledger line by line. The IDs (CM-n) beside the checks
// are those of the ledger. It serves as a second witness in tests: clarity comes before speed everywhere.

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <clockman/witness/naive_board.hpp>
#include <clockman/witness/naive_moves.hpp>

namespace naive_clockman {

// ---------------------------------------------------------------------------------------------------------------------
// Nodes. What is still to be done lies on the agenda; a step either is done at once or opens a node.

inline void do_next(Position& position, const Step& step) { position.agenda.push_back(step); }

// The first one is done first.
inline void do_next_for_all(Position& position, const std::string& what, const std::vector<int>& seats,
                            const std::string& card = "") {
  for (std::size_t i = seats.size(); i > 0; --i) do_next(position, Step{what, seats.at(i - 1), card});
}

inline void open_node(Position& position, const std::string& node, int asked) {
  position.node = node;
  position.asked = asked;
}

// ---------------------------------------------------------------------------------------------------------------------
// Arrivals and captures

// The figures of `group` have been put on a field together and deal with whoever stands there.
inline void arrive(Position& position, const std::vector<int>& group, bool own) {
  do_next(position, Step{"arrival", group.at(0), "", group, own});
}

inline void step_arrival(Position& position, const Step& step) {
  const Place field = position.figures.at(ix(step.group.at(0)));
  if (field.where != Place::Where::ring && field.where != Place::Where::passage) return;  // CM-28
  position.group = step.group;
  position.own = step.own;
  std::vector<int> met;
  for (const int other : others_in_order(position.config, step.group.at(0))) {  // CM-26, Nodes 3
    const bool arrives_too = std::find(step.group.begin(), step.group.end(), other) != step.group.end();
    if (!arrives_too && position.figures.at(ix(other)) == field) met.push_back(other);  // CM-24, CM-26
  }
  do_next(position, Step{"send", 0});
  do_next_for_all(position, "meet", met);  // CM-26: all are asked before any is moved
}

inline void capture(Position& position, int captured) {
  do_next(position, Step{"stay", captured});                          // CM-59
  if (position.own) do_next(position, Step{"before_rob", captured});  // CM-30: own arrival only
}

inline void step_meet(Position& position, int other) {
  if (position.own) {
    const int seat = position.turn;
    if (is_peaceful(position, seat)) return;                                                  // CM-65
    if (position.config.hoarding == "extended" && have_common_hunt(position, seat, other)) {  // CM-75
      if (position.pacts.contains({std::min(seat, other), std::max(seat, other)})) return;    // CM-75: binding
      position.target = other;
      open_node(position, "spare", seat);
      return;
    }
  }
  capture(position, other);
}

inline void step_before_rob(Position& position, int captured) {
  if (kinds_to_rob(position, position.turn, captured).empty()) return;  // CM-73, CM-76
  position.target = captured;
  if (can_play(position, captured, "guard")) {
    open_node(position, "guard", captured);  // CM-60
  } else {
    open_node(position, "rob", position.turn);
  }
}

inline void step_stay(Position& position, int captured) {
  if (can_play(position, captured, "stay")) {
    position.target = captured;
    open_node(position, "stay", captured);  // CM-59
  } else {
    position.sent.push_back(captured);
  }
}

inline void step_send(Position& position) {
  const std::vector<int> sent = position.sent;
  position.group.clear();
  position.own = false;
  position.sent.clear();
  for (const int seat : sent) {
    Place& place = position.figures.at(ix(seat));
    place = place_outward(position.config, place);  // CM-25
  }
  if (!sent.empty()) arrive(position, sent, false);  // CM-26, CM-29, CM-30
}

// ---------------------------------------------------------------------------------------------------------------------
// Field effects and event cards

// The put-back pile becomes the draw pile if that is needed. Says whether a card can be drawn.
template <class Card>
inline bool can_draw(std::multiset<Card>& draw, std::multiset<Card>& back) {
  if (draw.empty()) draw.swap(back);  // CM-40, CM-41
  return !draw.empty();
}

inline void step_symbol(Position& position) {
  if (can_draw(position.symbol_draw, position.symbol_back)) open_node(position, "symbol", position.turn);
}

inline void step_event(Position& position) {
  if (can_draw(position.event_draw, position.event_back)) open_node(position, "event", position.turn);
}

// CM-31: the field on which the active seat's figure stands takes effect
inline void step_effect(Position& position) {
  const int seat = position.turn;
  if (!on_ring(position, seat)) return;  // CM-8
  const Place& place = position.figures.at(ix(seat));
  const auto card = position.board.find({place.ring, place.index});
  if (card != position.board.end()) {
    const char kind = card->second;
    if (kind == 'L') {
      open_node(position, "lift", seat);  // CM-36
    } else if (needs(position, seat, kind)) {
      position.board.erase(card);
      receive_digit(position, seat, kind);  // CM-33, CM-35
    } else if (within_limit(position.config, with_digit(all_digits(position, seat), kind))) {
      open_node(position, "hoard", seat);  // CM-72, CM-74
    }
    return;  // CM-34
  }
  const char kind = field_kind(position.config, place.ring, place.index);
  if (kind == 'S') do_next(position, Step{"symbol"});  // CM-32
  if (kind == 'E') do_next(position, Step{"event"});   // CM-38
  if (kind == 'T' && position.config.transfer) {       // CM-71
    position.date.at(ix(seat)) = all_digits(position, seat);
    position.loose.at(ix(seat)).clear();
  }
}

inline void step_veto(Position& position, int seat) {
  if (can_play(position, seat, "veto")) open_node(position, "veto", seat);  // CM-61
}

// The own figure goes along its ring (CM-48, CM-57).
inline void move_own_figure(Position& position, int steps) {
  Place& place = position.figures.at(ix(position.turn));
  place = along_ring(position.config, place, steps);
  arrive(position, {position.turn}, true);  // CM-30
}

// Whether this is a field that `gotoS` or `gotoD` looks for.
inline bool is_goal_of(const Position& position, const std::string& card, const Place& place) {
  if (card == "gotoS") return field_kind(position.config, place.ring, place.index) == 'S';
  return position.board.contains({place.ring, place.index});
}

// CM-57
inline void carry_out_goto(Position& position, const std::string& card) {
  const Place& place = position.figures.at(ix(position.turn));
  for (int steps = 1; steps < ring_size(position.config, place.ring); ++steps) {
    if (!is_goal_of(position, card, along_ring(position.config, place, steps))) continue;
    do_next(position, Step{"effect"});
    move_own_figure(position, steps);
    return;
  }
}

// CM-42: an at-once card that nobody has vetoed
inline void step_carry_out(Position& position, const std::string& card) {
  const int seat = position.turn;
  position.drawn.clear();
  if (card.starts_with("move")) {
    move_own_figure(position, number_of(card));  // CM-48
  } else if (card.starts_with("oback")) {
    do_next_for_all(position, "go_back", others_in_order(position.config, seat), card);  // CM-49
  } else if (card == "again") {
    position.again = true;  // CM-50
  } else if (card == "skip") {
    ++position.skips.at(ix(seat));  // CM-51
  } else if (card.starts_with("sym")) {
    for (int i = 0; i < number_of(card); ++i) do_next(position, Step{"symbol"});  // CM-52
  } else if (card.starts_with("goto")) {
    carry_out_goto(position, card);
  } else {
    const bool lapses = (card == "lose" && lose_moves(position).empty()) ||  // CM-53
                        (card == "mix" && mix_moves(position).empty()) ||    // CM-54
                        (card == "drop" && drop_moves(position).empty()) ||  // CM-55
                        (card == "grab" && grab_moves(position).empty());    // CM-56
    if (lapses) return;                                                      // CM-42
    position.drawn = card;
    open_node(position, card, seat);
  }
}

// CM-49: one figure
inline void step_go_back(Position& position, int seat, const std::string& card) {
  if (!on_ring(position, seat)) return;
  Place& place = position.figures.at(ix(seat));
  place = along_ring(position.config, place, -number_of(card));
  arrive(position, {seat}, false);
}

// ---------------------------------------------------------------------------------------------------------------------
// Turns

inline void step_begin_turn(Position& position) {
  while (position.skips.at(ix(position.turn)) > 0) {  // CM-51, CM-68
    --position.skips.at(ix(position.turn));
    position.turn = left_neighbour(position.config, position.turn);
  }
  const bool is_first = !position.had_first_turn.at(ix(position.turn));
  position.had_first_turn.at(ix(position.turn)) = true;
  do_next(position, Step{"move"});
  do_next(position, Step{"window_b"});
  if (is_first) {
    position.roll = position.starting_rolls.at(ix(position.turn));  // CM-67
  } else {
    do_next(position, Step{"roll"});
    do_next_for_all(position, "window_o", others_in_order(position.config, position.turn));  // CM-63, CM-68
    do_next(position, Step{"window_a"});
  }
}

inline void step_end_turn(Position& position) {
  const int seat = position.turn;
  std::multiset<std::pair<std::string, int>> still_open;
  for (const auto& [card, counter] : position.open.at(ix(seat))) {
    if (!card.starts_with("peace")) {
      still_open.insert({card, counter});
    } else if (counter > 1) {
      still_open.insert({card, counter - 1});  // CM-65, CM-69
    } else {
      position.event_back.insert(card);  // CM-65: done at 0; CM-44
    }
  }
  position.open.at(ix(seat)) = still_open;

  std::set<std::pair<int, int>> still_in_force;
  for (const auto& [a, b] : position.pacts) {
    if (have_common_hunt(position, a, b)) still_in_force.insert({a, b});  // CM-75, CM-69
  }
  position.pacts = still_in_force;

  if (!position.again) position.turn = left_neighbour(position.config, seat);  // CM-50, CM-67, CM-69
  position.again = false;
  position.roll = 0;
  position.played = 0;
  do_next(position, Step{"begin_turn"});
}

// CM-77: no more proposals in this turn
inline void end_trade(Position& position) {
  position.offers = 0;
  position.declined.clear();
}

// CM-64: the die of the active seat shows a number
inline void lift_bars(Position& position, int shown) {
  std::multiset<std::pair<std::string, int>> still_open;
  for (const auto& [card, counter] : position.open.at(ix(position.turn))) {
    if (card.starts_with("barin") && number_of(card) == shown) {
      position.event_back.insert(card);
    } else {
      still_open.insert({card, counter});
    }
  }
  position.open.at(ix(position.turn)) = still_open;
}

inline void perform(Position& position, const Step& step) {
  if (step.what == "begin_turn") step_begin_turn(position);
  if (step.what == "window_a" && !window_a_moves(position).empty()) open_node(position, "window_a", position.turn);
  if (step.what == "roll") open_node(position, "roll", position.turn);
  if (step.what == "window_b" && !window_b_moves(position).empty()) open_node(position, "window_b", position.turn);
  if (step.what == "window_o" && !swap_moves(position, step.seat).empty()) {
    open_node(position, "window_o", step.seat);
  }
  if (step.what == "move") {
    end_trade(position);
    open_node(position, "move", position.turn);
  }
  if (step.what == "arrival") step_arrival(position, step);
  if (step.what == "meet") step_meet(position, step.seat);
  if (step.what == "before_rob") step_before_rob(position, step.seat);
  if (step.what == "stay") step_stay(position, step.seat);
  if (step.what == "send") step_send(position);
  if (step.what == "effect") step_effect(position);
  if (step.what == "symbol") step_symbol(position);
  if (step.what == "event") step_event(position);
  if (step.what == "veto") step_veto(position, step.seat);
  if (step.what == "carry_out") step_carry_out(position, step.card);
  if (step.what == "go_back") step_go_back(position, step.seat, step.card);
  if (step.what == "end_turn") step_end_turn(position);
}

// Does what is automatic until a node is reached.
inline void go_on(Position& position) {
  position.node.clear();
  while (position.node.empty()) {
    const Step step = position.agenda.back();
    position.agenda.pop_back();
    perform(position, step);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Playing. Each function does what the move at one kind of node does.

// CM-66
inline void play_start_roll(Position& position, int rolled) {
  const int seat = position.turn;
  if (position.starting_rolls.at(ix(seat)) == 0) position.starting_rolls.at(ix(seat)) = rolled;  // CM-67: its first one
  position.round_rolls[seat] = rolled;
  for (const int next : position.to_roll) {
    if (!position.round_rolls.contains(next)) {
      position.turn = next;
      open_node(position, "start_roll", next);
      return;
    }
  }
  int highest = 0;
  for (const auto& [roller, number] : position.round_rolls) highest = std::max(highest, number);
  std::vector<int> tied;
  for (const auto& [roller, number] : position.round_rolls) {
    if (number == highest) tied.push_back(roller);
  }
  position.round_rolls.clear();
  position.turn = tied.at(0);
  if (tied.size() == 1) {
    position.to_roll.clear();
    do_next(position, Step{"begin_turn"});
    go_on(position);
    return;
  }
  position.to_roll = tied;
  open_node(position, "start_roll", tied.at(0));
}

// CM-63: no arrival
inline void play_swap(Position& position, int seat, const std::string& move) {
  play_card(position, seat, "swap");
  std::swap(position.figures.at(ix(seat)), position.figures.at(ix(move.back() - '0')));
}

inline void play_window_o(Position& position, const std::string& move) {
  if (move == "pass") return;
  play_swap(position, position.asked, move);
  do_next(position, Step{"window_o", position.asked});
}

// Windows (a) and (b) open anew after everything but `pass`.
inline void play_own_window(Position& position, const std::string& window, const std::string& move) {
  if (move == "pass") return;
  do_next(position, Step{window});
  if (move.starts_with("play:swap")) {
    play_swap(position, position.turn, move);
  } else if (move.starts_with("play:add")) {
    const std::string card = move.substr(5);
    play_card(position, position.turn, card);
    position.roll += number_of(card);  // CM-62
  } else {
    ++position.offers;  // CM-77
    position.proposal = move;
    open_node(position, "answer", asked_by(position.turn, move).front());
  }
}

// CM-77
inline void play_answer(Position& position, const std::string& move) {
  if (move == "decline") {
    position.declined.insert(position.proposal);
  } else {
    const int last = asked_by(position.turn, position.proposal).back();
    if (position.asked != last) {
      open_node(position, "answer", last);
      return;
    }
    change_hands(position, gifts_of(position.turn, position.proposal));
  }
  position.proposal.clear();
}

inline void play_roll(Position& position, int rolled) {
  position.roll = rolled;
  lift_bars(position, rolled);  // CM-64: before the window after the roll
}

inline void play_move(Position& position, const std::string& move) {
  const int seat = position.turn;
  do_next(position, Step{"end_turn"});
  if (move == "forfeit") return;
  const Way way = ways(position).at(move);
  if (way.payment == "e") {
    play_card(position, seat, "free");  // CM-58
  } else if (!way.payment.empty()) {
    take_one(position.symbols.at(ix(seat)), way.payment.at(0));
    position.symbol_back.insert(way.payment.at(0));  // CM-13, CM-20, CM-40
  }
  if (!way.payment.empty() && way.end.where == Place::Where::passage && !position.config.blockades_stay) {
    position.blockades.erase(way.end.index);  // CM-16
  }
  position.figures.at(ix(seat)) = way.end;
  if (way.end.where == Place::Where::centre) {
    position.agenda.clear();
    open_node(position, "over", nobody);  // CM-70
    return;
  }
  do_next(position, Step{"effect"});
  arrive(position, {seat}, true);
}

inline void play_spare(Position& position, const std::string& move) {
  if (move == "spare") {
    open_node(position, "spare_answer", position.target);  // CM-75
  } else {
    capture(position, position.target);
  }
}

inline void play_spare_answer(Position& position, const std::string& move) {
  if (move == "accept") {
    position.pacts.insert({std::min(position.turn, position.target), std::max(position.turn, position.target)});
  } else {
    capture(position, position.target);
  }
}

inline void play_guard(Position& position, const std::string& move) {
  if (move == "pass") {
    open_node(position, "rob", position.turn);
  } else {
    play_card(position, position.asked, "guard");  // CM-60
  }
}

inline void take_from(Position& position, int other, char kind) {
  give_up_digit(position, other, kind);
  receive_digit(position, position.turn, kind);
}

inline void play_rob(Position& position, const std::string& move) {
  if (move != "rob:none") take_from(position, position.target, move.back());
}

inline void play_stay(Position& position, const std::string& move) {
  if (move == "pass") {
    position.sent.push_back(position.target);
  } else {
    play_card(position, position.target, "stay");  // CM-59
  }
}

inline void play_symbol(Position& position, char symbol) {
  take_one(position.symbol_draw, symbol);
  position.symbols.at(ix(position.turn)).insert(symbol);
}

inline void play_event(Position& position, const std::string& card) {
  take_one(position.event_draw, card);
  if (mode_of(card) == "on demand") {
    position.cards.at(ix(position.turn)).insert(card);  // CM-43
  } else if (mode_of(card) == "open") {
    const int counter = card.starts_with("peace") ? number_of(card) + 1 : 0;  // CM-65
    position.open.at(ix(position.turn)).insert({card, counter});
  } else {
    position.event_back.insert(card);  // CM-42
    position.drawn = card;
    do_next(position, Step{"carry_out", 0, card});
    do_next_for_all(position, "veto", others_in_order(position.config, position.turn));  // CM-61
  }
}

inline void play_veto(Position& position, const std::string& move) {
  if (move == "pass") return;
  play_card(position, position.asked, "veto");
  while (position.agenda.back().what == "veto") position.agenda.pop_back();  // Nodes 5: the first one ends the matter
  position.agenda.pop_back();                                                // CM-61: what was to be carried out
  position.drawn.clear();
}

inline void play_lift(Position& position, const std::string& move) {
  if (move == "remain") return;
  Place& place = position.figures.at(ix(position.turn));
  position.board.erase({place.ring, place.index});
  ++position.lifts_used;
  place = place_of_lift(position.config, place);
  do_next(position, Step{"effect"});  // CM-36
  arrive(position, {position.turn}, true);
}

inline void play_hoard(Position& position, const std::string& move) {
  if (move == "leave") return;
  const Place& place = position.figures.at(ix(position.turn));
  const auto card = position.board.find({place.ring, place.index});
  receive_digit(position, position.turn, card->second);
  position.board.erase(card);
}

inline void play_lose(Position& position, char symbol) {
  take_one(position.symbols.at(ix(position.turn)), symbol);
  position.symbol_back.insert(symbol);  // CM-53
  position.drawn.clear();
}

inline void play_mix(Position& position, const std::string& move) {
  position.target = move.at(4) - '0';
  position.chosen = move.back();
  open_node(position, "mix_card", position.turn);
}

inline void play_mix_card(Position& position, char symbol) {
  std::multiset<char>& own = position.symbols.at(ix(position.turn));
  std::multiset<char>& theirs = position.symbols.at(ix(position.target));
  take_one(theirs, symbol);
  own.insert(symbol);
  take_one(own, position.chosen);
  theirs.insert(position.chosen);  // CM-54
  position.drawn.clear();
}

// CM-55
inline void play_drop(Position& position, char kind) {
  const Config& config = position.config;
  give_up_digit(position, position.turn, kind);
  position.drawn.clear();
  for (int ring = 1; ring <= 4; ++ring) {
    const int size = ring_size(config, ring);
    const Place first = ring_field(ring, place_of_seat(config, position.turn) * size / 4);
    for (int steps = 0; steps < size; ++steps) {
      const Place place = along_ring(config, first, steps);
      if (field_kind(config, ring, place.index) != kind || position.board.contains({ring, place.index})) continue;
      position.board[{ring, place.index}] = kind;
      return;
    }
  }
}

inline void play_grab(Position& position, const std::string& move) {
  position.target = move.at(5) - '0';
  position.chosen = move.back();
  if (can_play(position, position.target, "guard")) {
    open_node(position, "grab_guard", position.target);  // CM-56, CM-60
    return;
  }
  take_from(position, position.target, position.chosen);
  position.drawn.clear();
}

inline void play_grab_guard(Position& position, const std::string& move) {
  if (move == "pass") {
    take_from(position, position.target, position.chosen);
  } else {
    play_card(position, position.target, "guard");  // CM-60
  }
  position.drawn.clear();
}

// The move must be one of moves(position).
inline void play(Position& position, const std::string& move) {
  const std::string node = position.node;
  if (node == "start_roll") {
    play_start_roll(position, move.back() - '0');
    return;
  }
  position.node.clear();
  if (node == "window_a" || node == "window_b") play_own_window(position, node, move);
  if (node == "answer") play_answer(position, move);
  if (node == "window_o") play_window_o(position, move);
  if (node == "roll") play_roll(position, move.back() - '0');
  if (node == "move") play_move(position, move);
  if (node == "spare") play_spare(position, move);
  if (node == "spare_answer") play_spare_answer(position, move);
  if (node == "guard") play_guard(position, move);
  if (node == "rob") play_rob(position, move);
  if (node == "stay") play_stay(position, move);
  if (node == "symbol") play_symbol(position, move.back());
  if (node == "event") play_event(position, move.substr(2));
  if (node == "veto") play_veto(position, move);
  if (node == "lift") play_lift(position, move);
  if (node == "hoard") play_hoard(position, move);
  if (node == "lose") play_lose(position, move.back());
  if (node == "mix") play_mix(position, move);
  if (node == "mix_card") play_mix_card(position, move.back());
  if (node == "drop") play_drop(position, move.back());
  if (node == "grab") play_grab(position, move);
  if (node == "grab_guard") play_grab_guard(position, move);
  if (position.node.empty()) go_on(position);
}

// ---------------------------------------------------------------------------------------------------------------------
// Positions

inline Position initial(const Config& config) {
  Position position;
  position.config = config;
  const std::size_t seats = ix(config.seats);
  position.figures.resize(seats);  // CM-7: on the start fields
  position.symbols.resize(seats);
  position.cards.resize(seats);
  position.open.resize(seats);
  position.date.resize(seats);
  position.loose.resize(seats);
  position.starting_rolls.resize(seats);
  position.had_first_turn.resize(seats);
  position.skips.resize(seats);
  for (const char symbol : std::string("ABCDE")) {
    for (int i = 0; i < 8; ++i) position.symbol_draw.insert(symbol);  // CM-3
  }
  for (const auto& [card, copies] : config.deck) {
    for (int i = 0; i < copies; ++i) position.event_draw.insert(card);  // CM-3
  }
  for (int ring = 1; ring <= 4; ++ring) {
    for (int index = 0; index < ring_size(config, ring); ++index) {
      const char kind = field_kind(config, ring, index);
      if (std::string("012XL").find(kind) != std::string::npos) position.board[{ring, index}] = kind;  // CM-9
    }
  }
  for (int number = 0; ix(number) < config.passages.size(); ++number) position.blockades.insert(number);  // CM-10
  for (int seat = 0; seat < config.seats; ++seat) position.to_roll.push_back(seat);                       // CM-66
  open_node(position, "start_roll", 0);
  return position;
}

// The turn of a seat begins, at its window (a) or its roll. All first turns are over.
inline void set_turn(Position& position, int seat) {
  position.to_roll.clear();
  position.round_rolls.clear();
  position.again = false;
  position.roll = 0;
  position.played = 0;
  end_trade(position);
  position.had_first_turn.assign(ix(position.config.seats), true);
  position.turn = seat;
  position.agenda = {Step{"begin_turn"}};
  go_on(position);
}

// The same, and the seat has rolled and played nothing: at its move.
inline void set_move(Position& position, int seat, int roll) {
  set_turn(position, seat);
  position.roll = roll;
  position.agenda.clear();
  open_node(position, "move", seat);
}

// Symbols from the draw pile.
inline void give_symbols(Position& position, int seat, const std::string& symbols) {
  for (const char symbol : symbols) {
    take_one(position.symbol_draw, symbol);
    position.symbols.at(ix(seat)).insert(symbol);
  }
}

// An event card from the draw pile: an on-demand card into the hand, an open card with its counter.
inline void give_card(Position& position, int seat, const std::string& card, int counter = 0) {
  take_one(position.event_draw, card);
  if (mode_of(card) == "open") {
    position.open.at(ix(seat)).insert({card, counter});
  } else {
    position.cards.at(ix(seat)).insert(card);
  }
}

// Digits from the lowest fields of their kind, into the date or loose.
inline void give_digits(Position& position, int seat, const std::string& digits, bool is_loose = false) {
  for (const char kind : digits) {
    auto field = position.board.begin();
    while (field != position.board.end() && field->second != kind) ++field;
    position.board.erase(field);
    (is_loose ? position.loose : position.date).at(ix(seat)).insert(kind);
  }
}

}  // namespace naive_clockman
