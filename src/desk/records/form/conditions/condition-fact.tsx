import { useLingui } from '@lingui/react/macro';
import type { DeskFact } from '#features/finder/desk/facts-answer.schema.ts';
import { controlClass } from '#ui/fields/field-frame.tsx';
import { type Fact, newFact } from './condition-tree.ts';

type Props = { part: Fact; facts: readonly DeskFact[]; onChange: (part: Fact) => void };

/** One fact of a condition: which, how it is compared, and with what. */
export function ConditionFact({ part, facts, onChange }: Props) {
  const { t } = useLingui();
  const { fact, test, values, limit } = part;
  const known = facts.find(({ key }) => key === fact);
  const isNumber = known ? known.kind === 'number' : test === 'atLeast' || test === 'below';
  const choose = (key: string) => {
    const next = facts.find((other) => other.key === key);
    onChange({ ...newFact, fact: key, test: next?.kind === 'number' ? 'atLeast' : 'oneOf' });
  };
  return (
    <div className="flex flex-wrap items-start gap-2">
      <select
        className={`${controlClass} select pe-10 w-fit max-w-full`}
        aria-label={t`Fact`}
        value={fact}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">–</option>
        {fact && !known && <option value={fact}>{fact}</option>}
        {facts.map(({ key, name }) => (
          <option key={key} value={key}>
            {name ? `${name} (${key})` : key}
          </option>
        ))}
      </select>
      <select
        className={`${controlClass} select pe-10 w-fit`}
        aria-label={t`Comparison`}
        value={test}
        onChange={({ target }) => onChange({ ...part, test: target.value as Fact['test'] })}
      >
        {isNumber ? (
          <>
            <option value="atLeast">{t`is at least`}</option>
            <option value="below">{t`is below`}</option>
          </>
        ) : (
          <>
            <option value="oneOf">{t`is one of`}</option>
            <option value="noneOf">{t`is none of`}</option>
          </>
        )}
      </select>
      {isNumber ? (
        <Limit unit={known?.unit ?? null} limit={limit} onChange={(next) => onChange({ ...part, limit: next })} />
      ) : known && known.values.length > 0 && known.kind !== 'text' ? (
        <Choices known={known} values={values} onChange={(next) => onChange({ ...part, values: next })} />
      ) : (
        <input
          key={fact}
          className={`${controlClass} w-60 max-w-full`}
          aria-label={t`Values, with commas between them`}
          dir="ltr"
          defaultValue={values.join(', ')}
          onChange={({ target }) =>
            onChange({ ...part, values: target.value.split(',').flatMap((value) => value.trim() || []) })
          }
        />
      )}
    </div>
  );
}

type LimitProps = { unit: string | null; limit: number | null; onChange: (limit: number | null) => void };

function Limit({ unit, limit, onChange }: LimitProps) {
  const { t } = useLingui();
  return (
    <span className="flex items-center gap-2">
      <input
        type="number"
        step="any"
        dir="ltr"
        className={`${controlClass} w-32 tabular`}
        aria-label={t`Limit`}
        value={limit ?? ''}
        onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)}
      />
      {unit}
    </span>
  );
}

type ChoicesProps = { known: DeskFact; values: readonly string[]; onChange: (values: string[]) => void };

/** The values of the fact, with those that somebody wrote and that there are not, so that they can be taken out. */
function Choices({ known: { key, values: offered }, values, onChange }: ChoicesProps) {
  const strange = values.filter((value) => offered.every((other) => other.value !== value));
  const all = [...offered, ...strange.map((value) => ({ value, label: null }))];
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {all.map(({ value, label }) => (
        <label key={`${key} ${value}`} className="flex min-h-11 items-center gap-2 py-1">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={values.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...values, value] : values.filter((other) => other !== value))
            }
          />
          <Named value={value} label={label} />
        </label>
      ))}
    </span>
  );
}

function Named({ value, label }: { value: string; label: string | null }) {
  if (!label || label === value) return value;
  return (
    <span className="min-w-0">
      {label} <span className="whitespace-nowrap">({value})</span>
    </span>
  );
}
