// games.mjs HEADER TITLES LANGUAGES: prints games.hpp of the C interface for a module that holds only these titles, and
// only English if there is one language. A line that is not found there ends the build.
import { readFileSync } from 'node:fs';

const types = {
  tock: 'tock::RuntimeGame',
  ostfriesenlauf: 'ostfriesenlauf::RuntimeGame',
  samara: 'samara::RuntimeGame',
  clockman: 'clockman::RuntimeGame',
  clou: 'clou::RuntimeHeist',
  'clou campaign': 'clou::RuntimeCampaign',
};
const [header, titles, languages] = process.argv.slice(2);
const chosen = titles.split(',');
for (const title of chosen) {
  if (!(title in types)) throw new Error(`There is no title ${title}; a title is one of ${Object.keys(types).join(', ')}.`);
}
let text = readFileSync(header, 'utf8');

function replace(what, by) {
  if (!what.test(text)) throw new Error(`${header} has nothing like ${what}`);
  text = text.replace(what, by);
}

replace(/#include "regelwerk.h"/, '#include "regelwerk.h"\n#include "thin.hpp"');
replace(
  /using Games =\s*Row<[^;]*>;/,
  `using Games = Row<${chosen.map((each) => `Thin<regelwerk::${types[each]}>`)}>;`,
);
replace(
  /array<std::string_view, REGELWERK_TITLES> names\{[^}]*\}/,
  `array<std::string_view, ${chosen.length}> names{${chosen.map((each) => `"${each}"`)}}`,
);
replace(/title < REGELWERK_TITLES/, `title < ${chosen.length}`);
if (languages === '1') replace(/language == REGELWERK_GERMAN \? speak\(regelwerk::german\) : /, '');
process.stdout.write(text);
