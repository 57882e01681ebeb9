import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useDrag } from '#desk/lists/use-drag.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { Icon } from '#ui/icon.tsx';
import { emptyRow, type Field } from './describe-fields.ts';
import { useRecordForm } from './form-context.ts';
import { fieldId, type Path, type Values, wirePath } from './paths.ts';
import { type DrawRow, detailsOf, RowDetails } from './row-details.tsx';
import { useFieldTexts } from './use-field-texts.ts';
import { newKey, useKeys } from './use-keys.ts';

type Props = { field: Field; path: Path; rows: readonly Values[]; drawRow: DrawRow };
type Removed = { row: Values; at: number };

/** Rows that can be added, removed and moved, by dragging, by buttons, and by Alt and the arrow keys. */
export function RowsField({ field, path, rows, drawRow }: Props) {
  const { t } = useLingui();
  const { kind, set, problems, mayWrite } = useRecordForm();
  const { nameOf, optionOf } = useFieldTexts(kind);
  const list = useRef<HTMLOListElement>(null);
  const keys = useKeys(rows.length);
  const [fresh, setFresh] = useState<number>();
  const [removed, setRemoved] = useState<Removed>();
  const [said, setSaid] = useState('');
  const label = nameOf(path);
  const id = fieldId(path);
  const isWritable = mayWrite('en');
  const { dragged, grip, onList } = useDrag(list, move);

  const titleOf = (row: Values, at: number) =>
    `${at + 1}. ${String((field.title && row[field.title]) || t`Without a name`).slice(0, 80)}`;
  const focusOn = (at: number) =>
    requestAnimationFrame(() => list.current?.children[at]?.querySelector<HTMLElement>('summary')?.focus());

  function add(row: Values, at: number) {
    const key = newKey();
    keys.splice(at, 0, key);
    setFresh(key);
    set(path, rows.toSpliced(at, 0, row));
    setRemoved(undefined);
    focusOn(at);
  }

  function remove(at: number) {
    const row = rows[at];
    if (!row) return;
    keys.splice(at, 1);
    set(path, rows.toSpliced(at, 1));
    setRemoved({ row, at });
    focusOn(Math.max(0, at - 1));
  }

  function move(at: number, to: number) {
    const row = rows[at];
    if (!row || to < 0 || to >= rows.length) return;
    const focused = document.activeElement;
    keys.splice(to, 0, ...keys.splice(at, 1));
    set(path, rows.toSpliced(at, 1).toSpliced(to, 0, row));
    // An element that is put elsewhere in the document loses the focus.
    requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
    const [place, count] = [to + 1, rows.length];
    setSaid(t`Moved to place ${place} of ${count}`);
  }

  function steer(event: KeyboardEvent, at: number) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!event.altKey || step === undefined || !isWritable) return;
    event.preventDefault();
    // Rows within rows move by themselves.
    event.stopPropagation();
    move(at, at + step);
  }

  return (
    <fieldset id={id} tabIndex={-1} className="stack-2">
      <legend className="pb-2 font-semibold">{label}</legend>
      <FieldNotes id={id} error={problems.get(wirePath(path))} />
      <ol ref={list} className="border-t border-rule empty:hidden" {...onList}>
        {rows.map((row, at) => (
          <li
            key={keys[at]}
            onKeyDown={(event) => steer(event, at)}
            className={`flex gap-2 border-b border-rule py-1 ${dragged === at ? 'bg-sheet outline-2 outline-gold' : ''}`}
          >
            {isWritable && rows.length > 1 && (
              <span
                className="hidden size-11 shrink-0 cursor-grab touch-none items-center justify-center text-ink-2 sm:flex"
                {...grip(at)}
              >
                <Icon name="menu" size={18} />
              </span>
            )}
            <RowDetails
              field={field}
              path={path}
              at={at}
              row={row}
              title={titleOf(row, at)}
              details={detailsOf(field, row, (name, value) => optionOf([...path, name], value))}
              isNew={keys[at] === fresh}
              drawRow={drawRow}
            />
            {isWritable && (
              <div className="flex shrink-0 self-start">
                <IconButton
                  label={t`Move up: ${{ row: titleOf(row, at) }}`}
                  aria-disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <Icon name="up" size={16} />
                </IconButton>
                <IconButton
                  label={t`Move down: ${{ row: titleOf(row, at) }}`}
                  aria-disabled={at === rows.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <Icon name="up" size={16} className="rotate-180" />
                </IconButton>
                <IconButton label={t`Remove: ${{ row: titleOf(row, at) }}`} onClick={() => remove(at)}>
                  <Icon name="close" size={16} />
                </IconButton>
              </div>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isWritable && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" onClick={() => add(emptyRow(field.fields), rows.length)}>
            <Icon name="plus" size={16} />
            <Trans>Add to “{label}”</Trans>
          </Button>
          {removed && (
            <Button variant="quiet" onClick={() => add(removed.row, removed.at)}>
              <Trans>Put back what was removed</Trans>
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
