import type { Browser, Page } from '@playwright/test';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { post } from './account-steps.ts';
import { enterAsColleague, enterByPasskey, heading, invitationOf, sendLead, tabTo, toast } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { codeTo, newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

/*
 * A week at the desk, by role, as far as no other journey has walked it: what passes from hand to hand, and each role
 * once by the keyboard alone.
 */

const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });
const saved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();
const publicText = async (page: Page, path: string) => (await page.request.get(path)).text();
const unique = () => `${Date.now().toString(36)}${test.info().retry}`;

/** Presses what has the name, as somebody does who uses no mouse. */
async function press(page: Page, name: string, { within = page as Pick<Page, 'getByRole'> } = {}) {
  await tabTo(page, within.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Opens a screen by the palette. */
async function goTo(page: Page, words: string, title: string) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Find' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function submit(page: Page) {
  await saved(page);
  await panel(page).getByRole('button', { name: 'Submit for review' }).click();
  await expect(panel(page)).toContainText('In review');
}

/** An editor and a reviewer of one owner, each with a browser of their own. */
async function enterEditors(page: Page, browser: Browser, owner: number) {
  await enterByPasskey(page, invitationOf(owner));
  const editor = await enterAsColleague(page, browser, 'Tenzin Dorje', 'editor');
  const reviewer = await enterAsColleague(page, browser, 'Farah Siddiqui', 'reviewer');
  return { editor, reviewer };
}

test('by keyboard alone an editor writes and corrects a notification, and a reviewer sends it back and publishes it', async ({
  page,
  browser,
}) => {
  const name = `Order on zorbit fans ${unique()}`;
  const { editor, reviewer } = await enterEditors(page, browser, 37);
  await goTo(editor, 'what ministries', 'Notifications');
  await tabTo(editor, editor.getByRole('link', { name: 'New', exact: true }));
  await editor.keyboard.press('Enter');
  await expect(heading(editor)).toBeFocused();
  await type(editor, 'Name', name);
  await type(editor, 'Category', 'bis');
  await expect(editor.getByRole('listbox', { name: 'Category' }).getByRole('option').first()).toBeVisible();
  await editor.keyboard.press('Enter');
  await type(editor, 'Date', '01032011');
  await type(editor, 'Summary', 'Fans of zorbit need a mark.');
  await type(editor, 'Source as visitors read it', 'S.O. 2(E) of the tests');
  await editor.keyboard.press('Control+s');
  await saved(editor);
  await editor.keyboard.press('Control+Enter');
  await press(editor, 'Preview');
  await expect(panel(editor).getByRole('link', { name: 'English' })).toBeVisible();
  await press(editor, 'Submit for review');
  await expect(panel(editor)).toContainText('In review');
  await expect(panel(editor).getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);

  await goTo(reviewer, 'what ministries', 'Notifications');
  await tabTo(reviewer, reviewer.getByRole('link', { name }));
  await reviewer.keyboard.press('Enter');
  await expect(heading(reviewer)).toHaveText(name);
  await reviewer.keyboard.press('Control+Enter');
  await type(reviewer, 'What is to be mended', 'Say since when.');
  await press(reviewer, 'Send it back');
  await expect(panel(reviewer)).toContainText('Draft');

  await editor.reload();
  await expect(panel(editor)).toContainText('Say since when.');
  await expectAccessible(editor);
  await tabTo(editor, editor.getByLabel('Summary', { exact: true }));
  await editor.keyboard.press('Control+End');
  await editor.keyboard.type(' It counts since 2011.');
  await editor.keyboard.press('Control+s');
  await saved(editor);
  await editor.keyboard.press('Control+Enter');
  await press(editor, 'Submit for review');
  await expect(panel(editor)).toContainText('In review');

  await reviewer.reload();
  await expect(reviewer.getByLabel('Summary', { exact: true })).toHaveValue(/since 2011/);
  await reviewer.keyboard.press('Control+Enter');
  await press(reviewer, 'Publish', { within: panel(reviewer) });
  await expect(panel(reviewer).getByText('Nothing has been changed since')).toBeVisible();
  const address = await panel(reviewer).getByRole('link', { name: 'View on the site' }).getAttribute('href');
  await expect.poll(() => publicText(page, address ?? '')).toContain('It counts since 2011.');
  await editor.context().close();
  await reviewer.context().close();
});

test('an editor adds a section, a blog post and an entry of a menu, and a reviewer schedules one and publishes the rest', async ({
  page,
  browser,
}) => {
  const mark = unique();
  const { editor, reviewer } = await enterEditors(page, browser, 38);
  await editor.goto('/desk/records/services?q=crs-registration');
  await editor.getByRole('row').getByRole('link').first().click();
  await expect(editor.getByRole('group', { name: 'Sections' })).toBeVisible();
  const service = new URL(editor.url()).pathname;
  await editor.getByRole('button', { name: 'Add to “Sections”' }).click();
  const section = editor.getByRole('group', { name: 'Sections' }).locator('ol').first().locator('> li').last();
  await section.getByLabel('Name', { exact: true }).fill(`Zorbit section ${mark}`);
  await section.getByLabel('Address on the site').fill(`zorbit-${mark}`);
  await submit(editor);

  await editor.goto('/desk/records/menu-important');
  await editor.getByRole('button', { name: 'Add to “Entries”' }).click();
  const entry = editor.getByRole('group', { name: 'Entries' }).locator('ol > li').last();
  await entry.getByLabel('Title', { exact: true }).fill(`Zorbit entry ${mark}`);
  await entry.getByLabel('Link', { exact: true }).fill(`/orders?zorbit=${mark}`);
  await submit(editor);

  await editor.goto('/desk/records/blogs/new');
  await editor.getByLabel('Name', { exact: true }).fill(`Zorbit post ${mark}`);
  await editor.getByRole('combobox', { name: 'Category' }).fill('bis');
  await editor.getByRole('listbox', { name: 'Category' }).getByRole('option').first().click();
  await editor.getByLabel('Summary', { exact: true }).fill('What a zorbit is.');
  await editor.getByLabel('Date', { exact: true }).fill('2011-03-01');
  await editor.getByRole('textbox', { name: 'Text', exact: true }).first().fill('A zorbit is a lamp.');
  await editor.getByRole('button', { name: 'Add to “Sources”' }).click();
  await editor.getByRole('group', { name: 'Sources' }).getByLabel('Name', { exact: true }).fill('The tests');
  await submit(editor);
  const blog = new URL(editor.url()).pathname;

  await reviewer.goto(blog);
  await panel(reviewer).getByText('Publish at a certain time').click();
  await panel(reviewer)
    .getByLabel('From (Indian time)')
    .fill(`${addDays(todayInIndia(), 30)}T10:00`);
  await panel(reviewer).getByRole('button', { name: 'Publish at this time' }).click();
  await expect(panel(reviewer)).toContainText('It will be published on');
  await expect(panel(reviewer)).toContainText('10:00 am, Indian time');
  await expectAccessible(reviewer);
  for (const record of [service, '/desk/records/menu-important']) {
    await reviewer.goto(record);
    await expect(panel(reviewer)).toContainText('In review');
    await panel(reviewer).getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(panel(reviewer).getByText('Nothing has been changed since')).toBeVisible();
  }
  await expect.poll(() => publicText(page, '/services/bis/bis-crs-registration')).toContain(`Zorbit section ${mark}`);
  await expect.poll(() => publicText(page, '/holiday-list')).toContain(`Zorbit entry ${mark}`);
  expect(await publicText(page, '/blogs')).not.toContain(`Zorbit post ${mark}`);
  await reviewer.goto(blog);
  await panel(reviewer).getByRole('button', { name: 'Take it out of the schedule' }).click();
  await expect(panel(reviewer)).not.toContainText('It will be published on');
  await editor.context().close();
  await reviewer.context().close();
});

test('a deferral that an editor proposes stands on sheet, list, timeline, calendar and feed once a reviewer publishes it', async ({
  page,
  browser,
}) => {
  const day = `${new Date().getFullYear() + 2}-04-01`;
  const words = `1 April ${day.slice(0, 4)}`;
  const { editor, reviewer } = await enterEditors(page, browser, 39);
  await goTo(editor, 'instrument', 'Orders');
  await tabTo(editor, editor.getByLabel('Find an order'));
  await editor.keyboard.type('acetone');
  await editor.keyboard.press('Enter');
  await tabTo(editor, editor.locator('a[href$="/law/orders/so-1896-e-2020"]'));
  await editor.keyboard.press('Enter');
  await expect(heading(editor)).toHaveText('S.O. 1896(E)');
  await tabTo(editor, editor.getByRole('link', { name: 'Add an effect' }));
  await editor.keyboard.press('Enter');
  await expect(heading(editor)).toBeFocused();
  await type(editor, 'Number', 'S.O. 98764(E)');
  await type(editor, 'Title as printed', 'Acetone (Quality Control) Amendment Order');
  await tabTo(editor, editor.getByLabel('New start'));
  await editor.getByLabel('New start').fill(day);
  await type(editor, 'Source', 'egazette.gov.in');
  await press(editor, 'Show what it changes');
  await expect(editor.getByRole('region', { name: 'What changes for visitors' })).toContainText(words);
  await press(editor, 'Propose it');
  await expect(heading(editor)).toHaveText('A new effect');
  await expect(editor.getByRole('button', { name: 'Publish' })).toHaveCount(0);

  await reviewer.goto(new URL(editor.url()).pathname);
  await expect(reviewer.getByRole('region', { name: 'Sheets before and after' })).toContainText('Acetone');
  await press(reviewer, 'Publish');
  await expect(reviewer.getByText('It is published.')).toBeVisible();
  const written = [
    ['/products/acetone', words],
    ['/products?q=acetone', 'Upcoming'],
    ['/products/acetone/timeline', words],
    ['/orders/calendar', words],
    ['/orders/calendar.ics', day.replaceAll('-', '')],
  ] as const;
  for (const [path, expected] of written) {
    await expect.poll(() => publicText(page, path), { message: path }).toContain(expected);
  }

  // The register of the other tests is what it was.
  await reviewer
    .getByRole('link', { name: /Acetone/ })
    .first()
    .click();
  const added = reviewer.getByRole('listitem').filter({ hasText: 'S.O. 98764(E)' }).filter({ hasText: 'Recorded on' });
  await added.getByRole('button', { name: 'Strike' }).click();
  await reviewer.getByLabel('Why it was wrong').fill('It was invented.');
  await reviewer.getByRole('button', { name: 'Propose to strike it' }).click();
  await expect(heading(reviewer)).toHaveText('Strike an effect');
  await page.goto(new URL(reviewer.url()).pathname);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('It is published.')).toBeVisible();
  await editor.context().close();
  await reviewer.context().close();
});

test('by keyboard alone a salesperson answers, assigns, merges and closes leads and moves a call', async ({
  page,
  browser,
  request,
}) => {
  const [email, name] = [newAddress(), `Zorbit Caller ${unique()}`];
  const first = await sendLead(request, email, 'Zorbit Lead');
  await sendLead(request, email, 'Zorbit Again', 2);
  const open = await request.get(`/api/open-days?from=${addDays(todayInIndia(), 45)}`);
  const { days } = (await open.json()) as { days: string[] };
  const [day = '', later = ''] = [days.at(1), days.at(-2)];
  const wish = { name, email, phone: '9845012346', countryCode: '+91' };
  await post(request, '/schedule', { ...wish, schedule: day, time_prefered: 'Any time whole day' });
  await post(request, '/schedule-verify-otp', { email, otp: await codeTo(email) });

  await enterByPasskey(page, invitationOf(35));
  const sales = await enterAsColleague(page, browser, 'Kabir Anand', 'sales');
  const keys = sales.keyboard;
  await goTo(sales, 'inbox', 'Inbox');
  await tabTo(sales, sales.getByRole('searchbox'));
  await keys.type(email);
  await keys.press('Enter');
  await expect(sales.getByRole('row', { name: /Zorbit/ })).toHaveCount(3);
  await tabTo(sales, sales.getByRole('link', { name: 'Zorbit Again' }));
  await keys.press('Enter');
  await expect(heading(sales)).toContainText('Zorbit Again');
  await press(sales, `Merge into #${first.split('/').at(-1)}`);
  await expect(sales.getByText('This lead is handled with')).toBeVisible();
  await tabTo(
    sales,
    sales
      .getByRole('main')
      .getByRole('link', { name: /Zorbit Lead/ })
      .first(),
  );
  await keys.press('Enter');
  await expect(heading(sales)).toContainText('Zorbit Lead');

  const write = sales.getByRole('form', { name: 'Write in the timeline' });
  await tabTo(sales, write.getByRole('textbox'));
  await keys.type('Wrote to her about fans.');
  await tabTo(sales, write.getByRole('combobox'));
  await keys.type('Email');
  await press(sales, 'Add', { within: write });
  await expect(sales.getByText('New → Contacted')).toBeVisible();
  const work = sales.getByRole('region', { name: 'Work on the lead' });
  await tabTo(sales, work.getByRole('combobox', { name: 'Owner' }));
  await keys.type('Kabir');
  await press(sales, 'Assign', { within: work });
  await expect(sales.getByText('Owner changed: Kabir Anand')).toBeVisible();
  await tabTo(sales, work.getByRole('combobox', { name: 'Status' }));
  await keys.type('Won');
  await press(sales, 'Save the status', { within: work });
  await expect(sales.getByText('Contacted → Won')).toBeVisible();

  await goTo(sales, 'diary', 'Diary');
  await sales.goto(`/desk/diary?day=${day}`);
  const entry = sales.getByRole('listitem').filter({ hasText: name });
  await press(sales, `Choose the hour of the call with ${name}`, { within: entry });
  await setHour(sales, 'Set the hour');
  await toast(sales, 'The hour is set.');
  await press(sales, `Move the call with ${name}`, { within: entry });
  const move = sales.getByRole('dialog', { name: 'Move the call' });
  await move.getByLabel('Day').fill(later);
  await setHour(sales, 'Move the call');
  await toast(sales, 'The call is moved.');
  await expectAccessible(sales);
  await sales.context().close();
});

/** The first hour that is free, chosen by the arrow keys. */
async function setHour(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title });
  const hour = dialog.getByRole('combobox', { name: 'Time in India' });
  await expect(hour.locator('option')).not.toHaveCount(1);
  await tabTo(page, hour);
  await page.keyboard.press('ArrowDown');
  await press(page, 'Save', { within: dialog });
}

test('by keyboard alone an owner invites, changes a role and reads the audit log', async ({ page, browser }) => {
  await enterByPasskey(page, invitationOf(36));
  const email = newAddress();
  await goTo(page, 'staff', 'Staff');
  await press(page, 'Invite a colleague');
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await type(page, 'Name', 'Noor Jahan');
  await type(page, 'Email', email);
  await tabTo(page, dialog.getByLabel(/^Sales/));
  await page.keyboard.press('Space');
  await press(page, 'Make the invitation', { within: dialog });
  const sent = page.getByRole('dialog', { name: 'The invitation is ready' });
  const link = (await sent.locator('.font-mono').textContent()) ?? '';
  await press(page, 'Done', { within: sent });
  await expect(page.getByRole('row', { name: email })).toBeVisible();
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await enterByPasskey(await context.newPage(), link);
  await context.close();

  await page.reload();
  await tabTo(page, page.getByRole('row', { name: email }).getByRole('button', { name: 'Change Noor Jahan' }));
  await page.keyboard.press('Enter');
  const member = page.getByRole('dialog', { name: 'Noor Jahan' });
  await tabTo(page, member.getByLabel(/^Editor/));
  await page.keyboard.press('Space');
  await press(page, 'Save roles and languages', { within: member });
  await expect(page.getByRole('row', { name: email })).toContainText('Editor');
  await goTo(page, 'audit', 'Audit log');
  await expect(page.getByRole('row', { name: /Noor Jahan|roles/i }).first()).toBeVisible();
});
