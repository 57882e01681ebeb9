import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indianDay, indianMinute, indianMoment, indianZone, nextIndianMidnight } from './indian-time.ts';

const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
const inIndia = new Intl.DateTimeFormat('en-CA', {
  timeZone: indianZone,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** What the platform's own time-zone data says: `2026-01-14` and `10:30`. */
function byTimeZone(moment: Date) {
  const [day = '', time = ''] = inIndia.format(moment).split(', ');
  return { day, time };
}

test('day and minute are those of the time zone Asia/Kolkata', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const { day, time } = byTimeZone(moment);
      const [hours, minutes] = time.split(':').map(Number);
      expect(indianDay(moment)).toBe(day);
      expect(indianMinute(moment)).toBe(Number(hours) * 60 + Number(minutes));
    }),
  );
});

test('a day and a time lead back to their moment', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const { day, time } = byTimeZone(moment);
      expect(indianMoment(day, time).getTime()).toBe(moment.getTime() - (moment.getTime() % 60_000));
    }),
  );
  expect(indianMoment('2026-02-30', '25:00').getTime()).toBeNaN();
});

test('the next midnight is the first moment of the next day', () => {
  fc.assert(
    fc.property(moments, (now) => {
      const midnight = nextIndianMidnight(now);
      expect(indianMinute(midnight)).toBe(0);
      expect(midnight.getTime()).toBeGreaterThan(now.getTime());
      expect(indianDay(new Date(midnight.getTime() - 1))).toBe(indianDay(now));
    }),
  );
});
