import { desc, eq } from 'drizzle-orm';
import { db } from '#db/client.server.ts';
import { leadEvents, leadFiles, leads } from '#db/schema/leads.ts';
import { mailsTo } from './account-steps.ts';

/** The office of the demo settings. */
export const office = 'hello@kasauti.example';

/** Leads of an address, the newest first. */
export const leadsOf = (email: string) =>
  db().select().from(leads).where(eq(leads.email, email)).orderBy(desc(leads.id));

export async function eventsOf(leadId: number): Promise<string[]> {
  const rows = await db().select().from(leadEvents).where(eq(leadEvents.leadId, leadId)).orderBy(leadEvents.id);
  return rows.map(({ kind }) => kind);
}

export const filesOf = (leadId: number) => db().select().from(leadFiles).where(eq(leadFiles.leadId, leadId));

export async function noticesFor(email: string, template: string) {
  return (await mailsTo(office)).filter((mail) => mail.template === template && mail.data.email === email);
}

/** The body of a form, and the header that says where its parts end. */
export function multipart(fields: Record<string, string>, file?: { name: string; text: string }): RequestInit {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('pdf', new File([file.text], file.name, { type: 'application/pdf' }));
  return { method: 'POST', body: form };
}
