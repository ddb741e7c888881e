#include <clou/scene.hpp>

using namespace clou_test;

TEST_CASE("CL-11, CL-29: worked example 1, marks and sums") {
  const RuntimeHeist villa = heist({});
  State state = after(villa, position(villa), "roll:134");
  const Texts moves = moves_of(villa, state);
  CHECK(moves.size() == 36);
  CHECK(moves.contains("mark:matt:tree.2:8=1+3+4"));
  CHECK(!moves.contains("mark:matt:clever.2:4=1+3"));
  CHECK(why_not(villa, state, "mark:matt:clever.2:4=1+3") == Rule::abilities);
  state = after(villa, state, "mark:matt:clever.1:4=4");
  CHECK(moves_of(villa, state) ==
        words_of("mark:matt:strength.1:1=1 mark:matt:strength.1:3=3 mark:matt:strength.1:4=1+3 "
                 "mark:matt:dexterity.1:1=1 mark:matt:clever.2:4=1+3 mark:matt:grid.4:3=3 mark:matt:grid.6:4=1+3 "
                 "mark:matt:ring.1:4=1+3 mark:matt:ring.2:1=1 mark:matt:ring.2:3=3 mark:matt:ring.2:4=1+3 "
                 "mark:matt:ring.3:1=1 mark:matt:ring.3:3=3 done"));
  state = after(villa, state, "mark:matt:clever.2:4=1+3");
  CHECK(moves_of(villa, state) == words_of("cross:sidedoor.1.1 cross:special.4 lapse"));
  state = after(villa, state, "cross:sidedoor.1.1");
  CHECK(moves_of(villa, state) == Texts{"done"});
  state = after(villa, state, "done");
  CHECK(int{state.plan.time} == 1);
  CHECK(int{state.plan.traces} == 0);
  CHECK(moves_of(villa, state) == words_of("stay run"));
  const auto outcome = villa.outcome(after(villa, state, "run"));
  REQUIRE(outcome);
  CHECK(outcome->ending == Ending::success);
  CHECK(outcome->scores[0] == 0);
  CHECK(outcome->rank == HeistRank::poor);
}
