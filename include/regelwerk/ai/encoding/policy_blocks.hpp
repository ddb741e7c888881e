#pragma once
#include <array>
#include <cstddef>

#include <regelwerk/core/contract.hpp>

namespace regelwerk::inline shared {

/// A number with digits in different bases; it numbers the moves of one kind.
class MixedRadix {
 public:
  constexpr MixedRadix() = default;

  /// Appends a digit, the least significant one. Precondition: 0 <= digit < base.
  [[nodiscard]] constexpr MixedRadix with(int digit, int base) const noexcept {
    expects([&] { return 0 <= digit && digit < base; }, "a digit is less than its base");
    return MixedRadix{number_ * static_cast<std::size_t>(base) + static_cast<std::size_t>(digit)};
  }
  /// The digits so far as one number; 0 if there are none.
  [[nodiscard]] constexpr std::size_t number() const noexcept { return number_; }

 private:
  constexpr explicit MixedRadix(std::size_t number) noexcept : number_(number) {}

  std::size_t number_ = 0;
};

/// Policy indexes in consecutive blocks, one for each kind of move. `Kind` is an enum without gaps.
template <class Kind, std::size_t Kinds>
class PolicyBlocks {
 public:
  /// All blocks are empty.
  constexpr PolicyBlocks() noexcept { firsts_.fill(0); }

  /// Adds `size` indexes to the block of this kind.
  constexpr void add(Kind kind, int size) noexcept {
    for (auto next = static_cast<std::size_t>(kind) + 1; next < firsts_.size(); ++next) {
      firsts_[next] += static_cast<std::size_t>(size);
    }
  }

  /// The total number of indexes.
  [[nodiscard]] constexpr std::size_t size() const noexcept { return firsts_.back(); }
  /// The index of a number within a block. Precondition: the block has it.
  [[nodiscard]] constexpr std::size_t index(Kind kind, std::size_t number) const noexcept {
    const auto block = static_cast<std::size_t>(kind);
    expects([&] { return number < firsts_[block + 1] - firsts_[block]; }, "the block has this number");
    return firsts_[block] + number;
  }
  [[nodiscard]] constexpr std::size_t index(Kind kind, MixedRadix number) const noexcept {
    return index(kind, number.number());
  }
  [[nodiscard]] constexpr std::size_t index(Kind kind, int number) const noexcept {
    return index(kind, static_cast<std::size_t>(number));
  }

 private:
  std::array<std::size_t, Kinds + 1> firsts_;
};

}  // namespace regelwerk::inline shared
