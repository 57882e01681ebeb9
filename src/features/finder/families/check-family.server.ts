import { and, arrayContains, eq, inArray, ne, or, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import {
  ambiguousNames,
  familyGroups,
  familyLines,
  familyNames,
  productFamilies,
  wordSpellings,
} from '#db/schema/families.ts';
import { finderRules } from '#db/schema/finder.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { whileNamesAreSame } from '#features/families/load-names.server.ts';
import { phraseKey, wordsOf } from '#features/families/words.ts';
import type { Problem, PublicationCheck } from '#features/records/declare-records.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { approvalKind } from '../approvals/approval.record.server.ts';
import { approvalRecord } from '../approvals/approval.record.ts';
import { conditionFaults } from '../condition/condition-faults.ts';
import { familyTexts as texts } from '../desk/finder.messages.ts';
import { listFactTexts } from '../facts/list-fact-texts.server.ts';
import { ambiguousNameKind, familyGroupKind, familyKind } from './family.record.server.ts';
import { type FamilyDocument, familyRecord } from './family.record.ts';
import { calledBy, factFaults, loopOf, lostMarks, reservedSlugs, sharedNames, wordKeys } from './family-faults.ts';

/** What the import asks of families and approvals, asked of one that is written at the desk. */
export const checkFamily: PublicationCheck = async (kind, given, record) => {
  if (kind.kind === familyGroupKind.kind && record) return listRenamedGroup(String(given.name), record);
  if (kind.kind === approvalKind.kind) return listBeside(given);
  if (kind.kind === ambiguousNameKind.kind) return listTwins(String(given.text), record);
  if (kind.kind !== familyKind.kind) return [];
  const { data } = familyRecord.document.safeParse(given);
  if (!data) return [];
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
  return [...reserved, ...marks, ...problems.flat()];
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

type Claimant = { id: number; slug: string };

/** The public families that have each name, and the keys of names: whoever writes a family saves every few seconds. */
const readNames = whileNamesAreSame(async () => {
  const { id, slug, name, status } = productFamilies;
  const [families, spellings, questions] = await Promise.all([
    db()
      .select({ id, slug, name, normalised: sql<string | null>`string_agg(${familyNames.normalised}, E'\\n')` })
      .from(productFamilies)
      .leftJoin(familyNames, eq(familyNames.familyId, id))
      .where(eq(status, 'published'))
      .groupBy(id),
    db().select().from(wordSpellings),
    db().select().from(ambiguousNames).where(eq(ambiguousNames.status, 'published')),
  ]);
  const keyOfWords = wordKeys(spellings);
  const keyOf = (text: string) => keyOfWords(wordsOf(text));
  const claims = new Map<string, Claimant[]>();
  for (const { normalised, ...family } of families) {
    const stored = normalised?.split('\n').map((words) => keyOfWords(words.split(' '))) ?? [];
    for (const key of new Set([keyOf(family.name), ...stored])) claims.set(key, [...(claims.get(key) ?? []), family]);
  }
  return { keyOf, claims, asked: new Map(questions.map((question) => [keyOf(question.text), question.families])) };
});

async function listNames(family: FamilyDocument, record: string | null): Promise<Problem[]> {
  const { keyOf, claims, asked } = await readNames();
  const own = { slug: family.slug, names: calledBy(family) };
  const isOther = ({ id }: Claimant) => id !== Number(record ?? 0);
  const others = own.names.map(keyOf).map((key) => {
    const slugs = claims
      .get(key)
      ?.filter(isOther)
      .map(({ slug }) => slug);
    return [key, new Set(slugs)] as const;
  });
  return sharedNames(own, new Map(others), asked, keyOf).map(({ index, others: families }) => ({
    path: index === 0 ? 'name' : `names.${index - 1}.text`,
    message: { text: texts.shared, values: { name: own.names[index], families: families.join(', ') } },
  }));
}

/** Two that differ in a plural or a hyphen would be one question with two answers. */
async function listTwins(text: string, record: string | null): Promise<Problem[]> {
  const asked = await db()
    .select({ text: ambiguousNames.text })
    .from(ambiguousNames)
    .where(and(eq(ambiguousNames.status, 'published'), ne(ambiguousNames.id, Number(record ?? 0))));
  const key = phraseKey(wordsOf(text));
  const twin = asked.find((other) => phraseKey(wordsOf(other.text)) === key);
  return twin ? [{ path: 'text', message: { text: texts.asked, values: { name: twin.text } } }] : [];
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
  const faults = factFaults(family, await listFactTexts(defaultLanguage));
  return faults.map(({ path, fault }) => ({ path: path.join('.'), message: fault }));
}

async function listBeside(given: Record<string, unknown>): Promise<Problem[]> {
  const { data } = approvalRecord.document.safeParse(given);
  if (!data?.beside) return [];
  const faults = conditionFaults(data.beside.when, await listFactTexts(defaultLanguage));
  return faults.map((fault) => ({ path: 'beside.when', message: fault }));
}

/** Families and rules name a group by its name, so one that is in use keeps it. */
async function listRenamedGroup(name: string, record: string): Promise<Problem[]> {
  const { groups, exceptGroups } = finderRules;
  const [group] = await db()
    .select({ name: familyGroups.name })
    .from(familyGroups)
    .where(and(eq(familyGroups.id, Number(record)), ne(familyGroups.name, name)));
  if (!group) return [];
  const [families, rules] = await Promise.all([
    db().select({ id: productFamilies.id }).from(productFamilies).where(eq(productFamilies.group, group.name)).limit(1),
    db()
      .select({ id: finderRules.id })
      .from(finderRules)
      .where(or(arrayContains(groups, [group.name]), arrayContains(exceptGroups, [group.name])))
      .limit(1),
  ]);
  return families.length + rules.length > 0 ? [{ path: 'name', message: texts.inUse }] : [];
}
