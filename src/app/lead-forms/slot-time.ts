const label = /(\d{1,2}):(\d{2})\s*([AP])M/i;

/** The moment at which a slot of that Indian day begins: `2026-01-14`, `10:30 AM`; null where the label names no time. */
export function slotStart(day: string, slot: string): Date | null {
  const [, hour = '', minute = '', half = ''] = label.exec(slot) ?? [];
  if (!hour) return null;
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  const start = new Date(`${day}T${String(hours).padStart(2, '0')}:${minute}:00+05:30`);
  return Number.isNaN(start.getTime()) ? null : start;
}

/** Whether the clocks of this browser show another time than Indian ones on that day. */
export function isOutsideIndia(day: string, zone?: string): boolean {
  const noon = new Date(`${day}T12:00:00+05:30`);
  return !Number.isNaN(noon.getTime()) && clock(noon, 'en', zone) !== clock(noon, 'en', 'Asia/Kolkata');
}

/** That moment on the clocks of this browser (or of a zone), with the weekday where the day differs from the Indian one. */
export function localTime(start: Date, day: string, language: string, zone?: string): string {
  const localDay = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(start);
  const time = clock(start, language, zone);
  if (localDay === day) return time;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: zone }).format(start);
  return `${weekday} ${time}`;
}

function clock(moment: Date, language: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    numberingSystem: 'latn',
    timeZone,
  }).format(moment);
}

/** The name of this browser's time zone, in words of that language. */
export function zoneName(language: string, zone?: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: 'long', timeZone: zone }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
