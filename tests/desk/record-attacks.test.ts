import { describe, expect, test } from 'vitest';
import { and, eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { goldenAcceptances } from '#db/schema/golden-sheets.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { publishDue } from '#features/records/desk/publish-due.server.ts';
import { recordsFeature } from '#features/records/records.feature.ts';
import { enterDesk, enterTranslator } from '#tests/desk-steps.ts';
import { createOrder } from '#tests/factories/order.ts';
import { tagline, withService } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, address, open, draft, publish } = withService(site);

test('who writes Hindi only cannot let a whole draft go out at an hour, whatever languages they name', async () => {
  const hindi = await enterTranslator(site, ['reviewer'], ['hi']);
  const { edit } = await (await draft(tagline('Everything of it'))).json();
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const schedule = (desk: typeof hindi, more = {}) =>
    desk.send('POST', `${address()}/publish`, { edit, at: soon, ...more });
  expect((await schedule(hindi, { languages: ['hi'] })).status).toBe(403);
  expect((await schedule(hindi)).status).toBe(403);
  expect((await open()).open).toMatchObject({ state: 'draft' });
});

test.each(['\0', '\u202e', '\u2066', '\ud800', '\udfff x'])('a draft with %j is refused', async (sign) => {
  expect((await draft(tagline(`a${sign}b`))).status).toBe(422);
  const { live } = await open();
  const document = { ...live.document, translations: { hi: { tagline: sign } } };
  expect((await at.editor.send('PUT', `${address()}/draft`, { document, edit: 0 })).status).toBe(422);
});

test('a text that grows beyond the limit when it is cleaned is refused when it is saved, not when it is published', async () => {
  const saved = await draft((document) => ({
    ...document,
    sections: [{ slug: 'signs', name: 'Signs', content: '<'.repeat(200_000) }],
  }));
  expect([saved.status, Object.keys((await saved.json()).errors)]).toEqual([422, ['sections.0.content']]);
});

test('another spelling of an id opens no second draft', async () => {
  const { live } = await open();
  for (const id of [`0${at.id}`, `00${at.id}`, '0', 'new-01', `${at.id}%20`, `+${at.id}`, `${at.id}.0`])
    expect((await at.editor.send('PUT', `/records/services/${id}/draft`, { ...live, edit: 0 })).status).toBe(422);
});

test('what exists once has one draft, by whatever number of a new one it is named', async () => {
  const owner = await enterDesk(site, ['owner']);
  const { live } = await (await owner.get('/records/hosts/1')).json();
  const save = (id: string) => owner.send('PUT', `/records/hosts/${id}/draft`, { document: live.document, edit: 0 });
  expect((await save('new-900')).status).toBe(200);
  expect((await save('new-901')).status).toBe(409);
  expect((await (await owner.get('/records/hosts/1')).json()).open).toMatchObject({ edit: 1 });
  expect((await owner.send('POST', '/records/hosts/1/discard', { edit: 1 })).status).toBe(200);
});

describe('somebody who writes Hindi only', () => {
  test('brings back only the Hindi of an old revision', async () => {
    await draft((document) => ({ ...document, translations: { hi: { tagline: 'पुराना' } } }));
    await publish();
    await draft((document) => ({ ...document, tagline: 'Newer', translations: { hi: { tagline: 'नया' } } }));
    await publish();
    const translator = await enterTranslator(site, ['editor'], ['hi']);
    expect((await translator.send('POST', `${address()}/restore`, { number: 1 })).status).toBe(200);
    expect((await open()).open.document).toMatchObject({
      tagline: 'Newer',
      translations: { hi: { tagline: 'पुराना' } },
    });
    expect((await translator.send('POST', `${address()}/discard`, { edit: 1 })).status).toBe(200);
  });

  test('neither begins a record, nor discards the draft of others, nor takes a record from the site', async () => {
    await draft();
    const translator = await enterTranslator(site, ['editor', 'reviewer'], ['hi']);
    const document = { name: 'English by a translator' };
    expect((await translator.send('POST', '/records/services', { document })).status).toBe(403);
    expect((await translator.send('POST', `${address()}/discard`, { edit: 1 })).status).toBe(403);
    expect((await translator.send('POST', `${address()}/archive`)).status).toBe(403);
    expect(await open()).toMatchObject({ open: { edit: 1 }, live: { status: 'published' } });
  });

  test('neither proposes nor publishes law', async () => {
    const { slug } = await createOrder({ title: 'Zorbits (Quality Control) Order' });
    const translator = await enterTranslator(site, ['editor', 'reviewer'], ['hi']);
    const check = { on: '2026-01-31', against: 'egazette.gov.in', result: 'same' };
    for (const path of ['/law/proposals/1/publish', '/law/effects/1/strike', `/law/orders/${slug}/checks`])
      expect((await translator.send('POST', path, { ...check, reason: 'Wrong' })).status).toBe(403);
    expect((await at.reviewer.send('POST', `/law/orders/${slug}/checks`, check)).status).toBe(200);
  });
});

test('a number that no column holds is refused at its field', async () => {
  await draft((document) => ({ ...document, homePosition: 3_000_000_000 }));
  const refused = await publish();
  expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['homePosition']]);
});

test('a scheduled draft that fails keeps no other waiting', async () => {
  // Of a kind that a later release no longer has.
  await db()
    .insert(recordRevisions)
    .values({ kind: 'lamps', record: '1', number: 1, state: 'scheduled', document: {}, publishAt: new Date() });
  const hour = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await draft(tagline('In time'));
  expect((await publish({ edit: 1, at: hour(1) })).status).toBe(200);
  await publishDue(new Date(hour(2)));
  expect(await open()).toMatchObject({ open: null, live: { document: { tagline: 'In time' } } });
});

test('of a record the last 50 revisions are kept, and what something still needs', async () => {
  await draft();
  await publish();
  const revisions = (kind: string, record: string, count: number) =>
    db()
      .insert(recordRevisions)
      .values(
        Array.from({ length: count }, (_, number) => ({
          ...{ kind, record, number: number + 2, state: 'discarded' as const, document: {} },
          ...((number === 2 || number === 3) && { state: 'published' as const }),
          ...(number === 2 && { archiveAt: new Date(Date.now() + 60_000) }),
        })),
      )
      .returning({ id: recordRevisions.id });
  const made = await revisions('services', at.id, 58);
  await draft(tagline('The open one'));
  await revisions('products', at.id, 60);
  await revisions('blogs', at.id, 10);
  // Of a kind that only another release has.
  await revisions('lamps', at.id, 60);
  await db()
    .insert(goldenAcceptances)
    .values({
      ...{ revisionId: made[4]?.id ?? 0, edit: 1, golden: 'zorb', outcome: 'x', acceptedBy: at.editor.staffId },
    });
  for (const { run } of recordsFeature.cleanUp ?? []) for (const _ of 'ab') await run(db());
  const numbers = async (kind: string) => {
    const { number, record } = recordRevisions;
    const own = and(eq(recordRevisions.kind, kind), eq(record, at.id));
    return (await db().select({ number }).from(recordRevisions).where(own).orderBy(number)).map((row) => row.number);
  };
  // 60 is the open draft. The end of 4 is ahead, 5 was published last, and a golden sheet was accepted for 6.
  expect(await numbers('services')).toEqual([4, 5, 6, ...Array.from({ length: 50 }, (_, at) => at + 11)]);
  expect(await numbers('products')).toHaveLength(60);
  expect(await numbers('blogs')).toHaveLength(10);
  expect(await numbers('lamps')).toHaveLength(60);
});

test('a draft and an old version with fields that a later release has no more can be saved and restored', async () => {
  const section = { slug: 'glow', name: 'Glow', content: '<p>It glows.</p>', questions: [] };
  const saved = await (await draft((document) => ({ ...document, sections: [section] }))).json();
  const old = {
    ...saved.document,
    lamps: 3,
    sections: [{ ...section, lamps: 3 }],
    translations: { hi: { name: 'चिह्न', lamps: 'दीप' } },
  };
  const clean = { ...saved.document, translations: { hi: { name: 'चिह्न' } } };
  const setOf = (state: 'draft' | 'published') =>
    db()
      .update(recordRevisions)
      .set({ document: old })
      .where(and(eq(recordRevisions.record, at.id), eq(recordRevisions.state, state)));
  await setOf('draft');
  const { document } = (await open()).open;
  expect(document).toMatchObject({ ...clean, sections: [{ slug: 'glow' }] });
  expect(JSON.stringify(document)).not.toContain('lamps');
  expect((await at.editor.send('PUT', `${address()}/draft`, { document, edit: 1 })).status).toBe(200);
  // Whoever sends such a field is told.
  expect((await at.editor.send('PUT', `${address()}/draft`, { document: old, edit: 2 })).status).toBe(422);
  await setOf('draft');
  expect((await publish({ edit: 2 })).status).toBe(200);

  await setOf('published');
  const version = await (await at.editor.get(`${address()}/revisions/1`)).json();
  expect(JSON.stringify(version)).not.toContain('lamps');
  expect((await at.editor.send('POST', `${address()}/restore`, { number: 1 })).status).toBe(200);
  const { open: restored } = await open();
  const again = { document: { ...restored.document, tagline: 'Once more' }, edit: restored.edit };
  expect((await at.editor.send('PUT', `${address()}/draft`, again)).status).toBe(200);
  expect((await publish({ edit: restored.edit + 1 })).status).toBe(200);
});
