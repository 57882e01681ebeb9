import { enterByPasskey, heading, invitationOf } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

/** Beyond the years whose calendar is drawn, which other tests open. */
const year = 2058;
const pdf = { name: 'Calendar.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n% Zorbit\n%%EOF\n') };

test('a calendar of a year is uploaded, published and found by visitors', async ({ page, request, expectErrors }) => {
  expectErrors(/422 .*\/api\/desk\/documents/);
  await enterByPasskey(page, invitationOf(46));
  await page.goto('/desk/records/calendar-files/new');
  await expect(heading(page)).toHaveText('New: Files of a year');
  await page.getByLabel('Year').fill(String(year));
  const field = page.getByRole('group', { name: 'Calendar', exact: true });
  for (const file of [{ ...pdf, buffer: Buffer.from('<svg/>') }, pdf]) {
    const chosen = page.waitForEvent('filechooser');
    await field.getByRole('button', { name: 'Upload a file' }).click();
    await (await chosen).setFiles(file);
    if (file !== pdf) await expect(field).toContainText('This is no PDF.');
  }
  const link = field.getByRole('link', { name: /^calendar-[0-9a-f]+\.pdf$/ });
  await expect(link).toBeVisible();
  await expect(field.getByRole('button', { name: 'Upload another file' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Publishing' }).getByRole('button', { name: 'Publish', exact: true }).click();

  const path = `${await link.getAttribute('href')}`.replace(/^.*\/storage\//, '/storage/');
  const files = async () => (await request.post('/api/calendar-brochures', { data: { year } })).text();
  await expect.poll(files).toContain(path.slice('/storage/'.length));
  expect(await (await request.get(path)).text()).toContain('% Zorbit');
  await page.getByRole('button', { name: 'Take it from the site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it from the site' }).click();
  await expect.poll(files).toBe('{"data":[]}');
});
