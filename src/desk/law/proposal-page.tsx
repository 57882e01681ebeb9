import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { ActButton } from '#desk/calls/act-button.tsx';
import { type CallResult, call, load } from '#desk/calls/call.ts';
import { FormFaults, Problem } from '#desk/calls/form-faults.tsx';
import { type Change, useChange } from '#desk/calls/use-change.ts';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { useMe } from '#desk/shell/use-me.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import type { Proposal, ProposedDifference } from '#features/law/law.schema.ts';
import { sendBackInput } from '#features/law/law-inputs.schema.ts';
import { may } from '#features/staff/staff-policy.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/fields/field.tsx';
import { CorrectedFacts } from './correct/corrected-facts.tsx';
import { Differences } from './differences.tsx';
import { EffectFacts } from './effect/effect-facts.tsx';
import { Appearance } from './new-order/appearance.tsx';
import { NewOrderFacts } from './new-order/new-order-facts.tsx';
import { OrderLink } from './order-link.tsx';
import { PublishProposal } from './publish-proposal.tsx';
import { SheetChanges } from './sheet-changes.tsx';
import { Waiting } from './waiting.tsx';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { proposal } = await load('GET /law/proposals/{id}', { params: { id: Number(params.id) }, signal });
  return { proposal, choices: proposal.newOrder && (await load('GET /law/new-order', { signal })) };
}

/** A proposal with what it changes, for the second person. */
export function Component() {
  const { i18n } = useLingui();
  const { roles } = useMe();
  const { proposal, choices } = useLoaderData<typeof loader>();
  const title = useTitle(proposal);
  const change = useChange();
  const { id, order, effect, correction, newOrder, state, madeBy, madeAt, decidedBy, decidedAt, answer, reason } =
    proposal;
  const isOpen = state === 'open';
  const params = { id };

  return (
    <DeskPage title={title} lead={<OrderLink order={order} />}>
      <div className="stack-8 max-w-3xl">
        <div className="stack-2 border-s-4 border-gold bg-sheet px-4 py-3">
          {effect && <EffectFacts effect={effect} />}
          {correction && <CorrectedFacts correction={correction} />}
          {newOrder && choices && <NewOrderFacts order={newOrder} choices={choices} />}
          {reason && <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>}
          <p className="text-sm text-ink-2">
            <Trans>
              Proposed by <bdi>{madeBy}</bdi>, {shortMoment(madeAt, i18n.locale)}
            </Trans>
          </p>
        </div>
        {!isOpen && (
          <div role="status">
            <p className="font-semibold">
              <Outcome state={state} />
            </p>
            {decidedAt && (
              <p className="text-sm text-ink-2">
                <bdi>{decidedBy}</bdi>, {shortMoment(decidedAt, i18n.locale)}
              </p>
            )}
            {answer && <p className="whitespace-pre-wrap wrap-anywhere">{answer}</p>}
            {state === 'sent-back' && may(roles, 'content.write') && (
              <Link to={pathAgain(proposal)} className="text-assay underline">
                <Trans>Propose it again</Trans>
              </Link>
            )}
          </div>
        )}
        {isOpen && <WhatItChanges key={id} proposal={proposal} onChange={change} />}
        {isOpen && proposal.mayPublish && <SendBack id={id} onChange={change} />}
        {isOpen && proposal.isMine && (
          <ActButton variant="secondary" act={() => change(call('POST /law/proposals/{id}/withdraw', { params }))}>
            <Trans>Take it back</Trans>
          </ActButton>
        )}
      </div>
    </DeskPage>
  );
}

/** What an open proposal would change; asked for once the page stands, because it takes the server some seconds. */
function WhatItChanges({ proposal, onChange }: { proposal: Proposal; onChange: Change }) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const { revalidate } = useRevalidator();
  const [result, setResult] = useState<CallResult<ProposedDifference>>();
  const showOutcome = useEffectEvent(() => void revalidate());
  const { id } = proposal;
  useEffect(() => {
    const leaving = new AbortController();
    void call('GET /law/proposals/{id}/difference', { params: { id }, signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return;
      setResult(answer);
      // Somebody has decided about it since this page was loaded, which then says what became of it.
      if (answer.ok && answer.data.isDecided) showOutcome();
    });
    return () => leaving.abort();
  }, [id]);

  if (!result) return <Waiting>{t`Working out what changes on pages and sheets. This takes some seconds.`}</Waiting>;
  if (!result.ok) return <Problem text={faultText(result)} />;
  const { difference, isDecided } = result.data;
  if (isDecided) return <Waiting>{t`Somebody has decided about it just now.`}</Waiting>;
  if (!difference)
    return (
      <p className="border-s-4 border-withdrawn bg-sheet px-4 py-3">
        <Trans>
          Something that was recorded since stands against it. Its author takes it back and proposes it anew.
        </Trans>
      </p>
    );
  return (
    <>
      {difference.order && <Appearance order={difference.order} />}
      <Differences found={difference} />
      <SheetChanges found={difference} />
      <PublishProposal proposal={proposal} onChange={onChange} />
    </>
  );
}

function pathAgain({ id, order: { slug }, action }: Proposal): string {
  if (action === 'new-order') return `/law/new-order?from=${id}`;
  if (action === 'strike-order') return `/law/orders/${slug}`;
  return action === 'correct' ? `/law/orders/${slug}/correct` : `/law/orders/${slug}/effect?from=${id}`;
}

function useTitle({ action }: Proposal): string {
  const { t } = useLingui();
  if (action === 'correct') return t`Correct what is printed`;
  if (action === 'new-order') return t`A new order`;
  if (action === 'strike-order') return t`Strike the order`;
  return action === 'strike' ? t`Strike an effect` : t`A new effect`;
}

function Outcome({ state }: { state: Proposal['state'] }) {
  if (state === 'published') return <Trans>It is published.</Trans>;
  if (state === 'sent-back') return <Trans>It was sent back.</Trans>;
  return <Trans>Its author has taken it back.</Trans>;
}

function SendBack({ id, onChange }: { id: number; onChange: Change }) {
  const { t } = useLingui();
  const form = useDeskForm({
    id: 'send-back',
    schema: sendBackInput,
    defaults: { answer: '' },
    call: (input) => call('POST /law/proposals/{id}/send-back', { params: { id }, input }),
    onDone: (data) => void onChange({ ok: true, status: 200, data }),
  });
  return (
    <form onSubmit={form.submit} noValidate className="stack-4" aria-label={t`Send it back`}>
      <FormFaults form={form} />
      <TextArea {...form.field('answer')} label={t`What is to be mended`} rows={2} />
      <Button type="submit" variant="secondary" pending={form.pending}>
        <Trans>Send it back</Trans>
      </Button>
    </form>
  );
}
