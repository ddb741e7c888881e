#pragma once
#include <array>
#include <type_traits>

#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/check/fault.hpp>
#include <regelwerk/clou/edition/condition.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/sheet.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/language/german/reasons.hpp>
#include <regelwerk/clou/language/german/rules.hpp>
#include <regelwerk/clou/language/german/sentences.hpp>
#include <regelwerk/clou/language/german/terms.hpp>
#include <regelwerk/clou/language/naming.hpp>
#include <regelwerk/clou/language/noun.hpp>
#include <regelwerk/clou/language/telling.hpp>
#include <regelwerk/clou/law/outcome.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>

// Clou in German: rules, reasons, and words as they stand in the middle of a sentence.

namespace regelwerk::clou {

namespace detail {

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

/// What German puts around names in sentences about events.
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

/// Clou in German.
struct GermanSpeech {
  static constexpr const auto& rules = german_rules;
  static constexpr const auto& reasons = german_reasons;
  static constexpr const auto& words = detail::german_words;
  static constexpr const auto& sentences = detail::german_sentences;
  static constexpr const auto& particles = detail::german_particles;
};
template <class Thing>
[[nodiscard]] constexpr GermanSpeech speech_of(std::type_identity<Thing> /*type*/, German /*language*/) noexcept {
  return {};
}
static_assert(says_everything<Rule, Event>(german, heist_option_fields, campaign_option_fields));

}  // namespace regelwerk::clou
