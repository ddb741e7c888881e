#pragma once
#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>

namespace engine {

/// A program that somebody wrote, which speaks the protocol of README.md. What it does wrong is thrown:
/// std::runtime_error with the command line, what was asked and what came.
class Program {
 public:
  /// Starts a command line by the shell and greets it. It counts as dead where an answer takes longer than `patience`.
  Program(std::string command, std::chrono::seconds patience);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  Program(Program&&) = delete;
  Program& operator=(Program&&) = delete;

  /// Its answer to a line, for which it may take some time beside the patience.
  [[nodiscard]] std::string ask(std::string_view line, std::chrono::milliseconds time = {});
  /// Asks what is to be answered by ok.
  void tell(std::string_view line);
  /// Throws that it did something wrong.
  [[noreturn]] void accuse(std::string_view what) const;

 private:
  void send(std::string_view line) const;
  [[nodiscard]] std::string receive(std::string_view asked, std::chrono::milliseconds time);

  std::string command_;
  std::chrono::milliseconds patience_;
  pid_t process_ = -1;
  int to_ = -1;
  int from_ = -1;
  std::string ahead_;
};

}  // namespace engine
