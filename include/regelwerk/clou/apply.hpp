#pragma once
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/element.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/marks.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/view.hpp>
#include <regelwerk/clou/waiting.hpp>
#include <regelwerk/clou/white_symbols.hpp>

namespace regelwerk::clou {

/// Brings a state up to date by an event: each changes what its ledger line says, and no rule is asked what follows. An
/// event that cannot follow is noticed, and the state means nothing then.
class Applying {
 public:
  constexpr Applying(const Layout& layout, State& state) noexcept
      : layout_(layout), plan_(plan_of(layout, state)), state_(state) {}

  /// False if the event cannot follow.
  [[nodiscard]] constexpr bool apply(const Event& event) noexcept {
    const bool in_campaign = EventKind::item_crossed <= event.kind && event.kind <= EventKind::campaign_ended;
    if (in_campaign) return layout_.is_campaign() && apply_to_campaign(event);
    switch (event.kind) {
      case EventKind::number_written:
      case EventKind::circle_crossed:
        return event.target.is_element() && mark(event);
      case EventKind::demand_crossed:
        return event.target.is_demand() && event.target.demand() < plan_.demand_count &&
               insert(state_.plan.demands, event.target.demand());
      case EventKind::challenge_done:
        return do_challenge(event.number);
      case EventKind::challenge_skipped:
        return do_challenge(event.number) && cross_all(event.number);
      case EventKind::room_entered:
        return insert(state_.plan.rooms, event.number);
      case EventKind::loot_taken:
        return take_loot(event.number);
      case EventKind::heist_ended:
        return end(event.number);
      case EventKind::effect_lost:
      case EventKind::gang_stayed:
      case EventKind::course_changed:
        return true;
      default:
        return event.kind <= EventKind::symbol_lapsed || is_of_round(event.kind) ? apply_to_hands(event)
                                                                                 : apply_to_tracks(event);
    }
  }

 private:
  [[nodiscard]] constexpr bool in_gang(MaybeThief somebody) const noexcept {
    return !somebody.is_nobody() && state_.gang.contains(somebody.thief());
  }
  /// What puts dice and symbols away.
  [[nodiscard]] static constexpr bool is_of_round(EventKind kind) noexcept {
    return kind == EventKind::round_ended || kind == EventKind::waiting_ended;
  }

  /// Adds a thing to a set of bits; false if there is no such bit, or it is in it.
  template <class Bits>
  [[nodiscard]] static constexpr bool insert(Bits& bits, int index) noexcept {
    if (index < 0 || index >= std::numeric_limits<Bits>::digits || (bits >> index & 1U) != 0) return false;
    bits = static_cast<Bits>(bits | Bits{1} << index);
    return true;
  }
  /// One symbol more is crossed on a track; false if it is full.
  [[nodiscard]] static constexpr bool cross_next(std::uint8_t& crossed, int length) noexcept {
    return crossed < length && ++crossed > 0;
  }

  /// Dice, what waits and what is kept.
  [[nodiscard]] constexpr bool apply_to_hands(const Event& event) noexcept {
    switch (event.kind) {
      case EventKind::dice_thrown:
        return throw_dice(event.number);
      case EventKind::dice_used:
        return in_gang(event.thief) && use_dice(state_.hand(event.thief.thief()), event.number);
      case EventKind::symbol_fired:
        return fire(event);
      case EventKind::white_kept:
        return in_gang(event.thief) && keep(state_.hand(event.thief.thief()), event.effect);
      case EventKind::white_used:
        return in_gang(event.thief) && spend(state_.hand(event.thief.thief()), event.effect);
      case EventKind::symbol_used:
      case EventKind::symbol_lapsed:
        return take_away(event);
      case EventKind::round_ended:
        state_.roll = {};
        state_.hands.fill({});
        return true;
      case EventKind::waiting_ended:
        state_.waiting.clear();
        return true;
      default:
        return false;
    }
  }

  /// Tracks of the plan, and the escape.
  [[nodiscard]] constexpr bool apply_to_tracks(const Event& event) noexcept {
    PlanMarks& marks = state_.plan;
    switch (event.kind) {
      case EventKind::trace_crossed:
        return cross_next(marks.traces, plan_.traces);
      case EventKind::time_crossed:
        if (event.number <= marks.time || event.number > plan_.time) return false;
        marks.time = static_cast<std::uint8_t>(event.number);
        return true;
      case EventKind::alarm_crossed:
        return cross_next(marks.alarms, plan_.alarm_circles);
      case EventKind::alarm_went_off:
        return cross_next(state_.alarm_off, 1);
      case EventKind::arrow_crossed:
        return cross_next(marks.arrows, plan_.arrows);
      case EventKind::police_crossed:
        return cross_next(marks.police, plan_.police);
      case EventKind::driver_chosen:
        state_.acting = event.thief;
        return in_gang(event.thief);
      default:
        return false;
    }
  }

  /// CK-2. The campaign sheet.
  [[nodiscard]] constexpr bool apply_to_campaign(const Event& event) noexcept {
    CampaignMarks& marks = state_.campaign;
    const int number = event.number;
    const bool fits_byte = 0 <= number && number <= std::numeric_limits<std::uint8_t>::max();
    switch (event.kind) {
      case EventKind::item_crossed:
        return event.target.is_item() && cross_box(static_cast<std::size_t>(event.target.item()));
      case EventKind::gang_formed:
        return form_gang(number);
      case EventKind::heist_crossed_out:
        return put_heist_away(number);
      case EventKind::special_kept:
        return number < campaign_heists && insert(marks.specials, number);
      case EventKind::traces_entered:
        marks.traces = static_cast<std::uint8_t>(number);
        return fits_byte;
      case EventKind::thief_jailed:
        return jail(event.thief);
      case EventKind::doubles_kept:
        marks.doubles = static_cast<std::uint8_t>(number);
        return fits_byte;
      case EventKind::rest_changed:
        marks.rest = static_cast<std::uint16_t>(number);
        return number >= 0;
      case EventKind::experience_reset:
        reset_experience();
        return true;
      case EventKind::campaign_ended:
        marks.end = static_cast<CampaignEnd>(number);
        return is_between(CampaignEnd::won, number, CampaignEnd::by_jail);
      case EventKind::nothing_chosen:
      case EventKind::wages_ended:
        return true;
      default:
        return false;
    }
  }

  template <class Enum>
  [[nodiscard]] static constexpr bool is_between(Enum first, int number, Enum last) noexcept {
    return static_cast<int>(first) <= number && number <= static_cast<int>(last);
  }

  /// CL-8, CL-9.
  [[nodiscard]] constexpr bool throw_dice(int index) noexcept {
    if (index < 0 || index >= roll_count) return false;
    state_.roll = Roll{index};
    state_.gang.for_each([&](Thief thief) { state_.hand(thief).left = all_places; });
    return true;
  }
  [[nodiscard]] static constexpr bool use_dice(Hand& hand, int places) noexcept {
    if (places <= 0 || (places & ~int{hand.left}) != 0) return false;
    hand.left = static_cast<std::uint8_t>(hand.left & ~places);
    return true;
  }

  /// CL-22, CL-66.
  [[nodiscard]] constexpr bool fire(const Event& event) noexcept {
    const bool somebody = event.thief.is_nobody() || in_gang(event.thief);
    if (!somebody || !event.effect.is_symbol() || state_.waiting.size() == max_waiting) return false;
    state_.waiting.add({event.thief, event.effect.symbol()});
    return true;
  }
  [[nodiscard]] constexpr bool take_away(const Event& event) noexcept {
    const Fired fired{event.thief, event.effect.symbol()};
    if (!event.effect.is_symbol() || state_.waiting.count(fired) == 0) return false;
    state_.waiting.remove(fired);
    return true;
  }

  /// CL-39.
  [[nodiscard]] static constexpr bool keep(Hand& hand, Effect effect) noexcept {
    const bool has_room = effect.kind == EffectKind::fill ? hand.fills < max_fills : of(hand, effect).size() < max_kept;
    if (!effect.is_white() || !has_room) return false;
    hand.keep(effect);
    return true;
  }
  [[nodiscard]] static constexpr bool spend(Hand& hand, Effect effect) noexcept {
    if (!effect.is_white()) return false;
    const bool is_there = effect.kind == EffectKind::fill ? hand.fills > 0 : of(hand, effect).count(effect.value) > 0;
    if (is_there) hand.spend(effect);
    return is_there;
  }
  /// The kept ones of its kind.
  [[nodiscard]] static constexpr Pips of(const Hand& hand, Effect effect) noexcept {
    return effect.kind == EffectKind::shift ? hand.shifts : hand.extras;
  }

  /// CL-26. A number or a cross, on a sheet or on the campaign sheet.
  [[nodiscard]] constexpr bool mark(const Event& event) noexcept {
    const Element element = event.target.element();
    const bool is_number = event.kind == EventKind::number_written;
    if (is_number && (event.number < 1 || event.number > highest_number)) return false;
    if (element.is_area()) return mark_area(element.index(), is_number, event.number);
    if (!in_gang(event.thief)) return false;
    SheetMarks& sheet = state_.sheet(event.thief.thief());
    return is_number ? write(sheet, element, event.number) : cross(sheet.circles, element, event.rule);
  }
  [[nodiscard]] constexpr bool mark_area(int index, bool is_number, int number) noexcept {
    CampaignMarks& marks = state_.campaign;
    if (static_cast<std::size_t>(index) >= layout_.campaign.elements.size()) return false;
    if (!is_number) return insert(marks.crossed, index);
    if (marks.number(index) != 0) return false;
    marks.write(index, number);
    return true;
  }
  [[nodiscard]] static constexpr bool write(SheetMarks& sheet, Element element, int number) noexcept {
    const Group group = element.group();
    if (group > Group::clever && group != Group::ring && group != Group::pyramid) return false;
    Row& row = group == Group::ring      ? sheet.rings
               : group == Group::pyramid ? sheet.pyramid
                                         : sheet.rows[static_cast<std::size_t>(group)];
    if (!row.is_empty(element.index())) return false;
    row.write(element.index(), number);
    return true;
  }
  /// CL-33. Only dice make the way of a tree.
  [[nodiscard]] static constexpr bool cross(Circles& circles, Element element, Rule rule) noexcept {
    if (element.group() <= Group::clever || element.group() == Group::pyramid) return false;
    if (circles.contains(circle_of(element))) return false;
    circles.cross(circle_of(element));
    if (element.group() == Group::tree && rule == Rule::fitting_number) circles.set_end_of_way(element.index() + 1);
    return true;
  }

  [[nodiscard]] constexpr bool do_challenge(int challenge) noexcept {
    return challenge < plan_.challenge_count && insert(state_.plan.done, challenge);
  }
  /// CK-25. All needed demands of a challenge.
  [[nodiscard]] constexpr bool cross_all(int challenge) noexcept {
    for (const PartLayout& part : plan_.challenges[static_cast<std::size_t>(challenge)].parts) {
      state_.plan.demands |= part.needed;
    }
    return true;
  }
  [[nodiscard]] constexpr bool take_loot(int challenge) noexcept {
    if (challenge < 0 || challenge >= plan_.challenge_count) return false;
    state_.haul += plan_.challenges[static_cast<std::size_t>(challenge)].haul;
    return true;
  }

  /// CL-58. In a campaign the police report tells the rest.
  [[nodiscard]] constexpr bool end(int ending) noexcept {
    if (!layout_.is_campaign()) state_.ending = static_cast<Ending>(ending);
    return is_between(Ending::success, ending, Ending::caught);
  }

  /// CK-4, CK-12.
  [[nodiscard]] constexpr bool cross_box(std::size_t item) noexcept {
    return item < layout_.campaign.items.size() &&
           cross_next(state_.campaign.boxes[item], layout_.campaign.items[item].boxes);
  }
  /// CK-6. A gang begins in the first room.
  [[nodiscard]] constexpr bool form_gang(int bits) noexcept {
    const ThiefSet gang{static_cast<unsigned>(bits)};
    if (bits != static_cast<int>(gang.bits()) || !gang.valid() || gang.size() != layout_.players) return false;
    if (!state_.gang.empty()) return false;
    state_.gang = gang;
    state_.plan.rooms = first_room;
    return true;
  }
  /// CK-10. Gang, sheets and plan.
  [[nodiscard]] constexpr bool put_heist_away(int heist) noexcept {
    if (heist != state_.campaign.heists || heist >= campaign_heists) return false;
    State blank;
    blank.phase = state_.phase;
    blank.campaign = state_.campaign;
    ++blank.campaign.heists;
    state_ = blank;
    return true;
  }
  [[nodiscard]] constexpr bool jail(MaybeThief thief) noexcept {
    if (thief.is_nobody()) return false;
    state_.campaign.jail.insert(thief.thief());
    return true;
  }
  /// CK-18.
  constexpr void reset_experience() noexcept {
    for (unsigned rest = layout_.campaign.experience; rest != 0; rest &= rest - 1) {
      state_.campaign.erase(std::countr_zero(rest));
    }
  }

  const Layout& layout_;
  const PlanLayout& plan_;
  State& state_;
};

/// CL-1. A view is the whole state.
[[nodiscard]] constexpr bool apply_event(const auto& setup, View& view, const Event& event) noexcept {
  return Applying{setup.layout(), view.state}.apply(event);
}

}  // namespace regelwerk::clou
