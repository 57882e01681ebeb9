import { buildWhenStale } from '../scripts/build/build.ts';
import { measureAged } from './aged.ts';
import { measureAlerts } from './alerts.ts';
import { measurePagesBesideAlerts } from './alerts-beside-pages.ts';
import { measureCachedDocument } from './cached-document.ts';
import { type Databases, openDatabases } from './databases.ts';
import { measureDesk } from './desk.ts';
import { measureEnumeration } from './enumeration.ts';
import { measureFinder } from './finder.ts';
import { measureFirstRender, measureFirstRenderOfMany } from './first-render.ts';
import { measureFlood } from './flood.ts';
import { measureForms } from './forms.ts';
import { measureHomeAndLogins } from './home-and-logins.ts';
import { measureInbox } from './inbox.ts';
import { measureLighthouse } from './lighthouse.ts';
import { describeMachine } from './machine.ts';
import { measureMail } from './mail.ts';
import { measureOneOrder } from './one-order.ts';
import { measureOrders } from './orders.ts';
import { measurePageWeight } from './page-weight.ts';
import { isMet, type Measurement, type Reading } from './reading.ts';
import { format, writeReport } from './report.ts';
import { measureSearch } from './search.ts';
import { measureStartAndMemory } from './start-and-memory.ts';
import { stopProcesses } from './start-process.ts';

type Entry = { title: string; measure: (databases: Databases) => Promise<Reading[]>; minutes?: number };

/** A measurement that takes longer than this, or than its own minutes, is considered stuck. */
const usualMinutes = 25;

/** All measurements; `npm run bench -- forms mail` runs only the named ones. */
const entries: Record<string, Entry> = {
  'cached-document': { title: 'A cached document, against nginx', measure: measureCachedDocument },
  aged: { title: 'A cached page of a process in use, against a fresh one', measure: measureAged },
  'first-render': { title: 'The first render of a page', measure: measureFirstRender },
  'first-render-of-many': {
    title: 'The first render of a page, with 100,000 products',
    measure: measureFirstRenderOfMany,
  },
  search: { title: 'Search', measure: measureSearch },
  'page-weight': { title: 'What a first visit loads', measure: measurePageWeight },
  lighthouse: { title: 'Lighthouse, mobile', measure: measureLighthouse, minutes: 120 },
  forms: { title: 'Form posts', measure: measureForms },
  'home-and-logins': { title: 'The home page beside logins', measure: measureHomeAndLogins },
  flood: { title: 'The home page beside a flood', measure: measureFlood },
  orders: { title: 'Orders, with 100,000 products, 2,000 orders and 40,000 effects', measure: measureOrders },
  'one-order': { title: 'One order of the demo site', measure: measureOneOrder },
  desk: {
    title: 'Lists, autosaves, publications and previews of the desk, with 100,000 products',
    measure: measureDesk,
  },
  inbox: { title: 'The inbox of the desk, with 50,000 leads and 100,000 products', measure: measureInbox },
  alerts: { title: 'Alerts, with 50,000 followers and 200,000 follows', measure: measureAlerts },
  'alerts-beside-pages': {
    title: 'Kept pages while 50,000 followers are told of a change',
    measure: measurePagesBesideAlerts,
  },
  finder: { title: 'The approval finder, with 100,000 products', measure: measureFinder },
  mail: { title: 'Mail while SMTP is away or slow', measure: measureMail },
  enumeration: { title: 'What the clock tells of addresses', measure: measureEnumeration },
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
const failed: string[] = [];
const missed: string[] = [];
for (const [name, { title, measure, minutes = usualMinutes }] of Object.entries(entries)) {
  if (only.length && !only.includes(name)) continue;
  console.log(`\n── ${title}`);
  try {
    const readings = await withinLimit(measure(databases), minutes);
    measurements.push({ title, readings });
    for (const reading of readings) print(reading);
    missed.push(...readings.filter((reading) => isMet(reading) === false).map((reading) => reading.name));
  } catch (error) {
    failed.push(name);
    console.error(`✗ ${name} COULD NOT BE MEASURED: ${error instanceof Error ? error.message : error}`);
    await stopProcesses();
  }
}
await databases.close();
for (const name of missed) console.log(`✗ Target missed: ${name}`);
for (const name of failed) console.error(`✗ Not measured: ${name}`);
const titles = Object.values(entries).map(({ title }) => title);
await writeReport(machine, measurements, titles);
process.exit(failed.length ? 1 : 0);

function withinLimit<Result>(measured: Promise<Result>, minutes: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => reject(new Error(`it took more than ${minutes} minutes`)), minutes * 60_000);
  return Promise.race([measured, promise]).finally(() => clearTimeout(limit));
}

function print(reading: Reading) {
  const met = isMet(reading);
  const mark = met === undefined ? ' ' : met ? '✓' : '✗';
  console.log(
    `${mark} ${reading.name}: ${format(reading.value)} ${reading.unit}${reading.note ? ` (${reading.note})` : ''}`,
  );
}
