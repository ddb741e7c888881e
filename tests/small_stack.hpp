#pragma once
#include <doctest/doctest.h>

#include <cstddef>

#include <pthread.h>

namespace regelwerk_test {

/// Calls `act` in a thread that has a stack of so many bytes.
template <class Act>
void on_stack_of(std::size_t bytes, Act act) {
  pthread_attr_t attributes;
  REQUIRE(pthread_attr_init(&attributes) == 0);
  REQUIRE(pthread_attr_setstacksize(&attributes, bytes) == 0);
  const auto run = [](void* what) -> void* {
    (*static_cast<Act*>(what))();
    return nullptr;
  };
  pthread_t thread{};
  REQUIRE(pthread_create(&thread, &attributes, run, &act) == 0);
  REQUIRE(pthread_join(thread, nullptr) == 0);
  REQUIRE(pthread_attr_destroy(&attributes) == 0);
}

}  // namespace regelwerk_test
