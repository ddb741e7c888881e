#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/clockman/players/rule_of_thumb.hpp>
#include <regelwerk/clou/players/rule_of_thumb.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/ostfriesenlauf/players/rule_of_thumb.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/regelwerk.hpp>
#include <regelwerk/samara/players/rule_of_thumb.hpp>
#include <regelwerk/tock/players/rule_of_thumb.hpp>

// Searches of all titles, each held to the last number of its tree, so that a faster search is known to be the same
// one. seeded_searches.txt has a line for each: title, position, formula, how it plays on, the best move, points and
// arms of the tree, and a hash of all numbers in it; and one for each position: its hash, low byte first.

namespace {

using namespace regelwerk;

/// How a search values what it comes to, and the little else that differs.
struct Kind {
  std::string_view name;
  bool by_thumb;
  std::uint64_t iterations;
  std::uint64_t cap;
  std::size_t nodes;
  Opponents opponents;
};
constexpr std::array kinds{
    Kind{"uncut", false, 30, 100'000, 100, Opponents::max_n}, Kind{"cut", false, 150, 20, 200, Opponents::max_n},
    Kind{"tree", false, 300, 0, 400, Opponents::paranoid},    Kind{"full", false, 300, 0, 60, Opponents::max_n},
    Kind{"thumb", true, 60, 10, 100, Opponents::max_n},
};
constexpr std::array<std::string_view, 3> formula_names{"ucb1", "puct", "widening"};

/// The numbers of the nodes in their order. The keys of points are left out, since a machine's byte order shows there.
template <int MaxSeats>
std::uint64_t number_of(const Tree<MaxSeats>& tree) {
  std::uint64_t number = 0;
  const auto add = [&](Link link) { number = summed(number, link.none() ? 0 : link.index() + 1); };
  for (std::size_t i = 0; i < tree.points(); ++i) {
    for (const Link link : {tree[Link{i}].before, tree[Link{i}].first}) add(link);
  }
  for (std::size_t i = 0; i < tree.arms(); ++i) {
    const auto& arm = tree[Link{i}];
    for (const Link link : {arm.point, arm.next}) add(link);
    for (const std::uint32_t count : {arm.move, arm.visits, arm.available}) number = summed(number, count);
    for (const std::int64_t sum : arm.sums) number = summed(number, static_cast<std::uint64_t>(sum));
  }
  return number;
}

constexpr std::uint64_t game_key = 9;

/// The first state from number `from` on in which a seat decides, in a random game.
template <class G>
typename G::State decision(const G& game, std::uint64_t from) {
  Random random{game_key};
  auto state = game.initial();
  for (std::uint64_t i = 0; i < from || !game.actor(state).is_seat(); ++i) {
    game.advance(state, random_move(game, state, random));
  }
  return state;
}

template <class Thumb, class G>
class Title {
 public:
  Title(std::ostream& out, const G& game, std::string_view name) : out_(out), game_(game), name_(name) {}

  void write(std::string_view where, const typename G::State& state) const {
    if constexpr (std::endian::native == std::endian::little) {
      out_ << name_ << ' ' << where << " state " << std::hex << hash(state) << ' '
           << hash(game_.view(state, game_.actor(state).seat())) << std::dec << '\n';
    }
    for (std::size_t formula = 0; formula < formula_names.size(); ++formula) {
      for (const Kind& kind : kinds) {
        out_ << name_ << ' ' << where << ' ' << formula_names[formula] << ' ' << kind.name << ' ';
        const SearchOptions options{kind.opponents, static_cast<Formula>(formula)};
        if (kind.by_thumb) {
          write(state, kind, options, Rollout<Thumb>{{}, {}, kind.cap}, ChoiceFirst<Thumb>{});
        } else {
          write(state, kind, options, Rollout<>{{}, {}, kind.cap}, UniformPriors{});
        }
      }
    }
  }

 private:
  template <class Evaluation, class Priors>
  void write(const typename G::State& state, const Kind& kind, const SearchOptions& options,
             const Evaluation& evaluation, const Priors& priors) const {
    std::vector<SearchNode<G>> nodes(kind.nodes);
    const auto view = game_.view(state, game_.actor(state).seat());
    Search<G, Evaluation, Priors> search{game_, view, nodes, Random{1}, options, evaluation, priors};
    search.run(kind.iterations);
    out_ << to_text(game_, state, search.best()).view() << ' ' << search.tree().points() << ' ' << search.tree().arms()
         << ' ' << std::hex << number_of(search.tree()) << std::dec << '\n';
  }

  std::ostream& out_;
  const G& game_;
  std::string_view name_;
};

/// The lines of a title: at the first decision of a random game, and in its middle.
template <class Thumb, class G>
void write(std::ostream& out, const G& game, std::string_view name) {
  Random random{game_key};
  const auto nodes = playout(game, game.initial(), random, 100'000).nodes;
  const Title<Thumb, G> title{out, game, name};
  title.write("begin", decision(game, 0));
  title.write("middle", decision(game, nodes / 2));
}

constexpr clou::HeistOptions three_thieves{.scenario = "hotel",
                                           .thieves = {clou::Thief::matt, clou::Thief::janet, clou::Thief::trixie}};

std::string searches() {
  std::ostringstream out;
  write<tock::RuleOfThumb>(out, tock::Game<>{}, "tock");
  write<ostfriesenlauf::RuleOfThumb>(out, ostfriesenlauf::Game<>{}, "ostfriesenlauf");
  write<samara::RuleOfThumb>(out, samara::Game<>{}, "samara");
  write<clockman::RuleOfThumb>(out, clockman::Game<>{}, "clockman");
  write<clou::RuleOfThumb>(out, clou::Heist<>{}, "clou");
  write<clou::RuleOfThumb>(out, clou::Heist<three_thieves>{}, "clou-gang");
  write<clou::RuleOfThumb>(out, clou::Campaign<>{}, "clou-campaign");
  return out.str();
}

TEST_CASE("seeded searches: the trees are the same to the last number") {
  std::ifstream in{REGELWERK_TEST_DATA_DIR "/ai/seeded_searches.txt"};
  REQUIRE(in.good());
  std::istringstream found{searches()};
  std::string line;
  std::size_t lines = 0;
  for (std::string expected; std::getline(in, expected); ++lines) {
    if constexpr (std::endian::native != std::endian::little) {
      if (expected.find(" state ") != std::string::npos) continue;
    }
    CHECK(std::getline(found, line).good());
    CHECK(line == expected);
  }
  CHECK(lines == 7 * 2 * (1 + formula_names.size() * kinds.size()));
  CHECK(!std::getline(found, line));
}

}  // namespace
