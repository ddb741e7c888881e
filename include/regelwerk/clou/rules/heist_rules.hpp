#pragma once
#include <array>

#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::clou {

inline constexpr int heist_rule_count = 67;

/// Ledger ID, sentence and source of the rules of a heist, in the order of the enumerators.
inline constexpr std::array<RuleInfo, heist_rule_count> heist_rules{{
    {"CL-1"sv,
     "One to three players are one gang together against the plan of the burglary; they win or lose together, and "
     "nothing is hidden."sv,
     "1, 2, decision"sv},
    {"CL-2"sv,
     "The gang wants much loot and few traces; if it takes too long or sets off an alarm, it must escape from the "
     "police."sv,
     "1"sv},
    {"CL-3"sv, "There are three six-sided dice for all, one plan for the gang and one sheet for each player."sv, "2"sv},
    {"CL-4"sv,
     "Each player takes a different one of the four thieves and the gang picks one plan (options thieves and "
     "scenario); in a campaign the plan is given and the gang is chosen for every heist."sv,
     "1, 3"sv},
    {"CL-5"sv,
     "A track is a row of symbols with the player counts 1, 2 and 3 above some of them; at setup every symbol left of "
     "the own player count is crossed, so that more players have less."sv,
     "3, K4 example"sv},
    {"CL-6"sv,
     "A plan bears the tracks for time, traces and the escape, and a score box that says how points are counted."sv,
     "4"sv},
    {"CL-7"sv,
     "A round has four phases: the dice are thrown, they are used, time passes, and the gang runs away or goes on."sv,
     "2"sv},
    {"CL-8"sv, "The three dice are rolled once a round, openly, and the result holds for all thieves."sv, "2"sv},
    {"CL-9"sv,
     "Every thief has the three values thrown once each and must use them all as far as it can; what it leaves costs "
     "traces."sv,
     "2"sv},
    {"CL-10"sv, "The thieves of the gang use their dice in any order and may alternate as they like."sv, "2"sv},
    {"CL-11"sv,
     "Several dice of a thief may be added to one number, but a die cannot be split, so each counts in one mark only."sv,
     "2"sv},
    {"CL-12"sv,
     "A mark, which is writing a number into a box or crossing a circle, needs a number that fulfils what the box or "
     "circle demands; it may fire symbols."sv,
     "2, 5"sv},
    {"CL-13"sv,
     "The phase of using dice ends when the gang says done. By the option use_dice = must, the default, it can say "
     "so only when no thief can mark anything with the real dice it has left, without white symbols. By own only "
     "marks on the thieves' own sheets keep the gang from it, by may none do."sv,
     "2, decision"sv},
    {"CL-14"sv, "Each die that a thief has not used costs a trace."sv, "2"sv},
    {"CL-15"sv, "Virtual dice and shifts, which white symbols give, cost nothing if they were not used."sv,
     "2, 6, decision"sv},
    {"CL-16"sv,
     "A trace crosses the next free symbol of the trace track; crossing the last one is an arrest, by which the gang "
     "loses on the spot, whatever would come next, even an alarm of the same moment."sv,
     "2, 7, decision"sv},
    {"CL-17"sv, "After the phase of using dice one symbol of the time track is crossed."sv, "2"sv},
    {"CL-18"sv,
     "When no symbol of the time track is free any more, the alarm goes off and the escape begins; so the round that "
     "crosses the last one is the last round."sv,
     "2, decision"sv},
    {"CL-19"sv,
     "If a round has ended without an alarm the gang may run away, which ends the heist at once as a success and "
     "scores it; otherwise the next round begins."sv,
     "2, 7"sv},
    {"CL-20"sv, "White symbols that thieves have kept lapse when the time passes."sv, "6"sv},
    {"CL-21"sv,
     "A symbol under a box or circle fires when the box is written or the circle crossed, one at the end of a line "
     "when all boxes and circles of the line are done."sv,
     "5"sv},
    {"CL-22"sv,
     "A fired ordinary symbol is used before any other mark and cannot be kept. It crosses a demand of the plan that "
     "can be worked at, a circle that shows it on the specials of its thief or on the campaign sheet, or, as an "
     "escape, an arrow of the escape track."sv,
     "5"sv},
    {"CL-23"sv,
     "The gang may let fired symbols lapse, all that still wait together, also after it has used some; none lapses by "
     "itself while one of them has a place, and when none has, all lapse."sv,
     "2, decision"sv},
    {"CL-24"sv,
     "Ordinary symbols are strength, dexterity, clever, electro, lock, safe and escape, used when they fire; white "
     "ones are shift, extra and fill, kept for the same phase; time, traces, alarms, police and escape arrows stand on "
     "the plan's tracks."sv,
     "1, 2, 4, 5, 6, 7, sheets, decision"sv},
    {"CL-25"sv,
     "Of several symbols in one box one is enough: a fired one is used as any one of them, and a demand or a circle "
     "with several takes any one of them."sv,
     "6, K7"sv},
    {"CL-26"sv,
     "A box takes a number that fits its conditions, a circle is crossed with the number or symbol in it; each only "
     "once."sv,
     "5"sv},
    {"CL-27"sv,
     "A number is the sum of one or more of the thief's unused dice, virtual ones included, changed by shifts, and is "
     "1 to 30."sv,
     "2, 6, decision"sv},
    {"CL-28"sv,
     "The number must fulfil the condition in the box: any, less than, more than or equal to a number. By a sign "
     "before "
     "the box it must also be less than, more than or equal to the number of the box on its left."sv,
     "5"sv},
    {"CL-29"sv,
     "Every sheet has the rows strength, dexterity and clever; a row is filled from the left without gaps, and "
     "whatever its name is, its boxes fire the symbols below them."sv,
     "5"sv},
    {"CL-30"sv, "Every thief has three tools out of four kinds: grid, circle-boxes, tree and pyramid."sv, "5"sv},
    {"CL-31"sv,
     "Any circle of a grid, three by three, is crossed with exactly its number; the third crossed of a row or column "
     "fires the symbol at its end."sv,
     "5"sv},
    {"CL-32"sv,
     "A circle-box first takes a number that fulfils its condition and is then crossed, with other dice, by exactly "
     "this number; when all of a line are crossed the line's symbols fire, and writing fires nothing."sv,
     "5"sv},
    {"CL-33"sv,
     "Dice cross a tree on one way per heist: first one of the leftmost circles, then always one that follows the "
     "circle they crossed last. Where that one was crossed without dice, the way leads on through it to those that "
     "follow. By the option tree_way = last the end of the way is the circle crossed last in any way, and dice cross "
     "only what follows it."sv,
     "5, decision"sv},
    {"CL-34"sv,
     "In a pyramid of three, two and one boxes the lower row is written in any order; an upper box needs the two below "
     "it and compares with their sum by its sign, less, more or equal."sv,
     "5, decision"sv},
    {"CL-35"sv,
     "Specials are lines of circles, crossed with fired symbols, and dice bonuses, which fire when the throw shows "
     "their pattern."sv,
     "5"sv},
    {"CL-36"sv,
     "Instead of on the plan a fired symbol may be used on a specials circle that shows it, on the sheet of its "
     "thief. By the option specials = gang it may be the sheet of any thief of the gang. With all circles of a line "
     "crossed its end symbol fires, for the thief whose sheet it is."sv,
     "5, decision"sv},
    {"CL-37"sv,
     "When the three dice thrown show the pattern of a bonus (certain faces, a triple, a straight), its symbol fires "
     "for that thief by itself, every time."sv,
     "5"sv},
    {"CL-38"sv,
     "All bonuses whose pattern fits fire, each at most once per throw, and may share dice; only the dice as thrown "
     "count, not virtual or shifted ones."sv,
     "5, decision"sv},
    {"CL-39"sv,
     "A white symbol is not used at once: the thief that fired it keeps it and may use it once in the same phase of "
     "using dice, for its own dice only."sv,
     "6"sv},
    {"CL-40"sv,
     "With a shift one die counts as up to so much more or less when it is written; several shifts in one mark go on "
     "different dice, virtual ones too."sv,
     "6, decision"sv},
    {"CL-41"sv,
     "A shifted die counts at least 1, and with the option clamp_dice at most 6. A mark uses only shifts that it "
     "needs: it may take none without which the same dice make the same number."sv,
     "decision"sv},
    {"CL-42"sv, "An extra number is a virtual die with so many pips, used like a die, alone or in a sum."sv, "6"sv},
    {"CL-43"sv,
     "With a fill a thief writes, without dice, any number from 1 to 18 into any empty box or crosses any circle, of "
     "its own sheet or the open areas of the campaign sheet. A circle-box is crossed once it has a number. Order "
     "and conditions do not matter, and what it marks fires."sv,
     "6, decision"sv},
    {"CL-44"sv,
     "With the option fill_free = false a fill keeps order and conditions: it marks only a box or circle that is open "
     "for dice, whatever a circle's number is, or a symbol circle."sv,
     "players differ, decision"sv},
    {"CL-45"sv, "A plan has rooms (single frame), challenges to be worked at (double frame) and arrows between them."sv,
     "4"sv},
    {"CL-46"sv,
     "A heist begins in the start room of the plan; everything in all rooms entered so far may be worked at, here and "
     "there at the same time."sv,
     "4"sv},
    {"CL-47"sv,
     "A small lozenge on an arrow means that it leads from a challenge into a room, entered as soon as the challenge "
     "is done; a plain arrow leads to a thing in the same room."sv,
     "4"sv},
    {"CL-48"sv,
     "A challenge that arrows from others lead to can be worked at when one of these is done, any other one as soon as "
     "its room is entered."sv,
     "4, decision"sv},
    {"CL-49"sv,
     "A challenge has one to three parts; it is done when all demands of one of them are crossed, and then not worked "
     "at any more."sv,
     "4, decision"sv},
    {"CL-50"sv,
     "A demand, a symbol or number that a part asks for, can be worked at when its challenge and part can, and in an "
     "ordered part, whose demands are joined by arrows, only after those before it."sv,
     "4"sv},
    {"CL-51"sv,
     "A demand with a player count above it is needed only if there are at least so many players; for fewer it counts "
     "as crossed."sv,
     "4"sv},
    {"CL-52"sv,
     "A number demand is crossed by any thief with exactly this number from its own dice; that fires nothing, and a "
     "fill does not serve."sv,
     "5, decision"sv},
    {"CL-53"sv,
     "When a part is completed the gang first takes what the challenge gives, loot and rooms, then pays what the "
     "part costs, its traces and then its alarms. If the traces bring an arrest, the loot is taken and no alarm "
     "follows."sv,
     "4, decision"sv},
    {"CL-54"sv,
     "A challenge that is done gives its loot at once, with no choice whether to take it, and the rooms that it "
     "opens are entered."sv,
     "4, decision"sv},
    {"CL-55"sv,
     "After every crossing on the plan and every throw a challenge is done that can be worked at and has a completed "
     "part. If there are several it is the one that stands first in the list of the plan; so it goes on until there "
     "is none."sv,
     "decision"sv},
    {"CL-56"sv,
     "An alarm crosses the next alarm circle; the last one has the effect that the plan names, an escape at once or a "
     "jump of the time track, and further alarms do nothing."sv,
     "1, 7, plans, decision"sv},
    {"CL-57"sv,
     "A fired escape crosses the next arrow of the escape track, if one is left; that alone does not end the heist."sv,
     "sheets, decision"sv},
    {"CL-58"sv,
     "A heist ends by running away, which is a success, by an arrest for too many traces, or by the escape that "
     "follows an alarm."sv,
     "7"sv},
    {"CL-59"sv,
     "An escape is driven by a thief that the gang chooses; a single die is rolled until it ends, each roll measured "
     "against the driver's escape value."sv,
     "7"sv},
    {"CL-60"sv,
     "A roll of at least the driver's escape value crosses an escape arrow, of at least two more two arrows; a roll "
     "below it crosses a police symbol."sv,
     "7, decision"sv},
    {"CL-61"sv,
     "With all arrows crossed the gang escapes, a success, without a roll if that is so when the alarm goes off; with "
     "all police symbols crossed it is caught."sv,
     "3, 7, decision"sv},
    {"CL-62"sv,
     "A gang that is caught or arrested has lost and scores nothing in a single heist; in a campaign it keeps half of "
     "the points if it was caught and all if it was arrested."sv,
     "1, 7"sv},
    {"CL-63"sv,
     "Points are the values of the loot, changed by the score box of the plan, but at least 0. In the standard "
     "edition every trace takes 1; in the glassworks a diamond adds 2 and an alarm that went off takes 2, in the "
     "hotel every free alarm circle adds 2."sv,
     "4, 7, plans, decision"sv},
    {"CL-64"sv, "More than 9 points are ok, more than 14 a real coup; with fewer the heist was poor."sv,
     "7, decision"sv},
    {"CL-65"sv, "The heist is over as soon as one of its ends is reached, and no phase is finished."sv, "7"sv},
    {"CL-66"sv,
     "All fired ordinary symbols that wait may be used in any order, together with those that such a crossing fires in "
     "its turn, and one symbol may so make room for another."sv,
     "5"sv},
    {"CL-67"sv,
     "Where several free demands of one unordered part, or several free circles of one line, ask for the same, they "
     "are equal places, and only the first of them can be chosen."sv,
     "decision"sv},
}};

}  // namespace regelwerk::clou
