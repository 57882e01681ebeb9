import { expect, test } from 'vitest';
import { db } from '#db/client.server.ts';
import { sideRules } from '#db/schema/side-rules.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';

withTestDatabase();

const day =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b/g;
/** The day on which the sentences were gathered. */
const gatheredOn = '2026-11-23';

test('a sentence beside the lists that names a day to come ends by itself, not before that day', async () => {
  const rules = await db().select().from(sideRules);
  const wrong = rules.flatMap(({ key, plain, fromOn, untilOn }) =>
    [...plain.matchAll(day)]
      .map(([words]) => new Date(`${words} UTC`).toISOString().slice(0, 10))
      .filter((named) => named > gatheredOn && named !== fromOn && (untilOn === null || untilOn < named))
      .map((named) => `${key}: ${named}`),
  );
  expect(rules.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
