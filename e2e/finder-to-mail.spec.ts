import type { Page } from '@playwright/test';
import { gracePort } from '../playwright.config.ts';
import { enterAsColleague, enterByPasskey, heading, invitationOf } from './desk-steps.ts';
import { hydrated } from './hydrated.ts';
import { expectAccessible } from './journeys.ts';
import { linkIn, mailTo, newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

/** No other test changes this order, which is about one product. */
const order = 'so-294-e-2020';
const number = 'S.O. 76111(E)';
const day = `1 October ${new Date().getFullYear() + 2}`;

test.use({ viewport: { width: 390, height: 844 } });

test('words lead to a sheet, the sheet is kept and followed, and a change of its order at the desk arrives as a mail', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newAddress();
  await page.goto('/');
  const box = page.getByRole('main').getByRole('search').getByRole('searchbox');
  await box.fill('pressure cooker');
  await box.press('Enter');
  await page.getByRole('main').locator('a[href*="/pressure-cooker/answers"]:visible').first().click();
  const inIndia = page.getByRole('radio', { name: 'In India' });
  await inIndia.check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(inIndia).toHaveCount(0);
  const sheetTitle = page.getByRole('heading', { level: 1, name: /^What your product needs/ });
  const unsure = page.getByRole('link', { name: 'I don’t know', exact: true });
  for (let questions = 1; questions < 9; questions += 1) {
    await expect(sheetTitle.or(unsure)).toBeVisible();
    if (await sheetTitle.isVisible()) break;
    const link = unsure.and(page.locator(`[href="${await unsure.getAttribute('href')}"]`));
    await unsure.click();
    // The address changes before the screen does.
    await expect(link).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Keep this sheet' }).click();
  await expect(page).toHaveURL(/\/sheets\/[0-9a-z]{12}$/);
  const sheet = new URL(page.url()).pathname;
  await expect(page.getByText('Nothing has changed since.')).toBeVisible();

  await page.getByRole('link', { name: 'Hear of changes by email' }).click();
  const follow = page.getByRole('region', { name: 'Hear of changes by email' });
  await follow.getByLabel('Email').fill(email);
  await follow.getByLabel('How often').selectOption('At once');
  await follow.getByRole('button', { name: 'Send me the link to confirm' }).click();
  await expect(heading(page)).toContainText('Check your inbox');
  await page.goto(new URL(linkIn(await mailTo(email, /alerts\/confirm/), '/alerts/confirm/')).pathname);
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(heading(page)).toHaveText('What you follow');

  await changeOrder(page, browser);

  const mail = await mailTo(email, /What has changed/);
  expect(mail.subject).toBe('What has changed: S.O. 294(E)');
  expect(mail.text).toMatch(/Its day has been moved (from .+ )?to /);
  expect(mail.text).toContain(` to ${day}.`);
  expect(mail.text).toMatch(/Before: .+ Now: .+/);
  expect(mail.text).toContain('What to do: open your sheet');
  expect(mail.text).toContain(`By ${number}.`);
  await page.goto(new URL(linkIn(mail, `/orders/${order}`)).pathname);
  await expect(page.getByRole('main')).toContainText(day);
  expect(new URL(linkIn(mail, '/sheets/')).pathname).toBe(sheet);
  await page.goto(sheet);
  await expect(page.getByRole('heading', { name: 'Changed since then' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(day);
  await expectAccessible(page, 'main');
  await page.goto(new URL(linkIn(mail, '/alerts/manage/')).pathname);
  await expect(page.getByRole('button', { name: /^Stop: / })).toHaveCount(1);
});

test('the button to the top covers no field of a form', async ({ page }) => {
  await page.goto('/approval-finder/led-bulb');
  await hydrated(page);
  const up = page.getByRole('button', { name: 'Scroll to top' });
  const fields = page.getByRole('region', { name: 'Hear of changes by email' }).locator('.control, button');
  await fields.first().scrollIntoViewIfNeeded();
  const covered = async () =>
    fields.evaluateAll(
      (all, button) => {
        const own = button?.getBoundingClientRect();
        if (!own) return all.length;
        return all.filter((field) => {
          const { top, bottom, right } = field.getBoundingClientRect();
          return top < own.bottom && bottom > own.top && right > own.left;
        }).length;
      },
      await up.elementHandle(),
    );
  for (let step = 0; step < 30; step += 1) {
    await page.evaluate(() => window.scrollBy({ top: 20, behavior: 'instant' }));
    await expect(up).toBeVisible();
    await expect.poll(covered).toBe(0);
  }
});

/** An editor proposes that the order begins later, a reviewer publishes it, and the ten minutes to take it back are over. */
async function changeOrder(page: Page, browser: Parameters<typeof enterAsColleague>[1]) {
  const desk = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await enterByPasskey(desk, invitationOf(42));
  const editor = await enterAsColleague(desk, browser, 'Ravi Iyer', 'editor');
  const reviewer = await enterAsColleague(desk, browser, 'Meera Nair', 'reviewer');
  await editor.goto(`/desk/law/orders/${order}/effect`);
  await editor.getByLabel('Number', { exact: true }).fill(number);
  await editor.getByLabel('Title as printed').fill('Domestic Pressure Cooker (Quality Control) Amendment Order');
  await editor.getByLabel('New start').fill(`${new Date().getFullYear() + 2}-10-01`);
  await editor.getByLabel('Source').fill('egazette.gov.in');
  await editor.getByRole('button', { name: 'Show what it changes' }).click();
  await editor.getByRole('button', { name: 'Propose it' }).click();
  await expect(heading(editor)).toHaveText('A new effect');
  await reviewer.goto(new URL(editor.url()).pathname);
  // What changes on all followed sheets is worked out first, which takes as long as the machine is busy.
  const told = reviewer.getByRole('region', { name: 'Who will be told' });
  await expect(told).toContainText('1 person', { timeout: 90_000 });
  await reviewer.getByRole('button', { name: 'Publish' }).click();
  await expect(reviewer.getByText('It is published.')).toBeVisible();
  await fetch(`http://localhost:${gracePort}/?slug=${order}`, { method: 'POST' });
}
