#pragma once
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/words.hpp>

namespace regelwerk::clockman {

/// CM-42 to CM-44. The time at which an event card acts.
enum class Mode : std::uint8_t { at_once, on_demand, open };

/// Read by word() of core/description/words.hpp, in the order of the enumerators.
[[nodiscard]] constexpr auto words_of(std::type_identity<Mode> /*type*/) noexcept {
  return std::array<std::string_view, 3>{"at_once", "on_demand", "open"};
}

/// CM-48 to CM-65. The effect of an event card; `number` is the n in its text.
enum class Effect : std::uint8_t {
  move,          ///< CM-48: the own figure goes `number` fields, back if negative
  oback,         ///< CM-49: the other figures go back `number` fields
  again,         ///< CM-50: one extra turn
  skip,          ///< CM-51: the seat misses its next turn
  sym,           ///< CM-52: the seat draws `number` symbol cards
  lose,          ///< CM-53: the seat puts back a symbol card of its choice
  mix,           ///< CM-54: the seat exchanges a symbol card with another seat
  drop,          ///< CM-55: an own digit goes back to the board
  grab,          ///< CM-56: the seat takes a digit from another seat
  go_to_symbol,  ///< CM-57: clockwise to the next symbol field on the ring
  go_to_digit,   ///< CM-57: clockwise to the next digit field with a card, including L
  free,          ///< CM-58: pays for a blocked passage
  stay,          ///< CM-59: the seat's captured figure is not sent away
  guard,         ///< CM-60: a capture or a grab takes no digit
  veto,          ///< CM-61: cancels another seat's at-once card
  add,           ///< CM-62: `number` is added to the roll; it may be negative
  swap,          ///< CM-63: two figures on one ring exchange places
  barin,         ///< CM-64: bars the way inward until the die shows `number`
  peace,         ///< CM-65: no captures for `number` turns
};

/// A kind of event card.
struct CardInfo {
  Effect effect{};         ///< CM-48 to CM-65: what the card does
  int number = 0;          ///< n in its text, negative if it moves back or lowers the roll; 0 if it has none
  Mode mode{};             ///< CM-42 to CM-44: the time at which the card acts
  Rule rule{};             ///< CM-48 to CM-65: rule of the effect
  std::string_view token;  ///< the name of the card in texts: move+1, gotoS
};

inline constexpr int card_kinds = 53;  ///< number of rows of card_table
/// Constraint 10. Every card that a deck may contain: first the at-once cards, then the on-demand cards, then the open
/// cards.
inline constexpr std::array<CardInfo, card_kinds> card_table{{
    {Effect::move, 1, Mode::at_once, Rule::card_move, "move+1"},
    {Effect::move, 2, Mode::at_once, Rule::card_move, "move+2"},
    {Effect::move, 3, Mode::at_once, Rule::card_move, "move+3"},
    {Effect::move, 4, Mode::at_once, Rule::card_move, "move+4"},
    {Effect::move, 5, Mode::at_once, Rule::card_move, "move+5"},
    {Effect::move, 6, Mode::at_once, Rule::card_move, "move+6"},
    {Effect::move, -1, Mode::at_once, Rule::card_move, "move-1"},
    {Effect::move, -2, Mode::at_once, Rule::card_move, "move-2"},
    {Effect::move, -3, Mode::at_once, Rule::card_move, "move-3"},
    {Effect::move, -4, Mode::at_once, Rule::card_move, "move-4"},
    {Effect::move, -5, Mode::at_once, Rule::card_move, "move-5"},
    {Effect::move, -6, Mode::at_once, Rule::card_move, "move-6"},
    {Effect::oback, 1, Mode::at_once, Rule::card_oback, "oback1"},
    {Effect::oback, 2, Mode::at_once, Rule::card_oback, "oback2"},
    {Effect::oback, 3, Mode::at_once, Rule::card_oback, "oback3"},
    {Effect::oback, 4, Mode::at_once, Rule::card_oback, "oback4"},
    {Effect::oback, 5, Mode::at_once, Rule::card_oback, "oback5"},
    {Effect::oback, 6, Mode::at_once, Rule::card_oback, "oback6"},
    {Effect::again, 0, Mode::at_once, Rule::card_again, "again"},
    {Effect::skip, 0, Mode::at_once, Rule::card_skip, "skip"},
    {Effect::sym, 1, Mode::at_once, Rule::card_sym, "sym1"},
    {Effect::sym, 2, Mode::at_once, Rule::card_sym, "sym2"},
    {Effect::sym, 3, Mode::at_once, Rule::card_sym, "sym3"},
    {Effect::sym, 4, Mode::at_once, Rule::card_sym, "sym4"},
    {Effect::lose, 0, Mode::at_once, Rule::card_lose, "lose"},
    {Effect::mix, 0, Mode::at_once, Rule::card_mix, "mix"},
    {Effect::drop, 0, Mode::at_once, Rule::card_drop, "drop"},
    {Effect::grab, 0, Mode::at_once, Rule::card_grab, "grab"},
    {Effect::go_to_symbol, 0, Mode::at_once, Rule::card_goto, "gotoS"},
    {Effect::go_to_digit, 0, Mode::at_once, Rule::card_goto, "gotoD"},
    {Effect::free, 0, Mode::on_demand, Rule::card_free, "free"},
    {Effect::stay, 0, Mode::on_demand, Rule::card_stay, "stay"},
    {Effect::guard, 0, Mode::on_demand, Rule::card_guard, "guard"},
    {Effect::veto, 0, Mode::on_demand, Rule::card_veto, "veto"},
    {Effect::add, 1, Mode::on_demand, Rule::card_add, "add+1"},
    {Effect::add, 2, Mode::on_demand, Rule::card_add, "add+2"},
    {Effect::add, 3, Mode::on_demand, Rule::card_add, "add+3"},
    {Effect::add, -1, Mode::on_demand, Rule::card_add, "add-1"},
    {Effect::add, -2, Mode::on_demand, Rule::card_add, "add-2"},
    {Effect::add, -3, Mode::on_demand, Rule::card_add, "add-3"},
    {Effect::swap, 0, Mode::on_demand, Rule::card_swap, "swap"},
    {Effect::barin, 1, Mode::open, Rule::card_barin, "barin1"},
    {Effect::barin, 2, Mode::open, Rule::card_barin, "barin2"},
    {Effect::barin, 3, Mode::open, Rule::card_barin, "barin3"},
    {Effect::barin, 4, Mode::open, Rule::card_barin, "barin4"},
    {Effect::barin, 5, Mode::open, Rule::card_barin, "barin5"},
    {Effect::barin, 6, Mode::open, Rule::card_barin, "barin6"},
    {Effect::peace, 1, Mode::open, Rule::card_peace, "peace1"},
    {Effect::peace, 2, Mode::open, Rule::card_peace, "peace2"},
    {Effect::peace, 3, Mode::open, Rule::card_peace, "peace3"},
    {Effect::peace, 4, Mode::open, Rule::card_peace, "peace4"},
    {Effect::peace, 5, Mode::open, Rule::card_peace, "peace5"},
    {Effect::peace, 6, Mode::open, Rule::card_peace, "peace6"},
}};

/// A kind of event card, as its row of card_table, or none.
class Card {
 public:
  constexpr Card() = default;
  constexpr explicit Card(int kind) noexcept : code_(static_cast<std::uint8_t>(kind)) {}  ///< a row of card_table

  [[nodiscard]] constexpr bool none() const noexcept { return code_ == none_code; }
  /// False for none() and for codes of no card.
  [[nodiscard]] constexpr bool is_kind() const noexcept { return code_ < card_kinds; }
  [[nodiscard]] constexpr int kind() const noexcept { return code_; }  ///< a row of card_table, 0 to 52; 63 for none()

  /// The kind, or 63 for none().
  [[nodiscard]] constexpr std::uint8_t code() const noexcept { return code_; }
  [[nodiscard]] static constexpr Card from_code(std::uint8_t code) noexcept { return Card{code}; }
  /// False for a code that is neither a kind nor none.
  [[nodiscard]] constexpr bool valid() const noexcept { return none() || is_kind(); }

  /// Precondition: is_kind().
  [[nodiscard]] constexpr const CardInfo& info() const noexcept {
    expects([&] { return is_kind(); }, "it is a kind of event card");
    return card_table[code_];
  }
  /// True for a kind with this effect; false for none.
  [[nodiscard]] constexpr bool has(Effect effect) const noexcept { return is_kind() && info().effect == effect; }

  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  static constexpr std::uint8_t none_code = 63;
  static_assert(card_kinds <= none_code, "kinds and none fit six bits");

  std::uint8_t code_ = none_code;
};

/// The first kind with this effect.
[[nodiscard]] constexpr Card first_card(Effect effect) noexcept {
  int kind = 0;
  while (card_table[static_cast<std::size_t>(kind)].effect != effect) ++kind;
  return Card{kind};
}
/// The first kind with this mode.
[[nodiscard]] constexpr Card first_card(Mode mode) noexcept {
  int kind = 0;
  while (card_table[static_cast<std::size_t>(kind)].mode != mode) ++kind;
  return Card{kind};
}

inline constexpr Card card_free = first_card(Effect::free);    ///< CM-58: pays for a blocked passage
inline constexpr Card card_stay = first_card(Effect::stay);    ///< CM-59: keeps a captured figure on its field
inline constexpr Card card_guard = first_card(Effect::guard);  ///< CM-60: a capture or a grab takes no digit
inline constexpr Card card_veto = first_card(Effect::veto);    ///< CM-61: cancels another seat's at-once card
inline constexpr Card card_swap = first_card(Effect::swap);    ///< CM-63: two figures on one ring exchange places
/// The rows of card_table where these ranges begin: on-demand cards, add cards, open cards, peace cards.
inline constexpr int first_on_demand = first_card(Mode::on_demand).kind();
inline constexpr int first_add = first_card(Effect::add).kind();  ///< CM-62: row of add+1, the first of six
inline constexpr int first_open = first_card(Mode::open).kind();  ///< CM-44: row of barin1, after all on-demand cards
inline constexpr int first_peace = first_card(Effect::peace).kind();  ///< CM-65: row of peace1; runs to the end
static_assert(first_add < card_swap.kind() && card_swap.kind() + 1 == first_open && first_open < first_peace);

static_assert(sizeof(Card) == 1);

}  // namespace regelwerk::clockman
