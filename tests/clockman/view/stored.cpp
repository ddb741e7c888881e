#include <clockman/position.hpp>

#include <vector>

#include <altered.hpp>

using namespace clockman_test;
using regelwerk::Reason, regelwerk_test::accepted, regelwerk_test::Answer, regelwerk_test::answer;
using regelwerk::Refusal;

// States that come from outside: as a line of text or as bytes.

namespace {

const State stored_state = position(four, {.roll = 3,
                                           .figures = "1.1 p3 4.2",
                                           .digits = {"0012", "X"},
                                           .symbols = {"AAB", "", "E"},
                                           .cards = {"free", "stay veto"},
                                           .open = {"", "", "barin6 peace2:2"},
                                           .gone = "1.5",
                                           .skips = {0, 1}});

/// The line with one piece replaced.
std::string with_piece(std::string_view from, std::string_view to) {
  return altered::with(from, to, to_text(four, stored_state).view());
}

Answer state_refusal(std::string_view text) { return answer(parse_state(four, text)); }
Answer reason(std::string_view from, std::string_view to) { return state_refusal(with_piece(from, to)); }

}  // namespace

TEST_CASE("CM-7, CM-40, CM-41: a state line says where everything is") {
  const std::string line{to_text(four, stored_state).view()};
  for (const std::string_view piece :
       {"clockman/3 phase=move turn=0 ", " roll=3 ", " figures=1.1/p3/4.2/s ", " dates=0012/X/-/- ", " loose=-/-/-/- ",
        " empty=1.5,2.0,2.2,3.1,3.12,4.1 ", " symbols=AAB/-/E/- ", " shown=- ", " cards=free/stay,veto/-/- ",
        " open=-/-/barin6,peace2:2/- ", " under=-", " skips=0/1/0/0 "}) {
    CHECK_MESSAGE(line.find(piece) != std::string::npos, piece);
  }
}

TEST_CASE("CM-68: states of every kind of node round trip as text and as bytes") {
  altered::check_round_trip(four, stored_state);
  altered::check_round_trip(four, four.initial());
  altered::check_round_trip(four, after(four, four.initial(), "d5 d5 d2 d1 d3"));
  const State event = after(four,
                            position(four, {.roll = 2,
                                            .figures = "1.0 1.6",
                                            .digits = {"0", "12"},
                                            .symbols = {"AB", "C"},
                                            .cards = {"", "guard stay", "veto"}}),
                            "go:1.2");
  altered::check_round_trip(four, event);
  for (const std::string_view way : {"e:oback1", "e:sym2 pass sA", "e:lose pass", "e:mix pass", "e:mix pass mix:1:B",
                                     "e:drop pass", "e:grab pass", "e:grab pass grab:1:1"}) {
    altered::check_round_trip(four, after(four, event, way));
  }
  const RuntimeGame all = with(all_extra_rules);
  const State window = position(all, {.figures = "2.1 2.3", .loose = {"0", "1"}});
  for (const std::string_view way :
       {"", "offer:1:0:1", "offer:1:0:1 decline", "offer:1:0:1 accept", "offer:1:0:1 accept pass",
        "offer:1:0:1 accept pass d1", "offer:1:0:1 accept pass d1 offer:1:1:0",
        "offer:1:0:1 accept pass d1 offer:1:1:0 decline"}) {
    altered::check_round_trip(all, after(all, window, way));
  }
  const State three = position(all, {.figures = "2.1 2.3 2.9", .loose = {"0", "1", "2"}, .cards = {"", "swap"}});
  for (const std::string_view way :
       {"pass", "circle:1:0:2:1:2", "circle:1:0:2:1:2 accept", "circle:1:0:2:1:2 accept decline",
        "circle:1:0:2:1:2 accept accept", "circle:1:0:2:1:2 decline offer:2:0:2 decline",
        "offer:2:0:2 decline circle:1:0:2:1:2 decline pass"}) {
    altered::check_round_trip(all, after(all, three, way));
  }
  const State meeting =
      position(all, {.roll = 2, .figures = "2.1 2.3", .digits = {"000", "0000", "00000000", "00000"}});
  for (const std::string_view way : {"go:2.3", "go:2.3 spare", "go:2.3 spare accept", "go:2.3 capture"}) {
    altered::check_round_trip(all, after(all, meeting, way));
  }
  altered::check_round_trip(vanishing, position(vanishing, {.roll = 1, .figures = "1.1", .opened = "p0 p7"}));
}

TEST_CASE("CM-68, CM-77: the windows and proposals of a state line") {
  const RuntimeGame game = with({.hoarding = Hoarding::extended, .trade = true, .trade_offers = 4});
  const State state = position(game, {.figures = "2.1 2.3 2.9", .digits = {"00", "1", "2"}, .cards = {"", "swap"}});
  const auto has = [&](std::string_view way, std::string_view piece) {
    const std::string line{to_text(game, after(game, state, way)).view()};
    CHECK_MESSAGE(line.find(piece) != std::string::npos, line);
  };
  has("", " phase=before turn=0 asked=0 ");
  has("", " offers=0 proposal=- wanted=0 ");
  has("", " declined=- ");
  has("pass", " phase=others turn=0 asked=1 ");
  has("offer:1:00:1", " phase=trade turn=0 asked=1 ");
  has("offer:1:00:1", " offers=1 proposal=offer:1:00:1 ");
  has("circle:2:0:1:2:1", " asked=2 ");
  has("circle:2:0:1:2:1 accept", " asked=1 ");
  has("circle:2:0:1:2:1 accept", " offers=1 proposal=circle:2:0:1:2:1 ");
  constexpr std::string_view two = "circle:1:0:2:1:2 decline offer:1:00:1 decline";
  constexpr std::string_view declined_two = " declined=offer:1:00:1,circle:1:0:2:1:2 ";
  has(two, declined_two);
  for (const std::string_view on : {" pass", " pass pass", " pass pass d1"}) {
    has(std::string{two} + std::string{on}, " offers=2 proposal=- ");
    has(std::string{two} + std::string{on}, declined_two);
  }
  has(std::string{two} + " pass pass d1 pass", " offers=0 proposal=- wanted=0 ");
  has(std::string{two} + " pass pass d1 pass", " declined=- ");
  const auto read = [&](std::string_view way, std::string_view from, std::string_view to) {
    std::string line{to_text(game, after(game, state, way)).view()};
    const std::size_t at = line.find(from);
    REQUIRE(at != std::string::npos);
    return answer(parse_state(game, line.replace(at, from.size(), to)));
  };
  CHECK(read(two, "phase", "phase") == accepted);
  CHECK(read(two, declined_two, " declined=circle:1:0:2:1:2,offer:1:00:1 ") != accepted);
  CHECK(read(two, declined_two, " declined=offer:1:00:1,offer:1:00:1 ") == Reason::twice);
  CHECK(read(two, declined_two, " declined=offer:1:00 ") == Reason::colon_due);
  CHECK(read(two, declined_two, " declined=play:swap:1 ") == Reason::proposal_due);
  for (const std::string_view other :
       {" declined=offer:1:0:0 ", " declined=offer:0:0:1 ", " declined=circle:1:0:1:1:2 ",
        " declined=circle:1:0:0:1:2 ", " declined=circle:1:0:2:0:2 ",
        " declined=offer:1:00:1,offer:1:00:2,offer:1:0:2 "}) {
    CHECK_MESSAGE(read(two, declined_two, other) == Invariant::trade, other);
  }
  CHECK(read(two, declined_two, " declined=offer:3:XX:22 ") == accepted);  // whoever held what then
  CHECK(read(two, "offers=2", "offers=1") == Invariant::trade);
  CHECK(read(two, "offers=2", "offers=4") != accepted);  // no proposal left, so no window
  CHECK(read(two, "offers=2", "offers=5") == Reason::number_due);
  CHECK(read(two, "proposal=-", "proposal=offer:1:0:1") == Invariant::trade);
  CHECK(read("offer:1:00:1", "proposal=offer:1:00:1", "proposal=-") == Invariant::trade);
  CHECK(read("offer:1:00:1", "proposal=offer:1:00:1", "proposal=offer:1:00:2") == Invariant::trade);
  CHECK(read("offer:1:00:1", "proposal=offer:1:00:1", "proposal=offer:2:00:2") == Invariant::trade);
  CHECK(read("offer:1:00:1", "offers=1", "offers=0") == Invariant::trade);
  CHECK(read("offer:1:00:1", "declined=-", "declined=offer:1:00:1") == Invariant::trade);
  CHECK(read("circle:2:0:1:2:1", "asked=2", "asked=1") == accepted);
  CHECK(read("circle:2:0:1:2:1", "asked=2", "asked=3") == Invariant::trade);
  CHECK(read("pass", "asked=1", "asked=2") == Invariant::node);
  CHECK(read("pass", "phase=others turn=0 asked=1", "phase=others turn=1 asked=1") == Invariant::table);
  CHECK(read("pass", "roll=0", "roll=2") == Invariant::rolls);
  CHECK(read("pass pass d1 pass", "offers=0", "offers=1") == Invariant::trade);
  CHECK(read("pass", "wanted=0", "wanted=1") == Invariant::card);

  // Nobody is asked about a trade where there is none.
  const RuntimeGame alone = with({});
  const State moving = position(alone, {.roll = 2, .figures = "1.1 1.5 1.9 1.12"});
  State asked = moving;
  asked.table.phase = Phase::trade;
  asked.table.asked = Seat{1};
  CHECK(alone.validate(moving).empty());
  CHECK(has_fault(alone.validate(asked), Invariant::trade));
}

TEST_CASE(
    "CM-30, CM-65: who spares by a card asks nobody whether to stay, but where a figure did not arrive by itself") {
  const auto with_peace = [](const State& state, std::string_view cards) {
    return answer(parse_state(four, altered::with("open=-/-/-/-", cards, to_text(four, state).view())));
  };
  const State own = after(four, position(four, {.roll = 2, .figures = "2.1 2.3", .cards = {"", "stay"}}), "go:2.3");
  CHECK(with_peace(own, "open=peace2:1/-/-/-") == Invariant::arrival);
  CHECK(with_peace(own, "open=-/peace2:1/-/-") == accepted);
  const State sent = after(four, on_event(four, {.figures = "1.0 1.6 1.4", .cards = {"", "", "stay"}}), "e:oback2");
  CHECK(with_peace(sent, "open=peace2:1/-/-/-") == accepted);
}

TEST_CASE("CM-3, CM-18, CM-43: impossible lines are refused") {
  CHECK(state_refusal("").position == 0);
  CHECK(reason("clockman/3", "clockman/1") == regelwerk::other_version(9, 1));
  CHECK(state_refusal(with_piece("phase=move", "phase=walk")) == Reason::phase_due);
  CHECK(reason("phase=move", "phase=over") != accepted);
  CHECK(reason("turn=0", "turn=4") == Reason::seat_due);
  CHECK(reason("roll=3", "roll=0") == Invariant::rolls);
  CHECK(reason("roll=3", "roll=7") == Invariant::rolls);
  CHECK(reason("figures=1.1", "figures=1.48") == Reason::number_due);
  CHECK(reason("figures=1.1", "figures=g1") == Invariant::figures);
  CHECK(reason("dates=0012", "dates=012") == Invariant::digits);
  CHECK(reason("dates=0012", "dates=2100") != accepted);
  CHECK(reason("empty=1.5,", "empty=1.4,") == Reason::digit_field_due);
  CHECK(reason("symbols=AAB", "symbols=AAAAAAAAA") == Reason::none_left);
  CHECK(reason("symbols=AAB", "symbols=BAA") != accepted);
  CHECK(reason("cards=free", "cards=drop") == Invariant::events);
  CHECK(reason("cards=free", "cards=swap,swap") == Reason::none_left);
  CHECK(reason("cards=free", "cards=run") == Reason::card_due);
  CHECK(reason("barin6,peace2:2", "peace2:2,barin6") != accepted);
  CHECK(reason("peace2:2", "peace2:4") == Invariant::events);
  CHECK(reason("under=-", "under=- x") == Reason::end_due);
  CHECK(reason("skips=0/1", "skips=1/1") == Invariant::table);
  CHECK(reason("phase=move", "phase=after") != accepted);
  CHECK(reason("pacts=-", "pacts=1+0") == Reason::not_ascending);
  CHECK(reason("opened=-", "opened=3") == Invariant::table);
  CHECK(parse_state(four, "  " + std::string{to_text(four, stored_state).view()} + " \n").has_value());
}

TEST_CASE("CM-3, CM-45, CM-72: impossible bytes are refused") {
  const auto bytes = four.pack(stored_state);
  CHECK(bytes.size() == RuntimeGame::packed_header_size + sizeof(State));
  CHECK(with({}).pack(stored_state) == bytes);
  auto other = bytes;
  other[0] = 1;
  CHECK(four.unpack(other).error() == regelwerk::other_version(0, 1));
  int refused = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    other = bytes;
    if (bytes[i] == 0xFF) continue;
    other[i] = 0xFF;
    CHECK(!four.unpack(other));
    ++refused;
  }
  CHECK(refused > 190);
  CHECK(with({.seats = 3}).unpack(bytes).error() == regelwerk::other_option(3, {0, 4, 3}));
}
