#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/clockman/cards.hpp>
#include <regelwerk/clockman/digits.hpp>
#include <regelwerk/clockman/layout.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/text.hpp>
#include <regelwerk/clockman/validate.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/text.hpp>

namespace regelwerk::clockman {

/// Names and numbers, then the longest values: 40 empty digit fields, 40 digits and 40 symbol cards with the marks
/// between the seats, 16 passages, 60 event cards with counters.
using StateText = Text<512 + 40 * 5 + 40 + 40 + 16 * 3 + 60 * 9>;

inline constexpr std::array<std::string_view, 22> phase_words{
    "start",       "before",     "trade", "roll", "after", "move", "spare", "pact",     "guard", "rob",  "stay",
    "draw_symbol", "draw_event", "lift",  "take", "veto",  "lose", "mix",   "mix_draw", "drop",  "grab", "over"};

namespace detail {

/// Puts a mark between entries, or a dash where there is none.
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

template <class Out>
constexpr void write_digits(Out& out, const DigitCounts& digits) noexcept {
  if (digits.empty()) out << '-';
  for (const Digit digit : all_digits) {
    for (int left = digits.count(digit); left > 0; --left) out << letter(digit);
  }
}
template <class Out>
constexpr void write_symbols(Out& out, Symbols symbols) noexcept {
  if (symbols.empty()) out << '-';
  symbols.for_each_kind([&](Pose pose) {
    for (int left = symbols.count(pose); left > 0; --left) out << letter(pose);
  });
}
template <class Out>
constexpr void write_seats(Out& out, SeatSet seats) noexcept {
  if (seats.empty()) out << '-';
  for (unsigned bits = seats.bits(); bits != 0; bits &= bits - 1) out << std::countr_zero(bits);
}
/// The event cards that lie where `is_here` says; open ones with their counter.
template <class Out, class IsHere>
constexpr void write_cards(Out& out, const Deck& deck, const EventCards& events, const IsHere& is_here) noexcept {
  Entries<Out> entries{out, ','};
  for (int kind = 0; kind < card_kinds; ++kind) {
    for (std::size_t i = deck.first(kind); i < deck.first(kind + 1); ++i) {
      if (!is_here(events[i])) continue;
      entries.next() << Card{kind}.info().token;
      if (events[i].is_open() && events[i].counter() > 0) out << ':' << events[i].counter();
    }
  }
  entries.end();
}

/// Reads a state line.
class LineReading : private Reading {
 public:
  using Reading::Reading;

  [[nodiscard]] constexpr Result<State, Refusal> state() noexcept {
    State state = blank_state(layout_);
    Table& table = state.table;
    const bool good = value("seats=", layout_.seats, table.seats) && phase(table.phase) &&
                      a_seat(" turn=", table.turn) && a_seat(" asked=", table.asked) &&
                      a_seat(" first=", table.first) && a_seat(" goer=", table.goer) &&
                      value(" roll=", max_roll, table.roll) && value(" highest=", die_faces, table.highest) &&
                      value(" played=", cards_per_turn, table.played) && value(" left=", 4, table.left) &&
                      value(" offers=", max_trade_offers, table.offers) && a_digit(" given=", table.given) &&
                      a_digit(" wanted=", table.wanted) && a_card(" card=", table.card) &&
                      seats(" arriving=", table.arriving) && seats(" captured=", table.captured) &&
                      seats(" contenders=", table.contenders) && declined(table) && pacts(table) && opened(table) &&
                      values(" rolls=", die_faces, table.first_rolls) && values(" skips=", event_cards, table.skips) &&
                      figures(table) && dates(table) && empty(table) && hands(state) && event_hands(state);
    if (!good) return refuse(wrong_);
    if (!in_.at_end()) return refuse("the state ends before this");
    return state;
  }

 private:
  static constexpr std::string_view due = "another entry is due here";

  constexpr bool value(std::string_view name, int highest, std::uint8_t& into) noexcept {
    if (!expect(name, due)) return false;
    const auto found = number(0, highest);
    if (found) into = static_cast<std::uint8_t>(*found);
    return found.has_value();
  }
  constexpr bool a_seat(std::string_view name, Seat& into) noexcept {
    std::uint8_t index = 0;
    const bool good = value(name, layout_.seats - 1, index);
    into = Seat{index};
    return good;
  }
  constexpr bool a_digit(std::string_view name, Digit& into) noexcept {
    if (!expect(name, due)) return false;
    const auto found = digit();
    into = found.value_or(Digit{});
    return found.has_value();
  }
  constexpr bool a_card(std::string_view name, Card& into) noexcept {
    if (!expect(name, due)) return false;
    if (in_.take_exact("-")) return true;
    const auto found = card();
    into = found.value_or(Card{});
    return found.has_value();
  }
  constexpr bool phase(Phase& into) noexcept {
    if (!expect(" phase=", due)) return false;
    const std::string_view word = in_.take_word();
    for (std::size_t i = 0; i < phase_words.size(); ++i) {
      if (word != phase_words[i]) continue;
      into = static_cast<Phase>(i);
      return true;
    }
    wrong_ = "there is no such phase";
    return false;
  }

  /// Reads entries with a mark between them until `read` has no more, or a dash for none.
  template <class Read>
  constexpr bool entries(std::string_view mark, const Read& read) noexcept {
    if (in_.take_exact("-")) return true;
    do {
      if (!read()) return false;
    } while (in_.take_exact(mark));
    return true;
  }
  /// One entry for each seat.
  template <class Read>
  constexpr bool each_seat(std::string_view name, const Read& read) noexcept {
    if (!expect(name, due)) return false;
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (seat > 0 && !expect("/", "/ is due between two seats")) return false;
      if (!read(Seat{seat})) return false;
    }
    return true;
  }
  constexpr bool values(std::string_view name, int highest, std::array<std::uint8_t, max_seats>& into) noexcept {
    return each_seat(name, [&](Seat seat) { return value({}, highest, into[static_cast<std::size_t>(seat.index())]); });
  }

  constexpr bool seats(std::string_view name, SeatSet& into) noexcept {
    if (!expect(name, due)) return false;
    if (in_.take_exact("-")) return true;
    const auto is_digit = [&] { return '0' <= in_.peek() && in_.peek() <= '9'; };
    do {
      const auto found = one_of<int>(std::string_view{"0123"}.substr(0, static_cast<std::size_t>(layout_.seats)),
                                     "a seat of this game is due here");
      if (!found) return false;
      into.insert(Seat{*found});
    } while (is_digit());
    return true;
  }
  constexpr bool declined(Table& table) noexcept {
    return expect(" declined=", due) && entries(",", [&] {
             const auto other = seat();
             if (!other || !expect(":", due)) return false;
             const auto given = digit();
             if (!given || !expect(":", due)) return false;
             const auto wanted = digit();
             if (wanted) table.declined.insert(*other, *given, *wanted);
             return wanted.has_value();
           });
  }
  constexpr bool pacts(Table& table) noexcept {
    return expect(" pacts=", due) && entries(",", [&] {
             const auto low = seat();
             if (!low || !expect("+", due)) return false;
             const auto high = seat();
             wrong_ = "a pact is of two seats in order";
             if (!high || !(*low < *high)) return false;
             table.pacts.insert(*low, *high);
             return true;
           });
  }
  constexpr bool opened(Table& table) noexcept {
    return expect(" opened=", due) && entries(",", [&] {
             const auto found = number(0, passages - 1);
             if (found) table.opened.insert(*found);
             return found.has_value();
           });
  }
  constexpr bool figures(Table& table) noexcept {
    return each_seat(" figures=", [&](Seat seat) {
      if (in_.take_exact("s")) return true;
      const auto found = field();
      if (found) table.figure(seat) = *found;
      return found.has_value();
    });
  }

  constexpr bool digits(DigitCounts& into) noexcept {
    if (in_.take_exact("-")) return true;
    while (digit_letters.find(in_.peek()) != std::string_view::npos) {
      const auto found = digit();
      if (into.size() == digit_fields) {
        wrong_ = "there are only 40 digit cards";
        return false;
      }
      into.add(*found);
    }
    return true;
  }
  constexpr bool dates(Table& table) noexcept {
    return each_seat(" dates=", [&](Seat seat) { return digits(table.of(seat).date); }) &&
           each_seat(" loose=", [&](Seat seat) { return digits(table.of(seat).loose); });
  }
  constexpr bool empty(Table& table) noexcept {
    return expect(" empty=", due) && entries(",", [&] {
             const auto found = field();
             if (!found) return false;
             wrong_ = "this is no digit field";
             if (!found->is_ring() || !is_digit_field(layout_.kind[*found])) return false;
             table.board.erase(layout_.digit_number[*found]);
             return true;
           });
  }

  /// Symbol cards leave the draw pile for wherever the line says.
  constexpr bool symbols(State& state, Symbols& into) noexcept {
    if (in_.take_exact("-")) return true;
    while (pose_letters.find(in_.peek()) != std::string_view::npos) {
      const auto found = pose();
      wrong_ = "there are eight symbol cards of each pose";
      if (!state.draw_pile.contains(*found)) return false;
      state.draw_pile.remove(*found);
      into.add(*found);
    }
    return true;
  }
  constexpr bool hands(State& state) noexcept {
    return each_seat(" symbols=", [&](Seat seat) { return symbols(state, state.hand(seat)); }) &&
           expect(" shown=", due) && symbols(state, state.put_back) && expect(" aside=", due) &&
           symbols(state, state.aside);
  }

  /// Event cards leave the draw pile for wherever the line says.
  template <class Where>
  constexpr bool events(State& state, const Where& where) noexcept {
    return entries(",", [&] {
      const auto found = card();
      if (!found) return false;
      const auto to = where();
      if (!to) return false;
      wrong_ = "the deck has fewer of these cards";
      if (state.events.count(layout_.deck, *found, Spot::draw()) == 0) return false;
      state.events.move(layout_.deck, *found, Spot::draw(), *to);
      return true;
    });
  }
  [[nodiscard]] constexpr std::optional<Spot> open_spot(Seat seat) noexcept {
    if (!in_.take_exact(":")) return Spot::open(seat, 0);
    const auto counter = number(1, 7);
    return counter ? std::optional{Spot::open(seat, *counter)} : std::nullopt;
  }
  constexpr bool event_hands(State& state) noexcept {
    const auto fixed = [](Spot spot) { return [spot] { return std::optional{spot}; }; };
    return each_seat(" cards=", [&](Seat seat) { return events(state, fixed(Spot::hand(seat))); }) &&
           each_seat(" open=", [&](Seat seat) { return events(state, [&] { return open_spot(seat); }); }) &&
           expect(" under=", due) && events(state, fixed(Spot::put_back()));
  }
};

}  // namespace detail

/// A state as one line. Seats are parted by `/`; `s` is a start field; `dates` and `loose` are digits held, `empty` the
/// digit fields without card; `shown` and `under` are the put-back piles of symbol and event cards.
[[nodiscard]] constexpr StateText text_of(const Layout& layout, const State& state) noexcept {
  const Table& table = state.table;
  StateText out;
  const auto put = [&](std::string_view name, int number) { out << name << number; };
  const auto each_seat = [&](std::string_view name, auto write) {
    out << name;
    for (int seat = 0; seat < layout.seats; ++seat) {
      if (seat > 0) out << '/';
      write(Seat{seat});
    }
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
  put("seats=", layout.seats);
  out << " phase=" << phase_words[static_cast<std::size_t>(table.phase)];
  put(" turn=", table.turn.index());
  put(" asked=", table.asked.index());
  put(" first=", table.first.index());
  put(" goer=", table.goer.index());
  put(" roll=", table.roll);
  put(" highest=", table.highest);
  put(" played=", table.played);
  put(" left=", table.left);
  put(" offers=", table.offers);
  out << " given=" << letter(table.given) << " wanted=" << letter(table.wanted);
  out << " card=" << (table.card.none() ? std::string_view{"-"} : table.card.info().token);
  out << " arriving=";
  detail::write_seats(out, table.arriving);
  out << " captured=";
  detail::write_seats(out, table.captured);
  out << " contenders=";
  detail::write_seats(out, table.contenders);
  list(" declined=", table.declined.bits(), [&](int bit) {
    out << bit / 16 << ':' << digit_letters[static_cast<std::size_t>(bit / 4 % 4)] << ':'
        << digit_letters[static_cast<std::size_t>(bit % 4)];
  });
  out << " pacts=";
  detail::Entries<StateText> pacts{out, ','};
  for (int high = 1; high < layout.seats; ++high) {
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
       [&](int number) { detail::write_field(out, layout.digit_at[static_cast<std::size_t>(number)]); });
  each_seat(" symbols=", [&](Seat seat) { detail::write_symbols(out, state.hand(seat)); });
  out << " shown=";
  detail::write_symbols(out, state.put_back);
  out << " aside=";
  detail::write_symbols(out, state.aside);
  const auto cards = [&](auto is_here) { detail::write_cards(out, layout.deck, state.events, is_here); };
  each_seat(" cards=", [&](Seat seat) { cards([&](Spot at) { return at == Spot::hand(seat); }); });
  each_seat(" open=", [&](Seat seat) { cards([&](Spot at) { return at.is_open_before(seat); }); });
  out << " under=";
  cards([](Spot at) { return at == Spot::put_back(); });
  return out;
}

/// The state that a text describes, if it can be reached under the rules in force.
template <class Setup>
[[nodiscard]] constexpr Result<State, Refusal> read_state(const Setup& setup, std::string_view text) noexcept {
  const auto state = detail::LineReading{setup.layout(), text}.state();
  if (!state) return state;
  const Invariants broken = broken_invariants(setup, *state);
  if (!broken.empty()) return Refusal{text.size(), describe(broken[0])};
  return refuse_other_spelling(text, text_of(setup.layout(), *state), *state);
}

}  // namespace regelwerk::clockman
