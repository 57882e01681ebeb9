import { enterByPasskey, heading, invitationOf } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

test('whoever edits a family sees which sheets change before anybody else does', async ({ page }) => {
  await enterByPasskey(page, invitationOf(34));
  // No other test edits this family.
  const id = await page.evaluate(async () => {
    const { rows } = await (await fetch('/api/desk/records/families?q=whirlpool')).json();
    const address = `/api/desk/records/families/${rows[0].id}`;
    const { live, open } = await (await fetch(address)).json();
    const body = JSON.stringify({ document: { ...live.document, lines: [] }, edit: open?.edit ?? 0 });
    await fetch(`${address}/draft`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    return String(rows[0].id);
  });
  await page.goto(`/desk/records/families/${id}`);
  await page.getByRole('link', { name: 'Which sheets change' }).click();
  await expect(heading(page)).toHaveText(/^Sheets before and after: /);
  await expect(page.getByText(/^1 of \d+ sheets changes\.$/)).toBeVisible();
  const sheet = page.getByRole('main').getByRole('listitem').first();
  await expect(sheet.getByText('ISI mark', { exact: true }).first()).toBeVisible();
  await expect(sheet.getByText('Today').first()).toBeVisible();
  await expectAccessible(page);
  const response = await page.request.get('/approval-finder/whirlpool-bath');
  expect(await response.text()).toContain('ISI mark');
});
