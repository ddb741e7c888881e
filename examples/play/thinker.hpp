#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <regelwerk/play.hpp>

#include "../players/player.hpp"
#include "../players/spec.hpp"
#include "adapter.hpp"
#include "table.hpp"

namespace play {

/// How the searches of this program play: as suits the title best.
template <Adapter A>
[[nodiscard]] players::Spec search_spec() {
  return players::read_player("ismcts", word_of_game<A>()).spec;
}

/// A search gets as many iterations for each of the moves that it has, but as if there were at least so many moves.
inline constexpr std::size_t fewest_moves = 16;

/// A seat's search. It follows the game as its seat is shown it, from the beginning on: also that of a record that was
/// loaded, whose moves the table has made again, so its memory is that of a seat that was there all the time.
template <Adapter A>
class Thinker {
 public:
  using G = typename A::Game;
  using Values = std::vector<regelwerk::MoveValue<G>>;

  Thinker(const Table<G>& table, regelwerk::Seat seat, regelwerk::Random random)
      : seat_(seat), player_(table.game(), search_spec<A>(), table.view_before(seat, 0), random, A::playout_cap) {}

  /// Takes in what has happened since it was asked last; so it does before each answer.
  void follow(const Table<G>& table) {
    for (const auto& event : table.seen_by(seat_, seen_)) player_.see(event);
    seen_ = table.events();
  }

  /// Its move. Precondition: it is its seat's turn, and nothing that it has seen was taken back.
  [[nodiscard]] typename G::Move choose(const Table<G>& table, std::uint32_t effort) {
    follow(table);
    const auto view = table.game().view(table.state(), seat_);
    player_.set_iterations(iterations(table.game().moves(view).size(), effort));
    return player_.choose(view);
  }
  /// The legal moves in their order with what it thinks of them. Precondition: as for choose.
  [[nodiscard]] Values rate(const Table<G>& table, std::uint32_t effort) {
    follow(table);
    const auto view = table.game().view(table.state(), seat_);
    player_.set_iterations(iterations(table.game().moves(view).size(), effort));
    return player_.rate(view);
  }
  /// A world that it holds possible.
  [[nodiscard]] typename G::State imagined(const typename G::View& view, regelwerk::Random& random) const {
    return player_.imagined(view, random);
  }

 private:
  [[nodiscard]] static std::uint64_t iterations(std::size_t moves, std::uint32_t effort) {
    return std::min(std::uint64_t{effort} * std::max(moves, fewest_moves), A::most_iterations);
  }

  regelwerk::Seat seat_;
  players::Player<G, typename A::RuleOfThumb> player_;
  std::size_t seen_ = 0;
};

}  // namespace play
