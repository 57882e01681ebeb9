import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Requirement } from '#features/requirements/requirement.ts';
import { type StartDates, startDatesBySize } from '#features/requirements/start-dates.ts';
import { FigureDate } from './dated-text.tsx';
import { OrderReference } from './order-link.tsx';

type Dated = Pick<Requirement, 'implementationDate' | 'note' | 'orderReference' | 'orderDate'>;

/**
 * The day from which a requirement applies: one for each size of enterprise if the list says so, or else a single day.
 * If only the text of the order gives it, the order is named. Null when there is nothing to say.
 * @param isAwaited whether the requirement is in a state with a day to wait for
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
