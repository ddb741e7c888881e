#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/ai/utility.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

#include "../players/player.hpp"

// What chance does in a deal, and how lucky that was for whom.

namespace arena {

/// Where chance could do more things than this, its luck is not weighed and counts as none, which is fair as well.
inline constexpr std::uint32_t most_outcomes_weighed = 2000;

/// True if all seats are one team.
template <regelwerk::Playable G>
[[nodiscard]] constexpr bool plays_alone(const G& game) noexcept {
  for (int seat = 1; seat < game.seats(); ++seat) {
    if (game.team(regelwerk::Seat{seat}) != game.team(regelwerk::Seat{0})) return false;
  }
  return true;
}

/// What a game is worth to the seats: by ByPlace; to a team that plays alone by ByScore.
struct Worth {
  template <regelwerk::Playable G>
  [[nodiscard]] constexpr regelwerk::Payoffs<G::max_seats> operator()(
      const G& game, const typename G::Outcome& outcome) const noexcept {
    return plays_alone(game) ? regelwerk::ByScore{}(game, outcome) : regelwerk::ByPlace{}(game, outcome);
  }
  template <regelwerk::Playable G>
  [[nodiscard]] constexpr regelwerk::Payoffs<G::max_seats> unfinished(
      const G& game, const regelwerk::Standing<G::max_seats>& standing) const noexcept {
    return regelwerk::ByPlace{}.unfinished(game, standing);
  }
};

/// The numbers of a deal, for one purpose each.
[[nodiscard]] constexpr std::uint64_t deal_key(std::uint64_t seed, std::uint64_t deal, std::uint64_t purpose) noexcept {
  return regelwerk::Random::stream(regelwerk::mix64(seed) + purpose, deal)();
}

/// How luck is judged.
struct LuckOrder {
  bool is_wanted = false;
  std::uint32_t playouts = 0;  ///< a position is worth the mean of so many playouts; 0: what the title says of it
  std::uint64_t cap = 0;       ///< moves of a playout
};

/// Draws for chance, the n-th time with the n-th numbers of the deal, whatever happened in between; so all seatings of
/// a deal meet the same chance as long as their games go alike. Adds up how much better each seat got off than chance
/// has it in the mean: what the position is worth after the outcome, less the mean over all outcomes by their weights.
template <regelwerk::Playable G, class Thumb>
class Chance {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Sums = std::array<std::int64_t, static_cast<std::size_t>(G::max_seats)>;

  Chance(const G& game, std::uint64_t key, const LuckOrder& order) : game_(game), key_(key), order_(order) {}

  /// What chance does next. Precondition: chance decides.
  [[nodiscard]] Move draw(const State& state) {
    regelwerk::Random random = regelwerk::Random::stream(key_, draws_++);
    const Move drawn = sample(game_, state, random);
    if (order_.is_wanted) weigh(state, drawn);
    return drawn;
  }

  [[nodiscard]] std::uint32_t draws() const { return draws_; }
  [[nodiscard]] std::uint32_t unweighed() const { return unweighed_; }
  /// The luck of a seat in payoffs, rounded.
  [[nodiscard]] std::int32_t luck(regelwerk::Seat seat) const {
    const std::int64_t sum = luck_[static_cast<std::size_t>(seat.index())];
    return static_cast<std::int32_t>((sum + (std::int64_t{1} << (luck_bits - 1))) >> luck_bits);
  }

 private:
  /// Bits behind the point of luck while it is added up.
  static constexpr int luck_bits = 20;

  [[nodiscard]] bool has_too_many(const State& state) const {
    std::uint32_t outcomes = 0;
    return !game_.for_each_move(state, [&](const Move&) { return ++outcomes <= most_outcomes_weighed; });
  }

  /// By its own measure, else by its standing.
  [[nodiscard]] regelwerk::Payoffs<G::max_seats> appraised(const State& state) const {
    if constexpr (players::Appraising<Thumb>) {
      regelwerk::Random random{~key_ + draws_};
      return typename players::Skill<Thumb>::Appraisal{}(game_, state, random);
    } else {
      return position_payoffs(game_, state, Worth{});
    }
  }

  /// What a position is worth. All outcomes of a draw are judged with the same random numbers, which depend on the deal
  /// and not on what is drawn; so the mean over the outcomes is exact for this judgement.
  [[nodiscard]] Sums worth(const State& state) const {
    Sums sums{};
    const auto add = [&](const auto& payoffs, std::int64_t parts) {
      for (std::size_t seat = 0; seat < sums.size(); ++seat) {
        sums[seat] += (std::int64_t{payoffs[seat]} << luck_bits) / parts;
      }
    };
    if (order_.playouts == 0) {
      add(appraised(state), 1);
      return sums;
    }
    const auto playing = players::ThumbOf<Thumb, G> ? players::Playing::mixed : players::Playing::uniform;
    const regelwerk::Rollout<players::Decider<Thumb>, Worth> rollout{{playing}, {}, order_.cap};
    for (std::uint32_t i = 0; i < order_.playouts; ++i) {
      regelwerk::Random random = regelwerk::Random::stream(~key_ + draws_, i);
      add(rollout(game_, state, random), order_.playouts);
    }
    return sums;
  }

  void weigh(const State& state, const Move& drawn) {
    if (has_too_many(state)) {
      ++unweighed_;
      return;
    }
    const std::int64_t total = game_.total_weight(state);
    Sums mean{};
    Sums rest{};
    game_.for_each_move(state, [&](const Move& move) {
      const Sums worth = this->worth(game_.play(state, move));
      const std::int64_t weight = game_.weight(state, move);
      for (std::size_t seat = 0; seat < mean.size(); ++seat) {
        // In two steps, so that no product is too large.
        mean[seat] += worth[seat] / total * weight;
        rest[seat] += worth[seat] % total * weight;
        if (move == drawn) luck_[seat] += worth[seat];
      }
    });
    for (std::size_t seat = 0; seat < mean.size(); ++seat) luck_[seat] -= mean[seat] + rest[seat] / total;
  }

  const G& game_;
  std::uint64_t key_;
  LuckOrder order_;
  std::uint32_t draws_ = 0;
  std::uint32_t unweighed_ = 0;
  Sums luck_{};
};

}  // namespace arena
