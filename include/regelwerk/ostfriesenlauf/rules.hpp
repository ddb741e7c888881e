#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::ostfriesenlauf {

/// The rules of the ledger, in its order; info() gives ID, sentence and source.
enum class Rule : std::uint8_t {
  components,            ///< OL-1: 4 runners, 60 cards in four stacks of 15; the back names a place
  faces,                 ///< OL-2: what each card does, by the edition's table
  sign_count,            ///< OL-3: the finish sign starts at the fish and has five spots
  positions,             ///< OL-4: signed fields from the start, not modulo the track: a lap apart is different
  race_order,            ///< OL-5: farthest ahead first; on one field the more inward lane
  arrival,               ///< OL-6: on the innermost free lane, so behind all who stand there
  start_space,           ///< OL-7: all on position 0, start number 1 on the innermost lane
  start_numbers,         ///< OL-8: a setup parameter, each of 1 to 4 once; unowned runners take what is left
  first_hands,           ///< OL-9: one card from each stack for each of 1 to 4 seats
  draw_and_lay,          ///< OL-10: draw from a stack of choice, then lay one of five face down
  backs_visible,         ///< OL-11: faces stay hidden from other seats until carried out
  laying_order,          ///< OL-12: the last runner lays first, the leader last; fixed for the round
  carrying_out,          ///< OL-13: in the order laid, each card completely before the next
  place_addressed,       ///< OL-14: the runner in that place when the card is carried out
  forward_and_back,      ///< OL-15: n fields
  before_and_behind,     ///< OL-16: n fields from the runner in place j, as it stood before the card
  swap,                  ///< OL-17: with the runner in place j, position and lane
  back_to_start,         ///< OL-18: to position 0
  finish_moved,          ///< OL-19: the sign goes elsewhere; no runner moves
  arrives_anew,          ///< OL-20: a runner sent to its own field goes behind those on it
  refill,                ///< OL-21: before a draw with any stack empty all cards of earlier rounds go back to theirs
  empty_stack,           ///< OL-22: cannot be chosen; at least one stack always holds a card
  unowned_runner,        ///< OL-23: lays the top card of the stack of its place, unseen
  unowned_without_card,  ///< OL-24: lays nothing in this round if that stack is still empty
  finish_line,           ///< OL-25: across if p > g or p <= g - L, with g the sign's field and L the track length
  end,                   ///< OL-26: after a round with any runner across, owned or not
  across_by_sign,        ///< OL-27: counts like running across
  farthest_across,       ///< OL-28: wins, in whichever direction
  equally_far,           ///< OL-29: forward before backward; on one field race order, reversed if backward
  owner_wins,            ///< OL-30: the option unowned_wins says what an unowned winner means
  finishing_order,       ///< OL-31: first those across, then the rest in race order
  places,                ///< OL-32: a seat has the place of its runner; the winner scores 1, all others 0
};

inline constexpr int rule_count = 32;  ///< OL-1 to OL-32

/// Ledger ID, sentence and source of every rule, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> rule_table{{
    {"OL-1"sv,
     "Four runners race clockwise on one circular track; 60 action cards lie in four stacks of 15, and the number on a "
     "card's back, 1 to 4, says which place in the race its face is for."sv,
     "Setup, Cards"sv},
    {"OL-2"sv,
     "The faces of the cards are those of the edition: fields forward or back, ahead of or behind another place, a "
     "swap, back to the start, or another place for the finish sign."sv,
     "Cards"sv},
    {"OL-3"sv,
     "The finish sign, where the finish line is, starts at the fish and can be moved to hedgehog, turtle, snail and "
     "sheep."sv,
     "Setup, Cards"sv},
    {"OL-4"sv,
     "A position is how many fields a runner is ahead of the start, or with a minus behind the start. It is not "
     "counted anew after a lap, so fields a whole lap apart are different fields, and who is farthest behind is "
     "last."sv,
     "Notes, decision"sv},
    {"OL-5"sv,
     "A runner's place in the race order, 1 to 4, goes by position, farthest ahead first; of runners on one field the "
     "one on the more inward lane is ahead."sv,
     "Notes"sv},
    {"OL-6"sv,
     "A runner that arrives on a field stands on the innermost lane that is free and ranks behind all others there; "
     "when a lane becomes free, those farther out move in at once."sv,
     "Running the cards, Notes"sv},
    {"OL-7"sv,
     "All runners start on position 0, one field with four lanes, start number 1 on the innermost lane and 4 on the "
     "outermost."sv,
     "First round, decision"sv},
    {"OL-8"sv,
     "Start numbers are a parameter, 1 to 4, each once: at a table the player born farthest north takes 4, the next 3 "
     "and so on, by default seat 0 has 4, seat 1 has 3 and so on. Runner i belongs to seat i, and runners past the "
     "last seat to nobody."sv,
     "First round, decision"sv},
    {"OL-9"sv,
     "One to four seats play; before the first round each of them draws one card from each of the four stacks."sv,
     "Setup, Fewer players"sv},
    {"OL-10"sv,
     "In its turn a seat draws a card from any stack of its choice, then lays one of the five that it holds face down "
     "on the pile."sv,
     "First round, Further rounds"sv},
    {"OL-11"sv,
     "Everybody sees the backs of the cards in hands and on the pile; faces are hidden from all other seats until they "
     "are revealed."sv,
     "Notes"sv},
    {"OL-12"sv,
     "In each round cards are laid from the last runner in race order up to the leader, in the order that was when the "
     "round began, on one field from the outermost lane inward."sv,
     "Further rounds, First round"sv},
    {"OL-13"sv,
     "When all cards of a round lie, the pile is turned over and they are carried out one after another, the one laid "
     "first first, each completely before the next."sv,
     "Running the cards, Example"sv},
    {"OL-14"sv,
     "A card moves the runner that is in the place on the card's back at the moment it is carried out, whoever laid "
     "it."sv,
     "Notes"sv},
    {"OL-15"sv, "Fields forward or back: the card changes the position of its runner by that many fields."sv,
     "Cards"sv},
    {"OL-16"sv,
     "Fields ahead of or behind another place: the runner goes so many fields ahead of or behind the runner in that "
     "place, however far that is and in whichever direction."sv,
     "Cards"sv},
    {"OL-17"sv, "A swap with another place: the runner and the one in that place exchange position and lane."sv,
     "Cards, Example"sv},
    {"OL-18"sv, "Back to the start: the runner goes to position 0, wherever it stands."sv, "Cards"sv},
    {"OL-19"sv,
     "Moving the finish: the sign goes to the place that the card names, whichever way it is carried there, and no "
     "runner moves; if it stands there already, nothing changes."sv,
     "Cards"sv},
    {"OL-20"sv, "A runner that a card sends to its own field arrives there anew, behind all who stand on it."sv,
     "decision"sv},
    {"OL-21"sv,
     "When any stack is empty as a card is to be drawn, all cards played in earlier rounds first go back to their "
     "stacks and are shuffled with what is left there; cards laid in this round stay."sv,
     "Notes, decision"sv},
    {"OL-22"sv, "A stack that is empty even after the played cards have gone back cannot be chosen for drawing."sv,
     "decision"sv},
    {"OL-23"sv,
     "All four runners race, whatever the number of seats. When a runner that belongs to nobody has its turn, the top "
     "card of the stack with its place at the start of the round is laid for it, and nobody sees it."sv,
     "Fewer players, decision"sv},
    {"OL-24"sv,
     "If the stack for a runner without an owner is empty even after the played cards have gone back, nothing is laid "
     "for that runner in this round."sv,
     "decision"sv},
    {"OL-25"sv,
     "The finish line lies just past the sign's field: running forward, a runner on that field is not yet across and "
     "one on the next field is. Running backward round the track, one that reaches the sign's field is across "
     "already."sv,
     "End, decision"sv},
    {"OL-26"sv,
     "The game ends when, with all cards of a round carried out, any runner is across the line, one without an owner "
     "too; crossing it and being moved back within the round does not count."sv,
     "End, decision"sv},
    {"OL-27"sv,
     "It counts like any other crossing if a runner is across only because the sign was moved, to whichever place."sv,
     "End"sv},
    {"OL-28"sv, "The runner that is across by the most fields wins, in whichever direction it crossed the line."sv,
     "End"sv},
    {"OL-29"sv,
     "Of runners equally far across, forward goes before backward; on the same field the first in race order goes "
     "before the others if they are across forward, the last if backward."sv,
     "decision"sv},
    {"OL-30"sv,
     "The owner of the winning runner wins; if it has none, all players lose, or with the option unowned_wins = false "
     "the best runner that has an owner wins for it, across or not."sv,
     "End, decision"sv},
    {"OL-31"sv,
     "The runners finish in this order: first all who are across, the farthest first, then the rest by race order."sv,
     "decision"sv},
    {"OL-32"sv,
     "A seat's place is its runner's place among all four, with the option unowned_wins = false among those with an "
     "owner; the winner has score 1, all others 0."sv,
     "decision"sv},
}};

/// ID, sentence and source of one rule. Precondition: an enumerator.
[[nodiscard]] constexpr RuleInfo info(Rule rule) noexcept { return rule_table[static_cast<std::size_t>(rule)]; }

/// The version of the rules, their texts and their bytes; raised by any change that gives a recorded move another
/// meaning.
inline constexpr int rules_version = 1;

/// OL-1. Runners, and so also places in the race and stacks of cards.
inline constexpr int runner_count = 4;
inline constexpr int stack_count = runner_count;  ///< OL-1: one for each place
/// OL-1. Cards of a stack.
inline constexpr int cards_per_stack = 15;
inline constexpr int deck_size = stack_count * cards_per_stack;  ///< OL-1: 60 cards in all
/// OL-3. Spots where the finish sign can stand.
inline constexpr int sign_count = 5;
inline constexpr int min_seats = 1;  ///< OL-9: one seat races against runners without an owner (OL-23)
inline constexpr int max_seats = 4;  ///< OL-9: so that every runner has an owner
/// OL-10. The maximum number of cards in a hand, between drawing and laying.
inline constexpr int max_hand = stack_count + 1;
/// OL-15, OL-16. The maximum number of fields on a card (constraint 3).
inline constexpr int max_fields = 7;

}  // namespace regelwerk::ostfriesenlauf
