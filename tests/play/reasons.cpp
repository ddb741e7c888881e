#include <altered.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <clou/stored.hpp>
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/regelwerk.hpp>

// Every reason comes about: each row is a text that is refused for one. A reason that no row names is a dead one.

namespace {

using namespace regelwerk;
using regelwerk_test::Answer, regelwerk_test::answer;

using Met = std::array<bool, reason_count>;

void meet(Met& met, Reason reason, const Answer& found, std::string_view text) {
  CAPTURE(std::string{text});
  CHECK(found == reason);
  met[static_cast<std::size_t>(reason)] = met[static_cast<std::size_t>(reason)] || found == reason;
}

/// A text in which one piece is replaced.
struct Altered {
  Reason reason;
  std::string_view from;
  std::string_view to;
};
/// A text by itself.
struct Refused {
  Reason reason;
  std::string_view text;
};

template <class G>
void meet_lines(Met& met, const G& game, const std::string& line, std::span<const Altered> rows) {
  CAPTURE(line);
  REQUIRE(parse_state(game, line));
  for (const Altered& row : rows) {
    const std::string text = altered::with(row.from, row.to, line);
    meet(met, row.reason, answer(parse_state(game, text)), text);
  }
}
template <class G>
void meet_moves(Met& met, const G& game, const typename G::State& state, std::span<const Refused> rows) {
  for (const Refused& row : rows) meet(met, row.reason, answer(parse_move(game, state, row.text)), row.text);
}

constexpr tock::Game<tock::Options{.seats = 2}> two_at_tock;
constexpr std::string_view tock_line =
    "tock/1 seats=2 phase=play leader=1 turn=0 deal=0 ban=yes steps=0 colour=0 marbles=0!,35,h3,-/17,-,-,- hands=A2/3 "
    "gifts=-/- discards=TTTJQKK";

void meet_headers(Met& met) {
  const std::array rows{Altered{Reason::other_game, "tock/1", "tack/1"},
                        Altered{Reason::version_due, "tock/1", "tock/one"},
                        Altered{Reason::other_version, "tock/1", "tock/2"},
                        Altered{Reason::other_option, "seats=2", "seats=3"},
                        Altered{Reason::no_such_value, "seats=2", "seats=9"},
                        Altered{Reason::other_edition, "seats=2", "seats=2 edition=mine sum=00000000"},
                        Altered{Reason::sum_due, "seats=2", "seats=2 edition=mine"},
                        Altered{Reason::changed_edition, "seats=2", "seats=2 edition=standard sum=00000000"},
                        Altered{Reason::other_spelling, "hands=A2", "hands=2A"},
                        Altered{Reason::broken_invariant, "steps=0", "steps=1"},
                        Altered{Reason::end_due, "JQKK", "JQKK JQKK"}};
  meet_lines(met, two_at_tock, std::string{tock_line}, rows);
  meet(met, Reason::blank_due, answer(parse_state(two_at_tock, "tock/1 seats=2")), "a header alone");
}

void meet_bytes(Met& met) {
  const auto state = *parse_state(two_at_tock, tock_line);
  const auto bytes = two_at_tock.pack(state);
  meet(met, Reason::bytes_end, answer(two_at_tock.unpack(std::span{bytes}.first(2))), "two bytes");
  meet(met, Reason::other_length, answer(two_at_tock.unpack(std::span{bytes}.first(60))), "a byte less");
  auto altered = bytes;
  altered.back() = 0xFF;
  meet(met, Reason::no_such_entry, answer(two_at_tock.unpack(altered)), "a card that there is not");
  const auto view = two_at_tock.view(state, spectator);
  auto packed = two_at_tock.pack(view);
  packed.back() = static_cast<std::uint8_t>(packed.back() ^ 1U);
  meet(met, Reason::changed_bytes, answer(two_at_tock.unpack_view(packed)), "a view with another checksum");
  const std::array<std::uint8_t, 3> stray{0, 4, 1};  // the course of an event that is about a card
  meet(met, Reason::not_of_this_kind, answer(two_at_tock.unpack_event(stray)), "an event with a stray course");
  const std::string line{to_text(two_at_tock, view).view()};
  meet(met, Reason::other_kind, answer(parse_view(two_at_tock, tock_line)), tock_line);
  meet(met, Reason::bracket_due, answer(parse_view(two_at_tock, altered::with("table={", "table=", line))), line);
}

void meet_tock(Met& met) {
  const std::array lines{Altered{Reason::entry_due, " ban=yes", ""},
                         Altered{Reason::equals_due, "phase=play", "phase:play"},
                         Altered{Reason::phase_due, "phase=play", "phase=walk"},
                         Altered{Reason::seat_due, "turn=0", "turn=2"},
                         Altered{Reason::number_due, "deal=0", "deal=9"},
                         Altered{Reason::yes_or_no_due, "ban=yes", "ban=1"},
                         Altered{Reason::slash_due, "h3,-/17", "h3,-,17"},
                         Altered{Reason::comma_due, "0!,35", "0!/35"},
                         Altered{Reason::place_due, "35,h3", "36,h3"},
                         Altered{Reason::not_protected, "35,h3", "35!,h3"},
                         Altered{Reason::none_left, "TTTJ", "TTTTT"}};
  meet_lines(met, two_at_tock, std::string{tock_line}, lines);
  const std::array moves{Refused{Reason::rank_due, "1:5-6"}, Refused{Reason::colon_due, "A"},
                         Refused{Reason::dash_due, "5:67"}, Refused{Reason::x_due, "J:5-40"}};
  meet_moves(met, tock::Game<>{}, tock::Game<>{}.initial(), moves);
}

void meet_ostfriesenlauf(Met& met) {
  constexpr ostfriesenlauf::Game<ostfriesenlauf::Options{.seats = 2}> game;
  const std::array lines{Altered{Reason::runner_due, "race=2:9", "race=4:9"},
                         Altered{Reason::sign_due, "sign=fish", "sign=cow"},
                         Altered{Reason::too_many, "hands=1:+2,", "hands=1:+2,1:+4,"}};
  meet_lines(met, game,
             "ostfriesenlauf/1 seats=2 phase=lay turn=1 stack=- sign=fish race=2:9,1:4,0:2,3:0 "
             "hands=1:+2,1:x@2,2:start,3:-3,4:x@1/1:-2,2:+2,3:+7,4:-6 laid=4:+4,-,-,- "
             "played=1:+3,1:+3,2:finish@turtle",
             lines);
  const std::array moves{Refused{Reason::move_due, "take:1"}, Refused{Reason::face_due, "deal:8"}};
  meet_moves(met, game, game.initial(), moves);
}

void meet_samara(Met& met) {
  constexpr samara::Game<> game;
  const std::array moves{Refused{Reason::tile_due, "tile:shed"},  Refused{Reason::tool_due, "tool:axe"},
                         Refused{Reason::figure_due, "raise:ox"}, Refused{Reason::helper_due, "build:1,4+24"},
                         Refused{Reason::at_due, "take:saw"},     Refused{Reason::dot_due, "hurt:2"}};
  meet_moves(met, game, game.initial(), moves);
}

void meet_clockman(Met& met) {
  constexpr clockman::Game<> game;
  const std::string line{to_text(game, game.initial()).view()};
  const std::array lines{Altered{Reason::plus_due, "pacts=-", "pacts=0"},
                         Altered{Reason::proposal_due, "proposal=-", "proposal=swap"},
                         Altered{Reason::digit_field_due, "empty=-", "empty=c"}};
  meet_lines(met, game, line, lines);
  const std::array moves{Refused{Reason::pose_due, "sX"}, Refused{Reason::digit_due, "rob:7"},
                         Refused{Reason::card_due, "play:joker"}, Refused{Reason::not_ascending, "offer:1:10:0"}};
  meet_moves(met, game, game.initial(), moves);
}

void meet_clou(Met& met) {
  using namespace clou_test::stored;
  const std::array heist{Altered{Reason::thief_due, "gang=matt+bruce", "gang=matt+otto"},
                         Altered{Reason::symbol_due, "bruce.electro", "bruce.shift"},
                         Altered{Reason::result_due, "end=-", "end=won"},
                         Altered{Reason::demand_due, "window.1.1,", "grid.1,"},
                         Altered{Reason::no_such_demand, "window.1.1,", "windows.1.1,"},
                         Altered{Reason::challenge_due, "done=window", "done=porter"},
                         Altered{Reason::die_not_thrown, "matt=46/", "matt=45/"},
                         Altered{Reason::no_such_element, "strength.1:4", "strength.7:4"},
                         Altered{Reason::twice, "grid.3,", "grid.3,grid.3,"}};
  meet_lines(met, villa, std::string{to_text(villa, middle).view()}, heist);
  const clou::State second = read(two, late);
  const std::array campaign{Altered{Reason::heist_due, "special=glassworks", "special=villa"},
                            Altered{Reason::other_sheet, "exp1.1,", "grid.1,"}};
  meet_lines(met, two, std::string{to_text(two, second).view()}, campaign);
  const std::array moves{
      Refused{Reason::die_due, "roll:107"}, Refused{Reason::die_not_left, "mark:matt:strength.1:2=2"},
      Refused{Reason::no_dice, "mark:janet:strength.1:4=4"}, Refused{Reason::item_due, "buy:nothing"},
      Refused{Reason::element_due, "fill:matt:window.1.1"}};
  meet_moves(met, villa, middle, moves);
}

void meet_settings(Met& met) {
  const auto options = [&](Reason reason, std::string_view text) {
    const auto found = parse_options<clou::RuntimeHeist>(text);
    REQUIRE(!found);
    meet(met, reason, Answer{{found.error().position, found.error().reason}, false}, text);
  };
  options(Reason::no_such_setting, "seats=3");
  options(Reason::value_due, "scenario");
  options(Reason::name_due, "scenario=");
}

void meet_records(Met& met) {
  constexpr tock::Game<> game;
  constexpr std::string_view header =
      "tock rules=1 edition=standard seats=4 mode=free_for_all quick_start=false seven=split own_start=open "
      "first_dealer=3 moves:";
  const auto record = [&](Reason reason, const std::string& text) {
    const auto found = parse_record<1>(game, text);
    REQUIRE(!found);
    meet(met, reason, Answer{{found.error().position, found.error().reason, found.error().detail}, false}, text);
  };
  record(Reason::edition_due, altered::with(" edition=standard", "", header));
  record(Reason::nothing, "");
  record(Reason::record_cut, "tock rules=1");
  record(Reason::other_position, std::string{header} + " =12345678");
  record(Reason::setting_due, altered::with(" mode=free_for_all", "", header));
  record(Reason::moves_due, altered::with("moves:", "move: 1", header));
  record(Reason::other_start, altered::with("dealer=3", "dealer=5", header));
  record(Reason::forbidden, std::string{header} + " A:in");
  record(Reason::no_more_moves, std::string{header} + " deal:A deal:A");
}

TEST_CASE("reasons: every one comes about") {
  Met met{};
  meet_headers(met);
  meet_bytes(met);
  meet_tock(met);
  meet_ostfriesenlauf(met);
  meet_samara(met);
  meet_clockman(met);
  meet_clou(met);
  meet_settings(met);
  meet_records(met);
  for (std::size_t i = 0; i < reason_count; ++i) CHECK_MESSAGE(met[i], describe(static_cast<Reason>(i)));
}

TEST_CASE("reasons: no two have the same sentence") {
  for (std::size_t i = 0; i < reason_count; ++i) {
    for (std::size_t j = 0; j < i; ++j) CHECK(describe(static_cast<Reason>(i)) != describe(static_cast<Reason>(j)));
  }
}

TEST_CASE("reasons: of a position that cannot be, the sentence is that of the invariant") {
  const auto told = [](const auto& game, std::string_view from, std::string_view to, const std::string& line) {
    const auto state = parse_state(game, altered::with(from, to, line));
    REQUIRE(!state);
    return std::string{describe(game, state.error()).view()};
  };
  CHECK(told(two_at_tock, "steps=0", "steps=1", std::string{tock_line}) == describe(tock::Invariant::seven));
  const auto& villa = clou_test::stored::villa;
  const std::string line{to_text(villa, clou_test::stored::middle).view()};
  CHECK(told(villa, "time=2", "time=8", line) == describe(clou::Invariant::tracks));
  CHECK(told(villa, "mode=heist", "mode=campaign", line) == "the option mode is campaign here, and heist in this game");
}

}  // namespace
