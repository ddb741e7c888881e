#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/core/result.hpp>

#include "games.hpp"
#include "refusal.hpp"
#include "regelwerk.h"

// Errors as values of the caller.

namespace binding {

/// The number of a title by its game.
template <class G, class... Gs>
[[nodiscard]] constexpr std::int32_t title_among(Row<Gs...> /*games*/) noexcept {
  std::int32_t title = 0;
  const bool found = ((std::is_same_v<G, Gs> || (++title, false)) || ...);
  return found ? title : REGELWERK_NONE;
}
template <class G>
inline constexpr std::int32_t title_of = title_among<G>(Games{});

/// What the name in a refusal of a text is that of; of bytes and lines it is that of an entry.
inline constexpr std::int32_t name_of_move = 1;
inline constexpr std::int32_t name_of_game = 2;

/// Puts as much of a name into an error as fits, each byte that is no visible one of ASCII as a question mark.
inline void put_name(regelwerk_error& error, std::string_view name) noexcept {
  constexpr std::string_view more = "...";
  constexpr std::size_t most = sizeof(error.name) - 1;
  const std::size_t letters = name.size() > most ? most - more.size() : name.size();
  for (std::size_t i = 0; i < letters; ++i) error.name[i] = ' ' < name[i] && name[i] <= '~' ? name[i] : '?';
  if (letters == name.size()) return;
  for (std::size_t i = 0; i < more.size(); ++i) error.name[letters + i] = more[i];
}

template <class G>
[[nodiscard]] regelwerk_error error_of(const regelwerk::Refusal& refusal) noexcept {
  regelwerk_error error = error_of(REGELWERK_REFUSED, title_of<G>, static_cast<std::int32_t>(refusal.reason));
  error.detail = refusal.detail;
  error.position = static_cast<std::uint32_t>(refusal.position);
  const bool names_game = refusal.reason == regelwerk::Reason::other_game;
  put_name(error, names_game ? refusal.spelling.view() : refusal.name);
  if (names_game) error.cause_kind = name_of_game;
  return error;
}
template <class G>
bool refuse(regelwerk_error* room, const regelwerk::Refusal& refusal) noexcept {
  return refuse(room, error_of<G>(refusal));
}

/// A result in room of the caller, or the error.
template <class G, class T, class Put>
bool put_or_refuse(const regelwerk::Result<T, regelwerk::Refusal>& result, regelwerk_error* error,
                   const Put& put) noexcept {
  if (!result) return refuse<G>(error, result.error());
  put(*result);
  return accept(error);
}

/// The settings of a title of one sort.
template <class G, regelwerk_setting_sort Sort>
[[nodiscard]] constexpr const auto& fields_of() noexcept {
  if constexpr (Sort == REGELWERK_OPTION) {
    return G::option_fields;
  } else {
    return G::start_fields;
  }
}

/// How the least and the greatest value of a setup fact stand in one number.
inline constexpr std::int32_t bounds_base = 1 << 16;

/// A text of settings that was refused, with the name of the one concerned, known or not.
template <class G, regelwerk_setting_sort Sort>
[[nodiscard]] regelwerk_error error_of(const regelwerk::SettingRefusal& refusal, std::string_view text) noexcept {
  regelwerk_error error = error_of(REGELWERK_BAD_SETTING, title_of<G>, static_cast<std::int32_t>(refusal.reason));
  error.position = static_cast<std::uint32_t>(refusal.position);
  error.cause_kind = Sort;
  std::int32_t index = 0;
  error.detail = REGELWERK_NONE;
  const auto compare = [&](const auto& field) {
    if (field.name == refusal.setting) error.detail = index;
    ++index;
  };
  fields_of<G, Sort>().each(compare);
  const std::string_view unknown = regelwerk::TextReader{text.substr(refusal.position)}.take_word();
  put_name(error, error.detail != REGELWERK_NONE ? refusal.setting : unknown.substr(0, unknown.find('=')));
  return error;
}

/// Setup facts that were refused, with the bounds that this game has for the one concerned.
template <class G>
[[nodiscard]] regelwerk_error error_of_start(const G& game, const regelwerk::SettingRefusal& refusal,
                                             std::string_view text) noexcept {
  regelwerk_error error = error_of<G, REGELWERK_START_FACT>(refusal, text);
  const auto put_bounds = [&](const auto& field) {
    if (field.name != refusal.setting) return;
    const auto bounds = fitting(game, field);
    error.cause_value = bounds.low * bounds_base + bounds.high;
  };
  G::start_fields.each(put_bounds);
  return error;
}

/// What makes a rule the one that forbids a move, as the detail of the error; 0 for most.
inline constexpr std::int32_t game_is_over = 1;
inline constexpr std::int32_t no_such_move = 2;

/// A move that a rule forbids, with the cause. Precondition: it is not legal.
template <class G, class Because>
[[nodiscard]] regelwerk_error error_of_rule(const Because& because) noexcept {
  regelwerk_error error = error_of(REGELWERK_FORBIDDEN, title_of<G>);
  error.rule = static_cast<std::int32_t>(because.rule);
  error.cause_kind = static_cast<std::int32_t>(because.cause.kind);
  error.cause_value = because.cause.value;
  return error;
}

/// Setup facts by their text, or why they are none of this game.
template <class G, class Use>
bool with_start(const G& game, const char* text, regelwerk_error* error, const Use& use) noexcept {
  const auto start = regelwerk::parse_start(game, text_of(text));
  return start ? use(*start) : refuse(error, error_of_start(game, start.error(), text_of(text)));
}

}  // namespace binding
