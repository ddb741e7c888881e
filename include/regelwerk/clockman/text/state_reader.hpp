#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/movement.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/text/state_text.hpp>
#include <regelwerk/clockman/text/words.hpp>
#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

namespace detail {

/// Reads a state text as text_of() writes it.
class StateParser : WordReader {
 public:
  using WordReader::WordReader;

  [[nodiscard]] constexpr Result<State, Refusal> state() noexcept {
    State state = blank_state(layout_);
    Table& table = state.table;
    const bool good =
        phase(table.phase) && take_seat(" turn=", table.turn) && take_seat(" asked=", table.asked) &&
        take_seat(" first=", table.first) && take_seat(" goer=", table.goer) && value(" roll=", max_roll, table.roll) &&
        value(" highest=", die_faces, table.highest) && value(" played=", cards_per_turn, table.played) &&
        value(" left=", 4, table.left) && offers(table) && proposal(table) && a_digit(" wanted=", table.wanted) &&
        a_card(" card=", table.card) && seats(" arriving=", table.arriving) && seats(" captured=", table.captured) &&
        seats(" contenders=", table.contenders) && declined(table) && pacts(table) && opened(table) &&
        values(" rolls=", die_faces, table.first_rolls) && values(" skips=", event_cards, table.skips) &&
        figures(table) && dates(table) && empty(table) && hands(state) && event_hands(state);
    return in_.finish(good ? maybe(state) : std::nullopt);
  }

 private:
  constexpr bool value(std::string_view name, int highest, std::uint8_t& into) noexcept {
    if (!in_.expect(name, Reason::entry_due)) return false;
    const auto found = number(0, highest);
    if (found) into = static_cast<std::uint8_t>(*found);
    return found.has_value();
  }
  constexpr bool take_seat(std::string_view name, Seat& into) noexcept {
    if (!in_.expect(name, Reason::entry_due)) return false;
    const auto found = seat();
    into = found.value_or(Seat{});
    return found.has_value();
  }
  constexpr bool a_digit(std::string_view name, Digit& into) noexcept {
    if (!in_.expect(name, Reason::entry_due)) return false;
    const auto found = digit();
    into = found.value_or(Digit{});
    return found.has_value();
  }
  constexpr bool a_card(std::string_view name, Card& into) noexcept {
    if (!in_.expect(name, Reason::entry_due)) return false;
    if (in_.take("-")) return true;
    const auto found = card();
    into = found.value_or(Card{});
    return found.has_value();
  }
  constexpr bool phase(Phase& into) noexcept {
    if (!in_.expect("phase=", Reason::entry_due)) return false;
    const std::string_view word = in_.take_word();
    const auto phase_words = words_of(type<Phase>);
    for (std::size_t i = 0; i < phase_words.size(); ++i) {
      if (word != phase_words[i]) continue;
      into = static_cast<Phase>(i);
      return true;
    }
    return in_.fail(Reason::phase_due);
  }

  constexpr bool values(std::string_view name, int highest, std::array<std::uint8_t, max_seats>& into) noexcept {
    return in_.each_seat(name, layout_.seats,
                         [&](Seat seat) { return value({}, highest, into[static_cast<std::size_t>(seat.index())]); });
  }

  constexpr bool seats(std::string_view name, SeatSet& into) noexcept {
    if (!in_.expect(name, Reason::entry_due)) return false;
    if (in_.take("-")) return true;
    const auto is_digit = [&] { return '0' <= in_.peek() && in_.peek() <= '9'; };
    do {
      const auto found =
          one_of<int>(std::string_view{"0123"}.substr(0, static_cast<std::size_t>(layout_.seats)), Reason::seat_due);
      if (!found) return false;
      into.insert(Seat{*found});
    } while (is_digit());
    return true;
  }
  constexpr bool offers(Table& table) noexcept {
    std::uint8_t made = 0;
    const bool good = value(" offers=", max_trade_offers, made);
    table.proposals.set_made(made);
    return good;
  }
  constexpr bool proposal(Table& table) noexcept {
    if (!in_.expect(" proposal=", Reason::entry_due)) return false;
    if (in_.take("-")) return true;
    const auto found = WordReader::proposal();
    table.proposal = found.value_or(Proposal{});
    return found.has_value();
  }
  constexpr bool declined(Table& table) noexcept {
    return in_.expect(" declined=", Reason::entry_due) && in_.take_list(",", [&] {
      const auto found = WordReader::proposal();
      if (!found) return false;
      if (table.proposals.declined_count() == max_trade_offers) return in_.fail(Reason::too_many);
      if (table.proposals.is_declined(*found)) return in_.fail(Reason::twice);
      table.proposals.decline(*found);
      return true;
    });
  }
  constexpr bool pacts(Table& table) noexcept {
    return in_.expect(" pacts=", Reason::entry_due) && in_.take_list(",", [&] {
      const auto low = seat();
      if (!low || !in_.expect("+", Reason::plus_due)) return false;
      const auto high = seat();
      if (!high) return false;
      if (!(*low < *high)) return in_.fail(Reason::not_ascending);
      table.pacts.insert(*low, *high);
      return true;
    });
  }
  constexpr bool opened(Table& table) noexcept {
    return in_.expect(" opened=", Reason::entry_due) && in_.take_list(",", [&] {
      const auto found = number(0, passages - 1);
      if (found) table.opened.insert(*found);
      return found.has_value();
    });
  }
  constexpr bool figures(Table& table) noexcept {
    return in_.each_seat(" figures=", layout_.seats, [&](Seat seat) {
      if (in_.take("s")) return true;
      const auto found = field();
      if (found) table.figure(seat) = *found;
      return found.has_value();
    });
  }

  constexpr bool digits(DigitCounts& into) noexcept {
    if (in_.take("-")) return true;
    while (digit_letters.find(in_.peek()) != std::string_view::npos) {
      const auto found = digit();
      if (into.size() == digit_fields) return in_.fail(Reason::none_left);
      into.add(*found);
    }
    return true;
  }
  constexpr bool dates(Table& table) noexcept {
    return in_.each_seat(" dates=", layout_.seats, [&](Seat seat) { return digits(table.of(seat).date); }) &&
           in_.each_seat(" loose=", layout_.seats, [&](Seat seat) { return digits(table.of(seat).loose); });
  }
  constexpr bool empty(Table& table) noexcept {
    return in_.expect(" empty=", Reason::entry_due) && in_.take_list(",", [&] {
      const auto found = field();
      if (!found) return false;
      if (!found->is_ring() || !is_digit_field(layout_.kind[*found])) return in_.fail(Reason::digit_field_due);
      table.board.erase(layout_.digit_number[*found]);
      return true;
    });
  }

  /// Reads symbol cards and removes them from the draw pile.
  constexpr bool symbols(State& state, Symbols& into) noexcept {
    if (in_.take("-")) return true;
    while (pose_letters.find(in_.peek()) != std::string_view::npos) {
      const auto found = pose();
      if (!state.draw_pile.contains(*found)) return in_.fail(Reason::none_left);
      state.draw_pile.remove(*found);
      into.add(*found);
    }
    return true;
  }
  constexpr bool hands(State& state) noexcept {
    return in_.each_seat(" symbols=", layout_.seats, [&](Seat seat) { return symbols(state, state.hand(seat)); }) &&
           in_.expect(" shown=", Reason::entry_due) && symbols(state, state.put_back) &&
           in_.expect(" aside=", Reason::entry_due) && symbols(state, state.aside);
  }

  /// Reads event cards and removes them from the draw pile.
  constexpr bool events(State& state, const auto& read_spot) noexcept {
    return in_.take_list(",", [&] {
      const auto found = card();
      if (!found) return false;
      const auto to = read_spot();
      if (!to) return false;
      if (state.events.count(layout_.deck, *found, Spot::draw()) == 0) return in_.fail(Reason::none_left);
      state.events.move(layout_.deck, *found, Spot::draw(), *to);
      return true;
    });
  }
  [[nodiscard]] constexpr Maybe<Spot> open_spot(Seat seat) noexcept {
    if (!in_.take(":")) return Spot::open(seat, 0);
    const auto counter = number(1, 7);
    return counter ? maybe(Spot::open(seat, *counter)) : std::nullopt;
  }
  constexpr bool event_hands(State& state) noexcept {
    const auto fixed = [](Spot spot) { return [spot] { return maybe(spot); }; };
    return in_.each_seat(" cards=", layout_.seats, [&](Seat seat) { return events(state, fixed(Spot::hand(seat))); }) &&
           in_.each_seat(" open=", layout_.seats,
                         [&](Seat seat) { return events(state, [&] { return open_spot(seat); }); }) &&
           in_.expect(" under=", Reason::entry_due) && events(state, fixed(Spot::put_back()));
  }
};

}  // namespace detail

/// Reads a state text, without a check that the state is sound.
[[nodiscard]] constexpr Result<State, Refusal> read_state(const auto& setup, std::string_view text) noexcept {
  return detail::StateParser{setup.layout(), text}.state();
}

}  // namespace regelwerk::clockman
