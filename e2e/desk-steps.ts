import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The link of one of the owners whom `tests/serve.ts` has invited; each can be used once. */
export const invitationOf = (owner: number) => `/desk/invitation#${ownerToken(owner)}`;
const ownerToken = (owner: number) => `invitation-of-owner-${owner}-${test.info().retry}`;

/** Gives the browser of this page a device with a fingerprint reader, whose owner always agrees. */
async function plugInAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Enters the desk by an invitation, with a passkey of this browser. */
export async function enterByPasskey(page: Page, link: string) {
  await plugInAuthenticator(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByRole('button', { name: 'With a passkey' }).click();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(heading(page)).toContainText('Good to see you', { timeout: 20_000 });
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Leaves the desk by the button in its sidebar. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(heading(page)).toHaveText('Sign in to the staff desk');
}
