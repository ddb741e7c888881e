#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/line_reader.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/samara/edition/constraints.hpp>
#include <regelwerk/samara/edition/edition.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/tool.hpp>
#include <regelwerk/samara/move.hpp>

namespace regelwerk::samara {

namespace detail {

[[nodiscard]] constexpr std::string_view name_of(const Edition& edition, Tile tile) noexcept {
  return edition.tiles()[static_cast<std::size_t>(tile.index())].name;
}
/// A letter of a name as texts write it.
[[nodiscard]] constexpr char written(char letter) noexcept { return letter == ' ' ? '-' : lower(letter); }

constexpr void write_tile(auto& out, const Edition& edition, Tile tile) noexcept {
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

constexpr void write_space(auto& out, const Layout& layout, Space space) noexcept {
  out << layout.column(space) << ',' << layout.row(space);
}

}  // namespace detail

/// The name of a tile in small letters, with `-` for a blank.
[[nodiscard]] constexpr Text<tile_name_limit> word(const Edition& edition, Tile tile) noexcept {
  Text<tile_name_limit> out;
  detail::write_tile(out, edition, tile);
  return out;
}

namespace detail {

/// Reads the words that move and state texts share. Does not consume text that does not match, and records the reason
/// in `in_`.
class WordReader {
 public:
  constexpr WordReader(const Edition& edition, const Layout& layout, std::string_view text) noexcept
      : edition_(edition), layout_(layout), in_(text) {}

 protected:
  constexpr Maybe<Tool> tool() noexcept {
    Tool found{};
    const bool good = in_.expect_word(tool_words, found, Reason::tool_due);
    return good ? maybe(found) : std::nullopt;
  }

  /// Reads the longest name that fits, in case one name begins another.
  constexpr Maybe<Tile> tile() noexcept {
    const std::string_view here = in_.here().rest();
    Maybe<Tile> best;
    std::size_t length = 0;
    for (int kind = 0; kind < layout_.tile_kinds; ++kind) {
      const std::size_t size = name_of(edition_, Tile{kind}).size();
      if (size <= length || !begins_with(here, edition_, Tile{kind})) continue;
      best = Tile{kind};
      length = size;
    }
    if (best) {
      in_.take(here.substr(0, length));
    } else {
      in_.fail(Reason::tile_due);
    }
    return best;
  }

  constexpr Maybe<Space> space() noexcept {
    const auto column = in_.expect_number(0, max_column, Reason::number_due);
    if (!column || !in_.expect(",", Reason::comma_due)) return std::nullopt;
    const auto row = in_.expect_number(0, max_row, Reason::number_due);
    if (!row) return std::nullopt;
    for (int index = 0; index < space_count; ++index) {
      if (layout_.column(Space{index}) == *column && layout_.row(Space{index}) == *row) return Space{index};
    }
    in_.fail(Reason::place_due);
    return std::nullopt;
  }

  const Edition& edition_;
  const Layout& layout_;
  LineReader in_;
};

}  // namespace detail

}  // namespace regelwerk::samara
