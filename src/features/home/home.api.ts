import type { z } from 'zod';
import { listBlogTeasers } from '#features/blogs/list-blog-teasers.server.ts';
import { sectionAnswer } from '#features/pages/pages.schema.ts';
import { findHomeSection } from '#features/pages/pages.server.ts';
import { wireSection } from '#features/pages/wire-page.server.ts';
import { listServiceCards, wireService } from '#features/services/list-service-cards.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import type { LanguageCode } from '#locales/languages.ts';
import * as answers from './home.schema.ts';
import { getHomeSection, listFirms, listHomeServices, listProcessSteps, listTestimonials } from './home.server.ts';

function section<Answer extends z.ZodType<object, object>>(summary: string, answer: Answer) {
  return { summary, tag: 'Home', answer, answers: 'In the language of the caller' } as const;
}

const blogCount = 3;

/** The parts of the home page. */
export const homeApi = {
  'GET /home': call({
    ...section('The home record: title, description and keywords', answers.homeRecord),
    handle: async ({ language }) => {
      const { seo } = (await findHomeSection('home', language)) ?? {};
      return {
        slug: 'home',
        seo_title: seo?.title || null,
        seo_description: seo?.description || null,
        seo_keywords: seo?.keywords || null,
      };
    },
  }),
  'GET /home-banner': call({
    ...section('The banner', answers.homeBanner),
    handle: async ({ language }) => {
      const { slug, imageUrl, content } = await getHomeSection('home-banner', language);
      return { slug, image_url: imageUrl, content: content ?? '' };
    },
  }),
  'GET /home-about': call({
    ...section('The about section', sectionAnswer),
    handle: ({ language }) => readSection('about', language),
  }),
  'GET /home-call': call({
    ...section('The banner of the scheduled call', sectionAnswer),
    handle: ({ language }) => readSection('call', language),
  }),
  'GET /home-services': call({
    ...section('The services of the grid', answers.homeServices),
    handle: async ({ language }) => ({
      section: await readSection('services', language),
      services: (await listHomeServices(language)).map(wireService),
    }),
  }),
  'GET /home-brochure': call({
    ...section('The brochure section and every service', answers.homeServices),
    handle: async ({ language }) => ({
      section: await readSection('brochure', language),
      services: (await listServiceCards(language)).map(wireService),
    }),
  }),
  'GET /home-process': call({
    ...section('The steps of an application', answers.homeProcess),
    handle: async ({ language }) => ({
      section: await readSection('process', language),
      process: (await listProcessSteps(language)).map(wirePicture),
    }),
  }),
  'GET /home-blog': call({
    ...section('The newest blogs', answers.homeBlog),
    handle: async ({ language }) => ({
      section: await readSection('blogs', language),
      blogs: (await listBlogTeasers(language, blogCount)).map(({ categorySlug, ...blog }) => ({
        ...wirePicture(blog),
        blog_category: { slug: categorySlug },
      })),
    }),
  }),
  'GET /home-testimonial': call({
    ...section('What clients say', answers.homeTestimonial),
    handle: async ({ language }) => ({
      section: await readSection('testimonials', language),
      testimonials: (await listTestimonials(language)).map(({ id, name, text }) => ({ id, name, text })),
    }),
  }),
  'GET /home-associates': call({
    ...section('The firms we work with', answers.homeAssociates),
    handle: async ({ language }) => ({
      section: await readSection('associates', language),
      associates: (await listFirms('associate', language)).map(wirePicture),
    }),
  }),
} satisfies SiteCalls;

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
