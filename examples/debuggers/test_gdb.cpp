// Values of all games as a debugger sees them, at positions that are the same everywhere; test.sh stops in `look`.
#include <regelwerk/core/container/kind_counts.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/regelwerk.hpp>

namespace {

using namespace regelwerk;

// A position some random moves after the start, and the last of these moves.
template <class G>
struct Position {
  Position(std::uint64_t seed, int moves) noexcept : state(game.initial()), move() {
    Random random{seed};
    for (int i = 0; i < moves && !game.actor(state).is_nobody(); ++i) {
      move = random_move(game, state, random);
      game.advance(state, move);
    }
    actor = game.actor(state);
    view = game.view(state, Seat{0});
  }
  static constexpr G game{};
  typename G::State state;
  typename G::Move move;
  typename G::View view;
  Actor actor;
};

struct All {
  Position<tock::Game<tock::Options{.mode = tock::Mode::two_pairs}>> tock{1, 40};
  Position<ostfriesenlauf::Game<>> race{1, 40};
  Position<samara::Game<>> samara{1, 90};
  Position<clockman::Game<>> clockman{1, 60};
  Position<clou::Heist<>> clou{1, 5};
  clou::Move fill = clou::filled(clou::Thief::matt, clou::Element{clou::Group::clever, 2}, 3);
  clou::Move mark =
      clou::marked(clou::Thief::trixie, clou::Element{clou::Group::grid, 1}, clou::DiceUse::from_code(41), 7);
  FixedList<tock::Move, 4> list;
  Maybe<Seat> nobody;
  Maybe<Seat> somebody{Seat{2}};
  Sequence<int> sequence;
  Text<8> text;
  SeatSet seats{5};
  Actor over = Actor::nobody();
  Viewer watcher = spectator;
  KindCounts<10> counts;
  tock::Phase impossible{99};
};

// Where the test stops.
const All* look(const All& all) { return &all; }

}  // namespace

int main() {
  constexpr std::array numbers{3, 1, 4};
  All all;
  all.list.push_back(tock::entered(tock::Rank::ace));
  all.list.push_back(tock::walked(tock::Rank::five, tock::Place::ring(3), tock::Place::lane(1)));
  all.sequence = numbers;
  all.text << "TK-5";
  all.counts.add(9, 2);
  return look(all) == nullptr ? 1 : 0;
}
