import { filled } from '#core/text/filled.ts';

/** The days on which an order takes effect, if smaller enterprises are exempt for a while. */
export type StartDates = { others: string; small: string; micro: string };

const day = String.raw`(\d{4}-\d{2}-\d{2})`;
const apart = new RegExp(`^From ${day} \\(small ${day}, micro ${day}\\)$`);
const together = new RegExp(`^From ${day} \\(micro and small ${day}\\)$`);
const single = new RegExp(`^From ${day}$`);
/** Some notes give neither the order nor the day; if these are known, the register of orders has them. */
const withoutDay = /^In force since (?:an )?earlier order$/;

/** The days by size of enterprise that a note gives; null when it gives none. */
export function startDatesBySize(note: string | null): StartDates | null {
  const [, others, small, micro = small] = apart.exec(note ?? '') ?? together.exec(note ?? '') ?? [];
  return others && small && micro ? { others, small, micro } : null;
}

/** What a list adds in its own words; null if the facts already say it. */
export function notedWords(note: string | null): string | null {
  const text = filled(note);
  return text && saysOnlyDates(text) ? null : text;
}

/** Whether a note says no more than the first day or the days by size, which the page shows as facts. */
export function saysOnlyDates(note: string | null): boolean {
  return startDatesBySize(note) !== null || single.test(note ?? '') || withoutDay.test(note ?? '');
}
