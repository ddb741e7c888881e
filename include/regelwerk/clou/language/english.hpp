#pragma once
#include <array>

#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/check/fault.hpp>
#include <regelwerk/clou/edition/condition.hpp>
#include <regelwerk/clou/edition/element.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/sheet.hpp>
#include <regelwerk/clou/edition/symbols.hpp>
#include <regelwerk/clou/edition/thief.hpp>
#include <regelwerk/clou/event.hpp>
#include <regelwerk/clou/language/english/terms.hpp>
#include <regelwerk/clou/language/event_details.hpp>
#include <regelwerk/clou/language/telling.hpp>
#include <regelwerk/clou/law/outcome.hpp>
#include <regelwerk/clou/move.hpp>
#include <regelwerk/clou/options.hpp>
#include <regelwerk/clou/rules.hpp>
#include <regelwerk/clou/state.hpp>
#include <regelwerk/clou/state/marks.hpp>
#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/sentence.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/language/wording.hpp>

// The English words of Clou, in the form that they have within a sentence.

namespace regelwerk::clou {

namespace detail {

/// A pattern for each kind of event (core/language/tell.hpp); event_details.hpp lists the names besides those of
/// members.
inline constexpr SentenceTable<EventKind> english_sentences{
    {{EventKind::dice_thrown, "in round {round} the dice show {throw}{music}"},
     {EventKind::dice_used, "{thief} uses {used}"},
     {EventKind::symbol_fired,
      "[rule=CK-33:the loud music gives {effect}][rule=CL-37:the dice bonus of {thief} fires "
      "{effect}][rule=CL-21:{thief} fires {effect}]"},
     {EventKind::white_kept, "{thief} gets {effect} for this round[rule=CL-37:, by a dice bonus]"},
     {EventKind::white_used, "{thief} uses {used}"},
     {EventKind::symbol_used, "{thief} uses {effect}"},
     {EventKind::symbol_lapsed, "{effect} of {thief} lapses"},
     {EventKind::effect_lost, "{effect} is lost in the music"},
     {EventKind::number_written, "{thief} writes {number} into {target}{with}"},
     {EventKind::circle_crossed, "{thief} crosses {target}{with}[rule=CK-21: beforehand]"},
     {EventKind::demand_crossed, "{thief} crosses {target}{with}[rule=CK-20: beforehand]"},
     {EventKind::challenge_done, "{challenge} is done{by_part}"},
     {EventKind::challenge_skipped, "with the concert tickets {challenge} counts as done"},
     {EventKind::room_entered, "the gang enters {room}"},
     {EventKind::loot_taken, "the gang takes {loot}"},
     {EventKind::trace_crossed, "[rule=CL-14:an unused die|the gang] leaves a trace, {progress}"},
     {EventKind::time_crossed, "time [rule=CL-17:passes|jumps], {progress}"},
     {EventKind::alarm_crossed, "an alarm circle is crossed, {progress}"},
     {EventKind::alarm_went_off,
      "[rule=CL-18:time is out and ][rule=CK-34:the theft is noticed and ]the alarm goes off"},
     {EventKind::arrow_crossed,
      "[rule=CL-57:{thief} crosses an escape arrow{with}|the getaway car gets ahead], {progress}"},
     {EventKind::police_crossed, "the police come closer, {progress}"},
     {EventKind::round_ended, ""},
     {EventKind::waiting_ended, "what else had fired lapses"},
     {EventKind::gang_stayed, "the gang stays for another round"},
     {EventKind::driver_chosen, "{thief} drives"},
     {EventKind::heist_ended,
      "[rule=CL-19:the gang runs away, ][rule=CL-16:there are too many traces, ][rule=CL-61:the escape is over, "
      "][rule=CK-34:the concert is over and nobody has noticed, ][number=1:the heist is a success][number=2:the gang "
      "is arrested][number=3:the gang is caught]"},
     {EventKind::item_crossed, "the gang [rule=CK-4:begins with|buys] a box of {target}"},
     {EventKind::nothing_chosen, "[rule=CK-4:the gang takes no box|{thief} crosses nothing beforehand]"},
     {EventKind::gang_formed, "the heist {heist} begins with {gang}"},
     {EventKind::heist_crossed_out, "the police report crosses out the heist {heist}"},
     {EventKind::special_kept, "the gang keeps {special}"},
     {EventKind::traces_entered, "the campaign has {progress} traces now"},
     {EventKind::thief_jailed, "{thief} goes to jail"},
     {EventKind::doubles_kept, "the gang has [number=1:1 present or meal|{number} presents and meals] now"},
     {EventKind::rest_changed, "the rest is [number=1:1 point|{number} points] now"},
     {EventKind::experience_reset, "the areas of experience are blank again"},
     {EventKind::wages_ended, "the gang saves the rest"},
     {EventKind::campaign_ended,
      "[number=1:the campaign is won][number=2:the campaign is lost, for its trace track is full][number=3:the "
      "campaign is lost, for too ][rule=CK-7:few thieves are free][rule=CK-8:many thieves are in jail]"},
     {EventKind::course_changed, ""}}};

inline constexpr auto english_fields =
    std::to_array<Wording>({{"mode", "game"},
                            {"scenario", "plan"},
                            {"thieves", "thieves"},
                            {"players", "players"},
                            {"use_dice", "use of dice"},
                            {"specials", "symbols on specials"},
                            {"tree_way", "way through a tree"},
                            {"fill_free", "fill without order and conditions"},
                            {"clamp_dice", "shifted dice at most 6"},
                            {"jail_rule", "thieves in jail"},
                            {"experience_resets", "experience cleared after every heist"}});

inline constexpr Vocabulary english_words{
    FieldWords{english_fields},
    TermWords{english_terms},
    english_tools,
    Words<Mode::campaign>{"heist", "campaign"},
    Words<UseDice::may>{"required", "required on own sheets", "optional"},
    Words<Specials::gang>{"of the thief that fired them", "of any thief of the gang"},
    Words<TreeWay::last>{"from the last circle crossed with dice", "from the last circle crossed"},
    Words<JailRule::free>{"lose if there are more of them than players", "lose only if too few are free"},
    Words<Thief::bruce>{"Matt", "Janet", "Trixie", "Bruce"},
    Words<Symbol::escape>{"strength", "dexterity", "clever", "electro", "lock", "safe", "escape"},
    Words<EffectKind::fill>{"nothing", "symbol", "shift", "extra number", "fill"},
    Words<Sign::equal>{"any", "less than", "more than", "equal to"},
    Words<Group::area>{"strength", "dexterity", "clever", "grid", "circle-boxes", "tree", "pyramid", "specials",
                       "campaign sheet"},
    Words<PatternKind::straight>{"certain faces", "triple", "straight"},
    Words<AreaElementKind::symbol>{"circle", "circle-box", "symbol circle"},
    Words<LootTag::double_circle>{"loot", "special loot", "diamond", "double circle"},
    Words<Music::instrumental>{"pause", "loud", "quiet", "instrumental"},
    Words<Preparation::passports>{"affair with the inspector", "scouting", "strength training", "pimping up",
                                  "concert tickets", "false passports"},
    Words<SpecialLoot::diadem>{"glass diamonds", "combination of the security case", "diadem"},
    Words<Phase::over>{"gift before the first heist", "choice of the gang", "scouting", "pimping up",
                       "throw of the dice", "use of symbols", "use of dice", "stay or run away", "choice of the driver",
                       "escape", "wages", "end of the game"},
    Words<MoveKind::save>{"mark", "throw the dice", "use a symbol", "let symbols lapse", "fill", "done", "stay",
                          "run away", "choose the driver", "throw the escape die", "take a box for free",
                          "choose the gang", "scout", "pimp up", "buy a box", "save the rest"},
    Words<Ending::caught>{"goes on", "success", "arrested", "caught"},
    Words<CampaignEnd::by_jail>{"goes on", "won", "lost by traces", "lost by jail"},
    Words<HeistRank::coup>{"lost", "poor", "ok", "real coup"},
    Words<CampaignRank::century>{"lost", "ordinary thieves", "pros", "legends", "thieves of the century"},
    Words<Component::campaign>{"edition", "sheet", "plan", "campaign sheet"},
    Words<Noun::experience>{"gang",   "thief",        "plan",         "sheet",       "campaign sheet",
                            "die",    "round",        "time",         "trace",       "alarm",
                            "police", "escape arrow", "escape value", "driver",      "getaway car",
                            "room",   "challenge",    "demand",       "loot",        "points",
                            "rest",   "jail",         "tool",         "preparation", "experience"}};

/// The English words around names in sentences about events.
inline constexpr Particles english_particles{
    .gang = "the gang",
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

}  // namespace detail

/// The English words and sentences of Clou.
struct EnglishSpeech {
  static constexpr const auto& words = detail::english_words;
  static constexpr const auto& sentences = detail::english_sentences;
  static constexpr const auto& particles = detail::english_particles;
};
[[nodiscard]] constexpr EnglishSpeech speech_of(auto /*type*/, English /*language*/) noexcept { return {}; }
static_assert(says_everything<Rule, Event>(english, heist_option_fields, campaign_option_fields));

}  // namespace regelwerk::clou
