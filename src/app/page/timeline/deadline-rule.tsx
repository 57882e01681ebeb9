import { Trans, useLingui } from '@lingui/react/macro';
import type { TimeRule as Rule } from '#ui/drawings/time-rule.ts';
import { TimeRule } from '#ui/time-rule.tsx';

/** A ruler of days with the words that explain its lines. The page gives the same days in words beside it. */
export function DeadlineRule({ rule }: { rule: Rule }) {
  const { t } = useLingui();
  const hasEnds = rule.lanes.some(({ ticks }) => ticks.some(({ isEnd }) => isEnd));
  return (
    <figure>
      <TimeRule rule={rule} todayLabel={t`Today`} />
      {hasEnds && (
        <figcaption className="mt-1 text-sm text-ink-2">
          <Trans>A solid line: it takes effect. A broken line: it ends, or its pause does.</Trans>
        </figcaption>
      )}
    </figure>
  );
}
