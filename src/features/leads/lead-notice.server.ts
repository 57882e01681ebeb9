import type { InferSelectModel } from 'drizzle-orm';
import { readEnv } from '#core/env.ts';
import { sign } from '#core/signed.server.ts';
import type { Queryable } from '#db/client.server.ts';
import type { leadFiles, leads } from '#db/schema/leads.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { getOfficeAddress } from '#features/site/office-address.server.ts';

const fileDays = 7;

type Lead = InferSelectModel<typeof leads>;
type LeadFile = InferSelectModel<typeof leadFiles>;

/** Tells the office of a new lead; without an address in the settings nobody is told. */
export async function queueLeadNotice(tx: Queryable, lead: Lead, file: LeadFile | null): Promise<void> {
  const to = await getOfficeAddress(tx);
  if (!to) return;
  await queueMail(tx, {
    template: 'lead-notice',
    to,
    language: 'en',
    data: {
      leadId: lead.id,
      form: lead.form,
      name: lead.name,
      email: lead.email,
      phone: lead.phone ? `${lead.countryCode ?? ''} ${lead.phone}`.trim() : null,
      message: lead.message,
      fields: Object.entries(lead.fields).flatMap(([name, value]) =>
        value === null || value === undefined ? [] : [{ name, value: String(value) }],
      ),
      language: lead.language,
      firstPage: lead.firstPage,
      isProven: lead.isProven,
      spamScore: lead.spamScore,
      file: file && { name: file.originalName, link: fileLink(file.id), days: fileDays },
    },
  });
}

function fileLink(id: number): string {
  const { PUBLIC_URL, API_PREFIX } = readEnv();
  return `${PUBLIC_URL}${API_PREFIX}/lead-files/${sign('lead-file', { id }, fileDays * 86_400)}`;
}
