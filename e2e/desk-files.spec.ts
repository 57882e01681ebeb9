import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { enterAsNewClient } from './account-steps.ts';
import { enterByPasskey, heading, invitationOf } from './desk-steps.ts';
import { expectAccessible, open } from './journeys.ts';
import { expect, test } from './test.ts';

const bytes = Buffer.from('%PDF-1.4\n% Zorbit\n%%EOF\n');
const pdf = { name: 'Zorbit checklist.pdf', mimeType: 'application/pdf', buffer: bytes };
const wrong = { ...pdf, buffer: Buffer.from('<svg/>') };
const large = { ...pdf, buffer: Buffer.alloc(25 * 1024 ** 2 + 1) };

async function choose(page: Page, button: Locator, file: typeof pdf) {
  const chosen = page.waitForEvent('filechooser');
  await button.press('Enter');
  await (await chosen).setFiles(file);
}

test('a download gets its file at the desk, by the keyboard, and a client saves it from the public page', async ({
  page,
  browser,
  baseURL,
  expectErrors,
}) => {
  expectErrors(/422 .*\/api\/desk\/documents/, /422 .*\/publish/);
  const name = `Zorbit checklist ${Date.now().toString(36)}`;
  await enterByPasskey(page, invitationOf(51));
  await page.goto('/desk/records/downloads/new');
  await expect(heading(page)).toHaveText('New: Download');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('combobox', { name: 'Category' }).fill('checklists');
  await page.getByRole('listbox', { name: 'Category' }).getByRole('option').first().click();
  await page.getByLabel('Date', { exact: true }).fill('2026-11-30');
  await page.getByRole('button', { name: 'Add to “Files”' }).click();

  const panel = page.getByRole('region', { name: 'Publishing' });
  const publish = panel.getByRole('button', { name: 'Publish', exact: true });
  const field = page.getByRole('group', { name: 'File', exact: true });
  const upload = field.getByRole('button', { name: 'Upload a file' });
  // Without its file it is not published, and the summary leads to the button.
  await publish.click();
  await page
    .getByRole('region', { name: 'There is a problem' })
    .getByRole('link', { name: 'File', exact: true })
    .click();
  await expect(upload).toBeFocused();

  await choose(page, upload, large);
  await expect(field).toContainText('The file is larger than 25 MB.');
  await choose(page, upload, wrong);
  await expect(field).toContainText('none of these kinds: PDF, DOCX, XLSX');
  await expectAccessible(page);
  await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue(name);

  await choose(page, upload, pdf);
  const link = field.getByRole('link', { name: /^zorbit-checklist-[0-9a-f]+\.pdf$/ });
  await expect(link).toBeVisible();
  await expect(field.getByRole('status')).toHaveText('Uploaded.');
  await expect(page.getByLabel('Kind')).toHaveValue('pdf');
  await expect(page.getByLabel('Name', { exact: true }).last()).toHaveValue('zorbit-checklist.pdf');
  const shown = await page.request.get(`${await link.getAttribute('href')}`);
  expect(shown.headers()['content-type']).toBe('application/pdf');
  await field.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(upload).toBeFocused();
  await expect(link).toBeHidden();
  await choose(page, upload, pdf);
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await publish.click();
  await expect(page.getByText('Published.').first()).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: `${baseURL}` })).newPage();
  await enterAsNewClient(visitor);
  await open(visitor, '/downloads?q=zorbit');
  const download = visitor.getByRole('link', { name: `Download: ${name}, PDF` });
  await expect(download).toBeVisible();
  await expectAccessible(visitor);
  const begun = visitor.waitForEvent('download');
  await download.click();
  const file = await begun;
  expect(file.suggestedFilename()).toBe('zorbit-checklist.pdf');
  expect(await readFile(await file.path())).toEqual(bytes);
  await visitor.context().close();
});
