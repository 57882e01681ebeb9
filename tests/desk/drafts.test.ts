import { expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { db } from '#db/client.server.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { staff } from '#db/schema/staff.ts';
import { enterDesk, enterTranslator, mailsOf } from '#tests/desk-steps.ts';
import { addPasskey } from '#tests/factories/staff.ts';
import { withService } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, address, draft, publish } = withService(site);

test('what is open stands in one list, whatever its kind, until it is published', async () => {
  const list = async (query = '', desk = at.reviewer) => (await desk.get(`/drafts${query}`)).json();
  const { total } = await list();
  const hostile = '"><img src=x onerror=alert(1)>';
  await draft((document) => ({ ...document, tagline: 'Brighter' }));
  const tutorial = { document: { title: hostile } };
  const { id } = await (await at.editor.send('POST', '/records/tutorials', tutorial)).json();
  expect(await list()).toMatchObject({
    total: total + 2,
    rows: [
      { kind: 'tutorials', id, isNew: true, title: hostile, state: 'draft', editor: 'Ira Menon' },
      { kind: 'services', isNew: false, state: 'draft', isRefused: false },
    ],
  });
  expect((await at.editor.send('POST', `${address()}/submit`, { edit: 1, note: 'Please read' })).status).toBe(200);
  const waiting = await list('?state=in-review');
  expect(waiting.rows[0]).toMatchObject({ kind: 'services', state: 'in-review', note: 'Please read' });
  expect((await list('?whose=mine', at.editor)).total).toBe(total + 2);
  expect((await list('?whose=mine')).total).toBe(0);
  expect((await list('?page=9999')).rows).toEqual([]);
  for (const wrong of ['state=published', 'state=', 'whose=me', 'page=0'])
    expect([wrong, (await at.editor.get(`/drafts?${wrong}`)).status]).toEqual([wrong, 422]);
  await publish({ edit: 1 });
  expect((await list()).total).toBe(total + 1);
});

test('of kinds that only owners write, others see no draft', async () => {
  const owner = await enterDesk(site, ['owner']);
  const kinds = async (desk: typeof owner) => {
    const { rows } = await (await desk.get('/drafts')).json();
    return rows.map(({ kind }: { kind: string }) => kind);
  };
  const { live } = await (await owner.get('/records/hosts/1')).json();
  const saved = await owner.send('PUT', '/records/hosts/1/draft', { document: live.document, edit: 0 });
  expect(saved.status).toBe(200);
  expect(await kinds(owner)).toContain('hosts');
  expect(await kinds(at.editor)).not.toContain('hosts');
});

const submit = (edit = 1, note = 'Please <b>read</b>') => at.editor.send('POST', `${address()}/submit`, { edit, note });
const data = async ({ staffId }: { staffId: number }) =>
  (await mailsOf(staffId)).map((mail) => [mail.template, mail.data]).toReversed();

test('whoever may decide about a draft is mailed that it waits, and its author what became of it', async () => {
  const [owner, quiet, hindi, french] = [
    await enterDesk(site, ['owner']),
    await enterDesk(site, ['reviewer']),
    await enterTranslator(site, ['reviewer'], ['hi']),
    await enterTranslator(site, ['reviewer'], ['fr']),
  ];
  const sales = await enterDesk(site, ['sales']);
  for (const { staffId } of [owner, quiet, hindi, french, sales, at.editor, at.reviewer]) await addPasskey(staffId);
  const profile = { name: 'Quiet', language: 'hi' };
  expect((await quiet.send('PUT', '/me', { ...profile, reviewMails: false })).status).toBe(200);
  // A desk of the release before does not say.
  expect((await quiet.send('PUT', '/me', profile)).status).toBe(200);
  expect(await (await quiet.get('/me')).json()).toMatchObject({ reviewMails: false });

  await draft((document) => ({ ...document, tagline: 'Brighter', translations: { hi: { tagline: 'ज़्यादा चमक' } } }));
  expect(await data(at.reviewer)).toEqual([]);
  const answers = await Promise.all([submit(), submit()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const about = {
    name: `Zorbit mark ${at.made}`,
    by: 'Ira Menon',
    deskLink: `${readEnv().DESK_URL}/desk${address()}`,
  };
  const asked = ['review-asked', { ...about, note: 'Please <b>read</b>' }];
  for (const reviewer of [at.reviewer, owner, hindi]) expect(await data(reviewer)).toEqual([asked]);
  for (const other of [quiet, french, sales, at.editor]) expect(await data(other)).toEqual([]);

  expect((await at.reviewer.send('POST', `${address()}/send-back`, { note: 'Too bright' })).status).toBe(200);
  const decided = (outcome: string, more = {}) => [
    'review-decided',
    { ...about, outcome, at: null, note: null, ...more },
  ];
  const sentBack = decided('sent-back', { note: 'Too bright' });
  expect(await data(at.editor)).toEqual([sentBack]);
  expect((await submit()).status).toBe(200);
  expect(await data(owner)).toEqual([asked, asked]);
  const hour = new Date(Date.now() + 3_600_000).toISOString();
  expect((await publish({ edit: 1, at: hour })).status).toBe(200);
  expect((await at.reviewer.send('POST', `${address()}/unschedule`)).status).toBe(200);
  expect((await publish()).status).toBe(200);
  expect(await data(at.editor)).toEqual([
    sentBack,
    decided('scheduled', { at: hour }),
    decided('unscheduled'),
    decided('published'),
  ]);
  expect(await data(at.reviewer)).toEqual([asked, asked]);

  // Whoever writes no records any more cannot do anything about it.
  await draft();
  await db()
    .update(staff)
    .set({ roles: ['sales'] })
    .where(eq(staff.id, at.editor.staffId));
  expect((await at.reviewer.send('POST', `${address()}/discard`, { edit: 1 })).status).toBe(200);
  expect(await data(at.editor)).toHaveLength(4);
});

test('of what is confidential, mails say neither its name nor what was said of it', async () => {
  const owner = await enterDesk(site, ['owner']);
  const author = await enterDesk(site, ['editor', 'reviewer']);
  for (const { staffId } of [owner, author]) await addPasskey(staffId);
  for (const [kind, name, document] of [
    ['bank-accounts', 'Bank account', { name: 'Zorbit account', number: '123456789012' }],
    ['kyc-items', 'KYC document', { name: 'Zorbit account' }],
  ] as const) {
    const { id } = await (await author.send('POST', `/records/${kind}`, { document })).json();
    const note = 'Was 123456789012';
    expect((await author.send('POST', `/records/${kind}/${id}/submit`, { edit: 1, note })).status).toBe(200);
    expect((await data(owner)).at(-1)).toMatchObject(['review-asked', { name, note: null }]);
    expect((await owner.send('POST', `/records/${kind}/${id}/discard`, { edit: 1 })).status).toBe(200);
    expect((await data(author)).at(-1)).toMatchObject(['review-decided', { name, outcome: 'discarded' }]);
  }
  expect(JSON.stringify([await data(owner), await data(author)])).not.toMatch(/Zorbit account|1234567/);
});

test('mails that cannot be queued keep nobody from handing a draft in, and nobody gets more than 20 an hour', async () => {
  const [broken, busy] = [await enterDesk(site, ['owner']), await enterDesk(site, ['reviewer'])];
  for (const { staffId } of [broken, busy]) await addPasskey(staffId);
  const [person] = await db().select().from(staff).where(eq(staff.id, busy.staffId));
  const email = person?.email ?? '';
  const mail = { template: 'review-asked', recipient: email, data: {} };
  const most = Math.ceil(20 * readEnv().RATE_LIMIT_SCALE);
  const rows = Array.from({ length: most }, (_, index) => ({ ...mail, messageId: `${email} ${index}` }));
  await db().insert(outboxMails).values(rows);
  await draft();
  expect((await submit()).status).toBe(200);
  expect(await mailsOf(busy.staffId)).toHaveLength(most);
  expect(await data(broken)).toHaveLength(1);

  await db().update(staff).set({ email: 'no address' }).where(eq(staff.id, broken.staffId));
  expect((await at.reviewer.send('POST', `${address()}/send-back`, { note: 'Again' })).status).toBe(200);
  expect((await submit()).status).toBe(200);
  expect((await (await at.editor.get(address())).json()).open).toMatchObject({ state: 'in-review' });
});

test('a name that fills a draft does not fill the lists', async () => {
  const title = `Zorbit ${'glow '.repeat(50_000)}`;
  const saved = await at.editor.send('POST', '/records/tutorials', { document: { title } });
  expect(saved.status).toBe(200);
  for (const list of ['/drafts', '/find?q=zorbit', '/records/tutorials?q=zorbit']) {
    const answer = await (await at.editor.get(list)).text();
    expect([list, answer.includes('Zorbit'), answer.length < 50_000]).toEqual([list, true, true]);
  }
});
