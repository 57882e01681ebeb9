import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ListViews } from '#desk/lists/list-views.tsx';

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
    <ListViews
      views={views.map(([name, search]) => ({
        name,
        search,
        isCurrent: sorted(new URLSearchParams(search)) === now,
      }))}
    />
  );
}

function sorted(params: URLSearchParams): string {
  return [...params]
    .filter(([name, value]) => value && name !== 'page')
    .map((pair) => pair.join('='))
    .sort()
    .join('&');
}
