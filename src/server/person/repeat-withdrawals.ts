import type pg from 'pg';
import { z } from 'zod';
import { StartError } from '#core/errors.ts';
import { consentHmac, consentHmacs } from '#db/person/consent-hmac.server.ts';
import { silences } from '#features/alerts/alerts.schema.ts';
import { silenceAgain, stopAgain } from '#features/alerts/stop-again.server.ts';
import { readBeside, writeBeside } from './beside-archive.ts';

const ending = '.withdrawals';
const list = z.object({
  /** Says with which secret the addresses were hashed: with another one, nobody would be found, and all would be mailed. */
  secret: z.string(),
  stopped: z.array(z.object({ email_hmac: z.string(), at: z.coerce.date() })),
  silent: z.array(
    z.object({
      email_hmac: z.string(),
      silence: z.enum(silences),
      since: z.coerce.date(),
      status: z.string().nullable(),
    }),
  ),
});

/** Writes beside a backup who has stopped mails about changes, and whose mails came back. */
export async function saveWithdrawals(client: pg.Client, archive: string): Promise<void> {
  // A backup may be made before the release that brought the tables has migrated the database.
  const { rows } = await client.query("select to_regclass('mail_addresses') is not null as is_there");
  if (!rows[0]?.is_there) return;
  const stopped = await client.query(
    `select email_hmac, max(at) as at from consents where action = 'withdrawn' group by email_hmac`,
  );
  const silent = await client.query('select email_hmac, silence, since, status from mail_addresses');
  if (stopped.rows.length + silent.rows.length === 0) return;
  await writeBeside(archive, ending, { secret: consentHmac(''), stopped: stopped.rows, silent: silent.rows });
}

/**
 * Ends the mails again of those who have stopped them after a backup was made, or whose mails came back since, as the
 * files beside it say.
 * @returns how many were still in it
 * @throws StartError when a list was written with another secret, so that its people cannot be recognised
 */
export async function repeatWithdrawals(archive: string): Promise<number> {
  let count = 0;
  for (const { name, data } of await readBeside(archive, ending)) {
    const { secret, stopped, silent } = list.parse(data);
    if (!consentHmacs('').includes(secret)) {
      throw new StartError(
        `${name} lists who must get no more mails under another APP_SECRET: set that one, as APP_SECRET or APP_SECRET_BEFORE, or move the file away`,
      );
    }
    count += await stopAgain(new Map(stopped.map(({ email_hmac, at }) => [email_hmac, at])));
    count += await silenceAgain(new Map(silent.map(({ email_hmac, ...row }) => [email_hmac, row])));
  }
  return count;
}
