#include <play/conformance_red.hpp>

// Teams, standings and outcomes that do not fit each other.

namespace {

using namespace conformance_red;

constexpr auto standing_check = [](auto& report, const auto& game, const State& state, Random& /*random*/) {
  conformance::check_standing(report, game, state);
};

struct StandsApart : Sound {
  using Sound::standing;
  [[nodiscard]] auto standing(const State& state) const {
    auto standing = Sound::standing(state);
    standing.values[0] += 1;
    return standing;
  }
};
struct StandsTooHigh : Sound {
  using Sound::standing;
  [[nodiscard]] auto standing(const State& state) const {
    auto standing = Sound::standing(state);
    standing.range.highest = 0;
    return standing;
  }
};
struct LosesSeats : Sound {
  using Sound::standing;
  [[nodiscard]] auto standing(const State& state) const {
    auto standing = Sound::standing(state);
    standing.seats = 3;
    return standing;
  }
};
struct InventsTeams : Sound {
  [[nodiscard]] int team(Seat seat) const { return 7 + Sound::team(seat); }
};
struct ViewStandsElsewhere : Sound {
  using Sound::standing;
  [[nodiscard]] auto standing(const View& view) const {
    auto standing = Sound::standing(view);
    standing.values[1] += 1;
    return standing;
  }
};

TEST_CASE("conformance red: standings") {
  check_red<StandsApart>("a team stands apart", standing_check);
  check_red<StandsTooHigh>("a standing out of its range", standing_check);
  check_red<LosesSeats>("a standing of other seats", standing_check);
  check_red<InventsTeams>("a team that does not exist", standing_check);
  check_red<ViewStandsElsewhere>("a view tells another standing than the state", view_check);
}

struct NarrowScores : Sound {
  [[nodiscard]] ScoreRange score_range() const { return {0, 0}; }
};
struct OtherTeams : Sound {
  [[nodiscard]] int team(Seat seat) const { return seat.index() / 2; }
};
struct SharesPlaceOne : Sound {
  /// The pairs' own outcome, but that others have place 1 and have not won.
  struct Outcome : tock::Outcome {
    [[nodiscard]] SeatSet winners() const { return SeatSet{0b0101}; }
  };
  [[nodiscard]] static std::optional<Outcome> outcome(const auto& /*position*/) {
    return Outcome{{4, {1, 1, 1, 1}, {1, 0, 1, 0}, {}}};
  }
};

TEST_CASE("conformance red: outcomes that do not fit teams and scores") {
  Random random{5};
  State end = Sound{}.initial();
  while (!Sound{}.actor(end).is_nobody()) Sound{}.advance(end, random_move(Sound{}, end, random));
  const auto faults = [&](const auto& game) {
    conformance::Report report;
    conformance::check_outcome(report, game, end);
    return report.faults;
  };
  CHECK(faults(Sound{}).empty());
  CHECK(names(faults(NarrowScores{}), "a score out of its range"));
  CHECK(names(faults(OtherTeams{}), "a team ends apart"));
  CHECK(names(faults(SharesPlaceOne{}), "a winner is not before those who have lost"));
}

}  // namespace
