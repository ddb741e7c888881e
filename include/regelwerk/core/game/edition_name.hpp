#pragma once
#include <cstddef>
#include <string_view>

#include <regelwerk/core/container/text.hpp>

namespace regelwerk::inline shared {

/// The maximum length of an edition's name, which is one word in the header of a record.
inline constexpr std::size_t edition_name_limit = 32;

/// True if an edition may have this name: one word of 1 to edition_name_limit characters.
[[nodiscard]] constexpr bool is_edition_name(std::string_view name) noexcept {
  if (name.empty() || name.size() > edition_name_limit) return false;
  for (const char c : name) {
    if (is_blank(c)) return false;
  }
  return true;
}

}  // namespace regelwerk::inline shared
