import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { may } from '#features/staff/staff-policy.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';
import { InboxViews } from './inbox-views.tsx';
import { useArrivals } from './use-arrivals.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const [inbox, { owners }] = await Promise.all([
    load('GET /leads', { query, signal: request.signal }),
    load('GET /lead-owners', { signal: request.signal }),
  ]);
  return { inbox, owners };
}

/** Every form of the site that somebody sent, by filters that stand in the address. */
export function Component() {
  const { t } = useLingui();
  const { roles } = useMe();
  const { inbox, owners } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const isWriter = may(roles, 'leads.write');
  useArrivals(inbox.mark);

  // Another page or another filter shows other leads, and nobody changes what they do not see.
  const shown = inbox.rows.map(({ id }) => id);
  const selected = shown.filter((id) => chosen.has(id));
  const page = Number(params.get('page') ?? 1);

  function hrefFor(target: number) {
    const next = new URLSearchParams(params);
    next.set('page', String(target));
    return `?${next}`;
  }

  return (
    <DeskPage
      title={t`Inbox`}
      lead={<Trans>Every form that somebody sent. Times are those of the office in India.</Trans>}
    >
      <InboxViews />
      <InboxFilters owners={owners} />
      <p role="status" className="pb-2 text-sm text-ink-2">
        {inbox.hasMore ? (
          <Trans>More than 1,000 leads. Narrow them by a filter or by words.</Trans>
        ) : (
          <Plural value={inbox.total} one="# lead" other="# leads" />
        )}
      </p>
      {isWriter && <BulkBar ids={selected} owners={owners} onDone={() => setChosen(new Set())} />}
      {inbox.rows.length === 0 ? (
        <EmptyState title={<Trans>No lead fits</Trans>}>
          <Trans>Take a filter away, or look for fewer words.</Trans>
        </EmptyState>
      ) : (
        <InboxList rows={inbox.rows} chosen={isWriter ? chosen : undefined} onChoose={setChosen} />
      )}
      <div className="pt-4">
        <Pagination
          page={page}
          pageCount={Math.ceil(inbox.total / inbox.perPage)}
          hrefFor={hrefFor}
          labels={{
            navigation: t`Pages of the inbox`,
            previous: t`Previous`,
            next: t`Next`,
            page: (number) => t`Page ${number}`,
          }}
        />
      </div>
    </DeskPage>
  );
}
