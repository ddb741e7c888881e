#include "clockman_phrases.hpp"

#include "text.hpp"

namespace play {

using regelwerk::Seat;
using regelwerk::clockman::Digit;
using regelwerk::clockman::Event;
using regelwerk::clockman::EventKind;
using regelwerk::clockman::Rule;

namespace {

std::string a(Digit digit) { return digit == Digit::joker ? "a joker" : join("a ", letter(digit)); }

}  // namespace

Seat ClockPhrases::subject(const Event& event) {
  const bool done_to_seat = event.kind == EventKind::figure_captured || event.kind == EventKind::figure_spared ||
                            event.kind == EventKind::pact_made;
  return done_to_seat ? event.other : event.seat;
}

std::string ClockPhrases::predicate(const Event& event) const {
  std::string words = figures(event);
  if (words.empty()) words = digits(event);
  return words.empty() ? cards(event) : words;
}

std::string ClockPhrases::figures(const Event& event) const {
  const std::string from = ClockWords::field(event.from);
  const std::string to = ClockWords::field(event.to);
  switch (event.kind) {
    case EventKind::figure_moved:
      if (event.rule == Rule::lift_line) return join("takes the lift to ", to);
      return join(event.rule == Rule::card_oback ? "goes back to " : "is moved to ", to);
    case EventKind::figure_captured:
      return join("captures ", words_.name(event.seat), " on ", from);
    case EventKind::figure_stayed:
      return join("stays on ", from);
    case EventKind::figure_spared:
      return join("spares ", words_.name(event.seat), " on ", from);
    case EventKind::figure_sent:
      return join("is sent to ", event.to.is_start() ? "its start" : to);
    case EventKind::figures_swapped:
      return join("changes places with ", words_.name(event.other), ", ", from, " for ", to);
    case EventKind::blockade_removed:
      return join("opens ", to, " for everybody");
    case EventKind::lift_declined:
      return "leaves the lift alone";
    default:
      return {};
  }
}

std::string ClockPhrases::digits(const Event& event) const {
  const std::string digit = a(event.digit);
  const std::string other = words_.name(event.other);
  switch (event.kind) {
    case EventKind::digit_taken:
      return join("takes ", digit);
    case EventKind::digit_left:
      return join("leaves ", digit, " where it is");
    case EventKind::digit_demanded:
      return join("demands ", digit, " of ", other);
    case EventKind::digit_robbed:
      return join("takes ", digit, " from ", other);
    case EventKind::digit_kept:
      return join("takes nothing from ", other);
    case EventKind::digit_guarded:
      return "keeps its digits";
    case EventKind::digit_dropped:
      return join("puts ", digit, " back on ", ClockWords::field(event.to));
    case EventKind::digits_transferred:
      return "transfers its loose digits into the date";
    case EventKind::digits_traded:
      return join("gives ", other, " ", ClockWords::bundle(event.bundle));
    case EventKind::offer_made:
      return event.proposal.is_circle() ? join("proposes a circle, ", words_.gifts(event.proposal, event.seat))
                                        : join("offers ", other, " ", ClockWords::bundle(event.proposal.given()),
                                               " for ", ClockWords::bundle(event.proposal.wanted()));
    case EventKind::offer_accepted:
      return "accepts";
    case EventKind::offer_declined:
      return "declines";
    case EventKind::pact_offered:
      return join("offers ", other, " a pact");
    case EventKind::pact_made:
      return join("has a pact with ", words_.name(event.seat));
    case EventKind::pact_ended:
      return join("hunts with ", other, " no more");
    default:
      return {};
  }
}

/// A card that others keep hidden comes without its face.
std::string ClockPhrases::cards(const Event& event) const {
  const std::string card = event.card.none() ? "an event card" : words_.card(event.card);
  const std::string symbol = event.has_pose ? join("symbol ", letter(event.pose)) : "a symbol";
  const std::string other = words_.name(event.other);
  switch (event.kind) {
    case EventKind::symbol_drawn:
      return join("draws ", symbol);
    case EventKind::symbol_put_back:
      return join(event.rule == Rule::card_lose ? "puts back " : "pays ", symbol);
    case EventKind::symbol_chosen:
      return join("lays ", symbol, " aside for ", other);
    case EventKind::symbol_given:
      return join("gets ", symbol, " from ", other);
    case EventKind::card_drawn:
      return join("draws ", card, " and keeps it");
    case EventKind::card_read:
      return join("draws ", card);
    case EventKind::card_opened:
      return join("draws ", card, ", which lies open");
    case EventKind::card_done:
      return join("is done with ", card);
    case EventKind::card_played:
      return join("plays ", card);
    case EventKind::card_vetoed:
      return join("stops ", other, "'s ", card);
    case EventKind::card_lapsed:
      return "finds nothing to do";
    default:
      return {};
  }
}

}  // namespace play
