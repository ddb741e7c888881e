#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

// What a game answers to something from outside, so that tests compare it with what they expect.

namespace regelwerk_test {

/// Why something was refused, if it was. Equal to a Reason whatever the place and the detail, and to an enumerator of
/// a game's Invariant if that is what is broken.
struct Answer : regelwerk::Refusal {
  bool is_accepted = false;

  friend constexpr bool operator==(const Answer&, const Answer&) = default;
  friend constexpr bool operator==(const Answer& answer, const regelwerk::Refusal& refusal) {
    return !answer.is_accepted && static_cast<const regelwerk::Refusal&>(answer) == refusal;
  }
  template <class Enum>
    requires std::is_enum_v<Enum>
  friend constexpr bool operator==(const Answer& answer, Enum expected) {
    if constexpr (std::is_same_v<Enum, regelwerk::Reason>) {
      return !answer.is_accepted && answer.reason == expected;
    } else {
      return answer == regelwerk::Reason::broken_invariant && answer.detail == static_cast<std::uint16_t>(expected);
    }
  }
};
inline constexpr Answer accepted{{}, true};

/// What a reader answered.
template <class T>
constexpr Answer answer(const regelwerk::Result<T, regelwerk::Refusal>& read) {
  return read ? accepted : Answer{read.error(), false};
}

/// The refusal of a state in which this is broken.
template <class Invariant>
constexpr regelwerk::Refusal broken(std::size_t position, Invariant invariant) {
  return {position, regelwerk::Reason::broken_invariant, static_cast<std::uint16_t>(invariant)};
}

inline doctest::String toString(const Answer& answer) {
  const std::string_view told = answer.is_accepted ? "accepted" : regelwerk::describe(answer.reason);
  return doctest::String(told.data(), static_cast<unsigned>(told.size())) + " at " +
         doctest::toString(answer.position) + ", detail " + doctest::toString(int{answer.detail});
}

}  // namespace regelwerk_test
