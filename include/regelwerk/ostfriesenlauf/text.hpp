#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/core/line_reader.hpp>
#include <regelwerk/core/result.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/text.hpp>
#include <regelwerk/ostfriesenlauf/card.hpp>
#include <regelwerk/ostfriesenlauf/edition.hpp>
#include <regelwerk/ostfriesenlauf/move.hpp>
#include <regelwerk/ostfriesenlauf/rules.hpp>
#include <regelwerk/ostfriesenlauf/state.hpp>

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

  [[nodiscard]] constexpr Result<Move, Refusal> move() noexcept { return in_.finish(any_move()); }

  [[nodiscard]] constexpr Result<State, Refusal> state() noexcept {
    State state = blank_state();
    Table& table = state.table;
    left_ = layout_.deck;
    const bool good = in_.begin_entry("phase") &&
                      in_.expect_word(phase_words, table.phase, "a phase is deal, draw, card, lay or over") &&
                      in_.entry(" turn", 0, runner_count - 1, table.turn) && stack(table) &&
                      in_.expect(" sign=", "the sign is due here") &&
                      in_.expect_word(sign_words, table.sign, "a sign is fish, hedgehog, turtle, snail or sheep") &&
                      race(table.race) && hands(state) && laid_cards(state) && played();
    state.stacks = left_;
    return in_.finish(good ? std::optional{state} : std::nullopt);
  }

 private:
  [[nodiscard]] constexpr std::optional<Place> place() noexcept {
    const auto found = in_.expect_number(1, stack_count, "a stack is 1 to 4");
    return found ? std::optional{place_of_number(*found)} : std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Face> face() noexcept {
    in_.fail("a face is +n, -n, +n@j, -n@j, x@j, start or finish@NAME, with n 1 to 7 and j 1 to 4");
    const LineReader before = in_;
    const auto effect = read_effect(in_);
    if (!effect) return std::nullopt;
    if (effect->fields_in_range() && effect->place_in_range()) return Face{*effect};
    in_ = before;
    stand_at_wrong_number(*effect);
    return std::nullopt;
  }

  /// A refusal points at the number that no card has.
  constexpr void stand_at_wrong_number(const Effect& effect) noexcept {
    if (in_.take("x@")) return;
    if (!in_.take("+")) in_.take("-");
    if (effect.fields_in_range() && in_.take_number(max_fields)) in_.take("@");
  }

  [[nodiscard]] constexpr std::optional<Move> of_face(Move (*make)(Face)) noexcept {
    const auto found = face();
    return found ? std::optional{make(*found)} : std::nullopt;
  }

  [[nodiscard]] constexpr std::optional<Move> any_move() noexcept {
    if (in_.take("deal:")) return of_face(dealt);
    if (in_.take("card:")) return of_face(drawn);
    const bool lays = in_.take("lay:");
    if (!lays && !in_.expect("draw:", "a move is deal:, draw:, card: or lay:")) return std::nullopt;
    const auto back = place();
    if (!back || !lays) return back ? std::optional{chosen(*back)} : std::nullopt;
    if (!in_.expect(":", "a colon is due between back and face")) return std::nullopt;
    const auto found = face();
    return found ? std::optional{laid(*back, *found)} : std::nullopt;
  }

  /// A stack only where chance draws from one.
  constexpr bool stack(Table& table) noexcept {
    if (!in_.expect(" stack=", "the stack is due here")) return false;
    if (table.phase != Phase::deal && table.phase != Phase::card) return in_.expect("-", "nobody draws, - is due here");
    const auto found = place();
    if (found) table.stack = *found;
    return found.has_value();
  }

  constexpr bool race(Race& race) noexcept {
    if (!in_.expect(" race=", "the race is due here")) return false;
    for (const Place at : all_places) {
      if (at != Place::first && !in_.expect(",", "a comma is due between two runners")) return false;
      const auto runner = in_.expect_number(0, runner_count - 1, "a runner is 0 to 3");
      if (!runner || !in_.expect(":", "a colon is due behind the runner")) return false;
      const bool negative = in_.take("-");
      const auto position = in_.expect_number(0, 127, "a position is a number from -127 to 127");
      if (!position) return false;
      race.set(at, Runner{*runner}, negative ? -*position : *position);
    }
    return true;
  }

  /// A card of this edition that has not been read before.
  [[nodiscard]] constexpr std::optional<Card> card() noexcept {
    const auto back = place();
    if (!back || !in_.expect(":", "a colon is due between back and face")) return std::nullopt;
    const auto found = face();
    if (!found) return std::nullopt;
    const auto card = layout_.card(*back, *found);
    if (!card || !left_[index(*back)].contains(card->slot())) {
      in_.fail("there are not so many of this card");
      return std::nullopt;
    }
    left_[index(*back)].remove(card->slot());
    return card;
  }

  constexpr bool hands(State& state) noexcept {
    if (!in_.expect(" hands=", "hands are due here")) return false;
    for (int seat = 0; seat < layout_.seats; ++seat) {
      if (seat > 0 && !in_.expect("/", "/ is due between two seats")) return false;
      if (in_.take("-")) continue;
      Hand& hand = state.hand(Seat{seat});
      do {
        const auto found = card();
        if (!found) return false;
        if (hand.size() == max_hand) return in_.fail("a hand has at most five cards");
        hand.add(*found);
      } while (in_.take(","));
    }
    return true;
  }

  constexpr bool laid_cards(State& state) noexcept {
    if (!in_.expect(" laid=", "laid cards are due here")) return false;
    for (std::size_t turn = 0; turn < state.laid.size(); ++turn) {
      if (turn > 0 && !in_.expect(",", "a comma is due between two turns")) return false;
      if (in_.take("-")) continue;
      const auto found = card();
      if (!found) return false;
      state.laid[turn] = Laid{*found};
    }
    return true;
  }

  constexpr bool played() noexcept {
    if (!in_.expect(" played=", "played cards are due here")) return false;
    if (in_.take("-")) return true;
    do {
      if (!card()) return false;
    } while (in_.take(","));
    return true;
  }

  const Layout& layout_;
  LineReader in_;
  Cards left_{};  ///< cards that have not been read
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
  out << "phase=" << phase_words[static_cast<std::size_t>(table.phase)] << " turn=" << int{table.turn} << " stack=";
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

/// The state that a text describes, sound or not.
[[nodiscard]] constexpr Result<State, Refusal> read_state(const Layout& layout, std::string_view text) noexcept {
  return detail::Reading{layout, text}.state();
}

}  // namespace regelwerk::ostfriesenlauf
