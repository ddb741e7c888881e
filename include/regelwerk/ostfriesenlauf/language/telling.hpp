#pragma once
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/phrases.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/constraints.hpp>
#include <regelwerk/ostfriesenlauf/event.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/options.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/state/race.hpp>
#include <regelwerk/ostfriesenlauf/text/members.hpp>
#include <regelwerk/ostfriesenlauf/view/validate.hpp>
#include <regelwerk/ostfriesenlauf/view/view.hpp>

// The phrases about Ostfriesenlauf that are composed in the same way in all languages.

namespace regelwerk::ostfriesenlauf {

/// Things on the table that need a word in every language.
enum class Noun : std::uint8_t {
  runner,       ///< OL-1: four race, whoever owns them
  track,        ///< OL-1: a circle, run clockwise
  field,        ///< OL-4: a position counted from the start space
  lane,         ///< OL-5: orders the runners on one field, the innermost ahead
  start_space,  ///< OL-7: position 0
  finish_sign,  ///< OL-3: stands at one of five spots
  finish_line,  ///< OL-25: behind the sign's field, crossed from either side
  card,         ///< OL-1: moves the runner in a place, or the sign
  back,         ///< OL-1: 1 to 4: the place addressed, visible to all
  face,         ///< OL-2: what the card does, hidden until carried out
  stack,        ///< OL-1: 15 cards of one back
  hand,         ///< OL-9: four cards of a seat, five before it lays
  pile,         ///< OL-10: the cards laid in this round, face down
  played,       ///< OL-21: cards of earlier rounds since the last refill, face up
};

/// Visits every value that a language needs a word for, except fields of options and setup facts.
constexpr void for_each_thing(Rule /*game*/, const auto& visitor) noexcept {
  visit_values<Rule::places, OptionFault::unowned_wins, Constraint::name, Invariant::view, Place::fourth, Sign::sheep,
               FaceKind::finish, Phase::over, MoveKind::lay, Noun::played>(visitor);
  for (unsigned code = 0; code < unsigned{Face::count}; ++code) visitor(Face::from_code(code));
}

/// Phrases that a language puts around the words of cards and events, with the blanks on either side.
struct Particles {
  std::string_view field;         ///< after the number 1
  std::string_view fields;        ///< after other numbers
  Words<FaceKind::finish> faces;  ///< after the number of fields, if any
  Words<Place::fourth> places;    ///< after a face that names a place, and after `whom`
  Words<Sign::sheep> to_sign;     ///< where the finish sign goes
  std::string_view whom;          ///< before the place of the runner that a card moves
  std::string_view ahead;         ///< the direction in which a runner moves
  std::string_view back;
  std::string_view ran_forward;  ///< the direction in which a runner crossed the line
  std::string_view ran_backward;
};

namespace detail {

/// The particles of a language.
template <Language Tongue>
inline constexpr const Particles& particles = SpeechAbout<Event, Tongue>::particles;

constexpr void write_fields(auto& out, int fields, const Particles& phrases) noexcept {
  out << fields << (fields == 1 ? phrases.field : phrases.fields);
}

/// The phrase of every face.
template <Language Tongue>
inline constexpr auto faces = phrases_for(effect_table, [](auto& out, const Effect& effect) {
  const Particles& phrases = particles<Tongue>;
  if (counts_fields(effect.kind)) write_fields(out, effect.fields, phrases);
  out << phrases.faces[effect.kind];
  if (names_place(effect.kind)) out << phrases.places[place_of_number(effect.place)];
  if (effect.kind == FaceKind::finish) out << phrases.to_sign[effect.sign];
});

}  // namespace detail

/// Writes the phrase of a face. Precondition: face.valid().
template <CanTell<Event> Tongue>
[[nodiscard]] constexpr std::string_view word(Face face, Tongue /*language*/) noexcept {
  return detail::faces<Tongue>[face.code()];
}

/// A runner has the name of its owner (OL-8); an unowned runner has a number, unless `names` also names runners.
constexpr void write_phrase(auto& out, const auto& game, const View& /*view*/, Runner runner,
                            CanName<Noun> auto language, const auto& names) noexcept {
  if constexpr (requires { names(out, runner); }) {
    names(out, runner);
  } else if (is_owned(game.layout(), runner)) {
    names(out, owner_of(runner));
  } else {
    out << word(Noun::runner, language) << ' ' << runner.index();
  }
}

/// Writes a stack or a back as its number, since the word for a place means a runner.
constexpr void write_phrase(auto& out, const auto& /*game*/, const View& /*view*/, Place back,
                            Language auto /*language*/) noexcept {
  out << number(back);
}

/// OL-14. True if a card moves the runner in the place on its back, and not the sign alone.
[[nodiscard]] constexpr bool moves_runner(Face face) noexcept { return effect_of(face).kind != FaceKind::finish; }

/// The number of fields that a runner moved, in either direction.
[[nodiscard]] constexpr int fields_gone(const Event& event) noexcept {
  return event.from < event.to ? event.to - event.from : event.from - event.to;
}

/// OL-25. True if a runner that is across ran forward; positions of a runner that is across backward are below every
/// field of the sign.
[[nodiscard]] constexpr bool ran_forward(const Event& event) noexcept { return event.to > 0; }

/// The face of an event. Precondition: it shows one.
constexpr void write_phrase(auto& out, const auto& /*game*/, const View& /*view*/, detail::MaybeFace seen,
                            CanTell<Event> auto tongue) noexcept {
  out << word(seen.face(), tongue);
}

/// Writes whom a revealed card moves, how far a runner goes, where the sign goes, and which way a runner crossed the
/// line.
template <class Game, CanTell<Event> Tongue>
constexpr bool write_detail(auto& out, const Game& /*game*/, const View& /*view*/, const Event& event,
                            std::string_view name, Tongue /*language*/) noexcept {
  const Particles& phrases = detail::particles<Tongue>;
  if (name == "whom") {
    if (moves_runner(event.face)) out << phrases.whom << phrases.places[event.back];
  } else if (name == "way") {
    detail::write_fields(out, fields_gone(event), phrases);
    out << (event.from < event.to ? phrases.ahead : phrases.back);
  } else if (name == "to_sign") {
    out << phrases.to_sign[event.sign];
  } else if (name == "direction") {
    out << (ran_forward(event) ? phrases.ran_forward : phrases.ran_backward);
  } else {
    return false;
  }
  return true;
}

}  // namespace regelwerk::ostfriesenlauf
