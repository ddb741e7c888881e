#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <regelwerk/clockman/board/in_force.hpp>
#include <regelwerk/clou/board/in_force.hpp>
#include <regelwerk/ostfriesenlauf/board/in_force.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/regelwerk.hpp>
#include <regelwerk/samara/board/in_force.hpp>
#include <regelwerk/tock/board/in_force.hpp>

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

/// True if the same numbers make the same games under two sets of options.
template <class G>
bool are_same_games(const typename G::Options& a, const typename G::Options& b) {
  const auto one = G::make(a);
  const auto other = G::make(b);
  REQUIRE((one && other));
  Random random{7};
  for (int games = 0; games < 40; ++games) {
    auto state = one->initial();
    auto like = other->initial();
    for (int node = 0; node < 2000; ++node) {
      if (one->count_moves(state) != other->count_moves(like)) return false;
      if (one->actor(state).is_nobody()) break;
      Random same = random;
      const auto move = random_move(*one, state, random);
      if (!(random_move(*other, like, same) == move)) return false;
      one->advance(state, move);
      other->advance(like, move);
    }
    const auto ended = one->outcome(state);
    const auto ended_like = other->outcome(like);
    if (ended.has_value() != ended_like.has_value()) return false;
    if (ended && !(ended->places == ended_like->places)) return false;
  }
  return true;
}

/// Holds what is said of a setting that is the only difference of `played` from `options`: that it is idle, or that
/// nothing is.
template <class G>
void check_idle(const typename G::Options& options, const typename G::Options& played, std::string_view name,
                std::string_view played_as = {}) {
  const auto idle = idle_settings(options);
  CAPTURE(name);
  CHECK(idle.size() == (name.empty() ? 0 : 1));
  CHECK(are_same_games<G>(options, played) == !name.empty());
  CHECK(idle_settings(played).empty());
  if (idle.empty()) return;
  CHECK(idle[0].name == name);
  CHECK(idle[0].played_as == played_as);
}

TEST_CASE("idle settings: Tock") {
  using namespace tock;
  for (int seats = min_seats; seats <= max_seats; ++seats) {
    const Options free{.seats = seats, .quick_start = true};
    for (const Mode mode : {Mode::two_pairs, Mode::three_pairs}) {
      Options options = free;
      options.mode = mode;
      const bool in_teams = seats == 4 || (seats == 6 && mode == Mode::three_pairs);
      CAPTURE(seats);
      if (!in_teams) check_idle<RuntimeGame>(options, free, "mode", "free_for_all");
      if (in_teams && !(seats == 4 && mode == Mode::three_pairs)) check_idle<RuntimeGame>(options, free, "");
    }
  }
  check_idle<RuntimeGame>({.mode = Mode::three_pairs}, {.mode = Mode::two_pairs}, "mode", "two_pairs");
}

TEST_CASE("idle settings: Ostfriesenlauf") {
  using ostfriesenlauf::RuntimeGame;
  check_idle<RuntimeGame>({.seats = 4, .unowned_wins = false}, {.seats = 4}, "unowned_wins");
  check_idle<RuntimeGame>({.seats = 3, .unowned_wins = false}, {.seats = 3}, "");
}

TEST_CASE("idle settings: Samara") {
  using samara::Options;
  using samara::RuntimeGame;
  const Options usual{.seats = 2};
  for (const Options& options :
       {Options{.seats = 2, .specials = false}, Options{.seats = 2, .start_month = 1},
        Options{.seats = 2, .last_half_year = 1}, Options{.seats = 2, .spare_helpers = true}}) {
    check_idle<RuntimeGame>(options, usual, "");
  }
}

TEST_CASE("idle settings: Clockman") {
  using namespace clockman;
  const Options usual{.seats = 2};
  check_idle<RuntimeGame>({.seats = 2, .rob_date = false}, usual, "rob_date");
  check_idle<RuntimeGame>({.seats = 2, .robbery = true, .rob_date = false}, {.seats = 2, .robbery = true}, "rob_date");
  // The sentence that is shown with it says why.
  CHECK(info(Rule::robbery).sentence.find("without transfer that changes nothing") != std::string_view::npos);
  check_idle<RuntimeGame>({.seats = 2, .transfer = true, .rob_date = false}, {.seats = 2, .transfer = true},
                          "rob_date");
  check_idle<RuntimeGame>({.seats = 2, .trade_offers = 1}, usual, "trade_offers");
  check_idle<RuntimeGame>({.seats = 2, .trade = true, .trade_offers = 1}, {.seats = 2, .trade = true}, "");
  const auto robbers = [](bool rob_date) {
    return Options{.seats = 2, .transfer = true, .hoarding = Hoarding::extended, .robbery = true, .rob_date = rob_date};
  };
  check_idle<RuntimeGame>(robbers(false), robbers(true), "");
  for (const Options& options :
       {Options{.seats = 2, .ones = 3}, Options{.seats = 2, .blockades_stay = false},
        Options{.seats = 2, .outward = Outward::free}, Options{.seats = 2, .transfer = true},
        Options{.seats = 2, .hoarding = Hoarding::one}, Options{.seats = 2, .robbery = true}}) {
    check_idle<RuntimeGame>(options, usual, "");
  }
}

TEST_CASE("idle settings: Clou") {
  using namespace clou;
  // Janet's sheet of the standard edition fires no shift and Bruce's no fill: those of others do.
  constexpr ThiefSet gang = {Thief::matt, Thief::trixie};
  const HeistOptions usual{.thieves = gang};
  check_idle<RuntimeHeist>({.thieves = gang, .use_dice = UseDice::may}, usual, "");
  check_idle<RuntimeHeist>({.thieves = gang, .fill_free = false}, usual, "");
  check_idle<RuntimeHeist>({.thieves = gang, .clamp_dice = true}, usual, "");
  check_idle<RuntimeHeist>({.thieves = gang, .specials = Specials::gang}, usual, "");
  check_idle<RuntimeHeist>({.specials = Specials::gang}, {}, "specials", "own");
  check_idle<RuntimeHeist>({.scenario = "concert", .specials = Specials::gang}, {.scenario = "concert"}, "");
  check_idle<RuntimeCampaign>({.experience_resets = true}, {}, "");
  check_idle<RuntimeCampaign>({.specials = Specials::gang}, {}, "");
  check_idle<RuntimeCampaign>({.tree_way = TreeWay::last}, {}, "");
}

}  // namespace
