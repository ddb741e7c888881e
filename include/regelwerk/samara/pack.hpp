#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>

#include <regelwerk/core/bytes.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/samara/calendar.hpp>
#include <regelwerk/samara/state.hpp>

namespace regelwerk::samara {

/// The version of the rules, of their texts and of their bytes; a change that gives a recorded move another meaning
/// raises it.
inline constexpr int rules_version = 1;

/// Every field of State in the order of its declaration.
using Packed = Bytes<sizeof(State)>;

[[nodiscard]] constexpr Packed packed(const State& state) noexcept {
  ByteWriter<std::tuple_size_v<Packed>> out;
  const auto put = [&](auto number) { out.put(static_cast<std::uint8_t>(number)); };
  const Table& table = state.table;
  for (int index = 0; index < max_workers; ++index) {
    const Worker& worker = table.calendar[index];
    put(worker.month);
    put(worker.seat.index());
    put(worker.figures.code());
  }
  put(table.calendar.size());
  for (const Plot& plot : table.plots) put(plot.code());
  for (const Holder& holder : table.holders) put(holder.code());
  for (const Tools& tools : table.tools) out.put(tools.word());
  for (const Tools& tools : table.owned) out.put(tools.word());
  for (const Reserve& reserve : table.reserves) put(reserve.code());
  put(table.phase);
  put(table.seats);
  put(table.turn.index());
  put(table.months);
  put(table.boards);
  put(table.draws);
  put(table.effect);
  put(table.builder.index());
  put(table.site.index());
  put(table.victim.index());
  put(table.losses);
  put(table.reached);
  put(table.took_part);
  for (const Tools& tools : state.choices) out.put(tools.word());
  return out.bytes();
}

/// The state that these bytes spell, sound or not. Precondition: as many bytes as Packed has.
[[nodiscard]] constexpr Result<State, Refusal> unpacked(const auto& /*setup*/,
                                                        std::span<const std::uint8_t> bytes) noexcept {
  ByteReader in{bytes};
  const auto take = [&] { return in.take<std::uint8_t>(); };
  const auto take_tools = [&] { return Tools::from_word(in.take<std::uint16_t>()); };
  State state;
  Table& table = state.table;
  for (int index = 0; index < max_workers; ++index) {
    const std::uint8_t month = take();
    const Seat seat{take()};
    table.calendar.set(index, {month, seat, Stack::from_code(take())});
  }
  table.calendar.set_size(take());
  for (Plot& plot : table.plots) plot = Plot::from_code(take());
  for (Holder& holder : table.holders) holder = Holder::from_code(take());
  for (Tools& tools : table.tools) tools = take_tools();
  for (Tools& tools : table.owned) tools = take_tools();
  for (Reserve& reserve : table.reserves) reserve = Reserve::from_code(take());
  table.phase = Phase{take()};
  table.seats = take();
  table.turn = Seat{take()};
  table.months = take();
  table.boards = take();
  table.draws = take();
  table.effect = Effect{take()};
  table.builder = Seat{take()};
  table.site = Space{take()};
  table.victim = Seat{take()};
  table.losses = take();
  table.reached = take();
  table.took_part = take();
  for (Tools& tools : state.choices) tools = take_tools();
  return state;
}

}  // namespace regelwerk::samara
