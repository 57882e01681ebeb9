import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

// That the answer has what was searched for in each of these languages is read in `search-page.test.ts`.
test('in Japanese, Enter and the button search from two characters, typing from three', async ({ page }) => {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search')) queries.push(request.postDataJSON().query);
  });
  const families = page.getByRole('main').locator('a[href*="/approval-finder/"][data-result]');
  await page.goto('/ja/services');
  await hydrated(page);
  await page.getByRole('banner').locator('[commandfor=search]').first().click();
  const box = page.locator('#search-query');
  await box.pressSequentially('玩具');
  // Longer than the pause after which it would be searched for.
  await page.waitForTimeout(400);
  expect(queries).toEqual([]);
  await box.fill('玩具店');
  await expect.poll(() => queries).toEqual(['玩具店']);

  await box.fill('玩具');
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/ja/search\\?q=${encodeURIComponent('玩具')}$`));
  await expect(families.filter({ hasText: '玩具' }).first()).toBeVisible();

  await page.goto('/ja');
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('searchbox').fill('玩具');
  await search.locator('[type=submit]').click();
  await expect(families.filter({ hasText: '玩具' }).first()).toBeVisible();
});
