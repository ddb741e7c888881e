#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play.hpp>

#include "adapter.hpp"
#include "arguments.hpp"
#include "table.hpp"
#include "thinker.hpp"

namespace play {

/// Chance, and those at a table who are no persons; all of them know what their seats may know and no more. A search
/// has numbers of its own, so that cards do not depend on how much it thinks.
template <Adapter A>
class Computers {
 public:
  using G = typename A::Game;
  using Move = typename G::Move;

  Computers(regelwerk::Random random, std::uint32_t effort)
      : random_(random), key_(regelwerk::Random{random}()), effort_(effort) {}

  /// What chance brings. Precondition: it is its turn.
  [[nodiscard]] Move draw(const Table<G>& table) { return sample(table.game(), table.state(), random_); }

  /// A move of the seat whose turn it is; a person's is any. Precondition: a seat is to move.
  [[nodiscard]] Move choose(Player player, const Table<G>& table) {
    const regelwerk::Seat seat = table.actor().seat();
    if (player == Player::search) return thinker(table, seat).choose(table, effort_);
    const auto view = table.game().view(table.state(), seat);
    const auto moves = table.game().moves(view);
    if (moves.size() == 1) return moves[0];
    if (player == Player::simple) return typename A::RuleOfThumb{}(table.game(), view, random_);
    return moves[draw_below(random_, static_cast<std::uint32_t>(moves.size()))];
  }

  /// Plays on until the game is over, full, or so many moves long.
  void play_on(Table<G>& table, const std::vector<Player>& players, std::size_t length) {
    while (table.length() < length && !table.full() && !table.actor().is_nobody()) {
      const regelwerk::Actor actor = table.actor();
      table.play(actor.is_chance() ? draw(table)
                                   : choose(players[static_cast<std::size_t>(actor.seat().index())], table));
    }
  }

  /// To be called when moves were taken back or another game is on the table: all searches follow it from its
  /// beginning.
  void forget() {
    for (auto& thinker : thinkers_) thinker.reset();
  }

 private:
  [[nodiscard]] Thinker<A>& thinker(const Table<G>& table, regelwerk::Seat seat) {
    const auto index = static_cast<std::size_t>(seat.index());
    auto& thinker = thinkers_[index];
    if (!thinker) thinker.emplace(table, seat, regelwerk::Random::stream(key_, index));
    return *thinker;
  }

  regelwerk::Random random_;
  std::uint64_t key_;
  std::uint32_t effort_;
  std::array<std::optional<Thinker<A>>, regelwerk::seat_limit> thinkers_;
};

}  // namespace play
