#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>
#include <utility>

#include <regelwerk/core/codec/checksum.hpp>
#include <regelwerk/play/random.hpp>

// Packed views with something else in them; many of them are views that could be.

namespace forged {

/// Bytes behind the header of a packed view, and before its checksum.
template <class G>
std::size_t some_byte(regelwerk::Random& random) {
  constexpr std::size_t begin = G::packed_header_size;
  constexpr std::size_t end = std::tuple_size_v<typename G::PackedView> - regelwerk::checksum_size;
  return begin + static_cast<std::size_t>(random() % (end - begin));
}

/// Some bytes of a packed view changed.
template <class G>
typename G::PackedView struck(typename G::PackedView bytes, regelwerk::Random& random) {
  for (std::uint64_t changes = 1 + random() % 3; changes > 0; --changes) {
    std::uint8_t& byte = bytes[some_byte<G>(random)];
    byte = static_cast<std::uint8_t>(random() % 2 == 0 ? byte ^ 1U << random() % 8 : random());
  }
  return bytes;
}

/// A few bytes in a row taken from another packed view.
template <class G>
typename G::PackedView mixed(typename G::PackedView bytes, const typename G::PackedView& other,
                             regelwerk::Random& random) {
  const std::size_t from = some_byte<G>(random);
  const std::size_t to = std::min(from + 1 + random() % 8, bytes.size());
  for (std::size_t at = from; at < to; ++at) bytes[at] = other[at];
  return bytes;
}

/// The bytes of a packed view with a checksum that fits them.
template <class G>
typename G::PackedView resealed(typename G::PackedView bytes) {
  const std::size_t body = bytes.size() - regelwerk::checksum_size;
  const std::uint32_t checksum = regelwerk::checksum_of(std::span{std::as_const(bytes)}.first(body));
  for (std::size_t at = 0; at < regelwerk::checksum_size; ++at) {
    bytes[body + at] = static_cast<std::uint8_t>(checksum >> (8 * at));
  }
  return bytes;
}

}  // namespace forged
