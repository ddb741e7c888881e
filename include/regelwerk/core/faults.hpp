#pragma once
namespace regelwerk {

/// What is wrong with `options`; where options name parts of an edition, they are judged with it.
template <class Options, class Edition>
[[nodiscard]] constexpr auto option_faults(const Options& options, const Edition& edition) noexcept {
  if constexpr (requires { validate(options, edition); }) {
    return validate(options, edition);
  } else {
    return validate(options);
  }
}

/// What is wrong with `edition`.
template <class Edition>
[[nodiscard]] constexpr auto edition_faults(const Edition& edition) noexcept {
  return validate(edition);
}

/// Why a game of `Rules` cannot be made.
template <class Rules>
struct SetupFaults {
  decltype(option_faults(typename Rules::Options{}, Rules::standard_edition)) options;
  decltype(edition_faults(Rules::standard_edition)) edition;
};

/// What a fault breaks; a fault of an edition tells besides where.
template <class Fault>
[[nodiscard]] constexpr auto broken_by(const Fault& fault) noexcept {
  if constexpr (requires { fault.constraint; }) {
    return fault.constraint;
  } else {
    return fault;
  }
}

/// True if this is among the faults that a validate() found, at whatever place.
template <class Faults, class Fault>
[[nodiscard]] constexpr bool has_fault(const Faults& faults, Fault fault) noexcept {
  for (const auto& found : faults) {
    if (broken_by(found) == fault) return true;
  }
  return false;
}

}  // namespace regelwerk
