#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>

#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/core/bytes.hpp>
#include <regelwerk/core/result.hpp>

namespace regelwerk::clockman {

/// The version of the rules, of their texts and of their bytes; a change that gives a recorded move another meaning
/// raises it.
inline constexpr int rules_version = 2;

/// Every field of State in the order of its declaration.
using Packed = Bytes<sizeof(State)>;

[[nodiscard]] constexpr Packed packed(const State& state) noexcept {
  ByteWriter<std::tuple_size_v<Packed>> out;
  const auto put = [&](auto number) { out.put(static_cast<std::uint8_t>(number)); };
  const Table& table = state.table;
  out.put(table.board.bits());
  out.put(table.proposals.bits());
  for (const Digits& digits : table.digits) {
    for (const DigitCounts& counts : {digits.date, digits.loose}) {
      for (int kind = 0; kind < digit_kinds; ++kind) put(counts.count(static_cast<Digit>(kind)));
    }
  }
  for (const Space at : table.figures) put(at.code());
  for (const std::uint8_t number : table.first_rolls) put(number);
  for (const std::uint8_t number : table.skips) put(number);
  out.put(static_cast<std::uint16_t>(table.opened.bits()));
  out.put(static_cast<std::uint16_t>(table.proposal.code()));
  put(table.pacts.bits());
  put(table.phase);
  for (const Seat seat : {table.turn, table.asked, table.first, table.goer}) put(seat.index());
  for (const SeatSet seats : {table.arriving, table.captured, table.contenders}) put(seats.bits());
  for (const std::uint8_t number : {table.roll, table.highest, table.played, table.left}) put(number);
  put(table.card.kind());
  put(table.wanted);
  put(table.seats);
  for (const Symbols& pile : {state.draw_pile, state.put_back, state.aside}) out.put(pile.word());
  for (const Symbols& hand : state.symbols) out.put(hand.word());
  for (std::size_t i = 0; i < event_cards; ++i) put(state.events[i].code());
  for (int seat = 0; seat < max_seats; ++seat) put(state.events.hand_size(Seat{seat}));
  return out.bytes();
}

/// The state that these bytes spell, sound or not. Precondition: as many bytes as Packed has.
[[nodiscard]] constexpr Result<State, Refusal> unpacked(const auto& /*setup*/,
                                                        std::span<const std::uint8_t> bytes) noexcept {
  ByteReader in{bytes};
  const auto take = [&] { return in.take<std::uint8_t>(); };
  const auto take_symbols = [&] { return Symbols::from_word(in.take<std::uint64_t>()); };
  State state;
  Table& table = state.table;
  table.board = DigitSet{in.take<std::uint64_t>()};
  table.proposals = Proposals{in.take<std::uint64_t>()};
  for (Digits& digits : table.digits) {
    for (DigitCounts* counts : {&digits.date, &digits.loose}) {
      for (int kind = 0; kind < digit_kinds; ++kind) counts->set(static_cast<Digit>(kind), take());
    }
  }
  for (Space& at : table.figures) at = Space::from_code(take());
  for (std::uint8_t& number : table.first_rolls) number = take();
  for (std::uint8_t& number : table.skips) number = take();
  table.opened = PassageSet{in.take<std::uint16_t>()};
  table.proposal = Proposal::from_code(in.take<std::uint16_t>());
  table.pacts = Pacts{take()};
  table.phase = Phase{take()};
  for (Seat* seat : {&table.turn, &table.asked, &table.first, &table.goer}) *seat = Seat{take()};
  for (SeatSet* seats : {&table.arriving, &table.captured, &table.contenders}) *seats = SeatSet{take()};
  for (std::uint8_t* number : {&table.roll, &table.highest, &table.played, &table.left}) *number = take();
  table.card = Card{take()};
  table.wanted = Digit{take()};
  table.seats = take();
  for (Symbols* pile : {&state.draw_pile, &state.put_back, &state.aside}) *pile = take_symbols();
  for (Symbols& hand : state.symbols) hand = take_symbols();
  for (std::size_t i = 0; i < event_cards; ++i) state.events.set(i, Spot::from_code(take()));
  for (int seat = 0; seat < max_seats; ++seat) state.events.set_hand_size(Seat{seat}, take());
  return state;
}

}  // namespace regelwerk::clockman
