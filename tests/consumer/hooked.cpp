#include <cstdlib>
#include <string_view>

#include <regelwerk/core/contract.hpp>

// A program that is told of a broken precondition: it ends well only if it was.

inline void end_well(const regelwerk::Violation& violation) noexcept {
  std::_Exit(std::string_view{violation.sentence}.empty() || violation.place.line() == 0 ? 2 : 0);
}

template <>
inline constexpr regelwerk::ViolationHook regelwerk::on_violation<regelwerk::ThisProgram> = &end_well;

#include <regelwerk/regelwerk.hpp>

int main(int count, char** /*words*/) {
  static_assert(regelwerk::contracts_checked);
  const regelwerk::Seat impossible{299 + count};
  return impossible.index() < 0 ? 3 : 1;
}
