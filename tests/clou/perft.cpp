#include <doctest/doctest.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include <clou/naive.hpp>
#include <clou/naive_worked.hpp>
#include <clou/second.hpp>
#include <clou/worked_edition.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/core/fields.hpp>
#include <regelwerk/play.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clou;
using namespace clou_test;

/// A line of perft.txt: options; state; the counts of depth 1, 2, 3 ...
struct Row {
  std::variant<RuntimeHeist, RuntimeCampaign> game;
  State state;
  std::vector<std::uint64_t> counts;
};

/// The game whose options stand here, if it is one of this kind.
template <class G>
std::optional<G> game_of(const std::string& text) {
  TextReader reader{text};
  const auto options = read_fields(reader, G::option_fields);
  if (!options || !reader.at_end()) return std::nullopt;
  const auto game = G::make(*options, worked_edition);
  REQUIRE(game.has_value());
  return *game;
}

template <class G>
Row row_of(const G& game, std::istringstream& parts) {
  std::string state_text;
  std::getline(parts, state_text, ';');
  const auto state = parse_state(game, std::string{head_of_line(game).view()} + state_text);
  REQUIRE(state.has_value());
  Row row{game, *state, {}};
  for (std::uint64_t count = 0; parts >> count;) row.counts.push_back(count);
  REQUIRE(parts.eof());
  REQUIRE(row.counts.size() >= 2);
  return row;
}

std::vector<Row> rows() {
  std::ifstream file{REGELWERK_TEST_DATA_DIR "/clou/perft.txt"};
  REQUIRE(file.good());
  std::vector<Row> found;
  for (std::string text; std::getline(file, text);) {
    if (text.empty() || text.front() == '#') continue;
    CAPTURE(text);
    std::istringstream parts{text};
    std::string options_text;
    std::getline(parts, options_text, ';');
    if (const auto heist = game_of<RuntimeHeist>(options_text)) {
      found.push_back(row_of(*heist, parts));
      continue;
    }
    const auto campaign = game_of<RuntimeCampaign>(options_text);
    REQUIRE(campaign.has_value());
    found.push_back(row_of(*campaign, parts));
  }
  return found;
}

naive_clou::Thief naive_thief(const Names& names, const State& state, Thief thief) {
  naive_clou::Thief made;
  made.marks = naive_marks(names, state.sheet(thief));
  const int last = state.sheet(thief).circles.end_of_way();
  if (last != 0) made.end_of_way = "tree." + std::to_string(last);
  const Hand& hand = state.hand(thief);
  for (unsigned left = hand.left; left != 0; left &= left - 1)
    made.dice.insert(state.roll.face(std::countr_zero(left)));
  made.shifts = values(hand.shifts.listed());
  made.extras = values(hand.extras.listed());
  made.fills = hand.fills;
  return made;
}

void set_plan(const Names& names, const State& state, naive_clou::Position& position) {
  const PlanMarks& plan = state.plan;
  for (DemandSet rest = plan.demands; rest != 0; rest &= rest - 1) {
    Text<64> name;
    names.write_demand(name, std::countr_zero(rest));
    position.crossed.insert(word(name));
  }
  const auto at = [](unsigned rest) { return static_cast<std::size_t>(std::countr_zero(rest)); };
  for (unsigned rest = plan.done; rest != 0; rest &= rest - 1) position.done.insert(word(names.challenge(at(rest))));
  for (unsigned rest = plan.rooms; rest != 0; rest &= rest - 1) position.rooms.insert(word(names.room(at(rest))));
  position.time = plan.time;
  position.traces = plan.traces;
  position.police = plan.police;
  position.arrows = plan.arrows;
  position.alarms = plan.alarms;
  position.loot = state.haul.loot;
  position.diamonds = state.haul.diamonds;
  position.doubles = state.haul.doubles;
  position.special = state.haul.specials != 0;
  position.alarm_went_off = state.alarm_off != 0;
  for (const Fired fired : state.waiting) {
    position.waiting.push_back({fired.by.is_nobody() ? "" : word(name_of(fired.by)), naive_symbols(fired.symbols)});
  }
}

void set_campaign(const Layout& layout, const Names& names, const State& state, naive_clou::Position& position) {
  const CampaignMarks& sheet = state.campaign;
  position.heists_played = sheet.heists;
  for (int heist = 0; heist < campaign_heists; ++heist) {
    if (sheet.has_special(heist)) position.special_loot.insert(heist + 1);
  }
  position.rest = sheet.rest;
  position.campaign_traces = sheet.traces;
  sheet.jail.for_each([&](Thief thief) { position.jail.insert(word(name_of(thief))); });
  position.campaign_doubles = sheet.doubles;
  for (std::size_t item = 0; item < layout.campaign.items.size(); ++item) {
    if (sheet.boxes[item] != 0) position.item_boxes[word(names.item(item))] = sheet.boxes[item];
  }
  position.campaign_marks = naive_marks(names, layout, sheet);
}

/// The naive engine's position for a node before the end.
template <class G>
naive_clou::Position naive_position(const G& game, const State& state) {
  REQUIRE(state.phase != Phase::over);
  const Layout& layout = game.layout();
  const Names names{layout, game.edition(), plan_of(layout, state)};
  naive_clou::Position position;
  position.config = naive_config(game.options(), naive_clou::worked_edition());
  position.node = word(phase_words[static_cast<std::size_t>(state.phase)]);
  if (layout.is_campaign()) set_campaign(layout, names, state, position);
  if (state.gang.empty()) return position;
  position.scenario =
      layout.is_campaign() ? word(names.heist(static_cast<std::size_t>(heist_of(state)))) : position.config.scenario;
  state.gang.for_each([&](Thief thief) {
    position.gang.push_back(word(name_of(thief)));
    position.thieves[word(name_of(thief))] = naive_thief(names, state, thief);
  });
  set_plan(names, state, position);
  if (state.phase == Phase::pimp) position.pimping = word(name_of(state.acting));
  if (state.phase == Phase::drive) position.driver = word(name_of(state.acting));
  return position;
}

std::uint64_t naive_perft(const naive_clou::Position& position, std::size_t depth) {
  const auto moves = naive_clou::moves(position);
  if (depth == 1) return moves.size();
  std::uint64_t count = 0;
  for (const auto& [move, weight] : moves) {
    naive_clou::Position next = position;
    naive_clou::play(next, move);
    count += naive_perft(next, depth - 1);
  }
  return count;
}

/// The naive engine counts where it plays at most so many moves.
constexpr std::uint64_t naive_limit = 1'000;

template <class G>
void check(const G& game, const Row& row) {
  CAPTURE(to_text(game, row.state).view());
  std::uint64_t before = 1;
  for (std::size_t depth = 1; depth <= row.counts.size(); ++depth) {
    const std::uint64_t count = row.counts[depth - 1];
    CHECK(perft(game, row.state, static_cast<int>(depth)) == count);
    if (before <= naive_limit) CHECK(naive_perft(naive_position(game, row.state), depth) == count);
    before = count;
  }
}

TEST_CASE("perft: the counts of perft.txt, the first of them by both engines") {
  const auto all = rows();
  CHECK(all.size() >= 16);
  for (const Row& row : all) {
    std::visit([&](const auto& game) { check(game, row); }, row.game);
  }
}

}  // namespace
