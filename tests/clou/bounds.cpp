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

TEST_CASE("CL-27, CL-39: lists have room for all white symbols of three thieves") {
  const RuntimeCampaign game = campaign({.players = 3});
  // Everything that gives white symbols is marked: exp1.1, tree.1, dexterity.2 and clever.6 of matt, and so on.
  const State state = position(game, "phase=gang heists=2 special=glassworks,hotel boxes=costume:1 areas=exp1.1");
  const State begun = after(game, state, "gang:matt+janet+trixie");
  std::size_t most = 0;
  for (const std::string roll : {"124", "135", "246", "333"}) {
    const State thrown = after_lapses(game, after(game, begun, "roll:" + roll));
    const bool triple = roll == "333";
    const bool spread = roll == "135";
    const State full =
        edited(game, thrown,
               "matt=" + roll + "/5x,~1,~1,fill/dexterity.2:3,clever.6:1,tree.1* " +  //
                   "janet=" + roll + "/3x,4x,5x" + (triple ? ",fill" : "") + "/dexterity.4:1,ring.3:3!,ring.4:1! " +
                   "trixie=" + roll + "/5x" + (spread ? ",~2" : "") + "/-");
    most = std::max(most, count_moves(game, full));
  }
  CHECK(most > 900);
  CHECK(most <= most_moves(standard_edition));
  CHECK(most_moves(standard_edition) <= max_moves / 3);
}

TEST_CASE("CL-27: an edition whose moves could pass the room of lists is refused") {
  Edition edition = standard_edition;
  const auto anything = [](BoxRow& row, int value) {
    using namespace words;
    row[0] = {any, {extra(value), shift(value)}};
  };
  edition.sheets[0].clever[5].fires = {};
  edition.sheets[0].dexterity[1].fires = {};
  edition.sheets[0].tree[0].fires = words::lock;
  anything(edition.sheets[0].strength, 5);
  CHECK(validate(edition).empty());
  anything(edition.sheets[0].dexterity, 6);
  anything(edition.sheets[2].dexterity, 6);
  anything(edition.sheets[2].strength, 5);
  const EditionFaults faults = validate(edition);
  REQUIRE(faults.size() == 1);
  CHECK(faults[0].constraint == Constraint::moves);
  CHECK(to_text(edition, faults[0]).view() ==
        "edition: there is no room for all the moves that so many white symbols and open boxes could bring at once");
  CHECK(!RuntimeHeist::make({}, edition));
}
