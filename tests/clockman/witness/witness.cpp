#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <map>

#include <clockman/editions.hpp>
#include <clockman/scattered.hpp>
#include <clockman/witness/witness.hpp>

// The rules a second time: naive.hpp keeps an agenda of texts and walks field by field, and every legal set, weight
// and successor of random games must be the same there and here.

namespace {

using namespace clockman_test;

// CM-15. The way for everybody is a rare one, since figures drift outward by it.
constexpr std::array outwards{Outward::need, Outward::home, Outward::need, Outward::free};

TEST_CASE("two witnesses: legal sets, weights and successors agree with the naive engine") {
  Random random{20};
  int nodes = 0;
  std::map<Phase, int> phases;
  for (int bits = 0; bits < 96; ++bits) {
    const Options options{.seats = 2 + bits % 3,
                          .ones = bits % 16 == 5 ? 3 : 2,
                          .blockades_stay = bits / 3 % 2 == 0,
                          .outward = outwards[static_cast<std::size_t>(bits / 2 % 4)],
                          .transfer = bits / 6 % 2 == 1,
                          .hoarding = static_cast<Hoarding>(bits / 12 % 3),
                          .robbery = bits / 24 % 2 == 1,
                          .rob_date = bits % 5 != 0,
                          .trade = bits / 48 % 2 == 1,
                          .trade_offers = 1 + bits % 4};
    for (const Edition* edition : {&standard_edition, &narrow_edition, &wide_edition}) {
      const auto game = RuntimeGame::make(options, *edition);
      REQUIRE(game.has_value());
      CAPTURE(bits);
      nodes += compare_game(*game, random, 700, phases);
    }
  }
  CHECK(nodes > 100'000);
  // Every kind of node was met but those that random play hardly ever comes to.
  for (int phase = 0; phase < static_cast<int>(Phase::over); ++phase) {
    if (phase != static_cast<int>(Phase::pact) && phase != static_cast<int>(Phase::spare)) {
      CHECK_MESSAGE(phases[static_cast<Phase>(phase)] > 0, word(static_cast<Phase>(phase)));
    }
  }
}

TEST_CASE("two witnesses: pacts and what they bring about") {
  Random random{22};
  std::map<Phase, int> phases;
  for (int bits = 0; bits < 8; ++bits) {
    const Options options{.seats = 3 + bits % 2,
                          .outward = bits == 5 ? Outward::free : Outward::need,
                          .hoarding = Hoarding::extended,
                          .robbery = bits / 2 % 2 == 1,
                          .trade = bits / 4 % 2 == 1};
    compare_game(*RuntimeGame::make(options, bits % 3 == 0 ? narrow_edition : standard_edition), random, 15'000,
                 phases);
  }
  CHECK(phases[Phase::spare] > 0);
  CHECK(phases[Phase::pact] > 0);
}

TEST_CASE("two witnesses: whole games end alike") {
  Random random{21};
  std::map<Phase, int> phases;
  for (const Options& options : {Options{}, Options{.seats = 2}, Options{.seats = 3, .blockades_stay = false}}) {
    const auto game = RuntimeGame::make(options);
    CHECK(compare_game(*game, random, 20'000, phases) < 20'000);
  }
}

TEST_CASE("two witnesses: positions in which windows, proposals and captures crowd") {
  std::map<Phase, int> phases;
  int nodes = 0;
  int positions = 0;
  for (std::uint64_t key = 1; key <= 200; ++key) {
    Random random{key};
    const Options options{.seats = key % 5 == 0 ? 2 : 3 + static_cast<int>(random() % 2),
                          .ones = random() % 8 == 0 ? 3 : 2,
                          .blockades_stay = random() % 4 != 0,
                          .outward = outwards[random() % 4],
                          .transfer = random() % 2 == 0,
                          .hoarding = key % 2 == 0 ? Hoarding::extended : static_cast<Hoarding>(random() % 3),
                          .robbery = random() % 2 == 0,
                          .rob_date = random() % 2 == 0,
                          .trade = random() % 3 != 0,
                          .trade_offers = 1 + static_cast<int>(random() % 4)};
    const Edition* const edition = key % 8 == 0 ? &narrow_edition : key % 8 == 1 ? &wide_edition : &standard_edition;
    const auto game = RuntimeGame::make(options, *edition);
    REQUIRE(game.has_value());
    const Scattered scattered{naive_config(*game), random};
    const std::optional<State> here = scattered.state(*game);
    if (!here) continue;
    CAPTURE(key);
    nodes += compare_on(*game, *here, scattered.position(), random, 200, phases);
    ++positions;
  }
  CHECK(positions > 150);
  CHECK(nodes > 30'000);
  for (const Phase phase : {Phase::before, Phase::trade, Phase::others, Phase::after, Phase::spare, Phase::pact,
                            Phase::guard, Phase::rob, Phase::stay, Phase::veto, Phase::grab, Phase::mix}) {
    CHECK_MESSAGE(phases[phase] > 2, word(phase));
  }
}

}  // namespace
