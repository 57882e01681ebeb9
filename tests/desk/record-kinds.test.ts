import { expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { translate } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { bankAccounts } from '#db/schema/payment.ts';
import { hosts, menuItems, settings } from '#db/schema/site.ts';
import { listKinds } from '#features/records/declare-records.server.ts';
import { problemsOf } from '#features/records/desk/clean-draft.server.ts';
import { readDocuments } from '#features/records/read-documents.server.ts';
import { fieldTexts } from '#features/records/records.messages.ts';
import { proofMinutes } from '#features/staff/staff.schema.ts';
import { features } from '#server/features.ts';
import { ageProof, enterDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
/** A document whose fields are lists; of others the tests know no more than that they exist. */
type Document = Record<string, object[]>;
type Desk = Awaited<ReturnType<typeof enterDesk>>;
const [single, hostsAddress] = ['/records/menu-top/1', '/records/hosts/1'];

async function change(desk: Desk, address: string, edit: (document: Document) => object) {
  const { live } = await (await desk.get(address)).json();
  return desk.send('PUT', `${address}/draft`, { document: edit(live.document), edit: 0 });
}

test('every kind is listed, and what it lists can be opened and saved as it is', async () => {
  const editor = await enterDesk(site, ['owner']);
  for (const { kind } of features.flatMap(({ records }) => records ?? [])) {
    const list = await editor.get(`/records/${kind}?per_page=1`);
    expect([kind, list.status]).toEqual([kind, 200]);
    const [row] = (await list.json()).rows;
    if (!row) continue;
    const saved = await (await change(editor, `/records/${kind}/${row.id}`, (document) => document)).json();
    expect([kind, saved.problems, saved.removed]).toEqual([kind, [], []]);
  }
});

/** The same document with everything that can be named twice named twice, and with every text replaced by the given one. */
function spoil(value: unknown, text: string | null): unknown {
  if (typeof value === 'string') return text ?? value;
  if (Array.isArray(value))
    return [...value, ...(text === null ? value.slice(0, 1) : [])].map((own) => spoil(own, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, spoil(own, text)]));
}

test('whatever is wrong with a field is said in Hindi to whoever works in Hindi', async () => {
  const said = new Set<string>();
  for (const kind of listKinds()) {
    const [record] = (await readDocuments(db(), kind, 'all')).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    if (!record) continue;
    for (const text of [null, '', 'कखग\u200b', '[{"a": {n}']) {
      const { problems } = await problemsOf(kind, spoil(record.document, text) as Document, null);
      for (const { message } of problems) said.add(translate(message, 'hi'));
    }
  }
  expect([...said].filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([]);
  expect(said).toContain(translate(fieldTexts.twice, 'hi'));
});
const sizeOf = (record: object) => JSON.stringify(record).length;

test('a menu is put in order as one record, and its old order comes back', async () => {
  const [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  await editor.send('POST', `${single}/discard`, { edit: 1 });
  const titles = async () => {
    const rows = await db().select().from(menuItems).where(eq(menuItems.menu, 'top')).orderBy(menuItems.position);
    return rows.map(({ title }) => title);
  };
  const before = await titles();
  const saved = await change(editor, single, ({ entries, ...rest }) => {
    const [first, ...others] = entries ?? [];
    return { ...rest, entries: [...others, { ...first, title: 'Who we are' }] };
  });
  expect(saved.status).toBe(200);
  expect((await reviewer.send('POST', `${single}/publish`, { edit: 1 })).status).toBe(200);
  expect(await titles()).toEqual([...before.slice(1), 'Who we are']);
  expect((await reviewer.send('POST', `${single}/archive`)).status).toBe(409);
  await editor.send('POST', `${single}/restore`, { number: 0 });
  expect((await reviewer.send('POST', `${single}/publish`, { edit: 1 })).status).toBe(200);
  expect(await titles()).toEqual(before);
});

test('a group of the settings is stored as it was, but for what was changed', async () => {
  const [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  const address = '/records/settings-contact/1';
  await editor.send('POST', `${address}/discard`, { edit: 1 });
  const value = async () => {
    const [row] = await db().select({ value: settings.value }).from(settings).where(eq(settings.key, 'contact'));
    return row?.value as object;
  };
  const before = await value();
  await change(editor, address, (document) => ({ ...document, phone2: '+91 11 5550 0199' }));
  expect((await reviewer.send('POST', `${address}/publish`, { edit: 1 })).status).toBe(200);
  expect(await value()).toEqual({ ...before, phone2: '+91 11 5550 0199' });
});

test('only an owner changes the hosts', async () => {
  const [editor, owner] = [await enterDesk(site, ['editor']), await enterDesk(site, ['owner'])];
  await owner.send('POST', `${hostsAddress}/discard`, { edit: 1 });
  const { live } = await (await owner.get(hostsAddress)).json();
  const host = { name: 'new.example', kind: 'global', base: '/api', languages: ['en'] };
  const document = { ...live.document, hosts: [...live.document.hosts, host] };
  const add = (desk: Desk) => desk.send('PUT', `${hostsAddress}/draft`, { document, edit: 0 });
  expect((await add(editor)).status).toBe(403);
  expect((await add(owner)).status).toBe(200);
  expect((await owner.send('POST', `${hostsAddress}/publish`, { edit: 1 })).status).toBe(200);
  expect((await db().select().from(hosts)).map(({ name }) => name)).toContain('new.example');
});

test('a bank account is published by somebody else than its author, who has just proven who they are', async () => {
  const [author, other] = [await enterDesk(site, ['reviewer']), await enterDesk(site, ['reviewer'])];
  const row = { slug: 'zorbia', name: 'Zorbia', holder: 'Kasauti', number: '000000000009', bank: 'Specimen Bank' };
  const [account] = await writeContent((tx) => tx.insert(bankAccounts).values(row).returning());
  const address = `/records/bank-accounts/${account?.id}`;
  await change(author, address, (document) => ({ ...document, holder: 'Kasauti of Zorbia' }));
  const publish = async (desk: Desk) => (await desk.send('POST', `${address}/publish`, { edit: 1 })).status;
  expect(await publish(author)).toBe(403);
  await ageProof(other.staffId, proofMinutes + 1);
  expect(await publish(other)).toBe(403);
  await ageProof(other.staffId, 0);
  expect(await publish(other)).toBe(200);
});
