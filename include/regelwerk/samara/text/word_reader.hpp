#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

#include <regelwerk/core/description/line_reader.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/samara/edition/edition.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/edition/tool.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/text/words.hpp>

namespace regelwerk::samara::detail {

/// Reads the words that move and state texts share. Leaves what does not fit unread and its reason in `in_`.
class WordReader {
 public:
  constexpr WordReader(const Edition& edition, const Layout& layout, std::string_view text) noexcept
      : edition_(edition), layout_(layout), in_(text) {}

 protected:
  constexpr std::optional<Tool> tool() noexcept {
    Tool found{};
    const bool good = in_.expect_word(tool_words, found, Reason::tool_due);
    return good ? std::make_optional(found) : std::nullopt;
  }

  /// Reads the longest name that fits, in case one name begins another.
  constexpr std::optional<Tile> tile() noexcept {
    const std::string_view here = in_.here().rest();
    std::optional<Tile> best;
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

  constexpr std::optional<Space> space() noexcept {
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

}  // namespace regelwerk::samara::detail
