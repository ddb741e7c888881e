#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::clou {

/// The number of throws of three dice, ignoring their order.
inline constexpr int roll_count = 56;

/// Three faces in ascending order.
using Faces = std::array<int, dice_count>;

/// All throws, in ascending order of their faces.
inline constexpr std::array<std::array<std::uint8_t, dice_count>, roll_count> roll_faces = [] {
  std::array<std::array<std::uint8_t, dice_count>, roll_count> all{};
  std::size_t at = 0;
  for (std::uint8_t a = 1; a <= die_faces; ++a) {
    for (std::uint8_t b = a; b <= die_faces; ++b) {
      for (std::uint8_t c = b; c <= die_faces; ++c) all[at++] = {a, b, c};
    }
  }
  return all;
}();

/// CL-8. A throw of the three dice, or none.
class Roll {
 public:
  constexpr Roll() = default;
  /// Precondition: 0 <= index < roll_count.
  constexpr explicit Roll(int index) noexcept : code_(static_cast<std::uint8_t>(index + 1)) {}

  [[nodiscard]] constexpr bool none() const noexcept { return code_ == 0; }
  /// The index among all throws. Precondition of this and the following functions: not none().
  [[nodiscard]] constexpr int index() const noexcept {
    expects([&] { return !none(); }, "dice were thrown");
    return code_ - 1;
  }
  /// The face at an index of the ascending throw, 1 to 6. Precondition: 0 <= die < dice_count.
  [[nodiscard]] constexpr int face(int die) const noexcept {
    return roll_faces[static_cast<std::size_t>(index())][static_cast<std::size_t>(die)];
  }
  [[nodiscard]] constexpr Faces faces() const noexcept {
    return {face(0), face(1), face(2)};
  }  ///< ascending, 1 to 6 each
  /// The number of the 216 ordered throws with these faces: 1, 3 or 6.
  [[nodiscard]] constexpr int weight() const noexcept {
    const bool low = face(0) == face(1);
    const bool high = face(1) == face(2);
    return low && high ? 1 : low || high ? 3 : 6;
  }

  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr Roll from_code(std::uint8_t code) noexcept {
    Roll roll;
    roll.code_ = code;
    return roll;
  }
  [[nodiscard]] constexpr bool valid() const noexcept { return code_ <= roll_count; }

  friend constexpr bool operator==(Roll, Roll) = default;

 private:
  std::uint8_t code_ = 0;
};

/// The sum of all weights.
inline constexpr int roll_weights = die_faces * die_faces * die_faces;

/// CL-8. For each of the 216 ordered throws in ascending order: the index of the throw.
inline constexpr std::array<std::uint8_t, roll_weights> roll_of_throw = [] {
  std::array<std::uint8_t, roll_weights> all{};
  std::uint8_t* const of_throw = all.data();
  std::size_t at = 0;
  for (int index = 0; index < roll_count; ++index) {
    for (int rest = Roll{index}.weight(); rest > 0; --rest) of_throw[at++] = static_cast<std::uint8_t>(index);
  }
  return all;
}();

static_assert(sizeof(Roll) == 1);

}  // namespace regelwerk::clou
