import { useLingui } from '@lingui/react/macro';
import type { Office } from '#features/contact/get-contact.server.ts';

type OfficeMap = NonNullable<Office['map']>;

/** The streets around the office, drawn from the settings. */
export function OfficeSketch({ streets, mark }: Pick<OfficeMap, 'streets' | 'mark'>) {
  const { t } = useLingui();
  return (
    <svg
      role="img"
      aria-label={t`Sketch of the streets around the office, not to scale`}
      viewBox="0 0 480 360"
      direction="ltr"
      className="block size-full bg-paper"
    >
      <g fill="none" strokeLinecap="round">
        {streets.map(({ path }) => (
          <path key={path} d={path} className="stroke-edge" strokeWidth="9" />
        ))}
        {streets.map(({ path }) => (
          <path key={path} d={path} className="stroke-sheet" strokeWidth="7" />
        ))}
      </g>
      <g
        lang="en"
        textAnchor="middle"
        fontSize="15"
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-ink-2 stroke-paper"
      >
        {streets.map(({ name, x, y }) => (
          <text key={name + x} x={x} y={y}>
            {name}
          </text>
        ))}
        {mark && (
          <text x={mark.x} y={mark.y + 34} fontWeight="600" className="fill-ink">
            {mark.name}
          </text>
        )}
      </g>
      {mark && (
        <g fill="none" className="stroke-gold">
          <circle cx={mark.x} cy={mark.y} r="15" strokeWidth="1.5" />
          <circle cx={mark.x} cy={mark.y} r="10" strokeWidth="1.5" />
          <circle cx={mark.x} cy={mark.y} r="5" className="fill-basalt stroke-basalt" />
        </g>
      )}
    </svg>
  );
}
