#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/rule.hpp>

namespace regelwerk::tock {

/// The rules of the ledger, in its order; info() gives ID, sentence and source.
enum class Rule : std::uint8_t {
  ring,                  ///< TK-1
  start_fields,          ///< TK-2
  home_lanes,            ///< TK-3
  four_marbles,          ///< TK-4
  beginning,             ///< TK-5
  seats_and_modes,       ///< TK-6
  partners,              ///< TK-7
  deal,                  ///< TK-8
  turn_order,            ///< TK-9
  deal_passes,           ///< TK-10
  exchange,              ///< TK-11
  must_play,             ///< TK-12
  discard_if_stuck,      ///< TK-13
  banned_discards,       ///< TK-14
  plays_for_partner,     ///< TK-15
  protection,            ///< TK-16
  protection_ends,       ///< TK-17
  capture,               ///< TK-18
  passing,               ///< TK-19
  exact_distance,        ///< TK-20
  inside_lane,           ///< TK-21
  own_lane_only,         ///< TK-22
  forward_cards,         ///< TK-23
  bringing_in,           ///< TK-24
  backward_four,         ///< TK-25
  seven_steps,           ///< TK-26
  seven_all_steps,       ///< TK-27
  seven_one_colour,      ///< TK-28
  seven_captures,        ///< TK-29
  seven_single,          ///< TK-30
  ten_bans,              ///< TK-31
  jack_swaps,            ///< TK-32
  by_number,             ///< TK-33
  seat_wins,             ///< TK-34
  team_wins,             ///< TK-35
  end_checked_per_card,  ///< TK-36
  first_dealer,          ///< TK-37
  places,                ///< TK-38
  own_start_closed,      ///< TK-39
};

inline constexpr int rule_count = 39;

/// Ledger ID, sentence and source of every rule, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> rule_table{{
    {"TK-1", "Marbles move clockwise along a ring of one section per seat; after the last field comes field 0.",
     "Setup, Cards"},
    {"TK-2", "A seat's start field is the first field of its section.", "Start"},
    {"TK-3", "Every seat has a home lane of four fields behind its entrance.", "Home"},
    {"TK-4", "Every seat has four marbles, those not in play are in its start area.", "Start"},
    {"TK-5",
     "All marbles begin in their areas; with a quick start one of every seat stands protected on its start field.",
     "Variants, decision"},
    {"TK-6", "Two to six seats play free for all, in two pairs (4 seats) or in three pairs (6 seats).", "Variants"},
    {"TK-7", "Partners sit opposite each other.", "Variants"},
    {"TK-8", "Cards are dealt by the schedule from one deck of 52, shuffled anew when the schedule begins again.",
     "Play, decision"},
    {"TK-9", "The seat after the dealer plays first; turns go clockwise, one card each, until all hands are empty.",
     "Play"},
    {"TK-10", "Then the deal passes to the next seat.", "Play"},
    {"TK-11", "In team games every seat gives its partner one card, unseen, before the first turn of a deal.",
     "Teams, decision"},
    {"TK-12", "The seat whose turn it is plays one card of its hand that allows a legal move, if it holds such a card.",
     "Forced"},
    {"TK-13", "Who holds none discards a card of its choice.", "Forced, decision"},
    {"TK-14", "After a 10 the next seat may not move but discards a card of its choice.", "Forced, Cards"},
    {"TK-15", "A seat whose own marbles are home plays for its partner's colour.", "Teams"},
    {"TK-16", "A marble just brought in is protected: nobody captures, passes or swaps it.", "Start"},
    {"TK-17", "Protection ends when the marble leaves the field.", "Start"},
    {"TK-18", "Ending a move on an occupied ring field captures the marble there.", "Capture"},
    {"TK-19", "Marbles may be passed, but for the exceptions of other rules.", "Capture"},
    {"TK-20", "A marble moves exactly as far as the card says and may turn in at its entrance if the rest fits.",
     "Home, decision"},
    {"TK-21", "In a home lane a marble moves forward only, never onto or past another one.", "Capture, Home, decision"},
    {"TK-22", "Only marbles of its colour enter a home lane; no full lap is required.", "Home, decision"},
    {"TK-23", "Ace and King bring a marble in or move 1 and 13 forward; Queen 12; 2, 3, 5, 6, 8, 9 that many.",
     "Cards"},
    {"TK-24", "Bringing in puts a marble from the area on the own start field, capturing an unprotected one there.",
     "Start, Capture"},
    {"TK-25", "A 4 moves four fields backward along the ring, never into or out of a home lane.", "Cards"},
    {"TK-26", "A split 7 is seven single steps forward, by one marble or several.", "Cards"},
    {"TK-27", "All seven steps must be made: a step must leave the rest possible.", "Cards"},
    {"TK-28", "All seven steps are made with marbles of one colour.", "Cards"},
    {"TK-29", "Every single step captures the marble on the field stepped to.", "Cards"},
    {"TK-30", "An unsplit 7 moves one marble 1 to 7 steps, capturing at every step.", "Cards, decision"},
    {"TK-31", "A 10, moved with or discarded, makes the next seat discard.", "Cards"},
    {"TK-32", "A Jack swaps an own marble with another one, both on the ring and unprotected.", "Cards, Start"},
    {"TK-33", "Other cards move by their number; suits mean nothing.", "Cards"},
    {"TK-34", "Free for all: the first seat with four marbles home wins.", "Goal"},
    {"TK-35", "Teams: the first team with all marbles home wins.", "Goal"},
    {"TK-36", "The end is checked when a card has been carried out completely.", "decision"},
    {"TK-37", "The first dealer is a setup parameter, by default the last seat.", "decision"},
    {"TK-38", "The winners have place 1 and score 1; all others share the next place with score 0.", "decision"},
    {"TK-39", "With a closed start no marble moves onto or past the start field of its colour.",
     "players differ, decision"},
}};

[[nodiscard]] constexpr RuleInfo info(Rule rule) noexcept { return rule_table[static_cast<std::size_t>(rule)]; }

/// TK-3. Fields of a home lane.
inline constexpr int lane_length = 4;
/// TK-4. Marbles of a seat.
inline constexpr int marbles_per_seat = 4;
/// TK-6. Seats.
inline constexpr int min_seats = 2;
inline constexpr int max_seats = 6;
/// TK-8. Ranks of the deck, and cards of each rank.
inline constexpr int ranks = 13;
inline constexpr int cards_per_rank = 4;
inline constexpr int deck_size = ranks * cards_per_rank;
/// TK-26, TK-30. Steps of a 7.
inline constexpr int steps_of_seven = 7;

}  // namespace regelwerk::tock
