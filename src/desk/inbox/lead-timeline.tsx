import { Trans, useLingui } from '@lingui/react/macro';
import { formatDayAndClock } from '#core/time/format-moment.ts';
import type { TimelineEvent } from '#features/leads/desk/inbox.schema.ts';
import type { LeadStatus } from '#features/leads/lead-kinds.schema.ts';
import { useLeadNames } from './use-lead-names.ts';

/** What happened to a lead, newest first. */
export function LeadTimeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="pb-2">
        <Trans>Timeline</Trans>
      </h2>
      <ol className="border-t border-ink">
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function Event({ event }: { event: TimelineEvent }) {
  const { t, i18n } = useLingui();
  const { events } = useLeadNames();
  const change = useChangeText(event);
  const { kind, at, by, text, ofLead } = event;
  const where = ofLead === null ? null : t`on #${ofLead}`;
  return (
    <li className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[minmax(9rem,12rem)_minmax(0,1fr)]">
      <p className="text-sm text-ink-2 tabular">
        <time dateTime={at}>{formatDayAndClock(at, i18n.locale)}</time>
      </p>
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{events[kind]}</span>
          {change && <span>: {change}</span>}
          {(by || where) && <span className="text-sm text-ink-2"> · {[by, where].filter(Boolean).join(' ')}</span>}
        </p>
        {text && <bdi className="block whitespace-pre-wrap wrap-anywhere">{text}</bdi>}
      </div>
    </li>
  );
}

/** What the event changed, in a word or two. */
function useChangeText({ kind, from, to }: TimelineEvent): string | null {
  const { t } = useLingui();
  const { statuses } = useLeadNames();
  const outcomes: Record<string, string> = { done: t`Somebody was reached`, 'no-show': t`Nobody was reached` };
  const named = (status: string | null) => (status === null ? '' : (statuses[status as LeadStatus] ?? status));
  switch (kind) {
    case 'status':
      return `${named(from)} → ${named(to)}`;
    case 'assigned':
      return to ?? t`nobody`;
    case 'company':
      return to ?? t`none`;
    case 'call-outcome':
      return to === null ? null : (outcomes[to] ?? to);
    case 'merged':
    case 'split':
      return `#${to ?? from}`;
    default:
      return null;
  }
}
