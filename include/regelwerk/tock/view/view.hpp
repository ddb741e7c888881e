#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <regelwerk/core/container/padding.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/legal.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// What one viewer may know: the public table and all card counts. A seat also knows its own hand, the card that it
/// chose or gave, and the card that it was given (TK-11).
struct View {
  Table table;                                       ///< public, the same as in the State
  Viewer viewer;                                     ///< a seat or a spectator
  std::array<std::uint8_t, max_seats> hand_sizes{};  ///< cards in hand, by seat
  std::uint8_t deck_size = 0;                        ///< TK-8: cards not yet dealt, 0 to 52
  Gift gave;                                         ///< the viewer's entry of State::gifts
  Gift received;  ///< the card that the partner gave, until the viewer puts down a card of its rank
  Padding<4> padding{};
  Cards discards;  ///< TK-8: since the last shuffle, shown to all
  Cards hand;      ///< the viewer's own

  /// The number of cards in the hand of a seat; public.
  [[nodiscard]] constexpr int hand_size(Seat seat) const noexcept {
    return hand_sizes[static_cast<std::size_t>(seat.index())];
  }

  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(std::is_trivially_copyable_v<View> && std::has_unique_object_representations_v<View>);

/// The part of `state` that `viewer` may know.
[[nodiscard]] constexpr View view_of(const auto& setup, const State& state, Viewer viewer) noexcept {
  View view;
  view.table = state.table;
  view.viewer = viewer;
  for (int seat = 0; seat < setup.layout().seats; ++seat) {
    view.hand_sizes[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(state.hand(Seat{seat}).size_of_few());
  }
  view.deck_size = static_cast<std::uint8_t>(state.deck.size());
  view.discards = state.discards;
  if (viewer.is_spectator()) return view;
  view.hand = state.hand(viewer.seat());
  if (!setup.layout().teams) return view;
  view.gave = state.gift(viewer.seat());
  if (state.table.phase != Phase::exchange) view.received = state.gift(partner_of(viewer.seat(), setup.layout().seats));
  return view;
}

/// Determinization: fills in at random what a view hides.
template <BitSource Source>
class Resampler {
 public:
  /// Keeps references to its arguments. Precondition: the view is of a game with this layout.
  constexpr Resampler(const Layout& layout, const View& view, Source& source) noexcept
      : layout_(layout), view_(view), source_(source) {}

  /// A random state with this view; every call draws anew.
  [[nodiscard]] constexpr State state() noexcept {
    state_ = blank_state(layout_);
    state_.table = view_.table;
    state_.discards = view_.discards;
    unseen_ = full_deck - view_.discards;
    if (view_.viewer.is_spectator()) {
      deal_others(max_seats);
    } else {
      deal_others(view_.viewer.seat().index());
    }
    state_.deck = unseen_;
    if (layout_.teams && view_.table.phase != Phase::exchange) sample_gifts();
    return state_;
  }

 private:
  [[nodiscard]] constexpr bool is_known(int seat) const noexcept { return view_.viewer.is(Seat{seat}); }

  /// Places the cards that the viewer knows, then draws a card for every hidden place.
  constexpr void deal_others(int own) noexcept {
    const bool exchanging = view_.table.phase == Phase::exchange;
    if (own < max_seats) {
      take(view_.hand);
      state_.hand(Seat{own}) = view_.hand;
      if (!view_.gave.none()) place_known_gift(Seat{own}, exchanging);
      if (!view_.received.none()) state_.gift(partner_of(Seat{own}, layout_.seats)) = view_.received;
    }
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (is_known(seat)) continue;
      Cards& hand = state_.hand(Seat{seat});
      for (int missing = view_.hand_size(Seat{seat}) - hand.size(); missing > 0; --missing) hand.add(draw());
      if (exchanging && view_.table.chosen.contains(Seat{seat})) state_.gift(Seat{seat}) = Gift{draw()};
    }
  }

  /// TK-11. Places the viewer's gift: a card laid aside is in no hand, a card given is in the partner's hand.
  constexpr void place_known_gift(Seat own, bool exchanging) noexcept {
    Cards card;
    card.add(view_.gave.rank());
    take(card);
    state_.gift(own) = view_.gave;
    if (!exchanging) state_.hand(partner_of(own, layout_.seats)) += card;
  }

  /// Draws the gifts of the other seats. A gift is a decision, so the rules give it no probability: all cards of the
  /// partner's first hand, including those already played, are equally likely.
  constexpr void sample_gifts() noexcept {
    if (view_.table.phase == Phase::deal) return;
    for (int seat = 0; seat < layout_.seats; ++seat) {
      const Seat partner = partner_of(Seat{seat}, layout_.seats);
      if (is_known(seat) || is_known(partner.index())) continue;
      const Cards hand = state_.hand(partner);
      const auto place = draw_below(source_, layout_.schedule[view_.table.deal]);
      if (static_cast<int>(place) < hand.size()) state_.gift(Seat{seat}) = Gift{hand.nth(static_cast<int>(place))};
    }
  }

  constexpr void take(Cards cards_known) noexcept { unseen_ -= cards_known; }

  [[nodiscard]] constexpr Rank draw() noexcept {
    const auto index = draw_below(source_, static_cast<std::uint32_t>(unseen_.size()));
    const Rank rank = unseen_.nth(static_cast<int>(index));
    unseen_.remove(rank);
    return rank;
  }

  const Layout& layout_;
  const View& view_;
  Source& source_;
  State state_;
  Cards unseen_;
};

/// A determinization: a random state that agrees with `view`.
template <BitSource Source>
[[nodiscard]] constexpr State resampled(const auto& setup, const View& view, Source& source) noexcept {
  return Resampler<Source>{setup.layout(), view, source}.state();
}

/// The legal moves of the viewer, by the same rules as for a state.
template <class Setup>
[[nodiscard]] constexpr Turn<Setup> turn_of(const Setup& setup, const View& view) noexcept {
  return {setup, view.table, view.hand};
}

}  // namespace regelwerk::tock
