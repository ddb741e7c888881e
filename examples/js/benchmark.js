// Random games from JavaScript: each node a legal list, a pick and a move, all called from here, chance by its weights.
// node benchmark.js [PACKAGE] [--least=NODES] [--milliseconds=TIME]: nodes/s of each title in its own module and in the
// one with all titles, a measurement for so long; with --least it fails where one makes fewer. Not held to it is Clou's
// hotel with the three thieves whose lists of moves are the longest, which makes about half as many as the villa.
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder =
  process.argv.slice(2).find((each) => !each.startsWith('--')) ?? fileURLToPath(new URL('.', import.meta.url));
const setting = (name, usual) =>
  Number(process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
const least = setting('least', 0);
const milliseconds = setting('milliseconds', 400);
const { allTitles, load } = await import(pathToFileURL(`${folder}/regelwerk.js`));

function nodesPerSecond(rw, title, options) {
  const game = rw.game(title, options);
  const table = game.table();
  const random = rw.random(1);
  let pick = 1;
  let nodes = 0;
  const begin = performance.now();
  while (performance.now() - begin < milliseconds) {
    table.reset(game.initial());
    for (let actor = table.actor(); actor !== -1; actor = table.actor(), ++nodes) {
      if (actor === -2) {
        table.advance(table.randomMove(random));
      } else {
        const count = table.moves();
        pick = (Math.imul(pick, 1664525) + 1013904223) >>> 0;
        table.advance(table.list[Math.floor((pick / 0x100000000) * count)]);
      }
    }
  }
  return Math.round((nodes / (performance.now() - begin)) * 1000);
}

const lines = [
  ...allTitles.map((title) => [title, '', true]),
  ['clou', 'scenario=hotel thieves=matt+janet+trixie', false],
];
const all = await load();
let slow = 0;
for (const [title, options, isHeld] of lines) {
  const own = await load(title);
  const [one, other] = [own, all].map((rw) => {
    nodesPerSecond(rw, title, options);
    return nodesPerSecond(rw, title, options);
  });
  const isSlow = isHeld && Math.min(one, other) < least;
  slow += isSlow ? 1 : 0;
  console.log(
    `${`${title} ${options}`.trim()}: ${one} nodes/s, with all titles ${other}${isSlow ? `, fewer than ${least}` : ''}`,
  );
}
process.exitCode = slow === 0 ? 0 : 1;
