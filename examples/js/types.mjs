// types.mjs PACKAGE: prints titles.d.ts, the types of what each title has: options, rules, states, views, moves, events
// and outcomes, from the library's own tables as the modules of the titles tell them, with what its headers say of them.
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { memberOf, typesBelow } from './comments.mjs';

const folder = process.argv[2];
const { allTitles, load } = await import(pathToFileURL(`${folder}/regelwerk.js`));

const pascal = (text) =>
  text
    .split(/[ _]/)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
const rules = { name: '', ids: '' };
/** The types of a title's headers, and the first word of what they are called. */
let headers = null;
let headersOf = '';
const root = fileURLToPath(new URL('../../', import.meta.url));
/** The folders of the headers, by title. */
const folders = new Map(
  [...readFileSync(`${root}examples/games.txt`, 'utf8').matchAll(/^([a-z0-9_]+) +\S+ +(\S+)$/gm)].map(([, name, path]) => [
    name.replaceAll('_', ' '),
    path,
  ]),
);
const union = (words) =>
  words.map((word) => (typeof word === 'string' ? `'${word.replace(/['\\]/g, '\\$&')}'` : String(word))).join(' | ');
const property = (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);

/** What both schemas allow; they differ only in the words that some rules have and others do not. */
function merged(a, b) {
  if (Array.isArray(a) && Array.isArray(b)) {
    const isWords = [...a, ...b].every((each) => typeof each === 'string');
    return isWords ? [...new Set([...a, ...b])] : a.map((each, index) => (index in b ? merged(each, b[index]) : each));
  }
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a;
  if (a.type === 'string' || b.type === 'string') return { type: 'string' };
  const both = { ...b, ...a };
  for (const key of Object.keys(both)) if (key in a && key in b) both[key] = merged(a[key], b[key]);
  return both;
}

/** What is told in JSON alone, or is something else there, by its name or by its path of names. */
const said = {
  text: 'the move as a word',
  'outcome.scores': 'by seat',
  'SamaraEvent.tool': 'laid, taken, lost or chosen; null if there is none or the viewer may not see it',
  'SamaraMove.worker': 'the worker that is trained, hurt, imprisoned or buried',
  'calendar.workers': 'those that stand there, then empty places',
  count: 'how many workers there are',
  'events.spots': 'where each card lies',
  'events.hand_sizes': 'cards in hand, by seat',
  'ClockmanMove.proposal': 'of an offer or a circle',
  strength: 'CL-29: numbers in the row of strength',
  dexterity: 'CL-29: numbers in the row of dexterity',
  clever: 'CL-29: numbers in the row of cleverness',
  diamonds: 'how many diamonds are among it',
  'ClouMove.number': 'made by a mark, written by a fill, the index of a throw, or the face of the escape die',
  'ClouMove.gang': 'the thieves that break in',
  'ClouEvent.gang': 'the thieves that break in',
  'ClouEvent.number': 'what the kind says',
  'ClouEvent.roll': 'what the dice show',
  'ClouEvent.dice': 'places in the throw',
  'ClouEvent.part': 'of a challenge',
  'outcome.ending': 'how the heist has ended',
  'outcome.end': 'how the campaign has ended',
  'outcome.rank': 'how good the score is',
  'EventKind.course_changed': 'a member of the `course` has a new value',
  'ClouEventKind.dice_thrown': 'the dice show `roll` (CL-8)',
  'ClouEventKind.dice_used': '`thief` has used the `dice` at these places in the throw (CL-11)',
  'ClouEventKind.gang_formed': 'the thieves of `gang` break in (CK-6)',
};
/** Of which type the elements of a member are, where its own says less. */
const elementTypes = { race: 'Standing', workers: 'Worker', worker: 'Spot', waiting: 'Fired' };

/** A comment: a sentence. */
const comment = (text, indent) => `${indent}/** ${text[0].toUpperCase()}${text.slice(1)}${/[.!]$/.test(text) ? '' : '.'} */\n`;
/** What is said under the most exact of the names that end a path. */
function saidOf(path) {
  const names = path.map((_, index) => path.slice(index).join('.'));
  return names.map((name) => said[name]).find((text) => text !== undefined);
}

/** A member with what is said of it: by JSON, else in the headers. `at` is where it stands: {type, path, indent}. */
function memberText(name, schema, isOptional, { type, path, indent }) {
  const found = memberOf(headers, type, name);
  const inside = { type: elementTypes[name] ?? found.type, path: [...path, name], indent };
  const text = saidOf(inside.path) ?? (/^[a-z]\w+$/.test(name) ? found.doc : `of ${name}`);
  if (text === '') throw new Error(`nothing is said of ${inside.path.join('.')}`);
  const member = `${indent}${property(name)}${isOptional ? '?' : ''}: ${typeOf(schema, inside)};\n`;
  return comment(text, indent) + member;
}
function membersText(schema, at) {
  const inner = { ...at, indent: `${at.indent}  ` };
  const members = Object.entries(schema.properties).map(([name, each]) =>
    memberText(name, each, !(schema.required ?? []).includes(name), inner),
  );
  return `{\n${members.join('')}${at.indent}}`;
}

/** The type of a schema. Of all words that are IDs of rules only the name of their type is printed. */
function typeOf(schema, at) {
  if (schema.enum) return schema.enum.join() === rules.ids ? rules.name : union(schema.enum) || 'never';
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, at)).join(' | ');
  switch (schema.type) {
    case 'integer':
      return 'number';
    case 'array': {
      const item = typeOf(schema.items, at);
      return / \| /.test(item) ? `Array<${item}>` : `${item}[]`;
    }
    case 'object':
      return typeof schema.additionalProperties === 'object'
        ? `{ [name: string]: ${typeOf(schema.additionalProperties, at)} }`
        : membersText(schema, at);
    default:
      return schema.type;
  }
}

/** What a kind of move or event says; it may name members by their names in JSON alone. */
function kindText(sort, kind, schema) {
  const path = `${headersOf}${sort}Kind.${kind}`;
  const { doc } = memberOf(headers, `${sort}Kind`, kind);
  const text = said[path] ?? said[`${sort}Kind.${kind}`] ?? doc.replaceAll('`terms`', '`proposal`');
  for (const [, name] of text.matchAll(/`(\w+)`/g))
    if (!(name in schema.properties)) throw new Error(`${path} names ${name}, which there is not`);
  if (text === '') throw new Error(`nothing is said of ${path}`);
  return text;
}

/** Moves or events as a union by their kind. All have all members; those that a kind does not use have usual values. */
function unionText(name, sort, schema) {
  const { kind, course, ...others } = schema.properties;
  const at = { type: sort, path: [`${headersOf}${sort}`], indent: '' };
  const shared = membersText({ ...schema, properties: others }, at);
  const one = (word) => {
    const members = [`kind: '${word}'`];
    if (word === 'course_changed') members.push(`course: ${typeOf(course, { ...at, path: [...at.path, 'course'], indent: '    ' })}`);
    else if (course !== undefined) members.push('course?: undefined');
    return `${comment(kindText(sort, word, schema), '  ')}  | (${name}${sort}Members & { ${members.join('; ')} })`;
  };
  const what = sort.toLowerCase();
  return `/** What all ${what}s of ${name} have; members that a kind does not use have their usual values. */
export interface ${name}${sort}Members ${shared}

/** ${sort === 'Event' ? 'An event' : 'A move'} of ${name}, by its kind. */
export type ${name}${sort} =
${kind.enum.map(one).join('\n')};
`;
}

/** The words that a setting takes, or those that a set takes some of. */
const wordsOf = ({ words, low, high, isSet, isOpen }) => (isSet || isOpen ? words : words.slice(low, high + 1));

function settingType(setting) {
  const { isFlag, isOpen, isSet, elements, words } = setting;
  if (isFlag) return 'boolean';
  const one = words.length === 0 ? 'number' : union(wordsOf(setting)) + (isOpen ? ' | (string & {})' : '');
  return isSet || elements > 1 ? `readonly (${one})[]` : one;
}
const settings = (all) =>
  all
    .map((each) => `  /** ${each.label}: ${each.choices || 'any word'} */\n  ${each.name}?: ${settingType(each)};\n`)
    .join('');

/** The schemas of a title under all values of each option, in one. */
function schemaOf(rw, title) {
  let schema = rw.game(title).schema;
  for (const setting of rw.settings(title)) {
    const { name, low, high, isSet } = setting;
    const words = wordsOf(setting);
    const values = words.length > 0 ? [...words, ...(isSet ? [words.slice(0, high).join('+')] : [])] : [low, high];
    for (const value of values) {
      try {
        schema = merged(schema, rw.game(title, `${name}=${value}`).schema);
      } catch (error) {
        if (error.kind !== 'bad_options') throw error;
      }
    }
  }
  return schema;
}

/** What the values of a title are called in comments. */
const shapes = { state: 'A state', view: 'A view', outcome: 'An outcome' };
const plural = { rule: 's', state: 's', view: 's', move: 's', event: 's', outcome: 's', start: ' facts' };

console.log("// Printed by types.mjs from the library's tables; a test holds that it is up to date.\n");
for (const title of allTitles) {
  const rw = await load(readFileSync(`${folder}/${title.replace(' ', '_')}.wasm`));
  const name = pascal(title);
  Object.assign(rules, { name: `${name}Rule`, ids: rw.ruleIds(title).join() });
  headersOf = pascal(folders.get(title).split('/').at(-1));
  headers = typesBelow([`${root}include/${folders.get(title)}`, `${root}include/regelwerk/core`]);
  console.log(`/** Options of ${name}. */\nexport interface ${name}Options {\n${settings(rw.settings(title))}}\n`);
  console.log(`/** Setup facts of ${name}. */\nexport interface ${name}Start {\n${settings(rw.settings(title, 'start'))}}\n`);
  console.log(
    `/** The IDs of the rules of ${name}. */\nexport type ${name}Rule =\n${rw
      .ruleIds(title)
      .map((id) => `${comment(rw.rule(title, id).sentence, '  ')}  | '${id}'`)
      .join('\n')};\n`,
  );
  const { move, event, ...values } = schemaOf(rw, title).$defs;
  for (const [kind, schema] of Object.entries(values)) {
    const at = { type: pascal(kind), path: [kind], indent: '' };
    console.log(`/** ${shapes[kind]} of ${name}, as JSON. */\nexport interface ${name}${pascal(kind)} ${membersText(schema, at)}\n`);
  }
  console.log(unionText(name, 'Move', move));
  console.log(unionText(name, 'Event', event));
  console.log(`/** The kinds of events of ${name}. */\nexport type ${name}EventKind = ${name}Event['kind'];\n`);
}
const kinds = ['options', 'start', 'rule', 'state', 'view', 'move', 'event', 'outcome'];
console.log('/** What each title has. */\nexport interface Titles {');
for (const title of allTitles) {
  console.log(
    `  /** Of ${pascal(title)}. */\n  ${property(title)}: {\n${kinds.map((kind) => `    /** Its ${kind}${plural[kind] ?? ''}. */\n    ${kind}: ${pascal(title)}${pascal(kind)};\n`).join('')}  };`,
  );
}
console.log('}\n\n/** A title: a game that has a module of its own. */\nexport type Title = keyof Titles;');
