#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/law/cascade.hpp>
#include <regelwerk/clou/law/escape.hpp>
#include <regelwerk/clou/law/firing.hpp>
#include <regelwerk/clou/law/in_transition.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/number_makings.hpp>
#include <regelwerk/clou/state/waiting.hpp>

namespace regelwerk::clou {

/// Makes one move in place and reports its effects as events.
// Functions that use many registers are not inlined: otherwise even cheap moves would have to save these registers.
template <class OnEvent>
class Transition {
 public:
  constexpr Transition(const Layout& layout, State& state, OnEvent& on_event) noexcept
      : job_{layout, state, on_event} {}

  /// Precondition: `move` is legal.
  constexpr void carry_out(Move move) noexcept {
    switch (move.kind()) {
      case MoveKind::mark:
        return mark(move);
      case MoveKind::roll:
        return roll(Roll{move.number()});
      case MoveKind::cross:
        return cross(move.fired(), move.owner(), move.target());
      case MoveKind::lapse:
        return lapse_all(job_);
      case MoveKind::fill:
        return fill(move);
      case MoveKind::done:
        return finish_round();
      case MoveKind::stay:
        job_.state.phase = Phase::roll;
        return job_.tell({.kind = EventKind::gang_stayed, .rule = Rule::run_away});
      case MoveKind::run:
        return run_away(job_);
      case MoveKind::driver:
        return choose_driver(job_, move.thief());
      case MoveKind::drive:
        return drive(job_, move.number());
      case MoveKind::gift:
        return gift(move.target());
      case MoveKind::gang:
        return break_in(ThiefSet{static_cast<unsigned>(move.number())});
      case MoveKind::scout:
        return scout(move.target());
      case MoveKind::pimp:
        return pimp(move.thief(), move.target());
      case MoveKind::buy:
        return buy(move.target());
      case MoveKind::save:
        job_.state.phase = Phase::gang;
        return job_.tell({.kind = EventKind::wages_ended, .rule = Rule::wages});
    }
  }

 private:
  /// CL-8, CL-9, CL-66. Throws the dice: first the music, then bonuses (CL-37, CL-38), then CL-55, since the music may
  /// have changed.
  constexpr void roll(Roll thrown) noexcept {
    job_.state.roll = thrown;
    job_.tell({.kind = EventKind::dice_thrown,
               .rule = Rule::throw_dice,
               .number = static_cast<std::int16_t>(thrown.index())});
    if (music_of(job_.plan(), job_.state) == Music::loud) {
      fire(job_, loud_symbols, MaybeThief{}, false, Rule::concert_phases);
    }
    std::size_t place = 0;
    job_.state.gang.for_each([&](Thief thief) {
      job_.state.hands[place++].left = all_places;
      for (const BonusLayout& bonus : job_.layout.sheet(thief).bonuses) {
        if ((bonus.rolls >> thrown.index() & 1U) != 0) fire(job_, bonus.fires, thief, false, Rule::dice_bonus);
      }
    });
    cascade(job_);
    settle(job_);
  }

  /// CL-22. Uses a waiting symbol on `target`. On another thief's specials the effects fire for that thief (CL-36).
  [[gnu::noinline]] constexpr void cross(Fired fired, MaybeThief owner, Target target) noexcept {
    job_.state.waiting.remove(fired);
    job_.tell({.kind = EventKind::symbol_used,
               .rule = Rule::used_at_once,
               .thief = fired.by,
               .target = target,
               .effect = fired.symbols});
    if (target.is_demand()) {
      cross_demand(job_, target, fired.by, Rule::used_at_once);
    } else if (target.is_element()) {
      const Rule rule = target.element().is_area() ? Rule::area_circles : Rule::special_circles;
      ElementMarker{job_, owner.is_nobody() ? fired.by : owner, rule}.mark(target.element(), 0);
    } else {
      cross_arrow(job_, Rule::escape_arrow);
    }
    settle(job_);
  }

  /// CL-11, CL-12. Makes a mark with dice, which may fire symbols.
  [[gnu::noinline]] constexpr void mark(Move move) noexcept {
    spend_on(move.thief(), move.how());
    if (move.target().is_demand()) {
      cross_demand(job_, move.target(), move.thief(), Rule::number_demand);
    } else {
      ElementMarker{job_, move.thief(), Rule::fitting_number}.mark(move.target().element(), move.number());
    }
    settle(job_);
  }

  /// CL-11, CL-40, CL-42. Uses up dice, virtual dice and shifts.
  constexpr void spend_on(Thief thief, DiceUse how) noexcept {
    Hand& hand = job_.state.hand(thief);
    if (how.dice != 0) {
      hand.left = static_cast<std::uint8_t>(hand.left & ~how.dice);
      job_.tell({.kind = EventKind::dice_used,
                 .rule = Rule::adding_dice,
                 .thief = thief,
                 .number = static_cast<std::int16_t>(how.dice)});
    }
    if (how.extras != 0) spend_white(thief, EffectKind::extra, hand.extras.listed(), how.extras, Rule::extra);
    if (how.shifts != 0) spend_white(thief, EffectKind::shift, hand.shifts.listed(), how.shifts, Rule::shift);
  }
  constexpr void spend_white(Thief thief, EffectKind kind, const FewPips& kept, Places chosen, Rule rule) noexcept {
    for (; chosen != 0; chosen &= chosen - 1) {
      spend_one(thief, {kind, kept.values[static_cast<std::size_t>(std::countr_zero(chosen))]}, rule);
    }
  }
  constexpr void spend_one(Thief thief, Effect effect, Rule rule) noexcept {
    job_.state.hand(thief).spend(effect);
    job_.tell({.kind = EventKind::white_used, .rule = rule, .thief = thief, .effect = effect});
  }

  /// CL-43, CL-44. Makes a mark with a fill, without dice.
  [[gnu::noinline]] constexpr void fill(Move move) noexcept {
    spend_one(move.thief(), words::fill, Rule::fill);
    ElementMarker{job_, move.thief(), job_.layout.fill_free ? Rule::fill : Rule::fill_strict}.mark(
        move.target().element(), move.number());
    settle(job_);
  }

  /// CL-13, CL-14, CL-17, CL-20. Ends the round: traces for unused dice, then time.
  constexpr void finish_round() noexcept {
    int unused = 0;
    for (const Hand& hand : job_.state.hands) unused += bit_counts[hand.left];
    for (; unused > 0; --unused) {
      cross_trace(job_, Rule::unused_die);
      if (job_.ended) return;
    }
    put_away(job_, Rule::kept_lapses);
    job_.state.phase = Phase::leave;
    pass_time(job_, job_.state.plan.time + 1, Rule::time_passes);
  }

  /// CK-4. Takes a first box for free, or none.
  constexpr void gift(Target item) noexcept {
    if (item == Target::nothing()) {
      tell_nothing(Rule::gift, {});
    } else {
      cross_box(item, Rule::gift);
    }
    job_.state.phase = Phase::gang;
  }

  /// CK-12. Buys a box and pays its price from the rest.
  constexpr void buy(Target item) noexcept {
    cross_box(item, Rule::wages);
    job_.state.campaign.rest = static_cast<std::uint16_t>(job_.state.campaign.rest - job_.layout.campaign.price);
    job_.tell({.kind = EventKind::rest_changed,
               .rule = Rule::wages,
               .number = static_cast<std::int16_t>(job_.state.campaign.rest)});
  }

  constexpr void cross_box(Target item, Rule rule) noexcept {
    ++job_.state.campaign.boxes[static_cast<std::size_t>(item.item())];
    job_.tell({.kind = EventKind::item_crossed, .rule = rule, .target = item});
  }
  constexpr void tell_nothing(Rule rule, MaybeThief thief) noexcept {
    job_.tell({.kind = EventKind::nothing_chosen, .rule = rule, .thief = thief});
  }

  /// CK-6, CK-9. Begins a heist. Tickets, scouting and pimping come before the first throw.
  [[gnu::noinline]] constexpr void break_in(ThiefSet gang) noexcept {
    job_.state.gang = gang;
    job_.state.plan.rooms = first_room;
    job_.tell({.kind = EventKind::gang_formed, .rule = Rule::gang, .number = static_cast<std::int16_t>(gang.bits())});
    if (is_prepared(job_.layout, job_.state, Preparation::tickets)) sneak_in();
    job_.state.phase = Phase::scout;
    if (!is_prepared(job_.layout, job_.state, Preparation::scouting)) begin_pimping();
  }

  /// CK-25. Challenges on the way to the foyer count as done, without price or loot.
  constexpr void sneak_in() noexcept {
    const PlanLayout& plan = job_.plan();
    for (unsigned rest = plan.concert.sneaked; rest != 0; rest &= rest - 1) {
      const int challenge = std::countr_zero(rest);
      job_.state.plan.done = static_cast<ChallengeSet>(job_.state.plan.done | 1U << challenge);
      for (const PartLayout& part : plan.challenges[static_cast<std::size_t>(challenge)].parts) {
        job_.state.plan.demands |= part.needed;
      }
      job_.tell({.kind = EventKind::challenge_skipped,
                 .rule = Rule::tickets,
                 .number = static_cast<std::int16_t>(challenge)});
    }
    enter_rooms(job_, plan.concert.sneaked_rooms, Rule::tickets);
  }

  /// CK-20. Scouts a demand; crossing it may even end the heist.
  constexpr void scout(Target target) noexcept {
    if (target == Target::nothing()) {
      tell_nothing(Rule::scouting, {});
    } else {
      cross_demand(job_, target, MaybeThief{}, Rule::scouting);
    }
    if (!job_.ended) begin_pimping();
  }

  /// CK-21. Asks the first thief of the gang; without the preparation goes on to the first throw.
  constexpr void begin_pimping() noexcept {
    const bool prepared = is_prepared(job_.layout, job_.state, Preparation::pimping);
    job_.state.phase = prepared ? Phase::pimp : Phase::roll;
    if (prepared) job_.state.acting = job_.state.gang.first();
  }
  [[gnu::noinline]] constexpr void pimp(Thief thief, Target target) noexcept {
    if (target == Target::nothing()) {
      tell_nothing(Rule::pimping, thief);
    } else {
      ElementMarker{job_, thief, Rule::pimping}.mark(target.element(), 0);
    }
    const ThiefSet later{job_.state.gang.bits() & ~(2U * ThiefSet{thief}.bits() - 1U)};
    job_.state.acting = later.empty() ? MaybeThief{} : MaybeThief{later.first()};
    if (later.empty()) job_.state.phase = Phase::roll;
  }

  InTransition<OnEvent> job_;
};

template <class OnEvent>
constexpr void carry_out(const auto& setup, State& state, Move move, OnEvent& on_event) noexcept {
  Transition<OnEvent>{setup.layout(), state, on_event}.carry_out(move);
}

}  // namespace regelwerk::clou
