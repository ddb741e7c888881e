#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/text/words.hpp>

namespace regelwerk::ostfriesenlauf {

/// Room for the words and numbers, and for the longest card `1:finish@hedgehog` with a comma, for every card.
using StateText = Text<128 + deck_size * 18>;

/// A state as one line: runners by place with their positions, hands by seat, laid cards by turn, cards played. Stacks
/// are not written; they consist of the other cards.
[[nodiscard]] constexpr StateText text_of(const auto& setup, const State& state) noexcept {
  const Table& table = state.table;
  StateText out;
  out << "phase=" << phase_words[static_cast<std::size_t>(table.phase)] << " turn=" << int{table.turn} << " stack=";
  if (table.phase == Phase::deal || table.phase == Phase::card) {
    out << number(table.stack);
  } else {
    out << '-';
  }
  out << " sign=" << sign_words[static_cast<std::size_t>(table.sign)];
  for (const Place place : all_places) {
    const Runner runner = table.race.at(place);
    out << (place == Place::first ? std::string_view{" race="} : std::string_view{","}) << runner.index() << ':'
        << table.race.position(runner);
  }
  write_each_seat(out, " hands=", setup.layout().seats, [&](Seat seat) {
    detail::write_cards(out, setup.layout(), [&](auto write) { state.hand(seat).for_each_card(write); });
  });
  for (std::size_t turn = 0; turn < state.laid.size(); ++turn) {
    out << (turn == 0 ? std::string_view{" laid="} : std::string_view{","});
    const Laid laid = state.laid[turn];
    if (laid.none()) {
      out << '-';
    } else {
      detail::write_card(out, setup.layout(), laid.card());
    }
  }
  out << " played=";
  detail::write_cards(out, setup.layout(), [&, played = cards_played(setup.layout(), state)](auto write) {
    for (const Place back : all_places) {
      played[index(back)].for_each_kind([&](Slot slot) {
        for (int i = played[index(back)].count(slot); i > 0; --i) write(Card{back, slot});
      });
    }
  });
  return out;
}

namespace detail {

/// Reads a state text as text_of() writes it.
class StateParser : WordReader {
 public:
  using WordReader::WordReader;

  [[nodiscard]] constexpr Result<State, Refusal> state() noexcept {
    State state = blank_state();
    Table& table = state.table;
    left_ = layout_.deck;
    const bool good = in_.begin_entry("phase") && in_.expect_word(phase_words, table.phase, Reason::phase_due) &&
                      in_.entry(" turn", 0, runner_count - 1, table.turn) && stack(table) &&
                      in_.expect(" sign=", Reason::entry_due) &&
                      in_.expect_word(sign_words, table.sign, Reason::sign_due) && race(table.race) && hands(state) &&
                      laid_cards(state) && played();
    state.stacks = left_;
    return in_.finish(good ? maybe(state) : std::nullopt);
  }

 private:
  /// Reads the stack that chance draws from; the text has it only if chance draws.
  constexpr bool stack(Table& table) noexcept {
    if (!in_.expect(" stack=", Reason::entry_due)) return false;
    if (table.phase != Phase::deal && table.phase != Phase::card) return in_.expect("-", Reason::dash_due);
    const auto found = place();
    if (found) table.stack = *found;
    return found.has_value();
  }

  constexpr bool race(Race& race) noexcept {
    if (!in_.expect(" race=", Reason::entry_due)) return false;
    for (const Place at : all_places) {
      if (at != Place::first && !in_.expect(",", Reason::comma_due)) return false;
      const auto runner = in_.expect_number(0, runner_count - 1, Reason::runner_due);
      if (!runner || !in_.expect(":", Reason::colon_due)) return false;
      const bool negative = in_.take("-");
      const auto position = in_.expect_number(0, 127, Reason::number_due);
      if (!position) return false;
      race.set(at, Runner{*runner}, negative ? -*position : *position);
    }
    return true;
  }

  /// Reads a card of this edition; fails if the text has more copies than the edition.
  [[nodiscard]] constexpr Maybe<Card> card() noexcept {
    const auto back = place();
    if (!back || !in_.expect(":", Reason::colon_due)) return std::nullopt;
    const auto found = face();
    if (!found) return std::nullopt;
    const auto card = layout_.card(*back, *found);
    if (!card || !left_[index(*back)].contains(card->slot())) {
      in_.fail(Reason::none_left);
      return std::nullopt;
    }
    left_[index(*back)].remove(card->slot());
    return *card;
  }

  constexpr bool hands(State& state) noexcept {
    return in_.each_seat(" hands=", layout_.seats, [&](Seat seat) {
      return in_.take_list(",", [&, &hand = state.hand(seat)] {
        const auto found = card();
        if (!found) return false;
        if (hand.size() == max_hand) return in_.fail(Reason::too_many);
        hand.add(*found);
        return true;
      });
    });
  }

  constexpr bool laid_cards(State& state) noexcept {
    if (!in_.expect(" laid=", Reason::entry_due)) return false;
    for (std::size_t turn = 0; turn < state.laid.size(); ++turn) {
      if (turn > 0 && !in_.expect(",", Reason::comma_due)) return false;
      if (in_.take("-")) continue;
      const auto found = card();
      if (!found) return false;
      state.laid[turn] = Laid{*found};
    }
    return true;
  }

  constexpr bool played() noexcept {
    return in_.expect(" played=", Reason::entry_due) && in_.take_list(",", [&] { return card().has_value(); });
  }

  Cards left_{};  ///< cards not read yet
};

}  // namespace detail

/// Reads a state text, without a check that the state is sound.
[[nodiscard]] constexpr Result<State, Refusal> read_state(const auto& setup, std::string_view text) noexcept {
  return detail::StateParser{setup.layout(), text}.state();
}

}  // namespace regelwerk::ostfriesenlauf
