import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { db } from '#db/client.server.ts';
import { erasePerson } from '#db/person/erase-person.server.ts';
import { readPerson } from '#db/person/read-person.server.ts';
import { keptSheets } from '#db/schema/kept-sheets.ts';
import { transaction } from '#db/transaction.server.ts';
import * as step from '#tests/account-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { addPasskey } from '#tests/factories/staff.ts';
import { leadsOf, multipart, noticesFor, solvedSum } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
let key = '';
let sales: Awaited<ReturnType<typeof enterDesk>>;

const keep = async (answers: string): Promise<string> => {
  const kept = await site.get('/api/finder/sheets', multipart({ family: 'led-bulb', answers }));
  return (await kept.json()).key;
};
const enquiry = (changes: Record<string, string> = {}) => ({
  ...{ name: 'Meera Krishnan', email: step.newAddress(), country_code: '+91', phone: '98100 12345' },
  ...changes,
});
const send = (all: Record<string, string>, to = key, headers: Record<string, string> = {}) =>
  site.get(`/api/finder/sheets/${to}/enquiry`, { ...multipart(all), headers });

beforeAll(async () => {
  sales = await enterDesk(site, ['sales']);
  key = await keep('audience=import&radio=bluetooth');
});
beforeEach(step.forgetLimits);

describe('an enquiry about a sheet', () => {
  test('comes into the inbox with the sheet, its answers and what is open, and the office gets the address of the desk', async () => {
    const form = enquiry({ ...(await solvedSum(site.get)), message: 'Is a sample enough?' });
    const answer = await send(form);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
    const [lead] = await leadsOf(form.email);
    expect(lead).toMatchObject({ form: 'finder', isProven: true, message: 'Is a sample enough?', phone: '9810012345' });

    const { rows } = await (await sales.get(`/leads?form=finder&q=${form.email}`)).json();
    expect(rows).toMatchObject([{ id: lead?.id, form: 'finder', product: 'LED bulb' }]);
    expect((await (await sales.get(`/leads?form=footer&q=${form.email}`)).json()).rows).toEqual([]);
    const { answers } = await (await sales.get(`/leads/${lead?.id}`)).json();
    const answerTo = (label: string) => answers.find((each: { label: string }) => each.label === label)?.value;
    expect(answers).toContainEqual({ label: 'Kept sheet', value: `/sheets/${key}`, page: `/sheets/${key}` });
    expect(answerTo('Answers about the product')).toContain('Radio: Bluetooth');
    expect(answerTo('Questions still open')).toContain('In the box');
    expect(answerTo('May apply')).toBeTruthy();
  });

  test('is told the office by the address of the desk, and by that of the sheet only while nobody can sign in there', async () => {
    const noticeNow = async () => {
      const form = enquiry();
      await send(form);
      return (await noticesFor(form.email, 'lead-notice'))[0]?.data;
    };
    const page = `${readEnv().PUBLIC_URL}/sheets/${key}`;
    expect(await noticeNow()).toMatchObject({
      deskLink: null,
      fields: expect.arrayContaining([{ label: 'Kept sheet', value: page }]),
    });
    await addPasskey(sales.staffId);
    const notice = await noticeNow();
    expect(notice).toMatchObject({ form: 'Enquiry about a sheet', deskLink: expect.stringContaining('/desk/inbox/') });
    // Whoever replies to the mail writes to a stranger.
    expect(JSON.stringify(notice)).not.toContain(key);
  });

  test('is sent without script, and leads back to the sheet, which says so in the language of the page', async () => {
    const form = enquiry();
    const headers = { accept: 'text/html' };
    const path = `/api/finder/sheets/${key}/enquiry?locale=hi`;
    const answer = await site.get(path, { ...multipart(form), headers, redirect: 'manual' });
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    expect(location).toBe(`/hi/sheets/${key}?enquiry=sent#enquiry-title`);
    expect((await leadsOf(form.email))[0]).toMatchObject({ language: 'hi', message: null });
    const page = await (await site.get(`/sheets/${key}?enquiry=sent`)).text();
    expect(page).toContain('Your enquiry has reached us.');
    expect(page).not.toContain('name="email" type="email" id="enquiry-email"');
    expect(await (await site.get(`/sheets/${key}?enquiry=x`)).text()).not.toContain('Your enquiry has reached us.');
  });

  test('shows a browser without script what is wrong, and stores nothing', async () => {
    const answer = await send(enquiry({ name: '', email: '<b>' }), key, { accept: 'text/html' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('The name field is required.');
  });

  test('sent twice at once is one lead', async () => {
    const form = enquiry(await solvedSum(site.get));
    const answers = await Promise.all([send(form), send(form), send(form)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await leadsOf(form.email)).toHaveLength(1);
  });

  test('belongs to its sender: an export contains it, and an erasure leaves nothing of it', async () => {
    const form = enquiry();
    await send(form);
    const data = await transaction((tx) => readPerson(tx, form.email));
    expect(data.leads).toMatchObject([{ form: 'finder', fields: { sheet: key } }]);
    await erasePerson({ email: form.email });
    expect(await transaction((tx) => readPerson(tx, form.email))).toEqual({});
    expect((await site.get(`/sheets/${key}`)).status).toBe(200);
  });
});

describe('whatever becomes of the sheet', () => {
  const other = async (change: Record<string, unknown>) => {
    const made = await keep(`audience=india&watts=${Math.ceil(Math.random() * 9_000)}`);
    await db().update(keptSheets).set(change).where(eq(keptSheets.key, made));
    return made;
  };

  test('the enquiry is stored: its family is gone, or what it was kept with cannot be read', async () => {
    const broken = { answers: sql`'[7, null]'::jsonb` };
    for (const change of [{ family: 'no-such-family' }, broken, { outcome: null }]) {
      const form = enquiry();
      expect((await send(form, await other(change))).status, JSON.stringify(Object.keys(change))).toBe(200);
      expect((await leadsOf(form.email))[0]?.fields).toMatchObject({ product: 'LED bulb' });
      await step.forgetLimits();
    }
  });

  test('that of a product which no family is says what the product is', async () => {
    const form = multipart({ family: 'unknown', answers: 'audience=import' });
    const { key: unknown } = await (await site.get('/api/finder/sheets', form)).json();
    const silent = await send(enquiry(), unknown);
    expect([silent.status, Object.keys((await step.readJson(silent)).errors ?? {})]).toEqual([422, ['message']]);
    const said = enquiry({ message: 'A zorb lamp' });
    expect((await send(said, unknown)).status).toBe(200);
    expect(await leadsOf(said.email)).toMatchObject([{ message: 'A zorb lamp', fields: { sheet: unknown } }]);
  });

  test('no key but that of a sheet gets an enquiry', async () => {
    for (const wrong of ['0123456789ab', 'x', `${key}x`, key.toUpperCase(), '%00', "'--"]) {
      const form = enquiry();
      expect((await send(form, wrong)).status, wrong).toBe(404);
      expect(await leadsOf(form.email)).toEqual([]);
    }
  });
});

describe('bad input', () => {
  test.each([
    ['email', { email: 'a@x.example, b@y.example' }],
    ['name', { name: 'x'.repeat(300) }],
    ['message', { message: 'x'.repeat(5_001) }],
    ['phone', { phone: '12' }],
    ['captcha', { captcha_token: 'forged', captcha: '7' }],
  ])('is refused under its field: %s', async (field, changes) => {
    const answer = await send(enquiry(changes));
    expect(answer.status).toBe(422);
    expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual([field]);
  });

  test('no field of a form says what the sheet says, and hostile text stays text', async () => {
    const message = '</textarea><script>alert(1)</script> {{7*7}} \u202egnp';
    const form = enquiry({ message, product: 'Forged', sheet: 'forged000000', answers: 'Forged', open: 'Forged' });
    expect((await send(form)).status).toBe(200);
    const [lead] = await leadsOf(form.email);
    expect(JSON.stringify(lead?.fields)).not.toMatch(/forged/i);
    expect(lead?.message).toContain('<script>alert(1)</script>');
    expect(lead?.message).not.toContain('\u202e');
  });

  test('is limited: three without a sum, and thirty with all other forms of a network', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await send(enquiry())).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await step.forgetLimits();
    const many = await Promise.all(Array.from({ length: 31 }, () => send(enquiry({ name: '' }))));
    expect(many.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('another site cannot send it, nor JSON, nor a GET', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    expect((await send(enquiry(), key, foreign)).status).toBe(403);
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(enquiry()) };
    expect((await site.get(`/api/finder/sheets/${key}/enquiry`, json)).status).toBe(415);
    expect((await site.get(`/api/finder/sheets/${key}/enquiry`)).status).toBe(404);
  });
});
