import { beforeAll, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
let editor: Awaited<ReturnType<typeof enterDesk>>;
let kettle: Awaited<ReturnType<typeof createProduct>>;
beforeAll(async () => {
  editor = await enterDesk(site, ['editor', 'reviewer']);
  kettle = await createProduct({ name: 'Zorbit kettle', categories: ['Zorbit goods'], requirements: [inForce()] });
});

const addressOf = ({ id }: { id: number }) => `/records/products/${id}`;

/** Saves a change of a product, and says what is wrong with it. */
async function save(address: string, change: object) {
  const { live, open } = await (await editor.get(address)).json();
  const document = { ...live.document, ...change };
  const saved = await (await editor.send('PUT', `${address}/draft`, { document, edit: open?.edit ?? 0 })).json();
  const problems: { path: string; message: string }[] = saved.problems;
  return { edit: saved.edit, problems: Object.fromEntries(problems.map(({ path, message }) => [path, message])) };
}
const publish = async (address: string, edit: number) =>
  (await editor.send('POST', `${address}/publish`, { edit })).status;
const pageOf = async (path: string) => (await site.get(path)).text();

test('what cannot be right is said at its field', async () => {
  const section = { heading: 'Twice', description: null, imagePath: null, imageAlt: null, side: 'left' };
  const { problems } = await save(addressOf(kettle), {
    name: '',
    categories: [],
    sections: [section, section],
    tradeNames: ['z'.repeat(121)],
    slug: 'z'.repeat(201),
  });
  expect(Object.keys(problems).sort()).toEqual(['categories', 'name', 'sections.1', 'slug', 'tradeNames.0']);
  expect(problems.categories).toBe('is missing');
  const twice = await save(addressOf(kettle), { categories: ['zorbit-goods', 'zorbit-goods'] });
  expect(twice.problems).toEqual({ 'categories.1': 'stands here twice' });
  const named = await save(addressOf(kettle), { tradeNames: ['geyser', 'geyser'] });
  expect(named.problems).toEqual({ 'tradeNames.1': 'stands here twice' });
  const odd = await save(addressOf(kettle), {
    sections: [
      { ...section, side: 'middle' },
      { ...section, heading: 'Sideless', side: '' },
    ],
    tradeNames: Array.from({ length: 101 }, (_, at) => `zorb ${at}`),
  });
  expect(odd.problems).toEqual({
    'sections.0.side': 'This field must be one of these: left, right.',
    'sections.1.side': 'is missing',
    tradeNames: 'has more than 100 entries',
  });
});

test('texts, translations and trade names are public as soon as they are published', async () => {
  const address = addressOf(kettle);
  const { edit, problems } = await save(address, {
    name: 'Zorbit kettle',
    tradeNames: ['quambler'],
    description: '<p>Boils <strong>zorbs</strong>.</p><script>alert(1)</script>',
    translations: { hi: { name: 'ज़ोर्बिट केतली', description: '<p>ज़ोर्ब उबालती है।</p>' } },
    sections: [
      {
        heading: 'Which zorbs?',
        description: '<p>All of them.</p>',
        side: 'left',
        translations: { hi: { heading: 'कौन से ज़ोर्ब?', description: '<p>सभी।</p>' } },
      },
    ],
    questions: [{ question: 'How hot?', answer: '<p>Very.</p>' }],
  });
  expect(problems).toEqual({});
  expect(await publish(address, edit)).toBe(200);
  const english = await pageOf('/products/zorbit-kettle');
  for (const text of ['Boils <strong>zorbs</strong>.', 'Which zorbs?', 'All of them.', 'How hot?'])
    expect(english).toContain(text);
  expect(english).not.toContain('alert(1)');
  const hindi = await pageOf('/hi/products/zorbit-kettle');
  for (const text of ['ज़ोर्बिट केतली', 'ज़ोर्ब उबालती है।', 'कौन से ज़ोर्ब?', 'सभी।']) expect(hindi).toContain(text);
  expect(await pageOf('/search?q=quambler')).toContain('/products/zorbit-kettle');
});

test('one that rows of the lists name stays on the site, and another can be taken from it', async () => {
  const archive = async (address: string) => {
    const answer = await editor.send('POST', `${address}/archive`, {});
    return [answer.status, (await answer.json()).message];
  };
  expect(await archive(addressOf(kettle))).toEqual([409, expect.stringContaining('rows of the lists name it: 1')]);
  const free = await createProduct({ name: 'Zorbit lid', categories: ['Zorbit goods'] });
  expect(await archive(addressOf(free))).toEqual([200, undefined]);
  expect((await site.get(`/products/${free.slug}`)).status).toBe(404);
});

test('a category stays as long as a product stands in no other, and none is published in nothing else', async () => {
  const tray = await createProduct({ name: 'Zorbit tray', categories: ['Zorbit ware'] });
  const { rows } = await (await editor.get('/records/product-categories?q=zorbit-ware')).json();
  const id = rows[0].id;
  const archive = async () => {
    const answer = await editor.send('POST', `/records/product-categories/${id}/archive`, {});
    return [answer.status, (await answer.json()).message];
  };
  const stays = 'Zorbit ware stays as long as others name it: Zorbit tray. Change these first.';
  expect(await archive()).toEqual([409, stays]);
  const among = await editor.send('POST', '/records/product-categories/actions', {
    action: 'archive',
    records: [{ id, edit: null }],
  });
  expect((await among.json()).results).toMatchObject([{ isDone: false, problem: stays }]);
  const { edit } = await save(addressOf(tray), { categories: ['zorbit-ware', 'zorbit-goods'] });
  expect(await publish(addressOf(tray), edit)).toBe(200);
  expect(await archive()).toEqual([200, undefined]);
  expect((await save(addressOf(tray), { categories: ['zorbit-ware'] })).problems).toEqual({
    categories: 'This record is not public.',
  });
});

test('one that rows name is given no end, which would not come', async () => {
  const { edit } = await save(addressOf(kettle), { technicalName: 'Zorb boiler' });
  const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  for (const when of [{ until: hour(2) }, { at: hour(1), until: hour(2) }]) {
    const answer = await editor.send('POST', `${addressOf(kettle)}/publish`, { edit, ...when });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors.until).toEqual([expect.stringContaining('rows of the lists name it: 1')]);
  }
});

test('a new address is led to from the old one, and the rows stay with the product', async () => {
  const cup = await createProduct({ name: 'Zorbit cup', categories: ['Zorbit goods'], requirements: [inForce()] });
  const rows = () => db().select().from(mandatoryProducts).where(eq(mandatoryProducts.productId, cup.id));
  const before = await rows();
  const { edit } = await save(addressOf(cup), { slug: 'zorbit-mug' });
  expect(await publish(addressOf(cup), edit)).toBe(200);
  expect(await rows()).toEqual(before);
  const old = await site.get('/products/zorbit-cup', { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/products/zorbit-mug']);
});

test('a new product has a page before any list names it', async () => {
  const document = { slug: 'zorbit-spoon', name: 'Zorbit spoon', categories: ['zorbit-goods'], translations: {} };
  const made = await (await editor.send('POST', '/records/products', { document })).json();
  const address = `/records/products/${made.id}`;
  expect(made.problems ?? []).toEqual([]);
  expect(await publish(address, made.edit)).toBe(200);
  expect(await pageOf('/products/zorbit-spoon')).toContain('Zorbit spoon');
});

test('names, headings and questions may be as long as an index takes, in any script', async () => {
  // Letters in no order, which PostgreSQL cannot shorten.
  const letters = Array.from({ length: 601 }, (_, at) =>
    String.fromCodePoint(0x905 + ((at * 7919 + ((at * at) % 31)) % 50)),
  );
  const [longest, longer] = [letters.slice(1).join(''), letters.join('')];
  const change = {
    name: longest,
    translations: { hi: { name: longest } },
    sections: [{ heading: longest, side: 'left' }],
    questions: [{ question: longest, answer: '<p>Yes.</p>' }],
  };
  const address = addressOf(await createProduct({ name: 'Zorbit scroll', categories: ['Zorbit goods'] }));
  const { problems } = await save(address, {
    ...change,
    name: longer,
    questions: [{ ...change.questions[0], question: longer }],
  });
  expect(problems).toEqual({ name: 'is too long', 'questions.0.question': 'is too long' });
  expect(await publish(address, (await save(address, change)).edit)).toBe(200);
});
