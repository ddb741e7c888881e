#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/core/english.hpp>
#include <regelwerk/core/phrases.hpp>
#include <regelwerk/core/wording.hpp>
#include <regelwerk/ostfriesenlauf/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/constraints.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/noun.hpp>
#include <regelwerk/ostfriesenlauf/options.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/validate.hpp>

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

inline constexpr auto english_faces = phrases_for(effect_table, [](auto& out, const Effect& effect) {
  constexpr std::array<std::string_view, 7> behind_fields{
      " forward", " back", " ahead of the ", " behind the ", "swap with the ", "back to the start", "finish to the "};
  if (counts_fields(effect.kind)) out << effect.fields << (effect.fields == 1 ? " field" : " fields");
  out << behind_fields[static_cast<std::size_t>(effect.kind)];
  if (names_place(effect.kind)) out << word(place_of_number(effect.place), english);
  if (effect.kind == FaceKind::finish) out << word(effect.sign, english);
});

}  // namespace detail

/// What a card says. Precondition: face.valid().
[[nodiscard]] constexpr std::string_view word(Face face, English /*language*/) noexcept {
  return detail::english_faces[face.code()];
}

}  // namespace regelwerk::ostfriesenlauf
