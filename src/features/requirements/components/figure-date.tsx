import { formatDate } from '#core/time/dates.ts';

/** A day in figures, never broken across two lines. */
export function FigureDate({ date }: { date: string }) {
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {formatDate(date)}
    </time>
  );
}
