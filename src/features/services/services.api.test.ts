import { beforeAll, describe, expect, test } from 'vitest';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';
import { serviceAnswer, servicesAnswer } from './services.schema.ts';

const site = withSite();

async function read(path: string) {
  const answer = await site.get(`/api${path}`);
  return { status: answer.status, body: await answer.json() };
}

beforeAll(async () => {
  await emptyContent();
  const faqs = [{ question: 'How long?', answer: '<p>A month.</p>' }];
  await createService({ name: 'Lamp mark', category: 'Marks', sections: [{ name: 'FAQs', faqs }] });
  await createService({ name: 'Kettle mark', category: 'Marks' });
  await createService({ name: 'Import licence', category: 'Licences' });
  await createService({ name: 'Draft mark', category: 'Marks', status: 'draft' });
});

describe('GET /services', () => {
  test('returns services, serviceCategories and page, field by field', async () => {
    const { status, body } = await read('/services');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['services', 'serviceCategories', 'page']);
    const { services, serviceCategories } = servicesAnswer.strict().parse(body);
    expect(services.map(({ slug }) => slug).sort()).toEqual(['import-licence', 'kettle-mark', 'lamp-mark']);
    expect(serviceCategories.map(({ slug, seo_tags }) => [slug, seo_tags])).toEqual([
      ['marks', false],
      ['licences', false],
    ]);
  });
});

describe('GET /services/{categorySlug}/{slug}', () => {
  test('returns the service, its sections and related services, those of its category first', async () => {
    const { status, body } = await read('/services/marks/lamp-mark');
    expect(status).toBe(200);
    const { service, sections, related_services } = serviceAnswer.strict().parse(body);
    expect(service).toMatchObject({
      slug: 'lamp-mark',
      thumbnail_url: '/seals/lamp-mark.svg',
      service_category: { slug: 'marks' },
      seo_tags: false,
    });
    expect(sections).toMatchObject([{ slug: 'faqs', faqs: [{ question: 'How long?', answer: '<p>A month.</p>' }] }]);
    expect(related_services.map(({ slug }) => slug)).toEqual(['kettle-mark', 'import-licence']);
  });

  test.each(['/services/marks/nothing', '/services/licences/lamp-mark', '/services/marks/draft-mark'])(
    'finds nothing at %s',
    async (path) => {
      expect(await read(path)).toEqual({ status: 404, body: { message: 'Not found.' } });
    },
  );
});
