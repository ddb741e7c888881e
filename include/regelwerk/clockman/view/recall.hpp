#pragma once
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/event.hpp>
#include <regelwerk/clockman/law/windows.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/view/recall_windows.hpp>
#include <regelwerk/clockman/view/view.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/hidden/draw_cards.hpp>
#include <regelwerk/core/hidden/pool.hpp>
#include <regelwerk/core/hidden/pool_worlds.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// The pool of symbol cards (CM-40). Its holders are the hands, then the cards laid aside (CM-54).
inline constexpr HiddenSizes symbol_sizes{.kinds = poses,
                                          .holders = max_seats + 1,
                                          .levels = 8,
                                          .entries = 24,
                                          .hypotheses = 48,
                                          .copies = Symbols::max_count};
/// What one viewer remembers: symbol cards that it saw change hands (CM-54), which cards were in hands when a put-back
/// pile became the draw pile (CM-40, CM-41), which windows opened and which did not (CM-43, CM-68), and that a seat on
/// its straight holds a symbol card for its last blockade (CM-18).
struct Memory {
  HiddenPool<symbol_sizes> symbols;  ///< CM-32, CM-54: where symbol cards may be
  DemandPool events;                 ///< CM-43: where on-demand cards may be
  WindowsSeen windows;               ///< CM-43, CM-68: the windows of the present turn

  /// False if the probabilities are only approximate.
  [[nodiscard]] constexpr bool is_exact() const noexcept { return symbols.is_exact() && events.is_exact(); }
  friend constexpr bool operator==(const Memory&, const Memory&) = default;
};
static_assert(std::is_trivially_copyable_v<Memory> && std::has_unique_object_representations_v<Memory>);

namespace detail {

inline constexpr int aside = max_seats;

[[nodiscard]] constexpr int hand_of(Seat seat) noexcept { return seat.index(); }

[[nodiscard]] constexpr HiddenCounts<symbol_sizes> counts_of(Symbols cards) noexcept {
  return HiddenCounts<symbol_sizes>{cards};
}
/// The on-demand cards in one spot.
[[nodiscard]] constexpr HiddenCounts<demand_sizes> demand_at(const Deck& deck, const EventCards& cards,
                                                             Spot spot) noexcept {
  HiddenCounts<demand_sizes> counts;
  for (int kind = 0; kind < demand_kinds; ++kind) {
    counts.add(kind, cards.count(deck, Card{first_on_demand + kind}, spot));
  }
  return counts;
}

/// CM-18. The pose of the symbol card that a seat on its straight holds for its last blockade.
[[nodiscard]] constexpr KindSet last_pose(const Layout& layout, Seat seat) noexcept {
  return only_kind(static_cast<int>(layout.last_pose[static_cast<std::size_t>(seat.index())]));
}

/// What is known about symbol cards from a view alone.
[[nodiscard]] constexpr HiddenPool<symbol_sizes> symbols_of(const Layout& layout, const View& view) noexcept {
  HiddenPool<symbol_sizes> pool{counts_of(all_symbols - view.put_back - view.symbols - view.aside)};
  for (int i = 0; i < layout.seats; ++i) {
    const Seat seat{i};
    if (view.viewer.is(seat)) continue;
    for (int left = view.symbol_count(seat); left > 0; --left) pool.draw(hand_of(seat));
  }
  if (view.table.phase == Phase::mix_draw && view.aside.empty()) pool.draw(aside);
  return pool;
}

/// What is known about on-demand cards from a view alone.
template <class Setup>
[[nodiscard]] constexpr DemandPool events_of(const Setup& setup, const View& view) noexcept {
  const Layout& layout = setup.layout();
  DemandPool pool{demand_at(layout.deck, view.events, Spot::draw())};
  for (int i = 0; i < layout.seats; ++i) {
    const Seat seat{i};
    if (view.viewer.is(seat)) continue;
    for (int left = view.events.hand_size(seat); left > 0; --left) pool.draw(hand_of(seat));
  }
  const Table& table = view.table;
  if (is_window(table.phase)) {
    WindowNotes<Setup>{setup, view.viewer, table, pool}.opened(table.phase, seat_at(table));
  }
  return pool;
}

constexpr void remember_symbols(const Layout& layout, HiddenPool<symbol_sizes>& pool, const View& before,
                                const Event& event) noexcept {
  const bool own = before.viewer.is(event.seat);
  const bool from_own = before.viewer.is(event.other);
  const int pose = static_cast<int>(event.pose);
  switch (event.kind) {
    case EventKind::symbol_drawn:
      return own ? pool.see(pose) : pool.draw(hand_of(event.seat));
    case EventKind::symbol_put_back:
      if (!own) pool.reveal(hand_of(event.seat), pose);
      return;
    case EventKind::symbol_chosen:
      if (!own) pool.move(hand_of(event.seat), aside);
      return;
    case EventKind::symbol_given: {
      // The active seat gets the card drawn from the other hand; then the other seat gets the card that was laid aside.
      const int from = event.seat == before.table.turn ? hand_of(event.other) : aside;
      if (own) return pool.reveal(from, pose);
      if (from_own) return pool.give(hand_of(event.seat), pose);
      return pool.move(from, hand_of(event.seat));
    }
    case EventKind::symbols_turned:
      return pool.refill(counts_of(before.put_back));
    case EventKind::figure_stepped:
      if (!own && event.to.is_straight() && event.from.is_ring()) {
        pool.demand(hand_of(event.seat), last_pose(layout, event.seat));
      }
      return;
    default:
      return;
  }
}

constexpr void remember_cards(const Layout& layout, DemandPool& pool, const View& before, const Event& event) noexcept {
  const bool own = before.viewer.is(event.seat);
  switch (event.kind) {
    case EventKind::card_drawn:
      return own ? pool.see(event.card.kind() - first_on_demand) : pool.draw(hand_of(event.seat));
    case EventKind::card_played:
      if (!own) pool.reveal(hand_of(event.seat), event.card.kind() - first_on_demand);
      return;
    case EventKind::cards_turned:
      return pool.refill(demand_at(layout.deck, before.events, Spot::put_back()));
    default:
      return;
  }
}

constexpr void lay_symbols(const Layout& layout, const HiddenCards<symbol_sizes>& hidden, State& world) noexcept {
  for (int seat = 0; seat < layout.seats; ++seat) {
    hidden.for_each_card(seat, [&](int pose) { world.hand(Seat{seat}).add(static_cast<Pose>(pose)); });
  }
  hidden.for_each_card(aside, [&](int pose) { world.aside.add(static_cast<Pose>(pose)); });
  world.draw_pile = hidden.pile.as<Symbols>();
}

constexpr void lay_cards(const Layout& layout, const HiddenCards<demand_sizes>& hidden, State& world) noexcept {
  for (int seat = 0; seat < layout.seats; ++seat) {
    hidden.for_each_card(seat,
                         [&](int kind) { world.events.reveal(layout.deck, Card{first_on_demand + kind}, Seat{seat}); });
  }
}

/// The state with only those cards that the viewer sees.
[[nodiscard]] constexpr State seen_world(const Layout& layout, const View& view) noexcept {
  State world = blank_state(layout);
  world.table = view.table;
  world.put_back = view.put_back;
  world.aside = view.aside;
  world.events = view.events;
  if (!view.viewer.is_spectator()) world.hand(view.viewer.seat()) = view.symbols;
  return world;
}

[[nodiscard]] constexpr HiddenCards<symbol_sizes> symbols_in(const Layout& layout, const View& view,
                                                             const State& world) noexcept {
  HiddenCards<symbol_sizes> hidden;
  hidden.clear();
  hidden.pile = counts_of(world.draw_pile);
  for (int i = 0; i < layout.seats; ++i) {
    if (!view.viewer.is(Seat{i})) hidden.held[static_cast<std::size_t>(i)] = counts_of(world.hand(Seat{i}));
  }
  if (view.aside.empty()) hidden.held[static_cast<std::size_t>(aside)] = counts_of(world.aside);
  return hidden;
}

[[nodiscard]] constexpr HiddenCards<demand_sizes> cards_in(const Layout& layout, const View& view,
                                                           const State& world) noexcept {
  HiddenCards<demand_sizes> hidden;
  hidden.clear();
  hidden.pile = demand_at(layout.deck, world.events, Spot::draw());
  for (int i = 0; i < layout.seats; ++i) {
    if (view.viewer.is(Seat{i})) continue;
    hidden.held[static_cast<std::size_t>(i)] = demand_at(layout.deck, world.events, Spot::hand(Seat{i}));
  }
  return hidden;
}

/// The memory of on-demand cards, after resolving the windows that were still due after the last move.
template <class Setup>
[[nodiscard]] constexpr DemandPool settled(const Setup& setup, const View& view, const Memory& memory) noexcept {
  DemandPool pool = memory.events;
  WindowsSeen windows = memory.windows;
  windows.settle(WindowNotes<Setup>{setup, view.viewer, view.table, pool});
  return pool.empty() ? events_of(setup, view) : pool;
}

}  // namespace detail

/// The memory of a viewer who has seen nothing but this view.
[[nodiscard]] constexpr Memory memory_of(const auto& setup, const View& view) noexcept {
  return {.symbols = detail::symbols_of(setup.layout(), view),
          .events = detail::events_of(setup, view),
          .windows = WindowsSeen{view.table}};
}

/// Updates the memory by an event shown to the viewer.
template <class Setup>
constexpr void remember_event(const Setup& setup, Memory& memory, const View& before, const Event& event) noexcept {
  const Layout& layout = setup.layout();
  if (memory.symbols.empty()) {
    memory.symbols = detail::symbols_of(layout, before);
    memory.symbols.admit_loss();
  }
  if (memory.events.empty()) {
    memory.events = detail::events_of(setup, before);
    memory.events.admit_loss();
  }
  detail::remember_symbols(layout, memory.symbols, before, event);
  memory.windows.take_in(WindowNotes<Setup>{setup, before.viewer, before.table, memory.events}, event);
  detail::remember_cards(layout, memory.events, before, event);
}

/// A determinization: a random state of those that the memory allows.
[[nodiscard]] constexpr State recalled(const auto& setup, const View& view, const Memory& memory,
                                       BitSource auto& source) noexcept {
  const Layout& layout = setup.layout();
  State world = detail::seen_world(layout, view);
  detail::lay_symbols(layout,
                      memory.symbols.empty() ? draw_hidden(detail::symbols_of(layout, view), source)
                                             : draw_hidden(memory.symbols, source),
                      world);
  detail::lay_cards(layout,
                    memory.windows.is_settled() && !memory.events.empty()
                        ? draw_hidden(memory.events, source)
                        : draw_hidden(detail::settled(setup, view, memory), source),
                    world);
  return world;
}

/// True if the memory allows this state. Precondition: the state has this view.
[[nodiscard]] constexpr bool allows(const auto& setup, const View& view, const Memory& memory,
                                    const State& state) noexcept {
  const Layout& layout = setup.layout();
  return may_lie_so(memory.symbols, detail::symbols_in(layout, view, state)) &&
         may_lie_so(detail::settled(setup, view, memory), detail::cards_in(layout, view, state));
}

namespace detail {

template <class Visitor>
constexpr Worlds visit_hidden(const Layout& layout, const View& view, const HiddenPool<symbol_sizes>& symbols_seen,
                              const DemandPool& events, std::uint64_t limit, Visitor& visitor) noexcept {
  using Weight = regelwerk::detail::CheckedNumber;
  WorldVisitor<Visitor> visiting{limit, visitor};
  (void)for_each_hidden(symbols_seen, [&](const HiddenCards<symbol_sizes>& symbols, Weight symbol_weight) {
    return for_each_hidden(events, [&](const HiddenCards<demand_sizes>& cards, Weight weight) {
      State world = seen_world(layout, view);
      lay_symbols(layout, symbols, world);
      lay_cards(layout, cards, world);
      weight.multiply(symbol_weight.value);
      weight.fits = weight.fits && symbol_weight.fits;
      return visiting.visit(world, weight);
    });
  });
  return visiting.worlds();
}

}  // namespace detail

/// Visits the states that the memory allows.
constexpr Worlds visit_worlds(const auto& setup, const View& view, const Memory& memory, std::uint64_t limit,
                              auto& visitor) noexcept {
  const DemandPool events = detail::settled(setup, view, memory);
  return detail::visit_hidden(setup.layout(), view, memory.symbols, events, limit, visitor);
}
/// Visits the states that the view allows. No window is due then, so no second pool is made: small stacks have no room
/// for it.
constexpr Worlds visit_worlds(const auto& setup, const View& view, std::uint64_t limit, auto& visitor) noexcept {
  const HiddenPool<symbol_sizes> symbols = detail::symbols_of(setup.layout(), view);
  const DemandPool events = detail::events_of(setup, view);
  return detail::visit_hidden(setup.layout(), view, symbols, events, limit, visitor);
}

}  // namespace regelwerk::clockman
