#pragma once
#include <cstdio>
#include <source_location>
#include <type_traits>

#include <regelwerk/core/host_device.hpp>

namespace regelwerk::inline shared {

#ifdef NDEBUG
inline constexpr bool contracts_checked = false;
#else
/// True where preconditions are checked at run time; false under NDEBUG, where only constant evaluation checks them.
inline constexpr bool contracts_checked = true;
#endif

/// A broken precondition: what should have held, and where in these headers it is stated.
struct Violation {
  const char* sentence = "";   ///< what should have held, in English
  std::source_location place;  ///< where the precondition is stated
};

/// Represents the program that includes these headers; never defined.
struct ThisProgram;

/// Called with a broken precondition; when it returns, the program aborts.
using ViolationHook = void (*)(const Violation&) noexcept;

/// The program's handler of broken preconditions. Without one, sentence and place go to standard error, like those of
/// `assert`. A program that wants something else (a line in its log, a breakpoint, silence) includes this header first,
/// specialises the template for ThisProgram, and then includes the games. All translation units must do the same, so
/// put this into a header of its own:
///
///     template <>
///     inline constexpr regelwerk::ViolationHook regelwerk::on_violation<regelwerk::ThisProgram> = &my_log;
///
/// If device code includes your header too, declare my_log with REGELWERK_HOST_DEVICE (core/host_device.hpp).
template <class Program>
inline constexpr ViolationHook on_violation = nullptr;

namespace detail {

/// The only output of the library. Empty in builds without checks and in device code.
REGELWERK_HOST_DEVICE inline void print(const Violation& violation) noexcept {
#if !defined(NDEBUG) && !defined(__CUDA_ARCH__)
  std::fprintf(stderr, "%s:%u: %s: broken precondition: %s\n", violation.place.file_name(),
               static_cast<unsigned>(violation.place.line()), violation.place.function_name(), violation.sentence);
#else
  static_cast<void>(violation);
#endif
}

}  // namespace detail

/// Ends the program because a precondition was broken. Not constexpr: a constant expression that reaches this call does
/// not compile, and the error names the broken precondition.
[[noreturn]] REGELWERK_HOST_DEVICE inline void contract_violated(const Violation& violation,
                                                                 ViolationHook hook) noexcept {
  if (hook != nullptr) {
    hook(violation);
  } else {
    detail::print(violation);
  }
  detail::end_program();
}

/// States a precondition: `condition` is a predicate. It is always evaluated in constant evaluation, at run time only
/// if `Checked`. It is a predicate instead of a value, so that an unchecked build does not compute it. `sentence` says
/// what must hold.
template <bool Checked = contracts_checked, class Program = ThisProgram, class Condition>
constexpr void expects(const Condition& condition, const char* sentence,
                       std::source_location place = std::source_location::current()) noexcept {
  if (Checked || std::is_constant_evaluated()) {
    if (!condition()) contract_violated({sentence, place}, on_violation<Program>);
  }
}

}  // namespace regelwerk::inline shared
