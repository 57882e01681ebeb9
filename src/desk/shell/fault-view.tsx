import { Trans, useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { CallFault } from '#desk/calls/call.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { DeskPage } from './desk-page.tsx';

/** What a screen shows that could not be loaded or drawn. */
export function FaultView() {
  const { t } = useLingui();
  const faultText = useFaultText();
  const error = useRouteError();
  const isMissing =
    (isRouteErrorResponse(error) && error.status === 404) ||
    (error instanceof CallFault && error.failure.status === 404);
  const isRefused = error instanceof CallFault && error.failure.status === 403;

  return (
    <DeskPage
      title={
        isMissing
          ? t`Not found`
          : isRefused
            ? t`You do not have access to this screen`
            : t`This screen could not be shown`
      }
      lead={
        isMissing ? (
          <Trans>Nothing is at this address. It may have been deleted, or the link is wrong.</Trans>
        ) : isRefused ? (
          <Trans>Your roles do not include this. An owner can change them.</Trans>
        ) : error instanceof CallFault ? (
          faultText(error.failure)
        ) : (
          // A file of an older release that is gone, too.
          <Trans>Load the desk again. There may be a newer release of it.</Trans>
        )
      }
    >
      <div className="flex flex-wrap gap-3">
        {!isMissing && !isRefused && (
          <Button onClick={() => location.reload()}>
            <Trans>Load again</Trans>
          </Button>
        )}
        <LinkButton to="/" variant="secondary">
          <Trans>To the overview</Trans>
        </LinkButton>
      </div>
    </DeskPage>
  );
}
