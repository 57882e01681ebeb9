import { describe, expect, test } from 'vitest';
import { db } from '#db/client.server.ts';
import { readPerson } from '#db/person/read-person.server.ts';
import { followers } from '#db/schema/alerts.ts';
import { transaction } from '#db/transaction.server.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import * as step from '#tests/account-steps.ts';
import { follow, form, withFollowedOrder } from '#tests/alert-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
withFollowedOrder();

const whole = { language: 'en', weekday: '5', hour: '18', zone: 'Europe/Berlin' };
const html = { accept: 'text/html' };
const save = (token: string, fields: Record<string, string>, lists: [string, string][], headers = html) => {
  const body = new URLSearchParams([...Object.entries({ token, ...whole, ...fields }), ...lists]);
  return site.get('/api/alerts/settings', { ...form({}, headers), body: body.toString(), redirect: 'manual' });
};
const ofHeader = (token: string, method = 'GET', input?: object) =>
  site.get('/api/alerts/manage', {
    method,
    headers: { 'alerts-token': token, ...(input && { 'content-type': 'application/json' }) },
    ...(input && { body: JSON.stringify(input) }),
  });
const settingsOf = async (token: string) => (await ofHeader(token)).json();
const clock = { weekday: 1, hour: 9, zone: 'Asia/Kolkata' };
const usual = { language: 'en', ...clock, lead_days: [90, 30, 7], audiences };

describe('the form of a follower', () => {
  test('saves hour, weekday, zone, audiences and lead days, and its page shows them', async () => {
    const token = await follow(site, step.newAddress(), 'weekly');
    expect(await settingsOf(token)).toMatchObject(usual);
    const saved = await save(token, {}, [
      ['audiences', 'import'],
      ['audiences', 'micro'],
      ['lead_days', '7'],
    ]);
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      `/alerts/manage/${encodeURIComponent(token)}?changed=yes#settings`,
    ]);
    const chosen = { weekday: 5, hour: 18, zone: 'Europe/Berlin', lead_days: [7] };
    expect(await settingsOf(token)).toMatchObject({ ...chosen, audiences: ['micro', 'import'] });
    const page = await (await site.get(`/alerts/manage/${token}?changed=yes`)).text();
    expect(page).toContain('Your list has been changed.');
    expect(page).toMatch(/<option value="18" selected="">6:00[  ]pm/);
    expect(page).toMatch(/<option selected="">Europe\/Berlin/);
    const ticked = [...page.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].filter(([box]) =>
      box.includes('checked=""'),
    );
    expect(ticked.map(([box]) => /value="(\w+)"/.exec(box)?.[1])).toEqual(['micro', 'import', '7']);
  });

  test('is part of what somebody gets who asks what is stored about them', async () => {
    const email = step.newAddress();
    await save(await follow(site, email, 'weekly'), {}, [['audiences', 'import']]);
    const { followers: rows } = await transaction((tx) => readPerson(tx, email));
    const stored = { zone: 'Europe/Berlin', hour: 18, weekday: 5, audiences: ['import'], lead_days: [] };
    expect(rows).toMatchObject([stored]);
  });

  test('takes none of the days before a date, and whoever is everybody is stored as that', async () => {
    const token = await follow(site, step.newAddress(), 'weekly');
    await save(token, {}, [...audiences.map((audience) => ['audiences', audience] as [string, string])]);
    const [row] = await db().select().from(followers);
    expect(row).toMatchObject({ leadDays: [], audiences: null });
  });

  test('without any audience leads back to the page, which shows what was sent and the fault at its field', async () => {
    const token = await follow(site, step.newAddress(), 'weekly');
    const refused = await save(token, { zone: 'America/New_York' }, [['lead_days', '30']]);
    expect(refused.status).toBe(303);
    const location = refused.headers.get('location') ?? '';
    expect(location).toMatch(/#settings$/);
    const page = await (await site.get(location.replace('#settings', ''))).text();
    expect(page).toContain('href="#settings-audiences"');
    expect(page).toContain('Choose at least one box under “Who you are”.');
    expect(page).toMatch(/<option selected="">America\/New_York/);
    expect(await settingsOf(token)).toMatchObject(usual);
    const hindi = await (await site.get(`/hi${location.replace('#settings', '')}`)).text();
    expect(hindi).not.toContain('Choose at least one box');
  });

  test.each<[string, Record<string, string>, [string, string][]]>([
    ['hour', { hour: '24' }, []],
    ['hour', { hour: '9.5' }, []],
    ['weekday', { weekday: '0' }, []],
    ['zone', { zone: 'Mars/Olympus' }, []],
    ['frequency', { frequency: 'hourly' }, []],
    ['language', { language: 'tlh' }, []],
    ['lead_days.0', {}, [['lead_days', '31']]],
    ['audiences.1', {}, [['audiences', "'; drop table follows --"]]],
  ])('with a wrong %s is refused at that field, and nothing is saved', async (field, fields, lists) => {
    const token = await follow(site, step.newAddress(), 'weekly');
    const answer = await save(token, fields, [['audiences', 'import'], ...lists], { accept: 'application/json' });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect(await settingsOf(token)).toMatchObject(usual);
  });

  test('of a hostile sender leads to no other site, and a forged token changes nothing', async () => {
    const token = await follow(site, step.newAddress(), 'weekly');
    for (const forged of ['//evil.example', 'x'.repeat(300), `${token}x`, '../../client', '%00', '']) {
      const answers = [await save(forged, {}, []), await save(forged, {}, [['audiences', 'import']])];
      for (const answer of answers) {
        const location = answer.headers.get('location');
        expect([forged, answer.status < 500]).toEqual([forged, true]);
        if (location) expect(location).toMatch(/^\/alerts\/manage\/[^/]*\?/);
      }
    }
    expect(await settingsOf(token)).toMatchObject(usual);
  });
});

describe('a list by calls', () => {
  test('changes what is named, and is ended; a token that is wrong finds nothing', async () => {
    const token = await follow(site, step.newAddress(), 'weekly');
    const [line] = (await settingsOf(token)).follows;
    expect((await ofHeader(token, 'PATCH', { hour: 7, audiences: ['import', 'import'] })).status).toBe(200);
    expect(await settingsOf(token)).toMatchObject({ ...usual, hour: 7, audiences: ['import'] });
    expect((await ofHeader(token, 'PATCH', { lead_days: [], frequency: 'immediate' })).status).toBe(200);
    const told = [{ ...line, frequency: 'immediate' }];
    expect(await settingsOf(token)).toMatchObject({ hour: 7, lead_days: [], follows: told });
    expect((await ofHeader(token, 'PATCH', {})).status).toBe(200);
    expect((await ofHeader(token, 'PATCH', { stop: [line] })).status).toBe(200);
    expect((await settingsOf(token)).follows).toEqual([]);
    for (const wrong of ['', `${token}x`]) {
      expect((await ofHeader(wrong)).status).toBe(404);
      expect((await ofHeader(wrong, 'PATCH', { hour: 8 })).status).toBe(422);
      expect((await ofHeader(wrong, 'DELETE')).status).toBe(422);
    }
    expect((await ofHeader(token)).headers.get('cache-control')).toContain('no-store');
    expect((await ofHeader(token, 'DELETE')).status).toBe(200);
    expect(await db().$count(followers)).toBe(0);
  });

  test.each([
    [{ hour: 24 }, 'hour'],
    [{ hour: '9' }, 'hour'],
    [{ weekday: 8 }, 'weekday'],
    [{ zone: 'Nowhere' }, 'zone'],
    [{ language: 'Hindi' }, 'language'],
    [{ audiences: [] }, 'audiences'],
    [{ audiences: ['everybody'] }, 'audiences.0'],
    [{ lead_days: [60] }, 'lead_days.0'],
  ])('refuses %j', async (asked, field) => {
    const token = await follow(site, step.newAddress(), 'weekly');
    const answer = await ofHeader(token, 'PATCH', asked);
    const { errors } = await answer.json();
    expect([answer.status, Object.keys(errors)]).toEqual([422, [field]]);
    expect(errors[field][0]).toMatch(/^[A-Z].*\.$/);
    const client = await step.registerClient(site);
    const put = await site.get('/api/client/alerts', {
      method: 'PUT',
      headers: { ...step.bearer(client.token), 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    expect([put.status, Object.keys((await put.json()).errors)]).toEqual([422, [field]]);
  });

  test('of a client have the same settings', async () => {
    const client = await step.registerClient(site);
    const headers = { ...step.bearer(client.token), 'content-type': 'application/json' };
    const add = [{ kind: 'product', slug: 'kettle' }];
    const body = JSON.stringify({
      add,
      hour: 20,
      weekday: 7,
      zone: 'Asia/Dubai',
      language: 'ar',
      audiences: ['small'],
      lead_days: [90],
    });
    expect((await site.get('/api/client/alerts', { method: 'PUT', headers, body })).status).toBe(200);
    const list = await (await site.get('/api/client/alerts', { headers })).json();
    const chosen = { hour: 20, weekday: 7, zone: 'Asia/Dubai', language: 'ar', audiences: ['small'], lead_days: [90] };
    expect(list).toMatchObject(chosen);
    // What is added along with it is added on a page in another language.
    const more = JSON.stringify({ add: [{ kind: 'order', slug: 'so-1-e-2026' }], language: 'fr' });
    await site.get('/api/client/alerts', { method: 'PUT', headers, body: more });
    expect(await (await site.get('/api/client/alerts', { headers })).json()).toMatchObject({ language: 'fr' });
  });
});
