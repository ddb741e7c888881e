// Printed by types.mjs from the library's tables; a test holds that it is up to date.

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

export interface TockStart {
  /** first dealer: 0 to 5 */
  first_dealer?: number;
}

export type TockRule =
  | 'TK-1'
  | 'TK-2'
  | 'TK-3'
  | 'TK-4'
  | 'TK-5'
  | 'TK-6'
  | 'TK-7'
  | 'TK-8'
  | 'TK-9'
  | 'TK-10'
  | 'TK-11'
  | 'TK-12'
  | 'TK-13'
  | 'TK-14'
  | 'TK-15'
  | 'TK-16'
  | 'TK-17'
  | 'TK-18'
  | 'TK-19'
  | 'TK-20'
  | 'TK-21'
  | 'TK-22'
  | 'TK-23'
  | 'TK-24'
  | 'TK-25'
  | 'TK-26'
  | 'TK-27'
  | 'TK-28'
  | 'TK-29'
  | 'TK-30'
  | 'TK-31'
  | 'TK-32'
  | 'TK-33'
  | 'TK-34'
  | 'TK-35'
  | 'TK-36'
  | 'TK-37'
  | 'TK-38'
  | 'TK-39';

export interface TockState {
  table: {
    marbles: string[][];
    guarded: number[];
    leader: number;
    turn: number;
    colour: number;
    chosen: number[];
    phase: 'deal' | 'exchange' | 'play' | 'step' | 'over';
    seats: number;
    deal: number;
    steps_left: number;
    ban: boolean;
  };
  gifts: Array<null | 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K'>;
  deck: { [name: string]: number };
  discards: { [name: string]: number };
  hands: { [name: string]: number }[];
}

export interface TockView {
  viewer: '0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator';
  table: {
    marbles: string[][];
    guarded: number[];
    leader: number;
    turn: number;
    colour: number;
    chosen: number[];
    phase: 'deal' | 'exchange' | 'play' | 'step' | 'over';
    seats: number;
    deal: number;
    steps_left: number;
    ban: boolean;
  };
  hand_sizes: number[];
  deck_size: number;
  gave: null | 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
  received: null | 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
  discards: { [name: string]: number };
  hand: { [name: string]: number };
}

export interface TockMove {
  kind: 'deal' | 'give' | 'discard' | 'walk' | 'swap' | 'enter' | 'step';
  rank: 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
  from: string;
  to: string;
  text?: string;
}

export interface TockOutcome {
  seats: number;
  places: number[];
  scores: number[];
  tie_broken_by: null | TockRule;
}

export interface TockEvent {
  kind: 'card_dealt' | 'card_chosen' | 'card_given' | 'card_played' | 'card_discarded' | 'marble_entered' | 'marble_moved' | 'marble_captured' | 'marbles_swapped' | 'marble_home' | 'seat_banned' | 'turn_passed' | 'deal_passed' | 'cards_shuffled' | 'seat_won' | 'course_changed';
  rule: TockRule;
  seat: number;
  colour: number;
  other: number;
  rank: 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
  has_rank: boolean;
  from: string;
  to: string;
  rank_seen_by: Array<'0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator'>;
  course?: {
    colour?: number;
    phase?: 'deal' | 'exchange' | 'play' | 'step' | 'over';
    deal?: number;
    steps_left?: number;
    ban?: boolean;
  };
}

export type TockEventKind = TockEvent['kind'];

export interface OstfriesenlaufOptions {
  /** players: 1 to 4 */
  seats?: number;
  /** runners without an owner may win: false or true */
  unowned_wins?: boolean;
}

export interface OstfriesenlaufStart {
  /** start numbers: 1 to 4 */
  start_numbers?: readonly (number)[];
}

export type OstfriesenlaufRule =
  | 'OL-1'
  | 'OL-2'
  | 'OL-3'
  | 'OL-4'
  | 'OL-5'
  | 'OL-6'
  | 'OL-7'
  | 'OL-8'
  | 'OL-9'
  | 'OL-10'
  | 'OL-11'
  | 'OL-12'
  | 'OL-13'
  | 'OL-14'
  | 'OL-15'
  | 'OL-16'
  | 'OL-17'
  | 'OL-18'
  | 'OL-19'
  | 'OL-20'
  | 'OL-21'
  | 'OL-22'
  | 'OL-23'
  | 'OL-24'
  | 'OL-25'
  | 'OL-26'
  | 'OL-27'
  | 'OL-28'
  | 'OL-29'
  | 'OL-30'
  | 'OL-31'
  | 'OL-32';

export interface OstfriesenlaufState {
  table: {
    race: {
      runner: number;
      position: number;
    }[];
    sign: 'fish' | 'hedgehog' | 'turtle' | 'snail' | 'sheep';
    phase: 'deal' | 'draw' | 'card' | 'lay' | 'over';
    turn: number;
    stack: '1' | '2' | '3' | '4';
  };
  laid: Array<null | '1:+2' | '1:+3' | '1:+4' | '1:+5' | '1:-2' | '1:+3@3' | '1:+5@2' | '1:-1@2' | '1:-6@4' | '1:x@2' | '1:finish@hedgehog' | '2:+2' | '2:+3' | '2:+4' | '2:+5' | '2:+6' | '2:-2' | '2:+2@1' | '2:-1@1' | '2:-3@3' | '2:x@3' | '2:start' | '2:finish@turtle' | '3:+2' | '3:+3' | '3:+4' | '3:+5' | '3:+6' | '3:+7' | '3:-3' | '3:+3@1' | '3:-1@2' | '3:-4@1' | '3:-5@4' | '3:x@2' | '3:finish@snail' | '4:+2' | '4:+3' | '4:+4' | '4:+5' | '4:+6' | '4:+7' | '4:-6' | '4:+1@1' | '4:+4@3' | '4:-2@2' | '4:-5@1' | '4:x@1' | '4:finish@sheep'>;
  hands: Array<Array<null | '1:+2' | '1:+3' | '1:+4' | '1:+5' | '1:-2' | '1:+3@3' | '1:+5@2' | '1:-1@2' | '1:-6@4' | '1:x@2' | '1:finish@hedgehog' | '2:+2' | '2:+3' | '2:+4' | '2:+5' | '2:+6' | '2:-2' | '2:+2@1' | '2:-1@1' | '2:-3@3' | '2:x@3' | '2:start' | '2:finish@turtle' | '3:+2' | '3:+3' | '3:+4' | '3:+5' | '3:+6' | '3:+7' | '3:-3' | '3:+3@1' | '3:-1@2' | '3:-4@1' | '3:-5@4' | '3:x@2' | '3:finish@snail' | '4:+2' | '4:+3' | '4:+4' | '4:+5' | '4:+6' | '4:+7' | '4:-6' | '4:+1@1' | '4:+4@3' | '4:-2@2' | '4:-5@1' | '4:x@1' | '4:finish@sheep'>>;
  stacks: {
    '1': { [name: string]: number };
    '2': { [name: string]: number };
    '3': { [name: string]: number };
    '4': { [name: string]: number };
  };
}

export interface OstfriesenlaufView {
  viewer: '0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator';
  table: {
    race: {
      runner: number;
      position: number;
    }[];
    sign: 'fish' | 'hedgehog' | 'turtle' | 'snail' | 'sheep';
    phase: 'deal' | 'draw' | 'card' | 'lay' | 'over';
    turn: number;
    stack: '1' | '2' | '3' | '4';
  };
  hand_sizes: number[][];
  stack_sizes: number[];
  laid_backs: Array<null | '1' | '2' | '3' | '4'>;
  hand: Array<null | '1:+2' | '1:+3' | '1:+4' | '1:+5' | '1:-2' | '1:+3@3' | '1:+5@2' | '1:-1@2' | '1:-6@4' | '1:x@2' | '1:finish@hedgehog' | '2:+2' | '2:+3' | '2:+4' | '2:+5' | '2:+6' | '2:-2' | '2:+2@1' | '2:-1@1' | '2:-3@3' | '2:x@3' | '2:start' | '2:finish@turtle' | '3:+2' | '3:+3' | '3:+4' | '3:+5' | '3:+6' | '3:+7' | '3:-3' | '3:+3@1' | '3:-1@2' | '3:-4@1' | '3:-5@4' | '3:x@2' | '3:finish@snail' | '4:+2' | '4:+3' | '4:+4' | '4:+5' | '4:+6' | '4:+7' | '4:-6' | '4:+1@1' | '4:+4@3' | '4:-2@2' | '4:-5@1' | '4:x@1' | '4:finish@sheep'>;
  laid: null | '1:+2' | '1:+3' | '1:+4' | '1:+5' | '1:-2' | '1:+3@3' | '1:+5@2' | '1:-1@2' | '1:-6@4' | '1:x@2' | '1:finish@hedgehog' | '2:+2' | '2:+3' | '2:+4' | '2:+5' | '2:+6' | '2:-2' | '2:+2@1' | '2:-1@1' | '2:-3@3' | '2:x@3' | '2:start' | '2:finish@turtle' | '3:+2' | '3:+3' | '3:+4' | '3:+5' | '3:+6' | '3:+7' | '3:-3' | '3:+3@1' | '3:-1@2' | '3:-4@1' | '3:-5@4' | '3:x@2' | '3:finish@snail' | '4:+2' | '4:+3' | '4:+4' | '4:+5' | '4:+6' | '4:+7' | '4:-6' | '4:+1@1' | '4:+4@3' | '4:-2@2' | '4:-5@1' | '4:x@1' | '4:finish@sheep';
  played: {
    '1': { [name: string]: number };
    '2': { [name: string]: number };
    '3': { [name: string]: number };
    '4': { [name: string]: number };
  };
}

export interface OstfriesenlaufMove {
  kind: 'deal' | 'draw' | 'card' | 'lay';
  back: '1' | '2' | '3' | '4';
  face: string;
  text?: string;
}

export interface OstfriesenlaufOutcome {
  seats: number;
  places: number[];
  scores: number[];
  tie_broken_by: null | OstfriesenlaufRule;
}

export interface OstfriesenlaufEvent {
  kind: 'card_dealt' | 'stack_chosen' | 'card_drawn' | 'card_laid' | 'nothing_laid' | 'card_revealed' | 'runner_moved' | 'runner_stayed' | 'runners_swapped' | 'sign_moved' | 'line_crossed' | 'stack_refilled' | 'turn_passed' | 'round_passed' | 'game_won' | 'game_lost' | 'course_changed';
  rule: OstfriesenlaufRule;
  seat: number;
  runner: number;
  other: number;
  back: '1' | '2' | '3' | '4';
  face: null | string;
  sign: 'fish' | 'hedgehog' | 'turtle' | 'snail' | 'sheep';
  from: number;
  to: number;
  count: number;
  face_seen_by: Array<'0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator'>;
  course?: {
    phase?: 'deal' | 'draw' | 'card' | 'lay' | 'over';
    turn?: number;
    stack?: '1' | '2' | '3' | '4';
  };
}

export type OstfriesenlaufEventKind = OstfriesenlaufEvent['kind'];

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

export interface SamaraStart {
  /** laying order: 0 to 4 */
  order?: readonly (number)[];
}

export type SamaraRule =
  | 'SM-1'
  | 'SM-2'
  | 'SM-3'
  | 'SM-4'
  | 'SM-5'
  | 'SM-6'
  | 'SM-7'
  | 'SM-8'
  | 'SM-9'
  | 'SM-10'
  | 'SM-11'
  | 'SM-12'
  | 'SM-13'
  | 'SM-14'
  | 'SM-15'
  | 'SM-16'
  | 'SM-17'
  | 'SM-18'
  | 'SM-19'
  | 'SM-20'
  | 'SM-21'
  | 'SM-22'
  | 'SM-23'
  | 'SM-24'
  | 'SM-25'
  | 'SM-26'
  | 'SM-27'
  | 'SM-28'
  | 'SM-29'
  | 'SM-30'
  | 'SM-31'
  | 'SM-32'
  | 'SM-33'
  | 'SM-34'
  | 'SM-35'
  | 'SM-36'
  | 'SM-37'
  | 'SM-38'
  | 'SM-39'
  | 'SM-40'
  | 'SM-41'
  | 'SM-42'
  | 'SM-43'
  | 'SM-44'
  | 'SM-45'
  | 'SM-46'
  | 'SM-47'
  | 'SM-48'
  | 'SM-49';

export interface SamaraState {
  table: {
    calendar: {
      workers: Array<{
        month: number;
        seat: number;
        figures: null | 'W' | 'M' | 'WW' | 'WM' | 'MW' | 'MM' | 'WWM' | 'WMW' | 'WMM' | 'MWW' | 'MWM' | 'MMW' | 'MMM' | 'WWMM' | 'WMWM' | 'WMMW' | 'WMMM' | 'MWWM' | 'MWMW' | 'MWMM' | 'MMWW' | 'MMWM' | 'MMMW' | 'WWMMM' | 'WMWMM' | 'WMMWM' | 'WMMMW' | 'MWWMM' | 'MWMWM' | 'MWMMW' | 'MMWWM' | 'MMWMW' | 'MMMWW';
      }>;
      count: number;
    };
    plots: Array<null | 'sandcastle' | 'cave' | 'hut' | 'fence' | 'wall' | 'stable' | 'well' | 'mill' | 'tower' | 'greenhouse' | 'inn' | 'chapel' | 'palace' | 'cathedral' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge'>;
    holders: Array<'0' | '1' | '2' | '3' | '4' | 'board' | 'bag'>;
    tools: { [name: string]: number }[];
    owned: { [name: string]: number }[];
    reserves: { [name: string]: number }[];
    phase: 'tile' | 'tool' | 'action' | 'effect' | 'over';
    seats: number;
    turn: number;
    months: number;
    boards: number;
    draws: number;
    effect: 'none' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge';
    builder: number;
    site: '1/1' | '1/2' | '1/3' | '1/4' | '2/1' | '2/2' | '2/3' | '2/4' | '3/1' | '3/2' | '3/3' | '3/4' | '4/1' | '4/2' | '4/3' | '4/4' | '5/1' | '5/2' | '5/3' | '5/4' | '6/1' | '6/2' | '6/3' | '6/4' | '7/1' | '7/2' | '7/3' | '8/1' | '8/2' | '9/1';
    victim: number;
    losses: number;
    reached: number;
    took_part: number;
  };
  choices: { [name: string]: number }[];
}

export interface SamaraView {
  viewer: '0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator';
  table: {
    calendar: {
      workers: Array<{
        month: number;
        seat: number;
        figures: null | 'W' | 'M' | 'WW' | 'WM' | 'MW' | 'MM' | 'WWM' | 'WMW' | 'WMM' | 'MWW' | 'MWM' | 'MMW' | 'MMM' | 'WWMM' | 'WMWM' | 'WMMW' | 'WMMM' | 'MWWM' | 'MWMW' | 'MWMM' | 'MMWW' | 'MMWM' | 'MMMW' | 'WWMMM' | 'WMWMM' | 'WMMWM' | 'WMMMW' | 'MWWMM' | 'MWMWM' | 'MWMMW' | 'MMWWM' | 'MMWMW' | 'MMMWW';
      }>;
      count: number;
    };
    plots: Array<null | 'sandcastle' | 'cave' | 'hut' | 'fence' | 'wall' | 'stable' | 'well' | 'mill' | 'tower' | 'greenhouse' | 'inn' | 'chapel' | 'palace' | 'cathedral' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge'>;
    holders: Array<'0' | '1' | '2' | '3' | '4' | 'board' | 'bag'>;
    tools: { [name: string]: number }[];
    owned: { [name: string]: number }[];
    reserves: { [name: string]: number }[];
    phase: 'tile' | 'tool' | 'action' | 'effect' | 'over';
    seats: number;
    turn: number;
    months: number;
    boards: number;
    draws: number;
    effect: 'none' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge';
    builder: number;
    site: '1/1' | '1/2' | '1/3' | '1/4' | '2/1' | '2/2' | '2/3' | '2/4' | '3/1' | '3/2' | '3/3' | '3/4' | '4/1' | '4/2' | '4/3' | '4/4' | '5/1' | '5/2' | '5/3' | '5/4' | '6/1' | '6/2' | '6/3' | '6/4' | '7/1' | '7/2' | '7/3' | '8/1' | '8/2' | '9/1';
    victim: number;
    losses: number;
    reached: number;
    took_part: number;
  };
  choice: { [name: string]: number };
}

export interface SamaraMove {
  kind: 'tile' | 'tool' | 'take' | 'build' | 'raise' | 'vacation' | 'step' | 'lose' | 'give' | 'hurt' | 'train' | 'bury' | 'imprison';
  tile: null | 'sandcastle' | 'cave' | 'hut' | 'fence' | 'wall' | 'stable' | 'well' | 'mill' | 'tower' | 'greenhouse' | 'inn' | 'chapel' | 'palace' | 'cathedral' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge';
  tool: null | 'saw' | 'compass' | 'square' | 'glassA' | 'glassB';
  space: null | '1/1' | '1/2' | '1/3' | '1/4' | '2/1' | '2/2' | '2/3' | '2/4' | '3/1' | '3/2' | '3/3' | '3/4' | '4/1' | '4/2' | '4/3' | '4/4' | '5/1' | '5/2' | '5/3' | '5/4' | '6/1' | '6/2' | '6/3' | '6/4' | '7/1' | '7/2' | '7/3' | '8/1' | '8/2' | '9/1';
  sex: null | 'woman' | 'man';
  worker: null | {
    month: number;
    place: number;
  };
  helpers: number[];
  text?: string;
}

export interface SamaraOutcome {
  seats: number;
  places: number[];
  scores: number[];
  tie_broken_by: null | SamaraRule;
}

export interface SamaraEvent {
  kind: 'tile_laid' | 'tool_laid' | 'tool_taken' | 'tile_taken' | 'worker_moved' | 'figure_born' | 'tool_lost' | 'tool_chosen' | 'choices_revealed' | 'worker_weakened' | 'worker_left' | 'worker_trained' | 'worker_buried' | 'worker_imprisoned' | 'month_begun' | 'board_laid' | 'turn_passed' | 'game_ended' | 'tie_broken' | 'seat_won' | 'course_changed';
  rule: SamaraRule;
  seat: number;
  other: number;
  tool: null | 'saw' | 'compass' | 'square' | 'glassA' | 'glassB';
  tile: 'sandcastle' | 'cave' | 'hut' | 'fence' | 'wall' | 'stable' | 'well' | 'mill' | 'tower' | 'greenhouse' | 'inn' | 'chapel' | 'palace' | 'cathedral' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge';
  space: '1/1' | '1/2' | '1/3' | '1/4' | '2/1' | '2/2' | '2/3' | '2/4' | '3/1' | '3/2' | '3/3' | '3/4' | '4/1' | '4/2' | '4/3' | '4/4' | '5/1' | '5/2' | '5/3' | '5/4' | '6/1' | '6/2' | '6/3' | '6/4' | '7/1' | '7/2' | '7/3' | '8/1' | '8/2' | '9/1';
  sex: 'woman' | 'man';
  from: {
    month: number;
    place: number;
  };
  to: {
    month: number;
    place: number;
  };
  amount: number;
  tool_seen_by: Array<'0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator'>;
  course?: {
    phase?: 'tile' | 'tool' | 'action' | 'effect' | 'over';
    draws?: number;
    effect?: 'none' | 'boat' | 'sculpture' | 'vase' | 'ruin' | 'barracks' | 'university' | 'hospital' | 'weight-room' | 'school' | 'tombstone' | 'hermit-house' | 'prison' | 'bridge';
    builder?: number;
    site?: '1/1' | '1/2' | '1/3' | '1/4' | '2/1' | '2/2' | '2/3' | '2/4' | '3/1' | '3/2' | '3/3' | '3/4' | '4/1' | '4/2' | '4/3' | '4/4' | '5/1' | '5/2' | '5/3' | '5/4' | '6/1' | '6/2' | '6/3' | '6/4' | '7/1' | '7/2' | '7/3' | '8/1' | '8/2' | '9/1';
    victim?: number;
    losses?: number;
    reached?: number;
    took_part?: number;
  };
}

export type SamaraEventKind = SamaraEvent['kind'];

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
  /** robbery from the date: false or true */
  rob_date?: boolean;
  /** trade: false or true */
  trade?: boolean;
  /** proposals in a turn: 1 to 4 */
  trade_offers?: number;
}

export interface ClockmanStart {
}

export type ClockmanRule =
  | 'CM-1'
  | 'CM-2'
  | 'CM-3'
  | 'CM-4'
  | 'CM-5'
  | 'CM-6'
  | 'CM-7'
  | 'CM-8'
  | 'CM-9'
  | 'CM-10'
  | 'CM-11'
  | 'CM-12'
  | 'CM-13'
  | 'CM-14'
  | 'CM-15'
  | 'CM-16'
  | 'CM-17'
  | 'CM-18'
  | 'CM-19'
  | 'CM-20'
  | 'CM-21'
  | 'CM-22'
  | 'CM-23'
  | 'CM-24'
  | 'CM-25'
  | 'CM-26'
  | 'CM-27'
  | 'CM-28'
  | 'CM-29'
  | 'CM-30'
  | 'CM-31'
  | 'CM-32'
  | 'CM-33'
  | 'CM-34'
  | 'CM-35'
  | 'CM-36'
  | 'CM-37'
  | 'CM-38'
  | 'CM-39'
  | 'CM-40'
  | 'CM-41'
  | 'CM-42'
  | 'CM-43'
  | 'CM-44'
  | 'CM-45'
  | 'CM-46'
  | 'CM-47'
  | 'CM-48'
  | 'CM-49'
  | 'CM-50'
  | 'CM-51'
  | 'CM-52'
  | 'CM-53'
  | 'CM-54'
  | 'CM-55'
  | 'CM-56'
  | 'CM-57'
  | 'CM-58'
  | 'CM-59'
  | 'CM-60'
  | 'CM-61'
  | 'CM-62'
  | 'CM-63'
  | 'CM-64'
  | 'CM-65'
  | 'CM-66'
  | 'CM-67'
  | 'CM-68'
  | 'CM-69'
  | 'CM-70'
  | 'CM-71'
  | 'CM-72'
  | 'CM-73'
  | 'CM-74'
  | 'CM-75'
  | 'CM-76'
  | 'CM-77';

export interface ClockmanState {
  table: {
    board: Array<'1.5' | '1.29' | '2.0' | '2.2' | '2.4' | '2.5' | '2.7' | '2.10' | '2.12' | '2.13' | '2.14' | '2.15' | '2.17' | '2.20' | '2.22' | '2.24' | '2.25' | '2.27' | '2.30' | '2.32' | '2.33' | '2.34' | '2.35' | '2.37' | '3.1' | '3.4' | '3.6' | '3.9' | '3.12' | '3.14' | '3.17' | '3.20' | '3.22' | '3.25' | '3.28' | '3.30' | '4.1' | '4.6' | '4.11' | '4.16'>;
    proposals: string;
    digits: {
      date: {
        '0': number;
        '1': number;
        '2': number;
        X: number;
      };
      loose: {
        '0': number;
        '1': number;
        '2': number;
        X: number;
      };
    }[];
    figures: string[];
    first_rolls: number[];
    skips: number[];
    opened: Array<'p0' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7' | 'p8' | 'p9' | 'p10' | 'p11' | 'p12' | 'p13' | 'p14' | 'p15'>;
    proposal: null | string;
    pacts: Array<'0+1' | '0+2' | '1+2' | '0+3' | '1+3' | '2+3'>;
    phase: 'start' | 'before' | 'trade' | 'others' | 'roll' | 'after' | 'move' | 'spare' | 'pact' | 'guard' | 'rob' | 'stay' | 'draw_symbol' | 'draw_event' | 'lift' | 'take' | 'veto' | 'lose' | 'mix' | 'mix_draw' | 'drop' | 'grab' | 'over';
    turn: number;
    asked: number;
    first: number;
    goer: number;
    arriving: number[];
    captured: number[];
    contenders: number[];
    roll: number;
    highest: number;
    played: number;
    left: number;
    card: null | 'move+1' | 'move+2' | 'move+3' | 'move+4' | 'move+5' | 'move+6' | 'move-1' | 'move-2' | 'move-3' | 'move-4' | 'move-5' | 'move-6' | 'oback1' | 'oback2' | 'oback3' | 'oback4' | 'oback5' | 'oback6' | 'again' | 'skip' | 'sym1' | 'sym2' | 'sym3' | 'sym4' | 'lose' | 'mix' | 'drop' | 'grab' | 'gotoS' | 'gotoD' | 'free' | 'stay' | 'guard' | 'veto' | 'add+1' | 'add+2' | 'add+3' | 'add-1' | 'add-2' | 'add-3' | 'swap' | 'barin1' | 'barin2' | 'barin3' | 'barin4' | 'barin5' | 'barin6' | 'peace1' | 'peace2' | 'peace3' | 'peace4' | 'peace5' | 'peace6';
    wanted: '0' | '1' | '2' | 'X';
    seats: number;
  };
  draw_pile: { [name: string]: number };
  put_back: { [name: string]: number };
  aside: { [name: string]: number };
  symbols: { [name: string]: number }[];
  events: {
    spots: Array<'draw' | 'under' | 'hand:0' | 'hand:1' | 'hand:2' | 'hand:3' | 'open:0' | 'open:0:1' | 'open:0:2' | 'open:0:3' | 'open:0:4' | 'open:0:5' | 'open:0:6' | 'open:0:7' | 'open:1' | 'open:1:1' | 'open:1:2' | 'open:1:3' | 'open:1:4' | 'open:1:5' | 'open:1:6' | 'open:1:7' | 'open:2' | 'open:2:1' | 'open:2:2' | 'open:2:3' | 'open:2:4' | 'open:2:5' | 'open:2:6' | 'open:2:7' | 'open:3' | 'open:3:1' | 'open:3:2' | 'open:3:3' | 'open:3:4' | 'open:3:5' | 'open:3:6' | 'open:3:7'>;
    hand_sizes: number[];
  };
}

export interface ClockmanView {
  viewer: '0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator';
  table: {
    board: Array<'1.5' | '1.29' | '2.0' | '2.2' | '2.4' | '2.5' | '2.7' | '2.10' | '2.12' | '2.13' | '2.14' | '2.15' | '2.17' | '2.20' | '2.22' | '2.24' | '2.25' | '2.27' | '2.30' | '2.32' | '2.33' | '2.34' | '2.35' | '2.37' | '3.1' | '3.4' | '3.6' | '3.9' | '3.12' | '3.14' | '3.17' | '3.20' | '3.22' | '3.25' | '3.28' | '3.30' | '4.1' | '4.6' | '4.11' | '4.16'>;
    proposals: string;
    digits: {
      date: {
        '0': number;
        '1': number;
        '2': number;
        X: number;
      };
      loose: {
        '0': number;
        '1': number;
        '2': number;
        X: number;
      };
    }[];
    figures: string[];
    first_rolls: number[];
    skips: number[];
    opened: Array<'p0' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7' | 'p8' | 'p9' | 'p10' | 'p11' | 'p12' | 'p13' | 'p14' | 'p15'>;
    proposal: null | string;
    pacts: Array<'0+1' | '0+2' | '1+2' | '0+3' | '1+3' | '2+3'>;
    phase: 'start' | 'before' | 'trade' | 'others' | 'roll' | 'after' | 'move' | 'spare' | 'pact' | 'guard' | 'rob' | 'stay' | 'draw_symbol' | 'draw_event' | 'lift' | 'take' | 'veto' | 'lose' | 'mix' | 'mix_draw' | 'drop' | 'grab' | 'over';
    turn: number;
    asked: number;
    first: number;
    goer: number;
    arriving: number[];
    captured: number[];
    contenders: number[];
    roll: number;
    highest: number;
    played: number;
    left: number;
    card: null | 'move+1' | 'move+2' | 'move+3' | 'move+4' | 'move+5' | 'move+6' | 'move-1' | 'move-2' | 'move-3' | 'move-4' | 'move-5' | 'move-6' | 'oback1' | 'oback2' | 'oback3' | 'oback4' | 'oback5' | 'oback6' | 'again' | 'skip' | 'sym1' | 'sym2' | 'sym3' | 'sym4' | 'lose' | 'mix' | 'drop' | 'grab' | 'gotoS' | 'gotoD' | 'free' | 'stay' | 'guard' | 'veto' | 'add+1' | 'add+2' | 'add+3' | 'add-1' | 'add-2' | 'add-3' | 'swap' | 'barin1' | 'barin2' | 'barin3' | 'barin4' | 'barin5' | 'barin6' | 'peace1' | 'peace2' | 'peace3' | 'peace4' | 'peace5' | 'peace6';
    wanted: '0' | '1' | '2' | 'X';
    seats: number;
  };
  symbol_counts: number[];
  symbol_pile: number;
  event_pile: number;
  put_back: { [name: string]: number };
  symbols: { [name: string]: number };
  aside: { [name: string]: number };
  events: {
    spots: Array<'draw' | 'under' | 'hand:0' | 'hand:1' | 'hand:2' | 'hand:3' | 'open:0' | 'open:0:1' | 'open:0:2' | 'open:0:3' | 'open:0:4' | 'open:0:5' | 'open:0:6' | 'open:0:7' | 'open:1' | 'open:1:1' | 'open:1:2' | 'open:1:3' | 'open:1:4' | 'open:1:5' | 'open:1:6' | 'open:1:7' | 'open:2' | 'open:2:1' | 'open:2:2' | 'open:2:3' | 'open:2:4' | 'open:2:5' | 'open:2:6' | 'open:2:7' | 'open:3' | 'open:3:1' | 'open:3:2' | 'open:3:3' | 'open:3:4' | 'open:3:5' | 'open:3:6' | 'open:3:7'>;
    hand_sizes: number[];
  };
}

export interface ClockmanMove {
  kind: 'roll' | 'symbol' | 'event' | 'pass' | 'play' | 'offer' | 'circle' | 'accept' | 'decline' | 'go' | 'pay_symbol' | 'pay_card' | 'forfeit' | 'capture' | 'spare' | 'rob' | 'rob_none' | 'lift' | 'remain' | 'take' | 'leave' | 'lose' | 'mix' | 'drop' | 'grab';
  number: number;
  to: string;
  card: null | 'move+1' | 'move+2' | 'move+3' | 'move+4' | 'move+5' | 'move+6' | 'move-1' | 'move-2' | 'move-3' | 'move-4' | 'move-5' | 'move-6' | 'oback1' | 'oback2' | 'oback3' | 'oback4' | 'oback5' | 'oback6' | 'again' | 'skip' | 'sym1' | 'sym2' | 'sym3' | 'sym4' | 'lose' | 'mix' | 'drop' | 'grab' | 'gotoS' | 'gotoD' | 'free' | 'stay' | 'guard' | 'veto' | 'add+1' | 'add+2' | 'add+3' | 'add-1' | 'add-2' | 'add-3' | 'swap' | 'barin1' | 'barin2' | 'barin3' | 'barin4' | 'barin5' | 'barin6' | 'peace1' | 'peace2' | 'peace3' | 'peace4' | 'peace5' | 'peace6';
  seat: number;
  pose: 'A' | 'B' | 'C' | 'D' | 'E';
  digit: '0' | '1' | '2' | 'X';
  proposal: null | string;
  text?: string;
}

export interface ClockmanOutcome {
  seats: number;
  places: number[];
  scores: number[];
  tie_broken_by: null | ClockmanRule;
}

export interface ClockmanEvent {
  kind: 'start_rolled' | 'round_tied' | 'die_rolled' | 'roll_changed' | 'roll_forfeited' | 'window_opened' | 'window_passed' | 'figure_stepped' | 'figure_moved' | 'figure_captured' | 'figure_stayed' | 'figure_spared' | 'figure_sent' | 'figures_swapped' | 'blockade_paid' | 'blockade_removed' | 'lift_left' | 'lift_declined' | 'digit_taken' | 'digit_left' | 'digit_demanded' | 'digit_robbed' | 'digit_kept' | 'digit_guarded' | 'digit_dropped' | 'digits_transferred' | 'digits_traded' | 'offer_made' | 'offer_accepted' | 'offer_declined' | 'pact_offered' | 'pact_made' | 'pact_ended' | 'symbol_drawn' | 'symbol_put_back' | 'symbol_chosen' | 'symbol_given' | 'symbols_turned' | 'cards_turned' | 'card_drawn' | 'card_read' | 'card_opened' | 'card_counted' | 'card_done' | 'card_played' | 'card_vetoed' | 'card_carried_out' | 'card_lapsed' | 'turn_passed' | 'turn_extra' | 'extra_promised' | 'skip_promised' | 'turn_missed' | 'seat_won' | 'offers_forgotten' | 'course_changed';
  rule: ClockmanRule;
  seat: number;
  other: number;
  from: string;
  to: string;
  pose: 'A' | 'B' | 'C' | 'D' | 'E';
  has_pose: boolean;
  card: null | 'move+1' | 'move+2' | 'move+3' | 'move+4' | 'move+5' | 'move+6' | 'move-1' | 'move-2' | 'move-3' | 'move-4' | 'move-5' | 'move-6' | 'oback1' | 'oback2' | 'oback3' | 'oback4' | 'oback5' | 'oback6' | 'again' | 'skip' | 'sym1' | 'sym2' | 'sym3' | 'sym4' | 'lose' | 'mix' | 'drop' | 'grab' | 'gotoS' | 'gotoD' | 'free' | 'stay' | 'guard' | 'veto' | 'add+1' | 'add+2' | 'add+3' | 'add-1' | 'add-2' | 'add-3' | 'swap' | 'barin1' | 'barin2' | 'barin3' | 'barin4' | 'barin5' | 'barin6' | 'peace1' | 'peace2' | 'peace3' | 'peace4' | 'peace5' | 'peace6';
  digit: '0' | '1' | '2' | 'X';
  bundle: '0' | '00' | '01' | '02' | '0X' | '1' | '11' | '12' | '1X' | '2' | '22' | '2X' | 'X' | 'XX';
  number: number;
  proposal: null | string;
  seen_by: Array<'0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator'>;
  course?: {
    proposal?: null | string;
    phase?: 'start' | 'before' | 'trade' | 'others' | 'roll' | 'after' | 'move' | 'spare' | 'pact' | 'guard' | 'rob' | 'stay' | 'draw_symbol' | 'draw_event' | 'lift' | 'take' | 'veto' | 'lose' | 'mix' | 'mix_draw' | 'drop' | 'grab' | 'over';
    asked?: number;
    first?: number;
    goer?: number;
    arriving?: number[];
    captured?: number[];
    contenders?: number[];
    highest?: number;
    played?: number;
    left?: number;
    card?: null | 'move+1' | 'move+2' | 'move+3' | 'move+4' | 'move+5' | 'move+6' | 'move-1' | 'move-2' | 'move-3' | 'move-4' | 'move-5' | 'move-6' | 'oback1' | 'oback2' | 'oback3' | 'oback4' | 'oback5' | 'oback6' | 'again' | 'skip' | 'sym1' | 'sym2' | 'sym3' | 'sym4' | 'lose' | 'mix' | 'drop' | 'grab' | 'gotoS' | 'gotoD' | 'free' | 'stay' | 'guard' | 'veto' | 'add+1' | 'add+2' | 'add+3' | 'add-1' | 'add-2' | 'add-3' | 'swap' | 'barin1' | 'barin2' | 'barin3' | 'barin4' | 'barin5' | 'barin6' | 'peace1' | 'peace2' | 'peace3' | 'peace4' | 'peace5' | 'peace6';
    wanted?: '0' | '1' | '2' | 'X';
  };
}

export type ClockmanEventKind = ClockmanEvent['kind'];

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

export interface ClouStart {
}

export type ClouRule =
  | 'CL-1'
  | 'CL-2'
  | 'CL-3'
  | 'CL-4'
  | 'CL-5'
  | 'CL-6'
  | 'CL-7'
  | 'CL-8'
  | 'CL-9'
  | 'CL-10'
  | 'CL-11'
  | 'CL-12'
  | 'CL-13'
  | 'CL-14'
  | 'CL-15'
  | 'CL-16'
  | 'CL-17'
  | 'CL-18'
  | 'CL-19'
  | 'CL-20'
  | 'CL-21'
  | 'CL-22'
  | 'CL-23'
  | 'CL-24'
  | 'CL-25'
  | 'CL-26'
  | 'CL-27'
  | 'CL-28'
  | 'CL-29'
  | 'CL-30'
  | 'CL-31'
  | 'CL-32'
  | 'CL-33'
  | 'CL-34'
  | 'CL-35'
  | 'CL-36'
  | 'CL-37'
  | 'CL-38'
  | 'CL-39'
  | 'CL-40'
  | 'CL-41'
  | 'CL-42'
  | 'CL-43'
  | 'CL-44'
  | 'CL-45'
  | 'CL-46'
  | 'CL-47'
  | 'CL-48'
  | 'CL-49'
  | 'CL-50'
  | 'CL-51'
  | 'CL-52'
  | 'CL-53'
  | 'CL-54'
  | 'CL-55'
  | 'CL-56'
  | 'CL-57'
  | 'CL-58'
  | 'CL-59'
  | 'CL-60'
  | 'CL-61'
  | 'CL-62'
  | 'CL-63'
  | 'CL-64'
  | 'CL-65'
  | 'CL-66'
  | 'CL-67'
  | 'CK-1'
  | 'CK-2'
  | 'CK-3'
  | 'CK-4'
  | 'CK-5'
  | 'CK-6'
  | 'CK-7'
  | 'CK-8'
  | 'CK-9'
  | 'CK-10'
  | 'CK-11'
  | 'CK-12'
  | 'CK-13'
  | 'CK-14'
  | 'CK-15'
  | 'CK-16'
  | 'CK-17'
  | 'CK-18'
  | 'CK-19'
  | 'CK-20'
  | 'CK-21'
  | 'CK-22'
  | 'CK-23'
  | 'CK-24'
  | 'CK-25'
  | 'CK-26'
  | 'CK-27'
  | 'CK-28'
  | 'CK-29'
  | 'CK-30'
  | 'CK-31'
  | 'CK-32'
  | 'CK-33'
  | 'CK-34';

export interface ClouState {
  plan: {
    demands: Array<'window.1.1' | 'window.1.2' | 'window.1.3' | 'window.1.4' | 'sidedoor.1.1' | 'sidedoor.1.2' | 'sidedoor.2.1' | 'sidedoor.2.2' | 'sidedoor.2.3' | 'camera.1.1' | 'camera.1.2' | 'camera.1.3' | 'camera.2.1' | 'camera.2.2' | 'camera.2.3' | 'camera.2.4' | 'cabinet.1.1' | 'cabinet.1.2' | 'cabinet.2.1' | 'cabinet.2.2' | 'door.1.1' | 'door.1.2' | 'door.2.1' | 'door.2.2' | 'door.2.3' | 'silver.1.1' | 'silver.1.2' | 'stairs.1.1' | 'stairs.1.2' | 'stairs.1.3' | 'desk.1.1' | 'desk.1.2' | 'desk.1.3' | 'desk.2.1' | 'desk.2.2' | 'desk.2.3' | 'safe.1.1' | 'safe.1.2' | 'safe.1.3' | 'safe.2.1' | 'safe.2.2' | 'safe.2.3' | 'bust.1.1' | 'bust.1.2' | 'bust.1.3' | 'demand#46' | 'demand#47' | 'demand#48' | 'demand#49' | 'demand#50' | 'demand#51' | 'demand#52' | 'demand#53' | 'demand#54' | 'demand#55' | 'demand#56' | 'demand#57' | 'demand#58' | 'demand#59' | 'demand#60' | 'demand#61' | 'demand#62' | 'demand#63' | 'demand#64' | 'gate.1.1' | 'gate.1.2' | 'gate.1.3' | 'gate.2.1' | 'gate.2.2' | 'gate.2.3' | 'drainpipe.1.1' | 'drainpipe.1.2' | 'drainpipe.1.3' | 'drainpipe.1.4' | 'watchman.1.1' | 'watchman.1.2' | 'watchman.2.1' | 'watchman.2.2' | 'watchman.2.3' | 'shop.1.1' | 'shop.1.2' | 'fusebox.1.1' | 'fusebox.1.2' | 'fusebox.2.1' | 'crate.1.1' | 'crate.1.2' | 'crate.1.3' | 'painting.1.1' | 'painting.1.2' | 'painting.2.1' | 'mummy.1.1' | 'mummy.1.2' | 'mummy.1.3' | 'mummy.1.4' | 'laser.1.1' | 'laser.1.2' | 'laser.1.3' | 'laser.2.1' | 'laser.2.2' | 'laser.2.3' | 'showcase.1.1' | 'showcase.1.2' | 'showcase.2.1' | 'crown.1.1' | 'crown.1.2' | 'crown.1.3' | 'crown.2.1' | 'crown.2.2' | 'strongbox.1.1' | 'strongbox.1.2' | 'strongbox.1.3' | 'strongbox.1.4' | 'fence.1.1' | 'fence.1.2' | 'fence.1.3' | 'fence.1.4' | 'fence.2.1' | 'fence.2.2' | 'skylight.1.1' | 'skylight.1.2' | 'skylight.1.3' | 'dog.1.1' | 'dog.1.2' | 'moulds.1.1' | 'moulds.1.2' | 'moulds.1.3' | 'moulds.2.1' | 'moulds.2.2' | 'polisher.1.1' | 'polisher.1.2' | 'polisher.1.3' | 'polisher.1.4' | 'officedoor.1.1' | 'officedoor.1.2' | 'officedoor.1.3' | 'officedoor.2.1' | 'officedoor.2.2' | 'officedoor.2.3' | 'till.1.1' | 'till.1.2' | 'till.1.3' | 'till.1.4' | 'till.2.1' | 'till.2.2' | 'till.2.3' | 'paysafe.1.1' | 'paysafe.1.2' | 'paysafe.1.3' | 'paysafe.2.1' | 'paysafe.2.2' | 'paysafe.2.3' | 'hamper.1.1' | 'hamper.1.2' | 'hamper.1.3' | 'display.1.1' | 'display.1.2' | 'display.1.3' | 'display.1.4' | 'display.2.1' | 'display.2.2' | 'display.2.3' | 'mantrap.1.1' | 'mantrap.1.2' | 'mantrap.2.1' | 'mantrap.2.2' | 'mantrap.2.3' | 'replica.1.1' | 'replica.1.2' | 'replica.1.3' | 'tree.1.1' | 'tree.1.2' | 'tree.1.3' | 'tree.1.4' | 'porter.1.1' | 'porter.1.2' | 'porter.1.3' | 'porter.2.1' | 'porter.2.2' | 'porter.2.3' | 'delivery.1.1' | 'delivery.1.2' | 'delivery.1.3' | 'delivery.1.4' | 'pantry.1.1' | 'pantry.1.2' | 'pantry.1.3' | 'goose.1.1' | 'goose.1.2' | 'goose.1.3' | 'lift.1.1' | 'lift.1.2' | 'lift.2.1' | 'lift.2.2' | 'lift.2.3' | 'keyboard.1.1' | 'keyboard.1.2' | 'keyboard.2.1' | 'keyboard.2.2' | 'cloakroom.1.1' | 'cloakroom.1.2' | 'room21.1.1' | 'room21.1.2' | 'room21.2.1' | 'room21.2.2' | 'suitedoor.1.1' | 'suitedoor.1.2' | 'suitedoor.2.1' | 'suitedoor.2.2' | 'jewelcase.1.1' | 'jewelcase.1.2' | 'jewelcase.2.1' | 'jewelcase.2.2' | 'notebook.1.1' | 'notebook.1.2' | 'notebook.1.3' | 'notebook.2.1' | 'notebook.2.2' | 'notebook.2.3' | 'gifts.1.1' | 'gifts.1.2' | 'gifts.1.3' | 'strongroom.1.1' | 'strongroom.1.2' | 'strongroom.1.3' | 'strongroom.2.1' | 'strongroom.2.2' | 'deposits.1.1' | 'deposits.1.2' | 'deposits.1.3' | 'stagedoor.1.1' | 'stagedoor.1.2' | 'stagedoor.1.3' | 'stagedoor.1.4' | 'stagedoor.2.1' | 'stagedoor.2.2' | 'stagedoor.2.3' | 'doorman.1.1' | 'doorman.1.2' | 'doorman.1.3' | 'doorman.1.4' | 'doorman.2.1' | 'doorman.2.2' | 'doorman.2.3' | 'props.1.1' | 'props.1.2' | 'props.1.3' | 'props.2.1' | 'props.2.2' | 'bar.1.1' | 'bar.1.2' | 'buffet.1.1' | 'buffet.1.2' | 'buffet.1.3' | 'coats.1.1' | 'coats.1.2' | 'boxoffice.1.1' | 'boxoffice.1.2' | 'boxoffice.1.3' | 'boxoffice.2.1' | 'boxoffice.2.2' | 'staircase.1.1' | 'staircase.1.2' | 'staircase.1.3' | 'royalbox.1.1' | 'royalbox.1.2' | 'royalbox.1.3' | 'royalbox.1.4' | 'lighting.1.1' | 'lighting.1.2' | 'presents.1.1' | 'presents.1.2' | 'presents.1.3' | 'wardrobedoor.1.1' | 'wardrobedoor.1.2' | 'wardrobedoor.1.3' | 'wardrobedoor.2.1' | 'wardrobedoor.2.2' | 'bouquet.1.1' | 'bouquet.1.2' | 'jewellery.1.1' | 'jewellery.1.2' | 'jewellery.2.1' | 'jewellery.2.2' | 'case.1.1' | 'case.1.2' | 'case.2.1' | 'case.2.2' | 'case.2.3' | 'case.2.4' | 'case.3.1' | 'case.3.2' | 'case.3.3' | 'case.3.4'>;
    done: Array<'window' | 'sidedoor' | 'camera' | 'cabinet' | 'door' | 'silver' | 'stairs' | 'desk' | 'safe' | 'bust' | 'challenge#11' | 'challenge#12' | 'challenge#13' | 'challenge#14' | 'challenge#15' | 'challenge#16' | 'gate' | 'drainpipe' | 'watchman' | 'shop' | 'fusebox' | 'crate' | 'painting' | 'mummy' | 'laser' | 'showcase' | 'crown' | 'strongbox' | 'fence' | 'skylight' | 'dog' | 'moulds' | 'polisher' | 'officedoor' | 'till' | 'paysafe' | 'hamper' | 'display' | 'mantrap' | 'replica' | 'tree' | 'porter' | 'delivery' | 'pantry' | 'goose' | 'lift' | 'keyboard' | 'cloakroom' | 'room21' | 'suitedoor' | 'jewelcase' | 'notebook' | 'gifts' | 'strongroom' | 'deposits' | 'stagedoor' | 'doorman' | 'props' | 'bar' | 'buffet' | 'coats' | 'boxoffice' | 'staircase' | 'royalbox' | 'lighting' | 'presents' | 'wardrobedoor' | 'bouquet' | 'jewellery' | 'case'>;
    rooms: Array<'garden' | 'hall' | 'kitchen' | 'study' | 'room#5' | 'room#6' | 'room#7' | 'room#8' | 'street' | 'lobby' | 'gallery' | 'vault' | 'attic' | 'yard' | 'furnace' | 'office' | 'showroom' | 'corridor' | 'suite' | 'strongroom' | 'alley' | 'backstage' | 'foyer' | 'wardrobe' | 'stage'>;
    time: number;
    traces: number;
    alarms: number;
    arrows: number;
    police: number;
  };
  sheets: Array<{
    strength: number[];
    dexterity: number[];
    clever: number[];
    pyramid: number[];
    rings: number[];
    circles: {
      crossed: Array<'grid.1' | 'grid.2' | 'grid.3' | 'grid.4' | 'grid.5' | 'grid.6' | 'grid.7' | 'grid.8' | 'grid.9' | 'ring.1' | 'ring.2' | 'ring.3' | 'ring.4' | 'tree.1' | 'tree.2' | 'tree.3' | 'tree.4' | 'tree.5' | 'tree.6' | 'tree.7' | 'tree.8' | 'special.1' | 'special.2' | 'special.3' | 'special.4' | 'special.5' | 'special.6'>;
      end_of_way: number;
    };
  }>;
  campaign: {
    numbers: number[][];
    crossed: Array<'area#1' | 'area#2' | 'area#3' | 'area#4' | 'area#5' | 'area#6' | 'area#7' | 'area#8' | 'area#9' | 'area#10' | 'area#11' | 'area#12' | 'area#13' | 'area#14' | 'area#15' | 'area#16'>;
    rest: number;
    boxes: number[];
    heists: number;
    specials: Array<'glass_diamonds' | 'combination' | 'diadem'>;
    traces: number;
    jail: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
    doubles: number;
    end: 'none' | 'won' | 'traces' | 'jail';
  };
  waiting: Array<{
    by: null | 'matt' | 'janet' | 'trixie' | 'bruce';
    symbols: null | string;
  }>;
  hands: {
    shifts: number[];
    extras: number[];
    left: number[];
    fills: number;
  }[];
  haul: {
    loot: number;
    diamonds: number;
    doubles: number;
    specials: number;
  };
  phase: 'gift' | 'gang' | 'scout' | 'pimp' | 'roll' | 'symbol' | 'dice' | 'leave' | 'driver' | 'drive' | 'wages' | 'over';
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  roll: null | '111' | '112' | '113' | '114' | '115' | '116' | '122' | '123' | '124' | '125' | '126' | '133' | '134' | '135' | '136' | '144' | '145' | '146' | '155' | '156' | '166' | '222' | '223' | '224' | '225' | '226' | '233' | '234' | '235' | '236' | '244' | '245' | '246' | '255' | '256' | '266' | '333' | '334' | '335' | '336' | '344' | '345' | '346' | '355' | '356' | '366' | '444' | '445' | '446' | '455' | '456' | '466' | '555' | '556' | '566' | '666';
  acting: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  alarm_off: number;
  ending: 'none' | 'success' | 'arrested' | 'caught';
}

export interface ClouView {
  viewer: '0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator';
  plan: {
    demands: Array<'window.1.1' | 'window.1.2' | 'window.1.3' | 'window.1.4' | 'sidedoor.1.1' | 'sidedoor.1.2' | 'sidedoor.2.1' | 'sidedoor.2.2' | 'sidedoor.2.3' | 'camera.1.1' | 'camera.1.2' | 'camera.1.3' | 'camera.2.1' | 'camera.2.2' | 'camera.2.3' | 'camera.2.4' | 'cabinet.1.1' | 'cabinet.1.2' | 'cabinet.2.1' | 'cabinet.2.2' | 'door.1.1' | 'door.1.2' | 'door.2.1' | 'door.2.2' | 'door.2.3' | 'silver.1.1' | 'silver.1.2' | 'stairs.1.1' | 'stairs.1.2' | 'stairs.1.3' | 'desk.1.1' | 'desk.1.2' | 'desk.1.3' | 'desk.2.1' | 'desk.2.2' | 'desk.2.3' | 'safe.1.1' | 'safe.1.2' | 'safe.1.3' | 'safe.2.1' | 'safe.2.2' | 'safe.2.3' | 'bust.1.1' | 'bust.1.2' | 'bust.1.3' | 'demand#46' | 'demand#47' | 'demand#48' | 'demand#49' | 'demand#50' | 'demand#51' | 'demand#52' | 'demand#53' | 'demand#54' | 'demand#55' | 'demand#56' | 'demand#57' | 'demand#58' | 'demand#59' | 'demand#60' | 'demand#61' | 'demand#62' | 'demand#63' | 'demand#64' | 'gate.1.1' | 'gate.1.2' | 'gate.1.3' | 'gate.2.1' | 'gate.2.2' | 'gate.2.3' | 'drainpipe.1.1' | 'drainpipe.1.2' | 'drainpipe.1.3' | 'drainpipe.1.4' | 'watchman.1.1' | 'watchman.1.2' | 'watchman.2.1' | 'watchman.2.2' | 'watchman.2.3' | 'shop.1.1' | 'shop.1.2' | 'fusebox.1.1' | 'fusebox.1.2' | 'fusebox.2.1' | 'crate.1.1' | 'crate.1.2' | 'crate.1.3' | 'painting.1.1' | 'painting.1.2' | 'painting.2.1' | 'mummy.1.1' | 'mummy.1.2' | 'mummy.1.3' | 'mummy.1.4' | 'laser.1.1' | 'laser.1.2' | 'laser.1.3' | 'laser.2.1' | 'laser.2.2' | 'laser.2.3' | 'showcase.1.1' | 'showcase.1.2' | 'showcase.2.1' | 'crown.1.1' | 'crown.1.2' | 'crown.1.3' | 'crown.2.1' | 'crown.2.2' | 'strongbox.1.1' | 'strongbox.1.2' | 'strongbox.1.3' | 'strongbox.1.4' | 'fence.1.1' | 'fence.1.2' | 'fence.1.3' | 'fence.1.4' | 'fence.2.1' | 'fence.2.2' | 'skylight.1.1' | 'skylight.1.2' | 'skylight.1.3' | 'dog.1.1' | 'dog.1.2' | 'moulds.1.1' | 'moulds.1.2' | 'moulds.1.3' | 'moulds.2.1' | 'moulds.2.2' | 'polisher.1.1' | 'polisher.1.2' | 'polisher.1.3' | 'polisher.1.4' | 'officedoor.1.1' | 'officedoor.1.2' | 'officedoor.1.3' | 'officedoor.2.1' | 'officedoor.2.2' | 'officedoor.2.3' | 'till.1.1' | 'till.1.2' | 'till.1.3' | 'till.1.4' | 'till.2.1' | 'till.2.2' | 'till.2.3' | 'paysafe.1.1' | 'paysafe.1.2' | 'paysafe.1.3' | 'paysafe.2.1' | 'paysafe.2.2' | 'paysafe.2.3' | 'hamper.1.1' | 'hamper.1.2' | 'hamper.1.3' | 'display.1.1' | 'display.1.2' | 'display.1.3' | 'display.1.4' | 'display.2.1' | 'display.2.2' | 'display.2.3' | 'mantrap.1.1' | 'mantrap.1.2' | 'mantrap.2.1' | 'mantrap.2.2' | 'mantrap.2.3' | 'replica.1.1' | 'replica.1.2' | 'replica.1.3' | 'tree.1.1' | 'tree.1.2' | 'tree.1.3' | 'tree.1.4' | 'porter.1.1' | 'porter.1.2' | 'porter.1.3' | 'porter.2.1' | 'porter.2.2' | 'porter.2.3' | 'delivery.1.1' | 'delivery.1.2' | 'delivery.1.3' | 'delivery.1.4' | 'pantry.1.1' | 'pantry.1.2' | 'pantry.1.3' | 'goose.1.1' | 'goose.1.2' | 'goose.1.3' | 'lift.1.1' | 'lift.1.2' | 'lift.2.1' | 'lift.2.2' | 'lift.2.3' | 'keyboard.1.1' | 'keyboard.1.2' | 'keyboard.2.1' | 'keyboard.2.2' | 'cloakroom.1.1' | 'cloakroom.1.2' | 'room21.1.1' | 'room21.1.2' | 'room21.2.1' | 'room21.2.2' | 'suitedoor.1.1' | 'suitedoor.1.2' | 'suitedoor.2.1' | 'suitedoor.2.2' | 'jewelcase.1.1' | 'jewelcase.1.2' | 'jewelcase.2.1' | 'jewelcase.2.2' | 'notebook.1.1' | 'notebook.1.2' | 'notebook.1.3' | 'notebook.2.1' | 'notebook.2.2' | 'notebook.2.3' | 'gifts.1.1' | 'gifts.1.2' | 'gifts.1.3' | 'strongroom.1.1' | 'strongroom.1.2' | 'strongroom.1.3' | 'strongroom.2.1' | 'strongroom.2.2' | 'deposits.1.1' | 'deposits.1.2' | 'deposits.1.3' | 'stagedoor.1.1' | 'stagedoor.1.2' | 'stagedoor.1.3' | 'stagedoor.1.4' | 'stagedoor.2.1' | 'stagedoor.2.2' | 'stagedoor.2.3' | 'doorman.1.1' | 'doorman.1.2' | 'doorman.1.3' | 'doorman.1.4' | 'doorman.2.1' | 'doorman.2.2' | 'doorman.2.3' | 'props.1.1' | 'props.1.2' | 'props.1.3' | 'props.2.1' | 'props.2.2' | 'bar.1.1' | 'bar.1.2' | 'buffet.1.1' | 'buffet.1.2' | 'buffet.1.3' | 'coats.1.1' | 'coats.1.2' | 'boxoffice.1.1' | 'boxoffice.1.2' | 'boxoffice.1.3' | 'boxoffice.2.1' | 'boxoffice.2.2' | 'staircase.1.1' | 'staircase.1.2' | 'staircase.1.3' | 'royalbox.1.1' | 'royalbox.1.2' | 'royalbox.1.3' | 'royalbox.1.4' | 'lighting.1.1' | 'lighting.1.2' | 'presents.1.1' | 'presents.1.2' | 'presents.1.3' | 'wardrobedoor.1.1' | 'wardrobedoor.1.2' | 'wardrobedoor.1.3' | 'wardrobedoor.2.1' | 'wardrobedoor.2.2' | 'bouquet.1.1' | 'bouquet.1.2' | 'jewellery.1.1' | 'jewellery.1.2' | 'jewellery.2.1' | 'jewellery.2.2' | 'case.1.1' | 'case.1.2' | 'case.2.1' | 'case.2.2' | 'case.2.3' | 'case.2.4' | 'case.3.1' | 'case.3.2' | 'case.3.3' | 'case.3.4'>;
    done: Array<'window' | 'sidedoor' | 'camera' | 'cabinet' | 'door' | 'silver' | 'stairs' | 'desk' | 'safe' | 'bust' | 'challenge#11' | 'challenge#12' | 'challenge#13' | 'challenge#14' | 'challenge#15' | 'challenge#16' | 'gate' | 'drainpipe' | 'watchman' | 'shop' | 'fusebox' | 'crate' | 'painting' | 'mummy' | 'laser' | 'showcase' | 'crown' | 'strongbox' | 'fence' | 'skylight' | 'dog' | 'moulds' | 'polisher' | 'officedoor' | 'till' | 'paysafe' | 'hamper' | 'display' | 'mantrap' | 'replica' | 'tree' | 'porter' | 'delivery' | 'pantry' | 'goose' | 'lift' | 'keyboard' | 'cloakroom' | 'room21' | 'suitedoor' | 'jewelcase' | 'notebook' | 'gifts' | 'strongroom' | 'deposits' | 'stagedoor' | 'doorman' | 'props' | 'bar' | 'buffet' | 'coats' | 'boxoffice' | 'staircase' | 'royalbox' | 'lighting' | 'presents' | 'wardrobedoor' | 'bouquet' | 'jewellery' | 'case'>;
    rooms: Array<'garden' | 'hall' | 'kitchen' | 'study' | 'room#5' | 'room#6' | 'room#7' | 'room#8' | 'street' | 'lobby' | 'gallery' | 'vault' | 'attic' | 'yard' | 'furnace' | 'office' | 'showroom' | 'corridor' | 'suite' | 'strongroom' | 'alley' | 'backstage' | 'foyer' | 'wardrobe' | 'stage'>;
    time: number;
    traces: number;
    alarms: number;
    arrows: number;
    police: number;
  };
  sheets: Array<{
    strength: number[];
    dexterity: number[];
    clever: number[];
    pyramid: number[];
    rings: number[];
    circles: {
      crossed: Array<'grid.1' | 'grid.2' | 'grid.3' | 'grid.4' | 'grid.5' | 'grid.6' | 'grid.7' | 'grid.8' | 'grid.9' | 'ring.1' | 'ring.2' | 'ring.3' | 'ring.4' | 'tree.1' | 'tree.2' | 'tree.3' | 'tree.4' | 'tree.5' | 'tree.6' | 'tree.7' | 'tree.8' | 'special.1' | 'special.2' | 'special.3' | 'special.4' | 'special.5' | 'special.6'>;
      end_of_way: number;
    };
  }>;
  campaign: {
    numbers: number[][];
    crossed: Array<'area#1' | 'area#2' | 'area#3' | 'area#4' | 'area#5' | 'area#6' | 'area#7' | 'area#8' | 'area#9' | 'area#10' | 'area#11' | 'area#12' | 'area#13' | 'area#14' | 'area#15' | 'area#16'>;
    rest: number;
    boxes: number[];
    heists: number;
    specials: Array<'glass_diamonds' | 'combination' | 'diadem'>;
    traces: number;
    jail: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
    doubles: number;
    end: 'none' | 'won' | 'traces' | 'jail';
  };
  waiting: Array<{
    by: null | 'matt' | 'janet' | 'trixie' | 'bruce';
    symbols: null | string;
  }>;
  hands: {
    shifts: number[];
    extras: number[];
    left: number[];
    fills: number;
  }[];
  haul: {
    loot: number;
    diamonds: number;
    doubles: number;
    specials: number;
  };
  phase: 'gift' | 'gang' | 'scout' | 'pimp' | 'roll' | 'symbol' | 'dice' | 'leave' | 'driver' | 'drive' | 'wages' | 'over';
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  roll: null | '111' | '112' | '113' | '114' | '115' | '116' | '122' | '123' | '124' | '125' | '126' | '133' | '134' | '135' | '136' | '144' | '145' | '146' | '155' | '156' | '166' | '222' | '223' | '224' | '225' | '226' | '233' | '234' | '235' | '236' | '244' | '245' | '246' | '255' | '256' | '266' | '333' | '334' | '335' | '336' | '344' | '345' | '346' | '355' | '356' | '366' | '444' | '445' | '446' | '455' | '456' | '466' | '555' | '556' | '566' | '666';
  acting: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  alarm_off: number;
  ending: 'none' | 'success' | 'arrested' | 'caught';
}

export interface ClouMove {
  kind: 'mark' | 'roll' | 'cross' | 'lapse' | 'fill' | 'done' | 'stay' | 'run' | 'driver' | 'drive' | 'gift' | 'gang' | 'scout' | 'pimp' | 'buy' | 'save';
  thief: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  symbols: null | string;
  owner: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  target: string;
  number: number;
  dice: number[];
  extras: number[];
  shifts: number[];
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  text?: string;
}

export interface ClouOutcome {
  seats: number;
  places: number[];
  scores: number[];
  tie_broken_by: null | ClouRule;
  ending: 'none' | 'success' | 'arrested' | 'caught';
  rank: 'lost' | 'poor' | 'ok' | 'coup';
}

export interface ClouEvent {
  kind: 'dice_thrown' | 'dice_used' | 'symbol_fired' | 'white_kept' | 'white_used' | 'symbol_used' | 'symbol_lapsed' | 'effect_lost' | 'number_written' | 'circle_crossed' | 'demand_crossed' | 'challenge_done' | 'challenge_skipped' | 'room_entered' | 'loot_taken' | 'trace_crossed' | 'time_crossed' | 'alarm_crossed' | 'alarm_went_off' | 'arrow_crossed' | 'police_crossed' | 'round_ended' | 'waiting_ended' | 'gang_stayed' | 'driver_chosen' | 'heist_ended' | 'item_crossed' | 'nothing_chosen' | 'gang_formed' | 'heist_crossed_out' | 'special_kept' | 'traces_entered' | 'thief_jailed' | 'doubles_kept' | 'rest_changed' | 'experience_reset' | 'wages_ended' | 'campaign_ended' | 'course_changed';
  rule: ClouRule;
  thief: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  target: string;
  effect: null | string;
  part: number;
  number: number;
  roll: null | '111' | '112' | '113' | '114' | '115' | '116' | '122' | '123' | '124' | '125' | '126' | '133' | '134' | '135' | '136' | '144' | '145' | '146' | '155' | '156' | '166' | '222' | '223' | '224' | '225' | '226' | '233' | '234' | '235' | '236' | '244' | '245' | '246' | '255' | '256' | '266' | '333' | '334' | '335' | '336' | '344' | '345' | '346' | '355' | '356' | '366' | '444' | '445' | '446' | '455' | '456' | '466' | '555' | '556' | '566' | '666';
  dice: number[];
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  course?: {
    phase?: 'gift' | 'gang' | 'scout' | 'pimp' | 'roll' | 'symbol' | 'dice' | 'leave' | 'driver' | 'drive' | 'wages' | 'over';
    acting?: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  };
}

export type ClouEventKind = ClouEvent['kind'];

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

export interface ClouCampaignStart {
}

export type ClouCampaignRule =
  | 'CL-1'
  | 'CL-2'
  | 'CL-3'
  | 'CL-4'
  | 'CL-5'
  | 'CL-6'
  | 'CL-7'
  | 'CL-8'
  | 'CL-9'
  | 'CL-10'
  | 'CL-11'
  | 'CL-12'
  | 'CL-13'
  | 'CL-14'
  | 'CL-15'
  | 'CL-16'
  | 'CL-17'
  | 'CL-18'
  | 'CL-19'
  | 'CL-20'
  | 'CL-21'
  | 'CL-22'
  | 'CL-23'
  | 'CL-24'
  | 'CL-25'
  | 'CL-26'
  | 'CL-27'
  | 'CL-28'
  | 'CL-29'
  | 'CL-30'
  | 'CL-31'
  | 'CL-32'
  | 'CL-33'
  | 'CL-34'
  | 'CL-35'
  | 'CL-36'
  | 'CL-37'
  | 'CL-38'
  | 'CL-39'
  | 'CL-40'
  | 'CL-41'
  | 'CL-42'
  | 'CL-43'
  | 'CL-44'
  | 'CL-45'
  | 'CL-46'
  | 'CL-47'
  | 'CL-48'
  | 'CL-49'
  | 'CL-50'
  | 'CL-51'
  | 'CL-52'
  | 'CL-53'
  | 'CL-54'
  | 'CL-55'
  | 'CL-56'
  | 'CL-57'
  | 'CL-58'
  | 'CL-59'
  | 'CL-60'
  | 'CL-61'
  | 'CL-62'
  | 'CL-63'
  | 'CL-64'
  | 'CL-65'
  | 'CL-66'
  | 'CL-67'
  | 'CK-1'
  | 'CK-2'
  | 'CK-3'
  | 'CK-4'
  | 'CK-5'
  | 'CK-6'
  | 'CK-7'
  | 'CK-8'
  | 'CK-9'
  | 'CK-10'
  | 'CK-11'
  | 'CK-12'
  | 'CK-13'
  | 'CK-14'
  | 'CK-15'
  | 'CK-16'
  | 'CK-17'
  | 'CK-18'
  | 'CK-19'
  | 'CK-20'
  | 'CK-21'
  | 'CK-22'
  | 'CK-23'
  | 'CK-24'
  | 'CK-25'
  | 'CK-26'
  | 'CK-27'
  | 'CK-28'
  | 'CK-29'
  | 'CK-30'
  | 'CK-31'
  | 'CK-32'
  | 'CK-33'
  | 'CK-34';

export interface ClouCampaignState {
  plan: {
    demands: Array<'demand#1' | 'demand#2' | 'demand#3' | 'demand#4' | 'demand#5' | 'demand#6' | 'demand#7' | 'demand#8' | 'demand#9' | 'demand#10' | 'demand#11' | 'demand#12' | 'demand#13' | 'demand#14' | 'demand#15' | 'demand#16' | 'demand#17' | 'demand#18' | 'demand#19' | 'demand#20' | 'demand#21' | 'demand#22' | 'demand#23' | 'demand#24' | 'demand#25' | 'demand#26' | 'demand#27' | 'demand#28' | 'demand#29' | 'demand#30' | 'demand#31' | 'demand#32' | 'demand#33' | 'demand#34' | 'demand#35' | 'demand#36' | 'demand#37' | 'demand#38' | 'demand#39' | 'demand#40' | 'demand#41' | 'demand#42' | 'demand#43' | 'demand#44' | 'demand#45' | 'demand#46' | 'demand#47' | 'demand#48' | 'demand#49' | 'demand#50' | 'demand#51' | 'demand#52' | 'demand#53' | 'demand#54' | 'demand#55' | 'demand#56' | 'demand#57' | 'demand#58' | 'demand#59' | 'demand#60' | 'demand#61' | 'demand#62' | 'demand#63' | 'demand#64'>;
    done: Array<'challenge#1' | 'challenge#2' | 'challenge#3' | 'challenge#4' | 'challenge#5' | 'challenge#6' | 'challenge#7' | 'challenge#8' | 'challenge#9' | 'challenge#10' | 'challenge#11' | 'challenge#12' | 'challenge#13' | 'challenge#14' | 'challenge#15' | 'challenge#16'>;
    rooms: Array<'room#1' | 'room#2' | 'room#3' | 'room#4' | 'room#5' | 'room#6' | 'room#7' | 'room#8'>;
    time: number;
    traces: number;
    alarms: number;
    arrows: number;
    police: number;
  };
  sheets: Array<{
    strength: number[];
    dexterity: number[];
    clever: number[];
    pyramid: number[];
    rings: number[];
    circles: {
      crossed: Array<'grid.1' | 'grid.2' | 'grid.3' | 'grid.4' | 'grid.5' | 'grid.6' | 'grid.7' | 'grid.8' | 'grid.9' | 'ring.1' | 'ring.2' | 'ring.3' | 'ring.4' | 'tree.1' | 'tree.2' | 'tree.3' | 'tree.4' | 'tree.5' | 'tree.6' | 'tree.7' | 'tree.8' | 'special.1' | 'special.2' | 'special.3' | 'special.4' | 'special.5' | 'special.6'>;
      end_of_way: number;
    };
  }>;
  campaign: {
    numbers: number[][];
    crossed: Array<'exp1.1' | 'exp1.2' | 'exp2.1' | 'exp2.2' | 'costume.1' | 'costume.2' | 'costume.3' | 'canes.1' | 'canes.2' | 'canes.3' | 'lights.1' | 'lights.2' | 'lights.3' | 'lights.4' | 'area#15' | 'area#16'>;
    rest: number;
    boxes: number[];
    heists: number;
    specials: Array<'glass_diamonds' | 'combination' | 'diadem'>;
    traces: number;
    jail: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
    doubles: number;
    end: 'none' | 'won' | 'traces' | 'jail';
  };
  waiting: Array<{
    by: null | 'matt' | 'janet' | 'trixie' | 'bruce';
    symbols: null | string;
  }>;
  hands: {
    shifts: number[];
    extras: number[];
    left: number[];
    fills: number;
  }[];
  haul: {
    loot: number;
    diamonds: number;
    doubles: number;
    specials: number;
  };
  phase: 'gift' | 'gang' | 'scout' | 'pimp' | 'roll' | 'symbol' | 'dice' | 'leave' | 'driver' | 'drive' | 'wages' | 'over';
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  roll: null | '111' | '112' | '113' | '114' | '115' | '116' | '122' | '123' | '124' | '125' | '126' | '133' | '134' | '135' | '136' | '144' | '145' | '146' | '155' | '156' | '166' | '222' | '223' | '224' | '225' | '226' | '233' | '234' | '235' | '236' | '244' | '245' | '246' | '255' | '256' | '266' | '333' | '334' | '335' | '336' | '344' | '345' | '346' | '355' | '356' | '366' | '444' | '445' | '446' | '455' | '456' | '466' | '555' | '556' | '566' | '666';
  acting: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  alarm_off: number;
  ending: 'none' | 'success' | 'arrested' | 'caught';
}

export interface ClouCampaignView {
  viewer: '0' | '1' | '2' | '3' | '4' | '5' | '6' | 'spectator';
  plan: {
    demands: Array<'demand#1' | 'demand#2' | 'demand#3' | 'demand#4' | 'demand#5' | 'demand#6' | 'demand#7' | 'demand#8' | 'demand#9' | 'demand#10' | 'demand#11' | 'demand#12' | 'demand#13' | 'demand#14' | 'demand#15' | 'demand#16' | 'demand#17' | 'demand#18' | 'demand#19' | 'demand#20' | 'demand#21' | 'demand#22' | 'demand#23' | 'demand#24' | 'demand#25' | 'demand#26' | 'demand#27' | 'demand#28' | 'demand#29' | 'demand#30' | 'demand#31' | 'demand#32' | 'demand#33' | 'demand#34' | 'demand#35' | 'demand#36' | 'demand#37' | 'demand#38' | 'demand#39' | 'demand#40' | 'demand#41' | 'demand#42' | 'demand#43' | 'demand#44' | 'demand#45' | 'demand#46' | 'demand#47' | 'demand#48' | 'demand#49' | 'demand#50' | 'demand#51' | 'demand#52' | 'demand#53' | 'demand#54' | 'demand#55' | 'demand#56' | 'demand#57' | 'demand#58' | 'demand#59' | 'demand#60' | 'demand#61' | 'demand#62' | 'demand#63' | 'demand#64'>;
    done: Array<'challenge#1' | 'challenge#2' | 'challenge#3' | 'challenge#4' | 'challenge#5' | 'challenge#6' | 'challenge#7' | 'challenge#8' | 'challenge#9' | 'challenge#10' | 'challenge#11' | 'challenge#12' | 'challenge#13' | 'challenge#14' | 'challenge#15' | 'challenge#16'>;
    rooms: Array<'room#1' | 'room#2' | 'room#3' | 'room#4' | 'room#5' | 'room#6' | 'room#7' | 'room#8'>;
    time: number;
    traces: number;
    alarms: number;
    arrows: number;
    police: number;
  };
  sheets: Array<{
    strength: number[];
    dexterity: number[];
    clever: number[];
    pyramid: number[];
    rings: number[];
    circles: {
      crossed: Array<'grid.1' | 'grid.2' | 'grid.3' | 'grid.4' | 'grid.5' | 'grid.6' | 'grid.7' | 'grid.8' | 'grid.9' | 'ring.1' | 'ring.2' | 'ring.3' | 'ring.4' | 'tree.1' | 'tree.2' | 'tree.3' | 'tree.4' | 'tree.5' | 'tree.6' | 'tree.7' | 'tree.8' | 'special.1' | 'special.2' | 'special.3' | 'special.4' | 'special.5' | 'special.6'>;
      end_of_way: number;
    };
  }>;
  campaign: {
    numbers: number[][];
    crossed: Array<'exp1.1' | 'exp1.2' | 'exp2.1' | 'exp2.2' | 'costume.1' | 'costume.2' | 'costume.3' | 'canes.1' | 'canes.2' | 'canes.3' | 'lights.1' | 'lights.2' | 'lights.3' | 'lights.4' | 'area#15' | 'area#16'>;
    rest: number;
    boxes: number[];
    heists: number;
    specials: Array<'glass_diamonds' | 'combination' | 'diadem'>;
    traces: number;
    jail: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
    doubles: number;
    end: 'none' | 'won' | 'traces' | 'jail';
  };
  waiting: Array<{
    by: null | 'matt' | 'janet' | 'trixie' | 'bruce';
    symbols: null | string;
  }>;
  hands: {
    shifts: number[];
    extras: number[];
    left: number[];
    fills: number;
  }[];
  haul: {
    loot: number;
    diamonds: number;
    doubles: number;
    specials: number;
  };
  phase: 'gift' | 'gang' | 'scout' | 'pimp' | 'roll' | 'symbol' | 'dice' | 'leave' | 'driver' | 'drive' | 'wages' | 'over';
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  roll: null | '111' | '112' | '113' | '114' | '115' | '116' | '122' | '123' | '124' | '125' | '126' | '133' | '134' | '135' | '136' | '144' | '145' | '146' | '155' | '156' | '166' | '222' | '223' | '224' | '225' | '226' | '233' | '234' | '235' | '236' | '244' | '245' | '246' | '255' | '256' | '266' | '333' | '334' | '335' | '336' | '344' | '345' | '346' | '355' | '356' | '366' | '444' | '445' | '446' | '455' | '456' | '466' | '555' | '556' | '566' | '666';
  acting: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  alarm_off: number;
  ending: 'none' | 'success' | 'arrested' | 'caught';
}

export interface ClouCampaignMove {
  kind: 'mark' | 'roll' | 'cross' | 'lapse' | 'fill' | 'done' | 'stay' | 'run' | 'driver' | 'drive' | 'gift' | 'gang' | 'scout' | 'pimp' | 'buy' | 'save';
  thief: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  symbols: null | string;
  owner: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  target: string;
  number: number;
  dice: number[];
  extras: number[];
  shifts: number[];
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  text?: string;
}

export interface ClouCampaignOutcome {
  seats: number;
  places: number[];
  scores: number[];
  tie_broken_by: null | ClouCampaignRule;
  end: 'none' | 'won' | 'traces' | 'jail';
  rank: 'lost' | 'ordinary' | 'pros' | 'legends' | 'century';
}

export interface ClouCampaignEvent {
  kind: 'dice_thrown' | 'dice_used' | 'symbol_fired' | 'white_kept' | 'white_used' | 'symbol_used' | 'symbol_lapsed' | 'effect_lost' | 'number_written' | 'circle_crossed' | 'demand_crossed' | 'challenge_done' | 'challenge_skipped' | 'room_entered' | 'loot_taken' | 'trace_crossed' | 'time_crossed' | 'alarm_crossed' | 'alarm_went_off' | 'arrow_crossed' | 'police_crossed' | 'round_ended' | 'waiting_ended' | 'gang_stayed' | 'driver_chosen' | 'heist_ended' | 'item_crossed' | 'nothing_chosen' | 'gang_formed' | 'heist_crossed_out' | 'special_kept' | 'traces_entered' | 'thief_jailed' | 'doubles_kept' | 'rest_changed' | 'experience_reset' | 'wages_ended' | 'campaign_ended' | 'course_changed';
  rule: ClouCampaignRule;
  thief: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  target: string;
  effect: null | string;
  part: number;
  number: number;
  roll: null | '111' | '112' | '113' | '114' | '115' | '116' | '122' | '123' | '124' | '125' | '126' | '133' | '134' | '135' | '136' | '144' | '145' | '146' | '155' | '156' | '166' | '222' | '223' | '224' | '225' | '226' | '233' | '234' | '235' | '236' | '244' | '245' | '246' | '255' | '256' | '266' | '333' | '334' | '335' | '336' | '344' | '345' | '346' | '355' | '356' | '366' | '444' | '445' | '446' | '455' | '456' | '466' | '555' | '556' | '566' | '666';
  dice: number[];
  gang: Array<'matt' | 'janet' | 'trixie' | 'bruce'>;
  course?: {
    phase?: 'gift' | 'gang' | 'scout' | 'pimp' | 'roll' | 'symbol' | 'dice' | 'leave' | 'driver' | 'drive' | 'wages' | 'over';
    acting?: null | 'matt' | 'janet' | 'trixie' | 'bruce';
  };
}

export type ClouCampaignEventKind = ClouCampaignEvent['kind'];

/** What each title has. */
export interface Titles {
  tock: {
    options: TockOptions;
    start: TockStart;
    rule: TockRule;
    state: TockState;
    view: TockView;
    move: TockMove;
    event: TockEvent;
    outcome: TockOutcome;
  };
  ostfriesenlauf: {
    options: OstfriesenlaufOptions;
    start: OstfriesenlaufStart;
    rule: OstfriesenlaufRule;
    state: OstfriesenlaufState;
    view: OstfriesenlaufView;
    move: OstfriesenlaufMove;
    event: OstfriesenlaufEvent;
    outcome: OstfriesenlaufOutcome;
  };
  samara: {
    options: SamaraOptions;
    start: SamaraStart;
    rule: SamaraRule;
    state: SamaraState;
    view: SamaraView;
    move: SamaraMove;
    event: SamaraEvent;
    outcome: SamaraOutcome;
  };
  clockman: {
    options: ClockmanOptions;
    start: ClockmanStart;
    rule: ClockmanRule;
    state: ClockmanState;
    view: ClockmanView;
    move: ClockmanMove;
    event: ClockmanEvent;
    outcome: ClockmanOutcome;
  };
  clou: {
    options: ClouOptions;
    start: ClouStart;
    rule: ClouRule;
    state: ClouState;
    view: ClouView;
    move: ClouMove;
    event: ClouEvent;
    outcome: ClouOutcome;
  };
  'clou campaign': {
    options: ClouCampaignOptions;
    start: ClouCampaignStart;
    rule: ClouCampaignRule;
    state: ClouCampaignState;
    view: ClouCampaignView;
    move: ClouCampaignMove;
    event: ClouCampaignEvent;
    outcome: ClouCampaignOutcome;
  };
}

export type Title = keyof Titles;
