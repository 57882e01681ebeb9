import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 900 }, deviceScaleFactor: 2 });

test('on a dense screen, no size of the logo is drawn larger than its file', async ({ page }) => {
  await page.goto('/logo');
  const pictures = await page.locator('main picture img').all();
  expect(pictures.length).toBeGreaterThan(5);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.evaluate((img: HTMLImageElement) => img.clientWidth * 2 - img.naturalWidth)).toBeLessThan(1);
  }
});
