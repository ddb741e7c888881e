#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/container/bit_cast.hpp>
#include <regelwerk/core/container/wrapping.hpp>

// The key into which a search hashes the events that its seat would be shown, which takes a large part of its time. An
// event has just been written member by member. A load that spans several members, as in hash, stalls until all of them
// are stored; so each word here is made of bytes that are not adjacent, which compilers have to load one by one.

namespace regelwerk::inline shared {

namespace detail {

// All of these are always inlined: a call would need the event in memory once more.

/// The bytes at `From`, `From` + `Step` and so on as one number, the first byte lowest.
template <std::size_t From, std::size_t Step, std::size_t... At>
[[nodiscard, gnu::always_inline]] constexpr std::uint64_t word_of(const std::uint8_t* bytes,
                                                                  std::index_sequence<At...> /*at*/) noexcept {
  return ((std::uint64_t{bytes[From + At * Step]} << (8 * At)) | ...);
}

/// The key of all bytes, mixed after every word but the last.
template <std::size_t Size, std::size_t... From>
[[nodiscard, gnu::always_inline]] constexpr std::uint64_t folded_bytes(
    const std::uint8_t* bytes, std::index_sequence<From...> /*words*/) noexcept {
  constexpr std::size_t step = sizeof...(From);
  std::uint64_t key = 0;
  ((key = wrapping_sum(mix64(key),
                       word_of<From, step>(bytes, std::make_index_sequence<(Size - From + step - 1) / step>{}))),
   ...);
  return key;
}

/// Events of which one kind reports a new value of a number of the course (core/description/course.hpp).
template <class Event>
concept TellsCourse = requires(const Event& event) {
  event.kind == decltype(event.kind)::course_changed;
  event.course;
  event.value;
};

}  // namespace detail

/// The key of all events up to and including this one, from the key of those before it. For tables in memory only: it
/// may differ between platforms.
template <class Event>
[[nodiscard, gnu::always_inline]] constexpr std::uint64_t folded(std::uint64_t key, const Event& event) noexcept {
  if constexpr (detail::TellsCourse<Event>) {
    // Half of all events are of this kind, and two numbers are all that they hold.
    if (event.kind == decltype(event.kind)::course_changed) {
      return chained(key, std::uint64_t{event.course} << 16 | event.value);
    }
  }
  constexpr std::make_index_sequence<(sizeof(Event) + 7) / 8> words;
  if (std::is_constant_evaluated()) {
    const auto bytes = bits_as<std::array<std::uint8_t, sizeof(Event)>>(event);
    return chained(key, detail::folded_bytes<sizeof(Event)>(bytes.data(), words));
  }
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): its bytes, wherever it lies.
  return chained(key, detail::folded_bytes<sizeof(Event)>(reinterpret_cast<const std::uint8_t*>(&event), words));
}

}  // namespace regelwerk::inline shared
