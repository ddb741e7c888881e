import { RegelwerkError, checkWhole } from './error.js';
import { Explanation } from './explanation.js';

async function newWorker(url) {
  if (typeof Worker === 'function') return new Worker(url, { type: 'module' });
  const { Worker: Thread } = await import('node:worker_threads');
  const thread = new Thread(url);
  thread.unref();
  return thread;
}

/** How much work is asked for; so much if neither that nor a time is said. */
function amount(what, number, milliseconds, usual = 1000) {
  if (milliseconds !== null) checkWhole('a number of milliseconds', milliseconds, 1, 2 ** 31 - 1);
  const most = number ?? (milliseconds === null ? usual : Number.MAX_SAFE_INTEGER);
  return checkWhole(`a number of ${what}`, most, 1, Number.MAX_SAFE_INTEGER);
}

/** Searches and explanations in a worker, one after another. It ends with the program; close() ends it earlier. */
export class Searcher {
  /** game: of a module that has searches. createWorker(url), where another worker than the usual one is wanted. */
  constructor(game, { createWorker = newWorker } = {}) {
    if (!game.memory.has('search_begin')) {
      throw new RegelwerkError('not_here', `this module has no searches; that of the title has: load('${game.title}')`);
    }
    this.game = game;
    this.jobs = new Map();
    this.last = 0;
    this.worker = Promise.resolve(createWorker(new URL('./worker.js', import.meta.url))).then((worker) =>
      this.listen(worker),
    );
    this.worker.catch(() => {});
    this.module = game.library.module;
  }

  listen(worker) {
    const fail = (error) =>
      this.endAll(new RegelwerkError('bad_value', `the worker failed: ${error?.message ?? error}`));
    if (typeof worker.on === 'function') {
      worker.on('message', (message) => this.hear(message));
      worker.on('error', fail);
    } else {
      worker.onmessage = ({ data }) => this.hear(data);
      worker.onerror = fail;
    }
    return worker;
  }

  /**
   * Searches for the owner of a view: as many iterations, or as long, as is said (else 1,000 iterations). signal, an
   * AbortSignal, ends it: then the promise is rejected with its reason. Answers {best, values, iterations, stopped}.
   */
  async search(
    view,
    { iterations = null, milliseconds = null, seed = 0, nodes = 50_000, memory = null, signal = null } = {},
  ) {
    const { game } = this;
    game.views.put(view);
    if (memory !== null) game.putMemory(memory);
    const most = amount('iterations', iterations, milliseconds);
    return this.ask({ view, memory, seed, nodes, iterations: most, milliseconds: milliseconds ?? Infinity }, signal);
  }
  /**
   * Explains two to four moves of the owner of a view, as game.explain does: in as many rounds, or as long, as is said
   * (else 200 rounds). signal ends it as it ends a search. Answers an Explanation; stop() ends it with what it has found.
   */
  async explain(view, moves, { rounds = null, milliseconds = null, seed = 0, memory = null, signal = null } = {}) {
    const { game } = this;
    Explanation.begin(game, view, moves, { seed, memory });
    const most = amount('rounds', rounds, milliseconds, 200);
    const asked = { view, memory, seed, moves: [...moves], rounds: most, milliseconds: milliseconds ?? Infinity };
    return new Explanation(game, await this.ask(asked, signal), memory);
  }

  /** What the worker answers; with a signal that ends the job. */
  async ask(asked, signal) {
    const { game } = this;
    signal?.throwIfAborted();
    const worker = await this.worker;
    const id = ++this.last;
    const { module } = this;
    this.module = null;
    return new Promise((resolve, reject) => {
      const abort = () => {
        worker.postMessage({ id, stop: true });
        this.end(id)?.reject(signal.reason);
      };
      this.jobs.set(id, { resolve, reject, release: () => signal?.removeEventListener('abort', abort) });
      signal?.addEventListener('abort', abort);
      worker.ref?.();
      worker.postMessage({ ...asked, id, module, title: game.title, options: game.optionsText });
      if (signal?.aborted) abort();
    });
  }
  /** Ends what runs or waits; it answers with what it has found. */
  async stop() {
    const worker = await this.worker;
    for (const id of this.jobs.keys()) worker.postMessage({ id, stop: true });
  }
  /** Ends the worker; searches that run are rejected. */
  async close() {
    this.endAll(new RegelwerkError('bad_value', 'the searcher was closed'));
    await (await this.worker).terminate();
  }

  hear({ id, result, error }) {
    const job = this.end(id);
    if (job === undefined) return;
    if (error === undefined) job.resolve(result);
    else job.reject(new RegelwerkError(error.kind, error.message));
  }
  end(id) {
    const job = this.jobs.get(id);
    if (job === undefined) return undefined;
    this.jobs.delete(id);
    job.release();
    if (this.jobs.size === 0) this.worker.then((worker) => worker.unref?.());
    return job;
  }
  endAll(error) {
    for (const id of [...this.jobs.keys()]) this.end(id)?.reject(error);
  }
}
