#include <clou/campaign_scene.hpp>

#include <cstdint>
#include <vector>

#include <regelwerk/play.hpp>

using namespace clou_test;
using regelwerk::Random;
using regelwerk::Seat;
using regelwerk::spectator;
using regelwerk::Viewer;

namespace {

constexpr Seat gang_seat{0};

/// One position of every kind of node that is not chance.
std::vector<State> heist_nodes() {
  const State round = after(matt_and_bruce, position(matt_and_bruce), "roll:666 lapse");
  return {round, after_lapses(matt_and_bruce, round),
          after(matt_and_bruce, position(matt_and_bruce), "roll:122 mark:matt:clever.1:5=1+2+2 done"),
          position(matt_and_bruce, "phase=driver time=8 alarm=1"),
          after(matt_and_bruce, position(matt_and_bruce), "roll:122 done")};
}
std::vector<State> campaign_nodes() {
  const State begin = duo.initial();
  return {begin, after(duo, begin, "gift:scouting"), after(duo, begin, "gift:scouting gang:matt+janet"),
          after(duo, begin, "gift:pimping gang:trixie+bruce"),
          edited(duo, after(duo, begin, "gift:nothing"), "phase=wages heists=1 rest=12 jail=matt entered=2")};
}

/// The events of a move, as one viewer sees them.
template <class G>
Events seen(const G& game, const State& state, Move move, Viewer viewer) {
  Events events;
  static_cast<void>(game.play(state, move, [&](const Event& event) { events.push_back(game.shown(event, viewer)); }));
  return events;
}

template <class G>
void check_answers(const G& game, const State& state) {
  CAPTURE(line_of(game, state));
  const View own = game.view(state, gang_seat);
  const View other = game.view(state, spectator);
  CHECK(game.moves(own) == game.moves(state));
  CHECK(game.moves(other).empty());
  CHECK(game.actor(own) == game.actor(state));
  CHECK(game.actor(other) == game.actor(state));
  Random random{3};
  for (int i = 0; i < 500; ++i) {
    const Move move = Move::from_code(static_cast<std::uint32_t>(random()) & ((1U << Move::code_bits) - 1U));
    CHECK(game.why_not(own, move) == game.why_not(state, move));
    CHECK(game.why_not(other, move) == Rule::one_gang);
  }
  for (const Move move : game.moves(state)) {
    CHECK(!game.why_not(own, move));
    CHECK(game.why_not(other, move) == Rule::one_gang);
    const auto text = to_text(game, own, move);
    CHECK(text == to_text(game, state, move));
    CHECK(*parse_move(game, own, text) == move);
    CHECK(*parse_move(game, other, text) == move);
  }
}

}  // namespace

TEST_CASE("CL-1: a view is the whole state, for the gang and for those who only watch") {
  for (const Viewer viewer : {Viewer{gang_seat}, spectator}) {
    for (const State& state : heist_nodes()) {
      CHECK(matt_and_bruce.view(state, viewer).state == state);
      CHECK(matt_and_bruce.view(state, viewer).viewer == viewer);
    }
    for (const State& state : campaign_nodes()) {
      CHECK(duo.view(state, viewer).state == state);
      CHECK(duo.view(state, viewer).viewer == viewer);
    }
  }
}

TEST_CASE("CL-1, CL-8: nothing that a move does is hidden from anybody") {
  const State begin = matt_and_bruce.initial();
  std::vector<View> views;
  for (const Move move : matt_and_bruce.moves(begin)) {
    const View view = matt_and_bruce.view(matt_and_bruce.play(begin, move), spectator);
    for (const View& other : views) CHECK(!(view == other));
    views.push_back(view);
  }
  CHECK(views.size() == 56);
  for (const State& state : heist_nodes()) {
    for (const Move move : matt_and_bruce.moves(state)) {
      Events events;
      static_cast<void>(matt_and_bruce.play(state, move, [&](const Event& event) { events.push_back(event); }));
      CHECK(!events.empty());
      CHECK(seen(matt_and_bruce, state, move, gang_seat) == events);
      CHECK(seen(matt_and_bruce, state, move, spectator) == events);
    }
  }
}

TEST_CASE("CL-1: a view gives the moves of the gang, and a spectator none") {
  for (const State& state : heist_nodes()) {
    if (state.phase != Phase::over) check_answers(matt_and_bruce, state);
  }
  for (const State& state : campaign_nodes()) check_answers(duo, state);
}

TEST_CASE("CL-8, CL-59, CL-65: where chance decides, or nobody, a view gives no moves") {
  const State over = after(matt_and_bruce, position(matt_and_bruce), "roll:122 done");
  CHECK(over.phase == Phase::over);
  for (const State& state :
       {position(matt_and_bruce), position(matt_and_bruce, "phase=drive time=8 alarm=1 acting=matt"), over}) {
    for (const Viewer viewer : {Viewer{gang_seat}, spectator}) {
      CHECK(matt_and_bruce.moves(matt_and_bruce.view(state, viewer)).empty());
      CHECK(matt_and_bruce.why_not(matt_and_bruce.view(state, viewer), rolled(0)));
    }
  }
  CHECK(matt_and_bruce.actor(matt_and_bruce.view(position(matt_and_bruce), gang_seat)).is_chance());
  CHECK(matt_and_bruce.actor(matt_and_bruce.view(over, gang_seat)).is_nobody());
}

TEST_CASE("CL-1: the one state that a view allows is the state") {
  Random random{7};
  for (const Viewer viewer : {Viewer{gang_seat}, spectator}) {
    for (const State& state : heist_nodes())
      CHECK(matt_and_bruce.resample(matt_and_bruce.view(state, viewer), random) == state);
    for (const State& state : campaign_nodes()) CHECK(duo.resample(duo.view(state, viewer), random) == state);
  }
}
