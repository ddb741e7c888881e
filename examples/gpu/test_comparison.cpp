// Whether the comparison of games notices each thing that can differ, and whether blocks do what they should.
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "../checks.hpp"
#include "comparison.hpp"
#include "cpu.hpp"
#include "titles.hpp"

namespace {

using checks::check;

// Not a multiple of the block size, so that threads are left over.
constexpr gpu::Job job{.key = 7, .first = 40, .games = 2 * gpu::block_size + 5};

struct Played {
  std::vector<gpu::GameResult> wanted = std::vector<gpu::GameResult>(job.games);
  std::vector<gpu::GameResult> found = std::vector<gpu::GameResult>(job.games);
  std::vector<gpu::BlockSums> sums = std::vector<gpu::BlockSums>(gpu::blocks_for(job.games));
};

Played played(const gpu::Title& title) {
  Played played;
  gpu::play_plainly(title, job, played.wanted);
  gpu::play_blocks(title, job, played.found, played.sums);
  return played;
}

void check_title(const gpu::Title& title) {
  const std::string name{title.name};
  const Played fine = played(title);
  check(gpu::difference(fine.found, fine.sums, fine.wanted).empty(), name + ": the same by blocks");
  check(fine.found.front() == title.plain(job.key, job.first), name + ": games begin with the first stream");
  check(fine.found.front().end != fine.found.back().end, name + ": streams differ");
  check(fine.sums.size() == 3, name + ": three blocks");
}

// `alter` makes what was played wrong; the comparison must say `words`.
void check_noticed(const Played& fine, const std::string& words, const std::function<void(Played&)>& alter) {
  Played wrong = fine;
  alter(wrong);
  const std::string said = gpu::difference(wrong.found, wrong.sums, wrong.wanted);
  check(said.starts_with(words), words + ", but it says: " + said);
}

}  // namespace

int main() {
  for (const gpu::Title& title : gpu::titles()) check_title(title);
  const Played fine = played(gpu::titles()[1]);
  check_noticed(fine, "game 3: nodes ", [](Played& it) { ++it.found[3].nodes; });
  check_noticed(fine, "game 200: outcome ", [](Played& it) { ++it.found[200].outcome; });
  check_noticed(fine, "game 0: end ", [](Played& it) { ++it.found[0].end; });
  check_noticed(fine, "the sums of block 2: nodes ", [](Played& it) { --it.sums[2].nodes; });
  check_noticed(fine, "the sums of block 0: end ", [](Played& it) { --it.sums[0].end; });
  check_noticed(fine, "game 9 did not end", [](Played& it) { it.found[9].outcome = it.wanted[9].outcome = 0; });
  check_noticed(fine, "not as many as there should be: game", [](Played& it) { it.found.pop_back(); });
  check_noticed(fine, "not as many as there should be: the sums", [](Played& it) { it.sums.pop_back(); });
  return checks::status();
}
