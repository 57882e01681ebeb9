import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { Deadline } from '#features/orders/list-order-states.server.ts';
import { TextLink } from '#ui/text-link.tsx';
import { DeadlineLine, deadlineKey } from './deadline-line.tsx';

/** The next days on which something begins or a pause ends, set off by the gold streak. */
export function NextDays({ deadlines }: { deadlines: readonly Deadline[] }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="next-days" className="mb-10 border-t-2 border-gold pt-4">
      <h2 id="next-days" className="break-after-avoid text-2xl">
        <Trans>The next 90 days</Trans>
      </h2>
      <ul className="mt-2 border-b border-rule">
        {deadlines.map((deadline) => (
          <li
            key={deadlineKey(deadline)}
            className="grid gap-x-6 border-t border-rule py-3 first:border-0 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <time dateTime={deadline.on} className="font-semibold tabular">
              {longDate(deadline.on, i18n.locale)}
            </time>
            <div className="min-w-0">
              <DeadlineLine deadline={deadline} />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <TextLink to="/orders/calendar">
          <Trans>All deadlines</Trans>
        </TextLink>
      </p>
    </section>
  );
}
