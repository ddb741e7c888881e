#pragma once
#include <conformance.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <regelwerk/tock.hpp>

// The conformance suite on broken games: each of them hides one call of a sound game, and the suite must name the
// fault.

namespace conformance_red {

using namespace regelwerk;
using namespace regelwerk::tock;

struct Sound : Game<Options{.mode = Mode::two_pairs, .quick_start = true}> {};

/// What `check(report, game, state, random)` finds in the states of one random game. The sound game plays it, so that
/// nothing but the check meets `game`.
template <class G, class Check>
std::vector<std::string> faults_of(const G& game, const Check& check, int nodes) {
  conformance::Report report;
  const Sound sound;
  Random moves{1};
  Random random{2};
  State state = sound.initial();
  for (int node = 0; node < nodes; ++node) {
    check(report, game, state, random);
    sound.advance(state, random_move(sound, state, moves));
  }
  return report.faults;
}

inline bool names(const std::vector<std::string>& faults, std::string_view fault) {
  for (const std::string& found : faults) {
    if (found.find(fault) != std::string::npos) return true;
  }
  return false;
}

/// The check finds nothing in the sound game, and this fault in the broken one.
template <class Broken, class Check>
void check_red(std::string_view fault, const Check& check, int nodes = 120) {
  CHECK(faults_of(Sound{}, check, nodes).empty());
  const auto found = faults_of(Broken{}, check, nodes);
  INFO("expected: ", fault);
  INFO("first found: ", found.empty() ? std::string{"nothing"} : found[0]);
  CHECK(names(found, fault));
}

/// Broken games that several checks must see.
struct SwapsFirstMoves : Sound {
  using Sound::moves;
  [[nodiscard]] MoveList moves(const State& state) const {
    const MoveList sound = Sound::moves(state);
    MoveList list;
    for (std::size_t i = 0; i < sound.size(); ++i) list.push_back(sound[i < 2 && sound.size() > 1 ? 1 - i : i]);
    return list;
  }
};
struct CountsOneMore : Sound {
  using Sound::count_moves;
  [[nodiscard]] std::uint32_t count_moves(const State& state) const { return Sound::count_moves(state) + 1; }
};
struct WeighsTooMuch : Sound {
  [[nodiscard]] std::uint32_t weight(const State& state, const Move& move) const {
    return Sound::weight(state, move) + 1;
  }
};
struct PacksNoTurn : Sound {
  using Sound::pack;
  [[nodiscard]] Packed pack(const State& sound) const {
    State state = sound;
    state.table.turn = {};
    return Sound::pack(state);
  }
};
struct GivesNoReasons : Sound {
  using Sound::why_not;
  [[nodiscard]] std::optional<Rule> why_not(const State& /*state*/, const Move& /*move*/) const { return std::nullopt; }
};

/// Look at views, and at what a random move tells.
inline constexpr auto view_check = [](auto& report, const auto& game, const State& state, Random& random) {
  conformance::check_views(report, game, state, random);
};
inline constexpr auto event_check = [](auto& report, const auto& game, const State& state, Random& random) {
  conformance::check_events(report, game, state, random_move(Sound{}, state, random));
};

}  // namespace conformance_red
