import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type { EmbeddedPostgres } from '#db/embedded/open-embedded-postgres.server.ts';
import { dropLeftDatabases, ensureTemplate, openTestCluster } from '#tests/cluster.ts';
import { buildWhenStale } from '../build/build.ts';

type Tally = { passed: number; failed: number; lost: string[] };
/** What a runner writes about its tests; of the steps of one runner it is added up. */
type Results = { runner: string; file: string; tally: (file: string) => Tally };
type Step = { name: string; command: string[]; results?: Results };

const checks: Step[] = [
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'borders', command: ['node', 'scripts/check/check-borders.ts'] },
  { name: 'texts', command: ['node', 'scripts/check/check-texts.ts'] },
  { name: 'unused', command: ['knip'] },
  { name: 'types', command: ['sh', '-c', 'react-router typegen && tsc --noEmit'] },
];
const browserTests: Step = {
  name: 'playwright',
  command: ['playwright', 'test'],
  results: { runner: 'playwright', file: 'test-results/playwright.json', tally: tallyPlaywright },
};

const failed: string[] = [];
const tallies = new Map<string, Tally>();
process.env.KEEP_CLUSTER = '1';
// The pages and the template of the databases are made beside the checks that need neither.
const [cluster] = await Promise.all([prepare(), buildWhenStale(), ...checks.map((check) => run(check))]);
// The tests of whole processes often wait, and one after the other takes as long as the rest. Two at once beside it make
// everything slower on two processors, in all as well.
const faults = run(vitest('alone', '--maxWorkers=1'));
// The files of a worker share its process, which all of them fill: after 45 of them one took 91 s that takes 41 s alone.
// So the workers are new for each part.
const parts = 8;
for (let part = 1; part <= parts; part += 1) await run(vitest('shared', `--shard=${part}/${parts}`), 'live');
await run(browserTests, 'live');
await faults;
await dropLeftDatabases(cluster);
await cluster.stop();

console.log(failed.length ? `\nFailed: ${failed.join(', ')}\n` : '\nAll good\n');
for (const [runner, { passed, failed, lost }] of tallies) {
  for (const line of [...lost, `${runner}: ${passed} passed, ${failed} failed`]) console.log(line);
}
process.exit(failed.length ? 1 : 0);

async function prepare(): Promise<EmbeddedPostgres> {
  const opened = await openTestCluster();
  await ensureTemplate(opened);
  return opened;
}

/** Runs a step, whose output appears as it comes if it is live, or else whole at its end. */
async function run({ name, command, results }: Step, live?: 'live'): Promise<void> {
  const [file = '', ...args] = command;
  const start = performance.now();
  if (results) rmSync(results.file, { force: true });
  if (live) console.log(`\n── ${name}`);
  const child = spawn(file, args, { stdio: ['inherit', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'] });
  const outputs = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const status = await new Promise((resolve) => child.on('error', resolve).on('close', resolve));
  if (!live) console.log(`\n── ${name}\n${(await Promise.all(outputs)).join('')}`);
  if (status !== 0) failed.push(name);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  console.log(`── ${name}: ${status === 0 ? 'good' : 'FAILED'} in ${seconds} s`);
  if (results) count(name, results);
}

function count(name: string, { runner, file, tally }: Results): void {
  const sofar = tallies.get(runner) ?? { passed: 0, failed: 0, lost: [] };
  const none = { passed: 0, failed: 0, lost: [`  ${name} ended before it wrote its results`] };
  const counts = existsSync(file) ? tally(file) : none;
  tallies.set(runner, {
    passed: sofar.passed + counts.passed,
    failed: sofar.failed + counts.failed,
    lost: [...sofar.lost, ...counts.lost],
  });
}

function vitest(project: string, ...options: string[]): Step {
  const name = ['vitest', project, ...options].join(' ');
  const file = `test-results/${name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`;
  return {
    name,
    command: [
      ...['vitest', 'run', '--project', project, ...options],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    results: { runner: 'vitest', file, tally: tallyVitest },
  };
}

function tallyVitest(file: string): Tally {
  const { numPassedTests, numFailedTests, testResults } = readJson(file);
  return { passed: numPassedTests, failed: numFailedTests, lost: testResults.flatMap(lostInFile) };
}

function tallyPlaywright(file: string): Tally {
  const { stats, suites } = readJson(file);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, lost: suites.flatMap(lostInSuite) };
}

type VitestFile = {
  name: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

/** The failed tests of one file, each with the beginning of its message, so that the end of a long output names them. */
function lostInFile({ name, message, assertionResults }: VitestFile): string[] {
  const lost = assertionResults.filter(({ status }) => status === 'failed');
  if (!lost.length && message) return [`  ${relative('.', name)}: ${message.slice(0, 1500)}`];
  return lost.map(
    ({ fullName, failureMessages }) =>
      `  ${relative('.', name)} › ${fullName}: ${failureMessages.join('\n').slice(0, 1500)}`,
  );
}

type PlaywrightSuite = {
  specs: { ok: boolean; title: string; file: string; line: number }[];
  suites?: PlaywrightSuite[];
};

function lostInSuite({ specs, suites = [] }: PlaywrightSuite): string[] {
  const lost = specs.filter(({ ok }) => !ok).map(({ title, file, line }) => `  ${file}:${line} › ${title}`);
  return [...lost, ...suites.flatMap(lostInSuite)];
}

// Of the reporters' files, only what the tallies need is read.
function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
