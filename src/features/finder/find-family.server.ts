import { and, asc, eq, isNull, ne, or, sql } from '#core/drizzle.ts';
import { isSlug } from '#core/text/addresses.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { familyHs, familyLines, familyNames, productFamilies } from '#db/schema/families.ts';
import { familyFacts, familyStances } from '#db/schema/finder.ts';
import { translationsIn } from '#db/translations-in.server.ts';
import { withGroupNames } from '#features/families/with-group-names.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Condition } from './condition.schema.ts';

export type Family = NonNullable<Awaited<ReturnType<typeof findFamily>>>;

/** How many families of the same group a page names. */
const mostSiblings = 9;

/** A published family with what is known of it: rows, facts, stances, customs codes. */
export async function findFamily(slug: string, language: LanguageCode) {
  if (!isSlug(slug)) return null;
  const [row] = await withGroupNames(
    await db()
      .select()
      .from(productFamilies)
      .where(and(eq(productFamilies.slug, slug), eq(productFamilies.status, 'published'))),
  );
  if (!row) return null;
  const { id, group, parentId } = row;
  const [lines, facts, stances, codes] = await Promise.all([
    db().select().from(familyLines).where(eq(familyLines.familyId, id)).orderBy(asc(familyLines.position)),
    db().select().from(familyFacts).where(eq(familyFacts.familyId, id)),
    db().select().from(familyStances).where(eq(familyStances.familyId, id)),
    db().select().from(familyHs).where(eq(familyHs.familyId, id)).orderBy(asc(familyHs.code)),
  ]);
  const localized = localize(row, language);
  return {
    ...{
      id,
      slug,
      group,
      parentId,
      name: localized.name,
      groupName: localized.group,
      definition: localized.definition,
    },
    ...{ facts, stances, codes },
    // The import has checked it.
    lines: lines.map((line) => ({ ...line, condition: line.condition as Condition | null })),
    usualCodes: codes.flatMap(({ relation, code }) => (relation === 'usual' ? [code] : [])),
  };
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
