#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

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
  queue_order,          ///< CL-66
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

inline constexpr int rule_count = 101;

/// Ledger ID, sentence and source of every rule, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> rule_table{{
    {"CL-1", "One to three players are one gang against the plan; they win or lose together.", "1, 2, decision"},
    {"CL-2", "The gang wants much loot and few traces before time runs out.", "1"},
    {"CL-3", "There are three dice for all, one plan for the gang and one sheet per player.", "2"},
    {"CL-4", "Each player takes another one of the four thieves; the gang picks one plan.", "1, 3"},
    {"CL-5", "At setup every symbol of a track that stands left of the player count is crossed.", "3"},
    {"CL-6", "A plan bears the tracks for time, traces and the escape, and a score box.", "4"},
    {"CL-7", "A round has four phases: throw the dice, use dice, time passes, run away.", "2"},
    {"CL-8", "The three dice are rolled once, for all thieves.", "2"},
    {"CL-9", "Every thief has the three values once each.", "2"},
    {"CL-10", "The thieves of the gang use their dice in any order.", "2"},
    {"CL-11", "A thief may add several of its dice; a die counts in one mark only.", "2"},
    {"CL-12", "A mark needs a box or circle and a number that fits it.", "2, 5"},
    {"CL-13", "The phase ends when the gang says done.", "2, decision"},
    {"CL-14", "Each die that a thief has not used costs a trace.", "2"},
    {"CL-15", "Virtual dice and modifiers that were not used cost nothing.", "2, 6, decision"},
    {"CL-16", "A trace crosses the next symbol of its track; with the last one the gang is arrested at once.", "2, 7"},
    {"CL-17", "After the dice one symbol of the time track is crossed.", "2"},
    {"CL-18", "When no time is left the alarm goes off.", "2, decision"},
    {"CL-19", "Without an alarm the gang may run away, which ends the heist as a success.", "2, 7"},
    {"CL-20", "What thieves kept of white symbols lapses when the time passes.", "6"},
    {"CL-21", "A symbol under a box or circle fires when it is marked, one at the end of a line when the line is done.",
     "5"},
    {"CL-22", "A fired ordinary symbol is used at once, where it fits.", "5"},
    {"CL-23", "A fired symbol may lapse, and lapses by itself without a place.", "2, decision"},
    {"CL-24", "Symbols are ordinary, white or of a track.", "1, 2, 4, 5, 6, 7, sheets, decision"},
    {"CL-25", "Of several symbols in one box any one is meant.", "6, K7"},
    {"CL-26", "Boxes take a number, circles are crossed with what stands in them, each of them once.", "5"},
    {"CL-27", "A number is the sum of a set of the thief's unused dice with modifiers, 1 to 30.", "2, 6, decision"},
    {"CL-28", "The number must fulfil all conditions of the box.", "5"},
    {"CL-29", "A row is filled from the left without gaps.", "5"},
    {"CL-30", "A thief has three of the four kinds of tools.", "5"},
    {"CL-31", "A circle of a grid is crossed with exactly its number; the third of a line fires the line.", "5"},
    {"CL-32", "A circle-box takes a number and is then crossed with exactly this number.", "5"},
    {"CL-33", "In a tree only a circle that follows the one crossed last may be crossed.", "5"},
    {"CL-34", "An upper box of a pyramid needs the two below and compares with their sum.", "5, decision"},
    {"CL-35", "Specials are lines of circles with symbols, and dice bonuses.", "5"},
    {"CL-36", "A fired symbol may be crossed on a specials circle that shows it, on the sheet of its thief.",
     "5, decision"},
    {"CL-37", "When the dice thrown show the pattern of a bonus its symbol fires.", "5"},
    {"CL-38", "All bonuses that fit fire, each at most once per throw.", "5, decision"},
    {"CL-39", "A white symbol is kept by its thief for the same phase.", "6"},
    {"CL-40", "With a shift one die counts as up to so much more or less, each shift on another die.", "6, decision"},
    {"CL-41", "A shifted die counts at least 1, and only shifts that are needed are spent.", "decision"},
    {"CL-42", "An extra number is a virtual die.", "6"},
    {"CL-43", "A fill writes 1 to 18 into any empty box or crosses any circle.", "6"},
    {"CL-44", "By the strict reading a fill keeps order and conditions.", "players differ, decision"},
    {"CL-45", "A plan has rooms, challenges and arrows.", "4"},
    {"CL-46", "The gang works at everything in the rooms that it has entered.", "4"},
    {"CL-47", "An arrow with a diamond leads into a room, entered when the challenge is done.", "4"},
    {"CL-48", "A challenge that arrows lead to is workable when one of the challenges before it is done.",
     "4, decision"},
    {"CL-49", "A challenge is done when all demands of one part are crossed, and then not worked any more.",
     "4, decision"},
    {"CL-50", "A demand is workable with its challenge and part, in an ordered part after those before it.", "4"},
    {"CL-51", "A demand with a player count is needed only by that many players.", "4"},
    {"CL-52", "A number demand is crossed with exactly this number from one thief's dice.", "5, decision"},
    {"CL-53", "The price of a part is paid when it is completed: traces, then loot and rooms, then alarms.",
     "4, decision"},
    {"CL-54", "When a challenge is done the gang takes its loot.", "4"},
    {"CL-55", "The first challenge in table order that has a complete part is done, and so on.", "decision"},
    {"CL-56", "An alarm crosses the next alarm circle; the last one has the effect that the plan names.",
     "1, 7, plans, decision"},
    {"CL-57", "A fired escape crosses the next escape arrow, if one is left.", "sheets, decision"},
    {"CL-58", "A heist ends by running away, by an arrest or by an escape.", "7"},
    {"CL-59", "The gang chooses a driver for the escape; then a die is rolled again and again.", "7"},
    {"CL-60", "A roll of at least the escape value crosses an arrow, two above it two, below it a police symbol.",
     "7, decision"},
    {"CL-61", "With all arrows crossed the gang escapes, with all police symbols it is caught.", "3, 7, decision"},
    {"CL-62", "A gang that is caught or arrested scores nothing.", "1, 7"},
    {"CL-63", "Points are the loot, changed by the plan's score box, but at least 0.", "4, 7, plans, decision"},
    {"CL-64", "More than 9 points are ok, more than 14 a real coup.", "7, decision"},
    {"CL-65", "The heist is over as soon as one of its ends is reached.", "7"},
    {"CL-66", "Fired symbols are dealt with in the order in which they fired.", "decision"},
    {"CL-67", "Of equal places only the first is a move.", "decision"},
    {"CK-1", "A campaign has three heists for a fixed number of players.", "K1"},
    {"CK-2", "The campaign sheet keeps the progress and the improvements of all players.", "K2, K3"},
    {"CK-3", "Every heist starts with fresh sheets and a fresh plan.", "K3"},
    {"CK-4", "Before the first heist one box of a tool or preparation is free.", "K9"},
    {"CK-5", "The target is the topmost heist not yet crossed out.", "K4, K4.1"},
    {"CK-6", "Each player takes another thief that is not in jail.", "K4.2"},
    {"CK-7", "With fewer free thieves than players the campaign is lost.", "K4.2"},
    {"CK-8", "By the other reading it is lost with more thieves in jail than players.", "K5, players differ"},
    {"CK-9", "The break-in is played by the rules of a heist.", "K4.3"},
    {"CK-10", "The police report enters heist, special loot, traces, jail, double circles and points.",
     "K4.4, K5, decision"},
    {"CK-11", "Arrested, the gang goes to jail; caught, the driver goes and half of the points are lost.",
     "K6, decision"},
    {"CK-12", "A box of a tool or preparation costs its price, paid from the rest.", "K4.5"},
    {"CK-13", "The special loot of the heists: the glass diamonds, the combination, the diadem.",
     "story, plans, decision"},
    {"CK-14", "A part that needs the combination is workable only with it.", "K4.1, decision"},
    {"CK-15", "Thieves may mark the open areas of the campaign sheet like their own.", "K2, K7"},
    {"CK-16", "An area of experience is open from its heist on.", "K7"},
    {"CK-17", "A tool is open when all its boxes are bought; what is marked there stays.", "K7"},
    {"CK-18", "Experience is reset between heists only by an option.", "K7, players differ"},
    {"CK-19", "A preparation works when all its boxes are crossed and its thief takes part.", "K8"},
    {"CK-20", "Scouting crosses one needed symbol demand before the break-in.", "K8, decision"},
    {"CK-21", "Pimping up lets each thief cross one open circle before the break-in; nothing fires.", "K8, decision"},
    {"CK-22", "With training a part of strength alone costs no trace.", "K8"},
    {"CK-23", "Symbol circles of the campaign sheet are used like specials, by any thief.", "K2, K7"},
    {"CK-24", "With the affair traces cost no points.", "K8"},
    {"CK-25", "With the tickets the gang begins the concert behind the section that it would sneak through.",
     "K8, decision"},
    {"CK-26", "With the passports the campaign's trace track is two symbols longer.", "K8"},
    {"CK-27", "The campaign is lost by traces or by jail.", "K5"},
    {"CK-28", "The campaign is won when the last heist has been played and nothing has lost it.", "K4, K5, decision"},
    {"CK-29", "Final points are the rest, less thieves in jail and traces, plus double circles.", "K5"},
    {"CK-30", "Double circles are presents and meals.", "K5"},
    {"CK-31", "The final points give the rank of the gang.", "plans"},
    {"CK-32", "The first uncrossed field of the concert track names the phase of the round.", "plans, decision"},
    {"CK-33",
     "A loud round gives a symbol, a quiet one takes the symbols of tools, an instrumental one closes the "
     "wardrobe.",
     "plans, decision"},
    {"CK-34",
     "With the glass diamonds the gang escapes when time is out; without them the theft of the diadem is "
     "noticed.",
     "plans, decision"},
}};

[[nodiscard]] constexpr RuleInfo info(Rule rule) noexcept { return rule_table[static_cast<std::size_t>(rule)]; }

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
