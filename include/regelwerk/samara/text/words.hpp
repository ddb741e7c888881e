#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/core/text.hpp>
#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/edition/edition.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/tool.hpp>

namespace regelwerk::samara {

/// The words before the colon, by kind of move; a vacation and a step are words of their own.
inline constexpr std::array<std::string_view, 13> move_words{
    "tile", "tool", "take", "build", "raise", "vacation", "step", "lose", "give", "hurt", "train", "bury", "imprison"};

[[nodiscard]] constexpr std::string_view word(MoveKind kind) noexcept {
  return move_words[static_cast<std::size_t>(kind)];
}
[[nodiscard]] constexpr std::string_view word(Tool tool) noexcept { return tool_words[static_cast<std::size_t>(tool)]; }
[[nodiscard]] constexpr std::string_view word(Sex sex) noexcept { return sex_words[static_cast<std::size_t>(sex)]; }

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
