#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/edition/white_symbols.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/clou/state/waiting.hpp>
#include <regelwerk/clou/view/apply_marks.hpp>
#include <regelwerk/clou/view/view.hpp>

namespace regelwerk::clou {

/// Updates a state event by event. Each event changes only what its kind says, without following other rules. If the
/// event is impossible in this state, the state is unspecified afterwards.
class EventApplier {
 public:
  constexpr EventApplier(const Layout& layout, State& state) noexcept
      : layout_(layout), plan_(plan_of(layout, state)), state_(state) {}

  /// False if the event is impossible in this view.
  [[nodiscard]] constexpr bool apply(const Event& event) noexcept {
    const bool in_campaign = EventKind::item_crossed <= event.kind && event.kind <= EventKind::campaign_ended;
    if (in_campaign) return layout_.is_campaign() && apply_to_campaign(event);
    switch (event.kind) {
      case EventKind::number_written:
      case EventKind::circle_crossed:
        return event.target.is_element() && mark(event);
      case EventKind::demand_crossed:
        return event.target.is_demand() && event.target.demand() < plan_.demand_count &&
               detail::insert_bit(state_.plan.demands, event.target.demand());
      case EventKind::challenge_done:
        return do_challenge(event.number);
      case EventKind::challenge_skipped:
        return do_challenge(event.number) && cross_all(event.number);
      case EventKind::room_entered:
        return detail::insert_bit(state_.plan.rooms, event.number);
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
  /// True for events that put dice and symbols away.
  [[nodiscard]] static constexpr bool is_of_round(EventKind kind) noexcept {
    return kind == EventKind::round_ended || kind == EventKind::waiting_ended;
  }

  /// Applies events of dice, waiting symbols and kept ones.
  [[nodiscard]] constexpr bool apply_to_hands(const Event& event) noexcept {
    switch (event.kind) {
      case EventKind::dice_thrown:
        return throw_dice(event.number);
      case EventKind::dice_used:
        return in_gang(event.thief) && detail::use_dice(state_.hand(event.thief.thief()), event.number);
      case EventKind::symbol_fired:
        return fire(event);
      case EventKind::white_kept:
        return in_gang(event.thief) && detail::keep_white(state_.hand(event.thief.thief()), event.effect);
      case EventKind::white_used:
        return in_gang(event.thief) && detail::spend_white(state_.hand(event.thief.thief()), event.effect);
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

  /// Applies events of the plan's tracks and of the escape.
  [[nodiscard]] constexpr bool apply_to_tracks(const Event& event) noexcept {
    PlanMarks& marks = state_.plan;
    switch (event.kind) {
      case EventKind::trace_crossed:
        return detail::cross_next(marks.traces, plan_.traces);
      case EventKind::time_crossed:
        if (event.number <= marks.time || event.number > plan_.time) return false;
        marks.time = static_cast<std::uint8_t>(event.number);
        return true;
      case EventKind::alarm_crossed:
        return detail::cross_next(marks.alarms, plan_.alarm_circles);
      case EventKind::alarm_went_off:
        return detail::cross_next(state_.alarm_off, 1);
      case EventKind::arrow_crossed:
        return detail::cross_next(marks.arrows, plan_.arrows);
      case EventKind::police_crossed:
        return detail::cross_next(marks.police, plan_.police);
      case EventKind::driver_chosen:
        state_.acting = event.thief;
        return in_gang(event.thief);
      default:
        return false;
    }
  }

  /// CK-2. Applies events of the campaign sheet.
  [[nodiscard]] constexpr bool apply_to_campaign(const Event& event) noexcept {
    CampaignMarks& marks = state_.campaign;
    const int number = event.number;
    const bool fits_byte = 0 <= number && number <= 0xFF;
    switch (event.kind) {
      case EventKind::item_crossed:
        return event.target.is_item() && cross_box(static_cast<std::size_t>(event.target.item()));
      case EventKind::gang_formed:
        return form_gang(number);
      case EventKind::heist_crossed_out:
        return put_heist_away(number);
      case EventKind::special_kept:
        return number < campaign_heists && detail::insert_bit(marks.specials, number);
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
        return detail::is_between(CampaignEnd::won, number, CampaignEnd::by_jail);
      case EventKind::nothing_chosen:
      case EventKind::wages_ended:
        return true;
      default:
        return false;
    }
  }

  /// CL-8, CL-9. Gives every thief of the gang all dice of the throw.
  [[nodiscard]] constexpr bool throw_dice(int index) noexcept {
    if (index < 0 || index >= roll_count) return false;
    state_.roll = Roll{index};
    state_.gang.for_each([&](Thief thief) { state_.hand(thief).left = all_places; });
    return true;
  }

  /// CL-22, CL-66. Adds a waiting symbol; false if there is no room.
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

  /// CL-26. Writes a number or a cross, on a sheet or on the campaign sheet.
  [[nodiscard]] constexpr bool mark(const Event& event) noexcept {
    const Element element = event.target.element();
    const bool is_number = event.kind == EventKind::number_written;
    if (is_number && (event.number < 1 || event.number > highest_number)) return false;
    if (element.is_area()) return mark_area(element.index(), is_number, event.number);
    if (!in_gang(event.thief)) return false;
    SheetMarks& sheet = state_.sheet(event.thief.thief());
    return is_number ? detail::write_number(sheet, element, event.number)
                     : detail::cross_circle(sheet.circles, element, makes_way(layout_, event.rule));
  }
  [[nodiscard]] constexpr bool mark_area(int index, bool is_number, int number) noexcept {
    CampaignMarks& marks = state_.campaign;
    if (static_cast<std::size_t>(index) >= layout_.campaign.elements.size()) return false;
    if (!is_number) return detail::insert_bit(marks.crossed, index);
    if (marks.number(index) != 0) return false;
    marks.write(index, number);
    return true;
  }

  [[nodiscard]] constexpr bool do_challenge(int challenge) noexcept {
    return challenge < plan_.challenge_count && detail::insert_bit(state_.plan.done, challenge);
  }
  /// CK-25. Crosses all required demands of a challenge.
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

  /// CL-58. Ends the heist; in a campaign the events of the police report do the rest.
  [[nodiscard]] constexpr bool end(int ending) noexcept {
    if (!layout_.is_campaign()) state_.ending = static_cast<Ending>(ending);
    return detail::is_between(Ending::success, ending, Ending::caught);
  }

  /// CK-4, CK-12. Crosses a free or bought box of a tool or preparation.
  [[nodiscard]] constexpr bool cross_box(std::size_t item) noexcept {
    return item < layout_.campaign.items.size() &&
           detail::cross_next(state_.campaign.boxes[item], layout_.campaign.items[item].boxes);
  }
  /// CK-6. Forms a gang, which begins in the first room.
  [[nodiscard]] constexpr bool form_gang(int bits) noexcept {
    const ThiefSet gang{static_cast<unsigned>(bits)};
    if (bits != static_cast<int>(gang.bits()) || !gang.valid() || gang.size() != layout_.players) return false;
    if (!state_.gang.empty()) return false;
    state_.gang = gang;
    state_.plan.rooms = first_room;
    return true;
  }
  /// CK-10. Blanks gang, sheets and plan.
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
  /// CK-18. Blanks the areas of experience.
  constexpr void reset_experience() noexcept {
    for (unsigned rest = layout_.campaign.experience; rest != 0; rest &= rest - 1) {
      state_.campaign.erase(std::countr_zero(rest));
    }
  }

  const Layout& layout_;
  const PlanLayout& plan_;
  State& state_;
};

/// CL-1. Applies an event to the state in a view.
[[nodiscard]] constexpr bool apply_event(const auto& setup, View& view, const Event& event) noexcept {
  return EventApplier{setup.layout(), view.state}.apply(event);
}

}  // namespace regelwerk::clou
