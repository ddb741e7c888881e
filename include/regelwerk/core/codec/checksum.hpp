#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/codec/text_kind.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

// The last bytes of a packed view: a checksum of all bytes before. A view that was damaged, or whose viewer was
// changed, may still be a possible view; the checksum shows that it is not the view that was packed.

namespace regelwerk::inline shared {

inline constexpr std::size_t checksum_size = sizeof(std::uint32_t);

[[nodiscard]] constexpr std::uint32_t checksum_of(std::span<const std::uint8_t> bytes) noexcept {
  std::uint64_t sum = bytes.size();
  for (const std::uint8_t byte : bytes) sum = summed(sum, byte);
  return static_cast<std::uint32_t>(sum);
}

/// Why these bytes are not `Size` bytes with a valid checksum; empty if they are.
template <std::size_t Size>
[[nodiscard]] constexpr std::optional<Refusal> why_not_intact(std::span<const std::uint8_t> bytes) noexcept {
  if (bytes.size() != Size) return OtherLength{bytes.size(), Size}.refusal();
  std::uint32_t checksum = 0;
  for (std::size_t i = 0; i < checksum_size; ++i) checksum |= std::uint32_t{bytes[Size - checksum_size + i]} << (8 * i);
  if (checksum != checksum_of(bytes.first(Size - checksum_size)))
    return Refusal{Size - checksum_size, Reason::changed_bytes};
  return std::nullopt;
}

}  // namespace regelwerk::inline shared
