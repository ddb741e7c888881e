#pragma once
#include <array>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/algorithms.hpp>
#include <regelwerk/core/german.hpp>
#include <regelwerk/core/sentence.hpp>
#include <regelwerk/core/wording.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/edition/standard.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/german/reasons.hpp>
#include <regelwerk/samara/german/rules.hpp>
#include <regelwerk/samara/members.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/noun.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/telling.hpp>
#include <regelwerk/samara/tool.hpp>
#include <regelwerk/samara/view.hpp>

// Samara in German: rules, reasons, and words as they stand in the middle of a sentence.

namespace regelwerk::samara {

namespace detail {

inline constexpr auto german_fields = std::to_array<Wording>({{"seats", "Spieler"},
                                                              {"specials", "Sondergebäude"},
                                                              {"start_month", "Monate bis zum Ende der Kalendertafel"},
                                                              {"last_half_year", "Halbjahre bis zum Spielende"},
                                                              {"spare_helpers", "überzählige Helfer"},
                                                              {"order", "Legereihenfolge"}});
static_assert(names_fields(german_fields, option_fields) && names_fields(german_fields, start_fields));

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
static_assert(holds_for_all(standard_edition.tiles(),
                            [](const TileData& tile) { return !word_for(german_tiles, tile.name).empty(); }));

}  // namespace detail

/// The name of an option or of a setup fact.
template <class Owner, class Member>
[[nodiscard]] constexpr std::string_view word(const Field<Owner, Member>& field, German /*language*/) noexcept {
  return word_for(detail::german_fields, field.name);
}

[[nodiscard]] constexpr std::string_view word(Phase phase, German /*language*/) noexcept {
  constexpr Words<Phase::over> words{"Auslegen der Gebäude", "Auslegen der Werkzeuge", "Aktion",
                                     "Wirkung eines Gebäudes", "Spielende"};
  return words[phase];
}
[[nodiscard]] constexpr std::string_view word(MoveKind kind, German /*language*/) noexcept {
  constexpr Words<MoveKind::imprison> words{"ein Gebäude auslegen",
                                            "ein Werkzeug auslegen",
                                            "ein Werkzeug nehmen",
                                            "bauen",
                                            "einen Arbeiter aufziehen",
                                            "Urlaub nehmen",
                                            "einen Monat weiter",
                                            "ein Werkzeug abgeben",
                                            "ein Werkzeug für die Kaserne hinlegen",
                                            "einen Arbeiter schwächen",
                                            "einen Arbeiter trainieren",
                                            "einen Arbeiter begraben",
                                            "einen Arbeiter ins Gefängnis schicken"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Tool tool, German /*language*/) noexcept {
  constexpr Words<Tool::glass_b> words{"Säge", "Kelle mit Zirkel", "Kelle mit Winkel", "Glaswerkzeug A",
                                       "Glaswerkzeug B"};
  return words[tool];
}
[[nodiscard]] constexpr std::string_view word(Sex sex, German /*language*/) noexcept {
  constexpr Words<Sex::man> words{"Frau", "Mann"};
  return words[sex];
}
[[nodiscard]] constexpr std::string_view word(Colour colour, German /*language*/) noexcept {
  constexpr Words<Colour::blue> words{"gewöhnlich", "grau", "rot", "blau"};
  return words[colour];
}
[[nodiscard]] constexpr std::string_view word(Noun noun, German /*language*/) noexcept {
  constexpr Words<Noun::prestige> words{
      "Vorarbeiter", "Arbeiter", "aktiver Arbeiter", "Helfer",   "Figur",    "Stärke", "Vorrat", "Feld",
      "Spalte",      "Zeile",    "Gebäude",          "Werkzeug", "Kalender", "Monat",  "JETZT",  "Prestige"};
  return words[noun];
}

/// The name of a tile; as the edition has it if it is none of the standard edition's.
template <class Owner>
[[nodiscard]] constexpr std::string_view word(EditionTerm<Owner> term, German /*language*/) noexcept {
  return word_for(detail::german_tiles, term.name, term.name);
}
/// The tile that has this effect.
[[nodiscard]] constexpr std::string_view word(Effect effect, German /*language*/) noexcept {
  return effect == Effect::none ? "ohne Wirkung" : word_for(detail::german_tiles, special(effect).name);
}

namespace detail {

/// The article of the tile with this effect.
[[nodiscard]] constexpr std::string_view article(Effect effect, German /*language*/) noexcept {
  constexpr Words<Effect::bridge> words{"das", "das", "die", "die", "die", "die", "die",
                                        "das", "der", "die", "der", "die", "das", "die"};
  return words[effect];
}
[[nodiscard]] constexpr std::string_view article(Sex sex, German /*language*/) noexcept {
  return sex == Sex::woman ? "eine " : "ein ";
}

}  // namespace detail

/// The tool of an event. Precondition: it shows one.
template <class Game>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, detail::SeenTool seen,
                            German /*language*/) noexcept {
  out << (has_letter(seen.tool()) ? "" : "eine ") << word(seen.tool(), german);
}

/// The worker that goes, and the tile behind an event.
template <class Game>
constexpr bool write_detail(auto& out, const Game& /*game*/, const View& view, const Event& event,
                            std::string_view name, German /*language*/) noexcept {
  if (name == "worker") {
    const auto worker = worker_behind(view, event);
    const Sex sex = worker ? worker->figures.sex() : Sex::man;
    out << detail::article(sex, german) << (worker ? word(sex, german) : word(Noun::worker, german));
    if (worker && worker->figures.strength() > 1) out << " der Stärke " << worker->figures.strength();
  } else if (name == "cause") {
    const Effect effect = effect_behind(event.rule);
    out << detail::article(effect, german) << ' ' << word(effect, german);
  } else {
    return false;
  }
  return true;
}

namespace detail {

inline constexpr std::array<Sentence<EventKind>, 21> german_sentences{
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
static_assert(is_complete(german_sentences));

}  // namespace detail

[[nodiscard]] constexpr const auto& sentences_of(std::type_identity<Event> /*type*/, German /*language*/) noexcept {
  return detail::german_sentences;
}

}  // namespace regelwerk::samara
