import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findFreePort } from '#db/embedded/cluster-address.server.ts';

type Settings = Record<string, string>;
export type Ended = { code: number | null; out: string; errors: string; ms: number };
export type Running = { url: string; port: number; process: ChildProcess; output(): string; ended: Promise<Ended> };

/**
 * Converts seconds, as promised for an otherwise idle machine, to the milliseconds that they may take on this machine
 * under its present load.
 */
export function promised(seconds: number): number {
  return seconds * 1_000 * Math.max(1, (2 * (loadavg()[0] ?? 0)) / availableParallelism());
}

/** A new temporary folder; call `remove` once everything that runs in it has ended. A database that was killed may write for a moment longer. */
export async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kasauti-faults-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** The files that visitors sent and that are still stored. */
export async function filesIn(folder: string): Promise<string[]> {
  const places = ['incoming', 'private/lead-files'].map((place) => join(folder, 'files', place));
  return (await Promise.all(places.map((place) => readdir(place).catch(() => [])))).flat();
}

/** An environment without settings; only what has been compiled before is not compiled again. */
export function bareEnv(): Settings {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
}

function spawnServer(settings: Settings, script = 'src/server/main.ts') {
  const start = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...bareEnv(), SEED: 'none', FREE_DISK_MB: '0', PUBLIC_URL: 'https://kasauti.example', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, out, errors, ms: performance.now() - start }));
  });
  return { child, output: () => out + errors, ended };
}

/** Starts the server and waits until it exits on its own. */
export async function runToEnd(settings: Settings): Promise<Ended> {
  const { child, ended } = spawnServer({ PORT: String(await findFreePort()), ...settings });
  onTestFinished(() => void child.kill('SIGKILL'));
  return ended;
}

/**
 * Starts the real server as a separate process and waits until it answers.
 * @param script `scripts/run/start.ts` is what `npm start` runs; it first builds what has changed
 */
export async function startServer(settings: Settings, script?: string): Promise<Running> {
  const port = Number(settings.PORT ?? (await findFreePort()));
  const { child, output, ended } = spawnServer({ ...settings, PORT: String(port) }, script);
  const url = `http://127.0.0.1:${port}`;
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (isOver) throw new Error(`the server did not start: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, port, process: child, output, ended };
}

export async function stopServer(server: Running | undefined): Promise<Ended | undefined> {
  server?.process.kill('SIGTERM');
  return server?.ended;
}

export type RawAnswer = { status: number; headers: Headers; body: string };

/**
 * Sends exactly these bytes and reads the answer until the connection closes.
 * @param drip if set, single bytes follow endlessly, this many milliseconds apart
 */
export function sendRaw(port: number, bytes: string, patience = 15_000, drip = 0): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const dripping = drip ? setInterval(() => socket.writable && socket.write(' '), drip) : undefined;
    socket.on('close', () => clearInterval(dripping));
    let answer = '';
    socket
      .setEncoding('latin1')
      .setTimeout(patience, () => socket.destroy(new Error(`no answer to ${bytes.slice(0, 80)}`)));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(readAnswer(answer)));
  });
}

/** A request with exactly this method and target, which HTTP clients would normalise. */
export function ask(port: number, target: string, { method = 'GET', headers = {}, body = '' }: RawRequest = {}) {
  const all = { host: 'kasauti.example', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return sendRaw(port, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

type RawRequest = { method?: string; headers?: Record<string, string>; body?: string };

export function readAnswer(answer: string): RawAnswer {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') };
}
