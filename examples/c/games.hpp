#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <string_view>
#include <type_traits>

#include <games/list.hpp>
#include <regelwerk/play.hpp>

#include "refusal.hpp"
#include "regelwerk.h"

// The titles with rules chosen while the program runs, as values in bytes of a caller; and how a function of the C
// interface finds the code of its title.

namespace binding {

/// The games by the numbers of enum regelwerk_title, as the list of games has them, with their names.
using Games = games::All;
using games::names;
using games::Row;

[[nodiscard]] constexpr bool is_title(std::int32_t title) noexcept {
  return 0 <= title && static_cast<std::size_t>(title) < names.size();
}

/// What the bytes of a regelwerk_game hold. The title stands there so that bytes of anything else are hardly ever taken
/// for a game.
inline constexpr std::uint32_t made_mark = 0x5E6A3200;
template <class G>
struct Made {
  std::uint32_t mark;
  G game;

  Made(std::int32_t title, const G& made) noexcept : mark(made_mark + static_cast<std::uint32_t>(title)), game(made) {}
};

/// The value of a type that lies in bytes of the caller. Precondition: it was put there.
template <class T>
[[nodiscard]] T& value_in(void* bytes) noexcept {
  return *std::launder(static_cast<T*>(bytes));
}
template <class T>
[[nodiscard]] const T& value_in(const void* bytes) noexcept {
  return *std::launder(static_cast<const T*>(bytes));
}

/// Puts a value into bytes of the caller.
template <class T>
void put_in(void* bytes, const T& value) noexcept {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignof(std::uint64_t));
  ::new (bytes) T(value);
}

/// The number of a title in a regelwerk_game; REGELWERK_NONE where there is no game.
[[nodiscard]] inline std::int32_t title_in(const regelwerk_game* game) noexcept {
  if (is_astray(game)) return REGELWERK_NONE;
  const auto title = static_cast<std::int32_t>(value_in<std::uint32_t>(static_cast<const void*>(game)) - made_mark);
  return is_title(title) ? title : REGELWERK_NONE;
}

template <class G>
[[nodiscard]] const typename G::State& position_in(const regelwerk_state* state) noexcept {
  return value_in<typename G::State>(static_cast<const void*>(state));
}
template <class G>
[[nodiscard]] const typename G::View& position_in(const regelwerk_view* view) noexcept {
  return value_in<typename G::View>(static_cast<const void*>(view));
}
template <class G>
[[nodiscard]] typename G::State& state_in(regelwerk_state* state) noexcept {
  return value_in<typename G::State>(static_cast<void*>(state));
}

namespace detail {

template <class G, class Work, class... Arguments>
auto work_in_game(const regelwerk_game* game, Arguments... arguments) noexcept {
  return Work{}(value_in<Made<G>>(static_cast<const void*>(game)).game, arguments...);
}
template <class G, class Work, class... Arguments>
auto work_in_title(Arguments... arguments) noexcept {
  return Work{}(std::type_identity<G>{}, arguments...);
}

template <class Work, class... Arguments, class... Gs>
auto dispatch(Row<Gs...> /*games*/, const regelwerk_game* game, Arguments... arguments) noexcept {
  static constexpr std::array table{&work_in_game<Gs, Work, Arguments...>...};
  using Answer = decltype(table[0](game, arguments...));
  const std::int32_t title = title_in(game);
  if (title == REGELWERK_NONE || (is_missing(arguments) || ...)) {
    (tell_missing(title, arguments), ...);
    return nothing<Answer>();
  }
  return table[static_cast<std::size_t>(title)](game, arguments...);
}
template <class Work, class... Arguments, class... Gs>
auto dispatch(Row<Gs...> /*games*/, std::int32_t title, Arguments... arguments) noexcept {
  static constexpr std::array table{&work_in_title<Gs, Work, Arguments...>...};
  using Answer = decltype(table[0](arguments...));
  if ((is_missing(arguments) || ...)) {
    (tell_missing(title, arguments), ...);
    return nothing<Answer>();
  }
  return table[static_cast<std::size_t>(title)](arguments...);
}

}  // namespace detail

/// Calls `work`, a generic lambda without captures, with the game that the bytes hold and the arguments. There is one
/// table of functions for each kind of work, a function for each title; a call through it costs a jump. Where a value
/// that it needs is missing it is not called: the answer is nothing, and an error among the arguments says so.
template <class Work, class... Arguments>
auto in_game(Work /*work*/, const regelwerk_game* game, Arguments... arguments) noexcept {
  return detail::dispatch<Work, Arguments...>(Games{}, game, arguments...);
}
/// The same with the type of the game, as std::type_identity. Precondition: there is such a title.
template <class Work, class... Arguments>
auto in_title(Work /*work*/, std::int32_t title, Arguments... arguments) noexcept {
  return detail::dispatch<Work, Arguments...>(Games{}, title, arguments...);
}

/// The move that a code stands for; one that is no code of a move stands for a move that no position allows.
template <class Move>
[[nodiscard]] Move move_of(std::uint32_t code) noexcept {
  const Move move = Move::from_code(code);
  return move.code() == code ? move : Move::from_code((std::uint32_t{1} << Move::code_bits) - 1);
}

/// Calls `speak` with the language of this number, as far as this library has more than one.
template <class Speak>
auto in_language(std::int32_t language, Speak speak) noexcept {
  if constexpr (games::speaks_german) {
    if (language == REGELWERK_GERMAN) return speak(regelwerk::german);
  }
  return speak(regelwerk::english);
}

/// Text of the caller, which may be none.
[[nodiscard]] inline std::string_view text_of(const char* text) noexcept {
  return text == nullptr ? std::string_view{} : std::string_view{text};
}

[[nodiscard]] inline bool is_seat(const auto& game, std::int32_t seat) noexcept {
  return 0 <= seat && seat < game.seats();
}
[[nodiscard]] inline bool is_viewer(const auto& game, std::int32_t viewer) noexcept {
  return is_seat(game, viewer) || viewer == REGELWERK_SPECTATOR;
}

/// How C numbers an actor.
[[nodiscard]] constexpr std::int32_t number_of(regelwerk::Actor actor) noexcept {
  if (actor.is_seat()) return actor.seat().index();
  return actor.is_chance() ? REGELWERK_CHANCE : REGELWERK_NOBODY;
}

}  // namespace binding
