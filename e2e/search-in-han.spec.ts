import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

for (const [language, word, longer] of [
  ['zh-Hans', '玩具', '玩具车'],
  ['ja', '玩具', '玩具店'],
  ['ko', '완구', '완구류'],
] as const) {
  test(`in ${language}, Enter and the button search from two characters, typing from three`, async ({ page }) => {
    const queries: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/search')) queries.push(request.postDataJSON().query);
    });
    const families = page.getByRole('main').locator('a[href*="/approval-finder/"][data-result]');
    await page.goto(`/${language}/services`);
    await hydrated(page);
    await page.getByRole('banner').locator('[commandfor=search]').first().click();
    const box = page.locator('#search-query');
    await box.pressSequentially(word);
    await page.waitForTimeout(400);
    expect(queries).toEqual([]);
    await box.fill(longer);
    await expect.poll(() => queries).toEqual([longer]);

    await box.fill(word);
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/search\\?q=${encodeURIComponent(word)}$`));
    await expect(families.filter({ hasText: word }).first()).toBeVisible();

    await page.goto(`/${language}`);
    const search = page.getByRole('main').getByRole('search');
    await search.getByRole('searchbox').fill(word);
    await search.locator('[type=submit]').click();
    await expect(families.filter({ hasText: word }).first()).toBeVisible();

    await page.goto(`/${language}/search?q=${encodeURIComponent(word.slice(0, 1))}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(families).toHaveCount(0);
  });
}
