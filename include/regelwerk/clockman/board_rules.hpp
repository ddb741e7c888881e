#pragma once
#include <array>

#include <regelwerk/core/literals.hpp>
#include <regelwerk/core/rule.hpp>

namespace regelwerk::clockman {

/// CM-1 to CM-47: components, board, movement, capture, fields, kinds of cards.
inline constexpr std::array<RuleInfo, 47> board_rules{{
    {"CM-1"sv, "Two to four seats play, each with one figure of its own colour."sv, "1, 2, 4.1"sv},
    {"CM-2"sv,
     "Every seat plays for itself, and the first wins whose figure has come through the four rings and enters the "
     "centre, with a complete date."sv,
     "1"sv},
    {"CM-3"sv,
     "There are 20 blockades, four in each of five poses A to E; eight symbol cards of each pose, 40 in all; 40 digit "
     "cards, namely twenty 0, eight 1, four 2, two jokers and six lifts; 60 event cards; and a die for each seat."sv,
     "2, 4.2, 5, 5.1, decision"sv},
    {"CM-4"sv, "A date, 01.01.2000, needs five 0, two 1 (three with the option ones = 3) and one 2."sv,
     "1, 6.2, decision"sv},
    {"CM-5"sv,
     "A joker stands for any digit; a seat's digits are usable if they fill places of the date, jokers those that are "
     "left, and surplus if not; a digit is needed if taking it raises the number of usable ones."sv,
     "5.2, decision"sv},
    {"CM-6"sv,
     "Four rings lie around the centre, ring 1 outermost; passage fields link each with the next one inward, and from "
     "ring 4 a goal straight of three fields for each colour leads to the centre."sv,
     "3"sv},
    {"CM-7"sv,
     "A seat's place is its side of the board, opposite sides with two seats; there it has a start field outside ring "
     "1, beside it the entry, a field of ring 1, and the junction, the field of ring 4 where its straight branches "
     "off; all figures begin on their start fields, no seat holds a card."sv,
     "3, decision"sv},
    {"CM-8"sv,
     "A ring field is plain or has a digit, a symbol, an event or the transfer, which is plain without that extra "
     "rule; passages, start fields, straights and the centre have no effect of their own."sv,
     "3, 4"sv},
    {"CM-9"sv,
     "At the start a digit card lies on every digit field: each 0 on ring 2, each 1 on ring 3 and each 2 on ring 4, "
     "their home rings, jokers and lifts where the edition says."sv,
     "5.2, decision"sv},
    {"CM-10"sv,
     "A blockade stands on every passage field and on the last field of every straight; the edition says in which "
     "pose."sv,
     "4.2, decision"sv},
    {"CM-11"sv,
     "Rolls lead clockwise on the rings, exactly as many steps as they count; only a card that says so sets a figure "
     "back."sv,
     "6, decision"sv},
    {"CM-12"sv,
     "All paths of exactly the rolled length are open, with a choice at each branch, but no passage field twice in one "
     "move; only the field where a move ends has effects, and a move is named by that field."sv,
     "decision"sv},
    {"CM-13"sv,
     "The step onto a blocked passage from its outer ring must be the last of the roll, and the seat pays in the same "
     "move: a symbol card of the blockade's pose, shown and put back, or a card free."sv,
     "5.1, 6.1"sv},
    {"CM-14"sv,
     "From a passage field the first step of the next move leads to its field on the inner ring and on clockwise or, "
     "where the seat may go outward, to its field on the outer ring and on clockwise."sv,
     "6.1, decision"sv},
    {"CM-15"sv,
     "Leaving a ring outward through a passage needs neither an exact roll nor a card; that only those may who need a "
     "digit whose home is that outer ring or farther out, or hunt (CM-75) a seat there, is our decision, and the "
     "option outward = free opens it to everybody."sv,
     "6.1, decision"sv},
    {"CM-16"sv,
     "A blockade that was overcome stays; with the option blockades_stay = false it leaves its passage for everybody "
     "as soon as somebody has paid there, and the passage is then passed by ordinary steps."sv,
     "5.1, 6.1, 6 end, decision"sv},
    {"CM-17"sv,
     "From the start field the first step leads to the entry, the field of ring 1 beside it, with any roll; so too for "
     "a figure that was sent back."sv,
     "6, decision"sv},
    {"CM-18"sv,
     "From its own junction a figure may step onto its straight if its seat's date is complete and no open card bars "
     "it; that the seat must also hold a symbol card of its last blockade's pose is our decision, for it could get "
     "none on the straight."sv,
     "6 end, decision"sv},
    {"CM-19"sv,
     "On ring 4 with a complete date, if its roll leads past the last field of its straight, a figure may either pass "
     "the junction and go round again or stay and forfeit the roll; any smaller roll leaves no such choice."sv,
     "6 end"sv},
    {"CM-20"sv,
     "The last field of the straight, with the last blockade, must be hit with the last step of the roll and costs a "
     "symbol card of its pose in the same move, never a card free; on the straight a roll that goes farther is "
     "forfeited."sv,
     "6 end, decision"sv},
    {"CM-21"sv, "From the last field of the straight exactly a 1 leads to the centre; any other roll is forfeited."sv,
     "6 end"sv},
    {"CM-22"sv,
     "Nobody pays for an end that can be reached without paying; where a symbol card or a card free can pay, these are "
     "two moves."sv,
     "decision"sv},
    {"CM-23"sv,
     "A seat must move if it can without paying; it may forfeit its roll only if it has no such move, or on ring 4 if "
     "the roll leads past its straight."sv,
     "6 end, decision"sv},
    {"CM-24"sv,
     "Wherever a figure arrives, by its own move, a lift, a card or because it was sent there, it captures all other "
     "figures on the field."sv,
     "6.3"sv},
    {"CM-25"sv,
     "A captured figure goes straight outward to the next ring, from ring 1 to its start field, from a passage to its "
     "field on the outer ring; where the line meets two fields it takes the clockwise one, the right one seen from the "
     "centre."sv,
     "6.3, decision"sv},
    {"CM-26"sv,
     "Figures sent from one field at the same time go together without capturing each other, and capture whoever "
     "stands where they arrive, and so on outward; all are asked for a card stay before any is moved."sv,
     "6.3, decision"sv},
    {"CM-27"sv,
     "Figures share a field only where a rule spares one (sent together, cards stay and peace, a pact) or a card swap "
     "brings them together; sharing has no other effect."sv,
     "decision"sv},
    {"CM-28"sv, "On start fields, straights and the centre nothing is captured, since nobody else can come there."sv,
     "6 end"sv},
    {"CM-29"sv, "A figure that was sent away triggers no effect of the field where it arrives."sv, "decision"sv},
    {"CM-30"sv,
     "An own arrival is one that the active seat makes with its own figure: by its move, a lift, or a card move or "
     "goto that it drew; only then does it take digits, spare others or count as the capturing seat."sv,
     "decision"sv},
    {"CM-31"sv,
     "After a move, a lift or a card goto the end field takes effect for the figure's owner, when all captures are "
     "settled; after any other change of place nothing takes effect."sv,
     "decision"sv},
    {"CM-32"sv, "On a symbol field the seat draws one symbol card and keeps it face down."sv, "5.1, 6.1"sv},
    {"CM-33"sv,
     "On a digit field with a 0, 1 or 2 the seat takes the card at once if it needs it, and adds it to its date."sv,
     "6.2"sv},
    {"CM-34"sv,
     "A digit that the seat does not need stays where it is, unless hoarding allows to take it; the field must be hit "
     "exactly."sv,
     "6.2"sv},
    {"CM-35"sv, "A joker on a field is taken like any digit: at once if the seat needs it."sv, "5.2"sv},
    {"CM-36"sv,
     "On a lift field with its card the seat may go to the next inner ring, without a blockade, and arrives there with "
     "capture and field effect; the lift then leaves the game, and stays if it is declined."sv,
     "5.2, 6.1, 6.3"sv},
    {"CM-37"sv,
     "A lift goes in a straight line to the centre; where the line meets two fields of the next ring it takes the "
     "clockwise one, the left one seen from the nearest edge of the board."sv,
     "5.2"sv},
    {"CM-38"sv,
     "On an event field the seat draws an event card and treats it as the mode on it says: at once, on demand or open."sv,
     "5.3, 5.3 A"sv},
    {"CM-39"sv, "A digit field without a card on it is plain."sv, "5.2"sv},
    {"CM-40"sv,
     "Symbol cards are drawn from one face-down stack; cards put back are shown and wait apart, to become the stack "
     "when one is to be drawn and the stack is empty; if there are none, nothing is drawn, and hands have no limit."sv,
     "5.1, decision"sv},
    {"CM-41"sv,
     "Event cards have a stack and a put-back pile of their own; cards put back become the stack when one is to be "
     "drawn and the stack is empty, and if there are none, nothing is drawn."sv,
     "5.3"sv},
    {"CM-42"sv,
     "An at-once card is read aloud and put back, the others may veto it, and then it is carried out; what of it "
     "cannot be carried out lapses."sv,
     "5.3 A"sv},
    {"CM-43"sv,
     "An on-demand card is kept face down until its seat wants to use it, around its own roll or in another seat's "
     "turn, at the moments that its effect fits; then it is read out and put back."sv,
     "5.3 A, 6.4, decision"sv},
    {"CM-44"sv,
     "An open card is read aloud and lies face up before its seat; when its demand has been met, or kept to for as "
     "long as it says, it is put back."sv,
     "5.3 A"sv},
    {"CM-45"sv,
     "In its own turn a seat plays at most three on-demand cards; cards played in others' turns and at-once cards do "
     "not count."sv,
     "5.3 B, decision"sv},
    {"CM-46"sv,
     "On-demand cards cannot be played by or on a seat whose figure is on its straight; that no other card either "
     "moves such a figure or takes digits or symbol cards from its seat is our decision."sv,
     "5.3 C, decision"sv},
    {"CM-47"sv,
     "A win with cards that should have been played at once or openly cannot come about, since every card is treated "
     "by its mode; so nobody has to look through the winner's cards."sv,
     "5.3 D"sv},
}};

}  // namespace regelwerk::clockman
