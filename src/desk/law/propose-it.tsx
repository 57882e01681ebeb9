import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallResult } from '#desk/calls/call.ts';
import { Problem } from '#desk/calls/form-faults.tsx';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { Waiting } from './waiting.tsx';

/** Proposes what was seen before, and then shows the proposal. */
export function ProposeIt({ propose }: { propose: () => Promise<CallResult<{ id: number; message: string }>> }) {
  const navigate = useNavigate();
  const faultText = useFaultText();
  const { t } = useLingui();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send() {
    setPending(true);
    const result = await propose();
    // Until the next screen is there, this one says what is going on.
    if (result.ok) await navigate(`/law/proposals/${result.data.id}`);
    else setProblem(faultText(result));
    setPending(false);
    if (result.ok) toast.success(result.data.message);
  }

  return (
    <div className="stack-4">
      <Problem text={problem} />
      <Button pending={pending} onClick={() => void send()}>
        <Trans>Propose it</Trans>
      </Button>
      {pending ? (
        <Waiting>{t`Checking it against the register once more, then storing it. This takes some seconds.`}</Waiting>
      ) : (
        <p className="text-sm text-ink-2">
          <Trans>Somebody else reads it and publishes it.</Trans>
        </p>
      )}
    </div>
  );
}
