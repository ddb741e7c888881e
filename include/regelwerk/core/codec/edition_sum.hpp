#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/core/codec/content_sum.hpp>
#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/container/text.hpp>

// Editions are told apart by their names and by a short checksum of what they hold. It stands in the headers of bytes,
// and in those of lines and records if the edition is not the title's own.

namespace regelwerk::inline shared {

/// The sum of a title's own edition is that of its name alone.
[[nodiscard]] constexpr std::uint32_t own_edition_sum(std::string_view name) noexcept {
  std::uint64_t sum = 0;
  for (const char letter : name) sum = summed(sum, static_cast<std::uint8_t>(letter));
  return static_cast<std::uint32_t>(sum);
}

namespace detail {

/// The content of the edition that a title has by itself, found once.
template <class Rules>
inline constexpr std::uint64_t own_content = content_sum(Rules::standard_edition);

/// True for the title's own edition, or what equals it in every number and name.
template <class Rules, class Edition>
[[nodiscard]] constexpr bool is_own_edition(const Edition& edition) noexcept {
  if (&edition == &Rules::standard_edition) return true;
  return edition.name == Rules::standard_edition.name && content_sum(edition) == own_content<Rules>;
}

}  // namespace detail

/// The sum of an edition of the game of `Rules`.
template <class Rules, class Edition>
[[nodiscard]] constexpr std::uint32_t edition_sum(const Edition& edition) noexcept {
  if (detail::is_own_edition<Rules>(edition)) return own_edition_sum(edition.name);
  return static_cast<std::uint32_t>(content_sum(edition));
}

/// How many digits a sum takes in a text.
inline constexpr std::size_t sum_digits = 8;

/// Writes a sum as eight digits from 0 to f.
template <class Out>
constexpr void write_sum(Out& out, std::uint32_t sum) noexcept {
  for (int shift = 28; shift >= 0; shift -= 4) out << "0123456789abcdef"[sum >> shift & 15U];
}

/// Reads what write_sum writes; empty if it does not stand here.
[[nodiscard]] constexpr std::optional<std::uint32_t> take_sum(TextReader& in) noexcept {
  TextReader ahead = in;
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < sum_digits; ++i) {
    const auto digit = ahead.take_one_of("0123456789abcdef");
    if (!digit) return std::nullopt;
    sum = sum << 4 | static_cast<std::uint32_t>(*digit);
  }
  in = ahead;
  return sum;
}

}  // namespace regelwerk::inline shared
