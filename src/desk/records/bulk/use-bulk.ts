import { useState } from 'react';
import { call } from '#desk/calls/call.ts';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';

export type BulkAction = 'publish' | 'archive' | 'discard';
/** A record as a list shows it; `state` is that of a draft that was never published. */
export type Row = {
  id: string;
  title: string;
  edit: number | null;
  status?: string;
  open?: string | null;
  state?: string;
};
export type Outcome = {
  action: BulkAction;
  done: number;
  refused: ({ title: string } & DeskCallAnswer<'POST /records/{kind}/actions'>['results'][number])[];
  /** Why it was not gone on with. */
  problem: string | undefined;
};

/** So few that each call is answered soon, and the count goes on. */
const atOnce = 5;

/** Does the same to many records, a few with each call, and says what became of each. */
export function useBulk(kind: string) {
  const faultText = useFaultText();
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  async function act(action: BulkAction, rows: readonly Row[]): Promise<Outcome> {
    const outcome: Outcome = { action, done: 0, refused: [], problem: undefined };
    for (let at = 0; at < rows.length && !outcome.problem; at += atOnce) {
      setProgress({ done: at, total: rows.length });
      const part = rows.slice(at, at + atOnce);
      const records = part.map(({ id, edit }) => ({ id, edit }));
      const sent = await call('POST /records/{kind}/actions', { params: { kind }, input: { action, records } });
      if (!sent.ok) {
        outcome.problem = faultText(sent);
        break;
      }
      for (const result of sent.data.results) {
        if (result.isDone) outcome.done += 1;
        else outcome.refused.push({ ...result, title: part.find(({ id }) => id === result.id)?.title ?? '' });
      }
    }
    setProgress(undefined);
    return outcome;
  }

  return { act, progress };
}
