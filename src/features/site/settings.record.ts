import { z } from 'zod';
import { assignmentRules } from '#features/leads/desk/assignment.schema.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, html, translated } from '#features/records/record-fields.ts';
import { pathData, time } from './site.schema.ts';

/** Settings name their fields as `content/settings.yaml` does, and say with an empty text that something is missing. */
const text = z.string().trim().max(5_000).default('');
const day = z.strictObject({ opens: time, closes: time });
const twins = z.record(z.string(), z.record(z.string(), z.string())).default({});
const count = z.int().min(0);
const map = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  streets: z.array(
    z.strictObject({
      path: pathData,
      name: z.string().optional(),
      x: z.number().optional(),
      y: z.number().optional(),
    }),
  ),
  mark: z.strictObject({ x: z.number(), y: z.number(), name: z.string() }).nullable(),
});

export const siteSettings = describeRecord({
  kind: 'settings-site',
  name: { one: /*i18n*/ 'The firm' },
  document: document({
    name: translated(text.pipe(z.string().min(1))),
    legal_name: text,
    founded: z.int().min(1900).max(2100),
    tagline: translated(text),
    description: translated(text),
    url_default: z.url().optional(),
  }),
});

export const contactSettings = describeRecord({
  kind: 'settings-contact',
  name: { one: /*i18n*/ 'Contact' },
  document: document({
    address_html: html(text),
    email: text,
    phone1: text,
    phone2: text,
    phone3: text,
    grievance_email: text,
    whatsapp: text,
    map_note: translated(text),
    map: map.optional(),
  }),
});

export const billingSettings = describeRecord({
  kind: 'settings-billing',
  name: { one: /*i18n*/ 'Address for invoices' },
  document: document({ name: translated(text), address: translated(text), gstin: text, email: text }),
});

export const careerSettings = describeRecord({
  kind: 'settings-careers',
  name: { one: /*i18n*/ 'Contact of applicants' },
  document: document({ heading: translated(text), sub_heading: translated(text), email: text, whatsapp: text }),
});

export const hoursSettings = describeRecord({
  kind: 'settings-hours',
  name: { one: /*i18n*/ 'Office hours' },
  document: document({
    office: day.extend({ days: text, translations: twins }),
    landing: day,
    call_windows: z.array(day).length(2),
  }),
});

export const callSettings = describeRecord({
  kind: 'settings-calls',
  name: { one: /*i18n*/ 'Telephone appointments' },
  document: document({
    slot_minutes: z.int().min(5).max(240),
    minimum_notice_hours: count,
    daily_cap: count,
    horizon_days: z.int().min(1),
  }),
});

export const leadSettings = describeRecord({
  kind: 'settings-leads',
  name: { one: /*i18n*/ 'Answering leads' },
  document: document({
    answer_minutes: z.int().min(15).max(10_000),
    assignment: assignmentRules.optional(),
  }),
});

export const retentionSettings = describeRecord({
  kind: 'settings-retention',
  name: { one: /*i18n*/ 'How long leads are kept' },
  document: document({
    lead_days: z.int().min(90).nullable(),
    lead_file_days: z.int().min(7).nullable(),
  }),
  right: 'site.manage',
});

export const languageSettings = describeRecord({
  kind: 'settings-top-bar-languages',
  name: { one: /*i18n*/ 'Languages of the top bar' },
  document: document({ languages: z.array(z.string()) }),
});

export const seoSettings = describeRecord({
  kind: 'settings-seo',
  name: { one: /*i18n*/ 'Search engines' },
  document: document({
    title: translated(text),
    description: translated(text),
    keywords: translated(text),
    organization: z.strictObject({
      type: z.string().optional(),
      founding_date: z.string().optional(),
      same_as: z.array(z.url()),
    }),
  }),
});

export const textSettings = describeRecord({
  kind: 'settings-texts',
  name: { one: /*i18n*/ 'Texts of the top bar' },
  document: document({ since_badge: translated(text), trusted: translated(text) }),
});

export const counterSettings = describeRecord({
  kind: 'settings-dashboard-counters',
  name: { one: /*i18n*/ 'Counters of the client area' },
  document: document({
    mode: z.enum(['fixed', 'live']),
    comments: count,
    projects: count,
    brochures: count,
    tutorials: count,
  }),
});

export const businessCardSettings = describeRecord({
  kind: 'settings-business-card',
  name: { one: /*i18n*/ 'Business card in search engines' },
  document: document({ listed: z.boolean() }),
});

export const openDataSettings = describeRecord({
  kind: 'settings-open-data',
  name: { one: /*i18n*/ 'Licence of the open data' },
  document: document({ licence: text, title: text, url: z.url({ protocol: /^https$/ }) }),
  right: 'site.manage',
});
