#pragma once
#include <cstddef>
#include <cstdint>
#include <span>

#include <regelwerk/core/codec/bytes.hpp>
#include <regelwerk/core/codec/checksum.hpp>
#include <regelwerk/core/codec/event_bytes.hpp>
#include <regelwerk/core/codec/event_check.hpp>
#include <regelwerk/core/codec/header.hpp>
#include <regelwerk/core/codec/member_bytes.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

// States, views and events as bytes and back: what BasicGame's pack and unpack do.

namespace regelwerk::inline shared {

/// How many bytes a packed state has: the header that every one has (core/codec/header.hpp), then what the game packs.
template <class Rules>
inline constexpr std::size_t packed_size = header_size<Rules> + bytes_of<typename Rules::State>;
/// How many bytes a packed view has: as a state, and a checksum behind it (core/codec/checksum.hpp).
template <class Rules>
inline constexpr std::size_t packed_view_size = header_size<Rules> + bytes_of<typename Rules::View> + checksum_size;

template <class Rules>
[[nodiscard]] constexpr Bytes<packed_size<Rules>> packed_state(const auto& setup,
                                                               const typename Rules::State& state) noexcept {
  ByteWriter<packed_size<Rules>> out;
  for (const std::uint8_t byte : header_bytes<Rules>(setup)) out.put(byte);
  put_members(out, state);
  return out.bytes();
}

template <class Rules>
[[nodiscard]] constexpr Bytes<packed_view_size<Rules>> packed_view(const auto& setup,
                                                                   const typename Rules::View& view) noexcept {
  ByteWriter<packed_view_size<Rules>> out;
  for (const std::uint8_t byte : header_bytes<Rules>(setup)) out.put(byte);
  put_members(out, view);
  out.put(checksum_of(out.so_far()));
  return out.bytes();
}

namespace detail {

/// A state or view from outside, unless something in it is broken; then all `read` characters or bytes were good.
template <class G, class Position>
[[nodiscard]] constexpr Result<Position, Refusal> sound(const G& game, const Position& position,
                                                        std::size_t read) noexcept {
  const auto broken = game.validate(position);
  if (broken.empty()) return position;
  return Refusal{read, Reason::broken_invariant, static_cast<std::uint16_t>(broken[0])};
}

/// What stands behind the header, if it is sound. Precondition: the bytes are as many as those of a packed Position.
template <class Position, class Rules>
[[nodiscard]] constexpr Result<Position, Refusal> behind_header(const auto& game,
                                                                std::span<const std::uint8_t> bytes) noexcept {
  ByteReader in{bytes};
  in.skip(header_size<Rules>);
  Position position;
  if (const auto refused = take_members(in, position)) return *refused;
  return sound(game, position, bytes.size());
}

}  // namespace detail

template <class Rules>
[[nodiscard]] constexpr Result<typename Rules::State, Refusal> unpacked_state(
    const auto& game, std::span<const std::uint8_t> bytes) noexcept {
  if (const auto refused = why_not_header<Rules>(game.setup(), bytes)) return *refused;
  if (bytes.size() != packed_size<Rules>) {
    return Refusal{lesser(bytes.size(), packed_size<Rules>), Reason::other_length};
  }
  return detail::behind_header<typename Rules::State, Rules>(game, bytes);
}

template <class Rules>
[[nodiscard]] constexpr Result<typename Rules::View, Refusal> unpacked_view(
    const auto& game, std::span<const std::uint8_t> bytes) noexcept {
  if (const auto refused = why_not_header<Rules>(game.setup(), bytes)) return *refused;
  if (const auto refused = why_not_intact<packed_view_size<Rules>>(bytes)) return *refused;
  return detail::behind_header<typename Rules::View, Rules>(game, bytes);
}

template <class Rules>
[[nodiscard]] constexpr Result<EventRead<typename Rules::Event>, Refusal> next_packed_event(
    const auto& setup, std::span<const std::uint8_t> bytes) noexcept {
  const auto read = read_event_bytes<typename Rules::Event>(bytes);
  if (!read) return read;
  if (const auto refused = why_not_event<typename Rules::View>(setup, read->event)) return *refused;
  return read;
}

template <class Rules>
[[nodiscard]] constexpr Result<typename Rules::Event, Refusal> unpacked_event(
    const auto& setup, std::span<const std::uint8_t> bytes) noexcept {
  const auto read = next_packed_event<Rules>(setup, bytes);
  if (!read) return read.error();
  if (read->bytes != bytes.size()) return Refusal{read->bytes, Reason::other_length};
  return read->event;
}

}  // namespace regelwerk::inline shared
