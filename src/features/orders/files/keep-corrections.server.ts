import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNotNull, isNull } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { Sync } from '#db/content/sync-rows.server.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { lawProposals } from '#db/schema/law-proposals.ts';
import { orders } from '#db/schema/orders.ts';
import { lineKey } from '../lines/line-facts.ts';
import type { OrderFile } from './order-file.ts';
import { readPrintedExemptions, readPrintedLines } from './printed-parts.server.ts';

type Correction = NonNullable<(typeof lawProposals.$inferSelect)['correction']>;
type Order = typeof orders.$inferInsert;
type Row = Pick<Order, 'slug' | 'number' | 'title' | 'subject' | 'authorityId' | 'signedOn' | 'publishedOn' | 'url'>;
type Parts = Pick<OrderFile, 'lines' | 'entries' | 'exemptions'>;
/** The orders whose lines or exemptions an import leaves alone, by slug. */
export type Kept = Record<'lines' | 'exemptions', Set<string>>;

const printed = ({ number, title, subject, authorityId, signedOn, publishedOn, url }: Row) => ({
  number: number ?? null,
  title,
  subject: subject ?? null,
  authorityId: authorityId ?? null,
  signedOn: signedOn ?? null,
  publishedOn: publishedOn ?? null,
  url: url ?? null,
});

/**
 * The rows of the files, with what the desk has corrected as it is live, because a file from before knows nothing of it.
 * A correction is settled by a file that says the same by now, and by a forced import, which takes the files' word.
 * @param files what stands beside the row in the file of each order, by slug
 */
export async function keepCorrections<Written extends Row>(
  sync: Sync,
  rows: readonly Written[],
  files: ReadonlyMap<string, Parts>,
): Promise<{ rows: Written[]; kept: Kept }> {
  const { tx, report, isForced } = sync;
  const corrected = await listCorrected(tx);
  const settled: number[] = [];
  const kept: Kept = { lines: new Set(), exemptions: new Set() };
  const written: Written[] = [];
  for (const row of rows) {
    const own = corrected.get(row.slug);
    const difference = own && (await compare(tx, row, files.get(row.slug), own));
    if (own && (!difference || isForced)) settled.push(...own.corrections.map(({ id }) => id));
    if (!difference) {
      written.push(row);
      continue;
    }
    const because = difference.isOld ? 'corrected at the desk' : 'corrected at the desk, and changed in the file';
    report.leftAlone.push(`orders ${row.slug}: ${because} (orders/${row.slug}.yaml)`);
    written.push(isForced ? row : { ...row, ...difference.live });
    if (!isForced) for (const part of difference.parts) kept[part].add(row.slug);
  }
  if (settled.length > 0)
    await tx.update(lawProposals).set({ settledOn: todayInIndia() }).where(inArray(lawProposals.id, settled));
  return { rows: written, kept };
}

type Corrected = { order: typeof orders.$inferSelect; corrections: { id: number; correction: Correction }[] };

/** The orders with corrections of which the files know nothing yet, by slug. */
async function listCorrected(tx: Pick<ContentTx, 'select'>): Promise<Map<string, Corrected>> {
  const found = await tx
    .select({ id: lawProposals.id, order: orders, correction: lawProposals.correction })
    .from(lawProposals)
    .innerJoin(orders, eq(orders.id, lawProposals.orderId))
    .where(
      and(eq(lawProposals.state, 'published'), isNotNull(lawProposals.correction), isNull(lawProposals.settledOn)),
    );
  const bySlug = new Map<string, Corrected>();
  for (const { id, order, correction } of found) {
    if (!correction) continue;
    const known = bySlug.get(order.slug) ?? { order, corrections: [] };
    bySlug.set(order.slug, known);
    known.corrections.push({ id, correction });
  }
  return bySlug;
}

/** How the file differs from what was corrected; null if it says the same by now. */
async function compare(tx: ContentTx, row: Row, file: Parts | undefined, { order, corrections }: Corrected) {
  const live = printed(order);
  const isTouched = (part: keyof Kept) =>
    corrections.some(({ correction }) => !isDeepStrictEqual(correction.before[part], correction.after[part]));
  const [hasLines, hasExemptions] = [isTouched('lines'), isTouched('exemptions')];
  const differs = {
    lines: hasLines && !isDeepStrictEqual(await readPrintedLines(tx, order.id), linesIn(file)),
    exemptions: hasExemptions && !isDeepStrictEqual(await readPrintedExemptions(tx, order.id), exemptionsIn(file)),
  };
  if (!differs.lines && !differs.exemptions && isDeepStrictEqual(printed(row), live)) return null;
  const isOld = corrections.some(
    ({ correction: { before } }) =>
      isDeepStrictEqual({ ...printed(row), authorityId: live.authorityId }, wasPrinted(live, before)) &&
      (!hasLines || isDeepStrictEqual(linesIn(file), before.lines)) &&
      (!hasExemptions || isDeepStrictEqual(exemptionsIn(file), before.exemptions)),
  );
  const parts: (keyof Kept)[] = [
    ...(hasLines ? (['lines'] as const) : []),
    ...(hasExemptions ? (['exemptions'] as const) : []),
  ];
  return { live, isOld, parts };
}

/** The issuer is compared as it is live: only its slug was recorded. */
function wasPrinted(live: ReturnType<typeof printed>, before: Correction['before']) {
  const { number, title, subject = live.subject, signedOn, publishedOn, link } = before;
  return { ...live, number, title: title ?? '', subject, signedOn, publishedOn, url: link };
}

function linesIn(file: Parts | undefined): string[] {
  const { lines = {}, entries = [] } = file ?? {};
  const named = Object.entries(lines).flatMap(([list, keys]) => keys.map((key) => lineKey({ list, key })));
  return [...named, ...entries.map(lineKey)].sort();
}

/** As `readPrintedExemptions` gives them. */
function exemptionsIn(file: Parts | undefined) {
  return (file?.exemptions ?? []).map(({ recorded, ...exemption }) => ({
    ...{ by: null, condition: null, upTo: null, quantity: null, unit: null, period: null, until: null },
    ...{ note: null, source: null },
    ...exemption,
  }));
}
