import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskList } from '#desk/lists/desk-list.tsx';
import { ListFilters } from '#desk/lists/list-filters.tsx';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { ClientList } from './client-list.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return load('GET /clients', { query, signal: request.signal });
}

/** Everybody who has an account in the client area, by filters that stand in the address. */
export function Component() {
  const { t } = useLingui();
  const { rows, total, perPage } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title={t`Clients`}
      lead={<Trans>Everybody who has an account in the client area. Whoever logged in last comes first.</Trans>}
    >
      <DeskList
        filters={<ClientFilters />}
        count={<Plural value={total} one="# client" other="# clients" />}
        isEmpty={rows.length === 0}
        none={{
          title: <Trans>There is no client yet</Trans>,
          text: <Trans>An account begins when somebody registers or verifies their address with a form.</Trans>,
        }}
        noneFit={{
          title: <Trans>No client fits</Trans>,
          text: <Trans>Look for fewer words, or for another part of the address.</Trans>,
        }}
        pages={{ total, perPage, label: t`Pages of the clients` }}
      >
        <ClientList rows={rows} />
      </DeskList>
    </DeskPage>
  );
}

function ClientFilters() {
  const { t } = useLingui();
  const states = [
    ['active', t`Active`],
    ['deactivated', t`Deactivated`],
  ] as const;
  return (
    <ListFilters
      words={{ label: t`Words`, maxLength: 100, placeholder: t`Name, address, company` }}
      choices={[{ name: 'state', label: t`Access`, any: t`Either`, options: states }]}
    />
  );
}
