#include <altered.hpp>
#include <clou/campaign_scene.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <clou/editions.hpp>
#include <plain_record.hpp>
#include <regelwerk/play.hpp>

using namespace clou_test;
using regelwerk::can_take_back;
using regelwerk::NoTakeBack;
using regelwerk::Random;
using regelwerk::Reason, regelwerk_test::accepted, regelwerk_test::Answer;
using regelwerk::Seat;
using regelwerk::TakeBackFault;
using regelwerk_test::plain_record;

// Games that are put away and taken out again: records, saved positions, moves taken back.

namespace {

constexpr std::size_t longest_record = 1024;

#define HEIST_HEAD                                                                                              \
  "clou rules=3 edition=worked mode=heist scenario=villa thieves=matt use_dice=may specials=own tree_way=dice " \
  "fill_free=true clamp_dice=false "                                                                            \
  "moves:"
#define CAMPAIGN_HEAD                                                                                          \
  "clou rules=3 edition=worked mode=campaign players=1 jail_rule=jailed experience_resets=false use_dice=may " \
  "specials=own tree_way=dice "                                                                                \
  "fill_free=true clamp_dice=false moves:"

/// Worked example 1, to its end.
constexpr std::string_view heist_text =
    HEIST_HEAD " roll:134 mark:matt:clever.1:4=4 mark:matt:clever.2:4=1+3 cross:matt.clever:sidedoor.1.1 done run";
/// Worked example 3 in the first heist, a number game of two marks, an aria of three traces.
constexpr std::string_view campaign_text = CAMPAIGN_HEAD
    " gift:costume gang:trixie roll:135 mark:trixie:exp1.1:1=1 mark:trixie:costume.1:10=5+5x "
    "cross:trixie.clever:dog.1.1"
    " cross:trixie.dexterity:skylight.1.1 mark:trixie:strength.1:3=3 cross:trixie.strength:fence.1.1 done run save "
    "gang:bruce roll:116"
    " mark:bruce:clever.1:6=6 mark:bruce:clever.2:2=1+1 cross:bruce.clever:porter.1.1 done run buy:tickets save "
    "gang:matt roll:112"
    " done run";

template <class G>
std::string written(const G& game, std::span<const Move> moves) {
  std::string text;
  write_record(game, record_header(game, game.default_start()), moves, [&](std::string_view piece) { text += piece; });
  return text;
}
template <class G>
auto parsed(const G& game, std::string_view text) {
  return regelwerk::parse_record<longest_record>(game, text);
}

/// A random game that stays as long as it can and hurries nowhere.
template <class G>
std::vector<Move> game_of(const G& game, std::uint64_t key) {
  Random random{key};
  State state = game.initial();
  std::vector<Move> moves;
  while (!game.actor(state).is_nobody()) {
    Move move = random_move(game, state, random);
    for (int i = 0; i < 4 && (move == finished() || move == lapsed() || move == saved()); ++i) {
      move = random_move(game, state, random);
    }
    if (state.phase == Phase::leave && random() % 8 != 0) move = stayed();
    moves.push_back(move);
    game.advance(state, move);
  }
  return moves;
}

template <class G>
State after_moves(const G& game, State state, std::span<const Move> moves) {
  for (const Move move : moves) {
    if (game.why_not(state, move)) FAIL("forbidden: ", move.code());
    game.advance(state, move);
  }
  return state;
}

/// Why the moves of a text cannot be taken back, all after `first`.
template <class G>
std::optional<NoTakeBack> no_take_back(const G& game, State state, const std::string& first, const std::string& text) {
  state = after(game, state, first);
  std::vector<Move> moves;
  State here = state;
  std::istringstream in{text};
  for (std::string word; in >> word;) {
    moves.push_back(move_of(game, here, word));
    here = after(game, here, word);
  }
  return why_not_take_back(game, state, std::span<const Move>{moves}, Seat{0});
}

}  // namespace

TEST_CASE("CL-1: the record of a heist, sign by sign, and its replay") {
  const auto record = parsed(idle_villa, heist_text);
  REQUIRE(record);
  CHECK(record->moves.size() == 6);
  CHECK(plain_record(written(idle_villa, record->moves)) == heist_text);
  const auto end = replay(idle_villa, *record);
  CHECK(!end.fault);
  const auto outcome = idle_villa.outcome(end.state);
  REQUIRE(outcome);
  CHECK(outcome->ending == Ending::success);
}

TEST_CASE("CK-1, CK-5: the record of a whole campaign, sign by sign, and its replay") {
  const auto record = parsed(solo, campaign_text);
  REQUIRE(record);
  CHECK(record->moves.size() == 25);
  CHECK(plain_record(written(solo, record->moves)) == campaign_text);
  const auto end = replay(solo, *record);
  CHECK(!end.fault);
  CHECK(line_of(solo, end.state) ==
        "phase=over heists=3 rest=2 entered=3 doubles=0 jail=- special=- boxes=costume:1,tickets:1 "
        "areas=exp1.1,costume.1 result=won");
  const auto outcome = solo.outcome(end.state);
  REQUIRE(outcome);
  CHECK(outcome->end == CampaignEnd::won);
  CHECK(outcome->scores[0] == -7);
}

TEST_CASE("CL-1, CK-1: records of other rules are refused") {
  const auto reason = [](const auto& game, std::string_view text) {
    const auto record = parsed(game, text);
    return record ? accepted : Answer{{record.error().position, record.error().reason, record.error().detail}, false};
  };
  CHECK(reason(idle_villa, altered::with("clou", "tock", heist_text)) == Reason::other_game);
  CHECK(reason(idle_villa, altered::with("rules=3", "rules=4", heist_text)) == Reason::other_version);
  CHECK(reason(idle_villa, altered::with("worked", "cellar", heist_text)) == Reason::other_edition);
  CHECK(reason(idle_villa, altered::with("villa", "museum", heist_text)) == Reason::other_option);
  CHECK(reason(idle_villa, altered::with("matt", "bruce", heist_text)) == Reason::other_option);
  CHECK(reason(solo, altered::with("players=1", "players=2", campaign_text)) == Reason::other_option);
  CHECK(reason(solo, altered::with("players=1", "players=4", campaign_text)) == Reason::no_such_value);
  CHECK(reason(solo, heist_text) == Reason::other_option);
  CHECK(reason(idle_villa, campaign_text) == Reason::other_option);
  CHECK(reason(heist({.use_dice = UseDice::may}, cellar_edition), heist_text) == Reason::other_edition);
}

TEST_CASE("CL-12, CL-29: a record stops where a word is no move or a move is forbidden") {
  constexpr std::size_t header = std::string_view{HEIST_HEAD}.size();
  const auto unknown = parsed(idle_villa, altered::with("clever.2:4=1+3", "clever.2:4=3+1", heist_text));
  REQUIRE(!unknown);
  CHECK(unknown.error().move == 2);
  CHECK(unknown.error().position > header + std::string_view{" roll:134 mark:matt:clever.1:4=4 "}.size());
  CHECK(!unknown.error().rule);
  const auto forbidden = parsed(idle_villa, altered::with("mark:matt:clever.1:4=4 ", "", heist_text));
  REQUIRE(!forbidden);
  CHECK(forbidden.error().move == 1);
  CHECK(forbidden.error().position == header + std::string_view{" roll:134 "}.size());
  CHECK(forbidden.error().rule == Rule::abilities);
  CHECK(forbidden.error().reason == Reason::forbidden);
  const auto beyond = parsed(idle_villa, std::string{heist_text} + " stay");
  REQUIRE(!beyond);
  CHECK(beyond.error().move == 6);
  CHECK(beyond.error().rule == Rule::over);
}

TEST_CASE("CL-1, CK-1: random games of all kinds come back from their records") {
  const auto check = [](const auto& game, std::uint64_t key) {
    const std::vector<Move> moves = game_of(game, key);
    REQUIRE(moves.size() <= longest_record);
    const auto record = parsed(game, written(game, moves));
    REQUIRE(record);
    CHECK(std::vector<Move>(record->moves.begin(), record->moves.end()) == moves);
    const auto end = replay(game, *record);
    CHECK(!end.fault);
    CHECK(game.outcome(end.state));
    CHECK(end.state == after_moves(game, game.initial(), moves));
  };
  for (std::uint64_t key = 1; key <= 3; ++key) {
    check(heist({.scenario = "museum", .thieves = {Thief::janet, Thief::trixie}}), key);
    check(heist({.scenario = "cellar", .thieves = {Thief::matt, Thief::janet, Thief::bruce}}, cellar_edition), key);
    check(campaign({.players = 2, .experience_resets = true}), key);
    check(campaign({.players = 3, .jail_rule = JailRule::jailed, .fill_free = false}, cellar_edition), key);
  }
}

TEST_CASE("CK-2, CK-3, CK-17: a campaign saved between two heists or in the middle of one goes on exactly") {
  const RuntimeCampaign game = campaign({.players = 2, .use_dice = UseDice::may});
  int between = 0;
  int middle = 0;
  int later = 0;
  for (std::uint64_t key = 1; key <= 4; ++key) {
    const std::vector<Move> moves = game_of(game, key);
    const State end = after_moves(game, game.initial(), moves);
    State state = game.initial();
    for (std::size_t i = 0; i < moves.size(); game.advance(state, moves[i++])) {
      const bool at_rest = state.phase == Phase::wages || state.phase == Phase::gang;
      if (!at_rest && i % 16 != 3) continue;
      if (at_rest) ++between;
      if (state.phase == Phase::dice || state.phase == Phase::symbol) ++middle;
      if (state.campaign.heists > 0) ++later;
      const std::span<const Move> rest = std::span{moves}.subspan(i);
      CAPTURE(line_of(game, state));
      const auto from_line = parse_state(game, to_text(game, state));
      REQUIRE(from_line);
      CHECK(after_moves(game, *from_line, rest) == end);
      const auto from_bytes = game.unpack(game.pack(state));
      REQUIRE(from_bytes);
      CHECK(after_moves(game, *from_bytes, rest) == end);
      const auto record = parsed(game, written(game, std::span{moves}.first(i)));
      REQUIRE(record);
      const auto from_record = replay(game, *record);
      CHECK(from_record.state == state);
      CHECK(after_moves(game, from_record.state, rest) == end);
    }
  }
  CHECK(between > 15);
  CHECK(middle > 15);
  CHECK(later > 15);
}

TEST_CASE("CL-1, CL-10: all that the gang decided since the throw can be taken back") {
  const State begin = idle_villa.initial();
  CHECK(!no_take_back(idle_villa, begin, "roll:134", "mark:matt:clever.1:4=4"));
  CHECK(!no_take_back(idle_villa, begin, "roll:134",
                      "mark:matt:clever.1:4=4 mark:matt:clever.2:4=1+3 cross:sidedoor.1.1 done stay"));
  CHECK(!no_take_back(idle_villa, begin, "roll:134", "done run"));
  const State start = solo.initial();
  CHECK(!no_take_back(solo, start, "", "gift:scouting gang:matt scout:fence.2.1"));
  CHECK(!no_take_back(solo, start, "gift:nothing gang:janet roll:246", "done run save gang:matt"));
  SUBCASE("CL-1: there is no other seat, and no move is none") {
    const Move move = move_of(idle_villa, begin, "roll:134");
    const State thrown = after(idle_villa, begin, "roll:134");
    const Move done = finished();
    CHECK(why_not_take_back(idle_villa, thrown, std::span<const Move>{&done, 1}, Seat{1}) ==
          NoTakeBack{0, TakeBackFault::other_seat});
    CHECK(why_not_take_back(idle_villa, begin, std::span<const Move>{}, Seat{0}) ==
          NoTakeBack{0, TakeBackFault::no_move});
    CHECK(!can_take_back(idle_villa, begin, std::span<const Move>{&move, 1}, Seat{0}));
  }
}

TEST_CASE("CL-8, CL-59: what came before a throw of the dice can't be taken back") {
  const State begin = idle_villa.initial();
  CHECK(no_take_back(idle_villa, begin, "", "roll:134") == NoTakeBack{0, TakeBackFault::chance_told});
  CHECK(
      no_take_back(idle_villa, begin, "roll:134", "mark:matt:clever.1:4=4 done stay roll:222 mark:matt:grid.6:4=2+2") ==
      NoTakeBack{3, TakeBackFault::chance_told});
  const State fleeing = position(idle_villa, "phase=driver time=9 alarm=1");
  CHECK(!no_take_back(idle_villa, fleeing, "", "driver:matt"));
  CHECK(no_take_back(idle_villa, fleeing, "", "driver:matt drive:6") == NoTakeBack{1, TakeBackFault::chance_told});
  CHECK(no_take_back(solo, solo.initial(), "", "gift:nothing gang:matt roll:111") ==
        NoTakeBack{2, TakeBackFault::chance_told});
}
