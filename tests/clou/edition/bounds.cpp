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
  for (const std::string roll : {"124", "134", "135", "246"}) {
    const State thrown = after_lapses(game, after(game, begun, "roll:" + roll));
    const bool spread = roll == "135" || roll == "134";
    const State full = edited(game, thrown,
                              "matt=" + roll + "/5x,~1,~1,fill/dexterity.2:3,clever.6:1,tree.1* " +  //
                                  "janet=" + roll + "/3x,4x,5x/dexterity.4:1,ring.3:3!,ring.4:1! " + "trixie=" + roll +
                                  "/5x" + (spread ? ",~2" : "") + "/-");
    most = std::max(most, count_moves(game, full));
  }
  CHECK(most > 900);
  CHECK(most <= most_moves(game.layout()));
  CHECK(most_moves(game.layout()) <= most_moves(worked_edition));
  CHECK(most_moves(worked_edition) <= max_moves / 4);
  CHECK(most_moves(standard_edition) <= max_moves / 3);
}

TEST_CASE("CL-66: lists have room for all that can wait, in all its places") {
  const RuntimeHeist concert = heist({.scenario = "concert", .thieves = Thief::bruce});
  // Everything is entered, and what waits can be used as anything.
  const State state =
      position(concert,
               "phase=symbol roll=124 waiting="
               "bruce.strength/dexterity,bruce.strength/dexterity/clever,bruce.strength/dexterity/clever/electro,"
               "bruce.strength/dexterity/clever/electro/lock,bruce.strength/dexterity/clever/electro/lock/safe,"
               "bruce.strength/dexterity/clever/electro/lock/safe/escape*2 "
               "crossed=stagedoor.1.1,doorman.1.1,staircase.1.1,lighting.1.1,wardrobedoor.1.1 "
               "done=stagedoor,doorman,staircase,lighting,wardrobedoor");
  CHECK(state.waiting.size() == max_waiting);
  CHECK(count_moves(concert, state) > 100);
  CHECK(count_moves(concert, state) <= most_moves(concert.layout()));
}

TEST_CASE("CL-36, CL-66: lists have room for all that can wait on the specials of a whole gang") {
  static_assert(most_other_moves == 694);
  const auto with = [](Specials specials) {
    const RuntimeHeist concert =
        heist({.scenario = "concert", .thieves = {Thief::janet, Thief::trixie, Thief::bruce}, .specials = specials});
    const State state = position(concert,
                                 "phase=symbol roll=124 waiting=janet.strength/dexterity/clever/electro/lock,"
                                 "trixie.strength/dexterity/clever/electro/lock,"
                                 "bruce.strength/dexterity/clever/electro/lock");
    CHECK(count_moves(concert, state) <= most_moves(concert.layout()));
    return count_moves(concert, state);
  };
  // Twins apart janet has five circles that they fit, trixie four, bruce five; twice more for each of the others.
  CHECK(with(Specials::gang) == with(Specials::own) + 2 * (5 + 4 + 5));
}

TEST_CASE("CL-66: where dice make little, the longest lists are those of what waits") {
  Edition plain = worked_edition;
  ThiefSheet& bruce = plain.sheets[static_cast<std::size_t>(Thief::bruce)];
  for (BoxRow* row : {&bruce.strength, &bruce.dexterity, &bruce.clever}) {
    for (Box& box : *row) box.fires = {};
  }
  if (bruce.grid) bruce.grid->row_effects = bruce.grid->column_effects = {};
  for (std::size_t i = 0; i < bruce.rings.size(); ++i) bruce.rings[i].fires = {};
  for (std::size_t i = 0; i < bruce.tree.size(); ++i) bruce.tree[i].fires = words::lock;
  if (bruce.pyramid) {
    for (Box& box : *bruce.pyramid) box.fires = {};
  }
  bruce.bonuses = {};
  const RuntimeHeist villa = heist({.thieves = Thief::bruce}, plain);
  const auto& plan = villa.layout().plans[0];
  const auto& sheet = villa.layout().sheets[static_cast<std::size_t>(Thief::bruce)];
  CHECK(most_moves(villa.layout()) == max_waiting * (plan.demand_count + 1U + sheet.special_count) + 1U);
}

TEST_CASE("CL-4, CK-1: lists of fixed rules are as long as these rules need") {
  constexpr Heist<> villa;
  constexpr Campaign<> campaign;
  static_assert(decltype(villa)::MoveList::capacity() == most_moves(villa.layout()));
  static_assert(decltype(campaign)::MoveList::capacity() == most_moves(campaign.layout()));
  static_assert(sizeof(decltype(villa)::MoveList) < 4'096);
  static_assert(RuntimeHeist::MoveList::capacity() == max_moves && RuntimeCampaign::MoveList::capacity() == max_moves);
  // A larger gang, more plans and the campaign sheet have more.
  static_assert(most_moves(villa.layout()) < most_moves(campaign.layout()));
  static_assert(most_moves(campaign.layout()) < most_moves(Campaign<CampaignOptions{.players = 3}>{}.layout()));
  CHECK(villa.moves(after(villa, villa.initial(), "roll:134")).size() == 35);
}

TEST_CASE("CL-27, CL-39, CL-43: the longest lists of the ledger fit") {
  const RuntimeCampaign game = campaign({.players = 3});
  CHECK(most_moves(game.layout()) >= 3'375);
  const RuntimeHeist hotel = heist({.scenario = "hotel", .thieves = {Thief::matt, Thief::janet, Thief::trixie}});
  CHECK(most_moves(hotel.layout()) >= 1'413);
  // All places of seven waiting symbols, on a plan of the standard edition.
  const RuntimeHeist villa = heist({.thieves = Thief::bruce});
  CHECK(most_moves(villa.layout()) >= 7U * (villa.layout().plans[0].demand_count + 1U + 6U) + 1U);
}

TEST_CASE("CL-27: an edition whose moves could pass the room of lists is refused") {
  Edition edition = worked_edition;
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
