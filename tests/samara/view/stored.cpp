#include <samara/position.hpp>

#include <algorithm>
#include <span>

#include <altered.hpp>

using namespace samara_test;
using regelwerk::Reason, regelwerk_test::accepted, regelwerk_test::Answer;
using regelwerk::Refusal;

// States that come from outside: as a line of text or as bytes.

namespace {

constexpr std::string_view middle =
    "samara/1 seats=2 phase=action turn=0 months=6 boards=0 calendar=0:0W,1WM/3:0MM "
    "board=1,1:-+saw/2,1:hut+saw+compass";

State some() {
  return position(two, {.calendar = "0: 0W 1WM 3: 0MM",
                        .tiles = "2,1=hut",
                        .tools = {"", "all"},
                        .laid = "1,1=saw 2,1=saw 2,1=compass"});
}

std::string line() { return std::string{to_text(two, some()).view()}; }

using altered::reason, altered::with;

/// The line with one piece replaced.
std::string with(std::string_view from, std::string_view to) { return with(from, to, line()); }

Answer reason(std::string_view text) { return reason(two, text); }

State barracks() {
  return after(
      three,
      {.calendar = "0: 0W 1W 2W", .tiles = "1,1=barracks 9,1=cathedral", .tools = {"saw saw", "saw square", "compass"}},
      "build:1,1 give:square");
}

constexpr std::size_t header = RuntimeGame::packed_header_size;

/// What unpack says to the bytes with one of those behind the header replaced, counted from 1.
Answer refused(const State& state, std::size_t at, std::uint8_t value) {
  return altered::refused(two, state, at, value);
}

}  // namespace

TEST_CASE("SM-8, SM-9: a state text says where workers, tiles and tools are") {
  CHECK(line().rfind(middle, 0) == 0);
  CHECK(line().find("/6,4:-+square+glassA+glassB tools=-/saw,saw,compass,square,glassA,glassB tiles=-/") !=
        std::string::npos);
  CHECK(reason(line()) == accepted);
  const std::string chosen{to_text(three, barracks()).view()};
  CHECK(chosen.find(" phase=effect turn=2 ") != std::string::npos);
  CHECK(chosen.find(" effect=barracks builder=0 site=1,1 chosen=-/square/- ") != std::string::npos);
}

TEST_CASE("SM-1, SM-25, SM-44: states of every phase round trip as text and as bytes") {
  State state = five.initial();
  altered::check_round_trip(five, state);
  for (; five.actor(state).is_chance(); five.advance(state, five.moves(state)[0]))
    altered::check_round_trip(five, state);
  altered::check_round_trip(five, state);
  altered::check_round_trip(two, some());
  altered::check_round_trip(three, barracks());
  for (const std::string_view tile :
       {"boat", "sculpture", "vase", "ruin", "hospital", "weight-room", "tombstone", "prison", "barracks"}) {
    const std::string tiles = "1,1=" + std::string{tile} + " 9,1=cathedral";
    altered::check_round_trip(
        two, after(two, {.calendar = "0: 0W 1W 3: 0M 1M", .tiles = tiles, .tools = {"all", "all"}}, "build:1,1"));
  }
  altered::check_round_trip(two, after(two, {.calendar = "0: 0W 3: 1W", .tiles = "1,1=hut"}, "build:1,1"));
  altered::check_round_trip(short_two,
                            after(short_two, {.calendar = "0: 0W 1: 0M 1W", .m = 1, .fill_board = true}, "vacation"));
}

TEST_CASE("SM-9: upper and lower case and blanks around a state text are no difference") {
  std::string text = line();
  CHECK(reason("  " + text + " \n") == accepted);
  std::transform(text.begin(), text.end(), text.begin(), [](char c) { return regelwerk::lower(c); });
  CHECK(reason(text) == accepted);
}

TEST_CASE("SM-5, SM-8, SM-26: impossible workers are refused as text") {
  CHECK(reason(with("0:0W,", "0:0M,")) == Invariant::calendar);
  CHECK(reason(with("3:0MM", "3:0MMMM")) == Reason::none_left);
  CHECK(reason(with("3:0MM", "3:0WW")) == Reason::none_left);
  CHECK(reason(with("3:0MM", "3:0")) == Reason::figure_due);
  CHECK(reason(with("3:0MM", "3:2MM")) == Reason::seat_due);
  CHECK(reason(with("3:0MM", "12:0MM")) == Reason::number_due);
  CHECK(reason(with("months=6", "months=5", with("3:0MM", "11:0MM"))) == Invariant::calendar);
  CHECK(reason(with("3:0MM", "11:0MM")) == accepted);
  CHECK(reason(with("turn=0", "turn=1")) == Invariant::turn);
  CHECK(reason(with("0:0W,1WM/", "1:0W,1WM/")) == Invariant::turn);
}

TEST_CASE("SM-1, SM-3, SM-17: impossible tiles and tools are refused as text") {
  CHECK(reason(with("2,1:hut", "2,1:shed")) == Reason::tile_due);
  CHECK(reason(with("2,1:hut", "2,1:cathedral")) == Reason::none_left);
  CHECK(reason(with("1,1:-+saw", "1,1:-+saw+saw")) == Reason::none_left);
  CHECK(reason(with("1,1:-+saw/", "")) == Invariant::tools);
  CHECK(reason(with("2,1:hut+saw", "2,1:-+saw")) == Invariant::tiles);
  CHECK(reason(with("tools=-/saw,saw,compass,square,glassA,glassB", "tools=saw/saw,compass,square,glassA,glassB")) ==
        accepted);
  // Glass B without A.
  CHECK(reason(with("+glassB", "+glassA", with("glassA,glassB", "glassB", with("tools=-", "tools=glassB")))) !=
        accepted);
  CHECK(reason(with("tools=-/", "tools=glassB/", with("+glassB ", " "))) == Invariant::tools);
  CHECK(reason(with("tools=-/", "tools=glassA/", with("+glassA", ""))) == accepted);
  // A second compass, which the board lacks then.
  CHECK(reason(with("saw,saw,compass", "saw,saw,compass,compass", with("+saw+compass", "+saw"))) == Invariant::tools);
}

TEST_CASE("SM-7, SM-44, SM-47: a state text belongs to its game") {
  CHECK(reason(three, line()) != accepted);
  CHECK(reason(with("seats=2", "seats=3")) == regelwerk::other_option(8, {0, 3, 2}));
  CHECK(reason(with("turn=0", "turn=2")) == Reason::seat_due);
  CHECK(reason(with("months=6", "months=7")) == Reason::number_due);
  CHECK(reason(with("months=6", "months=0")) == Reason::number_due);
  CHECK(reason(with("boards=0", "boards=1")) == Invariant::table);
  CHECK(reason(with("phase=action", "phase=over")) == Invariant::end);
  CHECK(reason(with("phase=action", "phase=tile")) != accepted);
  // Where the last half-year has passed, somebody stands in NOW.
  const State last = after(short_two, {.calendar = "0: 0W 1: 1W 0M", .m = 1, .fill_board = true}, "vacation");
  const std::string over{to_text(short_two, last).view()};
  CHECK(reason(short_two, over) == accepted);
  CHECK(reason(short_two, with("calendar=0:", "calendar=1:", over)) == Invariant::end);
  CHECK(reason(with(" board=", " bard=")) == Reason::entry_due);
  CHECK(reason(line() + " x") == Reason::end_due);
  CHECK(parse_state(two, with("phase=action", "phase=acting")).error() == Refusal{23, Reason::phase_due});
  CHECK(parse_state(two, "").error().position == 0);
  CHECK(reason(with("1,1:-+saw/2,1:hut+saw+compass", "2,1:hut+saw+compass/1,1:-+saw")) == Reason::other_spelling);
}

TEST_CASE("SM-25, SM-32: impossible effects are refused as text") {
  const std::string text{to_text(three, barracks()).view()};
  CHECK(reason(three, text) == accepted);
  CHECK(reason(three, with("chosen=-/square/-", "chosen=-/compass/-", text)) == Invariant::choices);
  CHECK(reason(three, with("chosen=-/square/-", "chosen=-/-/-", text)) == Invariant::choices);
  CHECK(reason(three, with("chosen=-/square/-", "chosen=-/square/compass", text)) == Invariant::choices);
  CHECK(reason(three, with("builder=0", "builder=2", text)) != accepted);
  CHECK(reason(three, with("effect=barracks", "effect=school", text)) != accepted);
  CHECK(reason(three, with("effect=barracks", "effect=hut", text)) == Reason::tile_due);
}

TEST_CASE("SM-9: bytes of a wrong size are refused") {
  const auto bytes = two.pack(some());
  CHECK(bytes.size() == header + regelwerk::bytes_of<State>);
  CHECK(two.unpack(std::span{bytes}.first(header + 239)).error() ==
        regelwerk::OtherLength{header + 239, bytes.size()}.refusal());
  CHECK(three.unpack(bytes).error() == regelwerk::other_option(3, {0, 2, 3}));
}

TEST_CASE("SM-1, SM-3, SM-5, SM-8, SM-9: bytes of impossible states are refused") {
  // 25 workers of three bytes, their number, 30 plots, 36 holders, 30 and 5 tools, 5 reserves, phase.
  constexpr std::size_t plots = 77;
  constexpr std::size_t holders = plots + 30;
  constexpr std::size_t tools = holders + 36;
  constexpr std::size_t reserves = tools + 2 * 35;
  constexpr std::size_t phase = reserves + 5;
  const State state = some();
  CHECK(refused(state, 1, 12) == Reason::no_such_entry);
  CHECK(refused(state, 2, 1) == Invariant::calendar);  // seat 0 has no woman any more
  CHECK(refused(state, 2, 2) == Invariant::calendar);
  CHECK(refused(state, 3, 0) == Invariant::calendar);
  CHECK(refused(state, 10, 1) == Invariant::calendar);  // a worker behind the last one
  CHECK(refused(state, 76, 26) == Reason::no_such_entry);
  CHECK(refused(state, plots, 2) == Invariant::tiles);
  CHECK(refused(state, plots + 4, 200) == Reason::no_such_entry);
  CHECK(refused(state, holders, 3) == Invariant::tiles);
  CHECK(refused(state, tools, 2) == Invariant::tools);
  CHECK(refused(state, reserves, 0) == Invariant::figures);
  CHECK(refused(state, reserves + 4, 1) == Invariant::figures);
  CHECK(refused(state, phase, 4) == Invariant::end);
  CHECK(refused(state, phase, 5) == Reason::no_such_entry);
  CHECK(refused(state, phase + 1, 3) == Invariant::table);
  CHECK(refused(state, phase + 2, 1) == Invariant::turn);
  CHECK(refused(state, phase + 3, 7) == Reason::no_such_entry);
  CHECK(refused(state, phase + 3, 0) == Invariant::table);
  CHECK(refused(state, phase + 4, 1) == Invariant::table);
  CHECK(refused(state, phase + 5, 1) == Invariant::table);
  CHECK(refused(state, phase + 6, 1) == Invariant::effect);
  CHECK(refused(state, phase + 6, 14) == Reason::no_such_entry);
  CHECK(refused(state, phase + 8, 3) == Invariant::effect);
  CHECK(refused(state, 240, 1) == Invariant::choices);
  CHECK(refused(state, phase + 3, 5) == accepted);
}

TEST_CASE("SM-9: unsound bytes are refused behind the last") {
  State broken = some();
  broken.table.months = 0;
  const auto bytes = two.pack(broken);
  CHECK(two.unpack(bytes).error() == regelwerk_test::broken(bytes.size(), Invariant::table));
}
