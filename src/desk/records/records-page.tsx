import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskList } from '#desk/lists/desk-list.tsx';
import { useChosen } from '#desk/lists/use-chosen.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { may } from '#features/staff/staff-policy.ts';
import { LinkButton } from '#ui/button.tsx';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { getKind } from './kinds.ts';
import { RecordFilters } from './record-filters.tsx';
import { NewDrafts, RecordList } from './record-list.tsx';

const perPage = 25;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const kind = getKind(params.kind);
  const given = Object.fromEntries(new URL(request.url).searchParams);
  const query = { per_page: perPage, sort: kind.sort, ...given };
  const list = await load('GET /records/{kind}', { params: { kind: kind.kind }, query, signal: request.signal });
  const [only] = [...list.rows, ...list.newDrafts];
  if (kind.isSingle) throw redirect(`/records/${kind.kind}/${only?.id ?? 'new'}`);
  return {
    kind: kind.kind,
    right: kind.right ?? ('content.write' as const),
    about: kind.about,
    name: kind.name,
    sort: kind.sort,
    list,
  };
}

/** The records of a kind, and the drafts of those that nobody has published yet; what is chosen ends with the list. */
export function Component() {
  return <RecordsPage key={useLoaderData<typeof loader>().kind} />;
}

function RecordsPage() {
  const { t, i18n } = useLingui();
  const { roles, languages } = useMe();
  const { kind, right, about, name, sort, list } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const drafts = (params.get('page') ?? '1') === '1' ? list.newDrafts : [];
  // Whoever writes certain languages only translates what there is.
  const mayAct = may(roles, right) && !languages;
  const chosen = useChosen([...drafts, ...list.rows].map(({ id }) => id));
  const mayPublish = mayAct && may(roles, 'content.publish');

  return (
    <DeskPage
      title={i18n._(name)}
      lead={i18n._(about)}
      actions={
        mayAct && (
          <>
            {mayPublish && list.hasOrder && list.total > 1 && (
              <LinkButton to={`/records/${kind}/order`} variant="secondary">
                <Trans>Change the order</Trans>
              </LinkButton>
            )}
            <LinkButton to={`/records/${kind}/new`}>
              <Trans>New</Trans>
            </LinkButton>
          </>
        )
      }
    >
      <DeskList
        filters={<RecordFilters kind={kind} filters={list.filters} isTranslated={list.isTranslated} />}
        count={<Plural value={list.total} one="# record" other="# records" />}
        aside={(right === 'content.write' || may(roles, right)) && <ExportButtons kind={kind} sort={sort} />}
        isEmpty={list.rows.length === 0 && list.newDrafts.length === 0}
        none={{
          title: <Trans>There is none yet</Trans>,
          text: <Trans>Begin one with “New”. Visitors see it once it is published.</Trans>,
        }}
        noneFit={{
          title: <Trans>No record fits</Trans>,
          text: <Trans>Take a filter away, or look for fewer words.</Trans>,
        }}
        above={
          mayAct && <BulkActions kind={kind} rows={[...drafts, ...list.rows]} chosen={chosen} mayPublish={mayPublish} />
        }
        pages={{ total: list.total, perPage, label: t`Pages of the list` }}
      >
        <div className="stack-8">
          {drafts.length > 0 && <NewDrafts kind={kind} drafts={drafts} chosen={mayAct ? chosen : undefined} />}
          {list.rows.length > 0 && <RecordList kind={kind} rows={list.rows} chosen={mayAct ? chosen : undefined} />}
        </div>
      </DeskList>
    </DeskPage>
  );
}
