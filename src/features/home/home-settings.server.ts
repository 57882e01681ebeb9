import { asc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { htmlToText } from '#core/html/html-to-text.ts';
import { db } from '#db/client.server.ts';
import { settings, socialLinks } from '#db/schema/site.ts';
import type { LanguageCode } from '#locales/languages.ts';

const translations = z.record(z.string(), z.record(z.string(), z.string())).default({});

const office = z.object({
  days: z.string().default('Monday to Friday'),
  opens: z.string().default('10:00'),
  closes: z.string().default('19:00'),
  translations,
});

/** The schemes that most visitors come for, one or two from each field. */
const featuredServices = [
  'bis-crs-registration',
  'bis-isi-mark',
  'bis-fmcs',
  'wpc-eta',
  'tec-mtcte',
  'bee-star-label',
  'epr-e-waste',
  'bis-scheme-x',
  'lmpc-registration',
  'stqc-cctv',
  'cdsco-medical-device',
  'fssai-licence',
];

const shapes = {
  home: z.object({ featured_services: z.array(z.string()).default(featuredServices) }),
  hours: z.object({ office: office.prefault({}) }),
  texts: z.object({ since_badge: z.string().default('Since 2014'), translations }),
  site: z.object({
    name: z.string().default('Kasauti'),
    description: z.string().default(''),
    founded: z.coerce.number().default(2014),
    translations,
  }),
  contact: z.object({
    address_html: z.string().default(''),
    email: z.string().default(''),
    phone1: z.string().default(''),
    phone2: z.string().default(''),
    phone3: z.string().default(''),
    translations,
  }),
};

async function readSettings() {
  const keys = Object.keys(shapes);
  const rows = await db().select().from(settings).where(inArray(settings.key, keys));
  const read = <Key extends keyof typeof shapes>(key: Key) =>
    shapes[key].parse(rows.find((row) => row.key === key)?.value ?? {}) as z.infer<(typeof shapes)[Key]>;
  return {
    home: read('home'),
    hours: read('hours').office,
    texts: read('texts'),
    site: read('site'),
    contact: read('contact'),
  };
}

/** What the home page shows from the settings, in that language. */
export async function getHomeSettings(language: LanguageCode) {
  const { home, hours, texts } = await readSettings();
  return {
    featuredServices: home.featured_services,
    sinceBadge: texts.translations[language]?.since_badge || texts.since_badge,
    officeHours: { days: hours.translations[language]?.days || hours.days, opens: hours.opens, closes: hours.closes },
  };
}

/** Who the consultancy is, for structured data. */
export async function getOrganisationFacts(language: LanguageCode) {
  const [{ site, contact, hours }, social] = await Promise.all([
    readSettings(),
    db().select({ url: socialLinks.url }).from(socialLinks).orderBy(asc(socialLinks.position)),
  ]);
  return {
    name: site.translations[language]?.name || site.name,
    description: site.translations[language]?.description || site.description,
    foundingYear: site.founded,
    email: contact.email,
    phones: [contact.phone1, contact.phone2, contact.phone3].filter(Boolean),
    address: htmlToText(
      (contact.translations[language]?.address_html || contact.address_html).replaceAll('<br>', ', '),
    ),
    sameAs: social.map((link) => link.url),
    opens: hours.opens,
    closes: hours.closes,
  };
}
