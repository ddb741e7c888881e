#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/core/line_reader.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/text.hpp>
#include <regelwerk/tock/edition.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// The longest move text: `J:191x190`, `discard:A` and the like.
using MoveText = Text<16>;

/// Words of a state text, then the longest values: 24 marbles of four characters with their commas, 6 hands of 6 cards,
/// 6 gifts, 52 discards.
using StateText = Text<128 + 24 * 5 + 6 * 7 + 6 * 2 + 52>;

inline constexpr std::array<std::string_view, 5> phase_words{"deal", "exchange", "play", "step", "over"};

[[nodiscard]] constexpr char letter(Rank rank) noexcept { return rank_letters[static_cast<std::size_t>(rank)]; }

namespace detail {

template <class Out>
constexpr void write_place(Out& out, Place at) noexcept {
  if (at.is_area()) {
    out << '-';
    return;
  }
  if (at.is_lane()) out << 'h';
  out << at.field();
}

template <class Out>
constexpr void write_cards(Out& out, Cards cards_to_write) noexcept {
  if (cards_to_write.empty()) out << '-';
  cards_to_write.for_each_kind([&](Rank rank) {
    for (int i = cards_to_write.count(rank); i > 0; --i) out << letter(rank);
  });
}

/// Reads moves and states; every take leaves the reader where it stopped.
class Reading {
 public:
  constexpr Reading(const Layout& layout, std::string_view text) noexcept : layout_(layout), in_(text) {}

  [[nodiscard]] constexpr Result<Move, Refusal> move() noexcept { return in_.finish(any_move()); }

  [[nodiscard]] constexpr Result<State, Refusal> state() noexcept {
    State state = blank_state(layout_);
    Table& table = state.table;
    const bool good = in_.begin_entry("phase") &&
                      in_.expect_word(phase_words, table.phase, "a phase is deal, exchange, play, step or over") &&
                      in_.entry(" leader", layout_.seats, table.leader) &&
                      in_.entry(" turn", layout_.seats, table.turn) &&
                      in_.entry(" deal", 0, layout_.deals - 1, table.deal) && ban(table.ban) &&
                      in_.entry(" steps", 0, steps_of_seven - 1, table.steps_left) &&
                      in_.entry(" colour", layout_.seats, table.colour) && marbles(table) && hands(state) &&
                      gifts(state) && discards(state) && fill_deck(state);
    return in_.finish(good ? std::optional{state} : std::nullopt);
  }

 private:
  constexpr std::optional<Rank> rank_if_any() noexcept {
    for (std::size_t i = 0; i < rank_letters.size(); ++i) {
      if (in_.take(rank_letters.substr(i, 1))) return static_cast<Rank>(i);
    }
    return std::nullopt;
  }
  [[nodiscard]] constexpr std::optional<Rank> rank() noexcept {
    const auto found = rank_if_any();
    if (!found) in_.fail("a rank is one of A23456789TJQK");
    return found;
  }

  [[nodiscard]] constexpr std::optional<Place> place() noexcept {
    if (in_.take("h")) {
      if (const auto field = in_.take_number(lane_length - 1)) return Place::lane(*field);
    } else if (const auto field = in_.take_number(layout_.ring - 1)) {
      return Place::ring(*field);
    }
    in_.fail("a place is a ring field of this board or h0 to h3");
    return std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> of_rank(Move (*make)(Rank)) noexcept {
    const auto found = rank();
    return found ? std::optional{make(*found)} : std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> between(std::string_view link, auto make) noexcept {
    const auto from = place();
    if (!from || !in_.expect(link, "another sign is due between two places")) return std::nullopt;
    const auto to = place();
    return to ? std::optional{make(*from, *to)} : std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> any_move() noexcept {
    if (in_.take("deal:")) return of_rank(dealt);
    if (in_.take("give:")) return of_rank(given);
    if (in_.take("discard:")) return of_rank(discarded);
    if (in_.take("step:")) return between("-", stepped);
    const auto found = rank();
    if (!found || !in_.expect(":", "a colon is due behind the rank")) return std::nullopt;
    if (card(*found).enters && in_.take("in")) return entered(*found);
    if (*found == Rank::jack) return between("x", swapped);
    return between("-", [&](Place from, Place to) { return walked(*found, from, to); });
  }

  constexpr bool ban(bool& into) noexcept {
    if (!in_.expect(" ban=", "ban is due here")) return false;
    into = in_.take("yes");
    return into || in_.expect("no", "a ban is yes or no");
  }

  /// Parts one seat's entry from the next.
  constexpr bool part(int seat) noexcept { return seat == 0 || in_.expect("/", "/ is due between two seats"); }

  constexpr bool marbles(Table& table) noexcept {
    if (!in_.expect(" marbles=", "marbles are due here")) return false;
    for (int colour = 0; colour < layout_.seats; ++colour) {
      if (!part(colour)) return false;
      for (int i = 0; i < marbles_per_seat; ++i) {
        if (i > 0 && !in_.expect(",", "a comma is due between two marbles")) return false;
        if (in_.take("-")) continue;
        const auto at = place();
        if (!at) return false;
        table.of(Seat{colour}).set(i, *at);
        if (in_.take("!")) {
          if (*at != Place::ring(start_of(layout_, Seat{colour}))) {
            return in_.fail("only a marble on its own start field is protected");
          }
          table.guarded.insert(Seat{colour});
        }
      }
    }
    return true;
  }

  constexpr bool cards(Cards& into) noexcept {
    if (in_.take("-")) return true;
    while (const auto found = rank_if_any()) {
      if (into.count(*found) == cards_per_rank) {
        return in_.fail("there are four cards of each rank");
      }
      into.add(*found);
    }
    return true;
  }

  constexpr bool hands(State& state) noexcept {
    if (!in_.expect(" hands=", "hands are due here")) return false;
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (!part(seat) || !cards(state.hand(Seat{seat}))) return false;
    }
    return true;
  }

  constexpr bool gifts(State& state) noexcept {
    if (!in_.expect(" gifts=", "gifts are due here")) return false;
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (!part(seat)) return false;
      if (in_.take("-")) continue;
      const auto found = rank();
      if (!found) return false;
      state.gift(Seat{seat}) = Gift{*found};
      if (state.table.phase == Phase::exchange) state.table.chosen.insert(Seat{seat});
    }
    return true;
  }

  constexpr bool discards(State& state) noexcept {
    return in_.expect(" discards=", "discards are due here") && cards(state.discards);
  }

  /// The deck is what is nowhere else.
  constexpr bool fill_deck(State& state) noexcept {
    for (int kind = 0; kind < ranks; ++kind) {
      const Rank of{static_cast<std::uint8_t>(kind)};
      int left = cards_per_rank - state.discards.count(of);
      for (const Cards& hand : state.hands) left -= hand.count(of);
      if (state.table.phase == Phase::exchange) {
        for (const Gift& gift : state.gifts) left -= gift.is(of) ? 1 : 0;
      }
      if (left < 0) return in_.fail("there are four cards of each rank");
      for (; left > 0; --left) state.deck.add(of);
    }
    return true;
  }

  const Layout& layout_;
  LineReader in_;
};

}  // namespace detail

/// The text of a move by the ledger's grammar. Precondition: a move of this grammar, as every legal move is.
[[nodiscard]] constexpr MoveText text_of(Move move) noexcept {
  MoveText out;
  switch (move.kind) {
    case MoveKind::deal:
      out << "deal:" << letter(move.rank);
      return out;
    case MoveKind::give:
      out << "give:" << letter(move.rank);
      return out;
    case MoveKind::discard:
      out << "discard:" << letter(move.rank);
      return out;
    case MoveKind::enter:
      out << letter(move.rank) << ":in";
      return out;
    case MoveKind::step:
      out << "step:";
      break;
    default:
      out << letter(move.rank) << ':';
      break;
  }
  detail::write_place(out, move.from);
  out << (move.kind == MoveKind::swap ? 'x' : '-');
  detail::write_place(out, move.to);
  return out;
}

/// A state as one line: marbles by colour (`-` in the area, `!` protected), hands, gifts and discards as rank letters.
/// The deck is what is left.
[[nodiscard]] constexpr StateText text_of(const Layout& layout, const State& state) noexcept {
  const Table& table = state.table;
  StateText out;
  out << "phase=" << phase_words[static_cast<std::size_t>(table.phase)] << " leader=" << table.leader.index()
      << " turn=" << table.turn.index() << " deal=" << int{table.deal}
      << " ban=" << (table.ban ? std::string_view{"yes"} : std::string_view{"no"}) << " steps=" << int{table.steps_left}
      << " colour=" << table.colour.index();
  const auto each_seat = [&](std::string_view name, auto write) {
    out << name;
    for (int seat = 0; seat < layout.seats; ++seat) {
      if (seat > 0) out << '/';
      write(Seat{seat});
    }
  };
  each_seat(" marbles=", [&](Seat seat) {
    for (int i = 0; i < marbles_per_seat; ++i) {
      const Place at = table.of(seat)[i];
      if (i > 0) out << ',';
      detail::write_place(out, at);
      if (table.guarded.contains(seat) && at == Place::ring(start_of(layout, seat))) out << '!';
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

/// The move that a text names; it need not be legal. Letters may be of either case.
[[nodiscard]] constexpr Result<Move, Refusal> read_move(const Layout& layout, std::string_view text) noexcept {
  return detail::Reading{layout, text}.move();
}

/// The state that a text describes, sound or not.
[[nodiscard]] constexpr Result<State, Refusal> read_state(const Layout& layout, std::string_view text) noexcept {
  return detail::Reading{layout, text}.state();
}

}  // namespace regelwerk::tock
