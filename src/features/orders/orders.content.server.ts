import { z } from 'zod';
import { optional, required, slug, translations } from '#core/content/content-fields.ts';
import type { Located, YamlFile } from '#core/content/content-files.server.ts';
import { distinctBy, reportRepeats } from '#core/content/repeats.ts';
import { defineContent } from '#db/content-source.server.ts';
import {
  authorities,
  hsCodes,
  orderChecks,
  orderEffects,
  orderExemptions,
  orderLines,
  orders,
} from '#db/schema/orders.ts';
import type { Sync } from '#db/sync-rows.server.ts';
import { checkOrders } from './check-orders.ts';
import { confidences } from './order.schema.ts';
import { type OrderFile, orderFile } from './order-file.ts';

const authoritiesSchema = z
  .array(z.strictObject({ slug, name: required, shortName: required, website: z.url().optional(), translations }))
  .superRefine(distinctBy((authority) => authority.slug));
const hsSchema = z.object({
  list: required,
  key: required,
  code: z.string().regex(/^\d{2,8}$/, 'is not a customs code of 2 to 8 digits'),
  basis: z.enum(['order', 'ours']),
  note: optional,
  source: optional,
  confidence: z.enum(confidences),
});

/** A row of the file of customs codes. */
export type HsCode = Located<z.infer<typeof hsSchema>>;

/** The orders with their effects and exemptions, and the customs codes; returns the ids of the orders by slug. */
export const ordersContent = defineContent({
  async read({ files }) {
    const issuers = (await files.yaml('authorities.yaml', authoritiesSchema)) ?? [];
    const instruments = await files.yamls('orders', orderFile);
    checkOrders(instruments, new Set(issuers.map((issuer) => issuer.slug)), files.problems);
    const codes = await files.csv('hs-codes.csv', hsSchema);
    reportRepeats(codes, ({ list, key, code }) => `${list} ${key} ${code}`, files.problems);
    return { issuers, instruments, codes };
  },
  async write({ sync }, { issuers, instruments, codes }) {
    const issuerIds = await sync.rows(
      authorities,
      ['slug'],
      issuers.map((issuer, position) => ({ ...issuer, website: issuer.website ?? null, position })),
    );
    const ids = await sync.rows(
      orders,
      ['slug'],
      instruments.map((file) => orderRow(file, issuerIds)),
    );
    await writeParts(sync, instruments, ids);
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
    return ids;
  },
});

function orderRow({ slug: own, value }: YamlFile<OrderFile>, issuerIds: Map<string, number>) {
  return {
    slug: own,
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
    status: 'published' as const,
  };
}

/** Writes what belongs to single orders, and removes what the files no longer say. */
async function writeParts(sync: Sync, files: readonly YamlFile<OrderFile>[], ids: Map<string, number>) {
  const idOf = (own: string) => ids.get(own) ?? 0;
  const each = <Row>(rowsOf: (file: OrderFile, orderId: number, own: string) => Row[]) =>
    files.flatMap(({ slug: own, value }) => rowsOf(value, idOf(own), own));
  const exact = { exact: true };
  await sync.rows(
    orderLines,
    ['orderId', 'list', 'listKey'],
    each(({ lines = {} }, orderId) =>
      Object.entries(lines).flatMap(([list, keys]) => keys.map((listKey) => ({ orderId, list, listKey }))),
    ),
    exact,
  );
  await sync.rows(
    orderEffects,
    ['orderId', 'position'],
    each(({ effects, recorded: written }, orderId, own) =>
      effects.map(({ order = own, recorded = written, withdrawn = null, lines = null, ...effect }, position) => ({
        ...{ on: null, until: null, clause: null, text: null, note: null, source: null },
        ...effect,
        orderId,
        position,
        targetId: idOf(order),
        lines,
        recordedOn: recorded,
        withdrawnOn: withdrawn,
      })),
    ),
    exact,
  );
  await sync.rows(
    orderExemptions,
    ['orderId', 'position'],
    each(({ exemptions }, orderId) =>
      exemptions.map((exemption, position) => ({
        ...{ quantity: null, unit: null, period: null, condition: null, until: null, note: null, source: null },
        ...exemption,
        orderId,
        position,
      })),
    ),
    exact,
  );
  await sync.rows(
    orderChecks,
    ['orderId', 'on'],
    each(({ checks }, orderId) => checks.map((check) => ({ ...check, orderId }))),
    exact,
  );
}
