import { buildWhenStale } from '../scripts/build.ts';
import { measureCachedDocument } from './cached-document.ts';
import { measureFirstRender } from './first-render.ts';
import { measureLighthouse } from './lighthouse.ts';
import { describeMachine } from './machine.ts';
import { measurePageWeight } from './page-weight.ts';
import { isMet, type Measurement, type Reading } from './reading.ts';
import { format, writeReport } from './report.ts';
import { measureSearch } from './search.ts';
import { type Databases, openDatabases } from './site.ts';
import { measureStartAndMemory } from './start-and-memory.ts';

type Entry = { title: string; measure: (databases: Databases) => Promise<Reading[]> };

/** Everything that is measured; `npm run bench cached-document search` measures only these. */
const entries: Record<string, Entry> = {
  'cached-document': { title: 'A kept document, against nginx', measure: measureCachedDocument },
  'first-render': { title: 'The first render of a page', measure: measureFirstRender },
  search: { title: 'Search', measure: measureSearch },
  'page-weight': { title: 'What a first visit loads', measure: measurePageWeight },
  lighthouse: { title: 'Lighthouse, mobile', measure: measureLighthouse },
  'start-and-memory': { title: 'Start and memory', measure: measureStartAndMemory },
};

const only = process.argv.slice(2);
const unknown = only.filter((name) => !Object.hasOwn(entries, name));
if (unknown.length) {
  console.error(`There is no measurement ${unknown.join(', ')}; there are ${Object.keys(entries).join(', ')}`);
  process.exit(1);
}

await buildWhenStale();
const databases = await openDatabases();
const machine = describeMachine(databases.version);
const measurements: Measurement[] = [];
let failed = false;
for (const [name, { title, measure }] of Object.entries(entries)) {
  if (only.length && !only.includes(name)) continue;
  console.log(`\n── ${title}`);
  try {
    const readings = await measure(databases);
    measurements.push({ title, readings });
    for (const reading of readings) print(reading);
  } catch (error) {
    failed = true;
    console.error(`── ${name} could not be measured: ${error instanceof Error ? error.message : error}`);
  }
}
await databases.close();
// A part of the numbers must not stand where readers expect all of them.
if (failed || only.length) console.log('\nNo report is written: it needs every measurement.');
else await writeReport(machine, measurements);
process.exit(failed ? 1 : 0);

function print(reading: Reading) {
  const met = isMet(reading);
  const mark = met === undefined ? ' ' : met ? '✓' : '✗';
  console.log(
    `${mark} ${reading.name}: ${format(reading.value)} ${reading.unit}${reading.note ? ` (${reading.note})` : ''}`,
  );
}
