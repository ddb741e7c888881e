#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/core/line_reader.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/text.hpp>
#include <regelwerk/samara/calendar.hpp>
#include <regelwerk/samara/constraints.hpp>
#include <regelwerk/samara/edition.hpp>
#include <regelwerk/samara/helpers.hpp>
#include <regelwerk/samara/layout.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/state.hpp>

namespace regelwerk::samara {

/// The longest move text: `take:compass@3,3+21+22+23+24`, `tile:` with a name of 20 letters, and the like.
using MoveText = Text<32>;

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

/// Reads the words that moves and states share; every take leaves the reader where it stopped.
class Reading {
 public:
  constexpr Reading(const Edition& edition, const Layout& layout, std::string_view text) noexcept
      : edition_(edition), layout_(layout), in_(text) {}

 protected:
  constexpr std::optional<Tool> tool() noexcept {
    Tool found{};
    const bool good = in_.expect_word(tool_words, found, "a tool is saw, compass, square, glassA or glassB");
    return good ? std::optional{found} : std::nullopt;
  }

  /// The longest name that stands here, so that no name hides another one that it begins.
  constexpr std::optional<Tile> tile() noexcept {
    std::optional<Tile> best;
    std::size_t length = 0;
    for (int kind = 0; kind < layout_.tile_kinds; ++kind) {
      const auto name = word(edition_, Tile{kind});
      LineReader probe = in_;
      if (name.view().size() <= length || !probe.take(name)) continue;
      best = Tile{kind};
      length = name.view().size();
    }
    if (best) {
      in_.take(word(edition_, *best));
    } else {
      in_.fail("the name of a tile of this edition is due here");
    }
    return best;
  }

  constexpr std::optional<Space> space() noexcept {
    const auto column = in_.expect_number(0, max_column, "the column of a space is due here");
    if (!column || !in_.expect(",", "a comma is due behind the column")) return std::nullopt;
    const auto row = in_.expect_number(0, max_row, "the row of a space is due here");
    if (!row) return std::nullopt;
    for (int index = 0; index < space_count; ++index) {
      if (layout_.column(Space{index}) == *column && layout_.row(Space{index}) == *row) return Space{index};
    }
    in_.fail("the board has no such space");
    return std::nullopt;
  }

  const Edition& edition_;
  const Layout& layout_;
  LineReader in_;
};

/// Reads moves. Helpers are named by their places in NOW, so a move is read at a table.
class MoveReading : Reading {
  // Templates stand before the constexpr members that use them: clang needs that in a class that is no template.
  template <class Make>
  [[nodiscard]] constexpr std::optional<Move> with_space(Make make) noexcept {
    const auto found = space();
    if (!found) return std::nullopt;
    const auto named_helpers = helpers();
    return named_helpers ? std::optional{make(*found, *named_helpers)} : std::nullopt;
  }

 public:
  constexpr MoveReading(const Edition& edition, const Layout& layout, const Table& table,
                        std::string_view text) noexcept
      : Reading(edition, layout, text), table_(table) {}

  [[nodiscard]] constexpr Result<Move, Refusal> move() noexcept { return in_.finish(any_move()); }

 private:
  [[nodiscard]] constexpr std::optional<Move> any_move() noexcept {
    if (in_.take(word(MoveKind::vacation))) return vacation();
    if (in_.take(word(MoveKind::step))) return stepped();
    for (std::size_t i = 0; i < move_words.size(); ++i) {
      LineReader probe = in_;
      if (!probe.take(move_words[i]) || !probe.take(":")) continue;
      in_ = probe;
      return with(static_cast<MoveKind>(i));
    }
    in_.fail("a move begins with its kind");
    return std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> with(MoveKind kind) noexcept {
    switch (kind) {
      case MoveKind::tile: {
        const auto found = tile();
        return found ? std::optional{tile_laid(*found)} : std::nullopt;
      }
      case MoveKind::tool:
        return with_tool(tool_laid);
      case MoveKind::lose:
        return with_tool(lost);
      case MoveKind::give:
        return with_tool(given);
      case MoveKind::take: {
        const auto found = tool();
        if (!found || !in_.expect("@", "@ is due behind the tool")) return std::nullopt;
        return with_space([&](Space space, Helpers helpers) { return taken(*found, space, helpers); });
      }
      case MoveKind::build:
        return with_space(built);
      case MoveKind::raise:
        return with_sex();
      default:
        return with_worker(kind);
    }
  }

  [[nodiscard]] constexpr std::optional<Move> with_tool(Move (*make)(Tool)) noexcept {
    const auto found = tool();
    return found ? std::optional{make(*found)} : std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Helpers> helpers() noexcept {
    Helpers set;
    for (int before = 0; in_.take("+");) {
      const auto place = in_.expect_number(0, max_workers - 1, "the place of a helper is due here");
      if (!place) return std::nullopt;
      const auto helper = helper_on(*place);
      if (*place <= before || !helper) {
        in_.fail(helper ? "helpers are named in increasing order" : "no worker on this place of NOW can help");
        return std::nullopt;
      }
      set = set.with(*helper);
      before = *place;
    }
    return set;
  }
  [[nodiscard]] constexpr std::optional<int> helper_on(int place) const noexcept {
    if (table_.calendar.now_is_empty()) return std::nullopt;
    const Crew crew{table_.calendar, false};
    for (int helper = 0; helper < crew.size(); ++helper) {
      if (crew.place(helper) == place) return helper;
    }
    return std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> with_sex() noexcept {
    Sex found{};
    const bool good = in_.expect_word(sex_words, found, "a new worker is a woman or a man");
    return good ? std::optional{raised(found)} : std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> with_worker(MoveKind kind) noexcept {
    const auto month = in_.expect_number(0, max_months - 1, "the month of a worker is due here");
    if (!month || !in_.expect(".", "a point is due behind the month")) return std::nullopt;
    const auto place = in_.expect_number(0, max_workers - 1, "the place of a worker is due here");
    if (!place) return std::nullopt;
    return named(kind, {static_cast<std::uint8_t>(*month), static_cast<std::uint8_t>(*place)});
  }

  const Table& table_;
};

}  // namespace detail

/// The text of a move by the ledger's grammar. Precondition: a move of this grammar, as every legal move is.
[[nodiscard]] constexpr MoveText text_of(const Edition& edition, const Layout& layout, const Table& table,
                                         Move move) noexcept {
  MoveText out;
  out << word(move.kind);
  if (move.kind == MoveKind::vacation || move.kind == MoveKind::step) return out;
  out << ':';
  switch (move.kind) {
    case MoveKind::tile:
      out << word(edition, move.tile());
      break;
    case MoveKind::tool:
    case MoveKind::lose:
    case MoveKind::give:
      out << word(move.tool());
      break;
    case MoveKind::take:
      out << word(move.tool()) << '@';
      detail::write_space(out, layout, move.space());
      break;
    case MoveKind::build:
      detail::write_space(out, layout, move.space());
      break;
    case MoveKind::raise:
      out << word(move.sex());
      break;
    default:
      out << int{move.spot().month} << '.' << int{move.spot().place};
      break;
  }
  if (move.helpers.empty()) return out;
  const Crew crew{table.calendar, false};
  for (int helper = 0; helper < crew.size(); ++helper) {
    if (move.helpers.contains(helper)) out << '+' << crew.place(helper);
  }
  return out;
}

/// The move that a text names; it need not be legal. Letters may be of either case.
[[nodiscard]] constexpr Result<Move, Refusal> read_move(const Edition& edition, const Layout& layout,
                                                        const Table& table, std::string_view text) noexcept {
  return detail::MoveReading{edition, layout, table, text}.move();
}

}  // namespace regelwerk::samara
