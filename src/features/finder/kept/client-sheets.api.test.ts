import { beforeAll, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { clientSheets, keptSheets } from '#db/schema/kept-sheets.ts';
import * as step from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

const keep = async (answers: string) => {
  const kept = await site.get('/api/finder/sheets', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ family: 'led-bulb', answers }).toString(),
  });
  const { key } = await kept.json();
  return String(key);
};
const send = (method: string, key: string, token: string, input?: object) =>
  site.get(`/api/client/sheets/${key}`, {
    method,
    headers: { ...step.bearer(token), ...(input && { 'content-type': 'application/json' }) },
    ...(input && { body: JSON.stringify(input) }),
  });
const list = async (token: string) => (await site.get('/api/client/sheets', { headers: step.bearer(token) })).json();

let key = '';
let token = '';
let email = '';
beforeAll(async () => {
  key = await keep('audience=import&radio=bluetooth');
  const client = await step.registerClient(site);
  token = client.token;
  email = client.email;
});

test('a sheet is put on the list once, gets a name of the client and says when something has changed', async () => {
  expect(await list(token)).toEqual([]);
  expect((await send('PUT', key, token, {})).status).toBe(200);
  expect((await send('PUT', key, token, { label: ' LB-900 ' })).status).toBe(200);
  expect(await list(token)).toMatchObject([
    { key, url: `/sheets/${key}`, name: 'LED bulb', label: 'LB-900', changes: 0 },
  ]);
  const [row] = await db().select().from(keptSheets).where(eq(keptSheets.key, key));
  await db()
    .update(keptSheets)
    .set({ outcome: row?.outcome?.filter((kept) => kept.key !== 'wpc-eta') ?? null })
    .where(eq(keptSheets.key, key));
  expect(await list(token)).toMatchObject([{ key, changes: 1 }]);
});

test('nobody sees the list of another client, or changes it', async () => {
  const other = await step.registerClient(site);
  expect(await list(other.token)).toEqual([]);
  expect((await send('DELETE', key, other.token)).status).toBe(200);
  expect(await list(token)).toHaveLength(1);
  expect((await site.get('/api/client/sheets')).status).toBe(401);
  expect((await site.get(`/api/client/sheets/${key}`, { method: 'DELETE' })).status).toBe(401);
});

test('an unknown sheet, an unknown field and a name that is too long are refused', async () => {
  expect((await send('PUT', '0123456789ab', token, {})).status).toBe(404);
  expect((await send('PUT', key, token, { label: 'x'.repeat(101) })).status).toBe(422);
  expect((await send('PUT', key, token, { label: '<script>' })).status).toBe(200);
});

test('a note stands beside the name, each stays when only the other is said, and putting it there again takes nothing away', async () => {
  const note = 'Ask the factory for the report.\nIS 16102?';
  expect((await send('PUT', key, token, { label: 'LB-900', note: `${note} \u202e\u0000` })).status).toBe(200);
  expect(await list(token)).toMatchObject([{ label: 'LB-900', note }]);
  await send('PUT', key, token, { label: 'LB-901' });
  await send('PUT', key, token, {});
  expect(await list(token)).toMatchObject([{ label: 'LB-901', note }]);
  await send('PUT', key, token, { note: '' });
  expect(await list(token)).toMatchObject([{ label: 'LB-901', note: '' }]);
  expect((await send('PUT', key, token, { note: 'x'.repeat(501) })).status).toBe(422);
  expect((await send('PUT', key, token, { note: 'x'.repeat(9_000) })).status).toBe(413);
  expect((await send('PUT', key, token, { note: '🧪'.repeat(500) })).status).toBe(200);
});

test('the name that a client gives to a sheet is one line without unseen signs', async () => {
  expect((await send('PUT', key, token, { label: 'LB\u0000\u202e-\r\n900' })).status).toBe(200);
  expect(await list(token)).toMatchObject([{ label: 'LB - 900' }]);
});

test('a list is full with fifty sheets, also for two that come at once', async () => {
  const clientId = (await step.clientOf(email)).id;
  const rows = Array.from({ length: 49 }, (_, at) => ({
    ...{ key: `full${at}`, family: 'led-bulb', familyName: 'LED bulb', answers: [], outcome: null },
    ...{ contentHash: `full${at}`, keptOn: '2026-11-01', lastOpenedOn: '2026-11-01' },
  }));
  const added = await db().insert(keptSheets).values(rows).returning({ id: keptSheets.id });
  await db()
    .insert(clientSheets)
    .values(added.slice(1).map(({ id }) => ({ clientId, sheetId: id, label: '' })));
  const further = [await keep('audience=india'), await keep('audience=india&radio=nfc')];
  const answers = await Promise.all(further.map((sheet) => send('PUT', sheet, token, {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await list(token)).toHaveLength(50);
});

test('a sheet that is taken off the list keeps its address, and goes from it with the client', async () => {
  expect((await send('DELETE', key, token)).status).toBe(200);
  expect((await send('DELETE', key, token)).status).toBe(200);
  expect((await list(token)).map((sheet: { key: string }) => sheet.key)).not.toContain(key);
  expect((await site.get(`/sheets/${key}`)).status).toBe(200);
});
