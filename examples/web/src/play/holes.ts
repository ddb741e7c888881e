// Sentences of the library about what happens, whatever it happens to, have a blank for each name. What is shown has none.

/** What leads to a name, and goes with it. */
const links = [
  'from|to|on|with|of|for|into|in|at|by|the|a|month|stack|field|round|which lies on',
  'von|vom|auf|mit|zu|aus|nach|bis|zum|den|das|der|die|im|gegen|Monat|Stapel|Feld|Gebäude|Prestige|Runde|jetzt',
].join('|');
const hole = new RegExp(`,?(?:(?:^|\\s)(?:${links}))*\\s?…`, 'gu');
/** Whoever it happens to stands at the beginning, and is told apart. */
const subject = /^…(?:’s|'s)?(?: (?:of |von )?…)? ?/u;

/** A sentence without its blanks. */
export const withoutHoles = (sentence: string): string => sentence.replace(subject, '').replace(hole, '').replaceAll(/\s+([,;])/g, '$1').trim();
