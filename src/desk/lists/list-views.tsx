import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';

/** Views of a list as links: each is nothing but filters. */
export function ListViews({ views }: { views: readonly { name: string; search: string; isCurrent: boolean }[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Views`} className="mb-4 flex flex-wrap gap-x-6 border-b border-rule">
      {views.map(({ name, search, isCurrent }) => (
        <Link
          key={search}
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
