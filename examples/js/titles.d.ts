// Printed by types.mjs from the library's tables; a test holds that it is up to date.

/** Options of Tock. */
export interface TockOptions {
  /** players: 2 to 6 */
  seats?: number;
  /** teams: free_for_all or two_pairs or three_pairs */
  mode?: 'free_for_all' | 'two_pairs' | 'three_pairs';
  /** quick start: false or true */
  quick_start?: boolean;
  /** the 7: split or single */
  seven?: 'split' | 'single';
  /** own start field: open or closed */
  own_start?: 'open' | 'closed';
}

/** Setup facts of Tock. */
export interface TockStart {
  /** first dealer: 0 to 5 */
  first_dealer?: number;
}

/** The IDs of the rules of Tock. */
export type TockRule =
  /** Marbles move clockwise round a ring with one section of fields for each seat, 18 in the standard edition; after the last field comes field 0. */
  | 'TK-1'
  /** A seat's start field, where its marbles come into play, is the first field of its section of the ring. */
  | 'TK-2'
  /** Every seat has a home lane of four fields inside the ring, entered from its entrance field, which lies two fields before its start field in the standard edition. */
  | 'TK-3'
  /** Every seat has four marbles, and a move needs one where it begins; those not in play wait in the seat's start area. */
  | 'TK-4'
  /** All marbles begin in their start areas; with the option quick_start one of every seat begins on its start field, protected like one just brought in. */
  | 'TK-5'
  /** Two to six seats play each for itself or, by the option mode, in teams of two. Two pairs need 4 seats and three pairs 6, three pairs with 4 seats are played as two pairs, and with any other number every seat plays for itself. */
  | 'TK-6'
  /** Partners sit opposite each other: of n seats, the partner of a seat is the one n/2 seats on. */
  | 'TK-7'
  /** One deck of 52 cards is dealt by a schedule of how many each seat gets per deal; played and discarded cards lie face up until the schedule is through, then all 52 are shuffled and it begins again. */
  | 'TK-8'
  /** The seat behind the dealer leads; then everybody in turn, clockwise, plays one card at a time as long as there are cards in hand. */
  | 'TK-9'
  /** When all hands are empty the deal passes to the next seat, so the seat that played first deals and the one after it plays first. */
  | 'TK-10'
  /** In team games each seat passes a card of its choice to its partner, unseen, before the first turn of a deal; these cards change hands when all have chosen, and seats whose marbles are all home take part too. */
  | 'TK-11'
  /** The seat whose turn it is plays one card of its hand that allows a legal move; it cannot refuse as long as it has such a card, even if every move harms it. */
  | 'TK-12'
  /** A seat none of whose cards allows a move discards one card of its choice. */
  | 'TK-13'
  /** After a 10 the next seat may not move, even if it could: it discards one card of its choice. */
  | 'TK-14'
  /** A seat moves marbles of its own colour only. In a team game, once its own four are home, it moves its partner's instead, with the partner's start field and home lane. Any other marble can only be the other side of a Jack's swap. */
  | 'TK-15'
  /** A marble just brought in is protected as long as it stays on its start field: nobody, its owner included, captures, passes or swaps it, forward or backward. */
  | 'TK-16'
  /** Protection ends when the marble leaves its start field; a marble that comes back there is protected only if it is brought in again. */
  | 'TK-17'
  /** Whoever ends a move on an occupied ring field captures the marble there, which goes back to its start area; own marbles and the partner's are no exception, only a protected one is safe. */
  | 'TK-18'
  /** Marbles may be passed, except a protected one and any one inside a home lane, and a 7 captures those that it passes; a marble that would have to make a forbidden pass cannot use the card. */
  | 'TK-19'
  /** A marble goes the full count of the card, no more and no less. From its entrance it may turn into its home lane if what is left of the count fits there, or keep to the ring. Where it does not fit or the lane is blocked, only the ring is open. */
  | 'TK-20'
  /** In a home lane marbles go forward only, cannot end on or pass one another and cannot be captured; a move inside the lane counts as a legal move and so may have to be made. */
  | 'TK-21'
  /** Only marbles of its own colour enter a home lane, without a full lap before; other seats' entrances and start fields are ordinary ring fields for them, unless a protected marble stands there. */
  | 'TK-22'
  /** An ace brings a marble in or moves one 1 forward, a King brings one in or moves one 13 forward; a Queen moves 12 forward, and 2, 3, 5, 6, 8 and 9 as many as they say. */
  | 'TK-23'
  /** Bringing in puts a marble from the start area on its own start field, protected, and captures an unprotected one of any colour there; while an own protected one stands there, none can be brought in. */
  | 'TK-24'
  /** A 4 moves a marble four fields backward along the ring, also back over its own entrance, but never into or out of a home lane. */
  | 'TK-25'
  /** With the option seven = split, the default, a 7 is taken apart into seven single steps forward, which one or several marbles make in any order. A step may also lead from the entrance into the lane or on inside it. */
  | 'TK-26'
  /** A split 7 has to be used up: no step, not even the first, is legal unless the remaining ones can still be made after it. */
  | 'TK-27'
  /** All seven steps of a 7 are made with marbles of the colour that the seat played for when it played the card, so steps left when its last own marble is home cannot be used for its partner's. */
  | 'TK-28'
  /** Every single step of a 7 captures the marble on the field stepped to, an own one too, and a protected marble stops it; a captured marble stays in its start area for the rest of the 7. */
  | 'TK-29'
  /** With the option seven = single one marble makes 1 to 7 steps with a 7, as many as the seat chooses, and captures at every step; the rest of the count lapses. */
  | 'TK-30'
  /** A 10 moves a marble ten fields forward and, moved with or discarded, makes the next seat discard a card instead of playing one; if the next seat has no card left, nothing follows. */
  | 'TK-31'
  /** A Jack swaps an own marble with any other one, own or foreign; both must stand on the ring, neither may be protected, and neither is protected where it arrives. */
  | 'TK-32'
  /** Cards without a rule of their own, and the 10 besides what it does to the next seat, move one marble forward by exactly their number; suits mean nothing. */
  | 'TK-33'
  /** Where every seat plays for itself, the first seat whose four marbles are home wins. */
  | 'TK-34'
  /** In team games the first team wins all of whose marbles are home. */
  | 'TK-35'
  /** Whether somebody has won is checked when a card has been carried out completely, a 7 with all of its steps. */
  | 'TK-36'
  /** Who deals first is a parameter of the game; by default it is the last seat, so that seat 0 plays first. */
  | 'TK-37'
  /** All winning seats have place 1 and score 1; the others share the next place, 2 or in team games 3, with score 0, and there is no draw. */
  | 'TK-38'
  /** With a closed start (option own_start, by default open) a marble may neither end on nor pass the start field of its own colour, forward or backward; leaving that field, bringing in and swaps are not concerned. */
  | 'TK-39';

/** A state of Tock, as JSON. */
export interface TockState {
  /** The public part. */
  table: {
    /** By colour. */
    marbles: string[][];
    /** TK-16: colours with a protected marble on their start field. */
    guarded: number[];
    /** TK-9: plays first in this deal. */
    leader: number;
    /** The seat that acts or gets the next card; after the end, the seat that played last. */
    turn: number;
    /** TK-28: the colour of a 7 in progress, else seat 0. */
    colour: number;
    /** TK-11: seats that have chosen a card during the exchange. */
    chosen: number[];
    /** Determines what happens next. */
    phase: 'deal' | 'exchange' | 'play' | 'step' | 'over';
    /** Number of seats in the game, 2 to 6. */
    seats: number;
    /** TK-8: index into the schedule. */
    deal: number;
    /** TK-26: single steps that a 7 in progress still has to make, else 0. */
    steps_left: number;
    /** TK-14: the seat whose turn it is must discard. */
    ban: boolean;
  };
  /** By giver: during an exchange the card laid aside, which is in no hand; afterwards the card given, as long as its giver can be sure that the partner still holds it. */
  gifts: Array<null | 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K'>;
  /** Cards not yet dealt since the last shuffle. */
  deck: { [name: string]: number };
  /** Cards played or discarded since the last shuffle. */
  discards: { [name: string]: number };
  /** By seat. */
  hands: { [name: string]: number }[];
}

/** A view of Tock, as JSON. */
export interface TockView {
  /** A seat or a spectator. */
  viewer: '0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator';
  /** Public, the same as in the state. */
  table: {
    /** By colour. */
    marbles: string[][];
    /** TK-16: colours with a protected marble on their start field. */
    guarded: number[];
    /** TK-9: plays first in this deal. */
    leader: number;
    /** The seat that acts or gets the next card; after the end, the seat that played last. */
    turn: number;
    /** TK-28: the colour of a 7 in progress, else seat 0. */
    colour: number;
    /** TK-11: seats that have chosen a card during the exchange. */
    chosen: number[];
    /** Determines what happens next. */
    phase: 'deal' | 'exchange' | 'play' | 'step' | 'over';
    /** Number of seats in the game, 2 to 6. */
    seats: number;
    /** TK-8: index into the schedule. */
    deal: number;
    /** TK-26: single steps that a 7 in progress still has to make, else 0. */
    steps_left: number;
    /** TK-14: the seat whose turn it is must discard. */
    ban: boolean;
  };
  /** Cards in hand, by seat. */
  hand_sizes: number[];
  /** TK-8: cards not yet dealt, 0 to 52. */
  deck_size: number;
  /** The viewer's entry of `gifts` in the state. */
  gave: null | 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
  /** The card that the partner gave, until the viewer puts down a card of its rank. */
  received: null | 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
  /** TK-8: since the last shuffle, shown to all. */
  discards: { [name: string]: number };
  /** The viewer's own. */
  hand: { [name: string]: number };
}

/** An outcome of Tock, as JSON. */
export interface TockOutcome {
  /** Number of seats in this game. */
  seats: number;
  /** Place 1 is the best. Seats may share a place; under some rules nobody has place 1. */
  places: number[];
  /** By seat. */
  scores: number[];
  /** Empty if there was no tie to break. */
  tie_broken_by: null | TockRule;
}

/** What all moves of Tock have; members that a kind does not use have their usual values. */
export interface TockMoveMembers {
  /** Of the card dealt, given, discarded or played. */
  rank: 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
  /** Where the moved marble stands. */
  from: string;
  /** Where it goes; in a swap the place of the other marble. */
  to: string;
  /** The move as a word. */
  text?: string;
}

/** A move of Tock, by its kind. */
export type TockMove =
  /** Chance: the next card has this rank (TK-8). */
  | (TockMoveMembers & { kind: 'deal' })
  /** A card is chosen for the partner (TK-11). */
  | (TockMoveMembers & { kind: 'give' })
  /** A card is discarded (TK-13, TK-14). */
  | (TockMoveMembers & { kind: 'discard' })
  /** A card moves a marble from one place to another; a split 7 makes its first step. */
  | (TockMoveMembers & { kind: 'walk' })
  /** A Jack swaps two marbles (TK-32). */
  | (TockMoveMembers & { kind: 'swap' })
  /** A marble is brought in (TK-24). */
  | (TockMoveMembers & { kind: 'enter' })
  /** The next single step of a split 7 (TK-26). */
  | (TockMoveMembers & { kind: 'step' });

/** What all events of Tock have; members that a kind does not use have their usual values. */
export interface TockEventMembers {
  /** The rule that causes the effect. */
  rule: TockRule;
  /** The acting seat; for marbles, the seat whose card moves them. */
  seat: number;
  /** Owner of the marble. */
  colour: number;
  /** The partner who gets the card, or the owner of the other marble in a swap. */
  other: number;
  /** Of the card, if has_rank. */
  rank: 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
  /** False if the kind has no rank or the viewer may not see it. */
  has_rank: boolean;
  /** Where the marble was. */
  from: string;
  /** Where it is now. */
  to: string;
  /** Who may see the rank. */
  rank_seen_by: Array<'0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator'>;
}

/** An event of Tock, by its kind. */
export type TockEvent =
  /** `seat` got a card of `rank` (TK-8). */
  | (TockEventMembers & { kind: 'card_dealt'; course?: undefined })
  /** `seat` laid a card of `rank` aside for its partner (TK-11). */
  | (TockEventMembers & { kind: 'card_chosen'; course?: undefined })
  /** That card of `seat` came to its partner `other` (TK-11). */
  | (TockEventMembers & { kind: 'card_given'; course?: undefined })
  /** `seat` put a card of `rank` on the discards and carries it out (TK-12). */
  | (TockEventMembers & { kind: 'card_played'; course?: undefined })
  /** `seat` put a card of `rank` on the discards, to no effect (TK-13, TK-14). */
  | (TockEventMembers & { kind: 'card_discarded'; course?: undefined })
  /** A marble of `colour` came from the area to its start field `to`, protected (TK-24). */
  | (TockEventMembers & { kind: 'marble_entered'; course?: undefined })
  /** A marble of `colour` went one field, `from` - `to` (TK-20). */
  | (TockEventMembers & { kind: 'marble_moved'; course?: undefined })
  /** A marble of `colour` went from `from` back to its area (TK-18). */
  | (TockEventMembers & { kind: 'marble_captured'; course?: undefined })
  /** The marbles of `colour` on `from` and of `other` on `to` changed places (TK-32). */
  | (TockEventMembers & { kind: 'marbles_swapped'; course?: undefined })
  /** A marble of `colour` turned into its lane and stands on `to` (TK-3). */
  | (TockEventMembers & { kind: 'marble_home'; course?: undefined })
  /** `seat` must discard next (TK-31). */
  | (TockEventMembers & { kind: 'seat_banned'; course?: undefined })
  /** It is the turn of `seat` (TK-9). */
  | (TockEventMembers & { kind: 'turn_passed'; course?: undefined })
  /** A new deal begins, `seat` will play first (TK-10). */
  | (TockEventMembers & { kind: 'deal_passed'; course?: undefined })
  /** All 52 cards form the deck again (TK-8). */
  | (TockEventMembers & { kind: 'cards_shuffled'; course?: undefined })
  /** `seat` has won (TK-34, TK-35). */
  | (TockEventMembers & { kind: 'seat_won'; course?: undefined })
  /** A member of the `course` has a new value. */
  | (TockEventMembers & { kind: 'course_changed'; course: {
      /** Owner of the marble. */
      colour?: number;
      /** Determines what happens next. */
      phase?: 'deal' | 'exchange' | 'play' | 'step' | 'over';
      /** TK-8: index into the schedule. */
      deal?: number;
      /** TK-26: single steps that a 7 in progress still has to make, else 0. */
      steps_left?: number;
      /** TK-14: the seat whose turn it is must discard. */
      ban?: boolean;
    } });

/** The kinds of events of Tock. */
export type TockEventKind = TockEvent['kind'];

/** Options of Ostfriesenlauf. */
export interface OstfriesenlaufOptions {
  /** players: 1 to 4 */
  seats?: number;
  /** runners without an owner may win: false or true */
  unowned_wins?: boolean;
}

/** Setup facts of Ostfriesenlauf. */
export interface OstfriesenlaufStart {
  /** start numbers: 1 to 4 */
  start_numbers?: readonly (number)[];
}

/** The IDs of the rules of Ostfriesenlauf. */
export type OstfriesenlaufRule =
  /** Four runners race clockwise on one circular track; 60 action cards lie in four stacks of 15, and the number on a card's back, 1 to 4, says which place in the race its face is for. */
  | 'OL-1'
  /** The faces of the cards are those of the edition: fields forward or back, ahead of or behind another place, a swap, back to the start, or another place for the finish sign. */
  | 'OL-2'
  /** The finish sign, where the finish line is, starts at the fish and can be moved to hedgehog, turtle, snail and sheep. */
  | 'OL-3'
  /** A position is how many fields a runner is ahead of the start, or with a minus behind the start. It is not counted anew after a lap, so fields a whole lap apart are different fields, and who is farthest behind is last. */
  | 'OL-4'
  /** A runner's place in the race order, 1 to 4, goes by position, farthest ahead first; of runners on one field the one on the more inward lane is ahead. */
  | 'OL-5'
  /** A runner that arrives on a field stands on the innermost lane that is free and ranks behind all others there; when a lane becomes free, those farther out move in at once. */
  | 'OL-6'
  /** All runners start on position 0, one field with four lanes, start number 1 on the innermost lane and 4 on the outermost. */
  | 'OL-7'
  /** Start numbers are a parameter, 1 to 4, each once: at a table the player born farthest north takes 4, the next 3 and so on, by default seat 0 has 4, seat 1 has 3 and so on. Runner i belongs to seat i, and runners past the last seat to nobody. */
  | 'OL-8'
  /** One to four seats play; before the first round each of them draws one card from each of the four stacks. */
  | 'OL-9'
  /** In its turn a seat draws a card from any stack of its choice, then lays one of the five that it holds face down on the pile. */
  | 'OL-10'
  /** Everybody sees the backs of the cards in hands and on the pile; faces are hidden from all other seats until they are revealed. */
  | 'OL-11'
  /** In each round cards are laid from the last runner in race order up to the leader, in the order that was when the round began, on one field from the outermost lane inward. */
  | 'OL-12'
  /** When all cards of a round lie, the pile is turned over and they are carried out one after another, the one laid first first, each completely before the next. */
  | 'OL-13'
  /** A card moves the runner that is in the place on the card's back at the moment it is carried out, whoever laid it. */
  | 'OL-14'
  /** Fields forward or back: the card changes the position of its runner by that many fields. */
  | 'OL-15'
  /** Fields ahead of or behind another place: the runner goes so many fields ahead of or behind the runner in that place, however far that is and in whichever direction. */
  | 'OL-16'
  /** A swap with another place: the runner and the one in that place exchange position and lane. */
  | 'OL-17'
  /** Back to the start: the runner goes to position 0, wherever it stands. */
  | 'OL-18'
  /** Moving the finish: the sign goes to the place that the card names, whichever way it is carried there, and no runner moves; if it stands there already, nothing changes. */
  | 'OL-19'
  /** A runner that a card sends to its own field arrives there anew, behind all who stand on it. */
  | 'OL-20'
  /** When any stack is empty as a card is to be drawn, all cards played in earlier rounds first go back to their stacks and are shuffled with what is left there; cards laid in this round stay. */
  | 'OL-21'
  /** A stack that is empty even after the played cards have gone back cannot be chosen for drawing. */
  | 'OL-22'
  /** All four runners race, whatever the number of seats. When a runner that belongs to nobody has its turn, the top card of the stack with its place at the start of the round is laid for it, and nobody sees it. */
  | 'OL-23'
  /** If the stack for a runner without an owner is empty even after the played cards have gone back, nothing is laid for that runner in this round. */
  | 'OL-24'
  /** The finish line lies just past the sign's field: running forward, a runner on that field is not yet across and one on the next field is. Running backward round the track, one that reaches the sign's field is across already. */
  | 'OL-25'
  /** The game ends when, with all cards of a round carried out, any runner is across the line, one without an owner too; crossing it and being moved back within the round does not count. */
  | 'OL-26'
  /** It counts like any other crossing if a runner is across only because the sign was moved, to whichever place. */
  | 'OL-27'
  /** The runner that is across by the most fields wins, in whichever direction it crossed the line. */
  | 'OL-28'
  /** Of runners equally far across, forward goes before backward; on the same field the first in race order goes before the others if they are across forward, the last if backward. */
  | 'OL-29'
  /** The owner of the winning runner wins; if it has none, all players lose, or with the option unowned_wins = false the best runner that has an owner wins for it, across or not. */
  | 'OL-30'
  /** The runners finish in this order: first all who are across, the farthest first, then the rest by race order. */
  | 'OL-31'
  /** A seat's place is its runner's place among all four, with the option unowned_wins = false among those with an owner; the winner has score 1, all others 0. */
  | 'OL-32';

/** A state of Ostfriesenlauf, as JSON. */
export interface OstfriesenlaufState {
  /** The public part. */
  table: {
    /** OL-4 to OL-6: positions and race order. */
    race: {
      /** Each runner occurs once in Standings. */
      runner: number;
      /** OL-4: fields from the start, negative behind it. */
      position: number;
    }[];
    /** OL-3: the spot of the finish. */
    sign: 'fish' | 'hedgehog' | 'turtle' | 'snail' | 'sheep';
    /** Determines what happens next. */
    phase: 'deal' | 'draw' | 'card' | 'lay' | 'over';
    /** During the deal, the seat that gets the next card; afterwards, the number of runners that have had their turn in this round; 0 at the end. */
    turn: number;
    /** The stack that chance draws from next; `first` while a seat decides and at the end. */
    stack: '1' | '2' | '3' | '4';
  };
  /** In this round, in laying order (OL-12). */
  laid: Array<null | '1:+2' | '1:+3' | '1:+4' | '1:+5' | '1:-2' | '1:+3@3' | '1:+5@2' | '1:-1@2' | '1:-6@4' | '1:x@2' | '1:finish@hedgehog' | '2:+2' | '2:+3' | '2:+4' | '2:+5' | '2:+6' | '2:-2' | '2:+2@1' | '2:-1@1' | '2:-3@3' | '2:x@3' | '2:start' | '2:finish@turtle' | '3:+2' | '3:+3' | '3:+4' | '3:+5' | '3:+6' | '3:+7' | '3:-3' | '3:+3@1' | '3:-1@2' | '3:-4@1' | '3:-5@4' | '3:x@2' | '3:finish@snail' | '4:+2' | '4:+3' | '4:+4' | '4:+5' | '4:+6' | '4:+7' | '4:-6' | '4:+1@1' | '4:+4@3' | '4:-2@2' | '4:-5@1' | '4:x@1' | '4:finish@sheep'>;
  /** OL-10: by seat. */
  hands: Array<Array<null | '1:+2' | '1:+3' | '1:+4' | '1:+5' | '1:-2' | '1:+3@3' | '1:+5@2' | '1:-1@2' | '1:-6@4' | '1:x@2' | '1:finish@hedgehog' | '2:+2' | '2:+3' | '2:+4' | '2:+5' | '2:+6' | '2:-2' | '2:+2@1' | '2:-1@1' | '2:-3@3' | '2:x@3' | '2:start' | '2:finish@turtle' | '3:+2' | '3:+3' | '3:+4' | '3:+5' | '3:+6' | '3:+7' | '3:-3' | '3:+3@1' | '3:-1@2' | '3:-4@1' | '3:-5@4' | '3:x@2' | '3:finish@snail' | '4:+2' | '4:+3' | '4:+4' | '4:+5' | '4:+6' | '4:+7' | '4:-6' | '4:+1@1' | '4:+4@3' | '4:-2@2' | '4:-5@1' | '4:x@1' | '4:finish@sheep'>>;
  /** Cards left, by back. */
  stacks: {
    /** Of 1. */
    '1': { [name: string]: number };
    /** Of 2. */
    '2': { [name: string]: number };
    /** Of 3. */
    '3': { [name: string]: number };
    /** Of 4. */
    '4': { [name: string]: number };
  };
}

/** A view of Ostfriesenlauf, as JSON. */
export interface OstfriesenlaufView {
  /** A seat or a spectator. */
  viewer: '0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator';
  /** As in the state. */
  table: {
    /** OL-4 to OL-6: positions and race order. */
    race: {
      /** Each runner occurs once in Standings. */
      runner: number;
      /** OL-4: fields from the start, negative behind it. */
      position: number;
    }[];
    /** OL-3: the spot of the finish. */
    sign: 'fish' | 'hedgehog' | 'turtle' | 'snail' | 'sheep';
    /** Determines what happens next. */
    phase: 'deal' | 'draw' | 'card' | 'lay' | 'over';
    /** During the deal, the seat that gets the next card; afterwards, the number of runners that have had their turn in this round; 0 at the end. */
    turn: number;
    /** The stack that chance draws from next; `first` while a seat decides and at the end. */
    stack: '1' | '2' | '3' | '4';
  };
  /** By seat and back. */
  hand_sizes: number[][];
  /** Cards left, by back. */
  stack_sizes: number[];
  /** In this round, in laying order. */
  laid_backs: Array<null | '1' | '2' | '3' | '4'>;
  /** The viewer's own. */
  hand: Array<null | '1:+2' | '1:+3' | '1:+4' | '1:+5' | '1:-2' | '1:+3@3' | '1:+5@2' | '1:-1@2' | '1:-6@4' | '1:x@2' | '1:finish@hedgehog' | '2:+2' | '2:+3' | '2:+4' | '2:+5' | '2:+6' | '2:-2' | '2:+2@1' | '2:-1@1' | '2:-3@3' | '2:x@3' | '2:start' | '2:finish@turtle' | '3:+2' | '3:+3' | '3:+4' | '3:+5' | '3:+6' | '3:+7' | '3:-3' | '3:+3@1' | '3:-1@2' | '3:-4@1' | '3:-5@4' | '3:x@2' | '3:finish@snail' | '4:+2' | '4:+3' | '4:+4' | '4:+5' | '4:+6' | '4:+7' | '4:-6' | '4:+1@1' | '4:+4@3' | '4:-2@2' | '4:-5@1' | '4:x@1' | '4:finish@sheep'>;
  /** The card that the viewer has laid. */
  laid: null | '1:+2' | '1:+3' | '1:+4' | '1:+5' | '1:-2' | '1:+3@3' | '1:+5@2' | '1:-1@2' | '1:-6@4' | '1:x@2' | '1:finish@hedgehog' | '2:+2' | '2:+3' | '2:+4' | '2:+5' | '2:+6' | '2:-2' | '2:+2@1' | '2:-1@1' | '2:-3@3' | '2:x@3' | '2:start' | '2:finish@turtle' | '3:+2' | '3:+3' | '3:+4' | '3:+5' | '3:+6' | '3:+7' | '3:-3' | '3:+3@1' | '3:-1@2' | '3:-4@1' | '3:-5@4' | '3:x@2' | '3:finish@snail' | '4:+2' | '4:+3' | '4:+4' | '4:+5' | '4:+6' | '4:+7' | '4:-6' | '4:+1@1' | '4:+4@3' | '4:-2@2' | '4:-5@1' | '4:x@1' | '4:finish@sheep';
  /** Since the last refill (OL-21). */
  played: {
    /** Of 1. */
    '1': { [name: string]: number };
    /** Of 2. */
    '2': { [name: string]: number };
    /** Of 3. */
    '3': { [name: string]: number };
    /** Of 4. */
    '4': { [name: string]: number };
  };
}

/** An outcome of Ostfriesenlauf, as JSON. */
export interface OstfriesenlaufOutcome {
  /** Number of seats in this game. */
  seats: number;
  /** Place 1 is the best. Seats may share a place; under some rules nobody has place 1. */
  places: number[];
  /** By seat. */
  scores: number[];
  /** Empty if there was no tie to break. */
  tie_broken_by: null | OstfriesenlaufRule;
}

/** What all moves of Ostfriesenlauf have; members that a kind does not use have their usual values. */
export interface OstfriesenlaufMoveMembers {
  /** Back of the chosen stack or of the laid card. */
  back: '1' | '2' | '3' | '4';
  /** Face of the card dealt, drawn or laid. */
  face: string;
  /** The move as a word. */
  text?: string;
}

/** A move of Ostfriesenlauf, by its kind. */
export type OstfriesenlaufMove =
  /** Chance: the next dealt card has this face (OL-9). */
  | (OstfriesenlaufMoveMembers & { kind: 'deal' })
  /** A stack is chosen (OL-10). */
  | (OstfriesenlaufMoveMembers & { kind: 'draw' })
  /** Chance: the card drawn from it has this face (OL-10, OL-23). */
  | (OstfriesenlaufMoveMembers & { kind: 'card' })
  /** A card of the hand is laid (OL-10). */
  | (OstfriesenlaufMoveMembers & { kind: 'lay' });

/** What all events of Ostfriesenlauf have; members that a kind does not use have their usual values. */
export interface OstfriesenlaufEventMembers {
  /** The rule that causes the effect. */
  rule: OstfriesenlaufRule;
  /** The seat that got the card, chose the stack or has won. */
  seat: number;
  /** The runner that moved, is in turn, or decides the game, or for which a card lies. */
  runner: number;
  /** OL-17: the other runner of a swap. */
  other: number;
  /** Back of the card, or the stack. */
  back: '1' | '2' | '3' | '4';
  /** Face of the card, if has_face. */
  face: null | string;
  /** OL-19: the new spot of the finish. */
  sign: 'fish' | 'hedgehog' | 'turtle' | 'snail' | 'sheep';
  /** Position before, or old field of the sign. */
  from: number;
  /** Position after, or new field of the sign. */
  to: number;
  /** How many workers there are. */
  count: number;
  /** Who may see the face. */
  face_seen_by: Array<'0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator'>;
}

/** An event of Ostfriesenlauf, by its kind. */
export type OstfriesenlaufEvent =
  /** `seat` got the card `back`, `face` (OL-9). */
  | (OstfriesenlaufEventMembers & { kind: 'card_dealt'; course?: undefined })
  /** `seat` will draw from the stack `back` (OL-10). */
  | (OstfriesenlaufEventMembers & { kind: 'stack_chosen'; course?: undefined })
  /** `seat` got the card `back`, `face` (OL-10). */
  | (OstfriesenlaufEventMembers & { kind: 'card_drawn'; course?: undefined })
  /** The card `back`, `face` lies face down for `runner` (OL-10, OL-23). */
  | (OstfriesenlaufEventMembers & { kind: 'card_laid'; course?: undefined })
  /** No card lies for `runner`, the stack `back` is empty (OL-24). */
  | (OstfriesenlaufEventMembers & { kind: 'nothing_laid'; course?: undefined })
  /** The card that lay for `runner` is `back`, `face`; it is played and carried out next (OL-13). */
  | (OstfriesenlaufEventMembers & { kind: 'card_revealed'; course?: undefined })
  /** `runner` left its lane on `from` and arrived on `to`, behind all runners there (OL-15, OL-16, OL-18). */
  | (OstfriesenlaufEventMembers & { kind: 'runner_moved'; course?: undefined })
  /** `runner` left its lane and arrived again on its own field `to`, behind all runners there (OL-20). */
  | (OstfriesenlaufEventMembers & { kind: 'runner_stayed'; course?: undefined })
  /** `runner` on `from` and `other` on `to` exchanged field and lane (OL-17). */
  | (OstfriesenlaufEventMembers & { kind: 'runners_swapped'; course?: undefined })
  /** The finish sign went to `sign`, from field `from` to `to` (OL-19). */
  | (OstfriesenlaufEventMembers & { kind: 'sign_moved'; course?: undefined })
  /** At the end of the round `runner` is across by `count` fields and stands on `to` (OL-25, OL-28). */
  | (OstfriesenlaufEventMembers & { kind: 'line_crossed'; course?: undefined })
  /** `count` played cards went back to the stack `back` (OL-21). */
  | (OstfriesenlaufEventMembers & { kind: 'stack_refilled'; course?: undefined })
  /** It is the turn of `runner` in this round (OL-12). */
  | (OstfriesenlaufEventMembers & { kind: 'turn_passed'; course?: undefined })
  /** A new round begins, it is the turn of `runner` (OL-12). */
  | (OstfriesenlaufEventMembers & { kind: 'round_passed'; course?: undefined })
  /** `runner` decides the game and its owner `seat` has won (OL-30). */
  | (OstfriesenlaufEventMembers & { kind: 'game_won'; course?: undefined })
  /** `runner` decides the game; it has no owner, so all players have lost (OL-30). */
  | (OstfriesenlaufEventMembers & { kind: 'game_lost'; course?: undefined })
  /** A member of the `course` has a new value. */
  | (OstfriesenlaufEventMembers & { kind: 'course_changed'; course: {
      /** Determines what happens next. */
      phase?: 'deal' | 'draw' | 'card' | 'lay' | 'over';
      /** During the deal, the seat that gets the next card; afterwards, the number of runners that have had their turn in this round; 0 at the end. */
      turn?: number;
      /** The stack that chance draws from next; `first` while a seat decides and at the end. */
      stack?: '1' | '2' | '3' | '4';
    } });

/** The kinds of events of Ostfriesenlauf. */
export type OstfriesenlaufEventKind = OstfriesenlaufEvent['kind'];

/** Options of Samara. */
export interface SamaraOptions {
  /** players: 2 to 5 */
  seats?: number;
  /** special tiles: false or true */
  specials?: boolean;
  /** months to the end of the board: 1 to 6 */
  start_month?: number;
  /** half-years until the end: 0 to 255 */
  last_half_year?: number;
  /** helpers that are not needed: false or true */
  spare_helpers?: boolean;
}

/** Setup facts of Samara. */
export interface SamaraStart {
  /** laying order: 0 to 4 */
  order?: readonly (number)[];
}

/** The IDs of the rules of Samara. */
export type SamaraRule =
  /** The board has 30 spaces, and a building tile lies face up on each; six of the 36 tiles are not used. */
  | 'SM-1'
  /** A space has a column, the months that work there takes, and a row, the strength that it needs, 1 at the bottom to 4 at the top. */
  | 'SM-2'
  /** Six tools per seat (two saws, a trowel with compass, a trowel with square, glass tools A and B) are shuffled and laid out on the tool spaces. Each gets as many as its digit for the number of seats says. */
  | 'SM-3'
  /** The calendar is made of two boards with six months each, one behind the other; it begins with the start month at NOW, and what lies before NOW is out of play. */
  | 'SM-4'
  /** Every seat has two women and three men; one woman and one man begin in its reserve. */
  | 'SM-5'
  /** In laying order each seat lays a woman, a worker of strength 1, into the month NOW, then in reverse order each a stack of two men, one worker of strength 2, behind them. The laying order is a parameter, by default that of the seats. */
  | 'SM-6'
  /** The option start_month says how many months there are from NOW to the end of its board, NOW counted: 6, the default, for January and July, down to 1 for June and December. */
  | 'SM-7'
  /** A worker is a stack of one to five figures: the top one gives its sex, their number its strength; workers in a month stand in a row, and one that arrives goes to the end, farther from the board. */
  | 'SM-8'
  /** The worker nearest the board in the month NOW is active; the seat that owns it, its foreman, chooses one of four actions for it: take a tool, raise a new worker, build, or take vacation. */
  | 'SM-9'
  /** When NOW has no workers left, the calendar moves on to the next month that has some; there again the one nearest the board is active. */
  | 'SM-10'
  /** A calendar board that NOW has passed is laid at the other end, so that 7 to 12 months are in view during a turn. */
  | 'SM-11'
  /** Several workers of a seat used for one action all come from the month NOW, the active one among them; workers of others may stand between. */
  | 'SM-12'
  /** Workers moved together stay in their order and line up behind those already in the month that they reach. */
  | 'SM-13'
  /** Helpers take part in taking a tool or building only if they are needed: without any one of them the strength would be too low, so there are none where the active worker suffices alone; the option spare_helpers lifts this. */
  | 'SM-14'
  /** A tool or tile on a space in column c costs c months, in row r it needs strength r; more strength than needed is no hindrance. */
  | 'SM-15'
  /** To take a tool, workers need the strength of the row of its space and go as many months ahead as its column says; it does not matter whether the tile is still there. */
  | 'SM-16'
  /** A seat may own at most two saws, one trowel of each of the two kinds, one glass tool A and, once it has that, one B. */
  | 'SM-17'
  /** To raise a worker, an active woman goes without helpers to the last month in view. Behind her comes a figure from the reserve as a new worker of strength 1, woman or man as the foreman chooses. With an empty reserve it is not possible. */
  | 'SM-18'
  /** A tile is built by workers with the strength of its row, for a foreman who owns its tools. They go as many months ahead as its column says. The tools are not used up, tools lying on the space stay there, and the tile goes face down to the foreman. */
  | 'SM-19'
  /** Workers whose target month lies past the last month in view go to the last month; only the Prison has a rule of its own for that. */
  | 'SM-20'
  /** The tools that a tile needs count as saws, trowels of either kind and glass tools of either kind; the foreman must own them, and keeps them. */
  | 'SM-21'
  /** On vacation the active worker goes to the next month after NOW in which its foreman has a worker, alone; where there is none, vacation is not possible. */
  | 'SM-22'
  /** If none of the four actions is possible, the active worker alone moves one month ahead; that happens to men only. */
  | 'SM-23'
  /** A foreman that can act must act; moving one month ahead instead is not a choice. */
  | 'SM-24'
  /** Effects of special tiles (grey ones concern tools, blue ones time, red ones workers) follow at once, after the builders have moved. Permanent ones lie open and hold for the rest of the game. With the option specials off there are none. */
  | 'SM-25'
  /** No special effect takes a seat's last woman, its only worker on the calendar with a woman on top: such a choice is not offered, and if there is no other, nothing is lost. */
  | 'SM-26'
  /** Boat: the builder gives up a saw, which then lies on the tile's space and may be taken again; lacking a saw it gives up another tool of its choice, and lacking any tool nothing. */
  | 'SM-27'
  /** Sculpture: the builder gives up a trowel of its choice, which then lies on the tile's space; lacking one it gives up another tool of its choice, and lacking any tool nothing. */
  | 'SM-28'
  /** Vase: the builder gives up glass tool B, which then lies on the tile's space; lacking it the builder gives up another tool of its choice, and lacking any tool nothing. */
  | 'SM-29'
  /** Ruin: the builder gives up two tools of its choice, one after the other, which then lie on the tile's space; with fewer than two it gives up all that it has. */
  | 'SM-30'
  /** Of two glass tools B goes first: who owns A and B can give up A only when B is gone. */
  | 'SM-31'
  /** Barracks: all other seats with tools secretly choose one of their own each; when the last has chosen, these lie on the space that the tile was taken from. */
  | 'SM-32'
  /** University (permanent): to build it is enough to own as many tools as a tile shows, whatever their kinds; how tools are taken and given up does not change. */
  | 'SM-33'
  /** Hospital: all other seats, clockwise from the left neighbour, weaken a worker of their choice by one strength: the figure goes to the reserve, and a worker that had only one is gone from the calendar. */
  | 'SM-34'
  /** Weight room: the builder chooses one worker that took part. It goes one month farther and becomes stronger by a figure from the reserve, if possible of its sex. On the last month in view it stays in place but gains all the same. With an empty reserve nothing happens. */
  | 'SM-35'
  /** When a stack loses strength, its lowest figure leaves, the one added last. */
  | 'SM-36'
  /** School (permanent): a group of two or more of its owner's workers that act together is stronger by one, whatever its size. */
  | 'SM-37'
  /** Tombstone: the builder loses one whole worker, whichever and wherever it chooses; the figures go back to the reserve. */
  | 'SM-38'
  /** Hermit house (permanent): where its owner's workers would end in a month with workers of another seat, they go on to the next month without any, or to the last month if none is in view. This does not hold on vacation, nor when others move them. */
  | 'SM-39'
  /** Prison: of every other seat, clockwise, the builder moves one worker of its choice. One of the weakest that can go five months ahead within view does so. If none of them can, one of the second weakest that can does. If none can, any one goes to the last month in view. A seat with all workers there is spared. */
  | 'SM-40'
  /** Bridge (permanent): the seat's tools, buildings and births take one month less, but at least one, also where they end on the last month in view. A worker trained in the Weight room stays where it is. Vacation, the step of a worker that cannot act and the Prison are not changed. */
  | 'SM-41'
  /** How far a move goes is found in this order: its distance, then not past the last month in view, then one month less by the Bridge, then on past others by the Hermit house. Workers that move together go to one month. */
  | 'SM-42'
  /** What a permanent tile does begins with the next action after it was taken and concerns its owner alone. */
  | 'SM-43'
  /** The game ends when the last of the 30 tiles has been taken and its effects are done; the foreman whose tiles have the most prestige wins. */
  | 'SM-44'
  /** Among equals in prestige the foreman wins who has the next worker on the calendar: the first in month order, NOW included, then the one nearest the board. */
  | 'SM-45'
  /** The prestige of tiles that lie face down is public, as it was when they were taken. */
  | 'SM-46'
  /** With the option last_half_year = n the game also ends when n calendar boards have been laid at the other end, and prestige decides; 0, the default, is no such end. */
  | 'SM-47'
  /** The score is the prestige of all tiles, open and face down; places follow it, among equals by the next worker on the calendar, and are never shared. */
  | 'SM-48'
  /** With the option spare_helpers any own workers in the month NOW that reach the strength together with the active one may take part in taking a tool or building, needed or not. */
  | 'SM-49';

/** A state of Samara, as JSON. */
export interface SamaraState {
  /** The public part. */
  table: {
    /** SM-4, SM-8: all workers. */
    calendar: {
      /** Those that stand there, then empty places. */
      workers: Array<{
        /** Number of months ahead of NOW, 0 to 11. */
        month: number;
        /** Its foreman. */
        seat: number;
        /** The stack of its figures. */
        figures: null | 'W' | 'M' | 'WW' | 'WM' | 'MW' | 'MM' | 'WWM' | 'WMW' | 'WMM' | 'MWW' | 'MWM' | 'MMW' | 'MMM' | 'WWMM' | 'WMWM' | 'WMMW' | 'WMMM' | 'MWWM' | 'MWMW' | 'MWMM' | 'MMWW' | 'MMWM' | 'MMMW' | 'WWMMM' | 'WMWMM' | 'WMMWM' | 'WMMMW' | 'MWWMM' | 'MWMWM' | 'MWMMW' | 'MMWWM' | 'MMWMW' | 'MMMWW';
      }>;
      /** How many workers there are. */
      count: number;
    };
    /** By space. */
    plots: Array<null | 'sandcastle' | 'cave' | 'hut' | 'fence' | 'wall' | 'stable' | 'well' | 'mill' | 'tower' | 'greenhouse' | 'inn' | 'chapel' | 'palace' | 'cathedral' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge'>;
    /** By copy, ascending among the copies of one kind. */
    holders: Array<'0' | '1' | '2' | '3' | '4' | 'board' | 'bag'>;
    /** By space. */
    tools: { [name: string]: number }[];
    /** SM-16: tools, by seat. */
    owned: { [name: string]: number }[];
    /** SM-5: figures that are not on the calendar, by seat. */
    reserves: { [name: string]: number }[];
    /** Determines what happens next. */
    phase: 'tile' | 'tool' | 'action' | 'effect' | 'over';
    /** Of the game, 2 to 5. */
    seats: number;
    /** The seat that acts; seat 0 if none does. */
    turn: number;
    /** SM-7, SM-11: number of months from NOW to the end of its board, including NOW; 1 to 6. */
    months: number;
    /** SM-47: number of boards laid at the other end; stays 0 without last_half_year. */
    boards: number;
    /** SM-1, SM-3: number of outcomes so far in this phase of the setup, 0 afterwards. */
    draws: number;
    /** SM-25: effect of the tile just built while it asks for choices; the members below are also used only then. */
    effect: 'none' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge';
    /** The seat that built the tile. */
    builder: number;
    /** Where the tile lay. */
    site: '1/1' | '1/2' | '1/3' | '1/4' | '2/1' | '2/2' | '2/3' | '2/4' | '3/1' | '3/2' | '3/3' | '3/4' | '4/1' | '4/2' | '4/3' | '4/4' | '5/1' | '5/2' | '5/3' | '5/4' | '6/1' | '6/2' | '6/3' | '6/4' | '7/1' | '7/2' | '7/3' | '8/1' | '8/2' | '9/1';
    /** SM-40: the seat whose worker goes to prison. */
    victim: number;
    /** SM-27 to SM-30: number of tools still to be lost. */
    losses: number;
    /** SM-35: month to which the builder's workers went. */
    reached: number;
    /** SM-35: number of these workers. */
    took_part: number;
  };
  /** SM-32. By seat: the chosen tool while other seats still choose. The seat still owns it. */
  choices: { [name: string]: number }[];
}

/** A view of Samara, as JSON. */
export interface SamaraView {
  /** A seat or a spectator. */
  viewer: '0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator';
  /** As in the state. */
  table: {
    /** SM-4, SM-8: all workers. */
    calendar: {
      /** Those that stand there, then empty places. */
      workers: Array<{
        /** Number of months ahead of NOW, 0 to 11. */
        month: number;
        /** Its foreman. */
        seat: number;
        /** The stack of its figures. */
        figures: null | 'W' | 'M' | 'WW' | 'WM' | 'MW' | 'MM' | 'WWM' | 'WMW' | 'WMM' | 'MWW' | 'MWM' | 'MMW' | 'MMM' | 'WWMM' | 'WMWM' | 'WMMW' | 'WMMM' | 'MWWM' | 'MWMW' | 'MWMM' | 'MMWW' | 'MMWM' | 'MMMW' | 'WWMMM' | 'WMWMM' | 'WMMWM' | 'WMMMW' | 'MWWMM' | 'MWMWM' | 'MWMMW' | 'MMWWM' | 'MMWMW' | 'MMMWW';
      }>;
      /** How many workers there are. */
      count: number;
    };
    /** By space. */
    plots: Array<null | 'sandcastle' | 'cave' | 'hut' | 'fence' | 'wall' | 'stable' | 'well' | 'mill' | 'tower' | 'greenhouse' | 'inn' | 'chapel' | 'palace' | 'cathedral' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge'>;
    /** By copy, ascending among the copies of one kind. */
    holders: Array<'0' | '1' | '2' | '3' | '4' | 'board' | 'bag'>;
    /** By space. */
    tools: { [name: string]: number }[];
    /** SM-16: tools, by seat. */
    owned: { [name: string]: number }[];
    /** SM-5: figures that are not on the calendar, by seat. */
    reserves: { [name: string]: number }[];
    /** Determines what happens next. */
    phase: 'tile' | 'tool' | 'action' | 'effect' | 'over';
    /** Of the game, 2 to 5. */
    seats: number;
    /** The seat that acts; seat 0 if none does. */
    turn: number;
    /** SM-7, SM-11: number of months from NOW to the end of its board, including NOW; 1 to 6. */
    months: number;
    /** SM-47: number of boards laid at the other end; stays 0 without last_half_year. */
    boards: number;
    /** SM-1, SM-3: number of outcomes so far in this phase of the setup, 0 afterwards. */
    draws: number;
    /** SM-25: effect of the tile just built while it asks for choices; the members below are also used only then. */
    effect: 'none' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge';
    /** The seat that built the tile. */
    builder: number;
    /** Where the tile lay. */
    site: '1/1' | '1/2' | '1/3' | '1/4' | '2/1' | '2/2' | '2/3' | '2/4' | '3/1' | '3/2' | '3/3' | '3/4' | '4/1' | '4/2' | '4/3' | '4/4' | '5/1' | '5/2' | '5/3' | '5/4' | '6/1' | '6/2' | '6/3' | '6/4' | '7/1' | '7/2' | '7/3' | '8/1' | '8/2' | '9/1';
    /** SM-40: the seat whose worker goes to prison. */
    victim: number;
    /** SM-27 to SM-30: number of tools still to be lost. */
    losses: number;
    /** SM-35: month to which the builder's workers went. */
    reached: number;
    /** SM-35: number of these workers. */
    took_part: number;
  };
  /** The viewer's entry of `choices` in the state. */
  choice: { [name: string]: number };
}

/** An outcome of Samara, as JSON. */
export interface SamaraOutcome {
  /** Number of seats in this game. */
  seats: number;
  /** Place 1 is the best. Seats may share a place; under some rules nobody has place 1. */
  places: number[];
  /** By seat. */
  scores: number[];
  /** Empty if there was no tie to break. */
  tie_broken_by: null | SamaraRule;
}

/** What all moves of Samara have; members that a kind does not use have their usual values. */
export interface SamaraMoveMembers {
  /** For tile. */
  tile: null | 'sandcastle' | 'cave' | 'hut' | 'fence' | 'wall' | 'stable' | 'well' | 'mill' | 'tower' | 'greenhouse' | 'inn' | 'chapel' | 'palace' | 'cathedral' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge';
  /** Tool, take, lose, give. */
  tool: null | 'saw' | 'compass' | 'square' | 'glassA' | 'glassB';
  /** For take and build. */
  space: null | '1/1' | '1/2' | '1/3' | '1/4' | '2/1' | '2/2' | '2/3' | '2/4' | '3/1' | '3/2' | '3/3' | '3/4' | '4/1' | '4/2' | '4/3' | '4/4' | '5/1' | '5/2' | '5/3' | '5/4' | '6/1' | '6/2' | '6/3' | '6/4' | '7/1' | '7/2' | '7/3' | '8/1' | '8/2' | '9/1';
  /** For raise. */
  sex: null | 'woman' | 'man';
  /** The worker that is trained, hurt, imprisoned or buried. */
  worker: null | {
    /** Number of months ahead of NOW, 0 to 11. */
    month: number;
    /** Place in the row, counting workers of all seats. */
    place: number;
  };
  /** For take and build. */
  helpers: number[];
  /** The move as a word. */
  text?: string;
}

/** A move of Samara, by its kind. */
export type SamaraMove =
  /** Chance: the next space gets this tile (SM-1). */
  | (SamaraMoveMembers & { kind: 'tile' })
  /** Chance: the next place of a tool space gets this tool (SM-3). */
  | (SamaraMoveMembers & { kind: 'tool' })
  /** A tool is taken from a space (SM-16). */
  | (SamaraMoveMembers & { kind: 'take' })
  /** The tile on a space is built (SM-19). */
  | (SamaraMoveMembers & { kind: 'build' })
  /** A new worker is raised (SM-18). */
  | (SamaraMoveMembers & { kind: 'raise' })
  /** SM-22: the active worker goes to the next month that has another worker of its seat. */
  | (SamaraMoveMembers & { kind: 'vacation' })
  /** No action is possible (SM-23). */
  | (SamaraMoveMembers & { kind: 'step' })
  /** The builder loses a tool (SM-27 to SM-30). */
  | (SamaraMoveMembers & { kind: 'lose' })
  /** A tool is chosen for the Barracks (SM-32). */
  | (SamaraMoveMembers & { kind: 'give' })
  /** A worker loses one strength (SM-34). */
  | (SamaraMoveMembers & { kind: 'hurt' })
  /** A worker gains one strength (SM-35). */
  | (SamaraMoveMembers & { kind: 'train' })
  /** A worker is lost (SM-38). */
  | (SamaraMoveMembers & { kind: 'bury' })
  /** A worker goes to prison (SM-40). */
  | (SamaraMoveMembers & { kind: 'imprison' });

/** What all events of Samara have; members that a kind does not use have their usual values. */
export interface SamaraEventMembers {
  /** The rule that causes the effect. */
  rule: SamaraRule;
  /** The seat whose worker, tool, tile, turn or win it is. */
  seat: number;
  /** The second seat of tie_broken. */
  other: number;
  /** Laid, taken, lost or chosen; null if there is none or the viewer may not see it. */
  tool: null | 'saw' | 'compass' | 'square' | 'glassA' | 'glassB';
  /** Laid or taken. */
  tile: 'sandcastle' | 'cave' | 'hut' | 'fence' | 'wall' | 'stable' | 'well' | 'mill' | 'tower' | 'greenhouse' | 'inn' | 'chapel' | 'palace' | 'cathedral' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge';
  /** Where the tool or tile lies or lay. */
  space: '1/1' | '1/2' | '1/3' | '1/4' | '2/1' | '2/2' | '2/3' | '2/4' | '3/1' | '3/2' | '3/3' | '3/4' | '4/1' | '4/2' | '4/3' | '4/4' | '5/1' | '5/2' | '5/3' | '5/4' | '6/1' | '6/2' | '6/3' | '6/4' | '7/1' | '7/2' | '7/3' | '8/1' | '8/2' | '9/1';
  /** Of the figure that entered or left the calendar. */
  sex: 'woman' | 'man';
  /** Where the worker stood. */
  from: {
    /** Number of months ahead of NOW, 0 to 11. */
    month: number;
    /** Place in the row, counting workers of all seats. */
    place: number;
  };
  /** Where the worker stands now. */
  to: {
    /** Number of months ahead of NOW, 0 to 11. */
    month: number;
    /** Place in the row, counting workers of all seats. */
    place: number;
  };
  /** Prestige, or the number of joined month_begun events. */
  amount: number;
  /** The viewers who may see the tool. */
  tool_seen_by: Array<'0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator'>;
}

/** An event of Samara, by its kind. */
export type SamaraEvent =
  /** `tile` lies on `space` (SM-1). */
  | (SamaraEventMembers & { kind: 'tile_laid'; course?: undefined })
  /** `tool` lies on `space` (SM-3). */
  | (SamaraEventMembers & { kind: 'tool_laid'; course?: undefined })
  /** `seat` took `tool` from `space` (SM-16). */
  | (SamaraEventMembers & { kind: 'tool_taken'; course?: undefined })
  /** `seat` took `tile`, worth `amount`, from `space` (SM-19). */
  | (SamaraEventMembers & { kind: 'tile_taken'; course?: undefined })
  /** A worker of `seat` went `from` - `to` (SM-13). */
  | (SamaraEventMembers & { kind: 'worker_moved'; course?: undefined })
  /** A figure of `sex` left the reserve of `seat` and became a new worker on `to` (SM-18). */
  | (SamaraEventMembers & { kind: 'figure_born'; course?: undefined })
  /** `seat` lost `tool`, which lies on `space` (SM-27 to SM-30). */
  | (SamaraEventMembers & { kind: 'tool_lost'; course?: undefined })
  /** `seat` chose `tool` for the Barracks (SM-32). */
  | (SamaraEventMembers & { kind: 'tool_chosen'; course?: undefined })
  /** All seats have chosen; tool_lost events with their tools follow (SM-32). */
  | (SamaraEventMembers & { kind: 'choices_revealed'; course?: undefined })
  /** The lowest figure of the worker of `seat` on `from`, of `sex`, went to the reserve (SM-34). */
  | (SamaraEventMembers & { kind: 'worker_weakened'; course?: undefined })
  /** The worker of `seat` on `from`, a single figure of `sex`, went to the reserve (SM-34). */
  | (SamaraEventMembers & { kind: 'worker_left'; course?: undefined })
  /** A figure of `sex` left the reserve of `seat` and stands under its worker on `to` (SM-35). */
  | (SamaraEventMembers & { kind: 'worker_trained'; course?: undefined })
  /** The whole worker of `seat` on `from` went to the reserve (SM-38). */
  | (SamaraEventMembers & { kind: 'worker_buried'; course?: undefined })
  /** The worker of `seat` on `from` went to prison on `to` (SM-40). */
  | (SamaraEventMembers & { kind: 'worker_imprisoned'; course?: undefined })
  /** The calendar was moved: NOW is the next month, and all workers are one month nearer (SM-10). */
  | (SamaraEventMembers & { kind: 'month_begun'; course?: undefined })
  /** The board that NOW has passed was laid at the other end (SM-11). */
  | (SamaraEventMembers & { kind: 'board_laid'; course?: undefined })
  /** `seat` acts next (SM-9, or the rule of the tile that asks it). */
  | (SamaraEventMembers & { kind: 'turn_passed'; course?: undefined })
  /** SM-44, SM-47: because of the last tile or the last half-year. */
  | (SamaraEventMembers & { kind: 'game_ended'; course?: undefined })
  /** `seat` is placed before `other`, which has the same prestige (SM-45). */
  | (SamaraEventMembers & { kind: 'tie_broken'; course?: undefined })
  /** `seat` has won with prestige `amount` (SM-44). */
  | (SamaraEventMembers & { kind: 'seat_won'; course?: undefined })
  /** A member of the `course` has a new value. */
  | (SamaraEventMembers & { kind: 'course_changed'; course: {
      /** Determines what happens next. */
      phase?: 'tile' | 'tool' | 'action' | 'effect' | 'over';
      /** SM-1, SM-3: number of outcomes so far in this phase of the setup, 0 afterwards. */
      draws?: number;
      /** SM-25: effect of the tile just built while it asks for choices; the members below are also used only then. */
      effect?: 'none' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge';
      /** The seat that built the tile. */
      builder?: number;
      /** Where the tile lay. */
      site?: '1/1' | '1/2' | '1/3' | '1/4' | '2/1' | '2/2' | '2/3' | '2/4' | '3/1' | '3/2' | '3/3' | '3/4' | '4/1' | '4/2' | '4/3' | '4/4' | '5/1' | '5/2' | '5/3' | '5/4' | '6/1' | '6/2' | '6/3' | '6/4' | '7/1' | '7/2' | '7/3' | '8/1' | '8/2' | '9/1';
      /** SM-40: the seat whose worker goes to prison. */
      victim?: number;
      /** SM-27 to SM-30: number of tools still to be lost. */
      losses?: number;
      /** SM-35: month to which the builder's workers went. */
      reached?: number;
      /** SM-35: number of these workers. */
      took_part?: number;
    } });

/** The kinds of events of Samara. */
export type SamaraEventKind = SamaraEvent['kind'];

/** Options of Clockman. */
export interface ClockmanOptions {
  /** players: 2 to 4 */
  seats?: number;
  /** ones of a date: 2 to 3 */
  ones?: number;
  /** blockades stay: false or true */
  blockades_stay?: boolean;
  /** way outward: need or free or home */
  outward?: 'need' | 'free' | 'home';
  /** transfer: false or true */
  transfer?: boolean;
  /** hoarding: none or one or extended */
  hoarding?: 'none' | 'one' | 'extended';
  /** robbery: false or true */
  robbery?: boolean;
  /** robbery from the date too: false or true */
  rob_date?: boolean;
  /** trade: false or true */
  trade?: boolean;
  /** proposals in a turn: 1 to 4 */
  trade_offers?: number;
}

/** Setup facts of Clockman. */
export interface ClockmanStart {
}

/** The IDs of the rules of Clockman. */
export type ClockmanRule =
  /** Two to four seats play, each with one figure of its own colour. */
  | 'CM-1'
  /** Every seat plays for itself, and the first wins whose figure has come through the four rings and enters the centre, with a complete date. */
  | 'CM-2'
  /** There are 20 blockades, four in each of five poses A to E, and 40 symbol cards, eight of each pose. There are 40 digit cards, namely twenty 0, eight 1, four 2, two jokers and six lifts; 60 event cards; and a die for each seat. */
  | 'CM-3'
  /** A date, 01.01.2000, needs five 0, two 1 (three with the option ones = 3) and one 2. */
  | 'CM-4'
  /** A joker stands for any digit and is never fixed to one. Digits are usable if they fill places of the date, and jokers if they fill the places that are left; all others are surplus. A seat needs a digit if taking it gives it more usable ones. */
  | 'CM-5'
  /** Four rings lie around the centre, ring 1 outermost; passage fields link each with the next one inward, and from ring 4 a goal straight of three fields for each colour leads to the centre. */
  | 'CM-6'
  /** A seat's place is its side of the board; two seats sit on opposite sides. There it has a start field outside ring 1, beside it its entry on ring 1, and on ring 4 its junction, the field where its straight branches off. All figures begin on their start fields, and nobody holds a card. */
  | 'CM-7'
  /** A ring field is plain, or it is a digit, symbol, event or transfer field; without the transfer rule a transfer field is plain. Passages, start fields, straights and the centre have no effect of their own. */
  | 'CM-8'
  /** At the start a digit card lies on every digit field: each 0 on ring 2, each 1 on ring 3 and each 2 on ring 4, their home rings. Jokers and lifts lie where the edition says, lifts never on ring 4. */
  | 'CM-9'
  /** A blockade stands on every passage field and on the last field of every straight; the edition says in which pose. */
  | 'CM-10'
  /** Rolls lead clockwise on the rings, exactly as many steps as they count; only a card that says so sets a figure back. */
  | 'CM-11'
  /** All paths of exactly the rolled length are open, with a choice at each branch, but no passage field twice in one move; only the field where a move ends has effects, and a move is named by that field. */
  | 'CM-12'
  /** The step onto a blocked passage from its outer ring must be the last of the roll, and the seat pays in the same move: a symbol card of the blockade's pose, shown and put back, or a card free. */
  | 'CM-13'
  /** From a passage field the first step of the next move leads to its field on the inner ring and on clockwise or, where the seat may go outward, to its field on the outer ring and on clockwise. */
  | 'CM-14'
  /** Leaving a ring outward takes ordinary steps, with neither an exact roll nor a card. A seat may if a digit that it needs has its home on the passage's outer ring or farther out, or if a seat that it hunts (CM-75) stands there. If no card of a digit that it needs lies on the board, a joker lying there will do as well. Who may is our decision; outward = free lets everybody, home nobody for a joker. */
  | 'CM-15'
  /** A blockade that was overcome stays. With the option blockades_stay = false it leaves its passage for everybody as soon as somebody has paid there; the passage is then passed by ordinary steps. */
  | 'CM-16'
  /** From the start field the first step leads to the entry, the field of ring 1 beside it, with any roll; so too for a figure that was sent back. */
  | 'CM-17'
  /** From its own junction a figure may step onto its straight if its seat's date is complete and no open card bars it. The seat must also hold a symbol card of its last blockade's pose; that is our decision, for on the straight it could get none. */
  | 'CM-18'
  /** On ring 4 with a complete date a roll may lead past the straight: it is greater than the steps to the junction and 3 more. Then the seat chooses: its figure goes round ring 4 again, or it stays and the roll is forfeited. A smaller roll leaves no such choice. */
  | 'CM-19'
  /** The last field of the straight, with the last blockade, must be hit with the last step of the roll. It costs a symbol card of its pose in the same move, never a card free. On the straight a roll that leads farther is forfeited. */
  | 'CM-20'
  /** From the last field of the straight exactly a 1 leads to the centre; any other roll is forfeited. */
  | 'CM-21'
  /** Where a move can end without paying, there is no move that pays for the same end. Where a symbol card or a card free could pay, these are two moves to choose from. */
  | 'CM-22'
  /** A seat must move if it can without paying. It may forfeit its roll only if it has no such move, or if its figure is on ring 4, its date is complete and the roll leads past its straight. */
  | 'CM-23'
  /** Wherever a figure arrives, by its own move, a lift, a card or because it was sent there, it captures all other figures on the field. */
  | 'CM-24'
  /** A captured figure goes straight outward to the next ring, from ring 1 to its start field, from a passage to its field on the outer ring. Where the line meets two fields it takes the clockwise one, the right one seen from the centre. */
  | 'CM-25'
  /** Figures sent from one field at the same time go together without capturing each other. They capture whoever stands where they arrive, and so on outward. All are asked for a card stay before any is moved. */
  | 'CM-26'
  /** Figures share a field only where a rule spares one (sent together, cards stay and peace, a pact) or a card swap brings them together; sharing has no other effect. */
  | 'CM-27'
  /** On start fields, straights and the centre nothing is captured, since nobody else can come there. */
  | 'CM-28'
  /** A figure that was sent away triggers no effect of the field where it arrives. */
  | 'CM-29'
  /** An own arrival is one that the active seat makes with its own figure: by its move, by a lift, or by a card move, gotoS or gotoD that it drew. Only by an own arrival does a seat take digits from others, spare them or count as the one that captures. */
  | 'CM-30'
  /** When all captures are settled, the field where a figure ended takes effect for its owner, but only after its move, a lift or a card gotoS or gotoD. After any other change of place, by a card move too, nothing takes effect. */
  | 'CM-31'
  /** On a symbol field the seat draws one symbol card and keeps it face down. */
  | 'CM-32'
  /** On a digit field with a 0, 1 or 2 the seat takes the card at once if it needs it, and adds it to its date. */
  | 'CM-33'
  /** A digit that the seat does not need stays where it is, unless hoarding allows to take it; the field must be hit exactly. */
  | 'CM-34'
  /** A joker on a field is taken like any digit: at once if the seat needs it. */
  | 'CM-35'
  /** On a lift field with its card the seat may go to the next inner ring, without a blockade, and arrives there with capture and field effect. The lift then leaves the game; whoever declines leaves it lying. */
  | 'CM-36'
  /** A lift goes in a straight line to the centre; where the line meets two fields of the next ring it takes the clockwise one, the left one seen from the nearest edge of the board. */
  | 'CM-37'
  /** On an event field the seat draws an event card and treats it as the mode on it says: at once, on demand or open. */
  | 'CM-38'
  /** A digit field without a card on it is plain. */
  | 'CM-39'
  /** Symbol cards are drawn from one face-down stack. Cards put back are shown and wait on a pile apart. When a card is to be drawn and the stack is empty, that pile is shuffled and is the new stack; if both are empty, nothing is drawn. A hand has no limit. */
  | 'CM-40'
  /** Event cards have a stack and a put-back pile of their own. When a card is to be drawn and the stack is empty, that pile is shuffled and is the new stack; if both are empty, nothing is drawn. That it is shuffled is our decision. */
  | 'CM-41'
  /** An at-once card is read aloud and put back. The others may veto it, one after another from the left neighbour on. Then it is carried out; what of it cannot be carried out lapses. */
  | 'CM-42'
  /** An on-demand card is kept face down until its seat wants to use it: before or after its own roll or in another seat's turn, at the moments that its effect fits. Then it is read out and put back. */
  | 'CM-43'
  /** An open card is read aloud and lies face up before its seat; when its demand has been met, or kept to for as long as it says, it is put back. */
  | 'CM-44'
  /** In its own turn a seat plays at most three on-demand cards; cards played in others' turns and at-once cards do not count. */
  | 'CM-45'
  /** A seat whose figure is on its straight cannot play cards add, free and swap, and nobody can swap with it. It may veto; guard and stay find no occasion there. That no other card moves such a figure, or takes digits or symbol cards from its seat, is our decision. */
  | 'CM-46'
  /** A win with cards that should have been played at once or openly cannot come about, since every card is treated by its mode; so nobody has to look through the winner's cards. */
  | 'CM-47'
  /** Card move (at once): the own figure goes on its ring as many fields as the card says, in our deck 1 to 4 clockwise or 1 to 3 back. It captures there, without field effect. */
  | 'CM-48'
  /** Card oback (at once): every other figure on a ring field goes back on its ring, in our deck 1 to 3 fields, as the card says. They go one after another from the left neighbour on, each with its captures settled before the next. */
  | 'CM-49'
  /** Card again (at once): the seat has one more turn after this one, only one however many such cards this turn brings; such a card in the extra turn gives another. */
  | 'CM-50'
  /** Card skip (at once): the seat misses its next turn, also an extra one; several such cards add up. */
  | 'CM-51'
  /** Card sym (at once): the seat draws as many symbol cards as the card says, in our deck 1 or 2, one after another. */
  | 'CM-52'
  /** Card lose (at once): the seat puts back one symbol card of its choice. */
  | 'CM-53'
  /** Card mix (at once): the seat chooses one of its symbol cards and another seat that has some and is not on its straight. It gets one drawn unseen from that seat's hand and gives the chosen one for it. */
  | 'CM-54'
  /** Card drop (at once): a digit of the seat's choice goes back to the board, to the first empty field of its kind, counted from ring 1 inward and on each ring clockwise from the seat's side. */
  | 'CM-55'
  /** Card grab (at once): the seat must, if it can, take a digit from another seat that is not on its straight, out of its date too: one that it needs or by hoarding may hold. That seat may play a card guard. */
  | 'CM-56'
  /** Cards gotoS and gotoD (at once): the own figure goes clockwise to the next symbol field of its ring, or the next digit field with a card on it, captures there and takes the field's effect. */
  | 'CM-57'
  /** Card free (on demand) pays for the step onto a blocked passage instead of a symbol card; the roll must be exact all the same. */
  | 'CM-58'
  /** Card stay (on demand): an own figure that was captured, in whatever way, is not sent away and shares the field; digits may be taken from its seat all the same. */
  | 'CM-59'
  /** Card guard (on demand): when a digit is about to be taken from the seat by capture or a card grab, nothing is taken this time; a captured figure has to leave all the same. */
  | 'CM-60'
  /** Card veto (on demand): an at-once card that another seat has just drawn has no effect; cards of other modes cannot be vetoed. */
  | 'CM-61'
  /** Card add (on demand): after the own roll, the roll counts as much more or less as the card says, in our deck 1 or 2 more or 1 less. It counts at least 1 and may exceed 6; not on the straight. */
  | 'CM-62'
  /** Card swap (on demand): before or after the own roll, or before the roll in another seat's turn, the own figure and another one on the same ring change places, without capture or field effect. */
  | 'CM-63'
  /** Card barin (open): until the seat's die shows the number on the card, in our deck 1, 5 or 6, its figure may not step inward onto a passage nor onto its straight. Lifts, and leaving a passage inward, are not barred. */
  | 'CM-64'
  /** Card peace (open): in the rest of this turn and as many next turns of its own as the card says, in our deck 2 or 3, the seat's figure captures nobody by its own arrival. It shares the field. */
  | 'CM-65'
  /** Every seat rolls once and the highest begins; those tied for the highest roll again, until one is highest, and these rolls only decide who begins. */
  | 'CM-66'
  /** Seats play clockwise; in its first turn a seat does not roll but moves with its first starting roll, and what belongs before a roll, cards and trade, is left out. */
  | 'CM-67'
  /** A turn: missed turns pass, cards and trade before the roll, then cards of the others, the roll, cards and trade after it, the move, captures, field effect. */
  | 'CM-68'
  /** At the end of a turn cards peace count down and pacts without a common hunt end; then the same seat has an extra turn if a card gave it one, else the left neighbour plays. */
  | 'CM-69'
  /** The first figure in the centre ends the game at once; its owner has place 1 and score 1, all others place 2 and score 0. */
  | 'CM-70'
  /** Transfer (option): a digit that comes to a seat is loose. When a transfer field takes effect for the seat (CM-31), all its loose digits go into the date. Only digits in the date make it complete, and of equal digits a loose one is given up first. */
  | 'CM-71'
  /** Hoarding (option hoarding = one): a seat may hold one surplus digit in all, one that its date has no place for. On a field with a digit that it does not need but may hold it chooses to take or to leave it. */
  | 'CM-72'
  /** Getting back: a seat whose own arrival captures a seat that has a digit too many may take one such digit if it needs it. A digit is too many if without it the other has no fewer usable ones. The captured figure is sent away as always. */
  | 'CM-73'
  /** Extended hoarding (option hoarding = extended): a seat may hold any number of surplus digits, and they can still be got back by capture. */
  | 'CM-74'
  /** A seat hunts another that has a digit too many (CM-73) which it needs and of which no card lies on the board. With extended hoarding a seat that arrives at another may, if both hunt the same third, offer it a pact instead of capturing it. While the pact holds and both hunt a common third, neither captures the other by its own arrival. */
  | 'CM-75'
  /** Robbery (option): by own arrival a seat may take one digit of any kind, or none, from each seat that it captures, within its own surplus limit. With rob_date = false it may take loose digits only; without transfer that changes nothing. A captured figure leaves all the same. */
  | 'CM-76'
  /** Trade (option): before and after its roll a seat may offer another one or two digits for one or two others. It may also propose a circle of three, in which each gives the next a digit of another kind. All concerned must accept; none may be on its straight or end above its surplus limit. A turn has at most trade_offers proposals, and a declined one is not repeated. */
  | 'CM-77';

/** A state of Clockman, as JSON. */
export interface ClockmanState {
  /** The public part. */
  table: {
    /** CM-9: the digit cards on their fields. */
    board: Array<'1.5' | '1.29' | '2.0' | '2.2' | '2.4' | '2.5' | '2.7' | '2.10' | '2.12' | '2.13' | '2.14' | '2.15' | '2.17' | '2.20' | '2.22' | '2.24' | '2.25' | '2.27' | '2.30' | '2.32' | '2.33' | '2.34' | '2.35' | '2.37' | '3.1' | '3.4' | '3.6' | '3.9' | '3.12' | '3.14' | '3.17' | '3.20' | '3.22' | '3.25' | '3.28' | '3.30' | '4.1' | '4.6' | '4.11' | '4.16'>;
    /** CM-77: of this turn, until the window after the roll closes. */
    proposals: string;
    /** CM-33, CM-71: by seat. */
    digits: {
      /** CM-71: only these can complete a date. */
      date: {
        /** Of 0. */
        '0': number;
        /** Of 1. */
        '1': number;
        /** Of 2. */
        '2': number;
        /** Of X. */
        X: number;
      };
      /** CM-71: always empty without the option transfer. */
      loose: {
        /** Of 0. */
        '0': number;
        /** Of 1. */
        '1': number;
        /** Of 2. */
        '2': number;
        /** Of X. */
        X: number;
      };
    }[];
    /** CM-7: by seat, at first on the start fields. */
    figures: string[];
    /** CM-67: by seat, until its first turn has begun, else 0. */
    first_rolls: number[];
    /** CM-51: turns to miss, by seat. */
    skips: number[];
    /** CM-16: passages whose blockade is gone. */
    opened: Array<'p0' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7' | 'p8' | 'p9' | 'p10' | 'p11' | 'p12' | 'p13' | 'p14' | 'p15'>;
    /** CM-77: the proposal that waits for an answer. */
    proposal: null | string;
    /** CM-75: of seats that hunt a common third. */
    pacts: Array<'0+1' | '0+2' | '1+2' | '0+3' | '1+3' | '2+3'>;
    /** Determines what happens next. */
    phase: 'start' | 'before' | 'trade' | 'others' | 'roll' | 'after' | 'move' | 'spare' | 'pact' | 'guard' | 'rob' | 'stay' | 'draw_symbol' | 'draw_event' | 'lift' | 'take' | 'veto' | 'lose' | 'mix' | 'mix_draw' | 'drop' | 'grab' | 'over';
    /** The active seat; at the end the winner. */
    turn: number;
    /** Second seat that the node concerns, else seat 0. */
    asked: number;
    /** CM-26: the first figure of the group that arrives, else seat 0. */
    first: number;
    /** CM-49: seat whose figure an oback card moves, else seat 0. */
    goer: number;
    /** CM-24: figures whose arrival is in progress. */
    arriving: number[];
    /** CM-26: figures that leave after everybody has been asked. */
    captured: number[];
    /** CM-66: seats that may still begin; empty after the starting rolls. */
    contenders: number[];
    /** CM-68: from the roll to the move, at most 15 with add cards; else 0. */
    roll: number;
    /** CM-66: the highest starting roll of the round. */
    highest: number;
    /** CM-45: number of on-demand cards played by the active seat in its turn, at most 3. */
    played: number;
    /** CM-52: number of symbol cards still to draw, 0 to 4. */
    left: number;
    /** CM-42: the at-once card that is being carried out. */
    card: null | 'move+1' | 'move+2' | 'move+3' | 'move+4' | 'move+5' | 'move+6' | 'move-1' | 'move-2' | 'move-3' | 'move-4' | 'move-5' | 'move-6' | 'oback1' | 'oback2' | 'oback3' | 'oback4' | 'oback5' | 'oback6' | 'again' | 'skip' | 'sym1' | 'sym2' | 'sym3' | 'sym4' | 'lose' | 'mix' | 'drop' | 'grab' | 'gotoS' | 'gotoD' | 'free' | 'stay' | 'guard' | 'veto' | 'add+1' | 'add+2' | 'add+3' | 'add-1' | 'add-2' | 'add-3' | 'swap' | 'barin1' | 'barin2' | 'barin3' | 'barin4' | 'barin5' | 'barin6' | 'peace1' | 'peace2' | 'peace3' | 'peace4' | 'peace5' | 'peace6';
    /** CM-56: the demanded digit while the other seat may guard it. */
    wanted: '0' | '1' | '2' | 'X';
    /** 2 to 4. */
    seats: number;
  };
  /** CM-40: hidden, except for its size. */
  draw_pile: { [name: string]: number };
  /** CM-40: face up; replaces an empty draw pile. */
  put_back: { [name: string]: number };
  /** CM-54: the card chosen for the asked seat; it is in no hand. */
  aside: { [name: string]: number };
  /** CM-32: hands, by seat. */
  symbols: { [name: string]: number }[];
  /** CM-41, CM-43, CM-44: in piles, in hands or open. */
  events: {
    /** Where each card lies. */
    spots: Array<'draw' | 'under' | 'hand:0' | 'hand:1' | 'hand:2' | 'hand:3' | 'open:0' | 'open:0:1' | 'open:0:2' | 'open:0:3' | 'open:0:4' | 'open:0:5' | 'open:0:6' | 'open:0:7' | 'open:1' | 'open:1:1' | 'open:1:2' | 'open:1:3' | 'open:1:4' | 'open:1:5' | 'open:1:6' | 'open:1:7' | 'open:2' | 'open:2:1' | 'open:2:2' | 'open:2:3' | 'open:2:4' | 'open:2:5' | 'open:2:6' | 'open:2:7' | 'open:3' | 'open:3:1' | 'open:3:2' | 'open:3:3' | 'open:3:4' | 'open:3:5' | 'open:3:6' | 'open:3:7'>;
    /** Cards in hand, by seat. */
    hand_sizes: number[];
  };
}

/** A view of Clockman, as JSON. */
export interface ClockmanView {
  /** A seat or a spectator. */
  viewer: '0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator';
  /** Public, the same as in the state. */
  table: {
    /** CM-9: the digit cards on their fields. */
    board: Array<'1.5' | '1.29' | '2.0' | '2.2' | '2.4' | '2.5' | '2.7' | '2.10' | '2.12' | '2.13' | '2.14' | '2.15' | '2.17' | '2.20' | '2.22' | '2.24' | '2.25' | '2.27' | '2.30' | '2.32' | '2.33' | '2.34' | '2.35' | '2.37' | '3.1' | '3.4' | '3.6' | '3.9' | '3.12' | '3.14' | '3.17' | '3.20' | '3.22' | '3.25' | '3.28' | '3.30' | '4.1' | '4.6' | '4.11' | '4.16'>;
    /** CM-77: of this turn, until the window after the roll closes. */
    proposals: string;
    /** CM-33, CM-71: by seat. */
    digits: {
      /** CM-71: only these can complete a date. */
      date: {
        /** Of 0. */
        '0': number;
        /** Of 1. */
        '1': number;
        /** Of 2. */
        '2': number;
        /** Of X. */
        X: number;
      };
      /** CM-71: always empty without the option transfer. */
      loose: {
        /** Of 0. */
        '0': number;
        /** Of 1. */
        '1': number;
        /** Of 2. */
        '2': number;
        /** Of X. */
        X: number;
      };
    }[];
    /** CM-7: by seat, at first on the start fields. */
    figures: string[];
    /** CM-67: by seat, until its first turn has begun, else 0. */
    first_rolls: number[];
    /** CM-51: turns to miss, by seat. */
    skips: number[];
    /** CM-16: passages whose blockade is gone. */
    opened: Array<'p0' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7' | 'p8' | 'p9' | 'p10' | 'p11' | 'p12' | 'p13' | 'p14' | 'p15'>;
    /** CM-77: the proposal that waits for an answer. */
    proposal: null | string;
    /** CM-75: of seats that hunt a common third. */
    pacts: Array<'0+1' | '0+2' | '1+2' | '0+3' | '1+3' | '2+3'>;
    /** Determines what happens next. */
    phase: 'start' | 'before' | 'trade' | 'others' | 'roll' | 'after' | 'move' | 'spare' | 'pact' | 'guard' | 'rob' | 'stay' | 'draw_symbol' | 'draw_event' | 'lift' | 'take' | 'veto' | 'lose' | 'mix' | 'mix_draw' | 'drop' | 'grab' | 'over';
    /** The active seat; at the end the winner. */
    turn: number;
    /** Second seat that the node concerns, else seat 0. */
    asked: number;
    /** CM-26: the first figure of the group that arrives, else seat 0. */
    first: number;
    /** CM-49: seat whose figure an oback card moves, else seat 0. */
    goer: number;
    /** CM-24: figures whose arrival is in progress. */
    arriving: number[];
    /** CM-26: figures that leave after everybody has been asked. */
    captured: number[];
    /** CM-66: seats that may still begin; empty after the starting rolls. */
    contenders: number[];
    /** CM-68: from the roll to the move, at most 15 with add cards; else 0. */
    roll: number;
    /** CM-66: the highest starting roll of the round. */
    highest: number;
    /** CM-45: number of on-demand cards played by the active seat in its turn, at most 3. */
    played: number;
    /** CM-52: number of symbol cards still to draw, 0 to 4. */
    left: number;
    /** CM-42: the at-once card that is being carried out. */
    card: null | 'move+1' | 'move+2' | 'move+3' | 'move+4' | 'move+5' | 'move+6' | 'move-1' | 'move-2' | 'move-3' | 'move-4' | 'move-5' | 'move-6' | 'oback1' | 'oback2' | 'oback3' | 'oback4' | 'oback5' | 'oback6' | 'again' | 'skip' | 'sym1' | 'sym2' | 'sym3' | 'sym4' | 'lose' | 'mix' | 'drop' | 'grab' | 'gotoS' | 'gotoD' | 'free' | 'stay' | 'guard' | 'veto' | 'add+1' | 'add+2' | 'add+3' | 'add-1' | 'add-2' | 'add-3' | 'swap' | 'barin1' | 'barin2' | 'barin3' | 'barin4' | 'barin5' | 'barin6' | 'peace1' | 'peace2' | 'peace3' | 'peace4' | 'peace5' | 'peace6';
    /** CM-56: the demanded digit while the other seat may guard it. */
    wanted: '0' | '1' | '2' | 'X';
    /** 2 to 4. */
    seats: number;
  };
  /** By seat; a card laid aside is in no hand. */
  symbol_counts: number[];
  /** Number of cards in the draw pile. */
  symbol_pile: number;
  /** Number of cards in the draw pile. */
  event_pile: number;
  /** Public. */
  put_back: { [name: string]: number };
  /** The viewer's hand; empty for a spectator. */
  symbols: { [name: string]: number };
  /** CM-54: the viewer's card laid aside; empty if it laid none aside. */
  aside: { [name: string]: number };
  /** Cards in hidden hands are in the draw pile here; hand sizes are correct. */
  events: {
    /** Where each card lies. */
    spots: Array<'draw' | 'under' | 'hand:0' | 'hand:1' | 'hand:2' | 'hand:3' | 'open:0' | 'open:0:1' | 'open:0:2' | 'open:0:3' | 'open:0:4' | 'open:0:5' | 'open:0:6' | 'open:0:7' | 'open:1' | 'open:1:1' | 'open:1:2' | 'open:1:3' | 'open:1:4' | 'open:1:5' | 'open:1:6' | 'open:1:7' | 'open:2' | 'open:2:1' | 'open:2:2' | 'open:2:3' | 'open:2:4' | 'open:2:5' | 'open:2:6' | 'open:2:7' | 'open:3' | 'open:3:1' | 'open:3:2' | 'open:3:3' | 'open:3:4' | 'open:3:5' | 'open:3:6' | 'open:3:7'>;
    /** Cards in hand, by seat. */
    hand_sizes: number[];
  };
}

/** An outcome of Clockman, as JSON. */
export interface ClockmanOutcome {
  /** Number of seats in this game. */
  seats: number;
  /** Place 1 is the best. Seats may share a place; under some rules nobody has place 1. */
  places: number[];
  /** By seat. */
  scores: number[];
  /** Empty if there was no tie to break. */
  tie_broken_by: null | ClockmanRule;
}

/** What all moves of Clockman have; members that a kind does not use have their usual values. */
export interface ClockmanMoveMembers {
  /** Face of the die, 1 to 6. */
  number: number;
  /** Field where the figure ends. */
  to: string;
  /** Played or drawn. */
  card: null | 'move+1' | 'move+2' | 'move+3' | 'move+4' | 'move+5' | 'move+6' | 'move-1' | 'move-2' | 'move-3' | 'move-4' | 'move-5' | 'move-6' | 'oback1' | 'oback2' | 'oback3' | 'oback4' | 'oback5' | 'oback6' | 'again' | 'skip' | 'sym1' | 'sym2' | 'sym3' | 'sym4' | 'lose' | 'mix' | 'drop' | 'grab' | 'gotoS' | 'gotoD' | 'free' | 'stay' | 'guard' | 'veto' | 'add+1' | 'add+2' | 'add+3' | 'add-1' | 'add-2' | 'add-3' | 'swap' | 'barin1' | 'barin2' | 'barin3' | 'barin4' | 'barin5' | 'barin6' | 'peace1' | 'peace2' | 'peace3' | 'peace4' | 'peace5' | 'peace6';
  /** The other seat, not the deciding one. */
  seat: number;
  /** Of a symbol card. */
  pose: 'A' | 'B' | 'C' | 'D' | 'E';
  /** Taken or dropped. */
  digit: '0' | '1' | '2' | 'X';
  /** Of an offer or a circle. */
  proposal: null | string;
  /** The move as a word. */
  text?: string;
}

/** A move of Clockman, by its kind. */
export type ClockmanMove =
  /** Chance: the die shows `number`. */
  | (ClockmanMoveMembers & { kind: 'roll' })
  /** Chance: the symbol card drawn has `pose` (CM-32, CM-52, CM-54). */
  | (ClockmanMoveMembers & { kind: 'symbol' })
  /** Chance: the event card drawn is `card` (CM-38). */
  | (ClockmanMoveMembers & { kind: 'event' })
  /** The seat plays nothing in this window (CM-43). */
  | (ClockmanMoveMembers & { kind: 'pass' })
  /** `card` is played; a swap also names `seat` (CM-43). */
  | (ClockmanMoveMembers & { kind: 'play' })
  /** An exchange by `proposal` with `seat` is proposed (CM-77). */
  | (ClockmanMoveMembers & { kind: 'offer' })
  /** A circle of three by `proposal` is proposed; `seat` is asked first (CM-77). */
  | (ClockmanMoveMembers & { kind: 'circle' })
  /** An offer is accepted (CM-75, CM-77). */
  | (ClockmanMoveMembers & { kind: 'accept' })
  /** The offer is declined. */
  | (ClockmanMoveMembers & { kind: 'decline' })
  /** The figure goes to `to` (CM-12). */
  | (ClockmanMoveMembers & { kind: 'go' })
  /** The figure goes onto blocked `to` and pays with a symbol card of `pose` (CM-13, CM-20). */
  | (ClockmanMoveMembers & { kind: 'pay_symbol' })
  /** The figure goes onto blocked `to` and pays with a free card (CM-58). */
  | (ClockmanMoveMembers & { kind: 'pay_card' })
  /** The roll is given up (CM-23). */
  | (ClockmanMoveMembers & { kind: 'forfeit' })
  /** The figure met is captured (CM-75). */
  | (ClockmanMoveMembers & { kind: 'capture' })
  /** The figure met is offered a pact instead (CM-75). */
  | (ClockmanMoveMembers & { kind: 'spare' })
  /** `digit` is taken from the captured seat (CM-73, CM-76). */
  | (ClockmanMoveMembers & { kind: 'rob' })
  /** No digit is taken from the captured seat. */
  | (ClockmanMoveMembers & { kind: 'rob_none' })
  /** The figure takes the lift (CM-36). */
  | (ClockmanMoveMembers & { kind: 'lift' })
  /** The figure stays on the lift field. */
  | (ClockmanMoveMembers & { kind: 'remain' })
  /** The surplus digit is taken (CM-72). */
  | (ClockmanMoveMembers & { kind: 'take' })
  /** The surplus digit stays on its field. */
  | (ClockmanMoveMembers & { kind: 'leave' })
  /** A symbol card of `pose` is put back (CM-53). */
  | (ClockmanMoveMembers & { kind: 'lose' })
  /** A symbol card of `pose` is exchanged with `seat` (CM-54). */
  | (ClockmanMoveMembers & { kind: 'mix' })
  /** `digit` goes back to the board (CM-55). */
  | (ClockmanMoveMembers & { kind: 'drop' })
  /** `digit` is demanded of `seat` (CM-56). */
  | (ClockmanMoveMembers & { kind: 'grab' });

/** What all events of Clockman have; members that a kind does not use have their usual values. */
export interface ClockmanEventMembers {
  /** The rule that causes the effect. */
  rule: ClockmanRule;
  /** The seat that the event is about. */
  seat: number;
  /** The second seat, if there is one. */
  other: number;
  /** Field that the figure leaves, or whose effect takes place. */
  from: string;
  /** Field that a figure or digit reaches, or that is paid for. */
  to: string;
  /** Of a symbol card, if has_pose. */
  pose: 'A' | 'B' | 'C' | 'D' | 'E';
  /** False also if the viewer may not see the pose. */
  has_pose: boolean;
  /** None also if the viewer may not see the card. */
  card: null | 'move+1' | 'move+2' | 'move+3' | 'move+4' | 'move+5' | 'move+6' | 'move-1' | 'move-2' | 'move-3' | 'move-4' | 'move-5' | 'move-6' | 'oback1' | 'oback2' | 'oback3' | 'oback4' | 'oback5' | 'oback6' | 'again' | 'skip' | 'sym1' | 'sym2' | 'sym3' | 'sym4' | 'lose' | 'mix' | 'drop' | 'grab' | 'gotoS' | 'gotoD' | 'free' | 'stay' | 'guard' | 'veto' | 'add+1' | 'add+2' | 'add+3' | 'add-1' | 'add-2' | 'add-3' | 'swap' | 'barin1' | 'barin2' | 'barin3' | 'barin4' | 'barin5' | 'barin6' | 'peace1' | 'peace2' | 'peace3' | 'peace4' | 'peace5' | 'peace6';
  /** Taken, left, given up or demanded. */
  digit: '0' | '1' | '2' | 'X';
  /** Given in a trade. */
  bundle: '0' | '00' | '01' | '02' | '0X' | '1' | '11' | '12' | '1X' | '2' | '22' | '2X' | 'X' | 'XX';
  /** Of a die, a roll or a counter. */
  number: number;
  /** Of a trade. */
  proposal: null | string;
  /** Who may see pose and card. */
  seen_by: Array<'0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator'>;
}

/** An event of Clockman, by its kind. */
export type ClockmanEvent =
  /** The starting roll of `seat` is `number` (CM-66). */
  | (ClockmanEventMembers & { kind: 'start_rolled'; course?: undefined })
  /** Several seats rolled the highest and roll again (CM-66). */
  | (ClockmanEventMembers & { kind: 'round_tied'; course?: undefined })
  /** The roll of `seat` is `number`; in a first turn its starting roll (CM-67, CM-68). */
  | (ClockmanEventMembers & { kind: 'die_rolled'; course?: undefined })
  /** The roll of `seat` counts `number` now (CM-62). */
  | (ClockmanEventMembers & { kind: 'roll_changed'; course?: undefined })
  /** `seat` gives up its roll and stays on its field (CM-19, CM-23). */
  | (ClockmanEventMembers & { kind: 'roll_forfeited'; course?: undefined })
  /** `seat` may play a card here, or propose a trade in its turn (CM-43, CM-77). */
  | (ClockmanEventMembers & { kind: 'window_opened'; course?: undefined })
  /** `seat` passes in its window (CM-43). */
  | (ClockmanEventMembers & { kind: 'window_passed'; course?: undefined })
  /** The figure of `seat` went one step, `from` - `to` (CM-12). */
  | (ClockmanEventMembers & { kind: 'figure_stepped'; course?: undefined })
  /** A card or a lift moved the figure of `seat`, `from` - `to` (CM-36, CM-48, CM-49, CM-57). */
  | (ClockmanEventMembers & { kind: 'figure_moved'; course?: undefined })
  /** `seat` was captured on `from` by `other` (CM-24). */
  | (ClockmanEventMembers & { kind: 'figure_captured'; course?: undefined })
  /** The captured figure of `seat` stays on `from` (CM-59). */
  | (ClockmanEventMembers & { kind: 'figure_stayed'; course?: undefined })
  /** `seat` was spared on `from` by `other` (CM-65, CM-75). */
  | (ClockmanEventMembers & { kind: 'figure_spared'; course?: undefined })
  /** The captured figure of `seat` went `from` - `to` (CM-25). */
  | (ClockmanEventMembers & { kind: 'figure_sent'; course?: undefined })
  /** `seat` went from `from` to `to`, `other` the other way (CM-63). */
  | (ClockmanEventMembers & { kind: 'figures_swapped'; course?: undefined })
  /** `seat` paid for the step onto `to` (CM-13, CM-20). */
  | (ClockmanEventMembers & { kind: 'blockade_paid'; course?: undefined })
  /** The blockade on passage `to` is gone (CM-16). */
  | (ClockmanEventMembers & { kind: 'blockade_removed'; course?: undefined })
  /** The L on `from` is removed from the game (CM-36). */
  | (ClockmanEventMembers & { kind: 'lift_left'; course?: undefined })
  /** `seat` declined the lift and stays on `from` (CM-36). */
  | (ClockmanEventMembers & { kind: 'lift_declined'; course?: undefined })
  /** `seat` took `digit` from field `from` (CM-33, CM-35, CM-72). */
  | (ClockmanEventMembers & { kind: 'digit_taken'; course?: undefined })
  /** `seat` left `digit` on field `from` (CM-72). */
  | (ClockmanEventMembers & { kind: 'digit_left'; course?: undefined })
  /** `seat` demands `digit` from `other` (CM-56). */
  | (ClockmanEventMembers & { kind: 'digit_demanded'; course?: undefined })
  /** `seat` took `digit` from `other` (CM-56, CM-73, CM-76). */
  | (ClockmanEventMembers & { kind: 'digit_robbed'; course?: undefined })
  /** `seat` took nothing from `other` (CM-76). */
  | (ClockmanEventMembers & { kind: 'digit_kept'; course?: undefined })
  /** Nothing is taken from `seat` this time (CM-60). */
  | (ClockmanEventMembers & { kind: 'digit_guarded'; course?: undefined })
  /** `digit` of `seat` went back to field `to` (CM-55). */
  | (ClockmanEventMembers & { kind: 'digit_dropped'; course?: undefined })
  /** All loose digits of `seat` moved into its date (CM-71). */
  | (ClockmanEventMembers & { kind: 'digits_transferred'; course?: undefined })
  /** `seat` gave `bundle` to `other`; one event for each giver (CM-77). */
  | (ClockmanEventMembers & { kind: 'digits_traded'; course?: undefined })
  /** `seat` makes `proposal`; `other` is asked first (CM-77). */
  | (ClockmanEventMembers & { kind: 'offer_made'; course?: undefined })
  /** `seat` accepts `proposal` of `other` (CM-77). */
  | (ClockmanEventMembers & { kind: 'offer_accepted'; course?: undefined })
  /** `seat` declined the offer of `other`: a pact, or `proposal` (CM-75, CM-77). */
  | (ClockmanEventMembers & { kind: 'offer_declined'; course?: undefined })
  /** `seat` offers to spare `other` (CM-75). */
  | (ClockmanEventMembers & { kind: 'pact_offered'; course?: undefined })
  /** `seat` and `other` have a pact (CM-75). */
  | (ClockmanEventMembers & { kind: 'pact_made'; course?: undefined })
  /** `seat` and `other` no longer have a common hunt (CM-69). */
  | (ClockmanEventMembers & { kind: 'pact_ended'; course?: undefined })
  /** `seat` drew a symbol card of `pose` (CM-32, CM-52). */
  | (ClockmanEventMembers & { kind: 'symbol_drawn'; course?: undefined })
  /** `seat` put a symbol card of `pose` back, shown (CM-40). */
  | (ClockmanEventMembers & { kind: 'symbol_put_back'; course?: undefined })
  /** `seat` laid a symbol card of `pose` aside for `other` (CM-54). */
  | (ClockmanEventMembers & { kind: 'symbol_chosen'; course?: undefined })
  /** `seat` got a symbol card of `pose` from `other` (CM-54). */
  | (ClockmanEventMembers & { kind: 'symbol_given'; course?: undefined })
  /** The put-back symbol cards are the draw pile again (CM-40). */
  | (ClockmanEventMembers & { kind: 'symbols_turned'; course?: undefined })
  /** The put-back event cards are the draw pile again (CM-41). */
  | (ClockmanEventMembers & { kind: 'cards_turned'; course?: undefined })
  /** `seat` drew `card`, an on-demand card, and keeps it (CM-43). */
  | (ClockmanEventMembers & { kind: 'card_drawn'; course?: undefined })
  /** `seat` drew `card`, an at-once card, and put it back (CM-42). */
  | (ClockmanEventMembers & { kind: 'card_read'; course?: undefined })
  /** `seat` drew `card`, which now lies open with counter `number` (CM-44). */
  | (ClockmanEventMembers & { kind: 'card_opened'; course?: undefined })
  /** Open `card` of `seat` has counter `number` now (CM-65). */
  | (ClockmanEventMembers & { kind: 'card_counted'; course?: undefined })
  /** Open `card` of `seat`, counter `number`, was put back (CM-44). */
  | (ClockmanEventMembers & { kind: 'card_done'; course?: undefined })
  /** `seat` played `card` and put it back (CM-43). */
  | (ClockmanEventMembers & { kind: 'card_played'; course?: undefined })
  /** `seat` cancelled `card` of `other` (CM-61). */
  | (ClockmanEventMembers & { kind: 'card_vetoed'; course?: undefined })
  /** `card` of `seat` takes effect (CM-42). */
  | (ClockmanEventMembers & { kind: 'card_carried_out'; course?: undefined })
  /** `card` of `seat` cannot be carried out (CM-42). */
  | (ClockmanEventMembers & { kind: 'card_lapsed'; course?: undefined })
  /** It is the turn of `seat` (CM-66, CM-67). */
  | (ClockmanEventMembers & { kind: 'turn_passed'; course?: undefined })
  /** `seat` has one more turn (CM-50). */
  | (ClockmanEventMembers & { kind: 'turn_extra'; course?: undefined })
  /** `seat` will have one more turn (CM-50). */
  | (ClockmanEventMembers & { kind: 'extra_promised'; course?: undefined })
  /** `seat` will miss a turn (CM-51). */
  | (ClockmanEventMembers & { kind: 'skip_promised'; course?: undefined })
  /** `seat` misses its turn (CM-51). */
  | (ClockmanEventMembers & { kind: 'turn_missed'; course?: undefined })
  /** The figure of `seat` is in the centre (CM-70). */
  | (ClockmanEventMembers & { kind: 'seat_won'; course?: undefined })
  /** The proposals of the turn of `seat` are forgotten (CM-77). */
  | (ClockmanEventMembers & { kind: 'offers_forgotten'; course?: undefined })
  /** A member of the `course` has a new value. */
  | (ClockmanEventMembers & { kind: 'course_changed'; course: {
      /** Of a trade. */
      proposal?: null | string;
      /** Determines what happens next. */
      phase?: 'start' | 'before' | 'trade' | 'others' | 'roll' | 'after' | 'move' | 'spare' | 'pact' | 'guard' | 'rob' | 'stay' | 'draw_symbol' | 'draw_event' | 'lift' | 'take' | 'veto' | 'lose' | 'mix' | 'mix_draw' | 'drop' | 'grab' | 'over';
      /** Second seat that the node concerns, else seat 0. */
      asked?: number;
      /** CM-26: the first figure of the group that arrives, else seat 0. */
      first?: number;
      /** CM-49: seat whose figure an oback card moves, else seat 0. */
      goer?: number;
      /** CM-24: figures whose arrival is in progress. */
      arriving?: number[];
      /** CM-26: figures that leave after everybody has been asked. */
      captured?: number[];
      /** CM-66: seats that may still begin; empty after the starting rolls. */
      contenders?: number[];
      /** CM-66: the highest starting roll of the round. */
      highest?: number;
      /** CM-45: number of on-demand cards played by the active seat in its turn, at most 3. */
      played?: number;
      /** CM-52: number of symbol cards still to draw, 0 to 4. */
      left?: number;
      /** None also if the viewer may not see the card. */
      card?: null | 'move+1' | 'move+2' | 'move+3' | 'move+4' | 'move+5' | 'move+6' | 'move-1' | 'move-2' | 'move-3' | 'move-4' | 'move-5' | 'move-6' | 'oback1' | 'oback2' | 'oback3' | 'oback4' | 'oback5' | 'oback6' | 'again' | 'skip' | 'sym1' | 'sym2' | 'sym3' | 'sym4' | 'lose' | 'mix' | 'drop' | 'grab' | 'gotoS' | 'gotoD' | 'free' | 'stay' | 'guard' | 'veto' | 'add+1' | 'add+2' | 'add+3' | 'add-1' | 'add-2' | 'add-3' | 'swap' | 'barin1' | 'barin2' | 'barin3' | 'barin4' | 'barin5' | 'barin6' | 'peace1' | 'peace2' | 'peace3' | 'peace4' | 'peace5' | 'peace6';
      /** CM-56: the demanded digit while the other seat may guard it. */
      wanted?: '0' | '1' | '2' | 'X';
    } });

/** The kinds of events of Clockman. */
export type ClockmanEventKind = ClockmanEvent['kind'];

/** Options of Clou. */
export interface ClouOptions {
  /** game: heist */
  mode?: 'heist';
  /** plan: villa or museum or glassworks or hotel or concert */
  scenario?: 'villa' | 'museum' | 'glassworks' | 'hotel' | 'concert' | (string & {});
  /** thieves: 1 to 3 of matt, janet, trixie, bruce, joined by + */
  thieves?: readonly ('matt' | 'janet' | 'trixie' | 'bruce')[];
  /** use of dice: must or own or may */
  use_dice?: 'must' | 'own' | 'may';
  /** symbols on specials: own or gang */
  specials?: 'own' | 'gang';
  /** way through a tree: dice or last */
  tree_way?: 'dice' | 'last';
  /** fill without order and conditions: false or true */
  fill_free?: boolean;
  /** shifted dice at most 6: false or true */
  clamp_dice?: boolean;
}

/** Setup facts of Clou. */
export interface ClouStart {
}

/** The IDs of the rules of Clou. */
export type ClouRule =
  /** One to three players are one gang together against the plan of the burglary; they win or lose together, and nothing is hidden. */
  | 'CL-1'
  /** The gang wants much loot and few traces; if it takes too long or sets off an alarm, it must escape from the police. */
  | 'CL-2'
  /** There are three six-sided dice for all, one plan for the gang and one sheet for each player. */
  | 'CL-3'
  /** Each player takes a different one of the four thieves and the gang picks one plan (options thieves and scenario); in a campaign the plan is given and the gang is chosen for every heist. */
  | 'CL-4'
  /** A track is a row of symbols with the player counts 1, 2 and 3 above some of them; at setup every symbol left of the own player count is crossed, so that more players have less. */
  | 'CL-5'
  /** A plan bears the tracks for time, traces and the escape, and a score box that says how points are counted. */
  | 'CL-6'
  /** A round has four phases: the dice are thrown, they are used, time passes, and the gang runs away or goes on. */
  | 'CL-7'
  /** The three dice are rolled once a round, openly, and the result holds for all thieves. */
  | 'CL-8'
  /** Every thief has the three values thrown once each and must use them all as far as it can; what it leaves costs traces. */
  | 'CL-9'
  /** The thieves of the gang use their dice in any order and may alternate as they like. */
  | 'CL-10'
  /** Several dice of a thief may be added to one number, but a die cannot be split, so each counts in one mark only. */
  | 'CL-11'
  /** A mark, which is writing a number into a box or crossing a circle, needs a number that fulfils what the box or circle demands; it may fire symbols. */
  | 'CL-12'
  /** The phase of using dice ends when the gang says done. By the option use_dice = must, the default, it can say so only when no thief can mark anything with the real dice it has left, without white symbols. By own only marks on the thieves' own sheets keep the gang from it, by may none do. */
  | 'CL-13'
  /** Each die that a thief has not used costs a trace. */
  | 'CL-14'
  /** Virtual dice and shifts, which white symbols give, cost nothing if they were not used. */
  | 'CL-15'
  /** A trace crosses the next free symbol of the trace track; crossing the last one is an arrest, by which the gang loses on the spot, whatever would come next, even an alarm of the same moment. */
  | 'CL-16'
  /** After the phase of using dice one symbol of the time track is crossed. */
  | 'CL-17'
  /** When no symbol of the time track is free any more, the alarm goes off and the escape begins; so the round that crosses the last one is the last round. */
  | 'CL-18'
  /** If a round has ended without an alarm the gang may run away, which ends the heist at once as a success and scores it; otherwise the next round begins. */
  | 'CL-19'
  /** White symbols that thieves have kept lapse when the time passes. */
  | 'CL-20'
  /** A symbol under a box or circle fires when the box is written or the circle crossed, one at the end of a line when all boxes and circles of the line are done. */
  | 'CL-21'
  /** A fired ordinary symbol is used before any other mark and cannot be kept. It crosses a demand of the plan that can be worked at, a circle that shows it on the specials of its thief or on the campaign sheet, or, as an escape, an arrow of the escape track. */
  | 'CL-22'
  /** The gang may let fired symbols lapse, all that still wait together, also after it has used some; none lapses by itself while one of them has a place, and when none has, all lapse. */
  | 'CL-23'
  /** Ordinary symbols are strength, dexterity, clever, electro, lock, safe and escape, used when they fire; white ones are shift, extra and fill, kept for the same phase; time, traces, alarms, police and escape arrows stand on the plan's tracks. */
  | 'CL-24'
  /** Of several symbols in one box one is enough: a fired one is used as any one of them, and a demand or a circle with several takes any one of them. */
  | 'CL-25'
  /** A box takes a number that fits its conditions, a circle is crossed with the number or symbol in it; each only once. */
  | 'CL-26'
  /** A number is the sum of one or more of the thief's unused dice, virtual ones included, changed by shifts, and is 1 to 30. */
  | 'CL-27'
  /** The number must fulfil the condition in the box: any, less than, more than or equal to a number. By a sign before the box it must also be less than, more than or equal to the number of the box on its left. */
  | 'CL-28'
  /** Every sheet has the rows strength, dexterity and clever; a row is filled from the left without gaps, and whatever its name is, its boxes fire the symbols below them. */
  | 'CL-29'
  /** Every thief has three tools out of four kinds: grid, circle-boxes, tree and pyramid. */
  | 'CL-30'
  /** Any circle of a grid, three by three, is crossed with exactly its number; the third crossed of a row or column fires the symbol at its end. */
  | 'CL-31'
  /** A circle-box first takes a number that fulfils its condition and is then crossed, with other dice, by exactly this number; when all of a line are crossed the line's symbols fire, and writing fires nothing. */
  | 'CL-32'
  /** Dice cross a tree on one way per heist: first one of the leftmost circles, then always one that follows the circle they crossed last. Where that one was crossed without dice, the way leads on through it to those that follow. By the option tree_way = last the end of the way is the circle crossed last in any way, and dice cross only what follows it. */
  | 'CL-33'
  /** In a pyramid of three, two and one boxes the lower row is written in any order; an upper box needs the two below it and compares with their sum by its sign, less, more or equal. */
  | 'CL-34'
  /** Specials are lines of circles, crossed with fired symbols, and dice bonuses, which fire when the throw shows their pattern. */
  | 'CL-35'
  /** Instead of on the plan a fired symbol may be used on a specials circle that shows it, on the sheet of its thief. By the option specials = gang it may be the sheet of any thief of the gang. With all circles of a line crossed its end symbol fires, for the thief whose sheet it is. */
  | 'CL-36'
  /** When the three dice thrown show the pattern of a bonus (certain faces, a triple, a straight), its symbol fires for that thief by itself, every time. */
  | 'CL-37'
  /** All bonuses whose pattern fits fire, each at most once per throw, and may share dice; only the dice as thrown count, not virtual or shifted ones. */
  | 'CL-38'
  /** A white symbol is not used at once: the thief that fired it keeps it and may use it once in the same phase of using dice, for its own dice only. */
  | 'CL-39'
  /** With a shift one die counts as up to so much more or less when it is written; several shifts in one mark go on different dice, virtual ones too. */
  | 'CL-40'
  /** A shifted die counts at least 1, and with the option clamp_dice at most 6. A mark uses only shifts that it needs: it may take none without which the same dice make the same number. */
  | 'CL-41'
  /** An extra number is a virtual die with so many pips, used like a die, alone or in a sum. */
  | 'CL-42'
  /** With a fill a thief writes, without dice, any number from 1 to 18 into any empty box or crosses any circle, of its own sheet or the open areas of the campaign sheet. A circle-box is crossed once it has a number. Order and conditions do not matter, and what it marks fires. */
  | 'CL-43'
  /** With the option fill_free = false a fill keeps order and conditions: it marks only a box or circle that is open for dice, whatever a circle's number is, or a symbol circle. */
  | 'CL-44'
  /** A plan has rooms (single frame), challenges to be worked at (double frame) and arrows between them. */
  | 'CL-45'
  /** A heist begins in the start room of the plan; everything in all rooms entered so far may be worked at, here and there at the same time. */
  | 'CL-46'
  /** A small lozenge on an arrow means that it leads from a challenge into a room, entered as soon as the challenge is done; a plain arrow leads to a thing in the same room. */
  | 'CL-47'
  /** A challenge that arrows from others lead to can be worked at when one of these is done, any other one as soon as its room is entered. */
  | 'CL-48'
  /** A challenge has one to three parts; it is done when all demands of one of them are crossed, and then not worked at any more. */
  | 'CL-49'
  /** A demand, a symbol or number that a part asks for, can be worked at when its challenge and part can, and in an ordered part, whose demands are joined by arrows, only after those before it. */
  | 'CL-50'
  /** A demand with a player count above it is needed only if there are at least so many players; for fewer it counts as crossed. */
  | 'CL-51'
  /** A number demand is crossed by any thief with exactly this number from its own dice; that fires nothing, and a fill does not serve. */
  | 'CL-52'
  /** When a part is completed the gang first takes what the challenge gives, loot and rooms, then pays what the part costs, its traces and then its alarms. If the traces bring an arrest, the loot is taken and no alarm follows. */
  | 'CL-53'
  /** A challenge that is done gives its loot at once, with no choice whether to take it, and the rooms that it opens are entered. */
  | 'CL-54'
  /** After every crossing on the plan and every throw a challenge is done that can be worked at and has a completed part. If there are several it is the one that stands first in the list of the plan; so it goes on until there is none. */
  | 'CL-55'
  /** An alarm crosses the next alarm circle; the last one has the effect that the plan names, an escape at once or a jump of the time track, and further alarms do nothing. */
  | 'CL-56'
  /** A fired escape crosses the next arrow of the escape track, if one is left; that alone does not end the heist. */
  | 'CL-57'
  /** A heist ends by running away, which is a success, by an arrest for too many traces, or by the escape that follows an alarm. */
  | 'CL-58'
  /** An escape is driven by a thief that the gang chooses; a single die is rolled until it ends, each roll measured against the driver's escape value. */
  | 'CL-59'
  /** A roll of at least the driver's escape value crosses an escape arrow, of at least two more two arrows; a roll below it crosses a police symbol. */
  | 'CL-60'
  /** With all arrows crossed the gang escapes, a success, without a roll if that is so when the alarm goes off; with all police symbols crossed it is caught. */
  | 'CL-61'
  /** A gang that is caught or arrested has lost and scores nothing in a single heist; in a campaign it keeps half of the points if it was caught and all if it was arrested. */
  | 'CL-62'
  /** Points are the values of the loot, changed by the score box of the plan, but at least 0. In the standard edition every trace takes 1; in the glassworks a diamond adds 2 and an alarm that went off takes 2, in the hotel every free alarm circle adds 2. */
  | 'CL-63'
  /** More than 9 points are ok, more than 14 a real coup; with fewer the heist was poor. */
  | 'CL-64'
  /** The heist is over as soon as one of its ends is reached, and no phase is finished. */
  | 'CL-65'
  /** All fired ordinary symbols that wait may be used in any order, together with those that such a crossing fires in its turn, and one symbol may so make room for another. */
  | 'CL-66'
  /** Where several free demands of one unordered part, or several free circles of one line, ask for the same, they are equal places, and only the first of them can be chosen. */
  | 'CL-67'
  /** A campaign has three larger heists for a fixed number of 1 to 3 players; with its loot the gang buys tools and preparations, and it gains experience. */
  | 'CK-1'
  /** The campaign sheet lies open for all: its yellow areas keep the progress and are written only between heists, its beige ones are improvements that all players use. */
  | 'CK-2'
  /** The campaign has a trace track of its own, crossed at setup for the number of players; thief sheets and plan are new for every heist. */
  | 'CK-3'
  /** One box of a tool or preparation is free for the gang before the first heist. */
  | 'CK-4'
  /** Five phases are repeated, target, thieves, break-in, police report and wages; the target is the topmost heist not yet crossed out. */
  | 'CK-5'
  /** Each player takes part in a heist with a different thief, one that is not in jail. */
  | 'CK-6'
  /** The campaign is lost if fewer thieves are free, out of jail, than there are players when a gang has to be formed; after the last heist none has to be. */
  | 'CK-7'
  /** The campaign is lost when more thieves are in jail than there are players; with the option jail_rule = free it goes on as long as there is a free thief for every player. */
  | 'CK-8'
  /** The break-in is played by the rules of a heist, with special loot and the improvements of the campaign sheet. */
  | 'CK-9'
  /** After a heist the police report crosses it out and enters special loot, traces, jail, double circles and points; when all symbols of the campaign's trace track are crossed, the campaign is lost. */
  | 'CK-10'
  /** In a campaign an arrested gang keeps its points, but all its thieves go to jail. Of a caught one only the driver goes to jail, and half of the points, rounded down, stay. Special loot and double circles are kept in both cases. */
  | 'CK-11'
  /** As wages the gang buys boxes of tools and preparations from the points it has left, the rest, at 5 each in the standard edition; with all its boxes crossed an item is available from then on. */
  | 'CK-12'
  /** Each heist has one special loot: the first the glass diamonds, the second the combination of the security case, the third the diadem. */
  | 'CK-13'
  /** A part of a challenge that needs the combination can be worked at only if the gang took the combination in the second heist. */
  | 'CK-14'
  /** A thief may write or cross on the open areas of the campaign sheet, experience and bought tools, as on its own sheet; what one has used is gone for the others. */
  | 'CK-15'
  /** Experience is free; its area from the first or second heist may be used in that heist and in later ones. */
  | 'CK-16'
  /** A tool can be used when all its boxes are bought; what is crossed or written there stays so for the whole campaign. */
  | 'CK-17'
  /** What is crossed or written in areas of experience stays so for the whole campaign too; with the option experience_resets it is cleared after every heist. */
  | 'CK-18'
  /** A preparation works only when all its boxes are crossed, and one that bears a thief's name only if that thief is in the gang. */
  | 'CK-19'
  /** Scouting, Matt's preparation: as the break-in begins the gang may cross one symbol demand that is needed, anywhere on the plan, of a challenge that is not done, but no escape arrow. A part so completed takes effect when its challenge can be worked at. */
  | 'CK-20'
  /** Pimping up, Trixie's preparation: as the break-in begins every thief may cross one circle of its choice on its sheet or the open areas of the campaign sheet, in whatever order, a circle-box if it has a number. Nothing fires by it. */
  | 'CK-21'
  /** Strength training, Bruce's preparation: a part whose needed demands are all strength, and no choice of symbols, costs no trace. */
  | 'CK-22'
  /** The campaign sheet's symbol circles belong to all thieves and are used like specials; what they fire, the thief fires whose symbol was used. */
  | 'CK-23'
  /** Affair with the inspector, Janet's preparation: the heist's points do not suffer from traces; but these are entered in the campaign all the same and still cost 3 each at its end. */
  | 'CK-24'
  /** Concert tickets: the concert begins in the foyer, and all that the gang would have to do to sneak in counts as done, without price or loot. */
  | 'CK-25'
  /** False passports: the campaign's trace track has two more symbols from the moment when both boxes are bought. */
  | 'CK-26'
  /** The campaign is lost by too many traces or too many thieves in jail, and before another heist by too few thieves that are free. */
  | 'CK-27'
  /** The campaign is won when the third heist has been played, however it ended, and neither traces nor jail have lost it. */
  | 'CK-28'
  /** Final points are the rest, the points that are left, less 5 per thief in jail and 3 per trace of the whole campaign, plus 3 per double circle taken; they may be negative. */
  | 'CK-29'
  /** Double circles, which count at the end of the campaign, are presents and meals that the gang takes as loot. */
  | 'CK-30'
  /** Up to 50 final points make the gang ordinary, 51 to 63 pros, 64 to 72 legends, 73 and more thieves of the century; a lost campaign has 0 points. */
  | 'CK-31'
  /** In the concert every time symbol crossed, at setup too, crosses a field of the concert track as well; its first uncrossed field names the phase of the round. */
  | 'CK-32'
  /** In a loud round the throw gives a symbol, strength or electro, that is nobody's: it goes on the plan or the campaign sheet, by specials = gang also on specials. In a quiet round symbols fired by tools lapse, white ones too. In an instrumental round neither the wardrobe nor its door can be worked at. A pause changes nothing. */
  | 'CK-33'
  /** In the concert a gang with the glass diamonds has escaped when its time is out, a success without an alarm, with the diadem or without it. Without the glass diamonds time out is an alarm as usual. Running away with the diadem is then noticed, an alarm too, and an escape must be played. */
  | 'CK-34';

/** A state of Clou, as JSON. */
export interface ClouState {
  /** CL-49: the marks on it, and its tracks. */
  plan: {
    /** CL-49: crossed, one bit each. */
    demands: Array<'window.1.1' | 'window.1.2' | 'window.1.3' | 'window.1.4' | 'sidedoor.1.1' | 'sidedoor.1.2' | 'sidedoor.2.1' | 'sidedoor.2.2' | 'sidedoor.2.3' | 'camera.1.1' | 'camera.1.2' | 'camera.1.3' | 'camera.2.1' | 'camera.2.2' | 'camera.2.3' | 'camera.2.4' | 'cabinet.1.1' | 'cabinet.1.2' | 'cabinet.2.1' | 'cabinet.2.2' | 'door.1.1' | 'door.1.2' | 'door.2.1' | 'door.2.2' | 'door.2.3' | 'silver.1.1' | 'silver.1.2' | 'stairs.1.1' | 'stairs.1.2' | 'stairs.1.3' | 'desk.1.1' | 'desk.1.2' | 'desk.1.3' | 'desk.2.1' | 'desk.2.2' | 'desk.2.3' | 'safe.1.1' | 'safe.1.2' | 'safe.1.3' | 'safe.2.1' | 'safe.2.2' | 'safe.2.3' | 'bust.1.1' | 'bust.1.2' | 'bust.1.3' | 'demand#46' | 'demand#47' | 'demand#48' | 'demand#49' | 'demand#50' | 'demand#51' | 'demand#52' | 'demand#53' | 'demand#54' | 'demand#55' | 'demand#56' | 'demand#57' | 'demand#58' | 'demand#59' | 'demand#60' | 'demand#61' | 'demand#62' | 'demand#63' | 'demand#64' | 'gate.1.1' | 'gate.1.2' | 'gate.1.3' | 'gate.2.1' | 'gate.2.2' | 'gate.2.3' | 'drainpipe.1.1' | 'drainpipe.1.2' | 'drainpipe.1.3' | 'drainpipe.1.4' | 'watchman.1.1' | 'watchman.1.2' | 'watchman.2.1' | 'watchman.2.2' | 'watchman.2.3' | 'shop.1.1' | 'shop.1.2' | 'fusebox.1.1' | 'fusebox.1.2' | 'fusebox.2.1' | 'crate.1.1' | 'crate.1.2' | 'crate.1.3' | 'painting.1.1' | 'painting.1.2' | 'painting.2.1' | 'mummy.1.1' | 'mummy.1.2' | 'mummy.1.3' | 'mummy.1.4' | 'laser.1.1' | 'laser.1.2' | 'laser.1.3' | 'laser.2.1' | 'laser.2.2' | 'laser.2.3' | 'showcase.1.1' | 'showcase.1.2' | 'showcase.2.1' | 'crown.1.1' | 'crown.1.2' | 'crown.1.3' | 'crown.2.1' | 'crown.2.2' | 'strongbox.1.1' | 'strongbox.1.2' | 'strongbox.1.3' | 'strongbox.1.4' | 'fence.1.1' | 'fence.1.2' | 'fence.1.3' | 'fence.1.4' | 'fence.2.1' | 'fence.2.2' | 'skylight.1.1' | 'skylight.1.2' | 'skylight.1.3' | 'dog.1.1' | 'dog.1.2' | 'moulds.1.1' | 'moulds.1.2' | 'moulds.1.3' | 'moulds.2.1' | 'moulds.2.2' | 'polisher.1.1' | 'polisher.1.2' | 'polisher.1.3' | 'polisher.1.4' | 'officedoor.1.1' | 'officedoor.1.2' | 'officedoor.1.3' | 'officedoor.2.1' | 'officedoor.2.2' | 'officedoor.2.3' | 'till.1.1' | 'till.1.2' | 'till.1.3' | 'till.1.4' | 'till.2.1' | 'till.2.2' | 'till.2.3' | 'paysafe.1.1' | 'paysafe.1.2' | 'paysafe.1.3' | 'paysafe.2.1' | 'paysafe.2.2' | 'paysafe.2.3' | 'hamper.1.1' | 'hamper.1.2' | 'hamper.1.3' | 'display.1.1' | 'display.1.2' | 'display.1.3' | 'display.1.4' | 'display.2.1' | 'display.2.2' | 'display.2.3' | 'mantrap.1.1' | 'mantrap.1.2' | 'mantrap.2.1' | 'mantrap.2.2' | 'mantrap.2.3' | 'replica.1.1' | 'replica.1.2' | 'replica.1.3' | 'tree.1.1' | 'tree.1.2' | 'tree.1.3' | 'tree.1.4' | 'porter.1.1' | 'porter.1.2' | 'porter.1.3' | 'porter.2.1' | 'porter.2.2' | 'porter.2.3' | 'delivery.1.1' | 'delivery.1.2' | 'delivery.1.3' | 'delivery.1.4' | 'pantry.1.1' | 'pantry.1.2' | 'pantry.1.3' | 'goose.1.1' | 'goose.1.2' | 'goose.1.3' | 'lift.1.1' | 'lift.1.2' | 'lift.2.1' | 'lift.2.2' | 'lift.2.3' | 'keyboard.1.1' | 'keyboard.1.2' | 'keyboard.2.1' | 'keyboard.2.2' | 'cloakroom.1.1' | 'cloakroom.1.2' | 'room21.1.1' | 'room21.1.2' | 'room21.2.1' | 'room21.2.2' | 'suitedoor.1.1' | 'suitedoor.1.2' | 'suitedoor.2.1' | 'suitedoor.2.2' | 'jewelcase.1.1' | 'jewelcase.1.2' | 'jewelcase.2.1' | 'jewelcase.2.2' | 'notebook.1.1' | 'notebook.1.2' | 'notebook.1.3' | 'notebook.2.1' | 'notebook.2.2' | 'notebook.2.3' | 'gifts.1.1' | 'gifts.1.2' | 'gifts.1.3' | 'strongroom.1.1' | 'strongroom.1.2' | 'strongroom.1.3' | 'strongroom.2.1' | 'strongroom.2.2' | 'deposits.1.1' | 'deposits.1.2' | 'deposits.1.3' | 'stagedoor.1.1' | 'stagedoor.1.2' | 'stagedoor.1.3' | 'stagedoor.1.4' | 'stagedoor.2.1' | 'stagedoor.2.2' | 'stagedoor.2.3' | 'doorman.1.1' | 'doorman.1.2' | 'doorman.1.3' | 'doorman.1.4' | 'doorman.2.1' | 'doorman.2.2' | 'doorman.2.3' | 'props.1.1' | 'props.1.2' | 'props.1.3' | 'props.2.1' | 'props.2.2' | 'bar.1.1' | 'bar.1.2' | 'buffet.1.1' | 'buffet.1.2' | 'buffet.1.3' | 'coats.1.1' | 'coats.1.2' | 'boxoffice.1.1' | 'boxoffice.1.2' | 'boxoffice.1.3' | 'boxoffice.2.1' | 'boxoffice.2.2' | 'staircase.1.1' | 'staircase.1.2' | 'staircase.1.3' | 'royalbox.1.1' | 'royalbox.1.2' | 'royalbox.1.3' | 'royalbox.1.4' | 'lighting.1.1' | 'lighting.1.2' | 'presents.1.1' | 'presents.1.2' | 'presents.1.3' | 'wardrobedoor.1.1' | 'wardrobedoor.1.2' | 'wardrobedoor.1.3' | 'wardrobedoor.2.1' | 'wardrobedoor.2.2' | 'bouquet.1.1' | 'bouquet.1.2' | 'jewellery.1.1' | 'jewellery.1.2' | 'jewellery.2.1' | 'jewellery.2.2' | 'case.1.1' | 'case.1.2' | 'case.2.1' | 'case.2.2' | 'case.2.3' | 'case.2.4' | 'case.3.1' | 'case.3.2' | 'case.3.3' | 'case.3.4'>;
    /** CL-49, CK-25: done or skipped. */
    done: Array<'window' | 'sidedoor' | 'camera' | 'cabinet' | 'door' | 'silver' | 'stairs' | 'desk' | 'safe' | 'bust' | 'challenge#11' | 'challenge#12' | 'challenge#13' | 'challenge#14' | 'challenge#15' | 'challenge#16' | 'gate' | 'drainpipe' | 'watchman' | 'shop' | 'fusebox' | 'crate' | 'painting' | 'mummy' | 'laser' | 'showcase' | 'crown' | 'strongbox' | 'fence' | 'skylight' | 'dog' | 'moulds' | 'polisher' | 'officedoor' | 'till' | 'paysafe' | 'hamper' | 'display' | 'mantrap' | 'replica' | 'tree' | 'porter' | 'delivery' | 'pantry' | 'goose' | 'lift' | 'keyboard' | 'cloakroom' | 'room21' | 'suitedoor' | 'jewelcase' | 'notebook' | 'gifts' | 'strongroom' | 'deposits' | 'stagedoor' | 'doorman' | 'props' | 'bar' | 'buffet' | 'coats' | 'boxoffice' | 'staircase' | 'royalbox' | 'lighting' | 'presents' | 'wardrobedoor' | 'bouquet' | 'jewellery' | 'case'>;
    /** CL-46: entered. */
    rooms: Array<'garden' | 'hall' | 'kitchen' | 'study' | 'room#5' | 'room#6' | 'room#7' | 'room#8' | 'street' | 'lobby' | 'gallery' | 'vault' | 'attic' | 'yard' | 'furnace' | 'office' | 'showroom' | 'corridor' | 'suite' | 'strongroom' | 'alley' | 'backstage' | 'foyer' | 'wardrobe' | 'stage'>;
    /** Number of symbols crossed since setup, like the other tracks. */
    time: number;
    /** CL-16: when all are crossed, the gang is arrested. */
    traces: number;
    /** CL-56: alarm circles. */
    alarms: number;
    /** CL-57, CL-60: when all are crossed, the escape succeeds. */
    arrows: number;
    /** CL-60: when all are crossed, the gang is caught. */
    police: number;
  };
  /** By place in the gang. */
  sheets: Array<{
    /** CL-29: numbers in the row of strength. */
    strength: number[];
    /** CL-29: numbers in the row of dexterity. */
    dexterity: number[];
    /** CL-29: numbers in the row of cleverness. */
    clever: number[];
    /** CL-34: numbers in its six boxes, from the bottom. */
    pyramid: number[];
    /** CL-32: numbers of circle-boxes. */
    rings: number[];
    /** Crossed ones of tools and specials. */
    circles: {
      /** The crossed circles, one bit each: of the grid, then circle-boxes, tree and specials. */
      crossed: Array<'grid.1' | 'grid.2' | 'grid.3' | 'grid.4' | 'grid.5' | 'grid.6' | 'grid.7' | 'grid.8' | 'grid.9' | 'ring.1' | 'ring.2' | 'ring.3' | 'ring.4' | 'tree.1' | 'tree.2' | 'tree.3' | 'tree.4' | 'tree.5' | 'tree.6' | 'tree.7' | 'tree.8' | 'special.1' | 'special.2' | 'special.3' | 'special.4' | 'special.5' | 'special.6'>;
      /** CL-33. The circle of the tree that dice crossed last, counted from 1; 0 if there is none. */
      end_of_way: number;
    };
  }>;
  /** CK-2: blank in a single heist. */
  campaign: {
    /** CK-15: of circle-boxes, by element of all areas. */
    numbers: number[][];
    /** CK-15: by element of all areas, for all thieves. */
    crossed: Array<'area#1' | 'area#2' | 'area#3' | 'area#4' | 'area#5' | 'area#6' | 'area#7' | 'area#8' | 'area#9' | 'area#10' | 'area#11' | 'area#12' | 'area#13' | 'area#14' | 'area#15' | 'area#16'>;
    /** CK-10, CK-12: points that are not spent. */
    rest: number;
    /** CK-12: number of crossed boxes, by item. */
    boxes: number[];
    /** CK-10: number of heists crossed out. */
    heists: number;
    /** CK-13: special loot kept, one bit per heist. */
    specials: Array<'glass_diamonds' | 'combination' | 'diadem'>;
    /** CK-10: number in all heists so far. */
    traces: number;
    /** CK-11: thieves that stay there for the rest of the campaign. */
    jail: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
    /** CK-30: number of presents and meals taken so far. */
    doubles: number;
    /** CK-27, CK-28: none while the campaign goes on. */
    end: 'none' | 'won' | 'traces' | 'jail';
  };
  /** CL-66: used only in a symbol node. */
  waiting: Array<{
    /** Nobody for the symbol of a loud round. */
    by: null | 'matt' | 'janet' | 'trixie' | 'bruce';
    /** CL-25: any one of them is used; empty in a blank entry. */
    symbols: null | string;
  }>;
  /** By place in the gang. */
  hands: {
    /** CL-40: each 1 to 6, up or down. */
    shifts: number[];
    /** CL-42: values of virtual dice. */
    extras: number[];
    /** CL-9: unused dice, as places in the throw. */
    left: number[];
    /** CL-43: 0 to 2. */
    fills: number;
  }[];
  /** CL-54: what the gang has taken in this heist. */
  haul: {
    /** Sum of the values. */
    loot: number;
    /** How many diamonds are among it. */
    diamonds: number;
    /** CK-30: number of presents and meals. */
    doubles: number;
    /** CK-13: 1 if the plan's special loot is among it. */
    specials: number;
  };
  /** Determines what happens next. */
  phase: 'gift' | 'gang' | 'scout' | 'pimp' | 'roll' | 'symbol' | 'dice' | 'leave' | 'driver' | 'drive' | 'wages' | 'over';
  /** Empty between two heists of a campaign. */
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  /** CL-8: none unless dice are used. */
  roll: null | '111' | '112' | '113' | '114' | '115' | '116' | '122' | '123' | '124' | '125' | '126' | '133' | '134' | '135' | '136' | '144' | '145' | '146' | '155' | '156' | '166' | '222' | '223' | '224' | '225' | '226' | '233' | '234' | '235' | '236' | '244' | '245' | '246' | '255' | '256' | '266' | '333' | '334' | '335' | '336' | '344' | '345' | '346' | '355' | '356' | '366' | '444' | '445' | '446' | '455' | '456' | '466' | '555' | '556' | '566' | '666';
  /** The thief that crosses a circle before the first throw (CK-21); later the driver (CL-59). */
  acting: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  /** CL-18, CL-63: 1 if the alarm went off. */
  alarm_off: number;
  /** Of a single heist; none in a campaign. */
  ending: 'none' | 'success' | 'arrested' | 'caught';
}

/** A view of Clou, as JSON. */
export interface ClouView {
  /** Seat 0 is the gang; spectators see the same. */
  viewer: '0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator';
  /** CL-49: the marks on it, and its tracks. */
  plan: {
    /** CL-49: crossed, one bit each. */
    demands: Array<'window.1.1' | 'window.1.2' | 'window.1.3' | 'window.1.4' | 'sidedoor.1.1' | 'sidedoor.1.2' | 'sidedoor.2.1' | 'sidedoor.2.2' | 'sidedoor.2.3' | 'camera.1.1' | 'camera.1.2' | 'camera.1.3' | 'camera.2.1' | 'camera.2.2' | 'camera.2.3' | 'camera.2.4' | 'cabinet.1.1' | 'cabinet.1.2' | 'cabinet.2.1' | 'cabinet.2.2' | 'door.1.1' | 'door.1.2' | 'door.2.1' | 'door.2.2' | 'door.2.3' | 'silver.1.1' | 'silver.1.2' | 'stairs.1.1' | 'stairs.1.2' | 'stairs.1.3' | 'desk.1.1' | 'desk.1.2' | 'desk.1.3' | 'desk.2.1' | 'desk.2.2' | 'desk.2.3' | 'safe.1.1' | 'safe.1.2' | 'safe.1.3' | 'safe.2.1' | 'safe.2.2' | 'safe.2.3' | 'bust.1.1' | 'bust.1.2' | 'bust.1.3' | 'demand#46' | 'demand#47' | 'demand#48' | 'demand#49' | 'demand#50' | 'demand#51' | 'demand#52' | 'demand#53' | 'demand#54' | 'demand#55' | 'demand#56' | 'demand#57' | 'demand#58' | 'demand#59' | 'demand#60' | 'demand#61' | 'demand#62' | 'demand#63' | 'demand#64' | 'gate.1.1' | 'gate.1.2' | 'gate.1.3' | 'gate.2.1' | 'gate.2.2' | 'gate.2.3' | 'drainpipe.1.1' | 'drainpipe.1.2' | 'drainpipe.1.3' | 'drainpipe.1.4' | 'watchman.1.1' | 'watchman.1.2' | 'watchman.2.1' | 'watchman.2.2' | 'watchman.2.3' | 'shop.1.1' | 'shop.1.2' | 'fusebox.1.1' | 'fusebox.1.2' | 'fusebox.2.1' | 'crate.1.1' | 'crate.1.2' | 'crate.1.3' | 'painting.1.1' | 'painting.1.2' | 'painting.2.1' | 'mummy.1.1' | 'mummy.1.2' | 'mummy.1.3' | 'mummy.1.4' | 'laser.1.1' | 'laser.1.2' | 'laser.1.3' | 'laser.2.1' | 'laser.2.2' | 'laser.2.3' | 'showcase.1.1' | 'showcase.1.2' | 'showcase.2.1' | 'crown.1.1' | 'crown.1.2' | 'crown.1.3' | 'crown.2.1' | 'crown.2.2' | 'strongbox.1.1' | 'strongbox.1.2' | 'strongbox.1.3' | 'strongbox.1.4' | 'fence.1.1' | 'fence.1.2' | 'fence.1.3' | 'fence.1.4' | 'fence.2.1' | 'fence.2.2' | 'skylight.1.1' | 'skylight.1.2' | 'skylight.1.3' | 'dog.1.1' | 'dog.1.2' | 'moulds.1.1' | 'moulds.1.2' | 'moulds.1.3' | 'moulds.2.1' | 'moulds.2.2' | 'polisher.1.1' | 'polisher.1.2' | 'polisher.1.3' | 'polisher.1.4' | 'officedoor.1.1' | 'officedoor.1.2' | 'officedoor.1.3' | 'officedoor.2.1' | 'officedoor.2.2' | 'officedoor.2.3' | 'till.1.1' | 'till.1.2' | 'till.1.3' | 'till.1.4' | 'till.2.1' | 'till.2.2' | 'till.2.3' | 'paysafe.1.1' | 'paysafe.1.2' | 'paysafe.1.3' | 'paysafe.2.1' | 'paysafe.2.2' | 'paysafe.2.3' | 'hamper.1.1' | 'hamper.1.2' | 'hamper.1.3' | 'display.1.1' | 'display.1.2' | 'display.1.3' | 'display.1.4' | 'display.2.1' | 'display.2.2' | 'display.2.3' | 'mantrap.1.1' | 'mantrap.1.2' | 'mantrap.2.1' | 'mantrap.2.2' | 'mantrap.2.3' | 'replica.1.1' | 'replica.1.2' | 'replica.1.3' | 'tree.1.1' | 'tree.1.2' | 'tree.1.3' | 'tree.1.4' | 'porter.1.1' | 'porter.1.2' | 'porter.1.3' | 'porter.2.1' | 'porter.2.2' | 'porter.2.3' | 'delivery.1.1' | 'delivery.1.2' | 'delivery.1.3' | 'delivery.1.4' | 'pantry.1.1' | 'pantry.1.2' | 'pantry.1.3' | 'goose.1.1' | 'goose.1.2' | 'goose.1.3' | 'lift.1.1' | 'lift.1.2' | 'lift.2.1' | 'lift.2.2' | 'lift.2.3' | 'keyboard.1.1' | 'keyboard.1.2' | 'keyboard.2.1' | 'keyboard.2.2' | 'cloakroom.1.1' | 'cloakroom.1.2' | 'room21.1.1' | 'room21.1.2' | 'room21.2.1' | 'room21.2.2' | 'suitedoor.1.1' | 'suitedoor.1.2' | 'suitedoor.2.1' | 'suitedoor.2.2' | 'jewelcase.1.1' | 'jewelcase.1.2' | 'jewelcase.2.1' | 'jewelcase.2.2' | 'notebook.1.1' | 'notebook.1.2' | 'notebook.1.3' | 'notebook.2.1' | 'notebook.2.2' | 'notebook.2.3' | 'gifts.1.1' | 'gifts.1.2' | 'gifts.1.3' | 'strongroom.1.1' | 'strongroom.1.2' | 'strongroom.1.3' | 'strongroom.2.1' | 'strongroom.2.2' | 'deposits.1.1' | 'deposits.1.2' | 'deposits.1.3' | 'stagedoor.1.1' | 'stagedoor.1.2' | 'stagedoor.1.3' | 'stagedoor.1.4' | 'stagedoor.2.1' | 'stagedoor.2.2' | 'stagedoor.2.3' | 'doorman.1.1' | 'doorman.1.2' | 'doorman.1.3' | 'doorman.1.4' | 'doorman.2.1' | 'doorman.2.2' | 'doorman.2.3' | 'props.1.1' | 'props.1.2' | 'props.1.3' | 'props.2.1' | 'props.2.2' | 'bar.1.1' | 'bar.1.2' | 'buffet.1.1' | 'buffet.1.2' | 'buffet.1.3' | 'coats.1.1' | 'coats.1.2' | 'boxoffice.1.1' | 'boxoffice.1.2' | 'boxoffice.1.3' | 'boxoffice.2.1' | 'boxoffice.2.2' | 'staircase.1.1' | 'staircase.1.2' | 'staircase.1.3' | 'royalbox.1.1' | 'royalbox.1.2' | 'royalbox.1.3' | 'royalbox.1.4' | 'lighting.1.1' | 'lighting.1.2' | 'presents.1.1' | 'presents.1.2' | 'presents.1.3' | 'wardrobedoor.1.1' | 'wardrobedoor.1.2' | 'wardrobedoor.1.3' | 'wardrobedoor.2.1' | 'wardrobedoor.2.2' | 'bouquet.1.1' | 'bouquet.1.2' | 'jewellery.1.1' | 'jewellery.1.2' | 'jewellery.2.1' | 'jewellery.2.2' | 'case.1.1' | 'case.1.2' | 'case.2.1' | 'case.2.2' | 'case.2.3' | 'case.2.4' | 'case.3.1' | 'case.3.2' | 'case.3.3' | 'case.3.4'>;
    /** CL-49, CK-25: done or skipped. */
    done: Array<'window' | 'sidedoor' | 'camera' | 'cabinet' | 'door' | 'silver' | 'stairs' | 'desk' | 'safe' | 'bust' | 'challenge#11' | 'challenge#12' | 'challenge#13' | 'challenge#14' | 'challenge#15' | 'challenge#16' | 'gate' | 'drainpipe' | 'watchman' | 'shop' | 'fusebox' | 'crate' | 'painting' | 'mummy' | 'laser' | 'showcase' | 'crown' | 'strongbox' | 'fence' | 'skylight' | 'dog' | 'moulds' | 'polisher' | 'officedoor' | 'till' | 'paysafe' | 'hamper' | 'display' | 'mantrap' | 'replica' | 'tree' | 'porter' | 'delivery' | 'pantry' | 'goose' | 'lift' | 'keyboard' | 'cloakroom' | 'room21' | 'suitedoor' | 'jewelcase' | 'notebook' | 'gifts' | 'strongroom' | 'deposits' | 'stagedoor' | 'doorman' | 'props' | 'bar' | 'buffet' | 'coats' | 'boxoffice' | 'staircase' | 'royalbox' | 'lighting' | 'presents' | 'wardrobedoor' | 'bouquet' | 'jewellery' | 'case'>;
    /** CL-46: entered. */
    rooms: Array<'garden' | 'hall' | 'kitchen' | 'study' | 'room#5' | 'room#6' | 'room#7' | 'room#8' | 'street' | 'lobby' | 'gallery' | 'vault' | 'attic' | 'yard' | 'furnace' | 'office' | 'showroom' | 'corridor' | 'suite' | 'strongroom' | 'alley' | 'backstage' | 'foyer' | 'wardrobe' | 'stage'>;
    /** Number of symbols crossed since setup, like the other tracks. */
    time: number;
    /** CL-16: when all are crossed, the gang is arrested. */
    traces: number;
    /** CL-56: alarm circles. */
    alarms: number;
    /** CL-57, CL-60: when all are crossed, the escape succeeds. */
    arrows: number;
    /** CL-60: when all are crossed, the gang is caught. */
    police: number;
  };
  /** By place in the gang. */
  sheets: Array<{
    /** CL-29: numbers in the row of strength. */
    strength: number[];
    /** CL-29: numbers in the row of dexterity. */
    dexterity: number[];
    /** CL-29: numbers in the row of cleverness. */
    clever: number[];
    /** CL-34: numbers in its six boxes, from the bottom. */
    pyramid: number[];
    /** CL-32: numbers of circle-boxes. */
    rings: number[];
    /** Crossed ones of tools and specials. */
    circles: {
      /** The crossed circles, one bit each: of the grid, then circle-boxes, tree and specials. */
      crossed: Array<'grid.1' | 'grid.2' | 'grid.3' | 'grid.4' | 'grid.5' | 'grid.6' | 'grid.7' | 'grid.8' | 'grid.9' | 'ring.1' | 'ring.2' | 'ring.3' | 'ring.4' | 'tree.1' | 'tree.2' | 'tree.3' | 'tree.4' | 'tree.5' | 'tree.6' | 'tree.7' | 'tree.8' | 'special.1' | 'special.2' | 'special.3' | 'special.4' | 'special.5' | 'special.6'>;
      /** CL-33. The circle of the tree that dice crossed last, counted from 1; 0 if there is none. */
      end_of_way: number;
    };
  }>;
  /** CK-2: blank in a single heist. */
  campaign: {
    /** CK-15: of circle-boxes, by element of all areas. */
    numbers: number[][];
    /** CK-15: by element of all areas, for all thieves. */
    crossed: Array<'area#1' | 'area#2' | 'area#3' | 'area#4' | 'area#5' | 'area#6' | 'area#7' | 'area#8' | 'area#9' | 'area#10' | 'area#11' | 'area#12' | 'area#13' | 'area#14' | 'area#15' | 'area#16'>;
    /** CK-10, CK-12: points that are not spent. */
    rest: number;
    /** CK-12: number of crossed boxes, by item. */
    boxes: number[];
    /** CK-10: number of heists crossed out. */
    heists: number;
    /** CK-13: special loot kept, one bit per heist. */
    specials: Array<'glass_diamonds' | 'combination' | 'diadem'>;
    /** CK-10: number in all heists so far. */
    traces: number;
    /** CK-11: thieves that stay there for the rest of the campaign. */
    jail: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
    /** CK-30: number of presents and meals taken so far. */
    doubles: number;
    /** CK-27, CK-28: none while the campaign goes on. */
    end: 'none' | 'won' | 'traces' | 'jail';
  };
  /** CL-66: used only in a symbol node. */
  waiting: Array<{
    /** Nobody for the symbol of a loud round. */
    by: null | 'matt' | 'janet' | 'trixie' | 'bruce';
    /** CL-25: any one of them is used; empty in a blank entry. */
    symbols: null | string;
  }>;
  /** By place in the gang. */
  hands: {
    /** CL-40: each 1 to 6, up or down. */
    shifts: number[];
    /** CL-42: values of virtual dice. */
    extras: number[];
    /** CL-9: unused dice, as places in the throw. */
    left: number[];
    /** CL-43: 0 to 2. */
    fills: number;
  }[];
  /** CL-54: what the gang has taken in this heist. */
  haul: {
    /** Sum of the values. */
    loot: number;
    /** How many diamonds are among it. */
    diamonds: number;
    /** CK-30: number of presents and meals. */
    doubles: number;
    /** CK-13: 1 if the plan's special loot is among it. */
    specials: number;
  };
  /** Determines what happens next. */
  phase: 'gift' | 'gang' | 'scout' | 'pimp' | 'roll' | 'symbol' | 'dice' | 'leave' | 'driver' | 'drive' | 'wages' | 'over';
  /** Empty between two heists of a campaign. */
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  /** CL-8: none unless dice are used. */
  roll: null | '111' | '112' | '113' | '114' | '115' | '116' | '122' | '123' | '124' | '125' | '126' | '133' | '134' | '135' | '136' | '144' | '145' | '146' | '155' | '156' | '166' | '222' | '223' | '224' | '225' | '226' | '233' | '234' | '235' | '236' | '244' | '245' | '246' | '255' | '256' | '266' | '333' | '334' | '335' | '336' | '344' | '345' | '346' | '355' | '356' | '366' | '444' | '445' | '446' | '455' | '456' | '466' | '555' | '556' | '566' | '666';
  /** The thief that crosses a circle before the first throw (CK-21); later the driver (CL-59). */
  acting: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  /** CL-18, CL-63: 1 if the alarm went off. */
  alarm_off: number;
  /** Of a single heist; none in a campaign. */
  ending: 'none' | 'success' | 'arrested' | 'caught';
}

/** An outcome of Clou, as JSON. */
export interface ClouOutcome {
  /** Number of seats in this game. */
  seats: number;
  /** Place 1 is the best. Seats may share a place; under some rules nobody has place 1. */
  places: number[];
  /** By seat. */
  scores: number[];
  /** Empty if there was no tie to break. */
  tie_broken_by: null | ClouRule;
  /** How the heist has ended. */
  ending: 'none' | 'success' | 'arrested' | 'caught';
  /** How good the score is. */
  rank: 'lost' | 'poor' | 'ok' | 'coup';
}

/** What all moves of Clou have; members that a kind does not use have their usual values. */
export interface ClouMoveMembers {
  /** The thief that acts. */
  thief: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  /** CL-25: any one of them is used; empty in a blank entry. */
  symbols: null | string;
  /** CL-36. The other thief on whose specials the symbol is used, nobody elsewhere. */
  owner: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  /** The target; `nothing` if the move needs none. */
  target: string;
  /** Made by a mark, written by a fill, the index of a throw, or the face of the escape die. */
  number: number;
  /** In the throw (CL-9). */
  dice: number[];
  /** Among the virtual dice (CL-42). */
  extras: number[];
  /** Among the shifts (CL-40). */
  shifts: number[];
  /** The thieves that break in. */
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  /** The move as a word. */
  text?: string;
}

/** A move of Clou, by its kind. */
export type ClouMove =
  /** A thief writes or crosses with its dice (CL-12). */
  | (ClouMoveMembers & { kind: 'mark' })
  /** Chance: the dice show this throw (CL-8). */
  | (ClouMoveMembers & { kind: 'roll' })
  /** A waiting symbol is used on a target (CL-22). */
  | (ClouMoveMembers & { kind: 'cross' })
  /** All waiting symbols lapse (CL-23). */
  | (ClouMoveMembers & { kind: 'lapse' })
  /** A thief writes or crosses with a fill (CL-43). */
  | (ClouMoveMembers & { kind: 'fill' })
  /** The dice phase ends (CL-13). */
  | (ClouMoveMembers & { kind: 'done' })
  /** The gang stays for another round (CL-19). */
  | (ClouMoveMembers & { kind: 'stay' })
  /** The gang runs away (CL-19). */
  | (ClouMoveMembers & { kind: 'run' })
  /** A thief drives (CL-59). */
  | (ClouMoveMembers & { kind: 'driver' })
  /** Chance: the escape die shows this face (CL-59). */
  | (ClouMoveMembers & { kind: 'drive' })
  /** The gang takes a first box for free, or nothing (CK-4). */
  | (ClouMoveMembers & { kind: 'gift' })
  /** These thieves break in (CK-6). */
  | (ClouMoveMembers & { kind: 'gang' })
  /** A demand is crossed before the first throw, or nothing (CK-20). */
  | (ClouMoveMembers & { kind: 'scout' })
  /** A thief crosses a circle before the first throw, or nothing (CK-21). */
  | (ClouMoveMembers & { kind: 'pimp' })
  /** The gang buys a box of an item (CK-12). */
  | (ClouMoveMembers & { kind: 'buy' })
  /** The gang buys no more (CK-12). */
  | (ClouMoveMembers & { kind: 'save' });

/** What all events of Clou have; members that a kind does not use have their usual values. */
export interface ClouEventMembers {
  /** The rule that causes the change. */
  rule: ClouRule;
  /** The thief that the change is about; nobody if there is none, or for a symbol without an owner (CK-33). */
  thief: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  /** An element, a demand or an item; else nothing. */
  target: string;
  /** The symbol, ordinary or white; else none. */
  effect: null | string;
  /** Of a challenge. */
  part: number;
  /** What the kind says. */
  number: number;
  /** What the dice show. */
  roll: null | '111' | '112' | '113' | '114' | '115' | '116' | '122' | '123' | '124' | '125' | '126' | '133' | '134' | '135' | '136' | '144' | '145' | '146' | '155' | '156' | '166' | '222' | '223' | '224' | '225' | '226' | '233' | '234' | '235' | '236' | '244' | '245' | '246' | '255' | '256' | '266' | '333' | '334' | '335' | '336' | '344' | '345' | '346' | '355' | '356' | '366' | '444' | '445' | '446' | '455' | '456' | '466' | '555' | '556' | '566' | '666';
  /** Places in the throw. */
  dice: number[];
  /** The thieves that break in. */
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
}

/** An event of Clou, by its kind. */
export type ClouEvent =
  /** The dice show `roll` (CL-8). */
  | (ClouEventMembers & { kind: 'dice_thrown'; course?: undefined })
  /** `thief` has used the `dice` at these places in the throw (CL-11). */
  | (ClouEventMembers & { kind: 'dice_used'; course?: undefined })
  /** `effect`, an ordinary symbol, fired for `thief` and waits (CL-66). */
  | (ClouEventMembers & { kind: 'symbol_fired'; course?: undefined })
  /** `effect`, a white symbol, fired for `thief`, which keeps it (CL-39). */
  | (ClouEventMembers & { kind: 'white_kept'; course?: undefined })
  /** `thief` has used the white symbol `effect` (CL-40, CL-42, CL-43). */
  | (ClouEventMembers & { kind: 'white_used'; course?: undefined })
  /** The waiting `effect` of `thief` is used (CL-22). */
  | (ClouEventMembers & { kind: 'symbol_used'; course?: undefined })
  /** The waiting `effect` of `thief` lapsed (CL-23). */
  | (ClouEventMembers & { kind: 'symbol_lapsed'; course?: undefined })
  /** `effect` fired for `thief` and lapsed at once (CK-33). */
  | (ClouEventMembers & { kind: 'effect_lost'; course?: undefined })
  /** `thief` wrote `number` into box `target` (CL-12). */
  | (ClouEventMembers & { kind: 'number_written'; course?: undefined })
  /** Circle `target` is crossed, on the sheet of `thief` or on the campaign sheet (CL-12). */
  | (ClouEventMembers & { kind: 'circle_crossed'; course?: undefined })
  /** Demand `target` of the plan is crossed (CL-50). */
  | (ClouEventMembers & { kind: 'demand_crossed'; course?: undefined })
  /** Challenge `number` of the plan is done by part `part` (CL-49). */
  | (ClouEventMembers & { kind: 'challenge_done'; course?: undefined })
  /** Challenge `number` counts as done, and all its required demands as crossed (CK-25). */
  | (ClouEventMembers & { kind: 'challenge_skipped'; course?: undefined })
  /** The gang can now work in room `number` (CL-46). */
  | (ClouEventMembers & { kind: 'room_entered'; course?: undefined })
  /** The loot of challenge `number` is taken (CL-54). */
  | (ClouEventMembers & { kind: 'loot_taken'; course?: undefined })
  /** One symbol of the trace track was crossed (CL-16). */
  | (ClouEventMembers & { kind: 'trace_crossed'; course?: undefined })
  /** `number` symbols of the time track are crossed since setup (CL-17, CL-56). */
  | (ClouEventMembers & { kind: 'time_crossed'; course?: undefined })
  /** One alarm circle was crossed (CL-56). */
  | (ClouEventMembers & { kind: 'alarm_crossed'; course?: undefined })
  /** The alarm went off and the escape begins (CL-59). */
  | (ClouEventMembers & { kind: 'alarm_went_off'; course?: undefined })
  /** One escape arrow was crossed (CL-57, CL-60). */
  | (ClouEventMembers & { kind: 'arrow_crossed'; course?: undefined })
  /** One police symbol was crossed (CL-60). */
  | (ClouEventMembers & { kind: 'police_crossed'; course?: undefined })
  /** Dice and kept symbols are put away (CL-20). */
  | (ClouEventMembers & { kind: 'round_ended'; course?: undefined })
  /** All waiting symbols lapse, since the heist or the round ends (CL-16, CL-56). */
  | (ClouEventMembers & { kind: 'waiting_ended'; course?: undefined })
  /** Another round begins (CL-19). */
  | (ClouEventMembers & { kind: 'gang_stayed'; course?: undefined })
  /** `thief` drives (CL-59). */
  | (ClouEventMembers & { kind: 'driver_chosen'; course?: undefined })
  /** `number` is the Ending (CL-58). */
  | (ClouEventMembers & { kind: 'heist_ended'; course?: undefined })
  /** A box of item `target` was crossed (CK-4, CK-12). */
  | (ClouEventMembers & { kind: 'item_crossed'; course?: undefined })
  /** An offer was declined (CK-4, CK-20, CK-21), by `thief` if one was asked. */
  | (ClouEventMembers & { kind: 'nothing_chosen'; course?: undefined })
  /** The thieves of `gang` break in (CK-6). */
  | (ClouEventMembers & { kind: 'gang_formed'; course?: undefined })
  /** Heist `number` of the campaign was crossed out; gang, sheets and plan are put away (CK-10). */
  | (ClouEventMembers & { kind: 'heist_crossed_out'; course?: undefined })
  /** The special loot of heist `number` was kept (CK-13). */
  | (ClouEventMembers & { kind: 'special_kept'; course?: undefined })
  /** `number` symbols of the campaign's trace track are crossed now (CK-10). */
  | (ClouEventMembers & { kind: 'traces_entered'; course?: undefined })
  /** `thief` stays in jail from now on (CK-11). */
  | (ClouEventMembers & { kind: 'thief_jailed'; course?: undefined })
  /** The campaign has `number` double circles now (CK-30). */
  | (ClouEventMembers & { kind: 'doubles_kept'; course?: undefined })
  /** The rest is `number` points (CK-10, CK-12). */
  | (ClouEventMembers & { kind: 'rest_changed'; course?: undefined })
  /** The areas of experience are blank again (CK-18). */
  | (ClouEventMembers & { kind: 'experience_reset'; course?: undefined })
  /** The gang buys no more and saves the rest (CK-12). */
  | (ClouEventMembers & { kind: 'wages_ended'; course?: undefined })
  /** `number` is the CampaignEnd (CK-27, CK-28). */
  | (ClouEventMembers & { kind: 'campaign_ended'; course?: undefined })
  /** A member of the `course` has a new value. */
  | (ClouEventMembers & { kind: 'course_changed'; course: {
      /** Determines what happens next. */
      phase?: 'gift' | 'gang' | 'scout' | 'pimp' | 'roll' | 'symbol' | 'dice' | 'leave' | 'driver' | 'drive' | 'wages' | 'over';
      /** The thief that crosses a circle before the first throw (CK-21); later the driver (CL-59). */
      acting?: null | 'matt' | 'janet' | 'trixie' | 'bruce';
    } });

/** The kinds of events of Clou. */
export type ClouEventKind = ClouEvent['kind'];

/** Options of ClouCampaign. */
export interface ClouCampaignOptions {
  /** game: campaign */
  mode?: 'campaign';
  /** players: 1 to 3 */
  players?: number;
  /** thieves in jail: jailed or free */
  jail_rule?: 'jailed' | 'free';
  /** experience cleared after every heist: false or true */
  experience_resets?: boolean;
  /** use of dice: must or own or may */
  use_dice?: 'must' | 'own' | 'may';
  /** symbols on specials: own or gang */
  specials?: 'own' | 'gang';
  /** way through a tree: dice or last */
  tree_way?: 'dice' | 'last';
  /** fill without order and conditions: false or true */
  fill_free?: boolean;
  /** shifted dice at most 6: false or true */
  clamp_dice?: boolean;
}

/** Setup facts of ClouCampaign. */
export interface ClouCampaignStart {
}

/** The IDs of the rules of ClouCampaign. */
export type ClouCampaignRule =
  /** One to three players are one gang together against the plan of the burglary; they win or lose together, and nothing is hidden. */
  | 'CL-1'
  /** The gang wants much loot and few traces; if it takes too long or sets off an alarm, it must escape from the police. */
  | 'CL-2'
  /** There are three six-sided dice for all, one plan for the gang and one sheet for each player. */
  | 'CL-3'
  /** Each player takes a different one of the four thieves and the gang picks one plan (options thieves and scenario); in a campaign the plan is given and the gang is chosen for every heist. */
  | 'CL-4'
  /** A track is a row of symbols with the player counts 1, 2 and 3 above some of them; at setup every symbol left of the own player count is crossed, so that more players have less. */
  | 'CL-5'
  /** A plan bears the tracks for time, traces and the escape, and a score box that says how points are counted. */
  | 'CL-6'
  /** A round has four phases: the dice are thrown, they are used, time passes, and the gang runs away or goes on. */
  | 'CL-7'
  /** The three dice are rolled once a round, openly, and the result holds for all thieves. */
  | 'CL-8'
  /** Every thief has the three values thrown once each and must use them all as far as it can; what it leaves costs traces. */
  | 'CL-9'
  /** The thieves of the gang use their dice in any order and may alternate as they like. */
  | 'CL-10'
  /** Several dice of a thief may be added to one number, but a die cannot be split, so each counts in one mark only. */
  | 'CL-11'
  /** A mark, which is writing a number into a box or crossing a circle, needs a number that fulfils what the box or circle demands; it may fire symbols. */
  | 'CL-12'
  /** The phase of using dice ends when the gang says done. By the option use_dice = must, the default, it can say so only when no thief can mark anything with the real dice it has left, without white symbols. By own only marks on the thieves' own sheets keep the gang from it, by may none do. */
  | 'CL-13'
  /** Each die that a thief has not used costs a trace. */
  | 'CL-14'
  /** Virtual dice and shifts, which white symbols give, cost nothing if they were not used. */
  | 'CL-15'
  /** A trace crosses the next free symbol of the trace track; crossing the last one is an arrest, by which the gang loses on the spot, whatever would come next, even an alarm of the same moment. */
  | 'CL-16'
  /** After the phase of using dice one symbol of the time track is crossed. */
  | 'CL-17'
  /** When no symbol of the time track is free any more, the alarm goes off and the escape begins; so the round that crosses the last one is the last round. */
  | 'CL-18'
  /** If a round has ended without an alarm the gang may run away, which ends the heist at once as a success and scores it; otherwise the next round begins. */
  | 'CL-19'
  /** White symbols that thieves have kept lapse when the time passes. */
  | 'CL-20'
  /** A symbol under a box or circle fires when the box is written or the circle crossed, one at the end of a line when all boxes and circles of the line are done. */
  | 'CL-21'
  /** A fired ordinary symbol is used before any other mark and cannot be kept. It crosses a demand of the plan that can be worked at, a circle that shows it on the specials of its thief or on the campaign sheet, or, as an escape, an arrow of the escape track. */
  | 'CL-22'
  /** The gang may let fired symbols lapse, all that still wait together, also after it has used some; none lapses by itself while one of them has a place, and when none has, all lapse. */
  | 'CL-23'
  /** Ordinary symbols are strength, dexterity, clever, electro, lock, safe and escape, used when they fire; white ones are shift, extra and fill, kept for the same phase; time, traces, alarms, police and escape arrows stand on the plan's tracks. */
  | 'CL-24'
  /** Of several symbols in one box one is enough: a fired one is used as any one of them, and a demand or a circle with several takes any one of them. */
  | 'CL-25'
  /** A box takes a number that fits its conditions, a circle is crossed with the number or symbol in it; each only once. */
  | 'CL-26'
  /** A number is the sum of one or more of the thief's unused dice, virtual ones included, changed by shifts, and is 1 to 30. */
  | 'CL-27'
  /** The number must fulfil the condition in the box: any, less than, more than or equal to a number. By a sign before the box it must also be less than, more than or equal to the number of the box on its left. */
  | 'CL-28'
  /** Every sheet has the rows strength, dexterity and clever; a row is filled from the left without gaps, and whatever its name is, its boxes fire the symbols below them. */
  | 'CL-29'
  /** Every thief has three tools out of four kinds: grid, circle-boxes, tree and pyramid. */
  | 'CL-30'
  /** Any circle of a grid, three by three, is crossed with exactly its number; the third crossed of a row or column fires the symbol at its end. */
  | 'CL-31'
  /** A circle-box first takes a number that fulfils its condition and is then crossed, with other dice, by exactly this number; when all of a line are crossed the line's symbols fire, and writing fires nothing. */
  | 'CL-32'
  /** Dice cross a tree on one way per heist: first one of the leftmost circles, then always one that follows the circle they crossed last. Where that one was crossed without dice, the way leads on through it to those that follow. By the option tree_way = last the end of the way is the circle crossed last in any way, and dice cross only what follows it. */
  | 'CL-33'
  /** In a pyramid of three, two and one boxes the lower row is written in any order; an upper box needs the two below it and compares with their sum by its sign, less, more or equal. */
  | 'CL-34'
  /** Specials are lines of circles, crossed with fired symbols, and dice bonuses, which fire when the throw shows their pattern. */
  | 'CL-35'
  /** Instead of on the plan a fired symbol may be used on a specials circle that shows it, on the sheet of its thief. By the option specials = gang it may be the sheet of any thief of the gang. With all circles of a line crossed its end symbol fires, for the thief whose sheet it is. */
  | 'CL-36'
  /** When the three dice thrown show the pattern of a bonus (certain faces, a triple, a straight), its symbol fires for that thief by itself, every time. */
  | 'CL-37'
  /** All bonuses whose pattern fits fire, each at most once per throw, and may share dice; only the dice as thrown count, not virtual or shifted ones. */
  | 'CL-38'
  /** A white symbol is not used at once: the thief that fired it keeps it and may use it once in the same phase of using dice, for its own dice only. */
  | 'CL-39'
  /** With a shift one die counts as up to so much more or less when it is written; several shifts in one mark go on different dice, virtual ones too. */
  | 'CL-40'
  /** A shifted die counts at least 1, and with the option clamp_dice at most 6. A mark uses only shifts that it needs: it may take none without which the same dice make the same number. */
  | 'CL-41'
  /** An extra number is a virtual die with so many pips, used like a die, alone or in a sum. */
  | 'CL-42'
  /** With a fill a thief writes, without dice, any number from 1 to 18 into any empty box or crosses any circle, of its own sheet or the open areas of the campaign sheet. A circle-box is crossed once it has a number. Order and conditions do not matter, and what it marks fires. */
  | 'CL-43'
  /** With the option fill_free = false a fill keeps order and conditions: it marks only a box or circle that is open for dice, whatever a circle's number is, or a symbol circle. */
  | 'CL-44'
  /** A plan has rooms (single frame), challenges to be worked at (double frame) and arrows between them. */
  | 'CL-45'
  /** A heist begins in the start room of the plan; everything in all rooms entered so far may be worked at, here and there at the same time. */
  | 'CL-46'
  /** A small lozenge on an arrow means that it leads from a challenge into a room, entered as soon as the challenge is done; a plain arrow leads to a thing in the same room. */
  | 'CL-47'
  /** A challenge that arrows from others lead to can be worked at when one of these is done, any other one as soon as its room is entered. */
  | 'CL-48'
  /** A challenge has one to three parts; it is done when all demands of one of them are crossed, and then not worked at any more. */
  | 'CL-49'
  /** A demand, a symbol or number that a part asks for, can be worked at when its challenge and part can, and in an ordered part, whose demands are joined by arrows, only after those before it. */
  | 'CL-50'
  /** A demand with a player count above it is needed only if there are at least so many players; for fewer it counts as crossed. */
  | 'CL-51'
  /** A number demand is crossed by any thief with exactly this number from its own dice; that fires nothing, and a fill does not serve. */
  | 'CL-52'
  /** When a part is completed the gang first takes what the challenge gives, loot and rooms, then pays what the part costs, its traces and then its alarms. If the traces bring an arrest, the loot is taken and no alarm follows. */
  | 'CL-53'
  /** A challenge that is done gives its loot at once, with no choice whether to take it, and the rooms that it opens are entered. */
  | 'CL-54'
  /** After every crossing on the plan and every throw a challenge is done that can be worked at and has a completed part. If there are several it is the one that stands first in the list of the plan; so it goes on until there is none. */
  | 'CL-55'
  /** An alarm crosses the next alarm circle; the last one has the effect that the plan names, an escape at once or a jump of the time track, and further alarms do nothing. */
  | 'CL-56'
  /** A fired escape crosses the next arrow of the escape track, if one is left; that alone does not end the heist. */
  | 'CL-57'
  /** A heist ends by running away, which is a success, by an arrest for too many traces, or by the escape that follows an alarm. */
  | 'CL-58'
  /** An escape is driven by a thief that the gang chooses; a single die is rolled until it ends, each roll measured against the driver's escape value. */
  | 'CL-59'
  /** A roll of at least the driver's escape value crosses an escape arrow, of at least two more two arrows; a roll below it crosses a police symbol. */
  | 'CL-60'
  /** With all arrows crossed the gang escapes, a success, without a roll if that is so when the alarm goes off; with all police symbols crossed it is caught. */
  | 'CL-61'
  /** A gang that is caught or arrested has lost and scores nothing in a single heist; in a campaign it keeps half of the points if it was caught and all if it was arrested. */
  | 'CL-62'
  /** Points are the values of the loot, changed by the score box of the plan, but at least 0. In the standard edition every trace takes 1; in the glassworks a diamond adds 2 and an alarm that went off takes 2, in the hotel every free alarm circle adds 2. */
  | 'CL-63'
  /** More than 9 points are ok, more than 14 a real coup; with fewer the heist was poor. */
  | 'CL-64'
  /** The heist is over as soon as one of its ends is reached, and no phase is finished. */
  | 'CL-65'
  /** All fired ordinary symbols that wait may be used in any order, together with those that such a crossing fires in its turn, and one symbol may so make room for another. */
  | 'CL-66'
  /** Where several free demands of one unordered part, or several free circles of one line, ask for the same, they are equal places, and only the first of them can be chosen. */
  | 'CL-67'
  /** A campaign has three larger heists for a fixed number of 1 to 3 players; with its loot the gang buys tools and preparations, and it gains experience. */
  | 'CK-1'
  /** The campaign sheet lies open for all: its yellow areas keep the progress and are written only between heists, its beige ones are improvements that all players use. */
  | 'CK-2'
  /** The campaign has a trace track of its own, crossed at setup for the number of players; thief sheets and plan are new for every heist. */
  | 'CK-3'
  /** One box of a tool or preparation is free for the gang before the first heist. */
  | 'CK-4'
  /** Five phases are repeated, target, thieves, break-in, police report and wages; the target is the topmost heist not yet crossed out. */
  | 'CK-5'
  /** Each player takes part in a heist with a different thief, one that is not in jail. */
  | 'CK-6'
  /** The campaign is lost if fewer thieves are free, out of jail, than there are players when a gang has to be formed; after the last heist none has to be. */
  | 'CK-7'
  /** The campaign is lost when more thieves are in jail than there are players; with the option jail_rule = free it goes on as long as there is a free thief for every player. */
  | 'CK-8'
  /** The break-in is played by the rules of a heist, with special loot and the improvements of the campaign sheet. */
  | 'CK-9'
  /** After a heist the police report crosses it out and enters special loot, traces, jail, double circles and points; when all symbols of the campaign's trace track are crossed, the campaign is lost. */
  | 'CK-10'
  /** In a campaign an arrested gang keeps its points, but all its thieves go to jail. Of a caught one only the driver goes to jail, and half of the points, rounded down, stay. Special loot and double circles are kept in both cases. */
  | 'CK-11'
  /** As wages the gang buys boxes of tools and preparations from the points it has left, the rest, at 5 each in the standard edition; with all its boxes crossed an item is available from then on. */
  | 'CK-12'
  /** Each heist has one special loot: the first the glass diamonds, the second the combination of the security case, the third the diadem. */
  | 'CK-13'
  /** A part of a challenge that needs the combination can be worked at only if the gang took the combination in the second heist. */
  | 'CK-14'
  /** A thief may write or cross on the open areas of the campaign sheet, experience and bought tools, as on its own sheet; what one has used is gone for the others. */
  | 'CK-15'
  /** Experience is free; its area from the first or second heist may be used in that heist and in later ones. */
  | 'CK-16'
  /** A tool can be used when all its boxes are bought; what is crossed or written there stays so for the whole campaign. */
  | 'CK-17'
  /** What is crossed or written in areas of experience stays so for the whole campaign too; with the option experience_resets it is cleared after every heist. */
  | 'CK-18'
  /** A preparation works only when all its boxes are crossed, and one that bears a thief's name only if that thief is in the gang. */
  | 'CK-19'
  /** Scouting, Matt's preparation: as the break-in begins the gang may cross one symbol demand that is needed, anywhere on the plan, of a challenge that is not done, but no escape arrow. A part so completed takes effect when its challenge can be worked at. */
  | 'CK-20'
  /** Pimping up, Trixie's preparation: as the break-in begins every thief may cross one circle of its choice on its sheet or the open areas of the campaign sheet, in whatever order, a circle-box if it has a number. Nothing fires by it. */
  | 'CK-21'
  /** Strength training, Bruce's preparation: a part whose needed demands are all strength, and no choice of symbols, costs no trace. */
  | 'CK-22'
  /** The campaign sheet's symbol circles belong to all thieves and are used like specials; what they fire, the thief fires whose symbol was used. */
  | 'CK-23'
  /** Affair with the inspector, Janet's preparation: the heist's points do not suffer from traces; but these are entered in the campaign all the same and still cost 3 each at its end. */
  | 'CK-24'
  /** Concert tickets: the concert begins in the foyer, and all that the gang would have to do to sneak in counts as done, without price or loot. */
  | 'CK-25'
  /** False passports: the campaign's trace track has two more symbols from the moment when both boxes are bought. */
  | 'CK-26'
  /** The campaign is lost by too many traces or too many thieves in jail, and before another heist by too few thieves that are free. */
  | 'CK-27'
  /** The campaign is won when the third heist has been played, however it ended, and neither traces nor jail have lost it. */
  | 'CK-28'
  /** Final points are the rest, the points that are left, less 5 per thief in jail and 3 per trace of the whole campaign, plus 3 per double circle taken; they may be negative. */
  | 'CK-29'
  /** Double circles, which count at the end of the campaign, are presents and meals that the gang takes as loot. */
  | 'CK-30'
  /** Up to 50 final points make the gang ordinary, 51 to 63 pros, 64 to 72 legends, 73 and more thieves of the century; a lost campaign has 0 points. */
  | 'CK-31'
  /** In the concert every time symbol crossed, at setup too, crosses a field of the concert track as well; its first uncrossed field names the phase of the round. */
  | 'CK-32'
  /** In a loud round the throw gives a symbol, strength or electro, that is nobody's: it goes on the plan or the campaign sheet, by specials = gang also on specials. In a quiet round symbols fired by tools lapse, white ones too. In an instrumental round neither the wardrobe nor its door can be worked at. A pause changes nothing. */
  | 'CK-33'
  /** In the concert a gang with the glass diamonds has escaped when its time is out, a success without an alarm, with the diadem or without it. Without the glass diamonds time out is an alarm as usual. Running away with the diadem is then noticed, an alarm too, and an escape must be played. */
  | 'CK-34';

/** A state of ClouCampaign, as JSON. */
export interface ClouCampaignState {
  /** CL-49: the marks on it, and its tracks. */
  plan: {
    /** CL-49: crossed, one bit each. */
    demands: Array<'demand#1' | 'demand#2' | 'demand#3' | 'demand#4' | 'demand#5' | 'demand#6' | 'demand#7' | 'demand#8' | 'demand#9' | 'demand#10' | 'demand#11' | 'demand#12' | 'demand#13' | 'demand#14' | 'demand#15' | 'demand#16' | 'demand#17' | 'demand#18' | 'demand#19' | 'demand#20' | 'demand#21' | 'demand#22' | 'demand#23' | 'demand#24' | 'demand#25' | 'demand#26' | 'demand#27' | 'demand#28' | 'demand#29' | 'demand#30' | 'demand#31' | 'demand#32' | 'demand#33' | 'demand#34' | 'demand#35' | 'demand#36' | 'demand#37' | 'demand#38' | 'demand#39' | 'demand#40' | 'demand#41' | 'demand#42' | 'demand#43' | 'demand#44' | 'demand#45' | 'demand#46' | 'demand#47' | 'demand#48' | 'demand#49' | 'demand#50' | 'demand#51' | 'demand#52' | 'demand#53' | 'demand#54' | 'demand#55' | 'demand#56' | 'demand#57' | 'demand#58' | 'demand#59' | 'demand#60' | 'demand#61' | 'demand#62' | 'demand#63' | 'demand#64'>;
    /** CL-49, CK-25: done or skipped. */
    done: Array<'challenge#1' | 'challenge#2' | 'challenge#3' | 'challenge#4' | 'challenge#5' | 'challenge#6' | 'challenge#7' | 'challenge#8' | 'challenge#9' | 'challenge#10' | 'challenge#11' | 'challenge#12' | 'challenge#13' | 'challenge#14' | 'challenge#15' | 'challenge#16'>;
    /** CL-46: entered. */
    rooms: Array<'room#1' | 'room#2' | 'room#3' | 'room#4' | 'room#5' | 'room#6' | 'room#7' | 'room#8'>;
    /** Number of symbols crossed since setup, like the other tracks. */
    time: number;
    /** CL-16: when all are crossed, the gang is arrested. */
    traces: number;
    /** CL-56: alarm circles. */
    alarms: number;
    /** CL-57, CL-60: when all are crossed, the escape succeeds. */
    arrows: number;
    /** CL-60: when all are crossed, the gang is caught. */
    police: number;
  };
  /** By place in the gang. */
  sheets: Array<{
    /** CL-29: numbers in the row of strength. */
    strength: number[];
    /** CL-29: numbers in the row of dexterity. */
    dexterity: number[];
    /** CL-29: numbers in the row of cleverness. */
    clever: number[];
    /** CL-34: numbers in its six boxes, from the bottom. */
    pyramid: number[];
    /** CL-32: numbers of circle-boxes. */
    rings: number[];
    /** Crossed ones of tools and specials. */
    circles: {
      /** The crossed circles, one bit each: of the grid, then circle-boxes, tree and specials. */
      crossed: Array<'grid.1' | 'grid.2' | 'grid.3' | 'grid.4' | 'grid.5' | 'grid.6' | 'grid.7' | 'grid.8' | 'grid.9' | 'ring.1' | 'ring.2' | 'ring.3' | 'ring.4' | 'tree.1' | 'tree.2' | 'tree.3' | 'tree.4' | 'tree.5' | 'tree.6' | 'tree.7' | 'tree.8' | 'special.1' | 'special.2' | 'special.3' | 'special.4' | 'special.5' | 'special.6'>;
      /** CL-33. The circle of the tree that dice crossed last, counted from 1; 0 if there is none. */
      end_of_way: number;
    };
  }>;
  /** CK-2: blank in a single heist. */
  campaign: {
    /** CK-15: of circle-boxes, by element of all areas. */
    numbers: number[][];
    /** CK-15: by element of all areas, for all thieves. */
    crossed: Array<'exp1.1' | 'exp1.2' | 'exp2.1' | 'exp2.2' | 'costume.1' | 'costume.2' | 'costume.3' | 'canes.1' | 'canes.2' | 'canes.3' | 'lights.1' | 'lights.2' | 'lights.3' | 'lights.4' | 'area#15' | 'area#16'>;
    /** CK-10, CK-12: points that are not spent. */
    rest: number;
    /** CK-12: number of crossed boxes, by item. */
    boxes: number[];
    /** CK-10: number of heists crossed out. */
    heists: number;
    /** CK-13: special loot kept, one bit per heist. */
    specials: Array<'glass_diamonds' | 'combination' | 'diadem'>;
    /** CK-10: number in all heists so far. */
    traces: number;
    /** CK-11: thieves that stay there for the rest of the campaign. */
    jail: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
    /** CK-30: number of presents and meals taken so far. */
    doubles: number;
    /** CK-27, CK-28: none while the campaign goes on. */
    end: 'none' | 'won' | 'traces' | 'jail';
  };
  /** CL-66: used only in a symbol node. */
  waiting: Array<{
    /** Nobody for the symbol of a loud round. */
    by: null | 'matt' | 'janet' | 'trixie' | 'bruce';
    /** CL-25: any one of them is used; empty in a blank entry. */
    symbols: null | string;
  }>;
  /** By place in the gang. */
  hands: {
    /** CL-40: each 1 to 6, up or down. */
    shifts: number[];
    /** CL-42: values of virtual dice. */
    extras: number[];
    /** CL-9: unused dice, as places in the throw. */
    left: number[];
    /** CL-43: 0 to 2. */
    fills: number;
  }[];
  /** CL-54: what the gang has taken in this heist. */
  haul: {
    /** Sum of the values. */
    loot: number;
    /** How many diamonds are among it. */
    diamonds: number;
    /** CK-30: number of presents and meals. */
    doubles: number;
    /** CK-13: 1 if the plan's special loot is among it. */
    specials: number;
  };
  /** Determines what happens next. */
  phase: 'gift' | 'gang' | 'scout' | 'pimp' | 'roll' | 'symbol' | 'dice' | 'leave' | 'driver' | 'drive' | 'wages' | 'over';
  /** Empty between two heists of a campaign. */
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  /** CL-8: none unless dice are used. */
  roll: null | '111' | '112' | '113' | '114' | '115' | '116' | '122' | '123' | '124' | '125' | '126' | '133' | '134' | '135' | '136' | '144' | '145' | '146' | '155' | '156' | '166' | '222' | '223' | '224' | '225' | '226' | '233' | '234' | '235' | '236' | '244' | '245' | '246' | '255' | '256' | '266' | '333' | '334' | '335' | '336' | '344' | '345' | '346' | '355' | '356' | '366' | '444' | '445' | '446' | '455' | '456' | '466' | '555' | '556' | '566' | '666';
  /** The thief that crosses a circle before the first throw (CK-21); later the driver (CL-59). */
  acting: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  /** CL-18, CL-63: 1 if the alarm went off. */
  alarm_off: number;
  /** Of a single heist; none in a campaign. */
  ending: 'none' | 'success' | 'arrested' | 'caught';
}

/** A view of ClouCampaign, as JSON. */
export interface ClouCampaignView {
  /** Seat 0 is the gang; spectators see the same. */
  viewer: '0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator';
  /** CL-49: the marks on it, and its tracks. */
  plan: {
    /** CL-49: crossed, one bit each. */
    demands: Array<'demand#1' | 'demand#2' | 'demand#3' | 'demand#4' | 'demand#5' | 'demand#6' | 'demand#7' | 'demand#8' | 'demand#9' | 'demand#10' | 'demand#11' | 'demand#12' | 'demand#13' | 'demand#14' | 'demand#15' | 'demand#16' | 'demand#17' | 'demand#18' | 'demand#19' | 'demand#20' | 'demand#21' | 'demand#22' | 'demand#23' | 'demand#24' | 'demand#25' | 'demand#26' | 'demand#27' | 'demand#28' | 'demand#29' | 'demand#30' | 'demand#31' | 'demand#32' | 'demand#33' | 'demand#34' | 'demand#35' | 'demand#36' | 'demand#37' | 'demand#38' | 'demand#39' | 'demand#40' | 'demand#41' | 'demand#42' | 'demand#43' | 'demand#44' | 'demand#45' | 'demand#46' | 'demand#47' | 'demand#48' | 'demand#49' | 'demand#50' | 'demand#51' | 'demand#52' | 'demand#53' | 'demand#54' | 'demand#55' | 'demand#56' | 'demand#57' | 'demand#58' | 'demand#59' | 'demand#60' | 'demand#61' | 'demand#62' | 'demand#63' | 'demand#64'>;
    /** CL-49, CK-25: done or skipped. */
    done: Array<'challenge#1' | 'challenge#2' | 'challenge#3' | 'challenge#4' | 'challenge#5' | 'challenge#6' | 'challenge#7' | 'challenge#8' | 'challenge#9' | 'challenge#10' | 'challenge#11' | 'challenge#12' | 'challenge#13' | 'challenge#14' | 'challenge#15' | 'challenge#16'>;
    /** CL-46: entered. */
    rooms: Array<'room#1' | 'room#2' | 'room#3' | 'room#4' | 'room#5' | 'room#6' | 'room#7' | 'room#8'>;
    /** Number of symbols crossed since setup, like the other tracks. */
    time: number;
    /** CL-16: when all are crossed, the gang is arrested. */
    traces: number;
    /** CL-56: alarm circles. */
    alarms: number;
    /** CL-57, CL-60: when all are crossed, the escape succeeds. */
    arrows: number;
    /** CL-60: when all are crossed, the gang is caught. */
    police: number;
  };
  /** By place in the gang. */
  sheets: Array<{
    /** CL-29: numbers in the row of strength. */
    strength: number[];
    /** CL-29: numbers in the row of dexterity. */
    dexterity: number[];
    /** CL-29: numbers in the row of cleverness. */
    clever: number[];
    /** CL-34: numbers in its six boxes, from the bottom. */
    pyramid: number[];
    /** CL-32: numbers of circle-boxes. */
    rings: number[];
    /** Crossed ones of tools and specials. */
    circles: {
      /** The crossed circles, one bit each: of the grid, then circle-boxes, tree and specials. */
      crossed: Array<'grid.1' | 'grid.2' | 'grid.3' | 'grid.4' | 'grid.5' | 'grid.6' | 'grid.7' | 'grid.8' | 'grid.9' | 'ring.1' | 'ring.2' | 'ring.3' | 'ring.4' | 'tree.1' | 'tree.2' | 'tree.3' | 'tree.4' | 'tree.5' | 'tree.6' | 'tree.7' | 'tree.8' | 'special.1' | 'special.2' | 'special.3' | 'special.4' | 'special.5' | 'special.6'>;
      /** CL-33. The circle of the tree that dice crossed last, counted from 1; 0 if there is none. */
      end_of_way: number;
    };
  }>;
  /** CK-2: blank in a single heist. */
  campaign: {
    /** CK-15: of circle-boxes, by element of all areas. */
    numbers: number[][];
    /** CK-15: by element of all areas, for all thieves. */
    crossed: Array<'exp1.1' | 'exp1.2' | 'exp2.1' | 'exp2.2' | 'costume.1' | 'costume.2' | 'costume.3' | 'canes.1' | 'canes.2' | 'canes.3' | 'lights.1' | 'lights.2' | 'lights.3' | 'lights.4' | 'area#15' | 'area#16'>;
    /** CK-10, CK-12: points that are not spent. */
    rest: number;
    /** CK-12: number of crossed boxes, by item. */
    boxes: number[];
    /** CK-10: number of heists crossed out. */
    heists: number;
    /** CK-13: special loot kept, one bit per heist. */
    specials: Array<'glass_diamonds' | 'combination' | 'diadem'>;
    /** CK-10: number in all heists so far. */
    traces: number;
    /** CK-11: thieves that stay there for the rest of the campaign. */
    jail: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
    /** CK-30: number of presents and meals taken so far. */
    doubles: number;
    /** CK-27, CK-28: none while the campaign goes on. */
    end: 'none' | 'won' | 'traces' | 'jail';
  };
  /** CL-66: used only in a symbol node. */
  waiting: Array<{
    /** Nobody for the symbol of a loud round. */
    by: null | 'matt' | 'janet' | 'trixie' | 'bruce';
    /** CL-25: any one of them is used; empty in a blank entry. */
    symbols: null | string;
  }>;
  /** By place in the gang. */
  hands: {
    /** CL-40: each 1 to 6, up or down. */
    shifts: number[];
    /** CL-42: values of virtual dice. */
    extras: number[];
    /** CL-9: unused dice, as places in the throw. */
    left: number[];
    /** CL-43: 0 to 2. */
    fills: number;
  }[];
  /** CL-54: what the gang has taken in this heist. */
  haul: {
    /** Sum of the values. */
    loot: number;
    /** How many diamonds are among it. */
    diamonds: number;
    /** CK-30: number of presents and meals. */
    doubles: number;
    /** CK-13: 1 if the plan's special loot is among it. */
    specials: number;
  };
  /** Determines what happens next. */
  phase: 'gift' | 'gang' | 'scout' | 'pimp' | 'roll' | 'symbol' | 'dice' | 'leave' | 'driver' | 'drive' | 'wages' | 'over';
  /** Empty between two heists of a campaign. */
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  /** CL-8: none unless dice are used. */
  roll: null | '111' | '112' | '113' | '114' | '115' | '116' | '122' | '123' | '124' | '125' | '126' | '133' | '134' | '135' | '136' | '144' | '145' | '146' | '155' | '156' | '166' | '222' | '223' | '224' | '225' | '226' | '233' | '234' | '235' | '236' | '244' | '245' | '246' | '255' | '256' | '266' | '333' | '334' | '335' | '336' | '344' | '345' | '346' | '355' | '356' | '366' | '444' | '445' | '446' | '455' | '456' | '466' | '555' | '556' | '566' | '666';
  /** The thief that crosses a circle before the first throw (CK-21); later the driver (CL-59). */
  acting: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  /** CL-18, CL-63: 1 if the alarm went off. */
  alarm_off: number;
  /** Of a single heist; none in a campaign. */
  ending: 'none' | 'success' | 'arrested' | 'caught';
}

/** An outcome of ClouCampaign, as JSON. */
export interface ClouCampaignOutcome {
  /** Number of seats in this game. */
  seats: number;
  /** Place 1 is the best. Seats may share a place; under some rules nobody has place 1. */
  places: number[];
  /** By seat. */
  scores: number[];
  /** Empty if there was no tie to break. */
  tie_broken_by: null | ClouCampaignRule;
  /** How the campaign has ended. */
  end: 'none' | 'won' | 'traces' | 'jail';
  /** How good the score is. */
  rank: 'lost' | 'ordinary' | 'pros' | 'legends' | 'century';
}

/** What all moves of ClouCampaign have; members that a kind does not use have their usual values. */
export interface ClouCampaignMoveMembers {
  /** The thief that acts. */
  thief: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  /** CL-25: any one of them is used; empty in a blank entry. */
  symbols: null | string;
  /** CL-36. The other thief on whose specials the symbol is used, nobody elsewhere. */
  owner: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  /** The target; `nothing` if the move needs none. */
  target: string;
  /** Made by a mark, written by a fill, the index of a throw, or the face of the escape die. */
  number: number;
  /** In the throw (CL-9). */
  dice: number[];
  /** Among the virtual dice (CL-42). */
  extras: number[];
  /** Among the shifts (CL-40). */
  shifts: number[];
  /** The thieves that break in. */
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  /** The move as a word. */
  text?: string;
}

/** A move of ClouCampaign, by its kind. */
export type ClouCampaignMove =
  /** A thief writes or crosses with its dice (CL-12). */
  | (ClouCampaignMoveMembers & { kind: 'mark' })
  /** Chance: the dice show this throw (CL-8). */
  | (ClouCampaignMoveMembers & { kind: 'roll' })
  /** A waiting symbol is used on a target (CL-22). */
  | (ClouCampaignMoveMembers & { kind: 'cross' })
  /** All waiting symbols lapse (CL-23). */
  | (ClouCampaignMoveMembers & { kind: 'lapse' })
  /** A thief writes or crosses with a fill (CL-43). */
  | (ClouCampaignMoveMembers & { kind: 'fill' })
  /** The dice phase ends (CL-13). */
  | (ClouCampaignMoveMembers & { kind: 'done' })
  /** The gang stays for another round (CL-19). */
  | (ClouCampaignMoveMembers & { kind: 'stay' })
  /** The gang runs away (CL-19). */
  | (ClouCampaignMoveMembers & { kind: 'run' })
  /** A thief drives (CL-59). */
  | (ClouCampaignMoveMembers & { kind: 'driver' })
  /** Chance: the escape die shows this face (CL-59). */
  | (ClouCampaignMoveMembers & { kind: 'drive' })
  /** The gang takes a first box for free, or nothing (CK-4). */
  | (ClouCampaignMoveMembers & { kind: 'gift' })
  /** These thieves break in (CK-6). */
  | (ClouCampaignMoveMembers & { kind: 'gang' })
  /** A demand is crossed before the first throw, or nothing (CK-20). */
  | (ClouCampaignMoveMembers & { kind: 'scout' })
  /** A thief crosses a circle before the first throw, or nothing (CK-21). */
  | (ClouCampaignMoveMembers & { kind: 'pimp' })
  /** The gang buys a box of an item (CK-12). */
  | (ClouCampaignMoveMembers & { kind: 'buy' })
  /** The gang buys no more (CK-12). */
  | (ClouCampaignMoveMembers & { kind: 'save' });

/** What all events of ClouCampaign have; members that a kind does not use have their usual values. */
export interface ClouCampaignEventMembers {
  /** The rule that causes the change. */
  rule: ClouCampaignRule;
  /** The thief that the change is about; nobody if there is none, or for a symbol without an owner (CK-33). */
  thief: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  /** An element, a demand or an item; else nothing. */
  target: string;
  /** The symbol, ordinary or white; else none. */
  effect: null | string;
  /** Of a challenge. */
  part: number;
  /** What the kind says. */
  number: number;
  /** What the dice show. */
  roll: null | '111' | '112' | '113' | '114' | '115' | '116' | '122' | '123' | '124' | '125' | '126' | '133' | '134' | '135' | '136' | '144' | '145' | '146' | '155' | '156' | '166' | '222' | '223' | '224' | '225' | '226' | '233' | '234' | '235' | '236' | '244' | '245' | '246' | '255' | '256' | '266' | '333' | '334' | '335' | '336' | '344' | '345' | '346' | '355' | '356' | '366' | '444' | '445' | '446' | '455' | '456' | '466' | '555' | '556' | '566' | '666';
  /** Places in the throw. */
  dice: number[];
  /** The thieves that break in. */
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
}

/** An event of ClouCampaign, by its kind. */
export type ClouCampaignEvent =
  /** The dice show `roll` (CL-8). */
  | (ClouCampaignEventMembers & { kind: 'dice_thrown'; course?: undefined })
  /** `thief` has used the `dice` at these places in the throw (CL-11). */
  | (ClouCampaignEventMembers & { kind: 'dice_used'; course?: undefined })
  /** `effect`, an ordinary symbol, fired for `thief` and waits (CL-66). */
  | (ClouCampaignEventMembers & { kind: 'symbol_fired'; course?: undefined })
  /** `effect`, a white symbol, fired for `thief`, which keeps it (CL-39). */
  | (ClouCampaignEventMembers & { kind: 'white_kept'; course?: undefined })
  /** `thief` has used the white symbol `effect` (CL-40, CL-42, CL-43). */
  | (ClouCampaignEventMembers & { kind: 'white_used'; course?: undefined })
  /** The waiting `effect` of `thief` is used (CL-22). */
  | (ClouCampaignEventMembers & { kind: 'symbol_used'; course?: undefined })
  /** The waiting `effect` of `thief` lapsed (CL-23). */
  | (ClouCampaignEventMembers & { kind: 'symbol_lapsed'; course?: undefined })
  /** `effect` fired for `thief` and lapsed at once (CK-33). */
  | (ClouCampaignEventMembers & { kind: 'effect_lost'; course?: undefined })
  /** `thief` wrote `number` into box `target` (CL-12). */
  | (ClouCampaignEventMembers & { kind: 'number_written'; course?: undefined })
  /** Circle `target` is crossed, on the sheet of `thief` or on the campaign sheet (CL-12). */
  | (ClouCampaignEventMembers & { kind: 'circle_crossed'; course?: undefined })
  /** Demand `target` of the plan is crossed (CL-50). */
  | (ClouCampaignEventMembers & { kind: 'demand_crossed'; course?: undefined })
  /** Challenge `number` of the plan is done by part `part` (CL-49). */
  | (ClouCampaignEventMembers & { kind: 'challenge_done'; course?: undefined })
  /** Challenge `number` counts as done, and all its required demands as crossed (CK-25). */
  | (ClouCampaignEventMembers & { kind: 'challenge_skipped'; course?: undefined })
  /** The gang can now work in room `number` (CL-46). */
  | (ClouCampaignEventMembers & { kind: 'room_entered'; course?: undefined })
  /** The loot of challenge `number` is taken (CL-54). */
  | (ClouCampaignEventMembers & { kind: 'loot_taken'; course?: undefined })
  /** One symbol of the trace track was crossed (CL-16). */
  | (ClouCampaignEventMembers & { kind: 'trace_crossed'; course?: undefined })
  /** `number` symbols of the time track are crossed since setup (CL-17, CL-56). */
  | (ClouCampaignEventMembers & { kind: 'time_crossed'; course?: undefined })
  /** One alarm circle was crossed (CL-56). */
  | (ClouCampaignEventMembers & { kind: 'alarm_crossed'; course?: undefined })
  /** The alarm went off and the escape begins (CL-59). */
  | (ClouCampaignEventMembers & { kind: 'alarm_went_off'; course?: undefined })
  /** One escape arrow was crossed (CL-57, CL-60). */
  | (ClouCampaignEventMembers & { kind: 'arrow_crossed'; course?: undefined })
  /** One police symbol was crossed (CL-60). */
  | (ClouCampaignEventMembers & { kind: 'police_crossed'; course?: undefined })
  /** Dice and kept symbols are put away (CL-20). */
  | (ClouCampaignEventMembers & { kind: 'round_ended'; course?: undefined })
  /** All waiting symbols lapse, since the heist or the round ends (CL-16, CL-56). */
  | (ClouCampaignEventMembers & { kind: 'waiting_ended'; course?: undefined })
  /** Another round begins (CL-19). */
  | (ClouCampaignEventMembers & { kind: 'gang_stayed'; course?: undefined })
  /** `thief` drives (CL-59). */
  | (ClouCampaignEventMembers & { kind: 'driver_chosen'; course?: undefined })
  /** `number` is the Ending (CL-58). */
  | (ClouCampaignEventMembers & { kind: 'heist_ended'; course?: undefined })
  /** A box of item `target` was crossed (CK-4, CK-12). */
  | (ClouCampaignEventMembers & { kind: 'item_crossed'; course?: undefined })
  /** An offer was declined (CK-4, CK-20, CK-21), by `thief` if one was asked. */
  | (ClouCampaignEventMembers & { kind: 'nothing_chosen'; course?: undefined })
  /** The thieves of `gang` break in (CK-6). */
  | (ClouCampaignEventMembers & { kind: 'gang_formed'; course?: undefined })
  /** Heist `number` of the campaign was crossed out; gang, sheets and plan are put away (CK-10). */
  | (ClouCampaignEventMembers & { kind: 'heist_crossed_out'; course?: undefined })
  /** The special loot of heist `number` was kept (CK-13). */
  | (ClouCampaignEventMembers & { kind: 'special_kept'; course?: undefined })
  /** `number` symbols of the campaign's trace track are crossed now (CK-10). */
  | (ClouCampaignEventMembers & { kind: 'traces_entered'; course?: undefined })
  /** `thief` stays in jail from now on (CK-11). */
  | (ClouCampaignEventMembers & { kind: 'thief_jailed'; course?: undefined })
  /** The campaign has `number` double circles now (CK-30). */
  | (ClouCampaignEventMembers & { kind: 'doubles_kept'; course?: undefined })
  /** The rest is `number` points (CK-10, CK-12). */
  | (ClouCampaignEventMembers & { kind: 'rest_changed'; course?: undefined })
  /** The areas of experience are blank again (CK-18). */
  | (ClouCampaignEventMembers & { kind: 'experience_reset'; course?: undefined })
  /** The gang buys no more and saves the rest (CK-12). */
  | (ClouCampaignEventMembers & { kind: 'wages_ended'; course?: undefined })
  /** `number` is the CampaignEnd (CK-27, CK-28). */
  | (ClouCampaignEventMembers & { kind: 'campaign_ended'; course?: undefined })
  /** A member of the `course` has a new value. */
  | (ClouCampaignEventMembers & { kind: 'course_changed'; course: {
      /** Determines what happens next. */
      phase?: 'gift' | 'gang' | 'scout' | 'pimp' | 'roll' | 'symbol' | 'dice' | 'leave' | 'driver' | 'drive' | 'wages' | 'over';
      /** The thief that crosses a circle before the first throw (CK-21); later the driver (CL-59). */
      acting?: null | 'matt' | 'janet' | 'trixie' | 'bruce';
    } });

/** The kinds of events of ClouCampaign. */
export type ClouCampaignEventKind = ClouCampaignEvent['kind'];

/** What each title has. */
export interface Titles {
  /** Of Tock. */
  tock: {
    /** Its options. */
    options: TockOptions;
    /** Its start facts. */
    start: TockStart;
    /** Its rules. */
    rule: TockRule;
    /** Its states. */
    state: TockState;
    /** Its views. */
    view: TockView;
    /** Its moves. */
    move: TockMove;
    /** Its events. */
    event: TockEvent;
    /** Its outcomes. */
    outcome: TockOutcome;
  };
  /** Of Ostfriesenlauf. */
  ostfriesenlauf: {
    /** Its options. */
    options: OstfriesenlaufOptions;
    /** Its start facts. */
    start: OstfriesenlaufStart;
    /** Its rules. */
    rule: OstfriesenlaufRule;
    /** Its states. */
    state: OstfriesenlaufState;
    /** Its views. */
    view: OstfriesenlaufView;
    /** Its moves. */
    move: OstfriesenlaufMove;
    /** Its events. */
    event: OstfriesenlaufEvent;
    /** Its outcomes. */
    outcome: OstfriesenlaufOutcome;
  };
  /** Of Samara. */
  samara: {
    /** Its options. */
    options: SamaraOptions;
    /** Its start facts. */
    start: SamaraStart;
    /** Its rules. */
    rule: SamaraRule;
    /** Its states. */
    state: SamaraState;
    /** Its views. */
    view: SamaraView;
    /** Its moves. */
    move: SamaraMove;
    /** Its events. */
    event: SamaraEvent;
    /** Its outcomes. */
    outcome: SamaraOutcome;
  };
  /** Of Clockman. */
  clockman: {
    /** Its options. */
    options: ClockmanOptions;
    /** Its start facts. */
    start: ClockmanStart;
    /** Its rules. */
    rule: ClockmanRule;
    /** Its states. */
    state: ClockmanState;
    /** Its views. */
    view: ClockmanView;
    /** Its moves. */
    move: ClockmanMove;
    /** Its events. */
    event: ClockmanEvent;
    /** Its outcomes. */
    outcome: ClockmanOutcome;
  };
  /** Of Clou. */
  clou: {
    /** Its options. */
    options: ClouOptions;
    /** Its start facts. */
    start: ClouStart;
    /** Its rules. */
    rule: ClouRule;
    /** Its states. */
    state: ClouState;
    /** Its views. */
    view: ClouView;
    /** Its moves. */
    move: ClouMove;
    /** Its events. */
    event: ClouEvent;
    /** Its outcomes. */
    outcome: ClouOutcome;
  };
  /** Of ClouCampaign. */
  'clou campaign': {
    /** Its options. */
    options: ClouCampaignOptions;
    /** Its start facts. */
    start: ClouCampaignStart;
    /** Its rules. */
    rule: ClouCampaignRule;
    /** Its states. */
    state: ClouCampaignState;
    /** Its views. */
    view: ClouCampaignView;
    /** Its moves. */
    move: ClouCampaignMove;
    /** Its events. */
    event: ClouCampaignEvent;
    /** Its outcomes. */
    outcome: ClouCampaignOutcome;
  };
}

/** A title: a game that has a module of its own. */
export type Title = keyof Titles;
