import { enterAsNewClient } from './account-steps.ts';
import { open } from './journeys.ts';
import { expect, test } from './test.ts';

test('the privacy policy names all that the site stores in a browser', async ({ page, context }) => {
  await page.request.get('/api/set-locale/ar');
  await open(page, '/services');
  await enterAsNewClient(page);
  await open(page, '/account');
  await open(page, '/kyc');
  await page.locator('#kyc-password').fill('gold-streak-demo');
  await page.locator('#kyc-password').press('Enter');
  await expect(page.locator('#kyc-password')).toBeHidden();

  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(cookies).toEqual(expect.arrayContaining(['session', 'device', 'kyc', 'locale']));
  expect(stored).toEqual(expect.arrayContaining(['token', 'client', 'visit']));

  const client = await page.evaluate(() => JSON.parse(localStorage.getItem('client') ?? '{}'));
  await open(page, '/privacy-policy');
  const named = await page.locator('main table code').allTextContents();
  expect(named).toEqual(expect.arrayContaining([...cookies, ...stored]));
  const row = page.getByRole('row').filter({ has: page.locator('code', { hasText: /^client$/ }) });
  await expect(row).toContainText('your name, email address and telephone number');
  expect(Object.keys(client).sort()).toEqual(['country_code', 'email', 'name', 'phone']);
});
