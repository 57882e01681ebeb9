import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LeadStatusChip } from '#desk/inbox/lead-status-chip.tsx';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { useAppointmentStates } from '#desk/texts/use-appointment-states.ts';
import { type ClientView, mostListed } from '#features/accounts/desk/clients.schema.ts';
import { formNames } from '#features/leads/desk/answers.messages.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import { ClientSection } from './client-section.tsx';

const lineClass = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-2.5';

/** The leads and appointments of a client, newest first. */
export function ClientSent({ client: { leads, appointments } }: { client: ClientView }) {
  const { i18n } = useLingui();
  const states = useAppointmentStates();
  return (
    <>
      <div>
        <ClientSection
          id="leads"
          title={<Trans>Leads</Trans>}
          none={<Trans>This client has sent no form.</Trans>}
          rows={leads.map(({ id, form, status, createdAt }) => (
            <li key={id} className={lineClass}>
              <span>
                <Link to={`/inbox/${id}`} className="text-assay underline">
                  {i18n._(formNames[form])} (#{id})
                </Link>
                <span className="block text-sm text-ink-2 tabular">{shortMoment(createdAt, i18n.locale)}</span>
              </span>
              <LeadStatusChip status={status} />
            </li>
          ))}
        />
        {leads.length === mostListed && (
          <p className="pt-2 text-sm text-ink-2">
            <Trans>Only the newest {mostListed} are listed. The inbox finds the others by the address.</Trans>
          </p>
        )}
      </div>
      <ClientSection
        id="appointments"
        title={<Trans>Calls</Trans>}
        none={<Trans>This client has booked no call.</Trans>}
        rows={appointments.map(({ id, date, preference, state }) => (
          <li key={id} className={lineClass}>
            <span>
              <Link to={`/diary?day=${date}`} className="text-assay underline tabular">
                {date}
              </Link>{' '}
              <span lang="en">{preference}</span>
            </span>
            <StatusChip tone={states[state].tone}>{states[state].name}</StatusChip>
          </li>
        ))}
      />
    </>
  );
}
