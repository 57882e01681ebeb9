import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OutcomeChip } from '#app/page/family-sheet/outcome-chip.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';

/** What the words of sheets, lists and orders mean; each state has one word on the whole site. */
export function StateLegend() {
  return (
    <section aria-labelledby="words" className="mt-12">
      <h2 id="words" className="scroll-mt-24">
        <Trans>What the words mean</Trans>
      </h2>
      <dl className="mt-4 border-b border-rule">
        <Word chip={<StateChip state="in-force" />}>
          <Trans>Compulsory since the day beside it.</Trans>
        </Word>
        <Word chip={<StateChip state="listed" />}>
          <Trans>
            An official list or a rule requires it. Where its start date is not published, or we have not read it, the
            row says so.
          </Trans>
        </Word>
        <Word chip={<StateChip state="upcoming" />}>
          <Trans>Compulsory from the day beside it, and not before.</Trans>
        </Word>
        <Word chip={<StateChip state="date-open" />}>
          <Trans>An order stands, but the day on which it takes effect was left open.</Trans>
        </Word>
        <Word chip={<StateChip state="paused" />}>
          <Trans>The order stands, but it is not enforced for now.</Trans>
        </Word>
        <Word chip={<StateChip state="unknown" />}>
          <Trans>Our sources disagree, or nobody has read what followed. Ask the authority.</Trans>
        </Word>
        <Word chip={<StateChip state="exempt" />}>
          <Trans>The order leaves these goods or these makers out.</Trans>
        </Word>
        <Word chip={<StateChip state="voluntary" />}>
          <Trans>You may have it; no order on our list makes it compulsory.</Trans>
        </Word>
        <Word
          chip={
            <>
              <StateChip state="rescinded" />
              <StateChip state="de-notified" />
            </>
          }
        >
          <Trans>It was required once, and no longer is.</Trans>
        </Word>
        <Word
          chip={
            <>
              <OutcomeChip status="may-apply" likelihood="likely" />
              <OutcomeChip status="may-apply" likelihood={null} />
              <OutcomeChip status="may-apply" likelihood="unlikely" />
            </>
          }
        >
          <Trans>The facts of your model decide; the row says which.</Trans>
        </Word>
        <Word chip={<OutcomeChip status="may-apply" likelihood="unclear" />}>
          <Trans>No source that we have read settles it. Ask the authority.</Trans>
        </Word>
        <Word chip={<OutcomeChip status="not-required" likelihood={null} />}>
          <Trans>A row or a rule says that it is not needed.</Trans>
        </Word>
      </dl>
    </section>
  );
}

function Word({ chip, children }: { chip: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-1 border-t border-rule py-3 md:grid-cols-[18rem_minmax(0,1fr)]">
      <dt className="flex flex-wrap content-start gap-1">{chip}</dt>
      <dd>{children}</dd>
    </div>
  );
}
