import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CallResult } from '#app/call.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** A private list that could not be read, why, and another try. */
export function LoadFailed({
  title,
  failure,
  retry,
}: {
  title: ReactNode;
  failure: Extract<CallResult<unknown>, { ok: false }>;
  retry: () => void;
}) {
  const { t } = useLingui();
  const { status, message } = failure;
  const reason =
    status === 0
      ? t`No answer came from the server. Check your connection and try again.`
      : status >= 500
        ? t`The fault is on our side and has been logged. Try again in a moment.`
        : message;
  return (
    <div role="alert">
      <EmptyState
        title={title}
        action={
          <Button variant="secondary" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {reason}
      </EmptyState>
    </div>
  );
}
