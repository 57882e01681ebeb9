import type { Page } from '@playwright/test';
import { enterAs, enterAsNewClient, greeting, openMenuOf, refusalsOf } from './account-steps.ts';
import { desktop, open, textsOf } from './journeys.ts';
import { expect, test } from './test.ts';

for (const { name, language, home, viewport } of [desktop]) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);
    const { stranger, denied } = refusalsOf(t);

    test('one other login can be ended, and then all the others', async ({ page, browser, baseURL, expectErrors }) => {
      // The answer that comes first ends the other call.
      expectErrors(/401 .*\/(client\/projects|check-token)/);
      const client = await enterAsNewClient(page);
      const elsewhere = await Promise.all([1, 2].map(() => browser.newContext({ viewport, baseURL })));
      const others = await Promise.all(elsewhere.map((context) => context.newPage()));
      for (const [at, other] of others.entries()) {
        await enterAs(other, client, at + 2);
        await open(other, `${home}/account`);
        await expect(greeting(other)).toContainText(client.name);
      }

      await open(page, `${home}/account/profile`);
      const list = page.getByRole('region', { name: t('Where you are logged in') });
      await expect(list.getByRole('listitem')).toHaveCount(3);
      // The newest login comes first.
      await list.getByRole('listitem').first().getByRole('button').click();
      await expect(list.getByRole('listitem')).toHaveCount(2);
      // This is noticed on the next page of the client area, without a reload.
      await others[1]
        ?.locator('main section')
        .getByRole('link', { name: t('Projects') })
        .click();
      await expect(greeting(others[1] as Page)).toHaveText(denied);
      await others[0]?.reload();
      await expect(greeting(others[0] as Page)).toContainText(client.name);

      await list.getByRole('button', { name: t('Log out everywhere else') }).click();
      await expect(page.getByText(t('Sessions ended successfully')).first()).toBeVisible();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(list.getByText(t('This browser'))).toBeVisible();
      await others[0]?.reload();
      await expect(greeting(others[0] as Page)).toHaveText(denied);
      await page.reload();
      await expect(greeting(page)).toContainText(client.name);
      await Promise.all(elsewhere.map((context) => context.close()));
    });

    test('another tab logs out and in, and silent changes are noticed after 10 s', async ({ page, context }) => {
      const client = await enterAsNewClient(page);
      await page.clock.install();
      await open(page, `${home}/account`);
      await expect(greeting(page)).toContainText(client.name);
      const second = await context.newPage();
      await second.setViewportSize(viewport);
      await open(second, `${home}/account`);
      await openMenuOf(second);
      await second.getByRole('button', { name: t('Logout') }).click();
      await expect(greeting(page)).toHaveText(stranger);
      await expect(page.getByRole('banner').getByRole('button', { name: t('Log in or register') })).toBeVisible();

      await enterAs(second, client, 2);
      await expect(greeting(page)).toContainText(client.name);
      await expect(page.getByRole('banner').getByRole('link', { name: t('Your account') })).toBeVisible();

      await page.evaluate(() => localStorage.clear());
      // The tab that changes the storage receives no event.
      await page.clock.fastForward(10_000);
      await expect(greeting(page)).toHaveText(stranger);
    });
  });
}

test('calls send the stored token, even without the client beside it, and only while there is one', async ({
  page,
}) => {
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/set-locale/')) sent.push(request.headers().authorization);
  });
  await open(page, '/services');
  await expect.poll(() => sent.length, 'the call of the first page is sent').toBe(1);
  await page.evaluate(() => localStorage.setItem('token', 'a-token'));
  await open(page, '/services');
  await expect.poll(() => sent).toEqual([undefined, 'Bearer a-token']);
});
