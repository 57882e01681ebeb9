import { useLingui } from '@lingui/react/macro';
import type { StepQuestion } from '#features/finder/flow/step.ts';
import { OwnText } from '#ui/own-language.tsx';

/** The answers among which to choose, or a field for a number. The heading of the screen names them, and what it means describes them. */
export function AnswerFields({ question }: { question: StepQuestion }) {
  const { name, kind, choices, chosen, unit, help, fault } = question;
  const { t } = useLingui();
  const isNumber = kind === 'number';
  const notes = [help && 'question-help', isNumber && unit && 'answer-unit', fault && 'answer-error'];
  const described = notes.filter(Boolean).join(' ') || undefined;
  if (isNumber) {
    return (
      <p className="flex items-center gap-3">
        <input
          id="answer"
          name={name}
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={17}
          defaultValue={chosen[0] === 'unknown' ? '' : chosen[0]}
          aria-labelledby="question"
          aria-describedby={described}
          aria-invalid={fault ? true : undefined}
          className="control w-40"
        />
        {unit && <span id="answer-unit">{unit}</span>}
      </p>
    );
  }
  const isSeveral = kind === 'several';
  return (
    <fieldset aria-labelledby="question" aria-describedby={described}>
      {isSeveral && <p className="mb-1 text-sm text-ink-2">{t`Choose all that it has.`}</p>}
      <ul className="border-b border-rule">
        {choices.map(({ value, label }) => (
          <li key={value} className="border-t border-rule">
            <label className="answer-choice">
              <input
                type={isSeveral ? 'checkbox' : 'radio'}
                name={name}
                value={value}
                required={!isSeveral}
                defaultChecked={chosen.includes(value)}
                className="mt-0.5 size-5 shrink-0"
              />
              <span className="min-w-0">
                <OwnText text={label} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
