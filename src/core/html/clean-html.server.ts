import { hash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { Marked } from 'marked';
import type { CleanAnswer, CleanTask } from './html-cleaner.worker.ts';

const maxBytes = 256 * 1024;
const secondsPerText = 2;
const secondsToStart = 15;
const idleSeconds = 10;

/** Thrown for a text that is too large, nested too deeply, has too many nodes or takes too long to clean. */
export class HtmlRefusedError extends Error {
  override name = 'HtmlRefusedError';
}

/**
 * The hashes of texts that the cleaner has left as they are. An editor saves a record with all of its texts every few
 * seconds, of which one has changed; 20,000 hashes are 3 MB.
 */
const clean = new LRUCache<string, true>({ max: 20_000 });
const hashOf = (html: string) => hash('sha256', html, 'base64url');

type Waiting = CleanTask & { resolve(html: string): void; reject(error: Error): void };

const tooLarge = () => new HtmlRefusedError('is larger than 256 KB');

let lastId = 0;
let queued: Waiting[] = [];
let worker: Worker | undefined;
let sent = new Map<number, Waiting>();
let clock: NodeJS.Timeout | undefined;

/**
 * Reduces HTML to what pages may print: an allow-list of elements and attributes, ids prefixed with `c-`, and links
 * to https, http, mailto, tel or this site only. Texts passed in the same tick go to the worker in one message.
 * @throws HtmlRefusedError over 256 KB, 5,000 nodes, a depth of 100 or 2 s of processor time.
 */
export function cleanHtml(html: string): Promise<string> {
  if (Buffer.byteLength(html) > maxBytes) return Promise.reject(tooLarge());
  if (!/[<&]/.test(html) || clean.get(hashOf(html))) return Promise.resolve(html);
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
  // Escaped, a text can be several times as long, and must be within the limit when it is cleaned once more.
  if (answer.html !== undefined && Buffer.byteLength(answer.html) > maxBytes) task?.reject(tooLarge());
  else if (task && answer.html !== undefined) {
    if (answer.html === task.html) clean.set(hashOf(task.html), true);
    task.resolve(answer.html);
  } else task?.reject(new HtmlRefusedError(answer.error ?? 'could not be read'));
  if (sent.size > 0) return watch(secondsPerText);
  clearTimeout(clock);
  // An idle worker holds about 60 MB, so it is ended after a while; it never keeps the process alive.
  worker?.unref();
  clock = setTimeout(() => stop(), idleSeconds * 1000).unref();
}

/**
 * Every answer restarts the limit; the text in progress when it is reached is the slow one. What counts is what the
 * worker has computed: on a busy machine it may have to wait, and its answers may wait for this thread.
 * @param before what it had computed when the limit was first looked at
 */
function watch(seconds: number, before?: NodeJS.CpuUsage) {
  clearTimeout(clock);
  const timer = setTimeout(async () => {
    const used = await worker?.cpuUsage(before).catch(() => undefined);
    // Answered or ended meanwhile.
    if (clock !== timer || !used) return;
    const isSlow = before && used.user + used.system >= seconds * 1e6;
    if (isSlow) stop(new HtmlRefusedError(`took longer than ${seconds} s to clean`));
    else watch(seconds, before ?? used);
  }, seconds * 1000);
  clock = timer;
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

const marked = new Marked({ gfm: true, async: false });

/** Turns Markdown into cleaned HTML; throws HtmlRefusedError, as `cleanHtml` does. */
export function markdownToHtml(markdown: string): Promise<string> {
  return cleanHtml(marked.parse(markdown, { async: false }).trim());
}
