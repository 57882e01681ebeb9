import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { CallFault } from '#desk/calls/call.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { DeskPage } from './desk-page.tsx';
import { Entrance } from './entrance.tsx';

/** What a screen shows that could not be loaded or drawn. */
export function FaultView() {
  const { title, lead, actions } = useFault();
  return (
    <DeskPage title={title} lead={lead}>
      {actions}
    </DeskPage>
  );
}

/** The same where nobody is known to be at the desk: there is no sidebar to draw. */
export function FaultAtDoor() {
  const { title, lead, actions } = useFault();
  return (
    <Entrance title={title} lead={lead}>
      {actions}
    </Entrance>
  );
}

function useFault(): { title: string; lead: ReactNode; actions: ReactNode } {
  const { t } = useLingui();
  const faultText = useFaultText();
  const error = useRouteError();
  const toOverview = (
    <LinkButton to="/" variant="secondary">
      <Trans>To the overview</Trans>
    </LinkButton>
  );
  const status = isRouteErrorResponse(error) || error instanceof CallFault ? statusOf(error) : undefined;
  if (status === 404)
    return {
      title: t`Not found`,
      lead: <Trans>Nothing is at this address. It may have been deleted, or the link is wrong.</Trans>,
      actions: toOverview,
    };
  if (status === 403)
    return {
      title: t`You do not have access to this screen`,
      lead: <Trans>Your roles do not include this. An owner can change them.</Trans>,
      actions: toOverview,
    };
  return {
    title: t`This screen could not be shown`,
    lead:
      error instanceof CallFault ? (
        faultText(error.failure)
      ) : (
        // A file of an older release that is gone, too.
        <Trans>Load the desk again. There may be a newer release of it.</Trans>
      ),
    actions: (
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>
          <Trans>Load again</Trans>
        </Button>
        {toOverview}
      </div>
    ),
  };
}

const statusOf = (error: CallFault | { status: number }) =>
  error instanceof CallFault ? error.failure.status : error.status;
