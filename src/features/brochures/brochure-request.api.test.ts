import { describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { leads } from '#db/schema/leads.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { services } from '#db/schema/services.ts';
import { leadNoticeMail } from '#features/leads/mails/lead-mails.ts';
import * as step from '#tests/account-steps.ts';
import { request, service, serviceInHindi, withBrochures } from '#tests/brochure-steps.ts';
import { createService } from '#tests/factories/service.ts';
import { leadsOf } from '#tests/lead-steps.ts';

const { site, submit, verify, listOf } = withBrochures();

describe('a request for a brochure', () => {
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

  test('known and unknown addresses are answered alike', async () => {
    const { email: known } = await step.registerClient(site);
    await step.forgetLimits();
    const [ofKnown, ofUnknown] = [await submit(request({ email: known })), await submit(request())];
    expect([ofKnown.status, await ofKnown.text()]).toEqual([ofUnknown.status, await ofUnknown.text()]);
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

describe('the service of a request', () => {
  const rename = (slug: string, name: string) =>
    writeContent(async (tx, changed) => {
      const isIt = eq(services.slug, slug);
      const renamed = await tx.update(services).set({ name, translations: {} }).where(isIt).returning();
      changed(
        'service',
        renamed.map(({ id }) => id),
      );
    });

  test('is found although it gets another name before the code', async () => {
    const { slug } = await createService({ name: 'Zorbit seal', translations: { hi: { name: 'ज़ोर्बिट मुहर' } } });
    const body = request({ service: 'ज़ोर्बिट मुहर' });
    await submit(body);
    await rename(slug, 'Quixtar seal');
    const { token } = await step.readJson(await verify(body.email));
    expect((await listOf(token)).map(({ title }) => title)).toEqual(['Quixtar seal']);
    expect((await step.mailsTo(body.email))[0]).toMatchObject({ data: { service: 'Quixtar seal' } });
  });

  test('is found by its name in a lead of the days before leads had its slug', async () => {
    const body = request();
    await submit(body);
    const fields = { company: null, service: service.toUpperCase(), source: 'Google' };
    await db().update(leads).set({ fields }).where(eq(leads.email, body.email));
    const { token } = await step.readJson(await verify(body.email));
    expect(await listOf(token)).toHaveLength(1);
  });

  test('is named to the office as the visitor named it, without its slug', async () => {
    const body = request({ service: serviceInHindi });
    await submit(body);
    const [notice] = (
      await db().select().from(outboxMails).where(eq(outboxMails.template, leadNoticeMail.name))
    ).filter(({ data }) => data.email === body.email);
    const { fields } = leadNoticeMail.data.parse(notice?.data);
    expect(fields).toContainEqual({ label: 'Service', value: serviceInHindi });
    expect(JSON.stringify(fields)).not.toMatch(/slug|zorbit-licence/);
  });
});
