import type { Page } from '@playwright/test';
import { goTo, openFound } from './desk-keys.ts';
import { enterByPasskey, heading, invitationOf } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();

test('a product gets trade names, a section and another address at the desk, and stays with its rows', async ({
  page,
}) => {
  test.slow();
  const text = async (path: string) => (await page.request.get(path)).text();
  await enterByPasskey(page, invitationOf(44));

  await test.step('the form has what the page shows', async () => {
    await goTo(page, 'Products');
    await openFound(page, 'electric graters', 'Electric graters');
    await expectAccessible(page);
    await field(page, 'Trade names').fill('quibble spinner\nquibble dryer');
    await page.getByRole('button', { name: 'Add to “Sections”' }).click();
    await page.getByRole('textbox', { name: 'Heading' }).fill('Which quibbles spin?');
    await saved(page);
  });

  await test.step('the preview shows the product with its section', async () => {
    await press(page, 'Preview');
    const link = panel(page).getByRole('link', { name: 'English' });
    const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await expect(heading(preview)).toContainText('Electric graters');
    await expect(preview.getByRole('heading', { name: 'Which quibbles spin?' })).toBeVisible();
    await preview.close();
  });

  await test.step('published, it is found by its trade name, and the old address leads to the new one', async () => {
    await field(page, 'Address on the site').fill('quibble-spinner');
    await saved(page);
    await press(page, 'Publish');
    await expect(panel(page).getByText('Nothing has been changed since')).toBeVisible();
    await expect.poll(() => text('/products/quibble-spinner')).toContain('Which quibbles spin?');
    await expect.poll(() => text('/search?q=quibble+dryer')).toContain('/products/quibble-spinner');
  });
});
