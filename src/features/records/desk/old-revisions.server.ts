import { sql } from '#core/drizzle.ts';
import { type CleanUp, cleanUpRows } from '#core/jobs/clean-up.ts';
import { listKinds } from '../declare-records.server.ts';

/** How many revisions of a record are kept, its open draft among them. */
const kept = 50;

/**
 * Older revisions of kinds that are not kept for ever. What was published last, what still has an end ahead and what a
 * golden sheet was accepted for stay, and so does all of a kind that this release does not know: nothing says whether it
 * is kept.
 */
export const oldRevisions: CleanUp = {
  name: 'old revisions',
  run(database) {
    const cleaned = listKinds().flatMap(({ kind, record }) => (record.keep === 'all' ? [] : kind));
    const where = sql`id in (
      select r.id from record_revisions r
      join (
        select kind, record, max(number) - ${kept} as last,
          max(number) filter (where state = 'published') as published
        from record_revisions where record is not null and kind = any(${sql.param(cleaned)}::text[])
        group by kind, record having max(number) >= ${kept}
      ) of_record on of_record.kind = r.kind and of_record.record = r.record
      where r.number <= of_record.last and r.number <> coalesce(of_record.published, -1)
        and r.state in ('published', 'discarded') and r.archive_at is null
        and not exists (select from golden_acceptances g where g.revision_id = r.id))`;
    return cleanUpRows('old revisions', { table: 'record_revisions', where }).run(database);
  },
};
