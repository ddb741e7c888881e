#pragma once
#include <cstddef>
#include <string_view>

#include <regelwerk/core/container/text.hpp>
#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/edition/edition.hpp>
#include <regelwerk/samara/edition/layout.hpp>

namespace regelwerk::samara {

namespace detail {

[[nodiscard]] constexpr std::string_view name_of(const Edition& edition, Tile tile) noexcept {
  return edition.tiles()[static_cast<std::size_t>(tile.index())].name;
}
/// A letter of a name as texts write it.
[[nodiscard]] constexpr char written(char letter) noexcept { return letter == ' ' ? '-' : lower(letter); }

template <class Out>
constexpr void write_tile(Out& out, const Edition& edition, Tile tile) noexcept {
  for (const char letter : name_of(edition, tile)) out << written(letter);
}

/// True if `text` begins with the name of a tile as texts write it; letters may be of either case.
[[nodiscard]] constexpr bool begins_with(std::string_view text, const Edition& edition, Tile tile) noexcept {
  const std::string_view name = name_of(edition, tile);
  if (text.size() < name.size()) return false;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (lower(text[i]) != written(name[i])) return false;
  }
  return true;
}

template <class Out>
constexpr void write_space(Out& out, const Layout& layout, Space space) noexcept {
  out << layout.column(space) << ',' << layout.row(space);
}

}  // namespace detail

/// The name of a tile in small letters, a blank written as `-`.
[[nodiscard]] constexpr Text<tile_name_limit> word(const Edition& edition, Tile tile) noexcept {
  Text<tile_name_limit> out;
  detail::write_tile(out, edition, tile);
  return out;
}

}  // namespace regelwerk::samara
