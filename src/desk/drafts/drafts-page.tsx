import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskList } from '#desk/lists/desk-list.tsx';
import { ListFilters } from '#desk/lists/list-filters.tsx';
import { findKind } from '#desk/records/kinds.ts';
import { type RecordState, RecordStateChip, useStateNames } from '#desk/records/record-state-chip.tsx';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { openStates } from '#features/records/record-states.schema.ts';
import { DataTable } from '#ui/data-table.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return load('GET /drafts', { query, signal: request.signal });
}

/** What is being written, waits for review, or for its hour, of every kind. The filters stand in the address. */
export function Component() {
  const { t, i18n } = useLingui();
  const { rows, total, perPage } = useLoaderData<typeof loader>();
  const states = useStateNames();
  return (
    <DeskPage title={t`Drafts`} lead={<Trans>All that is open and not yet public, what was saved last first.</Trans>}>
      <DeskList
        filters={
          <ListFilters
            choices={[
              {
                name: 'state',
                label: t`State`,
                any: t`Any`,
                options: openStates.map((state) => [state, states[state]]),
              },
              { name: 'whose', label: t`Whose`, any: t`Everybody’s`, options: [['mine', t`Mine`]] },
            ]}
          />
        }
        count={<Plural value={total} one="# draft" other="# drafts" />}
        isEmpty={rows.length === 0}
        none={{
          title: <Trans>Nothing is open</Trans>,
          text: <Trans>Whatever somebody begins to write stands here until it is published or discarded.</Trans>,
        }}
        noneFit={{ title: <Trans>No draft fits</Trans>, text: <Trans>Take a filter away to see the others.</Trans> }}
        pages={{ total, perPage, label: t`Pages of the drafts` }}
      >
        <DataTable
          caption={t`Drafts`}
          captionHidden
          rows={rows}
          rowKey={({ kind, id }) => `${kind} ${id}`}
          columns={[
            {
              key: 'title',
              header: t`Record`,
              rowHeader: true,
              cell: ({ kind, id, title, note }) => (
                <>
                  <Link
                    to={`/records/${kind}/${id}`}
                    className="font-semibold text-assay wrap-anywhere hover:underline"
                  >
                    <bdi>{title || t`Without a name`}</bdi>
                  </Link>
                  {note && <bdi className="block text-sm font-normal wrap-anywhere text-ink-2">{note}</bdi>}
                </>
              ),
            },
            {
              key: 'kind',
              header: t`Kind`,
              width: 'w-40',
              cell: ({ kind, isNew }) => {
                const known = findKind(kind);
                return (
                  <>
                    {known ? i18n._(known.name) : kind}
                    {isNew && (
                      <span className="block text-sm text-ink-2">
                        <Trans>New</Trans>
                      </span>
                    )}
                  </>
                );
              },
            },
            {
              key: 'state',
              header: t`State`,
              width: 'w-44',
              cell: ({ state, publishAt, isRefused }) => (
                <>
                  <RecordStateChip state={state as RecordState} />
                  {publishAt && <span className="block text-sm text-ink-2">{shortMoment(publishAt, i18n.locale)}</span>}
                  {isRefused && (
                    <span className="block text-sm text-withdrawn">
                      <Trans>Could not be published</Trans>
                    </span>
                  )}
                </>
              ),
            },
            {
              key: 'saved',
              header: t`Saved last`,
              width: 'w-44',
              cell: ({ editor, author, editedAt }) => (
                <>
                  <bdi>{editor ?? author ?? t`Imported`}</bdi>
                  <span className="block text-sm text-ink-2">{shortMoment(editedAt, i18n.locale)}</span>
                </>
              ),
            },
          ]}
        />
      </DeskList>
    </DeskPage>
  );
}
