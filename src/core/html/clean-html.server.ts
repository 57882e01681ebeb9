import { Worker } from 'node:worker_threads';
import type { CleanAnswer, CleanTask } from './html-cleaner.worker.ts';

const maxBytes = 256 * 1024;
const secondsPerText = 2;
const secondsToStart = 15;
const idleSeconds = 10;

/** The text was refused: too large, too deep, too many nodes, or too slow to clean. */
export class HtmlRefusedError extends Error {
  override name = 'HtmlRefusedError';
}

type Waiting = CleanTask & { resolve(html: string): void; reject(error: Error): void };

let lastId = 0;
let queued: Waiting[] = [];
let worker: Worker | undefined;
let sent = new Map<number, Waiting>();
let clock: NodeJS.Timeout | undefined;

/**
 * The HTML that pages may print: an allow-list of elements and attributes, ids prefixed `c-`,
 * addresses to https, http, mailto, tel or this site. Texts asked for in one tick travel together.
 * @throws HtmlRefusedError over 256 KB, 5,000 nodes, a depth of 100 or 2 s.
 */
export function cleanHtml(html: string): Promise<string> {
  if (Buffer.byteLength(html) > maxBytes) return Promise.reject(new HtmlRefusedError('is larger than 256 KB'));
  if (!/[<&]/.test(html)) return Promise.resolve(html);
  return new Promise((resolve, reject) => {
    if (queued.length === 0) setImmediate(send);
    lastId += 1;
    queued.push({ id: lastId, html, resolve, reject });
  });
}

function send() {
  const tasks = queued;
  queued = [];
  const isBusy = sent.size > 0;
  const seconds = worker ? secondsPerText : secondsToStart;
  worker ??= start();
  worker.ref();
  for (const task of tasks) sent.set(task.id, task);
  worker.postMessage(tasks.map(({ id, html }) => ({ id, html })));
  if (!isBusy) watch(seconds);
}

function start(): Worker {
  const fresh = new Worker(new URL('./html-cleaner.worker.ts', import.meta.url));
  fresh.on('message', receive);
  fresh.on('error', (error) => fresh === worker && stop(error instanceof Error ? error : new Error(String(error))));
  return fresh;
}

function receive(answer: CleanAnswer) {
  const task = sent.get(answer.id);
  sent.delete(answer.id);
  if (task && answer.html !== undefined) task.resolve(answer.html);
  else task?.reject(new HtmlRefusedError(answer.error ?? 'could not be read'));
  if (sent.size > 0) return watch(secondsPerText);
  clearTimeout(clock);
  // A sleeping worker keeps some 60 MB: it goes after a while, and never holds the process open.
  worker?.unref();
  clock = setTimeout(() => stop(), idleSeconds * 1000).unref();
}

/** Each answer winds the clock anew; the text at which it runs out is the one that took too long. */
function watch(seconds: number) {
  clearTimeout(clock);
  clock = setTimeout(() => stop(new HtmlRefusedError(`took longer than ${seconds} s to clean`)), seconds * 1000);
}

function stop(error?: Error) {
  clearTimeout(clock);
  clock = undefined;
  const broken = worker;
  const unanswered = [...sent.values()];
  worker = undefined;
  sent = new Map();
  void broken?.terminate();
  const [slow, ...others] = unanswered;
  if (!slow || !error) return;
  slow.reject(error);
  if (others.length === 0) return;
  if (queued.length === 0) setImmediate(send);
  queued.push(...others);
}
