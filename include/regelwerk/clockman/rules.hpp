#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clockman/rules/board_rules.hpp>
#include <regelwerk/clockman/rules/card_rules.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::clockman {

/// The rules of the ledger, in its order; info() gives ID, sentence and source.
enum class Rule : std::uint8_t {
  seats,            ///< CM-1: 2 to 4, each with one figure and one colour
  goal,             ///< CM-2: the first figure in the centre wins; its seat has a complete date
  components,       ///< CM-3: blockades, dice, and symbol, digit and event cards, by number
  date,             ///< CM-4: 01.01.2000: five 0, two 1 (or three, option `ones`) and one 2
  jokers,           ///< CM-5: each stands for any digit; what counts as usable, surplus, needed and complete
  rings,            ///< CM-6: four around the centre, linked by passages; one straight per colour inside them
  places,           ///< CM-7: a seat's side of the board, with its start field, entry and junction
  field_kinds,      ///< CM-8: plain, digit, symbol, event or transfer; other fields have no effect of their own
  digits_on_board,  ///< CM-9: 0 on ring 2, 1 on ring 3, 2 on ring 4; X and L where the edition says
  blockades,        ///< CM-10: one on each of the 16 passages and on the last field of each straight
  clockwise,        ///< CM-11: rolls lead clockwise, by exactly the number rolled
  paths,            ///< CM-12: all of the rolled length, no passage twice; only the end has effects and names the move
  inward,           ///< CM-13: onto a blocked passage with the last step, for a symbol card or a free card
  leaving_passage,  ///< CM-14: first step to the inner field, or to the outer one if outward is open
  outward,          ///< CM-15: ordinary steps without a price, for a needed digit or joker, or for a hunt
  blockades_stay,   ///< CM-16: an overcome blockade stays, unless the option takes it away
  leaving_start,    ///< CM-17: the first step leads to the entry, with any roll
  onto_straight,    ///< CM-18: needs a complete date and a symbol card of the last blockade's pose
  overshoot,        ///< CM-19: a roll that leads past the straight may be forfeited
  last_blockade,    ///< CM-20: g3 takes the last step and a symbol card of its pose, never a free card
  into_centre,      ///< CM-21: from g3 with exactly a 1
  payment,          ///< CM-22: no paid move where a free one has the same end
  must_move,        ///< CM-23: forfeit only without a free move, or to overshoot
  capture,          ///< CM-24: an arriving figure captures all others on the field
  sent_outward,     ///< CM-25: a captured figure goes straight out to the next ring, from ring 1 to its start
  sent_together,    ///< CM-26: figures captured on one field leave as one group, once all have been asked
  sharing,          ///< CM-27: only where a rule spares a figure, or after a swap; it has no effect
  safe_fields,      ///< CM-28: no capture on start fields, straights and the centre
  sent_without_effect,  ///< CM-29: the field where a captured figure arrives does nothing
  own_arrival,          ///< CM-30: of the active seat's figure by move, lift or card; only this takes digits or spares
  end_field,            ///< CM-31: it has its effect after a move, a lift or a goto card, when captures are settled
  symbol_field,         ///< CM-32: draws one symbol card
  digit_field,          ///< CM-33: a needed 0, 1 or 2 is taken automatically
  digit_stays,          ///< CM-34: a digit that is not needed stays, hoarding aside
  joker_field,          ///< CM-35: a needed joker is taken automatically
  lift_field,           ///< CM-36: the seat may ride to the next inner ring; the L then leaves the game
  lift_line,            ///< CM-37: straight inward; between two fields the clockwise one
  event_field,          ///< CM-38: draws one event card
  bare_digit_field,     ///< CM-39: without its card it is plain
  symbol_piles,         ///< CM-40: draw pile and put-back pile; when the first is empty the second replaces it
  event_piles,          ///< CM-41: as the symbol cards, in piles of their own
  at_once,              ///< CM-42: read and put back; unless vetoed, carried out as far as possible
  on_demand,            ///< CM-43: held face down until played in a window that fits
  open_cards,           ///< CM-44: face up before the seat until their demand is met
  three_cards,          ///< CM-45: most on-demand cards that a seat plays in its own turn
  straight_untouched,   ///< CM-46: cards neither move a figure on its straight nor take from its seat
  no_denial,            ///< CM-47: modes are enforced, so no win can be challenged for a card held wrongly
  card_move,            ///< CM-48: the own figure n fields on or back on its ring, without field effect
  card_oback,           ///< CM-49: every other figure on a ring goes n fields back
  card_again,           ///< CM-50: one extra turn, however many such cards the turn brings
  card_skip,            ///< CM-51: the next turn is missed; several add up
  card_sym,             ///< CM-52: draw n symbol cards
  card_lose,            ///< CM-53: put back one symbol card of your choice
  card_mix,             ///< CM-54: swap a symbol card of your choice for one drawn unseen from another seat
  card_drop,            ///< CM-55: one own digit goes back to the board
  card_grab,            ///< CM-56: take one digit that you may hold from another seat
  card_goto,            ///< CM-57: on to the next symbol field, or to the next digit field with a card
  card_free,            ///< CM-58: pays for a blocked passage in a symbol card's place
  card_stay,            ///< CM-59: a captured figure is not sent away
  card_guard,           ///< CM-60: a digit is not taken by capture or grab
  card_veto,            ///< CM-61: cancels another seat's at-once card
  card_add,             ///< CM-62: the own roll counts n more or less, at least 1
  card_swap,            ///< CM-63: two figures on the same ring change places, without capture or effect
  card_barin,           ///< CM-64: neither inward onto a passage nor onto the straight until the die shows n
  card_peace,           ///< CM-65: no captures in the rest of this turn and the next n own turns
  starting_rolls,       ///< CM-66: the highest begins; ties for it roll again
  turn_order,           ///< CM-67: clockwise; a first turn uses the starting roll and has no windows before it
  course_of_turn,       ///< CM-68: window, windows of the others, roll, window, move, captures, field effect
  end_of_turn,          ///< CM-69: peace counters, idle pacts, then an extra turn or the left neighbour
  end_of_game,          ///< CM-70: at the first figure in the centre; score 1 for its seat, 0 for the others
  transfer,             ///< CM-71: digits stay loose until a transfer field moves them into the date
  hoarding,             ///< CM-72: a seat may hold one surplus digit, and take or leave it on its field
  getting_back,         ///< CM-73: a capture may win a needed digit that the other can spare
  extended_hoarding,    ///< CM-74: no limit on surplus digits
  hunting,  ///< CM-75: for a digit that another can spare and the board lacks; common hunters may make a pact
  robbery,  ///< CM-76: a capture may take any one digit within the surplus limit
  trade,    ///< CM-77: offers to one seat and circles of three, before and after the own roll
};

inline constexpr int rule_count = 77;  ///< CM-1 to CM-77

/// Ledger ID, sentence and source of every rule, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> rule_table = joined(board_rules, card_rules);

/// ID, sentence and source of one rule. Precondition: an enumerator.
[[nodiscard]] constexpr RuleInfo info(Rule rule) noexcept { return rule_table[static_cast<std::size_t>(rule)]; }

/// The version of the rules, their texts and their byte formats. A change that gives a recorded move another meaning
/// raises it.
inline constexpr int rules_version = 3;

/// CM-1. Seats.
inline constexpr int min_seats = 2;
inline constexpr int max_seats = 4;  ///< CM-1: also the size of arrays by seat
/// CM-3. Poses of blockades, symbol cards of each pose, event cards, faces of a die.
inline constexpr int poses = 5;
inline constexpr int symbols_per_pose = 8;                     ///< CM-3: symbol cards of one pose
inline constexpr int symbol_cards = poses * symbols_per_pose;  ///< CM-3: 40, all symbol cards
inline constexpr int event_cards = 60;                         ///< CM-3: all event cards, copies included
inline constexpr int die_faces = 6;                            ///< CM-3: a die shows 1 to 6
/// CM-4. Digits of a date besides the ones.
inline constexpr int zeros_of_date = 5;
inline constexpr int twos_of_date = 1;  ///< CM-4: cards 2 of a complete date
/// CM-6. Rings, gaps between them, passages in all, fields of a goal straight.
inline constexpr int rings = 4;
inline constexpr int gaps = rings - 1;     ///< CM-6: gap r lies between rings r and r + 1
inline constexpr int passages = 16;        ///< CM-6: p0 to p15
inline constexpr int straight_length = 3;  ///< CM-6: g1, g2 and g3
/// CM-7. Places around the board.
inline constexpr int places = 4;
/// CM-10. Blockades of each pose, on passages and straights together.
inline constexpr int blockades_per_pose = (passages + places) / poses;
/// CM-45. The maximum number of on-demand cards that a seat may play in its own turn.
inline constexpr int cards_per_turn = 3;
/// CM-52. The maximum number of symbol cards that a card lets a seat draw.
inline constexpr int most_to_draw = 4;
/// CM-77. The maximum of the option trade_offers.
inline constexpr int max_trade_offers = 4;

}  // namespace regelwerk::clockman
