#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/game.hpp>
#include <regelwerk/clou/law/places.hpp>
#include <regelwerk/clou/players/encoding/campaign_planes.hpp>
#include <regelwerk/clou/players/encoding/policy.hpp>
#include <regelwerk/clou/players/encoding/policy_numbers.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/clou/state/waiting.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/container/algorithms.hpp>
#include <regelwerk/core/game/basic_game.hpp>

namespace regelwerk::clou {

namespace detail {

/// Describes the planes of Clou. Every thief that can take part has a row, in gang order, blank if it does not take
/// part. Demands and challenges of every plan have columns of their own.
template <class Writer>
class ObservationPlanes {
 public:
  constexpr ObservationPlanes(const Writer& writer, const Layout& layout, const PolicyNumbers& numbers) noexcept
      : writer_(writer), layout_(layout), numbers_(numbers), thieves_(candidates(layout)) {}

  constexpr void all() const noexcept {
    course();
    plan();
    tracks();
    sheets();
    hands();
    if (layout_.is_campaign()) CampaignPlanes<Writer>{writer_, layout_}.all();
  }

 private:
  /// A plane with a row for every thief of the gang, painted by `paint(state, thief, row, canvas)`.
  constexpr void by_thief(std::string_view name, int width, const auto& paint) const noexcept {
    writer_.painted(name, thieves_.size(), width, [this, &paint](const View& view, const Canvas& canvas) {
      view.state.gang.for_each([&](Thief thief) { paint(view.state, thief, thieves_.before(thief), canvas); });
    });
  }
  /// A plane that shows a number of the state as a unary number.
  template <class Number>
  constexpr void run(std::string_view name, int most, const Number& number) const noexcept {
    writer_.painted(name, most,
                    [&](const View& view, const Canvas& canvas) { canvas.mark_run(int{number(view.state)}); });
  }
  [[nodiscard]] constexpr int most_of_plans(const auto& size_in) const noexcept {
    int most = 0;
    for (std::size_t plan = 0; plan < plan_count(layout_); ++plan)
      most = greater(most, int{size_in(layout_.plans[plan])});
    return most;
  }

  constexpr void course() const noexcept {
    writer_.one_of("phase", static_cast<int>(phase_words.size()),
                   [](const View& view) { return static_cast<int>(view.state.phase); });
    writer_.one_of("acting", thieves_.size(), [&](const View& view) {
      const MaybeThief acting = view.state.acting;
      return acting.is_nobody() ? std::nullopt : std::make_optional(thieves_.before(acting.thief()));
    });
    writer_.flag("alarm went off", [](const View& view) { return view.state.alarm_off != 0; });
    if (!layout_.is_campaign()) {
      writer_.one_of("ending", static_cast<int>(Ending::caught), [](const View& view) {
        const Ending ending = view.state.ending;
        return ending == Ending::none ? std::nullopt : std::make_optional(static_cast<int>(ending) - 1);
      });
    }
    writer_.painted("waiting", numbers_.fired().size(), [&](const View& view, const Canvas& canvas) {
      view.state.waiting.for_each_entry([&](Fired fired) {
        if (!numbers_.fired().contains(fired)) return true;
        canvas.put(numbers_.fired().number(fired), share(view.state.waiting.count(fired), int{max_waiting}));
        return true;
      });
    });
  }

  /// CL-45 to CL-54. The plan that is played. Rooms and haul follow from the challenges, but showing them saves a
  /// network work.
  constexpr void plan() const noexcept {
    set_of_plan(
        "demands", [](const PlanLayout& plan) { return int{plan.demand_count}; },
        [](const PlanMarks& marks) { return marks.demands; });
    set_of_plan(
        "challenges done", [](const PlanLayout& plan) { return int{plan.challenge_count}; },
        [](const PlanMarks& marks) { return marks.done; });
    set_of_plan(
        "rooms entered", [](const PlanLayout& plan) { return rooms_of(plan); },
        [](const PlanMarks& marks) { return marks.rooms; });
    const std::array<int, 4> most = {most_of_plans([](const PlanLayout& plan) { return all_haul(plan).loot; }),
                                     most_of_plans([](const PlanLayout& plan) { return all_haul(plan).diamonds; }),
                                     most_of_plans([](const PlanLayout& plan) { return all_haul(plan).doubles; }),
                                     most_of_plans([](const PlanLayout& plan) { return all_haul(plan).specials; })};
    writer_.each("haul", static_cast<int>(most.size()), [&](const View& view, int column) {
      const Haul& haul = view.state.haul;
      const std::array<int, 4> taken{haul.loot, haul.diamonds, haul.doubles, haul.specials};
      const auto at = static_cast<std::size_t>(column);
      return most[at] == 0 ? 0.0F : share(taken[at], most[at]);
    });
  }
  [[nodiscard]] static constexpr ChallengeSet all_challenges(const PlanLayout& plan) noexcept {
    return static_cast<ChallengeSet>((1U << plan.challenge_count) - 1U);
  }
  [[nodiscard]] static constexpr int rooms_of(const PlanLayout& plan) noexcept {
    return static_cast<int>(std::bit_width(rooms_behind(plan, all_challenges(plan))));
  }
  [[nodiscard]] static constexpr Haul all_haul(const PlanLayout& plan) noexcept {
    return haul_of(plan, all_challenges(plan));
  }
  constexpr void set_of_plan(std::string_view name, const auto& width, const auto& set) const noexcept {
    int all = 0;
    for (std::size_t plan = 0; plan < plan_count(layout_); ++plan) all += width(layout_.plans[plan]);
    writer_.painted(name, all, [&](const View& view, const Canvas& canvas) {
      int first = 0;
      for (int plan = 0; plan < heist_of(view.state); ++plan) {
        first += width(layout_.plans[static_cast<std::size_t>(plan)]);
      }
      mark_bits(canvas, 0, first, set(view.state.plan));
    });
  }

  /// CL-5. The symbols crossed since setup.
  constexpr void tracks() const noexcept {
    track("time", &PlanLayout::time, &PlanMarks::time);
    track("traces", &PlanLayout::traces, &PlanMarks::traces);
    track("alarm circles", &PlanLayout::alarm_circles, &PlanMarks::alarms);
    track("escape arrows", &PlanLayout::arrows, &PlanMarks::arrows);
    track("police", &PlanLayout::police, &PlanMarks::police);
  }
  constexpr void track(std::string_view name, std::uint8_t PlanLayout::*length,
                       std::uint8_t PlanMarks::*crossed) const noexcept {
    run(name, most_of_plans([&](const PlanLayout& plan) { return plan.*length; }),
        [crossed](const State& state) { return state.plan.*crossed; });
  }

  /// CL-26 to CL-36. Boxes of the three rows and of the pyramid, and the numbers of circle-boxes.
  constexpr void sheets() const noexcept {
    by_thief("numbers", boxes, [](const State& state, Thief thief, int row, const Canvas& canvas) {
      for_each_box(state.sheet(thief),
                   [&](int box, int number) { canvas.put(row, box, share(number, highest_number)); });
    });
    by_thief("boxes written", boxes, [](const State& state, Thief thief, int row, const Canvas& canvas) {
      for_each_box(state.sheet(thief), [&](int box, int number) {
        if (number != 0) canvas.mark(row, box);
      });
    });
    by_thief("circles", circle_count, [](const State& state, Thief thief, int row, const Canvas& canvas) {
      mark_bits(canvas, row, 0, state.sheet(thief).circles.crossed());
    });
    by_thief("end of the way", static_cast<int>(max_tree_circles),
             [](const State& state, Thief thief, int row, const Canvas& canvas) {
               const int end = state.sheet(thief).circles.end_of_way();
               if (end != 0) canvas.mark(row, end - 1);
             });
  }
  static constexpr int boxes = static_cast<int>(sheet_rows * row_boxes + pyramid_boxes + max_rings);
  static constexpr void for_each_box(const SheetMarks& marks, const auto& visitor) noexcept {
    int first = 0;
    const auto visit_row = [&](Row row, std::size_t size) {
      for (int box = 0; box < static_cast<int>(size); ++box) visitor(first + box, row.number(box));
      first += static_cast<int>(size);
    };
    for (const Row row : marks.rows) visit_row(row, row_boxes);
    visit_row(marks.pyramid, pyramid_boxes);
    visit_row(marks.rings, max_rings);
  }

  /// CL-8, CL-9, CL-39. Dice are identified by their places in the throw, white symbols by their values.
  constexpr void hands() const noexcept {
    writer_.painted("throw", dice_count, die_faces, [](const View& view, const Canvas& canvas) {
      const Roll roll = view.state.roll;
      for (int die = 0; die < dice_count && !roll.none(); ++die) canvas.mark(die, roll.face(die) - 1);
    });
    by_thief("dice left", dice_count, [](const State& state, Thief thief, int row, const Canvas& canvas) {
      mark_bits(canvas, row, 0, state.hand(thief).left);
    });
    kept("shifts", [](const Hand& hand) { return hand.shifts; });
    kept("extras", [](const Hand& hand) { return hand.extras; });
    const int fills = most_of_kits([](const Hand& all) { return int{all.fills}; });
    if (fills == 0) return;
    by_thief("fills", fills, [](const State& state, Thief thief, int row, const Canvas& canvas) {
      canvas.mark_run(row, 0, state.hand(thief).fills);
    });
  }
  [[nodiscard]] constexpr int most_of_kits(const auto& size_in) const noexcept {
    int most = 0;
    thieves_.for_each([&](Thief thief) { most = greater(most, size_in(numbers_.kit(thief).all())); });
    return most;
  }
  /// A plane with a column for every white symbol of this kind that the thief can keep; of equal symbols the first
  /// columns are marked first.
  constexpr void kept(std::string_view name, const auto& pips_of) const noexcept {
    const int most = most_of_kits([&](const Hand& all) { return pips_of(all).size(); });
    if (most == 0) return;
    by_thief(name, most, [this, &pips_of](const State& state, Thief thief, int row, const Canvas& canvas) {
      int first = 0;
      for (int value = 1; value <= die_faces; ++value) {
        canvas.mark_run(row, first, pips_of(state.hand(thief)).count(value));
        first += pips_of(numbers_.kit(thief).all()).count(value);
      }
    });
  }

  const Writer& writer_;
  const Layout& layout_;
  const PolicyNumbers& numbers_;
  ThiefSet thieves_;
};

}  // namespace detail

/// Describes the planes of an observation (ai/encoding/encoding.hpp): sheets, plan, dice and waiting symbols, in a
/// campaign also the campaign sheet. Precondition: the view is of a reachable state; a waiting symbol that nothing
/// fires is not shown.
template <ClouRules R, class Setup, class Writer>
constexpr void describe_observation(const BasicGame<R, Setup>& game, const PolicyNumbers& numbers,
                                    const Writer& writer) noexcept {
  detail::ObservationPlanes<Writer>{writer, game.layout(), numbers}.all();
}
/// The same with policy_numbers(game).
template <ClouRules R, class Setup, class Writer>
constexpr void describe_observation(const BasicGame<R, Setup>& game, const Writer& writer) noexcept {
  describe_observation(game, policy_numbers(game), writer);
}

}  // namespace regelwerk::clou
