#pragma once
#include <cstddef>
#include <cstdint>

#include <regelwerk/clockman/rules/rule_table.hpp>
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

[[nodiscard]] constexpr RuleInfo info(Rule rule) noexcept { return rule_table[static_cast<std::size_t>(rule)]; }

/// The version of the rules, of their texts and of their bytes; a change that gives a recorded move another meaning
/// raises it.
inline constexpr int rules_version = 3;

/// CM-1. Seats.
inline constexpr int min_seats = 2;
inline constexpr int max_seats = 4;
/// CM-3. Poses of blockades, symbol cards of each pose, event cards, faces of a die.
inline constexpr int poses = 5;
inline constexpr int symbols_per_pose = 8;
inline constexpr int symbol_cards = poses * symbols_per_pose;
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
/// CM-52. Most symbol cards that a card lets a seat draw.
inline constexpr int most_to_draw = 4;
/// CM-77. Most proposals of a turn that the option allows.
inline constexpr int max_trade_offers = 4;

}  // namespace regelwerk::clockman
