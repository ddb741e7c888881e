#pragma once
#include <array>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/english.hpp>
#include <regelwerk/core/sentence.hpp>
#include <regelwerk/core/wording.hpp>
#include <regelwerk/tock/edition/constraints.hpp>
#include <regelwerk/tock/event.hpp>
#include <regelwerk/tock/members.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/noun.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/validate.hpp>
#include <regelwerk/tock/view.hpp>

// Tock in English words, as they stand in the middle of a sentence.

namespace regelwerk::tock {

/// Visits all that a language has to say, but for the fields of options and setup facts.
template <class Visitor>
constexpr void for_each_thing(Rule /*game*/, const Visitor& visitor) noexcept {
  visit_values<Rule::own_start_closed, OptionFault::own_start, Constraint::name, Invariant::view, Mode::three_pairs,
               Seven::single, OwnStart::closed, Phase::over, MoveKind::step, Rank::king, Noun::team>(visitor);
  for (const Place place : {Place::ring(0), Place::lane(0), Place::area()}) visitor(place);
}

namespace detail {

inline constexpr auto english_fields = std::to_array<Wording>({{"seats", "players"},
                                                               {"mode", "teams"},
                                                               {"quick_start", "quick start"},
                                                               {"seven", "the 7"},
                                                               {"own_start", "own start field"},
                                                               {"first_dealer", "first dealer"}});
static_assert(names_fields(english_fields, option_fields) && names_fields(english_fields, start_fields));

}  // namespace detail

/// The name of an option or of a setup fact.
template <class Owner, class Member>
[[nodiscard]] constexpr std::string_view word(const Field<Owner, Member>& field, English /*language*/) noexcept {
  return word_for(detail::english_fields, field.name);
}

[[nodiscard]] constexpr std::string_view word(Mode mode, English /*language*/) noexcept {
  constexpr Words<Mode::three_pairs> words{"everybody alone", "two pairs", "three pairs"};
  return words[mode];
}
[[nodiscard]] constexpr std::string_view word(Seven seven, English /*language*/) noexcept {
  constexpr Words<Seven::single> words{"split among marbles", "1 to 7 with one marble"};
  return words[seven];
}
[[nodiscard]] constexpr std::string_view word(OwnStart own_start, English /*language*/) noexcept {
  constexpr Words<OwnStart::closed> words{"open", "closed"};
  return words[own_start];
}

[[nodiscard]] constexpr std::string_view word(Phase phase, English /*language*/) noexcept {
  constexpr Words<Phase::over> words{"deal", "exchange of cards", "play", "steps of a 7", "end of the game"};
  return words[phase];
}
[[nodiscard]] constexpr std::string_view word(MoveKind kind, English /*language*/) noexcept {
  constexpr Words<MoveKind::step> words{"deal",         "pass to the partner", "discard",    "move",
                                        "swap marbles", "bring a marble in",   "make a step"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Rank rank, English /*language*/) noexcept {
  constexpr Words<Rank::king> words{"ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"};
  return words[rank];
}
[[nodiscard]] constexpr std::string_view word(Noun noun, English /*language*/) noexcept {
  constexpr Words<Noun::team> words{"marble", "ring", "start field", "entrance", "home field", "start area",
                                    "card",   "hand", "deck",        "discards", "partner",    "team"};
  return words[noun];
}
/// What kind of place it is; the number of a field stands behind the word.
[[nodiscard]] constexpr std::string_view word(Place place, English /*language*/) noexcept {
  return place.is_ring() ? "field" : word(place.is_lane() ? Noun::lane_field : Noun::start_area, english);
}

/// A field with its number.
template <class Game>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Place place,
                            English /*language*/) noexcept {
  out << word(place, english);
  if (!place.is_area()) out << ' ' << word(place).view();
}

namespace detail {

inline constexpr std::array<Sentence<EventKind>, 16> english_sentences{
    {{EventKind::card_dealt, "{seat} gets [has_rank:{rank}|a card]"},
     {EventKind::card_chosen, "{seat} lays [has_rank:{rank}|a card] aside for its partner"},
     {EventKind::card_given, "{seat} gives {other} [has_rank:{rank}|a card]"},
     {EventKind::card_played, "{seat} plays {rank}"},
     {EventKind::card_discarded, "{seat} discards {rank}[rule=TK-14: as the 10 demands|, for no card can be played]"},
     {EventKind::marble_entered, "a marble of {colour} comes in on {to}"},
     {EventKind::marble_moved, "{colour} goes [rule=TK-25:back ]from {from} to {to}"},
     {EventKind::marble_captured, "{colour} is captured on {from}"},
     {EventKind::marbles_swapped, "{colour} swaps {from} with {other} on {to}"},
     {EventKind::marble_home, "{colour} has a marble home on {to}"},
     {EventKind::seat_banned, "{seat} must discard next"},
     {EventKind::turn_passed, "it is the turn of {seat}"},
     {EventKind::deal_passed, "a new deal begins, {seat} leads"},
     {EventKind::cards_shuffled, "all cards are shuffled into a new deck"},
     {EventKind::seat_won, "{seat} has won"},
     {EventKind::course_changed, ""}}};
static_assert(is_complete(english_sentences));

}  // namespace detail

[[nodiscard]] constexpr const auto& sentences_of(std::type_identity<Event> /*type*/, English /*language*/) noexcept {
  return detail::english_sentences;
}

}  // namespace regelwerk::tock
