import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';

type Props = {
  /** What they are called where a screen has several such lists. */
  label?: string;
  views: readonly { name: string; search: string; isCurrent: boolean }[];
};

/** Views of a list as links: each is nothing but filters. */
export function ListViews({ label, views }: Props) {
  const { t } = useLingui();
  return (
    <nav aria-label={label ?? t`Views`} className="mb-4 flex grow flex-wrap gap-x-6 border-b border-rule">
      {views.map(({ name, search, isCurrent }) => (
        <Link
          key={name}
          to={`?${search}`}
          aria-current={isCurrent ? 'page' : undefined}
          className={`inline-flex min-h-11 items-center border-b-2 ${isCurrent ? 'border-gold font-semibold' : 'border-transparent text-assay hover:underline'}`}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
