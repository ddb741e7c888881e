#include "clockman_words.hpp"

#include <array>
#include <cstddef>

#include "text.hpp"

namespace play {

using regelwerk::Seat;
using regelwerk::clockman::all_digits;
using regelwerk::clockman::Bundle;
using regelwerk::clockman::Card;
using regelwerk::clockman::Digit;
using regelwerk::clockman::digit_of;
using regelwerk::clockman::DigitCounts;
using regelwerk::clockman::Phase;
using regelwerk::clockman::Pose;
using regelwerk::clockman::Proposal;
using regelwerk::clockman::Space;
using regelwerk::clockman::Symbols;
using regelwerk::clockman::Table;

std::string ClockWords::field(Space at) {
  if (at.is_ring()) return join(at.ring(), ".", at.index());
  if (at.is_passage()) return join("p", at.number());
  if (at.is_straight()) return join("g", at.number());
  return at.is_centre() ? "the centre" : "start";
}

std::string ClockWords::card(Card card) const { return ink_.bold(card.info().token); }

std::string ClockWords::symbols(Symbols cards) {
  std::string text;
  cards.for_each_kind(
      [&](Pose pose) { text += std::string(static_cast<std::size_t>(cards.count(pose)), letter(pose)); });
  return text.empty() ? "-" : text;
}

std::string ClockWords::digits(const DigitCounts& digits) {
  std::string text;
  for (const Digit digit : all_digits) {
    text += std::string(static_cast<std::size_t>(digits.count(digit)), letter(digit));
  }
  return text.empty() ? "-" : text;
}

std::string ClockWords::date(const DigitCounts& digits) const {
  std::string text;
  for (const Digit digit : {Digit::zero, Digit::one, Digit::two}) {
    const auto held = static_cast<std::size_t>(digits.count(digit));
    const std::size_t due = layout_.quota.of[static_cast<std::size_t>(digit)];
    text +=
        join(text.empty() ? "" : " ", std::string(held, letter(digit)), std::string(held < due ? due - held : 0, '_'));
  }
  const auto jokers = static_cast<std::size_t>(digits.count(Digit::joker));
  return jokers == 0 ? text : join(text, " ", std::string(jokers, letter(Digit::joker)));
}

std::string ClockWords::bundle(Bundle cards) {
  std::string text;
  for (const Digit digit : all_digits) {
    const int count = cards.count(digit);
    if (count == 0) continue;
    const std::string kind = digit == Digit::joker ? (count == 2 ? "jokers" : "joker") : std::string(1, letter(digit));
    text += join(text.empty() ? "" : " and ", count == 2 ? "two " : "a ", kind);
  }
  return text;
}

std::string ClockWords::gifts(Proposal proposal, Seat from) const {
  std::string text;
  proposal.for_each_gift(from, [&](Seat giver, Seat receiver, Bundle cards) {
    text += join(text.empty() ? "" : ", ", name(giver), " gives ", name(receiver), " ", bundle(cards));
  });
  return text;
}

std::string ClockWords::node(const Table& table) const {
  return join(name(seat_at(table)), " ", reason(table), ink_.dim(join(" [", info(rule_of(table.phase)).id, "]")));
}

std::string ClockWords::reason(const Table& table) const {
  const std::string turn = name(table.turn);
  const std::string asked = name(table.asked);
  const Space at = table.figure(table.turn);
  switch (table.phase) {
    case Phase::start_roll:
      return "rolls; the highest begins";
    case Phase::before:
      return "may do something before its roll";
    case Phase::trade:
      return join("is asked by ", turn, table.proposal.is_circle() ? ", a circle: " : ": ",
                  gifts(table.proposal, table.turn));
    case Phase::others:
      return join("may play swap before ", turn, " rolls");
    case Phase::roll:
      return "is to roll";
    case Phase::after:
      return join("rolled, it counts ", table.roll, "; may do something before it moves");
    case Phase::move:
      return join("moves, the roll counts ", table.roll);
    case Phase::spare:
      return join("meets ", asked, ", who hunts with it: capture or spare");
    case Phase::pact:
      return join("is offered a pact by ", turn, ", else it is captured");
    case Phase::guard:
      return join("may play guard: ", turn, " is about to take a digit",
                  table.arriving.empty() ? join(", a ", letter(table.wanted)) : std::string{});
    case Phase::rob:
      return join("has captured ", asked, " and may take a digit");
    case Phase::stay:
      return join("may play stay: ", name(table.first), " has captured it on ", field(table.figure(table.asked)));
    case Phase::draw_symbol:
      return "draws a symbol card";
    case Phase::draw_event:
      return "draws an event card";
    case Phase::lift:
      return join("is at a lift, ", field(at), " to ", field(layout_.lift[at]));
    case Phase::take:
      return join("may take a ", letter(digit_of(layout_.kind[at])), " beyond its date");
    case Phase::veto:
      return join("may play veto: ", turn, " has drawn ", card(table.card));
    case Phase::lose:
      return "must put back a symbol card";
    case Phase::mix:
      return "must exchange a symbol card with somebody";
    case Phase::mix_draw:
      return join("draws a symbol card from the hand of ", asked);
    case Phase::drop:
      return "must put back a digit";
    case Phase::grab:
      return "must take a digit from somebody";
    case Phase::over:
      break;
  }
  return "is in the centre";
}

}  // namespace play
