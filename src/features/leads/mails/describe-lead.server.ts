import type { z } from 'zod';
import type { InferSelectModel } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { sign } from '#core/secrets/signed.server.ts';
import type { leadFiles } from '#db/schema/leads.ts';
import { formNames } from '#features/leads/desk/answers.messages.ts';
import { type Lead, listAnswers } from '#features/leads/desk/list-answers.ts';
import type { leadNoticeMail } from './lead-mails.ts';

const fileDays = 7;

export type LeadFile = InferSelectModel<typeof leadFiles>;

/**
 * What the office is told of a lead.
 * @param inbox the address of the inbox of the desk; without it, the mail itself gives access to the file
 */
export function describeLead(
  lead: Lead,
  file: LeadFile | null,
  inbox: string | null,
): z.output<typeof leadNoticeMail.data> {
  return {
    leadId: lead.id,
    deskLink: inbox && `${inbox}/${lead.id}`,
    form: formNames[lead.form],
    name: lead.name,
    email: lead.email,
    isVerified: lead.isVerified,
    fields: fieldsOf(lead, inbox !== null),
    source: typeof lead.fields.source === 'string' ? lead.fields.source : null,
    firstPage: lead.firstPage,
    referrer: lead.referrer,
    utm: lead.utm,
    language: lead.language,
    receivedAt: lead.createdAt.toISOString(),
    files: file ? [{ name: file.originalName, bytes: file.bytes, link: inbox ? null : fileLink(file.id) }] : [],
  };
}

/** At the desk the page of a sheet is a link; its address grants access, so a mail has it only where there is no desk. */
function fieldsOf(lead: Lead, hasDesk: boolean) {
  const { PUBLIC_URL } = readEnv();
  return listAnswers(lead).flatMap(({ label, value, page }) =>
    page && hasDesk ? [] : [{ label, value: page ? PUBLIC_URL + page : value }],
  );
}

function fileLink(id: number): string {
  const { PUBLIC_URL, API_PREFIX } = readEnv();
  return `${PUBLIC_URL}${API_PREFIX}/lead-files/${sign('lead-file', { id }, fileDays * 86_400)}`;
}
