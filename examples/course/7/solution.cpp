#include <random_game.hpp>

double share_without_winner(int games) {
  int count = 0;
  for (int number = 1; number <= games; ++number) {
    if (random_game(number).winner == -1) ++count;
  }
  return double(count) / games;
}

double average_rounds(int games) {
  int rounds = 0;
  for (int number = 1; number <= games; ++number) rounds += random_game(number).rounds;
  return double(rounds) / games;
}

double share_of_a(int games) {
  int won = 0;
  int by_a = 0;
  for (int number = 1; number <= games; ++number) {
    const int winner = random_game(number).winner;
    if (winner != -1) ++won;
    if (winner == 0) ++by_a;
  }
  return double(by_a) / won;
}
