import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CallFailure } from '#app/calls/call.ts';
import { useFaultText } from '#app/forms/use-fault-text.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Says why a private list could not be loaded, and offers to try again. */
export function LoadFailed({ title, failure, retry }: { title: ReactNode; failure: CallFailure; retry: () => void }) {
  const faultText = useFaultText({ hasInput: false });
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
        {faultText(failure)}
      </EmptyState>
    </div>
  );
}
