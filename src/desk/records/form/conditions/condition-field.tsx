import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#desk/calls/call.ts';
import type { DeskFact } from '#features/finder/desk/facts-answer.schema.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { controlClass, FieldNotes } from '#ui/fields/field-frame.tsx';
import { Icon } from '#ui/icon.tsx';
import { StructuredField } from '../structured-field.tsx';
import { newKey, useKeys } from '../use-keys.ts';
import { ConditionFact } from './condition-fact.tsx';
import { type Group, isGroup, newFact, type Part, readCondition, writeCondition } from './condition-tree.ts';

type Props = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required: boolean;
  disabled: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** A condition as rows of fact, comparison and value in groups; whoever prefers it, and what has no such form, has its JSON. */
export function ConditionField({ id, label, hint, error, disabled, value, onChange, ...rest }: Props) {
  const facts = useFacts();
  const [isWritten, setIsWritten] = useState(false);
  const group = readCondition(value);
  const isEmpty = value === null || value === undefined || value === '';
  if (isWritten || !facts || (!group && !isEmpty))
    return (
      <div className="stack-2">
        <StructuredField {...{ id, label, hint, error, disabled, value, onChange, ...rest }} />
        {facts && (group || isEmpty) && (
          <Button variant="quiet" className="-ms-2" onClick={() => setIsWritten(false)}>
            <Trans>Show “{label}” as fields</Trans>
          </Button>
        )}
      </div>
    );
  const change = (next: Group) => onChange(writeCondition(next));
  return (
    <fieldset id={id} tabIndex={-1} className="stack-2" disabled={disabled}>
      <legend className="pb-2 font-semibold">{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {group && <GroupFields group={group} facts={facts} onChange={change} />}
      <div className="flex flex-wrap items-center gap-3">
        {!group && (
          <Button variant="secondary" onClick={() => change({ joins: 'all', parts: [newFact] })}>
            <Icon name="plus" size={16} />
            <Trans>Add a condition</Trans>
          </Button>
        )}
        <Button variant="quiet" className={group ? '-ms-2' : ''} onClick={() => setIsWritten(true)}>
          <Trans>Write “{label}” as JSON</Trans>
        </Button>
      </div>
    </fieldset>
  );
}

type GroupProps = { group: Group; facts: readonly DeskFact[]; onChange: (group: Group) => void };

function GroupFields({ group, facts, onChange }: GroupProps) {
  const { t } = useLingui();
  const { joins, parts } = group;
  const keys = useKeys(parts.length);
  const put = (at: number, next: Part) => onChange({ ...group, parts: parts.with(at, next) });
  const add = (part: Part) => {
    keys.push(newKey());
    onChange({ ...group, parts: [...parts, part] });
  };
  const remove = (at: number) => {
    keys.splice(at, 1);
    onChange({ ...group, parts: parts.toSpliced(at, 1) });
  };
  // A group with nothing in it says nothing.
  const putGroup = (at: number, next: Group) => (next.parts.length > 0 ? put(at, next) : remove(at));
  return (
    <div className="stack-2 border-s-2 border-rule ps-4">
      <select
        className={`${controlClass} select pe-10 w-fit`}
        aria-label={t`What of these must hold`}
        value={joins}
        onChange={({ target }) => onChange({ ...group, joins: target.value as Group['joins'] })}
      >
        <option value="all">{t`All of these hold`}</option>
        <option value="any">{t`One of these holds`}</option>
        <option value="notAll">{t`Not all of these hold`}</option>
        <option value="none">{t`None of these holds`}</option>
      </select>
      <ul className="stack-2">
        {parts.map((part, at) => (
          <li key={keys[at]} className="flex items-start gap-2">
            <div className="min-w-0 grow">
              {isGroup(part) ? (
                <GroupFields group={part} facts={facts} onChange={(next) => putGroup(at, next)} />
              ) : (
                <ConditionFact part={part} facts={facts} onChange={(next) => put(at, next)} />
              )}
            </div>
            <IconButton label={t`Remove condition ${at + 1}`} onClick={() => remove(at)}>
              <Icon name="close" size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => add(newFact)}>
          <Icon name="plus" size={16} />
          <Trans>Add a fact</Trans>
        </Button>
        <Button variant="quiet" onClick={() => add({ joins: 'any', parts: [newFact] })}>
          <Trans>Add a group</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The facts that there are; undefined until they are known, and if they cannot be. */
function useFacts(): readonly DeskFact[] | undefined {
  const [facts, setFacts] = useState<readonly DeskFact[]>();
  useEffect(() => {
    const stop = new AbortController();
    void call('GET /finder/facts', { signal: stop.signal }).then((result) => {
      if (result.ok) setFacts(result.data.facts);
    });
    return () => stop.abort();
  }, []);
  return facts;
}
