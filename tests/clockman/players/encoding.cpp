#include <doctest/doctest.h>

#include <cstdint>
#include <string>

#include <clockman/editions.hpp>
#include <clockman/turning.hpp>
#include <encoding.hpp>
#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/players/encoding.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clockman;

constexpr Options with_seats(Options options, int seats) {
  options.seats = seats;
  return options;
}
constexpr Options loose_rules{.blockades_stay = false, .outward = Outward::free, .hoarding = Hoarding::one};

/// True for nodes that few games have: some are captured while others are asked, or figures are sent back.
bool is_rare(const Table& table) {
  return !table.captured.empty() || (table.card.has(Effect::oback) && !table.arriving.empty());
}

/// The same position, with the places of the board gone on like the seats: every seat sees the same, and may do the
/// same with the same results.
template <Options Chosen, int By>
class TurnedCheck {
 public:
  explicit TurnedCheck(encoding::Tally& tally) : tally_(tally) {}

  void node(const State& state) {
    const State gone_on = seats_.turned(game_.layout(), state);
    // CM-66. Starting rolls begin with seat 0, wherever it sits.
    const bool starts = state.table.phase == Phase::start_roll;
    tally_.expect(starts || other_.validate(gone_on).empty(), "a turned state is broken");
    for (int seat = 0; seat < game_.seats(); ++seat) {
      seen(game_.view(state, Seat{seat}), other_.view(gone_on, seats_.turned(Seat{seat})));
      if (game_.actor(state).is(Seat{seat})) played(state, gone_on, Seat{seat});
    }
  }

 private:
  void seen(const View& view, const View& view_turned) {
    const bool same = encoding::bits_of(encoding::observed(tally_, game_, view)) ==
                      encoding::bits_of(encoding::observed(tally_, other_, view_turned));
    tally_.expect(same, "turning shows");
    ++tally_.views;
    ++tally_.turned;
  }
  void played(const State& state, const State& gone_on, Seat seat) {
    const View view = game_.view(state, seat);
    const View view_turned = other_.view(gone_on, seats_.turned(seat));
    int left = 0;
    other_.for_each_move(view_turned, [&](const Move&) { ++left; });
    game_.for_each_move(view, [&](const Move& move) {
      --left;
      const Move move_turned = seats_.turned(move);
      if (!tally_.expect(!other_.why_not(view_turned, move_turned), "a move is missing when turned")) return;
      tally_.expect(policy_index(game_, view, move) == policy_index(other_, view_turned, move_turned),
                    "a move has another index when turned");
      tally_.expect(other_.play(gone_on, move_turned) == seats_.turned(game_.layout(), game_.play(state, move)),
                    "a move does something else when turned");
      ++tally_.moves;
    });
    tally_.expect(left == 0, "other moves when turned");
  }

  encoding::Tally& tally_;
  Game<Chosen> game_;
  turning::TurnedGame<Chosen, By> other_;
  turning::Seats seats_{Chosen.seats, By};
};

/// Random games; `visit(state)` at every node, until it answers false.
template <class G, class Visit>
void play(const G& game, int games, std::uint64_t key, const Visit& visit) {
  auto random = Random::stream(key, 0);
  for (int i = 0; i < games; ++i) {
    State state = game.initial();
    for (int node = 0; node < 1'500 && !game.actor(state).is_nobody(); ++node) {
      if (!visit(state)) return;
      game.advance(state, random_move(game, state, random));
    }
  }
}

template <Options Chosen, int By>
void check_turned(encoding::Tally& tally, int games = 1) {
  TurnedCheck<Chosen, By> check{tally};
  play(Game<Chosen>{}, games, By, [&](const State& state) {
    if (games == 1 || is_rare(state.table)) check.node(state);
    return true;
  });
}

}  // namespace

TEST_CASE("encodings: every view has its observation, every legal move its index") {
  encoding::Tally tally;
  for (const Options& options : {Options{}, all_extra_rules, loose_rules, with_seats(all_extra_rules, 3),
                                 with_seats(all_extra_rules, 2), with_seats(loose_rules, 2),
                                 Options{.seats = 3, .ones = 3, .robbery = true, .trade = true, .trade_offers = 4}}) {
    const auto game = RuntimeGame::make(options).value();
    encoding::play_games(tally, game, encoding::NotTurned{}, {.key = 11, .games = 3, .every = 20, .spaces = 3});
  }
  // Boards of other sizes, and decks by which windows are common.
  for (const Edition* edition : {&narrow_edition, &wide_edition}) {
    const auto game = RuntimeGame::make(all_extra_rules, *edition).value();
    encoding::play_games(tally, game, encoding::NotTurned{}, {.key = 12, .games = 3, .every = 20, .spaces = 3});
  }
  {
    // CM-26, CM-49, CM-56, CM-75. What one game in a hundred shows.
    const auto game = RuntimeGame::make(all_extra_rules).value();
    State state = game.initial();
    state.table.captured.insert(Seat{2});
    state.table.arriving.insert(Seat{3});
    state.table.goer = Seat{3};
    state.table.card = first_card(Effect::oback);
    state.table.pacts.insert(Seat{0}, Seat{3});
    const auto show = [&] {
      encoding::note_planes(tally, game, encoding::observed(tally, game, game.view(state, Seat{1})));
    };
    show();
    state.table.phase = Phase::guard;
    state.table.card = first_card(Effect::grab);
    state.table.wanted = Digit::two;
    show();
  }
  encoding::settle(tally);
}

TEST_CASE("CM-7: turning the seats with their places changes no observation and no index") {
  encoding::Tally tally;
  check_turned<all_extra_rules, 1>(tally);
  check_turned<all_extra_rules, 2>(tally);
  check_turned<all_extra_rules, 3>(tally);
  check_turned<with_seats(all_extra_rules, 3), 1>(tally);
  check_turned<with_seats(all_extra_rules, 3), 2>(tally);
  check_turned<with_seats(all_extra_rules, 2), 1>(tally);
  check_turned<loose_rules, 1>(tally);
  check_turned<all_extra_rules, 1>(tally, 80);
  encoding::settle(tally);
}

TEST_CASE("CM-7: turned places are those of an edition whose entries, junctions and last blockades have gone on") {
  const auto is_real = [](const Layout& turned, const Options& options, int quarters) {
    const Edition edition = turning::turned(standard_edition, quarters);
    CHECK(validate(edition).empty());
    const Layout layout = make_layout(options, edition);
    CHECK(turned.entry == layout.entry);
    CHECK(turned.junction == layout.junction);
    CHECK(turned.last_pose == layout.last_pose);
  };
  is_real(turning::TurnedSetup<Options, Options{}, 1>::layout(), Options{}, 1);
  is_real(turning::TurnedSetup<Options, Options{}, 3>::layout(), Options{}, 3);
  is_real(turning::TurnedSetup<Options, with_seats({}, 2), 1>::layout(), with_seats({}, 2), 2);
}

TEST_CASE("CM-8, CM-10: the board tells apart the seats of one edition") {
  const Game<> game;
  encoding::Tally tally;
  const auto seen_by = [&](int seat) { return encoding::observed(tally, game, game.view(game.initial(), Seat{seat})); };
  CHECK(seen_by(0) != seen_by(1));
  CHECK(seen_by(0) != seen_by(2));
  CHECK(tally.faults.empty());
}

TEST_CASE("encodings: fixed and chosen rules number and show alike") {
  encoding::Tally tally;
  const Game<all_extra_rules> fixed;
  encoding::play_twins(tally, fixed, RuntimeGame::make(all_extra_rules).value(), {.nodes = 400});
  CHECK(tally.faults.empty());
}

TEST_CASE("encodings: sizes are constants of the rules") {
  static_assert(policy_size(Game<>{}) == 256 && observation_size(Game<>{}) == 1'795);
  static_assert(policy_size(Game<with_seats({}, 2)>{}) == 236 && observation_size(Game<with_seats({}, 2)>{}) == 1'283);
  static_assert(policy_size(Game<all_extra_rules>{}) == 706 && observation_size(Game<all_extra_rules>{}) == 2'849);
  static_assert(proposal_count(2) == 102 && proposal_count(3) == 252 && proposal_count(4) == 450);
  CHECK(true);
}
