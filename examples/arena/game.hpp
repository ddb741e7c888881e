#pragma once
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/random.hpp>

#include "../play/adapter.hpp"
#include "../play/text.hpp"
#include "../players/player.hpp"
#include "chance.hpp"
#include "match.hpp"
#include "outside.hpp"
#include "row.hpp"

namespace arena {

/// Who has a seat for one game: a player of this program, or another program.
template <regelwerk::Playable G, class Thumb>
struct Seated {
  std::optional<players::Player<G, Thumb>> own;
  std::optional<Outside<G>> outside;

  [[nodiscard]] bool follows() const { return outside || own->follows(); }
  void see(const typename G::Event& shown) { outside ? outside->see(shown) : own->see(shown); }
  [[nodiscard]] typename G::Move choose(const typename G::View& view) {
    return outside ? outside->choose(view) : own->choose(view);
  }
};

/// Plays the games of a match. Of one that is given up nobody has won and all are level.
template <play::Adapter A, class Thumb>
class Games {
 public:
  using G = typename A::Game;

  Games(const G& game, const typename G::Start& start, MatchOrder order, const Match& match)
      : game_(game),
        start_(start),
        order_(std::move(order)),
        rules_(match.rules),
        programs_(std::make_shared<Programs>(order_.patience)),
        teams_(match.team_of_seat),
        seatings_(match.seatings) {
    order_.luck.cap = A::playout_cap;
  }

  /// All games of a deal.
  [[nodiscard]] std::string play_deal(std::uint64_t deal) const {
    std::string lines;
    for (std::size_t seating = 0; seating < seatings_.size(); ++seating) lines += csv_line(played(deal, seating));
    return lines;
  }

 private:
  using State = typename G::State;
  // Players stay where they are: their searches know the address of their memory.
  using Players = std::deque<Seated<G, Thumb>>;

  /// The purposes of a deal's numbers.
  static constexpr std::uint64_t for_chance = 0;
  static constexpr std::uint64_t for_players = 1;

  [[nodiscard]] std::uint8_t player_at(std::size_t seating, int seat) const {
    return seatings_[seating][teams_[static_cast<std::size_t>(seat)]];
  }

  void sit_down(Players& players, const State& state, std::uint64_t deal, std::size_t seating) const {
    const std::uint64_t key = deal_key(order_.seed, deal, for_players);
    const auto seats = static_cast<std::uint64_t>(game_.seats());
    for (int seat = 0; seat < game_.seats(); ++seat) {
      const std::uint64_t number = seating * seats + static_cast<std::uint64_t>(seat);
      const Entrant& entrant = order_.entrants[player_at(seating, seat)];
      const auto first = game_.view(state, regelwerk::Seat{seat});
      auto& seated = players.emplace_back();
      if (entrant.command.empty()) {
        seated.own.emplace(game_, entrant.spec, first, regelwerk::Random::stream(key, number), A::playout_cap);
      } else {
        seated.outside.emplace(game_, programs_->take(entrant.command), rules_, play::join(key, " ", number), first,
                               order_.ms);
      }
    }
  }
  void leave(Players& players, const Row& row, std::size_t seating) const {
    std::string result = row.is_over ? "" : "given up";
    for (const SeatResult& seat : row.seats) {
      if (row.is_over) result += play::join(result.empty() ? "" : " ", seat.place, ":", seat.score);
    }
    for (int seat = 0; seat < game_.seats(); ++seat) {
      auto& outside = players[static_cast<std::size_t>(seat)].outside;
      if (outside) programs_->give_back(order_.entrants[player_at(seating, seat)].command, outside->leave(result));
    }
  }

  /// Carries a move out and tells everybody as much of it as they may know; afterwards, since a listener must not
  /// throw, and programs may.
  void advance(State& state, const typename G::Move& move, Players& players) const {
    std::vector<typename G::Event> events;
    game_.advance(state, move, [&](const typename G::Event& event) { events.push_back(event); });
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      if (!players[seat].follows()) continue;
      const regelwerk::Viewer viewer = regelwerk::Seat{static_cast<int>(seat)};
      for (const auto& event : events) players[seat].see(game_.shown(event, viewer));
    }
  }

  [[nodiscard]] Row played(std::uint64_t deal, std::size_t seating) const {
    State state = game_.initial(start_);
    Players players;
    sit_down(players, state, deal, seating);
    Chance<G, Thumb> chance{game_, deal_key(order_.seed, deal, for_chance), order_.luck};
    std::uint32_t moves = 0;
    for (; moves < players::longest_game && !game_.actor(state).is_nobody(); ++moves) {
      const regelwerk::Actor actor = game_.actor(state);
      if (actor.is_chance()) {
        advance(state, chance.draw(state), players);
      } else {
        auto& player = players[static_cast<std::size_t>(actor.seat().index())];
        advance(state, player.choose(game_.view(state, actor.seat())), players);
      }
    }
    Row row = row_of(state, seating, chance);
    row.deal = deal;
    row.seating = static_cast<std::uint32_t>(seating);
    row.moves = moves;
    row.chances = chance.draws();
    row.unweighed = chance.unweighed();
    leave(players, row, seating);
    return row;
  }

  [[nodiscard]] Row row_of(const State& state, std::size_t seating, const Chance<G, Thumb>& chance) const {
    Row row;
    const auto outcome = game_.outcome(state);
    const auto payoffs = position_payoffs(game_, state, Worth{});
    row.is_over = outcome.has_value();
    row.verdict = row.is_over ? "" : "given up";
    if constexpr (play::Judged<A>) {
      if (outcome) row.verdict = A::verdict(*outcome, play::Ink{});
    }
    for (int index = 0; index < game_.seats(); ++index) {
      const regelwerk::Seat seat{index};
      const auto at = static_cast<std::size_t>(index);
      SeatResult result{.player = player_at(seating, index), .payoff = payoffs[at], .luck = chance.luck(seat)};
      if (outcome) {
        result.place = outcome->place(seat);
        result.score = outcome->score(seat);
        result.win = regelwerk::ByWin{}(game_, *outcome)[at];
      }
      row.seats.push_back(result);
    }
    return row;
  }

  G game_;
  typename G::Start start_;
  MatchOrder order_;
  std::string rules_;
  std::shared_ptr<Programs> programs_;
  std::vector<std::uint8_t> teams_;
  std::vector<Seating> seatings_;
};

}  // namespace arena
