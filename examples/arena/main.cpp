#include <algorithm>
#include <cstdint>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

#include <regelwerk/core/container/text.hpp>

#include "../parallel/ranks.hpp"
#include "../parallel/work.hpp"
#include "../play/files.hpp"
#include "../play/printable.hpp"
#include "../play/terminal.hpp"
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

int refuse(std::string_view why) {
  play::complain(play::join(why, "\n\n", arena::usage()));
  return 2;
}
int fail(std::string_view why) {
  play::complain(play::join(why, "\n"));
  return 1;
}

std::optional<Title> find_title(std::string_view name) {
  for (const Title& title : arena::titles()) {
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
    if (!request.csv.empty()) open(request, match);
  }

  /// Why rows cannot be written, or nothing.
  [[nodiscard]] const std::string& wrong() const { return wrong_; }

  /// False if nothing more needs to be played.
  bool take(std::string_view lines) {
    const auto rows = arena::rows_of(lines);
    if (!rows) return false;
    write(lines);
    tally_.add(*rows);
    const arena::Duels& duels = tally_.duels().back();
    if (sprt_) sprt_->add(duels.points(0, 1) / static_cast<double>(duels.duels(0, 1)));
    progress_.show(tally_.deals());
    return !sprt_ || sprt_->finding() == arena::Finding::undecided;
  }

  void clear_progress() { progress_.clear(); }
  [[nodiscard]] const arena::Tally& tally() const { return tally_; }
  [[nodiscard]] const std::optional<arena::Sprt>& sprt() const { return sprt_; }

 private:
  void open(const Request& request, const Match& match) {
    play::Terminal terminal = play::asking_terminal();
    csv_ = request.csv;
    const auto error = file_.open(csv_);
    if (error) {
      wrong_ = play::why_not_written(csv_, error, terminal.ink);
    } else if (!file_.text().empty() && !play::may_overwrite(csv_, request.overwrite, terminal)) {
      wrong_ = play::why_not_replaced(csv_, terminal.ink);
    } else {
      note(file_.write(arena::csv_header(match.team_of_seat.size())));
    }
  }
  /// What follows a row that could not be written is left out, too.
  void write(std::string_view lines) {
    if (!csv_.empty() && wrong_.empty()) note(file_.append(lines));
  }
  void note(std::error_code error) {
    if (error) wrong_ = play::why_not_written(csv_, error, play::Ink{});
  }

  arena::Tally tally_;
  std::optional<arena::Sprt> sprt_;
  std::string csv_;
  play::OwnFile file_;
  std::string wrong_;
  arena::Progress progress_;
};

void write_table(const Request& request, const Match& match, const Scribe& scribe) {
  std::cout << play::printable(report(match, request.match, scribe.tally()));
  if (request.sprt) std::cout << report(*request.sprt, *scribe.sprt());
}

/// Plays on all ranks; the first one keeps the books.
int play_match(const Request& request, const Match& match, parallel::Ranks& ranks) {
  const unsigned threads = request.threads != 0 ? request.threads : std::max(1U, std::thread::hardware_concurrency());
  const auto play_deals = [&](std::uint64_t deals, const parallel::Take& take) {
    parallel::in_order(0, deals, {.threads = threads, .ranks = &ranks}, match.play, take);
  };
  if (!ranks.is_first()) {
    play_deals(request.deals, [](std::uint64_t, std::string_view) { return true; });
    return 0;
  }
  Scribe scribe{request, match};
  std::string wrong = scribe.wrong();
  if (wrong.empty() && !request.plot.empty()) wrong = why_no_plot(request.plot, request.match, request.overwrite);
  // Told before the games what would be lost after them; other ranks hear that there is nothing to play.
  const std::uint64_t deals = wrong.empty() ? request.deals : 0;
  play_deals(deals, [&](std::uint64_t, std::string_view lines) { return scribe.take(lines); });
  scribe.clear_progress();
  if (!wrong.empty()) return fail(wrong);
  write_table(request, match, scribe);
  if (!request.plot.empty()) wrong = plot(request.plot, request.match, scribe.tally());
  for (const std::string& each : {scribe.wrong(), wrong}) {
    if (!each.empty()) fail(each);
  }
  return scribe.wrong().empty() && wrong.empty() ? 0 : 1;
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
  try {
    return play_match(request, opened.match, ranks);
  } catch (const std::runtime_error& error) {
    return fail(error.what());
  }
}

}  // namespace

int main(int argc, char** argv) {
  parallel::Ranks ranks{argc, argv};
  return ranks.leave(run(arena::parse({argv + 1, argv + argc}), ranks));
}
