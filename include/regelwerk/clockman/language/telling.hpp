#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/constraints.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/clockman/text/members.hpp>
#include <regelwerk/clockman/text/words.hpp>
#include <regelwerk/clockman/view/invariant.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/phrases.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>

// The phrases about Clockman that are composed in the same way in all languages.

namespace regelwerk::clockman {

/// Things on the table that need a word in every language.
enum class Noun : std::uint8_t {
  figure,         ///< CM-1: one per seat
  die,            ///< CM-3: one per seat, faces 1 to 6
  ring,           ///< CM-6: 1 outermost to 4 innermost
  field,          ///< CM-6: of a ring, of a passage or of a straight
  passage,        ///< CM-6: a field between two neighbouring rings
  blockade,       ///< CM-10: on every passage and on the last field of every straight
  start_field,    ///< CM-7: outside ring 1, one per seat
  entry,          ///< CM-7: the ring-1 field beside the start field
  junction,       ///< CM-7: the ring-4 field where the straight branches off
  straight,       ///< CM-6: three fields from ring 4 to the centre
  centre,         ///< CM-6: the first figure on it wins
  symbol_card,    ///< CM-40: pays for a blockade of its pose
  digit_card,     ///< CM-3: 0, 1, 2, X or L; a date is made of them
  event_card,     ///< CM-38: drawn on event fields
  draw_pile,      ///< CM-40: face down, one each for symbol and event cards
  put_back_pile,  ///< CM-40: face up; becomes the draw pile when that is empty
  hand,           ///< CM-40: face-down cards of one seat, without a limit
  date,           ///< CM-4: the digits 01.01.2000
  loose_digits,   ///< CM-71: received but not yet transferred into the date
  surplus,        ///< CM-72: digits beyond those that the date can use
  pact,           ///< CM-75: between two hunters of a common third
  extra_turn,     ///< CM-50: from an again card
  missed_turn,    ///< CM-51: from a skip card
};

/// Visits every value that a language needs a word for, except fields of options.
constexpr void for_each_thing(Rule /*game*/, const auto& visitor) noexcept {
  visit_values<Rule::trade, OptionFault::trade_offers, Constraint::name, Invariant::view, Outward::home,
               Hoarding::extended, Phase::over, MoveKind::grab, Pose::e, FieldKind::plain, Digit::joker, Mode::open,
               Effect::peace, Noun::missed_turn>(visitor);
  for (int kind = 0; kind < card_kinds; ++kind) visitor(Card{kind});
  for (const Space at : {Space::ring(1, 0), Space::passage(0), Space::straight(1), Space::centre(), Space::start()}) {
    visitor(at);
  }
}

/// The word after a number.
struct Counted {
  std::string_view before;
  std::string_view one;      ///< after the number 1
  std::string_view several;  ///< after other numbers
};

/// The words before the word of a field.
struct BeforeField {
  std::string_view start;
  std::string_view centre;
  std::string_view other;
};

/// Phrases that a language puts around the words of fields and cards, with the blanks on either side.
struct Particles {
  std::string_view start;        ///< the start field of the seat in question
  std::string_view centre;       ///< the centre
  std::string_view passage;      ///< before the number of a field of a passage
  std::string_view field;        ///< before the number of any other field
  std::string_view of_straight;  ///< after the number of a field of the straight
  BeforeField away;              ///< where a figure comes from
  BeforeField onto;              ///< where a figure goes

  std::string_view begin_card;  ///< the quotation marks
  std::string_view end_card;
  Counted forward;  ///< for the effects of cards, see Effect
  Counted back;
  Counted others_back;
  Counted draw;
  Counted more;
  Counted less;
  Counted barred;
  Counted peace;

  Words<Digit::joker> one;  ///< a digit as the object of giving or taking
  Words<Digit::joker> two;
  std::string_view last;  ///< before the last of several things

  std::string_view against;  ///< between the given and the wanted digits
  std::string_view circle;   ///< CM-77: the words around the gifts of a circle and their receivers
  std::string_view to;
  std::string_view from_there;
  std::string_view begin_return;
  std::string_view end_return;
};

namespace detail {

/// The particles of a language.
template <Language Tongue>
inline constexpr const Particles& particles = SpeechAbout<Event, Tongue>::particles;

/// The words for the number in a card's effect; null if the number has no meaning.
[[nodiscard]] constexpr const Counted* counted(const CardInfo& card, const Particles& phrases) noexcept {
  switch (card.effect) {
    case Effect::move:
      return card.number < 0 ? &phrases.back : &phrases.forward;
    case Effect::oback:
      return &phrases.others_back;
    case Effect::sym:
      return &phrases.draw;
    case Effect::add:
      return card.number < 0 ? &phrases.less : &phrases.more;
    case Effect::barin:
      return &phrases.barred;
    case Effect::peace:
      return &phrases.peace;
    default:
      return nullptr;
  }
}

/// The texts of all kinds of event cards.
template <Language Tongue>
inline constexpr auto cards = phrases_for(card_table, [](auto& out, const CardInfo& card) {
  const Counted* phrases = counted(card, particles<Tongue>);
  if (phrases == nullptr) return static_cast<void>(out << word(card.effect, Tongue{}));
  const int number = card.number < 0 ? -card.number : card.number;
  out << phrases->before << number << (number == 1 ? phrases->one : phrases->several);
});

}  // namespace detail

/// The text of an event card. Precondition: card.is_kind().
template <CanTell<Event> Tongue>
[[nodiscard]] constexpr std::string_view word(Card card, Tongue /*language*/) noexcept {
  expects([&] { return card.is_kind(); }, "it is a kind of event card");
  return detail::cards<Tongue>[static_cast<std::size_t>(card.kind())];
}

/// The noun for a field, without its number.
[[nodiscard]] constexpr std::string_view word(Space at, CanName<Noun> auto tongue) noexcept {
  if (at.is_ring()) return word(Noun::field, tongue);
  if (at.is_straight()) return word(Noun::straight, tongue);
  if (at.is_passage()) return word(Noun::passage, tongue);
  return word(at.is_centre() ? Noun::centre : Noun::start_field, tongue);
}

/// Writes a field with its number.
template <class Game, CanTell<Event> Tongue>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Space at,
                            Tongue /*language*/) noexcept {
  const Particles& phrases = detail::particles<Tongue>;
  if (at.is_start()) return static_cast<void>(out << phrases.start);
  if (at.is_centre()) return static_cast<void>(out << phrases.centre);
  out << (at.is_passage() ? phrases.passage : phrases.field) << word(at).view();
  if (at.is_straight()) out << phrases.of_straight;
}

/// Writes the text of the card in quotation marks; nothing for no card, which an event from outside may contain.
template <class Game, CanTell<Event> Tongue>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Card card, Tongue tongue) noexcept {
  if (!card.is_kind()) return;
  const Particles& phrases = detail::particles<Tongue>;
  out << phrases.begin_card << word(card, tongue) << phrases.end_card;
}

/// Writes a digit as the object of giving or taking.
template <class Game, CanTell<Event> Tongue>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Digit digit,
                            Tongue /*language*/) noexcept {
  out << detail::particles<Tongue>.one[digit];
}

/// CM-77. Writes the cards of a bundle as the object of giving or taking; two equal ones together.
template <class Game, CanTell<Event> Tongue>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Bundle bundle,
                            Tongue /*language*/) noexcept {
  const Particles& phrases = detail::particles<Tongue>;
  bool is_first = true;
  for (const Digit digit : all_digits) {
    if (bundle.count(digit) == 0) continue;
    if (!is_first) out << phrases.last;
    out << (bundle.count(digit) == 2 ? phrases.two[digit] : phrases.one[digit]);
    is_first = false;
  }
}

namespace detail {

[[nodiscard]] constexpr std::string_view before(Space at, const BeforeField& phrases) noexcept {
  return at.is_start() ? phrases.start : at.is_centre() ? phrases.centre : phrases.other;
}

/// CM-77. Writes who would give what to whom.
constexpr void write_trade(auto& out, const Event& event, const Particles& phrases, const auto& cards,
                           const auto& names) noexcept {
  const Proposal proposal = event.proposal;
  if (!proposal.is_circle()) {
    names(out, event.other);
    out << ' ';
    cards(proposal.given());
    out << phrases.against;
    cards(proposal.wanted());
    return;
  }
  out << phrases.circle;
  cards(proposal.given());
  out << phrases.to;
  names(out, proposal.to());
  out << phrases.from_there;
  cards(proposal.passed_on());
  out << phrases.to;
  names(out, proposal.then());
  out << phrases.begin_return;
  cards(proposal.wanted());
  out << phrases.end_return;
}

}  // namespace detail

/// Writes where a figure comes from, `{away}`, where it goes, `{onto}`, and what is proposed, `{trade}`.
template <class Game, CanTell<Event> Tongue>
constexpr bool write_detail(auto& out, const Game& game, const View& view, const Event& event, std::string_view name,
                            Tongue tongue, const auto& names) noexcept {
  const Particles& phrases = detail::particles<Tongue>;
  if (name == "away") {
    out << detail::before(event.from, phrases.away);
    write_phrase(out, game, view, event.from, tongue);
  } else if (name == "onto") {
    out << detail::before(event.to, phrases.onto);
    write_phrase(out, game, view, event.to, tongue);
  } else if (name == "trade" && event.proposal.is_kind()) {
    const auto cards = [&](Bundle bundle) { write_phrase(out, game, view, bundle, tongue); };
    detail::write_trade(out, event, phrases, cards, names);
  } else {
    return false;
  }
  return true;
}

}  // namespace regelwerk::clockman
