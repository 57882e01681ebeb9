import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '#desk/calls/call.ts';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { useMe } from '#desk/shell/use-me.ts';
import type { Draft } from './draft.ts';
import { type DraftKeeper, keepDraft } from './draft-keeper.ts';
import { draftShelf } from './draft-shelf.ts';
import type { Values } from './paths.ts';

export type RecordAnswer = DeskCallAnswer<'GET /records/{kind}/{id}'>;

/**
 * The text of a record in the form, which saves itself.
 *
 * @param record null for a new one, which begins with `empty`
 */
export function useDraft({
  kind,
  id,
  record,
  empty,
  onCreated,
}: {
  kind: string;
  id: string;
  record: RecordAnswer | null;
  empty: Values;
  onCreated: (id: string) => void;
}): { draft: Draft; keeper: DraftKeeper } {
  const { id: staffId } = useMe();
  const [keeper] = useState(() =>
    keepDraft({
      loaded: {
        id: record ? id : null,
        document: record?.open?.document ?? record?.live?.document ?? empty,
        edit: record?.open?.edit ?? 0,
        liveAt: record?.live?.updatedAt ?? '',
        editedBy: record?.open?.editedBy ?? null,
        editedAt: record?.open?.editedAt ?? record?.live?.updatedAt ?? new Date().toISOString(),
      },
      shelf: draftShelf(staffId, kind),
      save: ({ id, document, edit, key }) =>
        id === null
          ? call('POST /records/{kind}', { params: { kind }, input: { document, key }, isUninterrupted: true })
          : call('PUT /records/{kind}/{id}/draft', {
              params: { kind, id },
              input: { document, edit },
              isUninterrupted: true,
            }),
      readOther: async (id) => {
        const result = await call('GET /records/{kind}/{id}', { params: { kind, id }, isUninterrupted: true });
        return result.ok ? { ...result, data: otherText(result.data) } : result;
      },
      onCreated,
    }),
  );

  useEffect(() => {
    const send = () => void keeper.flush();
    if (keeper.get().isRestored) send();
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('online', send);
      keeper.stop();
    };
  }, [keeper]);

  return { draft: useSyncExternalStore(keeper.subscribe, keeper.get), keeper };
}

/** What is stored now, as one side of a conflict. */
function otherText({ live, open, may }: RecordAnswer) {
  return {
    document: open?.document ?? live?.document ?? {},
    edit: open?.edit ?? 0,
    by: open?.editedBy ?? null,
    at: open?.editedAt ?? live?.updatedAt ?? '',
    isLocked: open?.state === 'scheduled' || (open?.state === 'in-review' && !may.publish),
  };
}
