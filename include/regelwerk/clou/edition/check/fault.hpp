#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/white_symbols.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/container/text.hpp>
#include <regelwerk/core/container/word.hpp>

namespace regelwerk::clou {

/// The conditions of a valid edition: the constraints of the ledger, in its order; then that its name is one word, and
/// that lists of moves have room (max_moves).
enum class Constraint : std::uint8_t {
  sheets,
  rows_and_tools,
  conditions,
  circle_numbers,
  circle_boxes,
  tree,
  specials,
  bonuses,
  effects,
  white_symbols,
  plan_names,
  plan_ways,
  parts,
  tracks,
  values,
  concert,
  heists,
  campaign_traces,
  areas,
  preparations,
  name,
  moves,
};

inline constexpr std::size_t constraint_count = 22;

[[nodiscard]] constexpr std::string_view describe(Constraint constraint) noexcept {
  constexpr std::array<std::string_view, constraint_count> sentences{
      "the sheets must be those of matt, janet, trixie and bruce, with escape values 1 to 6"sv,
      "a sheet must have three rows of six boxes and exactly three of the four tools"sv,
      "k must be 2 to 30 in <k, 0 to 29 in >k, 1 to 30 in =k; only a box that has others before it compares with them"sv,
      "numbers in circles must be 1 to 30, those of a grid different"sv,
      "there must be 1 to 4 circle-boxes, each on one line"sv,
      "a tree must have 1 to 8 circles that fire, each start or led to by one before it, with different numbers next"sv,
      "the specials must be 1 to 3 lines with at most 6 circles, each line ending in one symbol"sv,
      "a dice bonus must have one symbol, and for faces two or three of 1 to 6"sv,
      "what fires must be ordinary symbols, a shift or an extra of 1 to 6, or a fill; one or two of them on a line"sv,
      "a sheet and the campaign sheet must have at most 3 shifts, 3 extras and 2 fills together"sv,
      "rooms, challenges and plans must have different names of 1 to 16 small letters and digits; a plan needs 1 to 8 "
      "rooms, 1 to 16 challenges and at most 64 demands"sv,
      "a challenge must lie in a room, open rooms, come after ones before it in its room, and every room be reached"sv,
      "a challenge must have 1 to 3 parts of 1 to 4 demands, one of them for a single player, players 1 to 3, numbers "
      "1 to 18, at most 3 traces and 3 alarms"sv,
      "a track must not be longer than 31 and leave something for every number of players, not less for fewer; arrows "
      "and alarm circles must be 1 to 8, a jump lead into the time track"sv,
      "a score box must have 0 to 5, loot 0 to 99, at most 200 together, and at most one of it be special"sv,
      "a concert must have as many fields as time, begin with a pause and end in an escape; its sneaking in, tickets "
      "and wardrobe must fit its rooms"sv,
      "a campaign must have three different plans, each with one special loot, and a combination on the third only"sv,
      "the campaign's traces must be a track that three heists can fill; prices and points 1 to 9, ranks rising"sv,
      "areas must have different names, at most 8 with 16 elements, each element on at most one line, and be open from "
      "heist 1 to 3 or for 1 or 2 boxes"sv,
      "the six preparations must stand there once each, with 1 or 2 boxes"sv,
      "the name must be one word of 1 to 32 signs"sv,
      "there is no room for all the moves that so many white symbols and open boxes could bring at once"sv};
  return sentences[static_cast<std::size_t>(constraint)];
}

/// The component that a fault lies in.
enum class Component : std::uint8_t { edition, sheet, plan, campaign };

/// A constraint that an edition breaks, and where. Members that do not apply are 0.
struct EditionFault {
  Constraint constraint{};
  Component component{};
  std::uint8_t index = 0;   ///< of the sheet, plan, or area of the campaign sheet; areas are counted from 1
  Group group{};            ///< group on a sheet, if `number` is not 0
  std::uint8_t number = 0;  ///< of the box, circle or line in its group or area, or of the challenge; from 1
  std::uint8_t part = 0;    ///< part of the challenge, counted from 1
  std::uint8_t demand = 0;  ///< demand of the part, counted from 1

  friend constexpr bool operator==(const EditionFault&, const EditionFault&) = default;
};

/// The first 32 faults of an edition; further ones are not reported.
using EditionFaults = FixedList<EditionFault, 32>;

/// Room for the place of a fault and the longest sentence.
using FaultText = Text<320>;

/// The place of a fault, in the names of the edition, and what is wrong there: `matt dexterity.2: k must be 2 to 30
/// ..`, `villa window.1.3: ..`.
[[nodiscard]] constexpr FaultText to_text(const Edition& edition, const EditionFault& fault) noexcept {
  FaultText out;
  const auto shortened = [](std::string_view name) { return name.substr(0, word_limit); };
  const auto numbered = [&](int number) {
    if (number != 0) out << '.' << number;
  };
  switch (fault.component) {
    case Component::sheet:
      out << thief_words[fault.index];
      if (fault.number != 0)
        out << ' ' << group_words[static_cast<std::size_t>(fault.group)] << '.' << int{fault.number};
      break;
    case Component::plan: {
      const Plan& plan = edition.plans[fault.index];
      out << "plan " << shortened(plan.name);
      if (fault.number != 0) out << ' ' << shortened(plan.challenges[fault.number - 1U].name);
      numbered(fault.part);
      numbered(fault.demand);
      break;
    }
    case Component::campaign:
      out << "campaign sheet";
      if (fault.index != 0) out << ' ' << shortened(edition.campaign.areas[fault.index - 1U].name);
      numbered(fault.number);
      break;
    default:
      out << "edition";
      break;
  }
  out << ": " << describe(fault.constraint);
  return out;
}

namespace detail {

/// Collects the constraints that an edition breaks. `at` sets the place for the following checks.
struct FaultNotes {
  EditionFaults faults;
  EditionFault at;

  constexpr void note_unless(bool kept, Constraint constraint) noexcept {
    EditionFault fault = at;
    fault.constraint = constraint;
    if (!kept && faults.size() < EditionFaults::capacity()) faults.push_back(fault);
  }
};

[[nodiscard]] constexpr bool is_between(int low, int value, int high) noexcept { return low <= value && value <= high; }

/// Constraint 9. True if an effect is valid.
[[nodiscard]] constexpr bool effect_holds(Effect effect) noexcept {
  switch (effect.kind) {
    case EffectKind::symbol:
      return !effect.symbol().empty() && effect.symbol().valid();
    case EffectKind::shift:
    case EffectKind::extra:
      return is_between(1, effect.value, die_faces);
    case EffectKind::fill:
      return effect.value == 0;
    default:
      return false;
  }
}
[[nodiscard]] constexpr bool effects_hold(const Effects& effects) noexcept {
  if (effects[0].is_none() && !effects[1].is_none()) return false;
  for (const Effect effect : effects) {
    if (!effect_holds(effect)) return false;
  }
  return true;
}

/// Constraint 3. True if sign and k of a box are valid.
[[nodiscard]] constexpr bool condition_holds(const Condition& condition) noexcept {
  switch (condition.sign) {
    case Sign::less:
      return is_between(2, condition.k, highest_number);
    case Sign::more:
      return condition.k < highest_number;
    case Sign::equal:
      return is_between(1, condition.k, highest_number);
    default:
      return condition.sign == Sign::none;
  }
}

/// Constraint 10. Numbers of white symbols.
struct WhiteCount {
  int shifts = 0;
  int extras = 0;
  int fills = 0;

  constexpr void add(Effect effect) noexcept {
    shifts += effect.kind == EffectKind::shift ? 1 : 0;
    extras += effect.kind == EffectKind::extra ? 1 : 0;
    fills += effect.kind == EffectKind::fill ? 1 : 0;
  }
  constexpr void add(const Effects& effects) noexcept {
    for (const Effect effect : effects) add(effect);
  }
  [[nodiscard]] constexpr bool fits() const noexcept {
    return shifts <= max_kept && extras <= max_kept && fills <= max_fills;
  }
};

}  // namespace detail

}  // namespace regelwerk::clou
