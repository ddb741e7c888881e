#include <regelwerk/clou/board/parts.hpp>

#include <reasons.hpp>

#include <clou/campaign_scene.hpp>
#include <clou/plan_scene.hpp>
#include <clou/sheet_scene.hpp>

using namespace clou_test;
using questions::all_of_kind, questions::cause, questions::made_of, questions::parts, questions::stops;

namespace {

constexpr MovePart part_of(PartKind kind, int value = 0) { return {kind, static_cast<std::uint16_t>(value)}; }
constexpr MovePart thief_part(Thief who) { return part_of(PartKind::thief, static_cast<int>(who)); }
constexpr MovePart die_part(int face) { return part_of(PartKind::die, face); }
constexpr MovePart extra_part(int pips) { return part_of(PartKind::extra, pips); }
constexpr MovePart shift_part(int pips) { return part_of(PartKind::shift, pips); }
constexpr MovePart group_part(Group of) { return part_of(PartKind::group, static_cast<int>(of)); }
constexpr MovePart element_part(Group of, int number) {
  return part_of(PartKind::element, Element{of, number - 1}.code());
}
constexpr MovePart number_part(int of) { return part_of(PartKind::number, of); }
constexpr MovePart symbol_part(Thief who, Symbol of) { return part_of(PartKind::symbol, Fired{who, of}.order()); }
constexpr MovePart answer_part(MoveKind kind) { return part_of(PartKind::answer, static_cast<int>(kind)); }
constexpr MovePart fill_part{PartKind::fill, 0};
constexpr MovePart escape_part{PartKind::escape, 0};

MovePart challenge_part(const auto& game, const State& state, std::string_view name) {
  return part_of(PartKind::challenge, *names_in(game, state).challenge_named(name));
}
MovePart demand_part(const auto& game, const State& state, std::string_view name, int part, int place) {
  const Names names = names_in(game, state);
  return part_of(PartKind::demand, *names.demand_at(*names.challenge_named(name), part, place));
}

}  // namespace

TEST_CASE("CL-12: parts: a thief, its dice, a box, and the number where shifts leave it open") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const State state = position(villa, "phase=dice roll=133 matt=133/~2,4x,fill/-");
  CHECK(parts(villa, state) == "matt done");
  CHECK(parts(villa, state, {thief_part(Thief::matt)}) == "1 3 4x fill");
  CHECK(parts(villa, state, {thief_part(Thief::matt), die_part(3)}) == "3 4x ~2 strength clever grid ring");
  CHECK(parts(villa, state, {thief_part(Thief::matt), die_part(3), group_part(Group::grid)}) == "grid.4");
  CHECK(parts(villa, state,
              {thief_part(Thief::matt), die_part(3), shift_part(2), group_part(Group::strength),
               element_part(Group::strength, 1)}) == "1 2 4 5");
  CHECK(made_of(villa, state,
                {thief_part(Thief::matt), die_part(1), die_part(3), group_part(Group::strength),
                 element_part(Group::strength, 1)}) == "mark:matt:strength.1:4=1+3");
  CHECK(parts(villa, state, {thief_part(Thief::matt), fill_part}) ==
        "strength dexterity clever grid ring tree special");
  CHECK(stops(villa, state, {thief_part(Thief::matt), die_part(2)}) == "CL-27 number 2");
  CHECK(stops(villa, state, {thief_part(Thief::matt), extra_part(5)}) == "CL-42 extra 1");
  CHECK(stops(villa, state, {thief_part(Thief::matt), die_part(3), shift_part(1)}) == "CL-40 shift 1");
  CHECK(stops(villa, state, {thief_part(Thief::janet)}) == "CL-9 thief janet");
  CHECK(stops(villa, state,
              {thief_part(Thief::matt), die_part(3), group_part(Group::strength), element_part(Group::strength, 3)}) ==
        "CL-29 element strength.1");
  CHECK(stops(villa, state,
              {thief_part(Thief::matt), die_part(3), group_part(Group::grid), element_part(Group::grid, 1)}) ==
        "CL-31 number 5");
  CHECK(stops(villa, state, {thief_part(Thief::matt), die_part(3), group_part(Group::pyramid)}) == "CL-30 thief matt");
  CHECK(stops(villa, state,
              {thief_part(Thief::matt), die_part(3), shift_part(2), group_part(Group::strength),
               element_part(Group::strength, 1), number_part(9)}) == "CL-40 number 9");
  const State used = after(villa, state, "mark:matt:clever.1:3=3 mark:matt:strength.1:3=3");
  CHECK(stops(villa, used, {thief_part(Thief::matt), die_part(3)}) == "CL-9 die 3");
}

TEST_CASE("CL-22: parts: a symbol, a challenge, a demand") {
  const RuntimeHeist villa = heist({});
  const State state = fired(villa, "matt.strength,matt.lock");
  CHECK(parts(villa, state) == "matt.strength lapse");
  CHECK(parts(villa, state, {symbol_part(Thief::matt, Symbol::strength)}) == "special window sidedoor");
  CHECK(parts(villa, state, {symbol_part(Thief::matt, Symbol::strength), challenge_part(villa, state, "window")}) ==
        "window.1.2");
  CHECK(stops(villa, state, {symbol_part(Thief::matt, Symbol::strength), challenge_part(villa, state, "camera")}) ==
        "CL-46 room hall");
  CHECK(stops(villa, state, {symbol_part(Thief::matt, Symbol::strength), demand_part(villa, state, "window", 1, 1)}) ==
        "CL-22");
  CHECK(stops(villa, state,
              {symbol_part(Thief::matt, Symbol::strength), challenge_part(villa, state, "window"),
               demand_part(villa, state, "window", 1, 1)}) == "CL-25 symbols dexterity");
  CHECK(stops(villa, state, {symbol_part(Thief::matt, Symbol::safe)}) == "CL-22 symbols safe");
  CHECK(stops(villa, state, {symbol_part(Thief::matt, Symbol::strength), escape_part}) == "CL-57 symbols strength");
  CHECK(stops(villa, state, {symbol_part(Thief::matt, Symbol::strength), group_part(Group::special)}) == "");
  CHECK(stops(villa, state, {answer_part(MoveKind::done)}) == "CL-22");
}

TEST_CASE("CK-12: parts and causes of a campaign") {
  const State jailed = before_heist(duo, "heists=1 jail=matt");
  CHECK(parts(duo, jailed) == "janet trixie");
  CHECK(parts(duo, jailed, {thief_part(Thief::janet)}) == "trixie bruce");
  CHECK(stops(duo, jailed, {thief_part(Thief::matt)}) == "CK-6 thief matt");
  CHECK(stops(duo, jailed, {thief_part(Thief::janet), thief_part(Thief::matt)}) == "CK-6 thief matt");
  CHECK(cause(duo, jailed, "gang:janet") == "CK-6 number 2");
  CHECK(parts(duo, duo.initial()) == "costume canes lights affair scouting training pimping tickets passports nothing");
  const State wages = position(duo, "phase=wages heists=1 rest=4");
  CHECK(parts(duo, wages) == "save");
  CHECK(stops(duo, wages, {part_of(PartKind::item, 0)}) == "CK-12 number 1");
  const State scouts = begun(duo, "heists=1 boxes=scouting:1", "matt+janet");
  CHECK(parts(duo, scouts) ==
        "porter delivery pantry goose lift keyboard cloakroom room21 suitedoor jewelcase notebook gifts strongroom "
        "deposits nothing");
  CHECK(parts(duo, scouts, {challenge_part(duo, scouts, "keyboard")}) == "keyboard.2.1");
  const State pimps = begun(duo, "heists=1 boxes=pimping:1", "janet+trixie");
  CHECK(parts(duo, pimps) == "grid special exp1 exp2 nothing");
  CHECK(parts(duo, pimps, {group_part(Group::grid)}).substr(0, 13) == "grid.1 grid.2");
  CHECK(stops(duo, pimps, {group_part(Group::strength)}) == "CK-21 element strength.1");
}

TEST_CASE("parts: those that the game has, open or not") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const State state = villa.initial();
  CHECK(all_of_kind(villa, state, PartKind::thief) == "matt");
  CHECK(all_of_kind(villa, state, PartKind::die) == "1 2 3 4 5 6");
  CHECK(all_of_kind(villa, state, PartKind::answer) == "lapse done stay run");
  CHECK(all_of_kind(villa, state, PartKind::group) == "strength dexterity clever grid ring tree pyramid special");
  CHECK(all_of_kind(villa, state, PartKind::item).empty());
  CHECK(is_part(villa, state, element_part(Group::strength, 1)));
  CHECK(!is_part(villa, state, element_part(Group::area, 1)));
  CHECK(!is_part(villa, state, part_of(PartKind::element, element_count)));
  CHECK(is_part(villa, state, symbol_part(Thief::matt, Symbol::lock)));
  CHECK(!is_part(villa, state, part_of(PartKind::symbol, 0)));
  CHECK(!is_part(villa, state, part_of(PartKind::symbol, 5 << symbol_count | 1)));
  CHECK(is_part(villa, state, number_part(30)));
  CHECK(!is_part(villa, state, number_part(31)));
  CHECK(!is_part(villa, state, {PartKind{16}, 0}));
  const auto demands = plan_of(villa.layout(), state).demand_count;
  CHECK(is_part(villa, state, part_of(PartKind::demand, demands - 1)));
  CHECK(!is_part(villa, state, part_of(PartKind::demand, demands)));
  CHECK(regelwerk::part_named(villa, state, PartKind::element, "strength.1") == element_part(Group::strength, 1));
}

TEST_CASE("CK-12, CK-15: parts: the campaign has items, areas and all thieves") {
  const State state = solo.initial();
  CHECK(all_of_kind(solo, state, PartKind::thief) == "matt janet trixie bruce");
  CHECK(all_of_kind(solo, state, PartKind::answer) == "lapse done stay run save");
  CHECK(is_part(solo, state, element_part(Group::area, 1)));
  CHECK(is_part(solo, state, part_of(PartKind::item)));
  CHECK(!is_part(solo, state, part_of(PartKind::item, static_cast<int>(solo.layout().campaign.items.size()))));
  const int areas = static_cast<int>(solo.layout().campaign.areas.size());
  CHECK(is_part(solo, state, part_of(PartKind::group, static_cast<int>(group_count) + areas - 1)));
  CHECK(!is_part(solo, state, part_of(PartKind::group, static_cast<int>(group_count) + areas)));
}
