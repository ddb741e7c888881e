#include "clockman_words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include <regelwerk/clockman/language/english.hpp>
#include <regelwerk/clockman/language/german.hpp>
#include <regelwerk/core/container/fixed_list.hpp>

#include "text.hpp"

namespace play {

using regelwerk::Seat;
using regelwerk::clockman::all_digits;
using regelwerk::clockman::Bundle;
using regelwerk::clockman::Card;
using regelwerk::clockman::card_table;
using regelwerk::clockman::CardInfo;
using regelwerk::clockman::Digit;
using regelwerk::clockman::digit_of;
using regelwerk::clockman::DigitCounts;
using regelwerk::clockman::Phase;
using regelwerk::clockman::Pose;
using regelwerk::clockman::Proposal;
using regelwerk::clockman::Space;
using regelwerk::clockman::Symbols;
using regelwerk::clockman::Table;

std::string ClockWords::field(Space at) const {
  if (at.is_ring()) return join(at.ring(), ".", at.index());
  if (at.is_passage()) return join("p", at.number());
  if (at.is_straight()) return join("g", at.number());
  return at.is_centre() ? ink_.text("the centre") : ink_.text("start");
}

std::string ClockWords::card(Card card) const {
  const std::string_view token = card.info().token;
  return ink_.language() == "en" ? ink_.bold(token) : join(ink_.bold(effect(card)), " (", token, ")");
}
std::string ClockWords::effect(Card card) const {
  return ink_.spoken([&](auto tongue) { return join(word(card.info().effect, tongue)); });
}

std::string clockman_term(std::string_view text, const Ink& ink) {
  const auto is_meant = [&](const CardInfo& card) {
    return card.token.substr(0, card.token.find_first_of("+-123456")) == text;
  };
  const auto* const found = std::find_if(card_table.begin(), card_table.end(), is_meant);
  if (found == card_table.end()) return {};
  return ink.spoken([&](auto tongue) { return join(word(found->effect, tongue)); });
}

std::string ClockWords::symbols(Symbols cards) {
  std::string text;
  for (const Pose pose : cards) text += letter(pose);
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

std::string ClockWords::bundle(Bundle cards) const {
  std::string text;
  for (const Digit digit : all_digits) {
    const int count = cards.count(digit);
    if (count == 0) continue;
    const std::string_view between = text.empty() ? "" : ", ";
    text += join(between, count, " x ", letter(digit));
  }
  return text;
}

std::string ClockWords::gifts(Proposal proposal, Seat from) const {
  struct Gift {
    Seat giver;
    Seat receiver;
    Bundle cards;
  };
  regelwerk::FixedList<Gift, 3> gifts;
  // What is called within must not throw, and words take memory.
  proposal.for_each_gift(from, [&](Seat giver, Seat receiver, Bundle cards) {
    gifts.push_back({giver, receiver, cards});
  });
  std::string text;
  for (const Gift& gift : gifts) {
    text += join(text.empty() ? "" : ", ",
                 ink_.text("{} gives {} {}", name(gift.giver), name(gift.receiver), bundle(gift.cards)));
  }
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
      return ink_.text("rolls; the highest begins");
    case Phase::before:
      return ink_.text("may do something before its roll");
    case Phase::trade:
      return table.proposal.is_circle()
                 ? ink_.text("is asked by {}, a circle: {}", turn, gifts(table.proposal, table.turn))
                 : ink_.text("is asked by {}: {}", turn, gifts(table.proposal, table.turn));
    case Phase::others:
      return ink_.text("may play swap before {} rolls", turn);
    case Phase::roll:
      return ink_.text("is to roll");
    case Phase::after:
      return ink_.text("rolled, it counts {}; may do something before it moves", table.roll);
    case Phase::move:
      return ink_.text("moves, the roll counts {}", table.roll);
    case Phase::spare:
      return ink_.text("meets {}, who hunts with it: capture or spare", asked);
    case Phase::pact:
      return ink_.text("is offered a pact by {}, else it is captured", turn);
    case Phase::guard:
      return table.arriving.empty()
                 ? ink_.text("may play guard: {} is about to take a digit, a {}", turn, letter(table.wanted))
                 : ink_.text("may play guard: {} is about to take a digit", turn);
    case Phase::rob:
      return ink_.text("has captured {} and may take a digit", asked);
    case Phase::stay:
      return ink_.text("may play stay: {} has captured it on {}", name(table.first), field(table.figure(table.asked)));
    case Phase::draw_symbol:
      return ink_.text("draws a symbol card");
    case Phase::draw_event:
      return ink_.text("draws an event card");
    case Phase::lift:
      return ink_.text("is at a lift, {} to {}", field(at), field(layout_.lift[at]));
    case Phase::take:
      return ink_.text("may take a {} beyond its date", letter(digit_of(layout_.kind[at])));
    case Phase::veto:
      return ink_.text("may play veto: {} has drawn {}", turn, card(table.card));
    case Phase::lose:
      return ink_.text("must put back a symbol card");
    case Phase::mix:
      return ink_.text("must exchange a symbol card with somebody");
    case Phase::mix_draw:
      return ink_.text("draws a symbol card from the hand of {}", asked);
    case Phase::drop:
      return ink_.text("must put back a digit");
    case Phase::grab:
      return ink_.text("must take a digit from somebody");
    case Phase::over:
      break;
  }
  return ink_.text("is in the centre");
}

}  // namespace play
