#pragma once

// Questions to a game in texts, for the rule tests of Samara.

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "scene.hpp"

namespace samara_test {

/// The move that a text names.
template <class G>
constexpr Move move_of(const G& game, const State& state, std::string_view text) {
  const auto move = parse_move(game, state, text);
  if (!move) complain("no move", text);
  return *move;
}

/// The state after all moves of a text, each of them legal.
template <class G>
constexpr State after(const G& game, State state, std::string_view moves) {
  for_each_word(moves, [&](std::string_view text) {
    const Move move = move_of(game, state, text);
    if (game.why_not(state, move)) return complain("illegal", text);
    game.advance(state, move);
    if (!game.validate(state).empty()) complain("leads to no valid state", text);
  });
  return state;
}
/// The same from a scene.
template <class G>
constexpr State after(const G& game, const Scene& scene, std::string_view moves) {
  return after(game, position(game, scene), moves);
}

/// The ID of the rule that forbids a move; empty if it is legal.
template <class G>
constexpr std::string_view refused_by(const G& game, const State& state, std::string_view text) {
  const auto rule = game.why_not(state, move_of(game, state, text));
  return rule ? info(*rule).id : std::string_view{};
}

template <class G>
constexpr bool legal(const G& game, const State& state, std::string_view text) {
  return refused_by(game, state, text).empty();
}

/// True if the legal moves are exactly those of the text: the same question as texts() == words() at compile time.
template <class G>
constexpr bool has_moves(const G& game, const State& state, std::string_view text) {
  std::size_t named_moves = 0;
  bool all = true;
  for_each_word(text, [&](std::string_view name) {
    ++named_moves;
    bool listed = false;
    for (const Move move : game.moves(state)) listed = listed || to_text(game, state, move) == name;
    all = all && listed;
  });
  return all && named_moves == game.moves(state).size();
}

using Texts = std::set<std::string>;

/// The words of a text.
inline Texts words(std::string_view text) {
  Texts found;
  for_each_word(text, [&](std::string_view name) { found.emplace(name); });
  return found;
}

/// The texts of all legal moves, each of which must occur once, be accepted by why_not and read back.
template <class G>
Texts texts(const G& game, const State& state) {
  Texts found;
  for (const Move move : game.moves(state)) {
    const std::string text{to_text(game, state, move).view()};
    CHECK(found.insert(text).second);
    CHECK(!game.why_not(state, move));
    CHECK(move_of(game, state, text) == move);
  }
  return found;
}
/// The same after some moves from a scene.
template <class G>
Texts texts(const G& game, const Scene& scene, std::string_view moves = "") {
  return texts(game, after(game, scene, moves));
}

/// Those of the texts that begin like this.
inline Texts only(std::string_view begin, const Texts& texts) {
  Texts found;
  for (const std::string& text : texts) {
    if (text.rfind(begin, 0) == 0) found.insert(text);
  }
  return found;
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

/// The seat that acts; -1 if nobody or chance does.
template <class G>
constexpr int acting(const G& game, const State& state) {
  return game.actor(state).is_seat() ? game.actor(state).seat().index() : -1;
}
template <class G>
constexpr bool over(const G& game, const State& state) {
  return game.actor(state).is_nobody();
}

}  // namespace samara_test

namespace doctest {

template <>
struct StringMaker<samara_test::Texts> {
  static String convert(const samara_test::Texts& texts) {
    std::string out = "{";
    for (const std::string& text : texts) out += " " + text;
    return (out + " }").c_str();
  }
};

}  // namespace doctest
