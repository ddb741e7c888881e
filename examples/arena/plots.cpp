#include "plots.hpp"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <span>
#include <string_view>
#include <system_error>
#include <vector>

#include "../play/files.hpp"
#include "../play/text.hpp"
#include "estimate.hpp"
#include "ratings.hpp"
#include "report.hpp"

namespace arena {
namespace {

using play::join;

/// The stems of the files of plots, the one of luck last.
constexpr std::array<std::string_view, 3> stems{"ratings", "course", "luck"};
constexpr std::array<std::string_view, 3> endings{".dat", ".gp", ".svg"};

/// One picture: the stem of its files, its data and what gnuplot is told behind the usual header.
struct Plot {
  std::string_view stem;
  std::string data;
  std::string script;
};

std::string script_of(const Plot& plot) {
  return join("set terminal svg size 800,500 dynamic background 'white'\nset output '", plot.stem,
              ".svg'\nset grid\ndata = '", plot.stem, ".dat'\n", plot.script);
}

Plot ratings_plot(const MatchOrder& order, const Tally& tally) {
  const Rated found = rated(tally.duels(), bootstrap_key);
  Plot plot{stems[0], "# number, Elo, low, high, player\n",
            "set ylabel 'Elo'\nset xrange [-0.5:*]\nset offsets 0.5, 0.5, 0, 0\nset xtics rotate by -20\n"
            "plot data using 1:2:3:4:xtic(5) with yerrorbars linewidth 2 pointtype 7 notitle\n"};
  for (std::size_t player = 0; player < found.elo.size(); ++player) {
    // What has no bound has no bar.
    const double elo = found.elo[player];
    const bool is_bounded = std::isfinite(found.intervals[player].low);
    const Interval bar = is_bounded ? found.intervals[player] : Interval{elo, elo};
    plot.data += join(player, " ", decimal(elo, 2), " ", decimal(bar.low, 2), " ", decimal(bar.high, 2), " \"",
                      std::string(1, letter_of(player)), " ", order.entrants[player].text, "\"\n");
  }
  return plot;
}

/// The first player's points of all duels of a deal, as a part.
double share_in(const Duels& duels) {
  double points = 0;
  double all = 0;
  for (std::size_t other = 1; other < duels.players(); ++other) {
    points += duels.points(0, other);
    all += static_cast<double>(duels.duels(0, other));
  }
  return all == 0 ? 0.5 : points / all;
}

Plot course_plot(const Tally& tally) {
  Plot plot{stems[1], "# deals, mean share of the points of A, low, high\n",
            "set xlabel 'deals'\nset ylabel 'share of the points of A'\nset yrange [0:1]\n"
            "plot data using 1:3:4 with filledcurves fillcolor '#c0d0f0' title '95 %', data using 1:2 with lines "
            "linewidth 2 linecolor '#2040a0' title 'mean', 0.5 with lines linecolor '#808080' notitle\n"};
  std::vector<double> shares;
  const std::size_t step = std::max<std::size_t>(1, tally.deals() / 500);
  for (std::size_t deal = 0; deal < tally.deals(); ++deal) {
    shares.push_back(share_in(tally.duels()[deal]));
    const bool is_shown = deal % step == 0 || deal + 1 == tally.deals();
    if (!is_shown || shares.size() < 2) continue;
    const Estimate found = estimate(shares);
    plot.data += join(deal + 1, " ", decimal(found.mean, 5), " ", decimal(found.mean - found.half_width, 5), " ",
                      decimal(found.mean + found.half_width, 5), "\n");
  }
  return plot;
}

Plot luck_plot(const Tally& tally) {
  Plot plot{stems[2], "# luck of A in a deal, its payoff\n",
            "set xlabel 'luck of A in a deal'\nset ylabel 'payoff'\n"
            "plot data using 1:2 with points pointtype 7 pointsize 0.4 notitle\n"};
  for (const Lucky& deal : tally.takings()[0].payoffs) {
    plot.data += join(decimal(deal.luck, 5), " ", decimal(deal.value, 5), "\n");
  }
  return plot;
}

/// Has gnuplot draw; true also if it is not there.
bool draw(const std::string& folder, const Plot& plot) {
  std::string quoted;
  for (const char c : folder) quoted += c == '\'' ? std::string{"''"} : std::string(1, c);
  std::array<std::string, 3> words{"gnuplot", "-e", join("cd '", quoted, "'; load '", plot.stem, ".gp'")};
  std::array<char*, 4> arguments{words[0].data(), words[1].data(), words[2].data(), nullptr};
  pid_t child = 0;
  if (posix_spawnp(&child, "gnuplot", nullptr, nullptr, arguments.data(), environ) != 0) return true;
  int status = 0;
  if (waitpid(child, &status, 0) != child) return false;
  constexpr int not_found = 127;
  return WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == not_found);
}

}  // namespace

std::string why_no_plot(const std::string& folder, const MatchOrder& order, bool overwrite) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  play::Terminal terminal = play::asking_terminal();
  bool is_agreed = overwrite;
  for (const std::string_view stem : stems) {
    if (stem == stems.back() && !order.luck.is_wanted) continue;
    for (const std::string_view ending : endings) {
      const std::string path = join(folder, "/", stem, ending);
      play::OwnFile file;
      error = file.open(path);
      if (error) return play::why_not_written(path, error, terminal.ink);
      if (is_agreed || file.text().empty()) continue;
      is_agreed = play::may_overwrite(path, overwrite, terminal);
      if (!is_agreed) return play::why_not_replaced(path, terminal.ink);
    }
  }
  return {};
}

std::string plot(const std::string& folder, const MatchOrder& order, const Tally& tally) {
  std::vector<Plot> plots{ratings_plot(order, tally), course_plot(tally)};
  if (order.luck.is_wanted) plots.push_back(luck_plot(tally));
  for (const Plot& each : plots) {
    const std::string stem = join(folder, "/", each.stem);
    const auto is_asked = [](std::string_view /*held*/) { return true; };
    const play::Ink ink;
    std::string wrong = play::write_out(stem + ".dat", each.data, is_asked, ink);
    if (wrong.empty()) wrong = play::write_out(stem + ".gp", script_of(each), is_asked, ink);
    if (!wrong.empty()) return wrong;
    if (!draw(folder, each)) return join("gnuplot could not draw ", stem, ".gp");
  }
  return {};
}

}  // namespace arena
