#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/game.hpp>
#include <regelwerk/clockman/law/movement.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/players/encoding/card_planes.hpp>
#include <regelwerk/clockman/players/encoding/proposal_numbers.hpp>
#include <regelwerk/clockman/players/encoding/seat_perspective.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/game/basic_game.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

namespace detail {

/// Describes the planes of Clockman. Things that exist only with an option have planes only with this option.
template <class Writer>
class ObservationPlanes {
 public:
  constexpr ObservationPlanes(const Writer& writer, const Layout& layout, const Options& options) noexcept
      : writer_(writer), layout_(layout), options_(options) {}

  constexpr void all() const noexcept {
    course();
    start();
    board();
    figures();
    digits();
    CardPlanes<Writer>{writer_, layout_}.all();
    bargains();
  }

 private:
  [[nodiscard]] constexpr SeatPerspective sight(const View& view) const noexcept {
    return {layout_, view.viewer.seat()};
  }
  [[nodiscard]] constexpr int seats() const noexcept { return layout_.seats; }

  /// A seat, or none.
  constexpr void seat(std::string_view name, const auto& chosen) const noexcept {
    writer_.one_of(name, seats(), [&](const View& view) {
      const std::optional<Seat> one = chosen(view.table);
      return one ? std::optional<int>{sight(view).steps_to(*one)} : std::nullopt;
    });
  }
  /// A set of seats.
  constexpr void seat_set(std::string_view name, const auto& chosen) const noexcept {
    writer_.painted(name, seats(), [&](const View& view, const Canvas& canvas) {
      for (int seat = 0; seat < seats(); ++seat) {
        if (chosen(view.table).contains(Seat{seat})) canvas.mark(sight(view).steps_to(Seat{seat}));
      }
    });
  }
  /// A row for every seat, painted by `paint(table, seat, row, canvas)`.
  constexpr void by_seat(std::string_view name, int width, const auto& paint) const noexcept {
    writer_.painted(name, seats(), width, [&](const View& view, const Canvas& canvas) {
      for (int row = 0; row < seats(); ++row) paint(view.table, sight(view).seat_at(row), row, canvas);
    });
  }

  /// The kind of the node, and what is still to be decided.
  constexpr void course() const noexcept {
    constexpr int phases = static_cast<int>(Phase::over) + 1;
    writer_.one_of("phase", phases, [](const View& view) { return static_cast<int>(view.table.phase); });
    seat("turn", [](const Table& table) { return std::make_optional(table.turn); });
    seat("asked", [](const Table& table) { return only_if(is_about_other(table.phase), table.asked); });
    seat("first", [](const Table& table) { return only_if(!table.arriving.empty(), table.first); });
    seat("goer", [](const Table& table) { return only_if(is_sent_back(table), table.goer); });
    seat_set("arriving", [](const Table& table) { return table.arriving; });
    seat_set("captured", [](const Table& table) { return table.captured; });
    writer_.one_of("roll", max_roll, [](const View& view) { return one_less(view.table.roll); });
    writer_.painted("played", cards_per_turn,
                    [](const View& view, const Canvas& canvas) { canvas.mark_run(view.table.played); });
    writer_.painted("to draw", most_to_draw,
                    [](const View& view, const Canvas& canvas) { canvas.mark_run(view.table.left); });
    writer_.one_of("card", card_kinds, [](const View& view) {
      const Card card = view.table.card;
      return card.none() ? std::nullopt : std::optional<int>{card.kind()};
    });
    writer_.one_of("wanted", digit_kinds, [](const View& view) {
      const bool demanded = view.table.phase == Phase::guard && view.table.card.has(Effect::grab);
      return demanded ? std::optional<int>{static_cast<int>(view.table.wanted)} : std::nullopt;
    });
  }
  /// CM-49. True while a figure arrives that an oback card moved.
  [[nodiscard]] static constexpr bool is_sent_back(const Table& table) noexcept {
    return table.card.has(Effect::oback) && !table.arriving.empty();
  }
  [[nodiscard]] static constexpr std::optional<Seat> only_if(bool condition, Seat seat) noexcept {
    return condition ? std::make_optional(seat) : std::nullopt;
  }

  /// CM-66, CM-67. The starting rolls.
  constexpr void start() const noexcept {
    seat_set("contenders", [](const Table& table) { return table.contenders; });
    writer_.one_of("highest", die_faces, [](const View& view) { return one_less(view.table.highest); });
    by_seat("first rolls", die_faces, [](const Table& table, Seat seat, int row, const Canvas& canvas) {
      const int rolled = table.first_rolls[static_cast<std::size_t>(seat.index())];
      if (rolled != 0) canvas.mark(row, rolled - 1);
    });
  }

  /// CM-8, CM-10. The parts of the board that look different from each seat: the quadrants of a board are alike except
  /// for X, L and poses. With three seats one gap between two of them is wider.
  constexpr void board() const noexcept {
    const auto fields = [&](std::string_view name, FieldKind kind) {
      writer_.painted(name, ring_fields_of(layout_), [this, kind](const View& view, const Canvas& canvas) {
        paint_fields(layout_.of_kind[static_cast<std::size_t>(kind)], view, canvas);
      });
    };
    fields("joker fields", FieldKind::joker);
    fields("lift fields", FieldKind::lift);
    writer_.painted("blockades", passages, poses, [&](const View& view, const Canvas& canvas) {
      const SeatPerspective from = sight(view);
      for (int number = 0; number < passages; ++number) {
        canvas.mark(from.passage(number), static_cast<int>(pose_of(layout_, number)));
      }
    });
    by_seat("last blockades", poses, [&](const Table&, Seat seat, int row, const Canvas& canvas) {
      canvas.mark(row, static_cast<int>(last_pose_of(layout_, seat)));
    });
    if (seats() == 3) {
      writer_.painted("places", seats(), places, [&](const View& view, const Canvas& canvas) {
        for (int row = 0; row < seats(); ++row) canvas.mark(row, sight(view).quarters_to(sight(view).seat_at(row)));
      });
    }
    if (!options_.blockades_stay) {
      writer_.painted("opened", passages, [&](const View& view, const Canvas& canvas) {
        const SeatPerspective from = sight(view);
        for (int number = 0; number < passages; ++number) {
          if (view.table.opened.contains(number)) canvas.mark(from.passage(number));
        }
      });
    }
  }
  constexpr void paint_fields(DigitSet fields, const View& view, const Canvas& canvas) const noexcept {
    const SeatPerspective from = sight(view);
    for (int number = 0; number < digit_fields; ++number) {
      if (fields.contains(number)) canvas.mark(from.ring_field(layout_.digit_at[static_cast<std::size_t>(number)]));
    }
  }

  constexpr void figures() const noexcept {
    writer_.painted("figures", seats(), spaces_of(layout_), [&](const View& view, const Canvas& canvas) {
      const SeatPerspective from = sight(view);
      for (int row = 0; row < seats(); ++row) canvas.mark(row, from.space(view.table.figure(from.seat_at(row))));
    });
    // CM-51. Turns to miss; more than three are rare, so only their share of the maximum is shown.
    by_seat("skips", Amount::width(3), [](const Table& table, Seat seat, int row, const Canvas& canvas) {
      Amount{3, event_cards}.paint(canvas, row, table.skips[static_cast<std::size_t>(seat.index())]);
    });
  }

  /// CM-9, CM-33, CM-71. Digits on the board and before the seats.
  constexpr void digits() const noexcept {
    writer_.painted("digits on board", ring_fields_of(layout_),
                    [&](const View& view, const Canvas& canvas) { paint_fields(view.table.board, view, canvas); });
    constexpr int cards = digit_cards[0] + digit_cards[1] + digit_cards[2] + digit_cards[3];
    by_seat("date", cards, [](const Table& table, Seat seat, int row, const Canvas& canvas) {
      paint_digits(table.of(seat).date, row, canvas);
    });
    if (!options_.transfer) return;
    by_seat("loose", cards, [](const Table& table, Seat seat, int row, const Canvas& canvas) {
      paint_digits(table.of(seat).loose, row, canvas);
    });
  }
  static constexpr void paint_digits(const DigitCounts& digits, int row, const Canvas& canvas) noexcept {
    int first = 0;
    for (const Digit digit : all_digits) {
      canvas.mark_run(row, first, digits.count(digit));
      first += digit_cards[static_cast<std::size_t>(digit)];
    }
  }

  /// CM-75, CM-77. Pacts and trade; the seats in a proposal are counted from the seat that makes it.
  constexpr void bargains() const noexcept {
    if (options_.hoarding == Hoarding::extended) {
      writer_.painted("pacts", seats(), seats(), [&](const View& view, const Canvas& canvas) {
        const SeatPerspective from = sight(view);
        for (int row = 0; row < seats(); ++row) {
          for (int column = 0; column < seats(); ++column) {
            const bool both = row != column && view.table.pacts.contains(from.seat_at(row), from.seat_at(column));
            if (both) canvas.mark(row, column);
          }
        }
      });
    }
    if (!options_.trade) return;
    const int proposals = proposal_count(seats());
    writer_.one_of("proposal", proposals, [&](const View& view) {
      const Proposal waits = view.table.proposal;
      return waits.none() ? std::nullopt : std::make_optional(proposal_number(waits, view.table.turn, seats()));
    });
    writer_.painted("declined", proposals, [&](const View& view, const Canvas& canvas) {
      const Proposals& made = view.table.proposals;
      for (int i = 0; i < made.declined_count(); ++i) {
        canvas.mark(proposal_number(made.declined(i), view.table.turn, seats()));
      }
    });
    writer_.painted("proposals made", options_.trade_offers,
                    [](const View& view, const Canvas& canvas) { canvas.mark_run(view.table.proposals.made()); });
  }

  const Writer& writer_;
  const Layout& layout_;
  const Options& options_;
};

}  // namespace detail

/// Describes the planes of an observation (ai/encoding/encoding.hpp): the board as the viewer's seat sees it
/// (SeatPerspective), the public table, the viewer's own cards, and the numbers of the others' cards.
template <class Setup, class Writer>
constexpr void describe_observation(const BasicGame<Rules, Setup>& game, const Writer& writer) noexcept {
  detail::ObservationPlanes<Writer>{writer, game.layout(), game.options()}.all();
}

}  // namespace regelwerk::clockman
