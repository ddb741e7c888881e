// Lesson 2: a refused move is refused by a rule, and the rule has a name.
//
// why_not answers for every value that a Move can have, also for nonsense from a network. The ID leads to the ledger,
// to the rule in the headers and to its test.
#include <array>
#include <iostream>
#include <string_view>

#include <regelwerk/tock.hpp>

int main() {
  using namespace regelwerk;
  using tock::Rule;
  constexpr tock::Game<> game;

  // Seat 0 has a protected marble on its start field 0 and another one on 68; it holds 3, 5 and a Jack.
  const auto state = parse_state(game,
                                 "tock/1 phase=play leader=0 turn=0 deal=0 ban=no steps=0 colour=0 "
                                 "marbles=0!,68,-,-/3,-,-,-/-,-,-,-/-,-,-,- hands=35J/A55/66K/88Q gifts=-/-/-/- "
                                 "discards=22446799");
  if (!state) {
    std::cout << "position " << state.error().position << ": " << describe(game, state.error()).view() << '\n';
    return 1;
  }

  struct Case {
    std::string_view text;
    Rule expected;
  };
  constexpr std::array cases{
      Case{"5:68-1", Rule::protection},       // its own protected marble on 0 bars the way
      Case{"J:0x3", Rule::protection},        // and may not be swapped
      Case{"3:68-h1", Rule::exact_distance},  // 68, 69, 70, h0: three steps end outside h1
      Case{"discard:J", Rule::must_play},     // other cards can be played, so none may be thrown away
      Case{"9:0-9", Rule::must_play},         // no such card in hand
  };
  bool as_expected = true;
  for (const Case& at : cases) {
    const auto move = parse_move(game, *state, at.text);
    if (!move) return 1;
    const auto rule = game.why_not(*state, *move);
    if (!rule) return 1;
    std::cout << at.text << " is refused by " << info(*rule).id << ": " << info(*rule).sentence << '\n';
    as_expected = as_expected && *rule == at.expected;
  }

  // try_play changes nothing when it refuses, and needs no check before.
  const auto good = parse_move(game, *state, "3:0-3");
  const bool captures = good && game.try_play(*state, *good).has_value();
  std::cout << "3:0-3 is " << (captures ? "legal" : "refused") << '\n';
  return as_expected && captures ? 0 : 1;
}
