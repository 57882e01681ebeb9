import { pressKey } from './desk-keys.ts';
import { enterByPasskey, heading, invitationOf, toast } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

test('a release of the finder is taken back by keyboard, and is then the next release', async ({ page }) => {
  test.slow();
  await enterByPasskey(page, invitationOf(48));
  // No other test edits this family.
  const id = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const { rows } = await (await fetch('/api/desk/records/families?q=led-hand-lamp')).json();
    const address = `/api/desk/records/families/${rows[0].id}`;
    const { live, open } = await (await fetch(address)).json();
    const draft = JSON.stringify({ document: { ...live.document, lines: [] }, edit: open?.edit ?? 0 });
    const { edit } = await (await fetch(`${address}/draft`, { method: 'PUT', headers, body: draft })).json();
    await fetch(`${address}/publish`, { method: 'POST', headers, body: JSON.stringify({ edit }) });
    return String(rows[0].id);
  });
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/records/families/${id}/history"]`) });
  await page.goto('/desk/releases');
  await expect(row).toHaveCount(1);
  await pressKey(page, row.getByRole('link').first());
  await expect(heading(page)).toHaveText(/^Release \d+: /);
  await expect(page.getByText('Once it is taken back').first()).toBeVisible();
  await expectAccessible(page);
  await pressKey(page, page.getByRole('button', { name: 'Take this release back' }));
  await expect(heading(page)).toHaveText(/^Sheets before and after: /);
  await expect(page.getByText(/^1 of \d+ sheets changes\.$/)).toBeVisible();
  await pressKey(page, page.getByRole('link', { name: 'To the record' }));
  const publish = page
    .getByRole('region', { name: 'Publishing' })
    .getByRole('button', { name: 'Publish', exact: true });
  await pressKey(page, publish);
  await toast(page, 'Published.');
  await page.goto('/desk/releases');
  await expect(row).toHaveCount(2);
  await pressKey(page, row.last().getByRole('link').first());
  await expect(
    page.getByText(/^Release \d+ has changed this record since\. Take that one back first\.$/),
  ).toBeVisible();
  const response = await page.request.get('/approval-finder/led-hand-lamp');
  expect(await response.text()).toContain('CRS');
});
