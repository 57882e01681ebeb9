import { count, eq, type SQL, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { familyNames, productFamilies } from '#db/schema/families.ts';
import type { RecordKind } from '#features/records/define-record.server.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import { isInScope } from '../assess-family.ts';
import type { GoldensAsked } from '../goldens/evaluate-goldens.server.ts';
import { changesSince } from '../kept/changes-since.ts';
import { keptRows } from '../kept/kept-rows.ts';
import type { KnownFamily } from '../know-family.server.ts';

/** The families whose sheets may depend on a record; undefined for all of them. */
export function familiesConcerned({ kind }: RecordKind, document: Record<string, unknown>): SQL | undefined {
  if (kind === 'families') return eq(productFamilies.slug, String(document.slug));
  if (kind === 'family-groups') return eq(productFamilies.group, String(document.name));
  // It says where a word leads, and nothing of what a family needs.
  if (kind === 'ambiguous-names') return sql`false`;
  return undefined;
}

/** Whether words may lead somewhere else because of a record: a family has names, and some names are those of several. */
export const leadsWords = ({ kind }: RecordKind): boolean => kind === 'families' || kind === 'ambiguous-names';

/** The words that lead to a family, and its address: the same text while both are the same. Of other kinds nothing. */
export async function wordsOf({ kind: ofKind }: RecordKind, record: string): Promise<string> {
  if (ofKind !== 'families') return '';
  const { slug, name, status } = productFamilies;
  const { language, normalised, kind: sort } = familyNames;
  const rows = await db()
    .select({ slug, name, status, language, normalised, sort })
    .from(productFamilies)
    .leftJoin(familyNames, eq(familyNames.familyId, productFamilies.id))
    .where(eq(productFamilies.id, Number(record)))
    .orderBy(familyNames.position, language, normalised);
  return JSON.stringify(rows);
}

/** While the words that lead to a family are the same, it concerns its own golden sheets alone. */
export function goldensConcerned(kind: RecordKind, document: Record<string, unknown>, words: boolean): GoldensAsked {
  if (kind.kind === 'families' && !words) return { withWords: false, family: String(document.slug) };
  return { withWords: leadsWords(kind) };
}

/** A family whose sheet for everyone says something else, or that comes or goes. */
export type ChangedFamily = { slug: string; name: string; before: KnownFamily | null; after: KnownFamily | null };

/** Those of the families that change, by name: their sheets for everyone, or those for any of the readers. */
export function changedFamilies(
  before: readonly KnownFamily[],
  after: readonly KnownFamily[],
  readers: readonly SheetReader[] = ['everyone'],
): ChangedFamily[] {
  return paired(before, after)
    .filter(({ before: was, after: is }) => !was || !is || readers.some((reader) => differs(was, is, reader)))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * The families of which other rules or facts hold than before. A sheet with answers may say something else because of
 * that although the sheet for everyone does not, so whoever follows one is to have it drawn up again.
 */
export function touchedFamilies(before: readonly KnownFamily[], after: readonly KnownFamily[]): string[] {
  return paired(before, after).flatMap(({ slug, before: was, after: is }) => {
    return was && is && JSON.stringify(groundsOf(was)) === JSON.stringify(groundsOf(is)) ? [] : [slug];
  });
}

function paired(before: readonly KnownFamily[], after: readonly KnownFamily[]): ChangedFamily[] {
  const old = new Map(before.map((known) => [known.family.slug, known]));
  const now = new Map(after.map((known) => [known.family.slug, known]));
  return [...new Set([...old.keys(), ...now.keys()])].map((slug) => {
    const [was, is] = [old.get(slug) ?? null, now.get(slug) ?? null];
    return { slug, name: (is ?? was)?.family.name ?? slug, before: was, after: is };
  });
}

const differs = (was: KnownFamily, is: KnownFamily, reader: SheetReader) =>
  changesSince(rowsFor(was, reader), rowsFor(is, reader)).length > 0;

const rowsFor = (known: KnownFamily, reader: SheetReader) => keptRows(known, { reader, size: null });

const groundsOf = ({ family, finder: { rules } }: KnownFamily) => [
  family,
  rules.filter(({ scope }) => isInScope(scope, family)),
];

/** How many sheets of families there are. */
export async function countFamilies(): Promise<number> {
  const [all] = await db()
    .select({ total: count() })
    .from(productFamilies)
    .where(eq(productFamilies.status, 'published'));
  return all?.total ?? 0;
}
