import { RegelwerkError, lookedAt, refuseType } from './error.js';

// Options and setup facts as an object, {seats: 3, thieves: ['matt', 'janet']}, or as the text that the library reads.

/** More than any setting takes; the library says how many that is. */
const mostElements = 256;

function valueText(name, value) {
  if (Array.isArray(value)) {
    if (value.length > mostElements)
      throw new RegelwerkError('bad_setting', `${name} has more than ${mostElements} values`, { setting: name });
    const between = value.every((each) => typeof each === 'number') ? ',' : '+';
    return value.map((each) => valueText(name, each)).join(between);
  }
  if (!['string', 'number', 'boolean'].includes(typeof value)) refuseType(`a value of ${name}`, value);
  const text = String(value);
  if (!/^[\w.+-]+$/.test(text))
    throw new RegelwerkError('bad_setting', `${name} has a value that is no word`, { setting: name });
  return text;
}

/** The text of settings. */
export function settingsText(settings) {
  if (typeof settings === 'string') return settings;
  return lookedAt('an object of settings', () => {
    if (settings === null || typeof settings !== 'object' || Array.isArray(settings))
      refuseType('an object of settings', settings);
    return Object.entries(settings)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        if (!/^\w+$/.test(name))
          throw new RegelwerkError('bad_setting', 'the name of a setting is no word', { setting: name });
        return `${name}=${valueText(name, value)}`;
      })
      .join(' ');
  });
}
