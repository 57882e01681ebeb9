import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDate } from '#core/time/dates.ts';
import { load } from '#desk/calls/call.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { siteAddress } from '#desk/shell/site-address.ts';
import { useMe } from '#desk/shell/use-me.ts';
import type { LawOrder, RecordedEffect } from '#features/law/law.schema.ts';
import { may } from '#features/staff/staff-policy.ts';
import { FactList } from '#ui/fact-list.tsx';
import { CheckForm } from './check-form.tsx';
import { CorrectionList } from './correct/corrected-facts.tsx';
import { EffectFacts } from './effect/effect-facts.tsx';
import { ExemptionList } from './exemptions/exemption-list.tsx';
import { ProposalList } from './proposal-list.tsx';
import { StrikeForm } from './strike-form.tsx';
import { useLawNames } from './use-law-names.ts';

export const loader = ({ params: { slug = '' }, request: { signal } }: LoaderFunctionArgs) =>
  load('GET /law/orders/{slug}', { params: { slug }, signal });

/** One order: what was printed, what it does and what was done to it, what was checked. */
export function Component() {
  const { t } = useLingui();
  const { roles } = useMe();
  const { order, lines, exemptions, effects, checks, proposals, corrections } = useLoaderData<typeof loader>();
  const isWriter = may(roles, 'content.write');

  return (
    <DeskPage
      title={order.number ?? order.title}
      lead={
        <Link to="/law" className="text-assay hover:underline">
          <Trans>All orders</Trans>
        </Link>
      }
      actions={
        isWriter &&
        order.withdrawnOn === null && (
          <Link to={`/law/orders/${order.slug}/effect`} className="button button-primary">
            <Trans>Add an effect</Trans>
          </Link>
        )
      }
    >
      <div className="stack-10">
        {proposals.length > 0 && <ProposalList proposals={proposals} />}
        {order.withdrawnOn && (
          <p className="border-s-4 border-withdrawn bg-sheet px-4 py-3 whitespace-pre-wrap wrap-anywhere">
            <span className="block font-semibold">
              <Trans>
                This order was struck on {formatDate(order.withdrawnOn)}. Only its page is left, which says so.
              </Trans>
            </span>
            {order.struckBecause}
          </p>
        )}
        <Printed order={order} entries={lines.length} exemptions={exemptions} isWriter={isWriter} />
        {corrections.length > 0 && <CorrectionList corrections={corrections} />}
        <section aria-label={t`What it does, and what was done to it`}>
          <h2 className="pb-1 text-xl">
            <Trans>What it does, and what was done to it</Trans>
          </h2>
          {order.withdrawnOn === null && (
            <p className="pb-3 text-sm text-ink-2">
              <Trans>
                Each line is an effect. When a new paper defers, pauses, amends or ends the order, add an effect; a
                wrong one is struck.
              </Trans>
            </p>
          )}
          {effects.length === 0 && (
            <p>
              <Trans>No effect is recorded.</Trans>
            </p>
          )}
          <ul className="border-t border-ink">
            {effects.map((effect) => (
              <EffectItem key={effect.id} effect={effect} isWriter={isWriter} />
            ))}
          </ul>
        </section>
        <section aria-label={t`What was checked`} className="stack-4">
          <h2 className="text-xl">
            <Trans>What was checked</Trans>
          </h2>
          {checks.length === 0 && (
            <p>
              <Trans>Nobody has recorded a reading yet.</Trans>
            </p>
          )}
          <ul className="stack-2">
            {checks.map(({ on, against, result, by }) => (
              <li key={on}>
                {formatDate(on)}: {result === 'same' ? <Trans>stands as it did</Trans> : <Trans>has changed</Trans>} ·{' '}
                <bdi className="wrap-anywhere">{against}</bdi>
                {by && (
                  <>
                    {' · '}
                    <bdi>{by}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
          {may(roles, 'content.publish') && order.withdrawnOn === null && <CheckForm slug={order.slug} />}
        </section>
      </div>
    </DeskPage>
  );
}

type PrintedProps = Pick<LawOrder, 'order' | 'exemptions'> & { entries: number; isWriter: boolean };

function Printed({ order, entries, exemptions, isWriter }: PrintedProps) {
  const { t } = useLingui();
  const { instruments, confidences } = useLawNames();
  const {
    title,
    kind,
    subject,
    signedOn,
    publishedOn,
    authority,
    link,
    source,
    confidence,
    verifiedOn,
    withdrawnOn,
    slug,
  } = order;
  return (
    <section aria-label={t`What was printed`} className="stack-3">
      <h2 className="text-xl">
        <Trans>What was printed</Trans>
      </h2>
      <p className="max-w-3xl">
        <bdi>{title}</bdi>
      </p>
      <FactList
        facts={[
          { term: t`Subject`, value: subject && <bdi>{subject}</bdi> },
          { term: t`Kind`, value: instruments[kind] },
          { term: t`Signed`, value: signedOn && formatDate(signedOn) },
          { term: t`Published`, value: publishedOn && formatDate(publishedOn) },
          { term: t`Issued by`, value: authority?.name },
          { term: t`Entries of lists`, value: entries },
          {
            term: t`Exempts`,
            value: exemptions.length > 0 && <ExemptionList exemptions={exemptions} />,
          },
          { term: t`Read in`, value: [confidences[confidence], source].filter(Boolean).join(' · ') },
          { term: t`Read up to`, value: verifiedOn && formatDate(verifiedOn) },
        ]}
      />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href={siteAddress(`/orders/${slug}`)} target="_blank" rel="noreferrer" className="text-assay underline">
          <Trans>View on the site</Trans>
        </a>
        {link && (
          <a href={link} target="_blank" rel="noreferrer" className="text-assay underline">
            <Trans>The paper itself</Trans>
          </a>
        )}
        {isWriter && withdrawnOn === null && (
          <Link to={`/law/orders/${slug}/correct`} className="text-assay underline">
            <Trans>Correct what is printed</Trans>
          </Link>
        )}
      </p>
      {isWriter && withdrawnOn === null && <StrikeForm order={slug} />}
    </section>
  );
}

function EffectItem({ effect, isWriter }: { effect: RecordedEffect; isWriter: boolean }) {
  const { recordedOn, withdrawnOn, reason } = effect;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-rule py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="stack-1 min-w-0">
        <EffectFacts effect={effect} isStruck={withdrawnOn !== null} />
        <p className="text-sm text-ink-2">
          <Trans>Recorded on {formatDate(recordedOn)}</Trans>
          {withdrawnOn && (
            <>
              {' · '}
              <Trans>Struck on {formatDate(withdrawnOn)}</Trans>
            </>
          )}
          {reason && <>: {reason}</>}
        </p>
      </div>
      {isWriter && withdrawnOn === null && <StrikeForm effectId={effect.id} />}
    </li>
  );
}
