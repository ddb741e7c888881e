#pragma once
#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/state/hand.hpp>
#include <regelwerk/ostfriesenlauf/view/validate.hpp>
#include <regelwerk/ostfriesenlauf/view/view.hpp>

namespace regelwerk::ostfriesenlauf {

namespace detail {

/// OL-1, OL-11. Checks the cards that the viewer knows: in stacks, in hands, laid and played. Precondition: the race is
/// valid.
class ViewCheck {
 public:
  constexpr ViewCheck(const Layout& layout, const View& view) noexcept : layout_(layout), view_(view) {}

  [[nodiscard]] constexpr bool adds_up() const noexcept {
    return own_hand_holds() && own_laid_holds() && hands_hold() && all_cards_there() && known_cards_exist();
  }

 private:
  [[nodiscard]] constexpr bool own_hand_holds() const noexcept {
    if (!view_.hand.valid()) return false;
    if (view_.viewer.is_spectator()) return view_.hand.empty();
    for (const Place back : all_places) {
      if (view_.hand.count(back) != view_.hand_size(view_.viewer.seat(), back)) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr LaidBack laid_for(Runner runner) const noexcept {
    return view_.laid_backs[index(place_in_turn(static_cast<int>(index(view_.table.race.place(runner)))))];
  }
  [[nodiscard]] constexpr bool own_laid_holds() const noexcept {
    if (!view_.laid.valid()) return false;
    if (view_.viewer.is_spectator()) return view_.laid.none();
    const LaidBack own = laid_for(runner_of(view_.viewer.seat()));
    return view_.laid.none() ? own.none() : own == LaidBack{view_.laid.card().back()};
  }

  [[nodiscard]] constexpr bool hands_hold() const noexcept {
    for (int seat = 0; seat < max_seats; ++seat) {
      int size = 0;
      for (const Place back : all_places) size += view_.hand_size(Seat{seat}, back);
      if (size > (seat < layout_.seats ? max_hand : 0)) return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool all_cards_there() const noexcept {
    for (const Place back : all_places) {
      int cards = view_.stack_size(back) + view_.played[index(back)].size();
      for (int seat = 0; seat < layout_.seats; ++seat) cards += view_.hand_size(Seat{seat}, back);
      for (const LaidBack laid : view_.laid_backs) cards += laid == LaidBack{back} ? 1 : 0;
      if (cards != cards_per_stack) return false;
    }
    return true;
  }

  /// True if no card is visible more often than the edition has it.
  [[nodiscard]] constexpr bool known_cards_exist() const noexcept {
    Cards unseen = layout_.deck;
    for (const Place back : all_places) {
      if (!unseen[index(back)].includes(view_.played[index(back)])) return false;
      unseen[index(back)] -= view_.played[index(back)];
    }
    const auto take = [&](Card card) {
      if (!unseen[index(card.back())].contains(card.slot())) return false;
      unseen[index(card.back())].remove(card.slot());
      return true;
    };
    return view_.hand.for_each_card(take) && (view_.laid.none() || take(view_.laid.card()));
  }

  const Layout& layout_;
  const View& view_;
};

}  // namespace detail

/// True if the counts of an untrusted view are consistent, so that a state can be drawn from it; that state may still
/// be unsound. Precondition: the viewer is a spectator or a seat of this game.
[[nodiscard]] constexpr bool adds_up(const auto& setup, const View& view) noexcept {
  State state = blank_state();
  state.table = view.table;
  const detail::Check check{setup, state};
  return check.table_holds() && check.race_holds() && detail::ViewCheck{setup.layout(), view}.adds_up();
}

}  // namespace regelwerk::ostfriesenlauf
