#pragma once
#include <cstdint>
#include <utility>

#include <regelwerk/core/namespaces.hpp>

namespace regelwerk::inline shared {

/// Rules in force as part of a type: options and edition are compile-time constants and the object is empty. `layout()`
/// is what the game's `make_layout(options, edition)` computes from them, once. The types of options and edition are
/// template arguments as well, so that argument-dependent lookup finds the functions of a game that take a setup.
template <class Options, class Edition, Options Chosen, const Edition& Data>
class FixedSetup {
 public:
  static constexpr bool is_fixed = true;  ///< the rules are known at compile time

  [[nodiscard]] static constexpr const auto& options() noexcept { return options_; }  ///< the options in force
  [[nodiscard]] static constexpr const auto& edition() noexcept { return Data; }      ///< the edition in force
  /// The layout that make_layout computes from options and edition.
  [[nodiscard]] static constexpr const auto& layout() noexcept { return layout_; }

 private:
  static constexpr auto options_ = Chosen;
  static constexpr auto layout_ = make_layout(Chosen, Data);
};

/// Rules in force as data, chosen at run time. Keeps a pointer to the edition, which must outlive every game that uses
/// it.
template <class Options, class Edition>
class ChosenSetup {
 public:
  static constexpr bool is_fixed = false;  ///< the rules are known only at run time

  /// Preconditions: options and edition have no faults; `edition_sum` is the checksum of the edition.
  constexpr ChosenSetup(const Options& options, const Edition& edition, std::uint32_t edition_sum) noexcept
      : options_(options), edition_(&edition), layout_(make_layout(options, edition)), edition_sum_(edition_sum) {}

  [[nodiscard]] constexpr const Options& options() const noexcept { return options_; }  ///< the options in force
  /// The edition in force, which belongs to the caller.
  [[nodiscard]] constexpr const Edition& edition() const noexcept { return *edition_; }
  /// The layout that make_layout computes from options and edition.
  [[nodiscard]] constexpr const auto& layout() const noexcept { return layout_; }
  /// See core/codec/edition_sum.hpp; stored, since every packed state contains it.
  [[nodiscard]] constexpr std::uint32_t edition_sum() const noexcept { return edition_sum_; }

 private:
  using Layout = decltype(make_layout(std::declval<const Options&>(), std::declval<const Edition&>()));

  Options options_;
  const Edition* edition_;
  Layout layout_;
  std::uint32_t edition_sum_;
};

}  // namespace regelwerk::inline shared
