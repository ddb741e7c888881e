#pragma once
#include <algorithm>
#include <string>
#include <string_view>

#include <conformance/travel.hpp>
#include <fuzz/form.hpp>
#include <fuzz/node.hpp>

// Events as lines and as a stream of bytes, applied to the view of a position.

namespace fuzz {

/// An event from outside comes back from line and bytes; it changes the view or not, and if it leads to a sound view,
/// the next one follows that.
template <Playable G>
void check_stray_event(Report& report, const G& game, typename G::View& view, const typename G::Event& event) {
  const auto line = parse_event(game, to_text(game, event));
  report.expect(line.has_value() && line.value() == event, "an event does not come back from its line");
  const auto packed = game.pack(event);
  const auto bytes = game.unpack_event({packed.data(), packed.size()});
  report.expect(bytes.has_value() && bytes.value() == event, "an event does not come back from its bytes");
  auto next = view;
  if (!game.apply(next, event)) {
    report.expect(next == view, "a refused event changes the view");
  } else if (game.validate(next).empty()) {
    ++report.strays;
    auto random = Random::stream(regelwerk::hash(next), 0);
    conformance::check_stray_view(report, game, next, random);
    view = next;
  }
}

/// What a viewer is shown of some moves at random, each handed over.
template <Playable G, class Visit>
void show_some_events(const G& game, typename G::State state, Random& random, const Visit& visit) {
  const auto viewer = watcher(game, state);
  for (int i = few_plies(random); i > 0 && !game.actor(state).is_nobody(); --i) {
    const auto move = regelwerk::random_move(game, state, random);
    game.advance(state, move, [&](const typename G::Event& event) { visit(game.shown(event, viewer)); });
  }
}

template <class Title>
struct EventLines {
  using G = typename Title::Game;
  static constexpr std::string_view name = "event";
  static constexpr bool has_way = true;
  static constexpr bool is_text = true;
  static constexpr int most_lines = 32;

  static void run(Report& report, const G& game, const Position<G>* at, std::string_view body) {
    auto view = game.view(at->state, watcher(game, at->state));
    for (int i = 0; i < most_lines && !body.empty(); ++i) {
      const std::string_view line = take_word(body, '\n');
      ++report.readings;
      const auto read = parse_event(game, line);
      if (!read) {
        check_refusal(report, game, read.error(), line.size());
        continue;
      }
      check_same_text(report, to_text(game, *read), line);
      check_stray_event(report, game, view, *read);
    }
  }
  static std::string fresh(const G& game, const typename G::State& state, Random& random) {
    std::string body;
    show_some_events(game, state, random, [&](const typename G::Event& event) {
      body += (body.empty() ? "" : "\n") + as_body(to_text(game, event).view());
    });
    return body;
  }
};

template <class Title>
struct PackedEvents {
  using G = typename Title::Game;
  static constexpr std::string_view name = "packed_event";
  static constexpr bool has_way = true;
  static constexpr bool is_text = false;

  static void run(Report& report, const G& game, const Position<G>* at, std::string_view body) {
    auto view = game.view(at->state, watcher(game, at->state));
    for (auto bytes = as_bytes(body); !bytes.empty();) {
      const auto alone = game.unpack_event(bytes);
      const auto read = game.next_event(bytes);
      ++report.readings;
      if (!alone) check_refusal(report, game, alone.error(), bytes.size());
      if (!read) return check_refusal(report, game, read.error(), bytes.size());
      report.expect(read->bytes > 0 && read->bytes <= bytes.size(), "an event of no bytes, or of more than there are");
      report.expect(alone.has_value() == (read->bytes == bytes.size()) && (!alone || *alone == read->event),
                    "a stream has another event at its front");
      report.expect(std::ranges::equal(game.pack(read->event), bytes.first(read->bytes)),
                    "other bytes are read as the same event");
      if (!report.faults.empty()) return;
      check_stray_event(report, game, view, read->event);
      bytes = bytes.subspan(read->bytes);
    }
  }
  static std::string fresh(const G& game, const typename G::State& state, Random& random) {
    std::string body;
    show_some_events(game, state, random, [&](const typename G::Event& event) { body += as_body(game.pack(event)); });
    return body;
  }
};

}  // namespace fuzz
