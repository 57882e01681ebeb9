import { beforeAll, expect, test } from 'vitest';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { serviceFees, serviceTimes } from '#db/schema/fees.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createService } from '#tests/factories/service.ts';
import { readWords } from '#tests/read-words.ts';
import { withSite } from '#tests/server.ts';
import { isCurrent } from './is-current.ts';
import { listCourses } from './list-courses.server.ts';
import { listFeeSummaries } from './list-fee-summaries.server.ts';

const site = withSite();
const today = todayInIndia();
const old = addDays(today, -366);
const slug = 'zorbit-mark';

beforeAll(async () => {
  await emptyContent();
  const { id: serviceId } = await createService({ name: 'Zorbit mark', category: 'Zorbits' });
  const { id: staleId } = await createService({ name: 'Quuxel mark', category: 'Zorbits' });
  const read = { source: 'zorbits.example', confidence: 'regulator' as const, payer: 'any' as const };
  const fee = {
    ...read,
    size: 'any',
    currency: 'INR',
    takenBy: 'government',
    basis: 'published',
    unit: 'application',
  } as const;
  const total = { ...fee, stage: 'total', basis: 'reported', takenBy: 'several' } as const;
  const time = { ...read, serviceId, owner: 'authority', basis: 'published', days: 'calendar' } as const;
  await writeContent(async (tx) => {
    await tx.insert(serviceFees).values([
      { ...fee, serviceId, position: 0, stage: 'application', amount: 1000, readOn: today },
      { ...fee, serviceId, position: 1, stage: 'inspection', amount: 7000, readOn: old, doubt: 'Perhaps more.' },
      { ...total, serviceId, position: 2, amount: 90_000, readOn: today },
      { ...total, serviceId, position: 3, amount: 44_444, readOn: old },
      { ...fee, serviceId: staleId, position: 0, stage: 'application', amount: 55_555, readOn: old, doubt: 'Perhaps.' },
    ]);
    await tx.insert(serviceTimes).values([
      { ...time, position: 0, stage: 'grant', maxDays: 30, readOn: today },
      { ...time, position: 1, stage: 'total', maxDays: 77, readOn: old },
    ]);
  });
});

test('a figure holds until its review day, a year after it was read', () => {
  expect(isCurrent('2026-11-23', '2027-11-23')).toBe(true);
  expect(isCurrent('2026-11-23', '2027-11-24')).toBe(false);
});

test('no sheet shows a fee or a time whose review day is over', async () => {
  const course = (await listCourses('en')).get(slug);
  expect(course?.times.map(({ words }) => words)).toEqual(['up to 30 days']);
  expect(course?.costs.map(({ words }) => words)).toEqual([expect.stringContaining('90,000')]);
  // The fee is still set; only nobody knows how high it is now.
  expect((await listFeeSummaries('en')).get(slug)?.words).toBe('₹1,000 each, some not published');
});

test('what is read again later is shown on that day, and is over on another', async () => {
  const later = addDays(today, 366);
  expect((await listCourses('en', later)).get(slug)).toBeUndefined();
  expect((await listFeeSummaries('en', later)).get(slug)?.words).toBeNull();
  const before = addDays(today, -10);
  expect((await listCourses('en', before)).get(slug)?.times).toHaveLength(2);
});

test('a service without any other figure says that there is none, and its page of fees still says when it was read', async () => {
  const page = readWords(await (await site.get('/services/zorbits/quuxel-mark')).text());
  expect(page).toContain('No published figure. Ask us.');
  expect(page).not.toContain('55,555');
  const fees = readWords(await (await site.get('/services/zorbits/quuxel-mark/fees')).text());
  expect(fees).toMatch(/₹55,555 .*read on/);
});
