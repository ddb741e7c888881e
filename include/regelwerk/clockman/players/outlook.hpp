#pragma once
#include <array>
#include <cstddef>

#include <regelwerk/clockman/edition/board.hpp>
#include <regelwerk/clockman/edition/digit_cards.hpp>
#include <regelwerk/clockman/edition/layout.hpp>
#include <regelwerk/clockman/edition/vocabulary.hpp>
#include <regelwerk/clockman/law/arrival.hpp>
#include <regelwerk/clockman/law/hunting.hpp>
#include <regelwerk/clockman/law/windows.hpp>
#include <regelwerk/clockman/options.hpp>
#include <regelwerk/clockman/players/insight.hpp>
#include <regelwerk/clockman/players/way_in.hpp>
#include <regelwerk/clockman/rules.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/seat.hpp>

namespace regelwerk::clockman {

/// The values of fields, digits and symbol cards for a seat, as the time that they save it.
class Outlook {
 public:
  constexpr Outlook(const Layout& layout, const Options& options, const Insight& insight) noexcept
      : layout_(layout),
        options_(options),
        known_(insight),
        way_(layout, insight),
        digits_(insight.table.of(insight.seat).all()),
        is_complete_(clockman::is_complete(layout.quota, insight.table.of(insight.seat))),
        has_stay_(can_play(layout, insight.table, insight.events, insight.seat, card_stay)) {
    weigh_fields();
  }

  /// The value of standing on a field, relative to having won.
  [[nodiscard]] constexpr Tempo place(Space at) const noexcept {
    if (at.is_centre()) return win;
    if (at.is_straight()) return on_straight(at);
    if (at.is_start()) return -(way_.from(1) + from_start);
    if (at.is_passage()) {
      const Space within = layout_.inner[static_cast<std::size_t>(at.number())];
      return ahead(within) / 2 - way_.from(within.ring());
    }
    if (at.ring() == rings && is_complete_) return -to_goal(at) - danger(at);
    return ahead(at) / 2 - way_.from(at.ring()) - danger(at);
  }

  /// CM-24, CM-31. place() plus field effect and captures, for a figure that arrives by its move or a lift.
  [[nodiscard]] constexpr Tempo arrival(Space at) const noexcept { return place(at) + effect_of(at) + caught(at); }

  /// CM-13. The cost of giving a symbol card away.
  [[nodiscard]] constexpr Tempo symbol_kept(Pose pose) const noexcept {
    if (known_.symbols.count(pose) > 1) return spare_symbol;
    return pose == last_pose_of(layout_, known_.seat) ? last_symbol_here() : only_symbol;
  }

  /// CM-33. The time that one more digit of this kind saves the seat; little if the seat does not need it.
  [[nodiscard]] constexpr Tempo digit_gained(Digit digit) const noexcept {
    return effects_[static_cast<std::size_t>(digit)];
  }
  /// CM-5. The cost of losing a digit. Precondition: the seat has one of this kind.
  [[nodiscard]] constexpr Tempo digit_lost(Digit digit) const noexcept {
    DigitCounts left = digits_;
    left.remove(digit);
    return spare_digit + way_.from(ring(), way_.errand_for(left)) - way_.from(ring());
  }

  /// CM-24. The cost of being sent away from a field.
  [[nodiscard]] constexpr Tempo sent_away(Space from) const noexcept {
    if (!from.is_shared()) return 0;
    const int within = way_.ring_of(from);
    return within == 1 ? from_start : greater(way_.from(within - 1) - way_.from(within), Tempo{0});
  }

 private:
  static constexpr Tempo win = 1'000 * one_turn;
  /// CM-28. Bonus on the straight, from which no figure is sent away.
  static constexpr Tempo safety = one_turn / 2;
  static constexpr Tempo from_start = 2 * one_turn;
  /// CM-71. The value of a transfer field: if only the transfer is missing, and for any loose digit.
  static constexpr Tempo no_transfer = 5 * one_turn;
  static constexpr Tempo loose_digit = one_turn;
  /// The value of a symbol card: one of several of its pose, the only one of its pose, the one for the last blockade.
  static constexpr Tempo spare_symbol = one_turn / 4;
  static constexpr Tempo only_symbol = one_turn;
  static constexpr Tempo last_symbol = 10 * one_turn;
  static constexpr Tempo spare_digit = one_turn / 4;
  static constexpr Tempo event_card = one_turn / 2;
  /// CM-24. The average loss of another seat when it is sent away.
  static constexpr Tempo others_loss = 6 * one_turn;

  [[nodiscard]] constexpr int ring() const noexcept { return way_.ring_of(known_.table.figure(known_.seat)); }

  /// CM-18. The value of the last symbol card on the present ring: nearer the end there are fewer chances to draw
  /// another.
  [[nodiscard]] constexpr Tempo last_symbol_here() const noexcept { return last_symbol * ring() / rings; }

  /// CM-8. Computes the values of fields whose effect does not depend on their place.
  constexpr void weigh_fields() noexcept {
    for (const Digit digit : all_digits) effects_[static_cast<std::size_t>(digit)] = weighed(digit);
    effects_[static_cast<std::size_t>(FieldKind::symbol)] = symbol_field();
    effects_[static_cast<std::size_t>(FieldKind::event)] = is_complete_ ? 0 : event_card;
    effects_[static_cast<std::size_t>(FieldKind::transfer)] = transfer_field();
  }
  /// CM-33, CM-72. The value of a digit field.
  [[nodiscard]] constexpr Tempo weighed(Digit digit) const noexcept {
    if (!needs(layout_.quota, digits_, digit)) return has_room_for(layout_, digits_, digit) ? spare_digit : 0;
    const int home = home_ring(digit == Digit::joker ? Digit::one : digit);
    DigitCounts more = digits_;
    more.add(digit);
    return way_.from(home) - way_.from(home, way_.errand_for(more));
  }
  /// CM-71. The value of a transfer field, highest if the date lacks only the transfer.
  [[nodiscard]] constexpr Tempo transfer_field() const noexcept {
    const DigitCounts& loose = known_.table.of(known_.seat).loose;
    if (!options_.transfer || loose.empty()) return 0;
    return usable(layout_.quota, digits_) == layout_.quota.size ? no_transfer : loose_digit;
  }
  /// CM-32. The value of a symbol field: the mean over the poses.
  [[nodiscard]] constexpr Tempo symbol_field() const noexcept {
    Tempo sum = 0;
    for (int number = 0; number < poses; ++number) sum += weighed(static_cast<Pose>(number));
    return sum / poses;
  }
  [[nodiscard]] constexpr Tempo weighed(Pose pose) const noexcept {
    if (known_.symbols.contains(pose)) return spare_symbol;
    Tempo sum = only_symbol + (pose == last_pose_of(layout_, known_.seat) ? last_symbol_here() : 0);
    if (ring() < rings) sum += way_.climb(ring(), 0) - way_.climb(ring(), way_.closed(ring(), pose));
    return sum;
  }

  /// CM-20, CM-21. Minus the turns that it still takes to hit g3 and the centre.
  [[nodiscard]] static constexpr Tempo on_straight(Space at) noexcept {
    return safety - WayIn::last_step - (at.number() == straight_length ? 0 : WayIn::onto_last);
  }
  /// CM-18 to CM-21. The turns from ring 4 with a complete date; a turn moves the figure three and a half fields on
  /// average.
  [[nodiscard]] constexpr Tempo to_goal(Space at) const noexcept {
    constexpr Tempo field = one_turn * 2 / 7;
    if (!way_.is_ready()) return way_.from_within() - ahead(at) / 2;
    const int apart = junction_of(layout_, known_.seat).index() - at.index();
    const int steps = apart < 0 ? apart + way_.size_of(rings) : apart;
    return WayIn::last_step + WayIn::onto_last + greater(steps - straight_length, 0) * field;
  }

  /// CM-31. The value of the effect of a field where the figure ends.
  [[nodiscard]] constexpr Tempo effect_of(Space at) const noexcept {
    if (!at.is_ring()) return 0;
    const FieldKind kind = layout_.kind[at];
    if (!is_digit_field(kind)) return effects_[static_cast<std::size_t>(kind)];
    if (!known_.table.board.contains(layout_.digit_number[at])) return 0;
    return kind == FieldKind::lift ? by_lift(at) : effects_[static_cast<std::size_t>(kind)];
  }
  /// CM-36. The turns saved by going one ring farther in, at least 0.
  [[nodiscard]] constexpr Tempo by_lift(Space at) const noexcept {
    return greater(way_.from(at.ring()) - way_.from(at.ring() + 1), Tempo{0});
  }

  /// The mean over the next roll, with the best end for each number.
  [[nodiscard]] constexpr Tempo ahead(Space at) const noexcept {
    const Tempo inward = at.ring() < rings ? way_.from(at.ring()) - way_.from(at.ring() + 1) : 0;
    Tempo sum = 0;
    for (int roll = 1; roll <= die_faces; ++roll) {
      const PassageSet in = layout_.inward[at];
      at = layout_.next[at];
      const Tempo effect = effect_of(at);
      sum += !in.empty() && inward > effect && way_.is_payable(in.lowest()) ? inward : effect;
    }
    return sum / die_faces;
  }

  /// CM-24. The expected cost of being captured by the next roll of another seat on the same ring.
  [[nodiscard]] constexpr Tempo danger(Space at) const noexcept {
    int reachable = 0;
    for (int other = 0; other < layout_.seats; ++other) {
      const Space from = known_.table.figure(Seat{other});
      if (Seat{other} == known_.seat || !from.is_ring() || from.ring() != at.ring()) continue;
      const int back = at.index() - from.index();
      const int steps = back < 0 ? back + way_.size_of(at.ring()) : back;
      reachable += 1 <= steps && steps <= die_faces ? 1 : 0;
    }
    const Tempo each = sent_away(at) / (has_stay_ ? 4 * die_faces : die_faces);
    return reachable * each;
  }

  /// CM-24, CM-73, CM-76. The gain from capturing everybody on a field.
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

  const Layout& layout_;
  const Options& options_;
  Insight known_;
  WayIn way_;
  DigitCounts digits_;
  bool is_complete_;
  bool has_stay_;
  std::array<Tempo, std::size_t{9}> effects_{};  ///< by kind of field
};

}  // namespace regelwerk::clockman
