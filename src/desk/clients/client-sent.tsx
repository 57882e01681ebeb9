import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LeadStatusChip } from '#desk/inbox/lead-status-chip.tsx';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { useAppointmentStates } from '#desk/texts/use-appointment-states.ts';
import { type ClientView, mostListed } from '#features/accounts/desk/clients.schema.ts';
import { formNames } from '#features/leads/desk/answers.messages.ts';
import { StatusChip } from '#ui/status-chip.tsx';

const lineClass = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-2.5';

/** The leads and appointments of a client, newest first. */
export function ClientSent({ client: { leads, appointments } }: { client: ClientView }) {
  const { i18n } = useLingui();
  const states = useAppointmentStates();
  return (
    <>
      <section aria-labelledby="leads">
        <h2 id="leads" className="pb-2">
          <Trans>Leads</Trans>
        </h2>
        {leads.length === 0 ? (
          <p className="text-ink-2">
            <Trans>This client has sent no form.</Trans>
          </p>
        ) : (
          <ul className="border-t border-rule">
            {leads.map(({ id, form, status, createdAt }) => (
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
          </ul>
        )}
        {leads.length === mostListed && (
          <p className="pt-2 text-sm text-ink-2">
            <Trans>Only the newest {mostListed} are listed. The inbox finds the others by the address.</Trans>
          </p>
        )}
      </section>
      {appointments.length > 0 && (
        <section aria-labelledby="appointments">
          <h2 id="appointments" className="pb-2">
            <Trans>Calls</Trans>
          </h2>
          <ul className="border-t border-rule">
            {appointments.map(({ id, date, preference, state }) => (
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
          </ul>
        </section>
      )}
    </>
  );
}
