import { and, asc, eq } from '#core/drizzle.ts';
import { joinClauses } from '#core/text/join-words.server.ts';
import { localize } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { serviceFees, serviceSteps, serviceTimes } from '#db/schema/fees.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { rangeWords } from './fee-words.server.ts';
import { type FeeStage, feeCurrencies } from './fees.schema.ts';
import { isCurrent } from './is-current.ts';

/**
 * What one line says of the government's fees: `₹1,000 to ₹7,000 each`. Where none has a figure, that they are set but
 * were not read; null words where that is not known either.
 */
export type FeeSummary = { words: string | null; to: string | null };
/** By the slug of the service; a service of which nothing is known is missing. */
export type FeeSummaries = ReadonlyMap<string, FeeSummary>;

/** What a sheet says of the fees of a service; nothing is known of one that is missing. */
export function feesOfService(fees: FeeSummaries, slug: string): FeeSummary {
  return fees.get(slug) ?? { words: null, to: null };
}

/** No regular cost: what is lent, what is taken off, and what only those pay who are late or lose their papers. */
const notCounted: readonly FeeStage[] = ['bank-guarantee', 'concession', 'deposit', 'duplicate', 'late'];

/** A fee past its review day is one without a figure. */
const noFigure = { amount: null, amountTo: null, percent: null, doubt: null };

/** The government's published fees of every service that has a page of fees, a line each. */
export const listFeeSummaries = byContentVersion(async (language, today): Promise<FeeSummaries> => {
  const [listed, fees] = await Promise.all([listServicesWithFees(), publishedFees()]);
  const feesOf = Map.groupBy(
    fees
      .filter(({ validTo, stage }) => (!validTo || validTo >= today) && !notCounted.includes(stage))
      .map((fee) => (isCurrent(fee.readOn, today) ? fee : { ...fee, ...noFigure })),
    ({ serviceId }) => serviceId,
  );
  return new Map(
    listed.map(({ id, slug, category }) => [
      slug,
      { words: spanWords(feesOf.get(id) ?? [], language), to: `/services/${category}/${slug}/fees` },
    ]),
  );
});

/** The published services of which fees, times or steps are known. */
export async function listServicesWithFees() {
  const rows = await db()
    .select({ id: services.id, slug: services.slug, category: serviceCategories.slug })
    .from(services)
    .innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(and(eq(services.status, 'published'), eq(serviceCategories.status, 'published')))
    .orderBy(asc(services.slug));
  const known = await Promise.all(
    [serviceFees, serviceTimes, serviceSteps].map((table) =>
      db().selectDistinct({ id: table.serviceId }).from(table).where(eq(table.status, 'published')),
    ),
  );
  const ids = new Set(known.flat().map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id));
}

function publishedFees() {
  const { serviceId, stage, amount, amountTo, currency, percent, validTo, doubt, readOn, translations, position } =
    serviceFees;
  return db()
    .select({ serviceId, stage, amount, amountTo, currency, percent, validTo, doubt, readOn, translations })
    .from(serviceFees)
    .where(and(eq(serviceFees.basis, 'published'), eq(serviceFees.status, 'published')))
    .orderBy(asc(position));
}

type Fee = Awaited<ReturnType<typeof publishedFees>>[number];

/** The least and the most of the fees, which are never added together, and whether there are some without a figure. */
function spanWords(fees: readonly Fee[], language: LanguageCode): string | null {
  const known = fees.filter(({ amount }) => amount !== null);
  if (known.length === 0) {
    const unread = fees.find(({ doubt }) => doubt !== null);
    return unread ? localize(unread, language).doubt : null;
  }
  const spans = feeCurrencies.flatMap((currency) => {
    const sums = known
      .filter((fee) => fee.currency === currency)
      .flatMap(({ amount, amountTo }) => [amount ?? 0, amountTo ?? amount ?? 0])
      .filter((sum) => sum > 0);
    if (sums.length === 0) return [];
    return rangeWords([Math.min(...sums), Math.max(...sums)], currency, language);
  });
  if (spans.length === 0) return translate(/*i18n*/ 'Free of charge', language);
  const isOne = known.length === 1;
  const values = { spans: joinClauses(spans, language) };
  const isOpen = fees.some(({ amount, percent }) => amount === null && percent === null);
  if (isOpen) return translate({ text: /*i18n*/ '{spans} each, some not published', values }, language);
  return isOne ? values.spans : translate({ text: /*i18n*/ '{spans} each', values }, language);
}
