import type { LanguageCode } from '#locales/languages.ts';
import { getSiteSettings } from './settings.server.ts';

/** The consultancy for structured data (`organisation()` of app/structured-data.ts). */
export async function getOrganisationFacts(language: LanguageCode) {
  const { site, contact, hours, seo } = await getSiteSettings(language);
  return {
    name: site.name,
    description: site.description,
    foundingYear: site.founded,
    email: contact.email,
    phones: [contact.phone1, contact.phone2, contact.phone3].filter(Boolean),
    address: contact.address_html
      .replace(/<br\s*\/?>|<\/p>\s*<p>/g, ', ')
      .replace(/<[^>]+>/g, '')
      .trim(),
    sameAs: seo.organization.same_as,
    opens: hours.opens,
    closes: hours.closes,
  };
}
