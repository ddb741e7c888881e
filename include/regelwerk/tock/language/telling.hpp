#pragma once
#include <cstdint>
#include <string_view>

#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/tock/edition/constraints.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/text/members.hpp>
#include <regelwerk/tock/view/validate.hpp>
#include <regelwerk/tock/view/view.hpp>

// The phrases about Tock that are composed in the same way in all languages.

namespace regelwerk::tock {

/// Things on the table that need a word in every language.
enum class Noun : std::uint8_t {
  marble,       ///< TK-4: four of each colour
  ring,         ///< TK-1: the closed track that all marbles share
  field,        ///< TK-1: of the ring, numbered from 0
  start_field,  ///< TK-2: where marbles are brought in
  entrance,     ///< TK-3: the ring field before the home lane
  lane_field,   ///< TK-3: of the home lane, 0 (outermost) to 3
  start_area,   ///< TK-4: holds marbles not in play
  card,         ///< TK-8: of 13 ranks; suits mean nothing
  hand,         ///< TK-9: the cards that a seat still has to play in this deal
  deck,         ///< TK-8: cards not yet dealt since the last shuffle
  discards,     ///< TK-8: cards played or discarded since the last shuffle, face up
  partner,      ///< TK-7: the seat opposite
  team,         ///< TK-6: two partners who win together
};

/// Visits every value that a language needs a word for, except fields of options and setup facts.
constexpr void for_each_thing(Rule /*game*/, const auto& visitor) noexcept {
  visit_values<Rule::own_start_closed, OptionFault::own_start, Constraint::name, Invariant::view, Mode::three_pairs,
               Seven::single, OwnStart::closed, Phase::over, MoveKind::step, Rank::king, Noun::team>(visitor);
  for (const Place place : {Place::ring(0), Place::lane(0), Place::area()}) visitor(place);
}

/// The noun for a place, without its number.
[[nodiscard]] constexpr std::string_view word(Place place, CanName<Noun> auto tongue) noexcept {
  return word(place.is_ring() ? Noun::field : place.is_lane() ? Noun::lane_field : Noun::start_area, tongue);
}

/// A field with its number.
constexpr void write_phrase(auto& out, const auto& /*game*/, const View& /*view*/, Place place,
                            CanName<Noun> auto tongue) noexcept {
  out << word(place, tongue);
  if (!place.is_area()) out << ' ' << word(place).view();
}

}  // namespace regelwerk::tock
