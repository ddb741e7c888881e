#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/card_set.hpp>
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/players/encoding/seat_perspective.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman::detail {

/// The column of a number that counts from 1; empty for 0.
[[nodiscard]] constexpr std::optional<int> one_less(int number) noexcept {
  return number == 0 ? std::nullopt : std::make_optional(number - 1);
}

/// A number that is usually small: a unary code up to `few`, then its share of `most`.
struct Amount {
  int few = 0;
  int most = 0;

  [[nodiscard]] static constexpr int width(int few) noexcept { return few + 1; }
  constexpr void paint(const Canvas& canvas, int row, int number) const noexcept {
    canvas.mark_run(row, 0, lesser(number, few));
    canvas.put(row, few, share(number, most));
  }
};

/// CM-40 to CM-44. Planes of the cards in a view.
template <class Writer>
class CardPlanes {
 public:
  constexpr CardPlanes(const Writer& writer, const Layout& layout) noexcept : writer_(writer), layout_(layout) {}

  constexpr void all() const noexcept {
    symbols();
    events();
  }

 private:
  static constexpr int few_symbols = 6;
  static constexpr int few_events = 4;
  /// CM-65. The number of values of a counter, 0 to n + 1.
  static constexpr int counters = card_table[card_kinds - 1].number + 2;
  static_assert(card_table[card_kinds - 1].effect == Effect::peace);

  [[nodiscard]] constexpr SeatPerspective sight(const View& view) const noexcept {
    return {layout_, view.viewer.seat()};
  }
  [[nodiscard]] constexpr const Deck& deck() const noexcept { return layout_.deck; }
  /// The number of cards of these kinds in the deck.
  [[nodiscard]] constexpr int cards(int first, int last) const noexcept {
    return static_cast<int>(deck().first(last) - deck().first(first));
  }

  constexpr void by_seat(std::string_view name, int few, int most, const auto& number_of) const noexcept {
    writer_.painted(name, layout_.seats, Amount::width(few),
                    [this, few, most, &number_of](const View& view, const Canvas& canvas) {
                      for (int row = 0; row < layout_.seats; ++row) {
                        Amount{few, most}.paint(canvas, row, number_of(view, sight(view).seat_at(row)));
                      }
                    });
  }
  constexpr void by_pose(std::string_view name, const auto& symbols_of) const noexcept {
    writer_.painted(name, poses, symbols_per_pose, [&symbols_of](const View& view, const Canvas& canvas) {
      for (int pose = 0; pose < poses; ++pose)
        canvas.mark_run(pose, 0, symbols_of(view).count(static_cast<Pose>(pose)));
    });
  }

  /// CM-40. Symbol cards; of other hands and of the draw pile only the numbers are public.
  constexpr void symbols() const noexcept {
    by_seat("symbol hands", few_symbols, symbol_cards,
            [](const View& view, Seat seat) { return view.symbol_count(seat); });
    by_pose("own symbols", [](const View& view) { return view.symbols; });
    by_pose("symbols put back", [](const View& view) { return view.put_back; });
    writer_.number("symbol pile", [](const View& view) { return share(view.symbol_pile, symbol_cards); });
    writer_.one_of("aside", poses, [](const View& view) {
      return view.aside.empty() ? std::nullopt : std::make_optional(static_cast<int>(view.aside.nth(0)));
    });
  }

  /// CM-41, CM-43, CM-44. Event cards: one mark for each card whose place the viewer knows.
  constexpr void events() const noexcept {
    by_seat("event hands", few_events, event_cards,
            [](const View& view, Seat seat) { return view.events.hand_size(seat); });
    if (cards(first_on_demand, first_open) > 0) {
      writer_.painted("own events", cards(first_on_demand, first_open), [&](const View& view, const Canvas& canvas) {
        paint_at(view, canvas, Spot::hand(view.viewer.seat()), first_on_demand, first_open);
      });
    }
    writer_.painted("events put back", event_cards, [&](const View& view, const Canvas& canvas) {
      paint_at(view, canvas, Spot::put_back(), 0, card_kinds);
    });
    writer_.number("event pile", [](const View& view) { return share(view.event_pile, event_cards); });
    if (cards(first_open, first_peace) > 0) open("barred", first_open, first_peace, 1);
    if (cards(first_peace, card_kinds) > 0) open("peace", first_peace, card_kinds, counters);
  }
  constexpr void paint_at(const View& view, const Canvas& canvas, Spot spot, int first, int last) const noexcept {
    for_each_copy(view.events.at(spot) & deck().between(first, last), first, [&](int column) { canvas.mark(column); });
  }
  /// Calls `visitor` with the columns of these cards, which are of one spot. Every kind from `first` on has as many
  /// columns as the deck has copies, and uses the first ones.
  constexpr void for_each_copy(CardSet of_spot, int first, const auto& visitor) const noexcept {
    of_spot.for_each([&](std::size_t number) {
      const Card card = deck().kind[number];
      const CardSet before = of_spot & deck().of(card) & CardSet::first(number);
      visitor(cards(first, card.kind()) + before.size());
    });
  }
  /// CM-64, CM-65. Open cards before the seats; a card with a counter has a column for each of its values.
  constexpr void open(std::string_view name, int first, int last, int width) const noexcept {
    writer_.painted(name, layout_.seats, cards(first, last) * width,
                    [this, first, last, width](const View& view, const Canvas& canvas) {
                      const SeatPerspective from = sight(view);
                      for (int row = 0; row < layout_.seats; ++row) {
                        const Seat seat = from.seat_at(row);
                        // Mostly there are none, which is seen without looking at every counter.
                        if (!view.events.any_open(deck().between(first, last), seat)) continue;
                        for (int counter = 0; counter < width; ++counter) {
                          const CardSet there = view.events.at(Spot::open(seat, counter));
                          for_each_copy(there & deck().between(first, last), first,
                                        [&](int column) { canvas.mark(row, column * width + counter); });
                        }
                      }
                    });
  }

  const Writer& writer_;
  const Layout& layout_;
};

}  // namespace regelwerk::clockman::detail
