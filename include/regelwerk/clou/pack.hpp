#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>

#include <regelwerk/clou/state.hpp>
#include <regelwerk/core/bytes.hpp>
#include <regelwerk/core/result.hpp>

namespace regelwerk::clou {

/// The version of the rules, of their texts and of their bytes; a change that gives a recorded move another meaning
/// raises it.
inline constexpr int rules_version = 2;

/// Every field of State in the order of its declaration, of what waits as many as can.
using Packed = Bytes<sizeof(State) - sizeof(Fired)>;

[[nodiscard]] constexpr Packed packed(const State& state) noexcept {
  ByteWriter<std::tuple_size_v<Packed>> out;
  const auto put = [&](auto... numbers) { (out.put(static_cast<std::uint8_t>(numbers)), ...); };
  const PlanMarks& plan = state.plan;
  out.put(plan.demands);
  out.put(plan.done);
  put(plan.rooms, plan.time, plan.traces, plan.alarms, plan.arrows, plan.police);
  for (const SheetMarks& sheet : state.sheets) {
    for (const Row row : sheet.rows) out.put(row.word());
    out.put(sheet.pyramid.word());
    out.put(sheet.rings.word());
    out.put(sheet.circles.word());
  }
  const CampaignMarks& campaign = state.campaign;
  for (const Row row : campaign.numbers) out.put(row.word());
  out.put(campaign.crossed);
  out.put(campaign.rest);
  for (const std::uint8_t boxes : campaign.boxes) put(boxes);
  put(campaign.heists, campaign.specials, campaign.traces, campaign.jail.bits(), campaign.doubles, campaign.end);
  for (std::size_t i = 0; i < max_waiting; ++i) put(state.waiting[i].by.code(), state.waiting[i].symbols.bits());
  for (const Hand& hand : state.hands) {
    out.put(hand.shifts.word());
    out.put(hand.extras.word());
    put(hand.left, hand.fills);
  }
  put(state.haul.loot, state.haul.diamonds, state.haul.doubles, state.haul.specials);
  put(state.phase, state.gang.bits(), state.roll.code(), state.acting.code(), state.alarm_off, state.ending);
  return out.bytes();
}

/// The state that these bytes spell, sound or not. Precondition: as many bytes as Packed has.
[[nodiscard]] constexpr Result<State, Refusal> unpacked(const auto& /*setup*/,
                                                        std::span<const std::uint8_t> bytes) noexcept {
  ByteReader in{bytes};
  const auto take = [&] { return in.take<std::uint8_t>(); };
  const auto take_row = [&] { return Row::from_word(in.take<std::uint32_t>()); };
  State state;
  PlanMarks& plan = state.plan;
  plan.demands = in.take<std::uint64_t>();
  plan.done = in.take<std::uint16_t>();
  for (std::uint8_t* const byte : {&plan.rooms, &plan.time, &plan.traces, &plan.alarms, &plan.arrows, &plan.police}) {
    *byte = take();
  }
  for (SheetMarks& sheet : state.sheets) {
    for (Row& row : sheet.rows) row = take_row();
    sheet.pyramid = take_row();
    sheet.rings = take_row();
    sheet.circles = Circles::from_word(in.take<std::uint32_t>());
  }
  CampaignMarks& campaign = state.campaign;
  for (Row& row : campaign.numbers) row = take_row();
  campaign.crossed = in.take<std::uint16_t>();
  campaign.rest = in.take<std::uint16_t>();
  for (std::uint8_t& boxes : campaign.boxes) boxes = take();
  campaign.heists = take();
  campaign.specials = take();
  campaign.traces = take();
  campaign.jail = ThiefSet{unsigned{take()}};
  campaign.doubles = take();
  campaign.end = CampaignEnd{take()};
  for (std::size_t i = 0; i < max_waiting; ++i) {
    const MaybeThief by = MaybeThief::from_code(take());
    state.waiting.set(i, {by, SymbolSet{unsigned{take()}}});
  }
  for (Hand& hand : state.hands) {
    hand.shifts = Pips::from_word(in.take<std::uint16_t>());
    hand.extras = Pips::from_word(in.take<std::uint16_t>());
    hand.left = take();
    hand.fills = take();
  }
  state.haul = {take(), take(), take(), take()};
  state.phase = Phase{take()};
  state.gang = ThiefSet{unsigned{take()}};
  state.roll = Roll::from_code(take());
  state.acting = MaybeThief::from_code(take());
  state.alarm_off = take();
  state.ending = Ending{take()};
  return state;
}

}  // namespace regelwerk::clou
