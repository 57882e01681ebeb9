import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { may } from '#features/staff/staff-policy.ts';
import { ClientAccess } from './client-access.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientHold, HoldNote } from './client-hold.tsx';
import { ClientRequests } from './client-requests.tsx';
import { ClientSent } from './client-sent.tsx';
import { ClientSessions } from './client-sessions.tsx';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  return load('GET /clients/{id}', { params: { id: Number(params.id) }, signal });
}

/** One client: what the client area shows of them, what they sent, and what they may ask of the office. */
export function Component() {
  const { t } = useLingui();
  const { roles } = useMe();
  const client = useLoaderData<typeof loader>();
  const { id, name, sessions, hold } = client;
  return (
    <DeskPage
      title={t`${{ name }} (client ${id})`}
      lead={
        <Link to="/clients" className="text-assay hover:underline">
          <Trans>All clients</Trans>
        </Link>
      }
    >
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="stack-10 min-w-0">
          {hold && <HoldNote hold={hold} />}
          <ClientFacts client={client} />
          <ClientSent client={client} />
          {sessions && <ClientSessions sessions={sessions} />}
        </div>
        {may(roles, 'clients.manage') && (
          <div className="stack-10 min-w-0">
            <ClientAccess client={client} />
            <ClientRequests client={client} />
            <ClientHold client={client} />
          </div>
        )}
      </div>
    </DeskPage>
  );
}
