#pragma once
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include <regelwerk/core/contract.hpp>

namespace regelwerk::inline shared {

/// Packed bytes, the same on every platform: numbers are stored with their low byte first.
template <std::size_t Size>
using Bytes = std::array<std::uint8_t, Size>;

/// Fills an array of bytes from the front. The array is not cleared first, since every byte gets written. Precondition
/// of every put: the bytes fit.
template <std::size_t Size>
class ByteWriter {  // NOLINT(cppcoreguidelines-pro-type-member-init)
 public:
  constexpr void put(std::unsigned_integral auto number) noexcept { put_low(number, sizeof(number)); }

  /// Writes the lowest `count` bytes of a number. Precondition: count <= 8.
  constexpr void put_low(std::uint64_t number, std::size_t count) noexcept {
    expects([&] { return at_ + count <= Size; }, "there is room for the number");
    // A local copy: the compiler must assume that the bytes may alias at_, and would store at_ after every byte.
    const std::size_t at = at_;
    for (std::size_t i = 0; i < count; ++i) bytes_[at + i] = static_cast<std::uint8_t>(number >> (8 * i));
    at_ = at + count;
  }

  /// Writes one byte for each element of an array.
  constexpr void put_each(const auto& row, const auto& byte_of) noexcept {
    expects([&] { return at_ + row.size() <= Size; }, "there is room for the row");
    const std::size_t at = at_;
    for (std::size_t i = 0; i < row.size(); ++i) bytes_[at + i] = byte_of(row[i]);
    at_ = at + row.size();
  }

  /// The bytes that have been written.
  [[nodiscard]] constexpr std::span<const std::uint8_t> so_far() const noexcept { return {bytes_.data(), at_}; }

  /// All bytes. Precondition: every byte has been written.
  [[nodiscard]] constexpr const Bytes<Size>& bytes() const noexcept {
    expects([&] { return at_ == Size; }, "every byte has been put");
    return bytes_;
  }

 private:
  Bytes<Size> bytes_;
  std::size_t at_ = 0;
};

/// Reads numbers from a row of bytes. Precondition of every take: enough bytes are left.
class ByteReader {
 public:
  constexpr explicit ByteReader(std::span<const std::uint8_t> bytes) noexcept : bytes_(bytes) {}

  template <std::unsigned_integral Number>
  [[nodiscard]] constexpr Number take() noexcept {
    expects([&] { return at_ + sizeof(Number) <= bytes_.size(); }, "so many bytes are left");
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i) number |= std::uint64_t{bytes_[at_++]} << (8 * i);
    return static_cast<Number>(number);
  }

  /// Skips bytes. Precondition: that many bytes are left.
  constexpr void skip(std::size_t count) noexcept {
    expects([&] { return at_ + count <= bytes_.size(); }, "so many bytes are left");
    at_ += count;
  }

  [[nodiscard]] constexpr std::size_t position() const noexcept { return at_; }

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
};

}  // namespace regelwerk::inline shared
