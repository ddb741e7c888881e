#include "position.hpp"

#include <cmath>
#include <map>

#include <regelwerk/play.hpp>

// Resampling against exact enumeration: every way to lay single unseen cards out is as likely as any other.

using namespace clockman_test;
using regelwerk::Random;
using regelwerk::spectator;

namespace {

using Shares = std::map<std::string, double>;
using Counts = std::map<std::string, int>;

/// How much more the frequencies stray than they should, as chi square in standard deviations.
double strays(const Shares& ways, const Counts& counts, int draws) {
  double total = 0;
  for (const auto& [key, share] : ways) total += share;
  double chi_square = 0;
  for (const auto& [key, share] : ways) {
    const double due = draws * share / total;
    const double seen = counts.contains(key) ? counts.at(key) : 0;
    chi_square += (seen - due) * (seen - due) / due;
  }
  const double freedom = static_cast<double>(ways.size()) - 1;
  return (chi_square - freedom) / std::sqrt(2 * freedom);
}

/// The same weight for everything, to see that the check tells it from the right ones.
Shares uniform(Shares ways) {
  for (auto& [key, share] : ways) share = 1;
  return ways;
}

constexpr int draws = 20'000;

}  // namespace

TEST_CASE("CM-40: unseen symbol cards are as likely in every unseen place") {
  const RuntimeGame game = with({.seats = 3});
  State state = position(game, {.figures = "1.1", .symbols = {"AAAAAB", "BC", "D"}});
  // Few unseen cards: three A, two B, one C, one D; the others lie shown.
  const Symbols unseen_pile = symbol_cards_of("AAB");
  state.put_back = state.draw_pile - unseen_pile;
  state.draw_pile = unseen_pile;
  REQUIRE(game.validate(state).empty());
  const std::string unseen = "AABBCD";
  Shares ways;
  for (std::size_t i = 0; i < unseen.size(); ++i) {
    for (std::size_t j = i + 1; j < unseen.size(); ++j) {
      for (std::size_t k = 0; k < unseen.size(); ++k) {
        if (k != i && k != j) ways[std::string{unseen[i], unseen[j], '/', unseen[k]}] += 1;
      }
    }
  }
  Random random{4};
  Counts counts;
  const View view = game.view(state, seat(0));
  for (int i = 0; i < draws; ++i) {
    const State drawn_state = game.resample(view, random);
    const std::string key = hand(drawn_state, 1) + "/" + hand(drawn_state, 2);
    REQUIRE(ways.contains(key));
    CHECK(letters_of(drawn_state.hand(seat(1)) + drawn_state.hand(seat(2)) + drawn_state.draw_pile) == unseen);
    ++counts[key];
  }
  CHECK(strays(ways, counts, draws) < 5);
  CHECK(strays(uniform(ways), counts, draws) > 5);
}

TEST_CASE("CM-43, CM-61: unseen on-demand cards, one of them a veto where its window is open") {
  // Seat 1 holds two cards and is asked for a veto. Of the 16 on-demand cards seat 0 holds the five free.
  const Setting setting{.roll = 2, .figures = "1.0", .cards = {"free free free free free", "veto stay"}};
  const State state = after(four, position(four, setting), "go:1.2 e:lose");
  std::vector<std::string> unseen;
  for_each_word("stay stay stay guard guard veto veto add+1 add+2 add-1 swap",
                [&](std::string_view word) { unseen.emplace_back(word); });
  Shares ways;
  for (std::size_t i = 0; i < unseen.size(); ++i) {
    for (std::size_t j = i + 1; j < unseen.size(); ++j) {
      if (unseen[i] == "veto" || unseen[j] == "veto")
        ways[std::min(unseen[i], unseen[j]) + std::max(unseen[i], unseen[j])] += 1;
    }
  }
  Random random{5};
  Counts counts;
  const View view = four.view(state, seat(0));
  for (int i = 0; i < draws; ++i) {
    const State drawn_state = four.resample(view, random);
    std::vector<std::string> held;
    for (int kind = 0; kind < card_kinds; ++kind) {
      const Card of{kind};
      for (int left = drawn_state.events.count(four.layout().deck, of, Spot::hand(seat(1))); left > 0; --left) {
        held.emplace_back(of.info().token);
      }
    }
    REQUIRE(held.size() == 2);
    const std::string key = std::min(held[0], held[1]) + std::max(held[0], held[1]);
    REQUIRE(ways.contains(key));
    ++counts[key];
  }
  CHECK(strays(ways, counts, draws) < 5);
  CHECK(strays(uniform(ways), counts, draws) > 5);
}
