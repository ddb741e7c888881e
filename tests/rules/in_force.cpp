#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <type_traits>
#include <vector>

#include <regelwerk/clockman/in_force.hpp>
#include <regelwerk/clou/in_force.hpp>
#include <regelwerk/ostfriesenlauf/in_force.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/regelwerk.hpp>
#include <regelwerk/samara/in_force.hpp>
#include <regelwerk/tock/in_force.hpp>

// Which rules matter under which options: no other one tells an event, and by the options each rule that depends on
// them is in force and is not. Refusals are not asked for: what only an option allows is refused by its rule without
// it.

namespace {

using namespace regelwerk;

/// The rules of the events of a random game.
template <class G>
std::vector<bool> seen_in_game(const G& game, Random& random) {
  std::vector<bool> seen(G::rules.size());
  auto state = game.initial();
  for (int node = 0; node < 400 && !game.actor(state).is_nobody(); ++node) {
    game.advance(state, random_move(game, state, random),
                 [&](const typename G::Event& event) { seen[static_cast<std::size_t>(event.rule)] = true; });
  }
  return seen;
}

/// Plays under options; the rules that are in force.
template <class G>
std::vector<bool> play_under(const typename G::Options& options, Random& random) {
  const auto game = G::make(options);
  REQUIRE(game.has_value());
  std::vector<bool> force(G::rules.size());
  for (std::size_t i = 0; i < force.size(); ++i) force[i] = in_force(options, static_cast<typename G::Rule>(i));
  for (int games = 0; games < 12; ++games) {
    const auto seen = seen_in_game(*game, random);
    for (std::size_t i = 0; i < force.size(); ++i) {
      const std::string id{G::rules[i].id};
      CAPTURE(id);
      CHECK((force[i] || !seen[i]));
    }
  }
  return force;
}

/// The IDs of rules that are in force under some of the options and not under others.
template <class G>
std::string depending(const std::vector<typename G::Options>& all) {
  Random random{5};
  std::vector<std::vector<bool>> forces;
  for (const auto& options : all) forces.push_back(play_under<G>(options, random));
  std::string ids;
  for (std::size_t i = 0; i < G::rules.size(); ++i) {
    bool is_ever = false;
    bool is_always = true;
    for (const auto& force : forces) {
      is_ever = is_ever || force[i];
      is_always = is_always && force[i];
    }
    const std::string id{G::rules[i].id};
    CAPTURE(id);
    if (!std::is_same_v<typename G::Options, clou::HeistOptions>) CHECK(is_ever);
    if (is_ever && !is_always) ids += (ids.empty() ? "" : " ") + id;
  }
  return ids;
}

TEST_CASE("rules in force: Tock") {
  using namespace tock;
  CHECK(
      depending<RuntimeGame>({Options{.seats = 2}, Options{.seats = 5, .mode = Mode::two_pairs, .seven = Seven::single},
                              Options{.mode = Mode::two_pairs, .quick_start = true},
                              Options{.seats = 6, .mode = Mode::three_pairs, .quick_start = true},
                              Options{.seats = 3, .quick_start = true, .own_start = OwnStart::closed}}) ==
      "TK-7 TK-11 TK-26 TK-27 TK-28 TK-30 TK-34 TK-35 TK-39");
}

TEST_CASE("rules in force: Ostfriesenlauf") {
  using namespace ostfriesenlauf;
  CHECK(depending<RuntimeGame>(
            {Options{.seats = 1}, Options{.seats = 4}, Options{.seats = 3, .unowned_wins = false}}) == "OL-23 OL-24");
}

TEST_CASE("rules in force: Samara") {
  using namespace samara;
  CHECK(
      depending<RuntimeGame>({Options{.seats = 2, .specials = false}, Options{.seats = 5},
                              Options{.seats = 3, .last_half_year = 1}, Options{.seats = 2, .spare_helpers = true}}) ==
      "SM-14 SM-26 SM-27 SM-28 SM-29 SM-30 SM-31 SM-32 SM-33 SM-34 SM-35 SM-36 SM-37 SM-38 SM-39 SM-40 SM-41 "
      "SM-43 SM-47 SM-49");
}

TEST_CASE("rules in force: Clockman") {
  using namespace clockman;
  CHECK(depending<RuntimeGame>({Options{.seats = 2}, Options{.seats = 3, .transfer = true},
                                Options{.seats = 2, .hoarding = Hoarding::one, .robbery = true},
                                Options{.seats = 2, .trade = true}, all_extra_rules}) ==
        "CM-71 CM-72 CM-73 CM-74 CM-75 CM-76 CM-77");
}

TEST_CASE("rules in force: Clou") {
  using namespace clou;
  constexpr ThiefSet two = {Thief::matt, Thief::trixie};
  CHECK(depending<RuntimeHeist>({HeistOptions{}, HeistOptions{.scenario = "concert", .thieves = two},
                                 HeistOptions{.scenario = "hotel", .fill_free = false},
                                 HeistOptions{.scenario = "glassworks", .thieves = two},
                                 HeistOptions{.scenario = "museum", .thieves = two}}) == "CL-44 CK-32 CK-33 CK-34");
  CHECK(depending<RuntimeCampaign>({CampaignOptions{}, CampaignOptions{.players = 2, .fill_free = false}}) == "CL-44");
}

}  // namespace
