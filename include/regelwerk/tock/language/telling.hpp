#pragma once
#include <string_view>

#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/tock/edition/constraints.hpp>
#include <regelwerk/tock/language/noun.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/text/members.hpp>
#include <regelwerk/tock/view/validate.hpp>
#include <regelwerk/tock/view/view.hpp>

// What all languages share when they describe Tock.

namespace regelwerk::tock {

/// Visits every value that a language needs a word for, except fields of options and setup facts.
template <class Visitor>
constexpr void for_each_thing(Rule /*game*/, const Visitor& visitor) noexcept {
  visit_values<Rule::own_start_closed, OptionFault::own_start, Constraint::name, Invariant::view, Mode::three_pairs,
               Seven::single, OwnStart::closed, Phase::over, MoveKind::step, Rank::king, Noun::team>(visitor);
  for (const Place place : {Place::ring(0), Place::lane(0), Place::area()}) visitor(place);
}

/// The noun for a place, without its number.
template <CanName<Noun> Tongue>
[[nodiscard]] constexpr std::string_view word(Place place, Tongue tongue) noexcept {
  return word(place.is_ring() ? Noun::field : place.is_lane() ? Noun::lane_field : Noun::start_area, tongue);
}

/// A field with its number.
template <class Game, CanName<Noun> Tongue>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, Place place,
                            Tongue tongue) noexcept {
  out << word(place, tongue);
  if (!place.is_area()) out << ' ' << word(place).view();
}

}  // namespace regelwerk::tock
