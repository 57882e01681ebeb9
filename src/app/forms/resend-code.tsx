import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { CallResult } from '#app/calls/call.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { useFaultText } from './use-fault-text.ts';

/** Sends another code, at most once a minute. The countdown is visible but is not announced every second. */
export function ResendCode({
  resend,
  resent,
  onProblem,
}: {
  resend: () => Promise<CallResult<{ message: string; code_sent?: boolean }>>;
  resent: string;
  onProblem: (problem: string | undefined) => void;
}) {
  const { left, restart } = useCountdown(60);
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const faultText = useFaultText();
  const { i18n } = useLingui();

  async function send() {
    setPending(true);
    onProblem(undefined);
    const result = await resend();
    setPending(false);
    if (!result.ok) return onProblem(faultText(result));
    toast.success(result.data.code_sent === false ? i18n._(leadTexts.codeStillValid) : resent);
    restart();
  }

  return (
    <div className="border-t border-rule pt-4">
      <p className="text-ink-2">
        <Trans>No email yet? Check your spam folder too.</Trans>
      </p>
      {left > 0 ? (
        <p className="flex min-h-11 items-center tabular">
          <Plural
            value={left}
            one="You can ask for a new code in # second."
            other="You can ask for a new code in # seconds."
          />
        </p>
      ) : (
        <Button variant="quiet" className="ps-0" pending={pending} onClick={send}>
          <Trans>Send a new code</Trans>
        </Button>
      )}
    </div>
  );
}

/** Counts down from `seconds` to 0; `restart` starts again. It reads the clock, so it is correct after a tab has slept. */
function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    function count() {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }
    const timer = setInterval(count, 1000);
    count();
    return () => clearInterval(timer);
  }, [end]);

  return { left, restart: () => setEnd(Date.now() + seconds * 1000) };
}
