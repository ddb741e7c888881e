#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clockman/arrival.hpp>
#include <regelwerk/clockman/board.hpp>
#include <regelwerk/clockman/cards.hpp>
#include <regelwerk/clockman/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/hunting.hpp>
#include <regelwerk/clockman/movement.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/clockman/state.hpp>
#include <regelwerk/clockman/view.hpp>
#include <regelwerk/clockman/windows.hpp>
#include <regelwerk/core/algorithms.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// Time in units of 1/64 of a turn: what something saves, or less than 0 what it costs.
using Tempo = std::int32_t;

inline constexpr Tempo one_turn = 64;

/// What the seat to decide knows for its rules of thumb, from a State as from a View: the table, its own symbol cards,
/// and of the event cards its own, the open ones and how many others hold.
struct Insight {
  const Table& table;
  const EventCards& events;
  Symbols symbols;
  Seat seat;
};

[[nodiscard]] constexpr Insight insight_of(const State& state) noexcept {
  const Seat seat = seat_at(state.table);
  return {state.table, state.events, state.hand(seat), seat};
}
[[nodiscard]] constexpr Insight insight_of(const View& view) noexcept {
  return {view.table, view.events, view.symbols, seat_at(view.table)};
}

/// How long it will roughly take a seat to win from a field: it collects its digits from the outer rings inward, and
/// every ring costs the turns until a die leads onto a passage that it can pay for, or onto a lift.
class Outlook {
 public:
  constexpr Outlook(const Layout& layout, const Options& options, const Insight& insight) noexcept
      : layout_(layout), options_(options), known_(insight), digits_(insight.table.of(insight.seat).all()) {
    complete_ = is_complete(layout.quota, known_.table.of(known_.seat));
    ready_ = known_.symbols.contains(last_pose_of(layout, known_.seat));
    has_free_ = can_play(layout, known_.table, known_.events, known_.seat, card_free);
    has_stay_ = can_play(layout, known_.table, known_.events, known_.seat, card_stay);
    weigh_digits();
    count_ways_in();
    weigh_fields();
  }

  /// What standing on a field is worth against having won.
  [[nodiscard]] constexpr Tempo place(Space at) const noexcept {
    if (at.is_centre()) return win;
    if (at.is_straight()) return at.number() == straight_length ? -last_step : -(last_step + onto_last) + safe;
    if (at.is_start()) return -(way_in(1) + from_start);
    if (at.is_passage()) {
      const int gap = layout_.outer[static_cast<std::size_t>(at.number())].ring();
      return -way_in(gap + 1) + ahead(layout_.inner[static_cast<std::size_t>(at.number())]) / 2;
    }
    if (at.ring() == rings && complete_) return -to_goal(at) - danger(at);
    return -way_in(at.ring()) + ahead(at) / 2 - danger(at);
  }

  /// CM-24, CM-31. The same once the figure has come there by its move or a lift, and who stood there is dealt with.
  [[nodiscard]] constexpr Tempo arrival(Space at) const noexcept { return place(at) + effect_of(at) + caught(at); }

  /// CM-13. What it costs to give a symbol card away.
  [[nodiscard]] constexpr Tempo symbol_kept(Pose pose) const noexcept {
    if (known_.symbols.count(pose) > 1) return spare_symbol;
    return pose == last_pose_of(layout_, known_.seat) ? last_symbol : only_symbol;
  }

  /// CM-33. What a digit saves the seat; little if it does not need it.
  [[nodiscard]] constexpr Tempo digit_gained(Digit digit) const noexcept {
    return needed_[static_cast<std::size_t>(digit)] ? digit_worth_[static_cast<std::size_t>(digit)] : spare_digit;
  }
  /// CM-5. What it costs the seat to lose one. Precondition: it has one.
  [[nodiscard]] constexpr Tempo digit_lost(Digit digit) const noexcept {
    if (can_spare(layout_.quota, digits_, digit)) return spare_digit;
    const Tempo again = turns_for(digit) + 2 * one_turn;
    return digit == Digit::joker ? again + joker_extra : again;
  }

  /// CM-24. What being sent away from a field costs.
  [[nodiscard]] constexpr Tempo sent_away(Space from) const noexcept {
    if (from.is_passage()) return greater(way_in(outer_ring(from)) - way_in(outer_ring(from) + 1), Tempo{0});
    if (!from.is_ring()) return 0;
    return from.ring() == 1 ? from_start : greater(way_in(from.ring() - 1) - way_in(from.ring()), Tempo{0});
  }

  [[nodiscard]] constexpr const Insight& known() const noexcept { return known_; }
  [[nodiscard]] constexpr const Layout& layout() const noexcept { return layout_; }
  [[nodiscard]] constexpr const Options& options() const noexcept { return options_; }

 private:
  // Turns that were weighed by some thousand games against equal players.

  static constexpr Tempo win = 1'000 * one_turn;
  /// CM-21, CM-20. Until a 1 is rolled on g3, and until g3 is hit.
  static constexpr Tempo last_step = 6 * one_turn;
  static constexpr Tempo onto_last = 6 * one_turn;
  /// CM-28. Nobody is sent away from the straight.
  static constexpr Tempo safe = one_turn / 2;
  static constexpr Tempo from_start = 2 * one_turn;
  /// CM-11. Until the junction is reached.
  static constexpr Tempo round = 3 * one_turn;
  /// CM-15. From one ring outward to the next.
  static constexpr Tempo outward = 3 * one_turn;
  static constexpr Tempo longest_climb = 20 * one_turn;
  static constexpr Tempo longest_search = 12 * one_turn;
  /// CM-18. Without the symbol card of the last blockade; and without what the transfer fields are for.
  static constexpr Tempo no_last_symbol = 10 * one_turn;
  static constexpr Tempo no_transfer = 5 * one_turn;
  static constexpr Tempo spare_symbol = one_turn / 4;
  static constexpr Tempo only_symbol = one_turn;
  static constexpr Tempo last_symbol = 8 * one_turn;
  static constexpr Tempo spare_digit = one_turn / 4;
  static constexpr Tempo joker_extra = 4 * one_turn;
  static constexpr Tempo event_card = one_turn / 2;
  static constexpr Tempo loose_digit = one_turn;
  /// CM-24. What another seat loses on average when it is sent away from a ring within.
  static constexpr Tempo others_loss = 6 * one_turn;

  [[nodiscard]] constexpr int outer_ring(Space passage) const noexcept {
    return layout_.outer[static_cast<std::size_t>(passage.number())].ring();
  }
  [[nodiscard]] constexpr int size_of(int ring) const noexcept {
    return layout_.ring_size[static_cast<std::size_t>(ring - 1)];
  }
  [[nodiscard]] constexpr int lying(Digit digit) const noexcept {
    return (known_.table.board & layout_.of_kind[static_cast<std::size_t>(digit)]).size();
  }
  /// How many turns until a die leads onto one of so many fields of a ring.
  [[nodiscard]] constexpr Tempo until_hit(int ring, int fields, Tempo longest) const noexcept {
    return fields == 0 ? longest : lesser(size_of(ring) * one_turn / fields, longest);
  }
  [[nodiscard]] constexpr Tempo turns_for(Digit digit) const noexcept {
    const int ring = digit == Digit::joker ? home_ring(Digit::one) : home_ring(digit);
    return until_hit(ring, lying(digit), longest_search);
  }

  /// CM-5, CM-9. What every digit is worth, and the outermost ring where one that is needed lies.
  constexpr void weigh_digits() noexcept {
    Tempo hardest = 0;
    work_ring_ = rings;
    for (const Digit digit : {Digit::two, Digit::one, Digit::zero}) {
      const auto kind = static_cast<std::size_t>(digit);
      needed_[kind] = needs(layout_.quota, digits_, digit);
      if (!needed_[kind]) continue;
      digit_worth_[kind] = turns_for(digit);
      hardest = greater(hardest, digit_worth_[kind]);
      if (lying(digit) > 0) work_ring_ = home_ring(digit);
    }
    constexpr auto joker = static_cast<std::size_t>(Digit::joker);
    needed_[joker] = needs(layout_.quota, digits_, Digit::joker);
    digit_worth_[joker] = hardest;
  }

  /// CM-13, CM-36. How many fields of every ring lead inward, by what the seat holds.
  constexpr void count_ways_in() noexcept {
    for (int number = 0; number < passages; ++number) {
      const auto gap = static_cast<std::size_t>(layout_.outer[static_cast<std::size_t>(number)].ring() - 1);
      const auto pose = static_cast<std::size_t>(pose_of(layout_, number));
      if (known_.table.opened.contains(number)) {
        open_[gap] += passing;
      } else if (has_free_ || known_.symbols.contains(static_cast<Pose>(pose))) {
        ++open_[gap];
      } else {
        ++closed_[gap][pose];
      }
    }
    constexpr std::size_t lift = static_cast<std::size_t>(FieldKind::lift);
    for (std::uint64_t rest = (known_.table.board & layout_.of_kind[lift]).bits(); rest != 0; rest &= rest - 1) {
      const Space at = layout_.digit_at[static_cast<std::size_t>(std::countr_zero(rest))];
      ++open_[static_cast<std::size_t>(at.ring() - 1)];
    }
    for (int gap = 1; gap <= gaps; ++gap) climb_[static_cast<std::size_t>(gap)] = climb(gap, 0);
    for (int ring = rings - 1; ring >= 1; --ring) {
      const auto at = static_cast<std::size_t>(ring);
      sum_[at] = sum_[at + 1] + climb_[at];
    }
  }
  /// The turns to the next ring within if so many passages more can be paid for.
  [[nodiscard]] constexpr Tempo climb(int gap, int more) const noexcept {
    return until_hit(gap, open_[static_cast<std::size_t>(gap - 1)] + more, longest_climb);
  }
  /// The turns from ring 4 on.
  [[nodiscard]] constexpr Tempo at_the_end() const noexcept {
    return last_step + onto_last + (ready_ ? round : no_last_symbol);
  }
  /// The turns to ring 4 by way of the ring where the next digit lies, and those on the straight.
  [[nodiscard]] constexpr Tempo way_in(int ring) const noexcept {
    const int from = lesser(ring, work_ring_);
    return at_the_end() + sum_[static_cast<std::size_t>(from)] + (ring - from) * outward;
  }

  /// CM-8. What the fields bring whose effect does not depend on where they lie.
  constexpr void weigh_fields() noexcept {
    for (const Digit digit : all_digits) {
      const auto kind = static_cast<std::size_t>(digit);
      if (needed_[kind]) {
        effects_[kind] = digit_worth_[kind];
      } else if (has_room_for(layout_, digits_, digit)) {
        effects_[kind] = spare_digit;
      }
    }
    effects_[static_cast<std::size_t>(FieldKind::symbol)] = symbol_field();
    effects_[static_cast<std::size_t>(FieldKind::event)] = complete_ ? 0 : event_card;
    effects_[static_cast<std::size_t>(FieldKind::transfer)] = transfer_field();
  }
  /// CM-71.
  [[nodiscard]] constexpr Tempo transfer_field() const noexcept {
    const DigitCounts& loose = known_.table.of(known_.seat).loose;
    if (!options_.transfer || loose.empty()) return 0;
    return usable(layout_.quota, digits_) == layout_.quota.size ? no_transfer : loose_digit;
  }
  /// CM-32. The mean over the poses.
  [[nodiscard]] constexpr Tempo symbol_field() const noexcept {
    const Space at = known_.table.figure(known_.seat);
    const int ring = at.is_ring() ? at.ring() : at.is_passage() ? outer_ring(at) + 1 : 1;
    Tempo sum = 0;
    for (int pose = 0; pose < poses; ++pose) {
      const auto number = static_cast<std::size_t>(pose);
      const bool held = known_.symbols.contains(static_cast<Pose>(pose));
      sum += held ? spare_symbol : only_symbol;
      if (!held && static_cast<Pose>(pose) == last_pose_of(layout_, known_.seat)) sum += last_symbol;
      if (ring < rings) sum += climb(ring, 0) - climb(ring, closed_[static_cast<std::size_t>(ring - 1)][number]);
    }
    return sum / poses;
  }

  /// CM-18 to CM-21. From ring 4 with a complete date.
  [[nodiscard]] constexpr Tempo to_goal(Space at) const noexcept {
    constexpr int near = 3;
    constexpr Tempo field = one_turn * 2 / 7;  // a turn brings three and a half fields on
    if (!ready_) return at_the_end() - ahead(at) / 2;
    const int ahead_of = junction_of(layout_, known_.seat).index() - at.index();
    const int steps = ahead_of < 0 ? ahead_of + size_of(rings) : ahead_of;
    return last_step + onto_last + greater(steps - near, 0) * field;
  }

  /// CM-31. The effect of a field where the figure ends.
  [[nodiscard]] constexpr Tempo effect_of(Space at) const noexcept {
    if (!at.is_ring()) return 0;
    const FieldKind kind = layout_.kind[at];
    if (!is_digit_field(kind)) return effects_[static_cast<std::size_t>(kind)];
    if (!known_.table.board.contains(layout_.digit_number[at])) return 0;
    return kind == FieldKind::lift ? by_lift(at) : effects_[static_cast<std::size_t>(kind)];
  }
  /// CM-36.
  [[nodiscard]] constexpr Tempo by_lift(Space at) const noexcept {
    return greater(way_in(at.ring()) - way_in(at.ring() + 1), Tempo{0});
  }

  /// What the next die promises, at its best.
  [[nodiscard]] constexpr Tempo ahead(Space at) const noexcept {
    const int ring = at.ring();
    const Tempo inward = ring < rings ? way_in(ring) - way_in(ring + 1) : 0;
    Tempo sum = 0;
    for (int roll = 1; roll <= die_faces; ++roll) {
      const PassageSet in = layout_.inward[at];
      at = layout_.next[at];
      Tempo best = effect_of(at);
      if (!in.empty() && inward > best && is_payable(in.lowest())) best = inward;
      sum += best;
    }
    return sum / die_faces;
  }
  [[nodiscard]] constexpr bool is_payable(int passage) const noexcept {
    return has_free_ || known_.table.opened.contains(passage) || known_.symbols.contains(pose_of(layout_, passage));
  }

  /// CM-24. Others that may come to this field with their next roll.
  [[nodiscard]] constexpr Tempo danger(Space at) const noexcept {
    int near = 0;
    for (int other = 0; other < layout_.seats; ++other) {
      const Space from = known_.table.figure(Seat{other});
      if (Seat{other} == known_.seat || !from.is_ring() || from.ring() != at.ring()) continue;
      const int back = at.index() - from.index();
      const int steps = back < 0 ? back + size_of(at.ring()) : back;
      near += 1 <= steps && steps <= die_faces ? 1 : 0;
    }
    const Tempo each = sent_away(at) / (has_stay_ ? 4 * die_faces : die_faces);
    return near * each;
  }

  /// CM-24, CM-73, CM-76. What capturing everybody on a field brings.
  [[nodiscard]] constexpr Tempo caught(Space at) const noexcept {
    if (!at.is_shared() || is_peaceful(layout_, known_.events, known_.seat)) return 0;
    Tempo sum = 0;
    for (int other = 0; other < layout_.seats; ++other) {
      if (Seat{other} == known_.seat || known_.table.figure(Seat{other}) != at) continue;
      sum += others_loss / (layout_.seats - 1) + robbed(Seat{other});
    }
    return sum;
  }
  [[nodiscard]] constexpr Tempo robbed(Seat other) const noexcept {
    Tempo best = 0;
    if (!options_.robbery && layout_.surplus_limit == 0) return best;
    for (const Digit digit : all_digits) {
      if (can_rob(layout_, options_, known_.table, other, digit)) best = greater(best, digit_gained(digit));
    }
    return best;
  }

  /// CM-16. A passage that is open is passed by every die that leads beyond it.
  static constexpr int passing = 3;

  const Layout& layout_;
  const Options& options_;
  Insight known_;
  DigitCounts digits_;
  bool complete_ = false;
  bool ready_ = false;
  bool has_free_ = false;
  bool has_stay_ = false;
  int work_ring_ = 1;
  std::array<bool, digit_kinds> needed_{};
  std::array<Tempo, digit_kinds> digit_worth_{};
  std::array<int, gaps> open_{};                       ///< by gap, from 0
  std::array<std::array<int, poses>, gaps> closed_{};  ///< by gap, from 0, and pose
  std::array<Tempo, gaps + 1> climb_{};                ///< by gap
  std::array<Tempo, rings + 1> sum_{};                 ///< by ring: all that follow
  std::array<Tempo, std::size_t{9}> effects_{};        ///< by kind of field
};

}  // namespace regelwerk::clockman
