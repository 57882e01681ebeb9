import { getCookie, setCookie } from 'hono/cookie';
import { languageCookie } from '#core/text/language.server.ts';
import { defineApi } from '#features/define-api.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { languageCookieOptions } from './language-cookie-options.ts';
import { getSiteSettings } from './settings.server.ts';
import { siteCalls } from './site.calls.ts';
import type { Certificate } from './site.schema.ts';
import { getCertificates, getMenus, listFooterServices, listSocialLinks } from './site.server.ts';

export const siteApi = defineApi(siteCalls, {
  'GET /top-bar': async ({ language }) => {
    const [socialMedia, menus] = await Promise.all([listSocialLinks(), getMenus(language)]);
    return { socialMedia, topMenu: menus.top };
  },
  'GET /footer': async ({ language }) => {
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
  'GET /set-locale/{locale}': ({ params: { locale }, c }) => {
    // Every page makes this call on load, so readers of the default language get no cookie.
    const now = getCookie(c, languageCookie) ?? defaultLanguage;
    if (now !== locale) setCookie(c, languageCookie, locale, languageCookieOptions());
    return { locale };
  },
});

function wireCertificate({ id, imageUrl, imageAlt }: Certificate) {
  return { id, image_url: imageUrl, image_alt: imageAlt };
}
