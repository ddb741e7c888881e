#include <regelwerk/core/contract.hpp>

#include <cstdlib>
#include <source_location>
#include <string>
#include <string_view>

#include <core/aborts.hpp>
#include <core/both.hpp>

namespace {

using namespace regelwerk;

#ifdef NDEBUG
static_assert(!contracts_checked);
#else
static_assert(contracts_checked);
#endif
static_assert(noexcept(expects([] { return true; }, "")));

template <bool Checked>
constexpr int halved(int even) noexcept {
  expects<Checked>([&] { return even % 2 == 0; }, "the number is even");
  return even / 2;
}

TEST_CASE("contract: a precondition that holds lets the call through") {
  CHECK_BOTH(halved<true>(6) == 3);
  CHECK_BOTH(halved<false>(6) == 3);
}

TEST_CASE("contract: a checked build aborts whatever NDEBUG says, an unchecked one does not even ask") {
  CHECK_ABORTS(halved<true>(7));
  CHECK(regelwerk_test::at_run_time([] { return halved<false>(7) == 3; }));

  int asked = 0;
  expects<false>([&] { return ++asked != 0; }, "asked");
  CHECK(asked == 0);
  expects<true>([&] { return ++asked != 0; }, "asked");
  CHECK(asked == 1);
}

CONTRACT_CASE("contract: by default the build decides") {
  CHECK_ABORTS(expects([] { return false; }, "never"));
  CHECK_ABORTS(contract_violated({"never", std::source_location::current()}, nullptr));
}

CONTRACT_CASE("contract: the last words of a program are what should have held, and where that is stated") {
  const auto words = regelwerk_test::last_words([] { expects([] { return false; }, "the moon is green"); });
  REQUIRE(words);
  CHECK(words->find("contract.cpp:" + std::to_string(__LINE__ - 2) + ": ") != std::string::npos);
  CHECK(words->find(": broken precondition: the moon is green\n") != std::string::npos);
}

/// A program whose hook ends it before the abort does, with a status that tells whether sentence and place were right.
struct LoggingProgram;
void end_with_status(const Violation& violation) noexcept;

}  // namespace

template <>
inline constexpr regelwerk::ViolationHook regelwerk::on_violation<LoggingProgram> = &end_with_status;

namespace {

constexpr std::source_location line_above = std::source_location::current();
constexpr void expect_even(int n) noexcept {
  expects<true, LoggingProgram>([&] { return n % 2 == 0; }, "n is even");
}

void end_with_status(const Violation& violation) noexcept {
  const bool is_right = std::string_view{violation.sentence} == "n is even" &&
                        std::string_view{violation.place.file_name()} == line_above.file_name() &&
                        violation.place.line() == line_above.line() + 2;
  std::_Exit(is_right ? 7 : 8);
}

TEST_CASE("contract: the hook of a program gets sentence and place before the program ends") {
  CHECK(regelwerk_test::exit_status([] { expect_even(2); }) == 0);
  CHECK(regelwerk_test::exit_status([] { expect_even(3); }) == 7);
}

}  // namespace
