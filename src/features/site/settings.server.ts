import { z } from 'zod';
import { eq, sql } from '#core/drizzle.ts';
import { htmlToText } from '#core/html/html-to-text.ts';
import { logger } from '#core/logger.server.ts';
import { isEmailAddress } from '#core/text/addresses.ts';
import { localize } from '#core/text/localize.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { settings } from '#db/schema/site.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { settingGroups } from './site.schema.ts';

type Groups = { [Group in keyof typeof settingGroups]: z.infer<(typeof settingGroups)[Group]> };

/** All groups of the settings, validated; an invalid group is logged and treated as missing. */
async function getSettings(on: Pick<Queryable, 'select'> = db()): Promise<Groups> {
  const rows = await on.select({ key: settings.key, value: settings.value }).from(settings);
  const values = new Map(rows.map((row) => [row.key, row.value]));
  const groups = Object.entries(settingGroups).map(([key, schema]) => {
    const read = schema.safeParse(values.get(key));
    if (read.success) return [key, read.data];
    logger.error({ setting: key, reason: z.prettifyError(read.error) }, 'a setting cannot be used');
    return [key, schema.parse(undefined)];
  });
  return Object.fromEntries(groups);
}

/** The counters on the dashboard of the client area. */
export async function getDashboardCounters() {
  const { dashboard_counters } = await getSettings();
  return dashboard_counters;
}

/** The facts about the site in that language. */
export async function getSiteSettings(language: LanguageCode) {
  const { site, contact, hours, seo, texts, top_bar_languages } = await getSettings();
  return {
    site: localize(site, language),
    contact: localize(contact, language),
    hours: localize(hours.office, language),
    callWindows: hours.call_windows,
    seo: localize(seo, language),
    texts: localize(texts, language),
    topBarLanguages: top_bar_languages,
  };
}

/** Whom applicants write to, in that language. */
export async function getCareerContact(language: LanguageCode) {
  const { careers } = await getSettings();
  return localize(careers, language);
}

/** For how many days leads and their files are stored; null, so that nothing is deleted, if the settings are invalid. */
export async function getRetention() {
  const [row] = await db().select({ value: settings.value }).from(settings).where(eq(settings.key, 'retention'));
  const read = settingGroups.retention.safeParse(row?.value);
  if (read.success) return { leadDays: read.data.lead_days, leadFileDays: read.data.lead_file_days };
  logger.error({ reason: z.prettifyError(read.error) }, 'the retention times cannot be used, so nothing is deleted');
  return { leadDays: null, leadFileDays: null };
}

/** What the office shows to those who pay: its address for invoices, and the number that takes messages. */
export async function getBillingSettings(language: LanguageCode) {
  const { billing, contact } = await getSettings();
  return { billing: localize(billing, language), whatsapp: contact.whatsapp, email: billing.email || contact.email };
}

/** Whether search engines may list the business card. */
export async function isBusinessCardListed(): Promise<boolean> {
  const { business_card } = await getSettings();
  return business_card.listed;
}

/** The licence under which our compilation may be used. */
export async function getOpenDataLicence() {
  const { licence, title, url } = (await getSettings()).open_data;
  return { name: licence, title, path: url };
}

/** The hours that the landing page shows, which are a setting of their own. */
export async function getLandingHours() {
  const { hours } = await getSettings();
  return hours.landing;
}

/** When the office makes its telephone appointments. */
export async function getAppointmentSettings() {
  const { hours, calls } = await getSettings();
  return { windows: hours.call_windows, ...calls };
}

/** How soon the office answers a lead; read in the transaction that stores the lead. */
export async function getLeadSettings(tx: Queryable) {
  const { hours, leads } = await getSettings(tx);
  const { opens, closes } = hours.office;
  return { hours: { opens, closes }, answerMinutes: leads.answer_minutes };
}

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

/** Where mails to the office go, or null; read in the transaction that queues such a mail. */
export async function getOfficeAddress(tx: Queryable): Promise<string | null> {
  const email = sql<string | null>`${settings.value} ->> 'email'`;
  const [contact] = await tx.select({ email }).from(settings).where(eq(settings.key, 'contact'));
  return contact?.email && isEmailAddress(contact.email) ? contact.email : null;
}
