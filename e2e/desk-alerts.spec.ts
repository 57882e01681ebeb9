import { enterAsColleague, enterByPasskey, heading, invitationOf, toast } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { linkIn, mailTo, newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

test('an editor proposes, a colleague sees the sheets and who is told, publishes, and takes it back in silence', async ({
  page,
  browser,
}) => {
  const email = newAddress();
  const form = { email, kind: 'product', slug: 'caustic-soda', frequency: 'daily' };
  expect((await page.request.post('/api/alerts/follows', { form })).status()).toBe(202);
  await page.goto(new URL(linkIn(await mailTo(email, /alerts\/confirm/), '/alerts/confirm/')).pathname);
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(heading(page)).toHaveText('What you follow');

  await enterByPasskey(page, invitationOf(32));
  const editor = await enterAsColleague(page, browser, 'Ravi Iyer', 'editor');
  await editor.goto('/desk/law/orders/so-1468-e-2018/effect');
  await editor.getByLabel('Number', { exact: true }).fill('S.O. 98766(E)');
  await editor.getByLabel('Title as printed').fill('Caustic Soda (Quality Control) Amendment Order');
  await editor.getByLabel('New start').fill(`${new Date().getFullYear() + 3}-04-01`);
  await editor.getByLabel('Source').fill('egazette.gov.in');
  await editor.getByRole('button', { name: 'Show what it changes' }).click();
  await expect(editor.getByRole('region', { name: 'Who will be told' })).toContainText('1 person', { timeout: 60_000 });
  await editor.getByRole('button', { name: 'Propose it' }).click();
  await expect(heading(editor)).toHaveText('A new effect');

  await page.goto(new URL(editor.url()).pathname);
  const sheets = page.getByRole('region', { name: 'Sheets before and after' });
  await expect(sheets).toContainText('Caustic soda');
  await expect(sheets).toContainText(/In force for everyone, since .*Upcoming for everyone, from/);
  const told = page.getByRole('region', { name: 'Who will be told' });
  await expect(told).toContainText('Daily');
  await expect(told).toContainText('What has changed: S.O. 1468(E)');
  expect(await told.textContent()).not.toContain(email);
  await expect(page.getByLabel('Followers')).toHaveValue('followers');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('It is published.')).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Alerts' }).first().click();
  const change = page.getByRole('listitem').filter({ hasText: 'S.O. 98766(E)' });
  await expect(change).toContainText('Held');
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await toast(page, 'Nobody hears of it.');
  await expect(change).toContainText('Taken back');

  await page.getByRole('link', { name: 'Consent of an address' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByRole('region', { name: email })).toContainText('Agreed and confirmed');
  await expectAccessible(page);
});
