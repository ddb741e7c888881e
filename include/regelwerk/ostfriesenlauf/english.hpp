#pragma once
#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/english.hpp>
#include <regelwerk/core/phrases.hpp>
#include <regelwerk/core/sentence.hpp>
#include <regelwerk/core/wording.hpp>
#include <regelwerk/ostfriesenlauf/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/constraints.hpp>
#include <regelwerk/ostfriesenlauf/event.hpp>
#include <regelwerk/ostfriesenlauf/members.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/noun.hpp>
#include <regelwerk/ostfriesenlauf/options.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/telling.hpp>
#include <regelwerk/ostfriesenlauf/validate.hpp>
#include <regelwerk/ostfriesenlauf/view.hpp>

// Ostfriesenlauf in English words, as they stand in the middle of a sentence.

namespace regelwerk::ostfriesenlauf {

/// Visits all that a language has to say, but for the fields of options and setup facts.
template <class Visitor>
constexpr void for_each_thing(Rule /*game*/, const Visitor& visitor) noexcept {
  visit_values<Rule::places, OptionFault::unowned_wins, Constraint::name, Invariant::view, Place::fourth, Sign::sheep,
               FaceKind::finish, Phase::over, MoveKind::lay, Noun::played>(visitor);
  for (unsigned code = 0; code < unsigned{Face::count}; ++code) visitor(Face::from_code(code));
}

namespace detail {

inline constexpr auto english_fields = std::to_array<Wording>(
    {{"seats", "players"}, {"unowned_wins", "runners without an owner may win"}, {"start_numbers", "start numbers"}});
static_assert(names_fields(english_fields, option_fields) && names_fields(english_fields, start_fields));

}  // namespace detail

/// The name of an option or of a setup fact.
template <class Owner, class Member>
[[nodiscard]] constexpr std::string_view word(const Field<Owner, Member>& field, English /*language*/) noexcept {
  return word_for(detail::english_fields, field.name);
}

[[nodiscard]] constexpr std::string_view word(Place place, English /*language*/) noexcept {
  constexpr Words<Place::fourth> words{"first", "second", "third", "fourth"};
  return words[place];
}
[[nodiscard]] constexpr std::string_view word(Sign sign, English /*language*/) noexcept {
  constexpr Words<Sign::sheep> words{"fish", "hedgehog", "turtle", "snail", "sheep"};
  return words[sign];
}
[[nodiscard]] constexpr std::string_view word(FaceKind kind, English /*language*/) noexcept {
  constexpr Words<FaceKind::finish> words{
      "fields forward",          "fields back",       "fields ahead of another place", "fields behind another place",
      "swap with another place", "back to the start", "another place for the finish"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Phase phase, English /*language*/) noexcept {
  constexpr Words<Phase::over> words{"deal", "choice of a stack", "draw", "laying a card", "end of the game"};
  return words[phase];
}
[[nodiscard]] constexpr std::string_view word(MoveKind kind, English /*language*/) noexcept {
  constexpr Words<MoveKind::lay> words{"deal", "choose a stack", "draw", "lay a card"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Noun noun, English /*language*/) noexcept {
  constexpr Words<Noun::played> words{"runner",      "track",       "field", "lane",        "start space",
                                      "finish sign", "finish line", "card",  "back",        "face",
                                      "stack",       "hand",        "pile",  "played cards"};
  return words[noun];
}

namespace detail {

constexpr void write_fields(auto& out, int fields, English /*language*/) noexcept {
  out << fields << (fields == 1 ? " field" : " fields");
}

inline constexpr auto english_faces = phrases_for(effect_table, [](auto& out, const Effect& effect) {
  constexpr std::array<std::string_view, 7> behind_fields{
      " forward", " back", " ahead of the ", " behind the ", "swap with the ", "back to the start", "finish to the "};
  if (counts_fields(effect.kind)) write_fields(out, effect.fields, english);
  out << behind_fields[static_cast<std::size_t>(effect.kind)];
  if (names_place(effect.kind)) out << word(place_of_number(effect.place), english);
  if (effect.kind == FaceKind::finish) out << word(effect.sign, english);
});

}  // namespace detail

/// What a card says. Precondition: face.valid().
[[nodiscard]] constexpr std::string_view word(Face face, English /*language*/) noexcept {
  return detail::english_faces[face.code()];
}

/// The face of an event. Precondition: it shows one.
template <class Game>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, detail::SeenFace seen,
                            English /*language*/) noexcept {
  out << word(seen.face(), english);
}

/// Whom a card turned over is for, how far a runner goes, and which way it ran across the line.
template <class Game>
constexpr bool write_detail(auto& out, const Game& /*game*/, const View& /*view*/, const Event& event,
                            std::string_view name, English /*language*/) noexcept {
  if (name == "whom") {
    if (moves_runner(event.face)) out << " for the " << word(event.back, english);
  } else if (name == "way") {
    detail::write_fields(out, fields_gone(event), english);
    out << (event.from < event.to ? " forward" : " back");
  } else if (name == "direction") {
    out << (ran_forward(event) ? "forward" : "backward");
  } else {
    return false;
  }
  return true;
}

namespace detail {

// Who chose which stack is told with the card drawn from it.
inline constexpr std::array<Sentence<EventKind>, 17> english_sentences{
    {{EventKind::card_dealt, "{seat} gets [face:“{face}”|a card] from stack {back}"},
     {EventKind::stack_chosen, ""},
     {EventKind::card_drawn, "{seat} draws [face:“{face}”|a card] from stack {back}"},
     {EventKind::card_laid,
      "[rule=OL-23:for {runner} |{runner} lays ][face:“{face}”|a card] of stack {back}[rule=OL-23: is laid, which "
      "nobody sees]"},
     {EventKind::nothing_laid, "stack {back} is empty, so nothing is laid for {runner}"},
     {EventKind::card_revealed, "the card laid for {runner} is turned over: “{face}”{whom}"},
     {EventKind::runner_moved, "{runner} goes [rule=OL-18:back to the start from field {from}|{way} to field {to}]"},
     {EventKind::runner_stayed, "{runner} arrives anew on field {to}, behind all who stand there"},
     {EventKind::runners_swapped, "{runner} on field {from} swaps with {other} on field {to}"},
     {EventKind::sign_moved, "the finish sign goes to the {sign}, from field {from} to field {to}"},
     {EventKind::line_crossed,
      "{runner} is across the line {direction} by [count=1:1 field|{count} fields], on field {to}"},
     {EventKind::stack_refilled, "[count=1:1 played card goes|{count} played cards go] back to stack {back}"},
     {EventKind::turn_passed, "it is the turn of {runner}"},
     {EventKind::round_passed, "a new round begins with {runner}"},
     {EventKind::game_won, "{seat} has won"},
     {EventKind::game_lost, "{runner} wins and has no owner, so all players have lost"},
     {EventKind::course_changed, ""}}};
static_assert(is_complete(english_sentences));

}  // namespace detail

[[nodiscard]] constexpr const auto& sentences_of(std::type_identity<Event> /*type*/, English /*language*/) noexcept {
  return detail::english_sentences;
}

}  // namespace regelwerk::ostfriesenlauf
