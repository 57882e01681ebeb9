import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readSitemap } from '../e2e/read-sitemap.ts';
import { listPageKinds } from '../e2e/routed-pages.ts';
import { findChromium } from '../scripts/check/find-chromium.ts';
import type { Databases } from './databases.ts';
import { percentile, type Reading } from './reading.ts';
import { startServer } from './start-server.ts';

type Audit = { title: string; score: number | null; displayValue?: string; numericValue?: number };
type Result = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

const run = promisify(execFile);
const rounds = 3;
/** Judged in all rounds; every other kind is judged once, and again only if its performance misses the target. */
const closely = new Set(['/', '/services/bis/bis-isi-mark', '/products/led-lamp']);
/** In milliseconds, after which no page is judged again, so that the whole measurement ends in time. */
const patience = 8 * 60_000;
const targets = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 99 };
/** In milliseconds, of the home page on Lighthouse's simulated phone. */
const paints = { 'first-contentful-paint': 800, 'largest-contentful-paint': 900 };
/** Downloaded on demand, because the project does not depend on it. */
const command = ['--yes', 'lighthouse@13.5.0'];
const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** Lighthouse's mobile scores for every kind of page; of several rounds, each score is the median. */
export async function measureLighthouse(databases: Databases): Promise<Reading[]> {
  const server = await startServer({ databaseUrl: await databases.clone('site') });
  const deadline = performance.now() + patience;
  try {
    const readings: Reading[] = [];
    for (const { path } of listPageKinds(await readSitemap((file) => fetch(server.url + file)))) {
      const url = server.url + path;
      const skipped = await listSkippedAudits(url);
      const results = [await judgeAgain(url, skipped)];
      const isMissed = results.some((result) => scoreOf(result, 'performance') < targets.performance);
      if (closely.has(path) || (isMissed && performance.now() < deadline)) {
        while (results.length < rounds) results.push(await judgeAgain(url, skipped));
      }
      readings.push(...readScores(path, results), ...(path === '/' ? readPaints(path, results) : []));
    }
    return readings;
  } finally {
    await server.stop();
  }
}

/** A page that search engines are told to leave out, such as the payment page, is not judged by whether they may list it. */
async function listSkippedAudits(url: string): Promise<string[]> {
  const document = await (await fetch(url)).text();
  return document.includes('<meta name="robots" content="noindex"') ? ['is-crawlable'] : [];
}

function readScores(path: string, results: Result[]): Reading[] {
  return Object.entries(targets).map(([category, atLeast]) => {
    const sorted = results.toSorted((a, b) => scoreOf(a, category) - scoreOf(b, category));
    const middle = sorted[results.length >> 1] as Result;
    return {
      name: `${path}: Lighthouse ${category}`,
      value: scoreOf(middle, category),
      unit: '',
      target: { atLeast },
      note: failures(middle, category),
    };
  });
}

function readPaints(path: string, results: Result[]): Reading[] {
  return Object.entries(paints).map(([paint, atMost]) => {
    const times = results.map(({ audits }) => audits[paint]?.numericValue ?? Number.NaN);
    return { name: `${path}: ${paint}`, value: percentile(times, 0.5), unit: 'ms', target: { atMost } };
  });
}

/** On a busy machine a browser may lose the trace of a page load, and Lighthouse then asks for another run. */
function judgeAgain(url: string, skippedAudits: string[]): Promise<Result> {
  return judge(url, skippedAudits).catch(() => judge(url, skippedAudits));
}

async function judge(url: string, skippedAudits: string[]): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const skip = skippedAudits.length ? [`--skip-audits=${skippedAudits}`] : [];
    const output = ['--quiet', '--output=json', `--output-path=${file}`];
    await run('npx', [...command, url, ...output, ...skip, `--chrome-flags=${flags}`], {
      env: { ...process.env, CHROME_PATH: findChromium() },
      timeout: 180_000,
    });
    return JSON.parse(await readFile(file, 'utf8')) as Result;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

/** The audits that cost points, with their findings. */
function failures({ categories, audits }: Result, category: string): string | undefined {
  const lost = (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return [];
    return audit.displayValue ? `${audit.title} (${audit.displayValue})` : audit.title;
  });
  return lost.join('; ') || undefined;
}
