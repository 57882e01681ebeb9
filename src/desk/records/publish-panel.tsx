import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Problem } from '#desk/calls/form-faults.tsx';
import { releasedKinds } from '#features/finder/releases/releases.schema.ts';
import type { RecordDescription } from '#features/records/describe-record.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { DraftChanges } from './draft-changes.tsx';
import type { Draft, Mark } from './form/draft.ts';
import type { DraftKeeper } from './form/draft-keeper.ts';
import type { RecordAnswer } from './form/use-draft.ts';
import { NoteForm } from './note-form.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { RecordFacts } from './record-facts.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { TakeOver } from './take-over.tsx';
import { LanguageChoice } from './translations/language-choice.tsx';
import { useLanguageChoice } from './translations/use-language-choice.ts';
import { useRecordActs } from './use-record-acts.ts';

export const publishPanelId = 'publishing';

type Props = {
  kind: string;
  description: RecordDescription;
  record: RecordAnswer | null;
  may: { write: boolean; publish: boolean };
  draft: Draft;
  marks: readonly Mark[];
  keeper: DraftKeeper;
  onRefused: (errors: Record<string, string[]>) => void;
  /** Null when the record is gone. */
  onActed: (id: string | null) => void;
};

/** What becomes of the draft, and of the record on the site. */
export function PublishPanel({ kind, description, record, may, draft, marks, keeper, onRefused, onActed }: Props) {
  const { t } = useLingui();
  const live = record?.live;
  const open = record?.open;
  const hasDraft = Boolean(open) || draft.saved !== null || draft.isUnsaved;
  const state = hasDraft ? (open?.state ?? 'draft') : undefined;
  const choice = useLanguageChoice({ schema: description.document, live: live?.document, draft, marks });
  const { acts, pending, problem, led, sayRefused } = useRecordActs({
    kind,
    record,
    draft,
    keeper,
    languages: choice.languages,
    onRefused,
    onActed,
  });
  const { publish } = acts;

  const isStale = open?.isStale === true;
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
      <RecordFacts kind={kind} live={live ?? null} open={open ?? null} state={state} />
      {!state && !live && (
        <p className="text-sm text-pretty text-ink-2">
          <Trans>Nothing is written yet. Preview, review and publication stand here as soon as something is.</Trans>
        </p>
      )}
      <Problem text={problem} />
      {led && <TakeOver led={led} pending={pending} onConfirm={() => void publish({ ...led.asked, takeOver: true })} />}
      {live && hasDraft && (
        <DraftChanges
          kind={kind}
          live={live.document}
          draft={draft.document}
          isStale={isStale}
          isToRead={state === 'in-review' && may.publish}
        >
          {isStale && may.publish && (
            <Button variant="secondary" pending={pending} onClick={() => void publish({ over: true })}>
              <Trans>Publish the draft over it</Trans>
            </Button>
          )}
        </DraftChanges>
      )}
      {state === 'scheduled' && may.publish && (
        <Button variant="secondary" pending={pending} onClick={() => void acts.unschedule()}>
          <Trans>Take it out of the schedule</Trans>
        </Button>
      )}
      {state && record?.may.preview && <PreviewLinks kind={kind} keeper={keeper} onRefused={sayRefused} />}
      {(state === 'draft' || state === 'in-review') && may.publish && choice.changed.length > 1 && (
        <LanguageChoice {...choice} />
      )}
      {(state === 'draft' || state === 'in-review') && (
        <div className="flex flex-wrap gap-3">
          {may.publish && (
            <Button
              pending={pending}
              aria-disabled={pending || choice.isNone}
              onClick={() => !choice.isNone && void publish()}
            >
              <Trans>Publish</Trans>
            </Button>
          )}
          {may.write && state === 'draft' && (!may.publish || description.needsSecondPerson) && (
            <Button
              variant={may.publish ? 'secondary' : 'primary'}
              pending={pending}
              onClick={() => void acts.submit()}
            >
              <Trans>Submit for review</Trans>
            </Button>
          )}
        </div>
      )}
      {state === 'draft' && description.needsSecondPerson && (
        <p className="text-sm text-ink-2">
          <Trans>Somebody who has not written in the draft publishes this kind of record.</Trans>
        </p>
      )}
      {state === 'in-review' && may.publish && <NoteForm pending={pending} onSend={acts.sendBack} />}
      {(state === 'draft' || state === 'in-review') && may.publish && !choice.isLimited && (
        <ScheduleForm
          pending={pending}
          end={open?.archiveAt ?? live?.archiveAt ?? null}
          isStale={isStale}
          onSend={publish}
        />
      )}
      {!state && live?.status === 'archived' && may.publish && (
        <Button pending={pending} onClick={() => void acts.putBack()}>
          <Trans>Put it back on the site</Trans>
        </Button>
      )}
      <div className="flex flex-wrap gap-x-8">
        {hasDraft && state !== 'scheduled' && may.write && draft.id !== null && (
          <ConfirmButton
            id="discard"
            name={t`Discard the draft`}
            question={t`The text of this draft is given up. It stays among the versions of a published record.`}
            onConfirm={() => void acts.discard()}
          />
        )}
        {live?.status === 'published' && description.name.many && may.publish && (
          <ConfirmButton
            id="archive"
            name={t`Take it from the site`}
            question={
              description.needsSecondPerson
                ? t`Visitors will no longer find it. You may do this alone, because it can be urgent; the others who may publish it are told by email, and it takes two to put it back.`
                : t`Visitors will no longer find it. It can be put back at any time.`
            }
            onConfirm={() => void acts.archive()}
          />
        )}
      </div>
      {state && releasedKinds.includes(kind) && (
        <p>
          <Link to="sheets" relative="path" className="text-assay underline">
            <Trans>Which sheets change</Trans>
          </Link>
        </p>
      )}
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
