#include <clou/faults.hpp>

#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace clou_test::faults {

namespace {

Effect of_kind(int kind, int value) { return {static_cast<EffectKind>(kind), value}; }

/// Things that cannot fire, and such as can but rarely do.
const std::vector<Effect> impossible_effects{shift(0),
                                             shift(7),
                                             extra(0),
                                             extra(7),
                                             Effect(SymbolSet{}),
                                             Effect(SymbolSet{0x80U}),
                                             Effect(SymbolSet{0x81U}),
                                             of_kind(5, 1),
                                             of_kind(4, 1)};
const std::vector<Effect> extreme_effects{shift(1), shift(6), extra(1),    extra(6),
                                          fill,     lock,     lock / safe, Effect(SymbolSet{0x7FU})};

}  // namespace

TEST_CASE("CL-24, CL-25: constraint 9, what a box, a circle or a line can fire") {
  using Fires = Effects& (*)(Edition&);
  const std::vector<std::pair<Fires, std::string>> places{
      {[](Edition& e) -> Effects& { return e.sheets[matt].strength[0].fires; }, "9 matt strength.1"},
      {[](Edition& e) -> Effects& { return e.sheets[matt].dexterity[3].fires; }, "9 matt dexterity.4"},
      {[](Edition& e) -> Effects& { return e.sheets[matt].clever[2].fires; }, "9 matt clever.3"},
      {[](Edition& e) -> Effects& { return e.sheets[matt].grid->row_effects[1]; }, "9 matt grid.4"},
      {[](Edition& e) -> Effects& { return e.sheets[matt].grid->column_effects[2]; }, "9 matt grid.3"},
      {[](Edition& e) -> Effects& { return e.sheets[matt].rings[0].fires; }, "9 matt ring.2"},
      {[](Edition& e) -> Effects& { return e.sheets[matt].rings[1].fires; }, "9 matt ring.4"},
      {[](Edition& e) -> Effects& { return e.sheets[matt].tree[4].fires; }, "9 matt tree.5"},
      {[](Edition& e) -> Effects& { return (*e.sheets[2].pyramid)[3].fires; }, "9 trixie pyramid.4"},
      {[](Edition& e) -> Effects& { return e.campaign.areas[0].elements[0].fires; }, "9 campaign sheet exp1.1"}};
  for (const auto& [fires, place] : places) {
    CAPTURE(place);
    const auto firing = [&](const Effects& effects) { return broken([&](Edition& e) { fires(e) = effects; }); };
    for (const Effect effect : impossible_effects) {
      CHECK(firing(effect) == place);
      CHECK(firing({lock, effect}) == place);
    }
    for (const Effect effect : extreme_effects) CHECK(firing(effect).empty());
    CHECK(firing({lock, safe}).empty());
  }
  // A second symbol without a first.
  CHECK(with_matt([](ThiefSheet& s) { s.strength[0].fires = {Effect{}, lock}; }) == "9 matt strength.1");
  const auto line = [](const Effects& effects) {
    return broken([&](Edition& e) { e.campaign.areas[3].effect_lines[0].fires = effects; });
  };
  CHECK(line(shift(7)) == "9 campaign sheet canes");
  CHECK(line({lock, shift(0)}) == "9 campaign sheet canes");
  CHECK(line({shift(1), lock / safe}).empty());
}

TEST_CASE("CL-21: constraint 9, a line of circle-boxes fires something, boxes and lines of a grid need not") {
  CHECK(with_matt([](ThiefSheet& s) { s.rings[0].fires = {}; }) == "9 matt ring.2");
  CHECK(broken([](Edition& e) { e.campaign.areas[2].effect_lines[0].fires = {}; }) == "9 campaign sheet costume");
  CHECK(with_matt([](ThiefSheet& s) { s.strength[1].fires = {}; }).empty());
  CHECK(with_matt([](ThiefSheet& s) { s.grid->row_effects[0] = {}; }).empty());
  CHECK(broken([](Edition& e) { e.campaign.areas[0].elements[0].fires = {}; }).empty());
}

TEST_CASE("CL-25: constraint 9, the symbols in circles are ordinary ones") {
  const auto circle = [](SymbolSet symbols) {
    return with_matt([&](ThiefSheet& s) { s.specials[1].circles[0] = symbols; });
  };
  CHECK(circle(SymbolSet{}) == "9 matt special.3");
  CHECK(circle(SymbolSet{0x80U}) == "9 matt special.3");
  CHECK(circle(SymbolSet{0x7FU}).empty());
  CHECK(circle(escape).empty());
  const auto area = [](SymbolSet symbols) {
    return broken([&](Edition& e) { e.campaign.areas[4].elements[1].symbols = symbols; });
  };
  CHECK(area(SymbolSet{}) == "9 campaign sheet lights.2");
  CHECK(area(SymbolSet{0xC0U}) == "9 campaign sheet lights.2");
  CHECK(area(escape / strength).empty());
}

TEST_CASE("CL-37: constraint 9, what a dice bonus fires") {
  for (const Effect effect : impossible_effects) {
    CHECK(with_matt([&](ThiefSheet& s) { s.bonuses[0].fires = effect; }) == "9 matt");
  }
  for (const Effect effect : extreme_effects) {
    CHECK(with_matt([&](ThiefSheet& s) { s.bonuses[0].fires = effect; }).empty());
  }
}

TEST_CASE("CL-39: constraint 10, white symbols of a sheet and the campaign sheet together") {
  // Matt has two shifts and a fill, the campaign sheet an extra.
  const auto rows = [](const Effects& first, const Effects& second) {
    return with_matt([&](ThiefSheet& s) {
      s.strength[0].fires = first;
      s.strength[2].fires = second;
    });
  };
  CHECK(rows(shift(1), {}).empty());
  CHECK(rows(shift(1), shift(2)) == "10 matt");
  CHECK(rows({extra(1), extra(1)}, {}).empty());
  CHECK(rows({extra(1), extra(1)}, extra(6)) == "10 matt");
  CHECK(rows(fill, {}).empty());
  CHECK(rows({fill, fill}, {}) == "10 matt");
}

TEST_CASE("CL-39: constraint 10, white symbols count wherever they stand") {
  using SheetChange = void (*)(ThiefSheet&);
  const std::vector<SheetChange> changes{[](ThiefSheet& s) {
                                           s.dexterity[0].fires = {fill, fill};
                                         },
                                         [](ThiefSheet& s) {
                                           s.clever[0].fires = {fill, fill};
                                         },
                                         [](ThiefSheet& s) {
                                           s.grid->row_effects[0] = {fill, fill};
                                         },
                                         [](ThiefSheet& s) {
                                           s.grid->column_effects[0] = {fill, fill};
                                         },
                                         [](ThiefSheet& s) {
                                           s.rings[0].fires = {fill, fill};
                                         },
                                         [](ThiefSheet& s) {
                                           (*s.pyramid)[0].fires = {fill, fill};
                                         }};
  for (const SheetChange change : changes) {
    const auto with_bonus = [&](Edition& e) {
      e.sheets[janet].bonuses = {{triple, fill}};  // the third
      change(e.sheets[janet]);
    };
    CHECK(broken(with_bonus) == "10 janet");
    CHECK(broken([&](Edition& e) { change(e.sheets[janet]); }).empty());
  }
  CHECK(broken([](Edition& e) { e.sheets[matt].tree[1].fires = {fill, fill}; }) == "10 matt");
  CHECK(broken([](Edition& e) { e.sheets[matt].bonuses = {{triple, fill}, {straight, fill}}; }) == "10 matt");
}

TEST_CASE("CK-15: constraint 10, white symbols of the campaign sheet count with each sheet") {
  const auto circle = [](const Effects& fires) {
    return broken([&](Edition& e) { e.campaign.areas[0].elements[1].fires = fires; });
  };
  CHECK(circle(extra(1)) == "10 janet");  // she has two of her own, and there is one already
  CHECK(circle(shift(1)).empty());
  CHECK(circle({shift(1), shift(1)}) == "10 matt");
  CHECK(circle(fill).empty());
  CHECK(circle({fill, fill}) == "10 matt");
  CHECK(broken([](Edition& e) { e.campaign.areas[2].effect_lines[0].fires = {fill, fill}; }) == "10 matt");
}

}  // namespace clou_test::faults
