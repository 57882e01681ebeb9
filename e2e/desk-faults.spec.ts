import { enterByPasskey, heading, invitationOf } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

test('while the server cannot say who is signed in, an open screen stays, and a new one says it in the frame', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/503 .*\/api\/desk\/me/);
  await enterByPasskey(page, invitationOf(31));
  await page.getByRole('link', { name: /Your account/ }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Anjali Rao of the counter');
  const message = 'The server is busy. Try again in a moment.';
  await page.route('**/api/desk/me', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503, json: { message } }) : route.continue(),
  );
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/desk/me') && answer.status() === 503);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await asked;
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(name).toHaveValue('Anjali Rao of the counter');
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();

  await page.reload();
  await expect(heading(page)).toHaveText('This screen could not be shown');
  await expect(page.getByRole('main')).toContainText(message);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/desk/me');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(heading(page)).toHaveText('Your account');
});

test('a year with five digits is refused beside its field', async ({ page }) => {
  await enterByPasskey(page, invitationOf(35));
  await page.goto('/desk/records/blog-categories/new');
  await page.getByLabel('Name', { exact: true }).fill('Zorbit schedules');
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  const panel = page.getByRole('region', { name: 'Publishing' });
  await panel.getByText('Publish at a certain time').click();
  for (const [field, other] of [
    ['From', 'Until'],
    ['Until', 'From'],
  ] as const) {
    await panel.getByLabel(`${other} (Indian time)`).fill('');
    await panel.getByLabel(`${field} (Indian time)`).fill('12027-01-01T10:00');
    await panel.getByRole('button', { name: 'Publish at this time' }).click();
    await expect(panel.getByLabel(`${field} (Indian time)`)).toHaveAccessibleDescription(/year of four digits/);
  }
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(heading(page)).toHaveText('Blog categories');
});

test('a session that ends while a record is typed loses no word, and its draft goes on after signing in again', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/401 .*\/api\/desk\//, /502 .*blog-categories/);
  await enterByPasskey(page, invitationOf(45));
  await page.goto('/desk/records/blog-categories/new');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Zorbit');
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await page.evaluate(() => fetch('/api/desk/auth/sign-out', { method: 'POST' }));
  await name.pressSequentially(' lanterns and their lamps');
  // Nothing comes between an editor and the next word.
  await expect(page.getByText('Not saved: your session has ended. Your text is kept on this device.')).toBeVisible();
  await expect(name).toHaveValue('Zorbit lanterns and their lamps');
  await expect(name).toBeFocused();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(dialog).toBeHidden();
  await saved;
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Zorbit lanterns and their lamps');
  const panel = page.getByRole('region', { name: 'Publishing' });
  const discard = async () => {
    await panel.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  };
  // What cannot be discarded is not given up: the next words are saved as soon as the server answers.
  const answers = '**/api/desk/records/blog-categories/**';
  await page.route(answers, (route) => route.fulfill({ status: 502 }));
  await name.fill('Zorbit lanterns and their lamps, too');
  await discard();
  await expect(panel.getByText('The fault is on our side')).toBeVisible();
  await page.unroute(answers);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Zorbit lanterns and their lamps, too');
  await discard();
  await expect(heading(page)).toHaveText('Blog categories');
});
