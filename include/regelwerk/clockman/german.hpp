#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/clockman/board.hpp>
#include <regelwerk/clockman/digit_cards.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/german/reasons.hpp>
#include <regelwerk/clockman/german/rules.hpp>
#include <regelwerk/clockman/german/sentences.hpp>
#include <regelwerk/clockman/members.hpp>
#include <regelwerk/clockman/move.hpp>
#include <regelwerk/clockman/noun.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/proposal.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/text/words.hpp>
#include <regelwerk/clockman/view.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/german.hpp>
#include <regelwerk/core/phrases.hpp>
#include <regelwerk/core/wording.hpp>

// Clockman in German: rules, reasons, and words as they stand in the middle of a sentence.

namespace regelwerk::clockman {

namespace detail {

inline constexpr auto german_fields = std::to_array<Wording>({{"seats", "Spieler"},
                                                              {"ones", "Einsen im Datum"},
                                                              {"blockades_stay", "Blockaden bleiben stehen"},
                                                              {"outward", "Weg nach außen"},
                                                              {"transfer", "Transfer"},
                                                              {"hoarding", "Hamstern"},
                                                              {"robbery", "Raub"},
                                                              {"rob_date", "Raub auch aus dem Datum"},
                                                              {"trade", "Tauschhandel"},
                                                              {"trade_offers", "Angebote je Zug"}});
static_assert(names_fields(german_fields, option_fields));

}  // namespace detail

/// The name of an option.
template <class Owner, class Member>
[[nodiscard]] constexpr std::string_view word(const Field<Owner, Member>& field, German /*language*/) noexcept {
  return word_for(detail::german_fields, field.name);
}

[[nodiscard]] constexpr std::string_view word(Outward outward, German /*language*/) noexcept {
  constexpr Words<Outward::free> words{"nur wer zurückmuss", "alle"};
  return words[outward];
}
[[nodiscard]] constexpr std::string_view word(Hoarding hoarding, German /*language*/) noexcept {
  constexpr Words<Hoarding::extended> words{"keins", "eine überzählige Ziffer", "beliebig viele überzählige Ziffern"};
  return words[hoarding];
}
[[nodiscard]] constexpr std::string_view word(Phase phase, German /*language*/) noexcept {
  constexpr Words<Phase::over> words{"Auswürfeln des Beginners",
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
                                     "Spielende"};
  return words[phase];
}
[[nodiscard]] constexpr std::string_view word(MoveKind kind, German /*language*/) noexcept {
  constexpr Words<MoveKind::grab> words{"würfeln",
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
                                        "eine Ziffer wegnehmen"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Pose pose, German /*language*/) noexcept {
  constexpr Words<Pose::e> words{"A", "B", "C", "D", "E"};
  return words[pose];
}
[[nodiscard]] constexpr std::string_view word(FieldKind kind, German /*language*/) noexcept {
  constexpr Words<FieldKind::plain> words{"Feld einer 0", "Feld einer 1", "Feld einer 2",
                                          "Jokerfeld",    "Liftfeld",     "Symbolfeld",
                                          "Ereignisfeld", "Transferfeld", "gewöhnliches Feld"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Digit digit, German /*language*/) noexcept {
  constexpr Words<Digit::joker> words{"0", "1", "2", "Joker"};
  return words[digit];
}
[[nodiscard]] constexpr std::string_view word(Mode mode, German /*language*/) noexcept {
  constexpr Words<Mode::open> words{"sofort", "nach Bedarf", "offen"};
  return words[mode];
}
[[nodiscard]] constexpr std::string_view word(Effect effect, German /*language*/) noexcept {
  constexpr Words<Effect::peace> words{"Felder vor oder zurück",
                                       "die anderen zurück",
                                       "Extrazug",
                                       "Aussetzen",
                                       "Symbolkarten ziehen",
                                       "Symbolkarte verlieren",
                                       "Symbolkarten tauschen",
                                       "Ziffer verlieren",
                                       "Ziffer wegnehmen",
                                       "zum nächsten Symbolfeld",
                                       "zur nächsten Ziffer",
                                       "freier Durchgang",
                                       "Standhalten",
                                       "Ziffernschutz",
                                       "Einspruch",
                                       "Wurf ändern",
                                       "Platztausch",
                                       "Sperre nach innen",
                                       "Frieden"};
  return words[effect];
}
[[nodiscard]] constexpr std::string_view word(Noun noun, German /*language*/) noexcept {
  constexpr Words<Noun::missed_turn> words{
      "Figur",       "Würfel",          "Ring",          "Durchgang",           "Blockade",
      "Startfeld",   "Einstiegsfeld",   "Abzweigung",    "Zielgerade",          "Zentrum",
      "Symbolkarte", "Ziffernkarte",    "Ereigniskarte", "Nachziehstapel",      "Rücklegestapel",
      "Hand",        "Datum",           "lose Ziffern",  "überzählige Ziffern", "Pakt",
      "Extrazug",    "ausgesetzter Zug"};
  return words[noun];
}

namespace detail {

inline constexpr auto german_cards = phrases_for(card_table, [](auto& out, const CardInfo& card) {
  const int number = card.number < 0 ? -card.number : card.number;
  const auto counted = [&](std::string_view one, std::string_view several) {
    out << number << (number == 1 ? one : several);
  };
  switch (card.effect) {
    case Effect::move:
      counted(" Feld ", " Felder ");
      out << (card.number < 0 ? "zurück" : "vor");
      break;
    case Effect::oback:
      out << "die anderen ";
      counted(" Feld zurück", " Felder zurück");
      break;
    case Effect::sym:
      counted(" Symbolkarte ziehen", " Symbolkarten ziehen");
      break;
    case Effect::add:
      out << "der Wurf zählt " << number << (card.number < 0 ? " weniger" : " mehr");
      break;
    case Effect::barin:
      out << "Sperre nach innen bis zu einer " << number;
      break;
    case Effect::peace:
      out << "Frieden für ";
      counted(" weiteren Zug", " weitere Züge");
      break;
    default:
      out << word(card.effect, german);
      break;
  }
});

}  // namespace detail

/// What an event card says. Precondition: card.is_kind().
[[nodiscard]] constexpr std::string_view word(Card card, German /*language*/) noexcept {
  expects([&] { return card.is_kind(); }, "it is a kind of event card");
  return detail::german_cards[static_cast<std::size_t>(card.kind())];
}

/// What kind of place it is; its numbers stand behind the word.
[[nodiscard]] constexpr std::string_view word(Space at, German /*language*/) noexcept {
  if (at.is_ring()) return "Feld";
  if (at.is_straight()) return word(Noun::straight, german);
  if (at.is_passage()) return word(Noun::passage, german);
  return word(at.is_centre() ? Noun::centre : Noun::start_field, german);
}

/// A field with its number.
template <class Game>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Space at,
                            German /*language*/) noexcept {
  if (at.is_start() || at.is_centre()) {
    out << word(at, german);
  } else {
    out << (at.is_passage() ? "Durchgangsfeld " : "Feld ") << word(at).view()
        << (at.is_straight() ? " der Zielgeraden" : "");
  }
}

/// What the card says, in quotation marks.
template <class Game>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Card card,
                            German /*language*/) noexcept {
  out << "„" << word(card, german) << "“";
}

/// The object of a sentence.
template <class Game>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Digit digit,
                            German /*language*/) noexcept {
  out << (digit == Digit::joker ? "einen " : "eine ") << word(digit, german);
}

/// CM-77. Two of a kind, or each card by itself; the object of a sentence.
template <class Game>
constexpr void write_phrase(auto& out, const Game& game, const View& view, Bundle bundle,
                            German /*language*/) noexcept {
  constexpr std::array<std::string_view, digit_kinds> several{"Nullen", "Einsen", "Zweien", "Joker"};
  bool is_first = true;
  for (const Digit digit : all_digits) {
    if (bundle.count(digit) == 0) continue;
    if (bundle.count(digit) == 2) {
      out << "zwei " << several[static_cast<std::size_t>(digit)];
    } else {
      out << (is_first ? "" : " und ");
      write_phrase(out, game, view, digit, german);
    }
    is_first = false;
  }
}

namespace detail {

/// CM-77. Who would give what to whom.
constexpr void write_trade(auto& out, const Event& event, const auto& cards, const auto& names) noexcept {
  const Proposal proposal = event.proposal;
  if (!proposal.is_circle()) {
    names(out, event.other);
    out << ' ';
    cards(proposal.given());
    out << " gegen ";
    cards(proposal.wanted());
    return;
  }
  out << "einen Ringtausch: ";
  cards(proposal.given());
  out << " an ";
  names(out, proposal.to());
  out << ", von dort ";
  cards(proposal.passed_on());
  out << " an ";
  names(out, proposal.then());
  out << ", zurück ";
  cards(proposal.wanted());
}

}  // namespace detail

/// From where, `{away}`, to where, `{onto}`, and what is proposed, `{trade}`.
template <class Game>
constexpr bool write_detail(auto& out, const Game& game, const View& view, const Event& event, std::string_view name,
                            German /*language*/, const auto& names) noexcept {
  if (name == "away") {
    out << (event.from.is_start() ? "vom " : "von ");
    write_phrase(out, game, view, event.from, german);
  } else if (name == "onto") {
    out << (event.to.is_centre() ? "ins " : event.to.is_start() ? "auf das " : "auf ");
    write_phrase(out, game, view, event.to, german);
  } else if (name == "trade" && event.proposal.is_kind()) {
    const auto cards = [&](Bundle bundle) { write_phrase(out, game, view, bundle, german); };
    detail::write_trade(out, event, cards, names);
  } else {
    return false;
  }
  return true;
}

}  // namespace regelwerk::clockman
