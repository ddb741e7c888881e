#pragma once
#include <array>

#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/sentence.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/event.hpp>
#include <regelwerk/ostfriesenlauf/language/telling.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/options.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

// The English words of Ostfriesenlauf, in the form that they have within a sentence.

namespace regelwerk::ostfriesenlauf {

namespace detail {

inline constexpr auto english_fields = std::to_array<Wording>(
    {{"seats", "players"}, {"unowned_wins", "runners without an owner may win"}, {"start_numbers", "start numbers"}});

inline constexpr Vocabulary english_words{
    FieldWords{english_fields},
    Words<Place::fourth>{"first", "second", "third", "fourth"},
    Words<Sign::sheep>{"fish", "hedgehog", "turtle", "snail", "sheep"},
    Words<FaceKind::finish>{"fields forward", "fields back", "fields ahead of another place",
                            "fields behind another place", "swap with another place", "back to the start",
                            "another place for the finish"},
    Words<Phase::over>{"deal", "choice of a stack", "draw", "laying a card", "end of the game"},
    Words<MoveKind::lay>{"deal", "choose a stack", "draw", "lay a card"},
    Words<Noun::played>{"runner", "track", "field", "lane", "start space", "finish sign", "finish line", "card", "back",
                        "face", "stack", "hand", "pile", "played cards"}};

inline constexpr Particles english_particles{
    .field = " field",
    .fields = " fields",
    .faces = {" forward", " back", " ahead of the ", " behind the ", "swap with the ", "back to the start", "finish "},
    .places = {"first", "second", "third", "fourth"},
    .to_sign = {"to the fish", "to the hedgehog", "to the turtle", "to the snail", "to the sheep"},
    .whom = " for the ",
    .ahead = " forward",
    .back = " back",
    .ran_forward = "forward",
    .ran_backward = "backward"};

// The choice of a stack has no sentence of its own; that of the drawn card mentions it.
inline constexpr SentenceTable<EventKind> english_sentences{
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

}  // namespace detail

/// The English words and sentences of Ostfriesenlauf.
struct EnglishSpeech {
  static constexpr const auto& words = detail::english_words;
  static constexpr const auto& sentences = detail::english_sentences;
  static constexpr const auto& particles = detail::english_particles;
};
[[nodiscard]] constexpr EnglishSpeech speech_of(auto /*type*/, English /*language*/) noexcept { return {}; }
static_assert(says_everything<Rule, Event>(english, option_fields, start_fields));

}  // namespace regelwerk::ostfriesenlauf
