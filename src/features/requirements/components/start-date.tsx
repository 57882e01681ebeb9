import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Requirement } from '#features/requirements/requirement.ts';
import { type StartDates, startDatesBySize } from '#features/requirements/start-dates.ts';
import { FigureDate } from './figure-date.tsx';
import { OrderReference } from './order-reference.tsx';

type Dated = Pick<Requirement, 'implementationDate' | 'note' | 'orderReference' | 'orderDate'>;

/**
 * The day from which a requirement holds: by size of enterprise where the list says so, else the one
 * day; where only the order's own text gives it, the order. Null when there is nothing to say.
 * @param isAwaited whether the requirement asks something of somebody on a certain day
 */
export function startDate(requirement: Dated, isAwaited: boolean): ReactNode {
  const { implementationDate, note, orderReference, orderDate } = requirement;
  const bySize = startDatesBySize(note);
  if (bySize) return <DatesBySize dates={bySize} />;
  if (implementationDate) return <FigureDate date={implementationDate} />;
  if (!isAwaited || !orderReference || !orderDate) return null;
  return (
    <Trans>
      See the order: <OrderReference reference={orderReference} date={orderDate} />
    </Trans>
  );
}

function DatesBySize({ dates }: { dates: StartDates }) {
  const sizes = [
    { key: 'others', name: <Trans>Large and medium enterprises</Trans>, date: dates.others },
    { key: 'small', name: <Trans>Small enterprises</Trans>, date: dates.small },
    { key: 'micro', name: <Trans>Micro enterprises</Trans>, date: dates.micro },
  ];
  return (
    <ul>
      {sizes.map(({ key, name, date }) => (
        <li key={key}>
          <FigureDate date={date} /> <span className="text-ink-2">{name}</span>
        </li>
      ))}
    </ul>
  );
}
