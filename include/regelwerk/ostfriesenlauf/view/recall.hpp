#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/hidden/draw_cards.hpp>
#include <regelwerk/core/hidden/pool.hpp>
#include <regelwerk/core/hidden/pool_worlds.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf/edition/card.hpp>
#include <regelwerk/ostfriesenlauf/edition/layout.hpp>
#include <regelwerk/ostfriesenlauf/event.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/view/view.hpp>

namespace regelwerk::ostfriesenlauf {

/// One pool of 15 cards for each back. Its holders are the hands, then the cards laid for each runner (OL-10, OL-23).
inline constexpr HiddenSizes hidden_sizes{.kinds = cards_per_stack,
                                          .holders = max_seats + runner_count,
                                          .levels = 4,
                                          .entries = 14,
                                          .hypotheses = 16,
                                          .copies = cards_per_stack,
                                          .cards = cards_per_stack};
using HiddenStack = HiddenPool<hidden_sizes>;   ///< what is known about the cards of one back
using HiddenFaces = HiddenCards<hidden_sizes>;  ///< one possible distribution of the hidden cards of one back

/// What one viewer remembers: the cards that were in a hand or laid at a refill (OL-21), and so cannot be among those
/// put back.
struct Memory {
  std::array<HiddenStack, stack_count> stacks;  ///< by back; an empty pool knows no more than the view

  /// True if the probabilities are still exact.
  [[nodiscard]] constexpr bool is_exact() const noexcept {
    for (const HiddenStack& each : stacks) {
      if (!each.is_exact()) return false;
    }
    return true;
  }
  friend constexpr bool operator==(const Memory&, const Memory&) = default;
};
static_assert(std::is_trivially_copyable_v<Memory> && std::has_unique_object_representations_v<Memory>);

namespace detail {

[[nodiscard]] constexpr int hand_of(Seat seat) noexcept { return seat.index(); }
[[nodiscard]] constexpr int laid_for(Runner runner) noexcept { return max_seats + runner.index(); }

[[nodiscard]] constexpr HiddenCounts<hidden_sizes> counts_of(Stack cards) noexcept {
  return HiddenCounts<hidden_sizes>{cards};
}

/// OL-12. The runner for which a card was laid in this turn of the round.
[[nodiscard]] constexpr Runner runner_of_turn(const Table& table, int turn) noexcept {
  return table.race.at(place_in_turn(turn));
}
[[nodiscard]] constexpr bool is_own(const Layout& layout, const View& view, Runner runner) noexcept {
  return is_owned(layout, runner) && view.viewer.is(owner_of(runner));
}

/// The possible cards of one back, from this view alone.
[[nodiscard]] constexpr HiddenStack stack_of(const Layout& layout, const View& view, Place back) noexcept {
  Stack unseen = layout.deck[index(back)] - view.played[index(back)];
  view.hand.for_each_card([&](Card card) {
    if (card.back() == back) unseen.remove(card.slot());
  });
  if (!view.laid.none() && view.laid.card().back() == back) unseen.remove(view.laid.card().slot());
  HiddenStack stack{counts_of(unseen)};
  for (int seat = 0; seat < layout.seats; ++seat) {
    if (view.viewer.is(Seat{seat})) continue;
    for (int left = view.hand_size(Seat{seat}, back); left > 0; --left) stack.draw(hand_of(Seat{seat}));
  }
  for (int turn = 0; turn < runner_count; ++turn) {
    const Runner runner = runner_of_turn(view.table, turn);
    if (view.laid_backs[static_cast<std::size_t>(turn)] != LaidBack{back} || is_own(layout, view, runner)) continue;
    stack.draw(laid_for(runner));
  }
  return stack;
}

/// Puts the cards of one back into the state, with the hidden ones in these places.
constexpr void lay_out(const Layout& layout, const View& view, Place back, const HiddenFaces& hidden,
                       State& world) noexcept {
  const auto card_of = [&](int slot) { return Card{back, static_cast<Slot>(slot)}; };
  for (int i = 0; i < layout.seats; ++i) {
    hidden.for_each_card(hand_of(Seat{i}), [&](int slot) { world.hand(Seat{i}).add(card_of(slot)); });
  }
  for (int turn = 0; turn < runner_count; ++turn) {
    hidden.for_each_card(laid_for(runner_of_turn(view.table, turn)),
                         [&](int slot) { world.laid[static_cast<std::size_t>(turn)] = Laid{card_of(slot)}; });
  }
  world.stack(back) = hidden.pile.as<Stack>();
}

/// The state with only those cards that the viewer sees.
[[nodiscard]] constexpr State seen_world(const Layout& layout, const View& view) noexcept {
  State world = blank_state();
  world.table = view.table;
  if (!view.viewer.is_spectator()) world.hand(view.viewer.seat()) = view.hand;
  for (int turn = 0; turn < runner_count; ++turn) {
    const auto at = static_cast<std::size_t>(turn);
    if (!view.laid_backs[at].none() && is_own(layout, view, runner_of_turn(view.table, turn))) {
      world.laid[at] = view.laid;
    }
  }
  return world;
}

/// The places in `world` of the cards of one back that the viewer cannot see.
[[nodiscard]] constexpr HiddenFaces hidden_in(const Layout& layout, const View& view, Place back,
                                              const State& world) noexcept {
  HiddenFaces hidden;
  hidden.clear();
  hidden.pile = counts_of(world.stack(back));
  const auto put = [&](int holder, Card card) {
    if (card.back() == back) hidden.held[static_cast<std::size_t>(holder)].add(static_cast<int>(card.slot()));
  };
  for (int i = 0; i < layout.seats; ++i) {
    if (view.viewer.is(Seat{i})) continue;
    world.hand(Seat{i}).for_each_card([&](Card card) { put(hand_of(Seat{i}), card); });
  }
  for (int turn = 0; turn < runner_count; ++turn) {
    const Runner runner = runner_of_turn(view.table, turn);
    const Laid laid = world.laid[static_cast<std::size_t>(turn)];
    if (!laid.none() && !is_own(layout, view, runner)) put(laid_for(runner), laid.card());
  }
  return hidden;
}

/// Visits every possible distribution of the hidden cards of this back and the later ones.
template <class Visitor>
constexpr bool visit_stacks(const Layout& layout, const View& view, const Memory& memory, const State& world,
                            int number, regelwerk::detail::CheckedNumber weight,
                            WorldVisitor<Visitor>& visiting) noexcept {
  if (number > stack_count) return visiting.visit(world, weight);
  const Place back = place_of_number(number);
  return for_each_hidden(memory.stacks[index(back)],
                         [&](const HiddenFaces& hidden, regelwerk::detail::CheckedNumber ways) {
                           State next = world;
                           lay_out(layout, view, back, hidden, next);
                           ways.multiply(weight.value);
                           ways.fits = ways.fits && weight.fits;
                           return visit_stacks(layout, view, memory, next, number + 1, ways, visiting);
                         });
}

}  // namespace detail

/// The memory of a viewer who has seen nothing but this view.
[[nodiscard]] constexpr Memory memory_of(const auto& setup, const View& view) noexcept {
  Memory memory;
  for (const Place back : all_places) memory.stacks[index(back)] = detail::stack_of(setup.layout(), view, back);
  return memory;
}

/// Updates the memory by an event shown to the viewer.
constexpr void remember_event(const auto& setup, Memory& memory, const View& before, const Event& event) noexcept {
  const Layout& layout = setup.layout();
  HiddenStack& stack = memory.stacks[index(event.back)];
  if (stack.empty()) {
    stack = detail::stack_of(layout, before, event.back);
    stack.admit_loss();
  }
  const auto slot = [&] { return static_cast<int>(layout.card(event.back, event.face)->slot()); };
  switch (event.kind) {
    case EventKind::card_dealt:
    case EventKind::card_drawn:
      return before.viewer.is(event.seat) ? stack.see(slot()) : stack.draw(detail::hand_of(event.seat));
    case EventKind::card_laid:
      if (!is_owned(layout, event.runner)) return stack.draw(detail::laid_for(event.runner));
      if (detail::is_own(layout, before, event.runner)) return;
      return stack.move(detail::hand_of(owner_of(event.runner)), detail::laid_for(event.runner));
    case EventKind::card_revealed:
      if (detail::is_own(layout, before, event.runner)) return;
      return stack.reveal(detail::laid_for(event.runner), slot());
    case EventKind::stack_refilled:
      return stack.refill(detail::counts_of(before.played[index(event.back)]));
    default:
      return;
  }
}

/// A random state that agrees with the view and the memory.
[[nodiscard]] constexpr State recalled(const auto& setup, const View& view, const Memory& memory,
                                       BitSource auto& source) noexcept {
  State world = detail::seen_world(setup.layout(), view);
  for (const Place back : all_places) {
    const HiddenStack& stack = memory.stacks[index(back)];
    const HiddenFaces hidden =
        stack.empty() ? draw_hidden(detail::stack_of(setup.layout(), view, back), source) : draw_hidden(stack, source);
    detail::lay_out(setup.layout(), view, back, hidden, world);
  }
  return world;
}

/// True if the memory does not rule this state out. Precondition: the state agrees with the view.
[[nodiscard]] constexpr bool allows(const auto& setup, const View& view, const Memory& memory,
                                    const State& state) noexcept {
  for (const Place back : all_places) {
    if (!may_lie_so(memory.stacks[index(back)], detail::hidden_in(setup.layout(), view, back, state))) return false;
  }
  return true;
}

/// Visits every state that the memory does not rule out.
template <class Visitor>
constexpr Worlds visit_worlds(const auto& setup, const View& view, const Memory& memory, std::uint64_t limit,
                              Visitor& visitor) noexcept {
  WorldVisitor<Visitor> visiting{limit, visitor};
  (void)detail::visit_stacks(setup.layout(), view, memory, detail::seen_world(setup.layout(), view), 1, {1, true},
                             visiting);
  return visiting.worlds();
}

}  // namespace regelwerk::ostfriesenlauf
