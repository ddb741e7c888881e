#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>

#include <regelwerk/core/bytes.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

namespace regelwerk::ostfriesenlauf {

/// The version of the rules, of their texts and of their bytes; a change that gives a recorded move another meaning
/// raises it.
inline constexpr int rules_version = 1;

/// The race by places, each runner and its position; then every other field of State in the order of its
/// declaration.
using Packed = Bytes<sizeof(State)>;

[[nodiscard]] constexpr Packed packed(const State& state) noexcept {
  ByteWriter<std::tuple_size_v<Packed>> out;
  const auto put = [&](auto number) { out.put(static_cast<std::uint8_t>(number)); };
  const Table& table = state.table;
  for (const Place place : all_places) {
    put(table.race.at(place).index());
    put(table.race.position(table.race.at(place)));
  }
  put(table.sign);
  put(table.phase);
  put(table.turn);
  put(table.stack);
  for (const Laid& laid : state.laid) put(laid.code());
  for (const Hand& hand : state.hands) out.put(hand.word());
  for (const Stack& stack : state.stacks) out.put(stack.word());
  return out.bytes();
}

/// The state that these bytes spell, sound or not. Precondition: as many bytes as Packed has.
[[nodiscard]] constexpr Result<State, Refusal> unpacked(const auto& /*setup*/,
                                                        std::span<const std::uint8_t> bytes) noexcept {
  ByteReader in{bytes};
  const auto take = [&] { return in.take<std::uint8_t>(); };
  State state = blank_state();
  Table& table = state.table;
  for (const Place place : all_places) {
    const std::size_t runner_at = in.position();
    const Runner runner{take()};
    if (runner.index() >= runner_count) return Refusal{runner_at, Reason::runner_due};
    table.race.set(place, runner, static_cast<std::int8_t>(take()));
  }
  table.sign = Sign{take()};
  table.phase = Phase{take()};
  table.turn = take();
  table.stack = Place{take()};
  for (Laid& laid : state.laid) laid = Laid::from_code(take());
  for (Hand& hand : state.hands) hand = Hand::from_word(in.take<std::uint32_t>());
  for (Stack& stack : state.stacks) stack = Stack::from_word(in.take<std::uint64_t>());
  return state;
}

}  // namespace regelwerk::ostfriesenlauf
