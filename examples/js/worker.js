// Runs searches for searcher.js, one after another, in a worker of a browser or of node. Between two slices of a search
// it hears whether to stop.
import { RegelwerkError, load } from './regelwerk.js';

const inNode = globalThis.WorkerGlobalScope === undefined;
const port = inNode ? (await import('node:worker_threads')).parentPort : globalThis;
const sliceMilliseconds = 10;

let library = null;
let asked = Promise.resolve();
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

async function search({ id, module, title, options, view, memory, seed, nodes, iterations, milliseconds }) {
  if (library === null || module !== null) library = await load(module);
  const game = library.game(title, options);
  const running = game.search(view, { seed, nodes, memory });
  const end = performance.now() + milliseconds;
  let slice = 1;
  do {
    const begin = performance.now();
    running.run(Math.min(slice, iterations - running.iterations));
    const took = performance.now() - begin;
    slice =
      took < sliceMilliseconds / 2
        ? slice * 2
        : Math.max(1, Math.round((slice * sliceMilliseconds) / Math.max(took, 1)));
    await nextTurn();
  } while (running.iterations < iterations && performance.now() < end && !stopped.has(id));
  return { best: running.best(), values: running.values(), iterations: running.iterations, stopped: stopped.has(id) };
}

async function answer(message) {
  try {
    port.postMessage({ id: message.id, result: await search(message) });
  } catch (error) {
    const { kind = 'bad_value', message: text } = error;
    if (!(error instanceof RegelwerkError)) console.error(error);
    port.postMessage({ id: message.id, error: { kind, message: text } });
  }
  stopped.delete(message.id);
}

function hear(message) {
  if (message.stop === true) stopped.add(message.id);
  else asked = asked.then(() => answer(message));
}
if (inNode) port.on('message', hear);
else port.onmessage = ({ data }) => hear(data);
