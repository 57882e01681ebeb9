import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { openTestCluster } from '#tests/cluster.ts';
import { buildWhenStale } from '../build/build.ts';

type Tally = { passed: number; failed: number; lost: string[] };
type Step = { name: string; command: string[]; tally?: () => Tally };

const steps: Step[] = [
  { name: 'types', command: ['sh', '-c', 'react-router typegen && tsc --noEmit'] },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'borders', command: ['node', 'scripts/check/check-borders.ts'] },
  { name: 'texts', command: ['node', 'scripts/check/check-texts.ts'] },
  { name: 'unused', command: ['knip'] },
  {
    name: 'vitest',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
    tally: () => {
      const { numPassedTests, numFailedTests, testResults } = readJson('test-results/vitest.json');
      return { passed: numPassedTests, failed: numFailedTests, lost: testResults.flatMap(lostInFile) };
    },
  },
  {
    name: 'playwright',
    command: ['playwright', 'test'],
    tally: () => {
      const { stats, suites } = readJson('test-results/playwright.json');
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, lost: suites.flatMap(lostInSuite) };
    },
  },
];

const failed: string[] = [];
const lines: string[] = [];
await buildWhenStale();
process.env.KEEP_CLUSTER = '1';
for (const { name, command, tally } of steps) {
  const [file = '', ...args] = command;
  const start = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(file, args, { stdio: 'inherit' });
  if (status !== 0) failed.push(name);
  console.log(
    `── ${name}: ${status === 0 ? 'good' : 'FAILED'} in ${Math.round((performance.now() - start) / 100) / 10} s`,
  );
  if (tally) {
    const { passed, failed, lost } = tally();
    lines.push(...lost, `${name}: ${passed} passed, ${failed} failed`);
  }
}
await (await openTestCluster()).stop();

console.log(failed.length ? `\nFailed: ${failed.join(', ')}\n` : '\nAll good\n');
for (const line of lines) console.log(line);
process.exit(failed.length ? 1 : 0);

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
