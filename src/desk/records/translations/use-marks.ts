import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#desk/calls/call.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import type { TranslationMark } from '#features/records/record-states.schema.ts';
import type { Draft, Mark, Saved } from '../form/draft.ts';
import type { DraftKeeper } from '../form/draft-keeper.ts';
import type { RecordAnswer } from '../form/use-draft.ts';

/** What is said of the translations of the draft, as the server answered last, and how to say something of one. */
export function useMarks(kind: string, record: RecordAnswer | null, draft: Draft, keeper: DraftKeeper) {
  const faultText = useFaultText();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<{ after: Saved | null; marks: readonly Mark[] }>();
  const [pending, setPending] = useState<TranslationMark>();
  const [problem, setProblem] = useState<string>();
  const marks = said && said.after === draft.saved ? said.marks : (draft.saved?.marks ?? record?.marks ?? []);

  async function say(language: string, mark: TranslationMark) {
    setPending(mark);
    setProblem(undefined);
    const isSaved = await keeper.flush();
    const { id, edit, saved } = keeper.get();
    const input = { edit, language, mark };
    const result = isSaved && id ? await call('POST /records/{kind}/{id}/mark', { params: { kind, id }, input }) : null;
    setPending(undefined);
    if (result?.ok) {
      setSaid({ after: saved, marks: result.data.marks });
      // It may have begun a draft.
      if (!record?.open) await revalidate();
    } else if (result) {
      setProblem(faultText(result));
      if (result.status === 409) await keeper.meetOther();
    }
  }

  return { marks, say, pending, problem };
}
