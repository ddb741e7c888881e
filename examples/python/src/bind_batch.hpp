#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "arrays.hpp"
#include "batch.hpp"
#include "bind_players.hpp"
#include "in_use.hpp"
#include "interruption.hpp"

// Many games side by side, in numpy's arrays.

namespace python {

/// A Batch as Python holds it.
template <class G>
struct Environment {
  BoxPointer<G> box;
  Batch<G> batch;
  InUse in_use;
  /// As they were when nobody was at work.
  std::uint64_t nodes = 0;
  std::uint64_t games = 0;

  Environment(BoxPointer<G> of, std::size_t size, std::uint64_t seed, const std::string& start, std::uint64_t cap,
              Shown shown)
      : box(std::move(of)), batch(box->game, start_of(box->game, start), size, cap, shown) {
    reset(seed);
  }

  void reset(std::uint64_t seed) {
    const Use use{in_use};
    without_lock([&](auto& go_on) { batch.reset(seed, go_on); });
    count();
  }

  /// `work(go_on)` with all games at one step.
  auto at_work(const auto& work) {
    const Use use{in_use};
    expect_whole();
    return without_lock(work);
  }

  void step(std::span<const std::int64_t> actions) {
    expect_one_each(actions, "action");
    const auto refused = at_work([&](auto& go_on) { return batch.step(actions, go_on); });
    if (refused) refuse(*refused, "no legal move with index " + std::to_string(refused->said));
    count();
  }
  void step_choices(std::span<const std::int64_t> choices) {
    expect_one_each(choices, "choice");
    const auto refused = at_work([&](auto& go_on) { return batch.step_choices(choices, go_on); });
    if (refused) refuse(*refused, "no legal move number " + std::to_string(refused->said));
    count();
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

  void expect_one_each(std::span<const std::int64_t> said, const std::string& what) const {
    if (said.size() != batch.size()) raise("RegelwerkError", "a step takes one " + what + " for each game");
  }

  /// Of a batch whose reset was broken off, some games may not even have begun.
  void expect_whole() const {
    if (batch.is_whole()) return;
    raise("RegelwerkError", "the last reset or step of this batch was broken off; reset begins all games anew");
  }

  [[noreturn]] static void refuse(const NoSuchMove& refused, const std::string& why) {
    raise("RegelwerkError", "game " + std::to_string(refused.game) + " has " + why + "; no move was made");
  }
};

/// The most games that a batch has.
inline constexpr std::int64_t most_games = (1 << 24) - 1;

/// A number of each game, as `work(numbers, go_on)` writes them: in the caller's array, or in a new one.
template <class G>
[[nodiscard]] py::array number_of_each(Environment<G>& env, const std::optional<py::array>& out, const auto& work) {
  const auto room = [&] { return room_for(out, env.batch.size(), py::dtype::of<std::int64_t>(), "i", "int64"); };
  static_cast<void>(room());
  std::vector<std::int64_t> numbers(env.batch.size());
  env.at_work([&](auto& go_on) { work(numbers, go_on); });
  // Asked for again, as other threads may have done something to the caller's array meanwhile.
  py::array written = room();
  std::copy(numbers.begin(), numbers.end(), numbers_of<std::int64_t>(written).begin());
  return written;
}

/// Steps and what they choose from.
template <class G, class Type>
void bind_steps(Type& type) {
  using Env = Environment<G>;
  using Out = std::optional<py::array>;
  type.def(
          "step", [](Env& env, const py::object& actions) { env.step(indexes_of(actions, "action")); },
          py::arg("actions"),
          "Makes a move in every game, by policy indexes. Raises ValueError, and makes none, if one is not legal.")
      .def(
          "step_choices", [](Env& env, const py::object& choices) { env.step_choices(indexes_of(choices, "choice")); },
          py::arg("choices"),
          "The same by choices: the numbers of legal moves in the order of moves and legal_actions, from 0. Takes less "
          "time, above all without observations and masks.")
      .def(
          "sample",
          [](Env& env, const Out& out) {
            return number_of_each(env, out, [&](auto& to, auto& go_on) { env.batch.sample(to, go_on); });
          },
          py::arg("out") = py::none(),
          "A legal policy index of every game, each as likely: of the indexes in ascending order the one that is "
          "drawn, "
          "so the same with masks and without.")
      .def(
          "sample_choices",
          [](Env& env, const Out& out) {
            return number_of_each(env, out, [&](auto& to, auto& go_on) { env.batch.sample_choices(to, go_on); });
          },
          py::arg("out") = py::none(),
          "A choice of every game, each as likely. As moves have another order than their indexes, a seed leads to "
          "other "
          "games than with sample.")
      .def(
          "count_moves",
          [](Env& env, const Out& out) {
            return number_of_each(env, out, [&](auto& to, auto& go_on) { env.batch.count_moves(to, go_on); });
          },
          py::arg("out") = py::none(), "How many legal moves every game has; its choices are below.")
      .def(
          "legal_actions",
          [](Env& env) {
            NewArray<std::int64_t> offsets({static_cast<py::ssize_t>(env.batch.size()) + 1});
            offsets.numbers()[0] = 0;
            const auto found =
                env.at_work([&](auto& go_on) { return env.batch.legal_actions(offsets.numbers(), go_on); });
            NewArray<std::int64_t> actions({static_cast<py::ssize_t>(found.size())});
            std::copy(found.begin(), found.end(), actions.numbers().begin());
            return py::make_tuple(offsets.array, actions.array);
          },
          "Offsets and policy indexes, in new arrays: actions[offsets[i]:offsets[i + 1]] are those of the legal moves "
          "of "
          "game i, in the order of its choices.");
}

/// The arrays that steps write.
template <class G, class Type>
void bind_shown(Type& type) {
  using Env = Environment<G>;
  const auto array = [&type](const char* name, const char* doc, const auto& look) {
    type.def_property_readonly(
        name, [look](const py::object& self) { return look(*given_as<std::shared_ptr<Env>>(self, "a batch"), self); },
        doc);
  };
  const auto rows = [](const Env& env) { return static_cast<py::ssize_t>(env.batch.size()); };
  const auto whole = [](std::size_t number) { return static_cast<py::ssize_t>(number); };
  const auto expect_shown = [](bool is_shown, const std::string& what) {
    if (!is_shown) throw py::attribute_error("this batch was made with " + what + "=False, so it has none");
  };
  array("observations", "What the deciding seats see: float32, a row for each game; only if they were asked for.",
        [=](Env& env, const py::object& self) {
          expect_shown(env.batch.shown().observations, "observations");
          return looking_at(env.batch.observations(), {rows(env), whole(env.batch.row())}, self);
        });
  array("masks", "1 at the policy indexes of legal moves: bool, a row for each game; only if they were asked for.",
        [=](Env& env, const py::object& self) {
          expect_shown(env.batch.shown().masks, "masks");
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
void bind_batch(py::module_& module) {
  using Env = Environment<G>;
  auto type = class_of<Env, std::shared_ptr<Env>>(
      module, "Batch",
      "Many games side by side, each at a decision of a seat; a row of an array is what that seat sees. Chance is "
      "drawn inside, a game that is over begins anew in the same step, and its rewards hold only for that step. The "
      "arrays are written anew by every step, by nobody else, and never copied: copy what you want to keep.");
  type.def(py::init([](const BoxPointer<G>& game, const Whole& size, const Whole& seed, const std::string& start,
                       const Whole& cap, bool observations, bool masks) {
             if (!game) throw py::type_error("a game is due here, not None");
             const auto games = static_cast<std::size_t>(size.within(1, most_games, "the number of games"));
             const Shown shown{observations, masks};
             expect_memory(games, Batch<G>::bytes_each(game->game, shown), "so many games");
             return std::make_shared<Env>(game, games, seed.natural("the seed"), start, cap.natural("the cap"), shown);
           }),
           py::arg("game"), py::arg("size"), py::arg("seed") = 0, py::arg("start") = "", py::arg("cap") = 1'000'000,
           py::arg("observations") = true, py::arg("masks") = true,
           "So many games; number i plays by the random numbers of Random.stream(seed, i). A game that has made `cap` "
           "moves, chance included, is cut off. Without observations, and without masks, steps take less time.")
      .def(
          "reset", [](Env& env, const Whole& seed) { env.reset(seed.natural("the seed")); }, py::arg("seed") = 0,
          "Begins all games anew; nodes and games go on counting.")
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
  bind_steps<G>(type);
  bind_shown<G>(type);
}

}  // namespace python
