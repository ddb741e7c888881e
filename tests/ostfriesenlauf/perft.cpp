#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <ostfriesenlauf/editions.hpp>
#include <ostfriesenlauf/naive.hpp>
#include <ostfriesenlauf/second.hpp>
#include <regelwerk/core/fields.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/play.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::ostfriesenlauf;

/// A line of perft.txt: edition and options; state; the counts of depth 1, 2, 3 ...
struct Line {
  RuntimeGame game;
  State state;
  std::vector<std::uint64_t> counts;
};

const Edition& edition_of(const std::string& name) {
  for (const Edition* edition : {&standard_edition, &short_edition, &long_edition}) {
    if (edition->name == name) return *edition;
  }
  FAIL(name);
  return standard_edition;
}

std::vector<Line> lines() {
  std::ifstream file{REGELWERK_TEST_DATA_DIR "/ostfriesenlauf/perft.txt"};
  REQUIRE(file.good());
  std::vector<Line> found;
  for (std::string text; std::getline(file, text);) {
    if (text.empty() || text.front() == '#') continue;
    CAPTURE(text);
    std::istringstream parts{text};
    std::string edition_name;
    std::string options_text;
    std::string state_text;
    parts >> edition_name;
    std::getline(parts, options_text, ';');
    std::getline(parts, state_text, ';');
    TextReader reader{options_text};
    const auto options = read_fields(reader, option_fields);
    REQUIRE(options.has_value());
    const auto game = RuntimeGame::make(*options, edition_of(edition_name));
    REQUIRE(game.has_value());
    const auto state = parse_state(*game, std::string{head_of_line(*game).view()} + state_text);
    REQUIRE(state.has_value());
    std::vector<std::uint64_t> counts;
    for (std::uint64_t count = 0; parts >> count;) counts.push_back(count);
    REQUIRE(!counts.empty());
    found.push_back({*game, *state, counts});
  }
  return found;
}

naive_ostfriesenlauf::Position naive_position(const RuntimeGame& game, const State& state) {
  using ostfriesenlauf_test::faces;
  const Table& table = state.table;
  auto position = naive_ostfriesenlauf::initial(ostfriesenlauf_test::naive_config(game, game.default_start()));
  position.node = phase_words[static_cast<std::size_t>(table.phase)];
  position.order.clear();
  for (const Place place : all_places) {
    const Runner runner = table.race.at(place);
    position.order.push_back(runner.index());
    position.positions.at(static_cast<std::size_t>(runner.index())) = table.race.position(runner);
  }
  position.sign = sign_words[static_cast<std::size_t>(table.sign)];
  for (int seat = 0; seat < game.seats(); ++seat) {
    position.hands.at(static_cast<std::size_t>(seat)) = faces(game, state.hand(Seat{seat}));
  }
  position.stacks = faces(game, state.stacks);
  position.played = faces(game, cards_played(game.layout(), state));
  if (table.phase == Phase::deal) {
    position.turn = table.turn * stack_count + static_cast<int>(table.stack);
    return position;
  }
  position.laying_order.assign(position.order.rbegin(), position.order.rend());
  position.turn = table.turn;
  for (int turn = 0; turn < table.turn; ++turn) {
    const Laid laid = state.laid[static_cast<std::size_t>(turn)];
    if (laid.none()) continue;
    position.laid.push_back({number(laid.card().back()), ostfriesenlauf_test::face_text(game, laid.card()),
                             position.laying_order.at(static_cast<std::size_t>(turn))});
  }
  if (table.phase == Phase::card) position.drawn_stack = number(table.stack);
  return position;
}

std::uint64_t naive_perft(const naive_ostfriesenlauf::Position& position, std::size_t depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (const auto& [move, weight] : naive_ostfriesenlauf::moves(position)) {
    naive_ostfriesenlauf::Position after = position;
    naive_ostfriesenlauf::play(after, move);
    count += naive_perft(after, depth - 1);
  }
  return count;
}

TEST_CASE("perft: the counts of perft.txt, the first of them by both engines") {
  const auto all = lines();
  CHECK(all.size() >= 8);
  int confirmed = 0;
  for (const Line& line : all) {
    CAPTURE(to_text(line.game, line.state).view());
    for (std::size_t depth = 1; depth <= line.counts.size(); ++depth) {
      CHECK(perft(line.game, line.state, static_cast<int>(depth)) == line.counts[depth - 1]);
      if (line.counts[depth - 1] > 3'000) continue;
      CHECK(naive_perft(naive_position(line.game, line.state), depth) == line.counts[depth - 1]);
      ++confirmed;
    }
  }
  CHECK(confirmed >= 24);
}

}  // namespace
