import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { longDate } from '#core/time/dates.ts';
import { OrderNumber } from '#features/orders/components/order-number.tsx';
import type { Deadline } from '#features/orders/list-order-states.server.ts';
import { AudienceNames } from '#features/requirements/components/audience-names.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/**
 * Deadlines under their orders, so that each order is named once; the one with the next day comes first.
 * @param isShort leaves out the numbers of the orders and of their entries
 */
export function DeadlineList({ deadlines, isShort }: { deadlines: readonly Deadline[]; isShort?: boolean }) {
  const byOrder = Map.groupBy(deadlines, ({ order }) => order.slug);
  return (
    <ul className="border-b border-rule">
      {[...byOrder].map(([slug, ofOrder]) => (
        <li key={slug} className="border-t border-rule py-3">
          {ofOrder[0] && <OrderHead order={ofOrder[0].order}>{!isShort && <Numbers deadlines={ofOrder} />}</OrderHead>}
          <ul>
            {ofOrder.map((deadline) => (
              <DayLine key={`${deadline.kind} ${deadline.on} ${deadline.audiences}`} deadline={deadline} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** How many entries of the lists each of the days concerns; null when they differ. */
function sharedLines(deadlines: readonly Deadline[]): number | null {
  const [first, ...more] = deadlines;
  return first && more.every(({ lines }) => lines === first.lines) ? first.lines : null;
}

function OrderHead({ order, children }: { order: Deadline['order']; children: ReactNode }) {
  return (
    <p>
      <TextLink to={`/orders/${order.slug}`}>
        <OwnText text={order.title} from="lists" />
      </TextLink>{' '}
      {children}
    </p>
  );
}

function Numbers({ deadlines }: { deadlines: readonly Deadline[] }) {
  const lines = sharedLines(deadlines);
  const order = deadlines[0]?.order;
  return (
    <span className="inline-block text-sm text-ink-2">
      {order?.number && <OrderNumber order={order} />}
      {order?.number && lines !== null && ' · '}
      {lines !== null && <Plural value={lines} one="# list entry" other="# list entries" />}
    </span>
  );
}

function DayLine({ deadline: { kind, on, audiences } }: { deadline: Deadline }) {
  const { i18n } = useLingui();
  return (
    <li className="mt-1 sm:flex">
      <time dateTime={on} className="block shrink-0 font-semibold sm:w-52">
        {longDate(on, i18n.locale)}
      </time>
      <span className="text-ink-2">
        {kind === 'begins' ? (
          <Trans>
            Takes effect for <AudienceNames audiences={audiences} />
          </Trans>
        ) : (
          <Trans>
            The pause ends for <AudienceNames audiences={audiences} />
          </Trans>
        )}
      </span>
    </li>
  );
}
