#pragma once
#include <doctest/doctest.h>

namespace regelwerk_test {

/// Calls `test` where no compiler evaluates it beforehand.
template <class Test>
bool at_run_time(const Test& test) {
  const auto* volatile where = &test;
  return (*where)();
}

}  // namespace regelwerk_test

/// One expression, checked at compile time and at run time.
#define CHECK_BOTH(...)       \
  static_assert(__VA_ARGS__); \
  CHECK(regelwerk_test::at_run_time([&] { return static_cast<bool>(__VA_ARGS__); }))
