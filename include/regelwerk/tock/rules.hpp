#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::tock {

/// The rules of the ledger, in its order; info() gives ID, sentence and source.
enum class Rule : std::uint8_t {
  ring,                  ///< TK-1: one section of fields per seat, numbered clockwise from 0, closed
  start_fields,          ///< TK-2: the first field of a seat's section
  home_lanes,            ///< TK-3: four fields inside the ring, entered from the seat's entrance
  four_marbles,          ///< TK-4: a move needs an own marble where it begins
  beginning,             ///< TK-5: all marbles in their areas, or one each on its start field with quick_start
  seats_and_modes,       ///< TK-6: 2 to 6 seats; the number of seats decides which modes make teams
  partners,              ///< TK-7: sit opposite, n/2 seats on
  deal,                  ///< TK-8: 52 cards, dealt by a schedule, shuffled anew after its last deal
  turn_order,            ///< TK-9: clockwise from the seat after the dealer, one card a turn
  deal_passes,           ///< TK-10: the next seat deals when all hands are empty
  exchange,              ///< TK-11: in team games every seat passes its partner a card before the first turn
  must_play,             ///< TK-12: a card that allows a legal move has to be played
  discard_if_stuck,      ///< TK-13: no card allows a move: discard one of choice
  banned_discards,       ///< TK-14: after a 10 the next seat discards and may not move
  plays_for_partner,     ///< TK-15: only the own colour moves; the partner's once all own marbles are home
  protection,            ///< TK-16: a marble brought in cannot be captured, passed or swapped on its start field
  protection_ends,       ///< TK-17: when the marble leaves the field; only bringing in restores it
  capture,               ///< TK-18: whatever stands on the ring field where a move ends goes back to its area
  passing,               ///< TK-19: allowed, except past protected marbles, in lanes, and by a 7, which captures
  exact_distance,        ///< TK-20: the full count; turning into the lane is a choice if the rest fits
  inside_lane,           ///< TK-21: forward only, nothing is passed or captured there
  own_lane_only,         ///< TK-22: other seats' entrances and start fields are plain ring fields
  forward_cards,         ///< TK-23: Ace and King may bring a marble in instead of moving 1 or 13 forward
  bringing_in,           ///< TK-24: to the own start field, protected; captures there, barred by a protected marble
  backward_four,         ///< TK-25: 4 fields back along the ring, never into or out of a lane
  seven_steps,           ///< TK-26: split: seven single steps forward, by one or several marbles
  seven_all_steps,       ///< TK-27: split: a step is legal only if all remaining ones can follow
  seven_one_colour,      ///< TK-28: the colour stays for all seven steps, even if its last marble comes home
  seven_captures,        ///< TK-29: every single step captures; a protected marble stops it
  seven_single,          ///< TK-30: single: one marble makes 1 to 7 steps, the rest lapses
  ten_bans,              ///< TK-31: 10 forward, or discarded: either way the next seat must discard
  jack_swaps,            ///< TK-32: an own marble with any other, both on the ring and unprotected
  by_number,             ///< TK-33: other cards move one marble forward by their number; suits mean nothing
  seat_wins,             ///< TK-34: free for all: the first seat with four marbles home
  team_wins,             ///< TK-35: teams: the first team with all marbles home
  end_checked_per_card,  ///< TK-36: a 7 counts as one card, with all of its steps
  first_dealer,          ///< TK-37: a setup parameter; by default the last seat, so seat 0 leads
  places,                ///< TK-38: winners share place 1 and score 1, all others the next place and 0
  own_start_closed,      ///< TK-39: with own_start = closed no marble moves onto or past its own start field
};

inline constexpr int rule_count = 39;  ///< TK-1 to TK-39

/// Ledger ID, sentence and source of every rule, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> rule_table{{
    {"TK-1"sv,
     "Marbles move clockwise round a ring with one section of fields for each seat, 18 in the standard edition; after "
     "the last field comes field 0."sv,
     "Setup, Cards, decision, reconstruction"sv},
    {"TK-2"sv,
     "A seat's start field, where its marbles come into play, is the first field of its section of the ring."sv,
     "Start"sv},
    {"TK-3"sv,
     "Every seat has a home lane of four fields inside the ring, entered from its entrance field, which lies two "
     "fields before its start field in the standard edition."sv,
     "Home, decision, reconstruction"sv},
    {"TK-4"sv,
     "Every seat has four marbles, and a move needs one where it begins; those not in play wait in the seat's start "
     "area."sv,
     "Start"sv},
    {"TK-5"sv,
     "All marbles begin in their start areas; with the option quick_start one of every seat begins on its start field, "
     "protected like one just brought in."sv,
     "Variants, decision"sv},
    {"TK-6"sv,
     "Two to six seats play each for itself or, by the option mode, in teams of two. Two pairs need 4 seats and three "
     "pairs 6, three pairs with 4 seats are played as two pairs, and with any other number every seat plays for "
     "itself."sv,
     "Variants"sv},
    {"TK-7"sv, "Partners sit opposite each other: of n seats, the partner of a seat is the one n/2 seats on."sv,
     "Variants"sv},
    {"TK-8"sv,
     "One deck of 52 cards is dealt by a schedule of how many each seat gets per deal; played and discarded cards lie "
     "face up until the schedule is through, then all 52 are shuffled and it begins again."sv,
     "Play, decision, reconstruction"sv},
    {"TK-9"sv,
     "The seat behind the dealer leads; then everybody in turn, clockwise, plays one card at a time as long as there "
     "are cards in hand."sv,
     "Play"sv},
    {"TK-10"sv,
     "When all hands are empty the deal passes to the next seat, so the seat that played first deals and the one after "
     "it plays first."sv,
     "Play"sv},
    {"TK-11"sv,
     "In team games each seat passes a card of its choice to its partner, unseen, before the first turn of a deal; "
     "these cards change hands when all have chosen, and seats whose marbles are all home take part too."sv,
     "Teams, decision"sv},
    {"TK-12"sv,
     "The seat whose turn it is plays one card of its hand that allows a legal move; it cannot refuse as long as it "
     "has such a card, even if every move harms it."sv,
     "Forced"sv},
    {"TK-13"sv, "A seat none of whose cards allows a move discards one card of its choice."sv, "Forced, decision"sv},
    {"TK-14"sv, "After a 10 the next seat may not move, even if it could: it discards one card of its choice."sv,
     "Forced, Cards"sv},
    {"TK-15"sv,
     "A seat moves marbles of its own colour only. In a team game, once its own four are home, it moves its partner's "
     "instead, with the partner's start field and home lane. Any other marble can only be the other side of a Jack's "
     "swap."sv,
     "Teams"sv},
    {"TK-16"sv,
     "A marble just brought in is protected as long as it stays on its start field: nobody, its owner included, "
     "captures, passes or swaps it, forward or backward."sv,
     "Start"sv},
    {"TK-17"sv,
     "Protection ends when the marble leaves its start field; a marble that comes back there is protected only if it "
     "is brought in again."sv,
     "Start"sv},
    {"TK-18"sv,
     "Whoever ends a move on an occupied ring field captures the marble there, which goes back to its start area; own "
     "marbles and the partner's are no exception, only a protected one is safe."sv,
     "Capture"sv},
    {"TK-19"sv,
     "Marbles may be passed, except a protected one and any one inside a home lane, and a 7 captures those that it "
     "passes; a marble that would have to make a forbidden pass cannot use the card."sv,
     "Capture"sv},
    {"TK-20"sv,
     "A marble goes the full count of the card, no more and no less. From its entrance it may turn into its home lane "
     "if what is left of the count fits there, or keep to the ring. Where it does not fit or the lane is blocked, only "
     "the ring is open."sv,
     "Home, decision"sv},
    {"TK-21"sv,
     "In a home lane marbles go forward only, cannot end on or pass one another and cannot be captured; a move inside "
     "the lane counts as a legal move and so may have to be made."sv,
     "Capture, Home, decision"sv},
    {"TK-22"sv,
     "Only marbles of its own colour enter a home lane, without a full lap before; other seats' entrances and start "
     "fields are ordinary ring fields for them, unless a protected marble stands there."sv,
     "Home, decision"sv},
    {"TK-23"sv,
     "An ace brings a marble in or moves one 1 forward, a King brings one in or moves one 13 forward; a Queen moves 12 "
     "forward, and 2, 3, 5, 6, 8 and 9 as many as they say."sv,
     "Cards"sv},
    {"TK-24"sv,
     "Bringing in puts a marble from the start area on its own start field, protected, and captures an unprotected one "
     "of any colour there; while an own protected one stands there, none can be brought in."sv,
     "Start, Capture"sv},
    {"TK-25"sv,
     "A 4 moves a marble four fields backward along the ring, also back over its own entrance, but never into or out "
     "of a home lane."sv,
     "Cards"sv},
    {"TK-26"sv,
     "With the option seven = split, the default, a 7 is taken apart into seven single steps forward, which one or "
     "several marbles make in any order. A step may also lead from the entrance into the lane or on inside it."sv,
     "Cards"sv},
    {"TK-27"sv,
     "A split 7 has to be used up: no step, not even the first, is legal unless the remaining ones can still be made "
     "after it."sv,
     "Cards"sv},
    {"TK-28"sv,
     "All seven steps of a 7 are made with marbles of the colour that the seat played for when it played the card, so "
     "steps left when its last own marble is home cannot be used for its partner's."sv,
     "Cards"sv},
    {"TK-29"sv,
     "Every single step of a 7 captures the marble on the field stepped to, an own one too, and a protected marble "
     "stops it; a captured marble stays in its start area for the rest of the 7."sv,
     "Cards"sv},
    {"TK-30"sv,
     "With the option seven = single one marble makes 1 to 7 steps with a 7, as many as the seat chooses, and captures "
     "at every step; the rest of the count lapses."sv,
     "Cards, decision"sv},
    {"TK-31"sv,
     "A 10 moves a marble ten fields forward and, moved with or discarded, makes the next seat discard a card instead "
     "of playing one; if the next seat has no card left, nothing follows."sv,
     "Cards"sv},
    {"TK-32"sv,
     "A Jack swaps an own marble with any other one, own or foreign; both must stand on the ring, neither may be "
     "protected, and neither is protected where it arrives."sv,
     "Cards, Start"sv},
    {"TK-33"sv,
     "Cards without a rule of their own, and the 10 besides what it does to the next seat, move one marble forward by "
     "exactly their number; suits mean nothing."sv,
     "Cards"sv},
    {"TK-34"sv, "Where every seat plays for itself, the first seat whose four marbles are home wins."sv, "Goal"sv},
    {"TK-35"sv, "In team games the first team wins all of whose marbles are home."sv, "Goal"sv},
    {"TK-36"sv,
     "Whether somebody has won is checked when a card has been carried out completely, a 7 with all of its steps."sv,
     "decision"sv},
    {"TK-37"sv,
     "Who deals first is a parameter of the game; by default it is the last seat, so that seat 0 plays first."sv,
     "decision"sv},
    {"TK-38"sv,
     "All winning seats have place 1 and score 1; the others share the next place, 2 or in team games 3, with score 0, "
     "and there is no draw."sv,
     "decision"sv},
    {"TK-39"sv,
     "With a closed start (option own_start, by default open) a marble may neither end on nor pass the start field of "
     "its own colour, forward or backward; leaving that field, bringing in and swaps are not concerned."sv,
     "players differ, decision"sv},
}};

/// Ledger ID, sentence and source. Precondition: an enumerator.
[[nodiscard]] constexpr RuleInfo info(Rule rule) noexcept { return rule_table[static_cast<std::size_t>(rule)]; }

/// The version of the rules, their texts and their bytes; raised by any change that gives a recorded move another
/// meaning.
inline constexpr int rules_version = 1;

/// TK-3. Fields of a home lane.
inline constexpr int lane_length = 4;
/// TK-4. Marbles of a seat.
inline constexpr int marbles_per_seat = 4;
/// TK-6. Fewest and most seats.
inline constexpr int min_seats = 2;
inline constexpr int max_seats = 6;  ///< TK-6: also the size of arrays by seat
/// TK-8. Ranks of the deck, and cards of each rank.
inline constexpr int ranks = 13;
inline constexpr int cards_per_rank = 4;                  ///< TK-8: one of each suit
inline constexpr int deck_size = ranks * cards_per_rank;  ///< TK-8: 52
/// TK-26, TK-30. Steps of a 7.
inline constexpr int steps_of_seven = 7;

}  // namespace regelwerk::tock
