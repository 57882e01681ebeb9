import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatClock, formatMoment, isTimeZone } from '#core/time/format-moment.ts';
import { ActButton } from '#desk/calls/act-button.tsx';
import { call } from '#desk/calls/call.ts';
import type { Change } from '#desk/calls/use-change.ts';
import { useAppointmentStates } from '#desk/texts/use-appointment-states.ts';
import type { DiaryEntry } from '#features/appointments/desk/diary.schema.ts';
import { Button } from '#ui/button.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { ConcludeForm } from './conclude-form.tsx';
import { MoveForm } from './move-form.tsx';

type Props = { entry: DiaryEntry; isWriter: boolean; onChange: Change };

/** A call of the diary, and what can be done with it. */
export function DiaryEntryItem({ entry, isWriter, onChange }: Props) {
  const { t, i18n } = useLingui();
  const { id, name, company, phone, startsAt, endsAt, kind, state, visitorZone, leadId, owner } = entry;
  const states = useAppointmentStates();
  const clock = (iso: string) => formatClock(iso, i18n.locale);
  const isAbroad = visitorZone !== null && isTimeZone(visitorZone) && visitorZone !== 'Asia/Kolkata';
  const visitor = name;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-rule py-3 md:grid-cols-[11.5rem_minmax(0,1fr)_auto]">
      <p className="tabular">
        <span className={kind === 'slot' ? 'font-semibold' : ''}>
          {clock(startsAt)} – {clock(endsAt)}
        </span>
        {kind === 'window' && state === 'confirmed' && (
          <span className="block text-sm font-semibold text-upcoming">
            <Trans>Choose the hour</Trans>
          </span>
        )}
      </p>
      <div className="min-w-0">
        <p>
          <Link to={`/inbox/${leadId}`} className="font-semibold text-assay hover:underline wrap-anywhere">
            <bdi>{name}</bdi>
          </Link>
          {company && <span className="text-ink-2 wrap-anywhere"> · {company}</span>}
        </p>
        <p className="text-sm text-ink-2">
          {phone && (
            <a href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr" className="text-assay underline">
              {phone}
            </a>
          )}
          {owner && ` · ${owner}`}
          {isAbroad && kind === 'slot' && (
            <span className="block">
              <Trans>For the visitor: {formatMoment(startsAt, i18n.locale, visitorZone)}</Trans>
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:justify-end">
        <StatusChip tone={states[state].tone}>{states[state].name}</StatusChip>
        {isWriter && entry.canConclude && (
          <Button
            variant="secondary"
            command="show-modal"
            commandfor={`conclude-${id}`}
            aria-label={t`Outcome of the call with ${visitor}`}
          >
            <Trans>Outcome</Trans>
          </Button>
        )}
        {isWriter && entry.canChange && (
          <>
            <Button
              variant="secondary"
              command="show-modal"
              commandfor={`move-${id}`}
              aria-label={
                kind === 'window' ? t`Choose the hour of the call with ${visitor}` : t`Move the call with ${visitor}`
              }
            >
              {kind === 'window' ? <Trans>Set the hour</Trans> : <Trans>Move</Trans>}
            </Button>
            <Button
              variant="quiet"
              command="show-modal"
              commandfor={`cancel-${id}`}
              aria-label={t`Cancel the call with ${visitor}`}
            >
              <Trans>Cancel</Trans>
            </Button>
          </>
        )}
      </div>
      {isWriter && entry.canConclude && (
        <Dialog id={`conclude-${id}`} title={t`Outcome of the call`} closeLabel={t`Close`}>
          <ConcludeForm entry={entry} onChange={onChange} />
        </Dialog>
      )}
      {isWriter && entry.canChange && (
        <>
          <MoveForm entry={entry} onChange={onChange} />
          <Dialog id={`cancel-${id}`} title={t`Cancel the call?`} closeLabel={t`Close`}>
            <div className="stack-5">
              <p>
                <Trans>{name} is told by email, and the call leaves their calendar.</Trans>
              </p>
              <div className="flex flex-wrap gap-3">
                <ActButton
                  act={async () => {
                    const result = await call('POST /appointments/{id}/cancel', { params: { id } });
                    closeDialog(`cancel-${id}`);
                    await onChange(result);
                  }}
                >
                  <Trans>Cancel the call</Trans>
                </ActButton>
                <Button variant="secondary" command="close" commandfor={`cancel-${id}`}>
                  <Trans>Keep it</Trans>
                </Button>
              </div>
            </div>
          </Dialog>
        </>
      )}
    </li>
  );
}
