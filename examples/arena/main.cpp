#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <regelwerk/core/text.hpp>

#include "../parallel/work.hpp"
#include "../play/text.hpp"
#include "plots.hpp"
#include "progress.hpp"
#include "report.hpp"
#include "row.hpp"
#include "sprt.hpp"
#include "tally.hpp"
#include "titles.hpp"
#include "words.hpp"

namespace {

using arena::Match;
using arena::Request;
using arena::Title;
using play::join;

int refuse(std::string_view why) {
  std::cerr << why << "\n\n" << arena::usage();
  return 2;
}
int fail(std::string_view why) {
  std::cerr << why << '\n';
  return 1;
}

std::optional<Title> find_title(std::string_view name) {
  for (const Title& title :
       {arena::tock(), arena::ostfriesenlauf(), arena::samara(), arena::clockman(), arena::clou()}) {
    if (regelwerk::same_letters(title.name, name)) return title;
  }
  return std::nullopt;
}

/// Takes in the games of deals, in their order.
class Scribe {
 public:
  Scribe(const Request& request, const Match& match)
      : tally_(request.match.entrants.size(), match.team_of_seat, match.is_alone), progress_(request.deals) {
    if (request.sprt) sprt_.emplace(request.sprt->lower, request.sprt->higher);
    if (request.csv.empty()) return;
    csv_.open(request.csv, std::ios::binary);
    is_written_ = csv_.is_open();
    csv_ << arena::csv_head(match.team_of_seat.size());
  }

  /// False if nothing more needs to be played.
  bool take(std::string_view lines) {
    const auto rows = arena::rows_of(lines);
    if (!rows) return false;
    if (csv_.is_open()) csv_ << lines;
    tally_.add(*rows);
    const arena::Duels& duels = tally_.duels().back();
    if (sprt_) sprt_->add(duels.points(0, 1) / static_cast<double>(duels.duels(0, 1)));
    progress_.show(tally_.deals());
    return !sprt_ || sprt_->finding() == arena::Finding::undecided;
  }

  /// False if the rows could not all be written.
  bool close() {
    progress_.clear();
    if (csv_.is_open()) csv_.close();
    return is_written_ && !csv_.fail();
  }
  [[nodiscard]] const arena::Tally& tally() const { return tally_; }
  [[nodiscard]] const std::optional<arena::Sprt>& sprt() const { return sprt_; }

 private:
  arena::Tally tally_;
  std::optional<arena::Sprt> sprt_;
  std::ofstream csv_;
  bool is_written_ = true;
  arena::Progress progress_;
};

int play_match(const Request& request, const Match& match) {
  Scribe scribe{request, match};
  const unsigned threads = request.threads != 0 ? request.threads : std::max(1U, std::thread::hardware_concurrency());
  parallel::in_order(
      0, request.deals, {threads}, [&](std::uint64_t deal) { return match.play(deal); },
      [&](std::uint64_t, std::string_view lines) { return scribe.take(lines); });
  if (!scribe.close()) return fail(request.csv + " cannot be written");
  std::cout << report(match, request.match, scribe.tally());
  if (request.sprt) std::cout << report(*request.sprt, *scribe.sprt());
  if (request.plot.empty()) return 0;
  const std::string wrong = plot(request.plot, request.match, scribe.tally());
  return wrong.empty() ? 0 : fail(wrong);
}

int run(const Request& request) {
  if (request.help) {
    std::cout << arena::usage();
    return 0;
  }
  if (!request.wrong.empty()) return refuse(request.wrong);
  const auto title = find_title(request.title);
  if (!title) return refuse("there is no title " + request.title);
  const arena::Opened opened = title->open(request.match);
  if (!opened.wrong.empty()) return refuse(opened.wrong);
  return play_match(request, opened.match);
}

}  // namespace

int main(int argc, char** argv) { return run(arena::parse({argv + 1, argv + argc})); }
