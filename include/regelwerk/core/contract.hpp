#pragma once
#include <cstdlib>
#include <type_traits>

namespace regelwerk {

#ifdef NDEBUG
inline constexpr bool contracts_checked = false;
#else
/// True where preconditions are checked at run time; false under NDEBUG, where only constant evaluation checks them.
inline constexpr bool contracts_checked = true;
#endif

/// Ends the program because a precondition was broken. Not constexpr, so that reaching it in a constant expression
/// is a compile error that names the broken contract.
[[noreturn]] inline void contract_violated() noexcept { std::abort(); }

/// States a precondition: `condition` is a predicate, evaluated in constant evaluation always and at run time if
/// `Checked`. A predicate instead of a value, so that an unchecked build does not pay for computing it.
template <bool Checked = contracts_checked, class Condition>
constexpr void expects(const Condition& condition) noexcept {
  if (Checked || std::is_constant_evaluated()) {
    if (!condition()) contract_violated();
  }
}

}  // namespace regelwerk
