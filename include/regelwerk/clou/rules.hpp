#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/rules/campaign_rules.hpp>
#include <regelwerk/clou/rules/heist_rules.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::clou {

/// The rules of the ledger, in its order; info() gives ID, sentence and source. The heist comes first, the campaign
/// from `campaign` on.
enum class Rule : std::uint8_t {
  one_gang,             ///< CL-1
  goal,                 ///< CL-2
  components,           ///< CL-3
  setup,                ///< CL-4
  tracks,               ///< CL-5
  plan_heading,         ///< CL-6
  phases,               ///< CL-7
  throw_dice,           ///< CL-8
  dice_of_each,         ///< CL-9
  free_order,           ///< CL-10
  adding_dice,          ///< CL-11
  fitting_number,       ///< CL-12
  done,                 ///< CL-13
  unused_die,           ///< CL-14
  unused_white,         ///< CL-15
  trace,                ///< CL-16
  time_passes,          ///< CL-17
  time_out,             ///< CL-18
  run_away,             ///< CL-19
  kept_lapses,          ///< CL-20
  firing,               ///< CL-21
  used_at_once,         ///< CL-22
  lapse,                ///< CL-23
  vocabulary,           ///< CL-24
  choice,               ///< CL-25
  boxes_and_circles,    ///< CL-26
  making,               ///< CL-27
  conditions,           ///< CL-28
  abilities,            ///< CL-29
  tools,                ///< CL-30
  grid,                 ///< CL-31
  circle_boxes,         ///< CL-32
  tree,                 ///< CL-33
  pyramid,              ///< CL-34
  specials,             ///< CL-35
  special_circles,      ///< CL-36
  dice_bonus,           ///< CL-37
  bonuses_combine,      ///< CL-38
  white_kept,           ///< CL-39
  shift,                ///< CL-40
  needed_shifts,        ///< CL-41
  extra,                ///< CL-42
  fill,                 ///< CL-43
  fill_strict,          ///< CL-44
  plan_parts,           ///< CL-45
  entered_rooms,        ///< CL-46
  diamond_arrows,       ///< CL-47
  follow_arrows,        ///< CL-48
  challenge_done,       ///< CL-49
  workable,             ///< CL-50
  player_count,         ///< CL-51
  number_demand,        ///< CL-52
  price,                ///< CL-53
  loot,                 ///< CL-54
  cascade,              ///< CL-55
  alarm,                ///< CL-56
  escape_arrow,         ///< CL-57
  heist_ends,           ///< CL-58
  escape,               ///< CL-59
  escape_roll,          ///< CL-60
  escape_tracks,        ///< CL-61
  lost_scores_nothing,  ///< CL-62
  points,               ///< CL-63
  rank,                 ///< CL-64
  over,                 ///< CL-65
  waiting_order,        ///< CL-66
  twins,                ///< CL-67
  campaign,             ///< CK-1
  campaign_sheet,       ///< CK-2
  campaign_setup,       ///< CK-3
  gift,                 ///< CK-4
  target,               ///< CK-5
  gang,                 ///< CK-6
  too_few_free,         ///< CK-7
  too_many_jailed,      ///< CK-8
  break_in,             ///< CK-9
  police_report,        ///< CK-10
  failing,              ///< CK-11
  wages,                ///< CK-12
  special_loot,         ///< CK-13
  combination,          ///< CK-14
  open_areas,           ///< CK-15
  experience,           ///< CK-16
  bought_tools,         ///< CK-17
  experience_kept,      ///< CK-18
  preparations,         ///< CK-19
  scouting,             ///< CK-20
  pimping,              ///< CK-21
  training,             ///< CK-22
  area_circles,         ///< CK-23
  affair,               ///< CK-24
  tickets,              ///< CK-25
  passports,            ///< CK-26
  campaign_lost,        ///< CK-27
  campaign_won,         ///< CK-28
  final_points,         ///< CK-29
  double_circles,       ///< CK-30
  campaign_rank,        ///< CK-31
  concert_track,        ///< CK-32
  concert_phases,       ///< CK-33
  finale,               ///< CK-34
};

inline constexpr int rule_count = heist_rule_count + campaign_rule_count;

/// Ledger ID, sentence and source of every rule, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> rule_table = joined(heist_rules, campaign_rules);

[[nodiscard]] constexpr RuleInfo info(Rule rule) noexcept { return rule_table[static_cast<std::size_t>(rule)]; }

/// The version of the rules, of their texts and of their bytes; a change that gives a recorded move another meaning
/// raises it.
inline constexpr int rules_version = 3;

/// CL-1. Nobody plays against the gang, which is seat 0.
inline constexpr int max_seats = 1;
/// CL-1. Players, and so thieves of a gang.
inline constexpr int max_players = 3;
/// CL-3. Dice.
inline constexpr int dice_count = 3;
inline constexpr int die_faces = 6;
/// CL-27. The highest number that can be made and written.
inline constexpr int highest_number = 30;
/// CL-43. The highest number that a fill writes, and a demand may ask for.
inline constexpr int highest_fill = 18;
/// CL-60. Above the escape value by this much, a roll crosses two arrows.
inline constexpr int two_arrows_above = 2;
/// CL-64. Points that a heist must exceed to be ok, and to be a coup.
inline constexpr int ok_above = 9;
inline constexpr int coup_above = 14;
/// CK-1. Heists of a campaign.
inline constexpr int campaign_heists = 3;
/// CK-26. Symbols that the passports add to the campaign's trace track.
inline constexpr int passport_traces = 2;

}  // namespace regelwerk::clou
