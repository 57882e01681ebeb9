import { and, asc, eq, exists, not, type SQL, type SQLWrapper, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import {
  ambiguousNames,
  familyHs,
  familyLines,
  familyNames,
  productFamilies,
  wordSpellings,
} from '#db/schema/families.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { standards } from '#db/schema/standards.ts';
import { normaliseText } from '#features/search/query/normalise-text.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { Codes } from './match/match-codes.ts';
import { indexDefinitions } from './match/match-definitions.ts';
import { indexing, meanwhile, oneSpelling } from './match/name-index.ts';
import { withGroupNames } from './with-group-names.server.ts';
import { wordsIn, wordsOf } from './words.ts';

/** The names and codes of all families, as they were when the content last changed. */
export const loadNames = byContentVersion(async () => {
  const [families, names, definitions, codes] = await Promise.all([
    listFamilies(),
    loadIndex(),
    loadDefinitions(),
    loadCodes(),
  ]);
  const bySlug = new Map(families.map((family) => [family.slug, family]));
  return { families: bySlug, index: { ...names, definitions }, codes };
});

const isPublished = eq(productFamilies.status, 'published');
const listFamilies = async () =>
  withGroupNames(await db().select().from(productFamilies).where(isPublished).orderBy(asc(productFamilies.position)));

/**
 * The words of the families' names in a language, for readers of that language: `Ventilator` is a fan in German, whatever
 * the names of all other languages say. Null for a language that has names of its own in the index.
 */
export const loadOwnNames = byContentVersion(async (language) => {
  const isIndexed = exists(db().select().from(familyNames).where(eq(familyNames.language, language)));
  const families = await db()
    .select()
    .from(productFamilies)
    .where(and(isPublished, not(isIndexed)));
  const named = families.flatMap(({ slug, translations }) => {
    const name = translations[language]?.name;
    return name ? [{ family: slug, words: wordsIn(language, name), written: normaliseText(name) }] : [];
  });
  return named.length > 0 ? named : null;
});

/**
 * Keeps what `load` makes of the names of all families until one of them changes: most content that changes is no name,
 * and all names take a while to read.
 */
export const whileNamesAreSame = <Value>(load: () => Promise<Value>) => whileSame(printOfNames, load);

function whileSame<Value>(printOf: typeof printOfNames, load: () => Promise<Value>): () => Promise<Value> {
  let known: { print: string; value: Promise<Value> } | undefined;
  return async () => {
    const print = await printOf(defaultLanguage);
    if (known?.print === print) return known.value;
    const value = load();
    known = { print, value };
    value.catch(() => {
      known = undefined;
    });
    return value;
  };
}

const { id, slug, name, definition, status, position } = productFamilies;
const hashes = (table: SQLWrapper) => sql`select hash_record_extended(t, 0) from ${table} t`;
const printOfNames = byContentVersion(() =>
  printOfRows(
    sql`select hash_record_extended(row(${id}, ${slug}, ${name}, ${status}, ${position}), 0) from ${productFamilies}`,
    ...[familyNames, ambiguousNames, wordSpellings].map(hashes),
  ),
);
const printOfDefinitions = byContentVersion(() =>
  printOfRows(
    sql`select hash_record_extended(row(${slug}, ${definition}, ${status}), 0) from ${productFamilies}`,
    hashes(wordSpellings),
  ),
);

/** The same for the same rows, whichever database has them. */
async function printOfRows(...parts: SQL[]): Promise<string> {
  const prints = await Promise.all(
    parts.map((part) =>
      db().execute<{ print: string }>(sql`select concat(count(*), ' ', sum(hash)) as print from (${part}) p (hash)`),
    ),
  );
  return prints.map(({ rows }) => rows[0]?.print).join();
}

const loadIndex = whileNamesAreSame(async () => {
  // Asked for first: while the process stops there is none, and then nothing may begin for which nobody waits.
  const site = db();
  const [families, names, questions, spellings] = await Promise.all([
    listFamilies(),
    site.select().from(familyNames),
    site.select().from(ambiguousNames).where(eq(ambiguousNames.status, 'published')),
    site.select().from(wordSpellings),
  ]);
  const namesOf = Map.groupBy(names, ({ familyId }) => familyId);
  const named = families.map((family) => ({
    slug: family.slug,
    names: withTitle(family.name, namesOf.get(family.id) ?? []),
  }));
  return meanwhile(indexing(named, questions, spellings));
});

/** Apart from the names, which are far more work and change less often. */
const loadDefinitions = whileSame(printOfDefinitions, async () => {
  const site = db();
  const [families, spellings] = await Promise.all([
    site.select({ slug, definition }).from(productFamilies).where(isPublished),
    site.select().from(wordSpellings),
  ]);
  const spelt = oneSpelling(spellings);
  return meanwhile(indexDefinitions(families, (word) => spelt.get(word) ?? word));
});

/** The names of a family, with what it is called itself unless that is one of them. */
function withTitle(text: string, names: (typeof familyNames.$inferSelect)[]) {
  const normalised = wordsOf(text).join(' ');
  const isThere = names.some((name) => name.language === 'en' && name.normalised === normalised);
  return isThere ? names : [...names, { text, language: 'en', kind: 'official' }];
}

/** The families of customs codes, standards and codes of electrical equipment. */
async function loadCodes(): Promise<Codes> {
  const { slug: family } = productFamilies;
  const isFamily = (id: typeof familyHs.familyId | typeof familyLines.familyId) =>
    and(eq(productFamilies.id, id), eq(productFamilies.status, 'published'));
  const [hs, lines, numbers] = await Promise.all([
    db()
      .select({ family, code: familyHs.code, relation: familyHs.relation })
      .from(familyHs)
      .innerJoin(productFamilies, isFamily(familyHs.familyId)),
    db()
      .select({ family, code: familyLines.listKey, strength: familyLines.strength })
      .from(familyLines)
      .innerJoin(productFamilies, isFamily(familyLines.familyId))
      .where(eq(familyLines.list, 'epr_eee_codes')),
    db()
      .selectDistinct({ family, code: standards.baseNumber, strength: familyLines.strength })
      .from(familyLines)
      .innerJoin(productFamilies, isFamily(familyLines.familyId))
      .innerJoin(
        mandatoryProducts,
        and(eq(mandatoryProducts.list, familyLines.list), eq(mandatoryProducts.listKey, familyLines.listKey)),
      )
      .innerJoin(mandatoryProductStandards, eq(mandatoryProductStandards.mandatoryProductId, mandatoryProducts.id))
      .innerJoin(standards, eq(standards.id, mandatoryProductStandards.standardId)),
  ]);
  return { hs, eee: lines, standards: numbers.flatMap(({ code, ...row }) => (code ? [{ code, ...row }] : [])) };
}
