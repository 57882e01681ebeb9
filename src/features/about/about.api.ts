import { NotFoundError } from '#core/errors.ts';
import { defineApi } from '#features/define-api.ts';
import { listFirms } from '#features/home/home.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { wirePage, wireSection } from '#features/pages/wire-page.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { aboutCalls } from './about.calls.ts';
import { listTeam } from './about.server.ts';

export const aboutApi = defineApi(aboutCalls, {
  'GET /about': async ({ language }) => wirePage(await getPage('about', language)),
  'GET /about-main': ({ language }) => readSection('about-story', language),
  'GET /vision-mission': async ({ language }) => ({
    vision: await readSection('vision', language),
    mission: await readSection('mission', language),
  }),
  'GET /founder-voice': ({ language }) => readSection('founder-voice', language),
  'GET /about-team': async ({ language }) => ({
    team: (await listTeam(language)).map(({ imageUrl, imageAlt, ...member }) => ({
      ...member,
      image_url: imageUrl,
      image_alt: imageAlt,
    })),
  }),
  'GET /about-clients': async ({ language }) => ({
    clients: (await listFirms('customer', language)).map(({ id, imageUrl, imageAlt }) => ({
      id,
      image_url: imageUrl,
      image_alt: imageAlt,
    })),
  }),
});

async function readSection(slug: string, language: LanguageCode) {
  return wireSection(await getPage(slug, language));
}

async function getPage(slug: string, language: LanguageCode) {
  const page = await findPage(slug, language);
  if (!page) throw new NotFoundError(`no page ${slug}`);
  return page;
}
