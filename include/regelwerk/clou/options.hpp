#pragma once
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/core/container/fixed_list.hpp>
#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/container/word.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/game/no_start.hpp>

namespace regelwerk::clou {

/// The two games; records name the mode.
enum class Mode : std::uint8_t { heist, campaign };
/// CL-13. When the dice phase may end: when dice alone can make no mark, when they can make none on the thieves' own
/// sheets, or at any time.
enum class UseDice : std::uint8_t { must, own, may };
/// CL-36. The specials on which a fired symbol may be used: those of the thief that fired it, or of any thief of the
/// gang.
enum class Specials : std::uint8_t { own, gang };
/// CL-33. The end of the way through a tree: the last circle crossed with dice, or the last one crossed in any way.
enum class TreeWay : std::uint8_t { dice, last };
/// CK-8. How the gang loses by jail: with more thieves in jail than players as well as by CK-7, or only by CK-7.
enum class JailRule : std::uint8_t { jailed, free };

inline constexpr std::array<std::string_view, 2> mode_words{"heist", "campaign"};  ///< in the order of Mode
/// CL-13. The words of UseDice.
inline constexpr std::array<std::string_view, 3> use_dice_words{"must", "own", "may"};
inline constexpr std::array<std::string_view, 2> specials_words{"own", "gang"};   ///< CL-36: in the order of Specials
inline constexpr std::array<std::string_view, 2> tree_way_words{"dice", "last"};  ///< CL-33: in the order of TreeWay
inline constexpr std::array<std::string_view, 2> jail_rule_words{"jailed", "free"};  ///< CK-8: in the order of JailRule
/// The plans of the standard edition; another edition may have others.
inline constexpr std::array<std::string_view, 5> scenario_words{"villa", "museum", "glassworks", "hotel", "concert"};

/// The house rules of a heist, including its plan and thieves.
struct HeistOptions {
  Mode mode = Mode::heist;            ///< always heist
  Word scenario = "villa";            ///< CL-4: a plan of the edition
  ThiefSet thieves = Thief::matt;     ///< CL-4: one to three
  UseDice use_dice = UseDice::must;   ///< CL-13: when `done` is legal
  Specials specials = Specials::own;  ///< CL-36, CK-33: the thieves on whose circles a fired symbol may be used
  TreeWay tree_way = TreeWay::dice;   ///< CL-33: where the way through a tree ends
  bool fill_free = true;              ///< CL-43, CL-44: fills ignore order and conditions
  bool clamp_dice = false;            ///< CL-41: a shifted die counts as at most 6

  friend constexpr bool operator==(const HeistOptions&, const HeistOptions&) = default;
};

/// The house rules of a campaign.
struct CampaignOptions {
  Mode mode = Mode::campaign;             ///< always campaign
  int players = 1;                        ///< CK-1: number of players, 1 to 3
  JailRule jail_rule = JailRule::jailed;  ///< CK-8: how the gang loses by jail
  bool experience_resets = false;         ///< CK-18: areas of experience are blank again after each heist
  UseDice use_dice = UseDice::must;       ///< CL-13: when `done` is legal
  Specials specials = Specials::own;      ///< CL-36, CK-33: the thieves on whose circles a fired symbol may be used
  TreeWay tree_way = TreeWay::dice;       ///< CL-33: where the way through a tree ends
  bool fill_free = true;                  ///< CL-43, CL-44: fills ignore order and conditions
  bool clamp_dice = false;                ///< CL-41: a shifted die counts as at most 6

  friend constexpr bool operator==(const CampaignOptions&, const CampaignOptions&) = default;
};

/// Names and allowed values of the options of a heist.
inline constexpr Fields heist_option_fields{Field<HeistOptions, Mode>{"mode", &HeistOptions::mode, mode_words, 0, 0},
                                            name_field("scenario", &HeistOptions::scenario, scenario_words),
                                            set_field("thieves", &HeistOptions::thieves, thief_words, 1, max_players),
                                            word_field("use_dice", &HeistOptions::use_dice, use_dice_words),
                                            word_field("specials", &HeistOptions::specials, specials_words),
                                            word_field("tree_way", &HeistOptions::tree_way, tree_way_words),
                                            flag_field("fill_free", &HeistOptions::fill_free),
                                            flag_field("clamp_dice", &HeistOptions::clamp_dice)};

/// Names and allowed values of the options of a campaign.
inline constexpr Fields campaign_option_fields{
    Field<CampaignOptions, Mode>{"mode", &CampaignOptions::mode, mode_words, 1, 1},
    number_field("players", &CampaignOptions::players, 1, max_players),
    word_field("jail_rule", &CampaignOptions::jail_rule, jail_rule_words),
    flag_field("experience_resets", &CampaignOptions::experience_resets),
    word_field("use_dice", &CampaignOptions::use_dice, use_dice_words),
    word_field("specials", &CampaignOptions::specials, specials_words),
    word_field("tree_way", &CampaignOptions::tree_way, tree_way_words),
    flag_field("fill_free", &CampaignOptions::fill_free),
    flag_field("clamp_dice", &CampaignOptions::clamp_dice)};

/// There are no setup facts: a game follows from its options and chance alone.
using Start = NoStart;

inline constexpr auto start_fields = no_start_fields;  ///< empty, like Start

/// The options whose value can be wrong.
enum class OptionFault : std::uint8_t { mode, scenario, thieves, players, jail_rule, use_dice, specials, tree_way };

inline constexpr std::size_t option_fault_count = 8;  ///< number of enumerators

/// The values allowed for that option, as an English sentence with the rule ID if it has one.
[[nodiscard]] constexpr std::string_view describe(OptionFault fault) noexcept {
  constexpr std::array<std::string_view, option_fault_count> sentences{
      "mode must be heist for a heist and campaign for a campaign"sv,
      "scenario must be a plan of the edition (CL-4)"sv,
      "thieves must be one to three of the four (CL-4)"sv,
      "players must be 1 to 3 (CK-1)"sv,
      "jail_rule must be one of its two values (CK-8)"sv,
      "use_dice must be one of its three values (CL-13)"sv,
      "specials must be one of its two values (CL-36)"sv,
      "tree_way must be one of its two values (CL-33)"sv};
  return sentences[static_cast<std::size_t>(fault)];
}

/// each fault at most once
using OptionFaults = FixedList<OptionFault, option_fault_count>;

namespace detail {

/// Checks the options that heist and campaign share.
constexpr void add_shared_faults(const auto& options, OptionFaults& faults) noexcept {
  if (options.use_dice > UseDice::may) faults.push_back(OptionFault::use_dice);
  if (options.specials > Specials::gang) faults.push_back(OptionFault::specials);
  if (options.tree_way > TreeWay::last) faults.push_back(OptionFault::tree_way);
}

}  // namespace detail

/// The options with values that are not allowed in this edition; empty if all are valid.
[[nodiscard]] constexpr OptionFaults validate(const HeistOptions& options, const Edition& edition) noexcept {
  OptionFaults faults;
  if (options.mode != Mode::heist) faults.push_back(OptionFault::mode);
  if (!edition.plan_named(options.scenario.view()) || !options.scenario.ends_clean())
    faults.push_back(OptionFault::scenario);
  const ThiefSet gang = options.thieves;
  if (gang.empty() || gang.size() > max_players || (gang.bits() & ~all_thieves.bits()) != 0) {
    faults.push_back(OptionFault::thieves);
  }
  detail::add_shared_faults(options, faults);
  return faults;
}
/// The options of a campaign with values that are not allowed; none depends on the edition.
[[nodiscard]] constexpr OptionFaults validate(const CampaignOptions& options, const Edition& /*edition*/) noexcept {
  OptionFaults faults;
  if (options.mode != Mode::campaign) faults.push_back(OptionFault::mode);
  if (options.players < 1 || options.players > max_players) faults.push_back(OptionFault::players);
  if (options.jail_rule > JailRule::free) faults.push_back(OptionFault::jail_rule);
  detail::add_shared_faults(options, faults);
  return faults;
}

/// A setup of a campaign, recognised by the type of its options.
template <class Setup>
concept CampaignSetup =
    std::same_as<std::remove_cvref_t<decltype(std::declval<const Setup&>().options())>, CampaignOptions>;

}  // namespace regelwerk::clou
