import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import { createApi } from '#core/http/api.server.ts';
import { json } from '#core/http/json-shapes.ts';
import { listBlogTeasers } from '#features/blogs/blog-teasers.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import * as answers from './home.schema.ts';
import { getHomeBanner, getHomeRecord, getHomeSection } from './home.server.ts';
import { listAssociates, listProcessSteps, listTestimonials } from './home-lists.server.ts';
import { listBrochureServices, listHomeServices } from './home-services.server.ts';

const blogCount = 3;

/** What the home page shows, part by part. */
export const homeApi = createApi();

function read<Answer extends z.ZodType>(
  path: string,
  summary: string,
  answer: Answer,
  load: (language: LanguageCode) => Promise<z.input<Answer>>,
) {
  const route = createRoute({
    method: 'get',
    path,
    summary,
    tags: ['Home'],
    responses: { 200: json(answer, summary) },
  });
  homeApi.openAPIRegistry.registerPath(route);
  homeApi.get(path, async (c) => c.json(answer.parse(await load(c.get('language')))));
}

const listed = async <Rows>(slug: string, language: LanguageCode, list: Promise<Rows>) => {
  const [section, rows] = await Promise.all([getHomeSection(slug, language), list]);
  return { section, rows };
};

read('/home', 'The home record: title, description and keywords', answers.homeRecord, getHomeRecord);
read('/home-banner', 'The banner', answers.homeBanner, getHomeBanner);
read('/home-about', 'The about section', answers.homeSection, (language) => getHomeSection('about', language));
read('/home-call', 'The banner of the scheduled call', answers.homeSection, (language) =>
  getHomeSection('call', language),
);
read('/home-services', 'The services of the grid', answers.homeServices, async (language) => {
  const { section, rows } = await listed('services', language, listHomeServices(language));
  return { section, services: rows };
});
read('/home-brochure', 'The brochure section and every service', answers.homeServices, async (language) => {
  const { section, rows } = await listed('brochure', language, listBrochureServices(language));
  return { section, services: rows };
});
read('/home-process', 'The steps of an application', answers.homeProcess, async (language) => {
  const { section, rows } = await listed('process', language, listProcessSteps(language));
  return { section, process: rows };
});
read('/home-blog', 'The newest blogs', answers.homeBlog, async (language) => {
  const { section, rows } = await listed('blogs', language, listBlogTeasers(language, blogCount));
  return { section, blogs: rows };
});
read('/home-testimonial', 'What clients say', answers.homeTestimonial, async (language) => {
  const { section, rows } = await listed('testimonials', language, listTestimonials(language));
  return { section, testimonials: rows };
});
read('/home-associates', 'The firms we work with', answers.homeAssociates, async (language) => {
  const { section, rows } = await listed('associates', language, listAssociates(language));
  return { section, associates: rows };
});
