#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/core/seat.hpp>

// What the rule tests ask any game, in texts. Each game's tests take into their own namespace what they ask; what is
// constexpr answers in a static_assert, too.

namespace questions {

/// Not constexpr, so that a wrong position does not compile in a static_assert and fails a test at run time.
inline void complain(std::string_view what, std::string_view where) {
  const std::string text = std::string{what} + ": " + std::string{where};
  FAIL(text);
}
/// The same about a text in a position.
template <class G>
void complain(const G& game, const typename G::State& state, std::string_view text, std::string_view why) {
  complain(why, std::string{text} + " in " + std::string{to_text(game, state).view()});
}

constexpr regelwerk::Seat seat(int index) { return regelwerk::Seat{index}; }

/// Calls `each` with every word of a text.
constexpr void for_each_word(std::string_view text, auto each) {
  while (!text.empty()) {
    const std::size_t end = text.find(' ');
    if (end != 0) each(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
}

constexpr int number_of(std::string_view digits) {
  int number = 0;
  for (const char c : digits) number = number * 10 + (c - '0');
  return number;
}

/// Who decides if no seat does, numbered as in the naive engines.
inline constexpr int chance = -1;
inline constexpr int nobody = -2;

/// Who decides.
template <class G>
constexpr int who(const G& game, const typename G::State& state) {
  const auto actor = game.actor(state);
  return actor.is_seat() ? actor.seat().index() : actor.is_chance() ? chance : nobody;
}
template <class G>
constexpr bool over(const G& game, const typename G::State& state) {
  return who(game, state) == nobody;
}

/// The move that a text names.
template <class G>
constexpr typename G::Move move_of(const G& game, const typename G::State& state, std::string_view text) {
  const auto move = parse_move(game, state, text);
  if (!move) complain(game, state, text, describe(move.error().reason));
  return *move;
}

/// Makes the move of a text, which must be legal.
template <class G>
constexpr void make(const G& game, typename G::State& state, const typename G::Move& move, std::string_view text) {
  if (const auto rule = game.why_not(state, move)) complain(game, state, text, info(*rule).id);
  game.advance(state, move);
}

/// The state after all moves of a text, each of them legal.
template <class G>
constexpr typename G::State after(const G& game, typename G::State state, std::string_view moves) {
  for_each_word(moves, [&](std::string_view text) {
    make(game, state, move_of(game, state, text), text);
    if (!game.validate(state).empty()) complain(game, state, text, "leads to no valid state");
  });
  return state;
}

/// The ID of the rule that forbids a move; empty if it is legal.
template <class G>
constexpr std::string_view refused_by(const G& game, const typename G::State& state, std::string_view text) {
  const auto rule = game.why_not(state, move_of(game, state, text));
  return rule ? info(*rule).id : std::string_view{};
}

template <class G>
constexpr bool legal(const G& game, const typename G::State& state, std::string_view text) {
  return refused_by(game, state, text).empty();
}

/// True if the legal moves are exactly those of the text: the same question as texts() == words() at compile time.
template <class G>
constexpr bool has_moves(const G& game, const typename G::State& state, std::string_view text) {
  std::size_t named = 0;
  bool all = true;
  for_each_word(text, [&](std::string_view word) {
    ++named;
    bool listed = false;
    for (const auto& move : game.moves(state)) listed = listed || to_text(game, state, move) == word;
    all = all && listed;
  });
  return all && named == game.moves(state).size();
}

using Texts = std::set<std::string>;

/// The words of a text.
inline Texts words(std::string_view text) {
  Texts found;
  for_each_word(text, [&](std::string_view word) { found.emplace(word); });
  return found;
}

/// Those of the texts that begin like this.
inline Texts only(std::string_view begin, const Texts& texts) {
  Texts found;
  for (const std::string& text : texts) {
    if (text.starts_with(begin)) found.insert(text);
  }
  return found;
}

/// The texts of all legal moves, each of which must occur once, be accepted by why_not and read back.
template <class G>
Texts texts(const G& game, const typename G::State& state) {
  Texts found;
  for (const auto& move : game.moves(state)) {
    const std::string text{to_text(game, state, move).view()};
    CHECK(found.insert(text).second);
    CHECK(!game.why_not(state, move));
    CHECK(questions::move_of(game, state, text) == move);
  }
  return found;
}

/// The texts of all legal moves with their weights.
template <class G>
std::map<std::string, int> weighed(const G& game, const typename G::State& state) {
  std::map<std::string, int> found;
  game.for_each_move(state, [&](const typename G::Move& move) {
    found[std::string{to_text(game, state, move).view()}] = static_cast<int>(game.weight(state, move));
  });
  return found;
}

/// What a move does, told in order. Listening changes nothing.
template <class G>
std::vector<typename G::Event> told(const G& game, const typename G::State& state, const typename G::Move& move) {
  REQUIRE(!game.why_not(state, move));
  std::vector<typename G::Event> events;
  const auto next = game.play(state, move, [&](const typename G::Event& event) { events.push_back(event); });
  CHECK(next == game.play(state, move));
  for (const auto& event : events) CHECK(!info(event.rule).id.empty());
  return events;
}
/// What the last move of a text does.
template <class G>
std::vector<typename G::Event> told(const G& game, typename G::State state, std::string_view moves) {
  const std::size_t last = moves.rfind(' ') + 1;
  state = after(game, state, moves.substr(0, last));
  return told(game, state, move_of(game, state, moves.substr(last)));
}

template <class Event>
auto kinds(const std::vector<Event>& events) {
  std::vector<decltype(Event::kind)> found;
  for (const Event& event : events) found.push_back(event.kind);
  return found;
}

/// Places and scores by seat and the rule that broke a tie, for example "1/1 2/0 by OL-29"; "none" while the game goes
/// on.
template <class G>
std::string result(const G& game, const typename G::State& state) {
  const auto outcome = game.outcome(state);
  if (!outcome) return "none";
  CHECK(outcome->seats == game.seats());
  std::string out;
  for (int i = 0; i < outcome->seats; ++i) {
    out += (i > 0 ? " " : "") + std::to_string(outcome->place(seat(i))) + '/' + std::to_string(outcome->score(seat(i)));
  }
  return outcome->tie_broken_by ? out + " by " + std::string{info(*outcome->tie_broken_by).id} : out;
}

}  // namespace questions

namespace doctest {

template <>
struct StringMaker<questions::Texts> {
  static String convert(const questions::Texts& texts) {
    std::string out = "{";
    for (const std::string& text : texts) out += " " + text;
    return (out + " }").c_str();
  }
};

}  // namespace doctest
