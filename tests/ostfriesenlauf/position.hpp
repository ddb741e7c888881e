#pragma once

// What the rule tests ask Ostfriesenlauf besides what they ask any game.

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ostfriesenlauf/scene.hpp>

namespace ostfriesenlauf_test {

using questions::after, questions::has_moves, questions::legal, questions::move_of, questions::refused_by,
    questions::result, questions::texts, questions::Texts, questions::told, questions::words;

/// True if the runners stand like this, as "A6 B4 C2 D-1" in race order.
constexpr bool stands(const State& state, std::string_view race) {
  Race expected;
  put_race(expected, race);
  return state.table.race == expected;
}

/// What the cards do in a round of four seats: they are carried out in this order, after enough cards that only move
/// the sign, the sheep last if it is among them.
constexpr State carried_out(std::string_view race, std::string_view cards, std::string_view sign = "fish") {
  constexpr std::array<std::string_view, 4> still{"3:finish@snail", "2:finish@turtle", "1:finish@hedgehog",
                                                  "4:finish@sheep"};
  std::array<bool, stack_count> used{};
  std::string_view last;
  int spare = -runner_count;
  for_each_word(cards, [&](std::string_view card) {
    used[index(back_of(card))] = true;
    last = card;
    ++spare;
  });
  for (const std::string_view card : still) spare += used[index(back_of(card))] ? 0 : 1;
  regelwerk::Text<96> laid_cards;
  for (const std::string_view card : still) {
    if (!used[index(back_of(card))] && spare-- <= 0) laid_cards << card << ' ';
  }
  for_each_word(cards, [&](std::string_view card) {
    if (card.data() != last.data()) laid_cards << card << ' ';
  });
  const State state =
      position(four, {.race = race, .laid = laid_cards.view(), .hand = last, .sign = sign, .phase = Phase::lay});
  return four.play(state, laid(back_of(last), face_of(last.substr(2))));
}

/// Deals out: `hands` by seat, each with one card of every back in their order; other seats get what is left.
template <class G>
constexpr State dealt_out(const G& game, State state, const std::array<std::string_view, max_seats>& hands = {}) {
  for (int i = 0; i < game.seats(); ++i) {
    const std::string_view wish = hands[static_cast<std::size_t>(i)];
    for_each_word(wish, [&](std::string_view word) { game.advance(state, dealt(face_of(word.substr(2)))); });
    for (int cards = 0; wish.empty() && cards < stack_count; ++cards) {
      const auto moves = game.moves(state);
      game.advance(state, moves[moves.size() - 1]);
    }
  }
  return state;
}

/// The chance outcomes with their weights, which must add up to the total.
template <class G>
std::map<std::string, int> weights(const G& game, const State& state) {
  std::map<std::string, int> found;
  int total = 0;
  for (const std::string& text : texts(game, state)) {
    found[text] = static_cast<int>(game.weight(state, move_of(game, state, text)));
    total += found[text];
  }
  CHECK(static_cast<int>(game.total_weight(state)) == total);
  return found;
}

/// The runners in race order with their positions.
inline std::string race_of(const State& state) {
  std::string out;
  for (const Place place : all_places) {
    const Runner at = state.table.race.at(place);
    if (!out.empty()) out += ' ';
    out += static_cast<char>('A' + at.index());
    out += std::to_string(state.table.race.position(at));
  }
  return out;
}

/// Where the sign stands.
inline std::string sign_text(const State& state) {
  return std::string{sign_words[static_cast<std::size_t>(state.table.sign)]};
}

/// How many cards are in a stack and how many of its back have been played.
inline int in_stack(const State& state, int back) { return state.stack(place_of_number(back)).size(); }
template <class G>
int played(const G& game, const State& state, int back) {
  return cards_played(game.layout(), state)[index(place_of_number(back))].size();
}

/// The result of a game that is over with this race and sign.
template <class G>
std::string end_of(const G& game, std::string_view race, std::string_view sign = "fish") {
  return result(game, position(game, {.race = race, .sign = sign, .phase = Phase::over}));
}

/// The races after each card of the round that a move ends, from what its events tell.
template <class G>
std::vector<std::string> courses(const G& game, const State& state, std::string_view move) {
  using At = std::pair<int, int>;  // position and runner
  std::vector<At> queue;
  for (const Place place : all_places) {
    const Runner at = state.table.race.at(place);
    queue.emplace_back(state.table.race.position(at), at.index());
  }
  const auto find = [&](Runner who) {
    return std::find_if(queue.begin(), queue.end(), [&](const At& at) { return at.second == who.index(); });
  };
  std::vector<std::string> found;
  const auto note = [&] {
    std::string out;
    for (const At& at : queue) {
      out += (out.empty() ? "" : " ") + std::string(1, static_cast<char>('A' + at.second)) + std::to_string(at.first);
    }
    found.push_back(out);
  };
  const State end = game.play(state, move_of(game, state, move), [&](const Event& event) {
    if (event.kind == EventKind::card_revealed) note();
    if (event.kind == EventKind::runners_swapped) std::swap(find(event.runner)->second, find(event.other)->second);
    if (event.kind != EventKind::runner_moved && event.kind != EventKind::runner_stayed) return;
    queue.erase(find(event.runner));
    const auto behind = std::find_if(queue.begin(), queue.end(), [&](const At& at) { return at.first < event.to; });
    queue.insert(behind, {event.to, event.runner.index()});
  });
  note();
  CHECK(found.back() == race_of(end));
  found.erase(found.begin());
  return found;
}

}  // namespace ostfriesenlauf_test

namespace doctest {

template <>
struct StringMaker<std::vector<std::string>> {
  static String convert(const std::vector<std::string>& texts) {
    std::string out = "[";
    for (const std::string& text : texts) out += " " + text + ",";
    return (out + " ]").c_str();
  }
};

}  // namespace doctest
