#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/play/playout.hpp>

#include "arrays.hpp"
#include "bind_batch.hpp"
#include "bind_players.hpp"

// What networks read and answer, and whole games at once, in numpy's arrays.

namespace python {

template <class G>
void bind_encoding(GameClass<G>& type) {
  using BoxG = Box<G>;
  using ViewPointer = std::shared_ptr<ViewOf<G>>;
  using Out = std::optional<py::array>;
  type.def_property_readonly(
          "observation_size", [](const BoxG& box) { return box.encoder.observation_size(); },
          "How many numbers an observation has.")
      .def_property_readonly(
          "policy_size", [](const BoxG& box) { return box.encoder.policy_size(); },
          "All policy indexes are below this number.")
      .def(
          "planes",
          [](const BoxG& box) {
            std::vector<regelwerk::Plane> found;
            box.encoder.for_each_plane([&](const regelwerk::Plane& plane) { found.push_back(plane); });
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
            py::array room = floats_for(out, box.encoder.observation_size());
            box.encoder.observe(at, numbers_of<float>(room));
            return room;
          },
          py::arg("view"), py::arg("out") = py::none(),
          "All that a seat's view tells, as numbers from 0 to 1, written into `out` (float32) or into a new array.")
      .def(
          "legal_mask",
          [](const BoxG& box, const ViewPointer& view, const Out& out) {
            const auto& at = value_of(box, view);
            expect_seat<G>(at);
            py::array room = flags_for(out, box.encoder.policy_size());
            box.encoder.legal_mask(at, numbers_of<std::uint8_t>(room));
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
            return box.encoder.index(at, legal_move(box, at, move));
          },
          py::arg("view"), py::arg("move"), "The policy index of a legal move.")
      .def(
          "policy_move",
          [](const BoxG& box, const ViewPointer& view, const Whole& index) -> py::object {
            const auto& at = value_of(box, view);
            expect_seat<G>(at);
            const auto number = index.natural();
            if (!number) return py::none();
            const auto move = box.encoder.move(at, static_cast<std::size_t>(*number));
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

template <class G>
void bind_network(py::module_& module, GameClass<G>& type) {
  bind_encoding<G>(type);
  bind_playouts<G>(type);
  bind_batch<G>(module);
}

}  // namespace python
