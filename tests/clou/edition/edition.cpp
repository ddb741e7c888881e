#include <clou/faults.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clou_test::faults {

namespace {

const std::vector<Condition> impossible_conditions{under(1), under(0), under(31), over(30),
                                                   over(31), equal(0), equal(31), Condition{Sign{4}, 5, Sign::none}};
const std::vector<Condition> extreme_conditions{any, under(2), under(30), over(0), over(29), equal(1), equal(30)};

}  // namespace

TEST_CASE("CL-26 to CL-38: the standard edition keeps all constraints, which are those of the ledger") {
  static_assert(validate(worked_edition).empty());
  static_assert(validate(standard_edition).empty());
  static_assert(validate(standard_v1::edition<>).empty());
  static_assert(validate(standard_v2::edition<>).empty());
  static_assert(static_cast<int>(Constraint::specials) == 6 && static_cast<int>(Constraint::preparations) == 19);
  CHECK(broken([](Edition&) {}).empty());
}

TEST_CASE("CL-4, CL-59: constraint 1, the four sheets and their escape values") {
  CHECK(with_matt([](ThiefSheet& s) { s.name = "max"; }) == "1 matt");
  CHECK(with_matt([](ThiefSheet& s) { s.name = ""; }) == "1 matt");
  CHECK(broken([](Edition& e) { std::swap(e.sheets[janet], e.sheets[bruce]); }) == "1 janet, 1 bruce");
  for (std::size_t i = 0; i < 4; ++i) {
    const std::string place = "1 " + std::string{thief_words[i]};
    const auto valued = [&](int value) { return broken([&](Edition& e) { e.sheets[i].escape_value = value; }); };
    CHECK(valued(0) == place);
    CHECK(valued(-5) == place);
    CHECK(valued(7) == place);
    CHECK(valued(1).empty());
    CHECK(valued(6).empty());
  }
}

TEST_CASE("CL-30: constraint 2, three of the four tools") {
  CHECK(with_matt([](ThiefSheet& s) { s.grid.reset(); }) == "2 matt");
  CHECK(with_matt([](ThiefSheet& s) { s.rings = {}; }) == "2 matt");
  CHECK(with_matt([](ThiefSheet& s) { s.tree = {}; }) == "2 matt");
  CHECK(broken([](Edition& e) { e.sheets[trixie].pyramid.reset(); }) == "2 trixie");
  CHECK(with_matt([](ThiefSheet& s) { s.pyramid = standard::janet.pyramid; }) == "2 matt");
  CHECK(with_matt([](ThiefSheet& s) {
          s.grid.reset();
          s.pyramid = standard::janet.pyramid;
        }).empty());
}

TEST_CASE("CL-28: constraint 3, k in the boxes of a row, and what the first box cannot be compared with") {
  const auto row = [](BoxRow ThiefSheet::*boxes, std::size_t box, Condition condition) {
    return with_matt([&](ThiefSheet& s) { (s.*boxes)[box].condition = condition; });
  };
  const std::vector<std::pair<BoxRow ThiefSheet::*, std::string>> rows{
      {&ThiefSheet::strength, "strength"}, {&ThiefSheet::dexterity, "dexterity"}, {&ThiefSheet::clever, "clever"}};
  for (const auto& [boxes, name] : rows) {
    CAPTURE(name);
    for (std::size_t box = 0; box < row_boxes; ++box) {
      const std::string place = "3 matt " + name + "." + std::to_string(box + 1);
      for (const Condition& condition : impossible_conditions) CHECK(row(boxes, box, condition) == place);
      for (const Condition& condition : extreme_conditions) CHECK(row(boxes, box, condition).empty());
      for (const Condition& condition : {under(p), over(p), equal(p), over(p) & under(9)}) {
        CHECK(row(boxes, box, condition) == (box == 0 ? place : ""));
      }
      CHECK(row(boxes, box, Condition{Sign::none, 0, Sign{4}}) == place);
      if (box != 0) CHECK(row(boxes, box, over(p) & under(31)) == place);
    }
  }
}

TEST_CASE("CL-34: constraint 3, k in the boxes of a pyramid, and what the lower ones cannot be compared with") {
  for (std::size_t box = 0; box < pyramid_boxes; ++box) {
    const std::string place = "3 janet pyramid." + std::to_string(box + 1);
    const auto with = [&](Condition condition) {
      return broken([&](Edition& e) { (*e.sheets[janet].pyramid)[box].condition = condition; });
    };
    for (const Condition& condition : impossible_conditions) CHECK(with(condition) == place);
    for (const Condition& condition : extreme_conditions) CHECK(with(condition).empty());
    for (const Condition& condition : {under(p), over(p), equal(p)}) CHECK(with(condition) == (box < 3 ? place : ""));
    CHECK(with(Condition{Sign::none, 0, Sign{4}}) == place);
  }
}

TEST_CASE("CL-32: constraint 3, circle-boxes have conditions with k only") {
  const auto with = [](Condition condition) {
    return with_matt([&](ThiefSheet& s) { s.rings[1].rings[0] = condition; });
  };
  for (const Condition& condition : impossible_conditions) CHECK(with(condition) == "3 matt ring.3");
  for (const Condition& condition : extreme_conditions) CHECK(with(condition).empty());
  for (const Condition& condition : {under(p), over(p), equal(p), over(p) & under(9)}) {
    CHECK(with(condition) == "3 matt ring.3");
  }
  CHECK(with_matt([](ThiefSheet& s) { s.rings[0].rings[1] = under(p); }) == "3 matt ring.2");
}

TEST_CASE("CL-31, CL-33: constraint 4, numbers in circles") {
  const auto grid = [](std::size_t circle, int number) {
    return with_matt([&](ThiefSheet& s) { s.grid->numbers[circle] = static_cast<std::uint8_t>(number); });
  };
  CHECK(grid(0, 0) == "4 matt grid.1");
  CHECK(grid(8, 31) == "4 matt grid.9");
  CHECK(grid(8, 255) == "4 matt grid.9");
  CHECK(grid(0, 1).empty());
  CHECK(grid(8, 30).empty());
  CHECK(grid(8, 5) == "4 matt grid.9");  // as in grid.1
  CHECK(grid(4, 8) == "4 matt grid.5");  // as in grid.2
  const auto tree = [](std::size_t circle, int number) {
    return with_matt([&](ThiefSheet& s) { s.tree[circle].number = static_cast<std::uint8_t>(number); });
  };
  CHECK(tree(0, 0) == "4 matt tree.1");
  CHECK(tree(7, 31) == "4 matt tree.8");
  CHECK(tree(0, 1).empty());
  CHECK(tree(7, 30).empty());
}

TEST_CASE("CL-32: constraint 5, one to four circle-boxes, each on one line") {
  CHECK(with_matt([](ThiefSheet& s) { s.rings.push_back({{any}, lock}); }) == "5 matt");  // a fifth
  CHECK(with_matt([](ThiefSheet& s) { s.rings.push_back({{}, lock}); }) == "5 matt");     // a line through none
  CHECK(with_matt([](ThiefSheet& s) { s.rings = {{{}, lock}}; }) == "5 matt");            // none at all
  CHECK(with_matt([](ThiefSheet& s) { s.rings = {{{any}, lock}}; }).empty());
  CHECK(with_matt([](ThiefSheet& s) { s.rings = {{{any, any, any, any}, lock}}; }).empty());
  CHECK(with_matt([](ThiefSheet& s) { s.rings = {{{any, any, any}, lock}, {{any}, lock}}; }).empty());
  CHECK(with_matt([](ThiefSheet& s) { s.rings = {{{any, any, any}, lock}, {{any, any}, lock}}; }) == "5 matt");
}

TEST_CASE("CL-32: constraints 5 and 9, a line through no circle-box that fires nothing is not told at another tool") {
  const std::string told = with_matt([](ThiefSheet& s) { s.rings = {{{}, {}}}; });
  CHECK(told.find("5 matt") != std::string::npos);
  CHECK(told.find("grid") == std::string::npos);
}

TEST_CASE("CL-33: constraint 6, a tree grows from its starts to the right") {
  const auto follow = [](std::size_t circle, Follows circles) {
    return with_matt([&](ThiefSheet& s) { s.tree[circle].follows = circles; });
  };
  CHECK(with_matt([](ThiefSheet& s) { s.tree[2].fires = {}; }) == "6 matt tree.3");
  CHECK(follow(0, follows(1)) == "6 matt tree.1");  // no circle has a start before it then
  CHECK(follow(0, follows(8)) == "6 matt tree.1");
  CHECK(follow(2, follows(3)) == "6 matt tree.3");
  CHECK(follow(2, follows(4)) == "6 matt tree.3");
  CHECK(follow(2, follows(1, 5)) == "6 matt tree.3");
  CHECK(follow(2, follows(1, 2)).empty());
  CHECK(follow(2, start).empty());
  CHECK(with_matt([](ThiefSheet& s) { s.tree = {{6, lock, start}}; }).empty());
}

TEST_CASE("CL-33: constraint 6, circles of a tree that one chooses between have different numbers") {
  const auto number = [](std::size_t sheet, std::size_t circle, int of) {
    return broken([&](Edition& e) { e.sheets[sheet].tree[circle].number = static_cast<std::uint8_t>(of); });
  };
  CHECK(number(matt, 1, 6) == "6 matt tree.2");      // two starts
  CHECK(number(matt, 3, 2) == "6 matt tree.4");      // both follow tree.1
  CHECK(number(matt, 4, 2).empty());                 // tree.5 follows tree.2, tree.3 does not
  CHECK(number(matt, 2, 6).empty());                 // one follows the other
  CHECK(number(trixie, 3, 3) == "6 trixie tree.5");  // tree.4 follows 1 and 2, tree.5 follows 2
  CHECK(number(trixie, 3, 7) == "6 trixie tree.4");  // tree.3 follows 1
  CHECK(number(trixie, 4, 7).empty());               // tree.3 follows 1, tree.5 follows 2
  CHECK(broken([](Edition& e) {
          e.sheets[matt].tree[2].follows = start;
          e.sheets[matt].tree[2].number = 8;
        }) == "6 matt tree.3");
}

TEST_CASE("CL-36: constraint 7, one to three lines of specials with at most six circles") {
  CHECK(with_matt([](ThiefSheet& s) { s.specials = {}; }) == "7 matt");
  CHECK(with_matt([](ThiefSheet& s) { s.specials.push_back({{}, lock}); }) == "7 matt");
  CHECK(with_matt([](ThiefSheet& s) { s.specials.push_back({{lock, lock, lock}, lock}); }) == "7 matt");
  CHECK(with_matt([](ThiefSheet& s) { s.specials.push_back({{lock, lock}, lock}); }).empty());
  CHECK(with_matt([](ThiefSheet& s) { s.specials = {{{lock}, lock}}; }).empty());
  CHECK(with_matt([](ThiefSheet& s) { s.specials = {{{lock, lock, lock, lock, lock, lock}, lock}}; }).empty());
  CHECK(broken([](Edition& e) { e.sheets[bruce].specials[0].circles.push_back(lock); }) == "7 bruce");
}

TEST_CASE("CL-36: constraint 7, a line of specials ends in one symbol") {
  const auto ending = [](const Effects& effects) {
    return with_matt([&](ThiefSheet& s) { s.specials[0].fires = effects; });
  };
  CHECK(ending({}) == "7 matt special.2");
  CHECK(ending({lock, safe}) == "7 matt special.2");
  CHECK(ending(safe).empty());
  CHECK(ending(lock / safe).empty());
}

TEST_CASE("CL-24, CL-36: constraint 7, a line of specials can end in a white symbol") {
  // Symbols are those of CL-24, white ones as well; CK-23 speaks of white ones that a symbol circle fires for nobody.
  CHECK(with_matt([](ThiefSheet& s) { s.specials[0].fires = shift(1); }).empty());
  CHECK(with_matt([](ThiefSheet& s) { s.specials[0].fires = fill; }).empty());
  CHECK(with_matt([](ThiefSheet& s) { s.specials[0].fires = shift(7); }) == "9 matt special.2");
}

TEST_CASE("CL-37: constraint 8, dice bonuses") {
  const auto pattern = [](const Pattern& dice) {
    return with_matt([&](ThiefSheet& s) { s.bonuses[0].pattern = dice; });
  };
  CHECK(pattern(Pattern{PatternKind::faces, {}}) == "8 matt");
  CHECK(pattern(show(6)) == "8 matt");
  CHECK(pattern(show(0, 6)) == "8 matt");
  CHECK(pattern(show(6, 7)) == "8 matt");
  CHECK(pattern(show(1, 2, 7)) == "8 matt");
  CHECK(pattern(Pattern{PatternKind{3}, {}}) == "8 matt");
  CHECK(pattern(show(1, 6)).empty());
  CHECK(pattern(show(1, 6, 6)).empty());
  CHECK(pattern(triple).empty());
  CHECK(first_broken([](Edition& e) { e.sheets[matt].bonuses[1].fires = {}; }) == "8 matt");
  CHECK(with_matt([](ThiefSheet& s) { s.bonuses = {}; }).empty());
  CHECK(with_matt([](ThiefSheet& s) { s.bonuses[1].fires = lock / safe; }).empty());
}

}  // namespace clou_test::faults
