import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readEnv } from '#core/env.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { proofMinutes } from '#features/staff/staff.schema.ts';
import { ageProof, enterDesk, fromDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';
import { listDoors } from './list-doors.ts';

const shape = { tag: 'Lamps', answer: messageAnswer, answers: 'Done' };
let lit = 0;
const light = () => {
  lit += 1;
  return { message: 'done' };
};

const lampsDesk = {
  'GET /lamps': deskCall({ ...shape, summary: 'Lamps', who: 'content.read', handle: () => ({ message: 'read' }) }),
  'POST /lamps': deskCall({
    ...shape,
    summary: 'Add a lamp',
    who: 'content.write',
    input: z.object({ name: z.string() }),
    handle: async ({ actor, input }) => {
      await audit(db(), actor, { action: 'lamp.add', summary: `Added ${input.name.slice(0, 20)}` });
      return light();
    },
  }),
  'POST /lamps/switch': deskCall({
    ...shape,
    summary: 'Switch',
    who: 'staff',
    unaudited: 'a lamp leaves no trace',
    handle: light,
  }),
  'POST /lamps/forget': deskCall({ ...shape, summary: 'Forget the audit log', who: 'staff', handle: light }),
  'DELETE /lamps': deskCall({
    ...shape,
    summary: 'Break all lamps',
    who: 'staff.manage',
    proof: proofMinutes,
    unaudited: 'a lamp leaves no trace',
    handle: light,
  }),
  'PUT /lamps': deskCall({
    ...shape,
    summary: 'Refuse with details',
    who: 'staff',
    handle: () => {
      throw new Refusal(409, 'Meera has changed it.', { details: { by: 'Meera', at: '2026-11-24' } });
    },
  }),
} satisfies DeskCalls;

const env = readEnv({ PUBLIC_URL: 'https://kasauti.example', CALL_LIMIT: '10000' });
const [desk] = listDoors(env);
if (!desk) throw new Error('the desk has no door');
const site = withSite({}, [{ ...desk, calls: [...desk.calls, lampsDesk] }]);

test('the door of the desk is its own: nothing of the site', async () => {
  const { get } = await enterDesk(site, ['owner']);
  expect((await get('/services')).status).toBe(404);
  expect((await get('/docs')).status).toBe(404);
  expect((await get('/nothing')).headers.get('cache-control')).toBe('private, no-store');
  expect(await (await site.get('/api/openapi.json')).text()).not.toContain('/me"');
});

describe('a call', () => {
  test('asks for a session, a second factor and the right', async () => {
    expect((await site.get('/api/desk/lamps')).status).toBe(401);
    const newcomer = await enterDesk(site, ['editor'], { factor: null });
    const refused = await newcomer.get('/lamps');
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { needs: 'second-factor', message: 'Add a passkey or an authenticator app first.' },
    ]);
    const sales = await enterDesk(site, ['sales']);
    expect((await sales.get('/lamps')).status).toBe(200);
    const answer = await sales.send('POST', '/lamps', { name: 'a' });
    expect([answer.status, await answer.json()]).toEqual([403, { message: 'Your role does not allow this.' }]);
    const both = await enterDesk(site, ['sales', 'editor']);
    expect((await both.send('POST', '/lamps', { name: 'a' })).status).toBe(200);
  });

  test('asks for a fresh proof', async () => {
    const owner = await enterDesk(site, ['owner']);
    expect((await owner.send('DELETE', '/lamps')).status).toBe(200);
    await ageProof(owner.staffId, proofMinutes + 1);
    const refused = await owner.send('DELETE', '/lamps');
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { needs: 'proof', message: 'Please confirm that it is you.' },
    ]);
    expect((await owner.get('/lamps')).status).toBe(200);
  });

  test('that leaves no line in the audit log fails here, unless it says why', async () => {
    const owner = await enterDesk(site, ['owner']);
    expect((await owner.send('POST', '/lamps/switch')).status).toBe(200);
    expect((await owner.send('POST', '/lamps/forget')).status).toBe(500);
  });

  test('says more than a sentence where its page understands it', async () => {
    const owner = await enterDesk(site, ['owner']);
    const answer = await owner.send('PUT', '/lamps');
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { message: 'Meera has changed it.', by: 'Meera', at: '2026-11-24' },
    ]);
  });

  test('of somebody without a session, the right or a proof is refused before what they send is read', async () => {
    const sales = await enterDesk(site, ['sales']);
    for (const [headers, status] of [
      [fromDesk, 401],
      [sales.headers, 403],
    ] as const) {
      let read = 0;
      const body = new ReadableStream({
        pull(controller) {
          read += 1;
          controller.enqueue(new Uint8Array(65_536));
          if (read > 32) controller.close();
        },
      });
      const sent = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        duplex: 'half',
      };
      const answer = await site.get('/api/desk/lamps', sent as RequestInit);
      expect([answer.status, read < 3]).toEqual([status, true]);
    }
  });

  test('takes a megabyte of JSON', async () => {
    const owner = await enterDesk(site, ['owner']);
    expect((await owner.send('POST', '/lamps', { name: 'a'.repeat(1_000_000) })).status).toBe(200);
    expect((await owner.send('POST', '/lamps', { name: 'a'.repeat(1_100_000) })).status).toBe(413);
  });
});

describe('only pages of the desk change anything', () => {
  const types = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    undefined,
  ];
  const senders: [string, Record<string, string | undefined>][] = [
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a sibling', { origin: 'https://blog.kasauti.example', 'sec-fetch-site': 'same-site' }],
    ['our host without TLS', { origin: 'http://kasauti.example', 'sec-fetch-site': 'cross-site' }],
    ['a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a lie about the site', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['an address bar', { origin: undefined, 'sec-fetch-site': 'none' }],
    ['nobody in particular', { origin: undefined, 'sec-fetch-site': undefined }],
    ['an old browser', { origin: 'https://kasauti.example', 'sec-fetch-site': undefined }],
  ];
  const cases = senders.flatMap(([who, said]) => types.map((type) => ({ who, said, type })));

  test.each(cases)('not $who with $type', async ({ said, type }) => {
    const { headers } = await enterDesk(site, ['owner']);
    const sent = { ...headers, ...said, ...(type && { 'content-type': type }) };
    const before = lit;
    for (const path of ['/lamps', '/lamps/switch', '/lamps/forget', '/nothing']) {
      const known = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
      const body = type ? '{"name":"a"}' : null;
      const answer = await site.get(`/api/desk${path}`, { method: 'POST', headers: Object.fromEntries(known), body });
      expect(answer.status).toBe(403);
    }
    expect(lit).toBe(before);
  });

  test('and they do', async () => {
    const { headers } = await enterDesk(site, ['owner']);
    const answer = await site.get('/api/desk/lamps/switch', { method: 'POST', headers: { ...headers, ...fromDesk } });
    expect(answer.status).toBe(200);
  });
});
