#include <regelwerk/clou/board/parts.hpp>

#include <optional>
#include <string>

#include <reasons.hpp>

#include <clou/campaign_scene.hpp>
#include <clou/editions.hpp>

// Choices that tables make: what keeps the gang from being done, whose specials a symbol goes on, and what makes the
// way through a tree. Each is held both ways, by positions that differ in the option alone.

using namespace clou_test;
using questions::cause, questions::parts;

namespace {

constexpr ThiefSet pair_of_thieves{Thief::matt, Thief::janet};

RuntimeHeist specials_of(Specials specials, const Edition& edition = worked_edition) {
  return heist({.thieves = pair_of_thieves, .use_dice = UseDice::may, .specials = specials}, edition);
}
const RuntimeHeist own_specials = specials_of(Specials::own);
const RuntimeHeist gang_specials = specials_of(Specials::gang);

/// Two thieves in the villa while a symbol of matt waits.
State waits(const RuntimeHeist& game, const std::string& fired, const std::string& janet = "-") {
  return position(game, "phase=symbol roll=124 waiting=" + fired + " matt=124/-/- janet=124/-/" + janet);
}

/// Why a text is no move here; empty if it is one, perhaps an illegal one.
std::optional<regelwerk::Reason> misspelled(const auto& game, const State& state, const std::string& text) {
  const auto move = parse_move(game, state, text);
  return move ? std::nullopt : std::make_optional(move.error().reason);
}

// --- CL-13 ---

/// What matt cannot mark with a 6 or a 4 on his own sheet any more.
const std::string no_six = "strength.1:1,strength.2:2,clever.1:4,clever.2:4,grid.3,ring.1:4,ring.4:7,tree.1*";
const std::string no_four = "strength.1:1,strength.2:2,clever.1:5,clever.2:5,grid.6,ring.1:5,ring.2:3";

/// Matt with a 6 left in the glassworks, which only the candy canes take.
State only_canes(const RuntimeCampaign& game, const std::string& sheet) {
  return edited(game, after(game, game.initial(), "gift:canes gang:matt"), "phase=dice roll=256 matt=6/-/" + sheet);
}
/// Matt with a 4 left in the suite of the hotel, where a number demand takes it; janet has what is said.
State only_notebook(const RuntimeHeist& game, const std::string& janet) {
  return position(game,
                  "phase=dice roll=456 crossed=delivery.1.1,delivery.1.2,lift.1.1,suitedoor.2.1,suitedoor.2.2 "
                  "done=delivery,lift,suitedoor matt=4/-/" +
                      no_four + " janet=" + janet + "/-/-");
}

}  // namespace

TEST_CASE("CL-13: by use_dice = own the shared campaign sheet keeps nobody from being done") {
  const RuntimeCampaign must = campaign({});
  const RuntimeCampaign own = campaign({.use_dice = UseDice::own});
  for (const RuntimeCampaign& game : {must, own}) {
    const State state = only_canes(game, no_six);
    CHECK(moves_of(game, state, "mark:") == word_set("mark:matt:canes.1:6=6 mark:matt:canes.3:6=6"));
  }
  CHECK(cause(must, only_canes(must, no_six), "done") == "CL-13 thief matt");
  CHECK(is_legal(own, only_canes(own, no_six), "done"));
  CHECK(rule_of(told(own, only_canes(own, no_six), "done"), EventKind::trace_crossed) == Rule::unused_die);
  // His own sheet takes the 6: a free box is enough.
  CHECK(cause(own, only_canes(own, "strength.1:1"), "done") == "CL-13 thief matt");
}

TEST_CASE("CL-13: by use_dice = own a number of the plan keeps nobody from being done") {
  constexpr HeistOptions options{.scenario = "hotel", .thieves = pair_of_thieves};
  const RuntimeHeist must = heist(options);
  HeistOptions chosen = options;
  chosen.use_dice = UseDice::own;
  const RuntimeHeist own = heist(chosen);
  CHECK(moves_of(own, only_notebook(own, "-"), "mark:") == word_set("mark:matt:notebook.1.1:4=4"));
  CHECK(cause(must, only_notebook(must, "-"), "done") == "CL-13 thief matt");
  CHECK(is_legal(own, only_notebook(own, "-"), "done"));
  // Janet's sheet takes her die.
  CHECK(cause(must, only_notebook(must, "5"), "done") == "CL-13 thief matt");
  CHECK(cause(own, only_notebook(own, "5"), "done") == "CL-13 thief janet");
}

TEST_CASE("CL-13: by use_dice = own white symbols count as little as by must") {
  const RuntimeCampaign own = campaign({.use_dice = UseDice::own});
  const State state = edited(own, only_canes(own, no_six), "matt=-/4x,fill/" + no_six);
  CHECK(is_legal(own, state, "mark:matt:grid.6:4=4x"));
  CHECK(is_legal(own, state, "fill:matt:dexterity.1:4"));
  CHECK(is_legal(own, state, "done"));
}

TEST_CASE("CL-36: by specials = gang a symbol goes on the specials of any thief of the gang") {
  CHECK(moves_of(own_specials, waits(own_specials, "matt.clever")) ==
        word_set("cross:special.4 cross:sidedoor.1.1 lapse"));
  const State state = waits(gang_specials, "matt.clever");
  CHECK(moves_of(gang_specials, state) == word_set("cross:special.4 cross:sidedoor.1.1 cross:janet:special.1 lapse"));
  CHECK(cause(own_specials, waits(own_specials, "matt.clever"), "cross:matt.clever:janet:special.1") ==
        "CL-36 element special.1");
  // Hers go on his as well.
  CHECK(moves_of(gang_specials, waits(gang_specials, "janet.strength"), "cross:matt") ==
        word_set("cross:matt:special.3"));
}

TEST_CASE("CL-36: by specials = gang the line fires for the thief whose sheet it is") {
  const State state = waits(gang_specials, "matt.clever", "special.2");
  const State after_it = after(gang_specials, state, "cross:matt.clever:janet:special.1");
  CHECK(line_of(gang_specials, after_it).find("waiting=janet.escape") != std::string::npos);
  CHECK(line_of(gang_specials, after_it).find("janet=124/-/special.1,special.2") != std::string::npos);
  CHECK(line_of(gang_specials, after_it).find("matt=124/-/-") != std::string::npos);
  const Events events = told(gang_specials, state, "cross:matt.clever:janet:special.1");
  REQUIRE(kinds(events) == Kinds{EventKind::symbol_used, EventKind::circle_crossed, EventKind::symbol_fired});
  CHECK(events[0].thief == Thief::matt);
  CHECK(events[1].thief == Thief::janet);
  CHECK(events[1].rule == Rule::special_circles);
  CHECK(events[2].thief == Thief::janet);

  SUBCASE("CL-36, CL-39: who also keeps a white symbol") {
    const RuntimeHeist cellar = specials_of(Specials::gang, cellar_edition);
    const State electro = waits(cellar, "matt.electro", "special.4,special.5");
    const State kept = after(cellar, electro, "cross:matt.electro:janet:special.6");
    CHECK(kept.hand(Thief::janet).shifts.count(1) == 1);
    CHECK(kept.hand(Thief::matt).shifts.size() == 0);
  }
}

TEST_CASE("CL-36: by specials = gang one symbol waits for the circles of others alone") {
  const std::string sheets = "phase=dice roll=134 matt=134/-/clever.1:3,clever.2:3,clever.3:3 janet=134/-/-";
  const auto marked = [&](const RuntimeHeist& game) {
    return after(game, position(game, sheets), "mark:matt:clever.4:4=4");
  };
  CHECK(marked(own_specials).phase == Phase::dice);
  CHECK(moves_of(gang_specials, marked(gang_specials)) ==
        word_set("cross:janet:special.2 cross:janet:special.6 lapse"));
}

TEST_CASE("CL-36, CL-67: by specials = gang crossed circles, other symbols and twins are refused as on the own sheet") {
  const State state = waits(gang_specials, "matt.dexterity");
  CHECK(is_legal(gang_specials, state, "cross:matt.dexterity:janet:special.3"));
  CHECK(cause(gang_specials, state, "cross:matt.dexterity:janet:special.4") == "CL-67 element special.3");
  CHECK(cause(gang_specials, state, "cross:matt.dexterity:janet:special.1") == "CL-36 element special.1");
  const State crossed = waits(gang_specials, "matt.dexterity", "special.3");
  CHECK(cause(gang_specials, crossed, "cross:matt.dexterity:janet:special.3") == "CL-26 element special.3");
  CHECK(is_legal(gang_specials, crossed, "cross:matt.dexterity:janet:special.4"));
  // A thief that is not here, a circle that is none, and what is no specials circle.
  CHECK(why_not(gang_specials, state, "cross:matt.dexterity:trixie:special.4") == Rule::special_circles);
  CHECK(why_not(own_specials, waits(own_specials, "matt.dexterity"), "cross:matt.dexterity:trixie:special.4") ==
        Rule::special_circles);
  CHECK(why_not(gang_specials, state, "cross:matt.dexterity:janet:window.1.1") == Rule::special_circles);
  CHECK(why_not(gang_specials, state, "cross:matt.dexterity:janet:grid.1") == Rule::special_circles);
  CHECK(why_not(gang_specials, state, "cross:matt.lock:janet:special.5") == Rule::used_at_once);
  // Their own circles have the short text alone.
  CHECK(misspelled(gang_specials, state, "cross:matt.dexterity:matt:special.1") == regelwerk::Reason::element_due);
  CHECK(!misspelled(gang_specials, state, "cross:matt.dexterity:janet:special.3"));
}

TEST_CASE("CL-36, CK-23: specials = gang changes nothing for the campaign sheet, fills and pimping") {
  const RuntimeCampaign pair = campaign({.players = 2, .specials = Specials::gang});
  const State begun = after(pair, pair.initial(), "gift:lights gang:matt+janet");
  const State state = edited(pair, begun, "phase=symbol roll=124 waiting=matt.electro matt=124/-/- janet=124/-/-");
  CHECK(is_legal(pair, state, "cross:matt.electro:lights.1"));
  CHECK(why_not(pair, state, "cross:matt.electro:janet:lights.1") == Rule::special_circles);
  const State kept = edited(pair, begun, "phase=dice roll=124 matt=124/fill/- janet=124/-/-");
  CHECK(moves_of(pair, kept, "fill:matt:special") ==
        word_set("fill:matt:special.1 fill:matt:special.3 fill:matt:special.4"));
  CHECK(moves_of(pair, kept, "fill:janet").empty());
  const State pimps = after(pair, pair.initial(), "gift:pimping gang:matt+trixie");
  CHECK(moves_of(pair, pimps, "pimp:trixie").empty());
}

TEST_CASE("CK-33: by specials = gang the symbol of a loud round goes on specials, whose line is not nobody's") {
  const auto concert = [](Specials specials) {
    return heist({.scenario = "concert", .use_dice = UseDice::may, .specials = specials});
  };
  const RuntimeHeist own = concert(Specials::own);
  const RuntimeHeist gang = concert(Specials::gang);
  const std::string before = "phase=roll time=2 matt=-/-/special.4";
  CHECK(texts_of(own, after(own, position(own, before), "roll:124")) ==
        word_set("cross:loud.strength/electro:stagedoor.2.1 lapse"));
  const State loud = after(gang, position(gang, before), "roll:124");
  const std::string move = "cross:loud.strength/electro:matt:special.3";
  CHECK(texts_of(gang, loud) == word_set("cross:loud.strength/electro:stagedoor.2.1 " + move + " lapse"));
  CHECK(why_not(own, after(own, position(own, before), "roll:124"), move) == Rule::special_circles);
  CHECK(why_not(gang, loud, "cross:loud.strength/electro:special.3") == Rule::special_circles);
  const Events events = told(gang, loud, move);
  CHECK(rule_of(events, EventKind::symbol_fired) == Rule::firing);
  CHECK(events[1].thief == Thief::matt);
  CHECK(events[2].thief == Thief::matt);
  CHECK(events[2].effect == Effect{Symbol::electro});
}

TEST_CASE("CL-36: parts: the thief whose specials they are stands before the circle") {
  const State state = waits(gang_specials, "matt.clever");
  constexpr MovePart symbol{PartKind::symbol, Fired{Thief::matt, Symbol::clever}.order()};
  constexpr MovePart janet{PartKind::thief, static_cast<std::uint16_t>(Thief::janet)};
  CHECK(parts(own_specials, waits(own_specials, "matt.clever"), {symbol}) == "special sidedoor");
  CHECK(parts(gang_specials, state, {symbol}) == "janet special sidedoor");
  CHECK(parts(gang_specials, state, {symbol, janet}) == "special");
}

TEST_CASE("CL-33: by tree_way = last the way goes on from the circle crossed last, whatever crossed it") {
  const auto museum = [](TreeWay way) {
    return heist({.scenario = "museum", .use_dice = UseDice::may, .tree_way = way});
  };
  const RuntimeHeist dice = museum(TreeWay::dice);
  const RuntimeHeist last = museum(TreeWay::last);
  const auto open = [](const RuntimeHeist& game, const std::string& sheet, const std::string& moves = "") {
    const State state = position(game, "phase=dice roll=256 matt=256/2x,fill/" + sheet);
    Texts found;
    for (const std::string& text : moves_of(game, after_lapses(game, after(game, state, moves)), "mark:matt:tree")) {
      found.insert(text.substr(text.find("tree"), text.find('=') - text.find("tree")));
    }
    return found;
  };
  CHECK(open(dice, "-") == word_set("tree.1:6 tree.2:8"));
  CHECK(open(last, "-") == word_set("tree.1:6 tree.2:8"));
  CHECK(open(dice, "tree.1*") == word_set("tree.3:2 tree.4:13"));
  CHECK(open(last, "tree.1*") == word_set("tree.3:2 tree.4:13"));
  // A fill on tree.3 is stepped through, or is the end of the way.
  CHECK(open(dice, "tree.1*", "fill:matt:tree.3") == word_set("tree.4:13 tree.7:15"));
  CHECK(open(last, "tree.1*", "fill:matt:tree.3") == word_set("tree.7:15"));
  // Further left as well.
  CHECK(open(dice, "tree.1,tree.3*", "fill:matt:tree.2") == word_set("tree.7:15"));
  CHECK(open(last, "tree.1,tree.3*", "fill:matt:tree.2") == word_set("tree.5:4 tree.6:9"));
  // It does not lead through crossed circles.
  CHECK(open(dice, "tree.1*,tree.3") == word_set("tree.4:13 tree.7:15"));
  CHECK(open(last, "tree.1*,tree.3") == word_set("tree.4:13"));
  const State state = position(last, "phase=dice roll=256 matt=256/2x/tree.1*,tree.3");
  CHECK(cause(last, state, "mark:matt:tree.7:15=2+5+6+2x") == "CL-33 element tree.7");
  CHECK(
      !why_not(dice, position(dice, "phase=dice roll=256 matt=256/2x/tree.1*,tree.3"), "mark:matt:tree.7:15=2+5+6+2x"));
}

TEST_CASE("CL-33, CK-21: by tree_way = last a circle crossed beforehand begins the way") {
  for (const TreeWay way : {TreeWay::dice, TreeWay::last}) {
    const RuntimeCampaign game = campaign({.tree_way = way});
    const State state = after(game, game.initial(), "gift:pimping gang:trixie pimp:trixie:tree.4 roll:145");
    CHECK(moves_of(game, state, "mark:trixie:tree") ==
          (way == TreeWay::dice ? word_set("mark:trixie:tree.1:5=5 mark:trixie:tree.1:5=1+4 mark:trixie:tree.2:9=4+5")
                                : word_set("mark:trixie:tree.6:10=1+4+5 mark:trixie:tree.7:4=4")));
  }
}

TEST_CASE("CL-33, CL-44: by tree_way = last a strict fill goes where dice may") {
  const RuntimeHeist strict = heist({.scenario = "museum", .tree_way = TreeWay::last, .fill_free = false});
  const State state = position(strict, "phase=dice roll=256 matt=256/fill/tree.1*,tree.3");
  CHECK(moves_of(strict, state, "fill:matt:tree") == word_set("fill:matt:tree.4"));
  CHECK(why_not(strict, state, "fill:matt:tree.7") == Rule::fill_strict);
}

TEST_CASE("CL-33: by tree_way = last a crossed tree has the end of a way, which is one of its circles") {
  const RuntimeHeist dice = heist({});
  const RuntimeHeist last = heist({.tree_way = TreeWay::last});
  const auto holds = [](const RuntimeHeist& game, const std::string& sheet) {
    std::string line = line_of(game, game.initial());
    line.replace(line.find("matt=-/-/-"), 10, "matt=-/-/" + sheet);
    return state_of_line(game, line).has_value();
  };
  CHECK(holds(dice, "tree.3"));
  CHECK(!holds(last, "tree.3"));
  CHECK(!holds(dice, "tree.3*"));
  CHECK(holds(last, "tree.3*"));
  CHECK(holds(last, "tree.1*,tree.3"));
  CHECK(holds(last, "-"));
}
