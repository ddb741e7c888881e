#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/clou/makings.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/names.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/text.hpp>
#include <regelwerk/core/line_reader.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/text.hpp>

namespace regelwerk::clou::detail {

/// Takes the words of moves and states from a text; what it cannot take it refuses, with the reason.
class Reading : public LineReader {
  // Before its users, since clang wants templates that constant evaluation calls defined first.
  /// The name that stands here, looked up.
  constexpr std::optional<int> named(const auto& look_up, std::string_view reason) noexcept {
    const TextReader begin = here();
    const std::optional<int> found = look_up(take_name());
    if (!found) fail_at(begin, reason);
    return found;
  }

 public:
  constexpr Reading(const Names& names, std::string_view text) noexcept : LineReader(text), names_(&names) {}

  /// Reads on with the names of another plan.
  constexpr void use(const Names& names) noexcept { names_ = &names; }

  /// A number of one digit.
  constexpr std::optional<int> digit() noexcept {
    const char sign = peek();
    if ('1' <= sign && sign < '1' + die_faces && take({&sign, 1})) return sign - '0';
    return missing("a number from 1 to 6 is due here");
  }

  constexpr std::optional<Thief> thief() noexcept {
    Thief thief{};
    return expect_word(thief_words, thief, "a thief is matt, janet, trixie or bruce") ? std::optional{thief}
                                                                                      : std::nullopt;
  }
  /// One to three thieves in gang order, with plus signs between them.
  constexpr std::optional<ThiefSet> gang() noexcept {
    ThiefSet set;
    do {
      const TextReader begin = here();
      const auto found = thief();
      if (!found) return std::nullopt;
      if (set.size() == max_players || set.before(*found) != set.size() || set.contains(*found)) {
        fail_at(begin, "a gang has one to three thieves in gang order");
        return std::nullopt;
      }
      set.insert(*found);
    } while (take("+"));
    return set;
  }
  /// A word that stands in the place of a name; false if a name stands here, which may begin with it.
  constexpr bool take_instead(std::string_view word) noexcept {
    Reading ahead = *this;
    if (!ahead.take(word) || ahead.peek() == '.' || !ahead.take_name().empty()) return false;
    *this = ahead;
    return true;
  }
  /// The place of three faces, ascending, among all throws.
  constexpr std::optional<int> roll() noexcept {
    const TextReader begin = here();
    std::array<std::uint8_t, dice_count> faces{};
    for (std::uint8_t& face : faces) {
      const auto found = digit();
      if (!found) return std::nullopt;
      face = static_cast<std::uint8_t>(*found);
    }
    for (int i = 0; i < roll_count; ++i) {
      if (roll_faces[static_cast<std::size_t>(i)] == faces) return i;
    }
    fail_at(begin, "the faces of a throw ascend");
    return std::nullopt;
  }

  constexpr std::optional<int> item() noexcept {
    return named([&](std::string_view name) { return names_->item_named(name); }, "this is no tool or preparation");
  }
  constexpr std::optional<int> heist() noexcept {
    return named([&](std::string_view name) { return names_->heist_named(name); }, "this is no heist of the campaign");
  }
  constexpr std::optional<int> challenge() noexcept {
    return named([&](std::string_view name) { return names_->challenge_named(name); },
                 "this is no challenge of the plan");
  }

  /// `grid.3` or `window.1.2`.
  constexpr std::optional<Target> target() noexcept {
    const TextReader begin = here();
    const std::string_view name = take_name();
    const auto first = counted();
    if (!first) return std::nullopt;
    if (peek() != '.') {
      const auto found = names_->element_at(name, *first);
      if (!found) fail_at(begin, "there is no such box or circle");
      return found ? std::optional{Target{*found}} : std::nullopt;
    }
    const auto second = counted();
    if (!second) return std::nullopt;
    const auto challenge = names_->challenge_named(name);
    const auto found = challenge ? names_->demand_at(*challenge, *first, *second) : std::nullopt;
    if (!found) fail_at(begin, "there is no such demand on the plan");
    return found ? std::optional{Target::demand(*found)} : std::nullopt;
  }
  constexpr std::optional<Element> element() noexcept {
    const TextReader begin = here();
    const auto found = target();
    if (found && found->is_element()) return found->element();
    if (found) fail_at(begin, "a box or circle is due here");
    return std::nullopt;
  }

 private:
  constexpr std::optional<int> missing(std::string_view reason) noexcept {
    fail(reason);
    return std::nullopt;
  }
  /// `.3`.
  constexpr std::optional<int> counted() noexcept {
    if (!expect(".", "a number is due behind the name")) return std::nullopt;
    constexpr int highest = static_cast<int>(max_area_elements);  // No group, part or challenge has more.
    return expect_number(1, highest, "a number of this game is due here");
  }

  const Names* names_;
};

/// Reads a move in a position: dice and white symbols are those of the thief there.
class MoveReading {
 public:
  constexpr MoveReading(const Names& names, const State& state, std::string_view text) noexcept
      : state_(state), in_(names, text) {}

  [[nodiscard]] constexpr Result<Move, Refusal> move() noexcept { return in_.finish(any_move()); }

 private:
  [[nodiscard]] constexpr std::optional<Move> any_move() noexcept {
    MoveKind kind{};
    if (!in_.expect_word(move_words, kind, "a move begins with another word")) return std::nullopt;
    switch (kind) {
      case MoveKind::mark:
        return mark();
      case MoveKind::roll: {
        const auto roll = in_.roll();
        return roll ? std::optional{rolled(*roll)} : std::nullopt;
      }
      case MoveKind::cross:
        return in_.take_instead("escape") ? std::optional{crossed(Target::escape())} : aimed(crossed);
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
        return thief ? std::optional{driven_by(*thief)} : std::nullopt;
      }
      case MoveKind::drive: {
        const auto face = in_.digit();
        return face ? std::optional{drove(*face)} : std::nullopt;
      }
      case MoveKind::gift:
        return in_.take_instead("nothing") ? std::optional{given(Target::nothing())} : of_item(given);
      case MoveKind::gang: {
        const auto gang = in_.gang();
        return gang ? std::optional{ganged(*gang)} : std::nullopt;
      }
      case MoveKind::scout:
        return in_.take_instead("nothing") ? std::optional{scouted(Target::nothing())} : aimed(scouted);
      case MoveKind::pimp:
        return pimp();
      case MoveKind::buy:
        return of_item(bought);
      default:
        return saved();
    }
  }

  [[nodiscard]] constexpr std::optional<Move> aimed(Move (*make)(Target)) noexcept {
    const auto target = in_.target();
    return target ? std::optional{make(*target)} : std::nullopt;
  }
  [[nodiscard]] constexpr std::optional<Move> of_item(Move (*make)(Target)) noexcept {
    const auto item = in_.item();
    return item ? std::optional{make(Target::item(*item))} : std::nullopt;
  }

  /// The thief that a move names, with the colon behind it.
  [[nodiscard]] constexpr std::optional<Thief> thief_before() noexcept {
    const auto thief = in_.thief();
    if (!thief || !in_.expect(":", "a colon is due behind the thief")) return std::nullopt;
    return thief;
  }

  [[nodiscard]] constexpr std::optional<Move> pimp() noexcept {
    const auto thief = thief_before();
    if (!thief) return std::nullopt;
    if (in_.take_instead("nothing")) return pimped(*thief, Target::nothing());
    const auto element = in_.element();
    return element ? std::optional{pimped(*thief, *element)} : std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> fill() noexcept {
    const auto thief = thief_before();
    const auto element = thief ? in_.element() : std::nullopt;
    if (!element) return std::nullopt;
    if (!in_.take(":")) return filled(*thief, *element);
    const auto number = in_.expect_number(1, highest_fill, "a fill writes 1 to 18");
    return number ? std::optional{filled(*thief, *element, *number)} : std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> mark() noexcept {
    const auto thief = thief_before();
    const auto target = thief ? in_.target() : std::nullopt;
    if (!target || !in_.expect(":", "a colon and a number are due here")) return std::nullopt;
    const auto number = in_.expect_number(1, highest_number, "a number from 1 to 30 is due here");
    if (!number || !in_.expect("=", "= and the dice are due behind the number")) return std::nullopt;
    if (state_.roll.none() || !state_.gang.contains(*thief)) {
      in_.fail("this thief has no dice now");
      return std::nullopt;
    }
    const auto how = dice(Stock{state_.roll, state_.hand(*thief)});
    return how ? std::optional{marked(*thief, *target, *how, *number)} : std::nullopt;
  }

  /// CL-27. Of equal dice the first that is left is meant.
  [[nodiscard]] constexpr std::optional<How> dice(const Stock& stock) noexcept {
    How how;
    int before = 0;
    do {
      const auto value = in_.digit();
      if (!value) return std::nullopt;
      const bool is_extra = in_.take("x");
      Places& chosen = is_extra ? how.extras : how.dice;
      if ((!is_extra && how.extras != 0) || *value < (chosen == 0 ? 1 : before)) {
        in_.fail("dice ascend, and virtual ones come last");
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
        in_.fail("shifts ascend");
        return std::nullopt;
      }
      before = *value;
      if (!choose(stock.shifts.values, kept(stock.shifts), *value, how.shifts)) return std::nullopt;
    }
    return how;
  }
  [[nodiscard]] static constexpr Places kept(const FewPips& few) noexcept { return (1U << few.size) - 1U; }

  /// Adds the first place of `left` with this value that is not chosen.
  constexpr bool choose(const std::array<int, 3>& values, Places left, int value, Places& chosen) noexcept {
    for (Places rest = left & ~chosen; rest != 0; rest &= rest - 1) {
      if (values[static_cast<std::size_t>(std::countr_zero(rest))] != value) continue;
      chosen |= rest & (~rest + 1);
      return true;
    }
    return in_.fail("this thief has no such die or symbol left");
  }

  const State& state_;
  Reading in_;
};

}  // namespace regelwerk::clou::detail

namespace regelwerk::clou {

/// The move that a text names in this position; it need not be legal. Letters may be of either case.
[[nodiscard]] constexpr Result<Move, Refusal> read_move(const Names& names, const State& state,
                                                        std::string_view text) noexcept {
  return detail::MoveReading{names, state, text}.move();
}

}  // namespace regelwerk::clou
