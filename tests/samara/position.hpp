#pragma once

// What the rule tests ask Samara besides what they ask any game.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <samara/scene.hpp>

namespace samara_test {

using questions::after, questions::has_moves, questions::legal, questions::move_of, questions::only, questions::over,
    questions::refused_by, questions::texts, questions::Texts, questions::told, questions::who, questions::words;

/// The state after moves from a scene.
template <class G>
constexpr State after(const G& game, const Scene& scene, std::string_view moves) {
  return after(game, position(game, scene), moves);
}

/// The legal moves after some moves from a scene.
template <class G>
Texts texts(const G& game, const Scene& scene, std::string_view moves = "") {
  return texts(game, after(game, scene, moves));
}

/// What the last of some moves from a scene does.
template <class G>
std::vector<Event> told(const G& game, const Scene& scene, std::string_view moves) {
  return told(game, position(game, scene), moves);
}

/// The row of a month, nearest the board first, for example "0W 1MM".
inline std::string row(const State& state, int month) {
  std::string out;
  for (const Worker& worker : state.table.calendar) {
    if (worker.month != month) continue;
    if (!out.empty()) out += ' ';
    out += std::to_string(worker.seat.index());
    for (int depth = 0; depth < worker.figures.strength(); ++depth) {
      out += sex_letters[static_cast<std::size_t>(worker.figures.figure(depth))];
    }
  }
  return out;
}

inline std::string names(Tools tools) {
  std::string out;
  tools.for_each_kind([&](Tool tool) {
    for (int left = tools.count(tool); left > 0; --left) {
      out += (out.empty() ? "" : " ") + std::string{word(tool)};
    }
  });
  return out;
}
/// What a seat owns.
inline std::string owned(const State& state, int of) { return names(state.table.tools_of(seat(of))); }
/// What lies on a space.
template <class G>
std::string lying(const G& game, const State& state, std::string_view space) {
  return names(state.table.tools_on(space_of(game, space)));
}
template <class G>
constexpr bool has_tile(const G& game, const State& state, std::string_view space) {
  return !state.table.plot(space_of(game, space)).none();
}

/// The reserve of a seat, for example "W1 M2".
inline std::string reserve(const State& state, int of) {
  const Reserve& figures = state.table.reserve(seat(of));
  return "W" + std::to_string(figures.count(Sex::woman)) + " M" + std::to_string(figures.count(Sex::man));
}

}  // namespace samara_test
