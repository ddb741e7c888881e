#pragma once

// Positions built by hand for the rule tests of Ostfriesenlauf: little is said, the rest is filled so that the state is
// valid. Runners 0 to 3 are A to D, as in the examples of the ledger.

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include <questions.hpp>
#include <regelwerk/ostfriesenlauf.hpp>

namespace ostfriesenlauf_test {

using namespace regelwerk::ostfriesenlauf;
using questions::complain, questions::for_each_word, questions::number_of, questions::seat;
using regelwerk::Seat;

inline constexpr Game<> four;
inline constexpr Game<Options{.seats = 3}> three;
inline constexpr Game<Options{.seats = 2}> two;
inline constexpr Game<Options{.seats = 1}> one;
inline constexpr Game<Options{.seats = 3, .unowned_wins = false}> three_owned;
inline constexpr Game<Options{.seats = 2, .unowned_wins = false}> two_owned;

/// A node of a round, or the end of a game. What is left out is filled: missing cards come from what nobody asked for.
struct Scene {
  std::string_view race = "A6 B4 C2 D0";            ///< in race order, with positions
  std::string_view laid{};                          ///< in laying order, for example "4:+4 3:x@2"
  std::string_view hand{};                          ///< of the seat whose turn it is
  std::array<std::string_view, max_seats> hands{};  ///< of the other seats
  std::string_view played{};                        ///< "3:*" for all of a back that nobody asked for
  std::string_view left{};                          ///< in the stacks for certain
  std::string_view sign = "fish";
  Phase phase = Phase::draw;  ///< in the turn of a runner without an owner always card
  int stack = 1;              ///< which the seat has chosen, while its card is drawn
};

constexpr Runner runner(char letter) { return Runner{letter - 'A'}; }

constexpr Sign sign_of(std::string_view word) {
  std::size_t at = 0;
  while (at < sign_words.size() && sign_words[at] != word) ++at;
  if (at == sign_words.size()) complain("no sign", word);
  return static_cast<Sign>(at);
}

constexpr Face face_of(std::string_view text) {
  regelwerk::TextReader in{text};
  const auto effect = read_effect(in);
  if (!effect || !in.at_end()) complain("no face", text);
  return Face{*effect};
}

constexpr Place back_of(std::string_view card) { return place_of_number(card.front() - '0'); }

/// The card of a text like "4:+1@1".
constexpr Card card_of(const Layout& layout, std::string_view text) {
  const auto card = layout.card(back_of(text), face_of(text.substr(2)));
  if (!card) complain("no such card in this edition", text);
  return *card;
}

/// Places all runners, as "A6 B4 C2 D-1".
constexpr void put_race(Race& race, std::string_view text) {
  std::size_t place = 0;
  for_each_word(text, [&](std::string_view word) {
    const bool negative = word[1] == '-';
    const int position = number_of(word.substr(negative ? 2 : 1));
    race.set(all_places[place++], runner(word[0]), negative ? -position : position);
  });
  if (place != all_places.size()) complain("not four runners", text);
}

/// The cards of the stacks that a scene is built from.
class DiceSupply {
 public:
  constexpr DiceSupply(const Layout& layout, Cards& cards) : layout_(layout), cards_(cards) {}

  constexpr Card take(std::string_view text) {
    const Card card = card_of(layout_, text);
    if (!cards_[index(card.back())].contains(card.slot())) complain("no such card left", text);
    cards_[index(card.back())].remove(card.slot());
    return card;
  }
  /// A card of the highest stack.
  constexpr Card take_any() {
    Place highest = Place::first;
    for (const Place back : all_places) {
      if (cards_[index(back)].size() > cards_[index(highest)].size()) highest = back;
    }
    Stack& stack = cards_[index(highest)];
    if (stack.empty()) complain("no cards left", "to fill a hand");
    const Card card{highest, stack.nth(stack.size() / 2)};
    stack.remove(card.slot());
    return card;
  }
  constexpr void take_all(Place back) { cards_[index(back)] = {}; }
  constexpr void put_back(Card card) { cards_[index(card.back())].add(card.slot()); }

 private:
  const Layout& layout_;
  Cards& cards_;
};

constexpr void fill(Hand& hand, int size, DiceSupply& stock) {
  while (hand.size() < size) hand.add(stock.take_any());
}

/// The state of a scene; a scene that cannot occur fails the test.
template <class G>
constexpr State position(const G& game, const Scene& scene) {
  const Layout& layout = game.layout();
  State state = blank_state();
  Table& table = state.table;
  state.stacks = layout.deck;
  DiceSupply stock{layout, state.stacks};
  put_race(table.race, scene.race);
  table.sign = sign_of(scene.sign);
  table.phase = scene.phase;
  for_each_word(scene.laid, [&](std::string_view word) { state.laid[table.turn++] = Laid{stock.take(word)}; });

  const bool running = scene.phase != Phase::over;
  const Runner in_turn = runner_in_turn(table);
  const bool owned = is_owned(layout, in_turn);
  if (running && !owned) table.phase = Phase::card;
  if (table.phase == Phase::card) table.stack = owned ? place_of_number(scene.stack) : place_in_turn(table.turn);

  for_each_word(scene.left, [&](std::string_view word) { stock.take(word); });
  const auto is_in_turn = [&](int i) { return running && in_turn == Runner{i}; };
  for (int i = 0; i < layout.seats; ++i) {
    const std::string_view wish = is_in_turn(i) ? scene.hand : scene.hands[static_cast<std::size_t>(i)];
    for_each_word(wish, [&](std::string_view word) { state.hand(seat(i)).add(stock.take(word)); });
  }
  for_each_word(scene.played, [&](std::string_view word) {
    if (word.back() != '*') stock.take(word);
  });
  for_each_word(scene.played, [&](std::string_view word) {
    if (word.back() == '*') stock.take_all(back_of(word));
  });
  for (int i = 0; i < layout.seats; ++i) {
    fill(state.hand(seat(i)), is_in_turn(i) && table.phase == Phase::lay ? max_hand : stack_count, stock);
  }
  // At least one round has been played when a game is over.
  for (int i = 0; !running && scene.played.empty() && i < layout.seats; ++i) stock.take_any();
  for_each_word(scene.left, [&](std::string_view word) { stock.put_back(card_of(layout, word)); });
  if (const auto broken = game.validate(state); !broken.empty()) complain("no such position", describe(broken[0]));
  return state;
}

/// The unowned D and C have their cards, B has laid, A is to lay.
constexpr State late() {
  return position(two, {.race = "A9 B6 C4 D1",
                        .laid = "4:x@1 3:x@2 2:start",
                        .hand = "1:+2 1:+3 2:+2 3:+7 4:+7",
                        .hands = {"", "1:-2 1:x@2 3:-3 4:-6"},
                        .played = "1:+5@2 4:+2 4:+3 3:+5",
                        .phase = Phase::lay});
}

}  // namespace ostfriesenlauf_test
