import { htmlToText } from '#core/html/html-to-text.ts';

/** Who a printed document comes from. */
export type Letterhead = { name: string; tagline: string; contact: string };

type Settings = {
  site: { name: string; tagline: string };
  contact: { email: string; phone1: string; address_html: string };
};

/** The letterhead of brochures and documents, from the settings of the site. */
export function letterheadOf({ site, contact }: Settings): Letterhead {
  return {
    name: site.name,
    tagline: site.tagline,
    contact: [contact.email, contact.phone1, htmlToText(contact.address_html)].filter(Boolean).join('  ·  '),
  };
}
