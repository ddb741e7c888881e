#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <regelwerk/core/container/padding.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/hidden/draw_cards.hpp>
#include <regelwerk/core/hidden/pool.hpp>
#include <regelwerk/core/hidden/pool_worlds.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/tock/edition/layout.hpp>
#include <regelwerk/tock/event.hpp>
#include <regelwerk/tock/law/legal.hpp>
#include <regelwerk/tock/move.hpp>
#include <regelwerk/tock/rules.hpp>
#include <regelwerk/tock/state.hpp>
#include <regelwerk/tock/view/view.hpp>

namespace regelwerk::tock {

/// One pool of 52 cards. Its holders are the hands, then the cards laid aside (TK-11). Two hypotheses cover the only
/// ambiguity: whether the partner still holds the card that the viewer gave.
inline constexpr HiddenSizes hidden_sizes{.kinds = ranks,
                                          .holders = 2 * max_seats,
                                          .levels = 1,
                                          .entries = 2 * max_seats,
                                          .hypotheses = 2,
                                          .copies = Cards::max_count};
using HiddenRanks = HiddenCards<hidden_sizes>;  ///< one possible distribution of the hidden cards

/// What one viewer remembers: the cards that others may hold, since a seat that had to discard (TK-13) could play none,
/// and the ranks that each seat has put down in this deal, since a gift of such a rank is forgotten (TK-11).
struct Memory {
  HiddenPool<hidden_sizes> cards;             ///< where the cards that the viewer cannot see may be
  std::array<KindSet, max_seats> put_down{};  ///< TK-11: ranks put down in this deal, by seat, one bit for each rank
  Padding<4> padding{};

  /// True if the probabilities are exact, as they always are here.
  [[nodiscard]] constexpr bool is_exact() const noexcept { return cards.is_exact(); }
  friend constexpr bool operator==(const Memory&, const Memory&) = default;
};
static_assert(std::is_trivially_copyable_v<Memory> && std::has_unique_object_representations_v<Memory>);

namespace detail {

[[nodiscard]] constexpr int hand_of(Seat seat) noexcept { return seat.index(); }
[[nodiscard]] constexpr int aside_of(Seat seat) noexcept { return max_seats + seat.index(); }

[[nodiscard]] constexpr HiddenCounts<hidden_sizes> counts_of(Cards cards) noexcept {
  return HiddenCounts<hidden_sizes>{cards};
}

/// TK-13. The ranks that the seat to move could play in this position.
template <class Setup>
[[nodiscard]] constexpr KindSet playable_ranks(const Setup& setup, const Table& table) noexcept {
  unsigned playable = 0;
  for (int i = 0; i < ranks; ++i) {
    const Rank rank{static_cast<std::uint8_t>(i)};
    Cards hand;
    hand.add(rank);
    if (Turn<Setup>{setup, table, hand}.why_not(discarded(rank))) playable |= only_kind(i);
  }
  return static_cast<KindSet>(playable);
}

/// TK-11. Visits the gifts that a seat may have given its partner, unknown to the viewer, each with its number of ways.
/// Every card of the partner's first hand counts once; a gift is forgotten once a card of its rank is put down.
constexpr bool for_each_gift(const Layout& layout, const Memory& memory, const State& world, Seat seat,
                             const auto& visitor) noexcept {
  const Seat partner = partner_of(seat, layout.seats);
  int forgotten = cards_in_deal(layout, world.table);
  const bool goes_on = world.hand(partner).for_each_kind([&](Rank rank) {
    if (has_kind(memory.put_down[static_cast<std::size_t>(partner.index())], static_cast<int>(rank))) return true;
    const int copies = world.hand(partner).count(rank);
    forgotten -= copies;
    return visitor(Gift{rank}, copies);
  });
  return goes_on && (forgotten == 0 || visitor(Gift{}, forgotten));
}

/// TK-11. True for a seat whose gift the viewer cannot know.
[[nodiscard]] constexpr bool has_secret_gift(const Layout& layout, const View& view, int seat) noexcept {
  if (!layout.teams || seat >= layout.seats) return false;
  if (view.table.phase == Phase::exchange || view.table.phase == Phase::deal) return false;
  return !view.viewer.is(Seat{seat}) && !view.viewer.is(partner_of(Seat{seat}, layout.seats));
}

/// The state with the hidden cards in these places, without the gifts that the viewer cannot know.
[[nodiscard]] constexpr State world_of(const Layout& layout, const View& view, const HiddenRanks& hidden) noexcept {
  State world = blank_state(layout);
  world.table = view.table;
  world.discards = view.discards;
  for (int i = 0; i < layout.seats; ++i) {
    const Seat seat{i};
    hidden.for_each_card(hand_of(seat), [&](int rank) { world.hand(seat).add(static_cast<Rank>(rank)); });
    hidden.for_each_card(aside_of(seat), [&](int rank) { world.gift(seat) = Gift{static_cast<Rank>(rank)}; });
  }
  world.deck = hidden.pile.as<Cards>();
  if (view.viewer.is_spectator()) return world;
  const Seat own = view.viewer.seat();
  world.hand(own) = view.hand;
  if (!view.gave.none()) world.gift(own) = view.gave;
  if (!view.received.none()) world.gift(partner_of(own, layout.seats)) = view.received;
  return world;
}

/// The places in `world` of the cards that the viewer cannot see.
[[nodiscard]] constexpr HiddenRanks hidden_in(const Layout& layout, const View& view, const State& world) noexcept {
  HiddenRanks hidden;
  hidden.clear();
  hidden.pile = counts_of(world.deck);
  for (int i = 0; i < layout.seats; ++i) {
    const Seat seat{i};
    if (view.viewer.is(seat)) continue;
    hidden.held[static_cast<std::size_t>(hand_of(seat))] = counts_of(world.hand(seat));
    if (!view.table.chosen.contains(seat)) continue;
    hidden.held[static_cast<std::size_t>(aside_of(seat))].add(static_cast<int>(world.gift(seat).rank()));
  }
  return hidden;
}

/// Visits every combination of secret gifts of `seat` and the seats after it.
template <class Visitor>
constexpr bool visit_gifts(const Layout& layout, const View& view, const Memory& memory, State world, int seat,
                           regelwerk::detail::CheckedNumber weight, WorldVisitor<Visitor>& visiting) noexcept {
  while (seat < layout.seats && !has_secret_gift(layout, view, seat)) ++seat;
  if (seat == layout.seats) return visiting.visit(world, weight);
  return for_each_gift(layout, memory, world, Seat{seat}, [&](Gift gift, int ways) {
    State next = world;
    next.gift(Seat{seat}) = gift;
    regelwerk::detail::CheckedNumber more = weight;
    more.multiply(static_cast<std::uint64_t>(ways));
    return visit_gifts(layout, view, memory, next, seat + 1, more, visiting);
  });
}

}  // namespace detail

/// The memory of a viewer who has seen nothing but this view.
[[nodiscard]] constexpr Memory memory_of(const auto& setup, const View& view) noexcept {
  const Layout& layout = setup.layout();
  const bool exchanging = view.table.phase == Phase::exchange;
  Cards unseen = full_deck - view.discards - view.hand;
  if (!view.gave.none()) {
    Cards gift;
    gift.add(view.gave.rank());
    unseen -= gift;
  }
  Memory memory;
  memory.put_down.fill(0);
  memory.cards = HiddenPool<hidden_sizes>{detail::counts_of(unseen)};
  for (int i = 0; i < layout.seats; ++i) {
    const Seat seat{i};
    if (view.viewer.is(seat)) continue;
    int hidden = view.hand_size(seat);
    if (!exchanging && !view.gave.none() && view.viewer.is(partner_of(seat, layout.seats))) {
      memory.cards.give(detail::hand_of(seat), static_cast<int>(view.gave.rank()));
      --hidden;
    }
    for (; hidden > 0; --hidden) memory.cards.draw(detail::hand_of(seat));
    if (exchanging && view.table.chosen.contains(seat)) memory.cards.draw(detail::aside_of(seat));
  }
  return memory;
}

/// Updates the memory by an event shown to the viewer.
constexpr void remember_event(const auto& setup, Memory& memory, const View& before, const Event& event) noexcept {
  if (memory.cards.empty()) {
    memory = memory_of(setup, before);
    memory.cards.admit_loss();
  }
  const bool own = before.viewer.is(event.seat);
  const int rank = static_cast<int>(event.rank);
  switch (event.kind) {
    case EventKind::card_dealt:
      return own ? memory.cards.see(rank) : memory.cards.draw(detail::hand_of(event.seat));
    case EventKind::card_chosen:
      if (!own) memory.cards.move(detail::hand_of(event.seat), detail::aside_of(event.seat));
      return;
    case EventKind::card_given:
      if (own) return memory.cards.give(detail::hand_of(event.other), rank);
      if (before.viewer.is(event.other)) return memory.cards.reveal(detail::aside_of(event.seat), rank);
      return memory.cards.move(detail::aside_of(event.seat), detail::hand_of(event.other));
    case EventKind::card_played:
    case EventKind::card_discarded: {
      KindSet& put_down = memory.put_down[static_cast<std::size_t>(event.seat.index())];
      put_down = static_cast<KindSet>(put_down | only_kind(rank));
      if (own) return;
      if (event.rule == Rule::discard_if_stuck) {
        memory.cards.forbid(detail::hand_of(event.seat), detail::playable_ranks(setup, before.table));
      }
      return memory.cards.reveal(detail::hand_of(event.seat), rank);
    }
    case EventKind::deal_passed:
      memory.put_down.fill(0);
      return;
    case EventKind::cards_shuffled:
      memory.cards = HiddenPool<hidden_sizes>{detail::counts_of(full_deck)};
      return;
    default:
      return;
  }
}

/// A random state that agrees with the view and the memory.
[[nodiscard]] constexpr State recalled(const auto& setup, const View& view, const Memory& memory,
                                       BitSource auto& source) noexcept {
  if (memory.cards.empty()) return resampled(setup, view, source);
  const Layout& layout = setup.layout();
  State world = detail::world_of(layout, view, draw_hidden(memory.cards, source));
  for (int seat = 0; seat < layout.seats; ++seat) {
    if (!detail::has_secret_gift(layout, view, seat)) continue;
    auto place = static_cast<int>(draw_below(source, static_cast<std::uint32_t>(cards_in_deal(layout, view.table))));
    (void)detail::for_each_gift(layout, memory, world, Seat{seat}, [&](Gift gift, int ways) {
      world.gift(Seat{seat}) = gift;
      place -= ways;
      return place >= 0;
    });
  }
  return world;
}

/// True if the memory does not rule this state out. Precondition: the state agrees with the view.
[[nodiscard]] constexpr bool allows(const auto& setup, const View& view, const Memory& memory,
                                    const State& state) noexcept {
  const Layout& layout = setup.layout();
  if (!may_lie_so(memory.cards, detail::hidden_in(layout, view, state))) return false;
  for (int seat = 0; seat < layout.seats; ++seat) {
    if (!detail::has_secret_gift(layout, view, seat)) continue;
    const bool missing = detail::for_each_gift(layout, memory, state, Seat{seat},
                                               [&](Gift gift, int /*ways*/) { return gift != state.gift(Seat{seat}); });
    if (missing) return false;
  }
  return true;
}

/// Visits every state that the memory does not rule out.
template <class Visitor>
constexpr Worlds visit_worlds(const auto& setup, const View& view, const Memory& memory, std::uint64_t limit,
                              Visitor& visitor) noexcept {
  WorldVisitor<Visitor> visiting{limit, visitor};
  (void)for_each_hidden(memory.cards, [&](const HiddenRanks& hidden, regelwerk::detail::CheckedNumber weight) {
    return detail::visit_gifts(setup.layout(), view, memory, detail::world_of(setup.layout(), view, hidden), 0, weight,
                               visiting);
  });
  return visiting.worlds();
}

}  // namespace regelwerk::tock
