#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/tell.hpp>
#include <regelwerk/core/playable.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/play/json.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/play/sentences.hpp>

// What a whole random game looks like from outside, as a few hashes: what a program on another machine, with another
// compiler or in another language must find alike. trajectories.txt holds those of many games.

namespace platforms {

/// A hash of all that is fed to it, byte after byte: 64-bit FNV-1a, which every language writes in two lines.
class Digest {
 public:
  constexpr void feed(std::span<const std::uint8_t> bytes) noexcept {
    for (const std::uint8_t byte : bytes) feed(byte);
  }
  constexpr void feed(std::string_view text) noexcept {
    for (const char letter : text) feed(static_cast<std::uint8_t>(letter));
  }

  [[nodiscard]] constexpr std::uint64_t value() const noexcept { return value_; }
  /// The digest with this value.
  [[nodiscard]] static constexpr Digest of(std::uint64_t value) noexcept {
    Digest digest;
    digest.value_ = value;
    return digest;
  }

  friend constexpr bool operator==(const Digest&, const Digest&) = default;

 private:
  constexpr void feed(std::uint8_t byte) noexcept {
    value_ = regelwerk::wrapping_product(value_ ^ byte, 0x100000001B3ULL);
  }

  std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

static_assert([] {
  Digest digest;
  digest.feed("foobar");
  return digest.value() == 0x85944171F73967E8ULL;
}());

/// A whole random game.
struct Trajectory {
  std::uint64_t plies = 0;
  Digest states;  ///< the bytes of every state, the last one included
  Digest views;   ///< the bytes of the view of every seat that decided
  Digest worlds;  ///< the bytes of a state drawn from each of these views
  Digest words;   ///< the text of every move, and that of the last state
  Digest events;  ///< the bytes of every event, as a spectator is shown it
  Digest told;    ///< what a spectator is told about every move, and the last state as JSON

  friend constexpr bool operator==(const Trajectory&, const Trajectory&) = default;
};

/// Feeds the sentences about one move, each as a line, from the view before it. An event that needs no sentence has no
/// line.
template <regelwerk::Playable G>
void feed_sentences(Digest& told, const G& game, typename G::View view, std::span<const typename G::Event> events,
                    regelwerk::Language auto language) {
  for_each_told(game, view, events, [&](const typename G::View& before, const typename G::Event& event) {
    const auto sentence = tell(game, before, event, language);
    if (sentence.view().empty()) return;
    told.feed(sentence.view());
    told.feed("\n");
  });
}

/// Feeds what can be read of the state in which nobody decides any more.
template <regelwerk::Playable G>
void feed_end(Trajectory& played, const G& game, const typename G::State& state) {
  played.states.feed(game.pack(state));
  played.words.feed(to_text(game, state).view());
  played.words.feed("\n");
  write_json([&](std::string_view piece) { played.told.feed(piece); }, game, state);
  played.told.feed("\n");
}

/// Plays a random game from the usual start: chance by weight, seats uniformly by the numbers of Random{seed}, worlds
/// drawn by those of Random::stream(seed, 1).
template <regelwerk::Playable G>
[[nodiscard]] Trajectory trajectory(const G& game, std::uint64_t seed) {
  regelwerk::Random random{seed};
  regelwerk::Random worlds_random = regelwerk::Random::stream(seed, 1);
  Trajectory played;
  std::vector<typename G::Event> events;
  typename G::State state = game.initial();
  for (auto actor = game.actor(state); !actor.is_nobody(); actor = game.actor(state)) {
    played.states.feed(game.pack(state));
    if (actor.is_seat()) {
      const auto view = game.view(state, actor.seat());
      played.views.feed(game.pack(view));
      played.worlds.feed(game.pack(game.resample(view, worlds_random)));
    }
    const auto move = random_move(game, state, random);
    played.words.feed(to_text(game, state, move).view());
    played.words.feed("\n");
    const auto before = game.view(state, regelwerk::spectator);
    events.clear();
    game.advance(state, move, [&](const typename G::Event& event) {
      events.push_back(game.shown(event, regelwerk::spectator));
      const auto bytes = game.pack(events.back());
      played.events.feed(std::span<const std::uint8_t>{bytes.begin(), bytes.end()});
    });
    feed_sentences<G>(played.told, game, before, events, regelwerk::english);
    feed_sentences<G>(played.told, game, before, events, regelwerk::german);
    ++played.plies;
  }
  feed_end(played, game, state);
  return played;
}

}  // namespace platforms
