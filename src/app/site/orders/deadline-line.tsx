import { Plural, Trans } from '@lingui/react/macro';
import { OrderNumber } from '#features/orders/components/order-number.tsx';
import type { Deadline } from '#features/orders/list-order-states.server.ts';
import { AudienceNames } from '#features/requirements/components/audience-names.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What takes effect or ends on a day, for whom, and how many entries of the lists it concerns. */
export function DeadlineLine({ deadline: { order, kind, audiences, lines } }: { deadline: Deadline }) {
  return (
    <>
      <TextLink to={`/orders/${order.slug}`}>
        <OwnText text={order.title} />
      </TextLink>
      <span className="block text-sm text-ink-2">
        {order.number && (
          <>
            <OrderNumber order={order} />
            {' · '}
          </>
        )}
        {kind === 'begins' ? (
          <Trans>
            Takes effect for <AudienceNames audiences={audiences} />
          </Trans>
        ) : (
          <Trans>
            The pause ends for <AudienceNames audiences={audiences} />
          </Trans>
        )}
        {' · '}
        <Plural value={lines} one="# list entry" other="# list entries" />
      </span>
    </>
  );
}

/** The React key of a deadline. */
export const deadlineKey = ({ order, kind, on, audiences }: Deadline) => [order.slug, kind, on, ...audiences].join(' ');
