#pragma once
#include <cstdint>
#include <string_view>

#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/check/fault.hpp>
#include <regelwerk/clou/edition/condition.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/sheet.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/terms.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/language/event_details.hpp>
#include <regelwerk/clou/law/outcome.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/clou/text/members.hpp>
#include <regelwerk/clou/view/validate.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>

// The phrases about Clou that are composed in the same way in all languages, besides the names in event_details.hpp.

namespace regelwerk::clou {

/// Things on the table and terms of the game that need a word in every language.
enum class Noun : std::uint8_t {
  gang,            ///< CL-1: the thieves of all players together
  thief,           ///< CL-4: one of the four, one per player
  plan,            ///< CL-6: the burglary plan of the heist
  sheet,           ///< CL-3: a thief's sheet, not the campaign sheet
  campaign_sheet,  ///< CK-2: one for all players
  die,             ///< CL-3: one of three six-sided dice
  round,           ///< CL-7: from one throw to the next
  time,            ///< CL-17: a symbol of the time track
  trace,           ///< CL-16: a symbol of the trace track
  alarm,           ///< CL-56: crosses an alarm circle
  police,          ///< CL-60: a symbol that a low escape roll crosses
  escape_arrow,    ///< CL-60: a symbol that a high escape roll crosses
  escape_value,    ///< CL-59: least roll that crosses an arrow, 1 to 6
  driver,          ///< CL-59: the thief whose escape value counts
  getaway_car,     ///< CL-59: the car in which the driver flees with the gang
  room,            ///< CL-45: single frame on the plan
  challenge,       ///< CL-45: double frame on the plan
  demand,          ///< CL-50: a symbol or number that a challenge requires
  loot,            ///< CL-54: gained when a challenge is done
  points,          ///< CL-63: score of the heist
  rest,            ///< CK-12: points of the campaign not yet spent
  jail,            ///< CK-11: where arrested thieves and caught drivers go
  tool,            ///< CL-30: of a sheet, or bought in the campaign
  preparation,     ///< CK-19: bought for the coming heists
  experience,      ///< CK-16: free areas of the campaign sheet
};

/// Visits every value that a language needs a word for, except fields of options.
constexpr void for_each_thing(Rule /*game*/, const auto& visitor) noexcept {
  visit_values<Rule::finale, OptionFault::tree_way, Constraint::moves, Invariant::view, Mode::campaign, UseDice::may,
               Specials::gang, TreeWay::last, JailRule::free, Thief::bruce, Symbol::escape, EffectKind::fill,
               Sign::equal, Group::area, PatternKind::straight, AreaElementKind::symbol, LootTag::double_circle,
               Music::instrumental, Preparation::passports, SpecialLoot::diadem, Phase::over, MoveKind::save,
               Ending::caught, CampaignEnd::by_jail, HeistRank::coup, CampaignRank::century, Component::campaign,
               Noun::experience>(visitor);
  for_each_term([&](std::string_view name) { visitor(EditionTerm<Rule>{name}); });
  for (const SheetTool tool : standard_tools) visitor(tool);
}

/// The name of a tool on the standard edition's sheets, or the word for its kind.
template <CanName<SheetTool> Tongue>
[[nodiscard]] constexpr std::string_view word(SheetTool tool, Tongue tongue) noexcept {
  const std::string_view name = SpeechAbout<SheetTool, Tongue>::words[tool];
  return name.empty() ? word(tool.group, tongue) : name;
}

}  // namespace regelwerk::clou
