#pragma once
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/core/sentence.hpp>

// What happens in Clockman in English, a pattern for each kind of event (core/tell.hpp).

namespace regelwerk::clockman {

namespace detail {

inline constexpr SentenceTable<EventKind> english_sentences{
    {{EventKind::start_rolled, "{seat} rolls a {number} for the beginning"},
     {EventKind::round_tied, "the highest rolls are equal and are repeated"},
     {EventKind::die_rolled, "{seat} [rule=CM-67:moves by its starting roll, {number}|rolls a {number}]"},
     {EventKind::roll_changed, "the roll of {seat} counts {number} now"},
     {EventKind::roll_forfeited, "{seat} forfeits its roll and stays on {from}"},
     {EventKind::window_opened, ""},
     {EventKind::window_passed, "{seat} passes"},
     {EventKind::figure_stepped, "{seat} goes from {from} to {to}"},
     {EventKind::figure_moved, "{seat} [rule=CM-37:takes the lift|is moved by the card] from {from} to {to}"},
     {EventKind::figure_captured, "{other} captures {seat} on {from}"},
     {EventKind::figure_stayed, "{seat} stays on {from}"},
     {EventKind::figure_spared, "{other} spares {seat} on {from}, for [rule=CM-65:its peace lasts|they have a pact]"},
     {EventKind::figure_sent, "{seat} is sent outward to {to}"},
     {EventKind::figures_swapped, "{seat} on {from} and {other} on {to} change places"},
     {EventKind::blockade_paid, "{seat} overcomes the blockade on {to}"},
     {EventKind::blockade_removed, "the blockade on {to} is gone for everybody"},
     {EventKind::lift_left, "the lift on {from} leaves the game"},
     {EventKind::lift_declined, "{seat} does not take the lift on {from}"},
     {EventKind::digit_taken, "{seat} takes {digit} from {from}[rule=CM-72: beyond its date]"},
     {EventKind::digit_left, "{seat} leaves {digit} on {from}"},
     {EventKind::digit_demanded, "{seat} wants {digit} from {other}"},
     {EventKind::digit_robbed, "{seat} takes {digit} [rule=CM-73:out of the surplus of|from] {other}"},
     {EventKind::digit_kept, "{seat} takes no digit from {other}"},
     {EventKind::digit_guarded, "{seat} keeps all its digits this time"},
     {EventKind::digit_dropped, "{seat} puts {digit} back on {to}"},
     {EventKind::digits_transferred, "the loose digits of {seat} come into its date"},
     {EventKind::digits_traded, "{seat} gives {other} {bundle}"},
     {EventKind::offer_made, "{seat} offers {trade}"},
     {EventKind::offer_accepted, "{seat} accepts the offer of {other}"},
     {EventKind::offer_declined, "{seat} declines [rule=CM-75:the pact with|the offer of] {other}"},
     {EventKind::pact_offered, "{seat} offers {other} a pact"},
     {EventKind::pact_made, "{seat} and {other} make a pact"},
     {EventKind::pact_ended, "the pact of {seat} and {other} ends, for they have no common hunt any more"},
     {EventKind::symbol_drawn, "{seat} draws a symbol card[has_pose: {pose}]"},
     {EventKind::symbol_put_back, "{seat} [rule=CM-53:puts back|pays with] a symbol card {pose}"},
     {EventKind::symbol_chosen, "{seat} lays a symbol card[has_pose: {pose}] aside for {other}"},
     {EventKind::symbol_given, "{seat} gets a symbol card[has_pose: {pose}] from {other}"},
     {EventKind::symbols_turned, "the put-back symbol cards are the draw pile again"},
     {EventKind::cards_turned, "the put-back event cards are the draw pile again"},
     {EventKind::card_drawn, "{seat} draws [card:{card}|an event card] and keeps it"},
     {EventKind::card_read, "{seat} draws {card}"},
     {EventKind::card_opened, "{seat} draws {card} and lays it open"},
     {EventKind::card_counted, "{card} of {seat} lasts [number=1:one more turn|{number} more turns]"},
     {EventKind::card_done, "{card} of {seat} is done and put back"},
     {EventKind::card_played, "{seat} plays {card}"},
     {EventKind::card_vetoed, "{seat} vetoes {card} of {other}"},
     {EventKind::card_carried_out, ""},
     {EventKind::card_lapsed, "{card} of {seat} cannot be carried out"},
     {EventKind::turn_passed, "it is the turn of {seat}"},
     {EventKind::turn_extra, "{seat} has one more turn"},
     {EventKind::extra_promised, ""},
     {EventKind::skip_promised, "{seat} will miss a turn"},
     {EventKind::turn_missed, "{seat} misses its turn"},
     {EventKind::seat_won, "{seat} wins the game"},
     {EventKind::offers_forgotten, ""},
     {EventKind::course_changed, ""}}};

}  // namespace detail

}  // namespace regelwerk::clockman
