/** Monday to Friday, except the days on which the office is closed. */
export function isWorkingDay(day: string, { holidays }: { holidays: ReadonlySet<string> }): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 && !holidays.has(day);
}
