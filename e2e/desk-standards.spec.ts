import type { Page } from '@playwright/test';
import { goTo, openFound } from './desk-keys.ts';
import { enterAsColleague, enterByPasskey, heading, invitationOf, toast } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();

/** Opens the standard that the lists call IS 14542, under the number that it has by now. */
async function open(page: Page, number: string) {
  await goTo(page, 'Standards');
  await openFound(page, '14542', number);
}

test('a standard gets a title, a Hindi one and another number from an editor, and somebody else publishes them', async ({
  page,
  browser,
}) => {
  await enterByPasskey(page, invitationOf(43));
  const editor = await enterAsColleague(page, browser, 'Edith Ekka', 'editor');
  const reviewer = await enterAsColleague(page, browser, 'Revathi Rao', 'reviewer');
  const text = async (path: string) => (await page.request.get(path)).text();
  const title = 'Quibbled milk powder';
  const hindiTitle = 'क्विबल दूध पाउडर';

  await test.step('the editor writes, previews and submits, and cannot publish', async () => {
    await open(editor, 'IS 14542');
    await expect(field(editor, 'Number, with its part and year')).toHaveValue('IS 14542');
    await expectAccessible(editor);
    await field(editor, 'Title').fill(title);
    await editor.getByRole('group', { name: 'Language beside English' }).getByText('हिन्दी').click();
    await field(editor, 'Title · हिन्दी').fill(hindiTitle);
    await saved(editor);
    await press(editor, 'Preview');
    for (const [language, words] of [
      ['English', title],
      ['हिन्दी', hindiTitle],
    ] as const) {
      const link = panel(editor).getByRole('link', { name: language });
      const [preview] = await Promise.all([editor.context().waitForEvent('page'), link.click()]);
      await expect(heading(preview)).toContainText('IS 14542');
      await expect(preview.getByText(words).first()).toBeVisible();
      await preview.close();
    }
    expect(await text('/standards/is-14542')).not.toContain(title);
    await expect(panel(editor).getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
    await press(editor, 'Submit for review');
    await toast(editor, 'Handed to a reviewer.');
  });

  await test.step('the reviewer publishes, and the page shows it in both languages', async () => {
    await open(reviewer, 'IS 14542');
    await press(reviewer, 'Publish');
    await expect(panel(reviewer).getByText('Nothing has been changed since')).toBeVisible();
    await expect.poll(() => text('/standards/is-14542')).toContain(title);
    await expect.poll(() => text('/hi/standards/is-14542')).toContain(hindiTitle);
  });

  await test.step('with its year, its number is another, and its old address leads to the new one', async () => {
    await open(editor, 'IS 14542');
    await field(editor, 'Number, with its part and year').fill('IS 14542:2031');
    await field(editor, 'Address on the site').fill('is-14542-2031');
    await saved(editor);
    await press(editor, 'Submit for review');
    await toast(editor, 'Handed to a reviewer.');
    await open(reviewer, 'IS 14542');
    await press(reviewer, 'Publish');
    await expect(panel(reviewer).getByText('Nothing has been changed since')).toBeVisible();
    for (const language of ['', '/hi']) {
      // A page in the cache is served once more as it was.
      await expect
        .poll(async () => {
          const old = await page.request.get(`${language}/standards/is-14542`, { maxRedirects: 0 });
          return [old.status(), old.headers().location];
        })
        .toEqual([301, `${language}/standards/is-14542-2031`]);
    }
    await page.goto('/standards/is-14542');
    await expect(page).toHaveURL('/standards/is-14542-2031');
    await expect(heading(page)).toHaveText('IS 14542:2031');
    await expect(page.getByRole('main')).toContainText('Partly skimmed milk powder');
  });
  await editor.context().close();
  await reviewer.context().close();
});
