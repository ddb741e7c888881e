#pragma once

// What the rule tests ask Clockman besides what they ask any game.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <clockman/scene.hpp>

namespace clockman_test {

using questions::after, questions::chance, questions::has_moves, questions::kinds, questions::legal, questions::move_of,
    questions::nobody, questions::refused_by, questions::texts, questions::Texts, questions::told, questions::who,
    questions::words;

/// The legal moves of a setting.
template <class G>
Texts moves_of(const G& game, const Setting& setting) {
  return texts(game, position(game, setting));
}

/// What some moves lead to in a setting.
template <class G>
State after(const G& game, const Setting& setting, std::string_view moves) {
  return after(game, position(game, setting), moves);
}
/// Seat 0 comes to event field 1.2 with a roll of 2, unless the setting says otherwise.
template <class G>
State on_event(const G& game, Setting setting, std::string_view move = "go:1.2") {
  setting.roll = 2;
  return after(game, setting, move);
}

/// What the last of some moves in a setting does.
template <class G>
std::vector<Event> told(const G& game, const Setting& setting, std::string_view moves) {
  return told(game, position(game, setting), moves);
}

inline const Texts all_rolls = words("d1 d2 d3 d4 d5 d6");
inline const Texts all_symbol_draws = words("sA sB sC sD sE");

inline std::string name_of(Space at) {
  if (at.is_ring()) return std::to_string(at.ring()) + "." + std::to_string(at.index());
  if (at.is_passage()) return "p" + std::to_string(at.number());
  if (at.is_straight()) return "g" + std::to_string(at.number());
  return at.is_centre() ? "c" : "s";
}

/// Where the figures of all seats stand.
inline std::string figures(const State& state) {
  std::string out;
  for (int i = 0; i < int{state.table.seats}; ++i) out += (i == 0 ? "" : " ") + name_of(state.table.figure(seat(i)));
  return out;
}

inline std::string letters_of(const DigitCounts& digits) {
  std::string out;
  for (const char c : digit_letters) out += std::string(static_cast<std::size_t>(digits.count(digit(c))), c);
  return out;
}
inline std::string letters_of(Symbols symbols) {
  std::string out;
  for (const char c : pose_letters) out += std::string(static_cast<std::size_t>(symbols.count(pose(c))), c);
  return out;
}
inline std::string date(const State& state, int of) { return letters_of(state.table.of(seat(of)).date); }
inline std::string loose(const State& state, int of) { return letters_of(state.table.of(seat(of)).loose); }
inline std::string hand(const State& state, int of) { return letters_of(state.hand(seat(of))); }

/// True if a digit card (or a lift) lies on this field.
template <class G>
bool lies(const G& game, const State& state, std::string_view field) {
  return state.table.board.contains(game.layout().digit_number[space(field)]);
}

/// How many cards of a kind are in one place.
template <class G>
int count(const G& game, const State& state, std::string_view token, Spot spot) {
  return state.events.count(game.layout().deck, card(token), spot);
}
/// How many cards of a kind were put back.
template <class G>
int put_back(const G& game, const State& state, std::string_view token) {
  return count(game, state, token, Spot::put_back());
}

template <class G>
std::uint32_t weight(const G& game, const State& state, std::string_view text) {
  return game.weight(state, move_of(game, state, text));
}

}  // namespace clockman_test
