#pragma once
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/windows.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/view/component_check.hpp>
#include <regelwerk/clockman/view/validate.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

namespace detail {

/// CM-40, CM-41, CM-43. Checks the cards that the viewer knows, and the numbers of the others.
class ViewCheck {
 public:
  constexpr ViewCheck(const Layout& layout, const Options& options, const View& view) noexcept
      : layout_(layout), options_(options), view_(view) {}

  [[nodiscard]] constexpr bool adds_up() const noexcept {
    return own_symbols_hold() && symbols_add_up() && events_add_up() && window_is_possible();
  }

 private:
  [[nodiscard]] constexpr bool is_other(Seat seat) const noexcept {
    return seat.index() < layout_.seats && !view_.viewer.is(seat);
  }

  [[nodiscard]] constexpr bool own_symbols_hold() const noexcept {
    for (int seat = layout_.seats; seat < max_seats; ++seat) {
      if (view_.symbol_count(Seat{seat}) != 0) return false;
    }
    return view_.symbols.size() == (view_.viewer.is_spectator() ? 0 : view_.symbol_count(view_.viewer.seat()));
  }

  /// CM-3, CM-40, CM-54. True if no symbol card occurs more often than there are copies, and the numbers add up.
  [[nodiscard]] constexpr bool symbols_add_up() const noexcept {
    for (int kind = 0; kind < poses; ++kind) {
      const auto pose = static_cast<Pose>(kind);
      const int known = view_.put_back.count(pose) + view_.symbols.count(pose) + view_.aside.count(pose);
      if (known > symbols_per_pose) return false;
    }
    int cards = view_.symbol_pile + view_.put_back.size() + (view_.table.phase == Phase::mix_draw ? 1 : 0);
    for (const auto count : view_.symbol_counts) cards += count;
    return cards == symbol_cards && view_.aside.size() <= (view_.table.phase == Phase::mix_draw ? 1 : 0);
  }

  /// CM-41, CM-43. True if the cards that the viewer knows are sorted, so that dealing does not move them, and hands
  /// have no more on-demand cards than there are.
  [[nodiscard]] constexpr bool events_add_up() const noexcept {
    State known = blank_state(layout_);
    known.table = view_.table;
    known.events = view_.events;
    int hidden = 0;
    for (int seat = 0; seat < max_seats; ++seat) {
      if (!is_other(Seat{seat})) continue;
      hidden += view_.events.hand_size(Seat{seat});
      known.events.set_hand_size(Seat{seat}, 0);
    }
    if (!ComponentCheck{layout_, options_, known}.events_hold()) return false;
    int unseen = 0;
    for (int kind = first_on_demand; kind < first_open; ++kind) unseen += unseen_cards(Card{kind});
    return hidden <= unseen && view_.event_pile + hidden == view_.events.count(Spot::draw());
  }

  [[nodiscard]] constexpr int unseen_cards(Card card) const noexcept {
    return view_.events.count(layout_.deck, card, Spot::draw());
  }

  /// CM-68. True if a seat can have this window with the known cards, or with one unseen card more. Each unseen card is
  /// in the hand of a seat with unseen cards with a probability of at least 1 in 60, so dealing ends.
  [[nodiscard]] constexpr bool window_is_possible() const noexcept {
    if (exists_with(view_.events)) return true;
    const Seat seat = seat_at(view_.table);
    if (!is_other(seat) || view_.events.hand_size(seat) == 0) return false;
    for (int kind = first_on_demand; kind < first_open; ++kind) {
      if (unseen_cards(Card{kind}) == 0) continue;
      EventCards events = view_.events;
      events.reveal(layout_.deck, Card{kind}, seat);
      if (exists_with(events)) return true;
    }
    return false;
  }
  [[nodiscard]] constexpr bool exists_with(const EventCards& events) const noexcept {
    return window_can_exist(layout_, options_, view_.table, events);
  }

  const Layout& layout_;
  const Options& options_;
  const View& view_;
};

}  // namespace detail

/// True if the numbers in a view from outside are consistent, so that a state can be drawn from it; that state may
/// still be unsound. Precondition: the viewer is a spectator or a seat of this game.
[[nodiscard]] constexpr bool adds_up(const auto& setup, const View& view) noexcept {
  State state = blank_state(setup.layout());
  state.table = view.table;
  return detail::Check{setup, state}.table_holds() &&
         detail::ViewCheck{setup.layout(), setup.options(), view}.adds_up();
}

}  // namespace regelwerk::clockman
