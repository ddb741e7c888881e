#include <samara/position.hpp>

#include <following.hpp>

#include <functional>

using namespace samara_test;
using regelwerk::Audience;
using regelwerk::spectator;

namespace {

/// Seat 0 may build, its man waits.
constexpr State may_build() {
  return position(two, {.calendar = "0: 0W 1WM 3: 0MM",
                        .tiles = "1,1=hut 1,3=hospital",
                        .tools = {"saw glassA", "compass"},
                        .laid = "1,3=saw"});
}
/// Seat 0 of three has built the Barracks, seat 1 has chosen.
State choosing() {
  return after(
      three,
      {.calendar = "0: 0W 1W 2W", .tiles = "1,1=barracks 9,1=cathedral", .tools = {"saw saw", "saw square", "compass"}},
      "build:1,1 give:square");
}

static_assert(following::follow(two, may_build(), built(space_of(two, "1,1"))));
static_assert(following::follow(two, may_build(), raised(Sex::man)));

View view_of_0() { return two.view(may_build(), seat(0)); }

Event with(Event event, const std::function<void(Event&)>& change) {
  change(event);
  return event;
}
View with(View view, const std::function<void(View&)>& change) {
  change(view);
  return view;
}

/// The event of a worker of seat 0.
Event of_worker(EventKind kind, Sex sex, Spot from, Spot to = {}) {
  return {.kind = kind, .sex = sex, .from = from, .to = to};
}
Event of_tool(EventKind kind, Tool tool, std::string_view space) {
  return {.kind = kind, .tool = tool, .has_tool = true, .space = space_of(two, space)};
}

/// True if the view is refused, as a value and as bytes.
template <class G>
bool is_refused(const G& game, const View& view) {
  const auto broken = game.validate(view);
  return !broken.empty() && !game.unpack_view(game.pack(view));
}

}  // namespace

TEST_CASE("SM-1, SM-3, SM-8: a view is a line with workers, tiles and tools by their words") {
  const std::string line{to_text(two, view_of_0()).view()};
  const auto has = [&](std::string_view part) { return line.find(part) != std::string::npos; };
  CHECK(
      has("samara/1 seats=2 view viewer=0 table={calendar={workers=[{figures=W},{seat=1 figures=WM},"
          "{month=3 figures=MM},{},"));
  CHECK(has(" plots=[hut,-,hospital,-,"));
  CHECK(has(" tools=[{},{},{saw=1},{},"));
  CHECK(has(" owned=[{saw=1 glassA=1},{compass=1},{},{},{}] reserves=[{woman=1 man=1},{woman=1 man=2},{},{},{}] "));
  CHECK(has(" phase=action seats=2 months=6}"));
  CHECK(*parse_view(two, line) == view_of_0());
  CHECK(!parse_view(two, line + " choice={saw=1}"));
  std::string many = line;
  many.replace(many.find("compass=1"), 9, "compass=9");
  CHECK(!parse_view(two, many));
}

TEST_CASE("SM-19, SM-34: an event is a line with the words of its tile, its space and its figures") {
  Event event = of_tool(EventKind::tool_lost, Tool::saw, "3,1");
  event.rule = Rule::boat;
  CHECK(std::string{to_text(two, event).view()} == "tool_lost rule=SM-27 tool=saw space=3/1");
  CHECK(*parse_event(two, to_text(two, event).view()) == event);
  const Event tile{
      .kind = EventKind::tile_laid, .rule = Rule::tiles_laid, .tile = tile_of(two, "hospital"), .space = Space{1}};
  CHECK(std::string{to_text(two, tile).view()} == "tile_laid tile=hospital space=1/2");
  CHECK(!parse_event(two, "tile_laid tile=hall"));
  CHECK(!parse_event(two, "tile_laid space=1/1"));
  Event no_tile = tile;
  no_tile.tile = Tile{two.layout().tile_kinds};
  const auto packed = two.pack(no_tile);
  CHECK(two.unpack_event({packed.data(), packed.size()}).error() ==
        regelwerk::Refusal{0, regelwerk::Reason::no_such_entry, 0, "tile"});
  CHECK(!parse_event(two, "tile_laid tile=? space=1/2"));
  const Event site{.kind = EventKind::course_changed, .rule = Rule::special_tiles, .course = 4, .value = 2};
  CHECK(std::string{to_text(two, site).view()} == "course_changed rule=SM-25 course.site=1/3");
  CHECK(*parse_event(two, to_text(two, site).view()) == site);
}

TEST_CASE("SM-1, SM-3, SM-10, SM-16, SM-19: events about the board that cannot follow change nothing") {
  const auto cannot = [&](const Event& event) { return following::cannot_follow(two, view_of_0(), event); };
  const Event takes = of_tool(EventKind::tool_taken, Tool::saw, "1,3");
  CHECK(!cannot(takes));
  CHECK(cannot(with(takes, [](Event& event) { event.tool = Tool::square; })));
  CHECK(cannot(with(takes, [](Event& event) { event.seat = Seat{2}; })));
  CHECK(cannot(with(takes, [](Event& event) { event.has_tool = false; })));
  CHECK(!cannot(of_tool(EventKind::tool_lost, Tool::saw, "1,1")));
  CHECK(cannot(of_tool(EventKind::tool_lost, Tool::compass, "1,1")));
  CHECK(!cannot(of_tool(EventKind::tool_laid, Tool::saw, "1,1")));
  CHECK(cannot(of_tool(EventKind::tool_laid, Tool::square, "6,4")) ==
        (may_build().table.tools_on(space_of(two, "6,4")).count(Tool::square) == 2));

  const Event builds{.kind = EventKind::tile_taken, .tile = tile_of(two, "hut"), .space = space_of(two, "1,1")};
  CHECK(!cannot(builds));
  CHECK(cannot(with(builds, [](Event& event) { event.tile = tile_of(two, "hospital"); })));
  const Event lies{.kind = EventKind::tile_laid, .tile = tile_of(two, "hut"), .space = space_of(two, "1,1")};
  CHECK(cannot(lies));
  CHECK(cannot({.kind = EventKind::tile_laid, .tile = Tile{tile_count - 1}, .space = space_of(two, "2,1")}));

  CHECK(cannot({.kind = EventKind::month_begun}));  // There are workers in NOW.
  CHECK(cannot({.kind = EventKind::board_laid}));
  CHECK(cannot({.kind = EventKind::course_changed, .course = 2, .value = 14}));
  CHECK(cannot({.kind = EventKind::course_changed, .course = 9}));
}

TEST_CASE("SM-13, SM-18, SM-34, SM-35, SM-38: events about workers that cannot follow change nothing") {
  const auto cannot = [&](const Event& event) { return following::cannot_follow(two, view_of_0(), event); };
  CHECK(!cannot(of_worker(EventKind::worker_moved, {}, {0, 0}, {3, 1})));
  CHECK(cannot(of_worker(EventKind::worker_moved, {}, {0, 0}, {3, 0})));
  CHECK(cannot(of_worker(EventKind::worker_moved, {}, {3, 0}, {3, 0})));
  CHECK(cannot(of_worker(EventKind::worker_moved, {}, {0, 1}, {3, 1})));  // a worker of seat 1
  CHECK(cannot(of_worker(EventKind::worker_imprisoned, {}, {0, 2}, {5, 0})));
  CHECK(!cannot(of_worker(EventKind::figure_born, Sex::man, {}, {3, 1})));
  CHECK(cannot(of_worker(EventKind::figure_born, Sex::man, {}, {3, 2})));
  CHECK(!cannot(of_worker(EventKind::worker_weakened, Sex::man, {3, 0})));
  CHECK(cannot(of_worker(EventKind::worker_weakened, Sex::woman, {3, 0})));
  CHECK(cannot(of_worker(EventKind::worker_weakened, Sex::woman, {0, 0})));
  CHECK(!cannot(of_worker(EventKind::worker_left, Sex::woman, {0, 0})));
  CHECK(cannot(of_worker(EventKind::worker_left, Sex::man, {0, 0})));
  CHECK(cannot(of_worker(EventKind::worker_left, Sex::man, {3, 0})));
  CHECK(!cannot(of_worker(EventKind::worker_trained, Sex::man, {}, {3, 0})));
  const View spent = with(view_of_0(), [](View& view) { view.table.reserve(Seat{0}) = {}; });
  for (const EventKind kind : {EventKind::figure_born, EventKind::worker_trained}) {
    CHECK(following::cannot_follow(two, spent, of_worker(kind, Sex::man, {}, {3, 1})));
  }
  CHECK(!cannot(of_worker(EventKind::worker_buried, {}, {3, 0})));
}

TEST_CASE("SM-32: a choice is told to its seat, and forgotten when all are shown") {
  const View own = three.view(choosing(), seat(1));
  const Event chosen{.kind = EventKind::tool_chosen,
                     .seat = Seat{2},
                     .tool = Tool::compass,
                     .has_tool = true,
                     .tool_seen_by = Audience::only(Seat{2})};
  CHECK(following::cannot_follow(three, own, chosen));
  View after_it = own;
  CHECK(three.apply(after_it, three.shown(chosen, seat(1))));
  CHECK(after_it == own);
  CHECK(three.apply(after_it, {.kind = EventKind::choices_revealed}));
  CHECK(after_it.choice.empty());
  CHECK(following::follow(three, choosing(), given(Tool::compass)));
}

TEST_CASE("SM-32, SM-46: views that nobody can have are refused") {
  const View own = three.view(choosing(), seat(1));
  CHECK(!is_refused(three, own));
  CHECK(is_refused(three, with(own, [](View& view) { view.viewer = Seat{2}; })));
  CHECK(is_refused(three, with(own, [](View& view) { view.viewer = spectator; })));
  CHECK(is_refused(three, with(own, [](View& view) { view.viewer = Seat{3}; })));
  CHECK(is_refused(three, with(own, [](View& view) { view.choice = {}; })));
  CHECK(is_refused(three, with(own, [](View& view) { view.choice = Tools::of(Tool::compass); })));
  CHECK(is_refused(three, with(own, [](View& view) { view.table.turn = Seat{4}; })));
  CHECK(adds_up(three, own));
  CHECK(!adds_up(three, with(own, [](View& view) { view.table.turn = Seat{4}; })));
  CHECK(is_refused(three, with(own, [](View& view) { view.table.board.set_plot(Space{5}, Plot{Tile{0}}); })));
  CHECK(!is_refused(three, three.view(choosing(), spectator)));
}
