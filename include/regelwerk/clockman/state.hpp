#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/cards.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state/proposal.hpp>
#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/container/bit_cast.hpp>
#include <regelwerk/core/container/wrapping.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// What happens next in a position. "The asked seat" is Table::asked.
enum class Phase : std::uint8_t {
  start_roll,   ///< chance: the starting roll of the seat whose turn it is (CM-66)
  before,       ///< that seat's window before its roll (CM-68)
  trade,        ///< the asked seat answers a proposal (CM-77)
  others,       ///< window of the asked seat before the active one's roll (CM-63, CM-68)
  roll,         ///< chance: the roll (CM-68)
  after,        ///< the window after the roll (CM-68)
  move,         ///< the move (CM-12)
  spare,        ///< the active seat captures the asked seat, or spares it (CM-75)
  pact,         ///< the asked seat answers the offer of a pact (CM-75)
  guard,        ///< window of the asked seat, which is about to lose a digit (CM-60)
  rob,          ///< the active seat chooses a digit of the asked seat (CM-73, CM-76)
  stay,         ///< window of the asked seat, which is captured (CM-59)
  draw_symbol,  ///< chance: the next symbol card (CM-32, CM-52)
  draw_event,   ///< chance: the next event card (CM-38)
  lift,         ///< the active seat takes the lift or stays (CM-36)
  take,         ///< the active seat takes the surplus digit or leaves it (CM-72)
  veto,         ///< window of the asked seat while an at-once card waits (CM-61)
  lose,         ///< the active seat chooses a symbol card to put back (CM-53)
  mix,          ///< the active seat chooses a symbol card and a seat to exchange with (CM-54)
  mix_draw,     ///< chance: the card drawn from the hand of the asked seat (CM-54)
  drop,         ///< the active seat chooses a digit to put back (CM-55)
  grab,         ///< the active seat chooses a seat and one of its digits (CM-56)
  over,         ///< a figure is in the centre (CM-70)
};

/// Read by word() of core/description/words.hpp, in the order of the enumerators.
[[nodiscard]] constexpr auto words_of(std::type_identity<Phase> /*type*/) noexcept {
  return std::array<std::string_view, 23>{"start",       "before",     "trade", "others", "roll", "after",
                                          "move",        "spare",      "pact",  "guard",  "rob",  "stay",
                                          "draw_symbol", "draw_event", "lift",  "take",   "veto", "lose",
                                          "mix",         "mix_draw",   "drop",  "grab",   "over"};
}

/// CM-66 to CM-70. The rule of a node of this kind.
[[nodiscard]] constexpr Rule rule_of(Phase phase) noexcept {
  constexpr std::array<Rule, 23> by_phase{Rule::starting_rolls, Rule::course_of_turn, Rule::trade,      Rule::card_swap,
                                          Rule::course_of_turn, Rule::course_of_turn, Rule::must_move,  Rule::hunting,
                                          Rule::hunting,        Rule::card_guard,     Rule::robbery,    Rule::card_stay,
                                          Rule::symbol_field,   Rule::event_field,    Rule::lift_field, Rule::hoarding,
                                          Rule::card_veto,      Rule::card_lose,      Rule::card_mix,   Rule::card_mix,
                                          Rule::card_drop,      Rule::card_grab,      Rule::end_of_game};
  return by_phase[static_cast<std::size_t>(phase)];
}

/// CM-43, CM-68. True for windows: nodes that exist only if the seat can do more than pass.
[[nodiscard]] constexpr bool is_window(Phase phase) noexcept {
  return phase == Phase::before || phase == Phase::others || phase == Phase::after || phase == Phase::guard ||
         phase == Phase::stay || phase == Phase::veto;
}

/// True if a node of this kind concerns or asks a second seat, Table::asked, besides the active one.
[[nodiscard]] constexpr bool is_about_other(Phase phase) noexcept {
  switch (phase) {
    case Phase::trade:
    case Phase::others:
    case Phase::spare:
    case Phase::pact:
    case Phase::guard:
    case Phase::rob:
    case Phase::stay:
    case Phase::veto:
    case Phase::mix_draw:
      return true;
    default:
      return false;
  }
}

/// CM-75. The pairs of seats that have a pact, one bit each.
class Pacts {
 public:
  constexpr Pacts() = default;
  /// Bits from the lowest: the pairs 0-1, 0-2, 1-2, 0-3, 1-3, 2-3.
  constexpr explicit Pacts(unsigned bits) noexcept : bits_(static_cast<std::uint8_t>(bits)) {}

  [[nodiscard]] constexpr unsigned bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr bool contains(Seat a, Seat b) const noexcept { return (bits_ & bit_of(a, b)) != 0; }
  /// Precondition: the seats are different; their order does not matter.
  constexpr void insert(Seat a, Seat b) noexcept { bits_ = static_cast<std::uint8_t>(bits_ | bit_of(a, b)); }
  /// No effect if they have no pact. Precondition: the seats are different.
  constexpr void erase(Seat a, Seat b) noexcept { bits_ = static_cast<std::uint8_t>(bits_ & ~bit_of(a, b)); }
  /// False if bits beyond the last pair are set.
  [[nodiscard]] constexpr bool valid() const noexcept { return bits_ >> (max_seats * (max_seats - 1) / 2) == 0; }

  friend constexpr bool operator==(Pacts, Pacts) = default;

 private:
  /// The bit of a pair: 0-1, 0-2, 1-2, 0-3, 1-3, 2-3.
  [[nodiscard]] static constexpr unsigned bit_of(Seat a, Seat b) noexcept {
    const int low = a < b ? a.index() : b.index();
    const int high = a < b ? b.index() : a.index();
    return 1U << (high * (high - 1) / 2 + low);
  }

  std::uint8_t bits_ = 0;
};

/// The public part of a position, and what is still to be decided. One arrival, one at-once card and one number of
/// symbol cards to draw are enough, since every link of a chain is the last action of the one before it.
struct Table {
  DigitSet board = DigitSet::all();                   ///< CM-9: the digit cards on their fields
  Proposals proposals;                                ///< CM-77: of this turn, until the window after the roll closes
  std::array<Digits, max_seats> digits{};             ///< CM-33, CM-71: by seat
  std::array<Space, max_seats> figures{};             ///< CM-7: by seat, at first on the start fields
  std::array<std::uint8_t, max_seats> first_rolls{};  ///< CM-67: by seat, until its first turn has begun, else 0
  std::array<std::uint8_t, max_seats> skips{};        ///< CM-51: turns to miss, by seat
  PassageSet opened;                                  ///< CM-16: passages whose blockade is gone
  Proposal proposal;                                  ///< CM-77: the proposal that waits for an answer
  Pacts pacts;                                        ///< CM-75: of seats that hunt a common third
  Phase phase = Phase::start_roll;                    ///< determines what happens next
  Seat turn;                                          ///< the active seat; at the end the winner
  Seat asked;                                         ///< second seat that the node concerns, else seat 0
  Seat first;                ///< CM-26: the first figure of the group that arrives, else seat 0
  Seat goer;                 ///< CM-49: seat whose figure an oback card moves, else seat 0
  SeatSet arriving;          ///< CM-24: figures whose arrival is in progress
  SeatSet captured;          ///< CM-26: figures that leave after everybody has been asked
  SeatSet contenders;        ///< CM-66: seats that may still begin; empty after the starting rolls
  std::uint8_t roll = 0;     ///< CM-68: from the roll to the move, at most 15 with add cards; else 0
  std::uint8_t highest = 0;  ///< CM-66: the highest starting roll of the round
  std::uint8_t played = 0;   ///< CM-45: number of on-demand cards played by the active seat in its turn, at most 3
  std::uint8_t left = 0;     ///< CM-52: number of symbol cards still to draw, 0 to 4
  Card card;                 ///< CM-42: the at-once card that is being carried out
  Digit wanted{};            ///< CM-56: the demanded digit while the other seat may guard it
  std::uint8_t seats = 0;    ///< 2 to 4

  /// The field of a seat's figure.
  [[nodiscard]] constexpr Space figure(Seat seat) const noexcept {
    return figures[static_cast<std::size_t>(seat.index())];
  }
  /// The field of a seat's figure, for changing it.
  [[nodiscard]] constexpr Space& figure(Seat seat) noexcept { return figures[static_cast<std::size_t>(seat.index())]; }
  /// CM-33, CM-71. The digits of a seat, in the date and loose.
  [[nodiscard]] constexpr const Digits& of(Seat seat) const noexcept {
    return digits[static_cast<std::size_t>(seat.index())];
  }
  /// The digits of a seat, for changing them.
  [[nodiscard]] constexpr Digits& of(Seat seat) noexcept { return digits[static_cast<std::size_t>(seat.index())]; }
  /// CM-67. The starting roll with which the seat will move in its first turn, else 0.
  [[nodiscard]] constexpr std::uint8_t& first_roll(Seat seat) noexcept {
    return first_rolls[static_cast<std::size_t>(seat.index())];
  }
  /// CM-51. The number of turns that the seat still has to miss.
  [[nodiscard]] constexpr std::uint8_t& skip(Seat seat) noexcept {
    return skips[static_cast<std::size_t>(seat.index())];
  }

  friend constexpr bool operator==(const Table&, const Table&) = default;
};

/// A position in canonical form, so that equal positions compare equal: cards are sorted, unused members are zero.
struct State {
  Table table;                               ///< the public part
  Symbols draw_pile;                         ///< CM-40: hidden, except for its size
  Symbols put_back;                          ///< CM-40: face up; replaces an empty draw pile
  Symbols aside;                             ///< CM-54: the card chosen for the asked seat; it is in no hand
  std::array<Symbols, max_seats> symbols{};  ///< CM-32: hands, by seat
  EventCards events;                         ///< CM-41, CM-43, CM-44: in piles, in hands or open

  /// CM-32. The symbol cards of a seat; `events` has its on-demand cards.
  [[nodiscard]] constexpr Symbols hand(Seat seat) const noexcept {
    return symbols[static_cast<std::size_t>(seat.index())];
  }
  /// The symbol cards of a seat, for changing them.
  [[nodiscard]] constexpr Symbols& hand(Seat seat) noexcept { return symbols[static_cast<std::size_t>(seat.index())]; }

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(Table) == 80 && sizeof(State) == 200);
static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);

/// A state with all figures on their start fields, every card in its draw pile, and every digit on the board.
[[nodiscard]] constexpr State blank_state(const Layout& layout) noexcept {
  State state;
  state.table.seats = static_cast<std::uint8_t>(layout.seats);
  // Written out, since g++ 12 cannot read array elements of a constexpr object that have their default
  // values.
  state.table.digits.fill({});
  state.table.figures.fill({});
  state.table.first_rolls.fill(0);
  state.table.skips.fill(0);
  state.symbols.fill({});
  for (int seat = 0; seat < max_seats; ++seat) state.events.set_hand_size(Seat{seat}, 0);
  state.draw_pile = all_symbols;
  return state;
}

namespace detail {

/// A mask with one bit for each phase. Every node asks who decides next, and a mask is faster than a switch.
template <class... Phases>
[[nodiscard]] constexpr std::uint32_t marks(Phases... phases) noexcept {
  return (... | (std::uint32_t{1} << static_cast<unsigned>(phases)));
}
inline constexpr std::uint32_t chance_decides =
    marks(Phase::start_roll, Phase::roll, Phase::draw_symbol, Phase::draw_event, Phase::mix_draw);
inline constexpr std::uint32_t asked_decides =
    marks(Phase::trade, Phase::others, Phase::pact, Phase::guard, Phase::stay, Phase::veto);

}  // namespace detail

/// The seat of a node: the seat that decides, or for which chance decides.
[[nodiscard]] constexpr Seat seat_at(const Table& table) noexcept {
  return (detail::asked_decides & detail::marks(table.phase)) != 0 ? table.asked : table.turn;
}

/// Who decides next.
[[nodiscard]] constexpr Actor actor_of(const Table& table) noexcept {
  if (table.phase == Phase::over) return Actor::nobody();
  return (detail::chance_decides & detail::marks(table.phase)) != 0 ? Actor::chance() : Actor{seat_at(table)};
}
/// Who decides next, in a State or a View.
[[nodiscard]] constexpr Actor actor_of(const auto& position) noexcept { return actor_of(position.table); }

/// CM-30. True if the arrival in progress is an own arrival: the active seat's figure arrives, and not because of an
/// oback card.
[[nodiscard]] constexpr bool is_own_arrival(const Table& table) noexcept {
  return table.arriving.contains(table.turn) && !table.card.has(Effect::oback);
}

/// CM-27. True if any figure stands on this field. Compares all figures at once, as bytes of a word.
[[nodiscard]] constexpr bool is_anybody_at(const Table& table, Space at) noexcept {
  constexpr std::uint32_t each_byte = 0x01010101;
  const std::uint32_t apart = bits_as<std::uint32_t>(table.figures) ^ at.code() * each_byte;
  // Only a zero byte borrows; the lowest zero byte thereby gets its top bit.
  return (wrapping_difference(apart, each_byte) & ~apart & (each_byte << 7U)) != 0;
}

/// CM-54. The seats that hold symbol cards; their number is public.
[[nodiscard]] constexpr SeatSet seats_with_symbols(const State& state) noexcept {
  SeatSet seats;
  for (int seat = 0; seat < max_seats; ++seat) {
    if (!state.hand(Seat{seat}).empty()) seats.insert(Seat{seat});
  }
  return seats;
}

}  // namespace regelwerk::clockman
