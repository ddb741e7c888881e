// A part of a program that is linked with others, compiled with another version of the headers or with other contracts.
// NAME tells them apart.
#include <cstdint>

#include <regelwerk/regelwerk.hpp>

namespace {

template <class G>
std::uint64_t played(const G& game) {
  regelwerk::Random random{7};
  auto state = game.initial();
  std::uint64_t sum = 0;
  for (int i = 0; i < 300 && !game.actor(state).is_nobody(); ++i) {
    const auto move = regelwerk::random_move(game, state, random);
    for (const char c : to_text(game, state, move).view()) sum = 31 * sum + static_cast<unsigned char>(c);
    game.advance(state, move);
  }
  for (const char c : to_text(game, state).view()) sum = 31 * sum + static_cast<unsigned char>(c);
  return sum;
}

}  // namespace

#define JOINED(a, b) a##b
#define NAMED(a, b) JOINED(a, b)

// A sum over a random game of each title.
std::uint64_t NAMED(games_of_, NAME)() {
  return played(*regelwerk::tock::RuntimeGame::make({})) + played(*regelwerk::ostfriesenlauf::RuntimeGame::make({})) +
         played(*regelwerk::samara::RuntimeGame::make({})) + played(*regelwerk::clockman::RuntimeGame::make({})) +
         played(*regelwerk::clou::RuntimeHeist::make({})) + played(*regelwerk::clou::RuntimeCampaign::make({}));
}

int NAMED(version_of_, NAME)() {
  return 10'000 * regelwerk::version.major_part + 100 * regelwerk::version.minor_part + regelwerk::version.patch_part;
}

// Whether a precondition is checked: a list is asked for what it does not hold.
int NAMED(beyond_, NAME)() {
  regelwerk::FixedList<int, 2> list;
  return list[0];
}
