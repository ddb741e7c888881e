#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "answer.hpp"
#include "by_ranks.hpp"
#include "letter.hpp"
#include "ordered.hpp"
#include "pool.hpp"
#include "ranks.hpp"

namespace parallel {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

// A thread is given work for about so long at once, so that what is said about it costs little.
constexpr Seconds work_ahead{0.05};
constexpr std::size_t most_ahead = 256;
constexpr Seconds between_signs_of_life{10};

/// How long tasks take, by what was reported.
class Durations {
 public:
  void enter(Seconds duration) {
    mean_ = mean_ < Seconds{0} ? duration : 0.9 * mean_ + 0.1 * duration;
    longest_ = (std::max)(longest_, duration);
  }
  [[nodiscard]] Seconds longest() const { return longest_; }
  /// So many indexes each thread should have before it.
  [[nodiscard]] std::size_t ahead() const {
    if (mean_ < Seconds{0}) return 2;
    const double count = work_ahead / (std::max)(mean_, Seconds{1e-7});
    return static_cast<std::size_t>(std::clamp(count, 2.0, static_cast<double>(most_ahead)));
  }

 private:
  Seconds mean_{-1};
  Seconds longest_{0};
};

/// What rank 0 knows of another.
struct Peer {
  std::size_t threads = 0;  ///< 0 until it was heard of
  std::set<std::uint64_t> outstanding;
  Clock::time_point told_last;
};

/// The work of rank 0: it hands indexes out, to its own threads too, and takes the answers.
class Office {
 public:
  Office(std::uint64_t first, std::uint64_t last, const Workers& workers, const Task& task, const Take& take)
      : ranks_(*workers.ranks),
        patience_(workers.patience),
        last_(last),
        begun_(first),
        round_(ranks_.next_round()),
        ordered_(first, take),
        peers_(static_cast<std::size_t>(ranks_.size())),
        pool_((std::max)(1U, workers.threads), task) {
    threads_ = pool_.threads();
  }
  // Those who come late, too, are told.
  ~Office() {
    for (int rank = 1; rank < ranks_.size(); ++rank) {
      ranks_.send(rank, Ranks::Kind::end, LetterWriter{}.number(round_).number(is_complete_ ? 1 : 0).take());
    }
  }
  Office(const Office&) = delete;
  Office& operator=(const Office&) = delete;
  Office(Office&&) = delete;
  Office& operator=(Office&&) = delete;

  bool run() {
    while (ordered_.next() < last_) {
      fill_pool();
      bool has_heard = false;
      while (auto letter = ranks_.receive()) {
        has_heard = true;
        if (!read(*letter)) return false;
      }
      for (int rank = 1; rank < ranks_.size(); ++rank) fill(rank);
      for (auto& done : pool_.done(has_heard ? std::chrono::microseconds{0} : doze)) {
        if (!enter(done.index, std::move(done.answer))) return false;
      }
    }
    is_complete_ = true;
    return true;
  }

 private:
  [[nodiscard]] bool enter(std::uint64_t index, Answer&& answer) {
    durations_.enter(Seconds{answer.seconds});
    return ordered_.enter(index, std::move(answer));
  }

  [[nodiscard]] bool read(const Ranks::Letter& letter) {
    LetterReader reader{letter.bytes};
    if (letter.kind != Ranks::Kind::answers || reader.number() != round_) return true;
    Peer& peer = peers_[static_cast<std::size_t>(letter.from)];
    const std::size_t before = std::exchange(peer.threads, reader.number());
    threads_ += peer.threads - before;
    while (!reader.at_end()) {
      const std::uint64_t index = reader.number();
      peer.outstanding.erase(index);
      if (!enter(index, read_answer(reader))) return false;
    }
    return true;
  }

  void fill_pool() {
    while (pool_.outstanding() < pool_.threads() * durations_.ahead()) {
      const auto index = next_index({});
      if (!index) return;
      pool_.put(*index);
    }
  }

  void fill(int rank) {
    Peer& peer = peers_[static_cast<std::size_t>(rank)];
    if (peer.threads == 0) return;
    const std::size_t room = peer.threads * durations_.ahead();
    LetterWriter letter;
    letter.number(round_);
    bool is_worth_it = Clock::now() - peer.told_last > between_signs_of_life;
    // Half of the room must be free, so that letters are few.
    if (2 * peer.outstanding.size() <= room) {
      while (peer.outstanding.size() < room) {
        const auto index = next_index(peer.outstanding);
        if (!index) break;
        peer.outstanding.insert(*index);
        letter.number(*index);
        is_worth_it = true;
      }
    }
    if (!is_worth_it) return;
    peer.told_last = Clock::now();
    ranks_.send(rank, Ranks::Kind::work, letter.take());
  }

  /// The next index to hand out: one that was not answered for too long, else a new one unless too many are on their
  /// way.
  [[nodiscard]] std::optional<std::uint64_t> next_index(const std::set<std::uint64_t>& not_these) {
    const Seconds patience = (std::max)(patience_, 4 * durations_.longest());
    while (!given_.empty() && ordered_.has(given_.front().index)) given_.pop_front();
    const auto now = Clock::now();
    if (!given_.empty() && now - given_.front().at > patience && !not_these.contains(given_.front().index)) {
      const std::uint64_t index = given_.front().index;
      given_.pop_front();
      given_.push_back({index, now});
      return index;
    }
    if (begun_ == last_ || begun_ - ordered_.next() >= 2 * threads_ * durations_.ahead() + 2) return std::nullopt;
    given_.push_back({begun_, now});
    return begun_++;
  }

  struct Given {
    std::uint64_t index;
    Clock::time_point at;
  };

  Ranks& ranks_;
  Seconds patience_;
  std::uint64_t last_;
  std::uint64_t begun_;
  std::uint64_t round_;
  Ordered ordered_;
  std::vector<Peer> peers_;
  std::size_t threads_ = 0;
  Durations durations_;
  std::deque<Given> given_;
  bool is_complete_ = false;
  Pool pool_;
};

}  // namespace

bool hand_out(std::uint64_t first, std::uint64_t last, const Workers& workers, const Task& task, const Take& take) {
  return Office{first, last, workers, task, take}.run();
}

}  // namespace parallel
