/** The day that calendars in a time zone show at a moment, as `YYYY-MM-DD`. */
export function zonedDay(moment: Date, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/**
 * The first moment at which clocks in a time zone show that hour of a day. Where summer time leaves the hour out, it is
 * the moment at which they would have shown it.
 */
export function zonedMoment(day: string, hour: number, zone: string): Date {
  const plainTime = Temporal.PlainTime.from({ hour });
  const { epochMilliseconds } = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime });
  return new Date(epochMilliseconds);
}
