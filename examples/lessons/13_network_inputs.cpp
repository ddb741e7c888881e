// Lesson 13: what a neural network reads and answers.
//
// A view becomes numbers from 0 to 1, in planes that have names, and a move a number below policy_size. Everything is
// counted from the viewer on, so one network plays every seat. The network here is the smallest there is, a table of
// weights that nobody has trained; put your own in its place.
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <vector>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>
#include <regelwerk/tock/players/encoding.hpp>

namespace {

using namespace regelwerk;

constexpr tock::Game<tock::Options{.seats = 2, .quick_start = true}> game;
constexpr std::size_t inputs = observation_size(game);  // fixed rules, so sizes are constants
constexpr std::size_t outputs = policy_size(game);

/// One layer: how much each input speaks for each move.
struct Network {
  std::vector<float> weights = std::vector<float>(inputs * outputs);

  explicit Network(Random random) {
    for (float& weight : weights) weight = static_cast<float>(draw_below(random, 2001)) / 1000.0F - 1.0F;
  }
  [[nodiscard]] float score(const std::vector<float>& observation, std::size_t index) const {
    float sum = 0;
    for (std::size_t i = 0; i < inputs; ++i) sum += observation[i] * weights[i * outputs + index];
    return sum;
  }
};

/// The legal move that the network likes best: moves that are not legal are masked.
tock::Move chosen(const Network& network, const tock::View& view) {
  std::vector<float> observation(inputs);
  std::vector<std::uint8_t> legal(outputs);
  observe(game, view, observation);
  legal_mask(game, view, legal);
  std::size_t best = outputs;
  float highest = 0;
  for (std::size_t index = 0; index < outputs; ++index) {
    if (legal[index] == 0) continue;
    const float score = network.score(observation, index);
    if (best != outputs && score <= highest) continue;
    best = index;
    highest = score;
  }
  return *policy_move(game, view, best);
}

}  // namespace

int main() {
  std::cout << inputs << " numbers in, " << outputs << " out; the planes of what a seat sees:\n";
  for_each_plane(game, [](const Plane& plane) {
    std::cout << "  " << plane.first << "  " << plane.name << ", " << plane.rows << " x " << plane.size / plane.rows
              << '\n';
  });

  const Network network{Random{7}};
  Random random{11};
  tock::State state = game.initial();
  int moves = 0;
  for (; moves < 20'000 && !game.actor(state).is_nobody(); ++moves) {
    if (game.actor(state).is(Seat{0})) {
      game.advance(state, chosen(network, game.view(state, Seat{0})));
    } else {
      game.advance(state, random_move(game, state, random));
    }
  }
  const auto outcome = game.outcome(state);
  if (!outcome) return 1;
  std::cout << "untrained it has " << (outcome->winners().contains(Seat{0}) ? "won" : "lost") << " after " << moves
            << " moves\n";
}
