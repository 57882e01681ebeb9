import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { languageCookie } from '#core/text/language.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { languageCookieOptions } from './language-cookie-options.ts';
import { getSiteSettings } from './settings.server.ts';
import type { Certificate } from './site.schema.ts';
import { footerAnswer, localeParams, topBarAnswer } from './site.schema.ts';
import { getCertificates, getMenus, listFooterServices, listSocialLinks } from './site.server.ts';

export const siteApi = {
  'GET /top-bar': call({
    summary: 'Social links and top menu of the top bar',
    tag: 'Site',
    answer: topBarAnswer,
    answers: 'In the language of the caller',
    handle: async ({ language }) => {
      const [socialMedia, menus] = await Promise.all([listSocialLinks(), getMenus(language)]);
      return { socialMedia, topMenu: menus.top };
    },
  }),
  'GET /footer': call({
    summary: 'Everything that the footer shows',
    tag: 'Site',
    answer: footerAnswer,
    answers: 'In the language of the caller',
    handle: async ({ language }) => {
      const [{ contact }, socialMedia, menus, certificates, services] = await Promise.all([
        getSiteSettings(language),
        listSocialLinks(),
        getMenus(language),
        getCertificates(language),
        listFooterServices(language),
      ]);
      return {
        service: services.map(({ id, name, slug }) => ({ id, name, slug })),
        links: menus.links,
        important: menus.important,
        contact: {
          address: contact.address_html,
          email: contact.email,
          phone1: contact.phone1,
          phone2: contact.phone2,
          phone3: contact.phone3,
        },
        companyCert: certificates.company.map(wireCertificate),
        siteCert: certificates.site.map(wireCertificate),
        socialMedia,
      };
    },
  }),
  'GET /set-locale/{locale}': call({
    summary: 'Store the language choice in the cookie `locale`',
    description: 'Sets only a preference; a language that is unknown or not ready changes nothing.',
    tag: 'Site',
    neverStored: true,
    params: localeParams,
    answer: z.object({ locale: z.string() }),
    answers: 'The chosen language',
    refuses: { 422: 'The language is not offered' },
    handle: ({ params: { locale }, c }) => {
      // Every page makes this call on load, so readers of the default language get no cookie.
      const now = getCookie(c, languageCookie, 'host') ?? getCookie(c, languageCookie) ?? defaultLanguage;
      if (now !== locale) setCookie(c, languageCookie, locale, languageCookieOptions());
      return { locale };
    },
  }),
} satisfies SiteCalls;

function wireCertificate({ id, imageUrl, imageAlt }: Certificate) {
  return { id, image_url: imageUrl, image_alt: imageAlt };
}
