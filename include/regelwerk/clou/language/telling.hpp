#pragma once
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
#include <regelwerk/clou/language/naming.hpp>
#include <regelwerk/clou/language/noun.hpp>
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

// What all languages about Clou share, besides the names in naming.hpp.

namespace regelwerk::clou {

/// Visits everything that a language needs words for, without the fields of options.
template <class Visitor>
constexpr void for_each_thing(Rule /*game*/, const Visitor& visitor) noexcept {
  visit_values<Rule::finale, OptionFault::tree_way, Constraint::moves, Invariant::view, Mode::campaign, UseDice::may,
               Specials::gang, TreeWay::last, JailRule::free, Thief::bruce, Symbol::escape, EffectKind::fill,
               Sign::equal, Group::area, PatternKind::straight, AreaElementKind::symbol, LootTag::double_circle,
               Music::instrumental, Preparation::passports, SpecialLoot::diadem, Phase::over, MoveKind::save,
               Ending::caught, CampaignEnd::by_jail, HeistRank::coup, CampaignRank::century, Component::campaign,
               Noun::experience>(visitor);
  for_each_term([&](std::string_view name) { visitor(EditionTerm<Rule>{name}); });
  for (const SheetTool tool : standard_tools) visitor(tool);
}

/// The name of a tool on the standard edition's sheets, or of its kind.
template <CanName<SheetTool> Tongue>
[[nodiscard]] constexpr std::string_view word(SheetTool tool, Tongue tongue) noexcept {
  const std::string_view name = SpeechAbout<SheetTool, Tongue>::words[tool];
  return name.empty() ? word(tool.group, tongue) : name;
}

}  // namespace regelwerk::clou
