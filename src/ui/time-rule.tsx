import type { TimeRule as Rule } from './drawings/time-rule.ts';
import { timeRulePaths } from './drawings/time-rule-paths.ts';

/**
 * Days and today on a ruler of time, with a lane for each audience. It is decoration: the list beside it gives the same
 * days in words.
 *
 * @param todayLabel the word for today
 */
export function TimeRule({ rule, todayLabel }: { rule: Rule; todayLabel: string }) {
  const { height, lines, since, begins, ends, today, labels } = timeRulePaths(rule, todayLabel);
  return (
    <div className="time-rule">
      <svg aria-hidden="true" direction="ltr" textAnchor="middle" width="100%" height={`${height}em`}>
        <svg aria-hidden="true" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" fill="none">
          {/* The style sheet tells them apart by their order. */}
          <path d={lines} />
          <path d={today} />
          <path d={since} />
          <path d={begins} />
          <path d={ends} />
        </svg>
        {labels.map(({ at, y, text, anchor, isName }) => (
          <text
            key={`${text} ${at} ${y}`}
            x={`${at}%`}
            y={`${y}em`}
            textAnchor={anchor === 'middle' ? undefined : anchor}
            className={isName ? 'font-semibold' : undefined}
          >
            {/* The space keeps the labels apart when they are copied. */}
            {`${text} `}
          </text>
        ))}
      </svg>
    </div>
  );
}
