#pragma once
#include <doctest/doctest.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <regelwerk/core/contract.hpp>

namespace regelwerk_test {

/// How a process ends that only calls `act`: as waitpid tells it. It acts without the handler that the test framework
/// sets and without leaving a core file; what it prints as an error goes to `errors`, unless that is -1.
template <class Act>
int wait_status(const Act& act, int errors = -1) {
  std::fflush(nullptr);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    const rlimit no_core{0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    std::signal(SIGABRT, SIG_DFL);
    if (errors >= 0) dup2(errors, STDERR_FILENO);
    act();
    std::_Exit(EXIT_SUCCESS);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  return status;
}

/// What `act` prints as an error before it ends the program by abort(); empty if it ends otherwise.
template <class Act>
std::optional<std::string> last_words(const Act& act) {
  std::FILE* file = std::tmpfile();
  REQUIRE(file != nullptr);
  const int status = wait_status(act, fileno(file));
  std::string words;
  std::rewind(file);
  for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) words.push_back(static_cast<char>(c));
  std::fclose(file);
  if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGABRT) return std::nullopt;
  return words;
}

/// True if `act` ends the program by abort().
template <class Act>
bool aborts(const Act& act) {
  return last_words(act).has_value();
}

/// The exit status with which `act` ends the program, 0 if it returns; -1 if a signal ends it.
template <class Act>
int exit_status(const Act& act) {
  const int status = wait_status(act);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace regelwerk_test

/// A case about broken preconditions: nothing checks them at run time where NDEBUG is set.
#define CONTRACT_CASE(name) TEST_CASE(name* doctest::skip(!regelwerk::contracts_checked))
#define CHECK_ABORTS(...) CHECK(regelwerk_test::aborts([&] { (void)(__VA_ARGS__); }))
