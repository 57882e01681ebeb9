import { hydrated } from './hydrated.ts';
import { expectAccessible } from './journeys.ts';
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
  const { keyboard } = page;
  const often = page.getByLabel('How often: LED bulb');
  await often.focus();
  await keyboard.type('Once a day');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save: LED bulb' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your list has been changed.');
  await expect(often).toHaveValue('daily');

  const form = page.getByRole('region', { name: 'When we write, and of what' });
  await form.getByLabel('Day of the weekly mail').focus();
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

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('a follower gives each line a frequency of its own by keyboard, on the page that is open', async ({ page }) => {
    const email = newAddress();
    await manageLink(page, email);
    await page.goto(await manageLink(page, email, { kind: 'product', slug: 'led-lamp' }));
    await hydrated(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const [bulb, lamps] = [page.getByLabel('How often: LED bulb'), page.getByLabel('How often: LED lamp')];
    const all = page.getByLabel('How often: Everything on this list');
    await expect(all).toHaveValue('weekly');
    await lamps.focus();
    await page.keyboard.type('At once');
    await page.keyboard.press('Tab');
    const save = page.getByRole('button', { name: 'Save: LED lamp' });
    await save.press('Enter');
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Your list has been changed.');
    await expect(save).toBeFocused();
    // The lines differ now.
    await expect(all).toHaveValue('');
    await expectAccessible(page);
    await page.reload();
    await expect(bulb).toHaveValue('weekly');
    await expect(lamps).toHaveValue('immediate');

    await hydrated(page);
    await all.selectOption('Once a day');
    await page.getByRole('button', { name: 'Save: Everything on this list' }).click();
    await expect(bulb).toHaveValue('daily');
    await expect(lamps).toHaveValue('daily');
    expect(loads).toBe(1);
  });
});
