import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { staff } from '#db/schema/staff.ts';
import { forgetLimits } from '#tests/account-steps.ts';
import { invite, openDesk } from '#tests/desk-visitor.ts';
import { withSite } from '#tests/server.ts';
import { createSoftwarePasskey } from '#tests/software-passkey.ts';

const site = withSite();
beforeEach(forgetLimits);

let people = 0;
const newEmail = () => `asha-${++people}@staff.example`;

describe('a passkey', () => {
  const join = async (email: string) => {
    const desk = openDesk(site);
    await desk.send('POST', '/invitations/accept', { token: await invite(email, ['owner']) });
    const passkey = createSoftwarePasskey();
    const { options } = await desk.ask('POST', '/me/passkeys/options');
    const before = desk.session();
    const credential = passkey.create(options);
    const added = await desk.send('POST', '/me/passkeys', { name: 'Laptop', credential });
    return { desk, passkey, before, options, credential, status: added.status };
  };
  const challenge = async () => (await openDesk(site).ask('POST', '/auth/passkey/options')).options;

  test('makes a member of a newcomer, in a new session', async () => {
    const { desk, before, status, options } = await join(newEmail());
    expect([status, options.authenticatorSelection]).toEqual([
      200,
      expect.objectContaining({ residentKey: 'required', userVerification: 'required' }),
    ]);
    expect((await desk.get('/staff')).status).toBe(200);
    expect((await desk.ask('GET', '/me/access')).passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: null }]);
    desk.use(before);
    expect((await desk.get('/me')).status).toBe(401);
  });

  test('opens the desk without a name, once for each challenge', async () => {
    const email = newEmail();
    const { passkey } = await join(email);
    const desk = openDesk(site);
    const credential = passkey.get(await challenge());
    expect((await desk.send('POST', '/auth/passkey', { credential })).status).toBe(200);
    expect(await desk.ask('GET', '/me')).toMatchObject({ email, factor: 'passkey' });
    expect((await desk.send('POST', '/auth/passkey', { credential })).status).toBe(422);
    const lines = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.staffId, await idOf(email)));
    expect(lines.map(({ action }) => action)).toEqual(['staff.join', 'staff.change-access', 'staff.sign-in']);
  });

  test('is refused from another site, unverified, unknown, to a challenge for something else, or as nonsense', async () => {
    const { desk, passkey, options } = await join(newEmail());
    const toProve = (await desk.ask('POST', '/auth/proof/passkey/options')).options;
    const attempts: unknown[] = [
      passkey.get({ ...(await challenge()), from: 'https://evil.example' }),
      passkey.get({ ...(await challenge()), isVerified: false }),
      createSoftwarePasskey().get(await challenge()),
      passkey.get({ challenge: 'bm90IG91cnM' }),
      passkey.get(toProve),
      passkey.get(options),
      {},
      { id: 7, response: [] },
      { id: 'a\0' },
      { id: { toString: 1 } },
      [],
      { ...passkey.get(await challenge()), response: { clientDataJSON: '\0' } },
    ];
    for (const credential of attempts)
      expect((await openDesk(site).send('POST', '/auth/passkey', { credential })).status).toBe(422);
  });

  test('proves anew who somebody is, and only them', async () => {
    const [one, other] = [await join(newEmail()), await join(newEmail())];
    const { options } = await one.desk.ask('POST', '/auth/proof/passkey/options');
    expect(
      (await one.desk.send('POST', '/auth/proof/passkey', { credential: other.passkey.get(options) })).status,
    ).toBe(422);
    const again = (await one.desk.ask('POST', '/auth/proof/passkey/options')).options;
    expect((await one.desk.send('POST', '/auth/proof/passkey', { credential: one.passkey.get(again) })).status).toBe(
      200,
    );
  });

  test('cannot be removed while it is the only way in', async () => {
    const { desk } = await join(newEmail());
    const { passkeys } = await desk.ask('GET', '/me/access');
    expect((await desk.send('DELETE', `/me/passkeys/${passkeys[0].id}`)).status).toBe(422);
    expect((await desk.send('DELETE', '/me/totp')).status).toBe(404);
    const second = createSoftwarePasskey();
    const { options } = await desk.ask('POST', '/me/passkeys/options');
    await desk.send('POST', '/me/passkeys', { name: 'Key', credential: second.create(options) });
    const { provenAt, endsAt } = await desk.ask('GET', '/me');
    expect((await desk.send('DELETE', `/me/passkeys/${passkeys[0].id}`)).status).toBe(200);
    // The session is no longer for it.
    expect(await desk.ask('GET', '/me')).toMatchObject({ provenAt, endsAt });
  });
});

async function idOf(email: string): Promise<number> {
  const [row] = await db().select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  return row?.id ?? 0;
}
