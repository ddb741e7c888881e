#pragma once
#include <array>

#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/sentence.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/edition/tool.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/language/german/rules.hpp>
#include <regelwerk/samara/language/telling.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/view/validate.hpp>

// The German texts of Samara: rules, reasons, and words in the form that they have within a sentence.

namespace regelwerk::samara {

/// The German sentences that say why options, editions and states are refused.
inline constexpr Vocabulary german_reasons{
    Words<OptionFault::last_half_year>{"seats muss 2 bis 5 sein (SM-5)", "start_month muss 1 bis 6 sein (SM-7)",
                                       "last_half_year muss 0 bis 255 sein (SM-47)"},
    Words<Constraint::name>{
        "es muss 30 verschiedene Felder in den Spalten 1 bis 9 und den Zeilen 1 bis 4 geben",
        "die Felder müssen nach Spalte, dann nach Zeile geordnet sein",
        "die Spalten 7, 8 und 9 und die Felder (3,1), (1,2), (1,3), (2,2) müssen vorkommen",
        "jedes Werkzeugfeld muss ein Feld sein, einmal genannt, mit Ziffern von 0 bis 9",
        "für jede Spielerzahl müssen die Ziffern zusammen 6 x Spielerzahl ergeben",
        "jedes Werkzeugfeld muss bei 4 Spielern 2 Werkzeuge haben; (1,3) und (2,2) müssen Werkzeugfelder sein",
        "es muss zusammen 36 Gebäude geben und jeden Namen mindestens einmal",
        "Namen müssen verschieden sein und aus Wörtern kleiner Buchstaben bestehen, der erste groß, durch je ein "
        "Leerzeichen getrennt, höchstens 20 Zeichen",
        "jedes Prestige muss 1 bis 9 sein, und eines muss 4 sein",
        "kein Gebäude darf mehr als zwei Sägen, zwei Kellen und zwei Glaswerkzeuge brauchen",
        "Gebäude, die kein, ein, zwei .. sechs Werkzeuge brauchen, müssen alle vorkommen",
        "jedes Sondergebäude muss vorkommen, der Kraftraum mindestens dreimal, jedes dauerhafte höchstens einmal",
        "das Boot muss eine Säge brauchen, die Skulptur eine Kelle, die Vase beide Glaswerkzeuge, die Ruine zwei "
        "Werkzeuge",
        "der Name muss ein Wort aus 1 bis 32 Zeichen sein"},
    Words<Invariant::view>{
        "Spieler, Zugrecht, Monate, Kalendertafeln, Auslage und Phase müssen zu diesem Spiel gehören",
        "Arbeiter müssen geordnet in den sichtbaren Monaten stehen, von jedem Vorarbeiter mindestens eine Frau (SM-8, "
        "SM-11, SM-26)",
        "jeder Vorarbeiter muss auf dem Kalender und im Vorrat zwei Frauen und drei Männer haben (SM-5)",
        "jedes Gebäude muss auf dem Brett, bei einem Vorarbeiter oder im Beutel sein (SM-1, SM-19)",
        "alle Werkzeuge müssen auf dem Brett liegen oder jemandem gehören, niemandem mehr, als er haben darf (SM-3, "
        "SM-17)",
        "bis die Werkzeuge ausliegen, müssen die Arbeiter stehen, wie sie gelegt wurden, und nichts darf gebaut sein "
        "(SM-6, SM-7)",
        "am Zug muss der Vorarbeiter des Arbeiters sein, der in JETZT dem Brett am nächsten steht (SM-9)",
        "was ein Gebäude verlangt, muss noch offen sein, und sonst nichts (SM-25 bis SM-40)",
        "Werkzeuge müssen die schon Gefragten gewählt haben, unter denen, die sie abgeben dürfen (SM-31, SM-32)",
        "das Spiel ist genau dann zu Ende, wenn kein Gebäude mehr da oder das letzte Halbjahr vorbei ist (SM-44, "
        "SM-47)",
        "eine Ansicht muss zeigen, was ihr Betrachter wissen darf (SM-32, SM-46)"}};

namespace detail {

inline constexpr auto german_fields = std::to_array<Wording>({{"seats", "Spieler"},
                                                              {"specials", "Sondergebäude"},
                                                              {"start_month", "Monate bis zum Ende der Kalendertafel"},
                                                              {"last_half_year", "Halbjahre bis zum Spielende"},
                                                              {"spare_helpers", "überzählige Helfer"},
                                                              {"order", "Legereihenfolge"}});

inline constexpr auto german_tiles = std::to_array<Wording>({{"Sandcastle", "Sandburg"},
                                                             {"Cave", "Höhle"},
                                                             {"Hut", "Hütte"},
                                                             {"Fence", "Zaun"},
                                                             {"Wall", "Mauer"},
                                                             {"Stable", "Stall"},
                                                             {"Well", "Brunnen"},
                                                             {"Mill", "Mühle"},
                                                             {"Tower", "Turm"},
                                                             {"Greenhouse", "Gewächshaus"},
                                                             {"Inn", "Wirtshaus"},
                                                             {"Chapel", "Kapelle"},
                                                             {"Palace", "Palast"},
                                                             {"Cathedral", "Kathedrale"},
                                                             {"Boat", "Boot"},
                                                             {"Sculpture", "Skulptur"},
                                                             {"Vase", "Vase"},
                                                             {"Ruin", "Ruine"},
                                                             {"Barracks", "Kaserne"},
                                                             {"University", "Universität"},
                                                             {"Hospital", "Krankenhaus"},
                                                             {"Weight room", "Kraftraum"},
                                                             {"School", "Schule"},
                                                             {"Tombstone", "Grabstein"},
                                                             {"Hermit house", "Einsiedelei"},
                                                             {"Prison", "Gefängnis"},
                                                             {"Bridge", "Brücke"}});

inline constexpr Vocabulary german_words{
    FieldWords{german_fields},
    TermWords{german_tiles},
    Words<Phase::over>{"Auslegen der Gebäude", "Auslegen der Werkzeuge", "Aktion", "Wirkung eines Gebäudes",
                       "Spielende"},
    Words<MoveKind::imprison>{"ein Gebäude auslegen", "ein Werkzeug auslegen", "ein Werkzeug nehmen", "bauen",
                              "einen Arbeiter aufziehen", "Urlaub nehmen", "einen Monat weiter", "ein Werkzeug abgeben",
                              "ein Werkzeug für die Kaserne hinlegen", "einen Arbeiter schwächen",
                              "einen Arbeiter trainieren", "einen Arbeiter begraben",
                              "einen Arbeiter ins Gefängnis schicken"},
    Words<Tool::glass_b>{"Säge", "Kelle mit Zirkel", "Kelle mit Winkel", "Glaswerkzeug A", "Glaswerkzeug B"},
    Words<Sex::man>{"Frau", "Mann"},
    Words<Colour::blue>{"gewöhnlich", "grau", "rot", "blau"},
    Words<Noun::prestige>{"Vorarbeiter", "Arbeiter", "aktiver Arbeiter", "Helfer", "Figur", "Stärke", "Vorrat", "Feld",
                          "Spalte", "Zeile", "Gebäude", "Werkzeug", "Kalender", "Monat", "JETZT", "Prestige"}};

inline constexpr Particles german_particles{
    .no_effect = "ohne Wirkung",
    .articles = {"das ", "das ", "die ", "die ", "die ", "die ", "die ", "das ", "der ", "die ", "der ", "die ", "das ",
                 "die "},
    .tools = {"eine Säge", "eine Kelle mit Zirkel", "eine Kelle mit Winkel", "Glaswerkzeug A", "Glaswerkzeug B"},
    .workers = {"eine Frau", "ein Mann"},
    .any_worker = "ein Arbeiter",
    .of_strength = " der Stärke ",
    .one_tool = {"eine Säge", "eine Kelle", "ein Glaswerkzeug", "ein Werkzeug"},
    .more_tools = {"Sägen", "Kellen", "Glaswerkzeuge", "Werkzeuge"},
    .and_also = " und ",
    .is_missing = " fehlt",
    .are_missing = " fehlen"};

inline constexpr SentenceTable<EventKind> german_sentences{
    {{EventKind::tile_laid, "das Gebäude {tile} kommt auf {space}"},
     {EventKind::tool_laid, "{tool} kommt auf {space}"},
     {EventKind::tool_taken, "{seat} nimmt {tool} von {space}"},
     {EventKind::tile_taken, "{seat} baut auf {space} das Gebäude {tile}, Prestige {amount}"},
     {EventKind::worker_moved,
      "{worker} von {seat} [rule=SM-23:kann nichts tun und ][rule=SM-22:nimmt Urlaub bis zum|geht in den] Monat {to}"},
     {EventKind::figure_born, "{seat} zieht im Monat {to} [sex=man:einen Mann|eine Frau] als neuen Arbeiter auf"},
     {EventKind::tool_lost, "{cause} kostet {seat} {tool}, jetzt auf {space}"},
     {EventKind::tool_chosen, "{seat} wählt [tool:{tool}|ein Werkzeug] für {cause}"},
     {EventKind::choices_revealed, "alle decken auf, was sie für {cause} gewählt haben"},
     {EventKind::worker_weakened,
      "{worker} von {seat} im Monat {from} verliert im Krankenhaus [sex=man:einen Mann|eine Frau]"},
     {EventKind::worker_left, "{worker} von {seat} im Monat {from} kommt ins Krankenhaus und verlässt den Kalender"},
     {EventKind::worker_trained,
      "{worker} von {seat} im Monat {to} bekommt im Kraftraum [sex=man:einen Mann|eine Frau] dazu"},
     {EventKind::worker_buried, "{worker} von {seat} im Monat {from} wird unter dem Grabstein begraben"},
     {EventKind::worker_imprisoned, "{worker} von {seat} kommt ins Gefängnis, vom Monat {from} in den Monat {to}"},
     {EventKind::month_begun, "[amount:{amount} Monate vergehen|ein Monat vergeht]"},
     {EventKind::board_laid, "die Kalendertafel des vergangenen Halbjahrs wird am anderen Ende angelegt"},
     {EventKind::turn_passed, "[rule=SM-9:{seat} ist am Zug|{cause} verlangt eine Wahl von {seat}]"},
     {EventKind::game_ended, "das letzte [rule=SM-47:Halbjahr ist vorbei|Gebäude ist gebaut], und das Spiel endet"},
     {EventKind::tie_broken,
      "{seat} und {other} haben gleich viel Prestige, aber {seat} hat den nächsten Arbeiter auf dem Kalender"},
     {EventKind::seat_won, "{seat} hat mit Prestige {amount} gewonnen"},
     {EventKind::course_changed, ""}}};

}  // namespace detail

/// The German words and sentences of Samara.
struct GermanSpeech {
  static constexpr const auto& rules = german_rules;
  static constexpr const auto& reasons = german_reasons;
  static constexpr const auto& words = detail::german_words;
  static constexpr const auto& sentences = detail::german_sentences;
  static constexpr const auto& particles = detail::german_particles;
};
[[nodiscard]] constexpr GermanSpeech speech_of(auto /*type*/, German /*language*/) noexcept { return {}; }
static_assert(says_everything<Rule, Event>(german, option_fields, start_fields));

}  // namespace regelwerk::samara
