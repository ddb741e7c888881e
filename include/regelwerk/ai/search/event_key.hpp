#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include <regelwerk/core/codec/hash.hpp>
#include <regelwerk/core/container/bit_cast.hpp>
#include <regelwerk/core/container/wrapping.hpp>

// What a search folds the events into that it would be shown: a good part of its work. An event has just been written,
// member by member. Whoever reads several of its members at once, as hash does, waits until all of them have arrived;
// so each word is made of bytes that are no neighbours, and compilers have to read them one by one.

namespace regelwerk::inline shared {

namespace detail {

// Always inlined, all of these: a function of its own would need the event in memory once more.

/// The bytes `From`, `From` + `Step` and so on as a number, the first one lowest.
template <std::size_t From, std::size_t Step, std::size_t... At>
[[nodiscard, gnu::always_inline]] constexpr std::uint64_t word_of(const std::uint8_t* bytes,
                                                                  std::index_sequence<At...> /*at*/) noexcept {
  return ((std::uint64_t{bytes[From + At * Step]} << (8 * At)) | ...);
}

/// All bytes, mixed word by word but for the last word.
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

/// Events of which some tell that a number of the course has changed (core/description/course.hpp).
template <class Event>
concept TellsCourse = requires(const Event& event) {
  event.kind == decltype(event.kind)::course_changed;
  event.course;
  event.value;
};

}  // namespace detail

/// The key of what was shown up to an event, from the key of what was shown before it; for tables in memory.
template <class Event>
[[nodiscard, gnu::always_inline]] constexpr std::uint64_t folded(std::uint64_t key, const Event& event) noexcept {
  if constexpr (detail::TellsCourse<Event>) {
    // Every second event is one of these, and all that it tells are two numbers.
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
