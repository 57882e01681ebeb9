import { beforeAll, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProductStandards } from '#db/schema/mandatory-products.ts';
import { standards } from '#db/schema/standards.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { createStandard } from '#tests/factories/standard.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
let editor: Awaited<ReturnType<typeof enterDesk>>;
let reviewer: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  await createProduct({ name: 'Zorbit kettle', requirements: [inForce({ standards: ['IS 98761:2020'] })] });
  await createStandard({ number: 'IS 98761:2025', title: 'Zorbs' });
});

const addressOf = async (slug: string) => {
  const [row] = await db().select({ id: standards.id }).from(standards).where(eq(standards.slug, slug));
  return `/records/standards/${row?.id}`;
};

/** Saves a change of a standard, and says what is wrong with it. */
async function save(address: string, change: object) {
  const { live, open } = await (await editor.get(address)).json();
  const document = { ...live.document, ...change };
  const saved = await (await editor.send('PUT', `${address}/draft`, { document, edit: open?.edit ?? 0 })).json();
  const problems: { path: string; message: string }[] = saved.problems;
  return {
    edit: saved.edit,
    problems: Object.fromEntries(problems.map(({ path, message }) => [path, message])),
  };
}

test('what cannot be right is said at its field', async () => {
  const address = await addressOf('is-98761-2020');
  const wrong = { number: 'Zorb 12', successor: 'is-98761-2020' };
  expect((await save(address, wrong)).problems).toMatchObject({
    number: expect.stringContaining('is not the number'),
    successor: expect.stringContaining('is this standard itself'),
  });
  expect((await save(address, { number: 'IS 98761:2025', concurrentUntil: '2027-01-01' })).problems).toMatchObject({
    concurrentUntil: expect.stringContaining('is missing'),
  });
  expect((await save(address, { number: 'IS 98761:2025' })).problems).toMatchObject({
    number: 'The standard is-98761-2025 has this number already.',
  });
});

test('a title and a successor are public once somebody else has published them', async () => {
  const address = await addressOf('is-98761-2020');
  const { edit, problems } = await save(address, {
    title: 'Kettles with zorbs',
    successor: 'is-98761-2025',
    concurrentUntil: '2031-05-01',
    translations: { hi: { title: 'ज़ोर्ब वाली केतली' } },
  });
  expect(problems).toEqual({});
  const both = await enterDesk(site, ['editor', 'reviewer'], { staffId: editor.staffId });
  expect((await both.send('POST', `${address}/publish`, { edit })).status).toBe(403);
  expect((await reviewer.send('POST', `${address}/publish`, { edit })).status).toBe(200);
  const page = await (await site.get('/hi/standards/is-98761-2020')).text();
  expect(page).toContain('ज़ोर्ब वाली केतली');
  expect(page).toContain('/hi/standards/is-98761-2025');
  expect(page).toContain('Zorbit kettle');
  const loop = await save(await addressOf('is-98761-2025'), { successor: 'is-98761-2020' });
  expect(loop.problems).toMatchObject({ successor: expect.stringContaining('is-98761-2025, is-98761-2020') });
});

test('one that rows of the lists or another standard name stays on the site', async () => {
  const archive = async (slug: string) => {
    const answer = await reviewer.send('POST', `${await addressOf(slug)}/archive`, {});
    return [answer.status, (await answer.json()).message];
  };
  expect(await archive('is-98761-2020')).toEqual([409, expect.stringContaining('rows of the lists')]);
  expect(await archive('is-98761-2025')).toEqual([409, expect.stringContaining('takes the place of IS 98761:2020')]);
  const free = await createStandard({ number: 'IS 98762:2025' });
  expect(await archive(free.slug)).toEqual([200, undefined]);
  expect((await site.get(`/standards/${free.slug}`)).status).toBe(404);
});

test('a standard of the lists stays linked when it gets another address, to which the old one leads', async () => {
  const { standardId } = mandatoryProductStandards;
  const own = eq(standardId, standards.id);
  const listed = db().select({ id: standards.id, slug: standards.slug }).from(standards);
  const [first] = await listed.innerJoin(mandatoryProductStandards, own).orderBy(standards.id).limit(1);
  const { id, slug } = first ?? expect.fail();
  const links = () => db().select().from(mandatoryProductStandards).where(eq(standardId, id));
  const before = await links();
  const { edit } = await save(`/records/standards/${id}`, { slug: 'zorb-standard' });
  expect((await reviewer.send('POST', `/records/standards/${id}/publish`, { edit })).status).toBe(200);
  expect(await links()).toEqual(before);
  const old = await site.get(`/standards/${slug}`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/standards/zorb-standard']);
  expect((await site.get('/standards/zorb-standard')).status).toBe(200);
});
