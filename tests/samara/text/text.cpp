#include <samara/position.hpp>

#include <answer.hpp>

using namespace samara_test;
using regelwerk::Reason, regelwerk_test::Answer, regelwerk_test::answer;
using regelwerk::Refusal;

namespace {

/// NOW: own workers on the places 0, 2 and 4 of the row.
constexpr State crowded = position(two, {.calendar = "0: 0W 1W 0M 1M 0MM 3: 1M", .laid = "3,1=saw"});

template <class G>
constexpr bool round_trips(const G& game, const State& state, std::string_view text, Move expected) {
  const auto move = parse_move(game, state, text);
  return move && *move == expected && to_text(game, state, *move) == text;
}
constexpr bool round_trips(std::string_view text, Move expected) { return round_trips(two, crowded, text, expected); }

Answer refusal(std::string_view text) { return answer(parse_move(two, crowded, text)); }

}  // namespace

TEST_CASE("SM-1, SM-3: the texts of tiles and tools that are laid") {
  static_assert(round_trips("tile:hut", tile_laid(tile_of(two, "hut"))));
  static_assert(round_trips("tool:glassA", tool_laid(Tool::glass_a)));
  for (int kind = 0; kind < two.layout().tile_kinds; ++kind) {
    const std::string name{word(two.edition(), Tile{kind}).view()};
    CHECK(round_trips("tile:" + name, tile_laid(Tile{kind})));
  }
  CHECK(round_trips("tile:weight-room", tile_laid(Tile{21})));
  CHECK(round_trips("tile:hermit-house", tile_laid(Tile{24})));
  int number = 0;
  for (const std::string_view name : {"saw", "compass", "square", "glassA", "glassB"}) {
    const Tool tool{static_cast<std::uint8_t>(number++)};
    CHECK(round_trips("tool:" + std::string{name}, tool_laid(tool)));
    CHECK(round_trips("lose:" + std::string{name}, lost(tool)));
    CHECK(round_trips("give:" + std::string{name}, given(tool)));
  }
}

TEST_CASE("SM-16, SM-18, SM-19, SM-22, SM-23: the texts of actions") {
  static_assert(round_trips("take:saw@3,1", taken(Tool::saw, space_of(two, "3,1"))));
  static_assert(round_trips("build:7,2+2+4", built(space_of(two, "7,2"), Helpers{0b11})));
  static_assert(round_trips("take:compass@1,3+2", taken(Tool::compass, space_of(two, "1,3"), Helpers{0b01})));
  static_assert(round_trips("build:1,4+4", built(space_of(two, "1,4"), Helpers{0b10})));
  static_assert(round_trips("raise:woman", raised(Sex::woman)));
  static_assert(round_trips("raise:man", raised(Sex::man)));
  static_assert(round_trips("vacation", vacation()));
  static_assert(round_trips("step", stepped()));
  for (const std::string_view space : {"1,1", "6,4", "7,3", "8,2", "9,1"}) {
    CHECK(round_trips("build:" + std::string{space}, built(space_of(two, space))));
  }
}

TEST_CASE("SM-34, SM-35, SM-38, SM-40: the texts that name a worker") {
  static_assert(round_trips("hurt:2.1", named(MoveKind::hurt, {2, 1})));
  static_assert(round_trips("train:5.0", named(MoveKind::train, {5, 0})));
  static_assert(round_trips("bury:11.24", named(MoveKind::bury, {11, 24})));
  static_assert(round_trips("imprison:10.0", named(MoveKind::imprison, {10, 0})));
}

TEST_CASE("SM-12: helpers are named by their places, others' workers counted") {
  const State state =
      position(two, {.calendar = "0: 0W 1W 0M 1M 0MM", .tiles = "1,4=hut 1,2=cave", .tools = {"all", "all"}});
  CHECK(only("build", texts(two, state)) == words("build:1,4+2+4 build:1,2+2 build:1,2+4"));
  constexpr Reason nobody = Reason::helper_due;
  CHECK(refusal("build:1,4+1") == nobody);
  CHECK(refusal("build:1,4+0") == nobody);
  CHECK(refusal("build:1,4+5") == nobody);
  CHECK(refusal("build:1,4+2+2") == Reason::not_ascending);
  CHECK(refusal("build:1,4+4+2") == Reason::not_ascending);
  CHECK(refusal("build:1,4+") == Refusal{10, Reason::number_due});
  CHECK(refusal("build:1,4+02") == Refusal{10, Reason::number_due});
  CHECK(refusal("build:1,4+99") == Refusal{10, Reason::number_due});
}

TEST_CASE("SM-9: case and white space around a move text do not matter") {
  for (const std::string_view text : {"TAKE:SAW@3,1", " take:saw@3,1", "take:saw@3,1 \n", "\tTake:Saw@3,1\r"}) {
    CAPTURE(text);
    const auto move = parse_move(two, crowded, text);
    REQUIRE(move);
    CHECK(to_text(two, crowded, *move) == "take:saw@3,1");
  }
  CHECK(to_text(two, crowded, *parse_move(two, crowded, "LOSE:GLASSA")) == "lose:glassA");
  CHECK(!parse_move(two, crowded, "take: saw@3,1"));
  CHECK(!parse_move(two, crowded, "build:3, 1"));
}

TEST_CASE("SM-9, SM-16, SM-18: texts that name no move are refused with position and reason") {
  CHECK(refusal("") == Refusal{0, Reason::move_due});
  CHECK(refusal("make:saw") == Refusal{0, Reason::move_due});
  CHECK(refusal("take") == Refusal{0, Reason::move_due});
  CHECK(refusal("vacation:") == Refusal{8, Reason::end_due});
  CHECK(refusal("step step") == Refusal{4, Reason::end_due});
  CHECK(refusal("raise:") == Refusal{6, Reason::figure_due});
  CHECK(refusal("raise:child") == Refusal{6, Reason::figure_due});
  CHECK(refusal("raise:woman+2") == Refusal{11, Reason::end_due});  // without helpers
  CHECK(refusal("tool:axe") == Refusal{5, Reason::tool_due});
  CHECK(refusal("lose:") == Refusal{5, Reason::tool_due});
  CHECK(refusal("give:glass") == Refusal{5, Reason::tool_due});
  CHECK(refusal("take:saw") == Refusal{8, Reason::at_due});
  CHECK(refusal("take:hut@1,1").position == 5);
  CHECK(refusal("tile:weight room").position == 5);
  CHECK(refusal("tile:shed") == Refusal{5, Reason::tile_due});
  CHECK(refusal("tile:hut+1") == Refusal{8, Reason::end_due});
}

TEST_CASE("SM-2: texts that name no space are refused with position and reason") {
  CHECK(refusal("build:") == Refusal{6, Reason::number_due});
  CHECK(refusal("build:10,1") == Refusal{6, Reason::number_due});
  CHECK(refusal("build:01,1") == Refusal{6, Reason::number_due});
  CHECK(refusal("build:-1,1") == Refusal{6, Reason::number_due});
  CHECK(refusal("build:1") == Refusal{7, Reason::comma_due});
  CHECK(refusal("build:1.1") == Refusal{7, Reason::comma_due});
  CHECK(refusal("build:1,5") == Refusal{8, Reason::number_due});
  CHECK(refusal("build:1,") == Refusal{8, Reason::number_due});
  CHECK(refusal("build:9,2") == Reason::place_due);
  CHECK(refusal("build:0,1") == Reason::place_due);
  CHECK(refusal("take:saw@9,2") == Reason::place_due);
}

TEST_CASE("SM-8: texts that name no worker are refused with position and reason") {
  CHECK(refusal("hurt:") == Refusal{5, Reason::number_due});
  CHECK(refusal("hurt:12.0") == Refusal{5, Reason::number_due});
  CHECK(refusal("hurt:02.0") == Refusal{5, Reason::number_due});
  CHECK(refusal("train:2") == Refusal{7, Reason::dot_due});
  CHECK(refusal("bury:2,1") == Refusal{6, Reason::dot_due});
  CHECK(refusal("imprison:2.") == Refusal{11, Reason::number_due});
  CHECK(refusal("imprison:2.25") == Refusal{11, Reason::number_due});
  CHECK(refusal("hurt:2.1.0") == Refusal{8, Reason::end_due});
}

TEST_CASE("SM-24: a text names a move, legal or not") {
  const auto move = parse_move(two, crowded, "step");
  REQUIRE(move);
  CHECK(two.try_play(crowded, *move).error() == Rule::must_act);
  const auto good = two.try_play(crowded, move_of(two, crowded, "take:saw@3,1"));
  REQUIRE(good);
  CHECK(*good == after(two, crowded, "take:saw@3,1"));
}

TEST_CASE("SM-12, SM-49: every legal move has its own text and its own number") {
  const State state = position(spare, {.calendar = "0: 0W 1W 0M 1M 0MM", .tools = {"all"}, .fill_board = true});
  std::set<std::uint32_t> codes;
  for (const Move move : spare.moves(state)) {
    CHECK(codes.insert(move.code()).second);
    CHECK(Move::from_code(move.code()) == move);
    CHECK(move.code() < (1U << Move::code_bits));
  }
  CHECK(codes.size() == texts(spare, state).size());
  CHECK(codes.size() > 40);
}

TEST_CASE("SM-1, SM-49: every rule has its ID, in the order of the ledger, a sentence and a source") {
  static_assert(info(Rule::tiles_laid).id == "SM-1" && info(Rule::hermit_house).id == "SM-39");
  static_assert(info(Rule::spare_helpers).id == "SM-49" && rule_count == 49);
  for (int i = 0; i < rule_count; ++i) {
    const auto [id, sentence, source] = info(static_cast<Rule>(i));
    CHECK(id == "SM-" + std::to_string(i + 1));
    CHECK(!sentence.empty());
    CHECK(!source.empty());
  }
}
