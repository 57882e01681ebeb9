import { getTableColumns, getTableName, max, sql } from '#core/drizzle.ts';
import type { PgTable } from '#core/drizzle-pg.ts';
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
import type { PublicationWitness } from '#features/records/declare-records.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { assertAccepted, changedGoldens } from '../goldens/accept-golden.server.ts';
import { evaluateGoldens } from '../goldens/evaluate-goldens.server.ts';
import { knowFamilies } from '../know-family.server.ts';
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
  // Another connection, which sees nothing of this write.
  const [before, wordsBefore] = [await knowFamilies(defaultLanguage, concerned), await wordsOf(kind, record)];
  const { after, total, wordsAfter } = await readingWritten(tx, async () => ({
    after: await knowFamilies(defaultLanguage, concerned),
    total: await countFamilies(),
    wordsAfter: await wordsOf(kind, record),
  }));
  const asked = goldensConcerned(kind, document, wordsBefore !== wordsAfter);
  const goldens = await evaluateGoldens(defaultLanguage, asked);
  const goldensAfter = await readingWritten(tx, () => evaluateGoldens(defaultLanguage, asked));
  await assertAccepted(tx, draft, changedGoldens(goldens, goldensAfter));
  const { title } = kind.record;
  const number = await nextNumber(tx);
  const released = releasedFamilies(before, after);
  await tx.insert(finderReleases).values({
    number,
    publishedBy: actor === theSystem ? null : actor.staffId,
    ...{ kind: kind.kind, record, name: String(document[title ?? kind.key]) },
    ...{ changed: released.changed.length, total },
    hash: await hashFinder(tx),
  });
  await noteRelease(tx, number, released);
  return record;
};

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
