import type { APIRequestContext, Page } from '@playwright/test';
import { post } from './account-steps.ts';
import { enterByPasskey, heading, invitationOf } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { linkIn, mailTo, newAddress, office } from './mailbox.ts';
import { expect, test } from './test.ts';

/** A lead of the partner form. @returns its address at the desk, by the notice to the office */
async function sendLead(request: APIRequestContext, email: string, name: string) {
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
  const notice = await mailTo(office, new RegExp(email));
  return new URL(linkIn(notice, '/desk/inbox/')).pathname;
}

const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('a new lead appears by itself', async ({ page, request }) => {
  const email = newAddress();
  await enterByPasskey(page, invitationOf(13));
  await page.clock.install();
  await page.goto(`/desk/inbox?q=${encodeURIComponent(email)}`);
  await expect(page.getByText('No lead fits')).toBeVisible();
  await sendLead(request, email, 'Live Lead');
  await page.clock.runFor(31_000);
  await expect(page.getByRole('row', { name: /Live Lead/ })).toBeVisible();
});

test('rules give new leads to whom they name', async ({ page, request }) => {
  await enterByPasskey(page, invitationOf(14));
  await page.goto('/desk/assignment');
  await expect(heading(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('combobox', { name: 'Rule 1: by' }).selectOption('form');
  await page.getByRole('combobox', { name: 'Rule 1: Form' }).selectOption('partner');
  await page.getByRole('group', { name: 'Goes to' }).getByLabel('Owner 14').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the rules' }).click();
  await toast(page, 'Saved.');
  await page.goto(await sendLead(request, newAddress(), 'Ruled Lead'));
  await expect(page.getByText(/Owner changed: Owner 14/)).toBeVisible();
});

test('the screens fit phones, tablets and desks, in both languages', async ({ page, request }, info) => {
  const lead = await sendLead(request, newAddress(), `${'Long'.repeat(12)} & Sons <i>`);
  await enterByPasskey(page, invitationOf(15));
  for (const language of ['en', 'hi']) {
    await page.evaluate(async (code) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/desk/me', {
        method: 'PUT',
        headers,
        body: JSON.stringify({ name: 'Owner 15', language: code }),
      });
    }, language);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const screen of ['/desk/inbox', '/desk/assignment', '/desk/diary', '/desk/comments', lead]) {
        await page.goto(screen);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(heading(page)).toBeVisible();
        await expectAccessible(page);
        const path = info.outputPath(`${language}-${width}${screen.replaceAll('/', '-')}.png`);
        await page.screenshot({ path, fullPage: true });
      }
    }
  }
});
