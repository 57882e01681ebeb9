import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CallResult, call } from '#desk/calls/call.ts';
import type { DeskCallRequest } from '#desk/calls/desk-calls.ts';
import { Problem } from '#desk/calls/form-faults.tsx';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import type { Told } from '#features/alerts/desk/told.schema.ts';
import { Spinner } from '#ui/spinner.tsx';
import { ToldMails } from './told-mails.tsx';
import { useAlertNames } from './use-alert-names.ts';

/** A change of the law, or the draft of a record on which sheets of the finder depend. */
type Asked =
  | { input: DeskCallRequest<'POST /alerts/preview'>['input'] }
  | { record: DeskCallRequest<'GET /alerts/preview/{kind}/{id}'>['params'] };
type Props = Asked & { onTold?: (told: Told) => void };

const ask = (asked: Asked, signal: AbortSignal) =>
  'input' in asked
    ? call('POST /alerts/preview', { input: asked.input, signal })
    : call('GET /alerts/preview/{kind}/{id}', { params: asked.record, signal });

/** Who would be told of a change if it were published now; asked of the server when it is first shown. */
export function WhoIsTold({ onTold, ...of }: Props) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const [result, setResult] = useState<CallResult<Told>>();
  const asked = JSON.stringify(of);

  const tell = useEffectEvent((told: Told) => onTold?.(told));

  useEffect(() => {
    const leaving = new AbortController();
    void ask(JSON.parse(asked), leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      setResult(answer);
      if (answer.ok) tell(answer.data);
    });
    return () => leaving.abort();
  }, [asked]);

  return (
    <section aria-label={t`Who will be told`} className="stack-4">
      <h2 className="text-xl">
        <Trans>Who will be told</Trans>
      </h2>
      {!result && <Spinner label={t`Counting followers`} />}
      {result && !result.ok && <Problem text={faultText(result)} />}
      {result?.ok && <ToldFacts told={result.data} />}
    </section>
  );
}

function ToldFacts({ told }: { told: Told }) {
  const { i18n } = useLingui();
  const { frequencies, kinds, whyNobody } = useAlertNames();
  const { nobodyBecause, total, moreSheets, heldUntil, byFrequency, byKind, addresses, mails, needsSecond } = told;
  if (nobodyBecause) return <p>{whyNobody[nobodyBecause]}</p>;
  return (
    <div className="stack-4">
      <p className="font-semibold">
        <Plural value={total} _0="Nobody follows what it concerns" one="# person" other="# people" />
      </p>
      {moreSheets > 0 && (
        <p className="text-sm">
          <Plural
            value={moreSheets}
            one="Whoever follows # more sheet is counted, and hears of it only if the sheet changes."
            other="Whoever follows # more sheets is counted, and hears of it only if their sheet changes."
          />
        </p>
      )}
      {heldUntil && total > 0 && (
        <p>
          <Trans>Until {shortMoment(heldUntil, i18n.locale)} it can be taken back, and nobody hears of it.</Trans>
        </p>
      )}
      {needsSecond && (
        <p className="border-s-4 border-gold bg-sheet px-4 py-3">
          <Trans>It is told to so many people that somebody other than its author has to publish it.</Trans>
        </p>
      )}
      <dl className="stack-2">
        {byFrequency.map(({ frequency, count, next }) => (
          <div key={frequency} className="flex flex-wrap justify-between gap-x-6 border-t border-rule pt-2">
            <dt>
              {frequencies[frequency]}{' '}
              <span className="text-sm text-ink-2">
                <Trans>next on {shortMoment(next, i18n.locale)}</Trans>
              </span>
            </dt>
            <dd className="tabular">{count}</dd>
          </div>
        ))}
      </dl>
      {byKind.length > 0 && (
        <p className="text-sm">
          <Trans>By what they follow:</Trans> {byKind.map(({ kind, count }) => `${kinds[kind]} ${count}`).join(' · ')}
        </p>
      )}
      {addresses.length > 0 && (
        <p dir="ltr" className="flex flex-wrap gap-x-4 text-sm text-ink-2">
          {[...new Set(addresses)].map((address) => (
            <span key={address}>{address}</span>
          ))}
          {total > addresses.length && <span>…</span>}
        </p>
      )}
      <ToldMails mails={mails} />
    </div>
  );
}
