#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <string_view>

#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/roll.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/terms.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/text/names.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>

// Names in sentences about events of Clou that are not members of the event, for languages that use the same words
// around names.

namespace regelwerk::clou {

/// The words of a language around names, with the blanks on either side.
struct Particles {
  std::string_view gang;        ///< the acting gang, if no thief acts
  std::string_view begin_name;  ///< the quotation marks
  std::string_view end_name;
  std::string_view of;  ///< between a box or circle and its group
  std::string_view box;
  std::string_view demand;
  std::string_view of_part;  ///< between a demand and the number of its part
  std::string_view by_part;  ///< before the part by which a challenge is done
  std::string_view with;     ///< before the dice and symbols of a mark
  std::string_view last;     ///< before the last of several things
  std::string_view out_of;   ///< between the number of crossed symbols and the number of all
  std::string_view music;
  std::string_view worth;                      ///< between loot and its value
  std::array<std::string_view, 4> loot;        ///< words for loot, by LootTag
  std::array<std::string_view, 3> specials{};  ///< by SpecialLoot
};

namespace detail {

/// Writes several things as a list: "a, b and c".
template <class Out>
class ListWriter {
 public:
  constexpr ListWriter(Out& out, int size, std::string_view last) noexcept : out_(out), left_(size), last_(last) {}

  /// Writes the separator before the next thing, which the caller then writes. Precondition: fewer things than
  /// announced were written.
  constexpr Out& next() noexcept {
    if (!is_first_) out_ << (left_ == 1 ? last_ : std::string_view{", "});
    is_first_ = false;
    --left_;
    return out_;
  }

 private:
  Out& out_;
  int left_;
  std::string_view last_;
  bool is_first_ = true;
};

/// Writes an effect in words of the language: `lock/safe`, `shift 2`, `extra number 4` or `fill`.
constexpr void write_effect(auto& out, Effect effect, Language auto tongue) noexcept {
  if (!effect.is_symbol()) {
    out << word(effect.kind, tongue);
    if (effect.value > 0) out << ' ' << int{effect.value};
    return;
  }
  bool is_first = true;
  for (unsigned rest = effect.symbol().bits(); rest != 0; rest &= rest - 1) {
    out << (is_first ? "" : "/") << word(static_cast<Symbol>(std::countr_zero(rest)), tongue);
    is_first = false;
  }
}

/// Writes the things that an event is about. Precondition: the event is possible in the view.
template <class Out, class Game, Language Tongue>
class EventDetailWriter {
 public:
  constexpr EventDetailWriter(Out& out, const Game& game, const View& view, const Event& event) noexcept
      : out_(out),
        layout_(game.layout()),
        edition_(game.edition()),
        state_(view.state),
        plan_(plan_of(layout_, state_)),
        printed_(edition_.plans[plan_.edition_index]),
        event_(event),
        words_(SpeechAbout<Event, Tongue>::particles) {}

  /// Writes the thing with this name; false if there is none.
  [[nodiscard]] constexpr bool write(std::string_view name) noexcept {
    return write_of_round(name) || write_of_plan(name) || write_of_heist(name);
  }

 private:
  [[nodiscard]] constexpr std::size_t number() const noexcept { return static_cast<std::size_t>(event_.number); }

  [[nodiscard]] constexpr bool write_of_round(std::string_view name) noexcept {
    if (name == "throw") {
      write_used(Roll{event_.number}, all_places, {});
    } else if (name == "used" || name == "with") {
      const auto places = event_.kind == EventKind::dice_used ? number() : std::size_t{event_.part};
      if (places == 0 && event_.effect.is_none()) return true;
      if (name == "with") out_ << words_.with;
      write_used(state_.roll, static_cast<unsigned>(places), event_.effect);
    } else if (name == "round") {
      out_ << int{state_.plan.time} + 1;
    } else if (name == "music") {
      if (plan_.concert.is_concert) out_ << words_.music << word(music_of(plan_, state_), Tongue{});
    } else {
      return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool write_of_plan(std::string_view name) noexcept {
    if (name == "target") {
      write_target(event_.target);
    } else if (name == "challenge") {
      write_term(printed_.challenges[number()].name);
    } else if (name == "by_part") {
      if (plan_.challenges[number()].parts.size() > 1) out_ << words_.by_part << int{event_.part} + 1;
    } else if (name == "room") {
      write_term(printed_.rooms[number()]);
    } else if (name == "loot") {
      write_loot(printed_.challenges[number()]);
    } else if (name == "progress") {
      const auto [done, all] = progress();
      out_ << done << words_.out_of << all;
    } else {
      return false;
    }
    return true;
  }

  [[nodiscard]] constexpr bool write_of_heist(std::string_view name) noexcept {
    if (name == "heist") {
      write_term(printed_.name);
    } else if (name == "gang") {
      const ThiefSet gang{static_cast<unsigned>(event_.number)};
      ListWriter listing{out_, gang.size(), words_.last};
      gang.for_each([&](Thief thief) { listing.next() << word(thief, Tongue{}); });
    } else if (name == "special") {
      out_ << words_.specials[number()];
    } else {
      return false;
    }
    return true;
  }

  /// Writes the dice at some places of a throw, and a symbol.
  constexpr void write_used(Roll roll, unsigned places, Effect effect) noexcept {
    ListWriter listing{out_, std::popcount(places) + (effect.is_none() ? 0 : 1), words_.last};
    for (unsigned rest = places; rest != 0; rest &= rest - 1) listing.next() << roll.face(std::countr_zero(rest));
    if (!effect.is_none()) write_effect(listing.next(), effect, Tongue{});
  }

  constexpr void write_name(std::string_view name) noexcept { out_ << words_.begin_name << name << words_.end_name; }
  /// Writes a name from the edition.
  constexpr void write_term(std::string_view name) noexcept { write_name(word(EditionTerm<Rule>{name}, Tongue{})); }

  constexpr void write_target(Target target) noexcept {
    if (target.is_demand()) {
      write_demand(static_cast<std::size_t>(target.demand()));
    } else if (target.is_item()) {
      write_item(layout_.campaign.items[static_cast<std::size_t>(target.item())]);
    } else if (target.is_element()) {
      write_element(target.element());
    }
  }

  /// Writes the place of a demand and what it requires.
  constexpr void write_demand(std::size_t demand) noexcept {
    const DemandPlace& at = plan_.places[demand];
    out_ << words_.demand << int{at.place} + 1;
    if (plan_.challenges[at.challenge].parts.size() > 1) out_ << words_.of_part << int{at.part} + 1;
    out_ << words_.of;
    write_term(printed_.challenges[at.challenge].name);
    out_ << " (";
    if (plan_.symbols[demand].empty()) {
      out_ << int{plan_.numbers[demand]};
    } else {
      write_effect(out_, plan_.symbols[demand], Tongue{});
    }
    out_ << ')';
  }

  constexpr void write_item(const ItemLayout& item) noexcept {
    if (item.is_tool) return write_term(edition_.campaign.areas[item.index].name);
    write_name(word(static_cast<Preparation>(item.index), Tongue{}));
  }

  constexpr void write_element(Element element) noexcept {
    if (element.is_area()) {
      const AreaElementLayout& at = layout_.campaign.elements[static_cast<std::size_t>(element.index())];
      out_ << word(at.kind, Tongue{}) << ' ' << int{at.place} + 1 << words_.of;
      return write_term(edition_.campaign.areas[at.area].name);
    }
    const Group group = element.group();
    const bool is_ring = group == Group::ring;
    const bool is_box = group <= Group::clever || group == Group::pyramid;
    out_ << (is_box ? words_.box : word(is_ring ? AreaElementKind::ring : AreaElementKind::circle, Tongue{})) << ' '
         << element.index() + 1 << words_.of;
    const bool has_name = is_tool(group) && !event_.thief.is_nobody();
    write_name(has_name ? word(SheetTool{event_.thief.thief(), group}, Tongue{}) : word(group, Tongue{}));
  }

  constexpr void write_loot(const Challenge& challenge) noexcept {
    ListWriter listing{out_, static_cast<int>(challenge.loot.size()), words_.last};
    for (const Loot& loot : challenge.loot) {
      listing.next() << words_.loot[static_cast<std::size_t>(loot.tag)];
      if (loot.value > 0) out_ << words_.worth << int{loot.value};
    }
  }

  /// The number of crossed symbols of a track after the event, and the number of all.
  struct Progress {
    int done;
    int all;
  };
  [[nodiscard]] constexpr Progress progress() const noexcept {
    const PlanMarks& marks = state_.plan;
    switch (event_.kind) {
      case EventKind::trace_crossed:
        return {marks.traces + 1, plan_.traces};
      case EventKind::alarm_crossed:
        return {marks.alarms + 1, plan_.alarm_circles};
      case EventKind::arrow_crossed:
        return {marks.arrows + 1, plan_.arrows};
      case EventKind::police_crossed:
        return {marks.police + 1, plan_.police};
      case EventKind::traces_entered:
        return {event_.number, campaign_traces(layout_, state_)};
      default:
        return {event_.number, plan_.time};
    }
  }

  Out& out_;
  const Layout& layout_;
  const Edition& edition_;
  const State& state_;
  const PlanLayout& plan_;
  const Plan& printed_;
  const Event& event_;
  const Particles& words_;
};

}  // namespace detail

/// Writes a thief, or the gang for nobody.
template <class Game, CanTell<Event> Tongue>
constexpr void write_phrase(auto& out, const Game& /*game*/, const View& /*view*/, MaybeThief thief,
                            Tongue tongue) noexcept {
  out << (thief.is_nobody() ? SpeechAbout<Event, Tongue>::particles.gang : word(thief.thief(), tongue));
}

/// Writes an effect that fires or is used.
constexpr void write_phrase(auto& out, const auto& /*game*/, const View& /*view*/, Effect effect,
                            CanTell<Event> auto tongue) noexcept {
  detail::write_effect(out, effect, tongue);
}

/// Writes names besides those of members: of the round `{throw}`, `{used}`, `{with}`, `{round}`, `{music}`; of the plan
/// `{target}`, `{challenge}`, `{by_part}`, `{room}`, `{loot}`, `{progress}`; of heist and campaign `{heist}`, `{gang}`,
/// `{special}`.
template <class Out, class Game, CanTell<Event> Tongue>
constexpr bool write_detail(Out& out, const Game& game, const View& view, const Event& event, std::string_view name,
                            Tongue /*language*/) noexcept {
  return detail::EventDetailWriter<Out, Game, Tongue>{out, game, view, event}.write(name);
}

}  // namespace regelwerk::clou
