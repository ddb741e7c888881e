#pragma once
#include <array>

#include <regelwerk/core/container/literals.hpp>
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
     "There are 20 blockades, four in each of five poses A to E, and 40 symbol cards, eight of each pose. There are 40 "
     "digit cards, namely twenty 0, eight 1, four 2, two jokers and six lifts; 60 event cards; and a die for each "
     "seat."sv,
     "2, 4.2, 5, 5.1, decision"sv},
    {"CM-4"sv, "A date, 01.01.2000, needs five 0, two 1 (three with the option ones = 3) and one 2."sv,
     "1, 6.2, decision"sv},
    {"CM-5"sv,
     "A joker stands for any digit and is never fixed to one. Digits are usable if they fill places of the date, and "
     "jokers if they fill the places that are left; all others are surplus. A seat needs a digit if taking it gives it "
     "more usable ones."sv,
     "5.2, decision"sv},
    {"CM-6"sv,
     "Four rings lie around the centre, ring 1 outermost; passage fields link each with the next one inward, and from "
     "ring 4 a goal straight of three fields for each colour leads to the centre."sv,
     "3"sv},
    {"CM-7"sv,
     "A seat's place is its side of the board; two seats sit on opposite sides. There it has a start field outside "
     "ring 1, beside it its entry on ring 1, and on ring 4 its junction, the field where its straight branches off. "
     "All figures begin on their start fields, and nobody holds a card."sv,
     "3, decision"sv},
    {"CM-8"sv,
     "A ring field is plain, or it is a digit, symbol, event or transfer field; without the transfer rule a transfer "
     "field is plain. Passages, start fields, straights and the centre have no effect of their own."sv,
     "3, 4"sv},
    {"CM-9"sv,
     "At the start a digit card lies on every digit field: each 0 on ring 2, each 1 on ring 3 and each 2 on ring 4, "
     "their home rings. Jokers and lifts lie where the edition says, lifts never on ring 4."sv,
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
     "Leaving a ring outward takes ordinary steps, with neither an exact roll nor a card. A seat may if a digit that "
     "it needs has its home on the passage's outer ring or farther out, or if a seat that it hunts (CM-75) stands "
     "there. If no card of a digit that it needs lies on the board, a joker lying there will do as well. Who may is "
     "our decision; outward = free lets everybody, home nobody for a joker."sv,
     "6.1, decision"sv},
    {"CM-16"sv,
     "A blockade that was overcome stays. With the option blockades_stay = false it leaves its passage for everybody "
     "as soon as somebody has paid there; the passage is then passed by ordinary steps."sv,
     "5.1, 6.1, 6 end, decision"sv},
    {"CM-17"sv,
     "From the start field the first step leads to the entry, the field of ring 1 beside it, with any roll; so too for "
     "a figure that was sent back."sv,
     "6, decision"sv},
    {"CM-18"sv,
     "From its own junction a figure may step onto its straight if its seat's date is complete and no open card bars "
     "it. The seat must also hold a symbol card of its last blockade's pose; that is our decision, for on the straight "
     "it could get none."sv,
     "6 end, decision"sv},
    {"CM-19"sv,
     "On ring 4 with a complete date a roll may lead past the straight: it is greater than the steps to the junction "
     "and 3 more. Then the seat chooses: its figure goes round ring 4 again, or it stays and the roll is forfeited. A "
     "smaller roll leaves no such choice."sv,
     "6 end"sv},
    {"CM-20"sv,
     "The last field of the straight, with the last blockade, must be hit with the last step of the roll. It costs a "
     "symbol card of its pose in the same move, never a card free. On the straight a roll that leads farther is "
     "forfeited."sv,
     "6 end, decision"sv},
    {"CM-21"sv, "From the last field of the straight exactly a 1 leads to the centre; any other roll is forfeited."sv,
     "6 end"sv},
    {"CM-22"sv,
     "Where a move can end without paying, there is no move that pays for the same end. Where a symbol card or a card "
     "free could pay, these are two moves to choose from."sv,
     "decision"sv},
    {"CM-23"sv,
     "A seat must move if it can without paying. It may forfeit its roll only if it has no such move, or if its figure "
     "is on ring 4, its date is complete and the roll leads past its straight."sv,
     "6 end, decision"sv},
    {"CM-24"sv,
     "Wherever a figure arrives, by its own move, a lift, a card or because it was sent there, it captures all other "
     "figures on the field."sv,
     "6.3"sv},
    {"CM-25"sv,
     "A captured figure goes straight outward to the next ring, from ring 1 to its start field, from a passage to its "
     "field on the outer ring. Where the line meets two fields it takes the clockwise one, the right one seen from the "
     "centre."sv,
     "6.3, decision"sv},
    {"CM-26"sv,
     "Figures sent from one field at the same time go together without capturing each other. They capture whoever "
     "stands where they arrive, and so on outward. All are asked for a card stay before any is moved."sv,
     "6.3, decision"sv},
    {"CM-27"sv,
     "Figures share a field only where a rule spares one (sent together, cards stay and peace, a pact) or a card swap "
     "brings them together; sharing has no other effect."sv,
     "decision"sv},
    {"CM-28"sv, "On start fields, straights and the centre nothing is captured, since nobody else can come there."sv,
     "6 end"sv},
    {"CM-29"sv, "A figure that was sent away triggers no effect of the field where it arrives."sv, "decision"sv},
    {"CM-30"sv,
     "An own arrival is one that the active seat makes with its own figure: by its move, by a lift, or by a card move, "
     "gotoS or gotoD that it drew. Only by an own arrival does a seat take digits from others, spare them or count as "
     "the one that captures."sv,
     "decision"sv},
    {"CM-31"sv,
     "When all captures are settled, the field where a figure ended takes effect for its owner, but only after its "
     "move, a lift or a card gotoS or gotoD. After any other change of place, by a card move too, nothing takes "
     "effect."sv,
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
     "capture and field effect. The lift then leaves the game; whoever declines leaves it lying."sv,
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
     "Symbol cards are drawn from one face-down stack. Cards put back are shown and wait on a pile apart. When a card "
     "is to be drawn and the stack is empty, that pile is shuffled and is the new stack; if both are empty, nothing is "
     "drawn. A hand has no limit."sv,
     "5.1, decision"sv},
    {"CM-41"sv,
     "Event cards have a stack and a put-back pile of their own. When a card is to be drawn and the stack is empty, "
     "that pile is shuffled and is the new stack; if both are empty, nothing is drawn. That it is shuffled is our "
     "decision."sv,
     "5.3, decision"sv},
    {"CM-42"sv,
     "An at-once card is read aloud and put back. The others may veto it, one after another from the left neighbour "
     "on. Then it is carried out; what of it cannot be carried out lapses."sv,
     "5.3 A, decision"sv},
    {"CM-43"sv,
     "An on-demand card is kept face down until its seat wants to use it: before or after its own roll or in another "
     "seat's turn, at the moments that its effect fits. Then it is read out and put back."sv,
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
     "A seat whose figure is on its straight cannot play cards add, free and swap, and nobody can swap with it. It may "
     "veto; guard and stay find no occasion there. That no other card moves such a figure, or takes digits or symbol "
     "cards from its seat, is our decision."sv,
     "5.3 C, decision"sv},
    {"CM-47"sv,
     "A win with cards that should have been played at once or openly cannot come about, since every card is treated "
     "by its mode; so nobody has to look through the winner's cards."sv,
     "5.3 D"sv},
}};

}  // namespace regelwerk::clockman
