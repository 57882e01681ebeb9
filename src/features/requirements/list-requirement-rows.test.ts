import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { services } from '#db/schema/services.ts';
import { changeRows } from '#tests/change-rows.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce, inState, type NewRequirement } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { listRequirementRows } from './list-requirement-rows.server.ts';
import { listServicesWithLists } from './list-services-with-lists.server.ts';

withTestDatabase();
const ids = new Map<string, number>();
const list = (slug: string, q = '', page = 1, perPage?: number) =>
  listRequirementRows({ serviceId: ids.get(slug) ?? 0, language: 'en', q, page, perPage });
const namesOf = async (slug: string, q: string) => (await list(slug, q)).rows.map(({ name }) => name);

beforeAll(async () => {
  await emptyContent();
  const mark = await createService({ name: 'Home mark' });
  const foreign = await createService({ name: 'Foreign mark', listServiceId: mark.id });
  const groups = await createService({ name: 'Telecom scheme', compliance: 'Group, Scheme' });
  await createService({ name: 'Advice' });
  for (const { slug, id } of [mark, foreign, groups]) ids.set(slug, id);
  let position = 0;
  const add = (name: string, requirement: NewRequirement, categories: string[] = []) =>
    createProduct({ name, categories, requirements: [{ serviceId: mark.id, position: ++position, ...requirement }] });
  await add('Amplifier', inForce({ standards: ['IS 616:2017'] }), ['Audio equipment']);
  await add('Cement', inForce({ standards: ['IS 269:2015'] }));
  await add('Yarn, 100% cotton', inState('rescinded'));
  await add('Laptop', inForce({ eeeCode: 'ITEW3', listedAs: 'Notebook_computer' }));
  await add('Helmet', inForce({ list: 'bis', listKey: '7' }));
  await createOrder({ number: 'S.O. 616(E)', lines: [{ list: 'bis', key: '7' }] });
  await createProduct({ name: 'Modem', requirements: [inForce({ serviceId: groups.id })] });
});

describe('the mandatory-products list of a service', () => {
  test('is searched for words with commas between them, as its cells have them', async () => {
    expect(await namesOf('home-mark', 'Audio equipment, amplifier')).toEqual(['Amplifier']);
  });

  test('is divided into pages without gaps', async () => {
    const whole = await list('home-mark');
    expect(whole.rows.map(({ name }) => name)).toEqual([
      'Amplifier',
      'Cement',
      'Yarn, 100% cotton',
      'Laptop',
      'Helmet',
    ]);
    const [first, second] = [await list('home-mark', '', 1, 3), await list('home-mark', '', 2, 3)];
    expect([whole.total, first.total, second.total]).toEqual([5, 5, 5]);
    expect(first.rows).toHaveLength(3);
    expect([...first.rows, ...second.rows]).toEqual(whole.rows);
  });

  test('is that of another service if the service refers to one', async () => {
    expect((await list('foreign-mark')).rows).toEqual((await list('home-mark')).rows);
  });

  test.each(['IS 616', 'is616', 'IS 616:2017'])('finds %s however it is spelt', async (q) => {
    expect(await namesOf('home-mark', q)).toEqual(['Amplifier']);
  });

  test('can be searched for codes, states and categories', async () => {
    expect(await namesOf('home-mark', 'ITEW3')).toEqual(['Laptop']);
    expect(await namesOf('home-mark', 'rescinded')).toEqual(['Yarn, 100% cotton']);
    expect(await namesOf('home-mark', 'audio')).toEqual(['Amplifier']);
  });

  test('can be searched for the number of the order, which a bare number does not mean', async () => {
    expect(await namesOf('home-mark', 'S.O. 616')).toEqual(['Helmet']);
    expect(await namesOf('home-mark', '616')).toEqual(['Amplifier']);
  });

  test.each([
    ['%', ['Yarn, 100% cotton']],
    ['_', ['Laptop']],
    ['\\', []],
    ["'", []],
    ['zzz %', []],
  ])('takes %s as it is written', async (q, names) => {
    expect(await namesOf('home-mark', q)).toEqual(names);
  });

  test('names the columns that its service needs', async () => {
    expect((await list('telecom-scheme')).rows).toMatchObject([{ name: 'Modem', compliance: 'Group, Scheme' }]);
  });

  test('is not found for a service that is not published', async () => {
    const withLists = async () =>
      (await listServicesWithLists('en')).flatMap((category) => category.services.map(({ slug }) => slug)).sort();
    expect(await withLists()).toEqual(['foreign-mark', 'home-mark', 'telecom-scheme']);
    await changeRows('service', (tx) =>
      tx.update(services).set({ status: 'draft' }).where(eq(services.slug, 'telecom-scheme')),
    );
    await expect(list('telecom-scheme')).rejects.toThrow('no service');
    expect(await withLists()).toEqual(['foreign-mark', 'home-mark']);
  });
});
