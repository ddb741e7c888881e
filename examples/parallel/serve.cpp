#include <algorithm>
#include <chrono>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "answer.hpp"
#include "by_ranks.hpp"
#include "letter.hpp"
#include "pool.hpp"
#include "ranks.hpp"

namespace parallel {
namespace {

using Clock = std::chrono::steady_clock;

/// The work of a rank that is not the first.
class Desk {
 public:
  Desk(const Workers& workers, const Task& task)
      : ranks_(*workers.ranks), round_(ranks_.next_round()), pool_((std::max)(1U, workers.threads), task) {}

  bool run() {
    answer({});
    auto heard_last = Clock::now();
    while (!is_over_) {
      while (const auto letter = ranks_.receive()) {
        heard_last = Clock::now();
        read(*letter);
        if (is_over_) return is_complete_;
      }
      if (Clock::now() - heard_last > patience_with_first) throw std::runtime_error{"rank 0 is silent"};
      const auto done = pool_.done(doze);
      if (!done.empty()) answer(done);
    }
    return is_complete_;
  }

 private:
  void read(const Ranks::Letter& letter) {
    LetterReader reader{letter.bytes};
    if (letter.kind != Ranks::Kind::work && letter.kind != Ranks::Kind::end) return;
    if (reader.number() != round_) return;
    if (letter.kind == Ranks::Kind::end) {
      is_over_ = true;
      is_complete_ = reader.number() != 0;
      return;
    }
    while (!reader.at_end()) pool_.put(reader.number());
  }

  void answer(const std::vector<Done>& done) {
    LetterWriter letter;
    letter.number(round_).number(pool_.threads());
    for (const Done& each : done) {
      letter.number(each.index);
      write_answer(letter, each.answer);
    }
    ranks_.send(0, Ranks::Kind::answers, letter.take());
  }

  Ranks& ranks_;
  std::uint64_t round_;
  bool is_over_ = false;
  bool is_complete_ = false;
  Pool pool_;
};

}  // namespace

bool serve(const Workers& workers, const Task& task) { return Desk{workers, task}.run(); }

}  // namespace parallel
