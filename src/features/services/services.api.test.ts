import { describe, expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';
import { serviceAnswer, servicesAnswer } from './services.schema.ts';

const site = withSite();

async function ask(path: string) {
  const answer = await site.get(`/api${path}`);
  return { status: answer.status, body: await answer.json() };
}

describe('GET /services', () => {
  test('answers services, serviceCategories and page, field by field', async () => {
    const { status, body } = await ask('/services');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['services', 'serviceCategories', 'page']);
    const { services, serviceCategories } = servicesAnswer.strict().parse(body);
    expect(services.length).toBeGreaterThanOrEqual(34);
    const slugs = new Set(serviceCategories.map(({ slug }) => slug));
    for (const { service_category } of services) expect(slugs).toContain(service_category.slug);
    expect(serviceCategories[0]?.seo_tags).toBe(false);
  });
});

describe('GET /services/{categorySlug}/{slug}', () => {
  test('answers service, sections and related services', async () => {
    const { status, body } = await ask('/services/bis/bis-crs-registration');
    expect(status).toBe(200);
    const { service, sections, related_services } = serviceAnswer.strict().parse(body);
    expect(service).toMatchObject({
      slug: 'bis-crs-registration',
      thumbnail_url: '/seals/bis-crs-registration.svg',
      service_category: { slug: 'bis' },
      seo_tags: false,
    });
    expect(sections.map(({ slug }) => slug)).toContain('mandatory-products');
    expect(sections.find(({ slug }) => slug === 'faqs')?.faqs.length).toBeGreaterThanOrEqual(5);
    expect(related_services.map(({ slug }) => slug)).not.toContain(service.slug);
  });

  test.each(['/services/bis/nothing', '/services/energy/bis-crs-registration'])('finds nothing at %s', async (path) => {
    expect(await ask(path)).toEqual({ status: 404, body: { message: 'Not found.' } });
  });
});
