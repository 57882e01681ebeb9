import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type CallFailure, type CallResult, call } from '#desk/calls/call.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { Draft, DraftKeeper } from './form/draft-keeper.ts';
import type { RecordAnswer } from './form/use-draft.ts';

type Props = {
  kind: string;
  record: RecordAnswer | null;
  draft: Draft;
  keeper: DraftKeeper;
  /** The languages that go out; undefined for all of the draft. */
  languages: string[] | undefined;
  onRefused: (errors: Record<string, string[]>) => void;
  /** Null when the record is gone. */
  onActed: (id: string | null) => void;
};

type Act = Promise<CallResult<{ id: string | null }>>;
type Publication = { at?: string; until?: string; over?: true; takeOver?: true };
/** Where the address of a record leads visitors until now, and what was asked for when that was found. */
export type Led = { redirects: readonly { from: string; to: string }[]; asked: Publication };

/** What can be done with a draft and its record. Each saves what is in the form first, and says how it went. */
export function useRecordActs({ kind, record, draft, keeper, languages, onRefused, onActed }: Props) {
  const { t } = useLingui();
  const toast = useToast();
  const faultText = useFaultText();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [led, setLed] = useState<Led>();
  const name = () => ({ kind, id: keeper.get().id ?? 'new' });
  const edit = () => keeper.get().edit;

  /** Resolves with what is wrong by field. */
  async function act(
    done: string,
    make: () => Act,
    asked: Publication = {},
    prepare: () => Promise<boolean> = keeper.flush,
  ): Promise<Record<string, string[]>> {
    setPending(true);
    setProblem(undefined);
    setLed(undefined);
    const result = (await prepare()) ? await make() : undefined;
    setPending(false);
    if (!result) return {};
    if (result.ok) {
      toast.success(done);
      onActed(result.data.id);
      return {};
    }
    const redirects = result.details?.redirects as Led['redirects'] | undefined;
    if (result.status === 409) await Promise.all([keeper.meetOther(), revalidate()]);
    if (redirects) setLed({ redirects, asked });
    sayRefused(result);
    return result.errors;
  }

  function sayRefused(failure: CallFailure) {
    if (failure.status === 422) onRefused(failure.errors);
    setProblem(Object.keys(failure.errors).length === 0 ? faultText(failure) : undefined);
  }

  const publish = (asked: Publication = {}) =>
    act(
      asked.at ? t`Scheduled.` : t`Published.`,
      () =>
        call('POST /records/{kind}/{id}/publish', {
          params: name(),
          // At an hour, or for a time, the whole draft goes out.
          input: { edit: edit(), ...asked, ...(languages && !asked.at && !asked.until && { languages }) },
        }),
      asked,
    );
  const acts = {
    publish,
    submit: () =>
      act(t`Handed to a reviewer.`, () =>
        call('POST /records/{kind}/{id}/submit', { params: name(), input: { edit: edit() } }),
      ),
    sendBack: (note: string) =>
      act(t`Sent back.`, () => call('POST /records/{kind}/{id}/send-back', { params: name(), input: { note } })),
    unschedule: () =>
      act(t`Taken out of the schedule.`, () => call('POST /records/{kind}/{id}/unschedule', { params: name() })),
    archive: () => act(t`Taken from the site.`, () => call('POST /records/{kind}/{id}/archive', { params: name() })),
    putBack() {
      keeper.change({ ...draft.document });
      return publish();
    },
    async discard() {
      keeper.stop();
      await keeper.halt();
      if (!record?.open && !keeper.get().saved) {
        keeper.forget();
        return onActed(keeper.get().id);
      }
      const discard = async () => {
        const result = await call('POST /records/{kind}/{id}/discard', { params: name(), input: { edit: edit() } });
        // What could not be discarded is not given up either.
        if (result.ok) keeper.forget();
        else void keeper.flush();
        return result.ok && !record?.live ? { ...result, data: { id: null } } : result;
      };
      return act(t`The draft is discarded.`, discard, {}, async () => true);
    },
  };
  return { acts, pending, problem, led, sayRefused };
}
