#include <samara/position.hpp>

#include <algorithm>
#include <utility>
#include <vector>

#include <altered.hpp>

using namespace samara_test;

namespace {

using Faults = std::vector<Constraint>;

/// The faults of the standard edition with one change, which RuntimeGame must refuse for the same reasons.
Faults faults_after(const auto& change) { return altered::faults_after<RuntimeGame>(standard_edition, change); }

TileData& tile_named(Edition& edition, std::string_view name) {
  for (TileData& tile : edition.tile_data) {
    if (tile.name == name) return tile;
  }
  FAIL(name);
  return edition.tile_data[0];
}

SpaceData& space_at(Edition& edition, int column, int row) {
  for (SpaceData& space : edition.space_data) {
    if (space == SpaceData{column, row}) return space;
  }
  FAIL("no such space");
  return edition.space_data[0];
}

ToolSpace& tools_at(Edition& edition, int column, int row) {
  for (ToolSpace& tools : edition.tool_space_data) {
    if (tools.space == SpaceData{column, row}) return tools;
  }
  FAIL("no such tool space");
  return edition.tool_space_data[0];
}

bool has(const Faults& faults, Constraint wanted) {
  for (const Constraint fault : faults) {
    if (fault == wanted) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("SM-1, SM-2: constraint 1, 30 different spaces in columns 1 to 9 and rows 1 to 4") {
  const Faults expected{Constraint::spaces};
  CHECK(faults_after([](Edition& e) { e.spaces_used = 29; }) == Faults{Constraint::spaces, Constraint::columns_in_use});
  CHECK(has(faults_after([](Edition& e) {
              e.space_data[30] = {9, 2};
              e.spaces_used = 31;
            }),
            Constraint::spaces));
  CHECK(faults_after([](Edition& e) { e.space_data[28] = {8, 1}; }) == expected);  // (8,1) twice
  CHECK(faults_after([](Edition& e) { e.space_data[28] = {8, 5}; }) == expected);
  CHECK(faults_after([](Edition& e) { e.space_data[27] = {8, 0}; }) == expected);
  CHECK(has(faults_after([](Edition& e) { e.space_data[29] = {10, 1}; }), Constraint::spaces));
  CHECK(faults_after([](Edition& e) { e.space_data[28] = {8, 4}; }).empty());
  CHECK(has(faults_after([](Edition& e) { e.spaces_used = 999; }), Constraint::spaces));
}

TEST_CASE("SM-2: constraint 2, the spaces are ordered by column, then row") {
  const Faults expected{Constraint::space_order};
  CHECK(faults_after([](Edition& e) { std::swap(e.space_data[0], e.space_data[1]); }) == expected);
  CHECK(faults_after([](Edition& e) { std::swap(e.space_data[3], e.space_data[4]); }) == expected);
  CHECK(faults_after([](Edition& e) { std::swap(e.space_data[0], e.space_data[29]); }) == expected);
}

TEST_CASE("SM-2: constraint 3, columns 7, 8 and 9 and four spaces are in use") {
  const auto fault_without = [](int column, int row, SpaceData instead) {
    return faults_after([&](Edition& e) {
      space_at(e, column, row) = instead;
      std::sort(e.space_data.begin(), e.space_data.begin() + 30,
                [](SpaceData a, SpaceData b) { return a.column != b.column ? a.column < b.column : a.row < b.row; });
    });
  };
  const Faults expected{Constraint::columns_in_use};
  CHECK(fault_without(9, 1, {8, 3}) == expected);
  CHECK(fault_without(1, 2, {8, 3}) == expected);
  CHECK(has(fault_without(3, 1, {8, 3}), Constraint::columns_in_use));  // a tool space besides
  CHECK(has(fault_without(1, 3, {8, 3}), Constraint::columns_in_use));
  CHECK(has(fault_without(2, 2, {8, 3}), Constraint::columns_in_use));
  CHECK(fault_without(1, 4, {8, 3}).empty());
  const auto with_last = [](const std::vector<SpaceData>& last) {
    return faults_after([&](Edition& e) { std::copy_backward(last.begin(), last.end(), e.space_data.begin() + 30); });
  };
  CHECK(with_last({{9, 1}, {9, 2}, {9, 3}}) == expected);
  CHECK(with_last({{8, 1}, {8, 2}, {8, 3}, {8, 4}, {9, 1}, {9, 2}}) == expected);
}

TEST_CASE("SM-3: constraint 4, every tool space is a space and has four digits") {
  CHECK(faults_after([](Edition& e) { tools_at(e, 6, 4).space = {9, 4}; }) == Faults{Constraint::tool_spaces});
  CHECK(faults_after([](Edition& e) { tools_at(e, 6, 4).space = {1, 2}; }).empty());
  CHECK(faults_after([](Edition& e) { tools_at(e, 6, 4).space = {6, 2}; }) == Faults{Constraint::tool_spaces});
  CHECK(faults_after([](Edition& e) {
          tools_at(e, 6, 4).digits[0] = 10;
          tools_at(e, 6, 2).digits[0] = -8;
        }) == Faults{Constraint::tool_spaces});
  CHECK(faults_after([](Edition& e) {
          tools_at(e, 6, 4).digits[0] = 0;
          tools_at(e, 6, 2).digits[0] = 2;
        }).empty());
  CHECK(faults_after([](Edition& e) {
          tools_at(e, 6, 4).digits[0] = -1;
          tools_at(e, 6, 2).digits[0] = 3;
        }) == Faults{Constraint::tool_spaces});
}

TEST_CASE("SM-3: constraint 5, the digits sum to six times the seats") {
  const Faults expected{Constraint::tool_sums};
  for (const std::size_t i : {0U, 1U, 3U}) {
    CHECK(faults_after([&](Edition& e) { ++tools_at(e, 1, 1).digits[i]; }) == expected);
    CHECK(faults_after([&](Edition& e) { --tools_at(e, 1, 1).digits[i]; }) == expected);
  }
}

TEST_CASE("SM-3: constraint 6, two tools on every tool space at four seats") {
  CHECK(faults_after([](Edition& e) {
          tools_at(e, 1, 1).digits[2] = 3;
          tools_at(e, 3, 1).digits[2] = 1;
        }) == Faults{Constraint::twelve_tool_spaces});
  CHECK(faults_after([](Edition& e) { tools_at(e, 1, 3).space = {1, 2}; }) == Faults{Constraint::twelve_tool_spaces});
  CHECK(faults_after([](Edition& e) { tools_at(e, 2, 2).space = {2, 1}; }) == Faults{Constraint::twelve_tool_spaces});
  CHECK(has(faults_after([](Edition& e) { e.tool_spaces_used = 11; }), Constraint::tool_sums));
}

TEST_CASE("SM-1: constraint 7, 36 tiles in all") {
  const Faults expected{Constraint::tile_total};
  CHECK(faults_after([](Edition& e) { tile_named(e, "Hut").copies = 2; }) == expected);
  CHECK(faults_after([](Edition& e) { tile_named(e, "Hut").copies = 4; }) == expected);
  CHECK(faults_after([](Edition& e) {
          tile_named(e, "Sandcastle").copies = 0;
          tile_named(e, "Hut").copies = 5;
        }) == expected);
  CHECK(faults_after([](Edition& e) {
          tile_named(e, "Sandcastle").copies = 1;
          tile_named(e, "Hut").copies = 4;
        }).empty());
  CHECK(faults_after([](Edition& e) {
          tile_named(e, "Sandcastle").copies = -1;
          tile_named(e, "Hut").copies = 6;
        }) == expected);
}

TEST_CASE("SM-1: constraint 8, names are different words of letters") {
  const Faults expected{Constraint::tile_names};
  for (const std::string_view name : {"", "hut", "HUt", "Hut ", " Hut", "Big  hut", "Big Hut", "Hut2", "Hut-small",
                                      "Cave", "H\xC3\xBCtte", "Abcdefghijklmnopqrstu"}) {
    CAPTURE(name);
    CHECK(faults_after([&](Edition& e) { tile_named(e, "Hut").name = name; }) == expected);
  }
  for (const std::string_view name : {"Big hut", "H", "Abcdefghijklmnopqrst", "A b c", "Caves", "Cav", "Zoo"}) {
    CAPTURE(name);
    CHECK(faults_after([&](Edition& e) { tile_named(e, "Hut").name = name; }).empty());
  }
}

TEST_CASE("SM-46: constraint 9, prestige 1 to 9, and one of 4") {
  const Faults expected{Constraint::prestige};
  for (const int prestige : {0, 10, -4}) {
    CHECK(faults_after([&](Edition& e) { tile_named(e, "Hut").prestige = prestige; }) == expected);
  }
  CHECK(faults_after([&](Edition& e) { tile_named(e, "Hut").prestige = 9; }).empty());
  CHECK(faults_after([](Edition& e) {
          for (TileData& tile : e.tile_data) {
            if (tile.prestige == 4) tile.prestige = 3;
          }
        }) == expected);
}

TEST_CASE("SM-17, SM-19: constraint 10, no tile needs more than a seat may own") {
  const Faults expected{Constraint::tool_limits};
  CHECK(faults_after([](Edition& e) { tile_named(e, "Stable").saws = 3; }) == expected);
  CHECK(faults_after([](Edition& e) { tile_named(e, "Wall").trowels = 3; }) == expected);
  CHECK(faults_after([](Edition& e) { tile_named(e, "Wall").glass = 3; }) == expected);
  CHECK(faults_after([](Edition& e) { tile_named(e, "Mill").saws = -1; }) == expected);
  CHECK(faults_after([](Edition& e) { tile_named(e, "Wall").saws = 2; }).empty());
}

TEST_CASE("SM-19: constraint 11, tiles that need no, one, two .. six tools") {
  const Faults expected{Constraint::tool_numbers};
  CHECK(faults_after([](Edition& e) { tile_named(e, "Cathedral").glass = 1; }) == expected);
  CHECK(faults_after([](Edition& e) { tile_named(e, "Palace").glass = 2; }) == expected);
  CHECK(faults_after([](Edition& e) { tile_named(e, "Chapel").saws = 1; }) == expected);
  CHECK(faults_after([](Edition& e) {
          for (const std::string_view name : {"Sandcastle", "Cave", "Hut"}) tile_named(e, name).saws = 1;
        }) == expected);
  CHECK(faults_after([](Edition& e) { tile_named(e, "Inn").saws = 0; }).empty());  // Mill and Bridge still need three
}

TEST_CASE("SM-25: constraint 12, every special tile occurs") {
  const Faults expected{Constraint::special_tiles};
  for (const std::string_view name : {"Boat", "Sculpture", "Vase", "Ruin", "Barracks", "University", "Hospital",
                                      "Weight room", "School", "Tombstone", "Hermit house", "Prison", "Bridge"}) {
    CAPTURE(name);
    CHECK(faults_after([&](Edition& e) { tile_named(e, name).name = "Shed"; }) == expected);
  }
  const auto more = [](std::string_view name, int copies) {
    return faults_after([&](Edition& e) {
      TileData& tile = tile_named(e, name);
      tile_named(e, "Hut").copies += tile.copies - copies;
      tile.copies = copies;
    });
  };
  for (const std::string_view name : {"University", "School", "Hermit house", "Bridge"})
    CHECK(more(name, 2) == expected);
  CHECK(more("Weight room", 2) == expected);
  CHECK(more("Weight room", 4).empty());
  CHECK(more("Hospital", 2).empty());
}

TEST_CASE("SM-25: colours, and what is permanent, go with names") {
  const auto names_of = [](const auto& is_one) {
    std::string names;
    for (const Special& each : special_table) {
      if (is_one(each)) names += std::string{names.empty() ? "" : " "} + std::string{each.word};
    }
    return names;
  };
  const auto of = [&](Colour colour) { return names_of([&](const Special& each) { return each.colour == colour; }); };
  CHECK(of(Colour::plain) == "none");
  CHECK(of(Colour::grey) == "boat sculpture vase ruin barracks university");
  CHECK(of(Colour::red) == "hospital weight-room school tombstone");
  CHECK(of(Colour::blue) == "hermit-house prison bridge");
  CHECK(names_of([](const Special& each) { return each.permanent; }) == "university school hermit-house bridge");
}

TEST_CASE("SM-19: a tile that names no tools needs none") { static_assert(TileData{"Hut", 1, 1}.tools() == 0); }

TEST_CASE("SM-27, SM-28, SM-29, SM-30: constraint 13, what is lost is needed") {
  const Faults expected{Constraint::losses};
  CHECK(faults_after([](Edition& e) { tile_named(e, "Boat").saws = 0; }) == expected);
  CHECK(faults_after([](Edition& e) { tile_named(e, "Sculpture").trowels = 0; }) == expected);
  CHECK(faults_after([](Edition& e) { tile_named(e, "Vase").glass = 1; }) == expected);
  CHECK(faults_after([](Edition& e) { tile_named(e, "Ruin").trowels = 0; }) == expected);
  CHECK(faults_after([](Edition& e) { tile_named(e, "Ruin").saws = 2; }).empty());
}

TEST_CASE("SM-1: the name of an edition is one word") {
  const Faults expected{Constraint::name};
  for (const std::string_view name : {"", "two words", "a-name-that-is-longer-than-32-signs"}) {
    CHECK(faults_after([&](Edition& e) { e.name = name; }) == expected);
  }
  CHECK(faults_after([](Edition& e) { e.name = "a-name-of-exactly-thirty-2-signs"; }).empty());
}

TEST_CASE("SM-1, SM-3, SM-25: every broken constraint is listed, and the standard edition breaks none") {
  static_assert(validate(standard_edition).empty());
  CHECK(faults_after([](Edition&) {}).empty());
  const EditionFaults faults = validate(Edition{});
  CHECK(faults.size() >= 8);
  for (const Constraint fault : faults) CHECK(!describe(fault).empty());
  for (int i = 0; i < constraint_count; ++i) CHECK(!describe(static_cast<Constraint>(i)).empty());
}
