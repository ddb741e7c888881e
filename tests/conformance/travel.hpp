#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <conformance/onward.hpp>
#include <conformance/report.hpp>
#include <conformance/texts.hpp>
#include <conformance/views.hpp>
#include <regelwerk/core/codec/checksum.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/play/random.hpp>

namespace conformance {

template <regelwerk::Playable G>
std::string place_of(const G& game, const typename G::State& state, const typename G::Move& move,
                     regelwerk::Viewer viewer) {
  return std::string{to_text(game, state, move).view()} + " in " + std::string{to_text(game, state).view()} +
         ", seen by " + std::to_string(viewer.index());
}

/// The events of a move that a viewer is shown, applied to its view before, give its view after.
template <regelwerk::Playable G>
void check_events(Report& report, const G& game, const typename G::State& before, const typename G::Move& move) {
  std::vector<typename G::Event> events;
  const auto after = game.play(before, move, [&](const typename G::Event& event) { events.push_back(event); });
  report.expect(!events.empty(), "a move tells nothing");
  report.expect(after == game.play(before, move), "a listener changes the game");
  for (const auto& event : events) report.expect(!info(event.rule).id.empty(), "an event without a rule");
  for (const regelwerk::Viewer viewer : viewers(game)) {
    auto view = game.view(before, viewer);
    for (const auto& event : events) {
      report.expect(game.apply(view, game.shown(event, viewer)), "an event that was shown cannot be applied",
                    place_of(game, before, move, viewer));
    }
    report.expect(view == game.view(after, viewer), "events do not bring a view up to date",
                  place_of(game, before, move, viewer));
  }
}

/// Events come back from their lines and their bytes, one by one and as a stream, and nothing else is read as one.
template <regelwerk::Playable G>
void check_event_io(Report& report, const G& game, const typename G::Event& event, regelwerk::Random& random) {
  const auto line = to_text(game, event);
  const std::string text{line.view()};
  const auto from_line = parse_event(game, text);
  report.expect(from_line.has_value() && from_line.value() == event, "an event does not come back from its line", text);
  report.expect(text.find('\n') == std::string::npos, "an event is more than one line", text);
  const std::string bad = scratched(text, random);
  const auto read = parse_event(game, bad);
  report.expect(!read || regelwerk::same_letters(to_text(game, read.value()).view(), trimmed(bad)),
                "an event parser accepts what it would not print", bad);
  const auto packed = game.pack(event);
  const std::span bytes{packed.data(), packed.size()};
  const auto from_bytes = game.unpack_event(bytes);
  report.expect(from_bytes.has_value() && from_bytes.value() == event, "an event does not come back from its bytes",
                text);
  report.expect(!game.unpack_event(bytes.first(bytes.size() - 1)), "truncated bytes of an event are accepted", text);
  std::vector<std::uint8_t> stream(bytes.begin(), bytes.end());
  stream.push_back(0);
  report.expect(!game.unpack_event(stream), "extended bytes of an event are accepted", text);
  const auto first = game.next_event(stream);
  report.expect(first.has_value() && first->event == event && first->bytes == bytes.size(),
                "the first event of a stream is another one", text);
}

/// The bytes of an event with one of them changed, and maybe with more behind it.
inline std::vector<std::uint8_t> damaged_event(std::span<const std::uint8_t> sound, regelwerk::Random& random) {
  std::vector<std::uint8_t> bytes(sound.begin(), sound.end());
  auto& byte = bytes[regelwerk::draw_below(random, static_cast<std::uint32_t>(bytes.size()))];
  byte = static_cast<std::uint8_t>(byte ^ (1U << regelwerk::draw_below(random, 8)));
  for (auto more = regelwerk::draw_below(random, 4); more > 0; --more) {
    bytes.push_back(static_cast<std::uint8_t>(1 + regelwerk::draw_below(random, 8)));
  }
  return bytes;
}

/// Bytes of an event that were damaged on their way are refused with a reason, or are the bytes of an event that has a
/// line of its own; so are those at the front of a stream.
template <regelwerk::Playable G>
auto check_damaged_event(Report& report, const G& game, std::span<const std::uint8_t> bytes) {
  const auto damaged = game.unpack_event(bytes);
  const auto first = game.next_event(bytes);
  const bool is_same = damaged ? first.has_value() && first->event == damaged.value()
                               : !first.has_value() || first->bytes < bytes.size();
  report.expect(is_same, "a stream has another event at its front");
  if (!damaged) {
    report.expect(is_told(game, damaged.error()) && damaged.error().position <= bytes.size(),
                  "damaged bytes of an event are refused without a reason");
    return damaged;
  }
  ++report.stray_events;
  const auto packed = game.pack(damaged.value());
  const auto line = to_text(game, damaged.value());
  report.expect(std::ranges::equal(packed, bytes), "other bytes are read as the same event", std::string{line.view()});
  const auto from_line = parse_event(game, line);
  report.expect(from_line.has_value() && from_line.value() == damaged.value(),
                "bytes are read as an event that has no line", std::string{line.view()});
  return damaged;
}

/// An event that was damaged on its way, or came to another view, is refused and changes nothing, or gives some view
/// that can be checked.
template <regelwerk::Playable G>
void check_stray_event(Report& report, const G& game, const typename G::View& view, const typename G::Event& event,
                       regelwerk::Random& random) {
  const auto packed = game.pack(event);
  const std::span sound{packed.data(), packed.size()};
  for (int i = 0; i < 4; ++i) {
    const auto damaged = check_damaged_event(report, game, damaged_event(sound, random));
    const auto stray = damaged ? damaged.value() : event;
    auto next = view;
    if (!game.apply(next, stray)) report.expect(next == view, "a refused event changes the view");
    if (game.validate(next).empty()) (void)game.moves(next);
  }
}

/// A view from outside that was accepted answers what views are asked.
template <regelwerk::Playable G>
void check_stray_view(Report& report, const G& game, const typename G::View& view, regelwerk::Random& random) {
  ++report.stray_views;
  report.expect(game.validate(view).empty(), "a broken view is read");
  const auto state = game.resample(view, random);
  report.expect(game.validate(state).empty() && game.view(state, view.viewer) == view,
                "an accepted view is no view of a sound state");
  const bool acts = !view.viewer.is_spectator() && game.actor(view).is(view.viewer.seat());
  report.expect(acts == !game.moves(view).empty(), "an accepted view offers no moves, or those of another");
}

/// Bytes that were changed and summed anew are refused, or hold a view that could be.
template <regelwerk::Playable G>
void check_forged_view(Report& report, const G& game, const typename G::PackedView& bytes, regelwerk::Random& random) {
  const std::size_t body = bytes.size() - regelwerk::checksum_size;
  for (int i = 0; i < 8; ++i) {
    auto forged = bytes;
    const auto changes = 1 + regelwerk::draw_below(random, 2);
    for (std::uint32_t change = 0; change < changes; ++change) {
      auto& byte = forged[G::packed_header_size +
                          regelwerk::draw_below(random, static_cast<std::uint32_t>(body - G::packed_header_size))];
      byte = static_cast<std::uint8_t>(regelwerk::draw_below(random, 2) == 0
                                           ? byte ^ (1U << regelwerk::draw_below(random, 8))
                                           : regelwerk::draw_below(random, 256));
    }
    const std::uint32_t checksum = regelwerk::checksum_of(std::span{forged}.first(body));
    for (std::size_t at = 0; at < regelwerk::checksum_size; ++at) {
      forged[body + at] = static_cast<std::uint8_t>(checksum >> (8 * at));
    }
    const auto read = game.unpack_view(forged);
    if (!read) continue;
    report.expect(game.pack(read.value()) == forged, "other bytes are read as the same view");
    check_stray_view(report, game, read.value(), random);
  }
}

/// Views come back from line and bytes; what was changed on the way is refused.
template <regelwerk::Playable G>
void check_view_io(Report& report, const G& game, const typename G::View& view, regelwerk::Random& random) {
  const auto line = to_text(game, view);
  const std::string text{line.view()};
  report.expect(game.validate(view).empty(), "a view that was reached is called broken", text);
  const auto from_line = parse_view(game, text);
  report.expect(from_line.has_value() && from_line.value() == view, "a view does not come back from its line", text);
  for (int i = 0; i < 2; ++i) {
    const std::string bad = scratched(text, random);
    const auto read = parse_view(game, bad);
    if (!read) continue;
    report.expect(regelwerk::same_letters(to_text(game, read.value()).view(), trimmed(bad)),
                  "a view parser accepts what it would not print", bad);
    check_stray_view(report, game, read.value(), random);
  }
  const auto bytes = game.pack(view);
  const auto from_bytes = game.unpack_view(bytes);
  report.expect(from_bytes.has_value() && from_bytes.value() == view, "a view does not come back from its bytes", text);
  auto flipped = bytes;
  auto& byte = flipped[regelwerk::draw_below(random, static_cast<std::uint32_t>(bytes.size()))];
  byte = static_cast<std::uint8_t>(byte ^ (1U << regelwerk::draw_below(random, 8)));
  report.expect(!game.unpack_view(flipped), "changed bytes are read as a view", text);
  report.expect(!game.unpack_view(std::span{bytes}.first(bytes.size() - 1)), "truncated bytes are read as a view");
  check_forged_view(report, game, bytes, random);
}

/// All that travels from one node to one of its viewers.
template <regelwerk::Playable G>
void check_travel(Report& report, const G& game, const typename G::State& state, const typename G::Move& move,
                  regelwerk::Random& random) {
  const auto all = viewers(game);
  const auto viewer = all[regelwerk::draw_below(random, static_cast<std::uint32_t>(all.size()))];
  const auto view = game.view(state, viewer);
  check_view_io(report, game, view, random);
  for (const auto& event : shown_events(game, state, move, viewer)) {
    check_event_io(report, game, event, random);
    check_stray_event(report, game, view, event, random);
  }
}

}  // namespace conformance
