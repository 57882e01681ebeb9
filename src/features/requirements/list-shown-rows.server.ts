import { eq } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { services } from '#db/schema/services.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { listLineStates } from '#features/orders/lines/list-line-states.server.ts';
import { listPublications } from '#features/publications/list-publications.server.ts';
import { listRequirementRows } from './list-requirement-rows.server.ts';
import { type RequirementRow, toRequirementRow } from './requirement-row.ts';
import type { SheetReader } from './sheet/sheet-reader.ts';
import { stateWords } from './sheet/sheet-words.server.ts';
import { statesOfScheme } from './sheet/states-of-scheme.ts';

type ListRequest = Parameters<typeof listRequirementRows>[0];

/** One page of a service's list as tables show it: each row with its state today and the order that gives it. */
export async function listShownRows(serviceSlug: string, request: ListRequest) {
  const { language } = request;
  const { total, rows } = await listRequirementRows(request);
  const today = todayInIndia();
  const lines = rows.map(({ list, listKey }) => ({ list, key: listKey }));
  const [statesOf, publications, isAbroad] = await Promise.all([
    listLineStates(lines, today, language),
    listPublications(language),
    isForFactoriesAbroad(serviceSlug),
  ]);
  const reader: SheetReader = isAbroad ? 'import' : 'everyone';
  return {
    total,
    reader,
    compliance: rows[0]?.compliance,
    rows: rows.map((row): RequirementRow => {
      const line = statesOf.get(lineKey({ list: row.list, key: row.listKey }));
      const { states, order } = line ?? { states: [], order: null };
      const entry = { ...row, states, order, publication: publications.get(row.list) ?? null };
      const [state] = statesOfScheme([entry], reader, today);
      return {
        ...toRequirementRow(row),
        ...(state && { state: state.state, words: stateWords(state, language) }),
        ...(order && { order: { slug: order.slug, number: onOneLine(order.number) ?? order.title } }),
      };
    }),
  };
}

/** With spaces at which no line is broken: a class on each of these links would weigh more. */
const onOneLine = (number: string | null) => number?.replaceAll(' ', '\u00a0');

/** A service that follows the list of another one is meant for factories abroad. */
async function isForFactoriesAbroad(slug: string): Promise<boolean> {
  const [service] = await db()
    .select({ listServiceId: services.listServiceId })
    .from(services)
    .where(eq(services.slug, slug));
  return service?.listServiceId != null;
}
