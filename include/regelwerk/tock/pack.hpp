#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>

#include <regelwerk/core/bytes.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/tock/state.hpp>

namespace regelwerk::tock {

/// The version of the rules, of their texts and of their bytes; a change that gives a recorded move another meaning
/// raises it.
inline constexpr int rules_version = 1;

/// Every field of State in the order of its declaration.
using Packed = Bytes<sizeof(State)>;

[[nodiscard]] constexpr Packed packed(const State& state) noexcept {
  ByteWriter<std::tuple_size_v<Packed>> out;
  const auto put = [&](auto number) { out.put(static_cast<std::uint8_t>(number)); };
  const Table& table = state.table;
  for (const Marbles& marbles : table.marbles) {
    for (const Place at : marbles) put(at.code());
  }
  put(table.guarded.bits());
  put(table.leader.index());
  put(table.turn.index());
  put(table.colour.index());
  put(table.chosen.bits());
  put(table.phase);
  put(table.seats);
  put(table.deal);
  put(table.steps_left);
  put(table.ban);
  for (const Gift& gift : state.gifts) put(gift.code());
  out.put(state.deck.word());
  out.put(state.discards.word());
  for (const Cards& hand : state.hands) out.put(hand.word());
  return out.bytes();
}

/// The state that these bytes spell, sound or not. Precondition: as many bytes as Packed has.
[[nodiscard]] constexpr Result<State, Refusal> unpacked(const auto& /*setup*/,
                                                        std::span<const std::uint8_t> bytes) noexcept {
  ByteReader in{bytes};
  const auto take = [&] { return in.take<std::uint8_t>(); };
  State state;
  Table& table = state.table;
  for (Marbles& marbles : table.marbles) {
    for (int i = 0; i < marbles_per_seat; ++i) marbles.set(i, Place::from_code(take()));
  }
  table.guarded = SeatSet{take()};
  table.leader = Seat{take()};
  table.turn = Seat{take()};
  table.colour = Seat{take()};
  table.chosen = SeatSet{take()};
  table.phase = Phase{take()};
  table.seats = take();
  table.deal = take();
  table.steps_left = take();
  const std::size_t ban_at = in.position();
  const std::uint8_t ban = take();
  if (ban > 1) return Refusal{ban_at, Reason::flag_due};
  table.ban = ban == 1;
  for (Gift& gift : state.gifts) gift = Gift::from_code(take());
  state.deck = Cards::from_word(in.take<std::uint64_t>());
  state.discards = Cards::from_word(in.take<std::uint64_t>());
  for (Cards& hand : state.hands) hand = Cards::from_word(in.take<std::uint64_t>());
  return state;
}

}  // namespace regelwerk::tock
