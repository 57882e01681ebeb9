import type { z } from 'zod';
import type { InferSelectModel } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { sign } from '#core/secrets/signed.server.ts';
import type { leadFiles, leads } from '#db/schema/leads.ts';
import type { leadNoticeMail } from './lead-mails.ts';

const fileDays = 7;

/** The office's names for the forms; the office reads English. */
const formNames: Record<Lead['form'], string> = {
  partner: 'Partner application',
  brochure: 'Brochure request',
  appointment: 'Scheduled call',
  footer: 'Footer enquiry',
  contact: 'Contact form',
  career: 'Job application',
  'business-query': 'Business query',
  landing: 'Landing page',
  'landing-popup': 'Landing page pop-up',
};

const fieldLabels: Record<string, string> = {
  partner_type: 'Partner type',
  entity_type: 'Entity type',
  organization: 'Organization',
  designation: 'Designation',
  field_of_expertise: 'Field of expertise',
  year_of_experience: 'Years of experience',
  company: 'Company',
  service: 'Service',
  source: 'Heard about us from',
  schedule: 'Day',
  time_prefered: 'Time',
  time_zone: 'Time zone',
  attachment: 'Attachment',
  emailer: 'E-mailer',
  heading: 'Position',
  field_exprence: 'Field of experience',
  total_exprence: 'Total experience',
  city: 'Current city',
  gender: 'Gender',
  from_business: 'Sent from',
};

/** Fields that only the site needs. */
const internalFields = new Set(['service_slug']);

/** The forms that ask for a sum. */
const withSum = new Set<Lead['form']>(['footer', 'contact', 'career', 'landing']);

export type Lead = InferSelectModel<typeof leads>;
export type LeadFile = InferSelectModel<typeof leadFiles>;

/** What the office is told of a lead. */
export function describeLead(lead: Lead, file: LeadFile | null): z.output<typeof leadNoticeMail.data> {
  return {
    leadId: lead.id,
    form: formNames[lead.form],
    name: lead.name,
    email: lead.email,
    isVerified: lead.isVerified,
    fields: listFields(lead),
    source: typeof lead.fields.source === 'string' ? lead.fields.source : null,
    firstPage: lead.firstPage,
    referrer: lead.referrer,
    utm: lead.utm,
    language: lead.language,
    receivedAt: lead.createdAt.toISOString(),
    files: file ? [{ name: file.originalName, bytes: file.bytes, link: fileLink(file.id) }] : [],
  };
}

/** The answers in the order of the form, and what staff should know about the sender. */
function listFields(lead: Lead): { label: string; value: string }[] {
  const phone = lead.phone && `${lead.countryCode ?? ''} ${lead.phone}`.trim();
  const isUnsolved = withSum.has(lead.form) && !lead.isProven;
  const all: [string, unknown][] = [
    ['Phone', phone],
    ['Country', lead.countryName],
    ...Object.entries(lead.fields)
      .filter(([name]) => !internalFields.has(name))
      .map(([name, value]): [string, unknown] => [fieldLabels[name] ?? name, value]),
    ['Message', lead.message],
    ['Sum', isUnsolved ? unsolved(lead) : null],
    ['Looks like spam', lead.spamScore >= 40 ? `${lead.spamScore} of 100` : null],
  ];
  return all.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  );
}

/** Only the landing page accepts a wrong sum. */
function unsolved({ form }: Lead): string {
  return form === 'landing' ? 'Not solved' : 'Not solved: not sent with our form';
}

function fileLink(id: number): string {
  const { PUBLIC_URL, API_PREFIX } = readEnv();
  return `${PUBLIC_URL}${API_PREFIX}/lead-files/${sign('lead-file', { id }, fileDays * 86_400)}`;
}
