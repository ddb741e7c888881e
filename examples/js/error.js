// What is refused is thrown as one class of errors, with the reason in fields and a sentence in English.

/** The kinds of refusals, in the order of enum regelwerk_error_kind; then those of this module. */
export const errorKinds = Object.freeze([
  'ok',
  'bad_argument',
  'bad_setting',
  'bad_options',
  'refused',
  'forbidden',
  'no_room',
  'no_take_back',
  'cannot_follow',
]);

export class RegelwerkError extends Error {
  /**
   * kind: a word of errorKinds, or bad_type (a value of another type), bad_value (a state, view or memory of another
   * game, or one whose bytes were altered; a module, a worker or a search that there is no longer), not_here (the module
   * that was loaded lacks this, or there is no module).
   * Details where there are any: position (bytes that were good), setting, entry (of bytes or a line), title (that a text
   * is of), rule, cause (what stands in the way), move (how many were good), word (of the move that is not).
   */
  constructor(kind, message, details = {}) {
    super(message);
    this.name = 'RegelwerkError';
    this.kind = kind;
    Object.assign(this, details);
  }
}

/** What this module refuses itself, in German: no text of the library is about it. */
const germanSentences = {
  bad_argument: 'so etwas gibt es hier nicht',
  bad_setting: 'eine Einstellung hat einen Namen oder einen Wert, der kein Wort ist, oder zu viele Werte',
  no_room: 'für so viele Bytes ist kein Speicher da',
  bad_type: 'ein Wert ist von anderer Art oder Größe, als hier gebraucht wird',
  bad_value: 'ein Wert ist nicht von diesem Spiel, wurde verändert, oder es gibt ihn nicht mehr',
  not_here: 'das gibt es in diesem Modul nicht',
};

/** The sentence of a refusal that no function of the library has made. */
export function describedHere(error, language) {
  return language === 'de' && Object.hasOwn(germanSentences, error.kind) ? germanSentences[error.kind] : error.message;
}

/** What a value of a caller is, in words. */
function kindOf(value) {
  if (value === null || typeof value !== 'object') return String(value === null ? null : typeof value);
  try {
    const name = Array.isArray(value) ? 'an array' : value.constructor?.name;
    return typeof name === 'string' && name !== '' ? name : 'an object';
  } catch {
    return 'an object';
  }
}

export function refuseType(what, value) {
  throw new RegelwerkError('bad_type', `${what} is expected, not ${kindOf(value)}`);
}

/** A text of somebody else in a sentence: on one line and not too long. */
export function quoted(text) {
  return JSON.stringify(text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text);
}
const mostQuoted = 60;

/** What somebody else threw, as a part of a sentence. */
export function told(error) {
  try {
    const text = error?.message || error;
    return typeof text === 'string' ? text.replace(/\s+/g, ' ').slice(0, 200) : 'no reason was told';
  } catch {
    return 'no reason was told';
  }
}

/** What `look` finds in an object of the caller, which may throw whatever it likes when it is looked at. */
export function lookedAt(what, look) {
  try {
    return look();
  } catch (error) {
    if (error instanceof RegelwerkError) throw error;
    throw new RegelwerkError('bad_type', `${what} cannot be read: ${told(error)}`, { cause: error });
  }
}

/** Options of a call: those of `usual` by name, where nothing is said as there. */
export function optionsOf(options, usual) {
  if (options === null || typeof options !== 'object') refuseType('an object of options', options);
  return lookedAt('an object of options', () => {
    const unknown = Object.keys(options).find((name) => !Object.hasOwn(usual, name));
    if (unknown !== undefined) {
      const names = Object.keys(usual).join(', ');
      throw new RegelwerkError('bad_argument', `there is no option ${quoted(unknown)}; there are ${names}`);
    }
    return Object.fromEntries(
      Object.entries(usual).map(([name, value]) => {
        const { [name]: said = value } = options;
        return [name, said];
      }),
    );
  });
}

/** What a typed array is, whichever window it is of and whatever it says itself; of anything else undefined and 0. */
const typedArrays = Object.getPrototypeOf(Uint8Array.prototype);
const arrayName = Object.getOwnPropertyDescriptor(typedArrays, Symbol.toStringTag).get;
const arrayLength = Object.getOwnPropertyDescriptor(typedArrays, 'length').get;
export const isArrayOf = (name, value) => arrayName.call(value) === name;
export const lengthOf = (array) => arrayLength.call(array);

export function checkWhole(what, value, low, high) {
  if (!Number.isInteger(value) || value < low || value > high) {
    throw new RegelwerkError('bad_type', `${what} must be a whole number from ${low} to ${high}`);
  }
  return value;
}

/** A key of random numbers as 64 bits: a whole number or a bigint. */
export function checkKey(what, key) {
  if (typeof key !== 'bigint' && !Number.isInteger(key)) {
    throw new RegelwerkError('bad_type', `${what} must be a whole number or a bigint`);
  }
  return BigInt.asUintN(64, BigInt(key));
}
