#pragma once

// Questions to a game in texts, for the rule tests of Tock.

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scene.hpp"

namespace tock_test {

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

/// Deals as long as chance decides: `hands` by seat, filled up with cards that nobody is to get.
template <class G>
constexpr State dealt_out(const G& game, State state, const std::array<std::string_view, max_seats>& hands = {}) {
  while (game.actor(state).is_chance()) {
    Cards reserved;
    for (int i = 0; i < game.seats(); ++i) {
      const auto held = static_cast<std::size_t>(state.hand(seat(i)).size());
      const std::string_view wish = hands[static_cast<std::size_t>(i)];
      if (held < wish.size()) reserved += cards(wish.substr(held));
    }
    const auto held = static_cast<std::size_t>(state.hand(state.table.turn).size());
    const std::string_view wish = hands[static_cast<std::size_t>(state.table.turn.index())];
    const Rank rank = held < wish.size() ? rank_of(wish[held]) : (state.deck - reserved).nth(0);
    if (!state.deck.contains(rank))
      complain("the deck holds no such card", rank_letters.substr(static_cast<std::size_t>(rank), 1));
    game.advance(state, dealt(rank));
  }
  return state;
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

/// Where the marbles of a colour in play stand, for example "0! 71 h2": ring fields first, in ascending order.
inline std::string marbles(const State& state, const Layout& layout, int colour) {
  std::string out;
  for (const Place at : state.table.of(seat(colour))) {
    if (at.is_area()) continue;
    if (!out.empty()) out += ' ';
    out += (at.is_lane() ? "h" : "") + std::to_string(at.field());
    if (at == Place::ring(start_of(layout, seat(colour))) && state.table.guarded.contains(seat(colour))) out += '!';
  }
  return out;
}
template <class G>
std::string marbles(const G& game, const State& state, int colour) {
  return marbles(state, game.layout(), colour);
}

}  // namespace tock_test

namespace doctest {

template <>
struct StringMaker<tock_test::Texts> {
  static String convert(const tock_test::Texts& texts) {
    std::string out = "{";
    for (const std::string& text : texts) out += " " + text;
    return (out + " }").c_str();
  }
};

}  // namespace doctest
