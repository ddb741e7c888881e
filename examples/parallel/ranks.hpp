#pragma once
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>

// Work on many machines: mpirun starts the program on all of them, each process calls in_order, rank 0 hands indexes
// out and takes the answers. Only the thread that made Ranks talks to the others.
//
// A rank that is late costs time but no result: what it has not answered for long (Workers::patience, or four times the
// longest task) is handed out again, and of two answers the second is dropped. One that was stopped and goes on again
// goes on working. One that was killed ends the whole job, since that is what Open MPI's mpirun does, unless it was
// started as
//     mpirun --enable-recovery ...
// (tried with 4.1.4, which also writes a line about PMIX then): the other ranks do the work of the lost one. Rank 0
// itself cannot be replaced; without it the others end after ten minutes. Ranks that are missing in the end make mpirun
// end by MPI_Abort, with the program's status. What must survive even that has to be on the disk and to be resumed, as
// regelwerk_selfplay does.
//
// Measured on one machine of two cores at 2.6 GHz: a letter and its answer take rank 0 about 25 microseconds, some 1.2
// million answers a second pass if they are tiny and share letters, large ones at about 350 MB/s. Self-play of
// Ostfriesenlauf, 200 iterations: 4.8 games/s with one process, 9.6 with two. More than two cores were not at hand;
// what follows is calculated. N ranks with tasks of t seconds take N * 25 microseconds / t of rank 0's time, as long as
// each answer has a letter of its own: with games of 0.1 s 0.3 % at 10 ranks, 3 % at 100, 25 % at 1,000, so speed grows
// as the ranks do up to some thousands. Of tasks of a millisecond about 50 share a letter, 2.5 % then at 1,000 ranks.
// The bytes of the answers count before that: games of 100 KB each 0.1 s are 1 MB/s for each rank, which keeps rank 0
// and its disk busy from about 300 ranks on; beyond that several runs, each with its own range of games, do better.

namespace parallel {

/// So long the others bear to hear nothing of rank 0, which gives a sign of life every few seconds.
inline constexpr std::chrono::minutes patience_with_first{10};

/// The processes that mpirun started, as they were when the program began; only this one if the program was started
/// without mpirun or built without MPI. To be made once, before anything else, by the thread that calls in_order.
class Ranks {
 public:
  /// What a letter between ranks is about.
  enum class Kind : int { work = 1, answers, end, leave };
  struct Letter {
    int from = 0;
    Kind kind{};
    std::string bytes;
  };

  Ranks(int& argc, char**& argv);
  ~Ranks();
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;
  Ranks(Ranks&&) = delete;
  Ranks& operator=(Ranks&&) = delete;

  [[nodiscard]] int rank() const { return rank_; }
  [[nodiscard]] int size() const { return size_; }
  /// True for the rank that takes the results, which is also the only one that should write anything.
  [[nodiscard]] bool is_first() const { return rank_ == 0; }

  /// To be called last: ends what mpirun started and answers `status`. Where ranks are missing after some seconds,
  /// which were killed or are stopped, the whole job is ended with `status` instead.
  [[nodiscard]] int leave(int status);

  // What in_order needs; letters from one rank to another arrive in their order, without limit of size.
  void send(int to, Kind kind, std::string&& bytes);
  [[nodiscard]] std::optional<Letter> receive();
  /// The number of this call of in_order, the same on all ranks.
  [[nodiscard]] std::uint64_t next_round() { return ++round_; }

 private:
  struct Mail;

  [[noreturn]] void end_without_missing(const std::set<int>& here, int status);

  std::unique_ptr<Mail> mail_;
  int rank_ = 0;
  int size_ = 1;
  std::uint64_t round_ = 0;
};

}  // namespace parallel
