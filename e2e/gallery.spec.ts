import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

for (const [path, width, next] of [
  ['/gallery', 1440, 'Next'],
  ['/ar/gallery', 390, 'التالي'],
] as const) {
  test(`a plate of ${path} opens alone, turns with keys and buttons, and closes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await hydrated(page);
    const plates = page.locator('main figure a');
    await plates.nth(1).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(
      (await page.locator('figcaption .font-serif').nth(1).textContent()) ?? '',
    );
    const second = await dialog.getByRole('img').getAttribute('src');
    expect(second).toBe(await plates.nth(1).getAttribute('href'));
    await dialog.getByRole('button', { name: next }).click();
    await expect(dialog.getByRole('img')).toHaveAttribute('src', (await plates.nth(2).getAttribute('href')) ?? '');
    await page.keyboard.press(path.startsWith('/ar') ? 'ArrowRight' : 'ArrowLeft');
    await expect(dialog.getByRole('img')).toHaveAttribute('src', second ?? '');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(plates.nth(1)).toBeFocused();
  });
}
