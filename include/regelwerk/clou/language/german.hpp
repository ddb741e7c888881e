#pragma once
#include <array>

#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/check/fault.hpp>
#include <regelwerk/clou/edition/condition.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/sheet.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/language/event_details.hpp>
#include <regelwerk/clou/language/german/campaign_rules.hpp>
#include <regelwerk/clou/language/german/heist_rules.hpp>
#include <regelwerk/clou/language/german/terms.hpp>
#include <regelwerk/clou/language/telling.hpp>
#include <regelwerk/clou/law/outcome.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/clou/view/validate.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/sentence.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/core/rule.hpp>

// The German texts of Clou: rules, reasons, and words in the form that they have within a sentence.

namespace regelwerk::clou {

/// The German sentences that say why options, editions and states are refused.
inline constexpr Vocabulary german_reasons{
    Words<OptionFault::tree_way>{
        "mode muss für einen Einbruch heist und für eine Kampagne campaign sein",
        "scenario muss ein Plan der Ausgabe sein (CL-4)", "thieves müssen einer bis drei der vier Diebe sein (CL-4)",
        "players muss 1 bis 3 sein (CK-1)", "jail_rule muss einer seiner zwei Werte sein (CK-8)",
        "use_dice muss einer seiner drei Werte sein (CL-13)", "specials muss einer seiner zwei Werte sein (CL-36)",
        "tree_way muss einer seiner zwei Werte sein (CL-33)"},
    Words<Constraint::moves>{
        "die Bögen müssen die von matt, janet, trixie und bruce sein, mit Fluchtwerten von 1 bis 6",
        "ein Bogen muss drei Zeilen zu sechs Kästchen und genau drei der vier Werkzeuge haben",
        "k muss in <k 2 bis 30 sein, in >k 0 bis 29, in =k 1 bis 30; nur ein Kästchen, vor dem andere stehen, "
        "vergleicht "
        "sich mit ihnen",
        "Zahlen in Kreisen müssen 1 bis 30 sein, die eines Rasters verschieden",
        "es muss 1 bis 4 Kreiskästchen geben, jedes auf einer Linie",
        "ein Baum muss 1 bis 8 Kreise haben, die etwas aktivieren, jeder ein Anfang oder von einem früheren erreicht, "
        "nebeneinander folgende mit verschiedenen Zahlen",
        "Spezialfelder müssen 1 bis 3 Linien mit höchstens 6 Kreisen sein, jede mit einem Symbol am Ende",
        "ein Würfelbonus muss ein Symbol haben, und für Augen zwei oder drei von 1 bis 6",
        "aktiviert werden können nur gewöhnliche Symbole, ein Plus/Minus oder eine Zusatzzahl von 1 bis 6 oder ein "
        "Ausfüllen; auf einer Linie eines oder zwei davon",
        "ein Bogen und der Kampagnenbogen dürfen zusammen höchstens 3 Plus/Minus, 3 Zusatzzahlen und 2 Ausfüllen haben",
        "Räume, Herausforderungen und Pläne müssen verschiedene Namen aus 1 bis 16 kleinen Buchstaben und Ziffern "
        "haben; "
        "ein Plan braucht 1 bis 8 Räume, 1 bis 16 Herausforderungen und höchstens 64 Anforderungen",
        "eine Herausforderung muss in einem Raum liegen, Räume öffnen und nach früheren ihres Raums kommen, und jeder "
        "Raum muss erreichbar sein",
        "eine Herausforderung muss 1 bis 3 Teile mit 1 bis 4 Anforderungen haben, eine davon für einen einzigen "
        "Spieler, "
        "Spielerzahlen 1 bis 3, Zahlen 1 bis 18, höchstens 3 Spuren und 3 Alarme",
        "eine Leiste darf nicht länger als 31 sein und muss jeder Spielerzahl etwas lassen, kleineren nicht weniger; "
        "Pfeile und Alarmkreise müssen 1 bis 8 sein, ein Sprung muss auf die Zeitleiste führen",
        "ein Wertungsfeld muss 0 bis 5 nennen, Beute 0 bis 99 wert sein, zusammen höchstens 200, und höchstens eine "
        "besondere darf dabei sein",
        "ein Konzert muss so viele Felder wie die Zeit haben, mit einer Pause beginnen und mit einer Flucht enden; "
        "Einschleichen, Karten und Garderobe müssen zu seinen Räumen passen",
        "eine Kampagne muss drei verschiedene Pläne haben, jeden mit einer besonderen Beute, und eine Kombination nur "
        "auf "
        "dem dritten",
        "die Spuren der Kampagne müssen eine Leiste sein, die drei Einbrüche füllen können; Preise und Punkte 1 bis 9, "
        "Ränge steigend",
        "Bereiche müssen verschiedene Namen haben, höchstens 8 mit 16 Elementen, jedes Element auf höchstens einer "
        "Linie, "
        "und ab Einbruch 1 bis 3 oder für 1 oder 2 Kästchen offen sein",
        "die sechs Vorbereitungen müssen je einmal dastehen, mit 1 oder 2 Kästchen",
        "der Name muss ein Wort aus 1 bis 32 Zeichen sein",
        "für alle Züge, die so viele weiße Symbole und offene Kästchen auf einmal bringen könnten, ist kein Platz"},
    Words<Invariant::view>{
        "Phase und Bande müssen zu diesem Spiel gehören (CL-4, CK-6)",
        "auf dem Kampagnenbogen darf nur stehen, was bisher eingetragen worden sein kann (CK-2, CK-10, CK-12)",
        "zwischen zwei Einbrüchen darf vom letzten nichts übrig sein (CK-3)",
        "Leisten dürfen nicht länger sein als auf dem Plan und, solange der Einbruch läuft, nicht voll (CL-5, CL-16, "
        "CL-18, CL-56)",
        "Herausforderungen müssen durch einen vollständigen Teil geschafft, Räume durch sie betreten und Beute durch "
        "sie "
        "genommen sein (CL-47, CL-49, CL-54)",
        "Zahlen und Kreuze dürfen auf Bögen nur stehen, wo Kästchen und Kreise sind (CL-26 bis CL-36)",
        "Würfel und weiße Symbole darf nur haben, wer gerade Würfel benutzt (CL-9, CL-20, CL-39)",
        "ein Dieb darf nur Würfel dieses Wurfs haben und nur weiße Symbole, die sein Bogen aktiviert hat (CL-9, CL-39)",
        "was wartet, muss geordnet sein und eines davon einen Platz haben, und nur wo Symbole benutzt werden, wartet "
        "etwas (CL-22, CL-23, CL-66)",
        "keine vollständige Herausforderung darf warten, während Würfel benutzt werden (CL-55)",
        "Alarm, Fahrer und Ende müssen zur Phase passen (CL-58, CL-59, CL-61)",
        "eine Ansicht muss die der Bande oder eines Zuschauers sein (CL-1)"}};

/// The rules in German, in the order of the enumerators.
inline constexpr auto german_rules = joined(german_heist_rules, german_campaign_rules);
static_assert(is_translation(german_rules, rule_table));

namespace detail {

/// A pattern for each kind of event (core/language/tell.hpp); event_details.hpp lists the names besides those of
/// members.
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

inline constexpr auto german_fields =
    std::to_array<Wording>({{"mode", "Spiel"},
                            {"scenario", "Einbruchsplan"},
                            {"thieves", "Diebe"},
                            {"players", "Spieler"},
                            {"use_dice", "Benutzen der Würfel"},
                            {"specials", "Symbole auf Spezialfeldern"},
                            {"tree_way", "Weg durch einen Baum"},
                            {"fill_free", "Ausfüllen ohne Reihenfolge und Bedingungen"},
                            {"clamp_dice", "veränderte Würfel höchstens 6"},
                            {"jail_rule", "Diebe im Gefängnis"},
                            {"experience_resets", "Erfahrung nach jedem Einbruch löschen"}});

inline constexpr Vocabulary german_words{
    FieldWords{german_fields},
    TermWords{german_terms},
    german_tools,
    Words<Mode::campaign>{"Einbruch", "Kampagne"},
    Words<UseDice::may>{"Pflicht", "Pflicht auf eigenen Bögen", "freiwillig"},
    Words<Specials::gang>{"des Diebs, der sie aktiviert hat", "jedes Diebs der Bande"},
    Words<TreeWay::last>{"vom letzten mit Würfeln durchgestrichenen Kreis aus",
                         "vom letzten durchgestrichenen Kreis aus"},
    Words<JailRule::free>{"verloren, wenn es mehr sind als Spieler", "verloren nur, wenn zu wenige frei sind"},
    Words<Thief::bruce>{"Matt", "Janet", "Trixie", "Bruce"},
    Words<Symbol::escape>{"Kraft", "Geschick", "Cleverness", "Elektro", "Schloss", "Tresor", "Flucht"},
    Words<EffectKind::fill>{"nichts", "Symbol", "Plus/Minus", "Zusatzzahl", "Ausfüllen"},
    Words<Sign::equal>{"beliebig", "kleiner als", "größer als", "gleich"},
    Words<Group::area>{"Kraft", "Geschick", "Cleverness", "Raster", "Kreiskästchen", "Baum", "Pyramide",
                       "Spezialfelder", "Kampagnenbogen"},
    Words<PatternKind::straight>{"bestimmte Augen", "Drilling", "Straße"},
    Words<AreaElementKind::symbol>{"Kreis", "Kreiskästchen", "Symbolkreis"},
    Words<LootTag::double_circle>{"Beute", "besondere Beute", "Diamant", "Doppelkreis"},
    Words<Music::instrumental>{"Pause", "laut", "leise", "instrumental"},
    Words<Preparation::passports>{"Affäre mit dem Inspektor", "Ausspähen", "Krafttraining", "Aufmotzen",
                                  "Konzertkarten", "falsche Pässe"},
    Words<SpecialLoot::diadem>{"Glasdiamanten", "Kombination des Sicherheitskoffers", "Diadem"},
    Words<Phase::over>{"Geschenk vor dem ersten Einbruch", "Wahl der Bande", "Ausspähen", "Aufmotzen", "Wurf",
                       "Symbole benutzen", "Würfel benutzen", "Bleiben oder abhauen", "Wahl des Fahrers", "Flucht",
                       "Lohn", "Spielende"},
    Words<MoveKind::save>{"markieren", "würfeln", "ein Symbol benutzen", "Symbole verfallen lassen", "ausfüllen",
                          "fertig", "bleiben", "abhauen", "den Fahrer bestimmen", "für die Flucht würfeln",
                          "ein Kästchen umsonst nehmen", "die Bande wählen", "ausspähen", "aufmotzen",
                          "ein Kästchen kaufen", "den Rest behalten"},
    Words<Ending::caught>{"läuft noch", "Erfolg", "verhaftet", "gefasst"},
    Words<CampaignEnd::by_jail>{"läuft noch", "gewonnen", "verloren durch Spuren", "verloren durch Gefängnis"},
    Words<HeistRank::coup>{"verloren", "mager", "ok", "richtiger Clou"},
    Words<CampaignRank::century>{"verloren", "Gewöhnliche Gauner", "Echte Profis", "Verbrecherlegenden",
                                 "Jahrhundertverbrechen"},
    Words<Component::campaign>{"Ausgabe", "Bogen", "Einbruchsplan", "Kampagnenbogen"},
    Words<Noun::experience>{"Bande",      "Dieb",   "Einbruchsplan", "Bogen",     "Kampagnenbogen",  "Würfel",
                            "Runde",      "Zeit",   "Spur",          "Alarm",     "Polizei",         "Fluchtpfeil",
                            "Fluchtwert", "Fahrer", "Fluchtwagen",   "Raum",      "Herausforderung", "Anforderung",
                            "Beute",      "Punkte", "Rest",          "Gefängnis", "Werkzeug",        "Vorbereitung",
                            "Erfahrung"}};

/// The German words around names in sentences about events.
inline constexpr Particles german_particles{
    .gang = "die Bande",
    .begin_name = "„",
    .end_name = "“",
    .of = " bei ",
    .box = "Kästchen",
    .demand = "Anforderung ",
    .of_part = " in Teil ",
    .by_part = " mit Teil ",
    .with = " mit ",
    .last = " und ",
    .out_of = " von ",
    .music = ", Musik: ",
    .worth = " zu ",
    .loot = {"Beute", "besondere Beute", "einen Diamanten", "ein Geschenk oder Essen"},
    .specials = {"die Glasdiamanten", "die Kombination des Sicherheitskoffers", "das Diadem"}};

}  // namespace detail

/// The German words and sentences of Clou.
struct GermanSpeech {
  static constexpr const auto& rules = german_rules;
  static constexpr const auto& reasons = german_reasons;
  static constexpr const auto& words = detail::german_words;
  static constexpr const auto& sentences = detail::german_sentences;
  static constexpr const auto& particles = detail::german_particles;
};
[[nodiscard]] constexpr GermanSpeech speech_of(auto /*type*/, German /*language*/) noexcept { return {}; }
static_assert(says_everything<Rule, Event>(german, heist_option_fields, campaign_option_fields));

}  // namespace regelwerk::clou
