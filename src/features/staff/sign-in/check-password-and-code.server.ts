import type { Context } from 'hono';
import { and, eq, sql } from '#core/drizzle.ts';
import { createGates } from '#core/gate.ts';
import { type Caller, callerOf } from '#core/http/caller.server.ts';
import { countAgainstFixedLimit, takeBackCount } from '#core/http/rate-limit.server.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { checkPassword } from '#core/secrets/passwords.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { staff } from '#db/schema/staff.ts';
import { takeRecoveryCode } from '#features/staff/access/recovery-codes.server.ts';
import { takeTotpCode } from '#features/staff/access/totp.server.ts';
import { accessTexts as texts } from '#features/staff/access.messages.ts';
import { knownBrowserOf } from './known-browser.server.ts';

/** The sign-ins of one network wait for one another, so that its flood does not fill the lane of the staff's passwords. */
const inTurn = createGates({ atOnce: 1, waiting: 10 });
/**
 * Failed attempts for one member: from one network (twice as many from a subscriber who has many networks), and from
 * everywhere. A browser in which the member has signed in before has its own, so that no stranger keeps them out.
 */
const fromNetwork = { limit: 10, windowSeconds: 900 };
const fromSubscriber = { limit: 20, windowSeconds: 900 };
const fromAnywhere = { limit: 100, windowSeconds: 3_600 };
/** Wrong codes after the right password; nobody is told that this is why. */
const codesOfDay = { limit: 20, windowSeconds: 86_400 };

type Entered = { email: string; password: string; code: string };

/**
 * The active member of staff to whom address, password and code belong, with the condition that it still is their
 * password; the code is used up. It is one of the app, or a recovery code. Wrong ones are counted before they are compared, and all get the same answer.
 * @throws Refusal 422 if any of the three is wrong, 429 after too many, 503 when too many are waiting
 */
export function checkPasswordAndCode(c: Context, entered: Entered) {
  const caller = callerOf(c);
  return inTurn(caller.network)(async () => {
    const email = entered.email.toLowerCase();
    const [person] = await db()
      .select()
      .from(staff)
      .where(and(eq(sql`lower(${staff.email})`, email), staff.isActive));
    const guesses = listCounters(email, caller, knownBrowserOf(c, person?.id));
    for (const { subject, limit } of guesses) await countGuess(subject, limit);
    const { isRight } = await checkPassword(entered.password, person?.passwordHash, 'staff');
    if (!person || !isRight) throw wrong(person?.id);
    const ofCodes = `desk-code:${person.id}`;
    if (!(await countAgainstFixedLimit(ofCodes, codesOfDay)).isAllowed) throw wrong(person.id, 'many wrong codes');
    const factor = await takeCode(db(), person.id, entered.code);
    if (!factor) throw wrong(person.id, 'wrong code');
    for (const { subject, limit } of [...guesses, { subject: ofCodes, limit: codesOfDay }])
      await takeBackCount(subject, limit);
    return { staffId: person.id, factor, way: eq(staff.passwordHash, person.passwordHash ?? '') };
  });
}

function listCounters(email: string, { network, wider }: Pick<Caller, 'network' | 'wider'>, browser: string | null) {
  const subject = `desk-password:${email}`;
  if (browser) return [{ subject: `${subject}:${browser}`, limit: fromNetwork }];
  return [
    { subject: `${subject}:${network}`, limit: fromNetwork },
    ...(wider ? [{ subject: `${subject}:${wider}`, limit: fromSubscriber }] : []),
    { subject, limit: fromAnywhere },
  ];
}

async function takeCode(tx: Queryable, staffId: number, code: string) {
  if (await takeTotpCode(tx, staffId, code)) return 'totp' as const;
  return (await takeRecoveryCode(tx, staffId, code)) ? ('recovery-code' as const) : null;
}

async function countGuess(subject: string, limit: { limit: number; windowSeconds: number }): Promise<void> {
  const { isAllowed, retryAfter } = await countAgainstFixedLimit(subject, limit);
  if (!isAllowed) throw new Refusal(429, refusalTexts.tooMany, { retryAfter, reason: 'many guesses at the desk' });
}

function wrong(staffId: number | undefined, reason = 'wrong password'): Refusal {
  const subject = staffId === undefined ? undefined : { staffId };
  return new Refusal(422, texts.signInFailed, { errors: { password: [texts.signInFailed] }, reason, subject });
}
