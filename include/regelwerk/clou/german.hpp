#pragma once
#include <array>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/condition.hpp>
#include <regelwerk/clou/edition/fault.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/sheet.hpp>
#include <regelwerk/clou/edition/terms.hpp>
#include <regelwerk/clou/element.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/german/reasons.hpp>
#include <regelwerk/clou/german/rules.hpp>
#include <regelwerk/clou/german/sentences.hpp>
#include <regelwerk/clou/german/terms.hpp>
#include <regelwerk/clou/marks.hpp>
#include <regelwerk/clou/members.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/naming.hpp>
#include <regelwerk/clou/noun.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/outcome.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/symbols.hpp>
#include <regelwerk/clou/thief.hpp>
#include <regelwerk/core/german.hpp>
#include <regelwerk/core/wording.hpp>

// Clou in German: rules, reasons, and words as they stand in the middle of a sentence.

namespace regelwerk::clou {

namespace detail {

inline constexpr auto german_fields =
    std::to_array<Wording>({{"mode", "Spiel"},
                            {"scenario", "Einbruchsplan"},
                            {"thieves", "Diebe"},
                            {"players", "Spieler"},
                            {"use_dice", "Benutzen der Würfel"},
                            {"fill_free", "Ausfüllen ohne Reihenfolge und Bedingungen"},
                            {"clamp_dice", "veränderte Würfel höchstens 6"},
                            {"jail_rule", "Diebe im Gefängnis"},
                            {"experience_resets", "Erfahrung nach jedem Einbruch löschen"}});
static_assert(names_fields(german_fields, heist_option_fields) && names_fields(german_fields, campaign_option_fields));

}  // namespace detail

/// The name of an option.
template <class Owner, class Member>
[[nodiscard]] constexpr std::string_view word(const Field<Owner, Member>& field, German /*language*/) noexcept {
  return word_for(detail::german_fields, field.name);
}

[[nodiscard]] constexpr std::string_view word(Mode mode, German /*language*/) noexcept {
  constexpr Words<Mode::campaign> words{"Einbruch", "Kampagne"};
  return words[mode];
}
[[nodiscard]] constexpr std::string_view word(UseDice use_dice, German /*language*/) noexcept {
  constexpr Words<UseDice::may> words{"Pflicht", "freiwillig"};
  return words[use_dice];
}
[[nodiscard]] constexpr std::string_view word(JailRule jail_rule, German /*language*/) noexcept {
  constexpr Words<JailRule::free> words{"verloren, wenn es mehr sind als Spieler",
                                        "verloren nur, wenn zu wenige frei sind"};
  return words[jail_rule];
}
[[nodiscard]] constexpr std::string_view word(Thief thief, German /*language*/) noexcept {
  constexpr Words<Thief::bruce> words{"Matt", "Janet", "Trixie", "Bruce"};
  return words[thief];
}
[[nodiscard]] constexpr std::string_view word(Symbol symbol, German /*language*/) noexcept {
  constexpr Words<Symbol::escape> words{"Kraft", "Geschick", "Cleverness", "Elektro", "Schloss", "Tresor", "Flucht"};
  return words[symbol];
}
[[nodiscard]] constexpr std::string_view word(EffectKind kind, German /*language*/) noexcept {
  constexpr Words<EffectKind::fill> words{"nichts", "Symbol", "Plus/Minus", "Zusatzzahl", "Ausfüllen"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Sign sign, German /*language*/) noexcept {
  constexpr Words<Sign::equal> words{"beliebig", "kleiner als", "größer als", "gleich"};
  return words[sign];
}
[[nodiscard]] constexpr std::string_view word(Group group, German /*language*/) noexcept {
  constexpr Words<Group::area> words{"Kraft", "Geschick", "Cleverness",    "Raster",        "Kreiskästchen",
                                     "Baum",  "Pyramide", "Spezialfelder", "Kampagnenbogen"};
  return words[group];
}
[[nodiscard]] constexpr std::string_view word(PatternKind kind, German /*language*/) noexcept {
  constexpr Words<PatternKind::straight> words{"bestimmte Augen", "Drilling", "Straße"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(AreaElementKind kind, German /*language*/) noexcept {
  constexpr Words<AreaElementKind::symbol> words{"Kreis", "Kreiskästchen", "Symbolkreis"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(LootTag tag, German /*language*/) noexcept {
  constexpr Words<LootTag::double_circle> words{"Beute", "besondere Beute", "Diamant", "Doppelkreis"};
  return words[tag];
}
[[nodiscard]] constexpr std::string_view word(Music music, German /*language*/) noexcept {
  constexpr Words<Music::instrumental> words{"Pause", "laut", "leise", "instrumental"};
  return words[music];
}
[[nodiscard]] constexpr std::string_view word(Preparation preparation, German /*language*/) noexcept {
  constexpr Words<Preparation::passports> words{
      "Affäre mit dem Kommissar", "Auskundschaften", "Krafttraining", "Aufmotzen", "Konzertkarten", "falsche Pässe"};
  return words[preparation];
}
[[nodiscard]] constexpr std::string_view word(SpecialLoot loot, German /*language*/) noexcept {
  constexpr Words<SpecialLoot::diadem> words{"Glasdiamanten", "Kombination des Sicherheitskoffers", "Diadem"};
  return words[loot];
}
[[nodiscard]] constexpr std::string_view word(Phase phase, German /*language*/) noexcept {
  constexpr Words<Phase::over> words{"Geschenk vor dem ersten Einbruch",
                                     "Wahl der Bande",
                                     "Auskundschaften",
                                     "Aufmotzen",
                                     "Wurf",
                                     "Symbole benutzen",
                                     "Würfel benutzen",
                                     "Bleiben oder abhauen",
                                     "Wahl des Fahrers",
                                     "Flucht",
                                     "Lohn",
                                     "Spielende"};
  return words[phase];
}
[[nodiscard]] constexpr std::string_view word(MoveKind kind, German /*language*/) noexcept {
  constexpr Words<MoveKind::save> words{"markieren",
                                        "würfeln",
                                        "ein Symbol benutzen",
                                        "Symbole verfallen lassen",
                                        "ausfüllen",
                                        "fertig",
                                        "bleiben",
                                        "abhauen",
                                        "den Fahrer bestimmen",
                                        "für die Flucht würfeln",
                                        "ein Kästchen umsonst nehmen",
                                        "die Bande wählen",
                                        "auskundschaften",
                                        "aufmotzen",
                                        "ein Kästchen kaufen",
                                        "den Rest behalten"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Ending ending, German /*language*/) noexcept {
  constexpr Words<Ending::caught> words{"läuft noch", "Erfolg", "verhaftet", "gefasst"};
  return words[ending];
}
[[nodiscard]] constexpr std::string_view word(CampaignEnd end, German /*language*/) noexcept {
  constexpr Words<CampaignEnd::by_jail> words{"läuft noch", "gewonnen", "verloren durch Spuren",
                                              "verloren durch Gefängnis"};
  return words[end];
}
[[nodiscard]] constexpr std::string_view word(HeistRank rank, German /*language*/) noexcept {
  constexpr Words<HeistRank::coup> words{"verloren", "mager", "ok", "echter Coup"};
  return words[rank];
}
[[nodiscard]] constexpr std::string_view word(CampaignRank rank, German /*language*/) noexcept {
  constexpr Words<CampaignRank::century> words{"verloren", "gewöhnliche Diebe", "Profis", "Legenden",
                                               "Jahrhundertdiebe"};
  return words[rank];
}
[[nodiscard]] constexpr std::string_view word(Component component, German /*language*/) noexcept {
  constexpr Words<Component::campaign> words{"Ausgabe", "Bogen", "Einbruchsplan", "Kampagnenbogen"};
  return words[component];
}
[[nodiscard]] constexpr std::string_view word(Noun noun, German /*language*/) noexcept {
  constexpr Words<Noun::experience> words{
      "Bande",       "Dieb",     "Einbruchsplan",   "Bogen",       "Kampagnenbogen", "Würfel",     "Runde",
      "Zeit",        "Spur",     "Alarm",           "Polizei",     "Fluchtpfeil",    "Fluchtwert", "Fahrer",
      "Fluchtwagen", "Raum",     "Herausforderung", "Anforderung", "Beute",          "Punkte",     "Rest",
      "Gefängnis",   "Werkzeug", "Vorbereitung",    "Erfahrung"};
  return words[noun];
}

/// A plan, room, challenge or area; as the edition has it if it is none of the standard edition's.
template <class Owner>
[[nodiscard]] constexpr std::string_view word(EditionTerm<Owner> term, German /*language*/) noexcept {
  return word_for(german_terms, term.name, term.name);
}
/// The name of a tool on the standard edition's sheets, or of its kind.
[[nodiscard]] constexpr std::string_view word(SheetTool tool, German /*language*/) noexcept {
  const std::string_view name = word_for(german_tools, tool);
  return name.empty() ? word(tool.group, german) : name;
}

/// What German puts around names in sentences about events.
[[nodiscard]] constexpr Particles particles_of(std::type_identity<Event> /*type*/, German /*language*/) noexcept {
  return {.gang = "die Bande",
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
}

}  // namespace regelwerk::clou
