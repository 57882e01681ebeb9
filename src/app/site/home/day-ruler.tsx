const hours = Array.from({ length: 25 }, (_, hour) => hour);

function hourOf(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}

/** The day as a ruler of hours, with the office hours in gold. It is decoration: the text above gives the times. */
export function DayRuler({ opens, closes }: { opens: string; closes: string }) {
  const at = (hour: number) => 4 + hour * 19;
  return (
    <svg aria-hidden="true" viewBox="0 0 464 34" fill="none" className="mt-4 w-full max-w-md rtl:-scale-x-100">
      <path
        className="stroke-edge"
        d={hours.map((hour) => `M${at(hour)} 33V${hour % 6 ? 24 : 16}`).join('')}
        vectorEffect="non-scaling-stroke"
      />
      <path className="stroke-gold" strokeWidth="5" d={`M${at(hourOf(opens))} 8H${at(hourOf(closes))}`} />
      <path className="stroke-gold" d={`M${at(hourOf(opens))} 8V33M${at(hourOf(closes))} 8V33`} />
    </svg>
  );
}
