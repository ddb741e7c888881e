#include <regelwerk/clou/parts.hpp>

#include <reasons.hpp>

#include <clou/campaign_scene.hpp>
#include <clou/plan_scene.hpp>
#include <clou/sheet_scene.hpp>

using namespace clou_test;
using questions::cause, questions::made_of, questions::parts, questions::stops;

namespace {

constexpr MovePart part_of(PartKind kind, int value = 0) { return {kind, static_cast<std::uint16_t>(value)}; }
constexpr MovePart thief(Thief who) { return part_of(PartKind::thief, static_cast<int>(who)); }
constexpr MovePart die(int face) { return part_of(PartKind::die, face); }
constexpr MovePart extra(int pips) { return part_of(PartKind::extra, pips); }
constexpr MovePart shift(int most) { return part_of(PartKind::shift, most); }
constexpr MovePart group(Group of) { return part_of(PartKind::group, static_cast<int>(of)); }
constexpr MovePart element(Group of, int number) { return part_of(PartKind::element, Element{of, number - 1}.code()); }
constexpr MovePart number(int of) { return part_of(PartKind::number, of); }
constexpr MovePart symbol(Thief who, Symbol of) { return part_of(PartKind::symbol, Fired{who, of}.order()); }
constexpr MovePart answer(MoveKind kind) { return part_of(PartKind::answer, static_cast<int>(kind)); }
constexpr MovePart fill_part{PartKind::fill, 0};
constexpr MovePart escape_part{PartKind::escape, 0};

MovePart challenge(const auto& game, const State& state, std::string_view name) {
  return part_of(PartKind::challenge, *names_in(game, state).challenge_named(name));
}
MovePart demand(const auto& game, const State& state, std::string_view name, int part, int place) {
  const Names names = names_in(game, state);
  return part_of(PartKind::demand, *names.demand_at(*names.challenge_named(name), part, place));
}

}  // namespace

TEST_CASE("CL-12: parts: a thief, its dice, a box, and the number where shifts leave it open") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const State state = position(villa, "phase=dice roll=133 matt=133/~2,4x,fill/-");
  CHECK(parts(villa, state) == "matt done");
  CHECK(parts(villa, state, {thief(Thief::matt)}) == "1 3 4x fill");
  CHECK(parts(villa, state, {thief(Thief::matt), die(3)}) == "3 4x ~2 strength clever grid ring");
  CHECK(parts(villa, state, {thief(Thief::matt), die(3), group(Group::grid)}) == "grid.4");
  CHECK(parts(villa, state,
              {thief(Thief::matt), die(3), shift(2), group(Group::strength), element(Group::strength, 1)}) ==
        "1 2 4 5");
  CHECK(made_of(villa, state,
                {thief(Thief::matt), die(1), die(3), group(Group::strength), element(Group::strength, 1)}) ==
        "mark:matt:strength.1:4=1+3");
  CHECK(parts(villa, state, {thief(Thief::matt), fill_part}) == "strength dexterity clever grid ring tree special");
  CHECK(stops(villa, state, {thief(Thief::matt), die(2)}) == "CL-27 number 2");
  CHECK(stops(villa, state, {thief(Thief::matt), extra(5)}) == "CL-42 extra 1");
  CHECK(stops(villa, state, {thief(Thief::matt), die(3), shift(1)}) == "CL-40 shift 1");
  CHECK(stops(villa, state, {thief(Thief::janet)}) == "CL-9 thief janet");
  CHECK(stops(villa, state, {thief(Thief::matt), die(3), group(Group::strength), element(Group::strength, 3)}) ==
        "CL-29 element strength.1");
  CHECK(stops(villa, state, {thief(Thief::matt), die(3), group(Group::grid), element(Group::grid, 1)}) ==
        "CL-31 number 5");
  CHECK(stops(villa, state, {thief(Thief::matt), die(3), group(Group::pyramid)}) == "CL-30 thief matt");
  CHECK(stops(villa, state,
              {thief(Thief::matt), die(3), shift(2), group(Group::strength), element(Group::strength, 1), number(9)}) ==
        "CL-40 number 9");
  const State used = after(villa, state, "mark:matt:clever.1:3=3 mark:matt:strength.1:3=3");
  CHECK(stops(villa, used, {thief(Thief::matt), die(3)}) == "CL-9 die 3");
}

TEST_CASE("CL-22: parts: a symbol, a challenge, a demand") {
  const RuntimeHeist villa = heist({});
  const State state = fired(villa, "matt.strength,matt.lock");
  CHECK(parts(villa, state) == "matt.strength lapse");
  CHECK(parts(villa, state, {symbol(Thief::matt, Symbol::strength)}) == "special window sidedoor");
  CHECK(parts(villa, state, {symbol(Thief::matt, Symbol::strength), challenge(villa, state, "window")}) ==
        "window.1.2");
  CHECK(stops(villa, state, {symbol(Thief::matt, Symbol::strength), challenge(villa, state, "camera")}) ==
        "CL-46 room hall");
  CHECK(stops(villa, state, {symbol(Thief::matt, Symbol::strength), demand(villa, state, "window", 1, 1)}) == "CL-22");
  CHECK(stops(villa, state,
              {symbol(Thief::matt, Symbol::strength), challenge(villa, state, "window"),
               demand(villa, state, "window", 1, 1)}) == "CL-25 symbols dexterity");
  CHECK(stops(villa, state, {symbol(Thief::matt, Symbol::safe)}) == "CL-22 symbols safe");
  CHECK(stops(villa, state, {symbol(Thief::matt, Symbol::strength), escape_part}) == "CL-57 symbols strength");
  CHECK(stops(villa, state, {symbol(Thief::matt, Symbol::strength), group(Group::special)}) == "");
  CHECK(stops(villa, state, {answer(MoveKind::done)}) == "CL-22");
}

TEST_CASE("CK-12: parts and causes of a campaign") {
  const RuntimeCampaign two = campaign({.players = 2, .use_dice = UseDice::may});
  const State jailed = before_heist(two, "heists=1 jail=matt");
  CHECK(parts(two, jailed) == "janet trixie");
  CHECK(parts(two, jailed, {thief(Thief::janet)}) == "trixie bruce");
  CHECK(stops(two, jailed, {thief(Thief::matt)}) == "CK-6 thief matt");
  CHECK(stops(two, jailed, {thief(Thief::janet), thief(Thief::matt)}) == "CK-6 thief matt");
  CHECK(cause(two, jailed, "gang:janet") == "CK-6 number 2");
  CHECK(parts(two, two.initial()) == "costume canes lights affair scouting training pimping tickets passports nothing");
  const State wages = position(two, "phase=wages heists=1 rest=4");
  CHECK(parts(two, wages) == "save");
  CHECK(stops(two, wages, {part_of(PartKind::item, 0)}) == "CK-12 number 1");
  const State scouts = begun(two, "heists=1 boxes=scouting:1", "matt+janet");
  CHECK(parts(two, scouts) ==
        "porter delivery pantry goose lift keyboard cloakroom room21 suitedoor jewelcase notebook gifts strongroom "
        "deposits nothing");
  CHECK(parts(two, scouts, {challenge(two, scouts, "keyboard")}) == "keyboard.2.1");
  const State pimps = begun(two, "heists=1 boxes=pimping:1", "janet+trixie");
  CHECK(parts(two, pimps) == "grid special exp1 exp2 nothing");
  CHECK(parts(two, pimps, {group(Group::grid)}).substr(0, 13) == "grid.1 grid.2");
  CHECK(stops(two, pimps, {group(Group::strength)}) == "CK-21 element strength.1");
}
