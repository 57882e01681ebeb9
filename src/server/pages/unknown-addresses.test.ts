import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withSite } from '#tests/server.ts';

const site = withSite();
const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const statuses = (answers: Response[]) => [...new Set(answers.map(({ status }) => status))].sort();

test.each(['', '/hi'])('addresses that no page has cost no look into the database: %j', async (prefix) => {
  const flood = site.from('198.51.100.12');
  await flood(`${prefix}/no-such`);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => void vi.restoreAllMocks());
  const answers = await Promise.all(many(20).map((index) => flood(`${prefix}/no-such-${index}`)));
  expect(statuses(answers)).toEqual([404]);
  expect(query).not.toHaveBeenCalled();
});
