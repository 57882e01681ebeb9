import type { Page } from '@playwright/test';
import { gracePort } from '../playwright.config.ts';
import { enterAsColleague, enterByPasskey, heading, invitationOf, toast } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { linkIn, mailTo, newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

const publish = (page: Page) =>
  page.getByRole('region', { name: 'Publishing' }).getByRole('button', { name: 'Publish', exact: true });

test('a rule that changes a golden sheet is published once somebody else accepts it, and followers of sheets hear of it', async ({
  page,
  browser,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/409 .*\/publish/);
  const email = newAddress();
  const sheet = await followSheet(page, email);

  await enterByPasskey(page, invitationOf(40));
  const editor = await enterAsColleague(page, browser, 'Edith Ekka', 'editor');
  const reviewer = await enterAsColleague(page, browser, 'Revathi Rao', 'reviewer');
  // No other test edits this rule, by which one golden sheet stands.
  await editor.goto('/desk/records/rules?q=cosmetic-import');
  await editor.getByRole('link', { name: 'cosmetic-import', exact: true }).click();
  await editor.getByLabel('What it does with the approval').selectOption({ label: 'May require it' });
  await expect(editor.getByText(/^Saved at /)).toBeVisible();

  await reviewer.goto(new URL(editor.url()).pathname);
  await publish(reviewer).click();
  const refusal = /Golden sheets would change, and nobody else has accepted it: lipstick-import\./;
  await expect(reviewer.getByText(refusal).first()).toBeVisible();

  await reviewer.getByRole('link', { name: 'Which sheets change' }).click();
  const golden = reviewer.getByRole('article', { name: 'lipstick-import' });
  await expect(golden).toContainText('has to say “Applies”, and would say “May apply”');
  // Only importers are concerned.
  await expect(reviewer.getByText(/^1 of \d+ sheets changes\.$/)).toBeVisible();
  await expect(reviewer.getByText(/the sheet for importers/).first()).toBeVisible();
  const told = reviewer.getByRole('region', { name: 'Who will be told' });
  await expect(told).toContainText('1 person');
  await expect(told).toContainText('What has changed: Cosmetic');
  await expect(golden).toContainText('Today');
  await expect(golden).toContainText('CDSCO');
  await expectAccessible(reviewer);
  await golden.getByRole('button', { name: 'Accept lipstick-import' }).click();
  await expect(golden).toContainText('Accepted by Revathi Rao');
  await reviewer.getByRole('link', { name: 'To the record' }).click();
  await publish(reviewer).click();
  await toast(reviewer, 'Published.');

  // The ten minutes in which it can be taken back.
  await reviewer.goto('/desk/alerts');
  const change = reviewer.getByRole('listitem').filter({ hasText: 'What it needs changes' }).first();
  await expect(change).toContainText('Held');
  await fetch(`http://localhost:${gracePort}/?slug=cosmetic`, { method: 'POST' });
  const mail = await mailTo(email, /The approvals that it needs, or their days, have changed\./);
  expect(mail.subject).toMatch(/^What has changed: /);
  expect(linkIn(mail, '/approval-finder/cosmetic')).not.toBe('');
  await page.goto(new URL(linkIn(mail, '/sheets/')).pathname);
  expect(page.url()).toContain(sheet);
  await expect(page.getByRole('heading', { name: 'Changed since then' })).toBeVisible();
  await expect(heading(page)).toContainText(/cosmetic/i);
});

/** Keeps the sheet of an imported lipstick and follows it; @returns its path */
async function followSheet(page: Page, email: string): Promise<string> {
  const answers = await page.request.post('/api/finder/sheets', {
    form: { family: 'cosmetic', answers: 'audience=import' },
  });
  const { key, url } = await answers.json();
  const form = { email, kind: 'sheet', slug: key, frequency: 'immediate' };
  expect((await page.request.post('/api/alerts/follows', { form })).status()).toBe(202);
  await page.goto(new URL(linkIn(await mailTo(email, /alerts\/confirm/), '/alerts/confirm/')).pathname);
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(heading(page)).toHaveText('What you follow');
  return new URL(url, page.url()).pathname;
}
