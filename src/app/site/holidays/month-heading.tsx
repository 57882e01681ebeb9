import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { monthAddress, neighbour, type ShownMonth } from './shown-month.ts';

/** The name of the month between links to the one before and the one after. */
export function MonthHeading({ shown, years, name }: { shown: ShownMonth; years: readonly number[]; name: string }) {
  const { t } = useLingui();
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
      <h2 id="month" aria-live="polite" className="text-4xl">
        {name}
      </h2>
      <p className="no-print flex">
        <Step to={neighbour(shown, -1, years)} label={t`Previous month`} isBack />
        <Step to={neighbour(shown, 1, years)} label={t`Next month`} />
      </p>
    </div>
  );
}

function Step({ to, label, isBack }: { to: ShownMonth | null; label: string; isBack?: boolean }) {
  const sign = <Icon name="chevron" className={isBack ? 'rotate-180' : ''} />;
  const shape = 'grid size-11 place-items-center border border-edge';
  if (!to) return <span className={`${shape} border-rule text-rule`}>{sign}</span>;
  return (
    <Link
      to={monthAddress(to)}
      preventScrollReset
      aria-label={label}
      title={label}
      className={`${shape} hover:border-ink hover:bg-ink hover:text-paper`}
    >
      {sign}
    </Link>
  );
}
