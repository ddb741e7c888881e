#pragma once
#include <array>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/constraints.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/language/german/board_rules.hpp>
#include <regelwerk/clockman/language/german/card_rules.hpp>
#include <regelwerk/clockman/language/telling.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/view/invariant.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/sentence.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/core/rule.hpp>

// The German texts of Clockman: rules, reasons, and words in the form that they have within a sentence.

namespace regelwerk::clockman {

/// The German sentences that say why options, editions and states are refused.
inline constexpr Vocabulary german_reasons{
    Words<OptionFault::trade_offers>{"seats muss 2 bis 4 sein (CM-1)", "ones muss 2 oder 3 sein (CM-4)",
                                     "outward muss einer seiner drei Werte sein (CM-15)",
                                     "hoarding muss einer seiner drei Werte sein (CM-72, CM-74)",
                                     "trade_offers muss 1 bis 4 sein (CM-77)"},
    Words<Constraint::name>{
        "Ringe müssen eine durch 4 teilbare Zahl von 8 bis 64 Feldern haben und nach innen immer weniger",
        "Felder müssen aus . S E T 0 1 2 X L sein; 0 nur auf Ring 2, 1 auf Ring 3, 2 auf Ring 4, kein L auf Ring 4",
        "es muss zwanzig 0, acht 1, vier 2, zwei X und sechs L geben",
        "die Felder müssen in allen vier Vierteln dieselben sein, X und L in gegenüberliegenden",
        "Durchgänge müssen Felder benachbarter Ringe verbinden, zwischen je zweien mindestens einer, keiner am Feld "
        "eines "
        "anderen, in allen Vierteln gleich",
        "jede Pose muss viermal vorkommen, und zwischen zwei Ringen so viele Posen wie möglich",
        "Einstiegsfelder und Abzweigungen müssen ein Viertel auseinander liegen, Abzweigungen abseits der Durchgänge",
        "die Linien nach innen und außen müssen in Folge einmal um den Nachbarring führen",
        "jeder Ring braucht ein S, Ring 4 auch ein T, das Brett ein E",
        "das Deck muss aus 60 Karten der bekannten Arten bestehen", "von jeder Pose muss es acht Symbolkarten geben",
        "der Name muss ein Wort aus 1 bis 32 Zeichen sein"},
    Words<Invariant::view>{
        "Spieler, Phase und alle genannten Sitze müssen zu diesem Spiel gehören, und was nichts bedeutet, muss null "
        "sein",
        "Figuren müssen auf Feldern dieses Bretts stehen, auf Zielgeraden nur mit vollständigem Datum (CM-6, CM-18)",
        "jede Ziffernkarte muss auf dem Brett oder bei einem Spieler sein, innerhalb der Grenze für überzählige (CM-3, "
        "CM-71, CM-72)",
        "von jeder Pose muss es acht Symbolkarten geben, eine davon beiseite, solange Karten getauscht werden (CM-3, "
        "CM-54)",
        "Ereigniskarten müssen sein, wo ihre Art es erlaubt, offene mit ihren Zählern (CM-42 bis CM-44, CM-65)",
        "Würfe müssen 1 bis 6 sein, von Karten Wurf ändern abgesehen, und die Startwürfe der Reihe nach fallen (CM-62, "
        "CM-66, "
        "CM-67)",
        "Angebote müssen möglich und nicht zu viele sein (CM-77)",
        "die Sofortkarte, die gerade ausgeführt wird, muss hierher führen und zurückgelegt sein (CM-42)",
        "gemeinsam ankommende Figuren müssen auf einem Feld stehen und die anderen der Reihe nach gefragt sein (CM-26, "
        "CM-49)",
        "diese Entscheidung muss es nach den Regeln geben: für ein Kartenfenster die Karte dazu, für eine Wahl etwas "
        "zu "
        "wählen",
        "das Spiel ist genau dann zu Ende, wenn die Figur des Spielers am Zug im Zentrum steht (CM-70)",
        "eine Ansicht muss zeigen, was ihr Betrachter wissen darf, und ihre Kartenzahlen müssen aufgehen (CM-40, "
        "CM-43)"}};

/// The rules in German, in the order of the enumerators.
inline constexpr auto german_rules = joined(german_board_rules, german_card_rules);
static_assert(is_translation(german_rules, rule_table));

namespace detail {

inline constexpr SentenceTable<EventKind> german_sentences{
    {{EventKind::start_rolled, "{seat} würfelt eine {number} um den Beginn"},
     {EventKind::round_tied, "die höchsten Würfe sind gleich und werden wiederholt"},
     {EventKind::die_rolled,
      "[rule=CM-67:für {seat} gilt der Wurf um den Beginn, {number}|{seat} würfelt eine {number}]"},
     {EventKind::roll_changed, "der Wurf von {seat} zählt jetzt {number}"},
     {EventKind::roll_forfeited, "{seat} verzichtet auf den Wurf und bleibt auf {from}"},
     {EventKind::window_opened, ""},
     {EventKind::window_passed, "{seat} passt"},
     {EventKind::figure_stepped, "{seat} zieht {away} {onto}"},
     {EventKind::figure_moved, "{seat} [rule=CM-37:fährt mit dem Lift|kommt durch die Karte] {away} {onto}"},
     {EventKind::figure_captured, "{other} schlägt {seat} auf {from}"},
     {EventKind::figure_stayed, "{seat} bleibt auf {from} stehen"},
     {EventKind::figure_spared,
      "{other} verschont {seat} auf {from}, denn [rule=CM-65:noch gilt der Frieden|sie haben einen Pakt]"},
     {EventKind::figure_sent, "{seat} muss nach außen {onto}"},
     {EventKind::figures_swapped, "{seat} auf {from} und {other} auf {to} tauschen die Plätze"},
     {EventKind::blockade_paid, "{seat} überwindet die Blockade auf {to}"},
     {EventKind::blockade_removed, "die Blockade auf {to} ist für alle verschwunden"},
     {EventKind::lift_left, "der Lift auf {from} ist aus dem Spiel"},
     {EventKind::lift_declined, "{seat} lässt den Lift auf {from} liegen"},
     {EventKind::digit_taken, "{seat} nimmt {digit} von {from}[rule=CM-72: über das Datum hinaus]"},
     {EventKind::digit_left, "{seat} lässt {digit} auf {from} liegen"},
     {EventKind::digit_demanded, "{seat} verlangt {digit} von {other}"},
     {EventKind::digit_robbed, "{seat} nimmt {other} {digit} [rule=CM-73:aus dem Überschuss ]weg"},
     {EventKind::digit_kept, "{seat} nimmt {other} keine Ziffer weg"},
     {EventKind::digit_guarded, "{seat} behält diesmal alle Ziffern"},
     {EventKind::digit_dropped, "{seat} legt {digit} auf {to} zurück"},
     {EventKind::digits_transferred, "die losen Ziffern von {seat} kommen ins Datum"},
     {EventKind::digits_traded, "{seat} gibt {other} {bundle}"},
     {EventKind::offer_made, "{seat} bietet {trade}"},
     {EventKind::offer_accepted, "{seat} nimmt das Angebot von {other} an"},
     {EventKind::offer_declined, "{seat} lehnt [rule=CM-75:den Pakt mit|das Angebot von] {other} ab"},
     {EventKind::pact_offered, "{seat} bietet {other} einen Pakt an"},
     {EventKind::pact_made, "{seat} und {other} schließen einen Pakt"},
     {EventKind::pact_ended, "der Pakt von {seat} und {other} endet, denn sie jagen niemanden mehr gemeinsam"},
     {EventKind::symbol_drawn, "{seat} zieht eine Symbolkarte[has_pose: {pose}]"},
     {EventKind::symbol_put_back,
      "{seat} [rule=CM-53:legt eine Symbolkarte {pose} zurück|bezahlt mit einer Symbolkarte {pose}]"},
     {EventKind::symbol_chosen, "{seat} legt eine Symbolkarte[has_pose: {pose}] für {other} beiseite"},
     {EventKind::symbol_given, "{seat} bekommt eine Symbolkarte[has_pose: {pose}] von {other}"},
     {EventKind::symbols_turned, "die zurückgelegten Symbolkarten sind wieder der Nachziehstapel"},
     {EventKind::cards_turned, "die zurückgelegten Ereigniskarten sind wieder der Nachziehstapel"},
     {EventKind::card_drawn, "{seat} zieht [card:{card}|eine Ereigniskarte] und behält die Karte"},
     {EventKind::card_read, "{seat} zieht {card}"},
     {EventKind::card_opened, "{seat} zieht {card} und legt die Karte offen hin"},
     {EventKind::card_counted, "{card} von {seat} gilt noch [number=1:einen Zug|{number} Züge]"},
     {EventKind::card_done, "{card} von {seat} ist erledigt und wird zurückgelegt"},
     {EventKind::card_played, "{seat} spielt {card}"},
     {EventKind::card_vetoed, "{seat} erhebt Einspruch gegen {card} von {other}"},
     {EventKind::card_carried_out, ""},
     {EventKind::card_lapsed, "{card} von {seat} kann nicht ausgeführt werden"},
     {EventKind::turn_passed, "{seat} ist am Zug"},
     {EventKind::turn_extra, "{seat} ist noch einmal am Zug"},
     {EventKind::extra_promised, ""},
     {EventKind::skip_promised, "{seat} wird einmal aussetzen"},
     {EventKind::turn_missed, "{seat} setzt aus"},
     {EventKind::seat_won, "{seat} gewinnt das Spiel"},
     {EventKind::offers_forgotten, ""},
     {EventKind::course_changed, ""}}};

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
                       "Karten vor dem Wurf",
                       "Antwort auf ein Angebot",
                       "Karten der anderen",
                       "Wurf",
                       "Karten nach dem Wurf",
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

/// The German words and sentences of Clockman.
struct GermanSpeech {
  static constexpr const auto& rules = german_rules;
  static constexpr const auto& reasons = german_reasons;
  static constexpr const auto& words = detail::german_words;
  static constexpr const auto& sentences = detail::german_sentences;
  static constexpr const auto& particles = detail::german_particles;
};
[[nodiscard]] constexpr GermanSpeech speech_of(auto /*type*/, German /*language*/) noexcept { return {}; }
static_assert(says_everything<Rule, Event>(german, option_fields));

}  // namespace regelwerk::clockman
