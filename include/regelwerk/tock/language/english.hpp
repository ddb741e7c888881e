#pragma once
#include <array>

#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/sentence.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/tock/event.hpp>
#include <regelwerk/tock/language/telling.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/text/members.hpp>

// The English words of Tock, in the form that they have within a sentence.

namespace regelwerk::tock {

namespace detail {

inline constexpr auto english_fields = std::to_array<Wording>({{"seats", "players"},
                                                               {"mode", "teams"},
                                                               {"quick_start", "quick start"},
                                                               {"seven", "the 7"},
                                                               {"own_start", "own start field"},
                                                               {"first_dealer", "first dealer"}});

inline constexpr Vocabulary english_words{
    FieldWords{english_fields},
    Words<Mode::three_pairs>{"everybody alone", "two pairs", "three pairs"},
    Words<Seven::single>{"split among marbles", "1 to 7 with one marble"},
    Words<OwnStart::closed>{"open", "closed"},
    Words<Phase::over>{"deal", "exchange of cards", "play", "steps of a 7", "end of the game"},
    Words<MoveKind::step>{"deal", "pass to the partner", "discard", "move", "swap marbles", "bring a marble in",
                          "make a step"},
    Words<Rank::king>{"ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"},
    Words<Noun::team>{"marble", "ring", "field", "start field", "entrance", "home field", "start area", "card", "hand",
                      "deck", "discards", "partner", "team"}};

inline constexpr SentenceTable<EventKind> english_sentences{
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

}  // namespace detail

/// The English words and sentences of Tock.
struct EnglishSpeech {
  static constexpr const auto& words = detail::english_words;
  static constexpr const auto& sentences = detail::english_sentences;
};
[[nodiscard]] constexpr EnglishSpeech speech_of(auto /*type*/, English /*language*/) noexcept { return {}; }
static_assert(says_everything<Rule, Event>(english, option_fields, start_fields));

}  // namespace regelwerk::tock
