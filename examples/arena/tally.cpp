#include "tally.hpp"

#include <algorithm>
#include <set>

#include <regelwerk/ai/utility.hpp>

namespace arena {
namespace {

/// Half points for the first of two.
int halves(std::int64_t one, std::int64_t other) { return one > other ? 2 : one == other ? 1 : 0; }

double part_of_best(double payoff) { return payoff / regelwerk::payoff_scale; }

/// Sums over seats, for their mean.
struct SeatSums {
  double payoff = 0;
  double luck = 0;
  double win = 0;
  double score = 0;
  double seats = 0;

  void add(const SeatResult& seat) {
    payoff += seat.payoff;
    luck += seat.luck;
    win += seat.win;
    score += seat.score;
    ++seats;
  }
};

}  // namespace

void Tally::add(std::span<const Row> rows) {
  Duels duels{takings_.size()};
  if (is_alone_) {
    add_duels_across(duels, rows);
  } else {
    for (const Row& row : rows) add_duels(duels, row);
  }
  duels_.push_back(duels);
  add_takings(rows);
  for (const Row& row : rows) {
    ++games_;
    given_up_ += row.is_over ? 0 : 1;
    moves_ += row.moves;
    chances_ += row.chances;
    unweighed_ += row.unweighed;
  }
}

/// Each pair of teams, by places; all are level where nobody has won.
void Tally::add_duels(Duels& duels, const Row& row) const {
  const bool is_won = std::any_of(row.seats.begin(), row.seats.end(), [](const auto& seat) { return seat.win > 0; });
  const auto leads = [&](std::size_t seat) {
    return std::find(team_of_seat_.begin(), team_of_seat_.end(), team_of_seat_[seat]) ==
           team_of_seat_.begin() + static_cast<std::ptrdiff_t>(seat);
  };
  for (std::size_t one = 0; one < row.seats.size(); ++one) {
    for (std::size_t other = one + 1; other < row.seats.size(); ++other) {
      const SeatResult& a = row.seats[one];
      const SeatResult& b = row.seats[other];
      if (!leads(one) || !leads(other) || a.player == b.player) continue;
      duels.add(a.player, b.player, is_won ? halves(-a.place, -b.place) : 1);
    }
  }
}

/// Players who play alone: each pair by what the same deal brought them.
void Tally::add_duels_across(Duels& duels, std::span<const Row> rows) {
  const auto worth = [](const Row& row) { return row.is_over ? row.seats.front().payoff : 0; };
  for (std::size_t one = 0; one < rows.size(); ++one) {
    for (std::size_t other = one + 1; other < rows.size(); ++other) {
      duels.add(rows[one].seats.front().player, rows[other].seats.front().player,
                halves(worth(rows[one]), worth(rows[other])));
    }
  }
}

void Tally::add_takings(std::span<const Row> rows) {
  std::vector<SeatSums> sums(takings_.size());
  for (const Row& row : rows) {
    std::set<std::size_t> players;
    for (const SeatResult& seat : row.seats) {
      sums[seat.player].add(seat);
      players.insert(seat.player);
    }
    for (const std::size_t player : players) {
      ++takings_[player].games;
      if (!row.verdict.empty()) ++takings_[player].verdicts[row.verdict];
    }
  }
  for (std::size_t player = 0; player < sums.size(); ++player) {
    const SeatSums& sum = sums[player];
    Takings& takings = takings_[player];
    takings.payoffs.push_back({part_of_best(sum.payoff / sum.seats), part_of_best(sum.luck / sum.seats)});
    takings.wins.push_back(part_of_best(sum.win / sum.seats));
    takings.scores.push_back(sum.score / sum.seats);
  }
}

std::optional<std::vector<Row>> rows_of(std::string_view lines) {
  std::vector<Row> rows;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size() - 1);
    const auto row = row_of(lines.substr(0, end + 1));
    if (!row) return std::nullopt;
    rows.push_back(*row);
    lines.remove_prefix(end + 1);
  }
  return rows;
}

}  // namespace arena
