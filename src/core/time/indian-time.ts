/** The time zone of the office and of every legal date on the site. */
export const indianZone = 'Asia/Kolkata';

const minute = 60_000;
const day = 24 * 60 * minute;
/** India has no summer time, so its distance from UTC is a constant and needs no time-zone data. */
const offset = 330 * minute;

/** The Indian day of a moment as `YYYY-MM-DD`; it begins at 18:30 UTC. */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + offset).toISOString().slice(0, 10);
}

/** The whole minutes since midnight in India, 0 to 1,439. */
export function indianMinute(moment: Date): number {
  return Math.floor(((moment.getTime() + offset) % day) / minute);
}

/** The moment at which Indian clocks show `time` (`10:00`) on `isoDay`; an invalid date when one of them is not valid. */
export function indianMoment(isoDay: string, time: string): Date {
  return new Date(`${isoDay}T${time}:00+05:30`);
}

/** The moment at which the next Indian day begins. */
export function nextIndianMidnight(now: Date): Date {
  return new Date(indianMoment(indianDay(now), '00:00').getTime() + day);
}
