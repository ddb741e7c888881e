#pragma once
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/core/sentence.hpp>

// What happens in Clockman in German, a pattern for each kind of event (core/tell.hpp).

namespace regelwerk::clockman {

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

}  // namespace detail

}  // namespace regelwerk::clockman
