#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include <regelwerk/clou/board/cause.hpp>
#include <regelwerk/clou/board/completions.hpp>
#include <regelwerk/clou/board/part_kinds.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/play/parts.hpp>

namespace regelwerk::clou {

namespace detail {

/// Divides a move into its parts.
class MoveSplitter {
 public:
  constexpr MoveSplitter(const Layout& layout, const State& state, Move move) noexcept
      : layout_(layout), state_(state), move_(move) {}

  [[nodiscard]] constexpr Chain<PartKind> chain() noexcept {
    switch (move_.kind()) {
      case MoveKind::mark:
        add(PartKind::thief, static_cast<int>(move_.thief()));
        add_dice_use();
        add_target();
        if (move_.how().shifts != 0) add(PartKind::number, move_.number());
        break;
      case MoveKind::fill:
        add(PartKind::thief, static_cast<int>(move_.thief()));
        add(PartKind::fill);
        add_target();
        if (move_.number() != 0) add(PartKind::number, move_.number());
        break;
      case MoveKind::cross:
        add(PartKind::symbol, move_.fired().order());
        if (!move_.owner().is_nobody()) add(PartKind::thief, static_cast<int>(move_.owner().thief()));
        add_target();
        break;
      case MoveKind::roll:
        if (move_.number() >= roll_count) break;
        for (const int face : Roll{move_.number()}.faces()) add(PartKind::face, face);
        break;
      case MoveKind::drive:
        add(PartKind::face, move_.number());
        break;
      case MoveKind::driver:
        add(PartKind::thief, static_cast<int>(move_.thief()));
        break;
      case MoveKind::gang:
        ThiefSet{static_cast<unsigned>(move_.number()) & all_thieves.bits()}.for_each(
            [&](Thief thief) { add(PartKind::thief, static_cast<int>(thief)); });
        break;
      case MoveKind::gift:
      case MoveKind::scout:
      case MoveKind::pimp:
      case MoveKind::buy:
        add_target();
        break;
      default:
        add(PartKind::answer, static_cast<int>(move_.kind()));
        break;
    }
    return chain_;
  }

 private:
  constexpr void add(PartKind kind, int value = 0) noexcept {
    chain_.push_back({kind, static_cast<std::uint16_t>(value)});
  }

  constexpr void add_dice_use() noexcept {
    const Thief thief = move_.thief();
    const DiceSupply stock =
        state_.gang.contains(thief) && !state_.roll.none() ? DiceSupply{state_.roll, state_.hand(thief)} : DiceSupply{};
    add_places(PartKind::die, stock.faces, move_.how().dice);
    add_places(PartKind::extra, stock.extras.values, move_.how().extras);
    add_places(PartKind::shift, stock.shifts.values, move_.how().shifts);
  }
  constexpr void add_places(PartKind kind, const std::array<int, 3>& values, Places chosen) noexcept {
    for (; chosen != 0; chosen &= chosen - 1) add(kind, values[static_cast<std::size_t>(std::countr_zero(chosen))]);
  }

  constexpr void add_target() noexcept {
    const Target target = move_.target();
    if (target.is_element()) {
      add(PartKind::group, group_of(layout_, target.element()));
      add(PartKind::element, target.element().code());
    } else if (target.is_demand()) {
      const auto demand = static_cast<std::size_t>(target.demand());
      add(PartKind::challenge, plan_of(layout_, state_).places[demand].challenge);
      add(PartKind::demand, target.demand());
    } else if (target.is_item()) {
      add(PartKind::item, target.item());
    } else {
      add(target == Target::escape() ? PartKind::escape : PartKind::nothing);
    }
  }

  const Layout& layout_;
  const State& state_;
  Move move_;
  Chain<PartKind> chain_;
};

}  // namespace detail

/// The choices that make up a move, in order.
[[nodiscard]] constexpr Chain<PartKind> parts_of(const auto& setup, const auto& position, Move move) noexcept {
  return detail::MoveSplitter{setup.layout(), state_of(position), move}.chain();
}

/// Visits the moves that a player may intend with these parts, the likeliest first, legal or not.
constexpr bool for_each_completion(const auto& setup, const auto& position, std::span<const MovePart> chain,
                                   const auto& visitor) noexcept {
  return detail::Completions{setup.layout(), state_of(position), chain, visitor}.all();
}

}  // namespace regelwerk::clou
