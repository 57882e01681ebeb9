import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { and, asc, eq, isNull, lt, lte, or, sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { type Job, sendJob, workEach } from '#core/jobs/jobs.server.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';
import { inLanguage } from '#core/text/language.ts';
import { db } from '#db/client.server.ts';
import { followRequests } from '#db/schema/alerts.ts';
import { transaction } from '#db/transaction.server.ts';
import { takeMailAllowance } from '#features/accounts/codes/take-mail-allowance.server.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { defaultLanguage, findLanguage, type LanguageCode } from '#locales/languages.ts';
import { followNotice } from '../alert-texts.server.ts';
import type { RequestedFollow } from '../alerts.schema.ts';
import { confirmFollowMail } from '../mails/alert-mails.ts';
import { nameSubjects } from './subjects.server.ts';

/** How long a request waits for the button behind the link of our mail. */
const hours = 48;
/** A stranger can have so many of these mails sent to one address in that time. */
const mostMails = 3;
const mostLines = 50;
const use = 'alerts-confirm';

/**
 * Adds to what waits for the confirmation of an address. It takes the same steps for every address, and the mail goes
 * out in a job, so that neither the answer nor its time says whether we know the address.
 */
export async function requestFollow(email: string, follow: RequestedFollow, language: LanguageCode): Promise<void> {
  const asked = { language, notice: followNotice(language), askedAt: sql`clock_timestamp()` };
  // While something waits, its page may be open: what is agreed to there is what it shows.
  const keptOr = (kept: typeof followRequests.language | typeof followRequests.notice, given: string) =>
    sql`case when ${followRequests.follows} = '[]'::jsonb then ${given} else ${kept} end`;
  await transaction(async (tx) => {
    const [row] = await tx
      .insert(followRequests)
      .values({ email, follows: [], ...asked })
      .onConflictDoUpdate({
        target: followRequests.email,
        set: {
          ...asked,
          language: keptOr(followRequests.language, asked.language),
          notice: keptOr(followRequests.notice, asked.notice),
          mails: sql`case when ${followRequests.mailedAt} < now() - make_interval(hours => ${hours}) then 0
            else ${followRequests.mails} end`,
        },
      })
      .returning({ id: followRequests.id, follows: followRequests.follows });
    if (!row) throw new Error('a request was stored and gave no row back');
    await tx
      .update(followRequests)
      .set({ follows: withLine(row.follows, follow) })
      .where(eq(followRequests.id, row.id));
    await sendJob(tx, mailConfirmations.queue, randomUUID());
  });
}

/**
 * The lines with another one. Once there are too many, one from the middle makes room for it: so a stranger who asks for
 * many pushes out neither what the person has asked for before, up to half a list, nor, as long as no half list more is
 * asked for, what they ask for after.
 */
function withLine(lines: readonly RequestedFollow[], added: RequestedFollow): RequestedFollow[] {
  const at = lines.findIndex(({ kind, subjectId }) => kind === added.kind && subjectId === added.subjectId);
  if (at >= 0) return lines.with(at, added);
  return [...(lines.length < mostLines ? lines : lines.toSpliced(mostLines / 2, 1)), added];
}

const isWaiting = and(
  sql`${followRequests.follows} <> '[]'::jsonb`,
  or(
    isNull(followRequests.mailedAt),
    and(lt(followRequests.mailedAt, followRequests.askedAt), lt(followRequests.mails, mostMails)),
  ),
  or(isNull(followRequests.mailAfter), lte(followRequests.mailAfter, sql`clock_timestamp()`)),
);

/** Sends the links that confirm requests, as soon as their address may receive another mail. */
export const mailConfirmations: Job = {
  queue: { name: 'alert-confirmations', options: { retryLimit: 5, retryDelay: 10 } },
  workers: 1,
  every: '* * * * *',
  async run() {
    const waiting = await db()
      .select({ id: followRequests.id })
      .from(followRequests)
      .where(isWaiting)
      .orderBy(asc(followRequests.askedAt))
      .limit(500);
    await workEach(waiting, ({ id }) => mailConfirmation(id));
  },
};

async function mailConfirmation(id: number): Promise<void> {
  await transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(followRequests)
      .where(and(eq(followRequests.id, id), isWaiting))
      .for('update', { skipLocked: true });
    if (!request) return;
    const refusal = await takeMailAllowance(tx, request.email, 'forms');
    if (refusal) {
      // Nobody looks at it until then, so that those who wait for their address keep nobody else waiting.
      const mailAfter = sql`clock_timestamp() + make_interval(secs => ${refusal.retryAfter ?? 60})`;
      await tx.update(followRequests).set({ mailAfter }).where(eq(followRequests.id, id));
      return;
    }
    const { email, follows } = request;
    const language = languageOf(request.language);
    const token = sign(use, { request: id, since: request.createdAt.getTime() }, hours * 3_600);
    const link = readEnv().PUBLIC_URL + inLanguage(`/alerts/confirm/${token}`, language);
    const names = (await nameSubjects(follows, language)).map(({ name }) => name);
    const mail = { to: email, language, data: { link, names, hours }, minutes: hours * 60 };
    await queueMail(tx, confirmFollowMail, mail);
    await tx
      .update(followRequests)
      .set({ mailedAt: sql`clock_timestamp()`, mails: request.mails + 1 })
      .where(eq(followRequests.id, id));
  });
}

/** The request that a link of ours confirms; null if it has been used or has expired. */
export async function findRequest(token: string) {
  const read = readSigned(use, token, z.object({ request: z.number(), since: z.number() }));
  if (!read) return null;
  const [request] = await db().select().from(followRequests).where(eq(followRequests.id, read.request));
  // After a backup has been restored, somebody else's may have the same number.
  return request?.createdAt.getTime() === read.since ? request : null;
}

/** The language of a stored row, which may no longer be one of the site's. */
export function languageOf(code: string): LanguageCode {
  return findLanguage(code)?.code ?? defaultLanguage;
}
