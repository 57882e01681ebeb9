import type { ContentFiles, YamlFile } from '#core/content/content-files.server.ts';
import { defineContent } from '#db/content-source.server.ts';
import { requirementPeriods } from '#db/schema/requirement-periods.ts';
import type { Listing } from '#features/orders/effect.ts';
import { indexRegister, type Line, lineKey } from '#features/orders/line-facts.ts';
import type { OrderFile } from '#features/orders/order-file.ts';
import { ordersContent } from '#features/orders/orders.content.server.ts';
import { type Period, periodsOfLine } from '#features/orders/periods-of-line.ts';
import { publicationsContent } from '#features/publications/publications.content.server.ts';
import type { ImportedRequirement } from './lists/imported-requirement.ts';
import { requirementListsContent } from './requirements.content.server.ts';

/** The states of every row of the lists, by audience and span of days, as the effects of the orders give them. */
export const requirementPeriodsContent = defineContent({
  async read({ files, readBy }) {
    const [{ instruments, codes, register }, rows, publications] = await Promise.all([
      readBy(ordersContent),
      readBy(requirementListsContent),
      readBy(publicationsContent),
    ]);
    const known = new Set(rows.map(lineKey));
    for (const instrument of instruments) reportUnknownLines(instrument, known, files);
    for (const { list, key, file, line } of codes) {
      if (known.has(lineKey({ list, key }))) continue;
      files.problems.push({ file, line, reason: `the list ${list} has no row '${key}'` });
    }
    const readOn = new Map(publications.map((publication) => [publication.list, publication.as_of]));
    const factsOf = indexRegister(register);
    return rows.map((row) => ({
      list: row.list,
      key: row.key,
      periods: periodsOfLine(factsOf(row, listingOf(row, readOn.get(row.list)))),
    }));
  },
  async write({ sync, writtenBy }, lines) {
    const orderIds = await writtenBy(ordersContent);
    await sync.rows(
      requirementPeriods,
      ['list', 'listKey', 'audiences', 'position'],
      lines.flatMap((line) => rowsOf(line, orderIds)),
      { exact: true },
    );
  },
});

/** A date in a list is no state by itself; a row whose date is ahead is listed until an order says more. */
function listingOf({ state }: ImportedRequirement, asOf: string | undefined): Listing | null {
  return asOf ? { state, asOf } : null;
}

function rowsOf({ list, key, periods }: Line & { periods: Period[] }, orderIds: Map<string, number>) {
  const positions = new Map<string, number>();
  return periods.map(({ order, ...period }) => {
    const shared = period.audiences.join();
    const position = positions.get(shared) ?? 0;
    positions.set(shared, position + 1);
    return { ...period, list, listKey: key, position, orderId: order ? (orderIds.get(order) ?? null) : null };
  });
}

function reportUnknownLines(
  { file, value, lineOf }: YamlFile<OrderFile>,
  known: Set<string>,
  { problems }: ContentFiles,
) {
  const check = (lines: Record<string, string[]> | undefined, path: PropertyKey[]) => {
    for (const [list, keys] of Object.entries(lines ?? {})) {
      const unknown = keys.filter((key) => !known.has(lineKey({ list, key })));
      if (unknown.length === 0) continue;
      const reason = `the list ${list} has no row ${unknown
        .slice(0, 5)
        .map((key) => `'${key}'`)
        .join(', ')}`;
      problems.push({ file, line: lineOf([...path, list]), reason });
    }
  };
  check(value.lines, ['lines']);
  for (const [index, { lines }] of value.effects.entries()) check(lines, ['effects', index, 'lines']);
}
