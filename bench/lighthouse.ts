import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../scripts/find-chromium.ts';
import { listFirstVisits } from './addresses.ts';
import type { Reading } from './reading.ts';
import { type Databases, startServer } from './site.ts';

type Audit = { title: string; score: number | null; displayValue?: string; numericValue?: number };
type Result = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

const run = promisify(execFile);
const rounds = 3;
const targets = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 98 };
/** In milliseconds, of the home page on Lighthouse's simulated phone. */
const paints = { 'first-contentful-paint': 800, 'largest-contentful-paint': 900 };
/** Downloaded on demand, because the project does not depend on it. */
const command = ['--yes', 'lighthouse@13.5.0'];
const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** Lighthouse's mobile scores for three pages; each score is the median of three rounds. */
export async function measureLighthouse(databases: Databases): Promise<Reading[]> {
  const server = await startServer({ databaseUrl: await databases.clone('site') });
  try {
    const readings: Reading[] = [];
    for (const path of await listFirstVisits(server.url)) {
      const results: Result[] = [];
      for (let round = 0; round < rounds; round++) results.push(await judgeAgain(server.url + path));
      for (const [category, atLeast] of Object.entries(targets)) {
        const middle = results.toSorted((a, b) => scoreOf(a, category) - scoreOf(b, category))[rounds >> 1] as Result;
        readings.push({
          name: `${path}: Lighthouse ${category}`,
          value: scoreOf(middle, category),
          unit: '',
          target: { atLeast },
          note: failures(middle, category),
        });
      }
      if (path !== '/') continue;
      for (const [paint, atMost] of Object.entries(paints)) {
        const times = results.map(({ audits }) => audits[paint]?.numericValue ?? Number.NaN).sort((a, b) => a - b);
        readings.push({
          name: `${path}: ${paint}`,
          value: times[rounds >> 1] as number,
          unit: 'ms',
          target: { atMost },
        });
      }
    }
    return readings;
  } finally {
    await server.stop();
  }
}

/** On a busy machine a browser may lose the trace of a page load, and Lighthouse then asks for another run. */
function judgeAgain(url: string): Promise<Result> {
  return judge(url).catch(() => judge(url));
}

async function judge(url: string): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await run(
      'npx',
      [...command, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
      {
        env: { ...process.env, CHROME_PATH: findChromium() },
        timeout: 180_000,
      },
    );
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
