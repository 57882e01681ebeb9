import { htmlToText } from '#core/html/html-to-text.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The facts about the consultancy for structured data (`organisation()` in app/page/structured-data.ts). */
export async function getOrganisationFacts(language: LanguageCode) {
  const { site, contact, hours, seo } = await getSiteSettings(language);
  return {
    name: site.name,
    description: site.description,
    foundingYear: site.founded,
    email: contact.email,
    phones: [contact.phone1, contact.phone2, contact.phone3].filter(Boolean),
    address: htmlToText(contact.address_html.replace(/<br\s*\/?>|<\/p>\s*<p>/g, ', ')),
    sameAs: seo.organization.same_as,
    opens: hours.opens,
    closes: hours.closes,
  };
}
