#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/core/result.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/text.hpp>
#include <regelwerk/ostfriesenlauf/card.hpp>
#include <regelwerk/ostfriesenlauf/edition.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>
#include <regelwerk/ostfriesenlauf/validate.hpp>

namespace regelwerk::ostfriesenlauf {

/// The longest move text: `lay:1:finish@hedgehog`.
using MoveText = Text<21>;

/// Words of a state text with its numbers, then the longest card `1:finish@hedgehog` and a comma for every card.
using StateText = Text<128 + deck_size * 18>;

inline constexpr std::array<std::string_view, 5> phase_words{"deal", "draw", "card", "lay", "over"};

namespace detail {

template <class Out>
constexpr void write_card(Out& out, const Layout& layout, Card card) noexcept {
  out << number(card.back()) << ':';
  write_face(out, layout.face(card));
}

/// Writes cards parted by commas, or that there are none; `each` hands them over.
template <class Out, class Each>
constexpr void write_cards(Out& out, const Layout& layout, const Each& each) noexcept {
  bool any = false;
  each([&](Card card) {
    if (any) out << ',';
    any = true;
    write_card(out, layout, card);
  });
  if (!any) out << '-';
}

/// Reads moves and states; every take leaves the reader where it stopped.
class Reading {
 public:
  constexpr Reading(const Layout& layout, std::string_view text) noexcept : layout_(layout), in_(text) {}

  [[nodiscard]] constexpr Result<Move, Refusal> move() noexcept {
    const std::optional<Move> found = any_move();
    if (!found) return refuse(wrong_);
    if (!in_.at_end()) return refuse("the move ends before this");
    return *found;
  }

  [[nodiscard]] constexpr Result<State, Refusal> state() noexcept {
    State state = blank_state();
    Table& table = state.table;
    std::uint8_t seats = 0;
    left_ = layout_.deck;
    const bool good = number("seats", layout_.seats, layout_.seats, seats) && phase(table.phase) &&
                      number(" turn", 0, runner_count - 1, table.turn) && stack(table) && sign(table.sign) &&
                      race(table.race) && hands(state) && laid_cards(state) && played();
    if (!good) return refuse(wrong_);
    if (!in_.at_end()) return refuse("the state ends before this");
    state.stacks = left_;
    return state;
  }

 private:
  [[nodiscard]] constexpr Refusal refuse(std::string_view reason) const noexcept { return {in_.position(), reason}; }

  constexpr bool expect(std::string_view word, std::string_view reason) noexcept {
    if (in_.take(word)) return true;
    wrong_ = reason;
    return false;
  }

  [[nodiscard]] constexpr std::optional<Place> place() noexcept {
    wrong_ = "a stack is 1 to 4";
    const auto found = in_.take_number(stack_count);
    return found && *found > 0 ? std::optional{place_of_number(*found)} : std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Face> face() noexcept {
    wrong_ = "a face is +n, -n, +n@j, -n@j, x@j, start or finish@NAME, with n 1 to 7 and j 1 to 4";
    const auto effect = read_effect(in_);
    if (!effect || !effect->fields_in_range() || !effect->place_in_range()) return std::nullopt;
    return Face{*effect};
  }

  [[nodiscard]] constexpr std::optional<Move> of_face(Move (*make)(Face)) noexcept {
    const auto found = face();
    return found ? std::optional{make(*found)} : std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> any_move() noexcept {
    if (in_.take("deal:")) return of_face(dealt);
    if (in_.take("card:")) return of_face(drawn);
    const bool lays = in_.take("lay:");
    if (!lays && !expect("draw:", "a move is deal:, draw:, card: or lay:")) return std::nullopt;
    const auto back = place();
    if (!back || !lays) return back ? std::optional{chosen(*back)} : std::nullopt;
    if (!expect(":", "a colon is due between back and face")) return std::nullopt;
    const auto found = face();
    return found ? std::optional{laid(*back, *found)} : std::nullopt;
  }

  constexpr bool number(std::string_view name, int lowest, int highest, std::uint8_t& into) noexcept {
    if (!expect(name, "another entry is due here") || !expect("=", "= is due here")) return false;
    const auto found = in_.take_number(highest);
    wrong_ = "a number of this game is due here";
    if (!found || *found < lowest) return false;
    into = static_cast<std::uint8_t>(*found);
    return true;
  }

  /// Which of the words stands here.
  [[nodiscard]] constexpr std::optional<std::size_t> word(std::span<const std::string_view> words) noexcept {
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (in_.take(words[i])) return i;
    }
    return std::nullopt;
  }
  constexpr bool phase(Phase& into) noexcept {
    if (!expect(" phase=", "phase is due here")) return false;
    wrong_ = "a phase is deal, draw, card, lay or over";
    const auto found = word(phase_words);
    if (found) into = static_cast<Phase>(*found);
    return found.has_value();
  }
  constexpr bool sign(Sign& into) noexcept {
    if (!expect(" sign=", "the sign is due here")) return false;
    wrong_ = "a sign is fish, hedgehog, turtle, snail or sheep";
    const auto found = word(sign_words);
    if (found) into = static_cast<Sign>(*found);
    return found.has_value();
  }

  /// A stack only where chance draws from one.
  constexpr bool stack(Table& table) noexcept {
    if (!expect(" stack=", "the stack is due here")) return false;
    if (table.phase != Phase::deal && table.phase != Phase::card) return expect("-", "nobody draws, - is due here");
    const auto found = place();
    if (found) table.stack = *found;
    return found.has_value();
  }

  constexpr bool race(Race& race) noexcept {
    if (!expect(" race=", "the race is due here")) return false;
    for (const Place at : all_places) {
      if (at != Place::first && !expect(",", "a comma is due between two runners")) return false;
      wrong_ = "a runner is 0 to 3";
      const auto runner = in_.take_number(runner_count - 1);
      if (!runner || !expect(":", "a colon is due behind the runner")) return false;
      const bool negative = in_.take("-");
      wrong_ = "a position is a number from -127 to 127";
      const auto position = in_.take_number(127);
      if (!position) return false;
      race.set(at, Runner{*runner}, negative ? -*position : *position);
    }
    return true;
  }

  /// A card of this edition that has not been read before.
  [[nodiscard]] constexpr std::optional<Card> card() noexcept {
    const auto back = place();
    if (!back || !expect(":", "a colon is due between back and face")) return std::nullopt;
    const auto found = face();
    if (!found) return std::nullopt;
    wrong_ = "there are not so many of this card";
    const auto card = layout_.card(*back, *found);
    if (!card || !left_[index(*back)].contains(card->slot())) return std::nullopt;
    left_[index(*back)].remove(card->slot());
    return card;
  }

  constexpr bool hands(State& state) noexcept {
    if (!expect(" hands=", "hands are due here")) return false;
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (seat > 0 && !expect("/", "/ is due between two seats")) return false;
      if (in_.take("-")) continue;
      Hand& hand = state.hand(Seat{seat});
      do {
        const auto found = card();
        if (!found) return false;
        wrong_ = "a hand has at most five cards";
        if (hand.size() == max_hand) return false;
        hand.add(*found);
      } while (in_.take(","));
    }
    return true;
  }

  constexpr bool laid_cards(State& state) noexcept {
    if (!expect(" laid=", "laid cards are due here")) return false;
    for (std::size_t turn = 0; turn < state.laid.size(); ++turn) {
      if (turn > 0 && !expect(",", "a comma is due between two turns")) return false;
      if (in_.take("-")) continue;
      const auto found = card();
      if (!found) return false;
      state.laid[turn] = Laid{*found};
    }
    return true;
  }

  constexpr bool played() noexcept {
    if (!expect(" played=", "played cards are due here")) return false;
    if (in_.take("-")) return true;
    do {
      if (!card()) return false;
    } while (in_.take(","));
    return true;
  }

  const Layout& layout_;
  TextReader in_;
  Cards left_{};  ///< cards that have not been read
  std::string_view wrong_;
};

}  // namespace detail

/// The text of a move by the ledger's grammar. Precondition: a move of this grammar, as every legal move is.
[[nodiscard]] constexpr MoveText text_of(Move move) noexcept {
  MoveText out;
  switch (move.kind) {
    case MoveKind::deal:
      out << "deal:";
      break;
    case MoveKind::card:
      out << "card:";
      break;
    case MoveKind::draw:
      out << "draw:" << number(move.back);
      return out;
    case MoveKind::lay:
      out << "lay:" << number(move.back) << ':';
      break;
  }
  write_face(out, move.face);
  return out;
}

/// A state as one line: runners by place with their positions, hands by seat, laid cards by turn, cards played. The
/// stacks are what is left.
[[nodiscard]] constexpr StateText text_of(const Layout& layout, const State& state) noexcept {
  const Table& table = state.table;
  StateText out;
  out << "seats=" << layout.seats << " phase=" << phase_words[static_cast<std::size_t>(table.phase)]
      << " turn=" << int{table.turn} << " stack=";
  if (table.phase == Phase::deal || table.phase == Phase::card) {
    out << number(table.stack);
  } else {
    out << '-';
  }
  out << " sign=" << sign_words[static_cast<std::size_t>(table.sign)];
  for (const Place place : all_places) {
    const Runner runner = table.race.at(place);
    out << (place == Place::first ? std::string_view{" race="} : std::string_view{","}) << runner.index() << ':'
        << table.race.position(runner);
  }
  for (int seat = 0; seat < layout.seats; ++seat) {
    out << (seat == 0 ? std::string_view{" hands="} : std::string_view{"/"});
    detail::write_cards(out, layout, [&](auto write) { state.hand(Seat{seat}).for_each_card(write); });
  }
  for (std::size_t turn = 0; turn < state.laid.size(); ++turn) {
    out << (turn == 0 ? std::string_view{" laid="} : std::string_view{","});
    const Laid laid = state.laid[turn];
    if (laid.none()) {
      out << '-';
    } else {
      detail::write_card(out, layout, laid.card());
    }
  }
  out << " played=";
  detail::write_cards(out, layout, [&, played = cards_played(layout, state)](auto write) {
    for (const Place back : all_places) {
      played[index(back)].for_each_kind([&](Slot slot) {
        for (int i = played[index(back)].count(slot); i > 0; --i) write(Card{back, slot});
      });
    }
  });
  return out;
}

/// The move that a text names; it need not be legal. Letters may be of either case.
[[nodiscard]] constexpr Result<Move, Refusal> read_move(const Layout& layout, std::string_view text) noexcept {
  return detail::Reading{layout, text}.move();
}

/// The state that a text describes, if it can be reached under the rules in force.
template <class Setup>
[[nodiscard]] constexpr Result<State, Refusal> read_state(const Setup& setup, std::string_view text) noexcept {
  const auto state = detail::Reading{setup.layout(), text}.state();
  if (!state) return state;
  const Invariants broken = broken_invariants(setup, *state);
  if (!broken.empty()) return Refusal{text.size(), describe(broken[0])};
  return refuse_other_spelling(text, text_of(setup.layout(), *state), *state);
}

}  // namespace regelwerk::ostfriesenlauf
