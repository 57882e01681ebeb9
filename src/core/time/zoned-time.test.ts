import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { indianDay, indianMoment, indianZone } from './indian-time.ts';
import { zonedDay, zonedMoment } from './zoned-time.ts';

const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
const hours = fc.nat(23);

test('in India they are those of Indian time', () => {
  fc.assert(
    fc.property(moments, hours, (moment, hour) => {
      const day = indianDay(moment);
      expect(zonedDay(moment, indianZone)).toBe(day);
      expect(zonedMoment(day, hour, indianZone)).toEqual(indianMoment(day, `${hour}`.padStart(2, '0').concat(':00')));
    }),
  );
});

test('clocks in Berlin show the hour on both sides of summer time', () => {
  const moment = (day: string, hour: number) => zonedMoment(day, hour, 'Europe/Berlin').toISOString();
  expect(moment('2027-03-27', 9)).toBe('2027-03-27T08:00:00.000Z');
  expect(moment('2027-03-28', 9)).toBe('2027-03-28T07:00:00.000Z');
  expect(moment('2027-10-31', 9)).toBe('2027-10-31T08:00:00.000Z');
  // There is no two o'clock on that day, and there are two of them on the other.
  expect(moment('2027-03-28', 2)).toBe('2027-03-28T01:00:00.000Z');
  expect(moment('2027-10-31', 2)).toBe('2027-10-31T00:00:00.000Z');
});

test('a later hour and a later day never come earlier, wherever clocks are', () => {
  const zones = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'UTC');
  fc.assert(
    fc.property(moments, hours, hours, zones, (moment, one, other, zone) => {
      const day = zonedDay(moment, zone);
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const at = (isoDay: string, hour: number) => zonedMoment(isoDay, hour, zone).getTime();
      expect(at(day, early)).toBeLessThanOrEqual(at(day, late));
      expect(at(addDays(day, 1), early)).toBeGreaterThan(at(day, early));
      expect(at(day, 0)).toBeLessThanOrEqual(moment.getTime());
      expect(at(addDays(day, 1), 0)).toBeGreaterThan(moment.getTime());
    }),
  );
});
