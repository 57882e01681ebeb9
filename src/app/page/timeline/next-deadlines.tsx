import { Trans, useLingui } from '@lingui/react/macro';
import type { Deadline } from '#features/orders/list-order-states.server.ts';
import type { TimeRule as Rule } from '#ui/drawings/time-rule.ts';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TimeRule } from '#ui/time-rule.tsx';
import { DeadlineList } from './deadline-list.tsx';

/** The deadlines ahead as a picture, and the next of them in words. Without any, there is no such section. */
export function NextDeadlines({ deadlines, rule }: { deadlines: readonly Deadline[]; rule: Rule }) {
  const { t } = useLingui();
  if (deadlines.length === 0) return null;
  return (
    <Section id="deadlines" title={t`The next deadlines`}>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <TimeRule rule={rule} todayLabel={t`Today`} />
        <div className="min-w-0">
          <DeadlineList deadlines={deadlines} isShort />
          <p className="mt-3">
            <TextLink to="/orders/calendar">
              <Trans>All deadlines</Trans>
            </TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
