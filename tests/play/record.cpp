#include <regelwerk/play/record.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <core/aborts.hpp>
#include <core/both.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <small_stack.hpp>
#include <tock/editions.hpp>
#include <tock/position.hpp>

namespace {

using namespace regelwerk;
using namespace tock_test;

using Tock = Game<>;
using Short = Record<Tock, 32>;
static_assert(std::is_trivially_copyable_v<Short> && std::equality_comparable<Short>);
static_assert(std::is_trivially_copyable_v<RecordHeader<Tock>> && std::regular<RecordHeader<Tock>>);
static_assert(std::regular<RecordFault<Rule>>);

#define RULES                                                                                             \
  "tock rules=1 edition=standard seats=4 mode=free_for_all quick_start=false seven=split own_start=open " \
  "first_dealer=3"
#define HEAD RULES " moves:"
#define MOVES                                                                                                 \
  " deal:A deal:2 deal:3 deal:4 deal:5 deal:2 deal:2 deal:3 deal:3 deal:5 deal:6 deal:6 deal:6 deal:8 deal:8" \
  " deal:9 deal:9 deal:9 deal:Q deal:Q A:in discard:2 discard:6 discard:Q 2:0-2"

/// Twenty cards are dealt, seat 0 brings a marble in with an Ace and goes on with a 2.
constexpr std::string_view dealt_cards =
    " deal:A deal:2 deal:3 deal:4 deal:5 deal:2 deal:2 deal:3 deal:3 deal:5 deal:6 deal:6 deal:6 deal:8 deal:8"
    " deal:9 deal:9 deal:9 deal:Q deal:Q";
/// As it was once written, without the number of moves and without checkpoints.
constexpr std::string_view whole_text = HEAD MOVES;
constexpr std::size_t header_size = std::string_view{HEAD}.size();
/// As it is written.
constexpr std::string_view closed_text = RULES " moves=25:" MOVES " =8c9afdac";

constexpr Short example() {
  Short record;
  record.header = record_header(four, four.default_start());
  for_each_word(whole_text.substr(header_size),
                [&](std::string_view word) { record.moves.push_back(*parse_move(four, four.initial(), word)); });
  return record;
}

template <class G, std::size_t Capacity>
std::string written(const G& game, const Record<G, Capacity>& record) {
  std::string text;
  write_record(game, record, [&](std::string_view piece) { text += piece; });
  return text;
}

std::string replaced(std::string_view text, std::string_view what, std::string_view with) {
  std::string result{text};
  const auto at = result.find(what);
  REQUIRE(at != std::string::npos);
  return result.replace(at, what.size(), with);
}

TEST_CASE("record: the text of a short game, sign by sign") {
  CHECK(written(four, example()) == closed_text);
  CHECK(written(four, Short{record_header(four, four.default_start()), {}}) == RULES " moves=0: =ee57e04e");
}

TEST_CASE("record: read back, at compile time too") {
  CHECK_BOTH(*parse_record<32>(four, closed_text) == example());
  CHECK_BOTH(*parse_record<32>(four, whole_text) == example());
  CHECK_BOTH(parse_record<32>(four, HEAD)->moves.empty());
  CHECK(*parse_record<32>(four, "\n " + std::string{whole_text} + " \r\n") == example());
}

TEST_CASE("record: letters of either case") {
  std::string loud{whole_text};
  for (char& c : loud) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  // The name of an edition is data, and read as it is.
  CHECK(!parse_record<32>(four, loud).has_value());
  CHECK(*parse_record<32>(four, replaced(loud, "STANDARD", "standard")) == example());
}

TEST_CASE("record: a replay ends where the game ended") {
  CHECK_BOTH([] {
    const auto done = replay(four, example());
    return !done.fault && done.state == after(four, four.initial(), whole_text.substr(header_size));
  }());
}

TEST_CASE("record: a replay shows every state before its move") {
  std::vector<State> states;
  std::vector<Move> moves;
  const auto record = example();
  const auto done = replay(four, record, [&](const State& state, const Move& move) {
    states.push_back(state);
    moves.push_back(move);
  });
  CHECK(!done.fault);
  CHECK(moves == std::vector<Move>(record.moves.begin(), record.moves.end()));
  State state = four.initial();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    CHECK(states[i] == state);
    four.advance(state, moves[i]);
  }
  CHECK(state == done.state);
}

TEST_CASE("record: a replay stops at the first illegal move and says why") {
  constexpr auto with = [](std::size_t index, Move wrong) {
    const Short sound = example();
    Short record;
    record.header = sound.header;
    for (std::size_t i = 0; i < sound.moves.size(); ++i) record.moves.push_back(i == index ? wrong : sound.moves[i]);
    return record;
  };
  CHECK_BOTH([&] {
    const auto done = replay(four, with(0, dealt(Rank::seven)));
    return !done.fault || done.fault->move != 0;
  }());
  constexpr Short broken = with(20, discarded(Rank::ace));
  const auto done = replay(four, broken);
  REQUIRE(done.fault);
  CHECK(done.fault->move == 20);
  CHECK(done.fault->rule == Rule::must_play);
  CHECK(done.fault->reason == Reason::forbidden);
  CHECK(describe(four, *done.fault) == info(Rule::must_play).sentence);
  CHECK(done.state == after(four, four.initial(), dealt_cards));
  int seen = 0;
  (void)replay(four, broken, [&](const State&, const Move&) { ++seen; });
  CHECK(seen == 20);
}

/// A random game of so many moves, from another beginning than the usual one.
template <std::size_t Moves, class G>
Record<G, Moves> random_record(const G& game) {
  Record<G, Moves> record;
  record.header = record_header(game, Start{Seat{1}});
  Random random{11};
  State state = game.initial(record.header.start);
  while (record.moves.size() < Moves) {
    record.moves.push_back(random_move(game, state, random));
    game.advance(state, record.moves[record.moves.size() - 1]);
  }
  return record;
}

/// What a damaged text is refused for.
struct Refused {
  std::size_t move = 0;
  std::size_t position = 0;
  Reason reason{};
  std::uint16_t detail = 0;
  std::optional<Rule> rule{};
};
void check_refused(const std::string& text, const Refused& expected) {
  CAPTURE(text);
  const auto read = parse_record<32>(four, text);
  REQUIRE(!read.has_value());
  CHECK(read.error().move == expected.move);
  CHECK(read.error().position == expected.position);
  CHECK(read.error().reason == expected.reason);
  CHECK(read.error().detail == expected.detail);
  CHECK(read.error().rule == expected.rule);
}
std::size_t at(std::string_view what) { return whole_text.find(what); }

TEST_CASE("record: a damaged header is refused") {
  check_refused("", {0, 0, Reason::nothing});
  check_refused("toc", {0, 3, Reason::record_cut});
  check_refused("chess" + std::string{whole_text.substr(4)}, {0, 0, Reason::other_game});
  check_refused("tock", {0, 4, Reason::record_cut});
  check_refused("tock ru", {0, 7, Reason::record_cut});
  check_refused(replaced(whole_text, "rules=1", "rules=one"), {0, 11, Reason::version_due});
  check_refused(replaced(whole_text, "rules=1 ", "rules=1"), {0, 12, Reason::edition_due});
  check_refused(replaced(whole_text, "=standard", "="), {0, at("standard"), Reason::edition_due});
  check_refused(replaced(whole_text, "standard", "123456789012345678901234567890123"),
                {0, at("standard"), Reason::edition_due});
  check_refused(replaced(whole_text, "seats=4", "seats=7"), {0, at("4 mode"), Reason::no_such_value});
  check_refused(replaced(whole_text, " mode=free_for_all", ""), {0, at("mode"), Reason::setting_due});
  check_refused(replaced(whole_text, "=split", "=both"), {0, at("split"), Reason::no_such_value});
  check_refused(replaced(whole_text, "dealer=3", "dealer=6"), {0, at("3 moves"), Reason::no_such_value});
  check_refused(replaced(whole_text, " moves:", " move:"), {0, at(" moves:"), Reason::moves_due});
  check_refused(std::string{whole_text.substr(0, at(" moves:"))}, {0, at(" moves:"), Reason::record_cut});
  check_refused(replaced(whole_text, " moves:", " moves=x:"), {0, at(" moves:") + 7, Reason::moves_due});
  check_refused(replaced(whole_text, " edition=standard", " edition=standard sum=12x"),
                {0, at(" seats") + 5, Reason::sum_due});
}

TEST_CASE("record: one that was cut is told from one of a game that goes on, wherever it was cut") {
  CHECK(parse_record<32>(four, "").error().reason == Reason::nothing);
  for (std::size_t size = 1; size < closed_text.size(); ++size) {
    const std::string cut{closed_text.substr(0, size)};
    CAPTURE(cut);
    const auto read = parse_record<32>(four, cut);
    REQUIRE(!read.has_value());
    CHECK(read.error().reason == Reason::record_cut);
    CHECK(describe(four, read.error()) == "the record is cut off here: what came after this is missing");
    CHECK(read.error().position <= size);
  }
}

TEST_CASE("record: no word of a cut record is taken for a move that it only begins") {
  // d1 of d13, so to say: `2:0-2` is what a cut `2:0-20` would be.
  const auto read = read_record(four, RULES " moves=25:" MOVES, [](const State&, const Move&) {});
  REQUIRE(read.fault);
  CHECK(read.fault->reason == Reason::record_cut);
  CHECK(read.fault->move == 24);
}

TEST_CASE("record: more moves than the header says, or words behind the last checkpoint, are refused") {
  const std::string more = replaced(closed_text, " =", " discard:3 =");
  CHECK(parse_record<32>(four, more).error().reason == Reason::end_due);
  CHECK(parse_record<32>(four, std::string{closed_text} + " discard:3").error().reason == Reason::end_due);
  CHECK(parse_record<32>(four, replaced(closed_text, "=25", "=26")).error().reason == Reason::record_cut);
}

TEST_CASE("record: a checkpoint of another state stops the reading") {
  const std::string early = replaced(closed_text, " deal:3 deal:4", " deal:3 =12345678 deal:4");
  const auto read = parse_record<32>(four, early);
  REQUIRE(!read.has_value());
  CHECK(read.error().move == 3);
  CHECK(read.error().reason == Reason::other_position);
  CHECK(describe(four, read.error()) == "the recorded game stood otherwise here");
  CHECK(parse_record<32>(four, replaced(closed_text, " deal:3 deal:4", " deal:3 =1234567 deal:4")).error().reason ==
        Reason::sum_due);
  // A move that is legal and of another game: the other seat's 6 goes.
  const std::string other = replaced(closed_text, "discard:2 discard:6 discard:Q", "discard:3 discard:6 discard:Q");
  CHECK(parse_record<32>(four, other).error().reason == Reason::other_position);
}

TEST_CASE("record: checkpoints stand between the moves of a long game") {
  const auto record = random_record<200>(four);
  const std::string text = written(four, record);
  int checkpoints = 0;
  for (std::size_t found = text.find(" ="); found != std::string::npos; found = text.find(" =", found + 1)) {
    ++checkpoints;
  }
  CHECK(checkpoints == 4);
  CHECK(*parse_record<200>(four, text) == record);
}

TEST_CASE("record: settings and moves that stand too close are refused") {
  CHECK(!parse_record<32>(four, replaced(whole_text, "seats=4 ", "seats=4")).has_value());
  CHECK(!parse_record<32>(four, replaced(whole_text, "own_start=open ", "own_start=open")).has_value());
  CHECK(!parse_record<32>(four, replaced(whole_text, "moves: ", "moves:")).has_value());
}

TEST_CASE("record: one blank stands between two words") {
  CHECK(!parse_record<32>(four, replaced(whole_text, "seats=4 ", "seats=4  ")).has_value());
  CHECK(!parse_record<32>(four, replaced(whole_text, "moves: ", "moves:  ")).has_value());
  CHECK(!parse_record<32>(four, replaced(whole_text, "deal:A ", "deal:A\n")).has_value());
}

TEST_CASE("record: other rules are refused") {
  check_refused(replaced(whole_text, "rules=1", "rules=2"), {0, 11, Reason::other_version, 2});
  check_refused(replaced(whole_text, "rules=1", "rules=10"), {0, 11, Reason::other_version, 10});
  // The header of another version may have other options, and is refused for its version all the same.
  check_refused(replaced(whole_text, "rules=1 ", "rules=0 "), {0, 11, Reason::other_version, 0});
  check_refused("tock rules=3", {0, 11, Reason::other_version, 3});
  check_refused(replaced(whole_text, "split", "single"),
                {0, header_size + 1, Reason::other_option, OtherOption{3, 1, 0}.detail()});
  check_refused(replaced(whole_text, "standard", "Standard"), {0, header_size, Reason::other_edition});
  check_refused(replaced(whole_text, "dealer=3", "dealer=5"), {0, header_size, Reason::other_start});
}

TEST_CASE("record: damaged moves are refused where they stand") {
  check_refused(replaced(whole_text, "deal:3", "deal:0"), {2, at("deal:3") + 5, Reason::rank_due});
  check_refused(replaced(whole_text, "deal:3", "deal:33"), {2, at("deal:3") + 6, Reason::end_due});
  check_refused(replaced(whole_text, "2:0-2", "2:0-72"), {24, at("2:0-2") + 4, Reason::place_due});
  check_refused(replaced(whole_text, "2:0-2", "2:0"), {24, at("2:0-2") + 3, Reason::dash_due});
  check_refused(std::string{whole_text} + " ?", {25, whole_text.size() + 1, Reason::rank_due});
}

TEST_CASE("record: illegal moves are refused with their rule") {
  check_refused(replaced(whole_text, "2:0-2", "2:0-3"), {24, at("2:0-2"), Reason::forbidden, 0, Rule::exact_distance});
  check_refused(replaced(whole_text, "A:in", "discard:A"), {20, at("A:in"), Reason::forbidden, 0, Rule::must_play});
  check_refused(replaced(whole_text, "deal:Q A:in", "A:in"), {19, at("deal:Q A:in"), Reason::forbidden, 0, Rule::deal});
}

TEST_CASE("record: what stopped the reading is told in one sentence") {
  const auto told = [](const std::string& text) {
    const auto read = parse_record<32>(four, text);
    REQUIRE(!read.has_value());
    return std::string{describe(four, read.error()).view()};
  };
  CHECK(told("chess") == "this is no record");
  CHECK(told("chess rules=1") == "this is of another game: chess");
  CHECK(told("tock rules=70000") == "this is of an unknown version of the rules, not of version 1");
  CHECK(told(replaced(whole_text, "rules=1", "rules=12")) == "this is of version 12 of the rules, not of version 1");
  CHECK(told(replaced(whole_text, "split", "single")) == "the option seven is single here, and split in this game");
  CHECK(told(replaced(whole_text, "2:0-2", "2:0")) == "- is due here");
  CHECK(told(replaced(whole_text, "2:0-2", "2:0-3")) == info(Rule::exact_distance).sentence);
  static_assert(fault_limit<Tock> >= refusal_limit);
}

TEST_CASE("record: more moves than fit are refused") {
  CHECK_BOTH(parse_record<25>(four, whole_text).has_value());
  const auto read = parse_record<24>(four, whole_text);
  REQUIRE(!read.has_value());
  CHECK(read.error().move == 24);
  CHECK(read.error().position == at("2:0-2"));
  CHECK(read.error().reason == Reason::no_more_moves);
  CHECK(!read.error().rule);
}

TEST_CASE("record: the beginning of a record is a record") {
  const auto cut = parse_record<32>(four, whole_text.substr(0, at(" 2:0-2")));
  REQUIRE(cut.has_value());
  CHECK(cut->moves.size() == 24);
}

constexpr Options strange{.seats = 6, .mode = Mode::three_pairs, .quick_start = true, .seven = Seven::single};

TEST_CASE("record: the header alone chooses the rules") {
  const Start second{Seat{1}};
  const Game<strange, wide_edition> game;
  const auto text = written(game, Record<Game<strange, wide_edition>, 4>{record_header(game, second), {}});
  const auto header = parse_record_header<RuntimeGame>(text);
  REQUIRE(header.has_value());
  CHECK(header->options == strange);
  CHECK(header->start == second);
  CHECK(header->edition == "wide");
  CHECK(header->rules_version == rules_version);

  const auto chosen = RuntimeGame::make(header->options, wide_edition);
  REQUIRE(chosen.has_value());
  CHECK(!why_not_of(*chosen, *header));
  CHECK(why_not_of(*RuntimeGame::make(header->options), *header) == Refusal{0, Reason::other_edition});
  CHECK(why_not_of(*RuntimeGame::make({}, wide_edition), *header) == other_option(0, {0, 6, 4}));

  CHECK(parse_record_header<RuntimeGame>(text + " nonsense").has_value());
  CHECK(parse_record_header<RuntimeGame>("tock rules=1 seats=2 mode").error() == Refusal{12, Reason::edition_due});
  CHECK(edition_of<RuntimeGame>(*header) == nullptr);
}

TEST_CASE("record: written by one game, read by its twin, and back") {
  const Game<strange, wide_edition> fixed;
  const auto chosen = *RuntimeGame::make(strange, wide_edition);
  const auto record = random_record<500>(fixed);
  const auto text = written(fixed, record);
  const auto there = parse_record<500>(chosen, text);
  REQUIRE(there.has_value());
  CHECK(written(chosen, *there) == text);
  CHECK(replay(chosen, *there).state == replay(fixed, record).state);
  const auto back = parse_record<500>(fixed, written(chosen, *there));
  REQUIRE(back.has_value());
  CHECK(*back == record);
}

TEST_CASE("record: reading needs no room that grows with the record") {
  // As a value the record would not fit onto this stack.
  constexpr std::size_t most = 50'000;
  constexpr std::size_t small_stack = 128 * 1024;
  static_assert(sizeof(Record<Tock, most>) > small_stack);
  std::vector<Tock::Move> moves;
  Random random{1};
  State end = four.initial();
  for (; !four.actor(end).is_nobody() && moves.size() < most; four.advance(end, moves.back())) {
    moves.push_back(random_move(four, end, random));
  }
  std::string text;
  const std::span<const Tock::Move> all{moves};
  write_record(four, record_header(four, four.default_start()), all, [&](std::string_view piece) { text += piece; });
  std::size_t seen = 0;
  bool is_same = false;
  regelwerk_test::on_stack_of(small_stack, [&] {
    const auto done = read_record(four, text, [&](const State&, const Tock::Move& move) {
      if (move == moves[seen]) ++seen;
    });
    is_same = !done.fault && done.state == end;
  });
  CHECK(seen == moves.size());
  CHECK(is_same);
}

TEST_CASE("record: a reader may stop") {
  const auto done =
      read_record(four, whole_text, [&](const State& state, const Tock::Move&) { return state.deck.size() > 40; });
  REQUIRE(done.fault.has_value());
  CHECK(done.state.deck.size() == 40);
  CHECK(done.fault->move == 12);
  CHECK(done.fault->reason == Reason::no_more_moves);
}

TEST_CASE("record: another beginning is kept") {
  const auto record = random_record<5>(four);
  CHECK(record.header.start != four.default_start());
  const auto read = parse_record<5>(four, written(four, record));
  REQUIRE(read.has_value());
  CHECK(read->header.start == Start{Seat{1}});
  CHECK(replay(four, *read).state.table.leader == Seat{2});
}

CONTRACT_CASE("record: no header with a beginning that does not fit, no text of what cannot be replayed") {
  CHECK_ABORTS(record_header(four, Start{Seat{4}}));
  Short broken = example();
  broken.moves.push_back(dealt(Rank::ace));
  CHECK_ABORTS((write_record(four, broken, [](std::string_view) {}), 0));
}

}  // namespace
