#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <regelwerk/clockman.hpp>
#include <regelwerk/core/game/basic_game.hpp>

// The seats of a game gone on around the table, each with its place on the board.

namespace turning {

using regelwerk::Seat;
using regelwerk::SeatSet;
using namespace regelwerk::clockman;

/// The layout in which every seat has gone on by so many, with its place, entry, junction and last blockade.
[[nodiscard]] constexpr Layout turned(Layout layout, int by) {
  const Layout before = layout;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(layout.seats); ++seat) {
    const std::size_t to = (seat + static_cast<std::size_t>(by)) % static_cast<std::size_t>(layout.seats);
    layout.place[to] = before.place[seat];
    layout.entry[to] = before.entry[seat];
    layout.junction[to] = before.junction[seat];
    layout.last_pose[to] = before.last_pose[seat];
  }
  return layout;
}

/// The edition in which every place has gone on by so many quarters. The board stays as it is.
[[nodiscard]] constexpr Edition turned(Edition edition, int quarters) {
  const Edition before = edition;
  for (std::size_t place = 0; place < static_cast<std::size_t>(places); ++place) {
    const std::size_t to = (place + static_cast<std::size_t>(quarters)) % static_cast<std::size_t>(places);
    edition.entries[to] = before.entries[place];
    edition.junctions[to] = before.junctions[place];
    edition.last_poses[to] = before.last_poses[place];
  }
  return edition;
}

/// Rules in force with a turned layout; three seats have one too, which no edition gives.
template <class OptionsType, OptionsType Chosen, int By>
class TurnedSetup {
 public:
  static constexpr bool is_fixed = true;

  [[nodiscard]] static constexpr const auto& options() noexcept { return options_; }
  [[nodiscard]] static constexpr const auto& edition() noexcept { return standard_edition; }
  [[nodiscard]] static constexpr const auto& layout() noexcept { return layout_; }

 private:
  static constexpr auto options_ = Chosen;
  static constexpr auto layout_ = turned(make_layout(Chosen, standard_edition), By);
};

template <Options Chosen, int By>
using TurnedGame = regelwerk::BasicGame<Rules, TurnedSetup<Options, Chosen, By>>;

/// So many seats, gone on by some.
struct Seats {
  int seats = 0;
  int by = 0;

  [[nodiscard]] Seat turned(Seat seat) const { return Seat{(seat.index() + by) % seats}; }
  [[nodiscard]] SeatSet turned(SeatSet set) const {
    SeatSet other;
    for (int seat = 0; seat < seats; ++seat) {
      if (set.contains(Seat{seat})) other.insert(turned(Seat{seat}));
    }
    return other;
  }
  [[nodiscard]] Pacts turned(Pacts pacts) const {
    Pacts other;
    for (int low = 0; low < seats; ++low) {
      for (int high = low + 1; high < seats; ++high) {
        if (pacts.contains(Seat{low}, Seat{high})) other.insert(turned(Seat{low}), turned(Seat{high}));
      }
    }
    return other;
  }
  [[nodiscard]] Proposal turned(Proposal proposal) const {
    if (proposal.none()) return proposal;
    if (!proposal.is_circle()) return Proposal::offer(turned(proposal.to()), proposal.given(), proposal.wanted());
    const auto digit = [](Bundle bundle) {
      return *std::find_if(all_digits.begin(), all_digits.end(), [&](Digit each) { return bundle.count(each) > 0; });
    };
    return Proposal::circle(turned(proposal.to()), digit(proposal.given()), turned(proposal.then()),
                            digit(proposal.passed_on()), digit(proposal.wanted()));
  }
  [[nodiscard]] Proposals turned(const Proposals& made) const {
    Proposals other;
    other.set_made(made.made());
    for (int i = 0; i < made.declined_count(); ++i) other.decline(turned(made.declined(i)));
    return other;
  }
  [[nodiscard]] Spot turned(Spot spot) const {
    if (spot.is_hand()) return Spot::hand(turned(spot.seat()));
    if (spot.is_open()) return Spot::open(turned(spot.seat()), spot.counter());
    return spot;
  }
  template <class T>
  [[nodiscard]] std::array<T, max_seats> turned(const std::array<T, max_seats>& by_seat) const {
    auto other = by_seat;
    for (int seat = 0; seat < seats; ++seat) {
      other[static_cast<std::size_t>(turned(Seat{seat}).index())] = by_seat[static_cast<std::size_t>(seat)];
    }
    return other;
  }
  /// Cards of one kind have no identity and lie in the order of their spots.
  [[nodiscard]] EventCards turned(const Deck& deck, const EventCards& events) const {
    EventCards other = events;
    for (int kind = 0; kind < card_kinds; ++kind) {
      std::vector<Spot> spots;
      for (std::size_t i = deck.first(kind); i < deck.first(kind + 1); ++i) spots.push_back(turned(events[i]));
      std::sort(spots.begin(), spots.end());
      for (std::size_t i = 0; i < spots.size(); ++i) other.set(deck.first(kind) + i, spots[i]);
    }
    for (int seat = 0; seat < seats; ++seat) {
      other.set_hand_size(turned(Seat{seat}), static_cast<std::uint8_t>(events.hand_size(Seat{seat})));
    }
    return other;
  }

  /// The state in which every seat has gone on. Seats that the state does not name stay seat 0.
  [[nodiscard]] State turned(const Layout& layout, const State& state) const {
    State other = state;
    Table& table = other.table;
    table.proposals = turned(table.proposals);
    table.digits = turned(table.digits);
    table.figures = turned(table.figures);
    table.first_rolls = turned(table.first_rolls);
    table.skips = turned(table.skips);
    table.proposal = turned(table.proposal);
    table.pacts = turned(table.pacts);
    table.turn = turned(table.turn);
    if (is_about_other(table.phase)) table.asked = turned(table.asked);
    if (!table.arriving.empty()) table.first = turned(table.first);
    if (table.card.has(Effect::oback) && !table.arriving.empty()) table.goer = turned(table.goer);
    table.arriving = turned(table.arriving);
    table.captured = turned(table.captured);
    table.contenders = turned(table.contenders);
    other.symbols = turned(other.symbols);
    other.events = turned(layout.deck, other.events);
    return other;
  }

  [[nodiscard]] Move turned(Move move) const {
    const bool proposes = move.kind == MoveKind::offer || move.kind == MoveKind::circle;
    if (proposes) return proposed(turned(proposal_of(move)));
    const bool names_seat = move.kind == MoveKind::mix || move.kind == MoveKind::grab ||
                            (move.kind == MoveKind::play && move.card == card_swap);
    if (names_seat) move.seat = turned(move.seat);
    return move;
  }
};

}  // namespace turning
