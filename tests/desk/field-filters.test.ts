import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { galleryItems } from '#db/schema/gallery.ts';
import { changeRows } from '#tests/change-rows.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createBlog } from '#tests/factories/blog.ts';
import { createNotification } from '#tests/factories/notification.ts';
import { createProduct } from '#tests/factories/product.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
let editor: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  editor = await enterDesk(site, ['editor']);
});

/** The names that a list has, those of new drafts first. */
async function namesIn(kind: string, query: Record<string, string>) {
  const answer = await editor.get(`/records/${kind}?${new URLSearchParams({ sort: 'title.asc', ...query })}`);
  const { rows, newDrafts, total } = await answer.json();
  expect(total).toBe(rows.length);
  return [...newDrafts, ...rows].map(({ title }: { title: string }) => title);
}

test('a list is narrowed to the records that name another one, beside its words, in drafts and in its files', async () => {
  const { id } = await createBlog({ category: 'Zorbit guides', name: 'Zorbit lamp' });
  await createBlog({ category: 'Zorbit guides', name: 'Zorbit kettle' });
  await createBlog({ category: 'Zorbit news', name: 'Zorbit lamp of today' });
  const { live } = await (await editor.get(`/records/blogs/${id}`)).json();
  const begin = (own: object) => editor.send('POST', '/records/blogs', { document: { ...live.document, ...own } });
  await begin({ name: 'Zorbit lamp to come', slug: 'zorbit-lamp-to-come' });
  await begin({ name: 'Zorbit lamp of tomorrow', slug: 'zorbit-lamp-of-tomorrow', category: 'zorbit-news' });
  const guides = { 'with.category': 'zorbit-guides' };
  expect(await namesIn('blogs', guides)).toEqual(['Zorbit lamp to come', 'Zorbit kettle', 'Zorbit lamp']);
  expect(await namesIn('blogs', { ...guides, q: 'lamp' })).toEqual(['Zorbit lamp to come', 'Zorbit lamp']);
  expect(await namesIn('blogs', { ...guides, status: 'draft' })).toEqual(['Zorbit lamp to come']);
  expect(await namesIn('blogs', { 'with.category': 'nothing-of-this-name' })).toEqual([]);
  const second = await editor.get(`/records/blogs?${new URLSearchParams({ ...guides, per_page: '1', page: '2' })}`);
  expect(await second.json()).toMatchObject({ total: 2, rows: [expect.anything()] });
  const file = await editor.get(`/records/blogs/export?${new URLSearchParams({ ...guides, sort: 'title.asc' })}`);
  const [head = [], ...lines] = parse(await file.text(), { bom: true }) as string[][];
  expect(lines.map((line) => line[head.indexOf('name')])).toEqual([
    'Zorbit kettle',
    'Zorbit lamp',
    'Zorbit lamp to come',
  ]);
  const sized = await editor.get(`/records/blogs/export-size?format=xlsx&${new URLSearchParams(guides)}`);
  expect(await sized.json()).toEqual({ rows: 3 });
});

test('so it is by one of several others, and by a choice; what a kind does not have is refused', async () => {
  const categories = ['Zorbit lights', 'Zorbit heat'];
  await createProduct({ name: 'Zorbit both', categories });
  await createProduct({ name: 'Zorbit heater', categories: categories.slice(1) });
  expect(await namesIn('products', { 'with.categories': 'zorbit-lights' })).toEqual(['Zorbit both']);
  expect(await namesIn('products', { 'with.categories': 'zorbit-heat' })).toEqual(['Zorbit both', 'Zorbit heater']);
  const [shown, other] = [await createService({ name: 'Zorbit mark' }), await createService({ name: 'Zorbit seal' })];
  const plate = { title: 'Zorbit plate', imagePath: 'storage/x.svg', imageAlt: 'A lamp' };
  await changeRows('gallery_item', (tx) =>
    tx.insert(galleryItems).values([
      { ...plate, slug: 'zorbit-one', serviceSlugs: [other.slug, shown.slug] },
      { ...plate, slug: 'zorbit-two', title: 'Zorbit other', serviceSlugs: [other.slug] },
    ]),
  );
  expect(await namesIn('gallery', { 'with.services': shown.slug })).toEqual(['Zorbit plate']);
  const later = await createNotification({ name: 'Zorbit order', kind: 'Amendment' });
  await createNotification({ name: 'Zorbit earlier order', kind: 'Draft', laterSlug: later.slug });
  expect(await namesIn('notifications', { 'with.kind': 'Amendment', q: 'zorbit' })).toEqual(['Zorbit order']);
  expect(await namesIn('notifications', { 'with.later': later.slug })).toEqual(['Zorbit earlier order']);
  expect(await namesIn('notifications', { 'with.later': later.slug, 'with.kind': 'Amendment' })).toEqual([]);
  const { filters } = await (await editor.get('/records/notifications')).json();
  expect(filters).toContainEqual({ field: 'category', kind: 'notification-categories', options: [] });
  expect(filters).toContainEqual({ field: 'kind', kind: null, options: expect.arrayContaining(['Amendment']) });
  const refused = ['with.kind=Poem', 'with.name=x', 'with.=x', 'with.category=', 'with.category=a&with.category=b'];
  for (const query of [...refused, `with.category=${'x'.repeat(601)}`])
    for (const call of ['', '/export', '/export-size'])
      expect([query, (await editor.get(`/records/notifications${call}?${query}`)).status]).toEqual([query, 422]);
  expect((await (await editor.get('/records/settings-site')).json()).filters).toEqual([]);
});
