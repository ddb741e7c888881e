#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/encoding/policy_blocks.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/tock/edition/edition.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/law/walk.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/view/view.hpp>

// Tock for neural networks: observation planes of a view and policy indexes of moves. Seats are counted from the viewer
// and ring fields from its start field, so rotating the seats changes nothing if the edition spaces them equally. The
// marbles of a colour on the board are numbered by their progress.

namespace regelwerk::tock {

namespace detail {

/// The progress of a marble of this colour, from 1 on its start field to way_length() on the last field of its lane; 0
/// in its area.
[[nodiscard]] constexpr int progress(const Layout& layout, Seat colour, Place at) noexcept {
  if (at.is_area()) return 0;
  if (at.is_lane()) return layout.ring + 1 + at.field();
  return 1 + distance(layout.ring, start_of(layout, colour), at.field());
}
[[nodiscard]] constexpr int way_length(const Layout& layout) noexcept { return layout.ring + lane_length; }

/// The number of a marble on the board: how many marbles of its colour are behind it.
[[nodiscard]] constexpr int marble_number(const Layout& layout, const Table& table, Seat colour, Place at) noexcept {
  const int here = progress(layout, colour, at);
  int number = 0;
  for (const Place other : table.of(colour)) {
    number += !other.is_area() && progress(layout, colour, other) < here ? 1 : 0;
  }
  return number;
}

/// The colour of the marble on a ring field. Precondition: there is a marble.
[[nodiscard]] constexpr Seat colour_on(const Layout& layout, const Table& table, Place at) noexcept {
  int seat = 0;
  while (seat + 1 < layout.seats && !table.of(Seat{seat}).stands_on(at)) ++seat;
  return Seat{seat};
}

/// TK-28. The colour whose marbles the deciding seat moves now.
[[nodiscard]] constexpr Seat colour_moved(const Layout& layout, const Table& table) noexcept {
  return table.phase == Phase::step ? table.colour : colour_played(layout, table, table.turn);
}

/// TK-30. The number of single steps from one place to another ahead of it.
[[nodiscard]] constexpr int steps_between(const Layout& layout, Seat colour, Place from, Place to) noexcept {
  if (to.is_ring()) return distance(layout.ring, from.field(), to.field());
  if (from.is_lane()) return to.field() - from.field();
  return distance(layout.ring, from.field(), entrance_of(layout, colour)) + 1 + to.field();
}

/// A subset of the ranks, numbered from 0 without gaps.
struct NumberedRanks {
  std::array<std::int8_t, ranks> numbers{};
  int count = 0;

  [[nodiscard]] constexpr int number(Rank rank) const noexcept { return numbers[static_cast<std::size_t>(rank)]; }
};

[[nodiscard]] constexpr NumberedRanks numbered(const auto& predicate) noexcept {
  NumberedRanks found;
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    found.numbers[rank] = static_cast<std::int8_t>(found.count);
    found.count += predicate(card_table[rank]) ? 1 : 0;
  }
  return found;
}

inline constexpr NumberedRanks entering_ranks = numbered([](const Card& card) { return card.enters; });
inline constexpr NumberedRanks walking_ranks =
    numbered([](const Card& card) { return card.forward != 0 || card.backward != 0; });

/// The kinds of moves, and what the policy indexes distinguish within each.
enum class PolicyKind : std::uint8_t {
  discard,  ///< by rank
  enter,    ///< by rank
  walk,     ///< by the marble's number, rank, and whether it ends in the lane
  seven,  ///< by the marble's number, the steps, and whether they end in the lane; the same for every step of a split 7
  swap,   ///< by the marble's number, then the seat of the other marble, counted from the viewer, and its number
  give,   ///< by rank
};

[[nodiscard]] constexpr int strides_of_seven(const auto& game) noexcept {
  return game.options().seven == Seven::split ? 1 : steps_of_seven;
}

[[nodiscard]] constexpr PolicyBlocks<PolicyKind, 6> policy_blocks(const auto& game) noexcept {
  PolicyBlocks<PolicyKind, 6> blocks;
  blocks.add(PolicyKind::discard, ranks);
  blocks.add(PolicyKind::enter, entering_ranks.count);
  blocks.add(PolicyKind::walk, marbles_per_seat * walking_ranks.count * 2);
  blocks.add(PolicyKind::seven, marbles_per_seat * strides_of_seven(game) * 2);
  blocks.add(PolicyKind::swap, marbles_per_seat * game.seats() * marbles_per_seat);
  blocks.add(PolicyKind::give, game.layout().teams ? ranks : 0);
  return blocks;
}

/// TK-32. The number of a swap. Of two marbles of one colour the one behind counts as the first.
[[nodiscard]] constexpr MixedRadix number_of_swap(const Layout& layout, const View& view, Place own,
                                                  Place other) noexcept {
  const Seat colour = colour_moved(layout, view.table);
  const Seat other_colour = colour_on(layout, view.table, other);
  int first = marble_number(layout, view.table, colour, own);
  int second = marble_number(layout, view.table, other_colour, other);
  if (colour == other_colour && second < first) {
    const int behind = second;
    second = first;
    first = behind;
  }
  return MixedRadix{}
      .with(first, marbles_per_seat)
      .with(seats_after(view.viewer.seat(), other_colour, layout.seats), layout.seats)
      .with(second, marbles_per_seat);
}

}  // namespace detail

/// The number of policy indexes: 175 with four seats, 220 in a team game of six.
[[nodiscard]] constexpr std::size_t policy_size(const auto& game) noexcept {
  return detail::policy_blocks(game).size();
}

/// The policy index of a move, below policy_size(game). A marble's number is the number of marbles of its colour on the
/// board that are behind it. Precondition: the move is legal for the view.
[[nodiscard]] constexpr std::size_t policy_index(const auto& game, const View& view, const Move& move) noexcept {
  using detail::PolicyKind;
  const Layout& layout = game.layout();
  const auto blocks = detail::policy_blocks(game);
  const auto marble = [&] {
    const Seat colour = detail::colour_moved(layout, view.table);
    return MixedRadix{}.with(detail::marble_number(layout, view.table, colour, move.from), marbles_per_seat);
  };
  const int into_lane = move.to.is_lane() ? 1 : 0;
  switch (move.kind) {
    case MoveKind::give:
      return blocks.index(PolicyKind::give, static_cast<int>(move.rank));
    case MoveKind::discard:
      return blocks.index(PolicyKind::discard, static_cast<int>(move.rank));
    case MoveKind::enter:
      return blocks.index(PolicyKind::enter, detail::entering_ranks.number(move.rank));
    case MoveKind::swap:
      return blocks.index(PolicyKind::swap, detail::number_of_swap(layout, view, move.from, move.to));
    default:
      break;
  }
  if (move.rank == Rank::seven) {
    const Seat colour = detail::colour_moved(layout, view.table);
    const int steps = detail::steps_between(layout, colour, move.from, move.to);
    return blocks.index(PolicyKind::seven, marble().with(steps - 1, detail::strides_of_seven(game)).with(into_lane, 2));
  }
  return blocks.index(
      PolicyKind::walk,
      marble().with(detail::walking_ranks.number(move.rank), detail::walking_ranks.count).with(into_lane, 2));
}

/// Describes the observation planes. Rows of seats begin with the viewer, columns of the ring with its start field.
constexpr void describe_observation(const auto& game, const auto& writer) noexcept {
  const Layout& layout = game.layout();
  const int seats = layout.seats;
  const auto seat_in_row = [seats](const View& view, int row) { return seat_after(view.viewer.seat(), row, seats); };
  const auto row_of = [seats](const View& view, Seat seat) { return seats_after(view.viewer.seat(), seat, seats); };
  const auto each_marble = [&](const View& view, const auto& paint) {
    for (int row = 0; row < seats; ++row) {
      const Seat colour = seat_in_row(view, row);
      for (const Place at : view.table.of(colour)) paint(row, colour, at);
    }
  };
  const auto counts = [](Cards cards, int column) {
    return share(cards.count(static_cast<Rank>(column)), cards_per_rank);
  };
  const auto rank_of_gift = [](Gift gift) {
    return gift.none() ? std::nullopt : std::make_optional(static_cast<int>(gift.rank()));
  };

  writer.painted("marbles on the ring", seats, layout.ring, [&](const View& view, const Canvas& canvas) {
    each_marble(view, [&](int row, Seat /*colour*/, Place at) {
      if (at.is_ring()) canvas.mark(row, detail::progress(layout, view.viewer.seat(), at) - 1);
    });
  });
  writer.painted("marbles in the home lane", seats, lane_length, [&](const View& view, const Canvas& canvas) {
    each_marble(view, [&](int row, Seat /*colour*/, Place at) {
      if (at.is_lane()) canvas.mark(row, at.field());
    });
  });
  // By number, so that the network can identify the marbles that moves refer to.
  writer.painted("progress of the marbles", seats, marbles_per_seat, [&](const View& view, const Canvas& canvas) {
    each_marble(view, [&](int row, Seat colour, Place at) {
      if (at.is_area()) return;
      canvas.put(row, detail::marble_number(layout, view.table, colour, at),
                 share(detail::progress(layout, colour, at), detail::way_length(layout)));
    });
  });
  writer.each("start fields", seats, [&](const View& view, int row) {
    const Place start = Place::ring(start_of(layout, seat_in_row(view, row)));
    return share(detail::progress(layout, view.viewer.seat(), start), detail::way_length(layout));
  });
  writer.each("protected", seats, [&](const View& view, int row) {
    return view.table.guarded.contains(seat_in_row(view, row)) ? 1.F : 0.F;
  });

  writer.each("own hand", ranks, [&](const View& view, int rank) { return counts(view.hand, rank); });
  writer.each("cards played", ranks, [&](const View& view, int rank) { return counts(view.discards, rank); });
  writer.each("cards in hands", seats,
              [&](const View& view, int row) { return share(view.hand_size(seat_in_row(view, row)), max_hand); });
  writer.number("cards in the deck", [](const View& view) { return share(view.deck_size, deck_size); });

  writer.one_of("phase", static_cast<int>(Phase::over) + 1,
                [](const View& view) { return std::make_optional(static_cast<int>(view.table.phase)); });
  writer.one_of("turn", seats, [&](const View& view) { return std::make_optional(row_of(view, view.table.turn)); });
  writer.one_of("leader", seats, [&](const View& view) { return std::make_optional(row_of(view, view.table.leader)); });
  writer.one_of("deal", layout.deals, [](const View& view) { return std::make_optional(int{view.table.deal}); });
  writer.flag("must discard", [](const View& view) { return view.table.ban; });
  writer.number("steps left", [](const View& view) { return share(view.table.steps_left, steps_of_seven); });
  writer.one_of("colour of the seven", seats, [&](const View& view) {
    return view.table.phase == Phase::step ? std::make_optional(row_of(view, view.table.colour)) : std::nullopt;
  });

  writer.flag("rule: own start is closed",
              [&](const View& /*view*/) { return game.options().own_start == OwnStart::closed; });
  writer.flag("rule: sevens are split", [&](const View& /*view*/) { return game.options().seven == Seven::split; });
  if (!layout.teams) return;
  writer.each("card chosen", seats, [&](const View& view, int row) {
    return view.table.chosen.contains(seat_in_row(view, row)) ? 1.F : 0.F;
  });
  writer.one_of("card given", ranks, [&](const View& view) { return rank_of_gift(view.gave); });
  writer.one_of("card received", ranks, [&](const View& view) { return rank_of_gift(view.received); });
}

}  // namespace regelwerk::tock
