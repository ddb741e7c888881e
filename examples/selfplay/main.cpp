#include <algorithm>
#include <chrono>
#include <cstdint>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <regelwerk/core/container/text.hpp>

#include "../parallel/ranks.hpp"
#include "../parallel/work.hpp"
#include "../play/terminal.hpp"
#include "../play/text.hpp"
#include "dataset.hpp"
#include "request.hpp"
#include "titles.hpp"

namespace {

using selfplay::Opened;
using selfplay::Request;
using selfplay::Rows;

Opened open(const Request& request) {
  for (const selfplay::Title& title : selfplay::titles()) {
    if (regelwerk::same_letters(title.name, request.title)) return title.open(request.settings, request.manner);
  }
  return selfplay::not_opened("there is no title " + request.title);
}

int refuse(std::string_view why, const parallel::Ranks& ranks) {
  if (ranks.is_first()) play::complain(play::join(why, "\n\n", selfplay::usage()));
  return 2;
}

int play_all(const Request& request, const Opened& opened, parallel::Ranks& ranks) {
  selfplay::Dataset dataset{request, opened};
  std::string wrong;
  if (ranks.is_first()) wrong = dataset.open(request.resume);
  // Other ranks hear that there is nothing to play.
  const std::uint64_t last = wrong.empty() ? request.last() : dataset.first_lacking();
  const unsigned threads = request.threads != 0 ? request.threads : std::max(1U, std::thread::hardware_concurrency());
  const auto begin = std::chrono::steady_clock::now();
  const bool is_done = parallel::in_order(
      dataset.first_lacking(), last, {.threads = threads, .ranks = &ranks, .patience = request.patience},
      [&](std::uint64_t game) { return dataset.has(game) ? std::string{} : opened.play(game).packed(); },
      [&](std::uint64_t game, std::string_view bytes) {
        if (!dataset.has(game)) dataset.add(game, Rows::unpacked(bytes));
        return true;
      });
  if (!wrong.empty()) return refuse(wrong, ranks);
  if (!ranks.is_first()) return is_done ? 0 : 1;
  const double seconds = std::chrono::duration<double>{std::chrono::steady_clock::now() - begin}.count();
  std::cout << dataset.games() << " games, " << dataset.decisions() << " positions in " << seconds
            << " s: " << static_cast<double>(dataset.games()) / seconds << " games/s, "
            << static_cast<double>(dataset.decisions()) / seconds << " positions/s\n";
  return 0;
}

int run(const Request& request, parallel::Ranks& ranks) {
  if (request.help) {
    if (ranks.is_first()) std::cout << selfplay::usage();
    return 0;
  }
  if (!request.wrong.empty()) return refuse(request.wrong, ranks);
  const Opened opened = open(request);
  if (!opened.wrong.empty()) return refuse(opened.wrong, ranks);
  return play_all(request, opened, ranks);
}

}  // namespace

int main(int argc, char** argv) {
  parallel::Ranks ranks{argc, argv};
  int status = 1;
  try {
    status = run(selfplay::parse({argv + 1, argv + argc}), ranks);
  } catch (const std::exception& exception) {
    play::complain(play::join(exception.what(), "\n"));
  }
  return ranks.leave(status);
}
