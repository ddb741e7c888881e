#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <regelwerk/core/container/multiset.hpp>
#include <regelwerk/core/container/padding.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

namespace regelwerk::ostfriesenlauf {

/// The number of cards of each back.
using BackCounts = std::array<std::uint8_t, stack_count>;

/// OL-11. The back of a laid card, or none.
class LaidBack {
 public:
  constexpr LaidBack() = default;
  /// OL-11. A card with this back is laid.
  constexpr explicit LaidBack(Place back) noexcept : number_(static_cast<std::uint8_t>(number(back))) {}

  [[nodiscard]] constexpr bool none() const noexcept { return number_ == 0; }
  /// Precondition: a card is laid.
  [[nodiscard]] constexpr Place back() const noexcept { return place_of_number(number_); }

  /// The number of the back, 0 for none.
  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return number_; }
  /// The back with this code. Does not check the code; see valid().
  [[nodiscard]] static constexpr LaidBack from_code(std::uint8_t code) noexcept {
    LaidBack laid;
    laid.number_ = code;
    return laid;
  }
  /// False for a code that is neither that of a back nor none.
  [[nodiscard]] constexpr bool valid() const noexcept { return number_ <= stack_count; }

  friend constexpr bool operator==(LaidBack, LaidBack) = default;

 private:
  std::uint8_t number_ = 0;
};

/// What one viewer may know: the public table, the backs of all cards (OL-11) and the cards played. A seat also knows
/// its own hand and the card that it laid.
struct View {
  Table table;                                      ///< as in the State
  std::array<BackCounts, max_seats> hand_sizes{};   ///< by seat and back
  BackCounts stack_sizes{};                         ///< cards left, by back
  std::array<LaidBack, runner_count> laid_backs{};  ///< in this round, in laying order
  Hand hand;                                        ///< the viewer's own
  Cards played{};                                   ///< since the last refill (OL-21)
  Viewer viewer;                                    ///< a seat or a spectator
  Laid laid;                                        ///< the card that the viewer has laid
  Padding<6> padding{};

  /// OL-11. The number of cards with this back in the hand of a seat, 0 to 5.
  [[nodiscard]] constexpr int hand_size(Seat seat, Place back) const noexcept {
    return hand_sizes[static_cast<std::size_t>(seat.index())][index(back)];
  }
  /// OL-11. The number of cards left in a stack, 0 to 15.
  [[nodiscard]] constexpr int stack_size(Place back) const noexcept { return stack_sizes[index(back)]; }

  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(std::is_trivially_copyable_v<View> && std::has_unique_object_representations_v<View>);

/// OL-21, OL-22. True if this stack holds a card.
[[nodiscard]] constexpr bool is_filled(const View& view, Place back) noexcept { return view.stack_size(back) > 0; }

/// OL-11. The backs of the cards in the hand of `seat`.
[[nodiscard]] constexpr Multiset<Place, stack_count, 8> backs_of(const View& view, Seat seat) noexcept {
  std::uint64_t counts = 0;
  for (const Place back : all_places) {
    counts |= static_cast<std::uint64_t>(view.hand_size(seat, back)) << (8 * static_cast<int>(back));
  }
  return Multiset<Place, stack_count, 8>::from_word(counts);
}

/// The part of `state` that `viewer` may know.
[[nodiscard]] constexpr View view_of(const auto& setup, const State& state, Viewer viewer) noexcept {
  View view;
  view.table = state.table;
  view.viewer = viewer;
  for (int seat = 0; seat < setup.layout().seats; ++seat) {
    state.hand(Seat{seat}).for_each_card([&](Card card) {
      ++view.hand_sizes[static_cast<std::size_t>(seat)][index(card.back())];
    });
  }
  for (const Place back : all_places) {
    view.stack_sizes[index(back)] = static_cast<std::uint8_t>(state.stack(back).size());
  }
  for (std::size_t turn = 0; turn < state.laid.size(); ++turn) {
    const Laid laid = state.laid[turn];
    if (laid.none()) continue;
    view.laid_backs[turn] = LaidBack{laid.card().back()};
    const Runner runner = state.table.race.at(place_in_turn(static_cast<int>(turn)));
    if (is_owned(setup.layout(), runner) && viewer.is(owner_of(runner))) view.laid = laid;
  }
  view.played = cards_played(setup.layout(), state);
  if (!viewer.is_spectator()) view.hand = state.hand(viewer.seat());
  return view;
}

/// Determinization: puts a random unseen card of the right back into every hidden place, all equally likely. Ignores
/// what was played before the last refill, and why a seat may have laid or kept a card.
template <BitSource Source>
class Resampler {
 public:
  /// Keeps references to all three arguments, which must outlive it.
  constexpr Resampler(const Layout& layout, const View& view, Source& source) noexcept
      : layout_(layout), view_(view), source_(source) {}

  /// A new random state that agrees with the view.
  [[nodiscard]] constexpr State state() noexcept {
    state_ = blank_state();
    state_.table = view_.table;
    for (const Place back : all_places) unseen_[index(back)] = layout_.deck[index(back)] - view_.played[index(back)];
    view_.hand.for_each_card([&](Card card) { take(card); });
    if (!view_.laid.none()) take(view_.laid.card());
    for (int seat = 0; seat < layout_.seats; ++seat) state_.hand(Seat{seat}) = hand(Seat{seat});
    for (int turn = 0; turn < runner_count; ++turn) state_.laid[static_cast<std::size_t>(turn)] = laid(turn);
    state_.stacks = unseen_;
    return state_;
  }

 private:
  [[nodiscard]] constexpr Hand hand(Seat seat) noexcept {
    if (view_.viewer.is(seat)) return view_.hand;
    Hand imagined;
    // One loop over all cards, not one for each back.
    for (auto missing = backs_of(view_, seat); !missing.empty();) {
      const Place back = missing.first();
      missing.remove(back);
      imagined.add(draw(back));
    }
    return imagined;
  }

  [[nodiscard]] constexpr Laid laid(int turn) noexcept {
    const LaidBack back = view_.laid_backs[static_cast<std::size_t>(turn)];
    if (back.none()) return {};
    const Runner runner = view_.table.race.at(place_in_turn(turn));
    const bool own = is_owned(layout_, runner) && view_.viewer.is(owner_of(runner));
    return own ? view_.laid : Laid{draw(back.back())};
  }

  constexpr void take(Card card) noexcept { unseen_[index(card.back())].remove(card.slot()); }

  [[nodiscard]] constexpr Card draw(Place back) noexcept {
    Stack& cards = unseen_[index(back)];
    const Slot slot = cards.nth(static_cast<int>(draw_below(source_, static_cast<std::uint32_t>(cards.size()))));
    cards.remove(slot);
    return {back, slot};
  }

  const Layout& layout_;
  const View& view_;
  Source& source_;
  State state_;
  Cards unseen_{};
};

/// A determinization: a random state that agrees with `view`.
template <BitSource Source>
[[nodiscard]] constexpr State resampled(const auto& setup, const View& view, Source& source) noexcept {
  return Resampler<Source>{setup.layout(), view, source}.state();
}

/// The hand that legal moves are listed for. Precondition: it is the viewer's turn.
[[nodiscard]] constexpr Hand hand_in_turn(const View& view) noexcept { return view.hand; }

}  // namespace regelwerk::ostfriesenlauf
