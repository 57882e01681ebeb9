import { writeFile } from 'node:fs/promises';
import { describeMachine } from './machine.ts';
import { percentile, type Reading } from './reading.ts';
import { renderReadings } from './report.ts';
import type { Outage } from './soak-checks.ts';
import type { Act, Sample } from './soak-records.ts';

const file = 'bench/results/soak.md';

export type Soaked = {
  minutes: number;
  /** How many pages were read before the beginning. */
  pages: number;
  /** The version of PostgreSQL. */
  version: string;
  readings: Reading[];
  acts: Act[];
  samples: Sample[];
  outage: Outage;
  /** What the one who floods was answered, by status. */
  flood: Map<string, number>;
};

/** Writes what a soak has shown: the checks, the latencies of each minute, and the memory and connections. */
export async function writeSoakReport(soaked: Soaked): Promise<void> {
  const { minutes, pages, version, readings, acts, samples, outage, flood } = soaked;
  const { date, processor, cores, memory, node, commit } = describeMachine(version);
  const names = [...new Set(acts.map(({ name }) => name))].toSorted();
  const wholeMinutes = Array.from({ length: Math.ceil(minutes) }, (_, minute) => minute);
  const flooded = [...flood].map(([status, count]) => `${count} × ${status}`).join(', ');
  await writeFile(
    file,
    `# A soak of ${minutes} minutes

${date.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}. ${processor}, ${cores} cores, ${memory} GB; Node ${node}, PostgreSQL ${version}. Made by \`npm run soak\`.

After all ${pages} pages had been read once, visitors read pages, searched, sent forms and files, logged in and followed dead links. One caller flooded the site with 100 requests a second in every third minute. PostgreSQL was stopped after ${Math.round(outage.from)} s and came back after ${Math.round(outage.to)} s.

${renderReadings(readings)}

The flood was answered with ${flooded}.

## 95% of the answers in each minute, in milliseconds

| Minute | ${names.join(' | ')} | not answered |
|---|${names.map(() => '---').join('|')}|---|
${wholeMinutes.map((minute) => renderMinute(minute, names, acts)).join('\n')}

## The process

| Minute | Memory (MB) | Connections | In a transaction for over 1 s |
|---|---|---|---|
${wholeMinutes.map((minute) => renderSamples(minute, samples)).join('\n')}
`,
  );
}

const isIn = (minute: number) => (timed: { at: number }) => Math.floor(timed.at / 60) === minute;

function renderMinute(minute: number, names: string[], acts: Act[]): string {
  const those = acts.filter(isIn(minute));
  const cells = names.map((name) => {
    const times = those.filter((act) => act.name === name).map(({ ms }) => ms);
    return times.length ? percentile(times, 0.95).toFixed(0) : '';
  });
  const failed = those.filter(({ status }) => !/^[1-4]/.test(status)).length;
  return `| ${[minute + 1, ...cells, failed].join(' | ')} |`;
}

function renderSamples(minute: number, samples: Sample[]): string {
  const those = samples.filter(isIn(minute));
  const range = (values: number[]) => `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;
  const cells = those.length
    ? [
        those.map((sample) => sample.memory),
        those.map((sample) => sample.connections),
        those.map((sample) => sample.transactions),
      ].map(range)
    : ['', '', ''];
  return `| ${[minute + 1, ...cells].join(' | ')} |`;
}
