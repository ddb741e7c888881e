#pragma once
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/play/perft.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

#include "bind_game.hpp"
#include "interruption.hpp"

// The class Game, continued: moves, and what comes of them.

namespace python {

/// All legal moves of a position. What the library visits is kept in C++ first, here and wherever it visits something:
/// a visitor must not throw, and Python's objects can.
template <class G>
[[nodiscard]] std::vector<typename G::Move> moves_of(const Box<G>& box, const Position<G>& position) {
  std::vector<typename G::Move> moves;
  with_position(box, position, [&](const auto& at) {
    box.game.for_each_move(at, [&](const typename G::Move& move) { moves.push_back(move); });
  });
  return moves;
}

template <class G>
[[nodiscard]] py::object move_object(const Position<G>& at, const typename G::Move& move) {
  return py::cast(std::make_shared<MoveOf<G>>(MoveOf<G>{at, move}));
}

template <class G>
void expect_running(const Box<G>& box, const typename G::State& state) {
  if (box.game.actor(state).is_nobody()) raise("RegelwerkError", "the game is over in this state");
}
template <class G>
void expect_chance(const Box<G>& box, const typename G::State& state) {
  expect_running(box, state);
  if (!box.game.actor(state).is_chance()) raise("RegelwerkError", "chance does not decide in this state");
}

/// regelwerk::playout, some moves at a time as long as `go_on()` says so; `choose` decides for the seats.
template <class G, class GoOn, class Choose = regelwerk::UniformPlayer>
[[nodiscard]] regelwerk::Playout<typename G::State> played_on(const G& game, const typename G::State& from,
                                                              regelwerk::Random& random, std::uint64_t cap, GoOn& go_on,
                                                              const Choose& choose = {}) noexcept {
  constexpr std::uint64_t some = 4096;
  regelwerk::Playout<typename G::State> done{from, 0, game.actor(from).is_nobody()};
  while (!done.finished && done.nodes < cap && go_on()) {
    const auto more = regelwerk::playout(game, done.end, random, std::min(cap - done.nodes, some), choose);
    done = {more.end, done.nodes + more.nodes, more.finished};
  }
  return done;
}

/// regelwerk::perft, as long as `go_on()` says so.
template <class G, class GoOn>
[[nodiscard]] std::uint64_t counted(const G& game, const typename G::State& state, int depth, GoOn& go_on) noexcept {
  if (depth <= 2) return regelwerk::perft(game, state, depth);
  std::uint64_t count = 0;
  game.for_each_move(state, [&](const typename G::Move& move) {
    count += counted(game, game.play(state, move), depth - 1, go_on);
    return go_on();
  });
  return count;
}

template <class G>
void bind_moves(GameClass<G>& type) {
  using BoxG = Box<G>;
  using StatePointer = std::shared_ptr<StateOf<G>>;
  type.def(
          "moves",
          [](const BoxG& box, const Position<G>& position) {
            py::list moves;
            for (const auto& move : moves_of(box, position)) moves.append(move_object<G>(position, move));
            return moves;
          },
          py::arg("position"),
          "All legal moves, or all outcomes of chance, in the order of their codes; of a view those of the viewer.")
      .def(
          "codes",
          [](const BoxG& box, const Position<G>& position) {
            py::list codes;
            for (const auto& move : moves_of(box, position)) codes.append(move.code());
            return codes;
          },
          py::arg("position"), "The codes of these moves, which takes less time.")
      .def(
          "move",
          [](const BoxG& box, const Position<G>& position, const MoveName<G>& move) {
            return with_position(box, position,
                                 [&](const auto& at) { return move_object<G>(position, legal_move(box, at, move)); });
          },
          py::arg("position"), py::arg("move"),
          "The legal move of a code or a text. Raises ReadError or IllegalMove if there is none.")
      .def(
          "weight",
          [](const BoxG& box, const StatePointer& state, const MoveName<G>& move) {
            const auto& at = value_of(box, state);
            return box.game.weight(at, legal_move(box, at, move));
          },
          py::arg("state"), py::arg("move"), "The weight of an outcome of chance; 1 for the moves of seats.")
      .def(
          "total_weight",
          [](const BoxG& box, const StatePointer& state) {
            const auto& at = value_of(box, state);
            expect_chance(box, at);
            return box.game.total_weight(at);
          },
          py::arg("state"), "The sum of the weights of all outcomes. Raises ValueError where chance does not decide.")
      .def(
          "play",
          [](const BoxPointer<G>& box, const StatePointer& state, const MoveName<G>& move) {
            const auto& at = value_of(*box, state);
            return with_box(box, box->game.play(at, legal_move(*box, at, move)));
          },
          py::arg("state"), py::arg("move"),
          "The state after a move, which may be a Move, a code or a text. Raises ReadError or IllegalMove.")
      .def(
          "play_with_events",
          [](const BoxPointer<G>& box, const StatePointer& state, const MoveName<G>& move) {
            const auto& at = value_of(*box, state);
            std::vector<typename G::Event> told;
            const auto next = box->game.play(at, legal_move(*box, at, move),
                                             [&](const typename G::Event& event) { told.push_back(event); });
            py::list events;
            for (const auto& event : told) events.append(with_box(box, event));
            return py::make_tuple(with_box(box, next), events);
          },
          py::arg("state"), py::arg("move"), "The state after a move, and all that it did in order.")
      .def(
          "sample",
          [](const BoxG& box, const StatePointer& state, regelwerk::Random& random) {
            const auto& at = value_of(box, state);
            expect_chance(box, at);
            return move_object<G>(state, regelwerk::sample(box.game, at, random));
          },
          py::arg("state"), py::arg("random"), "An outcome of chance, drawn by its exact weight.")
      .def(
          "random_move",
          [](const BoxG& box, const StatePointer& state, regelwerk::Random& random) {
            const auto& at = value_of(box, state);
            expect_running(box, at);
            return move_object<G>(state, regelwerk::random_move(box.game, at, random));
          },
          py::arg("state"), py::arg("random"), "An outcome of chance by its weight, or any legal move, each as likely.")
      .def(
          "perft",
          [](const BoxG& box, const StatePointer& state, const Whole& depth) {
            const auto& at = value_of(box, state);
            const auto plies = static_cast<int>(depth.below(64, "the depth"));
            return without_lock([&](auto& go_on) { return counted(box.game, at, plies, go_on); });
          },
          py::arg("state"), py::arg("depth"),
          "The number of sequences of so many moves, outcomes of chance counted like moves.");
}

}  // namespace python
