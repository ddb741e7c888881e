#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

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
    {"OL-1",
     "Four runners race clockwise on one circular track; 60 action cards lie in four stacks of 15, and the number on a "
     "card's back, 1 to 4, says which place in the race its face is for.",
     "Setup, Cards"},
    {"OL-2",
     "The faces of the cards are those of the edition: fields forward or back, ahead of or behind another place, a "
     "swap, back to the start, or another place for the finish sign.",
     "Cards"},
    {"OL-3",
     "The finish sign, where the finish line is, starts at the fish and can be moved to hedgehog, turtle, snail and "
     "sheep.",
     "Setup, Cards"},
    {"OL-4",
     "A position is how many fields a runner is ahead of the start, or with a minus behind the start; it is not "
     "counted anew after a lap, so fields a whole lap apart are different fields, and who is farthest behind is last.",
     "Notes, decision"},
    {"OL-5",
     "A runner's place in the race order, 1 to 4, goes by position, farthest ahead first; of runners on one field the "
     "one on the more inward lane is ahead.",
     "Notes"},
    {"OL-6",
     "A runner that arrives on a field stands on the innermost lane that is free and ranks behind all others there; "
     "when a lane becomes free, those farther out move in at once.",
     "Running the cards, Notes"},
    {"OL-7",
     "All runners start on position 0, one field with four lanes, start number 1 on the innermost lane and 4 on the "
     "outermost.",
     "First round, decision"},
    {"OL-8",
     "Start numbers are a parameter, 1 to 4, each once: at a table the player born farthest north takes 4, the next 3 "
     "and so on, by default seat 0 has 4, seat 1 has 3 and so on; runner i belongs to seat i, and runners past the "
     "last seat to nobody.",
     "First round, decision"},
    {"OL-9", "One to four seats play; before the first round each of them draws one card from each of the four stacks.",
     "Setup, Fewer players"},
    {"OL-10",
     "In its turn a seat draws a card from any stack of its choice, then lays one of the five that it holds face down "
     "on the pile.",
     "First round, Further rounds"},
    {"OL-11",
     "Everybody sees the backs of the cards in hands and on the pile; faces are hidden from all other seats until they "
     "are revealed.",
     "Notes"},
    {"OL-12",
     "In each round cards are laid from the last runner in race order up to the leader, in the order that was when the "
     "round began, on one field from the outermost lane inward.",
     "Further rounds, First round"},
    {"OL-13",
     "When all cards of a round lie, the pile is turned over and they are carried out one after another, the one laid "
     "first first, each completely before the next.",
     "Running the cards, Example"},
    {"OL-14",
     "A card moves the runner that is in the place on the card's back at the moment it is carried out, whoever laid "
     "it.",
     "Notes"},
    {"OL-15", "Fields forward or back: the card changes the position of its runner by that many fields.", "Cards"},
    {"OL-16",
     "Fields ahead of or behind another place: the runner goes so many fields ahead of or behind the runner in that "
     "place, however far that is and in whichever direction.",
     "Cards"},
    {"OL-17", "A swap with another place: the runner and the one in that place exchange position and lane.",
     "Cards, Example"},
    {"OL-18", "Back to the start: the runner goes to position 0, wherever it stands.", "Cards"},
    {"OL-19",
     "Moving the finish: the sign goes to the place that the card names, whichever way it is carried there, and no "
     "runner moves; if it stands there already, nothing changes.",
     "Cards"},
    {"OL-20", "A runner that a card sends to its own field arrives there anew, behind all who stand on it.",
     "decision"},
    {"OL-21",
     "When any stack is empty as a card is to be drawn, all cards played in earlier rounds first go back to their "
     "stacks and are shuffled with what is left there; cards laid in this round stay.",
     "Notes, decision"},
    {"OL-22", "A stack that is empty even after the played cards have gone back cannot be chosen for drawing.",
     "decision"},
    {"OL-23",
     "All four runners race, whatever the number of seats; when a runner that belongs to nobody has its turn, the top "
     "card of the stack with its place at the start of the round is laid for it, and nobody sees it.",
     "Fewer players, decision"},
    {"OL-24",
     "If the stack for a runner without an owner is empty even after the played cards have gone back, nothing is laid "
     "for that runner in this round.",
     "decision"},
    {"OL-25",
     "The finish line lies just past the sign's field: running forward, a runner on that field is not yet across and "
     "one on the next field is; running backward round the track, one that reaches the sign's field is across already.",
     "End, decision"},
    {"OL-26",
     "The game ends when, with all cards of a round carried out, any runner is across the line, one without an owner "
     "too; crossing it and being moved back within the round does not count.",
     "End, decision"},
    {"OL-27",
     "It counts like any other crossing if a runner is across only because the sign was moved, to whichever place.",
     "End"},
    {"OL-28", "The runner that is across by the most fields wins, in whichever direction it crossed the line.", "End"},
    {"OL-29",
     "Of runners equally far across, forward goes before backward; on the same field the first in race order goes "
     "before the others if they are across forward, the last if backward.",
     "decision"},
    {"OL-30",
     "The owner of the winning runner wins; if it has none, all players lose, or with the option unowned_wins = false "
     "the best runner that has an owner wins for it, across or not.",
     "End, decision"},
    {"OL-31",
     "The runners finish in this order: first all who are across, the farthest first, then the rest by race order.",
     "decision"},
    {"OL-32",
     "A seat's place is its runner's place among all four, with the option unowned_wins = false among those with an "
     "owner; the winner has score 1, all others 0.",
     "decision"},
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
