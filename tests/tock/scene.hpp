#pragma once

// Positions built by hand for the rule tests of Tock: little is said, the rest is filled so that the state is valid.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <questions.hpp>
#include <regelwerk/tock.hpp>

namespace tock_test {

using namespace regelwerk::tock;
using questions::complain, questions::for_each_word, questions::number_of, questions::seat;
using regelwerk::Seat;

inline constexpr Game<> four;
inline constexpr Game<Options{.seats = 2}> two;
inline constexpr Game<Options{.seats = 3}> three;
inline constexpr Game<Options{.mode = Mode::two_pairs}> pairs;
inline constexpr Game<Options{.seats = 6, .mode = Mode::three_pairs}> three_teams;
inline constexpr Game<Options{.seven = Seven::single}> single_seven;
inline constexpr Game<Options{.own_start = OwnStart::closed}> closed_start;
inline constexpr Game<Options{.quick_start = true}> quick;
template <int Seats>
inline constexpr Game<Options{.seats = Seats}> with_seats;

/// All four marbles of a colour in its lane.
inline constexpr std::string_view home = "h0 h1 h2 h3";

/// A play node. What is left out is filled: marbles go to the area, missing cards come from what nobody asked for.
struct Scene {
  int turn = 0;
  std::array<std::string_view, max_seats> marbles{};  ///< by colour, for example "0! 71 h2"
  std::string_view hand{};                            ///< of the seat whose turn it is
  std::array<std::string_view, max_seats> hands{};    ///< of the other seats
  bool ban = false;
  int deal = -1;    ///< default: the first deal with so many cards
  int leader = -1;  ///< default: the seat whose turn it is; under a ban the seat before it
};

constexpr Rank rank_of(char letter_of_rank) {
  const std::size_t at = rank_letters.find(letter_of_rank);
  if (at == std::string_view::npos) complain("no rank", {&letter_of_rank, 1});
  return static_cast<Rank>(at);
}

constexpr Cards cards(std::string_view letters) {
  Cards found;
  for (const char c : letters) found.add(rank_of(c));
  return found;
}

/// Takes cards out of a stock that must hold them.
constexpr void take(Cards& stock, Cards taken) {
  if (!stock.includes(taken)) complain("more than four cards of a rank", "");
  stock -= taken;
}

constexpr Place place_of(std::string_view word) {
  const bool lane = word.front() == 'h';
  const int number = number_of(word.substr(lane ? 1 : 0));
  return lane ? Place::lane(number) : Place::ring(number);
}

constexpr void put_marbles(Table& table, Seat colour, std::string_view text) {
  for_each_word(text, [&](std::string_view word) {
    if (word.back() == '!') {
      table.guarded.insert(colour);
      word.remove_suffix(1);
    }
    table.of(colour).move(Place::area(), place_of(word));
  });
}

/// Moves cards from `stock` until `cards_to_fill` has `size` of them.
constexpr void fill(Cards& cards_to_fill, int size, Cards& stock) {
  while (cards_to_fill.size() < size) {
    const Rank rank = stock.nth(stock.size() / 2);
    stock.remove(rank);
    cards_to_fill.add(rank);
  }
}

/// The state of a scene; a scene that cannot occur fails the test.
template <class G>
constexpr State position(const G& game, const Scene& scene) {
  const Layout& layout = game.layout();
  const int seats = layout.seats;
  State state;
  Table& table = state.table;
  table.seats = static_cast<std::uint8_t>(seats);
  table.phase = Phase::play;
  table.turn = seat(scene.turn);
  table.leader = seat(scene.leader >= 0 ? scene.leader : (scene.turn + (scene.ban ? seats - 1 : 0)) % seats);
  table.ban = scene.ban;
  for (int i = 0; i < seats; ++i) put_marbles(table, seat(i), scene.marbles[static_cast<std::size_t>(i)]);

  Cards stock = full_deck;
  for (int i = 0; i < seats; ++i) {
    state.hand(seat(i)) = cards(i == scene.turn ? scene.hand : scene.hands[static_cast<std::size_t>(i)]);
    take(stock, state.hand(seat(i)));
  }
  if (scene.ban) state.discards.add(Rank::ten);
  take(stock, state.discards);

  const int size = state.hand(table.turn).size();
  int deal = scene.deal >= 0 ? scene.deal : 0;
  while (scene.deal < 0 && deal + 1 < layout.deals && layout.schedule[static_cast<std::size_t>(deal)] < size) ++deal;
  table.deal = static_cast<std::uint8_t>(deal);
  int out = 0;
  for (int i = 0; i <= deal; ++i) out += layout.schedule[static_cast<std::size_t>(i)] * seats;
  for (int i = 0; i < seats; ++i) {
    const int order = (i - table.leader.index() + seats) % seats;
    const bool past = order < (scene.turn - table.leader.index() + seats) % seats;
    fill(state.hand(seat(i)), past ? size - 1 : size, stock);
    out -= state.hand(seat(i)).size();
  }
  fill(state.discards, out, stock);
  state.deck = stock;

  for (int i = 0; layout.teams && i < seats; ++i) {
    const Cards held = state.hand(partner_of(seat(i), seats));
    if (held.size() == cards_in_deal(layout, table)) state.gift(seat(i)) = Gift{held.nth(0)};
  }
  if (const auto broken = game.validate(state); !broken.empty()) complain("no such position", describe(broken[0]));
  return state;
}

}  // namespace tock_test
