#pragma once
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/roll.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/edition/white_symbols.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/law/outcome.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/clou/state/waiting.hpp>
#include <regelwerk/clou/text/spelled.hpp>
#include <regelwerk/clou/text/spelled_sets.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/description/member.hpp>

// The members of the value types of Clou (core/description/member.hpp); spelled.hpp and spelled_sets.hpp have the words
// of their leaves.

namespace regelwerk::clou {

namespace detail {

/// Passes bits to `f` as the set that they represent.
template <class Item>
constexpr void visit_as_set(auto& f, std::string_view name, auto& bits) noexcept {
  SetOf<Item> set{bits};
  f(name, set);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(bits)>>) bits = set.bits();
}

}  // namespace detail

constexpr void for_each_member(Like<PlanMarks> auto& plan, auto& f) noexcept {
  detail::visit_as_set<DemandItem>(f, "demands", plan.demands);
  detail::visit_as_set<ChallengeItem>(f, "done", plan.done);
  detail::visit_as_set<RoomItem>(f, "rooms", plan.rooms);
  f("time", plan.time, up_to(max_track));
  f("traces", plan.traces, up_to(max_track));
  f("alarms", plan.alarms, up_to(max_alarm_circles));
  f("arrows", plan.arrows, up_to(max_arrows));
  f("police", plan.police, up_to(max_track));
}

constexpr void for_each_member(Like<SheetMarks> auto& sheet, auto& f) noexcept {
  f("strength", sheet.rows[0]);
  f("dexterity", sheet.rows[1]);
  f("clever", sheet.rows[2]);
  f("pyramid", sheet.pyramid);
  f("rings", sheet.rings);
  f("circles", sheet.circles);
}

constexpr void for_each_member(Like<CampaignMarks> auto& campaign, auto& f) noexcept {
  f("numbers", campaign.numbers);
  detail::visit_as_set<AreaItem>(f, "crossed", campaign.crossed);
  f("rest", campaign.rest);
  f("boxes", campaign.boxes, up_to(max_boxes));
  f("heists", campaign.heists, up_to(campaign_heists));
  detail::visit_as_set<SpecialItem>(f, "specials", campaign.specials);
  f("traces", campaign.traces, up_to(max_track + passport_traces));
  f("jail", campaign.jail);
  f("doubles", campaign.doubles);
  f("end", campaign.end);
}

constexpr void for_each_member(Like<Fired> auto& fired, auto& f) noexcept {
  f("by", fired.by);
  f("symbols", fired.symbols);
}

constexpr void for_each_member(Like<Hand> auto& hand, auto& f) noexcept {
  f("shifts", hand.shifts);
  f("extras", hand.extras);
  detail::visit_as_set<DieItem>(f, "left", hand.left);
  f("fills", hand.fills, up_to(max_fills));
}

constexpr void for_each_member(Like<Haul> auto& haul, auto& f) noexcept {
  f("loot", haul.loot);
  f("diamonds", haul.diamonds);
  f("doubles", haul.doubles);
  f("specials", haul.specials);
}

constexpr void for_each_member(Like<State> auto& state, auto& f) noexcept {
  f("plan", state.plan);
  f("sheets", state.sheets);
  f("campaign", state.campaign);
  Waiting::Slots waiting = state.waiting.entries();
  f("waiting", waiting);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(state)>>) state.waiting.set_entries(waiting);
  f("hands", state.hands);
  f("haul", state.haul);
  f("phase", state.phase, in_course);
  f("gang", state.gang);
  f("roll", state.roll);
  f("acting", state.acting, in_course);
  f("alarm_off", state.alarm_off, up_to(1));
  f("ending", state.ending);
}

constexpr void for_each_member(Like<View> auto& view, auto& f) noexcept {
  f("viewer", view.viewer);
  for_each_member(view.state, f);
}

[[nodiscard]] constexpr auto& course_of(Like<State> auto& state) noexcept { return state; }
[[nodiscard]] constexpr auto& course_of(Like<View> auto& view) noexcept { return view.state; }

namespace detail {

/// The parts of a move; those that its kind does not use are zero.
struct MoveParts {
  MoveKind kind{};
  MaybeThief thief{};
  SymbolSet symbols{};
  MaybeThief owner{};
  Target target{};
  std::uint16_t number = 0;
  std::uint8_t dice = 0;
  std::uint8_t extras = 0;
  std::uint8_t shifts = 0;
  ThiefSet gang{};

  constexpr explicit MoveParts(Move move) noexcept : kind(move.kind()), target(move.target()) {
    const auto of_move = static_cast<std::uint16_t>(move.number());
    switch (kind) {
      case MoveKind::cross:
        thief = move.fired().by;
        symbols = move.fired().symbols;
        owner = move.owner();
        break;
      case MoveKind::gang:
        gang = ThiefSet{unsigned{of_move}};
        break;
      case MoveKind::mark:
        dice = static_cast<std::uint8_t>(move.how().dice);
        extras = static_cast<std::uint8_t>(move.how().extras);
        shifts = static_cast<std::uint8_t>(move.how().shifts);
        [[fallthrough]];
      case MoveKind::fill:
      case MoveKind::driver:
      case MoveKind::pimp:
        thief = move.thief();
        number = of_move;
        break;
      default:
        number = of_move;
        break;
    }
  }

  [[nodiscard]] constexpr Move move() const noexcept {
    const Thief somebody = thief.is_nobody() ? Thief{} : thief.thief();
    switch (kind) {
      case MoveKind::cross:
        return crossed({thief, symbols}, owner, target);
      case MoveKind::gang:
        return ganged(gang);
      case MoveKind::mark:
        return marked(somebody, target, {dice, extras, shifts}, number);
      default:
        return {kind, somebody, target, number};
    }
  }
};

}  // namespace detail

/// Works for every move that is legal in some position.
constexpr void for_each_member(Like<Move> auto& move, auto& f) noexcept {
  detail::MoveParts parts{move};
  f("kind", parts.kind);
  f("thief", parts.thief);
  f("symbols", parts.symbols);
  f("owner", parts.owner);
  f("target", parts.target);
  f("number", parts.number, up_to(roll_count - 1));
  detail::visit_as_set<DieItem>(f, "dice", parts.dice);
  detail::visit_as_set<DieItem>(f, "extras", parts.extras);
  detail::visit_as_set<DieItem>(f, "shifts", parts.shifts);
  f("gang", parts.gang);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(move)>>) move = parts.move();
}

namespace detail {

/// CL-8, CL-11, CK-6. The number of an event in the form of its kind: a throw, places of dice, or thieves; for other
/// kinds, or if it is no value of that form, a plain number.
struct EventNumber {
  EventKind kind{};
  std::int16_t bare = 0;
  Roll roll{};
  std::uint8_t dice = 0;
  ThiefSet gang{};

  constexpr explicit EventNumber(const Event& event) noexcept : kind(event.kind) {
    const int number = event.number;
    if (kind == EventKind::dice_thrown && 0 <= number && number < roll_count) {
      roll = Roll{number};
    } else if (kind == EventKind::dice_used && 0 < number && number >> dice_count == 0) {
      dice = static_cast<std::uint8_t>(number);
    } else if (kind == EventKind::gang_formed && 0 < number && number >> thief_count == 0) {
      gang = ThiefSet{static_cast<unsigned>(number)};
    } else {
      bare = event.number;
    }
  }

  [[nodiscard]] constexpr std::int16_t number() const noexcept {
    if (kind == EventKind::dice_thrown && !roll.none()) return static_cast<std::int16_t>(roll.index());
    if (kind == EventKind::dice_used && dice != 0) return dice;
    if (kind == EventKind::gang_formed && !gang.empty()) return static_cast<std::int16_t>(gang.bits());
    return bare;
  }
};

}  // namespace detail

constexpr void for_each_member(Like<Event> auto& event, auto& f) noexcept {
  f("kind", event.kind);
  f("rule", event.rule);
  f("thief", event.thief);
  f("target", event.target);
  f("effect", event.effect);
  f("part", event.part, up_to(max_parts - 1));
  detail::EventNumber number{event};
  f("number", number.bare);
  f("course", event.course);
  f("value", event.value);
  f("roll", number.roll);
  detail::visit_as_set<DieItem>(f, "dice", number.dice);
  f("gang", number.gang);
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(event)>>) event.number = number.number();
}

constexpr void for_each_member(Like<HeistOutcome> auto& outcome, auto& f) noexcept {
  for_each_member(static_cast<const Outcome<max_seats, Rule>&>(outcome), f);
  f("ending", outcome.ending);
  f("rank", outcome.rank);
}
constexpr void for_each_member(Like<CampaignOutcome> auto& outcome, auto& f) noexcept {
  for_each_member(static_cast<const Outcome<max_seats, Rule>&>(outcome), f);
  f("end", outcome.end);
  f("rank", outcome.rank);
}

}  // namespace regelwerk::clou
