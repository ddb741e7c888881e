#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/core/rule.hpp>

namespace regelwerk::clockman {

/// The rules of the ledger, in its order; info() gives ID, sentence and source.
enum class Rule : std::uint8_t {
  seats,                ///< CM-1
  goal,                 ///< CM-2
  components,           ///< CM-3
  date,                 ///< CM-4
  jokers,               ///< CM-5
  rings,                ///< CM-6
  places,               ///< CM-7
  field_kinds,          ///< CM-8
  digits_on_board,      ///< CM-9
  blockades,            ///< CM-10
  clockwise,            ///< CM-11
  paths,                ///< CM-12
  inward,               ///< CM-13
  leaving_passage,      ///< CM-14
  outward,              ///< CM-15
  blockades_stay,       ///< CM-16
  leaving_start,        ///< CM-17
  onto_straight,        ///< CM-18
  overshoot,            ///< CM-19
  last_blockade,        ///< CM-20
  into_centre,          ///< CM-21
  payment,              ///< CM-22
  must_move,            ///< CM-23
  capture,              ///< CM-24
  sent_outward,         ///< CM-25
  sent_together,        ///< CM-26
  sharing,              ///< CM-27
  safe_fields,          ///< CM-28
  sent_without_effect,  ///< CM-29
  own_arrival,          ///< CM-30
  end_field,            ///< CM-31
  symbol_field,         ///< CM-32
  digit_field,          ///< CM-33
  digit_stays,          ///< CM-34
  joker_field,          ///< CM-35
  lift_field,           ///< CM-36
  lift_line,            ///< CM-37
  event_field,          ///< CM-38
  bare_digit_field,     ///< CM-39
  symbol_piles,         ///< CM-40
  event_piles,          ///< CM-41
  at_once,              ///< CM-42
  on_demand,            ///< CM-43
  open_cards,           ///< CM-44
  three_cards,          ///< CM-45
  straight_untouched,   ///< CM-46
  no_denial,            ///< CM-47
  card_move,            ///< CM-48
  card_oback,           ///< CM-49
  card_again,           ///< CM-50
  card_skip,            ///< CM-51
  card_sym,             ///< CM-52
  card_lose,            ///< CM-53
  card_mix,             ///< CM-54
  card_drop,            ///< CM-55
  card_grab,            ///< CM-56
  card_goto,            ///< CM-57
  card_free,            ///< CM-58
  card_stay,            ///< CM-59
  card_guard,           ///< CM-60
  card_veto,            ///< CM-61
  card_add,             ///< CM-62
  card_swap,            ///< CM-63
  card_barin,           ///< CM-64
  card_peace,           ///< CM-65
  starting_rolls,       ///< CM-66
  turn_order,           ///< CM-67
  course_of_turn,       ///< CM-68
  end_of_turn,          ///< CM-69
  end_of_game,          ///< CM-70
  transfer,             ///< CM-71
  hoarding,             ///< CM-72
  getting_back,         ///< CM-73
  extended_hoarding,    ///< CM-74
  hunting,              ///< CM-75
  robbery,              ///< CM-76
  trade,                ///< CM-77
};

inline constexpr int rule_count = 77;

/// Ledger ID, sentence and source of every rule, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> rule_table{{
    {"CM-1", "Two to four seats have one figure each.", "1, 2, 4.1"},
    {"CM-2", "The first figure that enters the centre, with a complete date, wins.", "1"},
    {"CM-3",
     "There are 20 blockades in five poses, 40 symbol cards, 40 digit cards, 60 event cards and a die for each seat.",
     "2, 4.2, 5, 5.1, decision"},
    {"CM-4", "A date needs five 0, two 1 (or three, by option) and one 2.", "1, 6.2, decision"},
    {"CM-5", "A joker stands for any digit; a card is needed if it raises the number of usable ones.", "5.2, decision"},
    {"CM-6", "Four rings, linked by passage fields, lie around the centre; a straight leads there from ring 4.", "3"},
    {"CM-7", "Start field, entry and junction of a seat depend on its place; all figures begin on their start fields.",
     "3, decision"},
    {"CM-8", "A ring field is plain or has a digit, a symbol, an event or the transfer; other fields have no effect.",
     "3, 4"},
    {"CM-9", "At the start a digit card lies on every digit field.", "5.2, decision"},
    {"CM-10", "A blockade stands on every passage field and on the last field of every straight.", "4.2, decision"},
    {"CM-11", "Rolls lead clockwise, exactly as many steps as they count.", "6, decision"},
    {"CM-12", "All paths of the rolled length are open, but no passage field twice; a move is named by its end.",
     "decision"},
    {"CM-13", "The step onto a blocked passage is the last of the roll and costs a symbol card of the pose.",
     "5.1, 6.1"},
    {"CM-14", "From a passage field the first step leads to the inner field, or where allowed to the outer one.",
     "6.1, decision"},
    {"CM-15", "Outward go only those who need a digit of an outer ring or hunt a seat there.", "6.1, decision"},
    {"CM-16", "A blockade that was overcome stays, or by option leaves its passage for everybody.",
     "5.1, 6.1, 6 end, decision"},
    {"CM-17", "From the start field the first step leads to the entry.", "6, decision"},
    {"CM-18", "Onto the straight goes who has a complete date and a symbol card for its last blockade.",
     "6 end, decision"},
    {"CM-19", "Who would overshoot the straight may go round ring 4 or forfeit the roll.", "6 end"},
    {"CM-20", "The last blockade must be hit with the last step and costs a symbol card of its pose.",
     "6 end, decision"},
    {"CM-21", "From the last field exactly a 1 leads to the centre.", "6 end"},
    {"CM-22", "Nobody pays for an end that can be reached without; symbol card or card free are two moves.",
     "decision"},
    {"CM-23", "A seat must move if it can without paying.", "6 end, decision"},
    {"CM-24", "A figure that comes to a field captures every other figure there.", "6.3"},
    {"CM-25", "A captured figure goes straight outward to the next ring, from ring 1 to its start field.",
     "6.3, decision"},
    {"CM-26", "Figures sent from one field go together and capture whoever stands where they arrive.", "6.3, decision"},
    {"CM-27", "Figures share a field only where a rule spares one or a swap brings them together.", "decision"},
    {"CM-28", "On start fields, straights and the centre nothing is captured.", "6 end"},
    {"CM-29", "A figure that was sent away triggers no field effect.", "decision"},
    {"CM-30", "Only an own arrival of the active seat takes digits and spares.", "decision"},
    {"CM-31", "After a move, a lift or a card goto the end field takes effect; after other changes of place none.",
     "decision"},
    {"CM-32", "On a symbol field the seat draws a symbol card.", "5.1, 6.1"},
    {"CM-33", "On a digit field the seat takes the card if it needs it.", "6.2"},
    {"CM-34", "A digit that is not needed stays where it is.", "6.2"},
    {"CM-35", "A joker is taken in the same way: if it is needed.", "5.2"},
    {"CM-36", "On a lift field the seat may go to the next inner ring; the lift then leaves the game.",
     "5.2, 6.1, 6.3"},
    {"CM-37", "A lift goes in a straight line to the centre.", "5.2"},
    {"CM-38", "On an event field the seat draws an event card and treats it as its mode says.", "5.3, 5.3 A"},
    {"CM-39", "A digit field without a card is plain.", "5.2"},
    {"CM-40", "Symbol cards put back form the draw pile again when a card is to be drawn from an empty one.",
     "5.1, decision"},
    {"CM-41", "Event cards have a draw pile and a put-back pile of their own.", "5.3"},
    {"CM-42", "An at-once card is read and put back, may be vetoed and is then carried out as far as it can be.",
     "5.3 A"},
    {"CM-43", "An on-demand card is kept and played in one of its windows.", "5.3 A, 6.4"},
    {"CM-44", "An open card lies before its seat until its demand is done.", "5.3 A"},
    {"CM-45", "In its own turn a seat plays at most three on-demand cards.", "5.3 B, decision"},
    {"CM-46", "No card touches a figure on its straight or takes cards from its seat.", "5.3 C, decision"},
    {"CM-47", "A win that broke the modes of cards cannot come about.", "5.3 D"},
    {"CM-48", "Card move: the own figure goes that many fields on its ring, without field effect.", "reconstruction"},
    {"CM-49", "Card oback: every other figure on a ring goes back, one after another.", "reconstruction"},
    {"CM-50", "Card again: the seat has one more turn.", "reconstruction"},
    {"CM-51", "Card skip: the seat misses its next turn.", "reconstruction"},
    {"CM-52", "Card sym: the seat draws that many symbol cards.", "reconstruction"},
    {"CM-53", "Card lose: the seat puts back a symbol card of its choice.", "reconstruction"},
    {"CM-54", "Card mix: the seat exchanges a symbol card for an unseen one of another seat.", "reconstruction"},
    {"CM-55", "Card drop: a digit of the seat's choice goes back to the board.", "reconstruction"},
    {"CM-56", "Card grab: the seat takes a digit from another seat.", "reconstruction"},
    {"CM-57", "Cards goto: the own figure goes to the next symbol field or digit field of its ring.", "reconstruction"},
    {"CM-58", "Card free pays for the step onto a blocked passage.", "reconstruction, decision"},
    {"CM-59", "Card stay: a captured figure is not sent away.", "7.3"},
    {"CM-60", "Card guard: no digit is taken this time.", "7.3"},
    {"CM-61", "Card veto: another seat's at-once card has no effect.", "reconstruction"},
    {"CM-62", "Card add: the own roll counts more or less, at least 1.", "reconstruction"},
    {"CM-63", "Card swap: the own figure and another one of its ring change places.", "reconstruction"},
    {"CM-64", "Card barin: no step inward or onto the straight until the die shows the number.", "reconstruction"},
    {"CM-65", "Card peace: the figure captures nobody for a number of turns.", "reconstruction"},
    {"CM-66", "Every seat rolls once; the highest begins, ties roll again.", "6, decision"},
    {"CM-67", "Seats play clockwise; in its first turn a seat moves with its starting roll.", "6, decision"},
    {"CM-68", "A turn: missed turns, window, roll, window, move, captures, field effect.", "6, 5.3 A"},
    {"CM-69", "At the end of a turn cards peace count down and idle pacts end; then an extra turn or the next seat.",
     "decision"},
    {"CM-70", "The game is over when a figure enters the centre.", "1, 6 end"},
    {"CM-71", "Transfer: new digits are loose and come into the date on a transfer field.", "7.1, decision"},
    {"CM-72", "Hoarding: a seat may hold one surplus digit.", "7.2, decision"},
    {"CM-73", "Who captures a seat that can spare a digit may take it if needed.", "7.2, decision"},
    {"CM-74", "Extended hoarding: there is no surplus limit.", "7.2b"},
    {"CM-75", "Two seats that hunt a common third one may spare each other and make a pact.", "7.2, 7.2b, decision"},
    {"CM-76", "Robbery: who captures on own arrival may take a digit from each captured seat.", "7.3, decision"},
    {"CM-77", "Trade: before its roll a seat may propose to exchange one digit for another.", "7.4, decision"},
}};

[[nodiscard]] constexpr RuleInfo info(Rule rule) noexcept { return rule_table[static_cast<std::size_t>(rule)]; }

/// CM-1. Seats.
inline constexpr int min_seats = 2;
inline constexpr int max_seats = 4;
/// CM-3. Poses of blockades, symbol cards of each pose, event cards, faces of a die.
inline constexpr int poses = 5;
inline constexpr int symbols_per_pose = 8;
inline constexpr int event_cards = 60;
inline constexpr int die_faces = 6;
/// CM-4. Digits of a date besides the ones.
inline constexpr int zeros_of_date = 5;
inline constexpr int twos_of_date = 1;
/// CM-6. Rings, gaps between them, passages in all, fields of a goal straight.
inline constexpr int rings = 4;
inline constexpr int gaps = rings - 1;
inline constexpr int passages = 16;
inline constexpr int straight_length = 3;
/// CM-7. Places around the board.
inline constexpr int places = 4;
/// CM-10. Blockades of each pose, on passages and straights together.
inline constexpr int blockades_per_pose = (passages + places) / poses;
/// CM-45. On-demand cards that a seat may play in its own turn.
inline constexpr int cards_per_turn = 3;
/// CM-77. Most proposals of a turn that the option allows.
inline constexpr int max_trade_offers = 4;

}  // namespace regelwerk::clockman
