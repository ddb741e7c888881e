#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/legal.hpp>
#include <regelwerk/clockman/law/windows.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/container/padding.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

namespace regelwerk::clockman {

/// What one viewer may know: the public table, the put-back piles, the sizes of hands and draw piles, and a seat's own
/// cards.
struct View {
  Table table;                                          ///< public, the same as in the State
  Viewer viewer;                                        ///< a seat or a spectator
  std::array<std::uint8_t, max_seats> symbol_counts{};  ///< by seat; a card laid aside is in no hand
  std::uint8_t symbol_pile = 0;                         ///< number of cards in the draw pile
  std::uint8_t event_pile = 0;                          ///< number of cards in the draw pile
  Padding<1> padding{};
  Symbols put_back;   ///< public
  Symbols symbols;    ///< the viewer's hand; empty for a spectator
  Symbols aside;      ///< CM-54: the viewer's card laid aside; empty if it laid none aside
  EventCards events;  ///< cards in hidden hands are in the draw pile here; hand sizes are correct

  /// CM-32. The number of symbol cards of a seat; public.
  [[nodiscard]] constexpr int symbol_count(Seat seat) const noexcept {
    return symbol_counts[static_cast<std::size_t>(seat.index())];
  }
  /// CM-54. The seats that hold symbol cards; a mix card needs one of them.
  [[nodiscard]] constexpr SeatSet with_symbols() const noexcept {
    SeatSet seats;
    for (int seat = 0; seat < max_seats; ++seat) {
      if (symbol_count(Seat{seat}) > 0) seats.insert(Seat{seat});
    }
    return seats;
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
    view.symbol_counts[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(state.hand(Seat{seat}).size());
  }
  view.symbol_pile = static_cast<std::uint8_t>(state.draw_pile.size());
  view.event_pile = static_cast<std::uint8_t>(state.events.count(Spot::draw()));
  view.put_back = state.put_back;
  view.events = state.events.without_hands(setup.layout().deck, [&](Seat seat) { return viewer.is(seat); });
  if (viewer.is_spectator()) return view;
  view.symbols = state.hand(viewer.seat());
  if (viewer.is(state.table.turn)) view.aside = state.aside;
  return view;
}

/// Deals the hidden cards of a view (determinization).
template <BitSource Source>
class Resampler {
 public:
  /// Keeps references to its arguments. Precondition: the view is of a game with this layout and these options.
  constexpr Resampler(const Layout& layout, const Options& options, const View& view, Source& source) noexcept
      : layout_(layout), options_(options), view_(view), source_(source) {}

  /// A random state with this view; every call draws anew.
  [[nodiscard]] constexpr State state() noexcept {
    State state = blank_state(layout_);
    state.table = view_.table;
    deal_symbols(state);
    // An open window shows that its seat holds a card for it. Hands are dealt until one does (rejection sampling), so
    // the remaining deals keep their proportions. If only one card fits, this takes 60 trials on average at most.
    do {
      state.events = view_.events;
      deal_events(state.events);
    } while (!window_can_exist(layout_, options_, state.table, state.events));
    return state;
  }

 private:
  [[nodiscard]] constexpr int draw(int size) noexcept {
    return static_cast<int>(draw_below(source_, static_cast<std::uint32_t>(size)));
  }

  /// CM-40. Deals symbol cards: every unseen card is equally likely in every unseen place.
  constexpr void deal_symbols(State& state) noexcept {
    state.put_back = view_.put_back;
    state.draw_pile = all_symbols - view_.put_back - view_.symbols - view_.aside;
    state.aside = view_.aside;
    int unseen = state.draw_pile.size();
    const auto deal = [&](Symbols& to) {
      const Pose pose = state.draw_pile.nth(draw(unseen--));
      state.draw_pile.remove(pose);
      to.add(pose);
    };
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (view_.viewer.is(Seat{seat})) {
        state.hand(Seat{seat}) = view_.symbols;
      } else {
        for (int left = view_.symbol_count(Seat{seat}); left > 0; --left) deal(state.hand(Seat{seat}));
      }
    }
    if (view_.table.phase == Phase::mix_draw && state.aside.empty()) deal(state.aside);
  }

  /// CM-41, CM-43. Deals event cards: hands hold only on-demand cards, and the draw pile gets all others. Every unseen
  /// on-demand card is equally likely in every unseen hand.
  constexpr void deal_events(EventCards& events) noexcept {
    const CardSet on_demand = layout_.deck.on_demand;
    int unseen = (events.draw_pile() & on_demand).size();
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (view_.viewer.is(Seat{seat})) continue;
      for (int left = events.hand_size(Seat{seat}); left > 0; --left) {
        const std::size_t number = (events.draw_pile() & on_demand).nth(draw(unseen));
        events.reveal(layout_.deck, layout_.deck.kind[number], Seat{seat});
        --unseen;
      }
    }
  }

  const Layout& layout_;
  const Options& options_;
  const View& view_;
  Source& source_;
};

/// A determinization: a random state that agrees with `view`.
template <BitSource Source>
[[nodiscard]] constexpr State resampled(const auto& setup, const View& view, Source& source) noexcept {
  return Resampler<Source>{setup.layout(), setup.options(), view, source}.state();
}

/// The legal moves of the viewer, by the same rules as for a state.
template <class Setup>
[[nodiscard]] constexpr Turn<Setup> turn_of(const Setup& setup, const View& view) noexcept {
  const SeatSet with_symbols = view.table.phase == Phase::mix ? view.with_symbols() : SeatSet{};
  return {setup, view.table, view.events, view.symbols, with_symbols};
}

}  // namespace regelwerk::clockman
