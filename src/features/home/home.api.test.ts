import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eq, inArray } from '#core/drizzle.ts';
import { homeSections, testimonials } from '#db/schema/home.ts';
import { services } from '#db/schema/services.ts';
import { changeRows } from '#tests/change-rows.ts';
import { createBlog } from '#tests/factories/blog.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createAssociate, createHomeSection, createProcessStep, createTestimonial } from '#tests/factories/home.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const section = ['content', 'image_alt', 'image_url', 'name', 'tag_line', 'title'];
const lists = {
  '/home-services': [
    'services',
    'description,id,image_alt,name,service_category,service_category_id,slug,tagline,thumbnail_url',
  ],
  '/home-brochure': [
    'services',
    'description,id,image_alt,name,service_category,service_category_id,slug,tagline,thumbnail_url',
  ],
  '/home-process': ['process', 'id,image_alt,image_url,name,order,text'],
  '/home-blog': ['blogs', 'blog_category,content,image_alt,image_url,name,slug'],
  '/home-testimonial': ['testimonials', 'id,name,text'],
  '/home-associates': ['associates', 'id,image_alt,image_url'],
} as const;

describe('calls of the home page', () => {
  const site = withSite();
  beforeAll(async () => {
    await emptyContent();
    for (const slug of [
      'home',
      'home-banner',
      'services',
      'brochure',
      'process',
      'blogs',
      'testimonials',
      'associates',
    ])
      await createHomeSection({ slug });
    await createHomeSection({ slug: 'about', title: 'Who we are', translations: { hi: { title: 'हम कौन हैं' } } });
    await createService();
    await createBlog();
    for (const order of [3, 1, 2]) await createProcessStep(order);
    await createTestimonial('An invented voice', true);
    await createTestimonial('Asha');
    await createAssociate({ name: 'An invented firm', isSample: true });
    await createAssociate({ imagePath: 'storage/associates/lamp-works.svg' });
    await createAssociate({ name: 'A customer', kind: 'customer' });
  });
  afterEach(() => changeRows('home_section', (tx) => tx.update(homeSections).set({ status: 'published' })));

  const read = async (path: string, language = 'en') => {
    const answer = await site.get(`/api${path}`, { headers: { 'current-locale': language } });
    return { status: answer.status, body: await answer.json() };
  };
  const fields = (value: object) => Object.keys(value).sort().join();

  test('the record, the banner and the about section have exactly their fields', async () => {
    expect(fields((await read('/home')).body)).toBe('seo_description,seo_keywords,seo_title,slug');
    expect(fields((await read('/home-banner')).body)).toBe('content,image_url,slug');
    expect(fields((await read('/home-about')).body)).toBe(section.join());
  });

  test.each(Object.entries(lists))('answers %s with its section and its list', async (path, [list, names]) => {
    const { status, body } = await read(path);
    expect(status).toBe(200);
    expect(fields(body)).toBe(['section', list].sort().join());
    expect(fields(body.section)).toBe(section.join());
    expect(body[list].length).toBe(list === 'process' ? 3 : 1);
    for (const row of body[list]) expect(fields(row)).toBe(names);
  });

  test('lists the services that editors have chosen first, and then the others in site order', async () => {
    const chosen = [
      await createService({ name: 'Second choice', homePosition: 2 }),
      await createService({ name: 'First choice', homePosition: 1 }),
    ];
    const { services: listed } = (await read('/home-services')).body;
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(['First choice', 'Second choice', 'Test mark']);
    const ids = chosen.map(({ id }) => id);
    await changeRows('service', (tx) =>
      tx.update(services).set({ status: 'archived' }).where(inArray(services.id, ids)),
    );
  });

  test('lists the steps in order, and pictures with paths from the root of the site', async () => {
    const { process } = (await read('/home-process')).body;
    expect(process.map(({ order }: { order: number }) => order)).toEqual([1, 2, 3]);
    const { associates } = (await read('/home-associates')).body;
    expect(associates).toMatchObject([{ image_url: '/storage/associates/lamp-works.svg' }]);
  });

  test('a sample is shown only as long as its list has nothing real', async () => {
    const voices = async () => {
      const { body } = await read('/home-testimonial');
      return body.testimonials.map(({ name }: { name: string }) => name);
    };
    expect(await voices()).toEqual(['Asha']);
    await changeRows('testimonial', (tx) =>
      tx.update(testimonials).set({ status: 'draft' }).where(eq(testimonials.isSample, false)),
    );
    expect(await voices()).toEqual(['An invented voice']);
    await changeRows('testimonial', (tx) => tx.update(testimonials).set({ status: 'published' }));
  });

  test('answers in the requested language', async () => {
    expect((await read('/home-about')).body.title).toBe('Who we are');
    expect((await read('/home-about', 'hi')).body.title).toBe('हम कौन हैं');
  });

  test('answers 404 for an unpublished section, and empty texts for an unpublished record', async () => {
    const isEither = inArray(homeSections.slug, ['about', 'home']);
    await changeRows('home_section', (tx) => tx.update(homeSections).set({ status: 'draft' }).where(isEither));
    expect(await read('/home-about')).toEqual({ status: 404, body: { message: 'Not found.' } });
    expect((await read('/home')).body).toEqual({
      slug: 'home',
      seo_title: null,
      seo_description: null,
      seo_keywords: null,
    });
  });
});
