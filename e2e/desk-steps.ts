import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import type { StaffRole } from '#features/staff/staff.schema.ts';
import { post } from './account-steps.ts';
import { linkIn, mailTo, newAddress, office } from './mailbox.ts';
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

/** A colleague of an owner's, with one role and a browser of their own. */
export async function enterAsColleague(owner: Page, browser: Browser, name: string, role: StaffRole): Promise<Page> {
  const link = await owner.evaluate(
    async (input) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(input);
      const answer = await fetch('/api/desk/staff/invitations', { method: 'POST', headers, body });
      return String((await answer.json()).link);
    },
    { name, email: newAddress(), roles: [role], languages: null },
  );
  const page = await (await browser.newContext({ baseURL: new URL(owner.url()).origin })).newPage();
  await enterByPasskey(page, link);
  return page;
}

/**
 * A lead of the partner form.
 * @param count how many leads of the address there are then
 * @returns its path at the desk, by the notice to the office
 */
export async function sendLead(request: APIRequestContext, email: string, name: string, count = 1): Promise<string> {
  await post(request, '/partner-with-us', {
    name,
    email,
    phone: '9845012345',
    country_code: '+91',
    partner_type: 'Channel Partner',
    entity_type: 'Organization',
    organization: 'Lamp Works',
    designation: 'Owner',
  });
  const notice = await mailTo(office, new RegExp(email), { count });
  return new URL(linkIn(notice, '/desk/inbox/')).pathname;
}

/** Waits until a proposal says what it changes and who is told, as somebody does who reads it. */
export async function readProposal(page: Page) {
  const told = page.getByRole('region', { name: 'Who will be told' });
  await expect(told).toBeVisible();
  await expect(told.getByRole('status')).toHaveCount(0);
}

/** Goes on by Tab until the control has the focus, as somebody does who uses no mouse. */
export async function tabTo(page: Page, control: Locator) {
  for (let steps = 0; steps < 250; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead to the control');
}

/** The message that says how something went. */
export const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
