import { expect, test } from 'vitest';
import { db } from '#db/client.server.ts';
import { erasePerson } from '#db/person/erase-person.server.ts';
import { rateCounters } from '#db/schema/rate-counters.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';

withTestDatabase();

test('an erasure takes the counts of the mailbox, which limits spell without dots and what stands behind a plus sign', async () => {
  const counted = ['meerashah@lamps.example', 'meera@lamps.example'];
  const rows = counted.map((mailbox) => ({ subject: `mail:forms:${mailbox}/3600`, windowStart: new Date(), count: 1 }));
  await db().insert(rateCounters).values(rows);
  await erasePerson({ email: 'meera.shah+shop@lamps.example' });
  const left = await db().select({ subject: rateCounters.subject }).from(rateCounters);
  expect(left).toEqual([{ subject: 'mail:forms:meera@lamps.example/3600' }]);
});
