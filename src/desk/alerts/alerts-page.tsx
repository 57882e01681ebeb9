import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ActButton } from '#desk/calls/act-button.tsx';
import { call, load } from '#desk/calls/call.ts';
import { useChange } from '#desk/calls/use-change.ts';
import { DeskList } from '#desk/lists/desk-list.tsx';
import { ListFilters } from '#desk/lists/list-filters.tsx';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { logStates } from '#features/alerts/desk/log.schema.ts';
import { may } from '#features/staff/staff-policy.ts';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import { LogItem } from './log-item.tsx';
import { useAlertNames } from './use-alert-names.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return load('GET /alerts/log', { query, signal: request.signal });
}

/** What followers are told of, and what has become of their mails. */
export function Component() {
  const { t, i18n } = useLingui();
  const change = useChange();
  const { code: language } = findLanguage(i18n.locale) ?? { code: defaultLanguage };
  const { roles } = useMe();
  const { states } = useAlertNames();
  const { rows, total, perPage } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title={t`Alerts`}
      lead={
        <Trans>Changes of the law that followers are told of. Each can be taken back for ten minutes unnoticed.</Trans>
      }
      actions={
        <>
          {may(roles, 'content.write') && (
            <ActButton variant="secondary" act={() => change(call('POST /alerts/test', { input: { language } }))}>
              <Trans>Send me a trial mail</Trans>
            </ActButton>
          )}
          {may(roles, 'alerts.consents') && (
            <Link to="/alerts/consents" className="button button-secondary">
              <Trans>Consent of an address</Trans>
            </Link>
          )}
        </>
      }
    >
      <DeskList
        filters={
          <ListFilters
            choices={[
              {
                name: 'state',
                label: t`State`,
                any: t`Any`,
                options: logStates.map((state) => [state, states[state]]),
              },
            ]}
          />
        }
        count={<Plural value={total} one="# change" other="# changes" />}
        isEmpty={rows.length === 0}
        none={{
          title: <Trans>No change to tell of yet</Trans>,
          text: <Trans>An effect that is published on an order appears here.</Trans>,
        }}
        noneFit={{ title: <Trans>No change fits</Trans> }}
        pages={{ total, perPage, label: t`Pages of changes` }}
      >
        <ol className="border-t border-ink">
          {rows.map((entry) => (
            <LogItem key={entry.id} entry={entry} />
          ))}
        </ol>
      </DeskList>
    </DeskPage>
  );
}
