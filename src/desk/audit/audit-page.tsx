import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLines } from './audit-lines.tsx';

/** Who did what at the desk. The filters and the page are in the address, so that a view can be sent to a colleague. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return load('GET /audit', { query, signal: request.signal });
}

export function Component() {
  const { t } = useLingui();
  const { lines, total, page, perPage, actions, staff } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();

  function addressOf(other: number) {
    const next = new URLSearchParams(query);
    next.set('page', String(other));
    return `?${next}`;
  }

  return (
    <DeskPage
      title={t`Audit log`}
      lead={<Trans>Every change made at the desk is recorded here, and no entry can be altered or deleted.</Trans>}
    >
      <div className="stack-6">
        <AuditFilters actions={actions} staff={staff} />
        <p role="status" className="sr-only">
          <Plural value={total} one="# entry" other="# entries" />
        </p>
        {lines.length > 0 ? (
          <AuditLines lines={lines} total={total} />
        ) : (
          <EmptyState
            title={t`No entry matches`}
            action={
              <LinkButton to="/audit" variant="secondary">
                <Trans>Remove the filters</Trans>
              </LinkButton>
            }
          >
            <Trans>Choose another period, person or action.</Trans>
          </EmptyState>
        )}
        <Pagination
          page={page}
          pageCount={Math.ceil(total / perPage)}
          hrefFor={addressOf}
          labels={{
            navigation: t`Pages`,
            previous: t`Newer`,
            next: t`Older`,
            page: (number) => t`Page ${{ number }}`,
          }}
        />
      </div>
    </DeskPage>
  );
}
