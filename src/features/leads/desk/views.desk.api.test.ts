import { expect, test } from 'vitest';
import { db } from '#db/client.server.ts';
import { countPerson, erasePerson } from '#db/person/erase-person.server.ts';
import { staffViews } from '#db/schema/staff.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
type Desk = Awaited<ReturnType<typeof enterDesk>>;

const save = (desk: Desk, name: string, search: string) => desk.send('POST', '/views', { name, search });
const viewsOf = async (desk: Desk): Promise<{ id: number; name: string; search: string }[]> =>
  (await (await desk.get('/views')).json()).views;

test('salespeople and reviewers have views of their own, and editors none', async () => {
  const sales = await enterDesk(site, ['sales']);
  const reviewer = await enterDesk(site, ['reviewer']);
  const editor = await enterDesk(site, ['editor']);
  expect(await (await save(sales, ' Hindi  partners ', 'form=partner&language=hi')).json()).toEqual({
    message: 'The view is saved.',
    search: 'form=partner&language=hi',
  });
  expect((await save(reviewer, 'Hindi partners', 'status=won')).status).toBe(200);
  for (const answer of [await editor.get('/views'), await save(editor, 'Mine', 'owner=me')])
    expect(answer.status).toBe(403);
  const [own] = await viewsOf(sales);
  expect(await viewsOf(sales)).toEqual([{ id: own?.id, name: 'Hindi partners', search: 'form=partner&language=hi' }]);
  expect(await viewsOf(reviewer)).toMatchObject([{ search: 'status=won' }]);

  expect((await reviewer.send('DELETE', `/views/${own?.id}`)).status).toBe(404);
  expect(await viewsOf(sales)).toHaveLength(1);
  expect((await sales.send('DELETE', `/views/${own?.id}`)).status).toBe(200);
  expect((await sales.send('DELETE', `/views/${own?.id}`)).status).toBe(404);
  expect(await viewsOf(sales)).toEqual([]);
});

test('a view stores the filters that the inbox knows, and nothing else of the address', async () => {
  const sales = await enterDesk(site, ['sales']);
  const words = 'प्रमाणपत्र '.repeat(9).trim();
  for (const [name, sent, stored] of [
    ['No page', '?page=3&status=new&owner=&utm_source=x&__proto__=y', 'status=new'],
    [
      'Order',
      'until=2026-11-30&sort=due&owner=007&q=%00 lamp  works',
      'owner=7&q=lamp+works&until=2026-11-30&sort=due',
    ],
    ['Words', new URLSearchParams({ q: words }).toString(), new URLSearchParams({ q: words }).toString()],
  ] as const) {
    expect((await (await save(sales, name, sent)).json()).search, name).toBe(stored);
    expect((await sales.get(`/leads?${stored}`)).status, name).toBe(200);
  }
  const kept = await viewsOf(sales);
  for (const wrong of ['', 'page=2', 'utm_source=x', 'status=open', 'due=soon', 'q=ab', 'q=%20', 'x'.repeat(2_001)]) {
    const answer = await save(sales, 'Wrong', wrong);
    expect([answer.status, Object.keys((await answer.json()).errors)], wrong).toEqual([422, ['search']]);
  }
  for (const name of ['', ' \u202e ', '\u200b\u3164', '\u2800', 'x'.repeat(61)]) {
    const answer = await save(sales, name, 'owner=me');
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { name: ['Give the view a name of 1 to 60 letters.'] },
    ]);
  }
  expect(await viewsOf(sales)).toEqual(kept);
});

test('nobody has more than twenty views, also not by saving several at once, nor two of one name', async () => {
  const sales = await enterDesk(site, ['sales']);
  for (let at = 1; at <= 18; at += 1) await save(sales, `View ${at}`, 'owner=me');
  const atOnce = await Promise.all(['a', 'b', 'c', 'd'].map((name) => save(sales, name, 'owner=me')));
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
  const views = await viewsOf(sales);

  const full = await save(sales, 'One more', 'owner=me');
  expect([full.status, (await full.json()).message]).toEqual([
    422,
    'You have 20 views, and more cannot be saved. Delete one first.',
  ]);
  await sales.send('DELETE', `/views/${views[0]?.id}`);
  const twice = await save(sales, String(views[1]?.name), 'spam=yes');
  const message = 'You have a view of this name already. Choose another name.';
  expect([twice.status, await twice.json()]).toEqual([409, { message, errors: { name: [message] } }]);
  expect(await viewsOf(sales)).toHaveLength(19);
});

test('an erasure takes the views that look for the person, by their filters or their name', async () => {
  const email = 'asha+lamps@works.example';
  const { staffId } = await enterDesk(site, ['sales']);
  const rows = [
    { name: 'By filter', search: new URLSearchParams({ status: 'won', q: `Lamp ${email}` }).toString() },
    { name: `Mails of ${email}`, search: 'status=won' },
    { name: `Asha (${email}), lamps`, search: 'status=won' },
    { name: 'Pasted', search: new URLSearchParams({ q: `Asha <${email}>` }).toString() },
    { name: 'A sentence', search: new URLSearchParams({ q: `From ${email}.` }).toString() },
    { name: 'Another person', search: new URLSearchParams({ q: `x${email}` }).toString() },
  ];
  await db()
    .insert(staffViews)
    .values(rows.map((row) => ({ ...row, staffId })));
  expect(await countPerson({ email })).toEqual({ staff_views: 5 });
  await erasePerson({ email });
  expect(await countPerson({ email })).toEqual({});
  expect(await countPerson({ email: `x${email}` })).toEqual({ staff_views: 1 });
});
