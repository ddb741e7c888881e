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

template <class G>
[[nodiscard]] regelwerk_error error_of(const regelwerk::Refusal& refusal) noexcept {
  regelwerk_error error = error_of(REGELWERK_REFUSED, title_of<G>, static_cast<std::int32_t>(refusal.reason));
  error.detail = refusal.detail;
  error.position = static_cast<std::uint32_t>(refusal.position);
  const std::size_t letters = regelwerk::lesser(refusal.name.size(), sizeof(error.name) - 1);
  for (std::size_t i = 0; i < letters; ++i) error.name[i] = refusal.name[i];
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

/// A text of settings that was refused.
template <class G, regelwerk_setting_sort Sort>
[[nodiscard]] regelwerk_error error_of(const regelwerk::SettingRefusal& refusal) noexcept {
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
  const std::size_t letters = regelwerk::lesser(refusal.setting.size(), sizeof(error.name) - 1);
  for (std::size_t i = 0; i < letters; ++i) error.name[i] = refusal.setting[i];
  return error;
}

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
  if (!start) return refuse(error, error_of<G, REGELWERK_START_FACT>(start.error()));
  if (!game.accepts(*start)) return refuse<G>(error, {text_of(text).size(), regelwerk::Reason::other_start});
  return use(*start);
}

}  // namespace binding
