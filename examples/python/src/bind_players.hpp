#pragma once
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <regelwerk/ai/search/move_value.hpp>
#include <regelwerk/ai/search/rate_moves.hpp>
#include <regelwerk/ai/utility.hpp>

#include "../../players/player.hpp"
#include "../../players/spec.hpp"
#include "arrays.hpp"
#include "bind_rules.hpp"
#include "in_use.hpp"

// Players and hints: the players of the arena by their texts, and every move with its value.

namespace python {

/// What a search says about moves, as tuples of a Move, its visits and the mean payoff of each seat from 0 to 1.
template <class G>
[[nodiscard]] py::list rated_moves(const Box<G>& box, const Position<G>& position,
                                   const std::vector<regelwerk::MoveValue<G>>& values) {
  py::list all;
  for (const auto& value : values) {
    std::vector<double> means;
    for (const std::int64_t sum : value.sums) {
      const auto tries = static_cast<double>(std::max(value.visits, std::uint64_t{1}));
      means.push_back(static_cast<double>(sum) / regelwerk::payoff_scale / tries);
    }
    all.append(py::make_tuple(move_object<G>(position, value.move), value.visits, seat_tuple(box.game, means)));
  }
  return all;
}

template <class G>
void expect_turn(const Box<G>& box, const typename G::View& view) {
  if (view.viewer.is_spectator() || !box.game.actor(view).is(view.viewer.seat())) {
    raise("RegelwerkError", "it is not the viewer's turn");
  }
}
/// Refuses a position in which nobody can be asked for a move: a view whose viewer does not decide, or a state in which
/// no seat does.
template <class G>
void expect_decision(const Box<G>& box, const typename G::View& view) {
  expect_turn(box, view);
  expect_sound(box, view);
}
template <class G>
void expect_decision(const Box<G>& box, const typename G::State& state) {
  expect_running(box, state);
  if (box.game.actor(state).is_chance()) raise("RegelwerkError", "chance decides in this state");
}
template <class G>
void expect_seat(const typename G::View& view) {
  if (view.viewer.is_spectator()) raise("RegelwerkError", "the view of a seat is due here, not that of a spectator");
}

/// A player that follows the game by what its seat is shown.
template <class G, class Thumb>
class Mind {
 public:
  Mind(BoxPointer<G> box, const players::Spec& spec, const typename G::View& view, std::uint64_t seed,
       std::uint64_t cap)
      : box_(std::move(box)), spec_(spec), view_(view), player_(box_->game, spec, view, regelwerk::Random{seed}, cap) {}

  [[nodiscard]] const BoxPointer<G>& box() const { return box_; }
  [[nodiscard]] const typename G::View& view() const { return view_; }

  void see(const typename G::Event& event) {
    const Use use{in_use_};
    follow(*box_, view_, event);
    player_.see(event);
  }
  [[nodiscard]] typename G::Move choose() {
    const Use use{in_use_};
    expect_own_turn();
    return without_lock([&](auto& go_on) { return player_.choose(view_, go_on); });
  }
  [[nodiscard]] std::vector<regelwerk::MoveValue<G>> rate() {
    const Use use{in_use_};
    expect_own_turn();
    if (spec_.kind != players::Kind::ismcts) raise("RegelwerkError", "only an ismcts rates moves");
    return without_lock([&](auto& go_on) { return player_.rate(view_, go_on); });
  }

 private:
  /// Refuses to decide where nothing is to be decided, as far as the player knows.
  void expect_own_turn() {
    const regelwerk::Actor actor = box_->game.actor(view_);
    if (actor.is_nobody()) raise("RegelwerkError", "the game is over, as far as this player has heard");
    if (!actor.is(view_.viewer.seat())) {
      raise(
          "RegelwerkError",
          "it is not this player's turn, as far as it has heard; it hears by see() of every event, those of chance and "
          "of its own moves as well");
    }
    expect_sound(*box_, view_);
  }

  BoxPointer<G> box_;
  players::Spec spec_;
  typename G::View view_;
  players::Player<G, Thumb> player_;
  InUse in_use_;
};

/// The player of a text, or raises why it is none.
[[nodiscard]] players::Spec spec_of(const std::string& text, const std::string& title);
/// The search whose playouts a word describes, as behind `ismcts:rollout=`, or raises why there is none.
[[nodiscard]] players::Spec spec_of_rollout(const std::string& rollout, const std::string& title);

/// Refuses a player that this title cannot have.
template <class G, class Thumb>
void expect_fit(const players::Spec& spec) {
  if (const auto wrong = players::why_unfit<Thumb, G>(spec); !wrong.empty()) raise("ReadError", wrong, 0);
}

template <class G, class Thumb>
void bind_player(py::module_& module) {
  using Player = Mind<G, Thumb>;
  using PlayerPointer = std::shared_ptr<Player>;
  class_of<Player, PlayerPointer>(module, "Player", "Somebody who decides by what a seat is shown, see Game.player.")
      .def_property_readonly(
          "view", [](const Player& player) { return with_box(player.box(), player.view()); },
          "What its seat knows, as far as it was told.")
      .def(
          "see",
          [](Player& player, const std::shared_ptr<EventOf<G>>& event) { player.see(value_of(*player.box(), event)); },
          py::arg("event"), "Takes in an event as its seat is shown it; all of them, in their order.")
      .def(
          "choose",
          [](Player& player) {
            const auto move = player.choose();
            return move_object<G>(with_box(player.box(), player.view()), move);
          },
          "Its move. Other threads run while it thinks. Raises ValueError if it is not its turn.")
      .def(
          "rate",
          [](Player& player) {
            const auto values = player.rate();
            return rated_moves<G>(*player.box(), with_box(player.box(), player.view()), values);
          },
          "What a search thinks of all its moves: a list of (move, visits, mean payoff of each seat from 0 to 1).")
      .def("__reduce__", refuse_pickling);
}

/// What playing on, or judging in its place, is asked to do.
template <class G, class Thumb>
void bind_playouts(GameClass<G>& type, std::uint64_t usual_cap) {
  using BoxP = const BoxPointer<G>&;
  using StatePointer = std::shared_ptr<StateOf<G>>;
  type.def(
          "playout",
          [](BoxP box, const StatePointer& state, regelwerk::Random& random, const Whole& cap,
             const std::string& rollout) {
            const auto& at = value_of(*box, state);
            const std::uint64_t most = cap.natural("the cap");
            const players::Spec spec = spec_of_rollout(rollout, box->title);
            expect_fit<G, Thumb>(spec);
            if (spec.rollout == players::Playing::worth) {
              raise("RegelwerkError", "rollout=worth plays nothing on; Game.evaluate says what a state is worth");
            }
            const players::Decider<typename players::Skill<Thumb>::Quick> choose{spec.rollout, spec.other_in_256};
            auto source = random;
            const auto done =
                without_lock([&](auto& go_on) { return played_on(box->game, at, source, most, go_on, choose); });
            random = source;
            return py::make_tuple(with_box(box, done.end), done.nodes);
          },
          py::arg("state"), py::arg("random"), py::arg("cap") = 1'000'000, py::arg("rollout") = "uniform",
          "Plays on until the game is over or so many moves are made: the last state, and the moves made. `rollout` "
          "says who decides for the seats, as in `ismcts:rollout=`: `uniform` any legal move, `thumb` the rule of "
          "thumb, in Clou its quick one, `mixed` mostly that one.")
      .def(
          "evaluate",
          [usual_cap](BoxP box, const StatePointer& state, regelwerk::Random& random, const std::string& rollout,
                      const std::optional<Whole>& cap) {
            const auto& at = value_of(*box, state);
            players::Spec spec = rollout.empty() ? spec_of("ismcts", box->title) : spec_of_rollout(rollout, box->title);
            if (cap) spec.cap = static_cast<std::uint64_t>(cap->within(1, players::most_cap, "the cap"));
            expect_fit<G, Thumb>(spec);
            auto source = random;
            const players::Judge<Thumb> judge{spec, usual_cap};
            const auto payoffs = without_lock([&](auto&) { return judge(box->game, at, source); });
            random = source;
            return shares_of(box->game, payoffs);
          },
          py::arg("state"), py::arg("random"), py::arg("rollout") = "", py::arg("cap") = py::none(),
          "What one iteration of a search learns of a state, 0 to 1 for every seat: by a playout of at most `cap` "
          "moves or, with rollout `worth`, by what the title expects after so many throws of dice. The words are those "
          "of `ismcts:rollout=`; what is not said suits the title.");
}

template <class G, class Thumb>
void bind_players(py::module_& module, GameClass<G>& type, std::uint64_t usual_cap) {
  using BoxP = const BoxPointer<G>&;
  using ViewPointer = std::shared_ptr<ViewOf<G>>;
  bind_player<G, Thumb>(module);
  bind_playouts<G, Thumb>(type, usual_cap);
  type.def(
          "player",
          [usual_cap](BoxP box, const std::string& text, const ViewPointer& view, const Whole& seed) {
            const auto& first = value_of(*box, view);
            expect_seat<G>(first);
            expect_sound(*box, first);
            const players::Spec spec = spec_of(text, box->title);
            expect_fit<G, Thumb>(spec);
            expect_memory(static_cast<std::size_t>(spec.nodes.value_or(0)), sizeof(regelwerk::SearchNode<G>),
                          "so many nodes");
            return std::make_shared<Mind<G, Thumb>>(box, spec, first, seed.natural("the seed"), usual_cap);
          },
          py::arg("text"), py::arg("view"), py::arg("seed") = 0,
          "A player for the seat of a view: `random`, `thumb`, `flat:playouts=32`, `ismcts:iterations=1000`, with the "
          "settings of the arena; what is not said suits the title. The same seed plays the same moves everywhere.")
      .def(
          "rule_of_thumb",
          [](BoxP box, const Position<G>& position, regelwerk::Random& random) {
            return with_position(*box, position, [&](const auto& at) {
              expect_decision(*box, at);
              return move_object<G>(position, Thumb{}(box->game, at, random));
            });
          },
          py::arg("position"), py::arg("random"),
          "The move of somebody who thinks no farther than the move: by a View what its viewer plays, by a State what "
          "the seat plays that decides.")
      .def(
          "rate_moves",
          [](BoxP box, const ViewPointer& view, const Whole& rounds, const Whole& seed, const Whole& cap) {
            const auto& at = value_of(*box, view);
            expect_seat<G>(at);
            expect_sound(*box, at);
            const std::uint64_t times = rounds.natural("the number of rounds");
            const std::uint64_t key = seed.natural("the seed");
            const std::uint64_t most = cap.natural("the cap");
            const auto values = without_lock([&](auto& go_on) {
              std::vector<regelwerk::MoveValue<G>> all(box->game.moves_into(at, {}));
              const auto imagine = [&](auto& source) { return box->game.resample(at, source); };
              const auto play_on = [&](const G& game, const auto& state, auto& source) {
                return position_payoffs(game, played_on(game, state, source, most, go_on).end, regelwerk::ByGoal{});
              };
              regelwerk::rate_moves(box->game, at, all, key, times, imagine, go_on, play_on);
              return all;
            });
            return rated_moves<G>(*box, view, values);
          },
          py::arg("view"), py::arg("rounds") = 32, py::arg("seed") = 0, py::arg("cap") = usual_cap,
          "Every legal move with its value, for hints: in each round one world is drawn, and every move is played in "
          "it "
          "and played on from at random: a list of (move, visits, mean payoff of each seat from 0 to 1).");
}

}  // namespace python
