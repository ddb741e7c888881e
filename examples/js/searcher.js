import { RegelwerkError, checkWhole, optionsOf, refuseType, told } from './error.js';
import { Explanation } from './explanation.js';
import { ofNode } from './node.js';
import { checkGame } from './positions.js';

/** Its address is spelled out where a browser is meant, since bundlers look for it there; and nowhere else. */
function newWorker() {
  if (typeof Worker === 'function') return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  const { Worker: Thread } = ofNode('node:worker_threads');
  const here = import.meta.url;
  const thread = new Thread(new URL('./worker.js', here));
  thread.unref();
  return thread;
}

/** How much work is asked for; so much if neither that nor a time is said. */
function amount(what, number, milliseconds, usual = 1000) {
  if (milliseconds !== null) checkWhole('a number of milliseconds', milliseconds, 1, 2 ** 31 - 1);
  const most = number ?? (milliseconds === null ? usual : Number.MAX_SAFE_INTEGER);
  return checkWhole(`a number of ${what}`, most, 1, Number.MAX_SAFE_INTEGER);
}

function checkSignal(signal) {
  if (signal !== null && typeof signal?.throwIfAborted !== 'function') refuseType('an AbortSignal', signal);
  return signal;
}

/**
 * Searches and explanations in a worker, one after another. It ends with the program; close() ends it earlier. Whatever
 * is asked of one that was closed, or whose worker has failed, is rejected.
 */
export class Searcher {
  /** game: of a module that has searches. createWorker(), where another worker than the usual one is wanted. */
  constructor(game, options = {}) {
    checkGame(game);
    const { createWorker } = optionsOf(options, { createWorker: newWorker });
    if (typeof createWorker !== 'function') refuseType('a function that creates a worker', createWorker);
    if (!game.memory.has('search_begin')) {
      throw new RegelwerkError('not_here', `this module has no searches; that of the title has: load('${game.title}')`);
    }
    this.game = game;
    this.jobs = new Map();
    this.last = 0;
    /** Why nothing is answered any more: a sentence, once that is so. */
    this.over = null;
    this.module = game.library.module;
    this.worker = Promise.resolve()
      .then(() => createWorker())
      .then((worker) => this.listen(worker));
    this.worker.catch((error) => this.end(`the worker could not be started: ${told(error)}`));
  }

  listen(worker) {
    if (typeof worker?.postMessage !== 'function') refuseType('a worker', worker);
    const fail = (error) => this.end(`the worker has failed: ${told(error)}`);
    const garble = () => this.end('the worker has failed: what it answered cannot be read');
    if (typeof worker.on === 'function') {
      worker.on('message', (message) => this.hear(message));
      worker.on('error', fail);
      worker.on('messageerror', garble);
      worker.on('exit', () => this.end('the worker has ended'));
    } else {
      worker.onmessage = ({ data }) => this.hear(data);
      worker.onerror = fail;
      worker.onmessageerror = garble;
    }
    return worker;
  }

  /**
   * Searches for the owner of a view: as many iterations, or as long, as is said (else 1,000 iterations). signal, an
   * AbortSignal, ends it: then the promise is rejected with its reason. Answers {best, values, iterations, stopped}.
   */
  async search(view, options = {}) {
    const { game } = this;
    const usual = { iterations: null, milliseconds: null, seed: 0, nodes: 50_000, memory: null, signal: null };
    const { iterations, milliseconds, seed, nodes, memory, signal } = optionsOf(options, usual);
    game.views.put(view);
    if (memory !== null) game.putMemory(memory, view);
    checkSignal(signal);
    const most = amount('iterations', iterations, milliseconds);
    return this.ask({ view, memory, seed, nodes, iterations: most, milliseconds: milliseconds ?? Infinity }, signal);
  }
  /**
   * Explains two to four moves of the owner of a view, as game.explain does: in as many rounds, or as long, as is said
   * (else 200 rounds). signal ends it as it ends a search. Answers an Explanation; stop() ends it with what it has found.
   */
  async explain(view, moves, options = {}) {
    const { game } = this;
    const usual = { rounds: null, milliseconds: null, seed: 0, memory: null, signal: null };
    const { rounds, milliseconds, seed, memory, signal } = optionsOf(options, usual);
    const codes = game.codes(moves);
    Explanation.begin(game, view, codes, { seed, memory });
    checkSignal(signal);
    const most = amount('rounds', rounds, milliseconds, 200);
    const asked = { view, memory, seed, moves: codes, rounds: most, milliseconds: milliseconds ?? Infinity };
    return new Explanation(game, await this.ask(asked, signal), memory);
  }

  /** What the worker answers; with a signal that ends the job. */
  ask(asked, signal) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.over !== null) throw new RegelwerkError('bad_value', this.over);
      const id = ++this.last;
      const abort = () => {
        this.send({ id, stop: true });
        this.take(id)?.reject(signal.reason);
      };
      this.jobs.set(id, { resolve, reject, release: () => signal?.removeEventListener('abort', abort) });
      signal?.addEventListener('abort', abort);
      this.send({ ...asked, id, title: this.game.title, options: this.game.optionsText }, id);
    });
  }
  /** Sends a message when there is a worker; that of a job only if it is still wanted. */
  async send(message, id = null) {
    try {
      const worker = await this.worker;
      if (id === null) {
        worker.postMessage(message);
      } else if (this.jobs.has(id)) {
        worker.ref?.();
        worker.postMessage({ ...message, module: this.module });
        this.module = null;
      }
    } catch (error) {
      // Without a worker all jobs have ended already; else it is this message that cannot be sent.
      this.take(id)?.reject(new RegelwerkError('bad_type', `this cannot be sent to a worker: ${told(error)}`));
    }
  }
  /** Ends what runs or waits; it answers with what it has found. */
  async stop() {
    await Promise.all([...this.jobs.keys()].map((id) => this.send({ id, stop: true })));
  }
  /** Ends the worker; what runs or waits is rejected, and so is what is asked from now on. */
  async close() {
    this.end('the searcher was closed');
    const worker = await this.worker.catch(() => null);
    await worker?.terminate();
  }

  hear(message) {
    const { id, result, error } = message ?? {};
    const job = this.take(id);
    if (job === undefined) return;
    if (error === undefined) return void job.resolve(result);
    const { kind, message: sentence, ...details } = error;
    job.reject(new RegelwerkError(kind, sentence, details));
  }
  /** A job that is over. */
  take(id) {
    const job = this.jobs.get(id);
    if (job === undefined) return undefined;
    this.jobs.delete(id);
    job.release();
    if (this.jobs.size === 0)
      this.worker.then(
        (worker) => worker.unref?.(),
        () => {},
      );
    return job;
  }
  /** Rejects all jobs, and whatever is asked from now on. */
  end(sentence) {
    this.over ??= sentence;
    for (const id of [...this.jobs.keys()]) this.take(id)?.reject(new RegelwerkError('bad_value', this.over));
  }
}
