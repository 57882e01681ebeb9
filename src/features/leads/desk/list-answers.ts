import type { InferSelectModel } from '#core/drizzle.ts';
import type { leads } from '#db/schema/leads.ts';
import { answerLabels } from './answers.messages.ts';

export type Lead = InferSelectModel<typeof leads>;

/** Fields that only the site needs. */
const internalFields = new Set(['service_slug']);

/** The forms that ask for a sum. */
const withSum = new Set<Lead['form']>(['footer', 'contact', 'career', 'landing', 'finder']);

/** From this score on, staff are warned that a lead looks like spam. */
export const suspiciousScore = 40;

/** @property page the path of the public page that it names */
export type LeadAnswer = { label: string; value: string; page?: string };

/** The answers in the order of the form under English labels, and what staff should know about the sender. */
export function listAnswers(lead: Lead): LeadAnswer[] {
  const phone = lead.phone && `${lead.countryCode ?? ''} ${lead.phone}`.trim();
  const isUnsolved = withSum.has(lead.form) && !lead.isProven;
  const all: [string, unknown][] = [
    ['phone', phone],
    ['country', lead.countryName],
    ...Object.entries(lead.fields).filter(([name]) => !internalFields.has(name)),
    ['message', lead.message],
    ['sum', isUnsolved ? unsolved(lead) : null],
    ['spam', lead.spamScore >= suspiciousScore ? `${lead.spamScore} of 100` : null],
  ];
  return all.flatMap(([name, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [{ label: answerLabels[name] ?? name, ...(name === 'sheet' ? sheetPage(value) : { value: String(value) }) }],
  );
}

function sheetPage(key: unknown) {
  const page = `/sheets/${key}`;
  return { value: page, page };
}

/** Only the landing page accepts a wrong sum. */
function unsolved({ form }: Lead): string {
  return form === 'landing' ? 'Not solved' : 'Not solved: not sent with our form';
}
