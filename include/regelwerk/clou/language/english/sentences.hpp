#pragma once
#include <regelwerk/clou/event.hpp>
#include <regelwerk/core/language/sentence.hpp>

// What happens in Clou in English, a pattern for each kind of event (core/language/tell.hpp); naming.hpp lists the
// names that are no members.

namespace regelwerk::clou::detail {

inline constexpr SentenceTable<EventKind> english_sentences{
    {{EventKind::dice_thrown, "in round {round} the dice show {throw}{music}"},
     {EventKind::dice_used, "{thief} uses {used}"},
     {EventKind::symbol_fired,
      "[rule=CK-33:the loud music gives {effect}][rule=CL-37:the dice bonus of {thief} fires "
      "{effect}][rule=CL-21:{thief} fires {effect}]"},
     {EventKind::white_kept, "{thief} gets {effect} for this round[rule=CL-37:, by a dice bonus]"},
     {EventKind::white_used, "{thief} uses {used}"},
     {EventKind::symbol_used, "{thief} uses {effect}"},
     {EventKind::symbol_lapsed, "{effect} of {thief} lapses"},
     {EventKind::effect_lost, "{effect} is lost in the music"},
     {EventKind::number_written, "{thief} writes {number} into {target}{with}"},
     {EventKind::circle_crossed, "{thief} crosses {target}{with}[rule=CK-21: beforehand]"},
     {EventKind::demand_crossed, "{thief} crosses {target}{with}[rule=CK-20: beforehand]"},
     {EventKind::challenge_done, "{challenge} is done{by_part}"},
     {EventKind::challenge_skipped, "with the concert tickets {challenge} counts as done"},
     {EventKind::room_entered, "the gang enters {room}"},
     {EventKind::loot_taken, "the gang takes {loot}"},
     {EventKind::trace_crossed, "[rule=CL-14:an unused die|the gang] leaves a trace, {progress}"},
     {EventKind::time_crossed, "time [rule=CL-17:passes|jumps], {progress}"},
     {EventKind::alarm_crossed, "an alarm circle is crossed, {progress}"},
     {EventKind::alarm_went_off,
      "[rule=CL-18:time is out and ][rule=CK-34:the theft is noticed and ]the alarm goes off"},
     {EventKind::arrow_crossed,
      "[rule=CL-57:{thief} crosses an escape arrow{with}|the getaway car gets ahead], {progress}"},
     {EventKind::police_crossed, "the police come closer, {progress}"},
     {EventKind::round_ended, ""},
     {EventKind::waiting_ended, "what else had fired lapses"},
     {EventKind::gang_stayed, "the gang stays for another round"},
     {EventKind::driver_chosen, "{thief} drives"},
     {EventKind::heist_ended,
      "[rule=CL-19:the gang runs away, ][rule=CL-16:there are too many traces, ][rule=CL-61:the escape is over, "
      "][rule=CK-34:the concert is over and nobody has noticed, ][number=1:the heist is a success][number=2:the gang "
      "is arrested][number=3:the gang is caught]"},
     {EventKind::item_crossed, "the gang [rule=CK-4:begins with|buys] a box of {target}"},
     {EventKind::nothing_chosen, "[rule=CK-4:the gang takes no box|{thief} crosses nothing beforehand]"},
     {EventKind::gang_formed, "the heist {heist} begins with {gang}"},
     {EventKind::heist_crossed_out, "the police report crosses out the heist {heist}"},
     {EventKind::special_kept, "the gang keeps {special}"},
     {EventKind::traces_entered, "the campaign has {progress} traces now"},
     {EventKind::thief_jailed, "{thief} goes to jail"},
     {EventKind::doubles_kept, "the gang has [number=1:1 present or meal|{number} presents and meals] now"},
     {EventKind::rest_changed, "the rest is [number=1:1 point|{number} points] now"},
     {EventKind::experience_reset, "the areas of experience are blank again"},
     {EventKind::wages_ended, "the gang saves the rest"},
     {EventKind::campaign_ended,
      "[number=1:the campaign is won][number=2:the campaign is lost, for its trace track is full][number=3:the "
      "campaign is lost, for too ][rule=CK-7:few thieves are free][rule=CK-8:many thieves are in jail]"},
     {EventKind::course_changed, ""}}};

}  // namespace regelwerk::clou::detail
