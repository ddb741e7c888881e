#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/reason.hpp>

namespace regelwerk::inline shared {

/// Either a value or an error.
template <class T, class E>
class Result {
 public:
  // Both constructors are implicit, so that a function can return either a value or an error.
  /// A result that has a value.
  constexpr Result(const T& value) noexcept : value_(value) {}  // NOLINT(*-explicit-*)
  /// A result without a value.
  constexpr Result(const E& error) noexcept : error_(error) {}  // NOLINT(*-explicit-*)

  /// False if there is an error.
  [[nodiscard]] constexpr bool has_value() const noexcept { return value_.has_value(); }
  [[nodiscard]] constexpr explicit operator bool() const noexcept { return has_value(); }

  /// The value. Precondition: has_value().
  [[nodiscard]] constexpr const T& value() const noexcept {
    expects([&] { return has_value(); }, "there is a value");
    return *value_;
  }
  [[nodiscard]] constexpr const T& operator*() const noexcept { return value(); }
  [[nodiscard]] constexpr const T* operator->() const noexcept { return &value(); }

  /// The error. Precondition: not has_value().
  [[nodiscard]] constexpr const E& error() const noexcept {
    expects([&] { return !has_value(); }, "there is an error");
    return error_;
  }

  friend constexpr bool operator==(const Result&, const Result&) = default;

 private:
  std::conditional_t<std::is_trivially_copyable_v<T>, Maybe<T>, std::optional<T>> value_;
  E error_{};
};

/// The result of try_play: the next state, or the rule that forbids the move.
template <class State, class Rule>
using Played = Result<State, Rule>;

/// The correct spelling of a misspelled text; empty if it has more than 47 characters.
class RightSpelling {
 public:
  constexpr RightSpelling() = default;
  /// Empty if the text is longer than 47 characters.
  constexpr explicit RightSpelling(std::string_view text) noexcept {
    if (text.size() > letters_.size()) return;
    for (const char letter : text) letters_[size_++] = letter;
  }

  [[nodiscard]] constexpr std::string_view view() const noexcept { return {letters_.data(), std::size_t{size_}}; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }

  friend constexpr bool operator==(const RightSpelling&, const RightSpelling&) = default;

 private:
  std::array<char, 47> letters_{};
  std::uint8_t size_ = 0;
};

/// Why a text or an array of bytes was refused: the first `position` characters or bytes are good, and `reason` says
/// what is wrong after them. `detail` is 0 except for reasons whose comment gives it a meaning. describe() puts all of
/// it into a sentence.
struct Refusal {
  std::size_t position = 0;  ///< number of good characters or bytes
  Reason reason{};           ///< what is wrong after them
  std::uint16_t detail = 0;  ///< see Reason; 0 for most reasons
  std::string_view name{};   ///< the name of the member in question, if the value has members
  RightSpelling
      spelling{};  ///< the correct spelling, for Reason::other_spelling; the game that a text names, for other_game

  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

/// The detail of Reason::other_version if the version does not fit into a detail.
inline constexpr std::uint16_t unknown_version = 0xFFFF;

/// The refusal of a part, with its position increased by the `good` characters or bytes before the part.
[[nodiscard]] constexpr Refusal behind(std::size_t good, Refusal refusal) noexcept {
  refusal.position += good;
  return refusal;
}

}  // namespace regelwerk::inline shared
