import { sql } from '#core/drizzle.ts';
import type { CleanUp } from '#core/jobs/clean-up.ts';
import { confirmFollowMail } from '../mails/alert-mails.ts';

const batch = 1_000;

/**
 * Deletes whoever gets no mails for good: for thirty days their page says why, and a new form begins again. What stays
 * is the hash of the address.
 */
export const deleteSilent: CleanUp = {
  name: 'followers whose mails came back',
  async run(database) {
    let total = 0;
    for (let done = batch; done === batch; total += done) {
      const { rowCount } = await database.execute(sql`
        with gone as (
          select r.id, r.email from followers r join mail_addresses a on a.email_hmac = r.address_hmac
          where a.silence <> 'paused' and a.since < now() - interval '30 days'
          limit ${batch} for update of r skip locked
        ), digests as (
          delete from outbox_mails where message_id in (
            select d.message_id from alert_digests d join gone on gone.id = d.follower_id)
        ), requests as (
          delete from outbox_mails where template = ${confirmFollowMail.name} and recipient in (select email from gone)
        )
        delete from followers where id in (select id from gone)`);
      done = rowCount ?? 0;
    }
    return total;
  },
};
