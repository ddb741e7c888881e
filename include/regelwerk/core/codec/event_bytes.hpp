#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/codec/bytes.hpp>
#include <regelwerk/core/codec/member_bytes.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/tree.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

// Events as bytes. Most members of an event are unused, so only the others are written: first a mask with one bit for
// each member, then the members whose value is not the usual one, in their order.

namespace regelwerk::inline shared {

namespace detail {

struct CountMembers {
  std::size_t members = 0;

  constexpr void operator()(std::string_view /*name*/, const auto& /*member*/, const auto&... /*hint*/) noexcept {
    ++members;
  }
};

template <class T>
constexpr std::size_t count_members() noexcept {
  const T value{};
  CountMembers count;
  for_each_member(value, count);
  return count.members;
}

/// The size of the mask that marks which members follow.
template <class T>
inline constexpr std::size_t mask_bytes = (count_members<T>() + 7) / 8;

struct MaskMembers {
  std::uint32_t mask = 0;
  std::uint32_t bit = 1;

  template <class T, class... Hint>
  constexpr void operator()(std::string_view /*name*/, const T& member, const Hint&... hint) noexcept {
    if (!is_usual(member, hint...)) mask |= bit;
    bit <<= 1;
  }
};

/// A list of bytes for put_members to write to.
template <std::size_t Size>
struct ByteListWriter {
  FixedList<std::uint8_t, Size>& bytes;

  constexpr void put_each(const auto& row, const auto& byte_of) noexcept {
    for (const auto& element : row) bytes.push_back(byte_of(element));
  }
  constexpr void put_low(std::uint64_t number, std::size_t count) noexcept {
    for (std::size_t i = 0; i < count; ++i) bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
  }
};

template <class Put>
struct PutSome {
  Put put;
  std::uint32_t mask = 0;

  constexpr void operator()(std::string_view name, const auto& member, const auto&... hint) noexcept {
    if ((mask & 1U) != 0) Descent{put}(name, member, hint...);
    mask >>= 1;
  }
};

struct TakeSome {
  ByteReader& in;
  std::size_t size = 0;
  TakeBytes take;
  std::uint32_t mask = 0;

  template <class T, class... Hint>
  constexpr void operator()(std::string_view name, T& member, const Hint&... hint) noexcept {
    const bool is_told = (mask & 1U) != 0;
    mask >>= 1;
    if (!is_told) return make_usual(member, hint...);
    CountBytes count;
    Descent{count}(name, member);
    if (take.refused) return;
    if (size - in.position() < count.bytes) {
      take.refused = Refusal{size, Reason::bytes_end, 0, name};
      return;
    }
    const std::size_t at = in.position();
    Descent{take}(name, member, hint...);
    if (!take.refused && is_usual(member, hint...)) {
      take.refused = Refusal{at, Reason::other_spelling, 0, name};
    }
  }
};

}  // namespace detail

/// The most bytes of an event.
template <class Event>
inline constexpr std::size_t event_bytes_limit = detail::mask_bytes<Event> + bytes_of<Event>;
template <class Event>
using EventBytes = FixedList<std::uint8_t, event_bytes_limit<Event>>;

template <class Event>
[[nodiscard]] constexpr EventBytes<Event> event_bytes(const Event& event) noexcept {
  static_assert(detail::mask_bytes<Event> <= sizeof(std::uint32_t), "a bit for each member");
  EventBytes<Event> bytes;
  detail::MaskMembers members;
  for_each_member(event, members);
  for (std::size_t i = 0; i < detail::mask_bytes<Event>; ++i) {
    bytes.push_back(static_cast<std::uint8_t>(members.mask >> (8 * i)));
  }
  using Writer = detail::ByteListWriter<event_bytes_limit<Event>>;
  Writer writer{bytes};
  detail::PutSome<detail::PutBytes<Writer>> put{{writer}, members.mask};
  for_each_member(event, put);
  return bytes;
}

/// The event at the front of some bytes, and the number of bytes that it takes.
template <class Event>
struct EventRead {
  Event event{};
  std::size_t bytes = 0;

  friend constexpr bool operator==(const EventRead&, const EventRead&) = default;
};

template <class Event>
[[nodiscard]] constexpr Result<EventRead<Event>, Refusal> read_event_bytes(
    std::span<const std::uint8_t> bytes) noexcept {
  constexpr std::size_t mask_size = detail::mask_bytes<Event>;
  if (bytes.size() < mask_size) return Refusal{bytes.size(), Reason::bytes_end};
  ByteReader in{bytes};
  std::uint32_t mask = 0;
  for (std::size_t i = 0; i < mask_size; ++i) mask |= std::uint32_t{in.take<std::uint8_t>()} << (8 * i);
  if (mask >> detail::count_members<Event>() != 0) return Refusal{0, Reason::no_such_entry};
  EventRead<Event> read;
  detail::TakeSome take{in, bytes.size(), {in, {}}, mask};
  for_each_member(read.event, take);
  if (take.take.refused) return *take.take.refused;
  read.bytes = in.position();
  const auto own = event_bytes(read.event);
  const auto event_part = bytes.first(read.bytes);
  std::size_t same = 0;
  while (same < event_part.size() && same < own.size() && event_part[same] == own[same]) ++same;
  if (same < event_part.size() || same < own.size()) return Refusal{same, Reason::other_spelling};
  return read;
}

}  // namespace regelwerk::inline shared
