import type { z } from 'zod';
import { NotFoundError } from '#core/errors.ts';
import { listFirms } from '#features/home/home.server.ts';
import { pageAnswer, sectionAnswer } from '#features/pages/pages.schema.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { wirePage, wireSection } from '#features/pages/wire-page.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { aboutClients, aboutTeam, visionMission } from './about.schema.ts';
import { listTeam } from './about.server.ts';

function part<Answer extends z.ZodType<object, object>>(summary: string, answer: Answer) {
  return { summary, tag: 'About', answer, answers: 'In the language of the caller' } as const;
}

/** The parts of the page about the firm. */
export const aboutApi = {
  'GET /about': call({
    ...part('The page itself, with what search engines read', pageAnswer),
    handle: async ({ language }) => wirePage(await getPage('about', language)),
  }),
  'GET /about-main': call({
    ...part('The main story', sectionAnswer),
    handle: ({ language }) => readSection('about-story', language),
  }),
  'GET /vision-mission': call({
    ...part('Vision and mission', visionMission),
    handle: async ({ language }) => ({
      vision: await readSection('vision', language),
      mission: await readSection('mission', language),
    }),
  }),
  'GET /founder-voice': call({
    ...part("The founder's voice", sectionAnswer),
    handle: ({ language }) => readSection('founder-voice', language),
  }),
  'GET /about-team': call({
    ...part('The team', aboutTeam),
    handle: async ({ language }) => ({
      team: (await listTeam(language)).map(({ imageUrl, imageAlt, ...member }) => ({
        ...member,
        image_url: imageUrl,
        image_alt: imageAlt,
      })),
    }),
  }),
  'GET /about-clients': call({
    ...part('Clients', aboutClients),
    handle: async ({ language }) => ({
      clients: (await listFirms('customer', language)).map(({ id, imageUrl, imageAlt }) => ({
        id,
        image_url: imageUrl,
        image_alt: imageAlt,
      })),
    }),
  }),
} satisfies SiteCalls;

async function readSection(slug: string, language: LanguageCode) {
  return wireSection(await getPage(slug, language));
}

async function getPage(slug: string, language: LanguageCode) {
  const page = await findPage(slug, language);
  if (!page) throw new NotFoundError(`no page ${slug}`);
  return page;
}
