import { expect, test } from 'vitest';
import { enterDesk } from '#tests/desk-steps.ts';
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

test('a name that fills a draft does not fill the lists', async () => {
  const title = `Zorbit ${'glow '.repeat(50_000)}`;
  const saved = await at.editor.send('POST', '/records/tutorials', { document: { title } });
  expect(saved.status).toBe(200);
  for (const list of ['/drafts', '/find?q=zorbit', '/records/tutorials?q=zorbit']) {
    const answer = await (await at.editor.get(list)).text();
    expect([list, answer.includes('Zorbit'), answer.length < 50_000]).toEqual([list, true, true]);
  }
});
