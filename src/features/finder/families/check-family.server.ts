import { and, eq, inArray, ne, or } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import {
  ambiguousNames,
  familyGroups,
  familyLines,
  familyNames,
  productFamilies,
  wordSpellings,
} from '#db/schema/families.ts';
import { finderFacts } from '#db/schema/finder.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { wordsOf } from '#features/families/words.ts';
import type { Problem, PublicationCheck } from '#features/records/declare-records.server.ts';
import { columnIn, type RecordKind } from '#features/records/define-record.server.ts';
import { approvalKind } from '../approvals/approval.record.server.ts';
import { approvalRecord } from '../approvals/approval.record.ts';
import { conditionFaults, type FactsByKey } from '../condition-faults.ts';
import { familyTexts as texts } from '../desk/finder.messages.ts';
import { familyGroupKind, familyKind } from './family.record.server.ts';
import { type FamilyDocument, familyRecord } from './family.record.ts';
import { factFaults, loopOf, lostMarks, reservedSlugs, sharedNames, wordKeys } from './family-faults.ts';

/** What the import asks of families and approvals, asked of one that is written at the desk. */
export const checkFamily: PublicationCheck = async (kind, given, record) => {
  if (kind.kind === familyGroupKind.kind && record) return listRenamedGroup(String(given.name), record);
  if (kind.kind === approvalKind.kind)
    return [...(await listRenamed(kind, given, record)), ...(await listBeside(given))];
  if (kind.kind !== familyKind.kind) return [];
  const renamed = await listRenamed(kind, given, record);
  const { data } = familyRecord.document.safeParse(given);
  if (!data) return renamed;
  const problems = await Promise.all([
    listLines(data),
    listNames(data, record),
    listParents(data, record),
    listFacts(data),
  ]);
  const marks = lostMarks(data).map(([language, mark]) => ({
    path: `translations.${language}.definition`,
    message: { text: texts.lostMark, values: { mark } },
  }));
  const reserved = reservedSlugs.includes(data.slug) ? [{ path: 'slug', message: texts.reserved }] : [];
  return [...renamed, ...reserved, ...marks, ...problems.flat()];
};

/** A row is known that its list has, or that a family has from a list which is no table of its own. */
async function listLines({ lines }: FamilyDocument): Promise<Problem[]> {
  if (lines.length === 0) return [];
  const { list, listKey, status } = mandatoryProducts;
  const [listed, named] = await Promise.all([
    db()
      .selectDistinct({ list, listKey })
      .from(mandatoryProducts)
      .where(and(ne(status, 'archived'), or(...lines.map((row) => and(eq(list, row.list), eq(listKey, row.listKey)))))),
    db()
      .selectDistinct({ list: familyLines.list, listKey: familyLines.listKey })
      .from(familyLines)
      .where(
        inArray(
          familyLines.listKey,
          lines.map((row) => row.listKey),
        ),
      ),
  ]);
  const known = new Set([...listed, ...named].map((row) => `${row.list} ${row.listKey}`));
  return lines.flatMap(({ list: own, listKey: row }, index) =>
    known.has(`${own} ${row}`)
      ? []
      : [{ path: `lines.${index}.listKey`, message: { text: texts.noRow, values: { list: own, row } } }],
  );
}

async function listNames({ slug, names }: FamilyDocument, record: string | null): Promise<Problem[]> {
  const [rows, spellings, questions] = await Promise.all([
    db()
      .select({ slug: productFamilies.slug, normalised: familyNames.normalised })
      .from(familyNames)
      .innerJoin(productFamilies, eq(productFamilies.id, familyNames.familyId))
      .where(and(eq(productFamilies.status, 'published'), ne(productFamilies.id, Number(record ?? 0)))),
    db().select().from(wordSpellings),
    db().select().from(ambiguousNames).where(eq(ambiguousNames.status, 'published')),
  ]);
  const keyOfWords = wordKeys(spellings);
  const keyOf = (text: string) => keyOfWords(wordsOf(text));
  const wanted = new Set(names.map(({ text }) => keyOf(text)));
  const claims = new Map<string, Set<string>>();
  // Thousands of names are looked at with each save, so their stored words serve.
  for (const { slug: other, normalised } of rows) {
    const key = keyOfWords(normalised.split(' '));
    if (wanted.has(key)) claims.set(key, (claims.get(key) ?? new Set()).add(other));
  }
  const asked = new Map(
    questions.flatMap(({ text, families }) => (wanted.has(keyOf(text)) ? [[keyOf(text), families] as const] : [])),
  );
  const own = { slug, names: names.map(({ text }) => text) };
  return sharedNames(own, claims, asked, keyOf).map(({ index, others: families }) => ({
    path: `names.${index}.text`,
    message: { text: texts.shared, values: { name: own.names[index], families: families.join(', ') } },
  }));
}

async function listParents({ slug, parent }: FamilyDocument, record: string | null): Promise<Problem[]> {
  if (!parent) return [];
  const { id, slug: name, parentId } = productFamilies;
  const rows = await db().select({ id, name, parentId }).from(productFamilies);
  const nameOf = new Map(rows.map((row) => [row.id, String(row.id) === record ? slug : row.name]));
  const parents = new Map(
    rows.map((row) => [nameOf.get(row.id) ?? '', row.parentId === null ? null : (nameOf.get(row.parentId) ?? null)]),
  );
  const loop = loopOf(slug, parents.set(slug, parent));
  return loop ? [{ path: 'parent', message: { text: texts.loop, values: { families: loop.join(', ') } } }] : [];
}

async function listFacts(family: FamilyDocument): Promise<Problem[]> {
  const faults = factFaults(family, await readFacts());
  return faults.map(({ path, fault }) => ({ path: path.join('.'), message: fault }));
}

async function listBeside(given: Record<string, unknown>): Promise<Problem[]> {
  const { data } = approvalRecord.document.safeParse(given);
  if (!data?.beside) return [];
  const faults = conditionFaults(data.beside.when, await readFacts());
  return faults.map((fault) => ({ path: 'beside.when', message: fault }));
}

async function readFacts(): Promise<FactsByKey> {
  const { key, kind, values, status } = finderFacts;
  const rows = await db().select({ key, kind, values }).from(finderFacts).where(eq(status, 'published'));
  return new Map(rows.map((row) => [row.key, row]));
}

/** Rules, things in the box, kept sheets and other approvals hold it as a text, which would not follow a new one. */
async function listRenamed(
  { table, key }: RecordKind,
  given: Record<string, unknown>,
  record: string | null,
): Promise<Problem[]> {
  if (!record) return [];
  const [live] = await db()
    .select({ name: columnIn(table, key) })
    .from(table)
    .where(eq(columnIn(table, 'id'), Number(record)));
  return live && live.name !== given[key] ? [{ path: key, message: texts.keepsName }] : [];
}

/** Families and rules name a group by its name, so one that is in use keeps it. */
async function listRenamedGroup(name: string, record: string): Promise<Problem[]> {
  const [used] = await db()
    .select({ id: familyGroups.id })
    .from(familyGroups)
    .innerJoin(productFamilies, eq(productFamilies.group, familyGroups.name))
    .where(and(eq(familyGroups.id, Number(record)), ne(familyGroups.name, name)))
    .limit(1);
  return used ? [{ path: 'name', message: texts.inUse }] : [];
}
