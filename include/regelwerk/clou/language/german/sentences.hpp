#pragma once
#include <regelwerk/clou/event.hpp>
#include <regelwerk/core/language/sentence.hpp>

// What happens in Clou in German, a pattern for each kind of event (core/language/tell.hpp); naming.hpp lists the names
// that are no members.

namespace regelwerk::clou::detail {

inline constexpr SentenceTable<EventKind> german_sentences{
    {{EventKind::dice_thrown, "in Runde {round} zeigen die Würfel {throw}{music}"},
     {EventKind::dice_used, "{thief} benutzt {used}"},
     {EventKind::symbol_fired,
      "[rule=CK-33:die laute Musik bringt {effect}][rule=CL-37:der Würfelbonus von {thief} aktiviert "
      "{effect}][rule=CL-21:{thief} aktiviert {effect}]"},
     {EventKind::white_kept, "{thief} bekommt {effect} für diese Runde[rule=CL-37:, durch einen Würfelbonus]"},
     {EventKind::white_used, "{thief} benutzt {used}"},
     {EventKind::symbol_used, "{thief} benutzt {effect}"},
     {EventKind::symbol_lapsed, "{effect}[thief: von {thief}] verfällt"},
     {EventKind::effect_lost, "{effect} geht in der Musik unter"},
     {EventKind::number_written, "{thief} schreibt {number} in {target}{with}"},
     {EventKind::circle_crossed, "{thief} streicht [rule=CK-21:vorab ]{target}{with} durch"},
     {EventKind::demand_crossed, "{thief} streicht [rule=CK-20:vorab ]{target}{with} durch"},
     {EventKind::challenge_done, "{challenge} ist{by_part} geschafft"},
     {EventKind::challenge_skipped, "mit den Konzertkarten gilt {challenge} als geschafft"},
     {EventKind::room_entered, "die Bande betritt {room}"},
     {EventKind::loot_taken, "die Bande nimmt {loot}"},
     {EventKind::trace_crossed, "[rule=CL-14:ein unbenutzter Würfel|die Bande] hinterlässt eine Spur, {progress}"},
     {EventKind::time_crossed, "die Zeit [rule=CL-17:vergeht|springt], {progress}"},
     {EventKind::alarm_crossed, "ein Alarmkreis wird durchgestrichen, {progress}"},
     {EventKind::alarm_went_off,
      "[rule=CL-18:die Zeit ist um, und ][rule=CK-34:der Diebstahl wird bemerkt, und ]der Alarm geht los"},
     {EventKind::arrow_crossed,
      "[rule=CL-57:{thief} streicht einen Fluchtpfeil{with} durch|der Fluchtwagen gewinnt Vorsprung], {progress}"},
     {EventKind::police_crossed, "die Polizei kommt näher, {progress}"},
     {EventKind::round_ended, ""},
     {EventKind::waiting_ended, "was sonst noch aktiviert war, verfällt"},
     {EventKind::gang_stayed, "die Bande bleibt für eine weitere Runde"},
     {EventKind::driver_chosen, "{thief} fährt"},
     {EventKind::heist_ended,
      "[rule=CL-19:die Bande haut ab, ][rule=CL-16:es sind zu viele Spuren, ][rule=CL-61:die Flucht ist vorbei, "
      "][rule=CK-34:das Konzert ist aus, und niemand hat etwas bemerkt, ][number=1:der Einbruch ist ein "
      "Erfolg][number=2:die Bande wird verhaftet][number=3:die Bande wird gefasst]"},
     {EventKind::item_crossed, "die Bande [rule=CK-4:beginnt mit einem|kauft ein] Kästchen von {target}"},
     {EventKind::nothing_chosen, "[rule=CK-4:die Bande nimmt kein Kästchen|{thief} streicht vorab nichts durch]"},
     {EventKind::gang_formed, "der Einbruch {heist} beginnt mit {gang}"},
     {EventKind::heist_crossed_out, "der Polizeibericht streicht den Einbruch {heist} durch"},
     {EventKind::special_kept, "die Bande behält {special}"},
     {EventKind::traces_entered, "die Kampagne hat jetzt {progress} Spuren"},
     {EventKind::thief_jailed, "{thief} kommt ins Gefängnis"},
     {EventKind::doubles_kept, "die Bande hat jetzt [number=1:1 Geschenk oder Essen|{number} Geschenke und Essen]"},
     {EventKind::rest_changed, "der Rest beträgt jetzt [number=1:1 Punkt|{number} Punkte]"},
     {EventKind::experience_reset, "die Bereiche der Erfahrung sind wieder leer"},
     {EventKind::wages_ended, "die Bande behält den Rest"},
     {EventKind::campaign_ended,
      "[number=1:die Kampagne ist gewonnen][number=2:die Kampagne ist verloren, denn ihre Spurenleiste ist "
      "voll][number=3:die Kampagne ist verloren, denn zu ][rule=CK-7:wenige Diebe sind frei][rule=CK-8:viele Diebe "
      "sind im Gefängnis]"},
     {EventKind::course_changed, ""}}};

}  // namespace regelwerk::clou::detail
