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
  components,            ///< OL-1
  faces,                 ///< OL-2
  sign_count,            ///< OL-3
  positions,             ///< OL-4
  race_order,            ///< OL-5
  arrival,               ///< OL-6
  start_space,           ///< OL-7
  start_numbers,         ///< OL-8
  first_hands,           ///< OL-9
  draw_and_lay,          ///< OL-10
  backs_visible,         ///< OL-11
  laying_order,          ///< OL-12
  carrying_out,          ///< OL-13
  place_addressed,       ///< OL-14
  forward_and_back,      ///< OL-15
  before_and_behind,     ///< OL-16
  swap,                  ///< OL-17
  back_to_start,         ///< OL-18
  finish_moved,          ///< OL-19
  arrives_anew,          ///< OL-20
  refill,                ///< OL-21
  empty_stack,           ///< OL-22
  unowned_runner,        ///< OL-23
  unowned_without_card,  ///< OL-24
  finish_line,           ///< OL-25
  end,                   ///< OL-26
  across_by_sign,        ///< OL-27
  farthest_across,       ///< OL-28
  equally_far,           ///< OL-29
  owner_wins,            ///< OL-30
  finishing_order,       ///< OL-31
  places,                ///< OL-32
};

inline constexpr int rule_count = 32;

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

[[nodiscard]] constexpr RuleInfo info(Rule rule) noexcept { return rule_table[static_cast<std::size_t>(rule)]; }

/// The version of the rules, of their texts and of their bytes; a change that gives a recorded move another meaning
/// raises it.
inline constexpr int rules_version = 1;

/// OL-1. Runners, and with them places in the race and stacks of cards.
inline constexpr int runner_count = 4;
inline constexpr int stack_count = runner_count;
/// OL-1. Cards of a stack.
inline constexpr int cards_per_stack = 15;
inline constexpr int deck_size = stack_count * cards_per_stack;
/// OL-3. Places of the finish sign.
inline constexpr int sign_count = 5;
/// OL-9. Seats.
inline constexpr int min_seats = 1;
inline constexpr int max_seats = 4;
/// OL-10. Cards of a hand, between drawing and laying.
inline constexpr int max_hand = stack_count + 1;
/// OL-15, OL-16. Fields on a card (constraint 3).
inline constexpr int max_fields = 7;

}  // namespace regelwerk::ostfriesenlauf
