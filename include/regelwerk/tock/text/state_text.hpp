#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/text/words.hpp>

namespace regelwerk::tock {

/// Room for the words and the longest values: 24 marbles of four characters with their commas, 6 hands of 6 cards, 6
/// gifts, 52 discards.
using StateText = Text<128 + 24 * 5 + 6 * 7 + 6 * 2 + 52>;

inline constexpr std::array<std::string_view, 5> phase_words{"deal", "exchange", "play", "step", "over"};

/// A state as one line: marbles by colour (`-` in the area, `!` protected), hands, gifts and discards as rank letters.
/// The deck is not written; it consists of the other cards.
[[nodiscard]] constexpr StateText text_of(const auto& setup, const State& state) noexcept {
  const Table& table = state.table;
  StateText out;
  out << "phase=" << phase_words[static_cast<std::size_t>(table.phase)] << " leader=" << table.leader.index()
      << " turn=" << table.turn.index() << " deal=" << int{table.deal}
      << " ban=" << (table.ban ? std::string_view{"yes"} : std::string_view{"no"}) << " steps=" << int{table.steps_left}
      << " colour=" << table.colour.index();
  const auto each_seat = [&](std::string_view name, const auto& write) {
    write_each_seat(out, name, setup.layout().seats, write);
  };
  each_seat(" marbles=", [&](Seat seat) {
    for (int i = 0; i < marbles_per_seat; ++i) {
      const Place at = table.of(seat)[i];
      if (i > 0) out << ',';
      detail::write_place(out, at);
      if (table.guarded.contains(seat) && at == Place::ring(start_of(setup.layout(), seat))) out << '!';
    }
  });
  each_seat(" hands=", [&](Seat seat) { detail::write_cards(out, state.hand(seat)); });
  each_seat(" gifts=", [&](Seat seat) {
    if (state.gift(seat).none()) {
      out << '-';
    } else {
      out << letter(state.gift(seat).rank());
    }
  });
  out << " discards=";
  detail::write_cards(out, state.discards);
  return out;
}

namespace detail {

/// Reads a state text as text_of() writes it.
class StateParser : WordReader {
 public:
  using WordReader::WordReader;

  [[nodiscard]] constexpr Result<State, Refusal> state() noexcept {
    State state = blank_state(layout_);
    Table& table = state.table;
    const bool good = in_.begin_entry("phase") && in_.expect_word(phase_words, table.phase, Reason::phase_due) &&
                      in_.entry(" leader", layout_.seats, table.leader) &&
                      in_.entry(" turn", layout_.seats, table.turn) &&
                      in_.entry(" deal", 0, layout_.deals - 1, table.deal) && ban(table.ban) &&
                      in_.entry(" steps", 0, steps_of_seven - 1, table.steps_left) &&
                      in_.entry(" colour", layout_.seats, table.colour) && marbles(table) && hands(state) &&
                      gifts(state) && discards(state) && fill_deck(state);
    return in_.finish(good ? maybe(state) : std::nullopt);
  }

 private:
  constexpr bool ban(bool& into) noexcept {
    if (!in_.expect(" ban=", Reason::entry_due)) return false;
    into = in_.take("yes");
    return into || in_.expect("no", Reason::yes_or_no_due);
  }

  constexpr bool marbles(Table& table) noexcept {
    return in_.each_seat(" marbles=", layout_.seats, [&](Seat colour) {
      for (int i = 0; i < marbles_per_seat; ++i) {
        if (i > 0 && !in_.expect(",", Reason::comma_due)) return false;
        if (in_.take("-")) continue;
        const auto at = place();
        if (!at) return false;
        table.of(colour).set(i, *at);
        if (in_.take("!")) {
          if (*at != Place::ring(start_of(layout_, colour))) return in_.fail(Reason::not_protected);
          table.guarded.insert(colour);
        }
      }
      return true;
    });
  }

  constexpr bool cards(Cards& into) noexcept {
    if (in_.take("-")) return true;
    while (const auto found = rank_if_any()) {
      if (into.count(*found) == cards_per_rank) return in_.fail(Reason::none_left);
      into.add(*found);
    }
    return true;
  }

  constexpr bool hands(State& state) noexcept {
    return in_.each_seat(" hands=", layout_.seats, [&](Seat seat) { return cards(state.hand(seat)); });
  }

  constexpr bool gifts(State& state) noexcept {
    return in_.each_seat(" gifts=", layout_.seats, [&](Seat seat) {
      if (in_.take("-")) return true;
      const auto found = rank();
      if (!found) return false;
      state.gift(seat) = Gift{*found};
      if (state.table.phase == Phase::exchange) state.table.chosen.insert(seat);
      return true;
    });
  }

  constexpr bool discards(State& state) noexcept {
    return in_.expect(" discards=", Reason::entry_due) && cards(state.discards);
  }

  /// Puts every card that is nowhere else into the deck.
  constexpr bool fill_deck(State& state) noexcept {
    for (int kind = 0; kind < ranks; ++kind) {
      const Rank rank{static_cast<std::uint8_t>(kind)};
      int left = cards_per_rank - state.discards.count(rank);
      for (const Cards& hand : state.hands) left -= hand.count(rank);
      if (state.table.phase == Phase::exchange) {
        for (const Gift& gift : state.gifts) left -= gift.is(rank) ? 1 : 0;
      }
      if (left < 0) return in_.fail(Reason::none_left);
      for (; left > 0; --left) state.deck.add(rank);
    }
    return true;
  }
};

}  // namespace detail

/// Reads a state text, without a check that the state is sound.
[[nodiscard]] constexpr Result<State, Refusal> read_state(const auto& setup, std::string_view text) noexcept {
  return detail::StateParser{setup.layout(), text}.state();
}

}  // namespace regelwerk::tock
