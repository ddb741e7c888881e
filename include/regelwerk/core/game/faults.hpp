#pragma once
#include <cstddef>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/language/language.hpp>

namespace regelwerk::inline shared {

/// What is wrong with `options`. Options that refer to parts of an edition are checked against it.
[[nodiscard]] constexpr auto option_faults(const auto& options, const auto& edition) noexcept {
  if constexpr (requires { validate(options, edition); }) {
    return validate(options, edition);
  } else {
    return validate(options);
  }
}

/// What is wrong with `edition`.
[[nodiscard]] constexpr auto edition_faults(const auto& edition) noexcept { return validate(edition); }

/// The constraint that a fault breaks, without the place that the fault of an edition may also name.
[[nodiscard]] constexpr auto broken_by(const auto& fault) noexcept {
  if constexpr (requires { fault.constraint; }) {
    return fault.constraint;
  } else {
    return fault;
  }
}

/// True if a validate() found this fault, at any place.
[[nodiscard]] constexpr bool has_fault(const auto& faults, auto fault) noexcept {
  for (const auto& found : faults) {
    if (broken_by(found) == fault) return true;
  }
  return false;
}

/// One reason why a game of `Rules` cannot be made; it concerns the options or the edition.
template <class Rules>
struct SetupFault {
  static constexpr bool is_about_setup = true;  ///< selects describe() below
  /// A fault of the options: an enum of the game.
  using OptionFault = decltype(option_faults(typename Rules::Options{}, Rules::standard_edition))::value_type;
  /// A fault of an edition: the broken constraint, with a place if the game gives one.
  using EditionFault = decltype(edition_faults(Rules::standard_edition))::value_type;

  bool is_of_edition = false;  ///< selects the member that holds the fault
  OptionFault option{};        ///< the fault if not is_of_edition
  EditionFault edition{};      ///< the fault if is_of_edition
};

/// Why a game of `Rules` cannot be made: the faults of its options and of its edition. A range of SetupFault.
template <class Rules>
struct SetupFaults {
  static constexpr bool is_about_setup = true;  ///< selects describe() below
  /// the faults of the options, as a list
  decltype(option_faults(typename Rules::Options{}, Rules::standard_edition)) options;
  decltype(edition_faults(Rules::standard_edition)) edition;  ///< the faults of the edition, as a list

  class Iterator {
   public:
    using value_type = SetupFault<Rules>;
    using difference_type = std::ptrdiff_t;

    constexpr Iterator() = default;
    constexpr Iterator(const SetupFaults& faults, std::size_t at) noexcept : faults_(&faults), at_(at) {}

    [[nodiscard]] constexpr value_type operator*() const noexcept { return (*faults_)[at_]; }
    constexpr Iterator& operator++() noexcept {
      ++at_;
      return *this;
    }
    constexpr Iterator operator++(int) noexcept {
      const Iterator before = *this;
      ++at_;
      return before;
    }
    friend constexpr bool operator==(const Iterator& a, const Iterator& b) noexcept { return a.at_ == b.at_; }

   private:
    const SetupFaults* faults_ = nullptr;
    std::size_t at_ = 0;
  };

  [[nodiscard]] constexpr Iterator begin() const noexcept { return {*this, 0}; }
  [[nodiscard]] constexpr Iterator end() const noexcept { return {*this, size()}; }
  [[nodiscard]] constexpr std::size_t size() const noexcept {
    return static_cast<std::size_t>(options.size()) + static_cast<std::size_t>(edition.size());
  }
  [[nodiscard]] constexpr bool empty() const noexcept { return size() == 0; }

  /// The faults of the options come first. Precondition: index < size().
  [[nodiscard]] constexpr SetupFault<Rules> operator[](std::size_t index) const noexcept {
    const auto of_options = static_cast<std::size_t>(options.size());
    if (index < of_options) return {.option = options[index]};
    return {.is_of_edition = true, .edition = edition[index - of_options]};
  }
};

/// The sentence of a fault, or of the first fault in a list. Precondition: there is a fault.
template <class Faults>
  requires(Faults::is_about_setup)
[[nodiscard]] constexpr std::string_view describe(const Faults& faults) noexcept {
  if constexpr (requires { faults.option; }) {
    return faults.is_of_edition ? describe(broken_by(faults.edition)) : describe(faults.option);
  } else {
    return describe(faults[0]);
  }
}
/// The sentence of a fault, or of the first fault in a list, in a language. Precondition: there is a fault.
template <class Faults, Language Tongue>
  requires(Faults::is_about_setup && !std::is_same_v<Tongue, English>)
[[nodiscard]] constexpr std::string_view describe(const Faults& faults, Tongue tongue) noexcept {
  if constexpr (requires { faults.option; }) {
    return faults.is_of_edition ? describe(broken_by(faults.edition), tongue) : describe(faults.option, tongue);
  } else {
    return describe(faults[0], tongue);
  }
}

}  // namespace regelwerk::inline shared
