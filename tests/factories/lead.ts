import { randomUUID } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { InferInsertModel } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { db } from '#db/client.server.ts';
import { leadFiles, leads } from '#db/schema/leads.ts';
import { onlyRow } from './only-row.ts';

type Columns = Partial<InferInsertModel<typeof leads>>;

const dayLength = 24 * 60 * 60 * 1000;

/** Inserts an enquiry that was sent some days ago, with as many files. */
export async function createLead({
  daysOld = 0,
  files = 0,
  ...columns
}: Columns & { daysOld?: number; files?: number } = {}) {
  const sentAt = new Date(Date.now() - daysOld * dayLength);
  const times = { createdAt: sentAt, updatedAt: sentAt };
  const usual = { form: 'footer' as const, name: 'Asha', email: 'asha@lamps.example', contentHash: randomUUID() };
  const { id } = onlyRow(
    await db()
      .insert(leads)
      .values({ ...usual, ...times, ...columns })
      .returning(),
  );
  const paths: string[] = [];
  for (let count = 0; count < files; count += 1) {
    const storedAs = `lead-files/${randomUUID()}`;
    paths.push(await putLeadFile(storedAs, daysOld));
    const described = { originalName: 'list.pdf', contentType: 'application/pdf', bytes: 4 };
    await db()
      .insert(leadFiles)
      .values({ leadId: id, storedAs, ...described, ...times });
  }
  return { id, paths };
}

/** Stores a file as if a form had sent it some days ago; without a lead, it is an orphan. */
export async function putLeadFile(storedAs = `lead-files/${randomUUID()}`, daysOld = 0): Promise<string> {
  const path = join(readEnv().DATA_DIR, 'files/private', storedAs);
  const sentAt = new Date(Date.now() - daysOld * dayLength);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '%PDF');
  await utimes(path, sentAt, sentAt);
  return path;
}
