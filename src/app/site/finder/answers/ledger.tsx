import { Plural, Trans } from '@lingui/react/macro';
import { OutcomeChip } from '#app/page/family-sheet/outcome-chip.tsx';
import type { Step } from '#features/finder/flow/step.ts';

/** The assay ledger: a hairline row for each approval, whose word changes as answers settle it; one line on phones. */
export function Ledger({ step: { ledger, settled, open } }: { step: Step }) {
  const count = (
    <>
      <Plural value={settled} one="# settled" other="# settled" /> · <Plural value={open} one="# open" other="# open" />
    </>
  );
  if (ledger.length === 0) return null;
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className="text-lg">
        <Trans>Approvals</Trans> <span className="tabular text-base text-ink-2">{count}</span>
      </h2>
      <ul className="mt-2 border-b border-rule max-lg:hidden">
        {ledger.map(({ key, name, status, likelihood }) => (
          <li
            key={key}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-rule py-2"
          >
            <span>{name}</span>
            <OutcomeChip status={status} likelihood={likelihood} />
          </li>
        ))}
      </ul>
    </section>
  );
}
