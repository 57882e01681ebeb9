import { listBlogTeasers } from '#features/blogs/list-blog-teasers.server.ts';
import { defineApi } from '#features/define-api.ts';
import { findHomeSection } from '#features/pages/pages.server.ts';
import { wireSection } from '#features/pages/wire-page.server.ts';
import { listServiceCards, wireService } from '#features/services/list-service-cards.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { homeCalls } from './home.calls.ts';
import { getHomeSection, listFirms, listHomeServices, listProcessSteps, listTestimonials } from './home.server.ts';

const blogCount = 3;

export const homeApi = defineApi(homeCalls, {
  'GET /home': async ({ language }) => {
    const { seo } = (await findHomeSection('home', language)) ?? {};
    return {
      slug: 'home',
      seo_title: seo?.title || null,
      seo_description: seo?.description || null,
      seo_keywords: seo?.keywords || null,
    };
  },
  'GET /home-banner': async ({ language }) => {
    const { slug, imageUrl, content } = await getHomeSection('home-banner', language);
    return { slug, image_url: imageUrl, content: content ?? '' };
  },
  'GET /home-about': ({ language }) => readSection('about', language),
  'GET /home-call': ({ language }) => readSection('call', language),
  'GET /home-services': async ({ language }) => ({
    section: await readSection('services', language),
    services: (await listHomeServices(language)).map(wireService),
  }),
  'GET /home-brochure': async ({ language }) => ({
    section: await readSection('brochure', language),
    services: (await listServiceCards(language)).map(wireService),
  }),
  'GET /home-process': async ({ language }) => ({
    section: await readSection('process', language),
    process: (await listProcessSteps(language)).map(wirePicture),
  }),
  'GET /home-blog': async ({ language }) => ({
    section: await readSection('blogs', language),
    blogs: (await listBlogTeasers(language, blogCount)).map(({ categorySlug, ...blog }) => ({
      ...wirePicture(blog),
      blog_category: { slug: categorySlug },
    })),
  }),
  'GET /home-testimonial': async ({ language }) => ({
    section: await readSection('testimonials', language),
    testimonials: (await listTestimonials(language)).map(({ id, name, text }) => ({ id, name, text })),
  }),
  'GET /home-associates': async ({ language }) => ({
    section: await readSection('associates', language),
    associates: (await listFirms('associate', language)).map(wirePicture),
  }),
});

async function readSection(slug: string, language: LanguageCode) {
  return wireSection(await getHomeSection(slug, language));
}

function wirePicture<View extends { imageUrl: string; imageAlt: string | null }>({
  imageUrl,
  imageAlt,
  ...view
}: View) {
  return { ...view, image_url: imageUrl, image_alt: imageAlt };
}
