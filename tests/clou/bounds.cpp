#include <algorithm>
#include <cstddef>
#include <string>

#include <clou/editions.hpp>
#include <clou/scene.hpp>

using namespace clou_test;

namespace {

std::size_t count_moves(const auto& game, const State& state) {
  std::size_t count = 0;
  game.for_each_move(state, [&](Move /*move*/) { ++count; });
  return count;
}

}  // namespace

TEST_CASE("CL-27, CL-39: the longest list has room for all white symbols of three thieves") {
  const RuntimeCampaign game = campaign({.players = 3});
  const State state = position(game, "phase=gang heists=2 special=glassworks,hotel boxes=costume:1,canes:1,lights:1");
  const State begun = edited(game, after(game, state, "gang:matt+janet+trixie"), "");
  const auto moves_after = [&](const std::string& roll) {
    return count_moves(game, edited(game, after_lapses(game, after(game, begun, "roll:" + roll)),
                                    "matt=" + roll + "/5x,~1,~1,fill/- janet=" + roll +
                                        "/3x,4x,5x,fill/- trixie=" + roll + "/5x,~2/-"));
  };
  const std::size_t most = std::max({moves_after("124"), moves_after("246"), moves_after("356"), moves_after("135")});
  CHECK(most > 1'500);
  CHECK(most <= max_moves);
  CHECK(max_moves == most_moves(standard_edition));
}

TEST_CASE("CL-27: an edition with more moves than the list has room for is told by its bound") {
  CHECK(most_moves(cellar_edition) > max_moves);
}
