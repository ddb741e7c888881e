#pragma once
#include <array>

#include <regelwerk/core/rule.hpp>

namespace regelwerk::clou {

inline constexpr int campaign_rule_count = 34;

/// Ledger ID, sentence and source of the rules of a campaign, in the order of the enumerators.
inline constexpr std::array<RuleInfo, campaign_rule_count> campaign_rules{{
    {"CK-1",
     "A campaign has three larger heists for a fixed number of 1 to 3 players; with its loot the gang buys tools and "
     "preparations, and it gains experience.",
     "K1"},
    {"CK-2",
     "The campaign sheet lies open for all: its yellow areas keep the progress and are written only between heists, "
     "its beige ones are improvements that all players use.",
     "K2, K3"},
    {"CK-3",
     "The campaign has a trace track of its own, crossed at setup for the number of players; thief sheets and plan are "
     "new for every heist.",
     "K3"},
    {"CK-4", "One box of a tool or preparation is free for the gang before the first heist.", "K9"},
    {"CK-5",
     "Five phases are repeated, target, thieves, break-in, police report and wages; the target is the topmost heist "
     "not yet crossed out.",
     "K4, K4.1"},
    {"CK-6", "Each player takes part in a heist with a different thief, one that is not in jail.", "K4.2"},
    {"CK-7", "If fewer thieves are free, out of jail, than there are players, the campaign is lost.", "K4.2"},
    {"CK-8",
     "The campaign is lost when more thieves are in jail than there are players; with the option jail_rule = free it "
     "goes on as long as there is a free thief for every player.",
     "K5"},
    {"CK-9",
     "The break-in is played by the rules of a heist, with special loot and the improvements of the campaign sheet.",
     "K4.3"},
    {"CK-10",
     "After a heist the police report crosses it out and enters special loot, traces, jail, double circles and points; "
     "when all symbols of the campaign's trace track are crossed, the campaign is lost.",
     "K4.4, K5, decision"},
    {"CK-11",
     "In a campaign an arrested gang keeps its points, but all its thieves go to jail; of a caught one only the driver "
     "goes to jail, and half of the points, rounded down, stay; special loot and double circles are kept in both "
     "cases.",
     "K6, decision"},
    {"CK-12",
     "As wages the gang buys boxes of tools and preparations from the points it has left, the rest, at 5 each in the "
     "standard edition; with all its boxes crossed an item is available from then on.",
     "K4.5"},
    {"CK-13",
     "Each heist has one special loot: the first the glass diamonds, the second the combination of the security case, "
     "the third the diadem.",
     "story, plans, decision"},
    {"CK-14",
     "A part of a challenge that needs the combination can be worked at only if the gang took the combination in the "
     "second heist.",
     "K4.1, decision"},
    {"CK-15",
     "A thief may write or cross on the open areas of the campaign sheet, experience and bought tools, as on its own "
     "sheet; what one has used is gone for the others.",
     "K2, K7"},
    {"CK-16",
     "Experience is free; its area from the first or second heist may be used in that heist and in later ones.", "K7"},
    {"CK-17",
     "A tool can be used when all its boxes are bought; what is crossed or written there stays so for the whole "
     "campaign.",
     "K7"},
    {"CK-18",
     "What is crossed or written in areas of experience stays so for the whole campaign too; with the option "
     "experience_resets it is cleared after every heist.",
     "decision"},
    {"CK-19",
     "A preparation works only when all its boxes are crossed, and one that bears a thief's name only if that thief is "
     "in the gang.",
     "K8"},
    {"CK-20",
     "Scouting, Matt's preparation: as the break-in begins the gang may cross one symbol demand that is needed, "
     "anywhere on the plan, of a challenge that is not done; a part so completed takes effect when its challenge can "
     "be worked at.",
     "K8, decision"},
    {"CK-21",
     "Pimping up, Trixie's preparation: as the break-in begins every thief may cross one circle of its choice on its "
     "sheet or the open areas of the campaign sheet, in whatever order, a circle-box if it has a number; nothing fires "
     "by it.",
     "K8"},
    {"CK-22",
     "Strength training, Bruce's preparation: a part whose needed demands are all strength, and no choice of symbols, "
     "costs no trace.",
     "K8"},
    {"CK-23",
     "The campaign sheet's symbol circles belong to all thieves and are used like specials; what they fire, the thief "
     "fires whose symbol was used.",
     "K2, K7"},
    {"CK-24",
     "Affair with the inspector, Janet's preparation: the heist's points do not suffer from traces; but these are "
     "entered in the campaign all the same and still cost 3 each at its end.",
     "K8"},
    {"CK-25",
     "Concert tickets: the concert begins in the foyer, and all that the gang would have to do to sneak in counts as "
     "done, without price or loot.",
     "K8, decision"},
    {"CK-26",
     "False passports: the campaign's trace track has two more symbols from the moment when both boxes are bought.",
     "K8"},
    {"CK-27", "The campaign is lost by too many traces, by too many thieves in jail or by too few that are free.",
     "K5"},
    {"CK-28",
     "The campaign is won when the third heist has been played, however it ended, and neither traces nor jail have "
     "lost it.",
     "K4, K5, decision"},
    {"CK-29",
     "Final points are the rest, the points that are left, less 5 per thief in jail and 3 per trace of the whole "
     "campaign, plus 3 per double circle taken; they may be negative.",
     "K5"},
    {"CK-30",
     "Double circles, which count at the end of the campaign, are presents and meals that the gang takes as loot.",
     "K5"},
    {"CK-31",
     "Up to 50 final points make the gang ordinary, 51 to 63 pros, 64 to 72 legends, 73 and more thieves of the "
     "century; a lost campaign has 0 points.",
     "plans"},
    {"CK-32",
     "In the concert every time symbol crossed, at setup too, crosses a field of the concert track as well; its first "
     "uncrossed field names the phase of the round.",
     "plans, decision"},
    {"CK-33",
     "In a loud round the throw gives one symbol, strength or electro, that is nobody's; in a quiet one symbols fired "
     "by tools lapse; in an instrumental one nothing in the wardrobe, nor its door, can be worked at; a pause changes "
     "nothing.",
     "plans, decision"},
    {"CK-34",
     "In the concert a gang with the glass diamonds has escaped when its time is out, which is an alarm for any other; "
     "without them running away with the diadem is noticed, an alarm too, and an escape must then be played.",
     "plans, decision"},
}};

}  // namespace regelwerk::clou
