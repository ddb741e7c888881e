#pragma once

// Questions to a game in texts, for the rule tests of Clockman.

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "scene.hpp"

namespace clockman_test {

inline constexpr int chance = -1;
inline constexpr int nobody = -2;

/// Who decides: a seat, chance or nobody.
template <class G>
constexpr int who(const G& game, const State& state) {
  const auto actor = game.actor(state);
  return actor.is_seat() ? actor.seat().index() : actor.is_chance() ? chance : nobody;
}

/// The move that a text names.
template <class G>
constexpr Move move_of(const G& game, const State& state, std::string_view text) {
  const auto move = parse_move(game, state, text);
  if (!move) complain("no move", text);
  return *move;
}

/// The state after all moves of a text, each of them legal.
template <class G>
constexpr State after(const G& game, State state, std::string_view moves) {
  for_each_word(moves, [&](std::string_view word) {
    const Move move = move_of(game, state, word);
    if (game.why_not(state, move)) complain("illegal", word);
    game.advance(state, move);
    if (!game.validate(state).empty()) complain("leads to no valid state", word);
  });
  return state;
}

/// The ID of the rule that forbids a move; empty if it is legal.
template <class G>
constexpr std::string_view refused_by(const G& game, const State& state, std::string_view text) {
  const auto rule = game.why_not(state, move_of(game, state, text));
  return rule ? info(*rule).id : std::string_view{};
}

template <class G>
constexpr bool legal(const G& game, const State& state, std::string_view text) {
  return refused_by(game, state, text).empty();
}

/// True if the legal moves are exactly those of the text: the same question as texts() == words() at compile time.
template <class G>
constexpr bool has_moves(const G& game, const State& state, std::string_view text) {
  std::size_t named = 0;
  bool all = true;
  for_each_word(text, [&](std::string_view word) {
    ++named;
    bool listed = false;
    for (const Move move : game.moves(state)) listed = listed || to_text(game, state, move) == word;
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

/// The texts of all legal moves, each of which must occur once, be accepted by why_not and read back.
template <class G>
Texts texts(const G& game, const State& state) {
  Texts found;
  for (const Move move : game.moves(state)) {
    const std::string text{to_text(game, state, move).view()};
    CHECK(found.insert(text).second);
    CHECK(!game.why_not(state, move));
    CHECK(move_of(game, state, text) == move);
  }
  return found;
}

/// The legal moves of a setting.
template <class G>
Texts moves_of(const G& game, const Setting& setting) {
  return texts(game, position(game, setting));
}

inline const Texts all_rolls = words("d1 d2 d3 d4 d5 d6");
inline const Texts all_symbol_draws = words("sA sB sC sD sE");

inline std::string name_of(Space at) {
  if (at.is_ring()) return std::to_string(at.ring()) + "." + std::to_string(at.index());
  if (at.is_passage()) return "p" + std::to_string(at.number());
  if (at.is_straight()) return "g" + std::to_string(at.number());
  return at.is_centre() ? "c" : "s";
}

/// Where the figures of all seats stand.
inline std::string figures(const State& state) {
  std::string out;
  for (int i = 0; i < int{state.table.seats}; ++i) out += (i == 0 ? "" : " ") + name_of(state.table.figure(seat(i)));
  return out;
}

inline std::string letters_of(const DigitCounts& digits) {
  std::string out;
  for (const char c : digit_letters) out += std::string(static_cast<std::size_t>(digits.count(digit(c))), c);
  return out;
}
inline std::string letters_of(Symbols symbols) {
  std::string out;
  for (const char c : pose_letters) out += std::string(static_cast<std::size_t>(symbols.count(pose(c))), c);
  return out;
}
inline std::string date(const State& state, int of) { return letters_of(state.table.of(seat(of)).date); }
inline std::string loose(const State& state, int of) { return letters_of(state.table.of(seat(of)).loose); }
inline std::string hand(const State& state, int of) { return letters_of(state.hand(seat(of))); }

/// True if a digit card (or a lift) lies on this field.
template <class G>
bool lies(const G& game, const State& state, std::string_view field) {
  return state.table.board.contains(game.layout().digit_number[space(field)]);
}

/// How many cards of a kind are in one place.
template <class G>
int count(const G& game, const State& state, std::string_view token, Spot spot) {
  return state.events.count(game.layout().deck, card(token), spot);
}
/// How many cards of a kind were put back.
template <class G>
int put_back(const G& game, const State& state, std::string_view token) {
  return count(game, state, token, Spot::put_back());
}

template <class G>
std::uint32_t weight(const G& game, const State& state, std::string_view text) {
  return game.weight(state, move_of(game, state, text));
}

}  // namespace clockman_test

namespace doctest {

template <>
struct StringMaker<clockman_test::Texts> {
  static String convert(const clockman_test::Texts& texts) {
    std::string out = "{";
    for (const std::string& text : texts) out += " " + text;
    return (out + " }").c_str();
  }
};

}  // namespace doctest
