#include "seatings.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace arena {
namespace {

/// Of so many teams at most all orders of players are played.
constexpr std::size_t all_orders_up_to = 3;

class Seatings {
 public:
  void add(const Seating& seating) {
    if (std::find(all_.begin(), all_.end(), seating) == all_.end()) all_.push_back(seating);
  }
  void add_rotations(Seating seating) {
    for (std::size_t turn = 0; turn < seating.size(); ++turn) {
      add(seating);
      std::rotate(seating.begin(), seating.end() - 1, seating.end());
    }
  }
  void add_orders(Seating seating) {
    std::sort(seating.begin(), seating.end());
    do add(seating);
    while (std::next_permutation(seating.begin(), seating.end()));
  }
  [[nodiscard]] const std::vector<Seating>& all() const { return all_; }

 private:
  std::vector<Seating> all_;
};

/// One against all others, and the reverse.
void add_for_two(Seatings& to, const Seating& players, std::size_t teams) {
  for (const std::size_t single : std::array<std::size_t, 2>{0, 1}) {
    Seating seating(teams, players[1 - single]);
    seating[0] = players[single];
    to.add_rotations(seating);
  }
}

/// Players who follow one another around the table.
void add_in_turn(Seatings& to, const Seating& players, std::size_t teams) {
  for (std::size_t first = 0; first < players.size(); ++first) {
    Seating seating(teams);
    for (std::size_t team = 0; team < teams; ++team) seating[team] = players[(first + team) % players.size()];
    to.add_rotations(seating);
  }
}

/// All seatings of players who take part all together.
void add_for(Seatings& to, const Seating& players, std::size_t teams) {
  if (players.size() == teams && teams <= all_orders_up_to) {
    to.add_orders(players);
  } else if (players.size() == 2) {
    add_for_two(to, players, teams);
  } else {
    add_in_turn(to, players, teams);
  }
}

}  // namespace

std::vector<Seating> seatings(std::size_t players, std::size_t teams) {
  Seatings found;
  // Which players take part: a set of them, as a row of flags in all orders.
  std::vector<bool> takes_part(players, false);
  std::fill(takes_part.begin(), takes_part.begin() + static_cast<std::ptrdiff_t>(std::min(players, teams)), true);
  do {
    Seating chosen;
    for (std::size_t player = 0; player < players; ++player) {
      if (takes_part[player]) chosen.push_back(static_cast<std::uint8_t>(player));
    }
    add_for(found, chosen, teams);
    if (found.all().size() > most_seatings) return {};
  } while (std::prev_permutation(takes_part.begin(), takes_part.end()));
  return found.all();
}

}  // namespace arena
