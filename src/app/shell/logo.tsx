import { basalt, edge, gold } from '#core/palette.ts';

/**
 * The touchstone with its streak of gold, beside the name.
 *
 * @param name the name of the site in the language of the page
 */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden="true" width="36" height="36" viewBox="0 0 36 36" className="shrink-0">
        <path d="M7 2h22l5 8-4 22-13 3L3 28 2 11Z" fill={basalt} stroke={edge} />
        <path d="M9 26 27 9" stroke={gold} strokeWidth="3" strokeLinecap="round" />
      </svg>
      <span className="logo-name">{name}</span>
    </span>
  );
}
