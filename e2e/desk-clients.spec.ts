import { readFile } from 'node:fs/promises';
import { enterAs, enterAsNewClient, greeting, refusalsOf } from './account-steps.ts';
import { enterAsColleague, enterByPasskey, heading, invitationOf, toast } from './desk-steps.ts';
import { expectAccessible, open } from './journeys.ts';
import { expect, test } from './test.ts';

const { denied } = refusalsOf((text) => text);

test('an owner ends and gives back access, exports and erases a client', async ({
  page,
  browser,
  expectErrors,
}, info) => {
  expectErrors(/401 .*\/(client\/|check-token)/, /422 .*\/erase/, /404 .*\/desk\/clients/);
  await enterByPasskey(page, invitationOf(17));
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitor = await context.newPage();
  const client = await enterAsNewClient(visitor);
  await open(visitor, '/account');
  await expect(greeting(visitor)).toContainText(client.name);

  await page.getByRole('link', { name: 'Clients', exact: true }).first().click();
  await expect(heading(page)).toBeFocused();
  await page.getByRole('searchbox').fill('nobody has this name');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('No client fits')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill(client.email);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('row', { name: client.email }).getByRole('link').click();
  await expect(heading(page)).toContainText(client.name);
  const address = new URL(page.url()).pathname;
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath(`client-${width}.png`), fullPage: true });
  }

  await page.getByLabel('Why nothing may be deleted').fill('Suit 44/2026');
  await page.getByRole('button', { name: 'Put a legal hold' }).click();
  await toast(page, 'Nothing of this client is deleted until it is taken off.');
  await expect(page.getByText('Suit 44/2026')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase this client…' })).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('client-held.png'), fullPage: true });

  const sales = await enterAsColleague(page, browser, 'Sena Salunkhe', 'sales');
  await sales.goto(address);
  await expect(heading(sales)).toContainText(client.name);
  await expect(sales.getByRole('heading', { name: 'Sessions' })).toHaveCount(0);
  await expect(sales.getByRole('button', { name: 'Deactivate' })).toHaveCount(0);
  await expect(sales.getByText('Suit 44/2026')).toBeVisible();
  await expect(sales.getByRole('button', { name: 'Take the hold off' })).toHaveCount(0);
  await expectAccessible(sales);
  await sales.context().close();

  await page.getByRole('button', { name: 'Take the hold off' }).click();
  await toast(page, 'The client can be erased again');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await toast(page, 'The client is logged out everywhere and cannot log in.');
  await expect(page.getByText('The client is logged in nowhere.')).toBeVisible();
  await visitor.reload();
  await expect(greeting(visitor)).toHaveText(denied);
  await page.getByRole('button', { name: 'Activate again' }).click();
  await toast(page, 'The client can log in again.');
  await enterAs(visitor, client, 2);
  await open(visitor, '/account');
  await expect(greeting(visitor)).toContainText(client.name);

  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the export' }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toMatch(/^client-\d+-[\d-]{10}\.tar\.gz$/);
  // The mark of gzip.
  expect([...(await readFile(await download.path())).subarray(0, 2)]).toEqual([0x1f, 0x8b]);

  await page.getByRole('button', { name: 'Erase this client…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this client?' });
  await dialog.getByLabel('Email address of the client').fill('somebody@else.example');
  await dialog.getByRole('button', { name: 'Erase for ever' }).click();
  await expect(dialog.getByText('Type the email address of this client to confirm.').first()).toBeVisible();
  await dialog.getByText('What is erased').click();
  await expectAccessible(page);
  await dialog.getByLabel('Email address of the client').fill(client.email);
  await dialog.getByRole('button', { name: 'Erase for ever' }).click();
  await expect(heading(page)).toHaveText('Clients');
  await page.goto(address);
  await expect(heading(page)).not.toContainText(client.name);
  await expectAccessible(page);
  await visitor.reload();
  await expect(greeting(visitor)).toHaveText(denied);
  await context.close();
});
