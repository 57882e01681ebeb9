import { sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { type ServerText, translate } from '#core/text/messages.server.ts';
import type { Queryable } from '#db/client.server.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { getKind, type ScheduleFailureWitness } from '#features/records/declare-records.server.ts';
import { type Revision, wireId } from '#features/records/desk/open-revision.server.ts';
import { titleOf } from '#features/records/desk/record-filter.server.ts';
import { canSignIn } from '#features/staff/members/change-member.server.ts';
import type { StaffRole } from '#features/staff/staff.schema.ts';
import { may } from '#features/staff/staff-policy.ts';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import { scheduleFailedMail } from './schedule-failed.mail.ts';

/**
 * Mails the author of a draft that what was to happen at its hour has failed; one who has left or may not write such
 * records any more cannot do anything about it, so then the mail goes to whoever edited it last, or scheduled it.
 */
export const tellAuthor: ScheduleFailureWitness = async (tx, revision, { what, at, refusal }) => {
  const author = await findAuthor(tx, revision);
  if (!author) return;
  const language = findLanguage(author.language)?.code ?? defaultLanguage;
  const say = (text: ServerText) => translate(text, language);
  const kind = getKind(revision.kind);
  const title = revision.document[titleOf(kind)];
  await queueMail(tx, scheduleFailedMail, {
    to: author.email,
    language,
    data: {
      name: typeof title === 'string' && title ? title : say(kind.record.name.one),
      what,
      at: at.toISOString(),
      reasons: [say(refusal.message), ...refusal.problems.map(({ path, message }) => `${path}: ${say(message)}`)],
      deskLink: `${readEnv().DESK_URL}/desk/records/${revision.kind}/${wireId(revision)}`,
    },
  });
};

async function findAuthor(tx: Queryable, { kind, madeBy, editedBy, publishedBy }: Revision) {
  const candidates = [madeBy, editedBy, publishedBy];
  const { rows } = await tx.execute<{ id: number; email: string; language: string; roles: StaffRole[] }>(sql`
    select s.id, s.email, s.language, s.roles from staff s
    where s.id = any(${sql.param(candidates)}::int[]) and ${canSignIn}`);
  const { right = 'content.write' } = getKind(kind).record;
  const writers = rows.filter(({ roles }) => may(roles, 'content.write') && may(roles, right));
  const byId = new Map(writers.map((row) => [row.id, row]));
  return candidates.flatMap((id) => byId.get(id ?? 0) ?? [])[0];
}
