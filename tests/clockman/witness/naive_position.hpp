#pragma once
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <clockman/witness/naive.hpp>
#include <clockman/witness/second.hpp>
#include <regelwerk/clockman.hpp>

// The naive engine in the middle of any position of the library: what it still has to do is worked out from the phase.

namespace clockman_test {

/// Makes the naive engine's position that is like one of the library. What a state does not tell is not needed: rolls
/// of those who are out of the starting roll, the roll of a turn once its move is made, the figures already spared.
class NaivePosition {
 public:
  NaivePosition(const RuntimeGame& game, const State& state)
      : game_(game), state_(state), table_(state.table), there_(naive_clockman::initial(naive_config(game))) {
    lay_out();
    there_.turn = table_.turn.index();
    table_.phase == Phase::start_roll ? open_start() : open_turn();
  }

  [[nodiscard]] const naive_clockman::Position& position() const { return there_; }

 private:
  using Step = naive_clockman::Step;
  using Seats = std::vector<int>;

  void lay_out() {
    there_.symbol_draw = letters(state_.draw_pile);
    there_.symbol_back = letters(state_.put_back);
    there_.event_draw = tokens(game_, state_, Spot::draw());
    there_.event_back = tokens(game_, state_, Spot::put_back());
    there_.board = board_here(game_, state_);
    for (int passage = 0; passage < passages; ++passage) {
      if (table_.opened.contains(passage)) there_.blockades.erase(passage);
    }
    for (int index = 0; index < game_.seats(); ++index) lay_out_seat(Seat{index}, static_cast<std::size_t>(index));
    there_.proposal = proposal_text(table_.proposal);
    there_.declined = declined_here(table_);
    there_.offers = table_.proposals.made();
    there_.played = table_.played;
    there_.roll = table_.roll;
  }
  void lay_out_seat(Seat seat, std::size_t at) {
    const bool mixes = seat == table_.turn;
    there_.figures[at] = naive_place(table_.figure(seat));
    there_.symbols[at] = letters(mixes ? state_.hand(seat) + state_.aside : state_.hand(seat));
    there_.cards[at] = tokens(game_, state_, Spot::hand(seat));
    there_.open[at] = open_here(game_, state_, seat);
    there_.date[at] = letters(table_.of(seat).date);
    there_.loose[at] = letters(table_.of(seat).loose);
    there_.skips[at] = table_.skips[at];
    there_.starting_rolls[at] = table_.first_rolls[at];
    there_.had_first_turn[at] = table_.phase != Phase::start_roll && table_.first_rolls[at] == 0;
    for (int low = 0; low < seat.index(); ++low) {
      if (table_.pacts.contains(Seat{low}, seat)) there_.pacts.insert({low, seat.index()});
    }
  }

  void open_node(std::string_view node, Seat asked) {
    naive_clockman::open_node(there_, std::string{node}, asked.index());
  }
  void open_node(std::string_view node) { open_node(node, table_.turn); }
  void add(const Step& step) { there_.agenda.push_back(step); }
  [[nodiscard]] Seats others(Seat seat) const { return naive_clockman::others_in_order(there_.config, seat.index()); }
  /// The others of a seat that come behind one of them.
  [[nodiscard]] Seats others_behind(Seat seat, Seat one) const {
    const Seats all = others(seat);
    const auto found = std::find(all.begin(), all.end(), one.index());
    return {found == all.end() ? found : found + 1, all.end()};
  }
  void add_for_all(const std::string& what, const Seats& seats, const std::string& card = "") {
    naive_clockman::do_next_for_all(there_, what, seats, card);
  }

  /// CM-66. In the first round all seats roll, later those that tied, of whom those before rolled the highest.
  void open_start() {
    there_.to_roll.clear();
    const int turn = table_.turn.index();
    const bool is_first_round = table_.first_rolls[static_cast<std::size_t>(turn)] == 0;
    for (int seat = 0; seat < game_.seats(); ++seat) {
      if (!is_first_round && !table_.contenders.contains(Seat{seat})) continue;
      there_.to_roll.push_back(seat);
      if (seat >= turn) continue;
      there_.round_rolls[seat] =
          is_first_round ? int{table_.first_rolls[static_cast<std::size_t>(seat)]} : int{table_.highest};
    }
    open_node("start_roll");
  }

  void open_turn() {
    there_.to_roll.clear();
    const bool moves_to_come = is_before_move();
    if (moves_to_come) {
      add_before_move();
    } else if (table_.phase != Phase::over) {
      add(Step{"end_turn"});
    }
    if (!moves_to_come && !open_arrival()) open_effect();
  }

  [[nodiscard]] bool is_before_move() const { return table_.phase >= Phase::before && table_.phase <= Phase::move; }
  /// CM-68.
  void add_before_move() {
    const bool before_roll = table_.roll == 0;
    if (table_.phase == Phase::move) return open_node("move");
    add(Step{"move"});
    if (table_.phase == Phase::after) return open_node("window_b");
    add(Step{"window_b"});
    if (table_.phase == Phase::roll) return open_node("roll");
    if (before_roll) add(Step{"roll"});
    if (table_.phase == Phase::others) {
      add_for_all("window_o", others_behind(table_.turn, table_.asked));
      return open_node("window_o", table_.asked);
    }
    if (before_roll) add_for_all("window_o", others(table_.turn));
    if (table_.phase == Phase::before) return open_node("window_a");
    if (before_roll) add(Step{"window_a"});
    open_node("answer", table_.asked);
  }

  /// CM-24 to CM-31. False if no arrival is in progress.
  bool open_arrival() {
    if (table_.arriving.empty()) return false;
    if (table_.card.none()) add(Step{"effect"});
    if (table_.card.has(Effect::oback)) {
      add_for_all("go_back", others_behind(table_.turn, table_.goer), token());
    }
    add(Step{"send"});
    add_for_all("meet", to_meet());
    there_.group = group();
    there_.own = is_own_arrival(table_);
    for (const int seat : others(table_.first)) {
      if (table_.captured.contains(Seat{seat})) there_.sent.push_back(seat);
    }
    there_.target = table_.asked.index();
    if (table_.phase == Phase::guard || table_.phase == Phase::rob) add(Step{"stay", there_.target});
    const bool asks_turn = table_.phase == Phase::spare || table_.phase == Phase::rob;
    open_node(table_.phase == Phase::pact ? "spare_answer" : word(table_.phase),
              asks_turn ? table_.turn : table_.asked);
    return true;
  }
  [[nodiscard]] Seats to_meet() const {
    Seats met;
    for (const int seat : others_behind(table_.first, table_.asked)) {
      const bool is_there = table_.figure(Seat{seat}) == table_.figure(table_.first);
      if (is_there && !table_.arriving.contains(Seat{seat})) met.push_back(seat);
    }
    return met;
  }
  [[nodiscard]] Seats group() const {
    Seats seats{table_.first.index()};
    for (const int seat : others(table_.first)) {
      if (table_.arriving.contains(Seat{seat})) seats.push_back(seat);
    }
    return seats;
  }

  [[nodiscard]] std::string token() const { return std::string{table_.card.info().token}; }

  /// CM-32 to CM-61.
  void open_effect() {
    if (!table_.card.none()) there_.drawn = token();
    switch (table_.phase) {
      case Phase::draw_symbol:
        for (int i = 1; i < int{table_.left}; ++i) add(Step{"symbol"});
        return open_node("symbol");
      case Phase::draw_event:
        return open_node("event");
      case Phase::take:
        return open_node("hoard");
      case Phase::veto:
        add(Step{"carry_out", 0, token()});
        add_for_all("veto", others_behind(table_.turn, table_.asked));
        return open_node("veto", table_.asked);
      case Phase::mix_draw:
        there_.target = table_.asked.index();
        there_.chosen = *letters(state_.aside).begin();
        return open_node("mix_card");
      case Phase::guard:
        there_.target = table_.asked.index();
        there_.chosen = letter(table_.wanted);
        return open_node("grab_guard", table_.asked);
      case Phase::over:
        return naive_clockman::open_node(there_, "over", naive_clockman::nobody);
      default:
        return open_node(word(table_.phase));
    }
  }

  const RuntimeGame& game_;
  const State& state_;
  const Table& table_;
  naive_clockman::Position there_;
};

/// The naive engine's position that is like `state`, of whatever phase.
inline naive_clockman::Position naive_position(const RuntimeGame& game, const State& state) {
  return NaivePosition{game, state}.position();
}

}  // namespace clockman_test
