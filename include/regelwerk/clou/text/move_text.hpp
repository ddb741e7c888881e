#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <string_view>

#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>
#include <regelwerk/clou/text/names.hpp>
#include <regelwerk/clou/text/words.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

namespace regelwerk::clou {

/// The longest move text: `cross:trixie.` with a choice of all symbols and the longest name of a demand.
using MoveText = Text<96>;

/// The text of a move: `roll:FFF`, `mark:THIEF:TARGET:N=HOW` (dice, extras with x, shifts with ~, as in 7=3+4x~1),
/// `cross:WHOSE.SYMBOL/SYMBOL:TARGET`, with `THIEF:` before the target on the specials of another thief, `lapse`,
/// `fill:THIEF:BOX` with `:N`, `done`, `stay`, `run`, `driver:THIEF`, `drive:N`, `gift:ITEM`, `gang:THIEF+THIEF`,
/// `scout:TARGET`, `pimp:THIEF:BOX`, `buy:ITEM`, `save`; `nothing` if nothing is chosen. Precondition: legal in this
/// position.
[[nodiscard]] constexpr MoveText text_of(const auto& setup, const auto& position, Move move) noexcept {
  const State& state = state_of(position);
  const Names names = names_in(setup, state);
  MoveText out;
  out << move_words[static_cast<std::size_t>(move.kind())];
  switch (move.kind()) {
    case MoveKind::mark:
      out << name_of(move.thief()) << ':';
      names.write(out, move.target());
      out << ':';
      detail::write_how(out, state, move);
      break;
    case MoveKind::roll: {
      const Roll roll{move.number()};
      for (const int face : roll.faces()) out << face;
      break;
    }
    case MoveKind::fill:
      out << name_of(move.thief()) << ':';
      names.write(out, move.target());
      if (move.number() != 0) out << ':' << move.number();
      break;
    case MoveKind::pimp:
      out << name_of(move.thief()) << ':';
      names.write(out, move.target());
      break;
    case MoveKind::cross:
      detail::write_fired(out, move.fired());
      out << ':';
      if (!move.owner().is_nobody()) out << name_of(move.owner()) << ':';
      names.write(out, move.target());
      break;
    case MoveKind::gift:
    case MoveKind::scout:
    case MoveKind::buy:
      names.write(out, move.target());
      break;
    case MoveKind::driver:
      out << name_of(move.thief());
      break;
    case MoveKind::drive:
      out << move.number();
      break;
    case MoveKind::gang:
      detail::write_thieves(out, ThiefSet{static_cast<unsigned>(move.number())}, '+');
      break;
    default:
      break;
  }
  return out;
}

}  // namespace regelwerk::clou

namespace regelwerk::clou::detail {

/// Reads a move in a position; looks up dice and white symbols in the thief's hand.
class MoveParser {
 public:
  constexpr MoveParser(const Names& names, const State& state, std::string_view text) noexcept
      : state_(state), in_(names, text) {}

  [[nodiscard]] constexpr Result<Move, Refusal> move() noexcept { return in_.finish(any_move()); }

 private:
  [[nodiscard]] constexpr Maybe<Move> any_move() noexcept {
    MoveKind kind{};
    if (!in_.expect_word(move_words, kind, Reason::move_due)) return std::nullopt;
    switch (kind) {
      case MoveKind::mark:
        return mark();
      case MoveKind::roll: {
        const auto roll = in_.roll();
        return roll ? maybe(rolled(*roll)) : std::nullopt;
      }
      case MoveKind::cross:
        return cross();
      case MoveKind::lapse:
        return lapsed();
      case MoveKind::fill:
        return fill();
      case MoveKind::done:
        return finished();
      case MoveKind::stay:
        return stayed();
      case MoveKind::run:
        return ran();
      case MoveKind::driver: {
        const auto thief = in_.thief();
        return thief ? maybe(driven_by(*thief)) : std::nullopt;
      }
      case MoveKind::drive: {
        const auto face = in_.digit();
        return face ? maybe(drove(*face)) : std::nullopt;
      }
      case MoveKind::gift:
        return in_.take_instead("nothing") ? maybe(given(Target::nothing())) : of_item(given);
      case MoveKind::gang: {
        const auto gang = in_.gang();
        return gang ? maybe(ganged(*gang)) : std::nullopt;
      }
      case MoveKind::scout:
        return in_.take_instead("nothing") ? maybe(scouted(Target::nothing())) : aimed(scouted);
      case MoveKind::pimp:
        return pimp();
      case MoveKind::buy:
        return of_item(bought);
      default:
        return saved();
    }
  }

  [[nodiscard]] constexpr Maybe<Move> aimed(Move (*make)(Target)) noexcept {
    const auto target = in_.target();
    return target ? maybe(make(*target)) : std::nullopt;
  }
  [[nodiscard]] constexpr Maybe<Move> of_item(Move (*make)(Target)) noexcept {
    const auto item = in_.item();
    return item ? maybe(make(Target::item(*item))) : std::nullopt;
  }

  /// Reads the thief of a move and the colon after it.
  [[nodiscard]] constexpr Maybe<Thief> thief_before() noexcept {
    const auto thief = in_.thief();
    if (!thief || !in_.expect(":", Reason::colon_due)) return std::nullopt;
    return thief;
  }

  [[nodiscard]] constexpr Maybe<Move> cross() noexcept {
    const auto fired = in_.fired();
    if (!fired || !in_.expect(":", Reason::colon_due)) return std::nullopt;
    if (in_.take_instead("escape")) return crossed(*fired, Target::escape());
    const auto owner = in_.owner_but(fired->by);
    if (!owner) return std::nullopt;
    const auto target = in_.target();
    return target ? maybe(crossed(*fired, *owner, *target)) : std::nullopt;
  }

  [[nodiscard]] constexpr Maybe<Move> pimp() noexcept {
    const auto thief = thief_before();
    if (!thief) return std::nullopt;
    if (in_.take_instead("nothing")) return pimped(*thief, Target::nothing());
    const auto element = in_.element();
    return element ? maybe(pimped(*thief, *element)) : std::nullopt;
  }

  [[nodiscard]] constexpr Maybe<Move> fill() noexcept {
    const auto thief = thief_before();
    const auto element = thief ? in_.element() : std::nullopt;
    if (!element) return std::nullopt;
    if (!in_.take(":")) return filled(*thief, *element);
    const auto number = in_.expect_number(1, highest_fill, Reason::number_due);
    return number ? maybe(filled(*thief, *element, *number)) : std::nullopt;
  }

  [[nodiscard]] constexpr Maybe<Move> mark() noexcept {
    const auto thief = thief_before();
    const auto target = thief ? in_.target() : std::nullopt;
    if (!target || !in_.expect(":", Reason::colon_due)) return std::nullopt;
    const auto number = in_.expect_number(1, highest_number, Reason::number_due);
    if (!number || !in_.expect("=", Reason::equals_due)) return std::nullopt;
    if (state_.roll.none() || !state_.gang.contains(*thief)) {
      in_.fail(Reason::no_dice);
      return std::nullopt;
    }
    const auto how = dice(DiceSupply{state_.roll, state_.hand(*thief)});
    return how ? maybe(marked(*thief, *target, *how, *number)) : std::nullopt;
  }

  /// CL-27. Reads dice; of equal dice it takes the first unused one.
  [[nodiscard]] constexpr Maybe<DiceUse> dice(const DiceSupply& stock) noexcept {
    DiceUse how;
    int before = 0;
    do {
      const auto value = in_.digit();
      if (!value) return std::nullopt;
      const bool is_extra = in_.take("x");
      Places& chosen = is_extra ? how.extras : how.dice;
      if ((!is_extra && how.extras != 0) || *value < (chosen == 0 ? 1 : before)) {
        in_.fail(Reason::not_ascending);
        return std::nullopt;
      }
      before = *value;
      const bool good = is_extra ? choose(stock.extras.values, kept(stock.extras), *value, chosen)
                                 : choose(stock.faces, stock.left, *value, chosen);
      if (!good) return std::nullopt;
    } while (in_.take("+"));
    before = 0;
    while (in_.take("~")) {
      const auto value = in_.digit();
      if (!value) return std::nullopt;
      if (*value < before) {
        in_.fail(Reason::not_ascending);
        return std::nullopt;
      }
      before = *value;
      if (!choose(stock.shifts.values, kept(stock.shifts), *value, how.shifts)) return std::nullopt;
    }
    return how;
  }
  [[nodiscard]] static constexpr Places kept(const FewPips& few) noexcept { return (1U << few.size) - 1U; }

  /// Adds the first place of `left` that has this value and is not chosen yet.
  constexpr bool choose(const std::array<int, 3>& values, Places left, int value, Places& chosen) noexcept {
    for (Places rest = left & ~chosen; rest != 0; rest &= rest - 1) {
      if (values[static_cast<std::size_t>(std::countr_zero(rest))] != value) continue;
      chosen |= rest & (~rest + 1);
      return true;
    }
    return in_.fail(Reason::die_not_left);
  }

  const State& state_;
  WordReader in_;
};

}  // namespace regelwerk::clou::detail

namespace regelwerk::clou {

/// Reads a move text, whether or not the move is legal. Letters may be of either case.
[[nodiscard]] constexpr Result<Move, Refusal> read_move(const auto& setup, const auto& position,
                                                        std::string_view text) noexcept {
  const State& state = state_of(position);
  const Names names = names_in(setup, state);
  return detail::MoveParser{names, state, text}.move();
}

}  // namespace regelwerk::clou
