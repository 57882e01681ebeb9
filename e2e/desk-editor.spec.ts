import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { enterByPasskey, heading, invitationOf } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' }).first();
const tool = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const saved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();

/** Opens the form of a new tutorial, whose description is HTML. */
async function openTutorial(page: Page, owner: number, title: string) {
  await enterByPasskey(page, invitationOf(owner));
  await page.goto('/desk/records/tutorials/new');
  await expect(heading(page)).toHaveText('New: Tutorial');
  await page.getByLabel('Title', { exact: true }).fill(`${title} ${Date.now().toString(36)}`);
  await expect(bar(page)).toBeVisible();
}

async function discard(page: Page) {
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(heading(page)).toHaveText('Tutorials');
}

test('a text is written with toolbar and keyboard, and stored as it was written', async ({ page }) => {
  await openTutorial(page, 7, 'Zorbit editor');
  await page.getByText('Description', { exact: true }).click();
  await expect(text(page)).toBeFocused();

  await tool(page, 'Heading').click();
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('What applies');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Each lamp needs a ');
  await page.keyboard.press('Control+b');
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('mark');
  await page.keyboard.press('Control+b');
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');

  // The toolbar is one stop, and the arrow keys move within it.
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Paragraph')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tool(page, 'HTML source')).toBeFocused();
  await page.keyboard.press('Home');
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'List')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool(page, 'List')).toBeFocused();
  await expect(tool(page, 'List')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Inner');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Enter');

  await tool(page, 'Table').click();
  await page.keyboard.type('Fee');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Days');
  await page.keyboard.press('Tab');
  await tool(page, 'Delete column').click();
  await tool(page, 'Delete row').click();
  await expect(text(page).getByRole('row')).toHaveCount(2);
  await tool(page, 'Row below').click();
  await tool(page, 'Delete row').click();
  await expect(text(page).getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(text(page)).not.toBeFocused();

  await text(page).getByRole('heading').click();
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tool(page, 'Link').click();
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Set the link' }).click();
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await expect(dialog.getByText('Enter an address such as')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Address').fill('bis.gov.in');
  await dialog.getByLabel('Words of the link').fill('The bureau');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text(page).getByRole('link', { name: 'The bureau' })).toHaveAttribute('href', 'https://bis.gov.in');

  await tool(page, 'HTML source').click();
  await expect(text(page)).toBeFocused();
  const html = await text(page).inputValue();
  expect(html).toContain('<h2>What applies</h2><p><a href="https://bis.gov.in">The bureau</a></p>');
  expect(html).toContain(
    '<p>Each lamp needs a <strong>mark</strong></p><ul><li>First<ul><li>Inner</li></ul></li></ul>',
  );
  expect(html).toMatch(/<table>.*<\/table>/);
  await page.keyboard.press('Control+s');
  await saved(page);
  await expect(page.getByText('was tidied away')).toHaveCount(0);
  await page.reload();
  await expect(text(page).getByRole('link', { name: 'The bureau' })).toBeVisible();
  await tool(page, 'HTML source').click();
  expect(await text(page).inputValue()).toBe(html);
  await discard(page);
});

test('a picture of the library stands in a text, with words of its own', async ({ page }) => {
  await openTutorial(page, 54, 'Zorbit picture');
  await text(page).click();
  await page.keyboard.type('Before ');
  await tool(page, 'Picture').click();
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  // The first draft of a new record gets an address of its own, under which the dialog stays open.
  await page.waitForURL('**/tutorials/new-*');
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload pictures' }).click();
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0e5a4f' } })
    .jpeg()
    .toBuffer();
  await (await chosen).setFiles([{ name: 'quibbler-text.jpg', mimeType: 'image/jpeg', buffer }]);
  await dialog.getByRole('button', { name: /quibbler-text/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(dialog.getByText('Say what the picture shows.')).toBeVisible();
  await expect(dialog.getByLabel('What the picture shows')).toBeFocused();
  await dialog.getByLabel('What the picture shows').fill('A "green" plate');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const shown = text(page).getByRole('img', { name: 'A "green" plate' });
  await expect(shown).toHaveJSProperty('naturalWidth', 600);

  await shown.click();
  await expect(tool(page, 'Picture')).toHaveAttribute('aria-pressed', 'true');
  await tool(page, 'Picture').click();
  const change = page.getByRole('dialog', { name: 'Change the picture' });
  await change.getByLabel('What the picture shows').fill('A plate');
  await change.getByRole('button', { name: 'Change it' }).click();
  await page.keyboard.press('Control+s');
  await saved(page);
  await page.reload();
  await expect(text(page).getByRole('img', { name: 'A plate' })).toBeVisible();
  await tool(page, 'HTML source').click();
  expect(await text(page).inputValue()).toMatch(
    /^<p>Before <img src="\/storage\/media\/[0-9a-f]{16}\/quibbler-text\.webp" alt="A plate" width="600" height="400" loading="lazy"><\/p>$/,
  );
  await discard(page);
});

test('what is pasted loses the marks of its program, and what the editor cannot hold opens as HTML', async ({
  page,
}) => {
  await openTutorial(page, 0, 'Zorbit paste');
  await text(page).click();
  await text(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<style>p { color: red }</style><h1 style="color:red">Marks</h1><p class=MsoNormal onclick="x()"><b>Bold</b> <span style="font-style:italic">and</span><o:p></o:p><img src="https://example.com/a.png"></p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>One</p>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text(page).getByRole('listitem')).toHaveText('One');
  await tool(page, 'HTML source').click();
  await expect(text(page)).toHaveValue('<h2>Marks</h2><p><strong>Bold</strong> <em>and</em></p><ul><li>One</li></ul>');

  const terms = '<dl><dt>Fee</dt><dd>₹1,000</dd></dl>';
  await text(page).fill(terms);
  await tool(page, 'HTML source').click();
  const note = page.getByText('The editor cannot hold <dl>, <dt>, <dd>');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await saved(page);
  await page.reload();
  await expect(note).toBeVisible();
  await expect(text(page)).toHaveValue(terms);

  await page.locator('label').filter({ hasText: 'हिन्दी' }).click();
  const twin = page.getByRole('textbox', { name: 'Description · हिन्दी' });
  await twin.fill('एक');
  await expect(twin).toHaveAttribute('lang', 'hi');
  await page.locator('label').filter({ hasText: 'العربية' }).click();
  await expect(page.getByRole('textbox', { name: 'Description · العربية' })).toHaveCSS('direction', 'rtl');
  await discard(page);
});
