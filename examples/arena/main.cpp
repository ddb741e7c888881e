#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <regelwerk/core/text.hpp>

#include "../parallel/ranks.hpp"
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

void write_table(const Request& request, const Match& match, const Scribe& scribe) {
  std::cout << report(match, request.match, scribe.tally());
  if (request.sprt) std::cout << report(*request.sprt, *scribe.sprt());
}

/// Plays on all ranks; the first one keeps the books.
int play_match(const Request& request, const Match& match, parallel::Ranks& ranks) {
  const unsigned threads = request.threads != 0 ? request.threads : std::max(1U, std::thread::hardware_concurrency());
  const auto play_deals = [&](const parallel::Take& take) {
    parallel::in_order(0, request.deals, {.threads = threads, .ranks = &ranks}, match.play, take);
  };
  if (!ranks.is_first()) {
    play_deals([](std::uint64_t, std::string_view) { return true; });
    return 0;
  }
  Scribe scribe{request, match};
  play_deals([&](std::uint64_t, std::string_view lines) { return scribe.take(lines); });
  if (!scribe.close()) return fail(request.csv + " cannot be written");
  write_table(request, match, scribe);
  if (request.plot.empty()) return 0;
  const std::string wrong = plot(request.plot, request.match, scribe.tally());
  return wrong.empty() ? 0 : fail(wrong);
}

int run(const Request& request, parallel::Ranks& ranks) {
  const auto refuse_once = [&](std::string_view why) { return ranks.is_first() ? refuse(why) : 2; };
  if (request.help) {
    if (ranks.is_first()) std::cout << arena::usage();
    return 0;
  }
  if (!request.wrong.empty()) return refuse_once(request.wrong);
  const auto title = find_title(request.title);
  if (!title) return refuse_once("there is no title " + request.title);
  const arena::Opened opened = title->open(request.match);
  if (!opened.wrong.empty()) return refuse_once(opened.wrong);
  return play_match(request, opened.match, ranks);
}

}  // namespace

int main(int argc, char** argv) {
  parallel::Ranks ranks{argc, argv};
  return ranks.leave(run(arena::parse({argv + 1, argv + argc}), ranks));
}
