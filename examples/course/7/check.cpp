#include <cmath>
#include <sstream>
#include <string>
#include <vector>

#include <course.hpp>
#include <random_game.hpp>

// Lesson 7: what is measured has to be what the same games give here. The pupil's file comes before this one.

namespace {

using course::Hint;
using course::Line;

constexpr int few = 40;
constexpr int many = 200;

/// The games from number `from` on, each played once.
struct Games {
  int all = 0;
  int without_winner = 0;
  int by_a = 0;
  int rounds = 0;

  Games(int from, int to) {
    for (int number = from; number <= to; ++number) {
      const Ended played = random_game(number);
      ++all;
      rounds += played.rounds;
      without_winner += played.winner == -1 ? 1 : 0;
      by_a += played.winner == 0 ? 1 : 0;
    }
  }
  [[nodiscard]] double share() const { return double(without_winner) / all; }
  [[nodiscard]] double average() const { return double(rounds) / all; }
  [[nodiscard]] double of_a() const { return double(by_a) / (all - without_winner); }
};

bool same(double a, double b) {
  return std::abs(a - b) < 1e-9;
}

/// A number as it is written in a language, with a point or a comma.
Line decimal(double number) {
  std::ostringstream out;
  out.precision(3);
  out << number;
  std::string german = out.str();
  for (char& sign : german) {
    if (sign == '.') sign = ',';
  }
  return {out.str(), german};
}

Hint measures(double found, double (Games::*value)() const) {
  const Games games{1, few};
  const double wanted = (games.*value)();
  if (same(found, wanted)) return course::right();
  if (!std::isfinite(found))
    return Line{"You divide by 0: you count none of the games.", "Du teilst durch 0: Du zählst kein einziges Spiel."};
  const Line so_far = Line{"For " + std::to_string(few) + " games the answer is ",
                           "Für " + std::to_string(few) + " Spiele ist die Antwort "} +
                      decimal(found) + ". ";
  if (value == &Games::share && same(found, 1 - wanted))
    return so_far + Line{"That is the share that somebody wins.", "Das ist der Anteil, den jemand gewinnt."};
  if (value == &Games::of_a && same(found, 1 - wanted))
    return so_far + Line{"That is B's share: A is winner 0.", "Das ist der Anteil von B: Bei A ist winner 0."};
  if (same(found, std::floor(wanted)))
    return so_far + Line{
                        "A division of two int forgets what comes after the point; sheet 7 shows a way out. And has "
                        "each game a number of its own, and is any of them counted?",
                        "Beim Teilen von zwei int fällt weg, was hinter dem Komma kommt; Blatt 7 zeigt, wie es anders "
                        "geht. Und hat jedes Spiel seine eigene Nummer, und wird überhaupt eins gezählt?"};
  if (same(found, 100 * wanted))
    return so_far +
           Line{"That is in percent; a share goes from 0 to 1.", "Das sind Prozent; ein Anteil geht von 0 bis 1."};
  if (same(found, wanted * few))
    return so_far + Line{"Divide it by the number of games.", "Teil das noch durch die Zahl der Spiele."};
  const Line numbers = so_far + Line{"The first game has number 1, the last one number `games`.",
                                     "Das erste Spiel hat die Nummer 1, das letzte die Nummer `games`."};
  for (const Games& other : {Games{0, few - 1}, Games{1, few - 1}, Games{0, few}}) {
    if (same(found, (other.*value)()) || same(found * few, (other.*value)() * other.all)) return numbers;
  }
  for (int number = 0; number <= few; ++number) {
    if (const Games one{number, number}; one.all > one.without_winner && same(found, (one.*value)()))
      return so_far + Line{"Is it always the same game? Its number has to change in the loop.",
                           "Ist es immer dasselbe Spiel? Die Nummer muss sich in der Schleife ändern."};
  }
  if (value == &Games::of_a && same(found, double(games.by_a) / games.all))
    return so_far + Line{"You divide by all games, also by those that nobody wins.",
                         "Du teilst durch alle Spiele, auch durch die ohne Sieger."};
  return so_far + Line{"Play three games by hand, with random_game(1).winner and so on: what should come out?",
                       "Nimm drei Spiele einzeln, mit random_game(1).winner und so weiter: Was müsste herauskommen?"};
}

}  // namespace

int main(int count, char** arguments) {
  course::Tasks tasks{count, arguments};
  const auto add = [&](const char* name, double found, double (Games::*value)() const) {
    const std::string untouched = "double " + std::string{name} + "(int games) { return 0; }";
    tasks.add(course::is_untouched(tasks.file(), untouched) ? course::nothing_yet() : measures(found, value));
  };
  add("share_without_winner", share_without_winner(few), &Games::share);
  add("average_rounds", average_rounds(few), &Games::average);
  add("share_of_a", share_of_a(few), &Games::of_a);
  const Line measured = Line{"Of 200 games ", "200 Spiele: Ein Anteil von "} + decimal(share_without_winner(many)) +
                        Line{" have no winner, they take ", " bleibt ohne Sieger, im Durchschnitt dauern sie "} +
                        decimal(average_rounds(many)) +
                        Line{" rounds, and A wins ", " Runden, und von den übrigen gewinnt A "} +
                        decimal(share_of_a(many)) + Line{" of the others.", "."};
  return tasks.finish(measured);
}
