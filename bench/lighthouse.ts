import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readSitemap } from '../e2e/read-sitemap.ts';
import { listPageKinds } from '../e2e/routed-pages.ts';
import { addressBarPages, findChromium } from '../scripts/check/find-chromium.ts';
import type { Databases } from './databases.ts';
import { percentile, type Reading } from './reading.ts';
import { startServer } from './start-server.ts';

type Audit = { title: string; score: number | null; displayValue?: string; numericValue?: number };
type Result = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
};

/** What is kept of a result. */
type Judgement = {
  scores: Record<string, number>;
  /** The audits that cost points in each category, with their findings. */
  lost: Record<string, string | undefined>;
  times: Record<string, number>;
};
/** All judgements so far of one build, by path, and the index of the machine that made them. */
type Kept = { build: string; index?: number; judged: Record<string, Judgement[]> };

const run = promisify(execFile);
const rounds = 3;
const targets = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 97 };
/** In milliseconds, of the home page on Lighthouse's simulated phone. */
const times = { 'first-contentful-paint': 800, 'largest-contentful-paint': 900, 'total-blocking-time': 150 };
/**
 * Lighthouse's index of the machine for which it multiplies times by four to have those of a phone: it warns below 1000
 * that a machine is half as fast as it expects (SLOW_CPU_BENCHMARK_INDEX_THRESHOLD in core/gather/driver/environment.js).
 */
const expectedIndex = 2000;
const expectedSlowdown = 4;
/** Downloaded on demand, because the project does not depend on it. */
const command = ['--yes', 'lighthouse@13.5.0'];
/** The features that Lighthouse switches off. Chromium heeds only the last list of its command, which is ours. */
const lighthouseLeavesOut = [
  ...['AutofillServerCommunication', 'CalculateNativeWinOcclusion', 'CertificateTransparencyComponentUpdater'],
  ...['DialMediaRouteProvider', 'InterestFeedContentSuggestions', 'MediaRouter', 'OptimizationHints'],
  ...['PrivacySandboxSettings4', 'RenderDocument', 'Translate'],
];
const flags = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  `--disable-features=${[...lighthouseLeavesOut, ...addressBarPages]}`,
].join(' ');
/** Holds the judgements of a run that has not ended, so that the next one continues it. */
const keptFile = '.data/lighthouse.json';

/**
 * Lighthouse's mobile scores for every kind of page; of the performance, which no two runs measure alike, the median of
 * three. Every kind is judged once before any is judged again. If the run is stopped, the next one on the same build goes on where it ended.
 */
export async function measureLighthouse(databases: Databases): Promise<Reading[]> {
  const server = await startServer({ databaseUrl: await databases.clone('site') });
  try {
    const kept = await readKept();
    const kinds = listPageKinds(await readSitemap((file) => fetch(server.url + file)));
    kept.index ??= await measureIndex(server.url);
    const slowdown = slowdownOf(kept.index);
    console.log(`  Index of this machine ${kept.index}, so the processor of a phone is ${slowdown} times as slow`);
    for (let round = 1; round <= rounds; round++) {
      for (const { path } of kinds) {
        const judged = kept.judged[path] ?? [];
        kept.judged[path] = judged;
        if (judged.length >= round) continue;
        judged.push(
          await judgeAgain(server.url + path, slowdown, round === 1 ? Object.keys(targets) : ['performance']),
        );
        await writeFile(keptFile, JSON.stringify(kept));
        const { scores, times } = judged.at(-1) as Judgement;
        console.log(
          `  ${round}. ${path}: performance ${scores.performance}, blocked ${times['total-blocking-time']} ms`,
        );
      }
    }
    await rm(keptFile);
    const index: Reading = {
      name: 'Lighthouse: index of this machine',
      value: kept.index,
      unit: '',
      note: `a phone is taken to be ${slowdown} times as slow`,
    };
    const readings = kinds.flatMap(({ path }) => {
      const judged = kept.judged[path] ?? [];
      return [...readScores(path, judged), ...(path === '/' ? readTimes(path, judged) : [])];
    });
    return [index, ...readings];
  } finally {
    await server.stop();
  }
}

/** How fast Lighthouse finds this machine: the median of three. */
async function measureIndex(url: string): Promise<number> {
  const found: number[] = [];
  for (let count = 0; count < 3; count++) {
    found.push((await judge(url, ['--only-audits=first-contentful-paint'])).environment.benchmarkIndex);
  }
  return Math.round(percentile(found, 0.5));
}

/**
 * How much slower a phone is than a machine with this index, so that a slow machine is not judged as a slower phone; as
 * Lighthouse asks for (docs/throttling.md, "Calibrating the CPU slowdown multiplier").
 */
function slowdownOf(index: number): number {
  return Math.max(1, Math.round((expectedSlowdown * index * 10) / expectedIndex) / 10);
}

async function readKept(): Promise<Kept> {
  const build = await readFile('build/stamp', 'utf8');
  const kept: Kept | null = JSON.parse(await readFile(keptFile, 'utf8').catch(() => 'null'));
  return kept?.build === build ? kept : { build, judged: {} };
}

/** A page that search engines are told to leave out, such as the payment page, is not judged by whether they may list it. */
async function listSkippedAudits(url: string): Promise<string[]> {
  const document = await (await fetch(url)).text();
  return document.includes('<meta name="robots" content="noindex"') ? ['is-crawlable'] : [];
}

function readScores(path: string, judged: Judgement[]): Reading[] {
  return Object.entries(targets).map(([category, atLeast]) => {
    const sorted = judged
      .filter(({ scores }) => category in scores)
      .toSorted((a, b) => (a.scores[category] ?? 0) - (b.scores[category] ?? 0));
    const middle = sorted[sorted.length >> 1];
    return {
      name: `${path}: Lighthouse ${category}`,
      value: middle?.scores[category] ?? Number.NaN,
      unit: '',
      target: { atLeast },
      note: middle?.lost[category],
    };
  });
}

function readTimes(path: string, judged: Judgement[]): Reading[] {
  return Object.entries(times).map(([time, atMost]) => {
    const values = judged.map(({ times }) => times[time] ?? Number.NaN);
    return { name: `${path}: ${time}`, value: percentile(values, 0.5), unit: 'ms', target: { atMost } };
  });
}

/** On a busy machine a browser may lose the trace of a page load, and Lighthouse then asks for another run. */
async function judgeAgain(url: string, slowdown: number, categories: string[]): Promise<Judgement> {
  const skipped = await listSkippedAudits(url);
  const more = [
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--only-categories=${categories}`,
    ...(skipped.length ? [`--skip-audits=${skipped}`] : []),
  ];
  const result = await judge(url, more).catch(() => judge(url, more));
  return {
    scores: Object.fromEntries(categories.map((category) => [category, scoreOf(result, category)])),
    lost: Object.fromEntries(categories.map((category) => [category, failures(result, category)])),
    times: Object.fromEntries(
      Object.keys(times).map((time) => [time, Math.round(result.audits[time]?.numericValue ?? Number.NaN)]),
    ),
  };
}

async function judge(url: string, more: string[]): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const output = ['--quiet', '--output=json', `--output-path=${file}`];
    await run('npx', [...command, url, ...output, ...more, `--chrome-flags=${flags}`], {
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
