#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/law/outcome.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/text/names.hpp>
#include <regelwerk/clou/text/state_text.hpp>
#include <regelwerk/clou/text/words.hpp>
#include <regelwerk/core/container/maybe.hpp>
#include <regelwerk/core/container/sequence.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/result.hpp>

namespace regelwerk::clou {

namespace detail {

/// Reads what StateWriter writes.
class StateParser {
 public:
  constexpr StateParser(const Layout& layout, const Edition& edition, std::string_view text) noexcept
      : layout_(layout), edition_(edition), names_(layout, edition, layout.plans[0]), in_(names_, text) {}

  [[nodiscard]] constexpr Result<State, Refusal> state() noexcept {
    const bool good = phase() && (!layout_.is_campaign() || campaign()) && (!is_heist() || heist());
    return in_.finish(good ? maybe(state_) : std::nullopt);
  }

 private:
  [[nodiscard]] constexpr bool is_heist() const noexcept {
    if (!layout_.is_campaign()) return true;
    return state_.phase != Phase::gift && state_.phase != Phase::gang && state_.phase != Phase::wages &&
           state_.phase != Phase::over;
  }

  constexpr bool blank() noexcept { return in_.expect(" ", Reason::entry_due); }
  constexpr bool begin(std::string_view name) noexcept { return blank() && in_.begin_entry(name); }
  /// Reads a number that fits the type; the invariants check later whether it is possible.
  template <std::unsigned_integral Number>
  constexpr bool number(std::string_view name, Number& into) noexcept {
    return blank() && in_.entry(name, 0, static_cast<Number>(~Number{0}), into);
  }
  constexpr bool word(std::string_view name, Sequence<std::string_view> words, auto& into, Reason reason) noexcept {
    return begin(name) && in_.expect_word(words, into, reason);
  }
  constexpr bool list(std::string_view name, auto take_entry) noexcept {
    return begin(name) && in_.take_list(",", take_entry);
  }

  constexpr bool phase() noexcept {
    return in_.expect("phase=", Reason::entry_due) && in_.expect_word(phase_words, state_.phase, Reason::phase_due);
  }

  constexpr bool campaign() noexcept {
    CampaignMarks& marks = state_.campaign;
    return number("heists", marks.heists) && number("rest", marks.rest) && number("entered", marks.traces) &&
           number("doubles", marks.doubles) && list("jail", [&] { return jailed(); }) &&
           list("special", [&] { return special(); }) && list("boxes", [&] { return boxes(); }) &&
           list("areas", [&] { return area_mark(); }) &&
           word("result", campaign_end_words, marks.end, Reason::result_due);
  }
  constexpr bool jailed() noexcept {
    const auto found = in_.thief();
    if (found) state_.campaign.jail.insert(*found);
    return found.has_value();
  }
  constexpr bool special() noexcept {
    const auto found = in_.heist();
    if (found) state_.campaign.specials = static_cast<std::uint8_t>(state_.campaign.specials | 1U << *found);
    return found.has_value();
  }
  constexpr bool boxes() noexcept {
    const auto item = in_.item();
    if (!item || !in_.expect(":", Reason::colon_due)) return false;
    const auto count = in_.expect_number(1, 2, Reason::number_due);
    if (count) state_.campaign.boxes[static_cast<std::size_t>(*item)] = static_cast<std::uint8_t>(*count);
    return count.has_value();
  }
  constexpr bool area_mark() noexcept {
    const auto element = in_.element();
    if (!element) return false;
    if (!element->is_area()) return in_.fail(Reason::other_sheet);
    CampaignMarks& marks = state_.campaign;
    const int index = element->index();
    if (marks.number(index) != 0 || marks.is_crossed(index)) return in_.fail(Reason::twice);
    const auto number = written();
    if (number && *number > 0) marks.write(index, *number);
    if (number && (*number == 0 || in_.take("!")))
      marks.crossed = static_cast<AreaElementSet>(marks.crossed | 1U << index);
    return number.has_value();
  }

  /// Reads `:4` after an element; 0 if there is none.
  constexpr std::optional<int> written() noexcept {
    if (!in_.take(":")) return 0;
    return in_.expect_number(1, highest_number, Reason::number_due);
  }

  constexpr bool heist() noexcept {
    const Names names{layout_, edition_, plan_of(layout_, state_)};
    in_.use(names);
    PlanMarks& plan = state_.plan;
    const bool good =
        gang() && roll() && number("time", plan.time) && number("traces", plan.traces) &&
        number("alarms", plan.alarms) && number("arrows", plan.arrows) && number("police", plan.police) &&
        number("alarm", state_.alarm_off) && acting() && word("end", ending_words, state_.ending, Reason::result_due) &&
        list("waiting", [&] { return waits(); }) && list("crossed", [&] { return demand(); }) &&
        list("done", [&] { return challenge(); }) && state_.gang.for_each([&](Thief thief) { return sheet(thief); });
    in_.use(names_);
    if (good) complete();
    return good;
  }

  /// CL-47, CL-54. Computes rooms and loot from the challenges done.
  constexpr void complete() noexcept {
    const PlanLayout& plan = plan_of(layout_, state_);
    const ChallengeSet skipped = skipped_challenges(layout_, state_);
    state_.plan.rooms = rooms_behind(plan, state_.plan.done);
    state_.haul = haul_of(plan, static_cast<ChallengeSet>(state_.plan.done & ~unsigned{skipped}));
  }

  constexpr bool gang() noexcept {
    const auto found = begin("gang") ? in_.gang() : std::nullopt;
    if (!found) return false;
    state_.gang = *found;
    return true;
  }
  constexpr bool roll() noexcept {
    if (!begin("roll")) return false;
    if (in_.take("-")) return true;
    const auto found = in_.roll();
    if (found) state_.roll = Roll{*found};
    return found.has_value();
  }
  constexpr bool acting() noexcept {
    if (!begin("acting")) return false;
    if (in_.take("-")) return true;
    const auto found = in_.thief();
    if (found) state_.acting = *found;
    return found.has_value();
  }

  /// CL-66. Reads `matt.lock*2`; entries must be in canonical order.
  constexpr bool waits() noexcept {
    const std::size_t before = state_.waiting.size();
    const auto fired = in_.fired();
    if (!fired) return false;
    const bool is_last = before == 0 || state_.waiting[before - 1].order() < fired->order();
    if (!is_last) return in_.fail(Reason::not_ascending);
    const auto count = in_.take("*") ? in_.expect_number(2, static_cast<int>(max_waiting), Reason::number_due) : 1;
    for (int i = 0; count && i < *count; ++i) {
      if (state_.waiting.size() == max_waiting) return in_.fail(Reason::too_many);
      state_.waiting.add(*fired);
    }
    return count.has_value();
  }
  constexpr bool demand() noexcept {
    const auto found = in_.target();
    if (!found) return false;
    if (!found->is_demand()) return in_.fail(Reason::demand_due);
    state_.plan.demands |= DemandSet{1} << found->demand();
    return true;
  }
  constexpr bool challenge() noexcept {
    const auto found = in_.challenge();
    if (found) state_.plan.done = static_cast<ChallengeSet>(state_.plan.done | 1U << *found);
    return found.has_value();
  }

  /// Reads `matt=dice/kept/marks`.
  constexpr bool sheet(Thief thief) noexcept {
    Hand& hand = state_.hand(thief);
    SheetMarks& marks = state_.sheet(thief);
    return begin(name_of(thief)) && dice_left(hand) && in_.expect("/", Reason::slash_due) &&
           in_.take_list(",", [&] { return kept(hand); }) && in_.expect("/", Reason::slash_due) &&
           in_.take_list(",", [&] { return mark(marks); });
  }
  /// Reads the unused dice. Equal dice are used from the first on, so the last ones are left.
  constexpr bool dice_left(Hand& hand) noexcept {
    if (in_.take("-")) return true;
    while (in_.peek() != '/') {
      const auto face = in_.digit();
      int die = dice_count - 1;
      const auto fits = [&] {
        return !state_.roll.none() && (hand.left >> die & 1) == 0 && state_.roll.face(die) == *face;
      };
      while (face && die >= 0 && !fits()) --die;
      if (!face || die < 0) return in_.fail(Reason::die_not_thrown);
      hand.left = static_cast<std::uint8_t>(hand.left | 1U << die);
    }
    return true;
  }
  constexpr bool kept(Hand& hand) noexcept {
    if (in_.take("fill")) {
      ++hand.fills;
      return hand.fills <= max_fills || in_.fail(Reason::too_many);
    }
    const bool is_shift = in_.take("~");
    const auto value = in_.digit();
    if (!value || (!is_shift && !in_.expect("x", Reason::x_due))) return false;
    Pips& pips = is_shift ? hand.shifts : hand.extras;
    if (pips.size() == max_kept) return in_.fail(Reason::too_many);
    pips.add(*value);
    return true;
  }

  constexpr bool mark(SheetMarks& marks) noexcept {
    const auto element = in_.element();
    if (!element) return false;
    if (element->is_area()) return in_.fail(Reason::other_sheet);
    const int index = element->index();
    switch (element->group()) {
      case Group::strength:
      case Group::dexterity:
      case Group::clever:
        return write(marks.rows[static_cast<std::size_t>(element->group())], index);
      case Group::pyramid:
        return write(marks.pyramid, index);
      case Group::ring:
        return write(marks.rings, index) && (!in_.take("!") || cross(marks.circles, *element));
      case Group::tree:
        if (!cross(marks.circles, *element)) return false;
        if (in_.take("*")) marks.circles.set_end_of_way(index + 1);
        return true;
      default:
        return cross(marks.circles, *element);
    }
  }
  constexpr bool write(Row& row, int box) noexcept {
    const auto number = written();
    if (!number) return false;
    if (*number == 0) return in_.fail(Reason::colon_due);
    if (!row.is_empty(box)) return in_.fail(Reason::twice);
    row.write(box, *number);
    return true;
  }
  constexpr bool cross(Circles& circles, Element element) noexcept {
    if (circles.contains(circle_of(element))) return in_.fail(Reason::twice);
    circles.cross(circle_of(element));
    return true;
  }

  const Layout& layout_;
  const Edition& edition_;
  Names names_;
  WordReader in_;
  State state_;
};

}  // namespace detail

/// Reads a state text, without a check that the state is sound.
[[nodiscard]] constexpr Result<State, Refusal> read_state(const auto& setup, std::string_view text) noexcept {
  return detail::StateParser{setup.layout(), setup.edition(), text}.state();
}

}  // namespace regelwerk::clou
