#include "position.hpp"

#include <vector>

using namespace clockman_test;
using regelwerk::Refusal;

// States that come from outside: as a line of text or as bytes.

namespace {

const State some = position(four, {.roll = 3,
                                   .figures = "1.1 p3 4.2",
                                   .digits = {"0012", "X"},
                                   .symbols = {"AAB", "", "E"},
                                   .cards = {"free", "stay veto"},
                                   .open = {"", "", "barin6 peace2:2"},
                                   .gone = "1.5",
                                   .skips = {0, 1}});

/// The line with one piece replaced.
std::string with_piece(std::string_view from, std::string_view to) {
  std::string out{to_text(four, some).view()};
  const std::size_t at = out.find(from);
  REQUIRE(at != std::string::npos);
  return out.replace(at, from.size(), to);
}

Refusal refusal(std::string_view text) {
  const auto state = parse_state(four, text);
  return state ? Refusal{9999, "accepted"} : state.error();
}
std::string_view reason(std::string_view from, std::string_view to) { return refusal(with_piece(from, to)).reason; }

template <class G>
void check_round_trip(const G& game, const State& state) {
  CHECK(game.validate(state).empty());
  const auto line = to_text(game, state);
  const auto read = parse_state(game, line);
  REQUIRE(read);
  CHECK(*read == state);
  const auto bytes = game.pack(state);
  REQUIRE(game.unpack(bytes));
  CHECK(*game.unpack(bytes) == state);
}

}  // namespace

TEST_CASE("CM-7, CM-40, CM-41: a state line says where everything is") {
  const std::string line{to_text(four, some).view()};
  for (const std::string_view piece :
       {"seats=4 phase=move turn=0 ", " roll=3 ", " figures=1.1/p3/4.2/s ", " dates=0012/X/-/- ", " loose=-/-/-/- ",
        " empty=1.5,2.0,2.2,3.1,3.12,4.1 ", " symbols=AAB/-/E/- ", " shown=- ", " cards=free/stay,veto/-/- ",
        " open=-/-/barin6,peace2:2/- ", " under=-", " skips=0/1/0/0 "}) {
    CHECK_MESSAGE(line.find(piece) != std::string::npos, piece);
  }
}

TEST_CASE("CM-68: states of every kind of node round trip as text and as bytes") {
  check_round_trip(four, some);
  check_round_trip(four, four.initial());
  check_round_trip(four, after(four, four.initial(), "d5 d5 d2 d1 d3"));
  const State event = after(four,
                            position(four, {.roll = 2,
                                            .figures = "1.0 1.6",
                                            .digits = {"0", "12"},
                                            .symbols = {"AB", "C"},
                                            .cards = {"", "guard stay", "veto"}}),
                            "go:1.2");
  check_round_trip(four, event);
  for (const std::string_view way : {"e:oback1", "e:sym2 pass sA", "e:lose pass", "e:mix pass", "e:mix pass mix:1:B",
                                     "e:drop pass", "e:grab pass", "e:grab pass grab:1:1"}) {
    check_round_trip(four, after(four, event, way));
  }
  const RuntimeGame all = with(all_extra_rules);
  const State window = position(all, {.figures = "2.1 2.3", .loose = {"0", "1"}});
  for (const std::string_view way : {"", "offer:1:0:1", "offer:1:0:1 decline", "offer:1:0:1 accept"}) {
    check_round_trip(all, after(all, window, way));
  }
  const State meeting =
      position(all, {.roll = 2, .figures = "2.1 2.3", .digits = {"000", "0000", "00000000", "00000"}});
  for (const std::string_view way : {"go:2.3", "go:2.3 spare", "go:2.3 spare accept", "go:2.3 capture"}) {
    check_round_trip(all, after(all, meeting, way));
  }
  const RuntimeGame vanishing = with({.blockades_stay = false});
  check_round_trip(vanishing, position(vanishing, {.roll = 1, .figures = "1.1", .opened = "p0 p7"}));
}

TEST_CASE("CM-3, CM-18, CM-43: impossible lines are refused") {
  CHECK(refusal("").position == 0);
  CHECK(reason("seats=4", "seats=3") != "accepted");
  CHECK(refusal(with_piece("phase=move", "phase=walk")).reason == "there is no such phase");
  CHECK(reason("phase=move", "phase=over") != "accepted");
  CHECK(reason("turn=0", "turn=4") == "a number of this game is due here");
  CHECK(reason("roll=3", "roll=0") == describe(Invariant::rolls));
  CHECK(reason("roll=3", "roll=7") == describe(Invariant::rolls));
  CHECK(reason("figures=1.1", "figures=1.48") == "a number of this game is due here");
  CHECK(reason("figures=1.1", "figures=g1") == describe(Invariant::figures));
  CHECK(reason("dates=0012", "dates=012") == describe(Invariant::digits));
  CHECK(reason("dates=0012", "dates=2100") != "accepted");
  CHECK(reason("empty=1.5,", "empty=1.4,") == "this is no digit field");
  CHECK(reason("symbols=AAB", "symbols=AAAAAAAAA") == "there are eight symbol cards of each pose");
  CHECK(reason("symbols=AAB", "symbols=BAA") != "accepted");
  CHECK(reason("cards=free", "cards=drop") == describe(Invariant::events));
  CHECK(reason("cards=free", "cards=swap,swap") == "the deck has fewer of these cards");
  CHECK(reason("cards=free", "cards=run") == "this is no event card");
  CHECK(reason("barin6,peace2:2", "peace2:2,barin6") != "accepted");
  CHECK(reason("peace2:2", "peace2:4") == describe(Invariant::events));
  CHECK(reason("under=-", "under=- x") == "the state ends before this");
  CHECK(reason("skips=0/1", "skips=1/1") == describe(Invariant::table));
  CHECK(reason("phase=move", "phase=after") != "accepted");
  CHECK(reason("pacts=-", "pacts=1+0") == "a pact is of two seats in order");
  CHECK(reason("opened=-", "opened=3") == describe(Invariant::table));
  CHECK(parse_state(four, "  " + std::string{to_text(four, some).view()} + " \n").has_value());
}

TEST_CASE("CM-3, CM-45, CM-72: impossible bytes are refused") {
  const auto bytes = four.pack(some);
  CHECK(bytes.size() == 201);
  CHECK(with({}).pack(some) == bytes);
  CHECK(four.unpack(std::vector<std::uint8_t>(200)).error().position == 200);
  auto other = bytes;
  other[0] = 2;
  CHECK(four.unpack(other).error() == Refusal{0, "these bytes belong to another version of the rules"});
  int refused = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    other = bytes;
    if (bytes[i] == 0xFF) continue;
    other[i] = 0xFF;
    CHECK(!four.unpack(other));
    ++refused;
  }
  CHECK(refused > 190);
  CHECK(!with({.seats = 3}).unpack(bytes));
}
