#pragma once
#include <array>

#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/sentence.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/samara/edition/specials.hpp>
#include <regelwerk/samara/edition/tool.hpp>
#include <regelwerk/samara/event.hpp>
#include <regelwerk/samara/language/telling.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/options.hpp>
#include <regelwerk/samara/rules.hpp>
#include <regelwerk/samara/state.hpp>

// The English words of Samara, in the form that they have within a sentence.

namespace regelwerk::samara {

namespace detail {

inline constexpr auto english_fields = std::to_array<Wording>({{"seats", "players"},
                                                               {"specials", "special tiles"},
                                                               {"start_month", "months to the end of the board"},
                                                               {"last_half_year", "half-years until the end"},
                                                               {"spare_helpers", "helpers that are not needed"},
                                                               {"order", "laying order"}});

inline constexpr Vocabulary english_words{
    FieldWords{english_fields},
    TermNames{},  // editions name their tiles in English
    Words<Phase::over>{"laying out tiles", "laying out tools", "action", "effect of a tile", "end of the game"},
    Words<MoveKind::imprison>{"lay out a tile", "lay out a tool", "take a tool", "build", "raise a worker",
                              "take vacation", "one month ahead", "give up a tool", "lay a tool down for the Barracks",
                              "weaken a worker", "train a worker", "bury a worker", "send a worker to prison"},
    Words<Tool::glass_b>{"saw", "trowel with compass", "trowel with square", "glass tool A", "glass tool B"},
    Words<Sex::man>{"woman", "man"},
    Words<Colour::blue>{"plain", "grey", "red", "blue"},
    Words<Noun::prestige>{"foreman", "worker", "active worker", "helper", "figure", "strength", "reserve", "space",
                          "column", "row", "tile", "tool", "calendar", "month", "NOW", "prestige"}};

inline constexpr Particles english_particles{
    .no_effect = "no effect",
    .articles = {"the ", "the ", "the ", "the ", "the ", "the ", "the ", "the ", "the ", "the ", "the ", "the ", "the ",
                 "the "},
    .tools = {"a saw", "a trowel with compass", "a trowel with square", "glass tool A", "glass tool B"},
    .workers = {"woman", "man"},
    .any_worker = "worker",
    .of_strength = " of strength ",
    .one_tool = {"a saw", "a trowel", "a glass tool", "a tool"},
    .more_tools = {"saws", "trowels", "glass tools", "tools"},
    .and_also = " and ",
    .is_missing = " is missing",
    .are_missing = " are missing"};

inline constexpr SentenceTable<EventKind> english_sentences{
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

}  // namespace detail

/// The English words and sentences of Samara.
struct EnglishSpeech {
  static constexpr const auto& words = detail::english_words;
  static constexpr const auto& sentences = detail::english_sentences;
  static constexpr const auto& particles = detail::english_particles;
};
[[nodiscard]] constexpr EnglishSpeech speech_of(auto /*type*/, English /*language*/) noexcept { return {}; }
static_assert(says_everything<Rule, Event>(english, option_fields, start_fields));

}  // namespace regelwerk::samara
