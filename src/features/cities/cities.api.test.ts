import { expect, test } from 'vitest';
import { writeContent } from '#db/content/write-content.server.ts';
import { cityFaqs, cityPages, cityServices, citySteps } from '#db/schema/cities.ts';
import { onlyRow } from '#tests/factories/only-row.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';
import { fillStep } from './fill-city.ts';

const site = withSite();

async function createCity(slug: string, status: 'published' | 'draft' = 'published') {
  const service = await createService({ slug: `bells-${slug}`, name: 'Bell casting' });
  await writeContent(async (tx, changed) => {
    const row = { slug, city: 'Bronzetown', state: 'Asteria', heading: 'Approvals in Bronzetown', status };
    const city = onlyRow(await tx.insert(cityPages).values(row).returning());
    await tx.insert(cityFaqs).values({ cityId: city.id, question: 'Why bells?', answer: 'They ring.' });
    await tx.insert(citySteps).values({ cityId: city.id, description: 'Melt the bronze.' });
    await tx.insert(cityServices).values({ cityId: city.id, serviceId: service.id, reason: 'Foundries' });
    changed('city', [city.id]);
  });
}

test('a city answers with its texts and the services that concern it', async () => {
  await createCity('bronzetown');
  const answer = await (await site.get('/api/city-pages/bronzetown')).json();
  expect(answer.current).toMatchObject({
    heading: 'Approvals in Bronzetown',
    icon_image: '/seals/bronzetown.svg',
    city_banner: { image: '/seals/bronzetown.svg' },
    faqs: [{ question: 'Why bells?', answer: 'They ring.' }],
    citystep: [{ icon_image: '/seals/city-step-1.svg', description: 'Melt the bronze.' }],
    seo_title: null,
    seo_tags: false,
  });
  expect(answer.related).toEqual([
    {
      slug: 'bells-bronzetown',
      heading: 'Bell casting',
      reason: 'Foundries',
      service_category: { slug: expect.any(String) },
    },
  ]);
  const page = await (await site.get('/city/bronzetown')).text();
  for (const text of ['Approvals in Bronzetown', 'Melt the bronze.', 'Why bells?', 'Foundries', '"FAQPage"'])
    expect(page.includes(text), text).toBe(true);
  const { data } = await (await site.get('/api/state-cities')).json();
  expect(data).toContainEqual({ state: 'Asteria', cities: [{ slug: 'bronzetown', city: 'Bronzetown' }] });
  expect((await (await site.get('/sitemaps/en/cities-1.xml')).text()).includes('/city/bronzetown</loc>')).toBe(true);
});

test('a draft, an unknown city and nonsense are not found', async () => {
  await createCity('slagheap', 'draft');
  for (const slug of ['slagheap', 'nowhere', 'x%00y', "o'hara"]) {
    expect((await site.get(`/api/city-pages/${slug}`)).status, slug).toBe(404);
    expect((await site.get(`/city/${slug}`)).status, slug).toBe(404);
  }
});

test('a step names the city in each language', () => {
  const step = { text: 'In {city}.', translations: { hi: { text: '{city} में।' }, ar: { text: 'في {city}.' } } };
  const filled = fillStep(step, 'Agra', { hi: 'आगरा' });
  expect(filled.description).toBe('In Agra.');
  expect(filled.translations).toEqual({ hi: { description: 'आगरा में।' }, ar: { description: 'في Agra.' } });
});
