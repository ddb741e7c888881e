#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/rules/campaign_rules.hpp>
#include <regelwerk/clou/rules/heist_rules.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::clou {

/// The rules in ledger order: the heist, then the campaign from `campaign` on. info() gives ID, sentence and source.
enum class Rule : std::uint8_t {
  one_gang,             ///< CL-1: 1 to 3 players play one gang against the plan and see everything
  goal,                 ///< CL-2: much loot, few traces; out of time or alarmed, the gang must escape
  components,           ///< CL-3: three dice and one plan for all, one sheet per player
  setup,                ///< CL-4: each player takes a different thief, the gang a plan
  tracks,               ///< CL-5: at setup the symbols left of the player count are crossed
  plan_heading,         ///< CL-6: a plan bears its tracks and its score box
  phases,               ///< CL-7: a round: throw the dice, use them, time passes, run away or stay
  throw_dice,           ///< CL-8: three dice, once a round, openly, for all thieves
  dice_of_each,         ///< CL-9: every thief has all three values thrown
  free_order,           ///< CL-10: thieves use their dice in any order and may alternate
  adding_dice,          ///< CL-11: a mark may add several dice; no die is split
  fitting_number,       ///< CL-12: a mark needs a number that its box or circle takes
  done,                 ///< CL-13: when the gang may end the dice phase, by `use_dice`
  unused_die,           ///< CL-14: each die left costs a trace, for every thief
  unused_white,         ///< CL-15: virtual dice and shifts left over cost nothing
  trace,                ///< CL-16: crosses the next trace symbol; the last one is an arrest
  time_passes,          ///< CL-17: one time symbol per round
  time_out,             ///< CL-18: the last time symbol sets off the alarm
  run_away,             ///< CL-19: after a round without an alarm the gang may leave with a success
  kept_lapses,          ///< CL-20: white symbols last only until the end of the round
  firing,               ///< CL-21: under a box or circle when it is marked, at a line's end when the line is full
  used_at_once,         ///< CL-22: a fired ordinary symbol goes on plan, specials, campaign sheet or escape track
  lapse,                ///< CL-23: all waiting symbols lapse together, by choice or when none has a place
  vocabulary,           ///< CL-24: seven ordinary symbols, three white ones, those of the tracks
  choice,               ///< CL-25: of several symbols in one box any one is enough
  boxes_and_circles,    ///< CL-26: a box is written once, a circle crossed once
  making,               ///< CL-27: a sum of unused dice with shifts, 1 to 30
  conditions,           ///< CL-28: by the sign in a box, and by the one towards its left neighbour
  abilities,            ///< CL-29: three rows per sheet, each filled from the left without gaps
  tools,                ///< CL-30: each thief has three of the four kinds
  grid,                 ///< CL-31: 3 x 3 circles, each crossed with exactly its number
  circle_boxes,         ///< CL-32: written first, then crossed with exactly that number by other dice
  tree,                 ///< CL-33: dice follow one way through it per heist
  pyramid,              ///< CL-34: an upper box needs the two below and compares with their sum
  specials,             ///< CL-35: lines of symbol circles, and dice bonuses
  special_circles,      ///< CL-36: a symbol may go there instead of on the plan; whose, by `specials`
  dice_bonus,           ///< CL-37: fires without a choice when the throw shows its pattern
  bonuses_combine,      ///< CL-38: bonuses may share thrown dice; each fires once per throw
  white_kept,           ///< CL-39: usable once in the same phase, by the thief that fired it
  shift,                ///< CL-40: a die counts as up to that much more or less
  needed_shifts,        ///< CL-41: a die stays at least 1, and a mark spends no shift that it can do without
  extra,                ///< CL-42: a virtual die
  fill,                 ///< CL-43: 1 to 18 into any box, or any circle crossed, without dice
  fill_strict,          ///< CL-44: `fill_free` = false: a fill keeps order and conditions
  plan_parts,           ///< CL-45: rooms, challenges and arrows
  entered_rooms,        ///< CL-46: the gang may work in all rooms entered so far
  diamond_arrows,       ///< CL-47: such an arrow opens a room when its challenge is done
  follow_arrows,        ///< CL-48: one done challenge before it makes a challenge workable
  challenge_done,       ///< CL-49: all demands of one part are crossed
  workable,             ///< CL-50: a demand of an ordered part waits for those before it
  player_count,         ///< CL-51: a demand may count only from 2 or 3 players up
  number_demand,        ///< CL-52: crossed by exactly this number from one thief's dice, fires nothing
  price,                ///< CL-53: traces, then alarms, paid after loot and rooms are taken
  loot,                 ///< CL-54: taken at once and without a choice
  cascade,              ///< CL-55: completed parts take effect in table order
  alarm,                ///< CL-56: crosses an alarm circle; the last one means an escape or a jump in time
  escape_arrow,         ///< CL-57: a fired escape crosses the next arrow
  heist_ends,           ///< CL-58: by running away, an arrest or an escape
  escape,               ///< CL-59: one die against the driver's escape value until it ends
  escape_roll,          ///< CL-60: one arrow, two arrows or a police symbol
  escape_tracks,        ///< CL-61: all arrows are a success, all police symbols a capture
  lost_scores_nothing,  ///< CL-62: 0 points after an arrest or capture in a single heist
  points,               ///< CL-63: loot values and the score box, at least 0
  rank,                 ///< CL-64: more than 9 points are ok, more than 14 a coup
  over,                 ///< CL-65: the heist stops at once; no phase is finished
  waiting_order,        ///< CL-66: waiting symbols are used in any order
  twins,                ///< CL-67: of equal places only the first is a move
  campaign,             ///< CK-1: three heists for a fixed number of 1 to 3 players
  campaign_sheet,       ///< CK-2: one for all; its progress is written between heists only
  campaign_setup,       ///< CK-3: a trace track of its own; fresh sheets and plan for every heist
  gift,                 ///< CK-4: one box of an item is free before the first heist
  target,               ///< CK-5: the heists are played in order
  gang,                 ///< CK-6: each player takes a different thief that is not in jail
  too_few_free,         ///< CK-7: lost if fewer thieves are free than a gang needs
  too_many_jailed,      ///< CK-8: lost with more thieves in jail than players, unless `jail_rule` = free
  break_in,             ///< CK-9: a heist with special loot and the improvements of the campaign sheet
  police_report,        ///< CK-10: enters heist, special loot, traces, jail, double circles and points
  failing,              ///< CK-11: an arrest jails the gang, a capture the driver and takes half of the points
  wages,                ///< CK-12: points buy boxes of tools and preparations
  special_loot,         ///< CK-13: glass diamonds, combination and diadem, one per heist
  combination,          ///< CK-14: some parts are closed without it
  open_areas,           ///< CK-15: used like a thief's own sheet; what one marks is gone for all
  experience,           ///< CK-16: free, from its heist on
  bought_tools,         ///< CK-17: marks there stay for the whole campaign
  experience_kept,      ///< CK-18: marks in its areas stay for the campaign, unless `experience_resets`
  preparations,         ///< CK-19: need all their boxes, some also their thief in the gang
  scouting,             ///< CK-20: Matt's: a symbol demand is crossed before the first throw
  pimping,              ///< CK-21: Trixie's: every thief crosses a circle before the first throw, and nothing fires
  training,             ///< CK-22: Bruce's: parts of strength alone cost no trace
  area_circles,         ///< CK-23: symbol circles of the campaign sheet serve every thief as specials
  affair,               ///< CK-24: Janet's: traces cost the heist no points
  tickets,              ///< CK-25: the concert begins in the foyer
  passports,            ///< CK-26: two more symbols on the campaign's trace track
  campaign_lost,        ///< CK-27: by traces, by jail or by too few free thieves
  campaign_won,         ///< CK-28: the third heist is played and nothing has lost the campaign
  final_points,         ///< CK-29: the rest minus jail and traces, plus double circles; may be negative
  double_circles,       ///< CK-30: presents and meals
  campaign_rank,        ///< CK-31: by final points; limits are edition data
  concert_track,        ///< CK-32: its first uncrossed field names the music of the round
  concert_phases,       ///< CK-33: loud gives a symbol, quiet mutes tools, instrumental closes the wardrobe
  finale,               ///< CK-34: glass diamonds turn time out into a success; with only the diadem running is noticed
};

inline constexpr int rule_count = heist_rule_count + campaign_rule_count;  ///< 101: CL-1 to CL-67, CK-1 to CK-34

/// Ledger ID, sentence and source of every rule, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> rule_table = joined(heist_rules, campaign_rules);

/// ID, sentence and source of one rule. Precondition: an enumerator.
[[nodiscard]] constexpr RuleInfo info(Rule rule) noexcept { return rule_table[static_cast<std::size_t>(rule)]; }

/// The version of the rules, their texts and their bytes; raised by any change that gives a recorded move another
/// meaning.
inline constexpr int rules_version = 3;

/// CL-1. The gang is seat 0; nobody plays against it.
inline constexpr int max_seats = 1;
/// CL-1. The maximum number of players, and so of thieves in a gang.
inline constexpr int max_players = 3;
/// CL-3. Dice.
inline constexpr int dice_count = 3;
inline constexpr int die_faces = 6;  ///< CL-3: of each die, 1 to 6
/// CL-27. The highest number that can be made and written.
inline constexpr int highest_number = 30;
/// CL-43. The highest number that a fill can write or a demand can require.
inline constexpr int highest_fill = 18;
/// CL-60. A roll that exceeds the escape value by at least this much crosses two arrows.
inline constexpr int two_arrows_above = 2;
/// CL-64. Points that a heist must exceed to be ok.
inline constexpr int ok_above = 9;
inline constexpr int coup_above = 14;  ///< CL-64: points that a heist must exceed to be a coup
/// CK-1. The number of heists of a campaign.
inline constexpr int campaign_heists = 3;
/// CK-26. The number of symbols that the passports add to the campaign's trace track.
inline constexpr int passport_traces = 2;

}  // namespace regelwerk::clou
