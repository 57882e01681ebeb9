import { describe, expect, test } from 'vitest';
import { db } from '#db/client.server.ts';
import { follows } from '#db/schema/alerts.ts';
import * as step from '#tests/account-steps.ts';
import { follow, form, withFollowedOrder } from '#tests/alert-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
withFollowedOrder();

const kettle = { kind: 'product', slug: 'kettle' };
const order = { kind: 'order', slug: 'so-1-e-2026' };
const html = { accept: 'text/html' };
const set = (token: string, fields: Record<string, string>, headers = {}) =>
  site.get('/api/alerts/frequency', { ...form({ token, ...fields }, headers), redirect: 'manual' });
const read = async (token: string) => {
  const list = await (await site.get('/api/alerts/manage', { headers: { 'alerts-token': token } })).json();
  expect(list).not.toHaveProperty('frequency');
  return Object.fromEntries(
    list.follows.map((line: { slug: string; frequency: string }) => [line.slug, line.frequency]),
  );
};
/** Follows the order weekly and the product at once. */
async function followBoth() {
  const email = step.newAddress();
  await step.forgetLimits();
  await follow(site, email, 'weekly');
  await step.forgetLimits();
  return follow(site, email, 'immediate', kettle);
}

describe('a line of a list', () => {
  test('has a frequency of its own, which its form on the page shows and changes without script', async () => {
    const token = await followBoth();
    expect(await read(token)).toEqual({ kettle: 'immediate', 'so-1-e-2026': 'weekly' });
    const saved = await set(token, { ...order, frequency: 'daily' }, html);
    const list = `/alerts/manage/${encodeURIComponent(token)}`;
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${list}?changed=lines#lines`]);
    expect(await read(token)).toEqual({ kettle: 'immediate', 'so-1-e-2026': 'daily' });
    const page = await (await site.get(`${list}?changed=lines`)).text();
    const [before, lines = ''] = page.split('id="lines"');
    expect(before).not.toContain('Your list has been changed.');
    expect(lines).toMatch(/^[^>]*><p role="status"[^>]*>Your list has been changed\.</);
    const chosen = [...lines.matchAll(/aria-label="How often: ([^"]*)"[\s\S]*?<option value="(\w*)" selected=""/g)];
    expect(chosen.map(([, name, value]) => [name, value])).toEqual([
      ['Lamps (Quality Control) Order', 'daily'],
      ['Kettle', 'immediate'],
      ['Everything on this list', ''],
    ]);
  });

  test('changes with all others by the form for everything, which says what they have in common', async () => {
    const token = await followBoth();
    expect((await set(token, { frequency: 'daily' })).status).toBe(200);
    expect(await read(token)).toEqual({ kettle: 'daily', 'so-1-e-2026': 'daily' });
    const page = await (await site.get(`/alerts/manage/${token}`)).text();
    expect(page).toMatch(/aria-label="How often: Everything on this list"[\s\S]*?<option value="daily" selected="">/);
    // A page from before lines had frequencies of their own sends one for all with its settings.
    const settings = { weekday: '1', hour: '9', zone: 'Asia/Kolkata', audiences: 'import', frequency: 'immediate' };
    expect((await site.get('/api/alerts/settings', form({ token, ...settings }))).status).toBe(200);
    expect(await read(token)).toEqual({ kettle: 'immediate', 'so-1-e-2026': 'immediate' });
  });

  test('is named as a whole, and what is on no list or the list of somebody else changes nothing', async () => {
    const [token, other] = [await followBoth(), await followBoth()];
    const half: Record<string, string>[] = [{ kind: 'order' }, { slug: 'kettle' }];
    for (const named of [...half, { kind: 'order', slug: 'another' }, { kind: 'product', slug: 'so-1-e-2026' }])
      expect([named, (await set(token, { ...named, frequency: 'daily' })).status]).toEqual([named, 200]);
    for (const wrong of ['hourly', '', 'weekly,daily'])
      expect([wrong, (await set(token, { ...order, frequency: wrong })).status]).toEqual([wrong, 422]);
    for (const forged of ['', `${token}x`, '%00'])
      expect((await set(forged, { ...order, frequency: 'daily' })).status).toBe(422);
    expect((await set(token, { kind: "'; drop table follows --", slug: 'a', frequency: 'daily' })).status).toBe(422);
    expect(await read(token)).toEqual({ kettle: 'immediate', 'so-1-e-2026': 'weekly' });
    await set(token, { ...kettle, frequency: 'daily' });
    expect(await read(other)).toEqual({ kettle: 'immediate', 'so-1-e-2026': 'weekly' });
    expect(await db().$count(follows)).toBe(4);
  });

  test('is also set by a call that names several', async () => {
    const token = await followBoth();
    const patch = (input: object) =>
      site.get('/api/alerts/manage', {
        method: 'PATCH',
        headers: { 'alerts-token': token, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
    const lines = [
      { ...order, frequency: 'immediate' },
      { ...kettle, frequency: 'weekly' },
    ];
    expect((await patch({ lines })).status).toBe(200);
    expect(await read(token)).toEqual({ kettle: 'weekly', 'so-1-e-2026': 'immediate' });
    expect((await patch({ lines: [{ ...order, frequency: 'hourly' }] })).status).toBe(422);
    expect((await patch({ lines: [order] })).status).toBe(422);
    expect((await patch({ frequency: 'weekly', lines: [{ ...kettle, frequency: 'daily' }] })).status).toBe(200);
    expect(await read(token)).toEqual({ kettle: 'daily', 'so-1-e-2026': 'weekly' });
  });
});

test('a client adds lines with frequencies of their own, and changes that of one', async () => {
  const client = await step.registerClient(site);
  const headers = { ...step.bearer(client.token), 'content-type': 'application/json' };
  const put = (input: object) =>
    site.get('/api/client/alerts', { method: 'PUT', headers, body: JSON.stringify(input) });
  const told = async () => {
    const list = await (await site.get('/api/client/alerts', { headers })).json();
    return list.follows.map((line: { slug: string; frequency: string }) => [line.slug, line.frequency]);
  };
  await put({ add: [{ ...kettle, frequency: 'daily' }] });
  // Without a frequency, it is told as often as the others.
  await put({ add: [order] });
  const ofOrder = (frequency: string) => [
    ['kettle', 'daily'],
    ['so-1-e-2026', frequency],
  ];
  expect(await told()).toEqual(ofOrder('daily'));
  await put({ lines: [{ ...order, frequency: 'immediate' }] });
  expect(await told()).toEqual(ofOrder('immediate'));
  await put({ stop: [order] });
  await put({ add: [{ ...order, frequency: 'weekly' }] });
  expect(await told()).toEqual(ofOrder('weekly'));
  // Following again what is followed changes how often it is told.
  await put({ add: [{ ...order, frequency: 'daily' }] });
  expect(await told()).toEqual(ofOrder('daily'));
});
