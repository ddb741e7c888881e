#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/core/codec/bytes.hpp>
#include <regelwerk/core/codec/checksum.hpp>
#include <regelwerk/core/codec/event_bytes.hpp>
#include <regelwerk/core/codec/header.hpp>
#include <regelwerk/core/codec/member_bytes.hpp>
#include <regelwerk/core/codec/text_kind.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/description/course.hpp>
#include <regelwerk/core/description/member.hpp>
#include <regelwerk/core/description/spelling.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

// States, views and events as bytes and back: what BasicGame's pack and unpack do.

namespace regelwerk::inline shared {

/// An event that can describe a change of the course.
template <class Event>
concept TellsCourse = requires(const Event& event) {
  event.kind;
  event.course;
  event.value;
};

/// Why an event describes a wrong change of the course of a View: the course does not have the member or the value, or
/// an event of another kind has a course member set. Empty if nothing is wrong. The caller sets the position of the
/// refusal.
template <class View, class Event>
[[nodiscard]] constexpr std::optional<Refusal> why_not_course(const Event& event) noexcept {
  if constexpr (HasCourse<View> && TellsCourse<Event>) {
    if (event.kind != decltype(event.kind)::course_changed) {
      if (event.course != 0) return Refusal{0, Reason::not_of_this_kind, 0, "course"};
      if (event.value != 0) return Refusal{0, Reason::not_of_this_kind, 0, "value"};
      return std::nullopt;
    }
    const View view{};
    auto table = course_of(view);
    if (set_course(table, event.course, event.value)) return std::nullopt;
    const bool is_member = event.course < course_numbers(table).size();
    return Refusal{0, Reason::no_such_entry, 0, is_member ? "value" : "course"};
  } else {
    return std::nullopt;
  }
}

namespace detail {

/// Finds the first leaf whose value does not exist under these rules.
template <class Setup>
struct FindUnknown {
  const Setup& setup;
  std::optional<std::string_view> name;

  constexpr void operator()(std::string_view leaf_name, const auto& leaf, const auto&... /*hint*/) noexcept {
    if (!name && !is_known(setup, leaf)) name = leaf_name;
  }
};

}  // namespace detail

/// Why no game under these rules has such an event, although each member has a value of its type; bytes can contain
/// such events, lines cannot. Empty if a game can have it. The caller sets the position of the refusal.
template <class View, class Setup, class Event>
[[nodiscard]] constexpr std::optional<Refusal> why_not_event(const Setup& setup, const Event& event) noexcept {
  detail::FindUnknown<Setup> find{setup, {}};
  detail::Descent{find}("", event);
  if (find.name) return Refusal{0, Reason::no_such_entry, 0, *find.name};
  return why_not_course<View>(event);
}

/// The size of a packed state in bytes: the header (core/codec/header.hpp), then the members of the state.
template <class Rules>
inline constexpr std::size_t packed_size = header_size<Rules> + bytes_of<typename Rules::State>;
/// The size of a packed view in bytes: as for a state, then a checksum (core/codec/checksum.hpp).
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

/// What packed bytes are, as far as their header and their number show it.
template <class Rules>
[[nodiscard]] constexpr TextKind kind_of_bytes(const auto& setup, std::span<const std::uint8_t> bytes) noexcept {
  if (is_text_of<Rules>(bytes)) return TextKind::text;
  if (packed_size<Rules> == packed_view_size<Rules> || why_not_header<Rules>(setup, bytes)) return TextKind::unknown;
  if (bytes.size() == packed_size<Rules>) return TextKind::state;
  return bytes.size() == packed_view_size<Rules> ? TextKind::view : TextKind::unknown;
}

/// Why bytes are not what is due: the kind that they have instead, or else what their reader has refused them for.
template <class Rules>
[[nodiscard]] constexpr Refusal by_kind_of_bytes(const auto& setup, std::span<const std::uint8_t> bytes, TextKind due,
                                                 const Refusal& refused) noexcept {
  const TextKind found = kind_of_bytes<Rules>(setup, bytes);
  if (found == TextKind::unknown || found == due) return refused;
  return other_kind(refused.position, {found, found == TextKind::text ? TextKind::bytes : due});
}

/// Returns a state or view from outside if it breaks no invariant. Otherwise refuses it; the position is then `read`,
/// since all characters or bytes could be read.
template <class G, class Position>
[[nodiscard]] constexpr Result<Position, Refusal> sound(const G& game, const Position& position,
                                                        std::size_t read) noexcept {
  const auto broken = game.validate(position);
  if (broken.empty()) return position;
  return Refusal{read, Reason::broken_invariant, static_cast<std::uint16_t>(broken[0])};
}

/// The position that follows the header, if it is sound. Precondition: there are as many bytes as a packed Position
/// has.
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
  const auto refuse = [&](const Refusal& refused) {
    return detail::by_kind_of_bytes<Rules>(game.setup(), bytes, TextKind::state, refused);
  };
  if (const auto refused = why_not_header<Rules>(game.setup(), bytes)) return refuse(*refused);
  if (bytes.size() != packed_size<Rules>) {
    return refuse(OtherLength{bytes.size(), packed_size<Rules>}.refusal());
  }
  return detail::behind_header<typename Rules::State, Rules>(game, bytes);
}

template <class Rules>
[[nodiscard]] constexpr Result<typename Rules::View, Refusal> unpacked_view(
    const auto& game, std::span<const std::uint8_t> bytes) noexcept {
  const auto refuse = [&](const Refusal& refused) {
    return detail::by_kind_of_bytes<Rules>(game.setup(), bytes, TextKind::view, refused);
  };
  if (const auto refused = why_not_header<Rules>(game.setup(), bytes)) return refuse(*refused);
  if (const auto refused = why_not_intact<packed_view_size<Rules>>(bytes)) return refuse(*refused);
  return detail::behind_header<typename Rules::View, Rules>(game, bytes);
}

template <class Rules>
[[nodiscard]] constexpr Result<EventRead<typename Rules::Event>, Refusal> next_packed_event(
    const auto& setup, std::span<const std::uint8_t> bytes) noexcept {
  const auto refuse = [&](const Refusal& refused) {
    return detail::by_kind_of_bytes<Rules>(setup, bytes, TextKind::event, refused);
  };
  const auto read = read_event_bytes<typename Rules::Event>(bytes);
  if (!read) return refuse(read.error());
  if (const auto refused = why_not_event<typename Rules::View>(setup, read->event)) return refuse(*refused);
  return read;
}

template <class Rules>
[[nodiscard]] constexpr Result<typename Rules::Event, Refusal> unpacked_event(
    const auto& setup, std::span<const std::uint8_t> bytes) noexcept {
  const auto read = next_packed_event<Rules>(setup, bytes);
  if (!read) return read.error();
  if (read->bytes != bytes.size()) {
    return detail::by_kind_of_bytes<Rules>(setup, bytes, TextKind::event,
                                           OtherLength{bytes.size(), read->bytes}.refusal());
  }
  return read->event;
}

}  // namespace regelwerk::inline shared
