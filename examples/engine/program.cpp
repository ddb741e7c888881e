#include "program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <stdexcept>
#include <thread>
#include <utility>

#include "../play/pointed.hpp"
#include "../play/text.hpp"

namespace engine {
namespace {

using Milliseconds = std::chrono::milliseconds;

/// The two ends of a pipe, which programs that are started do not inherit.
struct Pipe {
  int out = -1;
  int in = -1;

  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error(std::strerror(errno));
    out = ends[0];
    in = ends[1];
  }
};

/// The shell with this command line, reading and writing these pipes. A signal that this program ignores is not ignored
/// there.
pid_t start(const std::string& command, int reads, int writes) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, reads, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, writes, STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  // The shell gives its place to the program, so that who ends the process ends the program.
  std::string line = "exec " + command;
  std::string shell = "sh";
  std::string option = "-c";
  std::array<char*, 4> words{shell.data(), option.data(), line.data(), nullptr};
  pid_t process = -1;
  const int failed = posix_spawn(&process, "/bin/sh", &actions, &attributes, words.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) throw std::runtime_error(play::join(command, " cannot be started: ", std::strerror(failed)));
  return process;
}

/// True once it has ended.
bool has_ended(pid_t process) { return waitpid(process, nullptr, WNOHANG) != 0; }

}  // namespace

Program::Program(std::string command, std::chrono::seconds patience)
    : command_(std::move(command)), patience_(patience) {
  // A program that has ended is told by what it does not answer.
  static const auto ignored = std::signal(SIGPIPE, SIG_IGN);
  static_cast<void>(ignored);
  const Pipe input;
  const Pipe output;
  process_ = start(command_, input.out, output.in);
  close(input.out);
  close(output.in);
  to_ = input.in;
  from_ = output.out;
  const std::string answer = ask("hello 1");
  if (!answer.starts_with("hello 1")) accuse(play::join("answers hello 1 by: ", play::excerpt(answer)));
}

Program::~Program() {
  send("quit");
  close(to_);
  close(from_);
  constexpr Milliseconds patience{2000};
  constexpr Milliseconds step{5};
  for (Milliseconds waited{0}; !has_ended(process_); waited += step) {
    if (waited == patience) kill(process_, SIGKILL);
    std::this_thread::sleep_for(step);
  }
}

std::string Program::ask(std::string_view line, Milliseconds time) {
  send(line);
  return receive(line, time + patience_);
}

void Program::tell(std::string_view line) {
  const std::string answer = ask(line);
  if (answer != "ok") {
    accuse(play::join("answers ", play::excerpt(line), " not by ok but by: ", play::in_one_line(answer)));
  }
}

void Program::accuse(std::string_view what) const { throw std::runtime_error(play::join(command_, " ", what)); }

void Program::send(std::string_view line) const {
  const std::string text = play::join(line, "\n");
  std::size_t sent = 0;
  while (sent < text.size()) {
    const ssize_t size = write(to_, text.data() + sent, text.size() - sent);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return;
    sent += static_cast<std::size_t>(size);
  }
}

std::string Program::receive(std::string_view asked, Milliseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  for (;;) {
    if (const std::size_t at = ahead_.find('\n'); at != std::string::npos) {
      std::string line = ahead_.substr(0, at);
      ahead_.erase(0, at + 1);
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    const auto left = std::chrono::duration_cast<Milliseconds>(end - std::chrono::steady_clock::now()).count();
    pollfd output{from_, POLLIN, 0};
    const int ready = left > 0 ? poll(&output, 1, static_cast<int>(left)) : 0;
    if (ready < 0 && errno == EINTR) continue;
    if (ready == 0) accuse(play::join("has not answered within ", time.count(), " ms: ", play::excerpt(asked)));
    std::array<char, 65536> piece{};
    const ssize_t size = read(from_, piece.data(), piece.size());
    if (size <= 0) accuse(play::join("has ended instead of answering: ", play::excerpt(asked)));
    ahead_.append(piece.data(), static_cast<std::size_t>(size));
  }
}

}  // namespace engine
