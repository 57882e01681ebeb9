/** The preferred times of the appointment form; the values are the specification's, on the wire and on the screen. */
export const timeWindows = [
  'Any time whole day',
  'At earliest',
  'Any time in First Half (10:00 AM - 1:30 PM)',
  'Any time in Second Half (2:30 PM - 6:00 PM)',
] as const;

export type TimeWindow = (typeof timeWindows)[number];

export function isTimeWindow(text: string | null): text is TimeWindow {
  return (timeWindows as readonly (string | null)[]).includes(text);
}
