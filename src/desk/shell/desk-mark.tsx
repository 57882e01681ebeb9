import { Trans } from '@lingui/react/macro';

/** The touchstone with its streak of gold, beside the name of the desk. */
export function DeskMark() {
  return (
    <p className="flex items-center gap-3 px-5">
      <svg aria-hidden="true" width="32" height="32" viewBox="0 0 36 36" className="shrink-0">
        <path d="M7 2h22l5 8-4 22-13 3L3 28 2 11Z" className="fill-basalt stroke-edge" />
        <path d="M9 26 27 9" strokeWidth="3" strokeLinecap="round" className="stroke-gold" />
      </svg>
      <span className="font-serif text-xl font-(--heading-weight)">
        <Trans>Staff desk</Trans>
      </span>
    </p>
  );
}
