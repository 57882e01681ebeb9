import { manageLink } from './link-tokens.ts';
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

test('a follower chooses by keyboard when mails come and of what they tell, without script', async ({ page }) => {
  await page.goto(await manageLink(page, newAddress()));
  const form = page.getByRole('region', { name: 'When we write, and of what' });
  await form.getByLabel('How often').focus();
  const { keyboard } = page;
  await keyboard.type('Once a day');
  await keyboard.press('Tab');
  await keyboard.type('Fri');
  await keyboard.press('Tab');
  for (let hours = 9; hours < 18; hours += 1) await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await keyboard.type('Europe/Berlin');
  await keyboard.press('Tab');
  await expect(form.getByLabel('Language')).toBeFocused();
  const untick = async () => {
    await keyboard.press('Tab');
    await keyboard.press('Space');
  };
  for (let boxes = 0; boxes < 5; boxes += 1) await untick();
  // The days before a date are 90, 30 and 7; the first two are left out.
  for (let boxes = 0; boxes < 2; boxes += 1) await untick();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Save' })).toBeFocused();
  await keyboard.press('Enter');

  const chosen = async () => {
    await expect(form.getByLabel('How often')).toHaveValue('daily');
    await expect(form.getByLabel('Day of the weekly mail')).toHaveValue('5');
    await expect(form.getByLabel('Hour of the daily or weekly mail')).toHaveValue('18');
    await expect(form.getByLabel('Time zone')).toHaveValue('Europe/Berlin');
    await expect(
      form.getByRole('group', { name: 'How many days before a date' }).getByRole('checkbox', { checked: true }),
    ).toHaveCount(1);
  };
  const who = form.getByRole('group', { name: 'Who you are' });
  const fault = 'Choose at least one box under “Who you are”.';
  await expect(who).toHaveAccessibleDescription(new RegExp(fault));
  await expect(who.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await chosen();
  await form.getByRole('link', { name: fault }).press('Enter');
  await keyboard.press('Tab');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Space');
  await form.getByRole('button', { name: 'Save' }).press('Enter');

  await expect(form.getByRole('status')).toHaveText('Your list has been changed.');
  await expect(who.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(who.getByLabel('Large enterprises')).toBeChecked();
  await chosen();
});
