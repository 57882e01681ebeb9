import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { type Machine, nameMachine } from './machine.ts';
import { isMet, type Measurement, type Reading } from './reading.ts';

const folder = 'bench/results';
/** Below this load both cores are available to the benchmark. */
const quiet = 0.5;

/** A measurement with its time and machine. */
type Made = Measurement & { machine: Machine };

/**
 * Writes the results for programs (`{date}-{machine}.json`) and for readers (`latest.md`).
 * @param titles of all measurements, in order; those that this run left out are taken from the newest earlier run on
 *   the same kind of machine, with their own date and commit
 */
export async function writeReport(machine: Machine, measurements: Measurement[], titles: string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = `${machine.date.slice(0, 10)}-${nameMachine(machine)}.json`;
  const known = [...(await readNewest(machine)), ...measurements.map((measurement) => ({ ...measurement, machine }))];
  const newest = titles.flatMap((title) => known.findLast((measurement) => measurement.title === title) ?? []);
  await writeFile(`${folder}/${name}`, `${JSON.stringify({ measurements: newest }, null, 2)}\n`);
  await writeFile(`${folder}/latest.md`, renderReport(newest));
}

async function readNewest(machine: Machine): Promise<Made[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(`-${nameMachine(machine)}.json`));
  const newest = files.sort().at(-1);
  if (!newest) return [];
  const { measurements }: { measurements: Made[] } = JSON.parse(await readFile(`${folder}/${newest}`, 'utf8'));
  return measurements;
}

function renderReport(measurements: Made[]): string {
  const judged = measurements.flatMap(({ readings }) => readings).filter((reading) => reading.target);
  const missed = judged.filter((reading) => !isMet(reading));
  return `# Speed and size

${judged.length - missed.length} of ${judged.length} targets are met. Made by \`npm run bench\`.
${measurements.map(renderMeasurement).join('')}`;
}

function renderMeasurement({ title, readings, machine }: Made): string {
  const { date, processor, cores, memory, node, postgres, nginx, commit, loadBefore } = machine;
  return `
## ${title}

${date.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}. ${processor}, ${cores} cores, ${memory} GB; Node ${node}, PostgreSQL ${postgres}, nginx ${nginx}.
${loadBefore > quiet ? `**Provisional: other work used the machine (load ${loadBefore} before the start).**\n` : ''}
${renderReadings(readings)}
`;
}

export function renderReadings(readings: Reading[]): string {
  return `| Number | Measured | Target | Met | Note |
|---|---|---|---|---|
${readings.map(renderReading).join('\n')}`;
}

function renderReading(reading: Reading): string {
  const { name, value, unit, target, note = '' } = reading;
  const met = isMet(reading);
  const bound = !target ? '' : 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
  const cells = [
    name,
    `${format(value)} ${unit}`,
    `${bound} ${target ? unit : ''}`,
    met === undefined ? '' : met ? 'yes' : '**no**',
    note,
  ];
  return `| ${cells.map((cell) => cell.trim().replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Three significant digits, so that a shift of 0.0004 is not shown as 0. */
export function format(value: number): string {
  return Number.isInteger(value)
    ? String(value)
    : Math.abs(value) >= 100
      ? value.toFixed(0)
      : String(Number(value.toPrecision(3)));
}
