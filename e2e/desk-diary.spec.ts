import { addDays, todayInIndia } from '#core/time/dates.ts';
import { post } from './account-steps.ts';
import { enterAsColleague, enterByPasskey, heading, invitationOf, toast } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { calendarOf, codeTo, mailTo, newAddress, uidOf } from './mailbox.ts';
import { expect, test } from './test.ts';

test('a salesperson sets the hour of a call, moves it and cancels it, and the visitor follows', async ({
  page,
  browser,
  request,
}) => {
  // When the test is tried again, the call of the time before is still in the diary.
  const [name, email] = [`Farida Contractor ${'again '.repeat(test.info().retry)}`.trim(), newAddress()];
  // Far away from the days of other tests.
  const open = await request.get(`/api/open-days?from=${addDays(todayInIndia(), 60)}`);
  const { days } = (await open.json()) as { days: string[] };
  // Six days are offered, which stand in more than one week.
  const [first = '', later = ''] = [days.at(0), days.at(-1)];
  const wish = { name, email, phone: '9845012345', countryCode: '+91' };
  await post(request, '/schedule', { ...wish, schedule: first, time_prefered: 'Any time whole day' });
  await post(request, '/schedule-verify-otp', { email, otp: await codeTo(email) });
  const invitation = await mailTo(email, /METHOD:REQUEST/);

  await enterByPasskey(page, invitationOf(16));
  const sales = await enterAsColleague(page, browser, 'Sena Salunkhe', 'sales');
  await sales.goto(`/desk/diary?day=${first}`);
  const entry = sales.getByRole('listitem').filter({ hasText: name });
  await expect(entry).toContainText('Choose the hour');
  await entry.getByRole('button', { name: `Choose the hour of the call with ${name}` }).click();
  const hour = sales.getByRole('dialog', { name: 'Set the hour' });
  await hour.getByRole('button', { name: 'Save' }).click();
  await expect(hour.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessible(sales);
  await hour.getByRole('combobox', { name: 'Time in India' }).selectOption({ index: 1 });
  await hour.getByRole('button', { name: 'Save' }).click();
  await toast(sales, 'The hour is set.');
  await expect(entry).not.toContainText('Choose the hour');
  const placed = await mailTo(email, /METHOD:REQUEST/, { count: 2 });

  await entry.getByRole('button', { name: `Move the call with ${name}` }).click();
  const move = sales.getByRole('dialog', { name: 'Move the call' });
  await move.getByLabel('Day').fill(later);
  const time = move.getByRole('combobox', { name: 'Time in India' });
  await expect(time.locator('option')).not.toHaveCount(1);
  await time.selectOption({ index: 2 });
  await expectAccessible(sales);
  await move.getByRole('button', { name: 'Save' }).click();
  await toast(sales, 'The call is moved.');
  await sales.goto(`/desk/diary?day=${later}&view=day`);
  await expect(entry).toContainText('Confirmed');
  await expectAccessible(sales);
  const moved = await mailTo(email, /METHOD:REQUEST/, { count: 3 });

  await entry.getByRole('button', { name: `Cancel the call with ${name}` }).click();
  const cancel = sales.getByRole('dialog', { name: 'Cancel the call?' });
  await expectAccessible(sales);
  await cancel.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(entry).toContainText('Cancelled');
  const cancelled = await mailTo(email, /METHOD:CANCEL/);
  expect(new Set([invitation, placed, moved, cancelled].map(uidOf)).size).toBe(1);
  expect(calendarOf(cancelled)).toMatch(/SEQUENCE:3/);

  await entry.getByRole('link', { name }).click();
  await expect(heading(sales)).toContainText(name);
  await expect(sales.getByText('The call was cancelled')).toBeVisible();
  await sales.context().close();
});
