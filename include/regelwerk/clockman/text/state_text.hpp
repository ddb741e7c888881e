#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/text/words.hpp>
#include <regelwerk/core/container/text.hpp>

namespace regelwerk::clockman {

/// Room for names and numbers and the longest values: a waiting proposal and the declined ones, 40 empty digit fields,
/// 40 digits and 40 symbol cards with the marks between the seats, 16 passages, 60 event cards with counters.
using StateText = Text<512 + (1 + max_trade_offers) * 17 + 40 * 5 + 40 + 40 + 16 * 3 + 60 * 9>;

namespace detail {

/// Writes entries with a mark between them, or a dash if there are none.
template <class Out>
class Entries {
 public:
  constexpr Entries(Out& out, char mark) noexcept : out_(out), mark_(mark) {}

  constexpr Out& next() noexcept {
    if (any_) out_ << mark_;
    any_ = true;
    return out_;
  }
  constexpr void end() noexcept {
    if (!any_) out_ << '-';
  }

 private:
  Out& out_;
  char mark_;
  bool any_ = false;
};

constexpr void write_digits(auto& out, const DigitCounts& digits) noexcept {
  if (digits.empty()) out << '-';
  for (const Digit digit : all_digits) {
    for (int left = digits.count(digit); left > 0; --left) out << letter(digit);
  }
}
constexpr void write_symbols(auto& out, Symbols symbols) noexcept {
  if (symbols.empty()) out << '-';
  symbols.for_each_kind([&](Pose pose) {
    for (int left = symbols.count(pose); left > 0; --left) out << letter(pose);
  });
}
constexpr void write_seats(auto& out, SeatSet seats) noexcept {
  if (seats.empty()) out << '-';
  for (unsigned bits = seats.bits(); bits != 0; bits &= bits - 1) out << std::countr_zero(bits);
}
/// Writes some of the event cards; open ones with their counters.
template <class Out>
constexpr void write_cards(Out& out, const Deck& deck, const EventCards& events, CardSet which) noexcept {
  Entries<Out> entries{out, ','};
  which.for_each([&](std::size_t number) {
    entries.next() << deck.kind[number].info().token;
    const Spot at = events[number];
    if (at.is_open() && at.counter() > 0) out << ':' << at.counter();
  });
  entries.end();
}

}  // namespace detail

/// A state as one line. Seats are separated by `/`; `s` is a start field; `dates` and `loose` are the seats' digits,
/// `empty` the digit fields without a card; `shown` and `under` are the put-back piles of symbol and event cards.
[[nodiscard]] constexpr StateText text_of(const auto& setup, const State& state) noexcept {
  const Table& table = state.table;
  StateText out;
  const auto put = [&](std::string_view name, int number) { out << name << number; };
  const auto each_seat = [&](std::string_view name, const auto& write) {
    write_each_seat(out, name, setup.layout().seats, write);
  };
  const auto list = [&](std::string_view name, std::uint64_t bits, auto write) {
    out << name;
    detail::Entries<StateText> entries{out, ','};
    for (; bits != 0; bits &= bits - 1) {
      entries.next();
      write(std::countr_zero(bits));
    }
    entries.end();
  };
  out << "phase=" << word(table.phase);
  put(" turn=", table.turn.index());
  put(" asked=", table.asked.index());
  put(" first=", table.first.index());
  put(" goer=", table.goer.index());
  put(" roll=", table.roll);
  put(" highest=", table.highest);
  put(" played=", table.played);
  put(" left=", table.left);
  put(" offers=", table.proposals.made());
  out << " proposal=";
  if (table.proposal.none()) {
    out << '-';
  } else {
    detail::write_proposal(out, table.proposal);
  }
  out << " wanted=" << letter(table.wanted);
  out << " card=" << (table.card.none() ? std::string_view{"-"} : table.card.info().token);
  out << " arriving=";
  detail::write_seats(out, table.arriving);
  out << " captured=";
  detail::write_seats(out, table.captured);
  out << " contenders=";
  detail::write_seats(out, table.contenders);
  out << " declined=";
  detail::Entries<StateText> declined{out, ','};
  for (int i = 0; i < table.proposals.declined_count(); ++i) {
    detail::write_proposal(declined.next(), table.proposals.declined(i));
  }
  declined.end();
  out << " pacts=";
  detail::Entries<StateText> pacts{out, ','};
  for (int high = 1; high < setup.layout().seats; ++high) {
    for (int low = 0; low < high; ++low) {
      if (table.pacts.contains(Seat{low}, Seat{high})) pacts.next() << low << '+' << high;
    }
  }
  pacts.end();
  list(" opened=", table.opened.bits(), [&](int passage) { out << passage; });
  each_seat(" rolls=", [&](Seat seat) { out << int{table.first_rolls[static_cast<std::size_t>(seat.index())]}; });
  each_seat(" skips=", [&](Seat seat) { out << int{table.skips[static_cast<std::size_t>(seat.index())]}; });
  each_seat(" figures=", [&](Seat seat) { detail::write_field(out, table.figure(seat)); });
  each_seat(" dates=", [&](Seat seat) { detail::write_digits(out, table.of(seat).date); });
  each_seat(" loose=", [&](Seat seat) { detail::write_digits(out, table.of(seat).loose); });
  list(" empty=", (DigitSet::all() - table.board).bits(),
       [&](int number) { detail::write_field(out, setup.layout().digit_at[static_cast<std::size_t>(number)]); });
  each_seat(" symbols=", [&](Seat seat) { detail::write_symbols(out, state.hand(seat)); });
  out << " shown=";
  detail::write_symbols(out, state.put_back);
  out << " aside=";
  detail::write_symbols(out, state.aside);
  const auto cards = [&](CardSet which) { detail::write_cards(out, setup.layout().deck, state.events, which); };
  each_seat(" cards=", [&](Seat seat) { cards(state.events.held(seat)); });
  each_seat(" open=", [&](Seat seat) { cards(state.events.open(seat)); });
  out << " under=";
  cards(state.events.put_back());
  return out;
}

}  // namespace regelwerk::clockman
