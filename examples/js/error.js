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
   * game, or one whose bytes were altered), not_here (the module that was loaded lacks this).
   * Details where there are any: position (bytes that were good), setting, rule, move (how many were good).
   */
  constructor(kind, message, details = {}) {
    super(message);
    this.name = 'RegelwerkError';
    this.kind = kind;
    Object.assign(this, details);
  }
}

export function refuseType(what, value) {
  const found = value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
  throw new RegelwerkError(
    'bad_type',
    `${what} is expected, not ${found === 'object' ? value.constructor?.name : found}`,
  );
}

export function checkWhole(what, value, low, high) {
  if (!Number.isInteger(value) || value < low || value > high) {
    throw new RegelwerkError('bad_type', `${what} must be a whole number from ${low} to ${high}`);
  }
  return value;
}
