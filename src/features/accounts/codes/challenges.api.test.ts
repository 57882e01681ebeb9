import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq, ne, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { leads } from '#db/schema/leads.ts';
import * as step from '#tests/account-steps.ts';
import { createRequestedService, day, formPosts } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeAll(createRequestedService);
beforeEach(step.forgetLimits);

type Post = ReturnType<typeof site.openBrowser>;
const verifyAt = { register: '/api/client/verify-register-otp', brochure: '/api/verify-otp' };

/** Requests a code for this address, once the minute between two mails has passed. */
async function ask(post: Post, { path, body }: { path: string; body: object }) {
  await db().execute(sql`delete from rate_counters where subject like 'mail:%'`);
  return (await post(path, body)).status;
}

describe('a code belongs to the browser that requested it', () => {
  test('a stranger who registers the same address afterwards replaces nothing', async () => {
    const [owner, stranger] = [site.openBrowser(), site.openBrowser()];
    const email = step.newAddress();
    const strange = { password: 'paper-boat-91-harbour', password_confirmation: 'paper-boat-91-harbour' };
    expect(await ask(owner, formPosts.register(email))).toBe(200);
    const otp = await step.codeFor(email);
    const theirs = step.registration(email, { ...strange, name: 'Mallory' });
    expect(await ask(stranger, { path: '/api/client/register', body: theirs })).toBe(200);
    const strangersOtp = await step.codeFor(email);

    if (strangersOtp !== otp) {
      expect((await owner(verifyAt.register, { email, otp: strangersOtp })).status).toBe(422);
      expect((await stranger(verifyAt.register, { email, otp })).status).toBe(422);
    }
    const { client } = await step.readJson(await owner(verifyAt.register, { email, otp }));
    expect(client.name).toBe('Asha Raghunathan');
    expect((await stranger(verifyAt.register, { email, otp: strangersOtp })).status).toBe(422);
    expect((await step.logIn(site, email)).status).toBe(200);
  });

  test('nor does one who requests a brochure in the name of the address', async () => {
    const [owner, stranger] = [site.openBrowser(), site.openBrowser()];
    const email = step.newAddress();
    await ask(owner, formPosts.brochure(email));
    const otp = await step.codeFor(email);
    const { path, body } = formPosts.brochure(email);
    await ask(stranger, { path, body: { ...body, name: 'Mallory', phone: '9000000001' } });
    const { client } = await step.readJson(await owner(verifyAt.brochure, { email, otp }));
    expect(client).toMatchObject({ name: 'Asha Raghunathan 0', phone: '9845012345' });
    const rows = await db().select().from(leads).where(eq(leads.email, email));
    expect(rows.filter(({ isVerified }) => isVerified).map(({ name }) => name)).toEqual(['Asha Raghunathan 0']);
  });

  test('nor does one who schedules a call: the reserved time stays, and the code confirms it', async () => {
    await db().delete(appointments);
    const [owner, stranger] = [site.openBrowser(), site.openBrowser()];
    const email = step.newAddress();
    const { path, body } = formPosts.schedule(email);
    const wish = { ...body, schedule: await day(), time_prefered: '10:30 AM' };
    expect(await ask(owner, { path, body: wish })).toBe(200);
    const otp = await step.codeFor(email);
    const theirs = { ...wish, name: 'Mallory', time_prefered: '11:00 AM' };
    expect(await ask(stranger, { path, body: theirs })).toBe(200);
    expect(await ask(stranger, { path, body: { ...theirs, time_prefered: '10:30 AM' } })).toBe(422);
    expect((await owner('/api/schedule-verify-otp', { email, otp })).status).toBe(200);
    const standing = await db().select().from(appointments).where(ne(appointments.state, 'cancelled'));
    expect(standing.map(({ preference, state }) => [preference, state])).toEqual(
      expect.arrayContaining([['10:30 AM', 'confirmed']]),
    );
  });

  test('a browser can be waiting for several codes, even for one address', async () => {
    const post = site.openBrowser();
    const [one, other] = [step.newAddress(), step.newAddress()];
    const codes = new Map<string, string>();
    for (const email of [one, other]) {
      await ask(post, formPosts.brochure(email));
      codes.set(email, await step.codeFor(email));
    }
    await ask(post, formPosts.register(one));
    const registering = await step.codeFor(one);
    expect((await post(verifyAt.brochure, { email: other, otp: codes.get(other) })).status).toBe(200);
    expect((await post(verifyAt.register, { email: one, otp: registering })).status).toBe(200);
    expect((await post(verifyAt.brochure, { email: one, otp: codes.get(one) })).status).toBe(200);
  });
});

describe('the owner’s attempts belong to the owner alone', () => {
  test('strangers without the cookie have three attempts, which do not use up any others', async () => {
    const owner = site.openBrowser();
    const email = step.newAddress();
    await ask(owner, formPosts.register(email));
    const otp = await step.codeFor(email);
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await site.post(verifyAt.register, { email, otp: step.wrongFor(otp) })).status).toBe(422);
    }
    expect((await site.post(verifyAt.register, { email, otp })).status).toBe(422);
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await owner(verifyAt.register, { email, otp: step.wrongFor(otp) })).status).toBe(422);
    }
    expect((await owner(verifyAt.register, { email, otp })).status).toBe(200);
  });

  test('a stranger who guesses at every code of an address all day locks nobody out', async () => {
    const owner = site.openBrowser();
    const email = step.newAddress();
    for (let codes = 0; codes < 8; codes += 1) {
      await ask(owner, formPosts.register(email));
      const wrong = step.wrongFor(await step.codeFor(email));
      for (let tries = 0; tries < 3; tries += 1) await site.post(verifyAt.register, { email, otp: wrong });
    }
    const otp = await step.codeFor(email);
    expect((await owner(verifyAt.register, { email, otp })).status).toBe(200);
  });

  test('a client of the calls that keeps no cookies enters the newest code', async () => {
    const email = step.newAddress();
    await ask(site.post, formPosts.register(email));
    await ask(site.post, formPosts.register(email));
    const otp = await step.codeFor(email);
    for (let tries = 0; tries < 2; tries += 1) await site.post(verifyAt.register, { email, otp: step.wrongFor(otp) });
    expect((await site.post(verifyAt.register, { email, otp })).status).toBe(200);
  });

  test('one caller enters at most sixty codes in ten minutes, whatever the addresses', async () => {
    const statuses = [];
    for (let round = 0; round < 61; round += 1) {
      const path = Object.values(verifyAt)[round % 2] ?? '';
      statuses.push((await site.post(path, { email: step.newAddress(), otp: '000000' })).status);
    }
    expect(statuses).toEqual([...Array(60).fill(422), 429]);
  });
});

test('a code whose effect fails is not used up', async () => {
  const post = site.openBrowser();
  const email = step.newAddress();
  await ask(post, formPosts.register(email));
  const otp = await step.codeFor(email);
  await db().execute(sql`alter table sessions add constraint broken check (false) not valid`);
  const failed = await post(verifyAt.register, { email, otp });
  await db().execute(sql`alter table sessions drop constraint broken`);
  expect(failed.status).toBe(500);
  expect((await post(verifyAt.register, { email, otp })).status).toBe(200);
});
