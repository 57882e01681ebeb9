import type { YamlFile } from '#core/content/content-files.server.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import type { Sync } from '#db/content/sync-rows.server.ts';
import { orderDoubts } from '#db/schema/order-doubts.ts';
import { authorities, hsCodes, orderChecks, orderExemptions, orderLines, orders } from '#db/schema/orders.ts';
import { type Kept, keepCorrections } from './files/keep-corrections.server.ts';
import { keepStruck } from './files/keep-struck.server.ts';
import type { OrderFile } from './files/order-file.ts';
import { readOrders, type Worklist } from './files/read-orders.ts';
import { writeEffects } from './files/write-effects.server.ts';
import { lineKey } from './lines/line-facts.ts';

/** Imports the orders with their effects and exemptions, and the customs codes. `write` returns the ids of the orders by slug. */
export const ordersContent = defineContent({
  read: ({ files }) => readOrders(files),
  async write({ sync }, { issuers, instruments, codes, worklist }) {
    sync.report.doubts.push(...worklist.value.map(({ subject, ask }) => `${subject}: ${ask}`));
    const issuerIds = await sync.rows(
      authorities,
      ['slug'],
      issuers.map((issuer, position) => ({ ...issuer, website: issuer.website ?? null, position })),
      { texts: ['name', 'shortName'] },
    );
    const corrected = await keepCorrections(
      sync,
      instruments.map((file) => orderRow(file, issuerIds)),
      new Map(instruments.map(({ slug, value }) => [slug, value])),
    );
    const ids = await sync.rows(orders, ['slug'], await keepStruck(sync, corrected.rows));
    await writeParts(sync, instruments, ids, corrected.kept);
    await sync.rows(
      hsCodes,
      ['list', 'listKey', 'code'],
      codes.map(({ list, key, code, basis, note, source, confidence }) => ({
        list,
        listKey: key,
        code,
        basis,
        note,
        source,
        confidence,
      })),
      { exact: true },
    );
    await sync.rows(orderDoubts, ['key'], worklist.value.flatMap(doubtRow), { exact: true });
    return ids;
  },
});

function doubtRow({ subject, orders: named, lines, say, translations }: Worklist['value'][number], position: number) {
  if (!say) return [];
  const rows = Object.entries(lines).flatMap(([list, keys]) => keys.map((key) => lineKey({ list, key })));
  return [{ key: subject, say, orders: named, lines: rows, position, translations }];
}

function orderRow({ slug: orderSlug, value }: YamlFile<OrderFile>, issuerIds: Map<string, number>) {
  return {
    slug: orderSlug,
    kind: value.kind,
    number: value.number ?? null,
    signedOn: value.signed ?? null,
    publishedOn: value.published ?? null,
    gazetteId: value.gazetteId ?? null,
    authorityId: issuerIds.get(value.authority ?? '') ?? null,
    title: value.title,
    subject: value.subject ?? null,
    citation: value.citation ?? null,
    url: value.url ?? null,
    disputed: value.disputed,
    recordedOn: value.recorded,
    verifiedOn: value.verified ?? null,
    note: value.note ?? null,
    source: value.source ?? null,
    confidence: value.confidence,
    translations: value.translations,
    withdrawnOn: value.withdrawn ?? null,
    status: value.withdrawn ? ('archived' as const) : ('published' as const),
  };
}

/** Writes the parts of each order that has a file, and removes those that it no longer contains, except effects and checks: the desk adds them too. */
async function writeParts(sync: Sync, files: readonly YamlFile<OrderFile>[], ids: Map<string, number>, kept: Kept) {
  const idOf = (orderSlug: string) => ids.get(orderSlug) ?? 0;
  const each = <Row>(rowsOf: (file: OrderFile, orderId: number) => Row[], leftAlone: ReadonlySet<string> = new Set()) =>
    files
      .filter(({ slug: orderSlug }) => !leftAlone.has(orderSlug))
      .flatMap(({ slug: orderSlug, value }) => rowsOf(value, idOf(orderSlug)));
  // An order that only the desk has recorded keeps its parts, and so does one of which these were corrected there.
  const exact = (leftAlone: ReadonlySet<string>) => {
    const written = new Set(files.filter(({ slug }) => !leftAlone.has(slug)).map(({ slug }) => idOf(slug)));
    return { exact: ({ orderId }: { orderId: number }) => written.has(orderId) };
  };
  await sync.rows(
    orderLines,
    ['orderId', 'list', 'listKey'],
    each(
      ({ lines = {}, entries }, orderId) => [
        ...Object.entries(lines).flatMap(([list, keys]) => keys.map((listKey) => ({ orderId, list, listKey }))),
        ...entries.map(({ list, key: listKey }) => ({ orderId, list, listKey })),
      ],
      kept.lines,
    ),
    exact(kept.lines),
  );
  await writeEffects(sync, files, ids);
  await sync.rows(
    orderExemptions,
    ['orderId', 'position'],
    each(
      ({ exemptions }, orderId) =>
        exemptions.map(({ by, recorded, ...exemption }, position) => ({
          ...{ quantity: null, unit: null, period: null, upTo: null, condition: null, until: null },
          ...{ note: null, source: null },
          ...exemption,
          orderId,
          position,
          recordedOn: recorded ?? null,
          grantedById: by ? idOf(by) : null,
        })),
      kept.exemptions,
    ),
    { ...exact(kept.exemptions), texts: ['condition', 'upTo'] },
  );
  await sync.rows(
    orderChecks,
    ['orderId', 'on'],
    each(({ checks }, orderId) => checks.map((check) => ({ ...check, orderId }))),
  );
}
