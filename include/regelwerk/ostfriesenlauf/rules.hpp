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
     "Four runners race on one circular track; 60 action cards lie in four stacks, by the place on their backs.",
     "Setup, Cards"},
    {"OL-2", "The faces of the cards are those of the edition.", "Cards"},
    {"OL-3", "The finish sign starts at the fish and can be moved to hedgehog, turtle, snail and sheep.",
     "Setup, Cards"},
    {"OL-4", "A position counts fields from the start with a sign; fields a whole lap apart are different fields.",
     "Notes, decision"},
    {"OL-5", "Farther ahead ranks first; on one field the runner on the more inward lane is ahead.", "Notes"},
    {"OL-6", "A runner that arrives on a field ranks behind all who stand there already.", "Running the cards, Notes"},
    {"OL-7", "All runners start on position 0, start number 1 on the innermost lane.", "First round, decision"},
    {"OL-8", "Start numbers are given, 1 to 4, each once; runner i belongs to seat i.", "First round, decision"},
    {"OL-9", "Before the first round each of the 1 to 4 seats draws one card from each stack.", "Setup, Fewer players"},
    {"OL-10", "In its turn a seat draws a card from a stack of its choice, then lays one of its five face down.",
     "First round, Further rounds"},
    {"OL-11", "Everybody sees the backs of cards; faces are hidden from all other seats until revealed.", "Notes"},
    {"OL-12", "Cards are laid in the reverse of the race order at the start of the round.",
     "Further rounds, First round"},
    {"OL-13", "When all cards of a round lie they are carried out one after another, the one laid first first.",
     "Running the cards, Example"},
    {"OL-14", "A card moves the runner that is in the place on its back when it is carried out, whoever laid it.",
     "Notes"},
    {"OL-15", "n fields forward or back.", "Cards"},
    {"OL-16", "n fields before or behind the j-th: the runner goes there, however far that is.", "Cards"},
    {"OL-17", "Swaps with the j-th: both exchange position and lane.", "Cards, Example"},
    {"OL-18", "Back to the start: position 0.", "Cards"},
    {"OL-19", "The finish moves to another sign; no runner moves.", "Cards"},
    {"OL-20", "A runner that a card sends to its own field arrives there anew.", "decision"},
    {"OL-21", "When a stack is empty as a card is to be drawn, all played cards first go back to their stacks.",
     "Notes, decision"},
    {"OL-22", "A stack that is still empty cannot be chosen.", "decision"},
    {"OL-23", "For a runner without an owner the top card of the stack of its place is laid, unseen by everybody.",
     "Fewer players, decision"},
    {"OL-24", "If that stack is empty, nothing is laid for that runner in this round.", "decision"},
    {"OL-25", "Who stands beyond the sign's field is across, forward or, a lap behind it, backward.", "End, decision"},
    {"OL-26", "The game is over if any runner is across after all cards of a round.", "End, decision"},
    {"OL-27", "A runner that is across because the sign was moved counts like any other.", "End"},
    {"OL-28", "The runner farthest across wins, in whichever direction.", "End"},
    {"OL-29", "Equally far across: forward before backward, then by race order, reversed for backward.", "decision"},
    {"OL-30", "The owner of the winning runner wins; if it has none, nobody does or the first owned runner decides.",
     "End, decision"},
    {"OL-31", "First come all who are across, the farthest first, then the rest by race order.", "decision"},
    {"OL-32", "A seat's place is its runner's place; the winner has score 1, all others 0.", "decision"},
}};

[[nodiscard]] constexpr RuleInfo info(Rule rule) noexcept { return rule_table[static_cast<std::size_t>(rule)]; }

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
