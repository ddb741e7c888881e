#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/description/line_reader.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/samara/edition/edition.hpp>
#include <regelwerk/samara/edition/layout.hpp>
#include <regelwerk/samara/law/helpers.hpp>
#include <regelwerk/samara/move.hpp>
#include <regelwerk/samara/state.hpp>
#include <regelwerk/samara/state/calendar.hpp>
#include <regelwerk/samara/text/words.hpp>

namespace regelwerk::samara {

/// The longest move text: `take:compass@3,3+21+22+23+24`, or `tile:` with a name of 20 letters.
using MoveText = Text<32>;

/// The text of a move: `tile:NAME`, `tool:TOOL`, `take:TOOL@C,R` and `build:C,R` with `+PLACE` for each helper,
/// `raise:woman|man`, `vacation`, `step`, `lose:TOOL`, `give:TOOL`, and `hurt:`, `train:`, `bury:`, `imprison:` with
/// MONTH.PLACE.
/// Precondition: a move of this grammar, as every legal move is.
[[nodiscard]] constexpr MoveText text_of(const auto& setup, const auto& position, Move move) noexcept {
  MoveText out;
  out << word(move.kind);
  if (move.kind == MoveKind::vacation || move.kind == MoveKind::step) return out;
  out << ':';
  switch (move.kind) {
    case MoveKind::tile:
      out << word(setup.edition(), move.tile());
      break;
    case MoveKind::tool:
    case MoveKind::lose:
    case MoveKind::give:
      out << word(move.tool());
      break;
    case MoveKind::take:
      out << word(move.tool()) << '@';
      detail::write_space(out, setup.layout(), move.space());
      break;
    case MoveKind::build:
      detail::write_space(out, setup.layout(), move.space());
      break;
    case MoveKind::raise:
      out << word(move.sex());
      break;
    default:
      out << int{move.spot().month} << '.' << int{move.spot().place};
      break;
  }
  if (move.helpers.empty()) return out;
  const Crew crew{position.table.calendar, false};
  for (int helper = 0; helper < crew.size(); ++helper) {
    if (move.helpers.contains(helper)) out << '+' << crew.place(helper);
  }
  return out;
}

namespace detail {

/// Reads move texts. Helpers are written as their places in NOW, so the reader needs the table.
class MoveParser : WordReader {
  // Declared before the constexpr members that use them, as clang requires in a non-template class.
  [[nodiscard]] constexpr Maybe<Move> with_space(auto make) noexcept {
    const auto found = space();
    if (!found) return std::nullopt;
    const auto named_helpers = helpers();
    return named_helpers ? maybe(make(*found, *named_helpers)) : std::nullopt;
  }

 public:
  constexpr MoveParser(const Edition& edition, const Layout& layout, const Table& table, std::string_view text) noexcept
      : WordReader(edition, layout, text), table_(table) {}

  [[nodiscard]] constexpr Result<Move, Refusal> move() noexcept { return in_.finish(any_move()); }

 private:
  [[nodiscard]] constexpr Maybe<Move> any_move() noexcept {
    if (in_.take(word(MoveKind::vacation))) return vacation();
    if (in_.take(word(MoveKind::step))) return stepped();
    for (std::size_t i = 0; i < move_words.size(); ++i) {
      LineReader probe = in_;
      if (!probe.take(move_words[i]) || !probe.take(":")) continue;
      in_ = probe;
      return with(static_cast<MoveKind>(i));
    }
    in_.fail(Reason::move_due);
    return std::nullopt;
  }

  [[nodiscard]] constexpr Maybe<Move> with(MoveKind kind) noexcept {
    switch (kind) {
      case MoveKind::tile: {
        const auto found = tile();
        return found ? maybe(tile_laid(*found)) : std::nullopt;
      }
      case MoveKind::tool:
        return with_tool(tool_laid);
      case MoveKind::lose:
        return with_tool(lost);
      case MoveKind::give:
        return with_tool(given);
      case MoveKind::take: {
        const auto found = tool();
        if (!found || !in_.expect("@", Reason::at_due)) return std::nullopt;
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

  [[nodiscard]] constexpr Maybe<Move> with_tool(Move (*make)(Tool)) noexcept {
    const auto found = tool();
    return found ? maybe(make(*found)) : std::nullopt;
  }

  [[nodiscard]] constexpr Maybe<Helpers> helpers() noexcept {
    Helpers set;
    for (int before = 0; in_.take("+");) {
      const auto place = in_.expect_number(0, max_workers - 1, Reason::number_due);
      if (!place) return std::nullopt;
      const auto helper = helper_on(*place);
      if (*place <= before || !helper) {
        in_.fail(helper ? Reason::not_ascending : Reason::helper_due);
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

  [[nodiscard]] constexpr Maybe<Move> with_sex() noexcept {
    Sex found{};
    const bool good = in_.expect_word(sex_words, found, Reason::figure_due);
    return good ? maybe(raised(found)) : std::nullopt;
  }

  [[nodiscard]] constexpr Maybe<Move> with_worker(MoveKind kind) noexcept {
    const auto month = in_.expect_number(0, max_months - 1, Reason::number_due);
    if (!month || !in_.expect(".", Reason::dot_due)) return std::nullopt;
    const auto place = in_.expect_number(0, max_workers - 1, Reason::number_due);
    if (!place) return std::nullopt;
    return named(kind, {static_cast<std::uint8_t>(*month), static_cast<std::uint8_t>(*place)});
  }

  const Table& table_;
};

}  // namespace detail

/// Reads a move text, whether or not the move is legal. Letters may be of either case.
[[nodiscard]] constexpr Result<Move, Refusal> read_move(const auto& setup, const auto& position,
                                                        std::string_view text) noexcept {
  return detail::MoveParser{setup.edition(), setup.layout(), position.table, text}.move();
}

}  // namespace regelwerk::samara
