import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ActButton } from '#desk/calls/act-button.tsx';
import { call, load } from '#desk/calls/call.ts';
import { useChange } from '#desk/calls/use-change.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { may } from '#features/staff/staff-policy.ts';
import { LeadFacts } from './lead-facts.tsx';
import { LeadFileAdder } from './lead-file-adder.tsx';
import { LeadForms, leadFormsId } from './lead-forms.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import { NoteForm } from './note-form.tsx';
import { RelatedLeads } from './related-leads.tsx';
import { SentForm } from './sent-form.tsx';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const id = Number(params.id);
  const [lead, { owners }] = await Promise.all([
    load('GET /leads/{id}', { params: { id }, signal }),
    load('GET /lead-owners', { signal }),
  ]);
  return { lead, owners };
}

/** One lead: what was sent, what happened since, and what to do next. */
export function Component() {
  const { t } = useLingui();
  const { roles } = useMe();
  const { lead, owners } = useLoaderData<typeof loader>();
  const change = useChange();
  const isWriter = may(roles, 'leads.write') && lead.mergedIntoId === null;
  const { id } = lead;

  useEffect(() => {
    // It tells the inbox, not this screen, so nobody has to wait for it.
    void call('POST /leads/{id}/opened', { params: { id } });
  }, [id]);

  return (
    <DeskPage
      title={t`${{ name: lead.name }} (#${id})`}
      lead={
        <Link to="/inbox" className="text-assay hover:underline">
          <Trans>All leads</Trans>
        </Link>
      }
      actions={
        // On a small window they stand below the timeline.
        isWriter && (
          <a href={`#${leadFormsId}`} className="button button-secondary lg:hidden">
            <Trans>Status and owner</Trans>
          </a>
        )
      }
    >
      {lead.mergedIntoId !== null && (
        <p className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-s-4 border-gold bg-sheet px-4 py-3">
          <span>
            <Trans>
              This lead is handled with{' '}
              <Link to={`/inbox/${lead.mergedIntoId}`} className="text-assay underline">
                #{lead.mergedIntoId}
              </Link>
              .
            </Trans>
          </span>
          {may(roles, 'leads.write') && (
            <ActButton variant="secondary" act={() => change(call('POST /leads/{id}/split', { params: { id } }))}>
              <Trans>Undo the merge</Trans>
            </ActButton>
          )}
        </p>
      )}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="stack-10 min-w-0">
          <SentForm form={lead} leadId={id} />
          {lead.merged.map((form) => (
            <SentForm key={form.id} form={form} leadId={form.id} isMerged />
          ))}
          {isWriter && <LeadFileAdder key={id} leadId={id} onDone={(sent) => void change(sent)} />}
          {isWriter && <NoteForm key={id} leadId={id} onDone={(sent) => void change(sent)} />}
          <LeadTimeline events={lead.timeline} />
        </div>
        <div className="stack-10 min-w-0">
          {isWriter && <LeadForms key={id} lead={lead} owners={owners} onChange={change} />}
          <LeadFacts lead={lead} />
          <RelatedLeads lead={lead} isWriter={isWriter} onChange={change} />
        </div>
      </div>
    </DeskPage>
  );
}
