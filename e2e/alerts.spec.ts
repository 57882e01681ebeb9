import { linkIn, mailTo, newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('a visitor follows a kind of product, and stops it again, without script', async ({ page, expectErrors }) => {
  expectErrors(/404 .*\/alerts\/manage\//);
  const email = newAddress();
  await page.goto('/approval-finder/led-bulb');
  const box = page.getByRole('region', { name: 'Hear of changes by email' });
  await box.getByLabel('Email').fill(email);
  await box.getByLabel('How often').selectOption('At once');
  await box.getByRole('button', { name: 'Send me the link to confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Check your inbox');

  const mail = await mailTo(email, /alerts\/confirm/);
  await page.goto(new URL(linkIn(mail, '/alerts/confirm/')).pathname);
  await expect(page.getByRole('main')).toContainText(email);
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What you follow' })).toBeVisible();
  await expect(page.getByLabel('How often')).toHaveValue('immediate');

  const list = page.url();
  await page.getByRole('button', { name: /^Stop: LED bulb/ }).click();
  await expect(page.getByText('Nothing at the moment.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop all mails' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('your address has been deleted');
  await page.goto(list);
  await expect(page.getByText('This link no longer leads to a list')).toBeVisible();
});
