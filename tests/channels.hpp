#pragma once
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <channels_of_moves.hpp>
#include <conformance/report.hpp>
#include <recall.hpp>
#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/explain/explain.hpp>
#include <regelwerk/ai/search/flat_monte_carlo.hpp>
#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/ai/search/rate_moves.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/json.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

// Non-interference: whatever reaches a player follows from its view and what it remembers. For states that both allow,
// each channel says the same, byte for byte.

namespace channels {

/// What a channel is asked about. It is given the true state as well, so that the suite can be tested on one that
/// peeks.
template <regelwerk::Playable G>
struct Position {
  const G& game;
  const typename G::State& state;
  const typename G::View& view;
  const typename G::Memory& memory;

  [[nodiscard]] bool acts() const { return !view.viewer.is_spectator() && game.actor(view).is(view.viewer.seat()); }
};

/// A way by which something reaches a player: `say(position)` gives its bytes.
template <class Say>
struct Channel {
  std::string_view name;
  Say say;
};
template <class Say>
Channel(std::string_view, Say) -> Channel<Say>;

/// The bytes of numbers.
std::string bytes_of(const auto& values) {
  const std::span span{values};
  std::string bytes(span.size_bytes(), '\0');
  if (!span.empty()) std::memcpy(bytes.data(), span.data(), span.size_bytes());
  return bytes;
}

template <regelwerk::Playable G>
std::string values_in_bytes(const std::vector<regelwerk::MoveValue<G>>& values) {
  std::string bytes;
  for (const auto& value : values) {
    const std::array<std::uint64_t, 2> header{value.move.code(), value.visits};
    bytes += bytes_of(header) + bytes_of(value.sums);
  }
  return bytes;
}

/// Who searches draws worlds that its memory allows.
constexpr auto worlds_of(const auto& at) {
  return [&at](auto& source) { return at.game.resample(at.view, at.memory, source); };
}

/// What the rules themselves let a player know.
inline constexpr auto told = [](const auto& at) {
  const auto bytes = at.game.pack(at.view);
  std::string said{bytes.begin(), bytes.end()};
  said += to_text(at.game, at.view).view();
  if (!at.acts()) return said;
  // Asked of the state: the answers must not know more than those of the view.
  at.game.for_each_move(at.state, [&](const auto& move) { (said += ' ') += to_text(at.game, at.state, move).view(); });
  for (const auto& move : asked_about(at.game, at.state)) {
    const auto rule = at.game.why_not(at.state, move);
    said += rule ? info(*rule).id : std::string_view{"legal"};
  }
  return said;
};

inline constexpr auto shown_as_json = [](const auto& at) {
  std::string said;
  write_json([&](std::string_view part) { said += part; }, at.game, at.view);
  return said;
};

/// What a network is shown, and which of its answers stands for which move.
inline constexpr auto encoded = [](const auto& at) {
  if (at.view.viewer.is_spectator()) return std::string{};
  std::vector<float> room(observation_size(at.game));
  observe(at.game, at.view, std::span{room});
  std::string said = bytes_of(room);
  if (!at.acts()) return said;
  at.game.for_each_move(
      at.state, [&](const auto& move) { (said += ' ') += std::to_string(policy_index(at.game, at.view, move)); });
  return said;
};

/// A player by rules of thumb, as it plays on in a state and as it plays from a view.
template <class Player>
struct Plays {
  Player player;

  std::string operator()(const auto& at) const {
    std::string said;
    if (!at.acts()) return said;
    for (std::uint64_t key = 0; key < 4; ++key) {
      regelwerk::Random by_state{key};
      said += to_text(at.game, at.view, player(at.game, at.state, by_state)).view();
      said += ' ';
    }
    return said;
  }
};

inline constexpr auto searched_flat = [](const auto& at) {
  regelwerk::Random random{7};
  if (!at.acts()) return std::string{};
  return std::string{to_text(at.game, at.view, flat_monte_carlo(at.game, at.view, random, {1, 6})).view()};
};

inline constexpr auto searched = [](const auto& at) {
  using G = std::remove_cvref_t<decltype(at.game)>;
  if (!at.acts()) return std::string{};
  std::vector<regelwerk::SearchNode<G>> nodes(60);
  regelwerk::Search search{at.game, at.view, nodes, regelwerk::Random{5}, {}, regelwerk::Rollout<>{{}, {}, 10}};
  search.run(20, worlds_of(at));
  std::vector<regelwerk::MoveValue<G>> values(search.root_moves({}));
  search.root_moves(values);
  return values_in_bytes<G>(values);
};

inline constexpr auto hinted = [](const auto& at) {
  using G = std::remove_cvref_t<decltype(at.game)>;
  if (!at.acts()) return std::string{};
  std::vector<regelwerk::MoveValue<G>> values(8);
  (void)rate_moves(
      at.game, at.view, values, 11, 2, worlds_of(at), [] { return true; }, regelwerk::Rollout<>{{}, {}, 10});
  return values_in_bytes<G>(values);
};

/// Why one move and not another, in numbers, from which the words are made.
inline constexpr auto explained = [](const auto& at) {
  using G = std::remove_cvref_t<decltype(at.game)>;
  std::string said;
  if (!at.acts()) return said;
  std::vector<regelwerk::MoveValue<G>> values(3);
  std::size_t count = 0;
  at.game.for_each_move(at.state, [&](const auto& move) {
    values[count++].move = move;
    return count < values.size();
  });
  values.resize(count);
  std::vector<regelwerk::Tally<G>> memory(regelwerk::most_things * count);
  regelwerk::Explanation<G> explanation{values, memory};
  explain(
      at.game, at.view, explanation, regelwerk::Rounds{13, 2}, worlds_of(at), [] { return true; },
      regelwerk::Rollout<>{{}, {}, 10});
  said = values_in_bytes<G>(values);
  for (std::size_t row = 0; row < explanation.things(); ++row) {
    for (const auto& tally : explanation.row(row)) {
      const std::array<std::uint64_t, 3> numbers{tally.thing.code(), tally.playouts, tally.times};
      said += bytes_of(numbers);
    }
  }
  return said;
};

/// How much was compared, so that nobody takes a comparison of nothing for an agreement.
struct Compared {
  int positions = 0;
  int different = 0;  ///< of these, how many had another true state
  int acting = 0;     ///< and in how many the viewer was to move
  int steps = 0;      ///< moves that look the same to somebody, from different states
};

/// At the first nodes of a random game, every viewer's channels in the true state and in one that its view and memory
/// allow.
template <regelwerk::Playable G, class... Say>
void compare(conformance::Report& report, Compared& compared, const G& game, std::uint64_t key, int nodes,
             const Channel<Say>&... channels) {
  regelwerk::Random random{key};
  recall::follow(
      game, random, nodes, [](const auto&, const auto&) {}, [](std::size_t, const auto&, const auto&) {},
      [&](const typename G::State& state, const auto& followers) {
        for (const auto& each : followers) {
          const auto other = game.resample(each.view, each.memory, random);
          const Position<G> truth{game, state, each.view, each.memory};
          // Its own view, so that a difference in padding or order would show.
          const auto other_view = game.view(other, each.viewer);
          const Position<G> lookalike{game, other, other_view, each.memory};
          ++compared.positions;
          compared.different += other == state ? 0 : 1;
          compared.acting += truth.acts() && other != state ? 1 : 0;
          (report.expect(channels.say(truth) == channels.say(lookalike),
                         std::string{channels.name} + " tells of what is hidden", to_text(game, state).view()),
           ...);
        }
      });
}

/// A move in the other state that leads to what looks like `after`: the same if the viewer made it, else the first that
/// does, among so many. Not one that leaves the very state that the same move leaves there: in it nothing is hidden
/// that tells them apart, as with rolls that nobody has to keep.
template <regelwerk::Playable G>
std::optional<typename G::Move> lookalike(const G& game, const typename G::State& other, const typename G::View& view,
                                          const typename G::Move& move, const typename G::View& after) {
  constexpr int most = 24;
  if (!view.viewer.is_spectator() && game.actor(view).is(view.viewer.seat())) return move;
  const auto legal = game.moves(other);
  std::optional<typename G::State> by_same;
  if (std::find(legal.begin(), legal.end(), move) != legal.end()) by_same = game.play(other, move);
  int left = most;
  for (const auto& each : legal) {
    const auto next = game.play(other, each);
    const bool is_kept_apart = each == move || by_same != next;
    if (is_kept_apart && game.view(next, view.viewer) == after) return each;
    if (--left == 0) break;
  }
  return std::nullopt;
}

/// At the first nodes of a random game, what every viewer is told of a move: the same of all moves between states that
/// look the same before and after. Chance and other seats may make other moves that nobody can tell from the true one.
template <regelwerk::Playable G, class Say>
void compare_steps(conformance::Report& report, Compared& compared, const G& game, std::uint64_t key, int nodes,
                   const Channel<Say>& channel) {
  regelwerk::Random random{key};
  recall::follow(
      game, random, nodes, [](const auto&, const auto&) {}, [](std::size_t, const auto&, const auto&) {},
      [&](const typename G::State& state, const auto& followers) {
        if (game.actor(state).is_nobody()) return;
        const auto move = regelwerk::random_move(game, state, random);
        for (const auto& each : followers) {
          const auto other = game.resample(each.view, each.memory, random);
          typename G::State next;
          const auto truth = step_of(game, state, each.view, move, next);
          const auto after = game.view(next, each.viewer);
          const auto other_move = lookalike(game, other, each.view, move, after);
          if (!other_move) continue;
          const auto alike = step_of(game, other, each.view, *other_move, next);
          if (game.view(next, each.viewer) != after) continue;
          compared.steps += other == state ? 0 : 1;
          report.expect(channel.say(truth) == channel.say(alike), std::string{channel.name} + " tell of what is hidden",
                        to_text(game, state).view());
        }
      });
}

/// All channels of a title in some games, with the player that it calls its rule of thumb; so much must have been
/// compared.
template <regelwerk::Playable G, class Player>
void check_all(const G& game, int games, int nodes, Player player, const Compared& least) {
  conformance::Report report;
  Compared compared;
  for (int key = 1; key <= games; ++key) {
    compare(report, compared, game, static_cast<std::uint64_t>(key), nodes, Channel{"the rules", told},
            Channel{"JSON", shown_as_json}, Channel{"the encoding", encoded},
            Channel{"the rule of thumb", Plays<Player>{player}}, Channel{"flat Monte Carlo", searched_flat},
            Channel{"the tree search", searched}, Channel{"the hint", hinted}, Channel{"the explanation", explained},
            Channel{"causes and parts", reasoned});
    compare_steps(report, compared, game, static_cast<std::uint64_t>(key), nodes, Channel{"events", told_of_moves});
  }
  for (const auto& fault : report.faults) FAIL_CHECK(fault);
  CHECK(compared.positions >= least.positions);
  CHECK(compared.different >= least.different);
  CHECK(compared.acting >= least.acting);
  CHECK(compared.steps >= least.steps);
}

}  // namespace channels
