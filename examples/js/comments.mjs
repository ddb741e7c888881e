// What the headers say of members and enumerators of the library's types: `/// ...` before them or `///< ...` behind.
import { readFileSync, readdirSync } from 'node:fs';

/** Without what is for readers of C++ alone. */
const clean = (text) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\bState::(\w+)/g, '`$1` in the state')
    .replaceAll('the State', 'the state')
    .replaceAll(/[;,]? ?see \w+\(\)|,? like `value`| Precondition: .*|\(core\/[\w/]+\.hpp\)/g, '')
    .trim();

/** Adds what is said in a header to types: a Map of names to Maps of members to {doc, type}. */
function read(text, types) {
  let members = null;
  let before = [];
  let last = null;
  for (const line of text.split('\n')) {
    const [, comment] = /^\s*\/\/\/ (.*)$/.exec(line) ?? [];
    const [, continued] = /^\s+\/\/\/< (.*)$/.exec(line) ?? [];
    const [, name] = /^(?:enum class|struct|class) (\w+)[^;]*\{$/.exec(line) ?? [];
    if (comment !== undefined) {
      before.push(comment);
      continue;
    }
    if (continued !== undefined && last !== null) {
      last.doc += ` ${continued}`;
      continue;
    }
    if (name !== undefined) {
      members = types.get(name) ?? types.set(name, new Map()).get(name);
    } else if (members !== null) {
      const [, code, behind] = /^ {2}(\S.*?)(?:\s*\/\/\/< (.*))?$/.exec(line) ?? [];
      const [, type, member] =
        /^(?:(.*[\w>]) )?(\w+)(?:\{.*\}| = .*)?[;,]$/.exec(code ?? '') ?? /^\[\[nodiscard\]\] constexpr (.*) (\w+)\(\) const/.exec(code ?? '') ?? [];
      last = member === undefined ? null : { type: type ?? '', doc: behind ?? before.join(' ') };
      if (last !== null && last.doc !== '' && !members.has(member)) members.set(member, last);
      if (/^\};?$/.test(line)) members = null;
    }
    before = [];
  }
}

/** The types of the headers below some folders. */
export function typesBelow(folders) {
  const types = new Map();
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true }).sort())
      if (file.endsWith('.hpp')) read(readFileSync(`${folder}/${file}`, 'utf8'), types);
  return types;
}

/** Where a member is looked for that its own type does not have: what is shown of a position goes by its name there. */
const alsoIn = ['Table', 'State', 'Board', 'Fired', 'DiceUse'];

/** What is said of a member of a type, nothing if that is so, and of which type it is. */
export function memberOf(types, type, name) {
  const found = [type, ...alsoIn].map((each) => types.get(each)?.get(name)).find((member) => member !== undefined);
  const { doc = '', type: of = '' } = found ?? {};
  return { doc: clean(doc), type: of.match(/\w+/g)?.findLast((word) => types.has(word)) ?? null };
}
