import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deletePrivate } from '#core/files/private-files.server.ts';
import { db } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { brochures } from '#db/schema/client-area.ts';
import * as step from '#tests/account-steps.ts';
import { createService } from '#tests/factories/service.ts';
import { leadsOf } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeEach(step.forgetLimits);

const service = 'Zorbit licence';
const serviceInHindi = 'ज़ोर्बिट लाइसेंस';
beforeAll(() => createService({ name: service, translations: { hi: { name: serviceInHindi } } }));

const request = (changes: Record<string, unknown> = {}) => ({
  name: 'Asha Raghunathan',
  company: '',
  email: step.newAddress(),
  phone: '(98450) 12345 x',
  countryCode: '+91',
  service,
  source: 'Google',
  ...changes,
});
const submit = (body: unknown) => site.post('/api/submit-brochure', body);
const verify = async (email: string, headers: Record<string, string> = {}) =>
  site.post('/api/verify-otp', { email, otp: await step.codeFor(email) }, headers);

async function listOf(token: string, headers: Record<string, string> = {}) {
  const answer = await site.get('/api/client/brochures', { headers: { ...step.bearer(token), ...headers } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: number; title: string; download_link: string }[];
}

describe('a brochure', () => {
  test('a new address becomes a client without a password, who finds the PDF in the list', async () => {
    const body = request({ message: 'Also for lamps?' });
    expect(await (await submit(body)).json()).toEqual({
      message: 'OTP has been sent to your email. Please verify to proceed.',
      notice: null,
      code_sent: true,
      given: false,
    });
    const ended = await step.readJson(await verify(body.email));
    expect(ended).toEqual({
      message: 'OTP verified successfully',
      token: expect.stringMatching(/^[\w-]{43}$/),
      client: { name: body.name, email: body.email, country_code: '+91', phone: '9845012345' },
    });
    const [client] = await db().select().from(clients).where(eq(clients.email, body.email));
    expect(client?.passwordHash).toBeNull();
    expect((await leadsOf(body.email))[0]).toMatchObject({
      isVerified: true,
      clientId: client?.id,
      message: 'Also for lamps?',
      fields: { company: null, service, source: 'Google' },
    });
    const [brochure] = await listOf(ended.token);
    expect(brochure?.title).toBe(service);
    const file = await site.get(brochure?.download_link ?? '');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain('attachment; filename=zorbit-licence.pdf');
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    expect((await step.mailsTo(body.email))[0]).toMatchObject({
      template: 'brochure-ready',
      data: { service },
    });
  });

  test('the code confirms the request that it was mailed for, not what a stranger sent after it', async () => {
    const body = request();
    await submit(body);
    expect((await submit(request({ email: body.email, name: 'A Stranger', phone: '9000000000' }))).status).toBe(429);
    expect((await step.readJson(await verify(body.email))).client).toMatchObject({ name: body.name });
    expect((await leadsOf(body.email)).map(({ name, isVerified }) => [name, isVerified])).toEqual([
      ['A Stranger', false],
      [body.name, true],
    ]);
  });

  test('a brochure requested again after it was confirmed needs another code', async () => {
    const body = request();
    await submit(body);
    await verify(body.email);
    await step.forgetLimits();
    expect((await submit(body)).status).toBe(200);
    expect((await verify(body.email)).status).toBe(200);
  });

  test('a client who is logged in stays logged in, with all the rights of a full login', async () => {
    const { email, token, cookie } = await step.registerClient(site, undefined, step.fromBrowser);
    await step.forgetLimits();
    await submit(request({ email }));
    const answer = await verify(email, { ...step.fromBrowser, ...step.bearer(token, cookie) });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await step.readJson(answer)).token).toBe(token);
    const check = await site.get('/api/check-token', { headers: step.bearer(token, cookie) });
    expect(await check.json()).toMatchObject({ scope: 'full' });
    expect(await listOf(token, { cookie: cookie ?? '' })).toHaveLength(1);
  });

  test('an existing account keeps its data and gets the scope for brochures only', async () => {
    const { email } = await step.registerClient(site);
    await step.forgetLimits();
    await submit(request({ email, name: 'Another Name' }));
    const { token, client } = await step.readJson(await verify(email));
    expect(client.name).toBe('Asha Raghunathan');
    const check = await site.get('/api/check-token', { headers: step.bearer(token) });
    expect(await check.json()).toMatchObject({ scope: 'brochure' });
    expect(await listOf(token)).toHaveLength(1);
  });

  test('known and unknown addresses are answered alike', async () => {
    const { email: known } = await step.registerClient(site);
    await step.forgetLimits();
    const [one, other] = [await submit(request({ email: known })), await submit(request())];
    expect([one.status, await one.text()]).toEqual([other.status, await other.text()]);
  });

  test('a brochure requested twice is listed once, in the language of the caller, and its service may be named in Hindi', async () => {
    const body = request({ service: serviceInHindi });
    await submit(body);
    await verify(body.email);
    await step.forgetLimits();
    await submit({ ...body, service });
    const { token } = await step.readJson(await verify(body.email));
    const list = await listOf(token, { 'current-locale': 'hi' });
    expect(list.map(({ title }) => title)).toEqual([body.service]);
  });

  test('a request whose code was sent again is still one lead', async () => {
    const body = request();
    await submit(body);
    const [lead] = await leadsOf(body.email);
    await db().execute(`update leads set updated_at = now() - interval '61 seconds' where id = ${lead?.id}`);
    await step.forgetLimits();
    expect((await submit(body)).status).toBe(200);
    expect(await leadsOf(body.email)).toHaveLength(1);
    expect(await step.mailsTo(body.email)).toHaveLength(2);
    expect((await verify(body.email)).status).toBe(200);
  });

  test('a service that does not exist is refused under its field, without a lead or a mail', async () => {
    const body = request({ service: 'Moon landing permit' });
    const answer = await submit(body);
    expect(answer.status).toBe(422);
    const text = 'We have no service of that name. Choose one from the list.';
    expect(await step.readJson(answer)).toMatchObject({ message: text, errors: { service: [text] } });
    expect(await leadsOf(body.email)).toEqual([]);
    expect(await step.mailsTo(body.email)).toEqual([]);
  });

  test('the company in the request is stored in the profile of a new client, and never changes an existing one', async () => {
    const body = request({ company: 'Lamp Works' });
    const companyOf = async (token: string) =>
      (await (await site.get('/api/client/profile', { headers: step.bearer(token) })).json()).company;
    await submit(body);
    expect(await companyOf((await step.readJson(await verify(body.email))).token)).toBe('Lamp Works');
    await step.forgetLimits();
    await submit({ ...body, company: 'A Stranger' });
    expect(await companyOf((await step.readJson(await verify(body.email))).token)).toBe('Lamp Works');
  });

  test('a client who is logged in with the address gets the next brochure at once, but needs a code for another address', async () => {
    const body = request();
    await submit(body);
    const { token } = await step.readJson(await verify(body.email));
    const own = { ...request({ email: body.email }), service: 'BIS CRS Registration' };
    const given = await site.post('/api/submit-brochure', own, step.bearer(token));
    expect(await given.json()).toMatchObject({ given: true, code_sent: false });
    expect((await listOf(token)).map(({ title }) => title)).toContain('BIS CRS Registration');
    const other = await site.post('/api/submit-brochure', request(), step.bearer(token));
    expect(await other.json()).toMatchObject({ given: false, code_sent: true });
    const stranger = await site.post('/api/submit-brochure', own, step.bearer('x'.repeat(43)));
    expect(await stranger.json()).not.toHaveProperty('given', true);
  });

  test('a request sent again within a minute sends no mail, and the answer says that the code is still valid', async () => {
    const body = request();
    await submit(body);
    const again = await step.readJson(await submit(body));
    expect(again).toMatchObject({ notice: 'The code that we emailed you a moment ago is still valid.' });
    expect(await step.mailsTo(body.email)).toHaveLength(1);
    expect((await verify(body.email)).status).toBe(200);
  });

  test('a wrong code is answered with 422 and changes nothing', async () => {
    const body = request();
    await submit(body);
    const otp = (await step.codeFor(body.email)) === '000000' ? '000001' : '000000';
    const answer = await site.post('/api/verify-otp', { email: body.email, otp });
    expect(answer.status).toBe(422);
    expect((await step.readJson(answer)).message).toBe('Failed to verify OTP. Please check and try again.');
    expect(await db().select().from(clients).where(eq(clients.email, body.email))).toEqual([]);
  });

  test('the code of another form does not work', async () => {
    const body = request();
    await submit(body);
    const answer = await site.post('/api/client/verify-login-otp', {
      email: body.email,
      otp: await step.codeFor(body.email),
    });
    expect(answer.status).toBe(422);
  });

  test.each([
    ['phone', { phone: 'call me' }],
    ['source', { source: 'Dream' }],
    ['service', { service: ' ' }],
    ['company', { company: 'x'.repeat(101) }],
    ['message', { message: 'x'.repeat(5_001) }],
  ])('refuses %s', async (field, changes) => {
    const answer = await submit(request(changes));
    expect(answer.status).toBe(422);
    expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual([field]);
  });
});

describe('the files', () => {
  test('each service has a file that opens only through its link, and a lost file is made again', async () => {
    const body = request();
    await submit(body);
    const { token } = await step.readJson(await verify(body.email));
    const [mine] = await listOf(token);
    const [stored] = await db().select().from(brochures).where(eq(brochures.title, service));
    await deletePrivate(stored?.filePath ?? '');
    expect((await site.get(mine?.download_link ?? '')).status).toBe(200);
    expect((await site.get(`${mine?.download_link}x`)).status).toBe(404);
    expect((await site.get(`/storage/${stored?.filePath}`)).status).toBe(404);
  });

  test('only clients can read the list', async () => {
    expect((await site.get('/api/client/brochures')).status).toBe(401);
  });
});
