import { expect, test } from 'vitest';
import { db } from '#db/client.server.ts';
import { staff } from '#db/schema/staff.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { openDesk } from '#tests/desk-visitor.ts';
import { withSite } from '#tests/server.ts';
import { createSoftwarePasskey } from '#tests/software-passkey.ts';
import { inviteFirstOwner } from './invite-first-owner.server.ts';

const site = withSite();

test('the first owner is invited at each start, until one can sign in', async () => {
  await db().delete(staff);
  expect(await inviteFirstOwner()).toBeNull();
  await enterDesk(site, ['owner']);
  const [first, second] = [await inviteFirstOwner(), await inviteFirstOwner()];
  const desk = openDesk(site);
  const accept = (link: string | null) => desk.send('POST', '/invitations/accept', { token: link?.split('#')[1] });
  expect([(await accept(first)).status, (await accept(second)).status]).toEqual([404, 200]);
  expect(await inviteFirstOwner()).toContain('/desk/invitation#');
  const { options } = await desk.ask('POST', '/me/passkeys/options');
  await desk.send('POST', '/me/passkeys', { name: 'Laptop', credential: createSoftwarePasskey().create(options) });
  expect(await inviteFirstOwner()).toBeNull();
});
