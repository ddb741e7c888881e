#pragma once
#include <bit>
#include <cstddef>
#include <string_view>

#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/law/outcome.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/text/names.hpp>
#include <regelwerk/clou/text/words.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/word.hpp>

namespace regelwerk::clou {

/// The maximum length of a state text: for each thing in its lists its name with everything around it, and the rest.
inline constexpr std::size_t most_state_letters = [] {
  constexpr std::size_t demand = word_limit + 5;        // `.3.4,`
  constexpr std::size_t challenge = word_limit + 1;     // `,`
  constexpr std::size_t element = 14;                   // `strength.6:30,`
  constexpr std::size_t hand = 40;                      // ` trixie=456/4x,5x,6x,~1,~2,~3,fill,fill/`
  constexpr std::size_t area_element = word_limit + 8;  // `.16:30!,`
  constexpr std::size_t item = word_limit + 3;          // `:2,`
  constexpr std::size_t heist = word_limit + 1;         // `,`
  constexpr std::size_t fired = 64;                     // `trixie.` with a choice of all symbols, `*7,`
  constexpr std::size_t rest = 512;                     // phase, tracks and the names of the entries
  return max_demands * demand + max_challenges * challenge + max_players * (sheet_elements * element + hand) +
         max_area_elements * area_element + max_items * item + campaign_heists * heist + max_waiting * fired + rest;
}();
/// A state as one line.
using StateText = Text<most_state_letters>;

namespace detail {

/// Writes a state as `name=value` entries; lists are joined by commas, an empty one is `-`.
class StateWriter {
 public:
  constexpr StateWriter(StateText& out, const Layout& layout, const Names& names, const State& state) noexcept
      : out_(out), layout_(layout), names_(names), state_(state) {}

  constexpr void write() noexcept {
    out_ << "phase=" << phase_words[static_cast<std::size_t>(state_.phase)];
    if (layout_.is_campaign()) campaign();
    if (!state_.gang.empty()) heist();
  }

 private:
  constexpr void begin(std::string_view name) noexcept {
    out_ << ' ' << name << '=';
    first_ = true;
  }
  constexpr void next() noexcept {
    if (!first_) out_ << ',';
    first_ = false;
  }
  constexpr void end() noexcept {
    if (first_) out_ << '-';
  }
  constexpr void number(std::string_view name, int value) noexcept { out_ << ' ' << name << '=' << value; }

  constexpr void campaign() noexcept {
    const CampaignMarks& marks = state_.campaign;
    number("heists", marks.heists);
    number("rest", marks.rest);
    number("entered", marks.traces);
    number("doubles", marks.doubles);
    begin("jail");
    write_thieves(out_, marks.jail, ',');
    first_ = marks.jail.empty();
    end();
    begin("special");
    for (std::size_t i = 0; i < campaign_heists; ++i) {
      if (!marks.has_special(static_cast<int>(i))) continue;
      next();
      out_ << names_.heist(i);
    }
    end();
    begin("boxes");
    for (std::size_t i = 0; i < layout_.campaign.items.size(); ++i) {
      if (marks.boxes[i] == 0) continue;
      next();
      out_ << names_.item(i) << ':' << int{marks.boxes[i]};
    }
    end();
    begin("areas");
    for (int i = 0; i < static_cast<int>(layout_.campaign.elements.size()); ++i) {
      element(Element{Group::area, i}, marks.number(i), marks.is_crossed(i));
    }
    end();
    out_ << " result=" << campaign_end_words[static_cast<std::size_t>(marks.end)];
  }

  constexpr void heist() noexcept {
    begin("gang");
    write_thieves(out_, state_.gang, '+');
    out_ << " roll=";
    if (state_.roll.none()) {
      out_ << '-';
    } else {
      for (const int face : state_.roll.faces()) out_ << face;
    }
    const PlanMarks& plan = state_.plan;
    number("time", plan.time);
    number("traces", plan.traces);
    number("alarms", plan.alarms);
    number("arrows", plan.arrows);
    number("police", plan.police);
    number("alarm", state_.alarm_off);
    out_ << " acting=" << (state_.acting.is_nobody() ? std::string_view{"-"} : name_of(state_.acting))
         << " end=" << ending_words[static_cast<std::size_t>(state_.ending)];
    begin("waiting");
    state_.waiting.for_each_entry([&](Fired fired) {
      next();
      write_fired(out_, fired);
      if (const int count = state_.waiting.count(fired); count > 1) out_ << '*' << count;
      return true;
    });
    end();
    begin("crossed");
    for (DemandSet rest = plan.demands; rest != 0; rest &= rest - 1) {
      next();
      names_.write_demand(out_, std::countr_zero(rest));
    }
    end();
    begin("done");
    for (unsigned rest = plan.done; rest != 0; rest &= rest - 1) {
      next();
      out_ << names_.challenge(static_cast<std::size_t>(std::countr_zero(rest)));
    }
    end();
    state_.gang.for_each([&](Thief thief) { sheet(thief); });
  }

  /// Writes `matt=dice/kept/marks`: the unused dice, white symbols, then boxes with their numbers and crossed circles.
  constexpr void sheet(Thief thief) noexcept {
    const Hand& hand = state_.hand(thief);
    begin(name_of(thief));
    for (Places left = hand.left; left != 0; left &= left - 1) {
      first_ = false;
      out_ << state_.roll.face(std::countr_zero(left));
    }
    end();
    out_ << '/';
    first_ = true;
    kept(hand);
    end();
    out_ << '/';
    first_ = true;
    marks(state_.sheet(thief));
    end();
  }

  constexpr void kept(const Hand& hand) noexcept {
    const FewPips extras = hand.extras.listed();
    const FewPips shifts = hand.shifts.listed();
    for (int i = 0; i < extras.size; ++i) {
      next();
      out_ << extras.values[static_cast<std::size_t>(i)] << 'x';
    }
    for (int i = 0; i < shifts.size; ++i) {
      next();
      out_ << '~' << shifts.values[static_cast<std::size_t>(i)];
    }
    for (int i = 0; i < hand.fills; ++i) {
      next();
      out_ << "fill";
    }
  }

  constexpr void marks(const SheetMarks& sheet) noexcept {
    for (int code = 0; code < sheet_elements; ++code) {
      const Element at = Element::from_code(code);
      const int index = at.index();
      switch (at.group()) {
        case Group::strength:
        case Group::dexterity:
        case Group::clever:
          element(at, sheet.rows[static_cast<std::size_t>(at.group())].number(index), false);
          break;
        case Group::pyramid:
          element(at, sheet.pyramid.number(index), false);
          break;
        case Group::ring:
          element(at, sheet.rings.number(index), sheet.circles.contains(circle_of(at)));
          break;
        default:
          element(at, 0, sheet.circles.contains(circle_of(at)));
          if (at.group() == Group::tree && sheet.circles.end_of_way() == index + 1) out_ << '*';
          break;
      }
    }
  }

  /// Writes `strength.1:4` for a number, `grid.3` for a cross, `ring.1:5` for a number, `ring.1:5!` for a number and a
  /// cross, `tree.2*` for the end of the way.
  constexpr void element(Element at, int number, bool is_crossed) noexcept {
    if (number == 0 && !is_crossed) return;
    next();
    names_.write(out_, at);
    if (number == 0) return;
    out_ << ':' << number;
    if (is_crossed) out_ << '!';
  }

  StateText& out_;
  const Layout& layout_;
  const Names& names_;
  const State& state_;
  bool first_ = true;
};

}  // namespace detail

/// A state as one line. Rooms and loot are not written: they follow from the challenges done.
[[nodiscard]] constexpr StateText text_of(const auto& setup, const State& state) noexcept {
  const Names names = names_in(setup, state);
  StateText out;
  detail::StateWriter{out, setup.layout(), names, state}.write();
  return out;
}

}  // namespace regelwerk::clou
