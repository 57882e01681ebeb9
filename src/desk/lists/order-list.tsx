import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useDrag } from './use-drag.ts';

type Row = { id: string; title: string };

/**
 * Rows that are put into an order by dragging, by buttons, and by Alt and the arrow keys. Each move is announced.
 *
 * @param draw what stands in a row
 */
export function OrderList<Own extends Row>({
  label,
  rows,
  onOrder,
  draw,
}: {
  label: string;
  rows: readonly Own[];
  onOrder: (rows: readonly Own[]) => void;
  draw: (row: Own) => ReactNode;
}) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const { dragged, grip, onList } = useDrag(list, move);

  function move(at: number, to: number) {
    const row = rows[at];
    if (!row || to === at || to < 0 || to >= rows.length) return;
    const focused = document.activeElement;
    onOrder(rows.toSpliced(at, 1).toSpliced(to, 0, row));
    // An element that is put elsewhere in the document loses the focus.
    requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
    const [title, place, count] = [row.title, to + 1, rows.length];
    setSaid(t`${title}: moved to place ${place} of ${count}`);
  }

  function steer(event: KeyboardEvent, at: number) {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (!event.altKey || to === undefined) return;
    event.preventDefault();
    move(at, to);
  }

  return (
    <>
      <ol ref={list} aria-label={label} className="border-t border-ink" {...onList}>
        {rows.map((row, at) => {
          const { id, title } = row;
          return (
            <li
              key={id}
              onKeyDown={(event) => steer(event, at)}
              className={`flex items-center gap-2 border-b border-rule ${dragged === at ? 'bg-sheet outline-2 outline-gold' : ''}`}
            >
              <span
                className="flex size-11 shrink-0 cursor-grab touch-none items-center justify-center text-ink-2"
                {...grip(at)}
              >
                <Icon name="menu" size={18} />
              </span>
              <span className="w-8 shrink-0 text-ink-2 tabular">{at + 1}</span>
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-1">{draw(row)}</span>
              <IconButton
                label={t`Move up: ${{ row: title }}`}
                aria-disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <Icon name="up" size={16} />
              </IconButton>
              <IconButton
                label={t`Move down: ${{ row: title }}`}
                aria-disabled={at === rows.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <Icon name="up" size={16} className="rotate-180" />
              </IconButton>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
