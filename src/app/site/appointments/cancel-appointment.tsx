import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#app/calls/call.ts';
import { FormMessage } from '#app/forms/form-message.tsx';
import { useFaultText } from '#app/forms/use-fault-text.ts';
import { Button } from '#ui/button.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

/** Cancels the appointment once the visitor has confirmed it. */
export function CancelAppointment({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const faultText = useFaultText({ hasInput: false });
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function cancel() {
    setPending(true);
    setProblem(undefined);
    const result = await call('POST /calls/{token}/cancel', { params: { token } });
    setPending(false);
    if (!result.ok) return setProblem(faultText(result));
    closeDialog('cancel-appointment');
    toast.success(result.data.message);
    onDone();
  }

  return (
    <>
      <Button variant="secondary" command="show-modal" commandfor="cancel-appointment">
        <Trans>Cancel the call</Trans>
      </Button>
      <Dialog id="cancel-appointment" title={<Trans>Cancel this call?</Trans>} closeLabel={t`Close`}>
        <p className="mb-4">
          <Trans>Others will be able to book the time, and we’ll email you to confirm the cancellation.</Trans>
        </p>
        <FormMessage form={{ problem }} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button pending={pending} onClick={cancel}>
            <Trans>Cancel the call</Trans>
          </Button>
          <Button variant="secondary" command="close" commandfor="cancel-appointment">
            <Trans>Keep the call</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  );
}
