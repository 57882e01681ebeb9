import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { encodeForMailto } from '#core/text/addresses.ts';
import { useMe } from '#desk/shell/use-me.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import type { LeadView } from '#features/leads/desk/inbox.schema.ts';
import { may } from '#features/staff/staff-policy.ts';
import { languages } from '#locales/languages.ts';
import { FactList } from '#ui/fact-list.tsx';
import { LeadStatusChip } from './lead-status-chip.tsx';

/** Who sent the lead, how it stands, and how the visit began. */
export function LeadFacts({ lead }: { lead: LeadView }) {
  const { t, i18n } = useLingui();
  const { roles } = useMe();
  const moment = (iso: string | null) => iso && shortMoment(iso, i18n.locale);
  const utm = Object.entries(lead.utm).map(([name, value]) => `${name}=${value}`);
  const plain = (value: string | null) => value && <bdi className="wrap-anywhere">{value}</bdi>;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="pb-2">
        <Trans>At a glance</Trans>
      </h2>
      <FactList
        facts={[
          { term: t`Status`, value: <LeadStatusChip status={lead.status} /> },
          { term: t`Why it was lost`, value: plain(lead.closedReason) },
          { term: t({ message: 'Owner', context: 'of a lead' }), value: lead.owner?.name ?? t`Nobody` },
          {
            term: t`Answer due`,
            value: lead.dueAt && (
              <span className={lead.isOverdue ? 'font-semibold text-withdrawn' : ''}>
                {lead.isOverdue ? t`${{ moment: moment(lead.dueAt) }} (overdue)` : moment(lead.dueAt)}
              </span>
            ),
          },
          { term: t`First answered`, value: moment(lead.firstAnsweredAt) },
          {
            term: t`Email`,
            value: (
              <>
                <a
                  href={`mailto:${encodeForMailto(lead.email)}`}
                  dir="ltr"
                  className="text-assay underline wrap-anywhere"
                >
                  {lead.email}
                </a>
                <span className="block text-sm text-ink-2">
                  {lead.isVerified ? <Trans>Verified</Trans> : <Trans>Not verified</Trans>}
                </span>
              </>
            ),
          },
          {
            term: t`Phone`,
            value: lead.phone && (
              <a href={`tel:${lead.phone.replace(/\s/g, '')}`} dir="ltr" className="text-assay underline">
                {lead.phone}
              </a>
            ),
          },
          {
            term: t`Client`,
            value:
              lead.clientId !== null && may(roles, 'clients.read') ? (
                <Link to={`/clients/${lead.clientId}`} className="text-assay underline">
                  <Trans>Open the account</Trans>
                </Link>
              ) : null,
          },
          { term: t`Company`, value: plain(lead.company) },
          { term: t`Language`, value: languages.find(({ code }) => code === lead.language)?.name ?? lead.language },
          {
            term: t`Calls`,
            value:
              lead.appointments.length === 0 ? null : (
                <ul>
                  {lead.appointments.map(({ id, date, preference }) => (
                    <li key={id}>
                      <Link to={`/diary?day=${date}`} className="text-assay underline">
                        {date}
                      </Link>{' '}
                      {preference}
                    </li>
                  ))}
                </ul>
              ),
          },
          { term: t`First page visited`, value: plain(lead.firstPage) },
          { term: t`Referring page`, value: plain(lead.referrer) },
          { term: t`Campaign`, value: plain(utm.join(', ') || null) },
        ]}
      />
    </section>
  );
}
