#pragma once
#include <array>
#include <string_view>

#include <regelwerk/core/english.hpp>
#include <regelwerk/core/wording.hpp>
#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/edition/standard.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/noun.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/tool.hpp>
#include <regelwerk/samara/validate.hpp>

// Samara in English words, as they stand in the middle of a sentence.

namespace regelwerk::samara {

/// Visits all that a language has to say, but for the fields of options and setup facts.
template <class Visitor>
constexpr void for_each_thing(Rule /*game*/, const Visitor& visitor) noexcept {
  visit_values<Rule::spare_helpers, OptionFault::last_half_year, Constraint::name, Invariant::view, Phase::over,
               MoveKind::imprison, Tool::glass_b, Sex::man, Effect::bridge, Colour::blue, Noun::prestige>(visitor);
  for (const TileData& tile : standard_edition.tiles()) visitor(EditionTerm<Rule>{tile.name});
}

namespace detail {

inline constexpr auto english_fields = std::to_array<Wording>({{"seats", "players"},
                                                               {"specials", "special tiles"},
                                                               {"start_month", "months to the end of the board"},
                                                               {"last_half_year", "half-years until the end"},
                                                               {"spare_helpers", "helpers that are not needed"},
                                                               {"order", "laying order"}});
static_assert(names_fields(english_fields, option_fields) && names_fields(english_fields, start_fields));

}  // namespace detail

/// The name of an option or of a setup fact.
template <class Owner, class Member>
[[nodiscard]] constexpr std::string_view word(const Field<Owner, Member>& field, English /*language*/) noexcept {
  return word_for(detail::english_fields, field.name);
}

[[nodiscard]] constexpr std::string_view word(Phase phase, English /*language*/) noexcept {
  constexpr Words<Phase::over> words{"laying out tiles", "laying out tools", "action", "effect of a tile",
                                     "end of the game"};
  return words[phase];
}
[[nodiscard]] constexpr std::string_view word(MoveKind kind, English /*language*/) noexcept {
  constexpr Words<MoveKind::imprison> words{"lay out a tile",
                                            "lay out a tool",
                                            "take a tool",
                                            "build",
                                            "raise a worker",
                                            "take vacation",
                                            "one month ahead",
                                            "give up a tool",
                                            "lay a tool down for the Barracks",
                                            "weaken a worker",
                                            "train a worker",
                                            "bury a worker",
                                            "send a worker to prison"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Tool tool, English /*language*/) noexcept {
  constexpr Words<Tool::glass_b> words{"saw", "trowel with compass", "trowel with square", "glass tool A",
                                       "glass tool B"};
  return words[tool];
}
[[nodiscard]] constexpr std::string_view word(Sex sex, English /*language*/) noexcept {
  constexpr Words<Sex::man> words{"woman", "man"};
  return words[sex];
}
[[nodiscard]] constexpr std::string_view word(Colour colour, English /*language*/) noexcept {
  constexpr Words<Colour::blue> words{"plain", "grey", "red", "blue"};
  return words[colour];
}
[[nodiscard]] constexpr std::string_view word(Noun noun, English /*language*/) noexcept {
  constexpr Words<Noun::prestige> words{"foreman",  "worker", "active worker", "helper",  "figure", "strength",
                                        "reserve",  "space",  "column",        "row",     "tile",   "tool",
                                        "calendar", "month",  "NOW",           "prestige"};
  return words[noun];
}

/// The name of a tile, which is English in every edition of this library.
template <class Owner>
[[nodiscard]] constexpr std::string_view word(EditionTerm<Owner> term, English /*language*/) noexcept {
  return term.name;
}
/// The tile that has this effect.
[[nodiscard]] constexpr std::string_view word(Effect effect, English /*language*/) noexcept {
  return effect == Effect::none ? "no effect" : special(effect).name;
}

}  // namespace regelwerk::samara
