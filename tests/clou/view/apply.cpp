#include <clou/campaign_scene.hpp>

#include <answer.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/play.hpp>
#include <regelwerk/play/json.hpp>

using namespace clou_test;
using regelwerk::Seat;
using regelwerk::spectator;

namespace {

using K = EventKind;

/// The lines of all that a move tells, in order.
template <class G>
std::vector<std::string> lines(const G& game, const State& state, const std::string& move) {
  std::vector<std::string> found;
  static_cast<void>(game.play(state, move_of(game, state, move),
                              [&](const Event& event) { found.emplace_back(to_text(game, event).view()); }));
  return found;
}

/// True if the event can follow in this position; else nothing may change.
template <class G>
bool can_follow(const G& game, const State& state, const Event& event) {
  const View before = game.view(state, spectator);
  View view = before;
  const bool is_applied = game.apply(view, event);
  CHECK((is_applied || view == before));
  return is_applied;
}

template <class Value>
std::string json(const auto& game, const Value& value) {
  std::string text;
  regelwerk::write_json([&](std::string_view piece) { text += piece; }, game, value);
  return text;
}

}  // namespace

TEST_CASE("CL-7, CL-22: events as lines, with the names of the plan; behind them the phase, by name") {
  const State round = after(matt_and_bruce, position(matt_and_bruce), "roll:666");
  CHECK(lines(matt_and_bruce, position(matt_and_bruce), "roll:666").front() == "dice_thrown rule=CL-8 roll=666");
  CHECK(lines(matt_and_bruce, position(matt_and_bruce), "roll:666").back() ==
        "course_changed rule=CL-7 course.phase=symbol");
  CHECK(lines(matt_and_bruce, round, "cross:bruce.strength:window.1.2") ==
        std::vector<std::string>{"symbol_used rule=CL-22 thief=bruce target=window.1.2 effect=strength",
                                 "demand_crossed rule=CL-22 thief=bruce target=window.1.2"});
  const State pimp = after(duo, duo.initial(), "gift:pimping gang:trixie+bruce");
  CHECK(lines(duo, pimp, "pimp:trixie:tree.1") ==
        std::vector<std::string>{"circle_crossed rule=CK-21 thief=trixie target=tree.1",
                                 "course_changed rule=CL-7 course.acting=bruce"});
}

TEST_CASE("CL-8, CL-29, CL-33, CL-39, CL-66: a view as a line") {
  const std::string line{
      to_text(matt_and_bruce, matt_and_bruce.view(after(matt_and_bruce, position(matt_and_bruce), "roll:456"), Seat{0}))
          .view()};
  CHECK(
      line.ends_with(" view viewer=0 plan={rooms=[garden]} hands=[{left=[0,1,2]},{left=[0,1,2]},{}] phase=dice "
                     "gang=[matt,bruce] roll=456"));
}

TEST_CASE("CL-24: words of what fires") {
  const Event event{.kind = K::effect_lost, .rule = Rule::concert_phases};
  for (const auto& [effect, word] : {std::pair{Effect{words::lock / words::safe}, " effect=lock/safe"},
                                     {words::shift(1), " effect=~1"},
                                     {words::shift(6), " effect=~6"},
                                     {words::extra(1), " effect=1x"},
                                     {words::extra(6), " effect=6x"},
                                     {words::fill, " effect=fill"},
                                     {Effect{}, ""}}) {
    Event lost = event;
    lost.effect = effect;
    CHECK(std::string{to_text(matt_and_bruce, lost).view()} == "effect_lost rule=CK-33" + std::string{word});
    CHECK(parse_event(matt_and_bruce, to_text(matt_and_bruce, lost)).value() == lost);
  }
  for (const std::string_view word : {"safe/lock", "~0", "~7", "0x", "7x", "lock/lock", "none"}) {
    CHECK(!parse_event(matt_and_bruce, "effect_lost rule=CK-33 effect=" + std::string{word}));
  }
}

TEST_CASE("CL-8, CL-11, CK-6: a throw, dice and a gang are told as what they are") {
  const auto told = [](const Event& event, std::string_view line, std::string_view part) {
    CHECK(std::string{to_text(matt_and_bruce, event).view()} == line);
    CHECK(parse_event(matt_and_bruce, line).value() == event);
    const auto packed = matt_and_bruce.pack(event);
    CHECK(matt_and_bruce.unpack_event({packed.data(), packed.size()}).value() == event);
    const std::string text = json(matt_and_bruce, event);
    CHECK_MESSAGE(text.find(part) != std::string::npos, text);
  };
  told({.kind = K::dice_thrown, .rule = Rule::throw_dice, .number = 0}, "dice_thrown rule=CL-8 roll=111",
       R"("number":0,"roll":"111","dice":[],"gang":[])");
  told({.kind = K::dice_used, .rule = Rule::adding_dice, .thief = Thief::matt, .number = 5},
       "dice_used rule=CL-11 thief=matt dice=[0,2]", R"("number":0,"roll":null,"dice":[0,2],"gang":[])");
  told({.kind = K::gang_formed, .rule = Rule::gang, .number = 9}, "gang_formed rule=CK-6 gang=[matt,bruce]",
       R"("number":0,"roll":null,"dice":[],"gang":["matt","bruce"])");
  told({.kind = K::time_crossed, .rule = Rule::time_passes, .number = 3}, "time_crossed rule=CL-17 number=3",
       R"("number":3,"roll":null,"dice":[],"gang":[])");
}

TEST_CASE("CL-8, CL-11, CK-6: a throw by its number, dice or a gang of another event are refused") {
  using regelwerk_test::answer;
  for (const std::string_view line : {"dice_thrown rule=CL-8 number=55", "time_crossed rule=CL-17 roll=111",
                                      "dice_thrown rule=CL-8 dice=[1]", "dice_used rule=CL-11 gang=[matt]"}) {
    CHECK_MESSAGE(!parse_event(matt_and_bruce, line), line);
  }
  const std::array<std::uint8_t, 4> by_number{0x40, 0, 55, 0};
  CHECK(answer(matt_and_bruce.unpack_event(by_number)) == regelwerk::Refusal{0, regelwerk::Reason::other_spelling});
  // What is no throw at all stays the number that it is.
  CHECK(std::string{
            to_text(matt_and_bruce, Event{.kind = K::dice_thrown, .rule = Rule::throw_dice, .number = 56}).view()} ==
        "dice_thrown rule=CL-8 number=56");
}

TEST_CASE("CL-45: what the rules in force do not name is numbered") {
  const auto target = [](const auto& game, Target at) {
    const Event event{.kind = K::demand_crossed, .rule = Rule::used_at_once, .target = at};
    const std::string line{to_text(game, event).view()};
    CHECK(parse_event(game, line).value() == event);
    return line.substr(line.rfind('=') + 1);
  };
  CHECK(target(matt_and_bruce, Target::demand(0)) == "window.1.1");
  CHECK(target(matt_and_bruce, Target::demand(63)) == "demand#64");
  CHECK(target(matt_and_bruce, Target::item(0)) == "item#1");
  CHECK(target(matt_and_bruce, Element{Group::area, 2}) == "area#3");
  CHECK(target(matt_and_bruce, Target::escape()) == "escape");
  // The three heists of a campaign have three plans.
  CHECK(target(duo, Target::demand(0)) == "demand#1");
  CHECK(target(duo, Target::item(0)) == "costume");
  CHECK(target(duo, Element{Group::area, 0}) == "exp1.1");
}

TEST_CASE("CL-27, CL-31, CL-39: packed rows, circles and white symbols are told one by one") {
  State state = after(matt_and_bruce, position(matt_and_bruce), "roll:456");
  state.sheet(Thief::bruce).rows[1].write(2, 30);
  state.sheet(Thief::bruce).circles.cross(0);
  state.sheet(Thief::bruce).circles.cross(first_special_circle + 1);
  state.sheet(Thief::bruce).circles.set_end_of_way(3);
  state.hand(Thief::matt).shifts.add(2);
  state.hand(Thief::matt).shifts.add(2);
  state.waiting.add({Thief::matt, words::lock / words::safe});
  const std::string text = json(matt_and_bruce, state);
  const auto has = [&](std::string_view part) { return text.find(part) != std::string::npos; };
  CHECK(has(R"("dexterity":[0,0,30,0,0,0])"));
  CHECK(has(R"("circles":{"crossed":["grid.1","special.2"],"end_of_way":3})"));
  CHECK(has(R"("shifts":[2,2,0])"));
  CHECK(has(R"("waiting":[{"by":"matt","symbols":"lock/safe"},{"by":null,"symbols":null},)"));
  CHECK(has(R"("phase":"dice","gang":["matt","bruce"],"roll":"456","acting":null,"alarm_off":0,"ending":"none")"));
}

TEST_CASE("CL-4, CL-12: moves as JSON have parts") {
  const State state = after(matt_and_bruce, position(matt_and_bruce), "roll:134");
  CHECK(
      json(matt_and_bruce, move_of(matt_and_bruce, state, "mark:matt:clever.1:7=3+4")) ==
      R"({"kind":"mark","thief":"matt","symbols":null,"owner":null,"target":"clever.1","number":7,"dice":[1,2],"extras":[],)"
      R"("shifts":[],"gang":[]})");
  CHECK(
      json(duo, ganged({Thief::matt, Thief::janet})) ==
      R"({"kind":"gang","thief":null,"symbols":null,"owner":null,"target":"nothing","number":0,"dice":[],"extras":[],)"
      R"("shifts":[],"gang":["matt","janet"]})");
}

TEST_CASE("moves come back from their members") {
  regelwerk::Random random{4};
  const auto check = [&](const auto& game) {
    State state = game.initial();
    for (int node = 0; node < 200 && !game.actor(state).is_nobody(); ++node) {
      for (const Move move : game.moves(state)) {
        Move copy = move;
        auto ignore = [](std::string_view /*name*/, auto& /*member*/, const auto&... /*hint*/) {};
        for_each_member(copy, ignore);
        CHECK(copy == move);
      }
      game.advance(state, state.phase == Phase::leave ? stayed() : random_move(game, state, random));
    }
  };
  check(matt_and_bruce);
  check(duo);
  check(heist({.scenario = "concert", .thieves = {Thief::janet, Thief::bruce}, .specials = Specials::gang}));
}

TEST_CASE("CL-8, CL-11, CL-39, CL-66: events of dice and symbols that cannot follow are refused") {
  const State dice = after_lapses(matt_and_bruce, after(matt_and_bruce, position(matt_and_bruce), "roll:134"));
  const auto used = [&](MaybeThief thief, int places) {
    return can_follow(matt_and_bruce, dice,
                      {.kind = K::dice_used, .thief = thief, .number = static_cast<std::int16_t>(places)});
  };
  CHECK(used(Thief::matt, 7));
  CHECK(!used(Thief::matt, 8));
  CHECK(!used(Thief::matt, 0));
  CHECK(!used(Thief::matt, -1));
  CHECK(!used(Thief::janet, 1));
  CHECK(!used({}, 1));
  CHECK(can_follow(matt_and_bruce, dice, {.kind = K::dice_thrown, .number = 55}));
  CHECK(!can_follow(matt_and_bruce, dice, {.kind = K::dice_thrown, .number = 56}));
  CHECK(!can_follow(matt_and_bruce, dice, {.kind = K::dice_thrown, .number = -1}));
  CHECK(!can_follow(matt_and_bruce, dice, {.kind = K::white_used, .thief = Thief::matt, .effect = words::shift(1)}));
  CHECK(!can_follow(matt_and_bruce, dice, {.kind = K::white_used, .thief = Thief::matt, .effect = words::fill}));
  CHECK(!can_follow(matt_and_bruce, dice, {.kind = K::white_kept, .thief = Thief::matt, .effect = words::lock}));
  State full = dice;
  for (int i = 0; i < max_kept; ++i) full.hand(Thief::matt).shifts.add(1);
  full.hand(Thief::matt).fills = max_fills;
  for (const Effect effect : {words::shift(1), words::shift(2), words::fill}) {
    CHECK(can_follow(matt_and_bruce, dice, {.kind = K::white_kept, .thief = Thief::matt, .effect = effect}));
    CHECK(!can_follow(matt_and_bruce, full, {.kind = K::white_kept, .thief = Thief::matt, .effect = effect}));
  }
  for (std::size_t i = 0; i < max_waiting; ++i) full.waiting.add({Thief::matt, Symbol::lock});
  for (const State& state : {dice, full}) {
    const bool waits = !state.waiting.empty();
    CHECK(can_follow(matt_and_bruce, state, {.kind = K::symbol_fired, .thief = Thief::matt, .effect = words::lock}) !=
          waits);
    CHECK(can_follow(matt_and_bruce, state, {.kind = K::symbol_used, .thief = Thief::matt, .effect = words::lock}) ==
          waits);
    CHECK(!can_follow(matt_and_bruce, state, {.kind = K::symbol_lapsed, .thief = Thief::bruce, .effect = words::lock}));
  }
}

TEST_CASE("CL-12, CL-26, CL-50: marks that cannot follow are refused") {
  const State state = after_lapses(matt_and_bruce, after(matt_and_bruce, position(matt_and_bruce), "roll:134"));
  const auto written = [&](Target at, int number, MaybeThief thief = Thief::matt) {
    const auto narrow = static_cast<std::int16_t>(number);
    return can_follow(matt_and_bruce, state,
                      {.kind = K::number_written, .thief = thief, .target = at, .number = narrow});
  };
  CHECK(written(Element{Group::clever, 0}, 30));
  CHECK(!written(Element{Group::clever, 0}, 31));
  CHECK(!written(Element{Group::clever, 0}, 0));
  CHECK(!written(Element{Group::clever, 0}, 4, Thief::trixie));
  CHECK(!written(Element{Group::clever, 0}, 4, {}));
  CHECK(!written(Element{Group::grid, 0}, 4));
  CHECK(!written(Element{Group::area, 0}, 4));
  CHECK(!written(Target::demand(0), 4));
  const auto crossed = [&](Target at) {
    return can_follow(matt_and_bruce, state, {.kind = K::circle_crossed, .thief = Thief::matt, .target = at});
  };
  CHECK(crossed(Element{Group::grid, 0}));
  CHECK(!crossed(Element{Group::strength, 0}));
  CHECK(!crossed(Element{Group::pyramid, 0}));
  CHECK(!crossed(Element{Group::area, 0}));
  CHECK(can_follow(matt_and_bruce, state, {.kind = K::demand_crossed, .target = Target::demand(0)}));
  CHECK(!can_follow(matt_and_bruce, state, {.kind = K::demand_crossed, .target = Target::demand(63)}));
  CHECK(!can_follow(matt_and_bruce, state, {.kind = K::demand_crossed, .target = Target::escape()}));
  // Nothing is written or crossed twice.
  State marked = state;
  marked.sheet(Thief::matt).rows[2].write(0, 4);
  marked.sheet(Thief::matt).circles.cross(circle_of({Group::grid, 0}));
  marked.plan.demands = 1;
  for (const State& before : {state, marked}) {
    const bool is_open = before == state;
    const Event number{
        .kind = K::number_written, .thief = Thief::matt, .target = Element{Group::clever, 0}, .number = 4};
    const Event circle{.kind = K::circle_crossed, .thief = Thief::matt, .target = Element{Group::grid, 0}};
    CHECK(can_follow(matt_and_bruce, before, number) == is_open);
    CHECK(can_follow(matt_and_bruce, before, circle) == is_open);
    CHECK(can_follow(matt_and_bruce, before, {.kind = K::demand_crossed, .target = Target::demand(0)}) == is_open);
  }
}

TEST_CASE("CL-16, CL-46 to CL-60: events of plan and tracks that cannot follow are refused") {
  const State state = position(matt_and_bruce, "time=2 traces=5");
  const auto follows = [&](EventKind kind, int number) {
    return can_follow(matt_and_bruce, state, {.kind = kind, .number = static_cast<std::int16_t>(number)});
  };
  CHECK(follows(K::time_crossed, 3));
  CHECK(!follows(K::time_crossed, 2));
  CHECK(!follows(K::time_crossed, 9));
  CHECK(follows(K::trace_crossed, 0));
  CHECK(!can_follow(matt_and_bruce, edited(matt_and_bruce, state, "phase=over traces=6 end=arrested"),
                    {.kind = K::trace_crossed}));
  CHECK(follows(K::challenge_done, 0));
  CHECK(!follows(K::challenge_done, matt_and_bruce.layout().plans[0].challenge_count));
  CHECK(!follows(K::challenge_done, 16));
  CHECK(!follows(K::challenge_skipped, -1));
  CHECK(!follows(K::loot_taken, 16));
  CHECK(!follows(K::room_entered, 0));
  CHECK(!follows(K::room_entered, 8));
  CHECK(follows(K::heist_ended, 1));
  CHECK(!follows(K::heist_ended, 0));
  CHECK(!follows(K::heist_ended, 4));
  CHECK(!can_follow(matt_and_bruce, state, {.kind = K::driver_chosen, .thief = Thief::janet}));
  CHECK(!can_follow(matt_and_bruce, state, {.kind = K::driver_chosen}));
  CHECK(!can_follow(matt_and_bruce, state, {.kind = static_cast<EventKind>(39)}));
}

TEST_CASE("CK-2, CK-4, CK-6, CK-10: events of the campaign sheet that cannot follow are refused") {
  const State before = after(duo, duo.initial(), "gift:nothing");
  const auto follows = [&](EventKind kind, int number) {
    return can_follow(duo, before, {.kind = kind, .number = static_cast<std::int16_t>(number)});
  };
  CHECK(follows(K::gang_formed, 3));
  CHECK(!follows(K::gang_formed, 1));
  CHECK(!follows(K::gang_formed, 17));
  CHECK(!follows(K::gang_formed, 259));
  CHECK(!can_follow(duo, after(duo, before, "gang:matt+bruce"), {.kind = K::gang_formed, .number = 3}));
  CHECK(follows(K::heist_crossed_out, 0));
  CHECK(!follows(K::heist_crossed_out, 1));
  CHECK(!follows(K::special_kept, 3));
  CHECK(!follows(K::traces_entered, 256));
  CHECK(!follows(K::doubles_kept, -1));
  CHECK(!follows(K::rest_changed, -1));
  CHECK(!follows(K::campaign_ended, 4));
  CHECK(!can_follow(duo, before, {.kind = K::thief_jailed}));
  CHECK(!can_follow(duo, before, {.kind = K::item_crossed, .target = Target::nothing()}));
  CHECK(!can_follow(duo, before, {.kind = K::item_crossed, .target = Target::item(13)}));
  // None of them is told in a heist played alone.
  CHECK(!can_follow(matt_and_bruce, matt_and_bruce.initial(), {.kind = K::rest_changed, .number = 3}));
  CHECK(!can_follow(matt_and_bruce, matt_and_bruce.initial(), {.kind = K::wages_ended}));
}

TEST_CASE("CL-1: a view of nobody who could look on is broken, and so is one of an unsound state") {
  View view = matt_and_bruce.view(matt_and_bruce.initial(), Seat{0});
  CHECK(matt_and_bruce.validate(view).empty());
  view.viewer = Seat{1};
  CHECK(matt_and_bruce.validate(view).size() == 1);
  CHECK(matt_and_bruce.validate(view)[0] == Invariant::view);
  view = matt_and_bruce.view(matt_and_bruce.initial(), spectator);
  view.state.plan.traces = 30;
  CHECK(matt_and_bruce.validate(view)[0] == Invariant::tracks);
}
