#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/encoding/policy_blocks.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf/board/geometry.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/state/hand.hpp>
#include <regelwerk/ostfriesenlauf/state/race.hpp>
#include <regelwerk/ostfriesenlauf/view/view.hpp>

// Ostfriesenlauf for neural networks: observation planes of a view and policy indexes of moves. Seats and their runners
// are counted from the viewer; unowned runners follow in their order. So rotating the seats changes nothing, except the
// deal, which begins with seat 0 (OL-9).

namespace regelwerk::ostfriesenlauf {

namespace detail {

/// The row of a runner: that of its owner; for an unowned runner, a row after all seats.
[[nodiscard]] constexpr int row_of_runner(const Layout& layout, const View& view, Runner runner) noexcept {
  return is_owned(layout, runner) ? seats_after(view.viewer.seat(), owner_of(runner), layout.seats) : runner.index();
}
[[nodiscard]] constexpr Runner runner_in_row(const Layout& layout, const View& view, int row) noexcept {
  return row < layout.seats ? runner_of(seat_after(view.viewer.seat(), row, layout.seats)) : Runner{row};
}

/// The number of different faces in a stack; its slots are filled from the first on.
[[nodiscard]] constexpr int different_faces(Stack stack) noexcept {
  constexpr int bits = std::bit_width(static_cast<unsigned>(Stack::max_count));
  return (static_cast<int>(std::bit_width(stack.word())) + bits - 1) / bits;
}
/// The index of the first card with this back among the different cards of the edition.
[[nodiscard]] constexpr int first_of_back(const Layout& layout, Place back) noexcept {
  int first = 0;
  for (std::size_t before = 0; before < index(back); ++before) first += different_faces(layout.deck[before]);
  return first;
}
[[nodiscard]] constexpr int number_of_card(const Layout& layout, Card card) noexcept {
  return first_of_back(layout, card.back()) + static_cast<int>(card.slot());
}
[[nodiscard]] constexpr int different_cards(const Layout& layout) noexcept {
  return first_of_back(layout, Place::fourth) + different_faces(layout.deck[index(Place::fourth)]);
}

/// The kinds of moves, and what the policy indexes distinguish within each.
enum class PolicyKind : std::uint8_t {
  draw,  ///< by stack
  lay,   ///< by card
};

[[nodiscard]] constexpr PolicyBlocks<PolicyKind, 2> policy_blocks(const Layout& layout) noexcept {
  PolicyBlocks<PolicyKind, 2> blocks;
  blocks.add(PolicyKind::draw, stack_count);
  blocks.add(PolicyKind::lay, different_cards(layout));
  return blocks;
}

}  // namespace detail

/// The number of policy indexes: one for each stack and each different card of the edition.
[[nodiscard]] constexpr std::size_t policy_size(const auto& game) noexcept {
  return detail::policy_blocks(game.layout()).size();
}

/// The policy index of a move, below policy_size(game). Precondition: the move is legal for the view.
[[nodiscard]] constexpr std::size_t policy_index(const auto& game, const View& /*view*/, const Move& move) noexcept {
  using detail::PolicyKind;
  const Layout& layout = game.layout();
  const auto blocks = detail::policy_blocks(layout);
  if (move.kind == MoveKind::draw) return blocks.index(PolicyKind::draw, static_cast<int>(move.back));
  return blocks.index(PolicyKind::lay, detail::number_of_card(layout, *layout.card(move.back, move.face)));
}

/// Describes the observation planes. Rows of seats and runners begin with the viewer.
constexpr void describe_observation(const auto& game, const auto& writer) noexcept {
  const Layout& layout = game.layout();
  const int cards = detail::different_cards(layout);
  const auto runner_in = [&](const View& view, int row) { return detail::runner_in_row(layout, view, row); };
  const auto row_of = [&](const View& view, Runner runner) { return detail::row_of_runner(layout, view, runner); };

  writer.painted("runners on the track", runner_count, layout.length, [&](const View& view, const Canvas& canvas) {
    for (int row = 0; row < runner_count; ++row) {
      canvas.mark(row, field_of_track(layout, view.table.race.position(runner_in(view, row))));
    }
  });
  writer.each("positions", runner_count, [&](const View& view, int row) {
    constexpr int lowest = INT8_MIN;
    return share(view.table.race.position(runner_in(view, row)) - lowest, INT8_MAX - lowest);
  });
  writer.painted("places", runner_count, runner_count, [&](const View& view, const Canvas& canvas) {
    for (const Place place : all_places) canvas.mark(row_of(view, view.table.race.at(place)), static_cast<int>(place));
  });
  writer.one_of("sign", sign_count,
                [](const View& view) { return std::make_optional(static_cast<int>(view.table.sign)); });

  writer.painted("own hand", cards, [&](const View& view, const Canvas& canvas) {
    view.hand.for_each_card([&](Card card) {
      int equal = 0;
      view.hand.for_each_card([&](Card other) { equal += other == card ? 1 : 0; });
      canvas.put(detail::number_of_card(layout, card), share(equal, max_hand));
    });
  });
  writer.one_of("own card laid", cards, [&](const View& view) {
    return view.laid.none() ? std::nullopt : std::make_optional(detail::number_of_card(layout, view.laid.card()));
  });
  writer.painted("cards played", cards, [&](const View& view, const Canvas& canvas) {
    for (const Place back : all_places) {
      view.played[index(back)].for_each_kind([&](Slot slot) {
        canvas.put(detail::number_of_card(layout, Card{back, slot}),
                   share(view.played[index(back)].count(slot), layout.deck[index(back)].count(slot)));
      });
    }
  });
  writer.each("backs in hands", layout.seats, stack_count, [&](const View& view, int row, int back) {
    const Seat seat = seat_after(view.viewer.seat(), row, layout.seats);
    return share(view.hand_size(seat, static_cast<Place>(back)), max_hand);
  });
  writer.painted("backs laid", runner_count, stack_count, [&](const View& view, const Canvas& canvas) {
    for (int turn = 0; turn < runner_count; ++turn) {
      const LaidBack laid = view.laid_backs[static_cast<std::size_t>(turn)];
      if (laid.none()) continue;
      canvas.mark(row_of(view, view.table.race.at(place_in_turn(turn))), static_cast<int>(laid.back()));
    }
  });
  writer.each("cards in stacks", stack_count, [](const View& view, int back) {
    return share(view.stack_size(static_cast<Place>(back)), cards_per_stack);
  });

  writer.one_of("phase", static_cast<int>(Phase::over) + 1,
                [](const View& view) { return std::make_optional(static_cast<int>(view.table.phase)); });
  writer.one_of("turn", runner_count, [&](const View& view) -> std::optional<int> {
    if (view.table.phase == Phase::over) return std::nullopt;
    return row_of(view, view.table.phase == Phase::deal ? Runner{view.table.turn} : runner_in_turn(view.table));
  });
  writer.one_of("stack drawn from", stack_count, [](const View& view) {
    const bool draws = view.table.phase == Phase::deal || view.table.phase == Phase::card;
    return draws ? std::make_optional(static_cast<int>(view.table.stack)) : std::nullopt;
  });
  writer.flag("rule: unowned runners win", [&](const View& /*view*/) { return layout.unowned_wins; });
}

}  // namespace regelwerk::ostfriesenlauf
