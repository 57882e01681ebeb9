import type { RuleDrawing } from '#features/requirements/sheet/rule-drawing.ts';

/** The days of a sheet and today on a ruler of years. It is decoration: the rows above it give the same days in words. */
export function TimeRuleDrawing({ drawing: { height, paths, labels } }: { drawing: RuleDrawing }) {
  return (
    <svg aria-hidden="true" direction="ltr" width="100%" height={height} className="time-rule">
      <svg aria-hidden="true" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" fill="none">
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      {labels.map(({ at, y, text }) => (
        <text key={text} x={`${at}%`} y={y}>
          {/* The space keeps the labels apart when they are copied. */}
          {`${text} `}
        </text>
      ))}
    </svg>
  );
}
