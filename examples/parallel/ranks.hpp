#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace parallel {

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

  [[nodiscard]] int rank() const { return rank_; }
  [[nodiscard]] int size() const { return size_; }
  /// True for the rank that takes the results, which is also the only one that should write anything.
  [[nodiscard]] bool is_first() const { return rank_ == 0; }

  /// To be called last: ends what mpirun started and answers `status`. Where ranks are missing after some seconds,
  /// which were killed or are stopped, the whole job is ended with `status` instead.
  [[nodiscard]] int leave(int status);

  // What in_order needs; letters from one rank to another arrive in their order, without limit of size.
  void send(int to, Kind kind, std::string bytes);
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
