#pragma once
#include <array>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/english.hpp>
#include <regelwerk/core/sentence.hpp>
#include <regelwerk/core/wording.hpp>
#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/edition/standard.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/members.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/noun.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/telling.hpp>
#include <regelwerk/samara/tool.hpp>
#include <regelwerk/samara/validate.hpp>
#include <regelwerk/samara/view.hpp>

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

/// The tool of an event. Precondition: it shows one.
template <class Game>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, detail::SeenTool seen,
                            English /*language*/) noexcept {
  out << (has_letter(seen.tool()) ? "" : "a ") << word(seen.tool(), english);
}

/// The worker that goes, and the tile behind an event.
template <class Game>
constexpr bool write_detail(auto& out, const Game& /*game*/, const View& view, const Event& event,
                            std::string_view name, English /*language*/) noexcept {
  if (name == "worker") {
    const auto worker = worker_behind(view, event);
    out << (worker ? word(worker->figures.sex(), english) : word(Noun::worker, english));
    if (worker && worker->figures.strength() > 1) out << " of strength " << worker->figures.strength();
  } else if (name == "cause") {
    out << "the " << word(effect_behind(event.rule), english);
  } else {
    return false;
  }
  return true;
}

namespace detail {

inline constexpr std::array<Sentence<EventKind>, 21> english_sentences{
    {{EventKind::tile_laid, "the tile {tile} is laid on {space}"},
     {EventKind::tool_laid, "{tool} is laid on {space}"},
     {EventKind::tool_taken, "{seat} takes {tool} from {space}"},
     {EventKind::tile_taken, "{seat} builds the {tile} on {space} for {amount} prestige"},
     {EventKind::worker_moved,
      "{seat}'s {worker} [rule=SM-23:can do nothing and ][rule=SM-22:takes a vacation until|goes on to] month {to}"},
     {EventKind::figure_born, "{seat} raises a {sex}, a new worker in month {to}"},
     {EventKind::tool_lost, "{cause} costs {seat} {tool}, which lies on {space} now"},
     {EventKind::tool_chosen, "{seat} chooses [tool:{tool}|a tool] for {cause}"},
     {EventKind::choices_revealed, "all choices for {cause} are revealed"},
     {EventKind::worker_weakened, "{seat}'s {worker} in month {from} loses a {sex} to {cause}"},
     {EventKind::worker_left, "{seat}'s {worker} in month {from} leaves the calendar for {cause}"},
     {EventKind::worker_trained, "{seat}'s {worker} in month {to} gains a {sex} from {cause}"},
     {EventKind::worker_buried, "{seat}'s {worker} in month {from} is buried under {cause}"},
     {EventKind::worker_imprisoned, "{seat}'s {worker} goes to {cause}, from month {from} to month {to}"},
     {EventKind::month_begun, "[amount:{amount} months pass|a month passes]"},
     {EventKind::board_laid, "the calendar board of the past half-year is laid at the other end"},
     {EventKind::turn_passed, "[rule=SM-9:it is the turn of {seat}|{cause} asks {seat} for a choice]"},
     {EventKind::game_ended, "the last [rule=SM-47:half-year is over|tile is built], and the game ends"},
     {EventKind::tie_broken, "{seat} and {other} have equal prestige, but {seat} has the next worker on the calendar"},
     {EventKind::seat_won, "{seat} has won with {amount} prestige"},
     {EventKind::course_changed, ""}}};
static_assert(is_complete(english_sentences));

}  // namespace detail

[[nodiscard]] constexpr const auto& sentences_of(std::type_identity<Event> /*type*/, English /*language*/) noexcept {
  return detail::english_sentences;
}

}  // namespace regelwerk::samara
