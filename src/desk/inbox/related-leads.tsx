import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ActButton } from '#desk/calls/act-button.tsx';
import { call } from '#desk/calls/call.ts';
import type { Change } from '#desk/calls/use-change.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import type { LeadView } from '#features/leads/desk/inbox.schema.ts';
import { LeadStatusChip } from './lead-status-chip.tsx';
import { useLeadNames } from './use-lead-names.ts';

type Props = { lead: LeadView; isWriter: boolean; onChange: Change };

/** Other leads of the same address or phone number, into which this one can be merged. */
export function RelatedLeads({ lead, isWriter, onChange }: Props) {
  const { t, i18n } = useLingui();
  const { formName } = useLeadNames();
  if (lead.related.length === 0) return null;
  const canMerge = isWriter && lead.merged.length === 0;
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="pb-2">
        <Trans>The same person</Trans>
      </h2>
      <ul className="border-t border-rule">
        {lead.related.map(({ id, form, status, createdAt, same }) => (
          <li key={id} className="stack-1 border-b border-rule py-2.5">
            <p>
              <Link to={`/inbox/${id}`} className="text-assay underline">
                {formName(form)} (#{id})
              </Link>
            </p>
            <p className="text-sm text-ink-2">
              {shortMoment(createdAt, i18n.locale)}
              {' · '}
              {same === 'address' ? <Trans>same email address</Trans> : <Trans>same phone number</Trans>}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <LeadStatusChip status={status} />
              {canMerge && (
                <ActButton
                  variant="quiet"
                  aria-label={t`Merge into #${id}`}
                  act={() =>
                    onChange(call('POST /leads/{id}/merge', { params: { id: lead.id }, input: { intoId: id } }))
                  }
                >
                  <Trans>Merge into it</Trans>
                </ActButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
