import sharp from 'sharp';
import { enterByPasskey, heading, invitationOf } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

const picture = (background: string) =>
  sharp({ create: { width: 1_200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('a picture is uploaded, described, found, replaced and deleted', async ({ page, expectErrors }) => {
  expectErrors(/422 .*\/api\/desk\/media/);
  await enterByPasskey(page, invitationOf(19));
  await page.getByRole('navigation').getByRole('link', { name: 'Media library' }).first().click();
  await expect(heading(page)).toHaveText('Media library');
  await expectAccessible(page);

  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload pictures' }).click();
  await (await chosen).setFiles([
    { name: 'zorbit-lamp.jpg', mimeType: 'image/jpeg', buffer: await picture('#b98a2e') },
    { name: 'zorbit.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  ]);
  await expect(page.getByText('Drawings (SVG) are not accepted')).toBeVisible();
  const tile = page.getByRole('link', { name: /zorbit-lamp/ });
  await expect(tile.locator('img')).toBeVisible();
  await expectAccessible(page);

  await tile.click();
  await expect(heading(page)).toHaveText('zorbit-lamp.jpg');
  await page.getByLabel('Text alternative in English').fill('A lamp on a bench');
  await page.getByLabel('Text alternative in हिन्दी').fill('मेज़ पर एक लैंप');
  const left = page.getByLabel('From the left');
  await left.focus();
  await page.keyboard.press('ArrowRight');
  await expect(left).toHaveValue('51');
  await page.locator('fieldset img').click({ position: { x: 5, y: 5 } });
  await expect(left).not.toHaveValue('51');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.goto('/desk/media?q=bench');
  await expect(page.getByRole('status').filter({ hasText: '1 picture' })).toBeVisible();
  await page.getByRole('link', { name: /zorbit-lamp/ }).click();
  const preview = page.locator('fieldset img');
  const before = await preview.getAttribute('src');
  const replacing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace the file' }).click();
  await (await replacing).setFiles({ name: 'new.jpg', mimeType: 'image/jpeg', buffer: await picture('#0e5a4f') });
  await expect(heading(page)).toHaveText('new.jpg');
  await expect.poll(() => preview.getAttribute('src')).not.toBe(before);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete the picture' }).click();
  await expect(heading(page)).toHaveText('Media library');
  await expect(page.getByRole('link', { name: /zorbit|new\.jpg/ })).toHaveCount(0);
});

test('pictures are taken where they are dropped', async ({ page }) => {
  await enterByPasskey(page, invitationOf(23));
  await page.goto('/desk/media');
  const bytes = (await picture('#8c2f24')).toString('base64');
  const transfer = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([file], 'dropped.jpg', { type: 'image/jpeg' }));
    return data;
  }, bytes);
  await page.getByRole('region', { name: 'Upload pictures' }).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByRole('link', { name: /dropped/ }).first()).toBeVisible();
});
