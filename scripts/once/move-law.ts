import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { parse as parseYaml, stringify } from 'yaml';
import type { Problem } from '#core/content/content-error.ts';
import { openContent } from '#core/content/content-files.server.ts';
import { readOrders } from '#features/orders/files/read-orders.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { checkAcceptedStandards } from '#features/requirements/checks/check-accepted-standards.ts';
import { checkLines } from '#features/requirements/checks/check-lines.ts';
import { readLists } from '#features/requirements/lists/read-lists.ts';
import { buildOrders } from './law/build-orders.ts';
import { checkCorrections } from './law/check-corrections.ts';
import { checkDates } from './law/check-dates.ts';
import { readLawRows } from './law/law-rows.ts';
import { addSecondDelivery } from './law/second-delivery.ts';
import { updateOrder } from './law/update-order.ts';
import { type Doubt, listDoubts } from './law/worklist.ts';
import { writeHsCodes } from './law/write-hs-codes.ts';
import { writeOrder, yamlStyle } from './law/write-order.ts';

/**
 * Updates `content/orders/`, `content/hs-codes.csv` and `content/order-worklist.yaml` from the deliveries of data in
 * `content/data/law/` and `content/data/law-2/` and from the official lists: `npx node scripts/once/move-law.ts`. It is for
 * a new delivery only; what was corrected by hand afterwards stays, and `git diff` shows what a run has changed.
 */
const content = openContent('content');
const [first, rows] = await Promise.all([readLawRows(content), readLists(content)]);
const { law, described, recorded } = await addSecondDelivery(content, first);
exitWith(content.problems);
const orders = buildOrders(law, rows);
const doubts = listDoubts(law);
const problems = [...checkDates(law, orders, rows), ...checkCorrections(law, orders, doubts, await readCells())];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

await mkdir('content/orders', { recursive: true });
for (const [slug, order] of orders) {
  const file = `content/orders/${slug}.yaml`;
  const updated = updateOrder(await readYaml(file), order, described.has(slug), recorded);
  await writeFile(file, writeOrder(updated));
}
await writeFile('content/hs-codes.csv', writeHsCodes(law.hsCodes));
const known: Doubt[] = (await readYaml('content/order-worklist.yaml')) ?? [];
const added = doubts.filter(({ subject }) => !known.some((doubt) => doubt.subject === subject));
await writeFile('content/order-worklist.yaml', stringify([...known, ...added], yamlStyle));
// What the import would refuse.
const written = openContent('content');
const read = await readOrders(written);
checkLines(read, new Set(rows.map(lineKey)), written.problems);
checkAcceptedStandards(read.instruments, rows, written.problems);
exitWith(written.problems);
console.log(`${orders.size} orders, ${law.hsCodes.length} customs codes and ${doubts.length} doubts written`);

function exitWith(problems: readonly Problem[]): void {
  for (const { file, line, reason } of problems) console.error(`content/${file}:${line}: ${reason}`);
  if (problems.length > 0) process.exit(1);
}

/** What a file holds now; nothing when there is none. */
async function readYaml(file: string) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseYaml(text);
}

/** The cells of the lists that corrections name. */
async function readCells() {
  const files = new Set(law.corrections.map(({ table }) => table));
  const tables = await Promise.all(
    [...files].map(async (file) => {
      const table: Record<string, string>[] = parse(await readFile(`content/data/${file}`), {
        columns: true,
        bom: true,
      });
      return table.map((cells) => [`${file} ${cells.sno ?? cells.name_or_use}`, cells] as const);
    }),
  );
  return new Map(tables.flat());
}
