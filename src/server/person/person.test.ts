import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { countPerson, erasePerson } from '#db/person/erase-person.server.ts';
import { listPersonPlaces } from '#db/person/list-person-places.server.ts';
import { blogComments } from '#db/schema/blogs.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { clientProjects } from '#db/schema/projects.ts';
import * as step from '#tests/account-steps.ts';
import { createBlog } from '#tests/factories/blog.ts';
import { createLead } from '#tests/factories/lead.ts';
import { createRequestedService, enquiry, formPosts, leadsOf, multipart, solvedSum } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';
import { exportPerson } from './export-person.ts';
import { setAccess } from './set-access.ts';

const folder = withDataFolder();
const site = withSite();
beforeAll(async () => void (await createRequestedService()));
beforeEach(step.forgetLimits);

let posts = 0;

/** A client who has used everything that stores something about a person. */
async function liveHere(email = step.newAddress()) {
  const { token } = await step.registerClient(site, email);
  for (const name of ['forgot', 'brochure', 'schedule', 'partner', 'register'] as const) {
    await step.forgetLimits();
    const { path, body } = formPosts[name](email);
    await site.post(path, body);
  }
  const form = { ...enquiry({ email }), ...(await solvedSum(site.get)) };
  await site.get('/api/sendnewsletter', multipart(form, { name: 'plan.pdf', text: '%PDF-1.7' }));
  const blog = await createBlog({ name: `Lamps, part ${++posts}` });
  await site.post(`/api/blogs/${blog.id}/comments`, { comment: 'Does a lamp need it?' }, step.bearer(token));
  await db().update(blogComments).set({ approval: 'approved' }).where(eq(blogComments.blogId, blog.id));
  const { id: clientId } = await step.clientOf(email);
  await db().insert(clientProjects).values({ clientId, name: 'Lamps', stage: 'testing' });
  return { email, token, clientId, blog };
}

/** The tables in which a text occurs in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await db().execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'jobs')`,
  );
  const tables: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rowCount } = await db().execute(
      sql`select from ${table} t where strpos(lower(t::text), ${text.toLowerCase()}) > 0 limit 1`,
    );
    if (rowCount) tables.push(name);
  }
  return tables;
}

const storedFiles = () => readdir(join(folder, 'files/private/lead-files')).catch(() => []);

describe('an erasure', () => {
  test('leaves nothing of a person in any table, file or page, and everything of the others', async () => {
    const other = await liveHere(`x${step.newAddress()}`);
    // The second person's visit begins by resetting all limits.
    const others = { ...(await countPerson({ email: other.email })), rate_counters: undefined };
    const files = await storedFiles();
    const asha = await liveHere(other.email.slice(1));
    expect(await tablesWith(asha.email)).not.toEqual([]);
    const places = 'clients leads lead_files appointments sessions blog_comments outbox_mails'.split(' ');
    expect(Object.keys(await countPerson({ email: asha.email }))).toEqual(expect.arrayContaining(places));
    expect(await (await site.get(`/api/blogs/guides/${asha.blog.slug}`)).text()).toContain('Does a lamp');
    expect((await storedFiles()).length).toBe(files.length + 1);

    await erasePerson({ email: asha.email });
    // The other address ends with this one.
    expect(await countPerson({ email: asha.email })).toEqual({});
    expect(await storedFiles()).toEqual(files);
    expect(await step.checkToken(site, asha.token)).toBe(401);
    expect(await (await site.get(`/api/blogs/guides/${asha.blog.slug}`)).text()).not.toContain('Does a lamp');
    expect({ ...(await countPerson({ email: other.email })), rate_counters: undefined }).toEqual(others);

    await erasePerson({ email: other.email });
    expect(await tablesWith(asha.email)).toEqual([]);
    expect(await tablesWith(other.email)).toEqual([]);
  });

  test('takes one person out of a digest for the office, and the digest stays', async () => {
    const email = step.newAddress();
    const data = {
      leads: [
        { email, name: 'Asha' },
        { email: 'b@lamps.example', name: 'Bela' },
      ],
      waiting: 0,
    };
    const mail = { template: 'lead-digest', recipient: 'hello@kasauti.example' };
    await db()
      .insert(outboxMails)
      .values([
        { ...mail, messageId: 'digest-of-two', data },
        { ...mail, messageId: 'digest-of-one', data: { leads: data.leads.slice(0, 1), waiting: 0 } },
      ]);
    await erasePerson({ email });
    const rows = await db().select().from(outboxMails).where(sql`message_id like 'digest-of-%'`);
    expect(rows.map(({ messageId, data }) => [messageId, data.leads])).toEqual([
      ['digest-of-two', data.leads.slice(1)],
    ]);
  });

  test('that is repeated spares what came later', async () => {
    const email = step.newAddress();
    const old = await createLead({ email, daysOld: 3, files: 1 });
    await createLead({ email, message: 'I am back' });
    await erasePerson({ email, before: new Date(Date.now() - 86_400_000) });
    expect((await leadsOf(email)).map(({ message }) => message)).toEqual(['I am back']);
    expect(old.paths.map((path) => existsSync(path))).toEqual([false]);
  });

  test('knows every column in which a person could be', async () => {
    const { rows } = await db().execute<{ table_name: string; column_name: string }>(sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name ~ '^(e?mail|.*_email|phone.*|recipient|user_agent|address|.*client_id|.*lead_id|subject)$'`);
    const known = new Set(listPersonPlaces({ email: '' }).map(({ table }) => table));
    // Our own people, firms, and the subjects of laws and lists.
    const ours = new Set(['team_members', 'business_banners', 'orders', 'publications']);
    const unknown = rows.filter(({ table_name: table }) => !known.has(table) && !ours.has(table));
    expect(unknown).toEqual([]);
  });
});

describe('an export', () => {
  test('contains the rows and files of a person, and no secret', async () => {
    const asha = await liveHere();
    const place = join(folder, 'export');
    const counts = await exportPerson(asha.email.toUpperCase(), place);
    expect(counts).toEqual(await countPerson({ email: asha.email }));
    const text = await readFile(join(place, 'data.json'), 'utf8');
    const data = JSON.parse(text);
    const version = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(data.clients).toMatchObject([{ email: asha.email, name: 'Asha Raghunathan', consent_version: version }]);
    expect(data.blog_comments).toMatchObject([{ comment: 'Does a lamp need it?', consent_version: version }]);
    expect(new Set(data.leads.map((lead: { form: string }) => lead.form)).size).toBe(4);
    for (const { consent_version } of data.leads) expect(consent_version).toEqual(version);
    expect(text).not.toMatch(/hash|argon2|"code"|token/);
    await expect(exportPerson(asha.email, place)).rejects.toThrow('already exists');
    const [name = ''] = await readdir(join(place, 'files'));
    expect(name).toMatch(/^\d+-plan\.pdf$/);
    expect(await readFile(join(place, 'files', name), 'latin1')).toBe('%PDF-1.7');
    expect((await stat(join(place, 'data.json'))).mode & 0o777).toBe(0o600);
  });

  test('writes a file only inside its folder, whatever the person called it', async () => {
    const email = step.newAddress();
    await createLead({ email, files: 1 });
    await db().execute(sql`update lead_files set original_name = '../../../evil.pdf'
      where lead_id in (select id from leads where email = ${email})`);
    await exportPerson(email, join(folder, 'careful'));
    expect(await readdir(join(folder, 'careful/files'))).toEqual([expect.stringMatching(/^\d+-evil\.pdf$/)]);
  });

  test('contains a file whose name is longer than a disk allows', async () => {
    const email = step.newAddress();
    await createLead({ email, files: 1 });
    await db().execute(sql`update lead_files set original_name = ${`${'प्रमाणपत्र'.repeat(12)}.pdf`}
      where lead_id in (select id from leads where email = ${email})`);
    await exportPerson(email, join(folder, 'long'));
    expect(await readdir(join(folder, 'long/files'))).toEqual([expect.stringMatching(/^\d+-प्रमाणपत्र.*\.pdf$/)]);
  });
});

describe('the access of a client', () => {
  test('ends at once, and comes back when the office says so', async () => {
    const { email, token } = await step.registerClient(site);
    expect(await step.checkToken(site, token)).toBe(200);
    await setAccess(email.toUpperCase(), false);
    expect(await step.checkToken(site, token)).toBe(401);
    await step.forgetLimits();
    expect((await site.post('/api/client/login', { email, password: step.goodPassword })).status).not.toBe(200);
    await setAccess(email, true);
    expect((await step.logIn(site, email)).status).toBe(200);
  });

  test('can be ended without closing the account', async () => {
    const { email, token } = await step.registerClient(site);
    await setAccess(email, undefined);
    expect(await step.checkToken(site, token)).toBe(401);
    expect((await step.logIn(site, email)).status).toBe(200);
  });

  test('of somebody who is no client is an error in words', async () => {
    await expect(setAccess('nobody@lamps.example', false)).rejects.toThrow('There is no client with the address');
  });
});
