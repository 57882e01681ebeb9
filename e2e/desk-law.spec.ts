import type { Page } from '@playwright/test';
import { enterByPasskey, heading, invitationOf, readProposal } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

const order = 'qco-linear-alkyl-benzene-2022';
const year = new Date().getFullYear() + 3;

/** The page as the server renders it after what was just published. */
const publicText = async (page: Page, path: string) => (await page.request.get(path)).text();

test('an extension is found, seen, proposed and published, and struck again', async ({ page }) => {
  await enterByPasskey(page, invitationOf(18));
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).first().click();
  await expect(heading(page)).toHaveText('Orders');
  await expectAccessible(page);
  await page.getByLabel('Find an order').fill('linear alkyl benzene');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.locator(`a[href$="/law/orders/${order}"]`).click();
  await expect(page.getByRole('heading', { name: 'What was printed' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add an effect' }).click();
  await page.getByLabel('Number', { exact: true }).fill('S.O. 98765(E)');
  await page.getByLabel('Title as printed').fill('Linear Alkyl Benzene (Quality Control) Amendment Order');
  await page.getByLabel('New start').fill(`${year}-04-01`);
  await page.getByRole('button', { name: 'Show what it changes' }).click();
  await expect(page.getByText('Say where you read it').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Source').fill('egazette.gov.in');
  await page.getByRole('button', { name: 'Show what it changes' }).click();
  await expect(page.getByRole('region', { name: 'What changes for visitors' })).toContainText(`1 April ${year}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect(heading(page)).toHaveText('A new effect');
  await expectAccessible(page);
  expect(await publicText(page, `/orders/${order}`)).not.toContain(`1 April ${year}`);

  await readProposal(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('It is published.')).toBeVisible();
  await expect.poll(() => publicText(page, `/orders/${order}`)).toContain(`1 April ${year}`);

  await page
    .getByRole('link', { name: /Linear/ })
    .first()
    .click();
  const added = page.getByRole('listitem').filter({ hasText: 'S.O. 98765(E)' }).filter({ hasText: 'Recorded on' });
  await added.getByRole('button', { name: 'Strike' }).click();
  await page.getByLabel('Why it was wrong').fill('It was printed for another order.');
  await page.getByRole('button', { name: 'Propose to strike it' }).click();
  await expect(heading(page)).toHaveText('Strike an effect');
  await readProposal(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('It is published.')).toBeVisible();
  await page.goto('/desk/law/queues');
  await expect(page.getByText('Looked up in vain in 30 days')).toBeVisible();
  await expectAccessible(page);
});

test('what is printed on an order is corrected, seen and published', async ({ page }) => {
  await enterByPasskey(page, invitationOf(28));
  await page.goto(`/desk/law/orders/${order}`);
  await page.getByRole('link', { name: 'Correct what is printed' }).click();
  await expect(heading(page)).toContainText('Correct what is printed on');
  await expectAccessible(page);
  await page.getByLabel('Title as printed').fill('Linear Alkyl Benzene (Quality Control) Order, 2022, as printed');
  await page.getByRole('button', { name: 'Add an exemption' }).click();
  const exemption = page.getByRole('group', { name: 'What it exempts' });
  await expect(exemption.getByLabel('For what')).toBeFocused();
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect(page.getByText('Say why, for those who will ask.').first()).toBeVisible();
  await page.getByLabel('Why it is corrected').fill('Read in the gazette.');
  await exemption.getByLabel('What is free, and on which condition').fill('For tests, and never for sale.');
  await exemption.getByLabel('How much, or for how long (optional)').fill('No more than 200 kg a year.');
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect(heading(page)).toHaveText('Correct what is printed');
  await expect(page.getByText('2022, as printed')).toBeVisible();
  await expect(page.getByText('For tests, and never for sale.')).toBeVisible();
  await expectAccessible(page);
  expect(await publicText(page, `/orders/${order}`)).not.toContain('as printed');
  await readProposal(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('It is published.')).toBeVisible();
  await expect.poll(() => publicText(page, `/orders/${order}`)).toContain('2022, as printed');
  expect(await publicText(page, `/orders/${order}`)).toContain('For tests, and never for sale.');
  await page.goto(`/desk/law/orders/${order}`);
  await expect(page.getByRole('region', { name: 'What was corrected' })).toContainText('Read in the gazette.');
  await expectAccessible(page);
});
