#pragma once
#include <string_view>

#include <regelwerk/core/codec/event_text.hpp>
#include <regelwerk/core/codec/header.hpp>
#include <regelwerk/core/codec/packed.hpp>
#include <regelwerk/core/codec/read_header.hpp>
#include <regelwerk/core/codec/text_kind.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/tree.hpp>
#include <regelwerk/core/description/tree_limit.hpp>
#include <regelwerk/core/description/tree_reader.hpp>
#include <regelwerk/core/game/basic_game.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

// The texts of a game: moves as words; states, views and events as lines.

namespace regelwerk::inline shared {

/// The text of a move, by the grammar in the game's text/move_text.hpp. Precondition: the move is legal in this
/// position.
template <class Rules, class Setup>
[[nodiscard]] constexpr auto to_text(const BasicGame<Rules, Setup>& game, const typename Rules::State& state,
                                     const typename Rules::Move& move) noexcept {
  return text_of(game.setup(), state, move);
}
/// The text of a move that is legal in this view.
template <class Rules, class Setup>
[[nodiscard]] constexpr auto to_text(const BasicGame<Rules, Setup>& game, const typename Rules::View& view,
                                     const typename Rules::Move& move) noexcept {
  return text_of(game.setup(), view, move);
}
/// The beginning of every line of a state: game, version of the rules, options, edition (core/codec/header.hpp).
template <class Rules, class Setup>
[[nodiscard]] constexpr auto header_of_line(const BasicGame<Rules, Setup>& game) noexcept {
  return header_text<Rules>(game.setup());
}
/// The state as one line.
template <class Rules, class Setup>
[[nodiscard]] constexpr auto to_text(const BasicGame<Rules, Setup>& game, const typename Rules::State& state) noexcept {
  const auto body = text_of(game.setup(), state);
  Text<header_limit<Rules> + 1 + decltype(body)::capacity()> out;
  out << header_of_line(game) << ' ' << body;
  return out;
}
/// The move that a text names in this position, legal or not; otherwise the position of the error and its reason.
template <class Rules, class Setup>
[[nodiscard]] constexpr Result<typename Rules::Move, Refusal> parse_move(const BasicGame<Rules, Setup>& game,
                                                                         const typename Rules::State& state,
                                                                         std::string_view text) noexcept {
  const auto move = read_move(game.setup(), state, text);
  if (!move) return by_kind<Rules>(text, TextKind::move, move.error());
  return move;
}
/// The move that a text names in this view, legal or not.
template <class Rules, class Setup>
[[nodiscard]] constexpr Result<typename Rules::Move, Refusal> parse_move(const BasicGame<Rules, Setup>& game,
                                                                         const typename Rules::View& view,
                                                                         std::string_view text) noexcept {
  const auto move = read_move(game.setup(), view, text);
  if (!move) return by_kind<Rules>(text, TextKind::move, move.error());
  return move;
}
/// The state that a line describes; otherwise the position of the error and its reason.
template <class Rules, class Setup>
[[nodiscard]] constexpr Result<typename Rules::State, Refusal> parse_state(const BasicGame<Rules, Setup>& game,
                                                                           std::string_view text) noexcept {
  const auto refuse = [&](const Refusal& refused) { return by_kind<Rules>(text, TextKind::state, refused); };
  TextReader in{text};
  if (const auto refused = take_header<Rules>(in, game.setup())) return refuse(*refused);
  const auto state = read_state(game.setup(), in.rest());
  if (!state) return refuse(behind(in.position(), state.error()));
  if (const auto broken = detail::sound(game, *state, text.size()); !broken) return broken;
  // Compares part by part: the whole text at once would take twice the memory.
  return refuse_other_spelling(text, {header_of_line(game), " ", text_of(game.setup(), *state)}, *state);
}

/// A view as one line.
template <class Rules, class Setup>
[[nodiscard]] constexpr auto to_text(const BasicGame<Rules, Setup>& game, const typename Rules::View& view) noexcept {
  Text<header_limit<Rules> + 6 + tree_limit<Setup, typename Rules::View>> out;
  out << header_of_line(game) << " view";
  TreeWriter<LineStyle, decltype(out), Setup> tree{out, game.setup()};
  tree.go_on();
  for_each_member(view, tree);
  return out;
}
/// The view that a line describes; otherwise the position of the error and its reason.
template <class Rules, class Setup>
[[nodiscard]] constexpr Result<typename Rules::View, Refusal> parse_view(const BasicGame<Rules, Setup>& game,
                                                                         std::string_view text) noexcept {
  const auto refuse = [&](const Refusal& refused) { return by_kind<Rules>(text, TextKind::view, refused); };
  TextReader in{text};
  if (const auto refused = take_header<Rules>(in, game.setup())) return refuse(*refused);
  if (!in.take("view")) return other_kind(in.position(), {TextKind::state, TextKind::view});
  typename Rules::View view;
  TreeReader<Setup> tree{in.rest(), game.setup()};
  for_each_member(view, tree);
  tree.finish();
  if (const auto refused = tree.refused_behind(in.position())) return *refused;
  if (const auto broken = detail::sound(game, view, text.size()); !broken) return broken;
  return refuse_other_spelling(text, {to_text(game, view)}, view);
}

/// An event as one line, see core/codec/event_text.hpp.
template <class Rules, class Setup>
[[nodiscard]] constexpr auto to_text(const BasicGame<Rules, Setup>& game, const typename Rules::Event& event) noexcept {
  Text<event_text_limit<Setup, typename Rules::View, typename Rules::Event>> out;
  write_event<typename Rules::View>(out, game.setup(), event);
  return out;
}
/// The event that a line describes; otherwise the position of the error and its reason.
template <class Rules, class Setup>
[[nodiscard]] constexpr Result<typename Rules::Event, Refusal> parse_event(const BasicGame<Rules, Setup>& game,
                                                                           std::string_view text) noexcept {
  const auto event = read_event<typename Rules::View, typename Rules::Event>(game.setup(), text);
  if (!event) return by_kind<Rules>(text, TextKind::event, event.error());
  return refuse_other_spelling(text, {to_text(game, *event)}, *event);
}

}  // namespace regelwerk::inline shared
