import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskList } from '#desk/lists/desk-list.tsx';
import { useChosen } from '#desk/lists/use-chosen.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { may } from '#features/staff/staff-policy.ts';
import { BulkBar } from './bulk-bar.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';
import { InboxViews } from './inbox-views.tsx';
import { useArrivals } from './use-arrivals.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const [inbox, { owners, former }, { views }] = await Promise.all([
    load('GET /leads', { query, signal: request.signal }),
    load('GET /lead-owners', { signal: request.signal }),
    load('GET /views', { signal: request.signal }),
  ]);
  return { inbox, owners, former, views };
}

/** Every form of the site that somebody sent, by filters that stand in the address. */
export function Component() {
  const { t } = useLingui();
  const { roles } = useMe();
  const { inbox, owners, former, views } = useLoaderData<typeof loader>();
  const chosen = useChosen(inbox.rows.map(({ id }) => id));
  const isWriter = may(roles, 'leads.write');
  useArrivals(inbox.mark);

  return (
    <DeskPage
      title={t`Inbox`}
      lead={<Trans>Every form that somebody sent. Times are those of the office in India.</Trans>}
    >
      <InboxViews own={views} />
      <DeskList
        filters={<InboxFilters owners={owners} former={former} />}
        count={
          inbox.hasMore ? (
            <Trans>More than 1,000 leads. Narrow them by a filter or by words.</Trans>
          ) : (
            <Plural value={inbox.total} one="# lead" other="# leads" />
          )
        }
        isEmpty={inbox.rows.length === 0}
        none={{
          title: <Trans>No lead fits</Trans>,
          text: <Trans>Take a filter away, or look for fewer words.</Trans>,
        }}
        above={isWriter && <BulkBar ids={chosen.ids} owners={owners} onDone={chosen.clear} />}
        pages={{ total: inbox.total, perPage: inbox.perPage, label: t`Pages of the inbox` }}
      >
        <InboxList rows={inbox.rows} chosen={isWriter ? chosen : undefined} />
      </DeskList>
    </DeskPage>
  );
}
