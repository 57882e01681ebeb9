import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq, like } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { getKind } from '#features/records/declare-records.server.ts';
import { readDocuments } from '#features/records/read-documents.server.ts';
import { staffRoles } from '#features/staff/staff.schema.ts';
import { enterDesk, fromDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
type Document = Record<string, unknown>;
type Desk = Awaited<ReturnType<typeof enterDesk>>;
let editor: Desk;
let owner: Desk;
beforeAll(async () => {
  [editor, owner] = [await enterDesk(site, ['editor']), await enterDesk(site, ['owner'])];
});

/** Kinds on which others rest, and a field of each that can be changed without anything else. */
const kinds: [kind: string, field: string][] = [
  ['products', 'technicalName'],
  ['standards', 'note'],
  ['families', 'definition'],
  ['facts', 'note'],
  ['approvals', 'name'],
  ['rules', 'note'],
  ['golden-sheets', 'note'],
];

const rowsOf = (kind: string) =>
  db().select().from(recordRevisions).where(eq(recordRevisions.kind, kind)).orderBy(recordRevisions.id);
const linesOf = () => db().$count(auditLog, like(auditLog.action, 'record.%'));
const documentsOf = async (kind: string) =>
  (await readDocuments(db(), getKind(kind), 'all')).map(({ document }) => document);

describe.each(kinds)('%s', (kind, field) => {
  let id: string;
  let document: Document;
  let edit = 0;
  const at = () => `/records/${kind}/${id}`;
  const save = (change: Document, given = edit) =>
    editor.send('PUT', `${at()}/draft`, { document: { ...document, ...change }, edit: given });

  beforeAll(async () => {
    const { rows } = await (await editor.get(`/records/${kind}?per_page=2`)).json();
    ({ id } = rows[0]);
    ({ document } = (await (await editor.get(at())).json()).live);
    ({ edit } = await (await save({ [field]: 'Zorb' })).json());
    expect(edit).toBe(1);
  });

  /** Every call that changes something of a record, with what it needs to do so. */
  const acts = (name: string): [method: 'POST' | 'PUT', path: string, body: object][] => [
    ['POST', `/records/${kind}`, { document }],
    ['PUT', `/records/${kind}/${name}/draft`, { document, edit: 1 }],
    ['POST', `/records/${kind}/${name}/mark`, { edit: 1, language: 'hi', mark: 'draft' }],
    ['POST', `/records/${kind}/${name}/submit`, { edit: 1 }],
    ['POST', `/records/${kind}/${name}/publish`, { edit: 1 }],
    ['POST', `/records/${kind}/${name}/publish`, { edit: 1, at: new Date(Date.now() + 3_600_000).toISOString() }],
    ['POST', `/records/${kind}/${name}/preview`, {}],
    ['POST', `/records/${kind}/${name}/archive`, {}],
    ['POST', `/records/${kind}/${name}/restore`, { number: 1 }],
    ['POST', `/records/${kind}/${name}/discard`, { edit: 1 }],
    ['POST', `/records/${kind}/actions`, { action: 'archive', records: [{ id: name, edit: null }] }],
  ];

  test('nothing is done for another site, for somebody in sales, or without a second factor', async () => {
    const sales = await enterDesk(site, ['sales']);
    const newcomer = await enterDesk(site, [...staffRoles], { factor: null });
    const before = [await rowsOf(kind), await linesOf(), await documentsOf(kind)];
    const senders = {
      sales: sales.headers,
      newcomer: newcomer.headers,
      'another site': { ...owner.headers, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      'a subdomain': { ...owner.headers, origin: 'https://x.kasauti.example', 'sec-fetch-site': 'same-site' },
      'no page': { cookie: owner.headers.cookie },
    };
    for (const [who, headers] of Object.entries(senders))
      for (const [method, path, body] of acts(id)) {
        const init = {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
        const { status } = await site.get(`/api/desk${path}`, init);
        expect([who, method, path, status]).toEqual([who, method, path, 403]);
      }
    expect((await site.get(`/api/desk${at()}`, { headers: fromDesk })).status).toBe(401);
    expect([await rowsOf(kind), await linesOf(), await documentsOf(kind)]).toEqual(before);
  });

  test('an editor neither publishes nor takes from the site', async () => {
    for (const [method, path, body] of acts(id).filter(([, path]) => /publish|archive|actions/.test(path)))
      expect([path, (await editor.send(method, path, body)).status]).toEqual([path, 403]);
  });

  test('unknown fields are refused wherever they stand', async () => {
    const lists = Object.entries(document).filter(([, value]) => Array.isArray(value) && typeof value[0] === 'object');
    const inRow = lists.map(([name, value]) => {
      const [first, ...others] = value as Document[];
      return { [name]: [{ ...first, zorb: 1 }, ...others] };
    });
    const odd = JSON.parse('{"__proto__": {"zorb": 1}, "constructor": {"prototype": 1}}');
    for (const change of [{ zorb: 1 }, { id: 7 }, { status: 'published' }, odd, ...inRow])
      expect([Object.keys(change), (await save(change)).status]).toEqual([Object.keys(change), 422]);
    const beside = { document, edit: 1, kind: 'pages', state: 'published', record: '1' };
    expect((await editor.send('PUT', `${at()}/draft`, beside)).status).toBe(422);
    expect((await (await editor.get(at())).json()).open).toMatchObject({ edit: 1, state: 'draft' });
  });

  test('ids of other kinds lead nowhere', async () => {
    const [other] = await db()
      .insert(recordRevisions)
      .values({
        kind: 'pages',
        number: 1,
        state: 'draft',
        document: {},
        madeBy: editor.staffId,
        editedBy: editor.staffId,
      })
      .returning();
    for (const name of [`new-${other?.id}`, '999999999'])
      for (const [method, path, body] of acts(name).slice(1)) {
        const answer = await owner.send(method, path, body);
        const { results } = await answer.json();
        expect([path, results ? results[0].isDone : answer.status]).toEqual([path, results ? false : 404]);
      }
    expect(
      await db()
        .select()
        .from(recordRevisions)
        .where(eq(recordRevisions.id, other?.id ?? 0)),
    ).toEqual([other]);
  });

  test('a draft of 1 MB is refused, and so is a text that no field takes', async () => {
    expect((await save({ [field]: 'z'.repeat(1_100_000) })).status).toBe(413);
    const saved = await save({ [field]: 'z'.repeat(900_000) });
    expect([saved.status, Object.keys((await saved.json()).errors)]).toEqual([422, [field]]);
    expect((await (await editor.get(at())).json()).open).toMatchObject({ edit: 1 });
  });

  test('of twenty who publish at once one does', async () => {
    const before = await linesOf();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => owner.send('POST', `${at()}/publish`, { edit })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(404)]);
    expect(await linesOf()).toBe(before + 1);
    const { record, state } = recordRevisions;
    const isPublished = and(eq(recordRevisions.kind, kind), eq(record, id), eq(state, 'published'));
    expect(await db().$count(recordRevisions, isPublished)).toBe(2);
    expect((await (await editor.get(at())).json()).live.document[field]).toBe('Zorb');
  });

  test('no child is taken from another record by its id', async () => {
    const all = await readDocuments(db(), getKind(kind), 'all');
    for (const name of Object.keys(getKind(kind).children)) {
      const having = all.filter((record) => (record.document[name] as unknown[]).length > 0);
      const [mine, theirs] = [having[0], having.at(-1)];
      if (!mine || !theirs || mine === theirs) continue;
      const childrenOf = (record: typeof mine) => record.document[name] as Document[];
      const stolen = childrenOf(mine).map((child, at) => ({ ...child, id: childrenOf(theirs)[at]?.id ?? child.id }));
      const path = `/records/${kind}/${mine.id}`;
      const { open } = await (await editor.get(path)).json();
      const draft = { document: { ...mine.document, [name]: stolen }, edit: open?.edit ?? 0 };
      const saved = await (await editor.send('PUT', `${path}/draft`, draft)).json();
      expect((await owner.send('POST', `${path}/publish`, { edit: saved.edit })).status).toBe(200);
      const [after] = await readDocuments(db(), getKind(kind), [theirs.id]);
      expect([name, after?.document]).toEqual([name, theirs.document]);
    }
  });
});
