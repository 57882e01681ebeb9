import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ActButton } from '#desk/calls/act-button.tsx';
import { call } from '#desk/calls/call.ts';
import { useChange } from '#desk/calls/use-change.ts';
import { OrderLink } from '#desk/law/order-link.tsx';
import { useLawNames } from '#desk/law/use-law-names.ts';
import { ConfirmButton } from '#desk/records/confirm-button.tsx';
import { shortMoment } from '#desk/texts/short-moment.ts';
import type { LogEntry, LogState } from '#features/alerts/desk/log.schema.ts';
import { StatusChip, type StatusTone } from '#ui/status-chip.tsx';
import { useAlertNames } from './use-alert-names.ts';

const tones: Record<LogState, StatusTone> = {
  held: 'upcoming',
  published: 'in-force',
  failed: 'withdrawn',
  withdrawn: 'withdrawn',
};

/** A change, who was told of it, and whether it can still be taken back. */
export function LogItem({ entry }: { entry: LogEntry }) {
  const { t, i18n } = useLingui();
  const change = useChange();
  const { states } = useAlertNames();
  const { forWhom } = useLawNames();
  const what = useWhat(entry);
  const { id, order, family, by, audiences, state, writtenAt, heldUntil, told, mayWithdraw, mayRetry } = entry;
  const isHeld = state === 'held';
  const question = useQuestion(entry);
  return (
    <li
      id={`change-${id}`}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-rule py-4"
    >
      <div className="stack-1 min-w-0 flex-1 basis-80">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{what}</span>
          <StatusChip tone={tones[state]}>{states[state]}</StatusChip>
        </p>
        <p>
          {order && <OrderLink order={order} />}
          {family && (
            <Link to={`/records/families/${family.id}`} className="text-assay hover:underline">
              <bdi>{family.name}</bdi>
            </Link>
          )}
        </p>
        {by && (
          <p className="text-sm">
            <Trans>
              By <OrderLink order={by} />
            </Trans>
          </p>
        )}
        <p className="text-sm text-ink-2">
          {forWhom(audiences)} · <span className="whitespace-nowrap">{shortMoment(writtenAt, i18n.locale)}</span>
          {isHeld && (
            <>
              {' · '}
              <span className="whitespace-nowrap">
                <Trans>held until {shortMoment(heldUntil, i18n.locale)}</Trans>
              </span>
            </>
          )}
        </p>
        {state === 'failed' && <Failed entry={entry} />}
        {told > 0 && <Digests entry={entry} />}
        <Links entry={entry} />
      </div>
      <div className="flex flex-wrap gap-3">
        {mayRetry && (
          <ActButton
            variant="secondary"
            act={() => change(call('POST /alerts/{event}/retry', { params: { event: id } }))}
          >
            <Trans>Try again</Trans>
          </ActButton>
        )}
        {mayWithdraw && (
          <ConfirmButton
            id={`withdraw-${id}`}
            name={t`Take it back`}
            question={question}
            onConfirm={() => void change(call('POST /alerts/{event}/withdraw', { params: { event: id } }))}
          />
        )}
      </div>
    </li>
  );
}

/** What taking it back does. */
function useQuestion({ state, order }: LogEntry): string {
  const { t } = useLingui();
  if (state === 'held' || state === 'failed')
    return order
      ? t`Nobody hears of it. The register stays as it is.`
      : t`Nobody hears of it. The approval finder stays as it is.`;
  return order
    ? t`Those who were told get a correction. The register stays as it is: what is wrong there is struck on the order, which sends the correction as well.`
    : t`Those who were told get a correction. The approval finder stays as it is.`;
}

/** What happened, in a few words. */
function useWhat({ kind, on, until, leadDays }: LogEntry): string {
  const { t } = useLingui();
  const { kinds, day } = useLawNames();
  if (kind === 'correction') return t`Correction`;
  if (kind === 'release') return t`What it needs changes`;
  if (kind === 'deadline') {
    const ahead = on ?? until;
    return ahead ? t`${{ days: leadDays ?? 0 }} days before ${{ day: day(ahead) }}` : t`A day ahead`;
  }
  if (kind === 'date-reached')
    return on ? t`In force since ${{ day: day(on) }}` : t`The pause ended on ${{ day: day(until ?? '') }}`;
  if (on) return t`${{ what: kinds[kind] }}, ${{ day: day(on) }}`;
  return until ? t`${{ what: kinds[kind] }} until ${{ day: day(until) }}` : kinds[kind];
}

/** Why nobody has heard of it although its ten minutes are over. */
function Failed({ entry: { failures, retryAt } }: { entry: LogEntry }) {
  const { i18n } = useLingui();
  return (
    <p className="text-sm">
      <Plural value={failures} one="It could not be told in # attempt." other="It could not be told in # attempts." />{' '}
      {retryAt ? (
        <Trans>It will be tried again: {shortMoment(retryAt, i18n.locale)}</Trans>
      ) : (
        <Trans>It will not be tried again.</Trans>
      )}
    </p>
  );
}

function Digests({ entry: { told, digests } }: { entry: LogEntry }) {
  const { t } = useLingui();
  const { sent, waiting, failed, dropped, forgotten } = digests;
  const counts = [
    [t`sent`, sent],
    [t`waiting`, waiting],
    [t`failed`, failed],
    [t`dropped`, dropped],
    [t`older than 90 days`, forgotten],
  ] as const;
  const shown = counts.filter(([, count]) => count > 0);
  return (
    <p className="text-sm">
      <Plural value={told} one="# person told" other="# people told" />:{' '}
      {shown.map(([name, count]) => `${name} ${count}`).join(' · ')}
    </p>
  );
}

/** A correction and what it corrects lead to each other. */
function Links({ entry: { corrects, correctedBy } }: { entry: LogEntry }) {
  const other = corrects ?? correctedBy;
  if (other === null) return null;
  return (
    <p className="text-sm">
      <a href={`#change-${other}`} className="text-assay underline">
        {corrects === null ? <Trans>Its correction</Trans> : <Trans>What it corrects</Trans>}
      </a>
    </p>
  );
}
