#include <cstdint>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include <regelwerk/regelwerk.hpp>

// The tables of tests/perft as somebody counts who has read examples/docs/guides/perft-tables.md and nothing else: a
// reader of its own, and calls that the page names. A sample; the tests of each title make all of them again.

namespace {

using namespace regelwerk;

/// Walks all sequences of so many plies and collects what they lead to.
template <class G>
class Walk {
 public:
  explicit Walk(const G& game) : game_(game), views_(static_cast<std::size_t>(game.seats()) + 1) {}

  void from(const typename G::State& state, int plies) {
    if (plies > 0) {
      game_.for_each_move(state, [&](const auto& move) { from(game_.play(state, move), plies - 1); });
      return;
    }
    ++sequences_;
    states_.insert(std::string{to_text(game_, state)});
    for (int seat = 0; seat < game_.seats(); ++seat) see(state, seat, Viewer{Seat{seat}});
    see(state, game_.seats(), spectator);
  }

  /// As a line of a table has it.
  [[nodiscard]] std::string counts() const {
    std::string text = std::to_string(sequences_) + ' ' + std::to_string(states_.size());
    for (const auto& seen : views_) text += ' ' + std::to_string(seen.size());
    return text;
  }

 private:
  void see(const typename G::State& state, int place, Viewer viewer) {
    views_[static_cast<std::size_t>(place)].insert(std::string{to_text(game_, game_.view(state, viewer))});
  }

  const G& game_;
  std::uint64_t sequences_ = 0;
  std::set<std::string> states_;
  std::vector<std::set<std::string>> views_;
};

/// Counts a line of a table again: "1 10 10 10 10", or sequences alone.
template <class G>
void recount(const G& game, const typename G::State& state, const std::string& line) {
  constexpr std::uint64_t most_walked = 2'000;
  std::istringstream numbers{line};
  int plies = 0;
  std::uint64_t sequences = 0;
  REQUIRE((numbers >> plies >> sequences));
  if (sequences > most_walked) return;
  CHECK(perft(game, state, plies) == sequences);
  std::string rest;
  std::getline(numbers, rest);
  if (rest.empty()) return;
  Walk<G> walk{game};
  walk.from(state, plies);
  CHECK(walk.counts() == std::to_string(sequences) + rest);
}

/// Counts a table again if its options are those of this kind of game: `position OPTIONS; STATE`, then its lines.
template <class G>
bool recount_table(const std::string& options, const std::string& state, const std::vector<std::string>& lines) {
  const auto chosen = parse_options<G>(options);
  if (!chosen) return false;
  const auto game = G::make(*chosen);
  REQUIRE(game.has_value());
  const std::string header{header_of_line(*game).view()};
  const auto position =
      state == "start" ? Result<typename G::State, Refusal>{game->initial()} : parse_state(*game, header + ' ' + state);
  REQUIRE(position.has_value());
  for (const std::string& line : lines) {
    CAPTURE(line);
    recount(*game, *position, line);
  }
  return true;
}

/// Every so-manieth position of the title's own edition; how many there were.
template <class... Games>
int recount_file(const std::string& title, int every) {
  std::ifstream in{std::string{REGELWERK_TEST_DATA_DIR} + "/perft/" + title + ".txt"};
  REQUIRE(in.good());
  std::string options;
  std::string state;
  std::vector<std::string> lines;
  int own = 0;
  const auto finish = [&] {
    if (!lines.empty() && own % every == 1) {
      CAPTURE(options);
      CHECK((recount_table<Games>(options, state, lines) || ...));
    }
    lines.clear();
  };
  bool is_own = false;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    if (line.starts_with("position ")) {
      finish();
      const std::string rest = line.substr(line.find(' ') + 1);
      const std::size_t end = rest.find("; ");
      REQUIRE(end != std::string::npos);
      options = rest.substr(0, end);
      state = rest.substr(end + 2);
      // An edition is a word without =, before the options.
      is_own = options.substr(0, options.find(' ')).find('=') != std::string::npos;
      own += is_own ? 1 : 0;
    } else if (is_own) {
      lines.push_back(line);
    }
  }
  finish();
  return own;
}

TEST_CASE("published tables: a sample counted by the page's words") {
  CHECK(recount_file<tock::RuntimeGame>("tock", 20) == 122);
  CHECK(recount_file<ostfriesenlauf::RuntimeGame>("ostfriesenlauf", 5) == 30);
  CHECK(recount_file<samara::RuntimeGame>("samara", 8) == 48);
  CHECK(recount_file<clockman::RuntimeGame>("clockman", 20) == 122);
  CHECK(recount_file<clou::RuntimeHeist, clou::RuntimeCampaign>("clou", 15) == 91);
}

}  // namespace
