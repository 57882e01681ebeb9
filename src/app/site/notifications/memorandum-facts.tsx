import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NotificationKind } from '#features/notifications/components/notification-kind.tsx';
import { NotificationStateChip } from '#features/notifications/components/notification-state-chip.tsx';
import type { NotificationDetail } from '#features/notifications/find-notification.server.ts';
import type { NotificationState } from '#features/notifications/notification-state.schema.ts';
import { ConfidenceName, weakestOf } from '#features/orders/components/confidence-name.tsx';
import { OrderNumberLink } from '#features/orders/components/order-number.tsx';
import { FigureDate } from '#features/requirements/components/dated-text.tsx';
import { MarginFacts } from '#ui/margin-facts.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Shown = Pick<
  NotificationDetail,
  | 'technicalName'
  | 'referenceNumber'
  | 'date'
  | 'effectiveDate'
  | 'deadline'
  | 'issuingBody'
  | 'kind'
  | 'productsText'
  | 'service'
  | 'citedAs'
  | 'orders'
>;

/** The facts of a notification, in the margin of its text. */
export function MemorandumFacts({ notification, state }: { notification: Shown; state: NotificationState | null }) {
  const { t } = useLingui();
  const {
    technicalName,
    referenceNumber,
    date,
    effectiveDate,
    deadline,
    issuingBody,
    kind,
    productsText,
    service,
    citedAs,
    orders,
  } = notification;
  const readIn = weakestOf(orders.map((order) => order.confidence));
  const number = referenceNumber === technicalName ? null : referenceNumber;
  const facts: { term: string; value: ReactNode }[] = [
    { term: t`Status`, value: state && <NotificationStateChip state={state} from={effectiveDate} /> },
    { term: t`Technical Name`, value: technicalName && <bdi className="tabular">{technicalName}</bdi> },
    { term: t`Number`, value: number && <bdi className="tabular">{number}</bdi> },
    { term: t`Date`, value: <FigureDate date={date} /> },
    {
      term: t`In effect from`,
      value: effectiveDate ? <FigureDate date={effectiveDate} /> : state !== 'rescinded' && <SeeText kind={kind} />,
    },
    { term: t`Transition ends on`, value: deadline && <FigureDate date={deadline} /> },
    { term: t`Issued by`, value: issuingBody && <OwnText text={issuingBody} /> },
    { term: t`Kind`, value: kind && <NotificationKind kind={kind} /> },
    { term: t`Products`, value: productsText && <OwnText text={productsText} /> },
    {
      term: t`Service`,
      value: service && <TextLink to={`/services/${service.categorySlug}/${service.slug}`}>{service.name}</TextLink>,
    },
    { term: t`In the register`, value: orders.length > 0 && <Orders orders={orders} /> },
    { term: t`Source`, value: citedAs && <OwnText text={citedAs} /> },
    { term: t`Read in`, value: readIn && <ConfidenceName confidence={readIn} /> },
  ];
  return <MarginFacts facts={facts} />;
}

/** Where only the text of the notification gives its start. */
function SeeText({ kind }: { kind: Shown['kind'] }) {
  if (kind !== 'New order' && kind !== 'Amendment') return null;
  return <Trans>see the text of the notification</Trans>;
}

function Orders({ orders }: Pick<Shown, 'orders'>) {
  return (
    <ul>
      {orders.map((order) => (
        <li key={order.slug}>
          <OrderNumberLink order={order} />
        </li>
      ))}
    </ul>
  );
}
