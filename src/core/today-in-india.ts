const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day that it is for Indian regulators, as `YYYY-MM-DD`, wherever the server stands. */
export function todayInIndia(now = new Date()): string {
  return day.format(now);
}
