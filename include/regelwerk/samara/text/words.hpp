#pragma once
#include <cstddef>

#include <regelwerk/core/text.hpp>
#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/edition/edition.hpp>
#include <regelwerk/samara/edition/layout.hpp>

namespace regelwerk::samara {

/// The name of a tile in small letters, a blank written as `-`.
[[nodiscard]] constexpr Text<tile_name_limit> word(const Edition& edition, Tile tile) noexcept {
  Text<tile_name_limit> out;
  for (const char c : edition.tiles()[static_cast<std::size_t>(tile.index())].name) out << (c == ' ' ? '-' : lower(c));
  return out;
}

namespace detail {

template <class Out>
constexpr void write_space(Out& out, const Layout& layout, Space space) noexcept {
  out << layout.column(space) << ',' << layout.row(space);
}

}  // namespace detail

}  // namespace regelwerk::samara
