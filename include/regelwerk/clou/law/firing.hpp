#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/law/in_transition.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>

namespace regelwerk::clou {

/// CL-21, CL-66. Fires one effect by `rule`: an ordinary symbol waits, a white one is kept. Symbols of tools are lost
/// in a quiet round, nobody's white symbols always (CK-33).
template <class OnEvent>
constexpr void fire(InTransition<OnEvent>& job, Effect effect, MaybeThief by, bool is_tool, Rule rule) noexcept {
  const bool silenced = is_tool && music_of(job.plan(), job.state) == Music::quiet;
  if (silenced || (effect.is_white() && by.is_nobody())) {
    job.tell({.kind = EventKind::effect_lost, .rule = Rule::concert_phases, .thief = by, .effect = effect});
  } else if (effect.is_symbol()) {
    job.state.waiting.add({by, effect.symbol()});
    job.tell({.kind = EventKind::symbol_fired, .rule = rule, .thief = by, .effect = effect});
  } else {
    job.state.hand(by.thief()).keep(effect);
    job.tell({.kind = EventKind::white_kept, .rule = rule, .thief = by, .effect = effect});
  }
}
template <class OnEvent>
constexpr void fire_all(InTransition<OnEvent>& job, const Effects& effects, MaybeThief by, bool is_tool,
                        Rule rule) noexcept {
  for (const Effect effect : effects) fire(job, effect, by, is_tool, rule);
}

/// CL-23. Lets all waiting symbols lapse and goes on to the dice.
template <class OnEvent>
constexpr void lapse_all(InTransition<OnEvent>& job) noexcept {
  for (const Fired fired : job.state.waiting) {
    job.tell({.kind = EventKind::symbol_lapsed, .rule = Rule::lapse, .thief = fired.by, .effect = fired.symbols});
  }
  job.state.waiting.clear();
  job.state.phase = Phase::dice;
}

/// CL-22, CL-23. Asks the gang while a waiting symbol has a place; if none has, all lapse.
template <class OnEvent>
constexpr void settle(InTransition<OnEvent>& job) noexcept {
  if (job.ended) return;
  job.state.phase = Phase::dice;
  if (job.state.waiting.empty()) return;
  if (!has_place(job.layout, job.state)) return lapse_all(job);
  job.state.phase = Phase::symbol;
}

/// Writes and crosses elements, and fires their effects (CL-21).
template <class OnEvent>
class ElementMarker {
 public:
  /// `rule` is the reason for marking. In pimping nothing fires (CK-21); with `tree_way` = `dice` only dice move the
  /// end of a tree's way (CL-33).
  constexpr ElementMarker(InTransition<OnEvent>& job, MaybeThief by, Rule rule) noexcept
      : job_(job), state_(job.state), by_(by), rule_(rule), fires_(rule != Rule::pimping) {}

  /// CL-26. Writes `number` into a box or a circle-box without one; crosses any other circle. Precondition: if `by` is
  /// nobody, the element is on the campaign sheet.
  constexpr void mark(Element element, int number) noexcept {
    const int index = element.index();
    switch (element.group()) {
      case Group::strength:
      case Group::dexterity:
      case Group::clever:
        return write(element, sheet().rows[static_cast<std::size_t>(element.group())], number);
      case Group::pyramid:
        return write(element, sheet().pyramid, number);
      case Group::ring:
        if (sheet().rings.is_empty(index)) {
          sheet().rings.write(index, number);
          return tell_written(element, number);
        }
        return cross(element);
      case Group::area:
        return mark_area(element, number);
      default:
        return cross(element);
    }
  }

 private:
  [[nodiscard]] constexpr SheetMarks& sheet() noexcept { return state_.sheet(by_.thief()); }
  [[nodiscard]] constexpr const SheetLayout& layout() const noexcept { return job_.layout.sheet(by_.thief()); }

  constexpr void tell_written(Element element, int number) noexcept {
    job_.tell({.kind = EventKind::number_written,
               .rule = rule_,
               .thief = by_,
               .target = element,
               .number = static_cast<std::int16_t>(number)});
  }
  constexpr void tell_crossed(Element element) noexcept {
    job_.tell({.kind = EventKind::circle_crossed, .rule = rule_, .thief = by_, .target = element});
  }
  constexpr void fire_own(Element element) noexcept {
    fire_all(job_, layout().fires[static_cast<std::size_t>(element.code())], by_, is_tool(element.group()),
             Rule::firing);
  }

  constexpr void write(Element element, Row& row, int number) noexcept {
    row.write(element.index(), number);
    tell_written(element, number);
    fire_own(element);
  }

  /// CL-31 to CL-33, CL-36. Crosses a circle on the thief's own sheet.
  constexpr void cross(Element element) noexcept {
    const int circle = circle_of(element);
    Circles& circles = sheet().circles;
    circles.cross(circle);
    if (element.group() == Group::tree && makes_way(job_.layout, rule_)) circles.set_end_of_way(element.index() + 1);
    tell_crossed(element);
    if (!fires_) return;
    fire_own(element);
    for (unsigned rest = layout().lines_with[static_cast<std::size_t>(circle)]; rest != 0; rest &= rest - 1) {
      const LineLayout& line = layout().effect_lines[static_cast<std::size_t>(std::countr_zero(rest))];
      const bool is_completed = (line.circles & ~circles.crossed()) == 0;
      if (is_completed) fire_all(job_, line.fires, by_, line.is_tool, Rule::firing);
    }
  }

  /// CK-15, CK-23. Marks an element of the campaign sheet; its effects fire for `by_`.
  constexpr void mark_area(Element element, int number) noexcept {
    const int index = element.index();
    const CampaignLayout& campaign = job_.layout.campaign;
    const AreaElementLayout& area = campaign.elements[static_cast<std::size_t>(index)];
    CampaignMarks& marks = state_.campaign;
    if (area.kind == AreaElementKind::ring && marks.number(index) == 0) {
      marks.write(index, number);
      return tell_written(element, number);
    }
    marks.crossed = static_cast<AreaElementSet>(marks.crossed | 1U << index);
    tell_crossed(element);
    if (!fires_) return;
    fire_all(job_, area.fires, by_, area.is_tool, Rule::firing);
    for (const AreaLineLayout& line : campaign.effect_lines) {
      const bool is_completed =
          (unsigned{line.elements} >> index & 1U) != 0 && (line.elements & ~unsigned{marks.crossed}) == 0;
      if (is_completed) fire_all(job_, line.fires, by_, line.is_tool, Rule::firing);
    }
  }

  InTransition<OnEvent>& job_;
  State& state_;
  MaybeThief by_;
  Rule rule_;
  bool fires_;
};

}  // namespace regelwerk::clou
