import type { z } from 'zod';
import { sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { isDatabaseAway } from '#core/errors.ts';
import { logger } from '#core/logger.server.ts';
import { type ServerText, translate } from '#core/text/messages.server.ts';
import type { Queryable } from '#db/client.server.ts';
import type { Mail } from '#features/mail/define-mail.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { canSignIn } from '#features/staff/members/change-member.server.ts';
import type { StaffRole } from '#features/staff/staff.schema.ts';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import { reviewAskedMail } from './review-asked.mail.ts';
import { reviewDecidedMail, type reviewOutcomes } from './review-decided.mail.ts';

/** Above this, somebody finds what waits for them at the desk alone, as the office does with leads. */
const mailsPerHour = 20;

export type Colleague = { id: number; email: string; language: string; roles: StaffRole[]; languages: string[] | null };
type Say = (text: ServerText) => string;
/** What the mails are about, and its address below `/desk`. */
export type Subject = { nameIn: (say: Say) => string; note: string | null; path: string };
export type Decision = Subject & { outcome: (typeof reviewOutcomes)[number]; at?: Date | null };
type Told = (tx: Queryable, everybody: Colleague[]) => Colleague[] | Promise<Colleague[]>;
type Actor = { staffId: number; name: string };

/** Mails those who may decide about something that it waits for them. */
export function askForReview(tx: Queryable, actor: Actor, { nameIn, note, path }: Subject, whom: Told): Promise<void> {
  return queueAll(tx, actor, whom, reviewAskedMail, (say) => ({
    ...{ name: nameIn(say), by: actor.name, note },
    deskLink: deskLink(path),
  }));
}

/** Mails its authors what somebody else has decided about something. */
export function tellDecision(
  tx: Queryable,
  actor: Actor,
  { nameIn, note, path, outcome, at }: Decision,
  isAuthor: (colleague: Colleague) => boolean,
): Promise<void> {
  const whom: Told = (_, everybody) => everybody.filter(isAuthor);
  return queueAll(tx, actor, whom, reviewDecidedMail, (say) => ({
    ...{ name: nameIn(say), by: actor.name, note, outcome, at: at?.toISOString() ?? null },
    deskLink: deskLink(path),
  }));
}

const deskLink = (path: string) => `${readEnv().DESK_URL}/desk${path}`;

/**
 * Queues the mails in the transaction of the act, at a savepoint: what is wrong with a mail is told in the log, and
 * undoes nothing of the act.
 */
async function queueAll<Data extends Record<string, unknown>>(
  tx: Queryable,
  actor: Actor,
  whom: Told,
  mail: Mail<z.ZodType<Data>>,
  dataIn: (say: Say) => Data,
): Promise<void> {
  await tx.execute(sql`savepoint review_mails`);
  try {
    const others = (await listWilling(tx)).filter(({ id }) => id !== actor.staffId);
    for (const { email, language: own } of others.length > 0 ? await whom(tx, others) : []) {
      const language = findLanguage(own)?.code ?? defaultLanguage;
      await queueMail(tx, mail, { to: email, language, data: dataIn((text) => translate(text, language)) });
    }
    await tx.execute(sql`release savepoint review_mails`);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    logger.error({ err: error, mail: mail.name }, 'mails about a review could not be queued');
    await tx.execute(sql`rollback to savepoint review_mails`);
  }
}

/**
 * Those who can sign in, want such mails and have not had too many of them within the hour; counted without a lock,
 * because a few more at the same moment do no harm.
 */
async function listWilling(tx: Queryable): Promise<Colleague[]> {
  const limit = Math.ceil(mailsPerHour * readEnv().RATE_LIMIT_SCALE);
  const { rows } = await tx.execute<Colleague>(sql`
    select s.id, s.email, s.language, s.roles, s.languages from staff s
    where s.review_mails and ${canSignIn} and (
      select count(*) from outbox_mails m
      where m.template in (${reviewAskedMail.name}, ${reviewDecidedMail.name}) and m.recipient = s.email
        and m.created_at > clock_timestamp() - interval '1 hour') < ${limit}
    order by s.id`);
  return rows;
}
