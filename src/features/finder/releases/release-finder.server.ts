import { getTableColumns, getTableName, max, sql } from '#core/drizzle.ts';
import type { PgTable } from '#core/drizzle-pg.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { type ContentTx, readingWritten } from '#db/content/write-content.server.ts';
import { familyHs, familyLines, productFamilies } from '#db/schema/families.ts';
import {
  approvalEdges,
  approvalOrders,
  approvals,
  approvalsPerBox,
  familyFacts,
  familyStances,
  finderRules,
  suppliedFamilies,
} from '#db/schema/finder.ts';
import { finderFactPhrases, finderFactPresumptions, finderFacts, finderFactValues } from '#db/schema/finder-facts.ts';
import { finderReleases } from '#db/schema/finder-releases.ts';
import { sideRules } from '#db/schema/side-rules.ts';
import { theSystem } from '#features/audit/audit.server.ts';
import { noteRelease } from '#features/change-events/note-release.server.ts';
import type { PublicationWitness, Publishing } from '#features/records/declare-records.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { type Family, listWholeFamilies } from '../families/find-family.server.ts';
import { knowAmong } from '../families/know-family.server.ts';
import { assertAccepted, changedGoldens } from '../goldens/accept-golden.server.ts';
import { evaluateGoldens } from '../goldens/evaluate-goldens.server.ts';
import { countFamilies, familiesConcerned, goldensConcerned, wordsOf } from './compare-families.server.ts';
import { releasedFamilies } from './preview-released.server.ts';
import { releasedKinds } from './releases.schema.ts';

/**
 * Numbers what the finder answers with after each publication on which its sheets depend, in the transaction of that.
 * @throws Refusal 409 with the golden sheets that change without somebody's agreement
 */
export const releaseFinder: PublicationWitness = async (tx, { kind, document, actor, draft }, write) => {
  if (!releasedKinds.includes(kind.kind)) return write();
  const concerned = await familiesConcerned(kind, document);
  const record = await write();
  const see = async () => ({
    families: await listWholeFamilies(defaultLanguage, concerned),
    words: await wordsOf(kind, record),
  });
  // What was is read meanwhile by other connections, which see nothing of this write.
  const [before, hash] = await Promise.all([see(), hashFinder(tx)]);
  const after = await readingWritten(tx, see);
  const hasOtherWords = before.words !== after.words;
  // Rules, approvals and facts are rows of the sheets of all families.
  const hasOtherRows = kind.kind !== 'families' || rowsOf(before.families) !== rowsOf(after.families);
  if (hasOtherWords || hasOtherRows) {
    const asked = goldensConcerned(kind, document, hasOtherWords);
    const goldens = await evaluateGoldens(defaultLanguage, asked);
    const goldensAfter = await readingWritten(tx, () => evaluateGoldens(defaultLanguage, asked));
    await assertAccepted(tx, draft, changedGoldens(goldens, goldensAfter));
  }
  const { title } = kind.record;
  const number = await nextNumber(tx);
  // A sheet says the same as long as its family has the same rows, and all that is the same for all families is as it was.
  const released = hasOtherRows
    ? await compare(tx, kind, before.families, after.families)
    : { changed: [], touched: [] };
  await tx.insert(finderReleases).values({
    number,
    publishedBy: actor === theSystem ? null : actor.staffId,
    ...{ kind: kind.kind, record, name: String(document[title ?? kind.key]) },
    ...{ changed: released.changed.length, total: await readingWritten(tx, countFamilies) },
    hash,
  });
  await noteRelease(tx, number, released);
  return record;
};

/** The families without their texts, in which no golden sheet can differ, whatever its answers and its day are. */
const rowsOf = (families: readonly Family[]): string =>
  JSON.stringify(families.map(({ name: _, groupName: _group, definition: _definition, ...rows }) => rows));

async function compare(
  tx: ContentTx,
  kind: Publishing['kind'],
  before: readonly Family[],
  after: readonly Family[],
): Promise<ReturnType<typeof releasedFamilies>> {
  const today = todayInIndia();
  const was = await knowAmong(before, defaultLanguage, today);
  const shared = kind.kind === 'families' ? was.shared : undefined;
  const is = await readingWritten(tx, () => knowAmong(after, defaultLanguage, today, shared));
  return releasedFamilies(was.families, is.families);
}

async function nextNumber(tx: ContentTx): Promise<number> {
  const [last] = await tx.select({ number: max(finderReleases.number) }).from(finderReleases);
  return (last?.number ?? 0) + 1;
}

/** All that sheets are made of beside the rows of the lists, whose states follow from the days of the orders. */
const parts = [
  ...[productFamilies, familyLines, familyFacts, familyStances, familyHs],
  ...[approvals, approvalsPerBox, approvalEdges, approvalOrders, finderRules, suppliedFamilies],
  ...[finderFacts, finderFactValues, finderFactPhrases, finderFactPresumptions, sideRules],
];

/** Of the same rows the same, whatever their ids and hours are. */
async function hashFinder(tx: ContentTx): Promise<string> {
  const hashes = parts.map((table) => {
    const { id: _, createdAt: _made, updatedAt: _changed, ...columns } = getTableColumns<PgTable>(table);
    return sql`
      select ${getTableName(table)}::text as part, count(*) as rows,
        sum(hash_record_extended(row(${sql.join(Object.values(columns), sql`, `)}), 0)) as hash from ${table}`;
  });
  const found = await tx.execute<{ hash: string }>(sql`
    select encode(sha256(convert_to(string_agg(concat_ws(' ', part, rows, hash), ' ' order by part), 'UTF8')), 'hex') as hash
    from (${sql.join(hashes, sql` union all `)}) parts`);
  return found.rows[0]?.hash ?? '';
}
