// What load() answers: a library, of which library.game(title, options) is a game, and a game answers everything about
// positions, which are plain values. Nothing has to be freed.
import { RegelwerkError, checkKey, checkWhole, describedHere, isArrayOf, lengthOf, lookedAt } from './error.js';
import { quoted, refuseType } from './error.js';
import { Game } from './game.js';
import { Memory } from './memory.js';
import { settingsText } from './settings.js';
// Made by titles.mjs from the list of games.
import { allTitles } from './titles.js';

const languages = ['en', 'de'];
const settingSorts = ['options', 'start'];
const errorSize = 64;
const abiVersion = 1;

/** That there is no such title, or that it is not among those that were imported. */
export function noTitle(title) {
  if (allTitles.includes(title))
    return new RegelwerkError('not_here', `${title} was not imported: load of 'regelwerk' has it`);
  const what = typeof title === 'string' ? ` ${quoted(title)}` : '';
  return new RegelwerkError('bad_argument', `there is no title${what}: it is one of ${allTitles.join(', ')}`);
}

/**
 * The title of a record, or of the line of a state or view, as far as its beginning tells it; null for any other text. Of
 * titles whose texts have one name the mode says which it is.
 */
export function titleOf(text) {
  if (typeof text !== 'string') refuseType('a text', text);
  const [, name, mode] = /^\s*(\w+)(?:\/\d+\b| rules=)[^:]*?(?: mode=(\w+)|$|:)/i.exec(text.slice(0, mostOfHead)) ?? [];
  const word = name?.toLowerCase();
  const titles = allTitles.filter((title) => title.split(' ')[0] === word);
  const named = titles.find((title) => title.split(' ')[1] === mode?.toLowerCase());
  return (mode === undefined ? null : named) ?? titles[0] ?? null;
}
/** So long is the beginning of a text that tells of which game it is. */
const mostOfHead = 1024;

/** What the name in a refusal is that of, as a detail; null if of nothing that has one. */
function nameOf({ kind, causeKind }) {
  if (kind === 'bad_setting') return 'setting';
  if (kind === 'forbidden') return 'word';
  return kind === 'refused' ? (['entry', 'word'][causeKind] ?? null) : null;
}

/** A module that was loaded. */
export class Library {
  constructor(module, instance) {
    this.module = module;
    this.memory = new Memory(module, instance);
    const found = this.memory.call('abi_version');
    if (found !== abiVersion)
      throw new RegelwerkError('not_here', `this module is of version ${found}, not ${abiVersion}`);
    this.ids = new Map();
    this.titles = Object.freeze(this.list((title, at, size) => this.memory.call('title_name', title, at, size)));
    this.memory.titles = this.titles;
    /** The languages that this module speaks, English first. */
    const speaksAll = this.memory.has('tell') || this.memory.has('view_svg_in');
    this.languages = Object.freeze(speaksAll ? languages : languages.slice(0, 1));
  }

  /** Texts of numbers from 0 until there is none. */
  list(write) {
    const texts = [];
    for (let number = 0; ; ++number) {
      const text = this.memory.takeText((at, size) => write(number, at, size));
      if (text === '') return texts;
      texts.push(text);
    }
  }

  /** The game of a title under options, an object or a text; those left out are as usual. */
  game(title, options = '') {
    return this.made('game_make', title, settingsText(options), 'options');
  }
  /** The game of a record, under the options that it names. */
  gameOfRecord(title, record) {
    return this.made('game_of_record', title, record, 'a record');
  }
  made(name, title, text, what) {
    const { memory } = this;
    const number = this.numberOf(title);
    const at = memory.putText(text, what);
    const size = memory.sizeOf(number, 'game');
    memory.game = null;
    if (!memory.call(name, memory.at.game, number, at, memory.at.error))
      throw this.ofTitle(this.errorOf(memory.error()), title, text);
    return new Game(this, title, memory.u8.slice(memory.at.game, memory.at.game + size));
  }
  numberOf(title) {
    const number = this.titles.indexOf(title);
    if (number >= 0) return number;
    if (allTitles.includes(title))
      throw new RegelwerkError('not_here', `this module does not hold ${title}: load('${title}')`);
    throw noTitle(title);
  }

  /** A random stream: one number, which whoever draws advances. The same key gives the same game everywhere. */
  random(key, number = null) {
    const whole = checkKey('the key of a random stream', key);
    if (number === null) return BigUint64Array.of(whole);
    const one = checkKey('the number of a random stream', number);
    return BigUint64Array.of(BigInt.asUintN(64, this.memory.call('random_stream', whole, one)));
  }
  /** The next number of a stream, 64 bits; one below a bound. */
  randomNext(random) {
    return this.drawing(random, (at) => BigInt.asUintN(64, this.memory.call('random_next', at)));
  }
  randomBelow(random, bound) {
    checkWhole('a bound', bound, 1, 0xffffffff);
    return this.drawing(random, (at) => this.memory.call('random_below', at, bound) >>> 0);
  }
  drawing(random, f) {
    return Game.prototype.drawing.call(this, random, f);
  }

  // --- What titles are ---

  get version() {
    return this.memory.takeText((at, size) => this.memory.call('version', at, size));
  }
  rulesVersion(title) {
    return this.memory.call('rules_version', this.numberOf(title));
  }
  /** The IDs of all rules of a title, in the order of its book. */
  ruleIds(title) {
    if (!this.ids.has(title)) {
      const number = this.numberOf(title);
      this.ids.set(
        title,
        Object.freeze(this.list((rule, at, size) => this.memory.call('rule_id', number, rule, at, size))),
      );
    }
    return this.ids.get(title);
  }
  /** A rule by its ID: {id, sentence, source}. */
  rule(title, id, language = 'en') {
    const number = this.numberOf(title);
    const rule = this.ruleIds(title).indexOf(id);
    if (rule < 0) {
      const what = typeof id === 'string' ? ` ${quoted(id)}` : ' of this ID';
      throw new RegelwerkError('bad_argument', `${title} has no rule${what}`);
    }
    const { memory } = this;
    const tongue = this.languageNumber(language);
    return {
      id,
      sentence: memory.takeText((at, size) => memory.call('rule_sentence', number, rule, tongue, at, size)),
      source: memory.takeText((at, size) => memory.call('rule_source', number, rule, at, size)),
    };
  }
  /** What can be set of a title: 'options', or 'start' for setup facts. */
  settings(title, sort = 'options', language = 'en') {
    const { memory } = this;
    const number = this.numberOf(title);
    const which = settingSorts.indexOf(sort);
    if (which < 0) throw new RegelwerkError('bad_argument', `settings are one of ${settingSorts.join(', ')}`);
    const tongue = this.languageNumber(language);
    return this.list((index, at, size) => memory.call('setting_name', number, which, index, at, size)).map(
      (name, index) => {
        memory.call('setting_at', number, which, index, memory.at.told);
        const [low, high, words, elements] = memory.i32.subarray(memory.at.told / 4, memory.at.told / 4 + 4);
        const [isFlag, isSet, isOpen] = Array.from(
          memory.u8.subarray(memory.at.told + 16, memory.at.told + 19),
          Boolean,
        );
        const text = (f, ...values) =>
          memory.takeText((at, size) => memory.call(f, number, which, index, ...values, at, size));
        return {
          name,
          low,
          high,
          elements,
          isFlag,
          isSet,
          isOpen,
          words: Array.from({ length: words }, (_, word) => text('setting_word', word)),
          choices: text('setting_values', tongue),
          label: text('setting_label', tongue),
        };
      },
    );
  }

  // --- Errors ---

  languageNumber(language) {
    const number = this.languages.indexOf(language);
    if (number < 0) {
      if (!languages.includes(language))
        throw new RegelwerkError('bad_argument', `a language is one of ${languages.join(', ')}`);
      throw new RegelwerkError('not_here', `this module speaks ${this.languages.join(', ')} only`);
    }
    return number;
  }
  /** The sentence of a refusal, of the library or of this module. */
  describe(error, language = 'en') {
    const { memory } = this;
    const tongue = this.languageNumber(language);
    const bytes = lookedAt('a refusal', () => error?.bytes);
    if (bytes === undefined && error instanceof RegelwerkError) return describedHere(error, language);
    if (!isArrayOf('Uint8Array', bytes) || lengthOf(bytes) !== errorSize) refuseType('a refusal of this library', error);
    memory.u8.set(bytes, memory.at.error);
    return memory.takeText((at, size) => memory.call('describe', memory.at.error, tongue, at, size));
  }
  errorOf(error) {
    const { kind, rule, move, position, name, bytes, title } = error;
    const nameIs = nameOf(error);
    const details = {
      position,
      move,
      setting: null,
      ...(nameIs === null || name === '' ? {} : { [nameIs]: name }),
      bytes,
      rule: rule < 0 ? null : this.ruleIds(this.titles[title])[rule],
    };
    return new RegelwerkError(kind, this.describe(error), details);
  }
  /** A refusal of a text; if that is of another title, with it. */
  ofTitle(error, title, text) {
    const found = error.kind === 'refused' ? titleOf(text) : null;
    if (found === null || found === title) return error;
    error.title = found;
    if (!error.message.endsWith(`: ${found}`)) error.message += `; this is of ${found}`;
    return error;
  }
}
