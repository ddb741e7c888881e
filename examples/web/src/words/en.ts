import type { Title } from 'regelwerk';
import type { First } from '../play/choice';
import type { Theme } from '../page';
import type { Preset, SettingWords } from '../play/settings';

/** How well a player of the library plays. */
export type Strength = 'easy' | 'medium' | 'hard';

/** The page's own words. Each language has them all. */
export interface Words {
  name: string;
  intro: string;
  titles: Record<Title, { name: string; about: string }>;
  goOn: string;
  resume: string;
  /** Who plays a game: people, and how many players of the library. */
  withWhom: (people: string[], computers: number) => string;
  you: string;
  yourName: string;
  earlier: (games: number) => string;
  theme: string;
  themes: Record<Theme, string>;
  begin: string;
  newGame: string;
  playIt: string;
  forget: string;
  /** Asks whether to delete a game, named by its title and when it was played. */
  forgetWhat: (title: string, at: string) => string;
  forgetDamaged: string;
  leaveIt: string;
  home: string;
  options: string;
  /** What values of settings are called where their words in texts would not do. */
  values: Readonly<Record<string, string>>;
  houseRules: string;
  setupFacts: string;
  presets: Record<Preset | 'own', string>;
  sameTeams: string;
  ofSettings: SettingWords;
  less: string;
  oneMore: string;
  whoPlays: string;
  /** What people are called who have said no name: the colours of pieces, in the order of seats. */
  colours: readonly string[];
  nameOf: (colour: string) => string;
  mindOf: (colour: string) => string;
  person: string;
  /** How well players of the library play, and what they do for that. */
  strengths: Record<Strength, string>;
  strengthTold: Record<Strength, string>;
  littleSkill: string;
  yourTurn: string;
  youAre: (colour: string) => string;
  turnOf: (person: string) => string;
  thinking: (person: string) => string;
  chance: string;
  over: string;
  winners: (people: string[]) => string;
  /** The only person at the screen has won, with these; or has lost against them, if anybody has won. */
  won: (people: string[]) => string;
  lost: (people: string[]) => string;
  takeBack: string;
  playAgain: string;
  /** Why not, and what there is instead. */
  noTakeBack: (why: string) => string;
  lookAtDecision: string;
  branchAtDecision: string;
  moveByText: string;
  play: string;
  done: string;
  back: string;
  log: string;
  review: string;
  latest: string;
  branch: string;
  link: string;
  linkCopied: string;
  copyYourself: string;
  noLink: string;
  record: string;
  hint: string;
  cover: (person: string) => string;
  uncover: string;
  stop: string;
  loading: string;
  notLoaded: string;
  notThought: string;
  failed: string;
  notFound: string;
  badLink: string;
  badAddress: (why: string) => string;
  wrongAddress: Record<'escape' | 'nothing' | 'place' | 'more', string>;
  noTitle: (name: string) => string;
  noRule: (rule: string, title: string) => string;
  noStep: (step: string, all: number) => string;
  badFile: string;
  cutShort: string;
  unknownPlayer: (name: string) => string;
  otherPlayers: (named: number, seats: number) => string;
  notKept: string;
  damagedGames: string;
  damagedGame: string;
  saveDamaged: string;
  /** What is told where a game is played in another tab. */
  elsewhere: Record<'following' | 'waiting' | 'deleted' | 'apart', string>;
  playHere: string;
  keepIt: string;
  hand: string;
  key: string;
  keyTold: string;
  badKey: string;
  open: string;
  thinks: string;
  /** How many a set takes, of which. */
  soMany: (least: number, most: number, names: readonly string[]) => string;
  /** Taking back where something was seen since. */
  friendly: {
    choice: string;
    seen: (what: string) => string;
    fine: (why: string) => string;
    marked: string;
    ended: string;
  };
  /** The hints of the computer, beside the board and on it. */
  hinted: {
    thinking: string;
    worth: string;
    only: string;
    byValue: (best: number, second: number) => string;
    byWhat: (what: string, after: number, afterSecond: number) => string;
  };
  share: (percent: number) => string;
  rulesOf: (title: string) => string;
  examples: (known: number, all: number) => string;
  refuses: string;
  show: (move: string) => string;
  tryIt: (move: string) => string;
  again: string;
  notNow: (text: string) => string;
  /** What was chosen leads not to what was pressed. */
  notWith: (names: readonly string[]) => string;
  close: string;
  /** The kinds of parts as what somebody chooses; those that have no word here are named by themselves. */
  partKinds: Readonly<Record<string, string>>;
  /** What comes first: of these kinds, by these names. */
  first: Record<First['sort'], (kinds: readonly string[], names: readonly string[]) => string>;
  /** What may be chosen now: things of these kinds, and answers by their names. */
  ask: (kinds: readonly string[], answers: readonly string[]) => string;
  choices: (count: number) => string;
  more: string;
  end: {
    place: (place: number) => string;
    points: (score: number) => string;
    /** Who plays as one has come to an end that counts so much. */
    alone: (score: number) => string;
    rematch: string;
    watch: string;
    share: string;
    show: string;
  };
  sound: string;
  /** What is played with on paper. */
  paper: { short: string; of: (title: string) => string; lead: string; print: string };
  /** What was played to its end on this device. */
  statistics: {
    title: string;
    lead: string;
    none: string;
    line: (games: number, won: number) => string;
    games: string;
    people: string;
    alone: string;
    wonOf: (won: number, games: number) => string;
    longest: string;
    moves: (moves: number) => string;
    best: string;
    clear: string;
    clearAll: string;
  };
  /** What turned a game that is over. */
  decided: {
    title: string;
    looking: string;
    /** Of what the percents are. */
    yours: string;
    chance: (person: string) => string;
    score: string;
    turn: (from: number, to: number) => string;
    moves: (first: number, last: number) => string;
    none: string;
    tooFew: string;
  };
  closer: Record<'nearer' | 'whole', string>;
  openLog: string;
  otherLanguage: string;

  whatItBrings: string;
  why: string;
  thisMove: string;
  againstMove: string;
  comparing: string;
  noDifference: string;
  tooFewGames: (games: number) => string;
  comparedIn: (games: number) => string;
  /** Whom something happens to; nothing of what is all the same to everybody. */
  sides: Record<'own' | 'others' | 'all', string>;
  drawn: string;
  pace: string;
  paces: Record<'slow' | 'normal' | 'fast' | 'none', string>;
  course: {
    of: (title: string) => string;
    learn: string;
    lead: (steps: number) => string;
    begin: string;
    goOn: string;
    again: string;
    step: (at: number, all: number) => string;
    showMe: string;
    tryIt: string;
    done: string;
    refused: string;
    other: string;
    shown: string;
    next: string;
    skip: string;
    finish: string;
    finished: (title: string) => string;
    play: (title: string) => string;
  };
  /** What a learner has tried, and in short why not. */
  tried: (names: readonly string[], why: string | null) => string;
  /** A position set up on its board; `goes` says whose piece is held, or that something else is. */
  placing: { tap: string; crossed: string; goes: (who: string | null) => string; notThere: string; more: string };
  help: Record<'first' | 'tip' | 'off' | 'each' | 'whole', string>;
  sandbox: {
    short: string;
    of: (title: string) => string;
    lead: string;
    beginFrom: string;
    fresh: string;
    kept: string;
    example: string;
    setUp: string;
    tryOut: string;
    wrong: string;
    draw: string;
    viewAs: string;
    whoActs: string;
    own: string;
    spectator: string;
    knows: string;
    line: string;
    json: string;
    more: string;
    others: string;
    playOn: string;
    here: string;
  };
}

const listed = (all: readonly string[], last: string) =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`;
/** `a card first`; where there is no word for what is chosen, what it is. */
const chosenFirst = (kinds: readonly string[]) => (kinds.length === 0 ? 'Something else comes first' : `Choose ${listed(kinds, 'or')} first`);

export const en: Words = {
  name: 'Regelwerk',
  intro: 'Five board games and a campaign, with all their rules. Play alone, at one table or against the computer; nothing leaves this page.',
  titles: {
    tock: { name: 'Tock', about: 'Cards move marbles around a ring and home, alone or in teams.' },
    ostfriesenlauf: { name: 'Ostfriesenlauf', about: 'Four runners, cards laid in secret, a winding track.' },
    samara: { name: 'Samara', about: 'Workers travel through the months to build what they can.' },
    clockman: { name: 'Clockman', about: 'Four rings, blockades, and cards inwards to the centre.' },
    clou: { name: 'Clou', about: 'A gang of thieves fills in its sheets to crack a house together.' },
    'clou campaign': { name: 'Ihr Klunkerlein kommet', about: 'The campaign of Clou: three heists, one gang.' },
  },
  goOn: 'Go on',
  resume: 'Continue',
  withWhom: (people, computers) =>
    listed([...people, ...(computers === 0 ? [] : [computers === 1 ? 'the computer' : `${computers} computers`])], 'and'),
  you: 'You',
  yourName: 'Your name',
  earlier: (games) => `Earlier games (${games})`,
  theme: 'Colours',
  themes: { system: 'as the system', light: 'light', dark: 'dark', contrast: 'high contrast', distinct: 'without red and green' },
  begin: 'Begin',
  newGame: 'A new game',
  playIt: 'Play',
  forget: 'Delete',
  forgetWhat: (title, at) => `Delete ${title} of ${at}? It cannot be brought back.`,
  forgetDamaged: 'Delete what is left of this game? It cannot be brought back.',
  leaveIt: 'Keep it',
  home: 'All games',
  options: 'Rules',
  values: {
    need: 'who has to',
    heist: 'one heist',
    free_for_all: 'each for themselves',
    none: 'none',
    'last_half_year 0': 'no limit',
    'use_dice own': 'nothing on one’s own sheets',
    'use_dice must': 'nothing to mark',
    'use_dice may': 'at any time',
    'specials own': 'one’s own',
    'specials gang': 'the whole gang’s',
    'tree_way dice': 'last one by dice',
    'tree_way last': 'last one in any way',
    'outward home': 'who has to, no joker',
    'outward free': 'everybody',
  },
  houseRules: 'House rules',
  setupFacts: 'How it begins',
  presets: { rulebook: 'As in the rulebook', extra: 'All extra rules', short: 'Short game', own: 'House rules' },
  sameTeams: 'With so many people this makes no teams, or the same.',
  ofSettings: { flags: ['off', 'on'], quoted: (label) => `“${label}”` },
  less: 'less',
  oneMore: 'more',
  whoPlays: 'Who plays',
  colours: ['Blue', 'Orange', 'Green', 'Pink', 'Yellow', 'Sky'],
  nameOf: (colour) => `Name of ${colour}`,
  mindOf: (colour) => `Who plays ${colour}`,
  person: 'Person',
  strengths: { easy: 'Computer, easy', medium: 'Computer, medium', hard: 'Computer, hard' },
  strengthTold: {
    easy: 'Easy moves at once, by simple rules.',
    medium: 'Medium tries 1,000 ways on before each move: less than half a second.',
    hard: 'Hard tries 10,000 ways on: about a second on a computer, some more on a phone.',
  },
  littleSkill: 'Luck decides so much here that the three are about equally strong.',
  yourTurn: 'It is your turn.',
  youAre: (colour) => `You are ${colour}.`,
  turnOf: (person) => `It is ${person}’s turn.`,
  thinking: (person) => `${person} is thinking …`,
  chance: 'Chance decides …',
  over: 'The game is over.',
  winners: (people) => (people.length === 0 ? 'Nobody has won.' : `Won by ${listed(people, 'and')}.`),
  won: (people) => `${listed(['You', ...people], 'and')} have won.`,
  lost: (people) => (people.length === 0 ? 'You have lost.' : `You have lost. Won by ${listed(people, 'and')}.`),
  takeBack: 'Take back',
  playAgain: 'Play it after all',
  noTakeBack: (why) => `Your last decision cannot be taken back: ${why}.`,
  lookAtDecision: 'Look at it again',
  branchAtDecision: 'Play on from there as another game',
  moveByText: 'A move as text',
  play: 'Play',
  done: 'That is the move',
  back: 'One step back',
  log: 'What happened',
  review: 'Position',
  latest: 'Back to the game',
  branch: 'Play on from here',
  link: 'Copy a link',
  linkCopied: 'The link is copied.',
  copyYourself: 'The browser does not let this page copy. Copy the link from here:',
  noLink: 'This browser is too old for links of games. A file of the game does the same.',
  record: 'Save as a file',
  hint: 'Hint',
  cover: (person) => `Pass the screen to ${person}.`,
  uncover: 'I am here',
  stop: 'Stop',
  loading: 'Loading …',
  notLoaded: 'What is needed here could not be loaded. Is there a network? Then load the page again.',
  notThought: 'The computer could not think: what it needs could not be loaded. Is there a network? Then let it try again.',
  failed: 'The page has failed here. Games that were kept are still there.',
  notFound: 'This game is not here. Games are kept in the browser in which they were played.',
  badLink: 'This link or file is damaged.',
  badAddress: (why) => `This address leads nowhere: ${why}`,
  wrongAddress: {
    escape: 'a % in it is not followed by two hexadecimal digits, or they make no character.',
    nothing: 'something is missing at its end.',
    place: 'there is no such place on this page.',
    more: 'it has more parts than this place knows.',
  },
  noTitle: (name) => `there is no title called ${name}.`,
  noRule: (rule, title) => `${title} has no rule ${rule}.`,
  noStep: (step, all) => `the course has ${all} steps, and ${step} is none of them.`,
  badFile: 'This file cannot be read: it is no text, too large for a game, or gone.',
  cutShort: 'It ends before the last of its moves.',
  unknownPlayer: (name) => `This link or file names a player whom this page does not know: ${name}.`,
  otherPlayers: (named, seats) => `This link or file names ${named} players, but its game is for ${seats}.`,
  notKept: 'The browser could not keep this game. Save it as a file before you close this page.',
  damagedGames: 'Damaged games',
  damagedGame: 'This game is damaged and cannot be shown.',
  saveDamaged: 'Save what is left as a file',
  elsewhere: {
    following: 'This game is played in another tab. You see here what happens there.',
    waiting: 'This game is played in another tab, which has not answered yet.',
    deleted: 'This game was deleted in another tab. What was played is still here.',
    apart: 'Another tab has played this game in another way. What was played here goes on as a game of its own.',
  },
  playHere: 'Play on here',
  keepIt: 'Keep it after all',
  hand: 'Hand',
  key: 'Number of the chance',
  keyTold: 'The same number deals and throws the same.',
  badKey: 'The number of the chance is a whole number of at most 19 digits.',
  open: 'Open a file',
  thinks: 'What the computer thinks',
  soMany: (least, most, names) => `${least} to ${most} of ${listed(names, 'and')}.`,
  friendly: {
    choice: 'Among friends: take back even what somebody has seen since',
    seen: (what) => `You have seen since: ${what}; among friends that is fine.`,
    fine: (why) => `${why.charAt(0).toUpperCase()}${why.slice(1)}; among friends that is fine.`,
    marked: 'Taken back here after a look',
    ended: 'Something was taken back after a look.',
  },
  hinted: {
    thinking: 'The computer tries all moves.',
    worth: 'How well games end after it',
    only: 'It is the only move.',
    byValue: (best, second) =>
      best - second < 2 ? 'The next one is about as good.' : `Games end better after it than after the next one, ${best} % against ${second} %.`,
    byWhat: (what, after, afterSecond) => `${what} – soon in ${after} of 100 games, after the next one in ${afterSecond}.`,
  },
  share: (percent) => `${percent} %`,
  rulesOf: (title) => `Rules of ${title}`,
  examples: (known, all) => `${known} of ${all} examples done`,
  refuses: 'is refused',
  show: (move) => `Show: ${move}`,
  tryIt: (move) => `Try: ${move}`,
  again: 'Once more',
  notNow: (text) => `${text} cannot be chosen now.`,
  notWith: (names) => `Not with ${listed(names, 'and')}:`,
  close: 'Close',
  partKinds: {
    card: 'a card',
    marble: 'a marble',
    field: 'a field',
    space: 'a space',
    tool: 'a tool',
    helper: 'who helps',
    worker: 'a worker',
    symbol: 'a symbol',
    seat: 'somebody',
    bundle: 'digits',
    digit: 'a digit',
    number: 'a number',
    thief: 'a thief',
    die: 'a die',
    extra: 'an extra number',
    shift: 'a plus/minus',
    group: 'a group',
    element: 'a box or circle',
    challenge: 'a challenge',
    demand: 'a demand',
    item: 'a tool or preparation',
    stack: 'a stack',
  },
  first: {
    leads: (kinds, names) => `${chosenFirst(kinds)}. This leads here: ${listed(names, 'or')}.`,
    instead: (_, names) => ` This would lead here: ${listed(names, 'or')}.`,
    stopped: (kinds, names) => `${chosenFirst(kinds)}; but none leads here. With ${listed(names, 'or')}:`,
    else: (kinds, names) => `${chosenFirst(kinds)}: ${listed(names, 'or')}.`,
  },
  ask: (kinds, answers) =>
    kinds.length === 0 ? `Choose: ${listed(answers, 'or')}.` : `Choose ${listed(kinds, 'or')}${answers.length === 0 ? '' : `, or: ${answers.join(', ')}`}.`,
  more: 'More',
  end: {
    place: (place) => `${place}.`,
    points: (score) => `${score} ${score === 1 ? 'point' : 'points'}`,
    alone: (score) => `You got away with ${score} ${score === 1 ? 'point' : 'points'}.`,
    rematch: 'Play again',
    watch: 'Watch again',
    share: 'Share',
    show: 'Result',
  },
  sound: 'Sounds',
  paper: {
    short: 'To print',
    of: (title) => `${title} on paper`,
    lead: 'Print this page, a sheet for each board, to play with a pencil and real dice. Rules and games in play can be printed as well.',
    print: 'Print',
  },
  statistics: {
    title: 'Games played',
    lead: 'What was played to its end in this browser. Nobody else is told.',
    none: 'No game was played to its end in this browser yet.',
    line: (games, won) => `${games} ${games === 1 ? 'game' : 'games'} played${won === 0 ? '' : `, ${won} won`}`,
    games: 'Games',
    people: 'Among people',
    alone: 'As a gang',
    wonOf: (won, games) => `${won} of ${games} won`,
    longest: 'Longest game',
    moves: (moves) => `${moves} ${moves === 1 ? 'move' : 'moves'}`,
    best: 'Best score',
    clear: 'Clear',
    clearAll: 'Forget all games that were counted? Games that are kept stay.',
  },
  decided: {
    title: 'What decided it',
    looking: 'The computer looks through the game',
    yours: 'How likely you were to win, by what you knew:',
    chance: (person) => `How likely ${person} was to win, by what they knew:`,
    score: 'How much of the best score there was to hope for:',
    turn: (from, to) => `${from} % → ${to} %`,
    moves: (first, last) => (first === last ? `move ${first}` : `moves ${first} to ${last}`),
    none: 'No moment turned this game: it went as was to be expected all along.',
    tooFew: 'Too little was decided here for the chances to turn.',
  },
  closer: { nearer: 'Closer', whole: 'Whole board' },
  openLog: 'All that happened',
  choices: (count) => `All choices as a list (${count})`,
  otherLanguage: 'Deutsch',

  whatItBrings: 'What a move brings',
  why: 'Why?',
  thisMove: 'After',
  againstMove: 'against',
  comparing: 'Playing both on …',
  noDifference: 'Nothing happens more often after one than after the other, beyond what luck alone makes.',
  tooFewGames: (games) => `${games} ${games === 1 ? 'game' : 'games'} after each move: too few to tell.`,
  comparedIn: (games) =>
    `How often it happens soon afterwards, in ${games} games after each move, played on with the same luck.`,
  sides: { own: 'You', others: 'Others', all: '' },
  drawn: 'Drawn',
  pace: 'Pace',
  paces: { slow: 'slow', normal: 'normal', fast: 'fast', none: 'no motion' },
  course: {
    learn: 'Learn',
    of: (title) => `Learn ${title} by doing`,
    lead: (steps) => `${steps} steps, about ten minutes. You do each one on the board; stop whenever you like and go on later.`,
    begin: 'Begin',
    goOn: 'Go on',
    again: 'Once more from the beginning',
    step: (at, all) => `Step ${at} of ${all}`,
    showMe: 'Show me',
    tryIt: 'Try it',
    done: 'Done!',
    refused: 'Refused, as it should be.',
    other: 'That is allowed as well, but it is not what this step is about.',
    shown: 'That is how it goes. Now do it yourself.',
    next: 'Next step',
    skip: 'Skip',
    finish: 'To the end of the course',
    finished: (title) => `You have done all steps and know how ${title} goes.`,
    play: (title) => `Play ${title}`,
  },
  tried: (names, why) => `You tried ${listed(names, 'and')}${why === null ? '.' : `: ${why}.`}`,
  placing: {
    tap: 'Tap a piece, then where it goes, or drag it there.',
    crossed: 'Tap a demand to cross it or to clear it.',
    goes: (who) => `${who ?? 'It'} is picked up: tap where it goes.`,
    notThere: 'Nothing can be put here now.',
    more: 'As words and numbers',
  },
  help: {
    first: 'A first game with help',
    tip: 'You could do this:',
    off: 'No more help',
    each: 'Help at each decision',
    whole: 'Now a whole game',
  },
  sandbox: {
    short: 'Set up a position',
    of: (title) => `Set up a position of ${title}`,
    lead: 'Change what you like; the board shows it at once, and the library says what cannot be.',
    beginFrom: 'Begin from',
    fresh: 'a new game',
    kept: 'a game of yours',
    example: 'an example of the rules',
    setUp: 'Set up',
    tryOut: 'Try moves',
    wrong: 'This position cannot be:',
    draw: 'Let chance decide',
    viewAs: 'As seen by',
    whoActs: 'whoever is to act',
    own: 'whoever plays here',
    spectator: 'a spectator',
    knows: 'All that this view knows',
    line: 'The position as a line',
    json: 'The position as JSON',
    more: 'one more',
    others: 'The others',
    playOn: 'Play on from here',
    here: 'Open in the sandbox',
  },
};
