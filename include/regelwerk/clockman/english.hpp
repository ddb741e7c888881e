#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/clockman/board.hpp>
#include <regelwerk/clockman/digit_cards.hpp>
#include <regelwerk/clockman/edition/constraints.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/english/sentences.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/invariant.hpp>
#include <regelwerk/clockman/members.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/noun.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/proposal.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/text/words.hpp>
#include <regelwerk/clockman/view.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/english.hpp>
#include <regelwerk/core/phrases.hpp>
#include <regelwerk/core/wording.hpp>

// Clockman in English words, as they stand in the middle of a sentence.

namespace regelwerk::clockman {

/// Visits all that a language has to say, but for the fields of options.
template <class Visitor>
constexpr void for_each_thing(Rule /*game*/, const Visitor& visitor) noexcept {
  visit_values<Rule::trade, OptionFault::trade_offers, Constraint::name, Invariant::view, Outward::free,
               Hoarding::extended, Phase::over, MoveKind::grab, Pose::e, FieldKind::plain, Digit::joker, Mode::open,
               Effect::peace, Noun::missed_turn>(visitor);
  for (int kind = 0; kind < card_kinds; ++kind) visitor(Card{kind});
  for (const Space at : {Space::ring(1, 0), Space::passage(0), Space::straight(1), Space::centre(), Space::start()}) {
    visitor(at);
  }
}

namespace detail {

inline constexpr auto english_fields = std::to_array<Wording>({{"seats", "players"},
                                                               {"ones", "ones of a date"},
                                                               {"blockades_stay", "blockades stay"},
                                                               {"outward", "way outward"},
                                                               {"transfer", "transfer"},
                                                               {"hoarding", "hoarding"},
                                                               {"robbery", "robbery"},
                                                               {"rob_date", "robbery from the date"},
                                                               {"trade", "trade"},
                                                               {"trade_offers", "proposals in a turn"}});
static_assert(names_fields(english_fields, option_fields));

}  // namespace detail

/// The name of an option.
template <class Owner, class Member>
[[nodiscard]] constexpr std::string_view word(const Field<Owner, Member>& field, English /*language*/) noexcept {
  return word_for(detail::english_fields, field.name);
}

[[nodiscard]] constexpr std::string_view word(Outward outward, English /*language*/) noexcept {
  constexpr Words<Outward::free> words{"for those who must go back", "for everybody"};
  return words[outward];
}
[[nodiscard]] constexpr std::string_view word(Hoarding hoarding, English /*language*/) noexcept {
  constexpr Words<Hoarding::extended> words{"none", "one surplus digit", "any number of surplus digits"};
  return words[hoarding];
}
[[nodiscard]] constexpr std::string_view word(Phase phase, English /*language*/) noexcept {
  constexpr Words<Phase::over> words{"starting roll",
                                     "before the roll",
                                     "answer to a proposal",
                                     "cards of the others",
                                     "roll",
                                     "after the roll",
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
                                     "end of the game"};
  return words[phase];
}
[[nodiscard]] constexpr std::string_view word(MoveKind kind, English /*language*/) noexcept {
  constexpr Words<MoveKind::grab> words{"roll",
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
                                        "grab a digit"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Pose pose, English /*language*/) noexcept {
  constexpr Words<Pose::e> words{"A", "B", "C", "D", "E"};
  return words[pose];
}
[[nodiscard]] constexpr std::string_view word(FieldKind kind, English /*language*/) noexcept {
  constexpr Words<FieldKind::plain> words{"field of a 0", "field of a 1", "field of a 2",   "joker field", "lift field",
                                          "symbol field", "event field",  "transfer field", "plain field"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Digit digit, English /*language*/) noexcept {
  constexpr Words<Digit::joker> words{"0", "1", "2", "joker"};
  return words[digit];
}
[[nodiscard]] constexpr std::string_view word(Mode mode, English /*language*/) noexcept {
  constexpr Words<Mode::open> words{"at once", "on demand", "open"};
  return words[mode];
}
[[nodiscard]] constexpr std::string_view word(Effect effect, English /*language*/) noexcept {
  constexpr Words<Effect::peace> words{
      "fields forward or back", "the others go back",    "another turn",  "miss a turn",  "draw symbol cards",
      "lose a symbol card",     "exchange symbol cards", "drop a digit",  "grab a digit", "to the next symbol field",
      "to the next digit",      "free passage",          "stay",          "guard",        "veto",
      "change the roll",        "swap places",           "barred inward", "peace"};
  return words[effect];
}
[[nodiscard]] constexpr std::string_view word(Noun noun, English /*language*/) noexcept {
  constexpr Words<Noun::missed_turn> words{
      "figure",         "die",       "ring",          "passage",    "blockade",    "start field",
      "entry",          "junction",  "straight",      "centre",     "symbol card", "digit card",
      "event card",     "draw pile", "put-back pile", "hand",       "date",        "loose digits",
      "surplus digits", "pact",      "extra turn",    "missed turn"};
  return words[noun];
}

namespace detail {

inline constexpr auto english_cards = phrases_for(card_table, [](auto& out, const CardInfo& card) {
  const int number = card.number < 0 ? -card.number : card.number;
  const auto counted = [&](std::string_view one, std::string_view several) {
    out << number << (number == 1 ? one : several);
  };
  switch (card.effect) {
    case Effect::move:
      counted(" field ", " fields ");
      out << (card.number < 0 ? "back" : "forward");
      break;
    case Effect::oback:
      out << "the others go ";
      counted(" field back", " fields back");
      break;
    case Effect::sym:
      out << "draw ";
      counted(" symbol card", " symbol cards");
      break;
    case Effect::add:
      out << "the roll counts " << number << (card.number < 0 ? " less" : " more");
      break;
    case Effect::barin:
      out << "barred inward until a " << number;
      break;
    case Effect::peace:
      out << "peace for ";
      counted(" more turn", " more turns");
      break;
    default:
      out << word(card.effect, english);
      break;
  }
});

}  // namespace detail

/// What an event card says. Precondition: card.is_kind().
[[nodiscard]] constexpr std::string_view word(Card card, English /*language*/) noexcept {
  expects([&] { return card.is_kind(); }, "it is a kind of event card");
  return detail::english_cards[static_cast<std::size_t>(card.kind())];
}

/// What kind of place it is; its numbers stand behind the word.
[[nodiscard]] constexpr std::string_view word(Space at, English /*language*/) noexcept {
  if (at.is_ring()) return "field";
  if (at.is_straight()) return word(Noun::straight, english);
  if (at.is_passage()) return word(Noun::passage, english);
  return word(at.is_centre() ? Noun::centre : Noun::start_field, english);
}

/// A field with its number.
template <class Game>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Space at,
                            English /*language*/) noexcept {
  if (at.is_start()) {
    out << "its start field";
  } else if (at.is_centre()) {
    out << "the centre";
  } else {
    out << (at.is_passage() ? "passage " : "field ") << word(at).view() << (at.is_straight() ? " of its straight" : "");
  }
}

/// What the card says, in quotation marks.
template <class Game>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Card card,
                            English /*language*/) noexcept {
  out << "“" << word(card, english) << "”";
}

template <class Game>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Digit digit,
                            English /*language*/) noexcept {
  out << "a " << word(digit, english);
}

/// CM-77. Two of a kind, or each card by itself.
template <class Game>
constexpr void write_phrase(auto& out, const Game& game, const View& view, Bundle bundle,
                            English /*language*/) noexcept {
  bool is_first = true;
  for (const Digit digit : all_digits) {
    if (bundle.count(digit) == 0) continue;
    if (bundle.count(digit) == 2) {
      out << "two " << word(digit, english) << 's';
    } else {
      out << (is_first ? "" : " and ");
      write_phrase(out, game, view, digit, english);
    }
    is_first = false;
  }
}

/// CM-77. What is proposed: `{trade}`.
template <class Game>
constexpr bool write_detail(auto& out, const Game& game, const View& view, const Event& event, std::string_view name,
                            English /*language*/, const auto& names) noexcept {
  if (name != "trade" || !event.proposal.is_kind()) return false;
  const auto cards = [&](Bundle bundle) { write_phrase(out, game, view, bundle, english); };
  if (!event.proposal.is_circle()) {
    names(out, event.other);
    out << ' ';
    cards(event.proposal.given());
    out << " for ";
    cards(event.proposal.wanted());
    return true;
  }
  out << "a circle: ";
  cards(event.proposal.given());
  out << " to ";
  names(out, event.proposal.to());
  out << ", from there ";
  cards(event.proposal.passed_on());
  out << " to ";
  names(out, event.proposal.then());
  out << ", ";
  cards(event.proposal.wanted());
  out << " back";
  return true;
}

}  // namespace regelwerk::clockman
