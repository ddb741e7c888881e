#include "clou_phrases.hpp"

namespace play {

using regelwerk::clou::EventKind;
using regelwerk::clou::Rule;
using enum ClouForm;

namespace {

constexpr std::nullopt_t any = std::nullopt;

constexpr std::array all{
    // A round.
    ClouPhrase{EventKind::dice_thrown, any, line, "-- Round %k: the dice show %d%m"},
    ClouPhrase{EventKind::symbol_fired, Rule::dice_bonus, more, "%t's bonus fires %e"},
    ClouPhrase{EventKind::symbol_fired, Rule::concert_phases, more, "the loud music gives %e"},
    ClouPhrase{EventKind::symbol_fired, any, more, "%e fires"},
    ClouPhrase{EventKind::white_kept, Rule::dice_bonus, more, "%t's bonus gives %e"},
    ClouPhrase{EventKind::white_kept, any, more, "%t gets %e"},
    ClouPhrase{EventKind::effect_lost, any, more, "%e is lost in the music"},
    ClouPhrase{EventKind::symbol_lapsed, any, more, "%t's %e lapses"},
    ClouPhrase{EventKind::waiting_ended, any, more, "what else had fired lapses"},
    ClouPhrase{EventKind::number_written, Rule::fill, line, "%t fills %n into %x"},
    ClouPhrase{EventKind::number_written, Rule::fill_strict, line, "%t fills %n into %x"},
    ClouPhrase{EventKind::number_written, any, line, "%t writes %n into %x%w"},
    ClouPhrase{EventKind::circle_crossed, Rule::special_circles, indent, "%u crosses %x"},
    ClouPhrase{EventKind::circle_crossed, Rule::area_circles, indent, "%u crosses %x"},
    ClouPhrase{EventKind::circle_crossed, Rule::pimping, line, "%t has crossed %x beforehand"},
    ClouPhrase{EventKind::circle_crossed, Rule::fill, line, "%t fills %x"},
    ClouPhrase{EventKind::circle_crossed, Rule::fill_strict, line, "%t fills %x"},
    ClouPhrase{EventKind::circle_crossed, any, line, "%t crosses %x%w"},
    ClouPhrase{EventKind::demand_crossed, Rule::number_demand, line, "%t crosses %x%w"},
    ClouPhrase{EventKind::demand_crossed, Rule::scouting, line, "The gang has crossed %x beforehand"},
    ClouPhrase{EventKind::demand_crossed, any, indent, "%u crosses %x"},
    // The plan.
    ClouPhrase{EventKind::challenge_done, any, more, "%c is done%q"},
    ClouPhrase{EventKind::challenge_skipped, any, line, "With the tickets %c counts as done"},
    ClouPhrase{EventKind::room_entered, any, more, "the gang enters %r"},
    ClouPhrase{EventKind::loot_taken, any, more, "it takes %l"},
    ClouPhrase{EventKind::trace_crossed, Rule::unused_die, line, "An unused die is a trace"},
    ClouPhrase{EventKind::trace_crossed, any, more, "which leaves a trace"},
    ClouPhrase{EventKind::time_crossed, Rule::time_passes, line, "Time passes, %n of %T"},
    ClouPhrase{EventKind::time_crossed, any, more, "time jumps to %n of %T"},
    ClouPhrase{EventKind::alarm_crossed, any, more, "an alarm circle is crossed"},
    ClouPhrase{EventKind::gang_stayed, any, more, "the gang stays"},
    // The end of a heist.
    ClouPhrase{EventKind::alarm_went_off, Rule::time_out, line, "Time is out, the alarm goes off"},
    ClouPhrase{EventKind::alarm_went_off, Rule::finale, line, "The theft is noticed"},
    ClouPhrase{EventKind::alarm_went_off, any, line, "The alarm goes off"},
    ClouPhrase{EventKind::driver_chosen, any, line, "%t drives"},
    ClouPhrase{EventKind::arrow_crossed, Rule::escape_arrow, indent, "%u crosses an escape arrow"},
    ClouPhrase{EventKind::arrow_crossed, any, more, "the car gets ahead"},
    ClouPhrase{EventKind::police_crossed, any, more, "the police comes closer"},
    ClouPhrase{EventKind::heist_ended, Rule::run_away, line, "The gang runs away, %E"},
    ClouPhrase{EventKind::heist_ended, Rule::trace, line, "There are too many traces, %E"},
    ClouPhrase{EventKind::heist_ended, Rule::finale, line, "The concert is over and nobody has noticed, %E"},
    ClouPhrase{EventKind::heist_ended, any, line, "The escape is over, %E"},
    // The campaign.
    ClouPhrase{EventKind::item_crossed, Rule::gift, line, "The gang begins with a box of %x"},
    ClouPhrase{EventKind::item_crossed, any, line, "The gang buys a box of %x"},
    ClouPhrase{EventKind::nothing_chosen, Rule::gift, line, "The gang takes no box"},
    ClouPhrase{EventKind::nothing_chosen, Rule::scouting, line, "The gang crosses nothing beforehand"},
    ClouPhrase{EventKind::nothing_chosen, any, line, "%t crosses nothing beforehand"},
    ClouPhrase{EventKind::gang_formed, any, line, "== The heist at %H begins, with %G"},
    ClouPhrase{EventKind::heist_crossed_out, any, line, "Police report: the heist at %H is crossed out"},
    ClouPhrase{EventKind::special_kept, any, more, "the gang keeps %S"},
    ClouPhrase{EventKind::traces_entered, any, more, "the traces of the campaign are %n"},
    ClouPhrase{EventKind::thief_jailed, any, more, "%t goes to jail"},
    ClouPhrase{EventKind::doubles_kept, any, more, "the presents and meals are %n"},
    ClouPhrase{EventKind::rest_changed, any, more, "the rest is %n"},
    ClouPhrase{EventKind::experience_reset, any, more, "the experience is blank again"},
    ClouPhrase{EventKind::wages_ended, any, line, "The rest is saved"},
    ClouPhrase{EventKind::campaign_ended, any, line, "The campaign is %C"},
};

/// True if every kind of event has a phrase that does without a rule, but for those that are told with the next one and
/// for dice that are put away.
constexpr bool covers_all() {
  for (int i = 0; i <= static_cast<int>(EventKind::campaign_ended); ++i) {
    const auto kind = static_cast<EventKind>(i);
    bool told = kind == EventKind::dice_used || kind == EventKind::white_used || kind == EventKind::symbol_used ||
                kind == EventKind::round_ended;
    for (const ClouPhrase& phrase : all) told = told || (phrase.kind == kind && !phrase.rule);
    if (!told) return false;
  }
  return true;
}
static_assert(covers_all());

}  // namespace

std::span<const ClouPhrase> clou_phrases() { return all; }

}  // namespace play
