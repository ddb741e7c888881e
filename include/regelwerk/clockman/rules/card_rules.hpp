#pragma once
#include <array>

#include <regelwerk/core/container/literals.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::clockman {

/// CM-48 to CM-77: event cards, course of the game, extra rules.
inline constexpr std::array<RuleInfo, 30> card_rules{{
    {"CM-48"sv,
     "Card move (at once): the own figure goes on its ring as many fields as the card says, in our deck 1 to 4 "
     "clockwise or 1 to 3 back. It captures there, without field effect."sv,
     "reconstruction"sv},
    {"CM-49"sv,
     "Card oback (at once): every other figure on a ring field goes back on its ring, in our deck 1 to 3 fields, as "
     "the card says. They go one after another from the left neighbour on, each with its captures settled before the "
     "next."sv,
     "reconstruction"sv},
    {"CM-50"sv,
     "Card again (at once): the seat has one more turn after this one, only one however many such cards this turn "
     "brings; such a card in the extra turn gives another."sv,
     "reconstruction"sv},
    {"CM-51"sv, "Card skip (at once): the seat misses its next turn, also an extra one; several such cards add up."sv,
     "reconstruction"sv},
    {"CM-52"sv,
     "Card sym (at once): the seat draws as many symbol cards as the card says, in our deck 1 or 2, one after "
     "another."sv,
     "reconstruction"sv},
    {"CM-53"sv, "Card lose (at once): the seat puts back one symbol card of its choice."sv, "reconstruction"sv},
    {"CM-54"sv,
     "Card mix (at once): the seat chooses one of its symbol cards and another seat that has some and is not on its "
     "straight. It gets one drawn unseen from that seat's hand and gives the chosen one for it."sv,
     "reconstruction"sv},
    {"CM-55"sv,
     "Card drop (at once): a digit of the seat's choice goes back to the board, to the first empty field of its kind, "
     "counted from ring 1 inward and on each ring clockwise from the seat's side."sv,
     "reconstruction"sv},
    {"CM-56"sv,
     "Card grab (at once): the seat must, if it can, take a digit from another seat that is not on its straight, out "
     "of "
     "its date too: one that it needs or by hoarding may hold. That seat may play a card guard."sv,
     "reconstruction"sv},
    {"CM-57"sv,
     "Cards gotoS and gotoD (at once): the own figure goes clockwise to the next symbol field of its ring, or the next "
     "digit field with a card on it, captures there and takes the field's effect."sv,
     "reconstruction"sv},
    {"CM-58"sv,
     "Card free (on demand) pays for the step onto a blocked passage instead of a symbol card; the roll must be exact "
     "all the same."sv,
     "reconstruction, decision"sv},
    {"CM-59"sv,
     "Card stay (on demand): an own figure that was captured, in whatever way, is not sent away and shares the field; "
     "digits may be taken from its seat all the same."sv,
     "7.3, reconstruction"sv},
    {"CM-60"sv,
     "Card guard (on demand): when a digit is about to be taken from the seat by capture or a card grab, nothing is "
     "taken this time; a captured figure has to leave all the same."sv,
     "7.3, reconstruction"sv},
    {"CM-61"sv,
     "Card veto (on demand): an at-once card that another seat has just drawn has no effect; cards of other modes "
     "cannot be vetoed."sv,
     "reconstruction"sv},
    {"CM-62"sv,
     "Card add (on demand): after the own roll, the roll counts as much more or less as the card says, in our deck 1 "
     "or 2 more or 1 less. It counts at least 1 and may exceed 6; not on the straight."sv,
     "reconstruction"sv},
    {"CM-63"sv,
     "Card swap (on demand): before or after the own roll, or before the roll in another seat's turn, the own figure "
     "and another one on the same ring change places, without capture or field effect."sv,
     "5.3 A, reconstruction, decision"sv},
    {"CM-64"sv,
     "Card barin (open): until the seat's die shows the number on the card, in our deck 1, 5 or 6, its figure may not "
     "step inward onto a passage nor onto its straight. Lifts, and leaving a passage inward, are not barred."sv,
     "reconstruction"sv},
    {"CM-65"sv,
     "Card peace (open): in the rest of this turn and as many next turns of its own as the card says, in our deck 2 or "
     "3, the seat's figure captures nobody by its own arrival. It shares the field."sv,
     "reconstruction"sv},
    {"CM-66"sv,
     "Every seat rolls once and the highest begins; those tied for the highest roll again, until one is highest, and "
     "these rolls only decide who begins."sv,
     "6, decision"sv},
    {"CM-67"sv,
     "Seats play clockwise; in its first turn a seat does not roll but moves with its first starting roll, and what "
     "belongs before a roll, cards and trade, is left out."sv,
     "6, decision"sv},
    {"CM-68"sv,
     "A turn: missed turns pass, cards and trade before the roll, then cards of the others, the roll, cards and trade "
     "after it, the move, captures, field effect."sv,
     "6, 5.3 A, decision"sv},
    {"CM-69"sv,
     "At the end of a turn cards peace count down and pacts without a common hunt end; then the same seat has an extra "
     "turn if a card gave it one, else the left neighbour plays."sv,
     "decision"sv},
    {"CM-70"sv,
     "The first figure in the centre ends the game at once; its owner has place 1 and score 1, all others place 2 and "
     "score 0."sv,
     "1, 6 end, decision"sv},
    {"CM-71"sv,
     "Transfer (option): a digit that comes to a seat is loose. When a transfer field takes effect for the seat "
     "(CM-31), all its loose digits go into the date. Only digits in the date make it complete, and of equal digits a "
     "loose one is given up first."sv,
     "7.1, decision"sv},
    {"CM-72"sv,
     "Hoarding (option hoarding = one): a seat may hold one surplus digit in all, one that its date has no place for. "
     "On a field with a digit that it does not need but may hold it chooses to take or to leave it."sv,
     "7.2, decision"sv},
    {"CM-73"sv,
     "Getting back: a seat whose own arrival captures a seat that has a digit too many may take one such digit if it "
     "needs it. A digit is too many if without it the other has no fewer usable ones. The captured figure is sent away "
     "as always."sv,
     "7.2, decision"sv},
    {"CM-74"sv,
     "Extended hoarding (option hoarding = extended): a seat may hold any number of surplus digits, and they can still "
     "be got back by capture."sv,
     "7.2b"sv},
    {"CM-75"sv,
     "A seat hunts another that has a digit too many (CM-73) which it needs and of which no card lies on the board. "
     "With extended hoarding a seat that arrives at another may, if both hunt the same third, offer it a pact instead "
     "of capturing it. While the pact holds and both hunt a common third, neither captures the other by its own "
     "arrival."sv,
     "7.2, 7.2b, decision"sv},
    {"CM-76"sv,
     "Robbery (option): by own arrival a seat may take one digit of any kind, or none, from each seat that it "
     "captures, within its own surplus limit. With rob_date = false it may take loose digits only; without transfer "
     "that changes nothing. A captured figure leaves all the same."sv,
     "7.3, decision"sv},
    {"CM-77"sv,
     "Trade (option): before and after its roll a seat may offer another one or two digits for one or two others. It "
     "may also propose a circle of three, in which each gives the next a digit of another kind. All concerned must "
     "accept; none may be on its straight or end above its surplus limit. A turn has at most trade_offers proposals, "
     "and a declined one is not repeated."sv,
     "7.4, decision"sv},
}};

}  // namespace regelwerk::clockman
