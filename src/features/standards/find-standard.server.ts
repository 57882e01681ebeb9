import { type Seo, seoOf } from '#core/content/seo-of.ts';
import { and, asc, eq, ne } from '#core/drizzle.ts';
import { isSlug } from '#core/text/addresses.ts';
import { filled } from '#core/text/filled.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { standards } from '#db/schema/standards.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The published standard with that slug, with everything that its page shows. */
export async function findStandard(slug: string, language: LanguageCode): Promise<StandardDetail | null> {
  if (!isSlug(slug)) return null;
  const [row] = await db()
    .select()
    .from(standards)
    .where(and(eq(standards.slug, slug), eq(standards.status, 'published')));
  if (!row) return null;
  const standard = localize(row, language);
  const [[successor = null], predecessors, parts] = await Promise.all([
    selectReferences().where(eq(standards.id, row.successorId ?? 0)),
    selectReferences().where(and(eq(standards.successorId, row.id), eq(standards.status, 'published'))),
    listSameNumber(row),
  ]);
  return {
    id: standard.id,
    slug: standard.slug,
    number: standard.number,
    title: filled(standard.title),
    description: filled(standard.description),
    concurrentUntil: standard.concurrentUntil,
    note: standard.note,
    confirmed: standard.confirmed,
    seo: seoOf(standard),
    successor,
    predecessors,
    parts,
  };
}

function selectReferences() {
  const { slug, number, title, concurrentUntil } = standards;
  return db()
    .select({ slug, number, title, concurrentUntil })
    .from(standards)
    .orderBy(asc(standards.number))
    .$dynamic();
}

/** Other parts and years of the same number. */
async function listSameNumber({ id, baseNumber }: { id: number; baseNumber: string | null }) {
  if (!baseNumber) return [];
  const same = and(eq(standards.baseNumber, baseNumber), ne(standards.id, id), eq(standards.status, 'published'));
  const parts = await selectReferences().where(same);
  return parts.sort((a, b) => compareNumbers(a.number, b.number));
}

/** Sorts the numbers of standards by value, not by characters: `IS 302` before `IS 2062`. */
const compareNumbers = new Intl.Collator('en', { numeric: true }).compare;

export type StandardReference = { slug: string; number: string; title: string | null; concurrentUntil: string | null };

export type StandardDetail = {
  id: number;
  slug: string;
  number: string;
  title: string | null;
  description: string | null;
  /** The last day on which this standard and its successor are both accepted. */
  concurrentUntil: string | null;
  note: string | null;
  confirmed: boolean;
  seo: Seo;
  successor: StandardReference | null;
  predecessors: StandardReference[];
  /** Other parts and years of the same number. */
  parts: StandardReference[];
};
