import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { leadEvents, leadFiles, leads } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { cloneDatabase } from '#tests/cluster.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { makeFolder } from './run-server.ts';

/** A line break, a tab, a backslash and a null in the notation of COPY: what a careless format would confuse. */
const awkward = 'first\nsecond\tthird\\N \\. "quoted" ₹ नमस्ते';

/**
 * Gives the tests of a file a site to back up: the demo site with leads and files, which `db()` returns.
 * @param name a part of the database's name, different in every file
 */
export function withSourceSite(name: string): { url: string; folder: string } {
  const site = { url: '', folder: '' };
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const made = await makeFolder();
    remove = made.remove;
    connectFeatures();
    const url = await cloneDatabase(inject('adminUrl'), inject('template'), `t_${name}_${process.pid}`);
    Object.assign(site, { url, folder: made.folder });
    openDatabase(url);
    await createProduct({ name: awkward, slug: 'awkward', requirements: [inForce()] });
    for (let count = 0; count < 20; count += 1) await sendLead(site.folder);
    await putFile(site.folder, 'public/pictures/lamp.svg', '<svg/>');
    await putFile(site.folder, 'private/empty', '');
    await putFile(site.folder, 'incoming/half', 'an upload that is still arriving');
    await writeFile(join(site.folder, 'app-secret'), 's'.repeat(64));
  });
  afterAll(async () => {
    await closeDatabase();
    await remove();
  });
  return site;
}

let people = 0;

/** What a form with a file does: first the file, then the lead with its rows in one transaction. */
export async function sendLead(folder: string) {
  people += 1;
  const storedAs = `lead-files/${people}`;
  await putFile(folder, `private/${storedAs}`, `file ${people} `.repeat(people * 500));
  return transaction(async (tx) => {
    const values = {
      form: 'footer' as const,
      name: 'Asha',
      email: `p${people}@lamps.example`,
      contentHash: `${people}`,
    };
    const [lead] = await tx
      .insert(leads)
      .values({ ...values, message: awkward, fields: { awkward } })
      .returning();
    if (!lead) throw new Error('the lead was not stored');
    await tx.insert(leadEvents).values({ leadId: lead.id, kind: 'created' });
    const file = { leadId: lead.id, storedAs, originalName: 'a.pdf', contentType: 'application/pdf', bytes: 1 };
    await tx.insert(leadFiles).values(file);
    return lead.id;
  });
}

/** As in the site, a file has its name only once it is complete. */
async function putFile(folder: string, path: string, text: string) {
  const draft = join(folder, 'files/incoming', path.replaceAll('/', '-'));
  const target = join(folder, 'files', path);
  for (const place of [draft, target]) await mkdir(join(place, '..'), { recursive: true });
  await writeFile(draft, text, { mode: 0o600 });
  if (!path.startsWith('incoming/')) await rename(draft, target);
}
