import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { may } from '#features/staff/staff-policy.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { getKind } from './kinds.ts';
import { RecordFilters } from './record-filters.tsx';
import { NewDrafts, RecordList } from './record-list.tsx';

const perPage = 25;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const kind = getKind(params.kind);
  const given = Object.fromEntries(new URL(request.url).searchParams);
  const query = { per_page: perPage, sort: kind.sort, ...given };
  const [{ name }, list] = await Promise.all([
    kind.load(),
    load('GET /records/{kind}', { params: { kind: kind.kind }, query, signal: request.signal }),
  ]);
  const [only] = [...list.rows, ...list.newDrafts];
  if (kind.isSingle) throw redirect(`/records/${kind.kind}/${only?.id ?? 'new'}`);
  return { kind: kind.kind, right: kind.right ?? ('content.write' as const), about: kind.about, name, list };
}

/** The records of a kind, and the drafts of those that nobody has published yet. */
export function Component() {
  const { t, i18n } = useLingui();
  const { roles, languages } = useMe();
  const { kind, right, about, name, list } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const page = Number(params.get('page') ?? 1);
  const isNarrowed = Boolean(params.get('q') || params.get('status'));
  const isEmpty = list.rows.length === 0 && list.newDrafts.length === 0;
  // Whoever writes certain languages only translates what there is.
  const add = may(roles, right) && !languages && (
    <LinkButton to={`/records/${kind}/new`}>
      <Trans>New</Trans>
    </LinkButton>
  );

  function hrefFor(target: number) {
    const next = new URLSearchParams(params);
    next.set('page', String(target));
    return `?${next}`;
  }

  return (
    <DeskPage title={i18n._(name.many ?? name.one)} lead={i18n._(about)} actions={add}>
      <RecordFilters />
      <p role="status" className="pb-2 text-sm text-ink-2">
        <Plural value={list.total} one="# record" other="# records" />
      </p>
      {isEmpty && (
        <EmptyState title={isNarrowed ? <Trans>No record fits</Trans> : <Trans>There is none yet</Trans>}>
          {isNarrowed ? (
            <Trans>Take a filter away, or look for fewer words.</Trans>
          ) : (
            <Trans>Begin one with “New”. Visitors see it once it is published.</Trans>
          )}
        </EmptyState>
      )}
      <div className="stack-8">
        {page === 1 && list.newDrafts.length > 0 && <NewDrafts kind={kind} drafts={list.newDrafts} />}
        {list.rows.length > 0 && <RecordList kind={kind} rows={list.rows} />}
      </div>
      <div className="pt-4">
        <Pagination
          page={page}
          pageCount={Math.ceil(list.total / perPage)}
          hrefFor={hrefFor}
          labels={{
            navigation: t`Pages of the list`,
            previous: t`Previous`,
            next: t`Next`,
            page: (number) => t`Page ${number}`,
          }}
        />
      </div>
    </DeskPage>
  );
}
