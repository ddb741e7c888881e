// Runs searches and explanations for searcher.js, one after another, in a worker of a browser or of node. Between two
// slices of one it hears whether to stop.
import { RegelwerkError } from './error.js';
import { loadFrom } from './load.js';
import { ofNode } from './node.js';

const inNode = typeof globalThis.postMessage !== 'function';
const port = inNode ? ofNode('node:worker_threads').parentPort : globalThis;
const sliceMilliseconds = 10;

let module = null;
let library = null;
let asked = Promise.resolve();
/** The jobs that run or wait, and those of them that are to stop. */
const known = new Set();
const stopped = new Set();

/** Lets messages in. */
const turns = new MessageChannel();
const waiting = [];
turns.port1.onmessage = () => waiting.shift()();
function nextTurn() {
  return new Promise((resolve) => {
    waiting.push(resolve);
    turns.port2.postMessage(null);
  });
}
if (inNode) turns.port1.unref();

/** Runs slices of a length that keeps messages coming, until as much is done or it is to end; answers how much. */
async function inSlices(id, most, milliseconds, run) {
  const end = performance.now() + milliseconds;
  let done = 0;
  let slice = 1;
  do {
    const begin = performance.now();
    slice = Math.min(slice, most - done);
    run(slice);
    done += slice;
    const took = performance.now() - begin;
    slice =
      took < sliceMilliseconds / 2
        ? slice * 2
        : Math.max(1, Math.round((slice * sliceMilliseconds) / Math.max(took, 1)));
    await nextTurn();
  } while (done < most && performance.now() < end && !stopped.has(id));
  return done;
}

async function search(game, { id, view, memory, seed, nodes, iterations, milliseconds }) {
  const running = game.search(view, { seed, nodes, memory });
  await inSlices(id, iterations, milliseconds, (slice) => running.run(slice));
  return { best: running.best(), values: running.values(), iterations: running.iterations, stopped: stopped.has(id) };
}

async function explain(game, { id, view, memory, seed, moves, rounds, milliseconds }) {
  const running = game.explain(view, moves, { seed, memory });
  await inSlices(id, rounds, milliseconds, (slice) => running.run(slice));
  return running.bytes;
}

async function work(message) {
  const { title, options } = message;
  if (message.module !== null) ({ module } = message);
  library ??= await loadFrom(module, new Map());
  const game = library.game(title, options);
  return message.moves === undefined ? search(game, message) : explain(game, message);
}

async function answer(message) {
  try {
    port.postMessage({ id: message.id, result: await work(message) });
  } catch (error) {
    const isRefusal = error instanceof RegelwerkError;
    if (!isRefusal) console.error(error);
    const { kind, position, move, setting, entry, word, rule, bytes } = isRefusal ? error : { kind: 'bad_value' };
    const details = bytes === undefined ? {} : { position, move, setting, entry, word, rule, bytes };
    port.postMessage({ id: message.id, error: { kind, message: error.message, ...details } });
  }
  known.delete(message.id);
  stopped.delete(message.id);
}

function hear(message) {
  if (message.stop !== true) {
    known.add(message.id);
    asked = asked.then(() => answer(message));
  } else if (known.has(message.id)) {
    stopped.add(message.id);
  }
}
if (inNode) port.on('message', hear);
else port.onmessage = ({ data }) => hear(data);
