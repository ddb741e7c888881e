#pragma once
#include <array>
#include <type_traits>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/language/german/reasons.hpp>
#include <regelwerk/clockman/language/german/rules.hpp>
#include <regelwerk/clockman/language/german/sentences.hpp>
#include <regelwerk/clockman/language/noun.hpp>
#include <regelwerk/clockman/language/telling.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>

// Clockman in German: rules, reasons, and words as they stand in the middle of a sentence.

namespace regelwerk::clockman {

namespace detail {

inline constexpr auto german_fields = std::to_array<Wording>({{"seats", "Spieler"},
                                                              {"ones", "Einsen im Datum"},
                                                              {"blockades_stay", "Blockaden bleiben stehen"},
                                                              {"outward", "Weg nach außen"},
                                                              {"transfer", "Übertragungsregel"},
                                                              {"hoarding", "Hamstern"},
                                                              {"robbery", "Raub"},
                                                              {"rob_date", "Raub auch aus dem Datum"},
                                                              {"trade", "Tauschhandel"},
                                                              {"trade_offers", "Angebote je Zug"}});

inline constexpr Vocabulary german_words{
    FieldWords{german_fields},
    Words<Outward::home>{"nur wer zurückmuss", "alle", "nicht wegen Jokern"},
    Words<Hoarding::extended>{"keins", "eine überzählige Ziffer", "beliebig viele überzählige Ziffern"},
    Words<Phase::over>{"Auswürfeln des Beginners",
                       "vor dem Wurf",
                       "Antwort auf ein Angebot",
                       "Karten der anderen",
                       "Wurf",
                       "nach dem Wurf",
                       "Zug",
                       "Schlagen oder Verschonen",
                       "Antwort auf einen Pakt",
                       "Ziffernschutz",
                       "Nehmen einer Ziffer beim Schlagen",
                       "Standhalten",
                       "Ziehen einer Symbolkarte",
                       "Ziehen einer Ereigniskarte",
                       "am Lift",
                       "bei einer überzähligen Ziffer",
                       "Einspruch",
                       "Zurücklegen einer Symbolkarte",
                       "Wahl eines Kartentauschs",
                       "Ziehen aus einer Hand",
                       "Verlieren einer Ziffer",
                       "Wegnehmen einer Ziffer",
                       "Spielende"},
    Words<MoveKind::grab>{"würfeln",
                          "eine Symbolkarte ziehen",
                          "eine Ereigniskarte ziehen",
                          "passen",
                          "eine Karte ausspielen",
                          "einen Tausch anbieten",
                          "einen Ringtausch vorschlagen",
                          "annehmen",
                          "ablehnen",
                          "ziehen",
                          "ziehen und mit einer Symbolkarte bezahlen",
                          "ziehen und mit einer Ereigniskarte bezahlen",
                          "auf den Wurf verzichten",
                          "schlagen",
                          "verschonen",
                          "eine Ziffer nehmen",
                          "keine Ziffer nehmen",
                          "mit dem Lift fahren",
                          "stehen bleiben",
                          "die überzählige Ziffer aufnehmen",
                          "die überzählige Ziffer liegen lassen",
                          "eine Symbolkarte zurücklegen",
                          "Symbolkarten tauschen",
                          "eine Ziffer verlieren",
                          "eine Ziffer wegnehmen"},
    Words<Pose::e>{"A", "B", "C", "D", "E"},
    Words<FieldKind::plain>{"Feld einer 0", "Feld einer 1", "Feld einer 2", "Jokerfeld", "Liftfeld", "Symbolfeld",
                            "Ereignisfeld", "Übertragungsfeld", "gewöhnliches Feld"},
    Words<Digit::joker>{"0", "1", "2", "Joker"},
    Words<Mode::open>{"sofort", "nach Bedarf", "offen"},
    Words<Effect::peace>{"Felder vor oder zurück", "die anderen zurück", "Extrazug", "Aussetzen", "Symbolkarten ziehen",
                         "Symbolkarte verlieren", "Symbolkarten tauschen", "Ziffer verlieren", "Ziffer wegnehmen",
                         "zum nächsten Symbolfeld", "zur nächsten Ziffer", "freier Durchgang", "Standhalten",
                         "Ziffernschutz", "Einspruch", "Wurf ändern", "Platztausch", "Sperre nach innen", "Frieden"},
    Words<Noun::missed_turn>{"Figur",
                             "Würfel",
                             "Ring",
                             "Feld",
                             "Durchgang",
                             "Blockade",
                             "Startfeld",
                             "Einstiegsfeld",
                             "Abzweigung",
                             "Zielgerade",
                             "Zentrum",
                             "Symbolkarte",
                             "Ziffernkarte",
                             "Ereigniskarte",
                             "Nachziehstapel",
                             "Rücklegestapel",
                             "Hand",
                             "Datum",
                             "lose Ziffern",
                             "überzählige Ziffern",
                             "Pakt",
                             "Extrazug",
                             "ausgesetzter Zug"}};

inline constexpr Particles german_particles{.start = "Startfeld",
                                            .centre = "Zentrum",
                                            .passage = "Durchgangsfeld ",
                                            .field = "Feld ",
                                            .of_straight = " der Zielgeraden",
                                            .away = {"vom ", "von ", "von "},
                                            .onto = {"auf das ", "ins ", "auf "},
                                            .begin_card = "„",
                                            .end_card = "“",
                                            .forward = {"", " Feld vor", " Felder vor"},
                                            .back = {"", " Feld zurück", " Felder zurück"},
                                            .others_back = {"die anderen ", " Feld zurück", " Felder zurück"},
                                            .draw = {"", " Symbolkarte ziehen", " Symbolkarten ziehen"},
                                            .more = {"der Wurf zählt ", " mehr", " mehr"},
                                            .less = {"der Wurf zählt ", " weniger", " weniger"},
                                            .barred = {"Sperre nach innen bis zu einer ", "", ""},
                                            .peace = {"Frieden für ", " weiteren Zug", " weitere Züge"},
                                            .one = {"eine 0", "eine 1", "eine 2", "einen Joker"},
                                            .two = {"zwei Nullen", "zwei Einsen", "zwei Zweien", "zwei Joker"},
                                            .last = " und ",
                                            .against = " gegen ",
                                            .circle = "einen Ringtausch: ",
                                            .to = " an ",
                                            .from_there = ", von dort ",
                                            .begin_return = ", zurück ",
                                            .end_return = ""};

}  // namespace detail

/// Clockman in German.
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
static_assert(says_everything<Rule, Event>(german, option_fields));

}  // namespace regelwerk::clockman
