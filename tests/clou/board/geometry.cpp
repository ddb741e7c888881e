#include <geometry.hpp>

#include <doctest/doctest.h>

#include <string_view>

#include <regelwerk/clou.hpp>
#include <regelwerk/clou/board/geometry.hpp>

#include <clou/editions.hpp>
#include <clou/random_edition.hpp>

namespace regelwerk::clou {
namespace {

constexpr int longest_step = 2'700;

TEST_CASE("CL-26 CL-45: the plans and sheets of a heist have their places, whatever the gang") {
  for (const Plan& plan : standard_edition.plans) {
    for (unsigned gang = 1; gang < all_thieves.bits(); ++gang) {
      CAPTURE(plan.name);
      CAPTURE(gang);
      const auto game = RuntimeHeist::make({.scenario = Word{plan.name}, .thieves = ThiefSet{gang}});
      if (!game) continue;
      layouts::check(*game, longest_step);
      CHECK(boards(*game) == 1 + ThiefSet{gang}.size());
    }
  }
}

TEST_CASE("CK-2: the plans and sheets of a campaign have their places") {
  for (int players = 1; players <= max_players; ++players) {
    const auto game = *RuntimeCampaign::make({.players = players});
    layouts::check(game, longest_step);
    CHECK(boards(game) == campaign_heists + 1 + thief_count);
  }
}

TEST_CASE("other sheets, plans and campaign sheets have their places as well") {
  layouts::check(*RuntimeCampaign::make({}, cellar_edition), longest_step);
  Random random{7};
  for (int i = 0; i < 40; ++i) {
    const Edition edition = clou_test::random_edition(cellar_edition, random, 60);
    CAPTURE(i);
    if (const auto game = RuntimeCampaign::make({}, edition)) layouts::check(*game, longest_step);
  }
}

TEST_CASE("CL-45: what belongs to a challenge lies in it, and a challenge in its room") {
  const auto game = *RuntimeHeist::make({});
  const auto board = geometry(game);
  const PlanLayout& plan = game.layout().plans[0];
  for (std::size_t demand = 0; demand < plan.demand_count; ++demand) {
    const auto& here = board[board_place(BoardKind::demand, demand)];
    const auto& challenge = board[static_cast<std::size_t>(here.inside)];
    CHECK(challenge.place == board_place(BoardKind::challenge, plan.places[demand].challenge));
    const auto& room = board[static_cast<std::size_t>(challenge.inside)];
    CHECK(room.place == board_place(BoardKind::room, plan.challenges[plan.places[demand].challenge].room));
  }
}

TEST_CASE("places are called as in moves and states") {
  const auto game = *RuntimeCampaign::make({});
  CHECK(board_name(game, 1) == "hotel");
  CHECK(board_name(game, 3) == "campaign");
  CHECK(board_name(game, 4) == "matt");
  CHECK(word_of(game, board_place(BoardKind::room, 0), 1) == std::string_view{"street"});
  CHECK(word_of(game, board_place(BoardKind::challenge, 5), 1) == std::string_view{"keyboard"});
  CHECK(word_of(game, board_place(BoardKind::demand, 0), 1) == std::string_view{"porter.1.1"});
  CHECK(word_of(game, board_place(TrackKind::escape), 1) == std::string_view{"escape"});
  CHECK(word_of(game, board_place(Element{Group::pyramid, 5}), 6) == std::string_view{"pyramid.6"});
  CHECK(word_of(game, board_place(Element{Group::area, 1}), 3) == std::string_view{"exp1.2"});
  CHECK(word_of(game, board_place(BoardKind::area, 0), 3) == std::string_view{"exp1"});
  CHECK(word_of(game, board_place(BoardKind::item, 3), 3) == std::string_view{"affair"});
  CHECK(word_of(game, board_place(BoardKind::heist, 2), 3) == std::string_view{"concert"});
}

// A layout that is made prettier gets another number; another compiler or machine must not bring that about.
TEST_CASE("everything lies where it lies on every platform") {
  CHECK(layouts::fingerprint(*RuntimeCampaign::make({})) == 1053375194U);
}

}  // namespace
}  // namespace regelwerk::clou
