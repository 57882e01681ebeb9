import type { Page } from '@playwright/test';
import { goTo, openFound, pressKey, typeDay, typeInto, typeMoment } from './desk-keys.ts';
import { enterAsColleague, enterByPasskey, heading, invitationOf, tabTo, toast } from './desk-steps.ts';
import { expect, test } from './test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });
const press = (page: Page, name: string) => pressKey(page, panel(page).getByRole('button', { name, exact: true }));
const saved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();

/** Saves what is typed and hands it to a reviewer. */
async function submit(page: Page) {
  await page.keyboard.press('Control+s');
  await saved(page);
  await press(page, 'Submit for review');
  await toast(page, 'Handed to a reviewer.');
}

async function sendBack(page: Page, note: string) {
  await typeInto(page, panel(page).getByLabel('What is to be mended'), note);
  await press(page, 'Send it back');
  await toast(page, 'Sent back.');
}

test('an editor writes and corrects, a reviewer sends back, schedules and publishes, without a mouse', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  await enterByPasskey(page, invitationOf(36));
  const editor = await enterAsColleague(page, browser, 'Edith Ekka', 'editor');
  const reviewer = await enterAsColleague(page, browser, 'Revathi Rao', 'reviewer');
  const name = `Order on quibble lamps ${Date.now().toString(36)}`;

  await test.step('a notification is written, previewed and submitted', async () => {
    await goTo(editor, 'Notifications');
    await pressKey(editor, editor.getByRole('link', { name: 'New', exact: true }));
    await expect(heading(editor)).toHaveText('New: Notification');
    await typeInto(editor, editor.getByRole('combobox', { name: 'Category' }), 'bis');
    await expect(editor.getByRole('listbox', { name: 'Category' }).getByRole('option').first()).toBeVisible();
    await editor.keyboard.press('Enter');
    await typeInto(editor, editor.getByLabel('Name', { exact: true }), name);
    await typeInto(editor, editor.getByLabel('Summary', { exact: true }), 'Quibble lamps need a mark.');
    await typeDay(editor, editor.getByLabel('Date', { exact: true }), '2011-03-02');
    await typeInto(editor, editor.getByLabel('Source as visitors read it'), 'S.O. 2(E) of the tests');
    await saved(editor);
    await press(editor, 'Preview');
    const link = panel(editor).getByRole('link', { name: 'English' });
    const [preview] = await Promise.all([editor.context().waitForEvent('page'), pressKey(editor, link)]);
    await expect(heading(preview)).toContainText(name);
    await preview.close();
    await submit(editor);
  });

  await test.step('a reviewer sends it back, and schedules what has been mended', async () => {
    await goTo(reviewer, 'Notifications');
    await openFound(reviewer, name, name);
    await sendBack(reviewer, 'Say since when.');
    await goTo(editor, 'Notifications');
    await openFound(editor, name, name);
    await expect(panel(editor)).toContainText('Say since when.');
    await typeInto(editor, editor.getByLabel('Summary', { exact: true }), 'Quibble lamps need a mark since 2011.');
    await submit(editor);
    await goTo(reviewer, 'Notifications');
    await openFound(reviewer, name, name);
    await pressKey(reviewer, panel(reviewer).locator('summary', { hasText: 'Publish at a certain time' }));
    const year = new Date().getFullYear() + 1;
    await typeMoment(reviewer, panel(reviewer).getByLabel('From (Indian time)'), `${year}-10-20T10:30`);
    await press(reviewer, 'Publish at this time');
    await expect(panel(reviewer)).toContainText('It will be published on');
    await press(reviewer, 'Take it out of the schedule');
    await press(reviewer, 'Publish');
    await expect(reviewer).toHaveURL(/\/notifications\/\d+$/);
    const path = await panel(reviewer).getByRole('link', { name: 'View on the site' }).getAttribute('href');
    const says = async () =>
      (await (await request.get(path ?? '')).text()).includes('Quibble lamps need a mark since 2011.');
    await expect.poll(says).toBe(true);
    await press(reviewer, 'Take it from the site');
    const question = reviewer.getByRole('dialog', { name: 'Take it from the site' });
    await pressKey(reviewer, question.getByRole('button', { name: 'Take it from the site' }));
    await expect(panel(reviewer)).toContainText('Archived');
  });

  await test.step('a section of a service is corrected and published', async () => {
    const service = 'APEDA Registration';
    await goTo(editor, 'Services');
    await openFound(editor, 'apeda-registration', service);
    const section = editor.getByRole('group', { name: 'Sections' }).getByRole('listitem').first();
    await pressKey(editor, section.locator('summary').first());
    await typeInto(editor, section.getByLabel('Title', { exact: true }).first(), 'Overview for quibblers');
    await submit(editor);
    await goTo(reviewer, 'Services');
    await openFound(reviewer, 'apeda-registration', service);
    await press(reviewer, 'Publish');
    const says = async () =>
      (await (await request.get('/services/trade/apeda-registration')).text()).includes('Overview for quibblers');
    await expect.poll(says).toBe(true);
  });

  await test.step('a blog post is corrected and published', async () => {
    const post = 'How to read a test report with a red pen';
    await goTo(editor, 'Blog posts');
    await openFound(editor, 'red pen', post);
    const heard = editor.getByLabel('Heading above the text', { exact: true });
    await typeInto(editor, heard, 'With a red quibble');
    await submit(editor);
    await goTo(reviewer, 'Blog posts');
    await openFound(reviewer, 'red pen', post);
    await press(reviewer, 'Publish');
    const says = async () =>
      (await (await request.get('/blogs/working-practice/reading-a-test-report-in-twelve-lines')).text()).includes(
        'With a red quibble',
      );
    await expect.poll(says).toBe(true);
  });

  await test.step('an entry of a menu is corrected, sent back and given up', async () => {
    await goTo(editor, 'Footer: links');
    const entry = editor.getByRole('group', { name: 'Entries' }).getByRole('listitem').first();
    await pressKey(editor, entry.locator('summary').first());
    await typeInto(editor, entry.getByLabel('Title', { exact: true }), 'About the quibblers');
    await submit(editor);
    await goTo(reviewer, 'Footer: links');
    await sendBack(reviewer, 'It is called “About”.');
    await goTo(editor, 'Footer: important pages');
    await goTo(editor, 'Footer: links');
    await tabTo(editor, editor.getByRole('button', { name: 'Discard the draft' }));
    await editor.keyboard.press('Enter');
    const question = editor.getByRole('dialog', { name: 'Discard the draft' });
    await pressKey(editor, question.getByRole('button', { name: 'Discard the draft' }));
    await expect(editor.getByRole('group', { name: 'Entries' })).not.toContainText('quibblers');
  });
  await editor.context().close();
  await reviewer.context().close();
});
