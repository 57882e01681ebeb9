import { glob, readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { listPersonPlaces } from '#db/person/list-person-places.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { blogComments } from '#db/schema/blogs.ts';
import { pages } from '#db/schema/pages.ts';
import { getRetention } from '#features/site/settings.server.ts';
import * as step from '#tests/account-steps.ts';
import { changeRows } from '#tests/change-rows.ts';
import { createBlog } from '#tests/factories/blog.ts';
import { enquiry, leadsOf, multipart, solvedSum } from '#tests/lead-steps.ts';
import { readWords } from '#tests/read-words.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeEach(step.forgetLimits);

test('whoever sends something agrees to the privacy policy of the day on which it was last changed', async () => {
  // In India, the next day has begun.
  const updatedAt = new Date('2026-03-09T20:00:00Z');
  await changeRows('page', (tx) => tx.update(pages).set({ updatedAt }).where(eq(pages.slug, 'privacy-policy')));
  const policy = readWords(await (await site.get('/privacy-policy')).text());
  expect(policy).toContain('This version is of 10 March 2026.');

  const form = enquiry(await solvedSum(site.get));
  expect((await site.get('/api/sendnewsletter', multipart(form))).status).toBe(200);
  const [lead] = await leadsOf(form.email);
  const client = await step.registerClient(site);
  const { id } = await createBlog({ name: 'Touchstone post' });
  const comment = { comment: 'Is a streak enough?' };
  expect((await site.post(`/api/blogs/${id}/comments`, comment, step.bearer(client.token))).status).toBe(200);
  const [account] = await db().select().from(clients).where(eq(clients.email, client.email));
  const [written] = await db().select().from(blogComments).where(eq(blogComments.blogId, id));
  expect([lead, account, written].map((row) => row?.consentVersion)).toEqual(Array(3).fill('2026-03-10'));
});

/** The words by which the policy names what is in a table about a person. */
const tablesInWords: Record<string, string> = {
  leads: 'send an enquiry, a query or a contact form',
  lead_events: 'what became of it: a history',
  lead_files: 'the file that you attach',
  appointments: 'the day and time you choose',
  job_applications: 'gender, city, experience, message and résumé',
  client_holds: 'unless a law requires us to keep it',
  clients: 'register as a client',
  sessions: 'the browser and the network address of each login',
  password_resets: 'reset links',
  client_brochures: 'the brochures that you have opened',
  client_projects: 'your projects',
  client_sheets: 'the sheets that you keep',
  blog_comments: 'the comment, with your name',
  follows: 'what you follow and how often',
  followers: 'what you follow and how often',
  bounce_events: 'If our mails to you come back, or you report one as spam',
  mail_addresses: 'that we must not write to it stays for three years',
  follow_requests: 'A request to be told of changes, confirmed or not',
  consents: 'what you agreed to and when you took it back',
  pending_registrations: 'A registration that you do not confirm',
  registrations: 'A registration that you do not confirm',
  one_time_passwords: 'We store them only as hashes',
  outbox_mails: 'Copies of the mails that we sent',
  staff: 'the name, email address, roles and languages of each of our staff',
  staff_invitations: 'the invitation to the desk',
  staff_sessions: 'the browser and network address of each sign-in at the desk',
  staff_passkeys: 'the public keys of passkeys',
  staff_totp: 'the encrypted secrets of authenticator apps',
  staff_recovery_codes: 'hashes of passwords and recovery codes',
  staff_challenges: 'what a passkey has to sign',
  staff_views: 'the views of the inbox that they save',
  audit_log: 'a log of what each of them does there',
  rate_counters: 'how often a network address, an email address or an account',
};

/** The same for the columns of the two tables in which most of it is. */
const columnsInWords: Record<string, string> = {
  name: 'your name',
  email: 'email address',
  phone: 'telephone number',
  country_code: 'telephone number',
  country_name: 'country',
  company: 'company',
  password_hash: 'a hash of your password',
  message: 'message',
  fields: 'the answers of the form',
  language: 'we also store its language',
  first_page: 'the page on which your visit began',
  referrer: 'the page that led you here',
  utm: 'the campaign words in its address',
  consent_version: 'the date of the version of this policy',
  owner_id: 'who answers you',
  due_at: 'by when we are to answer',
  opened_at: 'when we first opened it',
  first_answered_at: 'when we first answered',
  closed_reason: 'why nothing came of it',
  last_login_at: 'the time of your last one',
  merged_into_id: 'with which other form of yours it is handled',
};
/** What the site itself adds; it says nothing about the person. */
const ours =
  `id form status client_id is_verified is_proven is_active spam_score content_hash created_at updated_at`.split(' ');

describe('the privacy policy says what is stored', () => {
  const policyOf = async () => (await readFile('content/pages/privacy-policy.md', 'utf8')).replaceAll('`', '');

  test('in each table', async () => {
    const tables = listPersonPlaces({ email: '' }).map(({ table }) => table);
    expect(Object.keys(tablesInWords).sort()).toEqual(tables.sort());
    const policy = await policyOf();
    for (const words of Object.values(tablesInWords)) expect(policy).toContain(words);
  });

  test('in each column of the forms and of the accounts', async () => {
    const { rows } = await db().execute<{ column_name: string }>(sql`
      select distinct column_name from information_schema.columns
      where table_schema = 'public' and table_name in ('clients', 'leads')`);
    const columns = rows.map(({ column_name }) => column_name).filter((name) => !ours.includes(name));
    expect(columns.sort()).toEqual(Object.keys(columnsInWords).sort());
    const policy = await policyOf();
    for (const words of Object.values(columnsInWords)) expect(policy).toContain(words);
  });

  test('in browsers, also of our staff', async () => {
    const keys = new Set<string>();
    for await (const file of glob('src/{app,desk}/**/*.{ts,tsx}')) {
      const code = await readFile(file, 'utf8');
      const stored = code.matchAll(/(?:local|session)Storage(?:\.setItem\((?:'([\w-]+)'|(\w+)),|\.(\w+) = )/g);
      for (const [, literal, name, property] of stored)
        keys.add(
          literal ?? property ?? new RegExp(`const ${name} = '([\\w-]+)'`).exec(code)?.[1] ?? `${name} in ${file}`,
        );
    }
    expect([...keys]).toEqual(expect.arrayContaining(['token', 'sheet', 'visit', 'desk-language']));
    const policy = await readFile('content/pages/privacy-policy.md', 'utf8');
    expect([...keys].filter((key) => !policy.includes(`| \`${key}\``) && !policy.includes(`, \`${key}\` |`))).toEqual(
      [],
    );
  });

  test('and for how long', async () => {
    await db().execute(sql`delete from settings where key = 'retention'`);
    expect(await getRetention()).toEqual({ leadDays: 3 * 365, leadFileDays: 365 });
    const policy = await policyOf();
    expect(policy).toContain('Forms and what became of them: three years');
    expect(policy).toContain('Files sent with a form: one year');
    expect(policy).toContain('Copies of the mails that we sent: 90 days');
  });
});
