import { Trans, useLingui } from '@lingui/react/macro';
import { siteAddress } from '#desk/shell/site-address.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { Icon } from '#ui/icon.tsx';
import type { RecordAnswer } from './form/use-draft.ts';
import { useFieldTexts } from './form/use-field-texts.ts';
import { type RecordState, RecordStateChip } from './record-state-chip.tsx';

/** Where a record stands: on the site, and as it is being written. */
export function RecordFacts({
  kind,
  live,
  open,
  state,
}: Pick<RecordAnswer, 'live' | 'open'> & {
  kind: string;
  /** Of the draft; undefined without one. */
  state: RecordState | undefined;
}) {
  const { i18n } = useLingui();
  const { problemOf } = useFieldTexts(kind);
  if (!live && !open && !state) return null;
  // What nobody said with the draft goes on from what is public; a record that comes back keeps an end that is ahead.
  const draftEnd = open?.archiveAt ?? (live?.status === 'archived' ? live.archiveAt : null);
  const moment = (at: string) => shortMoment(at, i18n.locale);
  return (
    <div className="stack-3">
      <p className="flex flex-wrap gap-2">
        {live && <RecordStateChip state={live.status === 'published' ? 'published' : 'archived'} />}
        {state && <RecordStateChip state={state} />}
      </p>
      {!state && live && (
        <p className="text-sm text-ink-2">
          <Trans>Nothing has been changed since {moment(live.updatedAt)}.</Trans>
        </p>
      )}
      {open && (
        <p className="text-sm text-ink-2">
          <Trans>
            Begun by <bdi>{open.madeBy ?? '–'}</bdi>, {moment(open.madeAt)}; last saved by{' '}
            <bdi>{open.editedBy ?? '–'}</bdi>, {moment(open.editedAt)}
          </Trans>
        </p>
      )}
      {open?.publishAt && (
        <p>
          <Trans>It will be published on {moment(open.publishAt)}, Indian time.</Trans>
        </p>
      )}
      {live?.archiveAt && live.status === 'published' && (
        <p>
          <Trans>It will be taken from the site on {moment(live.archiveAt)}, Indian time.</Trans>
        </p>
      )}
      {draftEnd && (
        <p>
          <Trans>The draft, once it is published, ends on {moment(draftEnd)}, Indian time.</Trans>
        </p>
      )}
      {live?.archiveAt && open?.publishAt && !open.archiveAt && (
        <p>
          <Trans>From then on it stays without an end.</Trans>
        </p>
      )}
      {open?.refusal && (
        <div className="border-s-4 border-withdrawn bg-sheet px-4 py-3">
          <p className="text-sm text-ink-2">
            <Trans>Why it was not published at its hour</Trans>
          </p>
          <p className="wrap-anywhere">{open.refusal.message}</p>
          <ul className="list-disc ps-5 wrap-anywhere">
            {open.refusal.problems.map(({ path, message }) => (
              <li key={`${path} ${message}`}>{problemOf(path.split('.'), message)}</li>
            ))}
          </ul>
        </div>
      )}
      {open?.note && (
        <div className="border-s-4 border-gold bg-sheet px-4 py-3">
          <p className="text-sm text-ink-2">
            <Trans>Note</Trans>
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{open.note}</p>
        </div>
      )}
      {live?.url && (
        <p>
          <a
            href={siteAddress(live.url)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-1.5 text-assay underline"
          >
            <Trans>View on the site</Trans>
            <Icon name="arrow" size={16} />
          </a>
        </p>
      )}
    </div>
  );
}
