#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <history.hpp>
#include <recall.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/view/recall.hpp>
#include <regelwerk/play.hpp>

// What a player of Ostfriesenlauf remembers, against the whole history of what it was shown. Every back has a history
// of its own.

namespace {

using namespace regelwerk;
using namespace regelwerk::ostfriesenlauf;
using history::Counts;
using history::Log;
using history::Places;
using history::Step;
using recall::Checked;

constexpr int holders = max_seats + runner_count;

Counts counts_of(Stack cards) {
  Counts counts(cards_per_stack);
  for (int slot = 0; slot < cards_per_stack; ++slot) {
    counts[static_cast<std::size_t>(slot)] = cards.count(static_cast<Slot>(slot));
  }
  return counts;
}

/// Where the cards of one back lie; what the viewer itself has laid counts as its own.
template <class G>
Places places_of(const G& game, const State& state, Viewer viewer, Place back) {
  const Counts none(cards_per_stack);
  Places places{std::vector<Counts>(holders, none), none, counts_of(state.stack(back)),
                counts_of(cards_played(game.layout(), state)[index(back)])};
  const auto put = [&](bool own, int holder, Card card) {
    if (card.back() != back) return;
    ++(own ? places.own : places.held[static_cast<std::size_t>(holder)])[static_cast<std::size_t>(card.slot())];
  };
  for (int seat = 0; seat < game.seats(); ++seat) {
    state.hand(Seat{seat}).for_each_card([&](Card card) { put(viewer.is(Seat{seat}), seat, card); });
  }
  for (std::size_t turn = 0; turn < runner_count; ++turn) {
    if (state.laid[turn].none()) continue;
    const int runner = state.table.race.at(place_in_turn(static_cast<int>(turn))).index();
    put(runner < game.seats() && viewer.is(Seat{runner}), max_seats + runner, state.laid[turn].card());
  }
  return places;
}

using Logs = std::array<Log, stack_count>;

template <class G>
void note(const G& game, Logs& logs, const View& before, const Event& event) {
  Log& log = logs[index(event.back)];
  const Viewer viewer = before.viewer;
  const int seat = event.seat.index();
  const int runner = event.runner.index();
  const bool owned = runner < game.seats();
  const bool own_runner = owned && viewer.is(Seat{runner});
  const auto slot = [&] { return static_cast<int>(game.layout().card(event.back, event.face)->slot()); };
  switch (event.kind) {
    case EventKind::card_dealt:
    case EventKind::card_drawn:
      return log.add(viewer.is(event.seat) ? history::Entry{Step::own_draw, 0, slot()}
                                           : history::Entry{Step::draw, seat});
    case EventKind::card_laid:
      if (own_runner) return;
      return log.add(owned ? history::Entry{Step::move, runner, max_seats + runner}
                           : history::Entry{Step::draw, max_seats + runner});
    case EventKind::card_revealed:
      return log.add(own_runner ? history::Entry{Step::own_play, 0, slot()}
                                : history::Entry{Step::reveal, max_seats + runner, slot()});
    case EventKind::stack_refilled:
      return log.add({Step::refill, 0, 0, 0, counts_of(before.played[index(event.back)])});
    default:
      return;
  }
}

template <class G>
Log::Answer allows(const G& game, const Logs& logs, const State& world, Viewer viewer) {
  Log::Answer answer = Log::Answer::yes;
  for (const Place back : all_places) {
    const auto next = logs[index(back)].allows(places_of(game, world, viewer, back), history::AnyNode{}, 3'000);
    if (next == Log::Answer::no) return next;
    if (next == Log::Answer::too_long) answer = next;
  }
  return answer;
}

template <class G>
Checked check(const G& game, std::uint64_t key, int games, int wanted) {
  Checked result;
  Random random{key};
  for (int i = 0; i < games; ++i) {
    std::vector<Logs> logs;
    for (int seat = 0; seat <= game.seats(); ++seat) {
      const Viewer viewer = seat == game.seats() ? spectator : Viewer{Seat{seat}};
      Logs each;
      for (const Place back : all_places) {
        each[index(back)] = Log{places_of(game, game.initial(), viewer, back)};
      }
      logs.push_back(each);
    }
    recall::follow(
        game, random, 1'000, [](const State&, const Move&) {},
        [&](std::size_t number, const View& view, const Event& event) { note(game, logs[number], view, event); },
        [&](const State& state, const auto& all) {
          for (std::size_t number = 0; number < all.size(); ++number) {
            const auto& each = all[number];
            recall::check_truth(game, each, state, result);
            if (draw_below(random, 16) != 0) continue;
            recall::check_world(game, each, random, result,
                                [&](const State& world) { return allows(game, logs[number], world, each.viewer); });
            for (const Place back : all_places) {
              const HiddenStack& stack = each.memory.stacks[index(back)];
              const Log& log = logs[number][index(back)];
              if (result.all.times >= wanted || stack.top() == 0 || log.size() > 70) continue;
              recall::check_weights(stack, log, places_of(game, state, each.viewer, back), 150, result.all);
            }
          }
        });
  }
  recall::tell(result);
  return result;
}

}  // namespace

TEST_CASE("OL-21 recall: worlds contradict nothing that was seen, and weigh what histories count") {
  SUBCASE("four seats") {
    const RuntimeGame game = *RuntimeGame::make({.seats = 4});
    const Checked found = check(game, 1, 40, 30);
    CHECK(found.draws > 1'000);
    CHECK(found.contradictions + found.inexact_contradictions == 0);
    CHECK(found.without > 200);
    CHECK(found.inexact * 10 < found.nodes);
  }
  SUBCASE("two seats and unowned runners") {
    const RuntimeGame game = *RuntimeGame::make({.seats = 2});
    const Checked found = check(game, 2, 60, 60);
    CHECK(found.draws > 100);
    CHECK(found.contradictions + found.inexact_contradictions == 0);
    CHECK(found.without > 5);
    CHECK(found.all.times > 30);
    CHECK(found.all.several > 3);
    CHECK(found.inexact * 10 < found.nodes);
  }
}

TEST_CASE("OL-10, OL-23 recall: worlds are drawn as they are weighed") {
  const RuntimeGame one = *RuntimeGame::make({.seats = 1});
  CHECK(recall::check_draws(one, 3, 60, 3'000, 20'000, 3) >= 1);
}
