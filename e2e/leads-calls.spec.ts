import { timeWindows } from '#features/appointments/time-windows.ts';
import { expectAccessible, fill, open, openDrawer, phone, textsOf } from './journeys.ts';
import { askForAnotherDay, enterCodeWith, fieldErrors, freeDays, person, saturday } from './lead-steps.ts';
import { calendarOf, codeTo, linkIn, mailTo, newAddress, office, uidOf } from './mailbox.ts';
import { expect, test } from './test.ts';

for (const { name, language, home, viewport } of [phone]) {
  test.describe(name, () => {
    test.use({ viewport, timezoneId: 'Europe/Paris' });
    const t = textsOf(language);
    const enterCodeIn = enterCodeWith(t);

    test('a window on a Saturday is moved to the next working day, and visitor and office get the same event', async ({
      page,
    }) => {
      const email = newAddress();
      await open(page, `${home}/services`);
      const drawer = await openDrawer(page, 'schedule');
      await expect(drawer.locator('[name=time_prefered]')).toHaveCount(timeWindows.length);
      await expect(drawer.locator('fieldset:has([name=time_prefered]) label')).toHaveText(
        timeWindows.map((window) => t(window)),
      );
      await askForAnotherDay(drawer);
      await fill(drawer, { ...person, email, schedule: saturday(language) });
      await expect(drawer.getByText(t(noSlots))).toBeVisible();
      await expect(drawer.getByRole('status').filter({ hasText: t(closed).split('{')[0] })).toBeVisible();
      await drawer.locator('[name=time_prefered]').last().check();
      await expectAccessible(page, 'dialog[open]');
      await drawer.getByRole('button', { name: t('Schedule the call') }).click();
      await expect(drawer.getByText(t(nextDay)), 'shown before the code is entered').toBeVisible();
      await enterCodeIn(drawer, await codeTo(email));
      await expect(drawer.getByText(t('Call scheduled successfully'), { exact: true })).toBeVisible();
      await expect(drawer.getByText(t('Your call is booked.'))).toBeVisible();
      await expectAccessible(page, 'dialog[open]');

      const invitation = await mailTo(email, /METHOD:REQUEST/);
      const link = linkIn(invitation, '/calls/');
      expect(new URL(link).pathname).toMatch(new RegExp(`^${home}/calls/`));
      await open(page, link);
      await page.getByRole('button', { name: t('Cancel the call') }).click();
      await expectAccessible(page, 'dialog[open]');
      await page
        .locator('dialog#cancel-appointment')
        .getByRole('button', { name: t('Cancel the call') })
        .click();
      await expect(page.getByText(t('Cancelled'), { exact: true })).toBeVisible();

      const booked = [invitation, await mailTo(office, new RegExp(`${email}[^]*METHOD:REQUEST`))];
      const cancelled = [
        await mailTo(email, /METHOD:CANCEL/),
        await mailTo(office, new RegExp(`${email}[^]*METHOD:CANCEL`)),
      ];
      expect(uidOf(invitation)).toBeTruthy();
      expect(new Set([...booked, ...cancelled].map(uidOf))).toEqual(new Set([uidOf(invitation)]));
      const sequence = (mail: (typeof booked)[number]) => Number(/^SEQUENCE:(\d+)/m.exec(calendarOf(mail))?.[1]);
      expect(booked.map(sequence)).toEqual([0, 0]);
      expect(cancelled.map(sequence)).toEqual([1, 1]);
    });

    test('the form for a call shows what is wrong, and works at the next attempt', async ({
      page,
      request,
      expectErrors,
    }) => {
      expectErrors(/ERR_FAILED .*\/getAvailableSlots/, /getAvailableSlots 0/, /422 .*\/schedule/);
      const email = newAddress();
      const [day] = await freeDays(request, language);
      await open(page, `${home}/services`);
      const drawer = await openDrawer(page, 'schedule');
      const send = drawer.getByRole('button', { name: t('Schedule the call') });
      await send.click();
      expect(Object.keys(await fieldErrors(drawer))).toEqual(['name', 'email', 'phone', 'schedule', 'time_prefered']);
      await expectAccessible(page, 'dialog[open]');

      const openDays = drawer.getByRole('group', { name: t('Next open days') }).getByRole('radio');
      const date = drawer.locator('[name=schedule]');
      await openDays.first().press('Space');
      await expect(date).toHaveValue(/^\d{4}-/);
      const first = await date.inputValue();
      await openDays.first().press('ArrowDown');
      await expect(openDays.nth(1)).toBeChecked();
      expect((await date.inputValue()) > first).toBe(true);
      await expect(drawer.locator('#schedule-details-schedule-error')).toHaveCount(0);

      // When the free times cannot be loaded, the time windows remain.
      await page.route('**/getAvailableSlots', (route) => route.abort());
      await fill(drawer, { ...person, email, schedule: '2020-01-06' });
      await drawer.locator('[name=time_prefered]').first().check();
      await send.click();
      await expect(drawer.locator('#schedule-details-schedule-error')).toHaveText(t('Choose today or a later date.'));
      await page.unroute('**/getAvailableSlots');

      // Somebody else books the chosen time.
      await fill(drawer, { schedule: day });
      await drawer.getByText('3:30 PM', { exact: true }).click();
      const other = { ...person, email: newAddress(), schedule: day, time_prefered: '3:30 PM' };
      expect((await request.post('/api/schedule', { data: other })).ok()).toBe(true);
      await send.click();
      await expect(
        drawer.getByText(t('This time is no longer free. Please choose another one.')).first(),
      ).toBeVisible();
      await expect(drawer.locator('[name=email]')).toHaveValue(email);
      await expectAccessible(page, 'dialog[open]');

      await drawer.locator('label', { has: page.locator('[value="11:00 AM"]') }).click();
      await send.click();
      await expect(drawer.getByText(t('Otp Send on mail'), { exact: true })).toBeVisible();
      await enterCodeIn(drawer, await codeTo(email));
      await expect(drawer.getByText(t('Call scheduled successfully'), { exact: true })).toBeVisible();
    });
  });
}

const closed = 'No calls can be booked on {0}. The next open day is {1}.';
const noSlots =
  'No exact times are free on this day. Choose a time window instead; if we make no calls on this day, we’ll call on the next one that is open.';
const nextDay =
  'We do not make calls at that time on the day you chose, so we have put you down for the next working day.';
