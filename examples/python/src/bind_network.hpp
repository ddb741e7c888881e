#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/play/playout.hpp>

#include "arrays.hpp"
#include "batch.hpp"
#include "bind_players.hpp"
#include "in_use.hpp"

// What networks read and answer, and many games at once, in numpy's arrays.

namespace python {

template <class G>
void bind_encoding(GameClass<G>& type) {
  using BoxG = Box<G>;
  using ViewPointer = std::shared_ptr<ViewOf<G>>;
  using Out = std::optional<py::array>;
  type.def_property_readonly(
          "observation_size", [](const BoxG& box) { return observation_size(box.game); },
          "How many numbers an observation has.")
      .def_property_readonly(
          "policy_size", [](const BoxG& box) { return policy_size(box.game); },
          "All policy indexes are below this number.")
      .def(
          "planes",
          [](const BoxG& box) {
            std::vector<regelwerk::Plane> found;
            regelwerk::for_each_plane(box.game, [&](const regelwerk::Plane& plane) { found.push_back(plane); });
            py::list planes;
            for (const auto& plane : found) {
              planes.append(value_class("Plane")(text_of(plane.name), plane.first, plane.size, plane.rows));
            }
            return planes;
          },
          "What the numbers of an observation show, in their order.")
      .def(
          "observe",
          [](const BoxG& box, const ViewPointer& view, const Out& out) {
            const auto& at = value_of(box, view);
            expect_seat<G>(at);
            py::array room = floats_for(out, observation_size(box.game));
            regelwerk::observe(box.game, at, numbers_of<float>(room));
            return room;
          },
          py::arg("view"), py::arg("out") = py::none(),
          "All that a seat's view tells, as numbers from 0 to 1, written into `out` (float32) or into a new array.")
      .def(
          "legal_mask",
          [](const BoxG& box, const ViewPointer& view, const Out& out) {
            const auto& at = value_of(box, view);
            expect_seat<G>(at);
            py::array room = flags_for(out, policy_size(box.game));
            regelwerk::legal_mask(box.game, at, numbers_of<std::uint8_t>(room));
            return room;
          },
          py::arg("view"), py::arg("out") = py::none(),
          "1 at the policy indexes of the legal moves, 0 at all others, written into `out` (bool, int8 or uint8) or "
          "into "
          "a new array of bool.")
      .def(
          "policy_index",
          [](const BoxG& box, const ViewPointer& view, const MoveName<G>& move) {
            const auto& at = value_of(box, view);
            expect_seat<G>(at);
            return policy_index(box.game, at, legal_move(box, at, move));
          },
          py::arg("view"), py::arg("move"), "The policy index of a legal move.")
      .def(
          "policy_move",
          [](const BoxG& box, const ViewPointer& view, const Whole& index) -> py::object {
            const auto& at = value_of(box, view);
            expect_seat<G>(at);
            const auto number = index.natural();
            if (!number) return py::none();
            const auto move = regelwerk::policy_move(box.game, at, static_cast<std::size_t>(*number));
            return move ? move_object<G>(view, *move) : py::none();
          },
          py::arg("view"), py::arg("index"), "The legal move with this policy index; None if there is none.");
}

/// What came of one game, as the rows of Playouts.
template <class G>
struct Rows {
  std::span<std::uint64_t> plies;
  std::span<bool> finished;
  std::span<std::uint8_t> places;
  std::span<std::int32_t> scores;
  std::span<float> payoffs;

  void add(const G& game, std::size_t row, const regelwerk::Playout<typename G::State>& done) {
    const auto seats = static_cast<std::size_t>(game.seats());
    plies[row] = done.nodes;
    finished[row] = done.finished;
    const auto outcome = game.outcome(done.end);
    const auto worth = position_payoffs(game, done.end, regelwerk::ByGoal{});
    for (std::size_t seat = 0; seat < seats; ++seat) {
      places[row * seats + seat] = outcome ? outcome->places[seat] : std::uint8_t{0};
      scores[row * seats + seat] = outcome ? outcome->scores[seat] : 0;
      payoffs[row * seats + seat] = static_cast<float>(worth[seat]) / regelwerk::payoff_scale;
    }
  }
};

template <class G>
void bind_playouts(GameClass<G>& type) {
  type.def(
      "playouts",
      [](const Box<G>& box, const py::object& seeds, const std::string& start, const Whole& cap) {
        const std::uint64_t most = cap.natural("the cap");
        const auto keys = whole_numbers(seeds, "seeds", "a seed");
        const auto first = box.game.initial(start_of(box.game, start));
        const auto count = static_cast<py::ssize_t>(keys.size());
        const auto seats = static_cast<py::ssize_t>(box.game.seats());
        NewArray<std::uint64_t> plies({count});
        NewArray<bool> finished({count});
        NewArray<std::uint8_t> places({count, seats});
        NewArray<std::int32_t> scores({count, seats});
        NewArray<float> payoffs({count, seats});
        Rows<G> rows{plies.numbers(), finished.numbers(), places.numbers(), scores.numbers(), payoffs.numbers()};
        without_lock([&](auto& go_on) {
          for (std::size_t i = 0; i < keys.size() && go_on(); ++i) {
            regelwerk::Random random{keys[i]};
            rows.add(box.game, i, played_on(box.game, first, random, most, go_on));
          }
        });
        return value_class("Playouts")(plies.array, finished.array, places.array, scores.array, payoffs.array);
      },
      py::arg("seeds"), py::arg("start") = "", py::arg("cap") = 1'000'000,
      "Plays a random game by the random numbers of each seed. Other threads run meanwhile, so threads can share the "
      "work.");
}

/// A Batch as Python holds it.
template <class G>
struct Environment {
  BoxPointer<G> box;
  Batch<G> batch;
  InUse in_use;
  /// As they were when nobody was at work.
  std::uint64_t nodes = 0;
  std::uint64_t games = 0;

  Environment(BoxPointer<G> of, std::size_t size, std::uint64_t seed, const std::string& start, std::uint64_t cap)
      : box(std::move(of)), batch(box->game, start_of(box->game, start), size, cap) {
    reset(seed);
  }

  void reset(std::uint64_t seed) {
    const Use use{in_use};
    without_lock([&](auto& go_on) { batch.reset(seed, go_on); });
    count();
  }

  void step(std::span<const std::int64_t> actions) {
    const Use use{in_use};
    expect_whole();
    const auto refused = without_lock([&](auto& go_on) { return batch.step(actions, go_on); });
    if (refused) raise_no_action(*refused);
    count();
  }

  void sample(std::span<std::int64_t> actions) {
    const Use use{in_use};
    expect_whole();
    batch.sample(actions);
  }

  [[nodiscard]] typename G::State state(std::size_t game) {
    const Use use{in_use};
    expect_whole();
    return batch.state(game);
  }

 private:
  void count() {
    nodes = batch.nodes();
    games = batch.games();
  }

  /// Of a batch whose reset was broken off, some games may not even have begun.
  void expect_whole() const {
    if (batch.is_whole()) return;
    throw py::value_error("the last reset or step of this batch was broken off; reset begins all games anew");
  }

  [[noreturn]] static void raise_no_action(const NoSuchAction& refused) {
    throw py::value_error("game " + std::to_string(refused.game) + " has no legal move with index " +
                          std::to_string(refused.action) + "; no move was made");
  }
};

/// The most games that a batch has.
inline constexpr std::int64_t most_games = (1 << 24) - 1;

template <class G>
void bind_batch(py::module_& module) {
  using Env = Environment<G>;
  using EnvPointer = std::shared_ptr<Env>;
  auto type = class_of<Env, EnvPointer>(
      module, "Batch",
      "Many games side by side, each at a decision of a seat. Chance is drawn inside, a game that is over begins anew. "
      "The arrays are written anew by every step, by nobody else, and never copied: copy what you want to keep.");
  const auto rows = [](const Env& env) { return static_cast<py::ssize_t>(env.batch.size()); };
  const auto whole = [](std::size_t number) { return static_cast<py::ssize_t>(number); };
  const auto array = [&type](const char* name, const char* doc, const auto& look) {
    type.def_property_readonly(
        name, [look](const py::object& self) { return look(*given_as<EnvPointer>(self, "a batch"), self); }, doc);
  };
  type.def(py::init([](const BoxPointer<G>& game, const Whole& size, const Whole& seed, const std::string& start,
                       const Whole& cap) {
             if (!game) throw py::type_error("a game is due here, not None");
             const auto games = static_cast<std::size_t>(size.within(1, most_games, "the number of games"));
             expect_memory(games, Batch<G>::bytes_each(game->game), "so many games");
             return std::make_shared<Env>(game, games, seed.natural("the seed"), start, cap.natural("the cap"));
           }),
           py::arg("game"), py::arg("size"), py::arg("seed") = 0, py::arg("start") = "", py::arg("cap") = 1'000'000,
           "So many games; number i plays by the random numbers of Random.stream(seed, i). A game that has made `cap` "
           "moves, chance included, is cut off.")
      .def(
          "reset", [](Env& env, const Whole& seed) { env.reset(seed.natural("the seed")); }, py::arg("seed") = 0,
          "Begins all games anew.")
      .def(
          "step",
          [](Env& env, const py::object& actions) {
            const auto indexes = indexes_of(actions);
            if (indexes.size() != env.batch.size()) throw py::value_error("a step takes one action for each game");
            env.step(indexes);
          },
          py::arg("actions"),
          "Makes a move in every game, by policy indexes. Raises ValueError, and makes none, if one is not legal.")
      .def(
          "sample",
          [](Env& env, const std::optional<py::array>& out) {
            py::array room = room_for(out, env.batch.size(), py::dtype::of<std::int64_t>(), "i", "int64");
            env.sample(numbers_of<std::int64_t>(room));
            return room;
          },
          py::arg("out") = py::none(), "A legal policy index of every game, each as likely.")
      .def(
          "state",
          [](Env& env, const Whole& game) {
            const auto place = game.below(static_cast<std::int64_t>(env.batch.size()), "the number of a game");
            return with_box(env.box, env.state(static_cast<std::size_t>(place)));
          },
          py::arg("game"), "The state of one of the games.")
      .def_property_readonly(
          "game", [](const Env& env) { return env.box; }, "The game that all of them are.")
      .def_property_readonly(
          "nodes", [](const Env& env) { return env.nodes; }, "Moves made in all games, chance included.")
      .def_property_readonly(
          "games", [](const Env& env) { return env.games; }, "Games that have ended.")
      .def("__len__", [](const Env& env) { return env.batch.size(); })
      .def("__reduce__", refuse_pickling);
  array("observations", "What the deciding seats see: float32, a row for each game.",
        [=](Env& env, const py::object& self) {
          return looking_at(env.batch.observations(), {rows(env), whole(env.batch.row())}, self);
        });
  array("masks", "1 at the policy indexes of legal moves: bool, a row for each game.",
        [=](Env& env, const py::object& self) {
          return looking_at(env.batch.masks(), {rows(env), whole(env.batch.indexes())}, self).view("?");
        });
  array("actors", "The seats that decide: int8.",
        [=](Env& env, const py::object& self) { return looking_at(env.batch.actors(), {rows(env)}, self); });
  array("rewards", "What a game that ended in the last step is worth to its seats, 0 to 1; else 0: float32.",
        [=](Env& env, const py::object& self) {
          return looking_at(env.batch.rewards(), {rows(env), whole(env.batch.seats())}, self);
        });
  array("terminated", "True where the last step ended a game; what is seen is already the next one: bool.",
        [=](Env& env, const py::object& self) {
          return looking_at(env.batch.terminated(), {rows(env)}, self).view("?");
        });
  array("truncated", "True where the last step came to the cap: bool.", [=](Env& env, const py::object& self) {
    return looking_at(env.batch.truncated(), {rows(env)}, self).view("?");
  });
}

template <class G>
void bind_network(py::module_& module, GameClass<G>& type) {
  bind_encoding<G>(type);
  bind_playouts<G>(type);
  bind_batch<G>(module);
}

}  // namespace python
