#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state/hand.hpp>
#include <regelwerk/ostfriesenlauf/state/race.hpp>

namespace regelwerk::ostfriesenlauf {

/// What happens next in a position: a seat decides, chance decides, or nothing, since the game is over.
enum class Phase : std::uint8_t {
  deal,  ///< chance deals the next card of the first hands (OL-9)
  draw,  ///< the seat whose turn it is chooses a stack (OL-10)
  card,  ///< chance draws the card from it (OL-10, OL-23)
  lay,   ///< that seat lays a card (OL-10)
  over,  ///< a runner is across (OL-26)
};

/// The words of Phase; state texts use them.
inline constexpr std::array<std::string_view, 5> phase_words{"deal", "draw", "card", "lay", "over"};
/// Read by word() of core/description/words.hpp.
[[nodiscard]] constexpr auto words_of(std::type_identity<Phase> /*type*/) noexcept { return phase_words; }

/// The public part of a position, except the backs of cards.
struct Table {
  Race race;                  ///< OL-4 to OL-6: positions and race order
  Sign sign = Sign::fish;     ///< OL-3: the spot of the finish
  Phase phase = Phase::deal;  ///< determines what happens next
  /// During the deal, the seat that gets the next card; afterwards, the number of runners that have had their turn in
  /// this round; 0 at the end.
  std::uint8_t turn = 0;
  Place stack{};  ///< the stack that chance draws from next; `first` while a seat decides and at the end

  friend constexpr bool operator==(const Table&, const Table&) = default;
};

/// A position in canonical form, so that equal positions compare equal: hands are sorted, unused members are zero. A
/// card that is neither in a stack nor in a hand nor laid has been played.
struct State {
  Table table;                            ///< the public part
  std::array<Laid, runner_count> laid{};  ///< in this round, in laying order (OL-12)
  std::array<Hand, max_seats> hands{};    ///< OL-10: by seat
  Cards stacks{};                         ///< cards left, by back

  /// OL-10. The cards in the hand of a seat; none if the seat is not in the game.
  [[nodiscard]] constexpr Hand hand(Seat seat) const noexcept { return hands[static_cast<std::size_t>(seat.index())]; }
  /// The hand of a seat, for changing it.
  [[nodiscard]] constexpr Hand& hand(Seat seat) noexcept { return hands[static_cast<std::size_t>(seat.index())]; }
  /// OL-1, OL-21. The cards left in the stack with this back.
  [[nodiscard]] constexpr Stack stack(Place back) const noexcept { return stacks[index(back)]; }
  [[nodiscard]] constexpr Stack& stack(Place back) noexcept { return stacks[index(back)]; }  ///< for changing it

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) == 64);
static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);

/// A state with all runners on the start space and no card anywhere, not even in the stacks.
[[nodiscard]] constexpr State blank_state() noexcept {
  State state;
  // Written out: g++ 12 cannot read default array elements of a constexpr object.
  state.laid.fill({});
  state.hands.fill({});
  state.stacks.fill({});
  return state;
}

/// OL-8. True if a seat owns this runner; always true with four seats.
[[nodiscard]] constexpr bool is_owned(const Layout& layout, Runner runner) noexcept {
  return layout.seats == runner_count || runner.index() < layout.seats;
}
/// OL-8. The seat with the same index. Precondition: is_owned(layout, runner).
[[nodiscard]] constexpr Seat owner_of(Runner runner) noexcept { return Seat{runner.index()}; }
/// OL-8. The runner with the same index as the seat.
[[nodiscard]] constexpr Runner runner_of(Seat seat) noexcept { return Runner{seat.index()}; }

/// OL-12. The place whose runner lays in this turn of a round, the last place first. No runner moves until all cards
/// are laid, so the race order is still that of the start of the round.
[[nodiscard]] constexpr Place place_in_turn(int turn) noexcept { return static_cast<Place>(runner_count - 1 - turn); }
/// OL-12. The runner whose turn it is. Precondition: a round is in progress.
[[nodiscard]] constexpr Runner runner_in_turn(const Table& table) noexcept {
  return table.race.at(place_in_turn(table.turn));
}

/// Who decides next.
[[nodiscard]] constexpr Actor actor_of(const Table& table) noexcept {
  switch (table.phase) {
    case Phase::over:
      return Actor::nobody();
    case Phase::draw:
    case Phase::lay:
      return Actor{owner_of(runner_in_turn(table))};
    default:
      return Actor::chance();
  }
}
/// Who decides next, in a State or a View.
[[nodiscard]] constexpr Actor actor_of(const auto& position) noexcept { return actor_of(position.table); }

/// OL-21, OL-22. True if this stack holds a card.
[[nodiscard]] constexpr bool is_filled(const State& state, Place back) noexcept { return !state.stack(back).empty(); }
/// True if a stack of this State or View is empty.
[[nodiscard]] constexpr bool is_any_stack_empty(const auto& position) noexcept {
  // Written out, since not every compiler unrolls a loop.
  return !is_filled(position, Place::first) || !is_filled(position, Place::second) ||
         !is_filled(position, Place::third) || !is_filled(position, Place::fourth);
}

/// The cards in hands and laid, by back.
[[nodiscard]] constexpr Cards cards_in_play(const State& state) noexcept {
  Cards cards{};
  const auto add = [&](Card card) { cards[index(card.back())].add(card.slot()); };
  for (const Hand& hand : state.hands) hand.for_each_card(add);
  for (const Laid& laid : state.laid) {
    if (!laid.none()) add(laid.card());
  }
  return cards;
}

/// OL-21. The cards played since the last refill, by back.
[[nodiscard]] constexpr Cards cards_played(const Layout& layout, const State& state) noexcept {
  const Cards in_play = cards_in_play(state);
  Cards played = layout.deck;
  for (const Place back : all_places) played[index(back)] -= state.stack(back) + in_play[index(back)];
  return played;
}

}  // namespace regelwerk::ostfriesenlauf
