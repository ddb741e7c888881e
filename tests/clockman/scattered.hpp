#pragma once
#include <cstddef>
#include <optional>
#include <string>

#include <clockman/scene.hpp>
#include <clockman/witness/naive.hpp>
#include <regelwerk/play.hpp>

// Positions at the beginning of a turn that random games come to after a very long time or never: figures close
// together, hands full of cards, digits that somebody hunts.

namespace clockman_test {

/// One such position, told to both engines.
class Scattered {
 public:
  Scattered(const naive_clockman::Config& config, regelwerk::Random& random)
      : position_(naive_clockman::initial(config)), random_(random) {
    const int seats = config.seats;
    turn_ = below(seats);
    place_figures();
    if (!one_in(3)) hand_out_all("012"[below(3)]);
    for (int seat = 0; seat < seats; ++seat) {
      for (int i = below(6); i > 0; --i) give_some_digit(seat);
      for (int i = below(6); i > 0; --i) give_symbol(seat);
      for (int i = below(16); i > 0; --i) give_card(seat);
      if (seat != turn_ && one_in(6)) skips_[at(seat)] = 1;
      position_.skips.at(at(seat)) = skips_[at(seat)];
    }
    naive_clockman::set_turn(position_, turn_);
  }

  [[nodiscard]] const naive_clockman::Position& position() const { return position_; }

  /// The same in the library; nothing if it holds that this cannot occur.
  [[nodiscard]] std::optional<State> state(const RuntimeGame& game) const {
    Setting setting{.turn = turn_, .figures = figures_, .skips = skips_};
    for (std::size_t seat = 0; seat < max_seats; ++seat) {
      setting.digits[seat] = digits_[seat];
      setting.loose[seat] = loose_[seat];
      setting.symbols[seat] = symbols_[seat];
      setting.cards[seat] = cards_[seat];
      setting.open[seat] = open_[seat];
    }
    State state = game.initial();
    state.table.contenders = {};
    state.table.turn = seat(turn_);
    lay_out(game.layout(), setting, state);
    open_first_window(game, state);
    if (!game.validate(state).empty()) return std::nullopt;
    return state;
  }

 private:
  [[nodiscard]] static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
  [[nodiscard]] int below(int limit) { return static_cast<int>(random_() % static_cast<std::uint64_t>(limit)); }
  [[nodiscard]] bool one_in(int many) { return below(many) == 0; }
  [[nodiscard]] auto some(const auto& list) { return std::next(list.begin(), below(static_cast<int>(list.size()))); }

  /// Mostly on one stretch of one ring.
  void place_figures() {
    const naive_clockman::Config& config = position_.config;
    const int ring = 1 + below(4);
    const int index = below(naive_clockman::ring_size(config, ring));
    for (naive_clockman::Place& figure : position_.figures) {
      const int spot = below(12);
      if (spot < 9) {
        figure = naive_clockman::along_ring(config, naive_clockman::ring_field(ring, index), below(7));
      } else if (spot < 11) {
        const int other = 1 + below(4);
        figure = naive_clockman::ring_field(other, below(naive_clockman::ring_size(config, other)));
      } else {
        figure = naive_clockman::passage_field(below(static_cast<int>(config.passages.size())));
      }
      figures_ += (figures_.empty() ? "" : " ") + naive_clockman::place_text(figure);
    }
  }

  void give_some_digit(int seat) {
    const char kind = some(position_.board)->second;
    if (kind != 'L') give_digit(seat, kind);
  }
  void give_digit(int seat, char kind) {
    const naive_clockman::Digits after = naive_clockman::with_digit(naive_clockman::all_digits(position_, seat), kind);
    if (!naive_clockman::within_limit(position_.config, after)) return;
    const bool is_loose = position_.config.transfer && one_in(3);
    (is_loose ? loose_ : digits_)[at(seat)] += kind;
    naive_clockman::give_digits(position_, seat, std::string(1, kind), is_loose);
  }
  /// No card of this kind stays on the board, if the limits allow it; one seat gets most of them.
  void hand_out_all(char kind) {
    const int rich = below(position_.config.seats);
    for (int i = 0; i < 40 && naive_clockman::lies_on_board(position_, kind); ++i) {
      give_digit(one_in(2) ? rich : below(position_.config.seats), kind);
    }
  }
  void give_symbol(int seat) {
    const char symbol = *some(position_.symbol_draw);
    symbols_[at(seat)] += symbol;
    naive_clockman::give_symbols(position_, seat, std::string(1, symbol));
  }
  void give_card(int seat) {
    std::string card = *some(position_.event_draw);
    if (position_.event_draw.contains("swap") && one_in(3)) card = "swap";
    if (naive_clockman::mode_of(card) == "at once") return;
    const bool is_peace = card.starts_with("peace");
    const int counter = is_peace ? 1 + below(naive_clockman::number_of(card) + 1) : 0;
    const bool is_open = naive_clockman::mode_of(card) == "open";
    std::string& words = (is_open ? open_ : cards_)[at(seat)];
    words += (words.empty() ? "" : " ") + card + (is_peace ? ":" + std::to_string(counter) : "");
    naive_clockman::give_card(position_, seat, card, counter);
  }

  naive_clockman::Position position_;
  regelwerk::Random& random_;
  int turn_ = 0;
  std::string figures_;
  std::array<std::string, max_seats> digits_, loose_, symbols_, cards_, open_;
  std::array<int, max_seats> skips_{};
};

}  // namespace clockman_test
