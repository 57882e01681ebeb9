import { useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';

/** The questions that are asked each day, as links; each is nothing but filters. */
export function InboxViews() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const views: [name: string, search: string][] = [
    [t`All`, ''],
    [t`Mine`, 'owner=me'],
    [t`Without an owner`, 'owner=nobody&status=new'],
    [t`Overdue`, 'due=overdue&sort=due'],
    [t`Due today`, 'due=today&sort=due'],
    [t`Spam`, 'spam=yes'],
  ];
  const now = sorted(params);
  return (
    <nav aria-label={t`Views`} className="flex flex-wrap gap-x-6 border-b border-rule">
      {views.map(([name, search]) => {
        const isCurrent = sorted(new URLSearchParams(search)) === now;
        return (
          <Link
            key={search}
            to={`?${search}`}
            aria-current={isCurrent ? 'page' : undefined}
            className={`inline-flex min-h-11 items-center border-b-2 ${isCurrent ? 'border-gold font-semibold' : 'border-transparent text-assay hover:underline'}`}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
}

function sorted(params: URLSearchParams): string {
  return [...params]
    .filter(([name, value]) => value && name !== 'page')
    .map((pair) => pair.join('='))
    .sort()
    .join('&');
}
