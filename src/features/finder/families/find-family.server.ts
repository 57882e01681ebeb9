import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from '#core/drizzle.ts';
import { isSlug } from '#core/text/addresses.ts';
import { localize } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { keptByContentVersion } from '#db/content/by-content-version.server.ts';
import { familyHs, familyLines, familyNames, productFamilies } from '#db/schema/families.ts';
import { familyFacts, familyStances } from '#db/schema/finder.ts';
import { translationsIn } from '#db/translations-in.server.ts';
import { withGroupNames } from '#features/families/with-group-names.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Condition } from '../condition.schema.ts';
import { unknownProduct } from '../unknown-product.ts';

export type Family = Awaited<ReturnType<typeof readFamilies>>[number];

/** So many are kept in memory, with what is known about them, in all languages together. */
export const mostFamilies = 200;

/** How many families of the same group a page names. */
const mostSiblings = 9;

const keptFamilies = keptByContentVersion<Family | null>(mostFamilies);

/** A published family with what is known of it: rows, facts, stances, customs codes. */
export async function findFamily(slug: string, language: LanguageCode): Promise<Family | null> {
  if (!isSlug(slug)) return null;
  return keptFamilies(`${language} ${slug}`, async () => {
    const [family] = await readFamilies(eq(productFamilies.slug, slug), language);
    return family ?? null;
  });
}

/** Reads several families at once, so that whoever asks for one of them next finds it in memory. */
export async function findFamiliesTogether(slugs: readonly string[], language: LanguageCode): Promise<void> {
  let reading: Promise<Map<string, Family>> | undefined;
  const read = async () =>
    new Map((await readFamilies(inArray(productFamilies.slug, [...slugs]), language)).map((each) => [each.slug, each]));
  const find = async (slug: string) => {
    reading ??= read();
    return (await reading).get(slug) ?? null;
  };
  await Promise.all(slugs.map((slug) => keptFamilies(`${language} ${slug}`, () => find(slug))));
}

/** One family, or what stands for a product that no family is: nothing is known of it, and nobody has looked at it. */
export async function findAnswered(slug: string, language: LanguageCode): Promise<Family | null> {
  if (slug !== unknownProduct) return findFamily(slug, language);
  return {
    ...{ id: 0, slug, group: '', groupName: '', parentId: null },
    name: translate(/*i18n*/ 'A product that we do not know yet', language),
    definition: translate(
      /*i18n*/ 'Nobody has checked the official lists for it. What follows comes from your answers alone, so more may apply: ask us.',
      language,
    ),
    ...{ facts: [], stances: [], codes: [], lines: [], usualCodes: [] },
  };
}

/** The same of all that are published, or of some, by address. */
export const listWholeFamilies = (language: LanguageCode, which?: SQL): Promise<Family[]> =>
  readFamilies(which, language);

async function readFamilies(which: SQL | undefined, language: LanguageCode) {
  const found = await withGroupNames(
    await db()
      .select()
      .from(productFamilies)
      .where(and(which, eq(productFamilies.status, 'published')))
      .orderBy(asc(productFamilies.slug)),
  );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [lines, facts, stances, codes] = await Promise.all([
    db().select().from(familyLines).where(inArray(familyLines.familyId, ids)).orderBy(asc(familyLines.position)),
    db().select().from(familyFacts).where(inArray(familyFacts.familyId, ids)).orderBy(asc(familyFacts.position)),
    db()
      .select()
      .from(familyStances)
      .where(inArray(familyStances.familyId, ids))
      .orderBy(asc(familyStances.approvalId)),
    db().select().from(familyHs).where(inArray(familyHs.familyId, ids)).orderBy(asc(familyHs.code)),
  ]);
  const [linesOf, factsOf, stancesOf, codesOf] = [byFamily(lines), byFamily(facts), byFamily(stances), byFamily(codes)];
  return found.map((row) => {
    const { id, slug, group, parentId } = row;
    const { name, group: groupName, definition } = localize(row, language);
    const own = codesOf(id);
    return {
      ...{ id, slug, group, parentId, name, groupName, definition },
      ...{ facts: factsOf(id), stances: stancesOf(id), codes: own },
      // The import has checked it.
      lines: linesOf(id).map((line) => ({ ...line, condition: line.condition as Condition | null })),
      usualCodes: own.flatMap(({ relation, code }) => (relation === 'usual' ? [code] : [])),
    };
  });
}

function byFamily<Row extends { familyId: number }>(rows: readonly Row[]): (family: number) => Row[] {
  const grouped = Map.groupBy(rows, ({ familyId }) => familyId);
  return (family) => grouped.get(family) ?? [];
}

/** What people call the products of a family, in the language of the reader and in English; no brands, no mistakes. */
export async function listFamilyNames({ id, name }: { id: number; name: string }, language: LanguageCode) {
  const rows = await db()
    .select({ text: familyNames.text, language: familyNames.language })
    .from(familyNames)
    .where(
      and(
        eq(familyNames.familyId, id),
        sql`${familyNames.kind} not in ('brand-generic', 'misspelling')`,
        or(eq(familyNames.language, language), sql`${familyNames.language} in ('en', 'hi-Latn')`),
      ),
    );
  const texts = new Map(rows.map(({ text }) => [text.toLowerCase(), text]));
  texts.delete(name.toLowerCase());
  return [...texts.values()];
}

/** The family above it, those below it, and others of its group. */
export async function listRelatedFamilies({ id, group, parentId }: Family, language: LanguageCode) {
  const { slug, name, position } = productFamilies;
  const translations = translationsIn(language, productFamilies.translations);
  const published = and(eq(productFamilies.status, 'published'), ne(productFamilies.id, id));
  const isNear = parentId
    ? or(eq(productFamilies.id, parentId), eq(productFamilies.parentId, parentId))
    : eq(productFamilies.parentId, id);
  const select = () => db().select({ slug, name, translations }).from(productFamilies);
  const [near, siblings] = await Promise.all([
    select().where(and(published, isNear)).orderBy(asc(position)),
    select()
      .where(and(published, eq(productFamilies.group, group), isNull(productFamilies.parentId)))
      .orderBy(sql`abs(${position} - (select f.position from product_families f where f.id = ${id}))`)
      .limit(mostSiblings),
  ]);
  const all = new Map([...near, ...siblings].map((row) => [row.slug, localize(row, language).name]));
  return [...all].slice(0, mostSiblings).map(([key, text]) => ({ slug: key, name: text }));
}
