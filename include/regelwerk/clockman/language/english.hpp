#pragma once
#include <array>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/language/telling.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/sentence.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>

// The English words of Clockman, in the form that they have within a sentence.

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

inline constexpr auto english_fields = std::to_array<Wording>({{"seats", "players"},
                                                               {"ones", "ones of a date"},
                                                               {"blockades_stay", "blockades stay"},
                                                               {"outward", "way outward"},
                                                               {"transfer", "transfer"},
                                                               {"hoarding", "hoarding"},
                                                               {"robbery", "robbery"},
                                                               {"rob_date", "robbery from the date too"},
                                                               {"trade", "trade"},
                                                               {"trade_offers", "proposals in a turn"}});

inline constexpr Vocabulary english_words{
    FieldWords{english_fields},
    Words<Outward::home>{"for those who must go back", "for everybody", "not for jokers"},
    Words<Hoarding::extended>{"none", "one surplus digit", "any number of surplus digits"},
    Words<Phase::over>{"starting roll",
                       "cards before the roll",
                       "answer to a proposal",
                       "cards of the others",
                       "roll",
                       "cards after the roll",
                       "move",
                       "capture or spare",
                       "answer to a pact",
                       "guarding a digit",
                       "taking a digit from a captured seat",
                       "staying on the field",
                       "drawing a symbol card",
                       "drawing an event card",
                       "at the lift",
                       "at a surplus digit",
                       "veto",
                       "putting back a symbol card",
                       "choice of an exchange",
                       "drawing from a hand",
                       "dropping a digit",
                       "grabbing a digit",
                       "end of the game"},
    Words<MoveKind::grab>{"roll",
                          "draw a symbol card",
                          "draw an event card",
                          "pass",
                          "play a card",
                          "propose an exchange",
                          "propose a circle",
                          "accept",
                          "decline",
                          "move",
                          "move and pay with a symbol card",
                          "move and pay with an event card",
                          "forfeit the roll",
                          "capture",
                          "spare",
                          "take a digit",
                          "take no digit",
                          "take the lift",
                          "remain",
                          "take the surplus digit",
                          "leave the surplus digit",
                          "put back a symbol card",
                          "exchange symbol cards",
                          "drop a digit",
                          "grab a digit"},
    Words<Pose::e>{"A", "B", "C", "D", "E"},
    Words<FieldKind::plain>{"field of a 0", "field of a 1", "field of a 2", "joker field", "lift field", "symbol field",
                            "event field", "transfer field", "plain field"},
    Words<Digit::joker>{"0", "1", "2", "joker"},
    Words<Mode::open>{"at once", "on demand", "open"},
    Words<Effect::peace>{"fields forward or back", "the others go back", "another turn", "miss a turn",
                         "draw symbol cards", "lose a symbol card", "exchange symbol cards", "drop a digit",
                         "grab a digit", "to the next symbol field", "to the next digit", "free passage", "stay",
                         "guard", "veto", "change the roll", "swap places", "barred inward", "peace"},
    Words<Noun::missed_turn>{"figure",        "die",         "ring",       "field",        "passage",
                             "blockade",      "start field", "entry",      "junction",     "straight",
                             "centre",        "symbol card", "digit card", "event card",   "draw pile",
                             "put-back pile", "hand",        "date",       "loose digits", "surplus digits",
                             "pact",          "extra turn",  "missed turn"}};

inline constexpr Particles english_particles{.start = "its start field",
                                             .centre = "the centre",
                                             .passage = "passage ",
                                             .field = "field ",
                                             .of_straight = " of its straight",
                                             .away = {"from ", "from ", "from "},
                                             .onto = {"to ", "to ", "to "},
                                             .begin_card = "“",
                                             .end_card = "”",
                                             .forward = {"", " field forward", " fields forward"},
                                             .back = {"", " field back", " fields back"},
                                             .others_back = {"the others go ", " field back", " fields back"},
                                             .draw = {"draw ", " symbol card", " symbol cards"},
                                             .more = {"the roll counts ", " more", " more"},
                                             .less = {"the roll counts ", " less", " less"},
                                             .barred = {"barred inward until a ", "", ""},
                                             .peace = {"peace for ", " more turn", " more turns"},
                                             .one = {"a 0", "a 1", "a 2", "a joker"},
                                             .two = {"two 0s", "two 1s", "two 2s", "two jokers"},
                                             .last = " and ",
                                             .against = " for ",
                                             .circle = "a circle: ",
                                             .to = " to ",
                                             .from_there = ", from there ",
                                             .begin_return = ", ",
                                             .end_return = " back"};

}  // namespace detail

/// The English words and sentences of Clockman.
struct EnglishSpeech {
  static constexpr const auto& words = detail::english_words;
  static constexpr const auto& sentences = detail::english_sentences;
  static constexpr const auto& particles = detail::english_particles;
};
[[nodiscard]] constexpr EnglishSpeech speech_of(auto /*type*/, English /*language*/) noexcept { return {}; }
static_assert(says_everything<Rule, Event>(english, option_fields));

}  // namespace regelwerk::clockman
