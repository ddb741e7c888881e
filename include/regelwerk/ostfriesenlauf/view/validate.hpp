#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/law/outcome.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

namespace regelwerk::ostfriesenlauf {

/// Conditions that hold in every position of a game; `view` is the condition on views.
enum class Invariant : std::uint8_t { table, race, cards, hands, laid, stacks, beginning, end, view };

[[nodiscard]] constexpr std::string_view describe(Invariant invariant) noexcept {
  constexpr std::array<std::string_view, 9> sentences{
      "turn, stack, sign and phase must exist in this game"sv,
      "every runner must have one place, in the order of the positions (OL-5)"sv,
      "there must be no other cards than those of the edition (OL-1, OL-2)"sv,
      "every seat must hold as many cards as the turn says, the first four one of each back (OL-9, OL-10)"sv,
      "a card must lie for every runner that has had its turn, by the rules for those without an owner (OL-10, OL-23, "
      "OL-24)"sv,
      "chance must draw from the stack that the turn says, and no stack is empty while played cards can go back "
      "(OL-21)"sv,
      "the game begins with all runners on the start space and the sign at the fish (OL-3, OL-7)"sv,
      "the game is over exactly when a runner is across, and no runner gets farther in a round than its cards (OL-26)"sv,
      "a view must show what its viewer may know, and its numbers of cards must add up (OL-1, OL-11)"sv};
  return sentences[static_cast<std::size_t>(invariant)];
}

using Invariants = FixedList<Invariant, 9>;

namespace detail {

template <class Setup>
class Check {
 public:
  constexpr Check(const Setup& setup, const State& state) noexcept
      : layout_(setup.layout()), state_(state), table_(state.table) {}

  /// True if the table, apart from its race, fits this game.
  [[nodiscard]] constexpr bool table_holds() const noexcept {
    const int turns = is_phase(Phase::deal) ? layout_.seats : is_phase(Phase::over) ? 1 : runner_count;
    const bool draws = is_phase(Phase::deal) || is_phase(Phase::card);
    return table_.phase <= Phase::over && table_.turn < turns && table_.sign <= Sign::sheep &&
           table_.stack <= (draws ? Place::fourth : Place::first);
  }

  /// OL-5. True if every runner has one place and places are ordered by position.
  [[nodiscard]] constexpr bool race_holds() const noexcept {
    unsigned placed = 0;
    for (const Place place : all_places) {
      const Runner runner = table_.race.at(place);
      if (runner.index() >= runner_count) return false;
      placed |= 1U << runner.index();
    }
    if (placed != (1U << runner_count) - 1U) return false;
    for (std::size_t place = 1; place < all_places.size(); ++place) {
      if (position_in(all_places[place - 1]) < position_in(all_places[place])) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr Invariants broken() const noexcept {
    Invariants faults;
    const auto note_unless = [&](bool holds, Invariant invariant) {
      if (!holds) faults.push_back(invariant);
    };
    note_unless(table_holds(), Invariant::table);
    note_unless(race_holds(), Invariant::race);
    note_unless(cards_hold(), Invariant::cards);
    if (!faults.empty()) return faults;  // The other checks read table, race and cards.
    note_unless(hands_hold(), Invariant::hands);
    note_unless(laid_hold(), Invariant::laid);
    note_unless(stacks_hold(), Invariant::stacks);
    note_unless(beginning_holds(), Invariant::beginning);
    note_unless(end_holds(), Invariant::end);
    return faults;
  }

 private:
  [[nodiscard]] constexpr bool is_phase(Phase phase) const noexcept { return table_.phase == phase; }

  [[nodiscard]] constexpr int position_in(Place place) const noexcept { return table_.race.position(place); }

  /// OL-1. True if no card occurs too often. Counts cards one by one, since an untrusted state may contain too many.
  [[nodiscard]] constexpr bool cards_hold() const noexcept {
    std::array<std::array<int, cards_per_stack>, stack_count> counts{};
    const auto count = [&](Card card) { ++counts[index(card.back())][static_cast<std::size_t>(card.slot())]; };
    for (const Hand& hand : state_.hands) {
      if (!hand.valid()) return false;
      hand.for_each_card(count);
    }
    for (const Laid& laid : state_.laid) {
      if (!laid.valid()) return false;
      if (!laid.none()) count(laid.card());
    }
    for (const Place back : all_places) {
      if (!state_.stack(back).valid()) return false;
      for (std::size_t slot = 0; slot < cards_per_stack; ++slot) {
        const int all = counts[index(back)][slot] + state_.stack(back).count(static_cast<Slot>(slot));
        if (all > layout_.deck[index(back)].count(static_cast<Slot>(slot))) return false;
      }
    }
    return true;
  }

  [[nodiscard]] constexpr bool hands_hold() const noexcept {
    for (int seat = 0; seat < max_seats; ++seat) {
      const Hand hand = state_.hand(Seat{seat});
      if (is_phase(Phase::deal)) {
        if (!is_dealt(hand, seat)) return false;
        continue;
      }
      const bool lays = is_phase(Phase::lay) && runner_in_turn(table_) == runner_of(Seat{seat});
      if (hand.size() != (seat >= layout_.seats ? 0 : lays ? max_hand : stack_count)) return false;
    }
    return !(is_phase(Phase::draw) || is_phase(Phase::lay)) || is_owned(layout_, runner_in_turn(table_));
  }

  /// OL-9. True if the hand fits the deal: seats already served have one card of each back; the seat that is being
  /// served has those of the backs before the present one.
  [[nodiscard]] constexpr bool is_dealt(Hand hand, int seat) const noexcept {
    for (const Place back : all_places) {
      const bool has = seat < table_.turn || (seat == table_.turn && back < table_.stack);
      if (hand.count(back) != (has ? 1 : 0)) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool laid_hold() const noexcept {
    const Cards in_play = cards_in_play(state_);
    for (int turn = 0; turn < runner_count; ++turn) {
      const Laid laid = state_.laid[static_cast<std::size_t>(turn)];
      const bool due = turn < table_.turn && !is_phase(Phase::deal);
      if (!due) {
        if (!laid.none()) return false;
        continue;
      }
      const Place place = place_in_turn(turn);
      if (is_owned(layout_, table_.race.at(place))) {
        if (laid.none()) return false;
      } else if (laid.none() ? in_play[index(place)].size() != cards_per_stack : laid.card().back() != place) {
        return false;  // OL-24. A stack that could not be refilled stays empty for the round.
      }
    }
    return true;
  }

  /// OL-21. True if the empty stacks are possible: a stack is empty only if there was no played card to return to it,
  /// or if it was emptied since.
  [[nodiscard]] constexpr bool stacks_hold() const noexcept {
    const Cards played = cards_played(layout_, state_);
    int played_count = 0;
    int empty_count = 0;
    Place empty{};
    for (const Place back : all_places) {
      played_count += played[index(back)].size();
      if (!state_.stack(back).empty()) continue;
      ++empty_count;
      empty = back;
    }
    const bool refilled = played_count == 0 || empty_count == 0;
    switch (table_.phase) {
      case Phase::deal:
        return played_count == 0;
      case Phase::draw:
        return refilled;
      case Phase::card:
        return refilled && !state_.stack(table_.stack).empty() &&
               (is_owned(layout_, runner_in_turn(table_)) || table_.stack == place_in_turn(table_.turn));
      case Phase::lay:
        return refilled || (empty_count == 1 && state_.hand(owner_of(runner_in_turn(table_))).count(empty) > 0);
      default:
        return played_count >= layout_.seats;
    }
  }

  [[nodiscard]] constexpr bool beginning_holds() const noexcept {
    return !is_phase(Phase::deal) ||
           (table_.sign == Sign::fish && position_in(Place::first) == 0 && position_in(Place::fourth) == 0);
  }

  [[nodiscard]] constexpr bool end_holds() const noexcept {
    constexpr int farthest = runner_count * max_fields;
    return any_across(layout_, table_) == is_phase(Phase::over) &&
           position_in(Place::first) < layout_.length + farthest &&
           position_in(Place::fourth) > -layout_.length - farthest;
  }

  const Layout& layout_;
  const State& state_;
  const Table& table_;
};

}  // namespace detail

/// The invariants that an untrusted state breaks; empty if it is sound.
template <class Setup>
[[nodiscard]] constexpr Invariants broken_invariants(const Setup& setup, const State& state) noexcept {
  return detail::Check<Setup>{setup, state}.broken();
}

}  // namespace regelwerk::ostfriesenlauf
