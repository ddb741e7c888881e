#pragma once
#include <array>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/condition.hpp>
#include <regelwerk/clou/edition/fault.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/sheet.hpp>
#include <regelwerk/clou/edition/terms.hpp>
#include <regelwerk/clou/element.hpp>
#include <regelwerk/clou/english/sentences.hpp>
#include <regelwerk/clou/english/terms.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/marks.hpp>
#include <regelwerk/clou/members.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/naming.hpp>
#include <regelwerk/clou/noun.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/outcome.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/symbols.hpp>
#include <regelwerk/clou/thief.hpp>
#include <regelwerk/clou/validate.hpp>
#include <regelwerk/core/english.hpp>
#include <regelwerk/core/wording.hpp>

// Clou in English words, as they stand in the middle of a sentence.

namespace regelwerk::clou {

/// Visits all that a language has to say, but for the fields of options.
template <class Visitor>
constexpr void for_each_thing(Rule /*game*/, const Visitor& visitor) noexcept {
  visit_values<Rule::finale, OptionFault::use_dice, Constraint::moves, Invariant::view, Mode::campaign, UseDice::may,
               JailRule::free, Thief::bruce, Symbol::escape, EffectKind::fill, Sign::equal, Group::area,
               PatternKind::straight, AreaElementKind::symbol, LootTag::double_circle, Music::instrumental,
               Preparation::passports, SpecialLoot::diadem, Phase::over, MoveKind::save, Ending::caught,
               CampaignEnd::by_jail, HeistRank::coup, CampaignRank::century, Component::campaign, Noun::experience>(
      visitor);
  for_each_term([&](std::string_view name) { visitor(EditionTerm<Rule>{name}); });
  for (const SheetTool tool : standard_tools) visitor(tool);
}

namespace detail {

inline constexpr auto english_fields =
    std::to_array<Wording>({{"mode", "game"},
                            {"scenario", "plan"},
                            {"thieves", "thieves"},
                            {"players", "players"},
                            {"use_dice", "use of dice"},
                            {"fill_free", "fill without order and conditions"},
                            {"clamp_dice", "shifted dice at most 6"},
                            {"jail_rule", "thieves in jail"},
                            {"experience_resets", "experience cleared after every heist"}});
static_assert(names_fields(english_fields, heist_option_fields) &&
              names_fields(english_fields, campaign_option_fields));

}  // namespace detail

/// The name of an option.
template <class Owner, class Member>
[[nodiscard]] constexpr std::string_view word(const Field<Owner, Member>& field, English /*language*/) noexcept {
  return word_for(detail::english_fields, field.name);
}

[[nodiscard]] constexpr std::string_view word(Mode mode, English /*language*/) noexcept {
  constexpr Words<Mode::campaign> words{"heist", "campaign"};
  return words[mode];
}
[[nodiscard]] constexpr std::string_view word(UseDice use_dice, English /*language*/) noexcept {
  constexpr Words<UseDice::may> words{"required", "optional"};
  return words[use_dice];
}
[[nodiscard]] constexpr std::string_view word(JailRule jail_rule, English /*language*/) noexcept {
  constexpr Words<JailRule::free> words{"lose if there are more of them than players", "lose only if too few are free"};
  return words[jail_rule];
}
[[nodiscard]] constexpr std::string_view word(Thief thief, English /*language*/) noexcept {
  constexpr Words<Thief::bruce> words{"Matt", "Janet", "Trixie", "Bruce"};
  return words[thief];
}
[[nodiscard]] constexpr std::string_view word(Symbol symbol, English /*language*/) noexcept {
  constexpr Words<Symbol::escape> words{"strength", "dexterity", "clever", "electro", "lock", "safe", "escape"};
  return words[symbol];
}
[[nodiscard]] constexpr std::string_view word(EffectKind kind, English /*language*/) noexcept {
  constexpr Words<EffectKind::fill> words{"nothing", "symbol", "shift", "extra number", "fill"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Sign sign, English /*language*/) noexcept {
  constexpr Words<Sign::equal> words{"any", "less than", "more than", "equal to"};
  return words[sign];
}
[[nodiscard]] constexpr std::string_view word(Group group, English /*language*/) noexcept {
  constexpr Words<Group::area> words{"strength", "dexterity", "clever",   "grid",          "circle-boxes",
                                     "tree",     "pyramid",   "specials", "campaign sheet"};
  return words[group];
}
[[nodiscard]] constexpr std::string_view word(PatternKind kind, English /*language*/) noexcept {
  constexpr Words<PatternKind::straight> words{"certain faces", "triple", "straight"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(AreaElementKind kind, English /*language*/) noexcept {
  constexpr Words<AreaElementKind::symbol> words{"circle", "circle-box", "symbol circle"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(LootTag tag, English /*language*/) noexcept {
  constexpr Words<LootTag::double_circle> words{"loot", "special loot", "diamond", "double circle"};
  return words[tag];
}
[[nodiscard]] constexpr std::string_view word(Music music, English /*language*/) noexcept {
  constexpr Words<Music::instrumental> words{"pause", "loud", "quiet", "instrumental"};
  return words[music];
}
[[nodiscard]] constexpr std::string_view word(Preparation preparation, English /*language*/) noexcept {
  constexpr Words<Preparation::passports> words{
      "affair with the inspector", "scouting", "strength training", "pimping up", "concert tickets", "false passports"};
  return words[preparation];
}
[[nodiscard]] constexpr std::string_view word(SpecialLoot loot, English /*language*/) noexcept {
  constexpr Words<SpecialLoot::diadem> words{"glass diamonds", "combination of the security case", "diadem"};
  return words[loot];
}
[[nodiscard]] constexpr std::string_view word(Phase phase, English /*language*/) noexcept {
  constexpr Words<Phase::over> words{"gift before the first heist",
                                     "choice of the gang",
                                     "scouting",
                                     "pimping up",
                                     "throw of the dice",
                                     "use of symbols",
                                     "use of dice",
                                     "stay or run away",
                                     "choice of the driver",
                                     "escape",
                                     "wages",
                                     "end of the game"};
  return words[phase];
}
[[nodiscard]] constexpr std::string_view word(MoveKind kind, English /*language*/) noexcept {
  constexpr Words<MoveKind::save> words{"mark",
                                        "throw the dice",
                                        "use a symbol",
                                        "let symbols lapse",
                                        "fill",
                                        "done",
                                        "stay",
                                        "run away",
                                        "choose the driver",
                                        "throw the escape die",
                                        "take a box for free",
                                        "choose the gang",
                                        "scout",
                                        "pimp up",
                                        "buy a box",
                                        "save the rest"};
  return words[kind];
}
[[nodiscard]] constexpr std::string_view word(Ending ending, English /*language*/) noexcept {
  constexpr Words<Ending::caught> words{"goes on", "success", "arrested", "caught"};
  return words[ending];
}
[[nodiscard]] constexpr std::string_view word(CampaignEnd end, English /*language*/) noexcept {
  constexpr Words<CampaignEnd::by_jail> words{"goes on", "won", "lost by traces", "lost by jail"};
  return words[end];
}
[[nodiscard]] constexpr std::string_view word(HeistRank rank, English /*language*/) noexcept {
  constexpr Words<HeistRank::coup> words{"lost", "poor", "ok", "real coup"};
  return words[rank];
}
[[nodiscard]] constexpr std::string_view word(CampaignRank rank, English /*language*/) noexcept {
  constexpr Words<CampaignRank::century> words{"lost", "ordinary thieves", "pros", "legends", "thieves of the century"};
  return words[rank];
}
[[nodiscard]] constexpr std::string_view word(Component component, English /*language*/) noexcept {
  constexpr Words<Component::campaign> words{"edition", "sheet", "plan", "campaign sheet"};
  return words[component];
}
[[nodiscard]] constexpr std::string_view word(Noun noun, English /*language*/) noexcept {
  constexpr Words<Noun::experience> words{"gang",   "thief",        "plan",         "sheet",       "campaign sheet",
                                          "die",    "round",        "time",         "trace",       "alarm",
                                          "police", "escape arrow", "escape value", "driver",      "getaway car",
                                          "room",   "challenge",    "demand",       "loot",        "points",
                                          "rest",   "jail",         "tool",         "preparation", "experience"};
  return words[noun];
}

/// A plan, room, challenge or area; as the edition has it if it is none of the standard edition's.
template <class Owner>
[[nodiscard]] constexpr std::string_view word(EditionTerm<Owner> term, English /*language*/) noexcept {
  return word_for(english_terms, term.name, term.name);
}
/// The name of a tool on the standard edition's sheets, or of its kind.
[[nodiscard]] constexpr std::string_view word(SheetTool tool, English /*language*/) noexcept {
  const std::string_view name = word_for(english_tools, tool);
  return name.empty() ? word(tool.group, english) : name;
}

/// What English puts around names in sentences about events.
[[nodiscard]] constexpr Particles particles_of(std::type_identity<Event> /*type*/, English /*language*/) noexcept {
  return {.gang = "the gang",
          .begin_name = "“",
          .end_name = "”",
          .of = " of ",
          .box = "box",
          .demand = "demand ",
          .of_part = " of part ",
          .by_part = " by part ",
          .with = " with ",
          .last = " and ",
          .out_of = " of ",
          .music = ", the music: ",
          .worth = " of ",
          .loot = {"loot", "special loot", "a diamond", "a present or meal"},
          .specials = {"the glass diamonds", "the combination of the security case", "the diadem"}};
}

}  // namespace regelwerk::clou
