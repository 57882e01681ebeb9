import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { type CallResult, call } from '#desk/calls/call.ts';
import { Problem } from '#desk/calls/form-faults.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import type { RecordDescription } from '#features/records/describe-record.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { DifferenceList } from './difference-list.tsx';
import type { Draft, DraftKeeper } from './form/draft-keeper.ts';
import { findDifferences } from './form/find-differences.ts';
import type { RecordAnswer } from './form/use-draft.ts';
import { NoteForm } from './note-form.tsx';
import { RecordFacts } from './record-facts.tsx';
import { ScheduleForm } from './schedule-form.tsx';

export const publishPanelId = 'publishing';

type Props = {
  kind: string;
  description: RecordDescription;
  record: RecordAnswer | null;
  may: { write: boolean; publish: boolean };
  draft: Draft;
  keeper: DraftKeeper;
  onRefused: (errors: Record<string, string[]>) => void;
  /** Null when the record is gone. */
  onActed: (id: string | null) => void;
};

type Act = Promise<CallResult<{ id: string | null }>>;

/** What becomes of the draft, and of the record on the site. */
export function PublishPanel({ kind, description, record, may, draft, keeper, onRefused, onActed }: Props) {
  const { t } = useLingui();
  const { languages } = useMe();
  const toast = useToast();
  const faultText = useFaultText();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const live = record?.live;
  const open = record?.open;
  const hasDraft = Boolean(open) || draft.saved !== null || draft.isUnsaved;
  const state = hasDraft ? (open?.state ?? 'draft') : undefined;
  const name = () => ({ kind, id: keeper.get().id ?? 'new' });
  const edit = () => keeper.get().edit;

  /** Saves what is in the form, then does it. Resolves with what is wrong by field. */
  async function act(done: string, make: () => Act): Promise<Record<string, string[]>> {
    setPending(true);
    setProblem(undefined);
    const result = (await keeper.flush()) ? await make() : undefined;
    setPending(false);
    if (!result) return {};
    if (result.ok) {
      toast.success(done);
      onActed(result.data.id);
      return {};
    }
    if (result.status === 409) await Promise.all([keeper.meetOther(), revalidate()]);
    if (result.status === 422) onRefused(result.errors);
    if (Object.keys(result.errors).length === 0) setProblem(faultText(result));
    return result.errors;
  }

  const publish = (more: { at?: string; until?: string; over?: true } = {}) =>
    act(more.at ? t`Scheduled.` : t`Published.`, () =>
      call('POST /records/{kind}/{id}/publish', {
        params: name(),
        input: { edit: edit(), ...more, ...(languages && { languages }) },
      }),
    );
  const submit = () =>
    act(t`Handed to a reviewer.`, () =>
      call('POST /records/{kind}/{id}/submit', { params: name(), input: { edit: edit() } }),
    );
  const sendBack = (note: string) =>
    act(t`Sent back.`, () => call('POST /records/{kind}/{id}/send-back', { params: name(), input: { note } }));
  const unschedule = () =>
    act(t`Taken out of the schedule.`, () => call('POST /records/{kind}/{id}/unschedule', { params: name() }));
  const archive = () =>
    act(t`Taken from the site.`, () => call('POST /records/{kind}/{id}/archive', { params: name() }));

  function putBack() {
    keeper.change({ ...draft.document });
    return publish();
  }

  async function discard() {
    keeper.forget();
    if (!open && !draft.saved) return onActed(keeper.get().id);
    return act(t`The draft is discarded.`, async () => {
      const result = await call('POST /records/{kind}/{id}/discard', { params: name(), input: { edit: edit() } });
      return result.ok && !live ? { ...result, data: { id: null } } : result;
    });
  }

  const isStale = open?.isStale === true && live !== null && live !== undefined;
  return (
    <section
      id={publishPanelId}
      tabIndex={-1}
      aria-labelledby="publishing-title"
      className="stack-5 self-start border-t-2 border-gold pt-4 lg:sticky lg:top-6"
    >
      <h2 id="publishing-title" className="text-xl">
        <Trans>Publishing</Trans>
      </h2>
      <RecordFacts live={live ?? null} open={open ?? null} state={state} />
      <Problem text={problem} />
      {isStale && (
        <details className="border-s-4 border-upcoming bg-sheet px-4 py-3">
          <summary className="cursor-pointer font-semibold">
            <Trans>What is public has changed since this draft was begun</Trans>
          </summary>
          <DifferenceList
            kind={kind}
            differences={findDifferences(live.document, draft.document)}
            names={{ before: t`Public`, after: t`Draft` }}
          />
          {may.publish && (
            <Button variant="secondary" pending={pending} onClick={() => void publish({ over: true })}>
              <Trans>Publish the draft over it</Trans>
            </Button>
          )}
        </details>
      )}
      {state === 'scheduled' && may.publish && (
        <Button variant="secondary" pending={pending} onClick={() => void unschedule()}>
          <Trans>Take it out of the schedule</Trans>
        </Button>
      )}
      {(state === 'draft' || state === 'in-review') && (
        <div className="flex flex-wrap gap-3">
          {may.publish && (
            <Button pending={pending} onClick={() => void publish()}>
              <Trans>Publish</Trans>
            </Button>
          )}
          {may.write && state === 'draft' && (!may.publish || description.needsSecondPerson) && (
            <Button variant={may.publish ? 'secondary' : 'primary'} pending={pending} onClick={() => void submit()}>
              <Trans>Submit for review</Trans>
            </Button>
          )}
        </div>
      )}
      {state === 'draft' && description.needsSecondPerson && (
        <p className="text-sm text-ink-2">
          <Trans>Somebody other than the author publishes this kind of record.</Trans>
        </p>
      )}
      {state === 'in-review' && may.publish && <NoteForm pending={pending} onSend={sendBack} />}
      {(state === 'draft' || state === 'in-review') && may.publish && (
        <ScheduleForm pending={pending} onSend={publish} />
      )}
      {!state && live?.status === 'archived' && may.publish && (
        <Button pending={pending} onClick={() => void putBack()}>
          <Trans>Put it back on the site</Trans>
        </Button>
      )}
      <div className="flex flex-wrap gap-x-4">
        {hasDraft && state !== 'scheduled' && may.write && draft.id !== null && (
          <ConfirmButton
            id="discard"
            name={t`Discard the draft`}
            question={t`The text of this draft is given up. It stays among the versions of a published record.`}
            onConfirm={() => void discard()}
          />
        )}
        {live?.status === 'published' && description.name.many && may.publish && (
          <ConfirmButton
            id="archive"
            name={t`Take it from the site`}
            question={t`Visitors will no longer find it. It can be put back at any time.`}
            onConfirm={() => void archive()}
          />
        )}
      </div>
      {live && (
        <p>
          <Link to="history" relative="path" className="text-assay underline">
            <Trans>Earlier versions</Trans>
          </Link>
        </p>
      )}
    </section>
  );
}
