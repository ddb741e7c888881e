// Lesson 6: the compiler plays a whole game.
//
// Every function of the rules is constexpr, so a game is a constant expression: broken preconditions, overflow and
// out-of-range reads would not compile. Compilers count the steps of one expression, so a chain of templates plays a
// few moves in each link, and every link is an expression of its own.
#include <iostream>

#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>

namespace {

using namespace regelwerk;

constexpr tock::Game<tock::Options{
    .seats = 2, .quick_start = true, .seven = tock::Seven::single, .own_start = tock::OwnStart::closed}>
    game;

/// A game in progress: the position, the random numbers still to come and how many moves were made.
struct Course {
  tock::State state;
  Random random;
  int moves = 0;
};

constexpr int moves_per_link = 10;

constexpr Course play_on(Course course, int most) {
  for (int i = 0; i < most && !game.actor(course.state).is_nobody(); ++i, ++course.moves) {
    game.advance(course.state, random_move(game, course.state, course.random));
  }
  return course;
}

template <int Link>
constexpr Course after = play_on(after<Link - 1>, moves_per_link);
template <>
constexpr Course after<0>{game.initial(), Random{2980}};

constexpr Course whole = after<11>;
static_assert(game.actor(whole.state).is_nobody(), "the game is over");
static_assert(game.outcome(whole.state)->score(Seat{0}) + game.outcome(whole.state)->score(Seat{1}) == 1);

}  // namespace

int main() {
  std::cout << "when this program was compiled, a game of " << whole.moves << " moves was played; it ended in\n"
            << to_text(game, whole.state).view() << '\n';
  const Course again = play_on({game.initial(), Random{2980}}, 1000);
  if (!game.validate(again.state).empty()) return 1;
  const bool same = again.state == whole.state && again.moves == whole.moves;
  std::cout << "played again at run time it is " << (same ? "the same game\n" : "another game\n");
  return same ? 0 : 1;
}
