import { describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { pages } from '#db/schema/pages.ts';
import { changeRows } from '#tests/change-rows.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

async function readJson(path: string) {
  const answer = await site.get(path);
  return { status: answer.status, body: await answer.json() };
}

/** Writes the record of a page over the demo's. */
function writePage(slug: string, values: Partial<typeof pages.$inferInsert>) {
  const row = { slug, name: 'A page', seoTitle: null, translations: {}, ...values };
  return changeRows('page', (tx) => tx.insert(pages).values(row).onConflictDoUpdate({ target: pages.slug, set: row }));
}

describe('legal pages', () => {
  test.each([
    ['/api/terms-conditions', 'terms-and-conditions'],
    ['/api/privacy-policy', 'privacy-policy'],
    ['/api/website-disclaimer', 'website-disclaimer'],
  ])('%s answers with the page and its section', async (call, slug) => {
    await writePage(slug, {
      name: 'House rules',
      content: '<p>Be kind.</p>',
      translations: { hi: { content: '<p>दयालु रहिए।</p>' } },
    });
    const { status, body } = await readJson(call);
    expect(status).toBe(200);
    expect(body).toEqual({
      page: {
        name: 'House rules',
        seo_title: null,
        seo_description: expect.anything(),
        seo_keywords: null,
        seo_tags: false,
      },
      section: { content: '<p>Be kind.</p>' },
    });
    const page = await (await site.get(`/hi/${slug}`)).text();
    expect(page).toContain('दयालु रहिए।');
  });

  test('a page that editors have not published is not found, as a call and as a page', async () => {
    await changeRows('page', (tx) =>
      tx.update(pages).set({ status: 'draft' }).where(eq(pages.slug, 'website-disclaimer')),
    );
    expect((await site.get('/api/website-disclaimer')).status).toBe(404);
    expect((await site.get('/website-disclaimer')).status).toBe(404);
  });
});

test('the sitemap names pages with their children in the language of the visitor', async () => {
  await writePage('services', { name: 'Services', translations: { hi: { name: 'सेवाएँ' } } });
  await createService({ slug: 'assay-mark', name: 'Assay mark' });
  const { body } = await readJson('/api/sitemap-api');
  const services = body.page.find((entry: { url: string }) => entry.url === '/services');
  const below = services.children.flatMap((category: { children: unknown[] }) => category.children);
  expect(below).toContainEqual({ name: 'Assay mark', url: expect.stringMatching(/^\/services\/[a-z-]+\/assay-mark$/) });
  expect(Array.isArray(body.cities)).toBe(true);
  const hindi = await site.get('/hi/sitemap');
  expect(await hindi.text()).toContain('सेवाएँ');
});
