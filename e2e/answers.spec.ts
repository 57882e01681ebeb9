import { findViolations, open, textsOf, views } from './journeys.ts';
import { expect, test } from './test.ts';

const bulb = '/approval-finder/led-bulb/answers';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions lead from a search to the sheet, and back to an answer', async ({ page }) => {
    await page.goto('/search?q=led+lamp+with+bluetooth');
    await page.getByRole('link', { name: /^Answer up to \d+ questions about yours$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Where is it made?' })).toBeVisible();
    await page.getByRole('radio', { name: 'Abroad' }).check();
    await page.getByRole('button', { name: 'Next' }).click();

    const answers = page.getByRole('region', { name: 'Your answers' });
    await expect(answers.getByText('From your words: bluetooth')).toBeVisible();
    await answers.getByRole('link', { name: /^Change ?: Radio$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Which radio does it have?' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Bluetooth' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'NFC' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/radio=bluetooth&radio=nfc/);

    for (let count = 0; count < 9; count++) {
      const unsure = page.getByRole('link', { name: 'I don’t know', exact: true });
      if ((await unsure.count()) === 0) break;
      await unsure.click();
    }
    await expect(page.getByRole('heading', { level: 1, name: /^What your product needs/ })).toBeVisible();
    await expect(page.getByText('This follows from what you said: Radio: Bluetooth and NFC.').first()).toBeVisible();
    await page.getByRole('link', { name: /^Change ?: Radio$/ }).click();
    await expect(page.getByRole('checkbox', { name: 'NFC' })).toBeChecked();
  });

  test('a row of the sheet opens in place and says why, for whom else, and what it takes', async ({ page }) => {
    await page.goto(`${bulb}?audience=import&show=sheet`);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'CRS', exact: true }) });
    await expect(row.getByText('Nomination form, consent of the representative')).toBeHidden();
    await row.getByText('Why, and what it takes').click();
    await expect(row.getByText('Nomination form, consent of the representative')).toBeVisible();
    await expect(row.getByText(/^Row \d+: /)).toBeVisible();
    await expect(row.getByText(/for makers in India, since/)).toBeVisible();
    const steps = page.getByRole('region', { name: 'In this order' }).locator('summary');
    await steps.filter({ hasText: /^CRS$/ }).click();
    await expect(page.getByText('Grant of the R number')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Times and costs' }).getByText('Our own experience').first(),
    ).toBeVisible();
    await page.getByText('Why, and what it takes: WPC ETA').click();
    await expect(page.getByText('Your answer to this: Radio')).toBeVisible();
  });
});

for (const { name, language, home, viewport } of views) {
  test(`questions are answered by keyboard, and go back with the browser, in ${name}`, async ({ page }) => {
    const text = textsOf(language);
    await page.setViewportSize(viewport);
    await open(page, home + bulb);
    expect(await findViolations(page, 'main')).toEqual([]);
    const first = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/radio=/);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');

    await page.getByRole('link', { name: text('Show my sheet now'), exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);
  });
}

for (const { name, language, home, viewport } of views) {
  test(`a sheet is kept under an address of its own by keyboard in ${name}`, async ({ page }) => {
    const text = textsOf(language);
    await page.setViewportSize(viewport);
    await open(page, `${home}${bulb}?audience=import&radio=bluetooth&show=sheet`);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('button', { name: text('Keep this sheet') }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sheets\/[0-9a-z]{12}$/);
    await expect(page.getByText(text('Nothing has changed since.'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByRole('button', { name: text('Keep this sheet') })).toHaveCount(0);
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('button', { name: text('Keep this sheet') })).toBeVisible();
  });
}

test('a sheet with answers is printed with what stands behind it, on two pages at most', async ({ page }) => {
  await page.goto(`${bulb}?audience=import&radio=bluetooth&show=sheet`);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});
