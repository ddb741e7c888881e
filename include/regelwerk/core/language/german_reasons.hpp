#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/core/codec/text_kind.hpp>
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/core/language/describe.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/core/reason.hpp>

namespace regelwerk::inline shared {

namespace detail {

inline constexpr std::array<ReasonSentence, reason_count> german_reasons{{
    {Reason::end_due, "der Text endet vor dieser Stelle"},
    {Reason::other_spelling, "so wird dieser Wert nicht geschrieben"},
    {Reason::twice, "das steht hier zweimal"},
    {Reason::not_ascending, "das steht in falscher Reihenfolge oder zweimal"},
    {Reason::none_left, "so viele gibt es davon nicht"},
    {Reason::too_many, "für so viele ist kein Platz"},
    {Reason::not_protected, "hier kann nichts geschützt sein"},
    {Reason::not_of_this_kind, "das gehört nicht zu etwas dieser Art"},
    {Reason::blank_due, "hier fehlt ein Leerzeichen"},
    {Reason::colon_due, "hier fehlt ein Doppelpunkt"},
    {Reason::comma_due, "hier fehlt ein Komma"},
    {Reason::dot_due, "hier fehlt ein Punkt"},
    {Reason::slash_due, "hier fehlt ein /"},
    {Reason::equals_due, "hier fehlt ein ="},
    {Reason::at_due, "hier fehlt ein @"},
    {Reason::dash_due, "hier fehlt ein -"},
    {Reason::plus_due, "hier fehlt ein +"},
    {Reason::bracket_due, "hier fehlt eine Klammer oder ein Komma"},
    {Reason::x_due, "hier fehlt ein x"},
    {Reason::entry_due, "hier muss ein anderer Eintrag stehen"},
    {Reason::no_such_entry, "dieser Eintrag hat einen Wert, den er nicht haben kann"},
    {Reason::move_due, "kein Zug beginnt so"},
    {Reason::number_due, "hier fehlt eine Zahl dieses Spiels"},
    {Reason::yes_or_no_due, "hier muss yes oder no stehen"},
    {Reason::phase_due, "eine solche Phase gibt es nicht"},
    {Reason::result_due, "ein solches Ergebnis gibt es nicht"},
    {Reason::seat_due, "hier fehlt ein Sitz dieses Spiels"},
    {Reason::place_due, "hier fehlt ein Platz dieses Bretts"},
    {Reason::rank_due, "hier fehlt der Rang einer Karte"},
    {Reason::face_due, "hier fehlt die Vorderseite einer Karte"},
    {Reason::runner_due, "hier fehlt ein Läufer dieses Spiels"},
    {Reason::sign_due, "hier fehlt ein Ort des Zielschilds"},
    {Reason::tile_due, "hier fehlt der Name eines Gebäudes dieser Ausgabe"},
    {Reason::tool_due, "hier fehlt der Name eines Werkzeugs"},
    {Reason::figure_due, "hier fehlt eine Frau oder ein Mann"},
    {Reason::helper_due, "auf diesem Platz kann niemand helfen"},
    {Reason::pose_due, "hier fehlt der Buchstabe einer Pose"},
    {Reason::digit_due, "hier fehlt die Ziffer einer Karte"},
    {Reason::digit_field_due, "hier fehlt ein Ziffernfeld"},
    {Reason::card_due, "das ist keine Ereigniskarte"},
    {Reason::proposal_due, "hier fehlt ein Angebot"},
    {Reason::thief_due, "hier fehlt der Name eines Diebs"},
    {Reason::symbol_due, "das ist kein gewöhnliches Symbol"},
    {Reason::die_due, "hier fehlt eine Zahl von 1 bis 6"},
    {Reason::die_not_thrown, "dieser Würfel ist nicht gefallen"},
    {Reason::die_not_left, "einen solchen Würfel oder ein solches Symbol hat dieser Dieb nicht mehr"},
    {Reason::no_dice, "dieser Dieb hat jetzt keine Würfel"},
    {Reason::item_due, "das ist kein Werkzeug und keine Vorbereitung"},
    {Reason::heist_due, "das ist kein Einbruch der Kampagne"},
    {Reason::challenge_due, "das ist keine Herausforderung des Plans"},
    {Reason::element_due, "hier fehlt ein Kästchen oder Kreis"},
    {Reason::no_such_element, "ein solches Kästchen oder einen solchen Kreis gibt es nicht"},
    {Reason::other_sheet, "dieses Kästchen oder dieser Kreis ist auf einem anderen Bogen"},
    {Reason::demand_due, "hier fehlt eine Anforderung"},
    {Reason::no_such_demand, "eine solche Anforderung gibt es auf dem Plan nicht"},
    {Reason::setting_due, "hier fehlt eine weitere Einstellung"},
    {Reason::no_such_setting, "keine Einstellung heißt so"},
    {Reason::value_due, "ein Wert fehlt"},
    {Reason::no_such_value, "diese Einstellung hat keinen solchen Wert"},
    {Reason::name_due, "hier fehlt ein Wort aus kleinen Buchstaben und Ziffern"},
    {Reason::bytes_end, "die Bytes enden hier"},
    {Reason::other_length, "diese Bytes haben eine andere Länge"},
    {Reason::changed_bytes, "diese Bytes wurden unterwegs verändert"},
    {Reason::other_game, "das gehört zu einem anderen Spiel"},
    {Reason::other_kind, "das ist von anderer Art"},
    {Reason::version_due, "hier fehlt die Version der Regeln"},
    {Reason::other_version, "das gehört zu einer anderen Version der Regeln"},
    {Reason::other_option, "eine Option hat in diesem Spiel einen anderen Wert"},
    {Reason::edition_due, "hier fehlt der Name der Ausgabe, ein Wort aus höchstens 32 Zeichen"},
    {Reason::sum_due, "hier fehlt eine Summe aus acht Ziffern, 0 bis 9 und a bis f"},
    {Reason::other_edition, "das gehört zu einer anderen Ausgabe"},
    {Reason::changed_edition, "das gehört zu einer Ausgabe mit demselben Namen und anderen Daten"},
    {Reason::other_start, "der Aufbau passt nicht zu den Optionen"},
    {Reason::moves_due, "hier fehlt moves:"},
    {Reason::no_more_moves, "mehr Züge nimmt der Leser nicht auf"},
    {Reason::record_cut, "die Aufzeichnung ist hier abgeschnitten: alles Weitere fehlt"},
    {Reason::nothing, "das ist leer"},
    {Reason::other_position, "die aufgezeichnete Partie stand hier anders"},
    {Reason::forbidden, "eine Regel verbietet diesen Zug"},
    {Reason::broken_invariant, "eine solche Stellung gibt es in diesem Spiel nicht"},
}};
static_assert(tells_every_reason(german_reasons));

/// The German words in lists of choices.
inline constexpr auto german_choice_words = std::to_array<Wording>({{" to ", " bis "},
                                                                    {" of ", " von "},
                                                                    {" or ", " oder "},
                                                                    {", joined by +", ", verbunden mit +"},
                                                                    {", usually ", ", gewöhnlich "}});

inline constexpr std::array<KindWords, text_kinds> german_kinds{
    {{"etwas anderes", "nichts davon", "hier muss etwas stehen"},
     {"ein Zustand", "kein Zustand", "hier muss ein Zustand stehen"},
     {"eine Ansicht", "keine Ansicht", "hier muss eine Ansicht stehen"},
     {"eine Aufzeichnung", "keine Aufzeichnung", "hier muss eine Aufzeichnung stehen"},
     {"ein Zug", "kein Zug", "hier muss ein Zug stehen"},
     {"ein Ereignis", "kein Ereignis", "hier muss ein Ereignis stehen"},
     {"ein Text", "kein Text", "hier muss ein Text stehen"},
     {"Bytes", "keine Bytes", "hier müssen Bytes stehen"}}};

/// Translates the beginning of a list of choices into German, and returns how many of its letters this covers.
constexpr std::size_t write_german_choice(auto& out, std::string_view choices) noexcept {
  for (const Wording& wording : german_choice_words) {
    if (choices.substr(0, wording.name.size()) != wording.name) continue;
    out << wording.word;
    return wording.name.size();
  }
  out << choices.front();
  return 1;
}

}  // namespace detail

/// The reason as a German sentence.
[[nodiscard]] constexpr std::string_view describe(Reason reason, German /*language*/) noexcept {
  return detail::german_reasons[static_cast<std::size_t>(reason)].text;
}

constexpr void tell_other_version(RefusalText& out, int found, int own, German /*language*/) noexcept {
  if (found == unknown_version) {
    out << "das gehört zu einer unbekannten Version der Regeln";
  } else {
    out << "das gehört zu Version " << found << " der Regeln";
  }
  out << ", nicht zu Version " << own;
}
constexpr void tell_other_kind(RefusalText& out, OtherKind kinds, German /*language*/) noexcept {
  detail::write_kinds(out << "das ist ", kinds, detail::german_kinds);
}
constexpr void tell_other_length(RefusalText& out, OtherLength length, German tongue) noexcept {
  out << describe(Reason::other_length, tongue) << ": ";
  if (length.is_known()) {
    out << "es sind " << static_cast<int>(length.found);
  } else {
    out << "es sind mehr";
  }
  out << ", und es müssen " << static_cast<int>(length.due) << " sein";
}
constexpr void tell_lost_edition(RefusalText& out, std::string_view edition, std::string_view release,
                                 German /*language*/) noexcept {
  out << "; die Ausgabe " << edition << " von damals gibt es nicht mehr, zuletzt hatte sie " << release;
}
constexpr void tell_other_option(RefusalText& out, std::string_view option, std::string_view found,
                                 std::string_view own, German /*language*/) noexcept {
  out << "die Option " << option;
  if (found.empty() || own.empty()) {
    out << " hat in diesem Spiel einen anderen Wert";
  } else {
    out << " ist hier " << found << ", in diesem Spiel " << own;
  }
}
constexpr void tell_older_rules(auto& out, int found, int own, German /*language*/) noexcept {
  out << "gespielt nach Version " << found << " der Regeln, und nach Version " << own << " geht es hier nicht weiter: ";
}
constexpr void tell_spelling(RefusalText& out, std::string_view spelling, German /*language*/) noexcept {
  out << "; geschrieben wird er " << spelling;
}
constexpr void tell_values(auto& out, std::string_view choices, German /*language*/) noexcept {
  while (!choices.empty()) choices.remove_prefix(detail::write_german_choice(out, choices));
}
constexpr void tell_choices(SettingText& out, const SettingRefusal& refusal, German tongue) noexcept {
  const std::string_view choices = refusal.choices.view();
  if (refusal.setting.empty()) {
    if (choices.empty()) return static_cast<void>(out << "; es gibt keine");
    return static_cast<void>(out << "; es gibt " << choices);
  }
  out << "; " << refusal.setting << " ist ";
  tell_values(out, choices, tongue);
}

}  // namespace regelwerk::inline shared
