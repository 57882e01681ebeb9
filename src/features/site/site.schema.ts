import { z } from 'zod';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import { socialIcons } from './site-kinds.schema.ts';

const siteTexts = {
  languageNotOffered: /*i18n*/ 'This language is not offered.',
} as const;

const translations = z.record(z.string(), z.record(z.string(), z.string())).default({});
export const time = z.string().regex(/^\d\d:\d\d$/);

export const pathData = z.string().regex(/^[MLHVCQAZ\d\s.,-]+$/, 'is not path data in absolute coordinates');

/** A sketch on a sheet of 480 by 360 units: streets as SVG path data, and the places where their names stand. */
const officeMap = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  streets: z
    .array(
      z.object({ name: z.string().default(''), path: pathData, x: z.number().default(0), y: z.number().default(0) }),
    )
    .default([]),
  mark: z.object({ x: z.number(), y: z.number(), name: z.string() }).nullable().default(null),
});

/**
 * The contents of each row of the settings, named as in `content/settings.yaml`. Missing rows and fields get defaults
 * here, so that an empty database still serves a site.
 */
export const settingGroups = {
  site: z
    .object({
      name: z.string().default('Kasauti'),
      legal_name: z.string().default(''),
      founded: z.number().default(2014),
      tagline: z.string().default(''),
      description: z.string().default(''),
      translations,
    })
    .prefault({}),
  contact: z
    .object({
      address_html: z.string().default(''),
      email: z.string().default(''),
      phone1: z.string().default(''),
      phone2: z.string().default(''),
      phone3: z.string().default(''),
      grievance_email: z.string().default(''),
      whatsapp: z.string().default(''),
      /** Where the office is, for the map service, and a sketch of the streets around it. */
      map: officeMap.nullable().default(null),
      map_note: z.string().default(''),
      translations,
    })
    .prefault({}),
  /** Where invoices to the office are addressed. */
  billing: z
    .object({
      name: z.string().default(''),
      address: z.string().default(''),
      gstin: z.string().default(''),
      email: z.string().default(''),
      translations,
    })
    .prefault({}),
  /** Whom applicants write to, and the two headings of the application. */
  careers: z
    .object({
      heading: z.string().default('Talents are invited…!!'),
      sub_heading: z.string().default('Share your profile now!'),
      email: z.string().default(''),
      whatsapp: z.string().default(''),
      translations,
    })
    .prefault({}),
  hours: z
    .object({
      office: z
        .object({
          days: z.string().default(''),
          opens: time.default('10:00'),
          closes: time.default('19:00'),
          translations,
        })
        .prefault({}),
      /** When the landing page says that somebody can be reached. */
      landing: z.object({ opens: time.default('10:00'), closes: time.default('18:30') }).prefault({}),
      /** The morning and the afternoon in which the office makes calls, in Indian time. */
      call_windows: z
        .array(z.object({ opens: time, closes: time }))
        .length(2)
        .default([
          { opens: '10:00', closes: '13:30' },
          { opens: '14:30', closes: '18:00' },
        ]),
    })
    .prefault({}),
  calls: z
    .object({
      slot_minutes: z.number().int().min(5).max(240).default(30),
      minimum_notice_hours: z.number().min(0).default(4),
      daily_cap: z.number().int().min(0).default(12),
      horizon_days: z.number().int().min(1).default(90),
    })
    .prefault({}),
  leads: z
    .object({
      /** Within how many minutes of its hours the office answers a lead; 540 are one working day. */
      answer_minutes: z.number().int().min(15).max(10_000).default(540),
    })
    .prefault({}),
  /**
   * For how many days leads and the files sent with them are stored, as the privacy policy says; null means until
   * somebody deletes them.
   */
  retention: z
    .object({
      lead_days: z.number().int().min(90).nullable().default(1_095),
      lead_file_days: z.number().int().min(7).nullable().default(365),
    })
    .prefault({}),
  seo: z
    .object({
      title: z.string().default('Kasauti'),
      description: z.string().default(''),
      keywords: z.string().default(''),
      organization: z.object({ same_as: z.array(z.string()).default([]) }).prefault({}),
      translations,
    })
    .prefault({}),
  texts: z
    .object({ since_badge: z.string().default('Since 2014'), trusted: z.string().default(''), translations })
    .prefault({}),
  dashboard_counters: z
    .object({
      /** `live` counts the client's own lists instead. */
      mode: z.enum(['fixed', 'live']).default('fixed'),
      comments: z.number().int().default(10),
      projects: z.number().int().default(5),
      brochures: z.number().int().default(7),
      tutorials: z.number().int().default(3),
    })
    .prefault({}),
  business_card: z.object({ listed: z.boolean().default(true) }).prefault({}),
  /** The licence of our compilation; texts of the law and of standards are not ours to license. */
  open_data: z
    .object({
      licence: z.string().default('CC-BY-4.0'),
      title: z.string().default('Creative Commons Attribution 4.0 International'),
      url: z.url({ protocol: /^https$/ }).default('https://creativecommons.org/licenses/by/4.0/'),
    })
    .prefault({}),
  top_bar_languages: z.array(z.string()).default([defaultLanguage]),
};

const socialMedia = z.object({
  id: z.number().int(),
  url: z.string(),
  icon: z.enum(socialIcons),
});
const menuLink = z.object({ title: z.string(), url: z.string() });
const certificate = z.object({ id: z.number().int(), image_url: z.string(), image_alt: z.string() });

export const topBarAnswer = z
  .object({ socialMedia: z.array(socialMedia), topMenu: z.array(menuLink) })
  .meta({ id: 'TopBar' });

export const footerAnswer = z
  .object({
    service: z.array(z.object({ id: z.number().int(), name: z.string(), slug: z.string() })),
    links: z.array(menuLink),
    important: z.array(menuLink),
    contact: z.object({
      address: z.string().meta({ description: 'HTML' }),
      email: z.string(),
      phone1: z.string(),
      phone2: z.string(),
      phone3: z.string(),
    }),
    companyCert: z.array(certificate),
    siteCert: z.array(certificate),
    socialMedia: z.array(socialMedia),
  })
  .meta({ id: 'Footer' });

/** `GET /set-locale/{locale}`. */
export const localeParams = z.object({
  locale: z
    .string()
    .refine((code) => findLanguage(code) !== undefined, siteTexts.languageNotOffered)
    .meta({ example: 'hi' }),
});

export type SocialMedia = z.infer<typeof socialMedia>;
export type MenuLink = z.infer<typeof menuLink>;
export type Certificate = { id: number; imageUrl: string; imageAlt: string };
