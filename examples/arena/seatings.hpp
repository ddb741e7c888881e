#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

// Who sits where. The places are given to teams: where seats play for themselves, every seat is a team.

namespace arena {

/// For every team the number of the player that has its seats.
using Seating = std::vector<std::uint8_t>;

/// No deal is played by more seatings than this.
inline constexpr std::size_t most_seatings = 2000;

/// The seatings that every deal is played by, each once, in a fixed order; empty if they would be more than
/// most_seatings. Every player has every place as often as any other.
///   as many players as teams: all orders, of more than three teams the rotations;
///   two players on more than two teams: one of the first against the others, on each place, and the reverse;
///   fewer players than teams: they follow one another around the table, from every player on, in all rotations;
///   more players than teams: all of this for every choice of players; in a game of one team each player alone.
[[nodiscard]] std::vector<Seating> seatings(std::size_t players, std::size_t teams);

}  // namespace arena
