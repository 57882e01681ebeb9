import { sql } from '#core/drizzle.ts';
import { type SubjectKind, subjectKinds } from '#features/change-events/change-events.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { findSubject, nameSubjects, type Subject } from '../follow/subjects.server.ts';

/** What a public feed or calendar is about, or null. Kept sheets have none: their keys must stand in no log. */
export async function findFeedSubject(given: string, slug: string, language: LanguageCode): Promise<Subject | null> {
  const kind = subjectKinds.find((known) => known === given);
  if (!kind || kind === 'sheet') return null;
  const subjectId = await findSubject(kind, slug);
  const [subject] = subjectId === null ? [] : await nameSubjects([{ kind, subjectId }], language);
  return subject ?? null;
}

/** One page as a query for `kind, subject_id`. */
export function subjectQuery({ kind, subjectId }: { kind: SubjectKind; subjectId: number }) {
  return sql`values (${kind}::text, ${subjectId}::int)`;
}

/** All orders, as a query for `kind, subject_id`. */
export const everyOrderQuery = sql`select 'order'::text, id from orders where status = 'published'`;

/** What somebody follows, as a query for `kind, subject_id`. */
export function followedQuery(follower: number) {
  return sql`select kind, subject_id from follows where follower_id = ${follower}`;
}
