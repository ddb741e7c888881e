#pragma once

// What the rule tests ask Tock besides what they ask any game.

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include <tock/scene.hpp>

namespace tock_test {

using questions::after, questions::has_moves, questions::legal, questions::move_of, questions::refused_by,
    questions::result, questions::texts, questions::Texts, questions::told, questions::words;

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
