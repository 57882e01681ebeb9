import { holdScripts } from './hold-scripts.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a visitor searches while typing and opens an answer in place', async ({ page }) => {
    await page.goto('/knowledge-base');
    await hydrated(page);
    await page.getByRole('searchbox', { name: 'Search Questions' }).fill('check a huid');
    const question = page.getByRole('group').filter({ hasText: 'How do I check a HUID?' });
    await question.locator('summary').click();
    await expect(question.getByText('BIS Care application').first()).toBeVisible();
    await question.getByRole('link', { name: 'Link to this answer' }).click();
    await expect(page).toHaveURL(/\/knowledge-base\/hallmarking#how-do-i-check-a-huid$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knowledgebase - Hallmarking of gold and silver');
    await expect(page.locator('#how-do-i-check-a-huid')).toBeVisible();
  });

  test('text typed before the script is there is searched for', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/knowledge-base', { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('searchbox').last().fill('check a huid');
    letGo();
    await expect(page).toHaveURL(/\?q=check\+a\+huid$/);
    await expect(page.getByRole('group').filter({ hasText: 'How do I check a HUID?' })).toBeVisible();
  });

  test('text typed before the script is there filters the questions of a subject', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/knowledge-base/hallmarking', { waitUntil: 'commit' });
    await page.locator('#question-filter').fill('silver compulsory');
    letGo();
    await expect(page.locator('details[name="questions"]')).toHaveCount(1);
  });

  test('a search that finds nothing leaves the subjects', async ({ page }) => {
    await page.goto('/knowledge-base?q=zorbit');
    await expect(page.getByRole('status').filter({ hasText: 'No question contains “zorbit”' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'BIS certification basics' })).toBeVisible();
  });

  test('the filter of a subject works in the browser, one question open at a time', async ({ page }) => {
    await page.goto('/knowledge-base/hallmarking');
    await hydrated(page);
    const questions = page.locator('details[name="questions"]');
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    await expect(page.locator('details[name="questions"][open]')).toHaveCount(1);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('searchbox', { name: 'Search Questions' }).last().fill('silver compulsory');
    await expect(questions).toHaveCount(1);
    expect(requests.filter((url) => url.includes('knowledge-base'))).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search Questions' }).last().fill('zorbit');
    await page.getByRole('button', { name: 'Show all questions' }).click();
    await expect(questions).not.toHaveCount(0);
  });

  test('the site search leads to the answer', async ({ page }) => {
    await page.goto('/search?q=check+a+HUID');
    await page.getByRole('main').getByRole('link', { name: 'How do I check a HUID?' }).click();
    await expect(page).toHaveURL(/\/knowledge-base\/hallmarking#how-do-i-check-a-huid$/);
    await expect(page.locator('#how-do-i-check-a-huid')).toBeVisible();
  });

  test('a subject that cannot be loaded is not found after three retries', async ({ page, expectErrors }) => {
    expectErrors(/500 .*\/knowledge-base\/hallmarking\.data/, /ERR_FAILED .*\/knowledge-base\/hallmarking/);
    await page.goto('/knowledge-base');
    await hydrated(page);
    await page.route('**/knowledge-base/hallmarking.data**', (route) => route.fulfill({ status: 500, body: 'fault' }));
    await page.route('**/api/knowledge-base/hallmarking', (route) => route.abort());
    await page.getByRole('link', { name: 'Hallmarking of gold and silver' }).click();
    await expect(page, 'the tab says what the page says').toHaveTitle('Loading');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible({ timeout: 15_000 });
    await expect(page).not.toHaveTitle('Loading');
  });
});

test('on a phone in Arabic, a link to an answer opens it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/knowledge-base/hallmarking#how-do-i-check-a-huid');
  await expect(page.locator('#how-do-i-check-a-huid')).toBeVisible();
  await expect(page.locator('#how-do-i-check-a-huid')).toBeInViewport();
});

for (const path of ['/knowledge-base', '/knowledge-base/hallmarking'])
  test(`at ${path} the words typed before the script has loaded are searched`, async ({ page }) => {
    const { promise: typed, resolve: loadScript } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const questions = page.locator('main details');
    await page.getByRole('main').getByRole('searchbox', { name: 'Search Questions' }).fill('check a huid');
    const before = await questions.count();
    loadScript();
    await hydrated(page);
    await expect(questions.filter({ hasText: 'How do I check a HUID?' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search Questions' })).toHaveValue(
      'check a huid',
    );
    await expect.poll(() => questions.count()).not.toBe(before);
  });
