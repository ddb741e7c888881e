#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <clockman/scene.hpp>
#include <clou/scene.hpp>
#include <ostfriesenlauf/scene.hpp>
#include <regelwerk/ai/search/ismcts.hpp>

// What the search chooses in positions built by hand; those of Tock are in ismcts.cpp.

namespace {

using namespace regelwerk;

template <class Utility = ByPlace, class G>
std::string choice(const G& game, const typename G::State& state, std::uint64_t iterations, std::uint64_t key,
                   const Utility& utility = {}) {
  std::vector<SearchNode<G>> nodes(2000);
  Search search{game, game.view(state, game.actor(state).seat()), nodes, Random{key},
                {},   Rollout{UniformPlayer{}, utility}};
  search.run(iterations);
  return std::string{to_text(game, state, search.best()).view()};
}

TEST_CASE("ismcts: the last card of a round takes the own runner across, whatever the hidden ones may do (OL-26)") {
  namespace ofl = ostfriesenlauf_test;
  const auto state = ofl::position(
      ofl::four,
      {.race = "A30 B4 C2 D1", .laid = "2:+2 3:+2 4:+2", .hand = "1:+4 1:-2", .phase = ostfriesenlauf::Phase::lay});
  for (std::uint64_t key = 0; key < 5; ++key) CHECK(choice(ofl::four, state, 200, key) == "lay:1:+4");
}

TEST_CASE("ismcts: waits for a 1 before the centre instead of going round (CM-20, CM-21)") {
  const auto state = clockman_test::position(clockman_test::four,
                                             {.roll = 5, .figures = "4.18", .digits = {"00000112"}, .symbols = {"D"}});
  REQUIRE(questions::has_moves(clockman_test::four, state, "go:4.3 go:g3+D"));
  for (std::uint64_t key = 0; key < 5; ++key) CHECK(choice(clockman_test::four, state, 200, key) == "go:g3+D");
}

/// All for an escape, nothing else.
struct Escape {
  template <class G>
  Payoffs<1> operator()(const G& /*game*/, const clou::HeistOutcome& outcome) const {
    return {outcome.ending == clou::Ending::success ? payoff_scale : 0};
  }
};

TEST_CASE("ismcts: the better driver is chosen, with luck weighed (CL-59, CL-60)") {
  const auto game = clou_test::heist({.thieves = {clou::Thief::janet, clou::Thief::bruce}});
  const auto state = clou_test::position(game, "phase=driver alarm=1 time=8 arrows=1");
  REQUIRE(questions::has_moves(game, state, "driver:janet driver:bruce"));
  for (std::uint64_t key = 0; key < 5; ++key) CHECK(choice(game, state, 400, key, Escape{}) == "driver:janet");
}

}  // namespace
