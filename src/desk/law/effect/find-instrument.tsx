import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CallResult, call } from '#desk/calls/call.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import type { KnownOrder, KnownOrders } from '#features/law/law.schema.ts';
import { TextField } from '#ui/fields/field.tsx';

/** Looks for an instrument in the whole register, of which the choices have only the newest. */
export function FindInstrument({ onFound }: { onFound: (found: readonly KnownOrder[]) => void }) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [result, setResult] = useState<CallResult<KnownOrders>>();
  const show = useEffectEvent((answer?: CallResult<KnownOrders>) => {
    setResult(answer);
    onFound(answer?.ok ? answer.data.rows : []);
  });
  useEffect(() => {
    const q = words.trim();
    if (!q) return show();
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await call('GET /law/orders', { query: { q }, signal: stop.signal });
      if (!stop.signal.aborted) show(answer);
    }, 150);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words]);

  return (
    <div className="stack-1.5">
      <TextField
        type="search"
        autoComplete="off"
        label={t`Look for another one in the register (optional)`}
        hint={t`By number, title or product. What is found stands first in the choices above.`}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        // It finds as one types, and must not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="text-sm text-ink-2">
        {result && <Found result={result} />}
      </p>
    </div>
  );
}

function Found({ result }: { result: CallResult<KnownOrders> }) {
  const faultText = useFaultText();
  if (!result.ok) return faultText(result);
  const { rows, total } = result.data;
  const count = rows.length;
  return (
    <>
      <Plural value={total} one="# order found" other="# orders found" />
      {total > count && (
        <>
          {' · '}
          <Trans>The newest {count} are among the choices. Add a word to narrow the search.</Trans>
        </>
      )}
    </>
  );
}
