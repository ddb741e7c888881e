#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <regelwerk/ai/encoding/policy_blocks.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/layout.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/players/encoding/fired_kinds.hpp>
#include <regelwerk/clou/players/encoding/markings.hpp>
#include <regelwerk/clou/players/encoding/white_kit.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/waiting.hpp>
#include <regelwerk/clou/view/view.hpp>
#include <regelwerk/core/contract.hpp>

namespace regelwerk::clou {

/// The blocks of policy indexes, for the decisions of the gang. Throws and the escape die have none.
enum class PolicyKind : std::uint8_t {
  answer,  ///< done, lapse, stay, run, save
  driver,  ///< by thief
  gift,    ///< only in a campaign: by item, or nothing
  buy,     ///< by item
  gang,    ///< by set of thieves
  scout,   ///< by plan and demand, or nothing
  pimp,    ///< by thief and element, or nothing
  fill,    ///< by thief, element and number
  cross,   ///< by waiting symbol and place
  mark,  ///< by thief, target, choice of dice, extras and shifts, and if the number is open, how far the shifts change
         ///< the sum
};

inline constexpr std::size_t policy_kinds = 10;

/// Dense numbers for all moves of the gang; only elements and symbols that sheets, plans and campaign sheet really have
/// get numbers. With rules chosen at run time, make this once per game: it is faster than policy_index.
class PolicyNumbers {
 public:
  constexpr explicit PolicyNumbers(const Layout& layout) noexcept
      : thieves_(candidates(layout)), fired_(layout, thieves_) {
    for (auto* firsts : {&mark_first_, &fill_first_, &pimp_first_}) {
      for (auto& of_thief : *firsts) of_thief.fill(0);
    }
    demand_first_.fill(0);
    cross_first_.fill(0);
    blocks_.add(PolicyKind::answer, static_cast<int>(answers.size()));
    blocks_.add(PolicyKind::driver, thieves_.size());
    if (layout.is_campaign()) add_campaign(layout);
    thieves_.for_each([&](Thief thief) { add_thief(layout, thief); });
    fired_.for_each([&](Fired fired) {
      cross_first_[static_cast<std::size_t>(fired_.number(fired))] = crossings_;
      crossings_ += static_cast<std::uint32_t>(places_of(layout, fired));
    });
    blocks_.add(PolicyKind::pimp, static_cast<int>(pimped_));
    blocks_.add(PolicyKind::fill, static_cast<int>(filled_));
    blocks_.add(PolicyKind::cross, static_cast<int>(crossings_));
    blocks_.add(PolicyKind::mark, static_cast<int>(marked_));
  }

  [[nodiscard]] constexpr std::size_t size() const noexcept { return blocks_.size(); }
  /// The symbols that can wait, with their numbers.
  [[nodiscard]] constexpr const FiredKinds& fired() const noexcept { return fired_; }
  [[nodiscard]] constexpr const WhiteKit& kit(Thief thief) const noexcept { return kits_[row(thief)]; }

  /// The policy index of a move. Precondition: legal in the position, which is a reachable State or View.
  [[nodiscard]] constexpr std::size_t index(const Layout& layout, const auto& position, Move move) const noexcept {
    const State& state = state_of(position);
    switch (move.kind()) {
      case MoveKind::mark:
        return blocks_.index(PolicyKind::mark, mark_number(layout, state, move));
      case MoveKind::fill:
        return blocks_.index(PolicyKind::fill, fill_number(layout, move));
      case MoveKind::cross:
        return blocks_.index(PolicyKind::cross, cross_number(layout, state, move));
      case MoveKind::driver:
        return blocks_.index(PolicyKind::driver, thieves_.before(move.thief()));
      case MoveKind::gift:
        return blocks_.index(PolicyKind::gift, item_number(layout, move));
      case MoveKind::buy:
        return blocks_.index(PolicyKind::buy, item_number(layout, move));
      case MoveKind::gang:
        return blocks_.index(PolicyKind::gang, gang_number(ThiefSet{static_cast<unsigned>(move.number())}));
      case MoveKind::scout:
        return blocks_.index(PolicyKind::scout, scout_number(layout, state, move));
      case MoveKind::pimp:
        return blocks_.index(PolicyKind::pimp, pimp_number(move));
      default:
        return blocks_.index(PolicyKind::answer, answer_number(move.kind()));
    }
  }

 private:
  using Firsts = std::array<std::array<std::uint32_t, element_count>, thief_count>;

  static constexpr std::array<MoveKind, 5> answers{MoveKind::done, MoveKind::lapse, MoveKind::stay, MoveKind::run,
                                                   MoveKind::save};

  [[nodiscard]] static constexpr std::size_t row(Thief thief) noexcept { return static_cast<std::size_t>(thief); }
  [[nodiscard]] static constexpr int answer_number(MoveKind kind) noexcept {
    int number = 0;
    while (answers[static_cast<std::size_t>(number)] != kind) ++number;
    return number;
  }

  constexpr void add_campaign(const Layout& layout) noexcept {
    const int items = static_cast<int>(layout.campaign.items.size());
    blocks_.add(PolicyKind::gift, items + 1);
    blocks_.add(PolicyKind::buy, items);
    blocks_.add(PolicyKind::gang, static_cast<int>(gang_number(ThiefSet{1U << thief_count}, layout.players)));
    int demands = 0;
    for (const PlanLayout& plan : layout.plans) demands += std::popcount(detail::symbol_demands(plan));
    blocks_.add(PolicyKind::scout, demands + 1);
  }

  /// Sets the first numbers of the marks, fills and pimping of each element for a thief.
  constexpr void add_thief(const Layout& layout, Thief thief) noexcept {
    kits_[row(thief)] = WhiteKit{layout, thief};
    const WhiteKit& kit = kits_[row(thief)];
    const auto materials = static_cast<std::uint32_t>(kit.materials());
    const auto boxes = materials * static_cast<std::uint32_t>(kit.shift_steps());
    const auto circles = materials * static_cast<std::uint32_t>(kit.shift_choices());
    for (int code = 0; code < element_count; ++code) {
      const auto at = static_cast<std::size_t>(code);
      mark_first_[row(thief)][at] = marked_;
      fill_first_[row(thief)][at] = filled_;
      pimp_first_[row(thief)][at] = pimped_;
      const detail::Marked marked = detail::how_marked(layout, thief, Element::from_code(code));
      if (marked == detail::Marked::never) continue;
      const bool takes_number = marked == detail::Marked::box || marked == detail::Marked::circle_box;
      if (marked != detail::Marked::symbol) marked_ += takes_number ? boxes : circles;
      if (kit.all().fills > 0) {
        filled_ += (marked != detail::Marked::box ? 1U : 0U) + (takes_number ? std::uint32_t{highest_fill} : 0U);
      }
      if (layout.is_campaign() && marked != detail::Marked::box) ++pimped_;
    }
    pimp_nothing_[row(thief)] = pimped_;
    if (layout.is_campaign()) ++pimped_;
    demand_first_[row(thief)] = marked_;
    for (std::size_t plan = 0; plan < plan_count(layout); ++plan) {
      marked_ += circles * static_cast<std::uint32_t>(std::popcount(layout.plans[plan].with_number));
    }
  }

  /// CL-52. The number of a mark.
  [[nodiscard]] constexpr std::size_t mark_number(const Layout& layout, const State& state, Move move) const noexcept {
    const WhiteKit& kit = kits_[row(move.thief())];
    const Hand& hand = state.hand(move.thief());
    const auto material = static_cast<std::size_t>(kit.material(hand, move.how()));
    const auto choices = static_cast<std::size_t>(kit.shift_choices());
    const std::size_t by_choice = material * choices + static_cast<std::size_t>(kit.shift_choice(hand, move.how()));
    if (move.target().is_demand()) {
      const std::size_t of_circle = static_cast<std::size_t>(kit.materials()) * choices;
      return demand_first_[row(move.thief())] + number_demand(layout, state, move.target()) * of_circle + by_choice;
    }
    const Element element = move.target().element();
    const std::size_t first = mark_first_[row(move.thief())][static_cast<std::size_t>(element.code())];
    if (detail::how_marked(layout, move.thief(), element) == detail::Marked::circle) return first + by_choice;
    const auto steps = static_cast<std::size_t>(kit.shift_steps());
    return first + material * steps + static_cast<std::size_t>(kit.shift_step(hand, state.roll, move));
  }
  [[nodiscard]] static constexpr std::size_t number_demand(const Layout& layout, const State& state,
                                                           Target target) noexcept {
    std::size_t before = 0;
    for (int plan = 0; plan < heist_of(state); ++plan) {
      before += static_cast<std::size_t>(std::popcount(layout.plans[static_cast<std::size_t>(plan)].with_number));
    }
    return before + detail::place_in(plan_of(layout, state).with_number, target.demand());
  }

  /// CL-43. The number of a fill; crossing a circle-box comes after the numbers written in it.
  [[nodiscard]] constexpr std::size_t fill_number(const Layout& layout, Move move) const noexcept {
    const Element element = move.target().element();
    const std::size_t first = fill_first_[row(move.thief())][static_cast<std::size_t>(element.code())];
    if (move.number() > 0) return first + static_cast<std::size_t>(move.number() - 1);
    const bool is_circle_box = detail::how_marked(layout, move.thief(), element) == detail::Marked::circle_box;
    return first + (is_circle_box ? std::size_t{highest_fill} : 0U);
  }
  /// CK-21. The number within the block: by thief, the circles that it may cross, or nothing.
  [[nodiscard]] constexpr std::size_t pimp_number(Move move) const noexcept {
    if (!move.target().is_element()) return pimp_nothing_[row(move.thief())];
    return pimp_first_[row(move.thief())][static_cast<std::size_t>(move.target().element().code())];
  }

  /// CL-22, CL-25. The specials and the symbol circles of areas that a fired symbol can cross.
  [[nodiscard]] static constexpr unsigned fitting_specials(const Layout& layout, MaybeThief owner,
                                                           SymbolSet fired) noexcept {
    unsigned fit = 0;
    if (owner.is_nobody()) return fit;
    const SheetLayout& sheet = layout.sheet(owner.thief());
    for (std::size_t i = 0; i < sheet.special_count; ++i) fit |= fired.meets(sheet.specials[i]) ? 1U << i : 0U;
    return fit;
  }
  /// CL-36, CK-33. How many specials of other thieves before `end` a symbol can cross.
  [[nodiscard]] static constexpr int fitting_others(const Layout& layout, ThiefSet thieves, Fired fired,
                                                    int end) noexcept {
    int fit = 0;
    for (int i = 0; i < end && layout.specials == Specials::gang; ++i) {
      const auto owner = static_cast<Thief>(i);
      if (!thieves.contains(owner) || fired.by == MaybeThief{owner}) continue;
      fit += std::popcount(fitting_specials(layout, owner, fired.symbols));
    }
    return fit;
  }
  [[nodiscard]] static constexpr unsigned fitting_areas(const Layout& layout, Fired fired) noexcept {
    unsigned fit = 0;
    for (std::size_t i = 0; i < layout.campaign.elements.size(); ++i) {
      fit |= fired.symbols.meets(layout.campaign.elements[i].symbols) ? 1U << i : 0U;
    }
    return fit;
  }
  /// CL-22. The number of places of a fired symbol: the escape, specials, areas, the demands of each plan, and the
  /// specials of other thieves.
  [[nodiscard]] constexpr int places_of(const Layout& layout, Fired fired) const noexcept {
    int places = 1 + std::popcount(fitting_specials(layout, fired.by, fired.symbols)) +
                 std::popcount(fitting_areas(layout, fired)) + fitting_others(layout, thieves_, fired, thief_count);
    for (std::size_t plan = 0; plan < plan_count(layout); ++plan) {
      places += std::popcount(layout.plans[plan].fitting(fired.symbols));
    }
    return places;
  }
  [[nodiscard]] constexpr std::size_t cross_number(const Layout& layout, const State& state, Move move) const noexcept {
    const Fired fired = move.fired();
    const Target target = move.target();
    expects([&] { return fired_.contains(fired); }, "something fires the symbol");
    std::size_t number = cross_first_[static_cast<std::size_t>(fired_.number(fired))];
    if (target == Target::escape()) return number;
    if (!move.owner().is_nobody()) {
      const Thief owner = move.owner().thief();
      const int before = places_of(layout, fired) - fitting_others(layout, thieves_, fired, thief_count) +
                         fitting_others(layout, thieves_, fired, static_cast<int>(owner));
      return number + static_cast<std::size_t>(before) +
             detail::place_in(fitting_specials(layout, owner, fired.symbols), target.element().index());
    }
    ++number;
    const unsigned specials = fitting_specials(layout, fired.by, fired.symbols);
    if (target.is_element() && !target.element().is_area()) {
      return number + detail::place_in(specials, target.element().index());
    }
    number += static_cast<std::size_t>(std::popcount(specials));
    const unsigned areas = fitting_areas(layout, fired);
    if (target.is_element()) return number + detail::place_in(areas, target.element().index());
    number += static_cast<std::size_t>(std::popcount(areas));
    for (int plan = 0; plan < heist_of(state); ++plan) {
      number +=
          static_cast<std::size_t>(std::popcount(layout.plans[static_cast<std::size_t>(plan)].fitting(fired.symbols)));
    }
    return number + detail::place_in(plan_of(layout, state).fitting(fired.symbols), target.demand());
  }

  [[nodiscard]] static constexpr std::size_t scout_number(const Layout& layout, const State& state,
                                                          Move move) noexcept {
    if (!move.target().is_demand()) return 0;
    std::size_t number = 1;
    for (int plan = 0; plan < heist_of(state); ++plan) {
      number +=
          static_cast<std::size_t>(std::popcount(detail::symbol_demands(layout.plans[static_cast<std::size_t>(plan)])));
    }
    return number + detail::place_in(detail::symbol_demands(plan_of(layout, state)), move.target().demand());
  }
  /// The number of an item; taking nothing comes after all items.
  [[nodiscard]] static constexpr int item_number(const Layout& layout, Move move) noexcept {
    return move.target().is_item() ? move.target().item() : static_cast<int>(layout.campaign.items.size());
  }
  /// The number of gangs of the same size that come before this one.
  [[nodiscard]] static constexpr std::size_t gang_number(ThiefSet gang) noexcept {
    return gang_number(gang, gang.size());
  }
  [[nodiscard]] static constexpr std::size_t gang_number(ThiefSet gang, int size) noexcept {
    std::size_t number = 0;
    for (unsigned before = 0; before < gang.bits(); ++before) number += ThiefSet{before}.size() == size ? 1U : 0U;
    return number;
  }

  ThiefSet thieves_;
  FiredKinds fired_;
  std::array<WhiteKit, thief_count> kits_{WhiteKit{}, WhiteKit{}, WhiteKit{}, WhiteKit{}};
  std::uint32_t marked_ = 0;
  std::uint32_t filled_ = 0;
  std::uint32_t pimped_ = 0;
  std::uint32_t crossings_ = 0;
  Firsts mark_first_{};
  Firsts fill_first_{};
  Firsts pimp_first_{};
  std::array<std::uint32_t, thief_count> pimp_nothing_{0, 0, 0, 0};
  std::array<std::uint32_t, thief_count> demand_first_{};
  std::array<std::uint32_t, FiredKinds::most> cross_first_{};
  PolicyBlocks<PolicyKind, policy_kinds> blocks_;
};

}  // namespace regelwerk::clou
