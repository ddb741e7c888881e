#pragma once
#include <array>

#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::clou {

inline constexpr int campaign_rule_count = 34;

/// Ledger ID, sentence and source of the rules of a campaign, in the order of the enumerators.
inline constexpr std::array<RuleInfo, campaign_rule_count> campaign_rules{{
    {"CK-1"sv,
     "A campaign has three larger heists for a fixed number of 1 to 3 players; with its loot the gang buys tools and "
     "preparations, and it gains experience."sv,
     "K1"sv},
    {"CK-2"sv,
     "The campaign sheet lies open for all: its yellow areas keep the progress and are written only between heists, "
     "its beige ones are improvements that all players use."sv,
     "K2, K3"sv},
    {"CK-3"sv,
     "The campaign has a trace track of its own, crossed at setup for the number of players; thief sheets and plan are "
     "new for every heist."sv,
     "K3"sv},
    {"CK-4"sv, "One box of a tool or preparation is free for the gang before the first heist."sv, "K9"sv},
    {"CK-5"sv,
     "Five phases are repeated, target, thieves, break-in, police report and wages; the target is the topmost heist "
     "not yet crossed out."sv,
     "K4, K4.1"sv},
    {"CK-6"sv, "Each player takes part in a heist with a different thief, one that is not in jail."sv, "K4.2"sv},
    {"CK-7"sv,
     "The campaign is lost if fewer thieves are free, out of jail, than there are players when a gang has to be "
     "formed; after the last heist none has to be."sv,
     "K4.2"sv},
    {"CK-8"sv,
     "The campaign is lost when more thieves are in jail than there are players; with the option jail_rule = free it "
     "goes on as long as there is a free thief for every player."sv,
     "K5"sv},
    {"CK-9"sv,
     "The break-in is played by the rules of a heist, with special loot and the improvements of the campaign sheet."sv,
     "K4.3"sv},
    {"CK-10"sv,
     "After a heist the police report crosses it out and enters special loot, traces, jail, double circles and points; "
     "when all symbols of the campaign's trace track are crossed, the campaign is lost."sv,
     "K4.4, K5, decision"sv},
    {"CK-11"sv,
     "In a campaign an arrested gang keeps its points, but all its thieves go to jail. Of a caught one only the "
     "driver goes to jail, and half of the points, rounded down, stay. Special loot and double circles are kept in "
     "both cases."sv,
     "K6, decision"sv},
    {"CK-12"sv,
     "As wages the gang buys boxes of tools and preparations from the points it has left, the rest, at 5 each in the "
     "standard edition; with all its boxes crossed an item is available from then on."sv,
     "K4.5"sv},
    {"CK-13"sv,
     "Each heist has one special loot: the first the glass diamonds, the second the combination of the security case, "
     "the third the diadem."sv,
     "story, plans, decision"sv},
    {"CK-14"sv,
     "A part of a challenge that needs the combination can be worked at only if the gang took the combination in the "
     "second heist."sv,
     "K4.1, decision"sv},
    {"CK-15"sv,
     "A thief may write or cross on the open areas of the campaign sheet, experience and bought tools, as on its own "
     "sheet; what one has used is gone for the others."sv,
     "K2, K7"sv},
    {"CK-16"sv,
     "Experience is free; its area from the first or second heist may be used in that heist and in later ones."sv,
     "K7"sv},
    {"CK-17"sv,
     "A tool can be used when all its boxes are bought; what is crossed or written there stays so for the whole "
     "campaign."sv,
     "K7"sv},
    {"CK-18"sv,
     "What is crossed or written in areas of experience stays so for the whole campaign too; with the option "
     "experience_resets it is cleared after every heist."sv,
     "decision"sv},
    {"CK-19"sv,
     "A preparation works only when all its boxes are crossed, and one that bears a thief's name only if that thief is "
     "in the gang."sv,
     "K8"sv},
    {"CK-20"sv,
     "Scouting, Matt's preparation: as the break-in begins the gang may cross one symbol demand that is needed, "
     "anywhere on the plan, of a challenge that is not done, but no escape arrow. A part so completed takes effect "
     "when its challenge can be worked at."sv,
     "K8, decision"sv},
    {"CK-21"sv,
     "Pimping up, Trixie's preparation: as the break-in begins every thief may cross one circle of its choice on its "
     "sheet or the open areas of the campaign sheet, in whatever order, a circle-box if it has a number. Nothing "
     "fires by it."sv,
     "K8"sv},
    {"CK-22"sv,
     "Strength training, Bruce's preparation: a part whose needed demands are all strength, and no choice of "
     "symbols, costs no trace."sv,
     "K8, decision"sv},
    {"CK-23"sv,
     "The campaign sheet's symbol circles belong to all thieves and are used like specials; what they fire, the thief "
     "fires whose symbol was used."sv,
     "K2, K7"sv},
    {"CK-24"sv,
     "Affair with the inspector, Janet's preparation: the heist's points do not suffer from traces; but these are "
     "entered in the campaign all the same and still cost 3 each at its end."sv,
     "K8, decision"sv},
    {"CK-25"sv,
     "Concert tickets: the concert begins in the foyer, and all that the gang would have to do to sneak in counts as "
     "done, without price or loot."sv,
     "K8, decision"sv},
    {"CK-26"sv,
     "False passports: the campaign's trace track has two more symbols from the moment when both boxes are bought."sv,
     "K8"sv},
    {"CK-27"sv,
     "The campaign is lost by too many traces or too many thieves in jail, and before another heist by too few "
     "thieves that are free."sv,
     "K5"sv},
    {"CK-28"sv,
     "The campaign is won when the third heist has been played, however it ended, and neither traces nor jail have "
     "lost it."sv,
     "K4, K5, decision"sv},
    {"CK-29"sv,
     "Final points are the rest, the points that are left, less 5 per thief in jail and 3 per trace of the whole "
     "campaign, plus 3 per double circle taken; they may be negative."sv,
     "K5, decision"sv},
    {"CK-30"sv,
     "Double circles, which count at the end of the campaign, are presents and meals that the gang takes as loot."sv,
     "K5"sv},
    {"CK-31"sv,
     "Up to 50 final points make the gang ordinary, 51 to 63 pros, 64 to 72 legends, 73 and more thieves of the "
     "century; a lost campaign has 0 points."sv,
     "plans, decision"sv},
    {"CK-32"sv,
     "In the concert every time symbol crossed, at setup too, crosses a field of the concert track as well; its first "
     "uncrossed field names the phase of the round."sv,
     "plans, decision"sv},
    {"CK-33"sv,
     "In a loud round the throw gives a symbol, strength or electro, that is nobody's: it goes on the plan or the "
     "campaign sheet, by specials = gang also on specials. In a quiet round symbols fired by tools lapse, white ones "
     "too. In an instrumental round neither the wardrobe nor its door can be worked at. A pause changes nothing."sv,
     "plans, decision"sv},
    {"CK-34"sv,
     "In the concert a gang with the glass diamonds has escaped when its time is out, a success without an alarm, "
     "with the diadem or without it. Without the glass diamonds time out is an alarm as usual. Running away with the "
     "diadem is then noticed, an alarm too, and an escape must be played."sv,
     "plans, decision"sv},
}};

}  // namespace regelwerk::clou
