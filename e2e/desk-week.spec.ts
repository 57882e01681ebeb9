import { addDays, todayInIndia } from '#core/time/dates.ts';
import { post } from './account-steps.ts';
import { choose, goTo, pressKey, typeDay, typeInto } from './desk-keys.ts';
import {
  enterAsColleague,
  enterByPasskey,
  heading,
  invitationOf,
  sendLead,
  signOut,
  tabTo,
  toast,
} from './desk-steps.ts';
import { codeTo, mailTo, newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

// The week of those who speak with visitors and of the owner, by the keyboard alone.

test('a salesperson answers, assigns, merges and closes leads and moves a call, without a mouse', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const email = newAddress();
  const first = await sendLead(request, email, 'Divya Menon');
  await sendLead(request, email, 'Divya M.', 2);
  const caller = { name: `Ishaan Bose ${email.split('-').at(-2)}`, email: newAddress() };
  const open = await request.get(`/api/open-days?from=${addDays(todayInIndia(), 30)}`);
  const { days } = (await open.json()) as { days: string[] };
  const wish = { ...caller, phone: '9845012345', countryCode: '+91', time_prefered: 'Any time whole day' };
  await post(request, '/schedule', { ...wish, schedule: days[0] });
  await post(request, '/schedule-verify-otp', { email: caller.email, otp: await codeTo(caller.email) });
  await enterByPasskey(page, invitationOf(38));
  const sales = await enterAsColleague(page, browser, 'Sena Salunkhe', 'sales');

  await goTo(sales, 'Inbox');
  await typeInto(sales, sales.getByRole('searchbox'), email);
  await sales.keyboard.press('Enter');
  await expect(sales.getByRole('row', { name: /Divya/ })).toHaveCount(2);
  // The newest stands first, and the arrows lead from one to the next.
  await tabTo(sales, sales.getByRole('link', { name: 'Divya M.' }));
  await sales.keyboard.press('ArrowDown');
  await expect(sales.getByRole('link', { name: 'Divya Menon' })).toBeFocused();
  await sales.keyboard.press('Enter');
  await expect(heading(sales)).toContainText('Divya Menon');
  await expect(heading(sales)).toBeFocused();

  const write = sales.getByRole('form', { name: 'Write in the timeline' });
  await typeInto(sales, write.getByRole('textbox'), 'Sent the list of papers for a lamp.');
  await choose(sales, write.getByRole('combobox'), 'Email that you sent');
  await pressKey(sales, write.getByRole('button', { name: 'Add' }));
  await toast(sales, 'Added to the timeline.');
  await expect(sales.getByText('New → Contacted')).toBeVisible();
  const work = sales.getByRole('region', { name: 'Work on the lead' });
  await choose(sales, work.getByRole('combobox', { name: 'Owner' }), 'Sena Salunkhe');
  await pressKey(sales, work.getByRole('button', { name: 'Assign' }));
  await expect(sales.getByText('Owner changed: Sena Salunkhe')).toBeVisible();

  // The other lead of the same person is handled with this one.
  const ownNumber = first.split('/').at(-1);
  const others = sales.getByRole('region', { name: 'The same person' }).getByRole('listitem');
  await pressKey(sales, others.filter({ hasText: 'same email address' }).getByRole('link').first());
  await expect(heading(sales)).toContainText('Divya M.');
  await pressKey(sales, sales.getByRole('button', { name: `Merge into #${ownNumber}`, exact: true }));
  await expect(sales.getByText('This lead is handled with')).toBeVisible();
  await pressKey(sales, sales.getByRole('link', { name: `#${ownNumber}`, exact: true }));
  await expect(heading(sales)).toContainText('Divya Menon');
  await choose(sales, work.getByRole('combobox', { name: 'Status' }), 'Won');
  await pressKey(sales, work.getByRole('button', { name: 'Save the status' }));
  await expect(sales.getByText('Contacted → Won')).toBeVisible();

  await goTo(sales, 'Diary');
  const entry = sales.getByRole('listitem').filter({ hasText: caller.name });
  for (let week = 0; week < 8 && (await entry.count()) === 0; week += 1) {
    // The address changes before the days do.
    const firstDay = sales.getByRole('main').getByRole('heading', { level: 2 }).first();
    const before = await firstDay.textContent();
    await pressKey(sales, sales.getByRole('link', { name: 'Week after' }));
    await expect(firstDay).not.toHaveText(before ?? '');
  }
  await pressKey(sales, entry.getByRole('button', { name: `Choose the hour of the call with ${caller.name}` }));
  const dialog = sales.getByRole('dialog', { name: 'Set the hour' });
  await typeDay(sales, dialog.getByLabel('Day'), days[1] ?? '');
  const time = dialog.getByRole('combobox', { name: 'Time in India' });
  await expect(time.locator('option')).not.toHaveCount(1);
  await tabTo(sales, time);
  await sales.keyboard.press('ArrowDown');
  await pressKey(sales, dialog.getByRole('button', { name: 'Save' }));
  await toast(sales, 'The call is moved.');
  await mailTo(caller.email, /METHOD:REQUEST/, { count: 2 });
  await sales.context().close();
});

test('an owner invites, changes a role and reads the audit log, without a mouse', async ({ page, browser }) => {
  test.slow();
  await enterByPasskey(page, invitationOf(39));
  await goTo(page, 'Staff');
  const email = newAddress();
  // Another try finds the lines of this one in the log.
  const name = `Lata Deshpande ${email.slice(0, email.indexOf('@'))}`;
  await pressKey(page, page.getByRole('button', { name: 'Invite a colleague' }));
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await typeInto(page, dialog.getByLabel('Name'), name);
  await typeInto(page, dialog.getByLabel('Email'), email);
  await pressKey(page, dialog.getByLabel(/^Editor/), 'Space');
  await pressKey(page, dialog.getByRole('button', { name: 'Make the invitation' }));
  const sent = page.getByRole('dialog', { name: 'The invitation is ready' });
  const link = (await sent.locator('.font-mono').textContent()) ?? '';
  await pressKey(page, sent.getByRole('button', { name: 'Done' }));
  await expect(sent).toBeHidden();

  const colleague = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await enterByPasskey(colleague, link);
  await signOut(colleague);
  await colleague.context().close();
  // The list knows of the colleague when it is opened again.
  await goTo(page, 'Audit log');
  await goTo(page, 'Staff');
  const row = page.getByRole('row', { name: email });
  await pressKey(page, row.getByRole('button', { name: `Change ${name}` }));
  const member = page.getByRole('dialog', { name });
  await pressKey(page, member.getByLabel(/^Reviewer/), 'Space');
  await pressKey(page, member.getByRole('button', { name: 'Save roles and languages' }));
  await expect(row).toContainText('Editor, Reviewer');

  await goTo(page, 'Audit log');
  const lines = page.locator('tbody tr');
  await choose(page, page.getByLabel('What'), 'staff.change-roles');
  await expect(page).toHaveURL(/[?&]action=staff\.change-roles/);
  const line = lines.filter({ hasText: name });
  await expect(line).toHaveCount(1);
  await pressKey(page, line.locator('summary'));
  await expect(line).toContainText('["editor","reviewer"]');
});
