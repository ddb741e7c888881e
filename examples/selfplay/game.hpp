#pragma once
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/search/ismcts.hpp>
#include <regelwerk/ai/search/move_value.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

#include "../play/adapter.hpp"
#include "../players/player.hpp"
#include "columns.hpp"
#include "manner.hpp"

namespace selfplay {

/// One game of searches against each other. Each seat decides by what it was shown alone. Decisions with one legal move
/// are neither searched nor kept.
template <play::Adapter A, class Thumb>
class SelfPlay {
 public:
  using G = typename A::Game;

  SelfPlay(const G& game, const typename G::Start& start, const Manner& manner, std::uint64_t number)
      : game_(game),
        manner_(manner),
        number_(number),
        random_(regelwerk::Random::stream(manner.seed, number)),
        state_(game.initial(start)),
        rollout_{{manner.spec.rollout, manner.spec.other_in_256},
                 {},
                 manner.spec.cap.value_or(static_cast<std::uint64_t>(A::playout_cap))},
        nodes_(manner.spec.nodes.value_or(manner.spec.iterations + 1)),
        observation_(observation_size(game)) {
    for (int seat = 0; seat < game.seats(); ++seat) {
      const auto view = game.view(state_, regelwerk::Seat{seat});
      minds_.push_back({view, game.memory(view)});
    }
  }

  /// Plays the game and answers its decisions.
  [[nodiscard]] Rows rows() {
    for (std::uint32_t moves = 0; moves < players::longest_game && !game_.actor(state_).is_nobody(); ++moves) {
      const regelwerk::Actor actor = game_.actor(state_);
      make(actor.is_chance() ? sample(game_, state_, random_) : choose(minds_[index_of(actor.seat())]));
      ply_ += actor.is_seat() ? 1U : 0U;
    }
    add_values(position_payoffs(game_, state_, regelwerk::ByGoal{}));
    return rows_;
  }

 private:
  using State = typename G::State;
  using Move = typename G::Move;
  using Value = regelwerk::MoveValue<G>;
  using Rollout = regelwerk::Rollout<players::Decider<Thumb>>;

  /// What a seat knows.
  struct Mind {
    typename G::View view;
    typename G::Memory memory;
  };

  [[nodiscard]] static std::size_t index_of(regelwerk::Seat seat) { return static_cast<std::size_t>(seat.index()); }

  void make(const Move& move) {
    game_.advance(state_, move, [&](const typename G::Event& event) {
      for (Mind& mind : minds_) {
        const auto shown = game_.shown(event, mind.view.viewer);
        game_.remember(mind.memory, mind.view, shown);
        const bool follows = game_.apply(mind.view, shown);
        regelwerk::expects([&] { return follows; }, "the events of a game follow one another");
      }
    });
  }

  [[nodiscard]] Move choose(const Mind& mind) {
    if (const auto only = players::only_move(game_, mind.view)) return *only;
    const auto imagine = [&](auto& random) {
      return manner_.spec.memory ? game_.resample(mind.view, mind.memory, random) : game_.resample(mind.view, random);
    };
    regelwerk::Search search{game_,   mind.view, std::span{nodes_}, regelwerk::Random{random_()}, manner_.spec.search,
                             rollout_};
    search.run(manner_.spec.iterations, imagine);
    values_.resize(search.root_moves({}));
    search.root_moves(values_);
    keep(mind);
    return chosen(search.best());
  }

  [[nodiscard]] std::uint64_t visits() const {
    std::uint64_t visits = 0;
    for (const Value& value : values_) visits += value.visits;
    return visits;
  }

  /// What is played for training: not always what seems best.
  [[nodiscard]] Move chosen(const Move& best) {
    if (draw_below(random_, 256) < manner_.stray) {
      return values_[draw_below(random_, static_cast<std::uint32_t>(values_.size()))].move;
    }
    if (ply_ >= manner_.drawn_plies) return best;
    auto left = draw_below(random_, static_cast<std::uint32_t>(visits()));
    for (const Value& value : values_) {
      if (left < value.visits) return value.move;
      left -= static_cast<std::uint32_t>(value.visits);
    }
    return best;
  }

  void keep(const Mind& mind) {
    observe(game_, mind.view, observation_);
    for (const float number : observation_) rows_.add(Column::observation, number);
    rows_.add(Column::policy_count, static_cast<std::int32_t>(values_.size()));
    const auto all = static_cast<float>(visits());
    for (const Value& value : values_) {
      rows_.add(Column::policy_index, static_cast<std::int32_t>(policy_index(game_, mind.view, value.move)));
      rows_.add(Column::policy_share, static_cast<float>(value.visits) / all);
    }
    rows_.add(Column::game, static_cast<std::int64_t>(number_));
    rows_.add(Column::ply, static_cast<std::int32_t>(ply_));
    rows_.add(Column::seat, static_cast<std::uint8_t>(index_of(mind.view.viewer.seat())));
    deciders_.push_back(mind.view.viewer.seat());
  }

  void add_values(const regelwerk::Payoffs<G::max_seats>& payoffs) {
    for (const regelwerk::Seat decider : deciders_) {
      for (int steps = 0; steps < game_.seats(); ++steps) {
        const regelwerk::Seat seat = regelwerk::seat_after(decider, steps, game_.seats());
        rows_.add(Column::value, static_cast<float>(payoffs[index_of(seat)]) / regelwerk::payoff_scale);
      }
    }
  }

  G game_;
  Manner manner_;
  std::uint64_t number_;
  regelwerk::Random random_;
  State state_;
  Rollout rollout_;
  std::vector<regelwerk::SearchNode<G>> nodes_;
  std::vector<float> observation_;
  std::vector<Mind> minds_;
  std::vector<Value> values_;
  std::vector<regelwerk::Seat> deciders_;
  Rows rows_;
  std::uint32_t ply_ = 0;
};

}  // namespace selfplay
