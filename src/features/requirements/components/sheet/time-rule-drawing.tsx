import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#core/time/dates.ts';
import type { TimeRule } from '#features/requirements/sheet/time-rule.ts';

const lineHeight = 16;

/** The days of a sheet and today on a ruler of years. It is decoration: the rows above it give the same days in words. */
export function TimeRuleDrawing({ rule: { years, ticks, today } }: { rule: TimeRule }) {
  const { t } = useLingui();
  const lines = Math.max(...ticks.map(({ level }) => level)) + 1;
  const top = lines * lineHeight;
  const base = top + 26;
  const line = (at: number, from: number, to = base) => `M${at} ${from}V${to}`;
  return (
    <svg aria-hidden="true" direction="ltr" width="100%" height={base + 36} className="time-rule">
      <svg aria-hidden="true" viewBox={`0 0 100 ${base + 36}`} preserveAspectRatio="none" fill="none">
        <path d={`M0 ${base}H100${years.map(({ at, label }) => line(at, base - (label ? 12 : 7))).join('')}`} />
        <path d={ticks.map(({ at, level }) => line(at, (level + 1) * lineHeight - 1)).join('')} />
        <path d={line(today, base - 20, base + 20)} />
      </svg>
      {years.map(({ at, label }) => label && <Label key={at} at={at} y={base + 16} text={label} />)}
      {ticks.map(({ day, at, level }) => (
        <Label key={day} at={at} y={(level + 1) * lineHeight - 5} text={formatDate(day)} />
      ))}
      <Label at={today} y={base + 33} text={t`Today`} />
    </svg>
  );
}

function Label({ at, y, text }: { at: number; y: number; text: string }) {
  return (
    <text x={`${at}%`} y={y} textAnchor={anchor(at)}>
      {text}
    </text>
  );
}

/** At either end of the ruler a label stays inside it. */
function anchor(at: number): 'middle' | 'end' | undefined {
  if (at < 12) return undefined;
  return at > 88 ? 'end' : 'middle';
}
