import { beforeAll, expect, test } from 'vitest';
import { addDays, longDate, todayInIndia } from '#core/time/dates.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { serviceFees, serviceSteps, serviceTimes } from '#db/schema/fees.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { readWords } from '#tests/read-words.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const readOn = addDays(todayInIndia(), -8);
const read = { source: 'zorbits.example', readOn, confidence: 'regulator' as const };
const paid = { ...read, payer: 'any' as const, size: 'any' as const, currency: 'INR' as const };
const published = {
  ...paid,
  takenBy: 'government' as const,
  basis: 'published' as const,
  unit: 'application' as const,
};
const reported = { ...paid, takenBy: 'laboratory' as const, basis: 'reported' as const, unit: 'sample' as const };

let path: string;
const wordsOf = async (address: string) => readWords(await (await site.get(address)).text());

beforeAll(async () => {
  await emptyContent();
  const { id: serviceId } = await createService({ name: 'Zorbit mark', category: 'Zorbits' });
  await createService({ name: 'Quuxel mark', category: 'Zorbits' });
  const { id: unreadId } = await createService({ name: 'Plumbus mark', category: 'Zorbits' });
  path = '/services/zorbits/zorbit-mark';
  const requirements = [inForce({ serviceId, list: 'bis_isi', listKey: '900' })];
  await createProduct({ name: 'Zorbit cooler', requirements });
  await writeContent(async (tx) => {
    const yesterday = addDays(todayInIndia(), -1);
    const fees: Omit<typeof serviceFees.$inferInsert, 'serviceId' | 'position'>[] = [
      { ...published, stage: 'application', amount: 1000, document: 'Zorbit Rules' },
      { ...published, stage: 'inspection', amount: 700_000, confidence: 'press', doubt: 'Perhaps less.' },
      { ...published, stage: 'application', amount: 44_444, validTo: yesterday },
      { ...published, stage: 'application', amount: 55_555, status: 'archived' },
      { ...published, stage: 'late', amount: 5_000_000 },
      {
        ...reported,
        stage: 'testing',
        amount: 20_000,
        amountTo: 65_000,
        translations: { hi: { condition: 'परीक्षण' } },
      },
      { ...reported, stage: 'total', takenBy: 'several', amount: 90_000 },
    ];
    await tx.insert(serviceFees).values(fees.map((fee, position) => ({ ...fee, serviceId, position })));
    await tx.insert(serviceFees).values({
      ...published,
      stage: 'application',
      doubt: 'The rules set it; we have not read it.',
      serviceId: unreadId,
      position: 0,
    });
    const time = { ...read, serviceId, payer: 'any' as const, basis: 'published' as const, days: 'calendar' as const };
    await tx.insert(serviceTimes).values([
      { ...time, stage: 'grant', owner: 'authority', minDays: 30, maxDays: 45, position: 0 },
      { ...time, stage: 'total', owner: 'authority', usualDays: 60, days: 'working', basis: 'reported', position: 1 },
      { ...time, stage: 'suspension', owner: 'holder', maxDays: 90, position: 2 },
    ]);
    const step = { ...read, serviceId, actor: 'applicant' as const };
    await tx.insert(serviceSteps).values([
      { ...step, number: 1, step: 'Read the standard', after: [] },
      { ...step, number: 2, step: 'Test it', after: [1] },
      { ...step, number: 3, step: 'File it', after: [1] },
    ]);
  });
});

test('the page of fees keeps what is published apart from what is reported, each with its source', async () => {
  const words = await wordsOf(`${path}/fees`);
  expect(words).toMatch(/Government fees .*Zorbit Rules .*Application .*₹1,000 per application/);
  expect(words).toMatch(/₹7,00,000 .*Reported by laboratories .*₹20,000 to ₹65,000 per sample .*Other reported costs/);
  expect(words).toContain(`Source: zorbits.example, read on ${longDate(readOn, 'en')}`);
  expect(words).toContain('In doubt: Perhaps less.');
  expect(words).toContain('second hand');
});

test('a fee that is over or that we do not trust is not shown', async () => {
  const words = await wordsOf(`${path}/fees`);
  expect(words).not.toContain('44,444');
  expect(words).not.toContain('55,555');
});

test('times are bands that say on what they rest, and steps that run at the same time say so', async () => {
  const words = await wordsOf(`${path}/fees`);
  expect(words).toMatch(/Decision .*30 to 45 days, published .*about 60 working days, reported/);
  expect(words).toMatch(/Terms to keep .*Suspension .*up to 90 days, published/);
  expect(words).toMatch(/Test it After step 1, at the same time as step 3/);
});

test('the service and the sheet of its product name the span of the published fees and lead to the page', async () => {
  for (const address of [path, '/products/zorbit-cooler', '/products/zorbit-cooler?audience=import']) {
    const html = await (await site.get(address)).text();
    expect(readWords(html)).toMatch(/Government fees ?:? ₹1,000 to ₹7,00,000 each/);
    expect(html).toContain(`href="${path}/fees"`);
  }
});

test('a service of which nothing is known says so, and has no page of fees', async () => {
  expect(await wordsOf('/services/zorbits/quuxel-mark')).toContain('No published figure. Ask us.');
  expect((await site.get('/services/zorbits/quuxel-mark/fees')).status).toBe(404);
  expect((await site.get('/services/zorbits/__proto__/fees')).status).toBe(404);
});

test('a service whose fees are set but unread says so in place of a figure', async () => {
  const words = await wordsOf('/services/zorbits/plumbus-mark');
  expect(words).toContain('Government fees The rules set it; we have not read it.');
  expect(words).not.toContain('No published figure');
});

test('the page is in the sitemap, and speaks the reader’s language', async () => {
  expect(await (await site.get('/sitemaps/en/services-1.xml')).text()).toContain(`${path}/fees`);
  expect(await wordsOf(`/hi${path}/fees`)).toContain('परीक्षण');
  expect((await site.get(`/ar${path}/fees`)).status).toBe(200);
});
