import { Trans, useLingui } from '@lingui/react/macro';
import { listWords } from '#core/text/list-words.ts';
import type { StepLine } from '#features/fees/find-fees-of-service.server.ts';
import { OwnText } from '#ui/own-language.tsx';
import { Reading } from './reading.tsx';

/** The steps in their order; those that run at the same time say so. */
export function Steps({ steps }: { steps: readonly StepLine[] }) {
  const [first] = steps;
  return (
    <div className="stack-2">
      <ol className="border-b border-rule">
        {steps.map((step) => (
          <li
            key={step.id}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 break-inside-avoid border-t border-rule py-3 md:grid-cols-[2.5rem_minmax(0,1fr)_12rem]"
          >
            <span className="tabular text-ink-2">{step.number}</span>
            <div className="stack-1">
              <p>
                <OwnText text={step.step} />
              </p>
              {step.documents && (
                <p className="text-sm text-ink-2">
                  <OwnText text={step.documents} />
                </p>
              )}
              <Alongside step={step} />
            </div>
            <span className="col-start-2 text-sm text-ink-2 md:col-start-3">{step.actor}</span>
          </li>
        ))}
      </ol>
      {first && <Reading fact={first} />}
    </div>
  );
}

function Alongside({ step: { number, after, alongside } }: { step: StepLine }) {
  const { i18n } = useLingui();
  const numbers = (list: readonly number[]) => listWords(list.map(String), i18n.locale);
  const isNext = after.length === 1 && after[0] === number - 1;
  if (alongside.length === 0 && (after.length === 0 || isNext)) return null;
  const [before, together] = [numbers(after), numbers(alongside)];
  return (
    <p className="text-sm">
      {alongside.length > 0 ? (
        <Trans>
          After step {before}, at the same time as step {together}
        </Trans>
      ) : (
        <Trans>After step {before}</Trans>
      )}
    </p>
  );
}
