#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <clou/sheet_scene.hpp>
#include <clou/witness/second.hpp>

using namespace clou_test;

namespace {

/// A thief before the dice 1, 2 and 4 and two virtual sixes, which make every number from 1 to 19, in its own villa
/// or in that of another edition.
struct Seen {
  Thief thief = Thief::matt;
  std::string marks = "-";
  const RuntimeHeist& game = villa_of(thief);

  [[nodiscard]] std::string name() const { return std::string{name_of(thief)}; }
  [[nodiscard]] State state() const { return position(game, "phase=dice roll=124 " + name() + "=124/6x,6x/" + marks); }
  /// What begins so, of the numbers from 1 to 19, by box or circle.
  [[nodiscard]] std::map<std::string, Numbers> taken(const std::string& group) const {
    std::map<std::string, Numbers> numbers;
    const std::string begin = "mark:" + name() + ":";
    for (const std::string& text : moves_of(game, state(), begin + group)) {
      const std::size_t colon = text.find(':', begin.size());
      numbers[text.substr(begin.size(), colon - begin.size())].insert(std::stoi(text.substr(colon + 1)));
    }
    return numbers;
  }
  [[nodiscard]] std::optional<Rule> refused(const std::string& mark) const {
    return why_not(game, state(), "mark:" + name() + ":" + mark);
  }
  /// What a mark fires, in order.
  [[nodiscard]] std::vector<std::string> fires(const std::string& mark) const {
    std::vector<std::string> effects;
    for (const Event& event : told(game, state(), "mark:" + name() + ":" + mark)) {
      if (event.kind != EventKind::symbol_fired && event.kind != EventKind::white_kept) continue;
      CHECK(event.rule == Rule::firing);
      CHECK(event.thief == thief);
      effects.push_back(naive_effect(event.effect));
    }
    return effects;
  }
};

}  // namespace

TEST_CASE("CL-30: each thief has three of the four tools") {
  const auto open_tools = [](Thief thief) {
    Texts tools;
    for (const std::string& tool : word_set("grid ring tree pyramid")) {
      if (!Seen{thief}.taken(tool + ".").empty()) tools.insert(tool);
    }
    return tools;
  };
  CHECK(open_tools(Thief::matt) == word_set("grid ring tree"));
  CHECK(open_tools(Thief::janet) == word_set("grid ring pyramid"));
  CHECK(open_tools(Thief::trixie) == word_set("ring tree pyramid"));
  CHECK(open_tools(Thief::bruce) == word_set("grid tree pyramid"));

  CHECK(Seen{Thief::matt}.refused("pyramid.1:4=4") == Rule::tools);
  CHECK(Seen{Thief::janet}.refused("tree.1:4=4") == Rule::tools);
  CHECK(Seen{Thief::trixie}.refused("grid.1:4=4") == Rule::tools);
  CHECK(Seen{Thief::bruce}.refused("ring.1:4=4") == Rule::tools);
  const State state = position(villa_of(Thief::bruce), "phase=dice roll=124 bruce=124/fill/-");
  CHECK(why_not(villa_of(Thief::bruce), state, "fill:bruce:ring.1:4") == Rule::tools);
  CHECK(!why_not(villa_of(Thief::bruce), state, "fill:bruce:tree.1"));
}

TEST_CASE("CL-31: any circle of a grid is crossed, with exactly its number") {
  CHECK(Seen{}.taken("grid.") == std::map<std::string, Numbers>{{"grid.1", {5}},
                                                                {"grid.2", {8}},
                                                                {"grid.3", {6}},
                                                                {"grid.4", {3}},
                                                                {"grid.5", {10}},
                                                                {"grid.6", {4}},
                                                                {"grid.7", {7}},
                                                                {"grid.8", {2}},
                                                                {"grid.9", {9}}});
  CHECK(Seen{Thief::matt, "grid.3,grid.9"}.taken("grid.").size() == 7);
  CHECK(Seen{}.refused("grid.1:4=4") == Rule::grid);
  CHECK(Seen{}.refused("grid.1:6=2+4") == Rule::grid);
  CHECK(!Seen{}.refused("grid.1:5=1+4"));
}

TEST_CASE("CL-31, CL-66: the third circle of a line fires its symbol, rows first") {
  CHECK(Seen{Thief::matt, "grid.1,grid.3"}.fires("grid.2:8=2+6x") == Fires{"dexterity"});
  CHECK(Seen{Thief::matt, "grid.2,grid.3"}.fires("grid.1:5=1+4") == Fires{"dexterity"});
  CHECK(Seen{Thief::matt, "grid.3,grid.9"}.fires("grid.6:4=4") == Fires{"dexterity"});
  CHECK(Seen{Thief::matt, "grid.3,grid.4,grid.5,grid.9"}.fires("grid.6:4=4") == Fires{"lock", "dexterity"});
  CHECK(Seen{Thief::matt, "grid.1,grid.4,grid.8,grid.9"}.fires("grid.7:7=1+2+4") == Fires{"clever", "lock"});
  CHECK(Seen{Thief::matt, "grid.2,grid.4,grid.6,grid.8"}.fires("grid.5:10=4+6x") == Fires{"lock", "electro"});
  SUBCASE("CL-31: an end of two symbols fires both, an end of none is no line") {
    CHECK(Seen{Thief::janet, "grid.2,grid.3", cellar_villa()}.fires("grid.1:1=1") == Fires{"electro", "lock"});
    CHECK(Seen{Thief::janet, "grid.5,grid.6", cellar_villa()}.fires("grid.4:4=4").empty());
    CHECK(Seen{Thief::janet, "grid.3,grid.9", cellar_villa()}.fires("grid.6:6=2+4").empty());
    CHECK(Seen{Thief::janet, "grid.3,grid.7,grid.8", cellar_villa()}.fires("grid.9:9=1+2+6x") == Fires{"strength"});
  }
}

TEST_CASE("CL-31: two circles of a line fire nothing, nor does a line fire again") {
  CHECK(Seen{}.fires("grid.6:4=4").empty());
  CHECK(Seen{Thief::matt, "grid.1"}.fires("grid.2:8=2+6x").empty());
  CHECK(Seen{Thief::matt, "grid.1,grid.6,grid.8"}.fires("grid.3:6=2+4").empty());
  CHECK(Seen{Thief::matt, "grid.1,grid.2,grid.3"}.fires("grid.4:3=1+2").empty());
  CHECK(Seen{Thief::matt, "grid.1,grid.5"}.fires("grid.9:9=1+2+6x").empty());
}

TEST_CASE("CL-32: a circle-box takes a number by its condition, then it demands this number") {
  using Taken = std::map<std::string, Numbers>;
  CHECK(Seen{}.taken("ring.") == Taken{{"ring.1", from_to(4, 19)},
                                       {"ring.2", from_to(1, 4)},
                                       {"ring.3", from_to(1, 3)},
                                       {"ring.4", from_to(6, 19)}});
  CHECK(Seen{Thief::matt, "ring.1:7,ring.3:2,ring.4:6!"}.taken("ring.") ==
        Taken{{"ring.1", {7}}, {"ring.2", from_to(1, 4)}, {"ring.3", {2}}});
  CHECK(Seen{}.refused("ring.1:3=1+2") == Rule::circle_boxes);
  CHECK(Seen{}.refused("ring.2:5=1+4") == Rule::circle_boxes);
  CHECK(Seen{Thief::matt, "ring.1:7"}.refused("ring.1:6=2+4") == Rule::circle_boxes);
  CHECK(Seen{Thief::matt, "ring.1:7"}.refused("ring.1:8=2+6x") == Rule::circle_boxes);
  CHECK(!Seen{Thief::matt, "ring.1:7"}.refused("ring.1:7=1+6x"));
  SUBCASE("CL-32: of any kind of condition") {
    const auto own = [](const std::string& marks) { return Seen{Thief::janet, marks, cellar_villa()}.taken("ring."); };
    CHECK(own("-") ==
          Taken{{"ring.1", from_to(1, 19)}, {"ring.2", from_to(2, 19)}, {"ring.3", from_to(1, 19)}, {"ring.4", {4}}});
  }
}

TEST_CASE("CL-32: writing and crossing take separate dice, in one round or in two") {
  const RuntimeHeist& villa = villa_of(Thief::matt);
  const State state = after(villa, position(villa), "roll:455 mark:matt:ring.1:5=5");
  CHECK(moves_of(villa, state, "mark:matt:ring.1") == Texts{"mark:matt:ring.1:5=5"});
  const Element ring{Group::ring, 0};
  CHECK(villa.why_not(state, marked(Thief::matt, ring, {.dice = 2}, 5)) == Rule::dice_of_each);
  CHECK(kinds(told(villa, state, "mark:matt:ring.1:5=5")) == Kinds{EventKind::dice_used, EventKind::circle_crossed});

  const State written = after(villa, position(villa), "roll:124 mark:matt:ring.1:4=4");
  CHECK(moves_of(villa, written, "mark:matt:ring.1").empty());
  const State later = after(villa, written, "done stay roll:224");
  CHECK(moves_of(villa, later, "mark:matt:ring.1") == word_set("mark:matt:ring.1:4=4 mark:matt:ring.1:4=2+2"));
}

TEST_CASE("CL-32: the last crossed circle-box of a line fires, in any order; writing fires nothing") {
  CHECK(Seen{Thief::matt, "ring.1:7!"}.fires("ring.2:4=4").empty());
  CHECK(Seen{Thief::matt, "ring.1:7!,ring.2:4"}.fires("ring.2:4=4") == Fires{"lock", "safe"});
  CHECK(Seen{Thief::matt, "ring.1:7,ring.2:4!"}.fires("ring.1:7=1+6x") == Fires{"lock", "safe"});
  CHECK(Seen{Thief::matt, "ring.1:7,ring.2:4"}.fires("ring.2:4=4").empty());
  CHECK(Seen{Thief::matt, "ring.1:7!,ring.3:2!,ring.4:6"}.fires("ring.4:6=6x") == Fires{"lock", "clever"});
  CHECK(Seen{Thief::matt, "ring.1:7!,ring.2:4,ring.3:2!"}.fires("ring.2:4=4") == Fires{"lock", "safe"});
  SUBCASE("CL-32: lines of one and of three") {
    const auto own = [](const std::string& marks, const std::string& mark) {
      return Seen{Thief::janet, marks, cellar_villa()}.fires(mark);
    };
    CHECK(own("-", "ring.1:4=4").empty());
    CHECK(own("ring.1:4", "ring.1:4=4") == Fires{"extra 6"});
    CHECK(own("ring.2:2!,ring.3:1", "ring.3:1=1").empty());
    CHECK(own("ring.2:2!,ring.3:1,ring.4:4!", "ring.3:1=1") == Fires{"lock/safe", "electro"});
  }
}

TEST_CASE("CL-32, CK-15: a circle-box with a symbol of its own fires it when it is crossed") {
  const RuntimeCampaign game = campaign({});
  State state = after(game, game.initial(), "gift:nothing gang:matt roll:235");
  state = edited(game, state, "heists=1");
  CHECK(kinds(told(game, state, "mark:matt:exp2.1:5=5")) == Kinds{EventKind::dice_used, EventKind::number_written});
  CHECK(why_not(game, state, "mark:matt:exp2.1:2=2") == Rule::circle_boxes);
  state = after(game, state, "mark:matt:exp2.1:5=5");
  CHECK(why_not(game, state, "mark:matt:exp2.1:3=3") == Rule::circle_boxes);
  const Events events = told(game, state, "mark:matt:exp2.1:5=2+3");
  CHECK(rule_of(events, EventKind::circle_crossed) == Rule::fitting_number);
  CHECK(rule_of(events, EventKind::symbol_fired) == Rule::firing);
}

TEST_CASE("CL-33: a path through the tree begins at the left and follows the connections") {
  const auto open = [](Thief thief, const std::string& marks) {
    Texts circles;
    for (const auto& [circle, numbers] : Seen{thief, marks}.taken("tree.")) {
      CHECK(numbers.size() == 1);
      circles.insert(circle + ":" + std::to_string(*numbers.begin()));
    }
    return circles;
  };
  CHECK(open(Thief::matt, "-") == word_set("tree.1:6 tree.2:8"));
  CHECK(open(Thief::matt, "tree.1*") == word_set("tree.3:2 tree.4:13"));
  CHECK(open(Thief::matt, "tree.2*") == word_set("tree.5:4 tree.6:9"));
  CHECK(open(Thief::matt, "tree.1,tree.4*") == word_set("tree.7:15"));
  CHECK(open(Thief::matt, "tree.2,tree.5*") == word_set("tree.8:11"));
  CHECK(open(Thief::matt, "tree.1,tree.3,tree.7*").empty());
  // Trixie's 12 follows both starts, her 10 and 4 both of two.
  CHECK(open(Thief::trixie, "tree.1*") == word_set("tree.3:7 tree.4:12"));
  CHECK(open(Thief::trixie, "tree.2*") == word_set("tree.4:12 tree.5:3"));
  CHECK(open(Thief::trixie, "tree.2,tree.4*") == word_set("tree.6:10 tree.7:4"));
}

TEST_CASE("CL-33: no circle that is not connected to the last, nor another number") {
  CHECK(Seen{}.refused("tree.3:2=2") == Rule::tree);
  CHECK(Seen{}.refused("tree.1:7=1+6x") == Rule::tree);
  CHECK(Seen{Thief::matt, "tree.1*"}.refused("tree.2:8=2+6x") == Rule::tree);
  CHECK(Seen{Thief::matt, "tree.1*"}.refused("tree.5:4=4") == Rule::tree);
  CHECK(Seen{Thief::matt, "tree.1,tree.3*"}.refused("tree.4:13=1+6x+6x") == Rule::tree);
  CHECK(Seen{Thief::matt, "tree.1,tree.3*"}.refused("tree.8:11=1+4+6x") == Rule::tree);
  CHECK(!Seen{Thief::matt, "tree.1,tree.3*"}.refused("tree.7:15=1+2+6x+6x"));
}

TEST_CASE("CL-33: each circle of the tree fires what is at it") {
  CHECK(Seen{}.fires("tree.1:6=6x") == Fires{"shift 1"});
  CHECK(Seen{Thief::matt, "tree.1*"}.fires("tree.3:2=2") == Fires{"lock"});
  CHECK(Seen{Thief::trixie, "tree.1,tree.3,tree.6*"}.fires("tree.8:14=2+6x+6x") == Fires{"safe", "lock"});
}

TEST_CASE("CL-34: the lower row of a pyramid takes numbers in any order, by its conditions") {
  using Taken = std::map<std::string, Numbers>;
  CHECK(Seen{Thief::janet}.taken("pyramid.") ==
        Taken{{"pyramid.1", from_to(1, 3)}, {"pyramid.2", from_to(1, 19)}, {"pyramid.3", from_to(1, 3)}});
  CHECK(Seen{Thief::bruce, "pyramid.3:4"}.taken("pyramid.") ==
        Taken{{"pyramid.1", from_to(4, 19)}, {"pyramid.2", from_to(3, 19)}});
  CHECK(Seen{Thief::janet}.refused("pyramid.1:4=4") == Rule::conditions);
  CHECK(Seen{Thief::bruce}.refused("pyramid.2:2=2") == Rule::conditions);
  CHECK(!Seen{Thief::bruce}.refused("pyramid.3:4=4"));
}

TEST_CASE("CL-34: an upper box stands on two and compares with their sum") {
  using Taken = std::map<std::string, Numbers>;
  const auto upper = [](Thief thief, const std::string& marks) {
    Taken boxes = Seen{thief, marks}.taken("pyramid.");
    for (const std::string& box : word_set("pyramid.1 pyramid.2 pyramid.3")) boxes.erase(box);
    return boxes;
  };
  CHECK(upper(Thief::janet, "pyramid.1:2,pyramid.2:3") == Taken{{"pyramid.4", {5}}});
  CHECK(upper(Thief::janet, "pyramid.2:3,pyramid.3:1") == Taken{{"pyramid.5", from_to(5, 19)}});
  CHECK(upper(Thief::janet, "pyramid.1:2,pyramid.3:1").empty());
  CHECK(!upper(Thief::janet, "pyramid.1:2,pyramid.2:3,pyramid.3:1,pyramid.4:5").contains("pyramid.6"));
  CHECK(upper(Thief::janet, "pyramid.1:2,pyramid.2:3,pyramid.3:1,pyramid.4:5,pyramid.5:6") ==
        Taken{{"pyramid.6", from_to(12, 19)}});
  CHECK(upper(Thief::bruce, "pyramid.1:4,pyramid.2:3,pyramid.3:4,pyramid.4:8,pyramid.5:7") ==
        Taken{{"pyramid.6", from_to(1, 14)}});
  CHECK(upper(Thief::trixie, "pyramid.1:1,pyramid.2:2,pyramid.3:4,pyramid.4:3,pyramid.5:7") ==
        Taken{{"pyramid.6", {10}}});

  const std::string full = "pyramid.1:2,pyramid.2:3,pyramid.3:1";
  CHECK(Seen{Thief::janet, "pyramid.1:2"}.refused("pyramid.4:2=2") == Rule::pyramid);
  CHECK(Seen{Thief::janet, full}.refused("pyramid.4:6=2+4") == Rule::pyramid);
  CHECK(Seen{Thief::janet, full}.refused("pyramid.5:4=4") == Rule::pyramid);
  CHECK(Seen{Thief::janet, full}.refused("pyramid.6:6=2+4") == Rule::pyramid);
  CHECK(!Seen{Thief::janet, full}.refused("pyramid.5:5=1+4"));
}

TEST_CASE("CL-34: without a sign any number fits, and a box may have both conditions") {
  using namespace words;
  using Taken = std::map<std::string, Numbers>;
  Edition edition = worked_edition;
  auto& pyramid = edition.sheets[1].pyramid.value();
  pyramid[3].condition = any;
  pyramid[4].condition = over(6) & under(p);
  const RuntimeHeist game = heist({.thieves = Thief::janet}, edition);
  const std::string lower = "pyramid.1:2,pyramid.2:8,pyramid.3:1";
  const Seen both{Thief::janet, lower, game};
  CHECK(both.taken("pyramid.") == Taken{{"pyramid.4", from_to(1, 19)}, {"pyramid.5", {7, 8}}});
  CHECK(both.refused("pyramid.5:6=2+4") == Rule::conditions);
  CHECK(both.refused("pyramid.5:9=1+2+6x") == Rule::pyramid);
}

TEST_CASE("CL-34: a sum above 30 is equalled by no number and lies above every one") {
  const std::string high = "pyramid.1:18,pyramid.2:18,pyramid.3:18";
  CHECK(Seen{Thief::janet, high}.taken("pyramid.").empty());
  CHECK(Seen{Thief::janet, high}.refused("pyramid.4:19=1+2+4+6x+6x") == Rule::pyramid);
  CHECK(Seen{Thief::bruce, high + ",pyramid.4:18,pyramid.5:18"}.taken("pyramid.").at("pyramid.6") == from_to(1, 19));
}

TEST_CASE("CL-34: boxes of a pyramid fire what is below them") {
  CHECK(Seen{Thief::janet, "pyramid.1:2"}.fires("pyramid.2:4=4").empty());
  CHECK(Seen{Thief::janet, "pyramid.1:2,pyramid.2:2"}.fires("pyramid.4:4=4") == Fires{"dexterity"});
  CHECK(Seen{Thief::janet, "pyramid.1:2,pyramid.2:3,pyramid.3:1,pyramid.4:5,pyramid.5:6"}.fires("pyramid.6:12=6x+6x") ==
        Fires{"escape", "electro"});
}
