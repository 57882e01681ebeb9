import { beforeEach, describe, expect, test } from 'vitest';
import { eq, like, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { recordRevisions, redirects } from '#db/schema/records.ts';
import { publishDue } from '#features/records/desk/publish-due.server.ts';
import { createService } from '#tests/factories/service.ts';
import { withService } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, address, draft, publish, visit } = withService(site);

const leadsTo = async (path: string) => (await visit(path)).headers.get('location');
const pathOf = (slug: string) => `/services/marks/${slug}`;
const wordy = '/services/marks/zorbit-word';

async function rename(slug: string) {
  expect((await draft((document) => ({ ...document, slug }))).status).toBe(200);
  expect((await publish()).status).toBe(200);
}

/** A second service, whose draft wants the address that the first has left. */
async function wantOldAddress() {
  const { id } = await createService({ name: `Zorbit lamp ${at.made}`, category: 'Marks' });
  const other = `/records/services/${id}`;
  const { live } = await (await at.editor.get(other)).json();
  const input = { document: { ...live.document, slug: at.slug }, edit: 0 };
  expect((await at.editor.send('PUT', `${other}/draft`, input)).status).toBe(200);
  return {
    id: String(id),
    publish: (body: object) => at.reviewer.send('POST', `${other}/publish`, { edit: 1, ...body }),
  };
}

beforeEach(() => db().delete(redirects));

describe('an address that leads to another record', () => {
  test('is refused at its field, says where it leads, and is taken over when somebody has confirmed it', async () => {
    await rename(`${at.slug}-two`);
    const other = await wantOldAddress();
    const refused = await other.publish({});
    expect(refused.status).toBe(422);
    const answer = await refused.json();
    expect(answer.errors.slug).toEqual([expect.stringContaining(pathOf(`${at.slug}-two`))]);
    expect(answer.redirects).toEqual([{ from: pathOf(at.slug), to: pathOf(`${at.slug}-two`) }]);
    expect(await leadsTo(pathOf(at.slug))).toBe(pathOf(`${at.slug}-two`));

    expect((await other.publish({ takeOver: true })).status).toBe(200);
    expect((await visit(pathOf(at.slug))).status).toBe(200);
    expect(await leadsTo(`/ar${pathOf(`zorbit-lamp-${at.made}`)}`)).toBe(`/ar${pathOf(at.slug)}`);
    expect(
      await db()
        .select()
        .from(redirects)
        .where(eq(redirects.fromPath, pathOf(at.slug))),
    ).toEqual([]);
  });

  test('is asked about for a new record too, and when it is scheduled; the answer is kept for the hour', async () => {
    await rename(`${at.slug}-two`);
    const document = { slug: at.slug, name: 'New lamp', category: 'marks' };
    const { id } = await (await at.editor.send('POST', '/records/services', { document })).json();
    const schedule = (body: object) =>
      at.reviewer.send('POST', `/records/services/${id}/publish`, {
        edit: 1,
        at: new Date(Date.now() + 3_600_000).toISOString(),
        ...body,
      });
    const refused = await schedule({});
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toHaveProperty('slug');
    expect((await schedule({ takeOver: true })).status).toBe(200);
    await publishDue(new Date(Date.now() + 7_200_000));
    expect((await visit(pathOf(at.slug))).status).toBe(200);
  });

  test('that came to be after the scheduling sends the draft back to review, in words', async () => {
    const document = { slug: `${at.slug}-later`, name: 'Later lamp', category: 'marks' };
    const { id } = await (await at.editor.send('POST', '/records/services', { document })).json();
    const hour = new Date(Date.now() + 3_600_000).toISOString();
    const input = { edit: 1, at: hour };
    expect((await at.reviewer.send('POST', `/records/services/${id}/publish`, input)).status).toBe(200);
    await rename(`${at.slug}-later`);
    await rename(`${at.slug}-gone`);
    await publishDue(new Date(Date.now() + 7_200_000));
    const [revision] = await db()
      .select()
      .from(recordRevisions)
      .where(eq(recordRevisions.id, Number(id.slice(4))));
    expect(revision).toMatchObject({ state: 'in-review', takesOver: false });
    const [problem] = revision?.refusal?.problems ?? [];
    expect(problem).toMatchObject({ path: 'slug', message: { values: { page: pathOf(`${at.slug}-gone`) } } });
  });

  test('is free for the record that has left it', async () => {
    await rename(`${at.slug}-two`);
    await rename(at.slug);
    expect((await visit(pathOf(at.slug))).status).toBe(200);
    expect(await leadsTo(pathOf(`${at.slug}-two`))).toBe(pathOf(at.slug));
  });

  test('is not taken over by another word than true, nor by who may not publish', async () => {
    await rename(`${at.slug}-two`);
    const other = await wantOldAddress();
    for (const takeOver of [false, 'true', 1, null]) expect((await other.publish({ takeOver })).status).toBe(422);
    const input = { edit: 1, takeOver: true };
    expect((await at.editor.send('POST', `/records/services/${other.id}/publish`, input)).status).toBe(403);
  });
});

test('a page and its folder that have both moved are found in one step, and no step leads in a circle', async () => {
  await rename(`${at.slug}-two`);
  const { rows } = await at.editor.get('/records/service-categories?q=marks').then((answer) => answer.json());
  const category = `/records/service-categories/${rows[0].id}`;
  const renameFolder = async (slug: string) => {
    const { live } = await (await at.editor.get(category)).json();
    await at.editor.send('PUT', `${category}/draft`, { document: { ...live.document, slug }, edit: 0 });
    expect((await at.reviewer.send('POST', `${category}/publish`, { edit: 1 })).status).toBe(200);
  };
  await renameFolder('signs');
  expect(await leadsTo(pathOf(at.slug))).toBe(`/services/signs/${at.slug}-two`);
  expect(await leadsTo(`/hi${pathOf(`${at.slug}-two`)}`)).toBe(`/hi/services/signs/${at.slug}-two`);
  const stored = await db().select().from(redirects).where(like(redirects.toPath, '/services/marks%'));
  expect(stored).toEqual([]);
  await renameFolder('marks');
  expect(await leadsTo(pathOf(at.slug))).toBe(pathOf(`${at.slug}-two`));
  const circles = await db()
    .select()
    .from(redirects)
    .where(sql`from_path = to_path or to_path in (select from_path from redirects)`);
  expect(circles).toEqual([]);
  expect((await at.reviewer.send('POST', `${address()}/archive`)).status).toBe(200);
  expect((await visit(pathOf(at.slug))).status).toBe(301);
  expect((await visit(pathOf(`${at.slug}-two`))).status).toBe(404);
});

test('addresses that lead in a circle, by whatever hand, are not found', async () => {
  const by = { kind: 'services', record: '1' };
  await db()
    .insert(redirects)
    .values([
      { fromPath: wordy, toPath: `${wordy}-a`, ...by },
      { fromPath: `${wordy}-a`, toPath: `${wordy}-b`, ...by },
      { fromPath: `${wordy}-b`, toPath: wordy, ...by },
      { fromPath: `${wordy}-self`, toPath: `${wordy}-self`, ...by },
    ]);
  for (const path of [wordy, `${wordy}-b`, `${wordy}-self`]) {
    const { status } = await visit(path);
    expect([path, status]).toEqual([path, 404]);
  }
});
