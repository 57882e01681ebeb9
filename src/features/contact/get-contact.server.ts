import { findPage } from '#features/pages/pages.server.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The small document that loads the map of the map service. */
export const mapPath = '/contact/map';

/** The contact page: what editors wrote for it, and the office with everything that leads to it. */
export async function getContact(language: LanguageCode) {
  const [page, { contact, hours }] = await Promise.all([findPage('contact', language), getSiteSettings(language)]);
  return {
    page,
    office: {
      address: contact.address_html,
      email: contact.email,
      phone: contact.phone1,
      mobiles: [contact.phone2, contact.phone3].filter(Boolean),
      grievanceEmail: contact.grievance_email,
      hours: { days: hours.days, opens: hours.opens, closes: hours.closes },
      map: contact.map,
      mapNote: contact.map_note,
    },
  };
}

/** The office with its address and everything else that leads to it. */
export type Office = Awaited<ReturnType<typeof getContact>>['office'];
