import { enterAsColleague, enterByPasskey, heading, invitationOf, sendLead, tabTo, toast } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

test('a new lead appears by itself', async ({ page, request }) => {
  const email = newAddress();
  await enterByPasskey(page, invitationOf(13));
  await page.clock.install();
  await page.goto(`/desk/inbox?q=${encodeURIComponent(email)}`);
  await expect(page.getByText('No lead fits')).toBeVisible();
  await sendLead(request, email, 'Live Lead');
  await page.clock.runFor(31_000);
  await expect(page.getByRole('row', { name: /Live Lead/ })).toBeVisible();
});

test('filters are saved as a view of one’s own by keyboard, and deleted again', async ({ page }) => {
  await enterByPasskey(page, invitationOf(49));
  await page.goto('/desk/inbox?form=partner&status=&page=1');
  const views = page.getByRole('navigation', { name: 'Own views' });
  const save = page.getByRole('button', { name: 'Save this view' });
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await tabTo(page, dialog.getByRole('button', { name: 'Save the view' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Give the view a name of 1 to 60 letters.').first()).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole('textbox', { name: 'Name of the view' }));
  await page.keyboard.type('Partners');
  await page.keyboard.press('Enter');
  await toast(page, 'The view is saved.');
  await expect(views.getByRole('link', { name: 'Partners' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\/desk\/inbox\?form=partner$/);
  await expect(save).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Mine' }).click();
  await expect(save).toHaveCount(0);
  await views.getByRole('link', { name: 'Partners' }).click();
  await page.getByRole('button', { name: 'Delete this view' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this view' }).click();
  await toast(page, 'The view is deleted.');
  await expect(views).toHaveCount(0);
  await expect(save).toBeVisible();
});

test('rules give new leads to whom they name', async ({ page, request }) => {
  await enterByPasskey(page, invitationOf(14));
  await page.goto('/desk/assignment');
  await expect(heading(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('combobox', { name: 'Rule 1: by' }).selectOption('form');
  await page.getByRole('combobox', { name: 'Rule 1: Form' }).selectOption('partner');
  await page.getByRole('group', { name: 'Goes to' }).getByLabel('Owner 14').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the rules' }).click();
  await toast(page, 'Saved.');
  await page.goto(await sendLead(request, newAddress(), 'Ruled Lead'));
  await expect(page.getByText(/Owner changed: Owner 14/)).toBeVisible();
});

test('a salesperson answers, assigns, merges and closes leads', async ({ page, browser, request }) => {
  const email = newAddress();
  const first = await sendLead(request, email, 'Meera Krishnan');
  const second = await sendLead(request, email, 'Meera K.', 2);
  await enterByPasskey(page, invitationOf(11));
  const sales = await enterAsColleague(page, browser, 'Sena Salunkhe', 'sales');
  await expect(sales.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await sales.goto(`/desk/inbox?q=${encodeURIComponent(email)}`);
  await expect(sales.getByRole('row', { name: /Meera/ })).toHaveCount(2);
  await sales.getByRole('link', { name: 'Meera Krishnan' }).click();
  await expect(heading(sales)).toBeFocused();

  const write = sales.getByRole('form', { name: 'Write in the timeline' });
  await write.getByRole('textbox').fill('Called her: a lamp for Pune, 40 W.');
  await write.getByRole('combobox').selectOption('call-outcome');
  await write.getByRole('button', { name: 'Add' }).click();
  await toast(sales, 'Added to the timeline.');
  await expect(sales.getByText('New → Contacted')).toBeVisible();
  const work = sales.getByRole('region', { name: 'Work on the lead' });
  await work.getByRole('combobox', { name: 'Owner' }).selectOption({ label: 'Sena Salunkhe' });
  await work.getByRole('button', { name: 'Assign' }).click();
  await expect(sales.getByText('Owner changed: Sena Salunkhe')).toBeVisible();
  await expectAccessible(sales);

  // Other leads with the same number are offered, too.
  const mergeIntoFirst = sales.getByRole('button', { name: `Merge into #${first.split('/').at(-1)}`, exact: true });
  await sales.goto(second);
  await mergeIntoFirst.click();
  await expect(sales.getByText('This lead is handled with')).toBeVisible();
  await expect(write).toHaveCount(0);
  await expectAccessible(sales);
  await sales.getByRole('button', { name: 'Undo the merge' }).click();
  await toast(sales, 'The merge is undone.');
  await mergeIntoFirst.click();
  await expect(sales.getByText('This lead is handled with')).toBeVisible();

  await sales.goto(first);
  const company = work.getByRole('textbox', { name: 'Company' });
  await company.fill('Lamps of Pune');
  await work.getByRole('combobox', { name: 'Status' }).selectOption('lost');
  await work.getByRole('button', { name: 'Save the status' }).click();
  await expect(work.getByText('Say why the lead was lost.').first()).toBeVisible();
  await expectAccessible(sales);
  await work.getByRole('textbox', { name: 'Why it was lost' }).fill('Makes only for export');
  await work.getByRole('button', { name: 'Save the status' }).click();
  await expect(sales.getByText('Contacted → Lost')).toBeVisible();
  // The status takes nothing that is not saved with it.
  await expect(company).toHaveValue('Lamps of Pune');
  await work.getByRole('button', { name: 'Save the company' }).click();
  await expect(sales.getByText('Company changed: Lamps of Pune')).toBeVisible();
  await sales.goto(`/desk/inbox?q=${encodeURIComponent(email)}`);
  await expect(sales.getByRole('row', { name: /Meera/ })).toHaveCount(1);
  await expect(sales.getByRole('row', { name: /Meera/ })).toContainText('Lost');
  await sales.context().close();
});

test('by keyboard alone, a session that ends elsewhere in the middle of a note loses nothing', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(/401 .*\/api\/desk\/leads/);
  const email = newAddress();
  await sendLead(request, email, 'Keyboard Lead');
  await enterByPasskey(page, invitationOf(12));
  const keys = page.keyboard;
  await keys.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Find' }).getByRole('combobox')).toBeFocused();
  await keys.type('inbox');
  await keys.press('Enter');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, page.getByRole('searchbox'));
  await keys.type(email);
  await keys.press('Enter');
  await expect(page.getByRole('row', { name: /Keyboard Lead/ })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Keyboard Lead' }));
  await keys.press('Enter');
  await expect(heading(page)).toBeFocused();
  const write = page.getByRole('form', { name: 'Write in the timeline' });
  const note = write.getByRole('textbox');
  await tabTo(page, note);
  await keys.type('Half of a note');
  await page.evaluate(() => fetch('/api/desk/auth/sign-out', { method: 'POST' }));
  await keys.type(' and its end.');
  await tabTo(page, write.getByRole('button', { name: 'Add' }));
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(note).toHaveValue('Half of a note and its end.');
  await tabTo(page, dialog.getByRole('button', { name: 'Sign in with a passkey' }));
  await keys.press('Enter');
  await expect(dialog).toBeHidden();
  await toast(page, 'Added to the timeline.');
  await expect(page.locator('ol').getByText('Half of a note and its end.')).toBeVisible();
});

for (const [language, owner] of [
  ['en', 15],
  ['hi', 30],
] as const) {
  test(`the screens fit phones, tablets and desks in the language ${language}`, async ({ page, request }, info) => {
    const lead = await sendLead(request, newAddress(), `${'Long'.repeat(12)} & Sons <i>`);
    await enterByPasskey(page, invitationOf(owner));
    const data = { name: `Owner ${owner}`, language };
    await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/desk/me', { method: 'PUT', headers, body });
    }, JSON.stringify(data));
    // Hindi is longer, which shows on a phone.
    const widths = language === 'hi' ? [390] : [390, 820, 1440];
    for (const screen of ['/desk/inbox', '/desk/assignment', '/desk/diary', '/desk/comments', '/desk/clients', lead]) {
      await page.goto(screen);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(heading(page)).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        const path = info.outputPath(`${language}-${width}${screen.replaceAll('/', '-')}.png`);
        await page.screenshot({ path, fullPage: true });
      }
    }
  });
}
