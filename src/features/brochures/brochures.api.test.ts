import { describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { deletePrivate, findPrivate } from '#core/files/private-files.server.ts';
import { db } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { brochures } from '#db/schema/brochures.ts';
import * as step from '#tests/account-steps.ts';
import { otherService, request, service, serviceInHindi, withBrochures } from '#tests/brochure-steps.ts';
import { createService } from '#tests/factories/service.ts';
import { leadsOf } from '#tests/lead-steps.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { redrawBrochure } from './store-brochure.server.ts';

const { site, submit, verify, listOf } = withBrochures();

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
    expect(await readPdf(await file.arrayBuffer())).toMatchObject({
      title: expect.stringContaining(service),
      language: 'en',
      text: expect.stringContaining(service),
    });
    expect((await step.mailsTo(body.email))[0]).toMatchObject({
      template: 'brochure-ready',
      data: { service },
    });
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
    const nextRequest = { ...request({ email: body.email }), service: otherService };
    const given = await site.post('/api/submit-brochure', nextRequest, step.bearer(token));
    expect(await given.json()).toMatchObject({ given: true, code_sent: false });
    expect((await listOf(token)).map(({ title }) => title)).toContain(otherService);
    const other = await site.post('/api/submit-brochure', request(), step.bearer(token));
    expect(await other.json()).toMatchObject({ given: false, code_sent: true });
    const stranger = await site.post('/api/submit-brochure', nextRequest, step.bearer('x'.repeat(43)));
    expect(await stranger.json()).not.toHaveProperty('given', true);
  });
});

describe('the files', () => {
  test('each service has a file that opens only through its link, and a lost file is made again without the others', async () => {
    // Services of its own, because all test files share one folder of brochures.
    const [lost, alsoLost] = [
      await createService({ name: 'Lost zorbit' }),
      await createService({ name: 'Lost quixtar' }),
    ];
    const body = request({ service: lost.name });
    await submit(body);
    const { token } = await step.readJson(await verify(body.email));
    const [mine] = await listOf(token);
    const pathOf = async (title: string) =>
      (await db().select().from(brochures).where(eq(brochures.title, title)))[0]?.filePath ?? '';
    for (const { slug } of [lost, alsoLost]) await redrawBrochure(slug);
    const [stored, other] = [await pathOf(lost.name), await pathOf(alsoLost.name)];
    await Promise.all([deletePrivate(stored), deletePrivate(other)]);
    const file = await site.get(mine?.download_link ?? '');
    expect(file.status).toBe(200);
    expect((await readPdf(await file.arrayBuffer())).title).toContain(lost.name);
    expect(await findPrivate(stored)).not.toBeNull();
    expect(await findPrivate(other)).toBeNull();
    expect((await site.get(`${mine?.download_link}x`)).status).toBe(404);
    expect((await site.get(`/storage/${stored}`)).status).toBe(404);
  });

  test('a brochure can be requested and opened at once, before any job has drawn it', async () => {
    await step.forgetLimits();
    await createService({ name: 'Undrawn zorbit' });
    const body = request({ service: 'Undrawn zorbit' });
    await submit(body);
    const { token } = await step.readJson(await verify(body.email));
    const [mine] = await listOf(token);
    const file = await site.get(mine?.download_link ?? '');
    expect((await readPdf(await file.arrayBuffer())).title).toContain('Undrawn zorbit');
  });

  test('a link ends with the account', async () => {
    await step.forgetLimits();
    const body = request();
    await submit(body);
    const { token } = await step.readJson(await verify(body.email));
    const link = (await listOf(token))[0]?.download_link ?? '';
    expect((await site.get(link)).status).toBe(200);
    await db().update(clients).set({ isActive: false }).where(eq(clients.email, body.email));
    expect((await site.get(link)).status).toBe(404);
  });

  test('only clients can read the list', async () => {
    expect((await site.get('/api/client/brochures')).status).toBe(401);
  });
});
