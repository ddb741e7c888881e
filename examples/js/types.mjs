// types.mjs PACKAGE: prints titles.d.ts, the types of what each title has: options, rules, states, views, moves, events
// and outcomes, from the library's own tables as the modules of the titles tell them.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
const { allTitles, load } = await import(pathToFileURL(`${folder}/regelwerk.js`));

const pascal = (text) =>
  text
    .split(/[ _]/)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
const rules = { name: '', ids: '' };
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

/** The type of a schema. Of all words that are IDs of rules only the name of their type is printed. */
function typeOf(schema, indent) {
  if (schema.enum) return schema.enum.join() === rules.ids ? rules.name : union(schema.enum) || 'never';
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, indent)).join(' | ');
  switch (schema.type) {
    case 'integer':
      return 'number';
    case 'array': {
      const item = typeOf(schema.items, indent);
      return / \| /.test(item) ? `Array<${item}>` : `${item}[]`;
    }
    case 'object': {
      if (typeof schema.additionalProperties === 'object')
        return `{ [name: string]: ${typeOf(schema.additionalProperties, indent)} }`;
      const inner = `${indent}  `;
      const members = Object.entries(schema.properties).map(([name, each]) => {
        const isOptional = !(schema.required ?? []).includes(name);
        return `${inner}${property(name)}${isOptional ? '?' : ''}: ${typeOf(each, inner)};\n`;
      });
      return `{\n${members.join('')}${indent}}`;
    }
    default:
      return schema.type;
  }
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

console.log("// Printed by types.mjs from the library's tables; a test holds that it is up to date.\n");
for (const title of allTitles) {
  const rw = await load(readFileSync(`${folder}/${title.replace(' ', '_')}.wasm`));
  const name = pascal(title);
  Object.assign(rules, { name: `${name}Rule`, ids: rw.ruleIds(title).join() });
  console.log(`export interface ${name}Options {\n${settings(rw.settings(title))}}\n`);
  console.log(`export interface ${name}Start {\n${settings(rw.settings(title, 'start'))}}\n`);
  console.log(
    `export type ${name}Rule =\n  | ${rw
      .ruleIds(title)
      .map((id) => `'${id}'`)
      .join('\n  | ')};\n`,
  );
  for (const [kind, schema] of Object.entries(schemaOf(rw, title).$defs)) {
    console.log(`export interface ${name}${pascal(kind)} ${typeOf(schema, '')}\n`);
  }
  console.log(`export type ${name}EventKind = ${name}Event['kind'];\n`);
}
const kinds = ['options', 'start', 'rule', 'state', 'view', 'move', 'event', 'outcome'];
console.log('/** What each title has. */\nexport interface Titles {');
for (const title of allTitles) {
  console.log(
    `  ${property(title)}: {\n${kinds.map((kind) => `    ${kind}: ${pascal(title)}${pascal(kind)};\n`).join('')}  };`,
  );
}
console.log('}\n\nexport type Title = keyof Titles;');
