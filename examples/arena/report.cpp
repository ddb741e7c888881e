#include "report.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <span>
#include <vector>

#include "../play/text.hpp"
#include "estimate.hpp"
#include "ratings.hpp"

namespace arena {
namespace {

using play::join;

std::string percent(double part, int decimals = 1) { return decimal(100 * part, decimals) + " %"; }
std::string percent(const Estimate& found) {
  return join(percent(found.mean), " +-", decimal(100 * found.half_width, 1));
}
std::string between(const Interval& interval) {
  return join("[", decimal(interval.low, 0, true), ", ", decimal(interval.high, 0, true), "]");
}
std::string count_of(std::uint64_t count, std::string_view one, std::string_view several) {
  return join(count, " ", count == 1 ? one : several);
}

/// Lines of cells, each column as wide as it must be.
class Columns {
 public:
  void add(std::vector<std::string> line) { lines_.push_back(std::move(line)); }
  [[nodiscard]] std::string text() const {
    std::vector<std::size_t> widths;
    for (const auto& line : lines_) {
      widths.resize(std::max(widths.size(), line.size()));
      for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], line[i].size());
    }
    std::string text;
    for (const auto& line : lines_) {
      for (std::size_t i = 0; i < line.size(); ++i) {
        const bool is_last = i + 1 == line.size();
        text += join(line[i], is_last ? "\n" : std::string(widths[i] - line[i].size() + 2, ' '));
      }
    }
    return text;
  }

 private:
  std::vector<std::vector<std::string>> lines_;
};

std::string name_of(std::size_t player) { return join(letter_of(player)); }

/// The values or the luck of all deals.
std::vector<double> each(std::span<const Lucky> deals, double Lucky::*member) {
  std::vector<double> numbers;
  numbers.reserve(deals.size());
  for (const Lucky& deal : deals) numbers.push_back(deal.*member);
  return numbers;
}

std::string main_table(const MatchOrder& order, const Tally& tally, const Rated& rated) {
  Columns columns;
  columns.add({"", "Elo", "95 %", "wins", "payoff", "score", "player"});
  for (std::size_t player = 0; player < order.entrants.size(); ++player) {
    const Takings& takings = tally.takings()[player];
    const Estimate score = estimate(takings.scores);
    columns.add({name_of(player), decimal(rated.elo[player], 0, true), between(rated.intervals[player]),
                 percent(estimate(takings.wins)), percent(estimate(each(takings.payoffs, &Lucky::value))),
                 join(decimal(score.mean, 1), " +-", decimal(score.half_width, 1)), order.entrants[player].text});
  }
  return columns.text();
}

/// The first player against another. Where one got all the points, sampling the deals again tells nothing; then it is
/// said how far apart they are at least, by the deals that went the same way one and all.
std::string lead(const Tally& tally, const Rated& rated, const Duels& all, std::size_t player) {
  const auto duels = static_cast<double>(all.duels(0, player));
  const double points = all.points(0, player);
  const double share = duels == 0 ? 0.5 : points / duels;
  std::string text = join("A before ", name_of(player), ": ");
  if (share > 0 && share < 1) {
    text += join(decimal(rated.elo[0] - rated.elo[player], 1, true), " Elo ", between(rated.leads[player]));
  } else {
    const double least = elo_of_share(std::pow(0.05, 1 / static_cast<double>(tally.deals())));
    text += join(share > 0 ? "at least " : "at most ", decimal(share > 0 ? least : -least, 0, true), " Elo");
  }
  return text + join(", ", decimal(points, 1), " points of ", all.duels(0, player), " (", percent(share), ")\n");
}

std::string leads(const Tally& tally, const Rated& rated) {
  Duels all{rated.elo.size()};
  for (const Duels& deal : tally.duels()) all.add(deal, 1);
  std::string text;
  bool is_shut_out = false;
  for (std::size_t one = 0; one < rated.elo.size(); ++one) {
    if (one > 0) text += lead(tally, rated, all, one);
    for (std::size_t other = 0; other < rated.elo.size(); ++other) {
      is_shut_out = is_shut_out || (all.duels(one, other) != 0 && all.points(one, other) == 0);
    }
  }
  if (is_shut_out) {
    text += "Who got no point of somebody counts as if it had half a point; such a rating may be much too mild.\n";
  }
  return text;
}

/// Payoffs with luck taken away, and how much narrower that makes their intervals.
std::string without_luck(const MatchOrder& order, const Tally& tally) {
  Columns columns;
  columns.add({"", "payoff", "without luck", "narrower by", "like deals", "coefficient", "luck"});
  for (std::size_t player = 0; player < order.entrants.size(); ++player) {
    const Takings& takings = tally.takings()[player];
    const Estimate plain = estimate(each(takings.payoffs, &Lucky::value));
    const Corrected found = corrected(takings.payoffs);
    const double ratio =
        plain.half_width == 0 || std::isinf(plain.half_width) ? 1 : found.estimate.half_width / plain.half_width;
    columns.add({name_of(player), percent(plain), percent(found.estimate), percent(1 - ratio, 0),
                 ratio == 0 ? "-" : join("x ", decimal(1 / (ratio * ratio), 2)), decimal(found.coefficient, 2),
                 percent(estimate(each(takings.payoffs, &Lucky::luck)))});
  }
  std::string text = join("\n", columns.text());
  const std::string judged = order.luck.playouts == 0 ? std::string{"as it stands"}
                                                      : "by " + count_of(order.luck.playouts, "playout", "playouts");
  text += join("Luck is what chance gave beyond its mean, a position judged ", judged, "; ",
               count_of(tally.chances(), "chance move", "chance moves"));
  if (tally.unweighed() != 0) {
    text += join(", of which ", tally.unweighed(), " could do more than ", most_outcomes_weighed,
                 " things and count as no luck");
  }
  return text + ".\n";
}

std::string verdicts(const Tally& tally) {
  std::string text;
  for (std::size_t player = 0; player < tally.takings().size(); ++player) {
    const Takings& takings = tally.takings()[player];
    if (takings.verdicts.empty()) continue;
    std::string list;
    for (const auto& [verdict, count] : takings.verdicts) {
      const double part = static_cast<double>(count) / static_cast<double>(takings.games);
      list += join(list.empty() ? "" : "; ", verdict, " ", percent(part));
    }
    text += join(name_of(player), ": ", list, "\n");
  }
  return text.empty() ? text : join("\n", text);
}

/// Which players' moves depend on the machine.
std::string by_clock(const MatchOrder& order) {
  std::string names;
  for (std::size_t player = 0; player < order.entrants.size(); ++player) {
    const Entrant& entrant = order.entrants[player];
    if (entrant.command.empty() ? entrant.spec.uses_clock() : order.ms != 0)
      names += join(names.empty() ? "" : ", ", name_of(player));
  }
  if (names.empty()) return names;
  return join("Thinking by the clock: ", names, ". Another run of the same seed gives another table.\n");
}

}  // namespace

std::string decimal(double number, int decimals, bool with_sign) {
  std::array<char, 64> text{};
  (void)std::snprintf(text.data(), text.size(), with_sign ? "%+.*f" : "%.*f", decimals, number);
  // A number that is rounded to nothing has no sign; one that is infinite has.
  std::string written{text.data()};
  if (written.find_first_of("123456789i") == std::string::npos && written[0] == '-') written[0] = with_sign ? '+' : ' ';
  return written[0] == ' ' ? written.substr(1) : written;
}

std::string report(const Match& match, const MatchOrder& order, const Tally& tally) {
  const Rated found = rated(tally.duels(), bootstrap_key);
  std::string text =
      join(match.rules, "\n", count_of(tally.deals(), "deal", "deals"), " of ",
           count_of(match.seatings.size(), "game", "games"), " each, seed ", order.seed, ", ", tally.moves(), " moves");
  if (tally.given_up() != 0) {
    text += join(", ", count_of(tally.given_up(), "game", "games"), " given up without an end");
  }
  text += join("\n", by_clock(order), "\n", main_table(order, tally, found));
  text += match.is_alone ? "Duels are two games of the same deal, won by the better score.\n" : "";
  text += leads(tally, found) + verdicts(tally);
  if (order.luck.is_wanted) text += without_luck(order, tally);
  return text;
}

std::string report(const SprtOrder& order, const Sprt& sprt) {
  const std::string about = join(
      "\nIs A before B by ", decimal(order.lower, 1, true), " or by ", decimal(order.higher, 1, true), " Elo? After ",
      count_of(sprt.deals(), "deal", "deals"), " the log ratio is ", decimal(sprt.log_ratio(), 2, true),
      ", decided from ", decimal(-Sprt::bound(), 2, true), " and ", decimal(Sprt::bound(), 2, true), " on: ");
  switch (sprt.finding()) {
    case Finding::lower:
      return join(about, "by ", decimal(order.lower, 1, true), ".\n");
    case Finding::higher:
      return join(about, "by ", decimal(order.higher, 1, true), ".\n");
    case Finding::undecided:
      break;
  }
  return about + "undecided.\n";
}

}  // namespace arena
