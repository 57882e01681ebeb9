import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { db } from '#db/client.server.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { transaction } from '#db/transaction.server.ts';
import { oneTimePasswordMail } from '#features/accounts/mails/account-mails.ts';
import { defineMail } from '#features/mail/define-mail.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { withSite } from '#tests/server.ts';

const site = withSite({ DEV_PAGES: 'true', PUBLIC_URL: 'http://localhost:3000' });
const headers = { host: 'localhost:3000' };
const openOutbox = async () => (await site.from('127.0.0.1')('/dev/outbox', { headers })).text();
const envelope = { to: 'asha@example.org', language: 'en' };

beforeEach(async () => {
  await db().delete(outboxMails);
});

test('the outbox shows the code of a mail that was not sent', async () => {
  await transaction((tx) => queueMail(tx, oneTimePasswordMail, { ...envelope, data: oneTimePasswordMail.sample }));
  const shown = await openOutbox();
  expect(shown).toContain('one-time-password to asha@example.org');
  expect(shown).toContain(oneTimePasswordMail.sample.code);
});

test('the outbox says of a mail whose data are gone, or which is no longer declared, that its code has been deleted', async () => {
  const former = defineMail({ name: 'former', data: z.object({}), sample: {} });
  await transaction((tx) => queueMail(tx, former, { ...envelope, data: {} }));
  await transaction((tx) => queueMail(tx, oneTimePasswordMail, { ...envelope, data: oneTimePasswordMail.sample }));
  await db().update(outboxMails).set({ data: {} });
  const shown = await openOutbox();
  expect(shown).toContain('former to asha@example.org');
  expect(shown.match(/Its code or link has been deleted/g)).toHaveLength(2);
});
