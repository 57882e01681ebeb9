import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { type ListQuery, listAddress } from './list-query.ts';

/** A filter that narrows the list, by the name of its parameter. */
export type ChosenFilter = { name: string; label: string };

/** The filters that narrow a list, each a link that removes it. */
export function ChosenFilters({ query, chosen }: { query: ListQuery; chosen: readonly ChosenFilter[] }) {
  const { t } = useLingui();
  if (chosen.length === 0) return null;
  return (
    <ul className="no-print flex flex-wrap gap-2">
      {chosen.map(({ name, label }) => (
        <li key={name}>
          <Link
            to={listAddress({ ...query, page: 1, filters: { ...query.filters, [name]: undefined } })}
            preventScrollReset
            aria-label={t`Remove the filter “${label}”`}
            className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge bg-sheet px-3 text-sm hover:border-ink"
          >
            <OwnText text={label} />
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
