#pragma once
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/view/validate.hpp>
#include <regelwerk/tock/view/view.hpp>

namespace regelwerk::tock {

namespace detail {

/// TK-8, TK-11. Checks the cards that the viewer knows, in hands and laid aside; a card that was given may have been
/// played since.
class ViewCheck {
 public:
  constexpr ViewCheck(const Layout& layout, const View& view) noexcept : layout_(layout), view_(view) {}

  [[nodiscard]] constexpr bool adds_up() const noexcept {
    const bool is_partner = layout_.teams && !view_.viewer.is_spectator();
    if (!is_partner && !(view_.gave.none() && view_.received.none())) return false;
    if (!hand_holds() || (is_partner && !gifts_hold())) return false;
    return full_deck.includes(view_.discards) && (full_deck - view_.discards).includes(known()) &&
           view_.discards.size() + in_hands() + laid_aside() + view_.deck_size == deck_size;
  }

 private:
  [[nodiscard]] constexpr bool is_exchange() const noexcept { return view_.table.phase == Phase::exchange; }

  [[nodiscard]] constexpr bool hand_holds() const noexcept {
    for (int seat = layout_.seats; seat < max_seats; ++seat) {
      if (view_.hand_size(Seat{seat}) != 0) return false;
    }
    return view_.hand.size() == (view_.viewer.is_spectator() ? 0 : view_.hand_size(view_.viewer.seat()));
  }

  [[nodiscard]] constexpr bool gifts_hold() const noexcept {
    const Seat own = view_.viewer.seat();
    if (is_exchange()) return view_.gave.none() != view_.table.chosen.contains(own) && view_.received.none();
    return (view_.gave.none() || view_.hand_size(partner_of(own, layout_.seats)) > 0) &&
           (view_.received.none() || view_.hand.contains(view_.received.rank()));
  }

  /// The cards that the viewer knows to be in hands or laid aside.
  [[nodiscard]] constexpr Cards known() const noexcept {
    Cards cards = view_.hand;
    if (view_.gave.none() || cards.count(view_.gave.rank()) == Cards::max_count) return cards;
    cards.add(view_.gave.rank());
    return cards;
  }

  [[nodiscard]] constexpr int in_hands() const noexcept {
    int cards = 0;
    for (const auto size : view_.hand_sizes) cards += size;
    return cards;
  }
  [[nodiscard]] constexpr int laid_aside() const noexcept { return is_exchange() ? view_.table.chosen.size() : 0; }

  const Layout& layout_;
  const View& view_;
};

}  // namespace detail

/// True if the counts of an untrusted view are consistent, so that a state can be drawn from it; that state may still
/// be unsound. Precondition: the viewer is a spectator or a seat of this game.
[[nodiscard]] constexpr bool adds_up(const auto& setup, const View& view) noexcept {
  State state = blank_state(setup.layout());
  state.table = view.table;
  return detail::Check{setup, state}.table_holds() && detail::ViewCheck{setup.layout(), view}.adds_up();
}

}  // namespace regelwerk::tock
