import type { Page } from '@playwright/test';
import { enterByPasskey, invitationOf } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });
const saved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();
const unique = () => `${Date.now().toString(36)}${test.info().retry}`;

async function publish(page: Page) {
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel(page).getByText('Nothing has been changed since')).toBeVisible();
}

async function writeCategory(page: Page, name: string, slug: string) {
  await page.goto('/desk/records/blog-categories/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Address on the site').fill(slug);
  await saved(page);
}

test('an old address leads to the new one, until another record takes it over', async ({ page, expectErrors }) => {
  expectErrors(/422 .*\/publish/);
  const slug = `zorbit-${unique()}`;
  await enterByPasskey(page, invitationOf(24));
  await writeCategory(page, 'Zorbit lamps', slug);
  await publish(page);
  await page.getByLabel('Address on the site').fill(`${slug}-lamps`);
  await saved(page);
  await publish(page);
  const old = await page.request.get(`/hi/blogs/${slug}`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, `/hi/blogs/${slug}-lamps`]);

  await writeCategory(page, 'Zorbit tyres', slug);
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  const problem = page.getByRole('region', { name: 'There is a problem' });
  await expect(problem).toContainText(`leads visitors on to /blogs/${slug}-lamps`);
  await problem.getByRole('link').click();
  await expect(page.getByLabel('Address on the site')).toBeFocused();
  const question = page.getByRole('region', { name: 'This address leads to another page' });
  await expect(question).toContainText(`/blogs/${slug}-lamps`);
  await expectAccessible(page);
  for (const width of process.env.SHOTS ? [390, 820, 1440] : []) {
    await page.setViewportSize({ width, height: 900 });
    await question.scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${process.env.SHOTS}/take-over-${width}.png` });
  }
  await question.getByRole('button', { name: 'Take the address over and publish' }).click();
  await expect(page).toHaveURL(/\/blog-categories\/\d+$/);
  await expect.poll(async () => (await page.request.get(`/blogs/${slug}`, { maxRedirects: 0 })).status()).toBe(200);
});
